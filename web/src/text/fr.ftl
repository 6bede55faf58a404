### Les mots de l’application web. Ceux des jeux et les mots communs sont dans src/closecall.

## Round the table

home = Accueil
table = Table
skip-to-table = Aller à la table
your-turn-small = à toi
your-move = Ton coup
more = Plus : son, couleurs, partir
more-title = Plus
close = Fermer
dismiss = Masquer
side-unread = { $count ->
    [0] Points et journal
   *[other] Points et journal, { $count } de plus
}
scores-and-log = Points et journal
log-empty = Il ne s’est encore rien passé.
log-taken-back = Un coup a été repris.
watchers = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
watching-live = En direct.
watching-delay = { $seconds } secondes après la table.
one-moment = Un instant
sending = Envoi …
dock-choose = Choisis un coup
nudge = Faire signe
nudge-who = Faire signe à { $who }
undo-not-now = Rien à reprendre
undo-asked = { $who } aimerait reprendre le dernier coup. D’accord ?
undo-declined = Tout le monde n’était pas d’accord.
hint-says = Conseil : { $move }.
hint-says-clear = Conseil : { $move }. Nettement mieux que « { $other } ».
hint-says-likely = Conseil : { $move }. Un peu mieux que « { $other } ».
hint-says-close = Conseil : { $move }. À peu près aussi bon que « { $other } ».
partner-asks-fresh-start = { $who } demande : on recommence à neuf ?
partner-asked = Question posée à ton partenaire : on recommence à neuf ?
partner-yes = Ton partenaire dit oui.
partner-no = Ton partenaire dit non.
reconnecting = Connexion perdue. Nouvel essai ({ $tries }). Tes coups sont gardés.
try-now = Essayer maintenant
online = En ligne
offline = hors ligne
seat-away = Un bot joue ici pour l’instant
seat-resigned = A abandonné
clock-left = Reste { $time }
time-left = Temps restant
see-result = Voir le résultat
reason-resigned = Quelqu’un a abandonné
copy-link = Copier le lien
copied = Copié
leave-to-bot = Partir, un bot continue
resign = Abandonner
resign-sure = Vraiment abandonner ?
rule-now = S’applique ici
rules-search = Chercher dans les règles
rules-none = Aucune règle ne dit cela.
tally-skip = Tout montrer
tally-go-on = Continuer
guide = Partie guidée
guide-next = Suite
guide-done = Compris
guide-stop = Continuer sans guide
chart-summary = Totaux : { $totals }. La feuille de points a tous les chiffres.

## Talking

chat = Discussion
chat-write = Dire quelque chose
chat-send = Envoyer
chat-quiet = Les partenaires ne se parlent pas pendant la partie.
reactions = Réactions
react-clap = Bien joué
react-wow = Oh là là
react-laugh = C’était drôle
react-think = Je réfléchis
react-thanks = Merci
react-sorry = Désolé
react-oops = Oups
react-hurry = À toi, sans te presser
react-good-luck = Bonne chance
react-good-game = Belle partie

## Settings

settings = Réglages
setting-language = Langue
setting-theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
setting-motion = Mouvement
motion-system = Comme le système
motion-full = Complet
motion-none = Aucun
setting-speed = Rythme
speed-calm = Calme
speed-quick = Rapide
sound-mute = Couper le son
sound-unmute = Activer le son
setting-sound = Son
setting-sound-note = Chaque son se voit aussi.
setting-volume = Volume
setting-only-my-turn = Seulement à mon tour
setting-shortcuts = Touches simples
setting-shortcuts-note = Lettres et chiffres choisissent sur la table.
setting-confirm = Demander deux fois
setting-confirm-note = Là où une erreur ferait mal.

## Home and around

skip-to-content = Aller au contenu
nav-main = Menu principal
nav-play = Jouer
nav-matches = Parties
nav-fame = Gloire
nav-rules = Règles
no-such-page = Cette page n’existe pas.
theme-now = Couleurs : { $theme }
profile = Toi
profile-open = Tu es { $name }. Nom, langue, réglages
profile-note = Ton nom et tes places appartiennent à ce navigateur. Il n’y a pas de compte.
your-name = Ton nom
keep-name = Garder
name-kept = Enregistré. Les parties commencées gardent l’ancien nom.
default-name = Invité
forget-me = Oublie-moi
forget-sure = Oublier nom et places ?
foot-rules = Règles et précisions
foot-fair = Hasard honnête, prouvé
foot-print = À imprimer
foot-keys = Clavier
hero-1 = À un cheveu près.
hero-2 = On rejoue ?
hero-new-1 = Cinq jeux rapides.
hero-new-2 = Prêt en une minute.
hero-text = Cinq petits jeux malins entre amis, avec des bots ou les deux. Sans compte, sans installation.
continue = Continuer
all-matches = Toutes mes parties
no-finished = Rien de terminé pour l’instant.
join-with-code = Rejoindre avec un code
code-character = Caractère { $number } sur { $of }
take-a-seat = Prendre place
join-note = Ou ouvre le lien reçu. On peut regarder les tables pleines.
no-such-table = Pas de table { $code }. Les codes n’ont ni O, ni 0, ni I, ni 1.
no-watching = Cette table ne veut pas de spectateurs.
pick-a-game = Choisis un jeu
pick-a-game-note = « Jouer » distribue tout de suite, contre des bots.
games = Jeux
play-now = Jouer
play-now-game = Jouer à { $game } tout de suite, contre des bots
set-up = Préparer
set-up-game = Préparer une partie de { $game }
learn = Apprendre
learn-again = Apprendre
learn-game = Première partie guidée de { $game }
minutes = { $count } min
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
kind-hands = Mains cachées
kind-turns = Chacun son tour
plain-event = { $text }
kind-bluff = Bluff
kind-together-at-once = Tous à la fois
kind-coop = Ensemble
kind-teams = Mots et équipes
open-tables = Tables ouvertes
open-tables-note = Quelqu’un t’attend ici.
no-open-tables = Pas de table ouverte. Ouvres-en une et mets-la dans la liste.
tables-to-watch = Tables à regarder
no-tables-to-watch = Personne ne se laisse regarder en ce moment.
matches-running = En cours
matches-finished = Terminées
show-more = En montrer plus
with = avec { $who }
nobody-yet = Encore personne
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
running = En cours
row-waiting = On attend { $who }
watch = Regarder
won = Gagnée
over = Terminée
abandoned = Abandonnée
abandoned-title = Cette table a été abandonnée.

## A new match

new-match = Nouvelle partie
seats = Places
seat-waiting = Attend le lien
seat-held = Gardée pour quelqu’un
seat-taken = À la table
seat-open = Place libre
kind-me-too = Ici aussi, même appareil
kind-open = Quelqu’un d’autre
who-sits = Qui est à la place { $number }
level-of-seat = Niveau du bot à la place { $number }
name-of-seat = Nom à la place { $number }
player-number = Joueur { $number }
team-number = Équipe { $number }
add-seat = Ajouter une place
remove-seat = Ôter une place
pass-and-play-note = Plusieurs personnes, un appareil : l’écran est caché quand on le passe.
no-own-seat-note = Tu ne fais que regarder celle-ci.
table-rules = À la table
clock-move = Temps par coup
clock-move-note = Ensuite, le bot remplaçant prend le relais.
clock-match = Temps par partie
clock-match-note = Pour tous les coups d’une personne.
clock-reaction = Temps pour réagir
clock-reaction-note = Pour s’opposer ; qui se tait accepte.
no-clock = Sans pendule
one-day = Un jour
takeover = Bot remplaçant
takeover-note = Continue pour qui part ou n’a plus de temps.
takeover-none = Aucun
watching-option = Spectateurs
watching-option-note = Ce que voient les gens sans place.
watch-nobody = Aucun
watch-public = Voient ce que tous voient
watch-seats = Par tous les yeux, 30 s après
hints-option = Conseils
hints-option-note = Qui joue peut demander à un bot fort.
undo-option = Reprendre un coup
undo-option-note = Tant que rien de nouveau n’a été vu, avec l’accord des autres.
chat-option-note = Tout le monde à la table peut écrire.
listed-option = Dans la liste publique
listed-option-note = Sinon, seul qui a le lien la trouve.
create-and-invite = Ouvrir la table et inviter
edition-own = Édition à soi
edition-file = Fichier d’édition (TOML ou JSON)
edition-remove = Revenir à l’édition habituelle
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
second-device-how = Scanne ceci là-bas, ou ouvre le lien : c’est la même place.
second-device-note = Qui a ce lien a ta place : il voit ce que tu vois et peut jouer pour toi.
second-device-link = Lien privé vers ta place
second-device-qr = Code QR du lien privé vers ta place
seat-link-wrong = Ce lien de place ne convient plus.
seat-link-wrong-note = Il est pour une autre table, incomplet, ou il y en a un plus récent.
to-the-table = Vers la table
pass-to = Passe à { $who }
pass-note = Les autres ne regardent pas.
pass-ready = Je suis { $who }
rematch-ready = La partie suivante est prête.

## Result and replay

result = Résultat
podium = Podium
place = Place { $number }
totals-by-round = Totaux, manche par manche
score-sheet = Feuille de points
watch-replay = Revoir la partie
change-table = Changer la table
back-to-table = Retour à la table
counting-up = On compte les points
offline-shell = Tu es hors ligne. Tu vois ce que cet appareil a gardé.
update-ready = Une nouvelle version est prête.
update-reload = Recharger
moments = Moments
replay-of = { $game }, rediffusion
replay-controls = Rediffusion
replay-step = Étape { $at } sur { $of }
whose-eyes = Par quels yeux
open-cards = Cartes ouvertes, au fil des tours
share-moment = Partager ce moment
play-on = Rejouer à partir d’ici
round-before = Manche d’avant
move-before = Coup d’avant
move-next = Coup suivant
round-next = Manche suivante
pause = Pause
play = Lire

## Fair deal

fair-deal = Hasard honnête
fair-proved = Prouvé
fair-wrong = Ne concorde pas
fair-explained = Dés et cartes étaient fixés avant le premier coup : le serveur a scellé sa graine, chaque place a ajouté un nombre à elle.
fair-seed = Le sceau correspond à la graine révélée
fair-noted = C’est le sceau que cet appareil a noté au début
fair-noted-unknown = Cet appareil n’a pas noté le sceau au début
fair-nonces = { $count ->
    [one] Ton propre nombre y est
   *[other] Ton propre nombre est parmi les { $count } qui comptent
}
fair-nonces-unknown = Cet appareil n’a pas ajouté de nombre
fair-seals = { $count ->
    [one] { $count } coup, inchangé depuis qu’il est noté
   *[other] { $count } coups, inchangés depuis qu’ils sont notés
}
fair-altered = Modifié : { $field }
fair-altered-more = Autres champs modifiés : { $count }.
fair-expected = Attendu
fair-came = Reçu
fair-seal = Sceau
fair-again = Vérifier encore
fair-save = Garder le procès-verbal
fair-verify = « closecall verify FICHIER » rejoue aussi chaque coup et vérifie le résultat.
fair-insecure = Le navigateur ne vérifie qu’en https ou sur cet ordinateur. « closecall verify » vérifie partout.
fair-story-1 = Avant que quelqu’un s’assoie, le serveur tire une graine secrète et montre son SHA-256 : le sceau. Dès lors, il ne peut plus la changer.
fair-story-2 = Chaque place ajoute un nombre tiré par son propre appareil. Dés et cartes viennent de tout cela ensemble : ni le serveur ni un joueur ne peut les choisir.
fair-story-3 = La partie finie, la graine est révélée. Ton navigateur recalcule le sceau et le compare à celui du début.
fair-story-4 = Le procès-verbal contient graine, nombres et coups. Chacun peut le rejouer et doit arriver au même résultat.
fair-check-file = Vérifier un procès-verbal
fair-choose-file = Choisir un procès-verbal
fair-not-a-record = Ce fichier n’est pas le procès-verbal d’une partie.

## Back Page of Fame

fame-title = Page de gloire
fame-note = Tes parties terminées avec une seule place à toi.
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
rivals = Rencontrés le plus
rival-won = { $won } gagnées sur { $met }

## Rules, keys, print

rules-pick = Choisis un jeu pour lire comment on y joue.
keys-note = Tout peut se faire au clavier seul. Les touches simples se coupent dans les réglages.
keys-tab = de partie en partie : barre, adversaires, centre, ta place, ton coup
keys-arrows = d’un objet à l’autre dans une partie
keys-enter = choisir un objet ou le remettre
keys-play = jouer ce qui est choisi
keys-clear = tout remettre
keys-undo = reprendre le dernier coup
keys-hint = demander un conseil
keys-rules = ouvrir la règle qui s’applique
keys-log = points et journal
print = Imprimer
print-note = Feuilles et carnets de points pour la table à la maison.
sheet-side = face { $side }
sheet-alt = Feuille de cinq fois cinq cercles à remplir à la main
sheet-extremes = 3, 4, 10, 11 : cocher une case ; 2, 12 : deux. La première libre compte.

## What went wrong, by the error’s code

error-unavailable = Le serveur est absent. Nouvel essai.
error-who_are_you = Le serveur ne connaît plus ce navigateur.
error-not_your_seat = Cette place est à quelqu’un d’autre.
error-other_site = Cette page ne peut pas faire cela ici.
error-not_yours = Seuls ceux de la table peuvent le faire.
error-not_over = Possible une fois la partie finie.
error-not_running = La partie n’a pas commencé, ou elle est finie.
error-too_many = Trop à la fois. Réessaie dans un instant.
error-too_fast = Un peu moins vite.
error-busy = La table est occupée. Réessaie dans un instant.
error-malformed = Le serveur n’a pas pu lire cela.
error-spectator = Les spectateurs ne peuvent pas faire cela.
error-cannot_undo = Impossible de reprendre : on a vu du nouveau, ou quelqu’un a joué.
error-undo_off = Cette table joue sans reprendre de coups.
error-quiet = On ne se parle pas pendant la partie.
error-no_hints = Cette table joue sans conseils.
error-no_takeover = Aucun bot ne peut continuer à cette table.
error-nobody_asked = Plus personne ne demande.
error-no_partner = Tu n’as pas de partenaire ici.
error-no_question = Les règles n’autorisent pas cette question.
error-no_watching = Cette table ne veut pas de spectateurs.
error-which_seat = Laquelle de tes places ?
error-unknown_seat = Cette place n’existe pas.
error-not_open = La partie a déjà commencé.
error-not_full = Il reste des places libres. Mets-y des bots, ou attends.
error-bad_match = Cette table ne peut pas s’ouvrir ainsi. Une pendule demande un bot remplaçant.
error-other_rules = Cette partie suit d’autres règles que celles du serveur.
error-time_is_up = Ton temps pour cette partie est écoulé.
error-resigned = Cette place a abandonné.
error-hello_first = La connexion n’était pas prête. Réessaie dans un instant.
error-version = Cette page ne va plus avec le serveur. Recharge-la.
error-fault = Quelque chose a cassé chez nous. Ta partie est en sécurité.
error-not_found = Il n’y a rien à cette adresse.

## Jouer ensemble

name-you = { $name } (toi)
bot-plays-for-you = Un bot joue pour toi.
bot-plays-for-good = Ton temps pour cette partie est écoulé. Un bot continue pour toi.
take-over = Reprendre la main
take-over-soon = Après ce coup
clock-warning = Encore { $seconds } secondes, puis un bot joue pour toi.
clock-warning-reaction = Encore { $seconds } secondes pour répondre.
undo-out = Tu as demandé à reprendre ton coup. On attend { $who }.
undo-already-asked = Tu as déjà demandé. On attend une réponse.
undo-why-you_saw = Impossible d’annuler : ton coup t’a montré du nouveau.
undo-why-others_saw = Impossible d’annuler : ton coup a montré du nouveau aux autres.
undo-why-not_yours = Impossible d’annuler : le dernier coup n’était pas le tien.
undo-why-off = À cette table, on ne reprend pas ses coups.
undo-why-over = Impossible d’annuler : la partie est finie.
log-bot-took-over = Un bot joue maintenant pour { $who }
log-bot-took-over-you = Un bot joue maintenant pour toi
log-came-back = { $who } est de retour
log-came-back-you = Te voilà de retour
log-gave-up = { $who } a abandonné
log-gave-up-you = Tu as abandonné
log-connection-lost = { $who } a perdu la connexion
log-connection-back = { $who } est de nouveau en ligne
watch-opens-in = { $seconds ->
    [one] Tu pourras regarder dans une seconde.
   *[other] Tu pourras regarder dans { $seconds } secondes.
}
watch-opens-note = À cette table, les spectateurs voient tout { $seconds } secondes plus tard.
eyes-public = Ce que tout le monde voit
seat-absent = Absent
some-absent = Pas là pour le moment : { $who }.
seats-taken-of = { $taken } places sur { $count }
host = Hôte
make-host = Nommer hôte
seat-to-bot = Donner à un bot
seat-to-open = Libérer la place
remove-guest = Retirer de la table
seat-options = Modifier la place { $number }
host-starts = { $who } lance la partie.
removed-from-seat = L’hôte a libéré ta place. Tu peux en prendre une autre.
table-cancelled = L’hôte a annulé cette table.
rename = Renommer
name-ask = Comment les autres doivent-ils t’appeler ?
table-name = Nom de la table
table-name-note = Tous ceux qui viennent peuvent le lire.
start-option = Qui peut lancer
start-option-note = Tant qu’il reste des places libres.
start-host = L’hôte
start-seated = Toute la table
error-host_only = Seul l’hôte peut le faire.
