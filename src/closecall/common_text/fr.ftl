### Les mots que les cinq jeux partagent. $who est toujours le nom d’une personne.

## Les langues, chacune sous son propre nom

language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano

## Joueurs et robots

you = Toi
player = Joueur
partner = Partenaire
team = Équipe
bot = Bot
spectator = Spectateur
seat = Place { $number }
seat-open = Place libre
level = Niveau
level-gentle = Très facile
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-best = Maximal
level-cautious = Prudent
level-greedy = Avide
level-bluffer = Bluffeur
level-sprinter = Pressé

## Une partie

game = Jeu
match = Partie
round = Manche
round-of = Manche { $round } sur { $rounds }
turn = Tour
turn-of = Tour { $turn } sur { $turns }
score = Score
scores = Scores
total = Total
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
winner = Victoire de
winners = Victoire partagée de
draw = Égalité
log = Journal
rules = Règles
goal-heading = Le but du jeu
options = Options
option-true = Oui
option-false = Non
hidden = Caché

## À qui le tour, et maintenant ?

your-turn = À toi de jouer
turn-of-player = Au tour de { $who }
waiting-for = En attente de { $who }
waiting-for-count = { $count ->
    [one] On attend une personne
   *[other] On attend { $count } personnes
}
thinking = réfléchit
deciding = se décide
choosing = choisit
ready = a terminé
watching = Tu regardes la partie
skipped = passe son tour

## Boutons

button-play = Jouer
button-start = C’est parti
button-undo = Annuler le coup
button-hint = Conseil
button-clear = Tout reposer
button-yes = Oui
button-no = Non
button-rules = Règles
button-replay = Revoir
button-rematch = Revanche
button-leave = Quitter
undo-seen = Impossible d’annuler : quelque chose de nouveau a été vu

## Le résultat

result-you-win = Tu gagnes !
result-wins = { $who } gagne
result-shared = { $who } partagent la victoire
result-team-won = Gagné, tous ensemble !
result-team-lost = Pas cette fois : perdu ensemble.
result-over = La partie est finie

## Ce qui n’a pas marché, selon le code de l’erreur

error-malformed_move = Ce n’est pas un coup de ce jeu.
error-illegal_move = Ce coup n’est pas possible maintenant.
error-not_your_turn = Pas encore : c’est au tour de quelqu’un d’autre.
error-stale_move = Trop tard : la partie avait déjà continué. Voici la situation actuelle.
error-bad_options = Ces options ne vont pas avec ce jeu.
error-bad_edition = Cette édition ne peut pas se jouer.
error-bad_snapshot = Cette position ne peut pas exister.
error-bad_record = Cet enregistrement est endommagé ou modifié.
error-game_over = La partie est déjà terminée.
error-unknown_game = Ce jeu n’existe pas ici.
error-unknown_match = Aucune table avec ce code.
error-seat_taken = Quelqu’un est déjà assis là.
error-too_large = C’est trop gros pour être envoyé.
error-refused = Ce n’est pas possible.
error-unknown = Quelque chose n’a pas marché.

# Hints

explain-best = C’est ce qui te laisse le plus de possibilités.
explain-plain = { $move } a été comparé aux autres coups dans de nombreuses suites possibles.

## Analyses

review = Analyse
review-of = Analyse : { $game }
review-honest = Chaque décision est jugée d’après ce que l’on savait à ce moment-là, jamais d’après les cartes cachées.
review-unit-win = Chances de gagner, en pour cent
review-unit-points = Points
review-unit-stars = Étoiles
review-amount-win = { $amount } % de chances de gagner
review-swing-win = { $swing } %
review-amount-points = { $amount } points
review-amount-stars = { $amount } étoiles
review-best = Meilleur coup
review-fine = Bien
review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Grosse erreur
review-accuracy = Précision
review-decisions = Décisions
review-decision = Décision { $number } sur { $total }
review-played = Joué
review-better = Mieux
review-lost = Perte
review-stood-in = { $count ->
    [one] Un bot a pris une décision à cette place. Elle n’est pas notée et compte parmi celles des autres.
   *[other] Un bot a pris { $count } décisions à cette place. Elles ne sont pas notées et comptent parmi celles des autres.
}
review-record = Un enregistrement ne dit pas quels coups un bot a joués pendant une absence : ici, ils comptent comme ceux du joueur.
review-doubt = Incertitude
review-why = Pourquoi
review-misses = Occasions manquées
review-no-misses = Aucune occasion manquée.
review-adds-up = Chance et talent
review-adds-up-note = Départ, chance, décisions personnelles et décisions des autres donnent ensemble le résultat. Les décisions sont comparées à celles d’un joueur solide, les notes au meilleur coup.
review-adds-up-note-best = Départ, chance, décisions personnelles et décisions des autres donnent ensemble le résultat. Les décisions comme les notes sont comparées au meilleur coup.
review-start = Départ
review-luck = Chance
review-own = Décisions personnelles
review-others = Décisions des autres
review-result = Résultat
review-chart = Perspectives
review-move = Coup
review-turning-points = Tournants
review-turn-luck = chance
review-turn-own = décision personnelle
review-turn-others = décisions des autres
review-progress = Analyse des décisions
review-written = Analyse enregistrée dans { $file }

## The lab

lab-of = Rapport de labo : { $game }
lab-compare-of = Comparaison : { $game }
lab-sweep-of = Balayage : { $game }
lab-setting = { $matches } parties de { $seats } × { $level }, graine { $seed }, règles révision { $revision }. Les fourchettes sont des intervalles de confiance à 95 %.
lab-options = Options
lab-own-edition = édition personnelle
lab-figure = Mesure
lab-mean = Moyenne
lab-interval = Intervalle à 95 %
lab-wanted = Souhaité
lab-missed = manqué
lab-matches = Parties
lab-overview = En bref
lab-metric-win = Gagnées par l’équipe
lab-metric-turns = Durée en tours
lab-metric-minutes = Durée en minutes (estimation)
lab-metric-decisions = Décisions par joueur
lab-metric-forced = Coups sans alternative
lab-metric-real = Décisions avec plusieurs coups sensés
lab-metric-first = Gagnées par le premier joueur
lab-metric-tie = Égalités
lab-metric-margin = Points entre le premier et le deuxième
lab-metric-lead-changes = Changements de leader
lab-metric-decided = Part de la partie après laquelle le leader reste en tête
lab-metric-comeback = Gagnées en étant mené à mi-partie
lab-length = Durée d’une partie
lab-turns = Tours
lab-minutes = Minutes
lab-percentile = { $share } des parties durent au plus
lab-longest = La plus longue
lab-minutes-note = Les minutes sont estimées d’après le nombre de décisions, au rythme indiqué par le jeu.
lab-seats = Part de victoires par place
lab-fair = Une part égale serait de { $share }.
lab-scores = Scores finaux
lab-leader = Quand connaît-on le vainqueur ?
lab-leader-note = À quelle fréquence le leader du moment finit par gagner.
lab-after = Après { $share } de la partie
lab-skill = Talent ou chance
lab-skill-note = Part de victoires d’un niveau plus fort parmi de plus faibles.
lab-against = { $level } contre { $against }
lab-teams = Taux de victoire par taille d’équipe et niveau
lab-endings = Ce qui a mis fin à la partie
lab-uses = Ce qui entre en jeu
lab-uses-note = À quelle fréquence chaque règle, carte, jeton ou tuile intervient.
lab-kind-rule = Règles
lab-kind-card = Cartes
lab-kind-token = Jetons
lab-kind-tile = Tuiles
lab-in-matches = Dans les parties
lab-times = Par partie
lab-choices = Coups
lab-choices-note = Combien de fois un type de coup était possible, et choisi. Une option morte n’a tenté aucun niveau.
lab-offered = Possible
lab-taken = Choisi
lab-dead = option morte
lab-difference = Différence
lab-paired = Les deux côtés ont joué les mêmes { $matches } donnes. Les différences dont l’intervalle exclut zéro sont marquées.
lab-surely = nette
lab-value = Valeur
lab-not-playable = injouable
lab-written = Rapport enregistré dans { $file }
lab-data = Chiffres en tableau
