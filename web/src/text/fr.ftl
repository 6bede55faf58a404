### Les mots de l’application web. Ceux des jeux et les mots communs sont dans src/closecall.

## Round the table

home = Accueil
table = Table
skip-to-table = Aller à la table
your-turn-small = à toi
your-move = Ton coup
more = Plus : son, couleurs, quitter
more-title = Plus
close = Fermer
dismiss = Masquer
side-unread = { $count ->
    [0] Scores et journal
   *[other] Scores et journal, { $count } à lire
}
scores-and-log = Scores et journal
log-empty = Il ne s’est encore rien passé.
log-taken-back = Un coup a été annulé
watchers = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
watching-live = En direct.
watching-delay = Avec { $seconds } secondes de décalage.
one-moment = Un instant…
sending = Envoi…
dock-choose = Choisis un coup
nudge = Relancer
nudge-who = Relancer { $who }
undo-not-now = Rien à annuler
undo-asked = { $who } aimerait annuler le dernier coup. D’accord ?
undo-declined = Tout le monde n’était pas d’accord.
hint-says = Conseil : { $move }.
hint-says-clear = Conseil : { $move }. Nettement mieux que « { $other } ».
hint-says-likely = Conseil : { $move }. Un peu mieux que « { $other } ».
hint-says-close = Conseil : { $move }. À peu près aussi bon que « { $other } ».
partner-asks-fresh-start = { $who } demande : on repart de zéro ?
partner-asked = Question posée à ton partenaire : on repart de zéro ?
partner-yes = Ton partenaire dit oui.
partner-no = Ton partenaire dit non.
reconnecting = Connexion perdue. Nouvel essai ({ $tries }). Tes coups sont en sécurité.
try-now = Essayer maintenant
online = En ligne
offline = hors ligne
seat-away = Un bot joue ici pour le moment
seat-resigned = A abandonné
clock-left = Reste { $time }
time-left = Temps restant
see-result = Voir le résultat
copy-link = Copier le lien
copied = Copié
leave-to-bot = Partir et laisser un bot continuer
resign = Abandonner
resign-sure = Vraiment abandonner ?
rule-now = La règle du moment
rules-search = Chercher dans les règles
rules-none = Aucune règle ne correspond.
tally-skip = Tout montrer
tally-go-on = Continuer
chart-summary = Totaux : { $totals }. Tous les chiffres sont sur la feuille de score.

## Talking

chat = Discussion
chat-write = Écrire un message
chat-send = Envoyer
chat-quiet = Les partenaires ne se parlent pas pendant la partie.
reactions = Réactions
react-clap = Bien joué
react-wow = Waouh
react-laugh = C’était drôle
react-think = Je réfléchis
react-thanks = Merci
react-sorry = Pardon
react-oops = Oups
react-hurry = À toi, prends ton temps
react-good-luck = Bonne chance
react-good-game = Belle partie

## Settings

settings = Réglages
setting-language = Langue
setting-theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
setting-motion = Animations
motion-system = Comme le système
motion-full = Toutes
motion-none = Aucune
setting-speed = Rythme
speed-calm = Tranquille
speed-quick = Rapide
sound-mute = Couper le son
sound-unmute = Activer le son
setting-sound = Son
setting-sound-note = Tout ce qui s’entend se voit aussi.
setting-volume = Volume
setting-only-my-turn = Seulement à mon tour
setting-shortcuts = Raccourcis clavier
setting-shortcuts-note = Lettres et chiffres sélectionnent des éléments sur la table.
setting-confirm = Demander confirmation
setting-confirm-note = Là où une erreur coûterait cher.

## Home and around

skip-to-content = Aller au contenu
nav-main = Menu principal
nav-play = Jouer
nav-matches = Parties
nav-fame = Palmarès
nav-puzzles = Problèmes
nav-daily = Défi du jour
nav-rules = Règles
no-such-page = Cette page n’existe pas.
theme-now = Couleurs : { $theme }
profile = Profil
profile-open = Tu es { $name }. Nom, langue, réglages
profile-note = Ton nom et tes places sont liés à ce navigateur. Il n’y a pas de compte.
your-name = Ton nom
keep-name = Enregistrer
name-kept = Enregistré. Les parties en cours gardent l’ancien nom.
default-name = Invité
forget-me = M’oublier
forget-sure = Oublier nom et places ?
foot-rules = Règles et précisions
foot-fair = Hasard équitable, prouvé
foot-print = À imprimer
foot-keys = Clavier
hero-1 = À un cheveu près.
hero-2 = On rejoue ?
hero-new-1 = Cinq jeux rapides.
hero-new-2 = Prêt en une minute.
hero-text = Cinq petits jeux malins entre amis, avec des bots ou les deux. Sans compte, sans installation.
continue = Continuer
all-matches = Toutes mes parties
no-matches = Aucune partie en cours.
no-finished = Aucune partie terminée pour l’instant.
join-with-code = Rejoindre avec un code
code-character = Caractère { $number } sur { $of }
take-a-seat = Prendre place
join-note = Ou ouvre le lien que tu as reçu. Si la table est pleine, tu peux regarder.
no-such-table = Aucune table avec le code { $code }. Les codes n’ont ni O, ni 0, ni I, ni 1.
pick-a-game = Choisis un jeu
pick-a-game-note = « Jouer » lance tout de suite une partie contre des bots.
games = Jeux
play-now = Jouer
play-now-game = Jouer à { $game } tout de suite, contre des bots
set-up = Préparer
set-up-game = Préparer une partie de { $game }
learn = Découvrir
learn-again = Découvrir
learn-game = Première partie guidée de { $game }
minutes = { $count } min
kind-hands = Mains cachées
kind-turns = Chacun son tour
plain-event = { $text }
kind-bluff = Bluff
kind-together-at-once = Tous en même temps
kind-coop = Coopératif
kind-teams = Mots et équipes
open-tables = Tables ouvertes
open-tables-note = Quelqu’un t’attend ici.
no-open-tables = Aucune table ouverte. Ouvres-en une et affiche-la dans la liste.
tables-to-watch = Tables à regarder
no-tables-to-watch = Aucune table à regarder pour le moment.
matches-running = En cours
matches-finished = Terminées
show-more = Afficher plus
with = avec { $who }
nobody-yet = Personne pour l’instant
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
running = En cours
row-waiting = On attend { $who }
watch = Regarder
won = Gagnée
over = Terminée
abandoned = Annulée
abandoned-title = Cette table a été annulée.

## A new match

new-match = Nouvelle partie
seats = Places
seat-waiting = Attend quelqu’un avec le lien
seat-held = Réservée
seat-taken = À la table
seat-open = Place libre
kind-me-too = Ici aussi, sur le même appareil
kind-open = Quelqu’un d’autre
who-sits = Qui est à la place { $number }
level-of-seat = Niveau du bot à la place { $number }
level-fair = Un adversaire à ma mesure
characters = Personnages
fair-note = Un adversaire à ta mesure joue au niveau où tu gagnes à peu près autant que lui : pour l’instant { $level }. Il se règle sur tes résultats sur cet appareil.
name-of-seat = Nom à la place { $number }
player-number = Joueur { $number }
team-number = Équipe { $number }
add-seat = Ajouter une place
remove-seat = Retirer une place
pass-and-play-note = Plusieurs personnes, un seul appareil : l’écran est masqué quand on le passe.
no-own-seat-note = Ici, tu regardes seulement.
table-rules = À la table
clock-move = Temps par coup
clock-move-note = Ensuite, le bot remplaçant prend le relais.
clock-match = Temps par partie
clock-match-note = Pour tous les coups d’une personne.
clock-reaction = Temps pour réagir
clock-reaction-note = Pour répondre à un coup ; sans réponse, le jeu continue.
no-clock = Sans limite
takeover = Bot remplaçant
takeover-note = Prend le relais si quelqu’un part ou n’a plus de temps.
takeover-none = Aucun
watching-option = Spectateurs
watching-option-note = Ce que voient les personnes sans place.
watch-nobody = Aucun
watch-public = Voient ce que tout le monde voit
watch-seats = Du point de vue de chacun, 30 s plus tard
hints-option = Conseils
hints-option-note = À son tour, on peut demander conseil à un bot fort.
undo-option = Annuler des coups
undo-option-note = Tant que rien de nouveau n’a été vu, et si tout le monde est d’accord.
chat-option-note = Tout le monde à la table peut écrire.
listed-option = Dans la liste publique
listed-option-note = Sinon, seules les personnes qui ont le lien la trouvent.
create-and-invite = Ouvrir la table et inviter
edition-own = Édition maison
edition-file = Fichier d’édition (TOML ou JSON)
edition-remove = Revenir à l’édition standard
what-if = Qu’est-ce qui changerait ?
what-if-note = Des bots essaient : les règles habituelles contre les vôtres, avec les mêmes donnes.
what-if-asking = Les bots jouent…
what-if-of = { $count } parties de chaque côté, bots de niveau { $level }
what-if-busy = Les bots sont très occupés. Réessayez dans un instant.
what-if-usual = Habituel
what-if-yours = Le vôtre
what-if-difference = Différence
what-if-clear = nette
what-if-same = Pas de différence nette.
sit-here = M’asseoir ici
sit-here-seat = M’asseoir à la place { $number }
get-up = Me lever
fill-with = Niveau des bots
start-with-bots = { $count ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $count } bots
}
starts-when-full = { $count ->
    [one] Commence d’elle-même quand la dernière place est prise.
   *[other] Commence d’elle-même quand les { $count } places libres sont prises.
}
all-here = Tout le monde est là.
cancel-match = Annuler cette table
invite = Inviter
invite-link = Lien vers cette table
qr-alt = Code QR du lien vers la table { $code }
code = Code
share = Partager
second-device = Continuer sur un autre appareil
second-device-how = Scanne ce code là-bas ou ouvre le lien : c’est la même place.
second-device-note = Ce lien vaut ta place : toute personne qui l’a voit ce que tu vois et peut jouer pour toi.
second-device-link = Lien privé vers ta place
second-device-qr = Code QR du lien privé vers ta place
seat-link-wrong = Ce lien vers ta place n’est plus valable.
seat-link-wrong-note = Il est pour une autre table, incomplet, ou il y en a un plus récent.
to-the-table = Aller à la table
pass-to = Passe à { $who }
pass-note = Les autres ne regardent pas, s’il vous plaît.
pass-ready = Je suis { $who }
rematch-ready = La partie suivante est prête.

## Result and replay

result = Résultat
podium = Podium
place = { $number ->
    [1] 1re place
   *[other] { $number }e place
}
totals-by-round = Totaux, manche par manche
score-sheet = Feuille de score
watch-replay = Revoir la partie
change-table = Modifier la table
back-to-table = Retour à la table
counting-up = On compte les points
offline-shell = Pas de connexion. Tu vois ce que cet appareil a gardé.
update-ready = Une nouvelle version est prête.
update-reload = Recharger
moments = Temps forts
replay-of = { $game } : revoir la partie
replay-controls = Lecture de la partie
replay-step = Étape { $at } sur { $of }
whose-eyes = Point de vue
open-cards = Toutes les cartes visibles
share-moment = Partager ce moment
play-on = Reprendre la partie d’ici
round-before = Manche précédente
move-before = Coup précédent
move-next = Coup suivant
round-next = Manche suivante
pause = Pause
play = Lire

## Analyse

error-too_many_reviews = Plus d’analyses pour aujourd’hui. Réessaie demain.

## Back Page of Fame

fame-title = Palmarès
fame-note = Tes parties terminées où tu occupais une seule place.
fame-empty = Pas encore de quoi se vanter.
victories = { $count ->
    [one] victoire en tout
   *[other] victoires en tout
}
won-of-played = gagnées
streak = Victoires d’affilée
longest-streak = Plus longue série
best-score = Meilleur résultat
average-score = Moyenne
rivals = Adversaires les plus fréquents
rival-won = { $won } gagnées sur { $met }

## Rules, keys, print

rules-pick = Choisis un jeu pour lire comment on y joue.
review-next-miss = Erreur suivante
review-previous-miss = Erreur précédente
print = Imprimer
print-note = Fiches de jeu et carnets de score pour la table à la maison.
sheet-side = face { $side }
sheet-alt = Fiche de cinq fois cinq cases à remplir à la main
sheet-extremes = 3, 4, 10, 11 : cocher une case ; 2, 12 : deux. La première libre compte.

## What went wrong, by the error’s code

error-sealed = D’autres jouent encore cette donne. Elle sera montrée demain.
error-tried_already = Tu as déjà fait ton essai aujourd’hui.
error-unknown_puzzle = Ce problème n’existe pas.
error-unavailable = Le serveur ne répond pas. Nouvel essai…
error-who_are_you = Le serveur ne connaît plus ce navigateur.
error-not_your_seat = Cette place est à quelqu’un d’autre.
error-other_site = Impossible depuis cette page.
error-not_yours = Seules les personnes assises à la table peuvent le faire.
error-not_over = Possible une fois la partie terminée.
error-not_running = La partie n’a pas commencé, ou elle est finie.
error-too_many = Trop à la fois. Réessaie dans un instant.
error-too_fast = Un peu moins vite, s’il te plaît.
error-busy = Cette table est très sollicitée. Réessaie dans un instant.
error-malformed = Le serveur n’a pas compris.
error-spectator = Les spectateurs ne peuvent pas faire cela.
error-cannot_undo = Impossible d’annuler : quelque chose de nouveau a été vu, ou quelqu’un a joué.
error-undo_off = À cette table, on ne peut pas annuler de coups.
error-quiet = Pendant la partie, la discussion est fermée.
error-no_hints = Cette table joue sans conseils.
error-no_takeover = Aucun bot ne peut continuer à cette table.
error-nobody_asked = La question n’est plus d’actualité.
error-no_partner = Tu n’as pas de partenaire ici.
error-no_question = Les règles n’autorisent pas cette question.
error-no_watching = Cette table n’accepte pas de spectateurs.
error-which_seat = Pour laquelle de tes places ?
error-unknown_seat = Cette place n’existe pas.
error-not_open = La partie a déjà commencé.
error-not_full = Il reste des places libres. Mets-y des bots, ou attends.
error-bad_match = Impossible d’ouvrir une telle table. Avec une limite de temps, il faut un bot remplaçant.
error-other_rules = Cette partie suit des règles que le serveur ne connaît plus.
error-time_is_up = Ton temps pour cette partie est écoulé.
error-resigned = La personne à cette place a abandonné.
error-hello_first = La connexion n’était pas prête. Réessaie dans un instant.
error-version = Cette page n’est plus à jour. Recharge-la.
error-fault = Une erreur s’est produite chez nous. Ta partie est en sécurité.
error-not_found = Il n’y a rien à cette adresse.

## Jouer ensemble

name-you = { $name } (toi)
name-bot = { $name } (bot)
bot-plays-for-you = Un bot joue pour toi.
bot-plays-for-good = Ton temps pour cette partie est écoulé. Un bot continue pour toi.
take-over = Reprendre la main
take-over-soon = Après ce coup
clock-warning = Encore { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}, puis un bot joue pour toi.
clock-warning-reaction = Encore { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} pour répondre.
undo-out = Tu as demandé à annuler ton coup. On attend { $who }.
undo-already-asked = Tu as déjà demandé. On attend une réponse.
undo-why-you_saw = Impossible d’annuler : ton coup t’a révélé quelque chose.
undo-why-others_saw = Impossible d’annuler : ton coup a révélé quelque chose aux autres.
undo-why-not_yours = Impossible d’annuler : le dernier coup n’était pas le tien.
undo-why-off = À cette table, on ne peut pas annuler de coups.
undo-why-over = Impossible d’annuler : la partie est finie.
log-bot-took-over = Un bot joue maintenant pour { $who }
log-bot-took-over-you = Un bot joue maintenant pour toi
log-came-back = { $who } est de retour
log-came-back-you = Te revoilà
log-gave-up = { $who } a abandonné
log-gave-up-you = Tu as abandonné
log-connection-lost = { $who } a perdu la connexion
log-connection-back = { $who } est de nouveau en ligne
connection-lost-you = Connexion perdue. Nouveaux essais en cours. Tes coups sont en sécurité.
connection-back-you = Tu es de nouveau en ligne.
watch-opens-in = { $seconds ->
    [one] Tu pourras regarder dans une seconde.
   *[other] Tu pourras regarder dans { $seconds } secondes.
}
watch-opens-note = À cette table, les spectateurs voient tout { $seconds } secondes plus tard.
eyes-public = Ce que tout le monde voit
seat-absent = Absent
seat-ready = prêt
some-absent = Pas là pour le moment : { $who }.
seats-taken-of = { $taken } { $taken ->
    [one] place
   *[other] places
} sur { $count }
host = Hôte
make-host = Nommer hôte
lobby-sat = { $who } prend place.
lobby-left = { $who } se lève.
lobby-host = { $who } est maintenant l’hôte.
lobby-host-you = C’est toi l’hôte maintenant.
seat-to-bot = Donner à un bot
seat-to-open = Libérer la place
remove-guest = Retirer de la table
removed-guests = Hors de la table : { $who }
let-back-in = Laisser revenir
seat-options = Modifier la place { $number }
host-starts = { $who } lance la partie.
removed-from-seat = Tu n’as plus de place ici. Demande à l’hôte de t’en rouvrir une.
table-cancelled = L’hôte a annulé cette table.
rename = Renommer
name-ask = Comment les autres doivent-ils t’appeler ?
table-name = Nom de la table
table-name-note = Visible par toutes les personnes qui viennent.
start-option = Qui peut lancer la partie
start-option-note = Tant qu’il reste des places libres.
start-host = L’hôte
start-seated = Toute personne assise
error-host_only = Seul l’hôte peut le faire.
error-removed = L’hôte t’a retiré de cette table. Demande-lui de te rouvrir une place.
