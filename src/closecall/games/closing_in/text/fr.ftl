### Closing In : tous ses mots. $who et $whom sont toujours des noms, $tile un message tile-..., $card un message card-...

## Le jeu

title = Closing In
tagline = La ville se ferme, tuile après tuile. Sortez les dossiers, puis sortez.
summary = Vous êtes des rebelles dans une ville qu’on boucle. Ensemble, vous rassemblez des dossiers, vous les transmettez depuis la Tour radio et vous filez en bateau ou en voiture, alors que chaque pas attire de nouveaux agents. Les tuiles où ils sont trop nombreux sont perdues.
players = 2 à 4 joueurs, tous ensemble
goal = Transmettez quatre dossiers depuis la Tour radio, puis faites sortir tout le monde.
keys = Les flèches vont de tuile en tuile, 1–5 prennent des cartes, M, L, S, D, G, N, E, X choisissent l’action, Maj et Entrée finissent le tour.

## Les règles, dans l’ordre de lecture

section-setup = Préparation
rule-setup-city = Douze tuiles forment la ville, posées au hasard en trois lignes de quatre. Parmi elles, l’Immeuble, la Tour radio, les Docks et le Tunnel. Il y a 24 cartes lieu, deux par tuile, dont huit avec le symbole dossier, 48 cartes équipement, 50 agents et 8 dossiers.
    .title = La ville
    .ids = C1
rule-setup-start = Chacun pioche trois cartes équipement et les pose visibles. On retourne deux cartes lieu, quel que soit le niveau : un agent va sur chaque tuile nommée, et un dossier aussi si la carte porte le symbole. Les deux cartes sont défaussées. Tous partent de l’Immeuble ; la première place commence.
    .title = Le départ
    .ids = C2

section-turn = Un tour
rule-turn-inventory = Pioche des cartes équipement jusqu’à en avoir trois, tant qu’il y en a. Si tu en as déjà trois ou plus, tu n’en pioches pas.
    .title = 1. Compléter à trois
    .ids = C3
rule-turn-buy = Tu as deux actions. Pour en avoir plus, défausse autant de cartes équipement que tu veux : chacune ajoute sa valeur d’action. Dès ta première action, les achats sont finis.
    .title = 2. Acheter des actions
    .ids = C4
rule-turn-act = Fais au plus toutes les actions dont tu disposes ; chacune en coûte une. Celles qui restent sont perdues. Quand la dernière est dépensée, ou quand tu finis ton tour, vient la Riposte.
    .title = 3. Agir
    .ids = C5
rule-turn-enforce = On retourne autant de cartes lieu que le veut le niveau, d’habitude deux. Chacune met un agent sur sa tuile, deux si elle sort deux fois, et un dossier si la carte porte le symbole et qu’il n’y en a pas déjà. Puis les cartes sont défaussées.
    .title = 4. Riposte
    .ids = C6
rule-turn-close = C’est maintenant, et seulement maintenant, que chaque tuile avec plus de deux agents disparaît. Ses agents et ses dossiers retournent à la réserve. C’est ensuite au joueur suivant encore en ville.
    .title = Des tuiles se ferment
    .ids = C6
rule-turn-supply = Une carte dont la tuile a disparu n’a aucun effet. S’il faut une carte lieu et qu’il n’y en a plus, on mélange la défausse, sans celles de cette Riposte. Si la réserve n’a plus d’agent ou de dossier, on n’en pose pas.
    .title = Quand il n’y a plus rien
    .ids = C6

section-actions = Actions
rule-actions-move = Va sur l’emplacement d’à côté : haut, bas, gauche ou droite. La tuile que tu quittes reçoit un agent ; un emplacement vide, non.
    .title = Se déplacer
    .ids = C7
rule-actions-gap = On peut traverser l’emplacement d’une tuile disparue. En quitter un coûte une carte équipement de ton choix. Aucun tour ne peut finir là : sur un tel emplacement, se déplacer est la seule action, et tu ne peux y entrer ou le traverser que s’il te reste assez d’actions et de cartes pour atteindre la tuile la plus proche.
    .title = Traverser les trous
    .ids = C8
rule-actions-stranded = Si ta tuile a disparu sous tes pieds, ta première action doit être un déplacement, pas une carte spéciale, et partir coûte une carte. Tu ne peux pas finir ton tour avant, tu dois acheter s’il n’y a pas d’autre moyen, et tu ne peux pas dépenser ce qu’il te faut pour cela. Si aucune tuile n’est à portée, même en achetant, tu peux seulement piocher ou finir ton tour ; dès qu’une est à portée, il faut y aller.
    .title = Plus de sol
    .ids = C9
rule-actions-draw = Prends une carte équipement, sans jamais en avoir plus de cinq. Si la pioche est vide, on mélange sa défausse ; s’il n’y en a pas non plus, impossible de piocher.
    .title = Piocher
    .ids = C10
rule-actions-search = Prends un dossier sur la tuile où tu te trouves. Il ne doit y avoir aucun agent.
    .title = Fouiller
    .ids = C11
rule-actions-lure = Amène un ou deux agents d’une tuile voisine sur la tienne. Il faut te trouver sur une tuile.
    .title = Attirer
    .ids = C12
rule-actions-give = Donne une carte équipement à un joueur sur ta tuile qui en a moins de cinq. Un dossier se donne de la même façon, même à quelqu’un qui a cinq cartes.
    .title = Donner
    .ids = C13, C17
rule-actions-special = Utilise l’une des actions inscrites sur une carte équipement, puis défausse-la. Elle doit changer quelque chose : « jusqu’à 2 » veut dire 1 ou 2, un tour à Vélo ne peut finir où il a commencé que s’il y laisse un agent, et voir des cartes inconnues aux Jumelles est un changement.
    .title = Utiliser une carte
    .ids = C14
rule-actions-send = À la Tour radio, s’il n’y a aucun agent, transmets un dossier que tu portes. Après le quatrième, il n’y a plus rien à transmettre.
    .title = Transmettre
    .ids = C15
rule-actions-escape = Une fois quatre dossiers transmis : aux Docks avec une clé du bateau, ou dans le Tunnel avec une clé de la voiture, tu quittes la ville et tu emmènes tous ceux de ta tuile, qu’ils le veuillent ou non. Tes autres actions sont perdues et la Riposte suit, sauf si la partie est gagnée. Les cartes de ceux qui partent sont défaussées, les clés reviendront donc ; leurs dossiers retournent à la réserve.
    .title = S’enfuir
    .ids = C16
rule-actions-intel = Les dossiers se portent à côté de tes cartes. Ils ne comptent pas dans les cinq et ne paient ni actions ni traversées.
    .title = Porter des dossiers
    .ids = C17

section-cards = Cartes équipement
rule-cards-keys = La Clé du bateau et la Clé de la voiture servent à s’enfuir. Comme toute carte, elles peuvent être données, dépensées ou défaussées. Les Billets n’ont pas d’action : ils servent à acheter.
    .title = Clés et billets
    .ids = C14, C16
rule-cards-moving = Fumigène, Vélo et Plan des égouts te mènent de tuile en tuile. Fumigène : une tuile, sans laisser d’agent. Vélo : une ou deux tuiles, un agent seulement sur la première quittée. Plan des égouts : n’importe quelle tuile de ta ligne ou de ta colonne, même par-dessus les trous, sans laisser d’agent. Déguisement : pour le reste du tour, tes déplacements, Vélo compris, ne laissent pas d’agent ; pas deux fois par tour.
    .title = Se déplacer autrement
    .ids = C14
rule-cards-enforcers = Fumigène, au lieu de bouger : retire un ou deux agents de ta tuile. Pot-de-vin : retires-en un de ta tuile ou d’une voisine. Leurre : déplace un ou deux agents de ta tuile ou d’une voisine vers une tuile juste à côté de la leur. Brouilleur : la Riposte de ce tour retourne une carte lieu de moins, jamais moins de zéro.
    .title = Contre les agents
    .ids = C14
rule-cards-helpers = Pied-de-biche : fouille ta tuile même avec un agent dessus. Talkie-walkie : donne une autre carte équipement, pas un dossier, à un joueur n’importe où en ville qui en a moins de cinq. Jumelles : regarde les trois premières cartes lieu, ou ce qu’il en reste, en mélangeant d’abord s’il n’y en a plus, et remets-les dans l’ordre de ton choix ; tous les voient et elles restent connues jusqu’à ce qu’on les pioche.
    .title = Coups de main
    .ids = C14

section-end = La fin
rule-end-won = Vous gagnez quand quatre dossiers sont transmis et qu’ensuite tout le monde s’est enfui.
    .title = Gagné
    .ids = C18
rule-end-lost = Vous perdez dès que les Docks et le Tunnel ont tous deux disparu, ou que la Tour radio disparaît avant quatre dossiers transmis. C’est perdu aussi quand dossiers transmis, portés et posés font ensemble moins de quatre et qu’aucune tuile restante n’a de carte lieu avec le symbole, et quand la Riposte du 60e tour est terminée, tous joueurs confondus.
    .title = Perdu
    .ids = C18
rule-end-together = Vous gagnez ou perdez ensemble : 1 point chacun, ou 0 chacun.
    .title = Tous pour un
    .ids = C19

section-partner = Un bot pour partenaire
rule-partner-send = À partir du niveau moyen, un bot qui peut transmettre un dossier à la Tour radio le fait dès sa prochaine action, juste après ses achats. Laisse-lui la tour libre.
    .title = Il transmet tout de suite
    .ids = C19
rule-partner-leave = Si tous ceux qui restent en ville sont sur sa sortie, que tous les dossiers sont transmis et qu’il a la clé, il vous emmène aussitôt, sans rien acheter avant.
    .title = Il part avec vous
    .ids = C19
rule-partner-wait = Il ne part sans toi que si l’un de ceux qui restent a la clé d’une sortie encore ouverte.
    .title = Il t’attend
    .ids = C19
rule-partner-key = Une fois tous les dossiers transmis, il ne dépense jamais la dernière clé de l’équipe pour une sortie encore ouverte, ni en actions ni en traversées, sauf si les règles ne lui laissent rien d’autre.
    .title = Il garde la dernière clé
    .ids = C19
rule-partner-tower = À partir du niveau difficile, il ne finit pas son tour avec trois agents sur la Tour radio tant qu’il reste des dossiers à transmettre, s’il y en avait moins au début de son tour.
    .title = Il ne ferme jamais la tour
    .ids = C19

section-variants = Niveaux
rule-variants-level = Difficile a les mêmes cartes équipement que normal, tranquille et facile ont les leurs. Tranquille est fait pour une première partie : beaucoup de clés, et des cartes qui achètent beaucoup. À la Riposte, on retourne deux cartes lieu, en difficile trois.
    .title = Tranquille, facile, normal, difficile
    .ids = C20

section-knowledge = Qui sait quoi
rule-knowledge-open = Tout est visible, même les cartes des autres, et ce que les Jumelles ont montré jusqu’à ce qu’on le pioche. Seul l’ordre des deux pioches est inconnu.
    .title = Cartes sur table
    .ids = C21

## Options

option-level = À quel point la ville vous rend la vie dure.
    .label = Niveau
option-level-relaxed = Pour une première partie : beaucoup de clés, et des cartes qui achètent beaucoup.
    .label = Tranquille
option-level-easy = Plus de cartes contre les agents, et les Billets achètent plus.
    .label = Facile
option-level-standard = Deux cartes lieu par tour, comme dans le livret.
    .label = Normal
option-level-hard = Trois cartes lieu par tour : la ville se ferme vite.
    .label = Difficile
option-edition = Avec quelles tuiles et quelles cartes on joue.
    .label = Édition
option-edition-default = Notre propre ville et son équipement.
    .label = Standard
option-edition-scarce = Presque aucune carte n’achète d’actions.
    .label = Pénurie
option-edition-lean = Les dossiers apparaissent sur huit tuiles au lieu de quatre ; au niveau Normal, peu de cartes achètent des actions.
    .label = Frugale

## Sur la table

tile = Tuile
tile-apartments = Immeuble
tile-radio-tower = Tour radio
tile-docks = Docks
tile-tunnel = Tunnel
tile-market = Marché
tile-hospital = Hôpital
tile-police-station = Commissariat
tile-train-yard = Gare de triage
tile-library = Bibliothèque
tile-factory = Usine
tile-warehouse = Entrepôt
tile-city-park = Parc municipal
tile-gone = n’existe plus
card-boat-key = Clé du bateau
    .action = Pour s’enfuir depuis les Docks.
card-car-key = Clé de la voiture
    .action = Pour s’enfuir par le Tunnel.
card-smoke-bomb = Fumigène
    .action = Retire 1 ou 2 agents sur place, ou avance d’une tuile sans en laisser.
card-bribe = Pot-de-vin
    .action = Retire 1 agent ici ou juste à côté.
card-decoy = Leurre
    .action = Déplace 1 ou 2 agents d’ici ou d’à côté vers une tuile voisine de la leur.
card-disguise = Déguisement
    .action = Les déplacements ne laissent pas d’agent jusqu’à la fin du tour.
card-bicycle = Vélo
    .action = Avance de 1 ou 2 tuiles, un agent seulement sur la première quittée.
card-sewer-map = Plan des égouts
    .action = Va sur une tuile de la même ligne ou colonne sans laisser d’agent.
card-walkie-talkie = Talkie-walkie
    .action = Donne une autre carte à un joueur n’importe où en ville.
card-binoculars = Jumelles
    .action = Regarde les 3 prochaines cartes lieu et range-les dans l’ordre voulu.
card-jammer = Brouilleur
    .action = La Riposte de ce tour retourne une carte lieu de moins.
card-crowbar = Pied-de-biche
    .action = Fouille ici même avec un agent.
card-cash = Billets
    .action = Seulement pour acheter des actions.
action-value = { $value ->
    [one] Vaut { $value } action
   *[other] Vaut { $value } actions
}
inventory = Équipement
inventory-deck = Pioche équipement
location-deck = Pioche de la ville
enforcer = Agent
enforcers-count = { $count ->
    [0] Aucun agent
    [one] { $count } agent
   *[other] { $count } agents
}
intel = Dossier
intel-carried = { $count ->
    [one] Porte { $count } dossier
   *[other] Porte { $count } dossiers
}
    .you = { $count ->
        [one] Tu portes { $count } dossier
       *[other] Tu portes { $count } dossiers
    }
intel-sent = Dossiers transmis : { $count } sur 4
escaped = en lieu sûr
escaped-count = Sortis : { $count } sur { $total }
here = ici
actions-left = { $count ->
    [one] Encore { $count } action
   *[other] Encore { $count } actions
}
action-move = Se déplacer
action-draw = Piocher
action-search = Fouiller
action-lure = Attirer
action-give = Donner
action-special = Utiliser une carte
action-send = Transmettre
action-escape = S’enfuir
warning-closes = Un agent de plus et elle se ferme
warning-must-move = Tu dois d’abord te déplacer
blocked-enforcer = Il y a un agent ici
blocked-hand-full = Déjà cinq cartes
blocked-no-intel = Aucun dossier ici
blocked-not-sent = Il faut d’abord transmettre quatre dossiers
blocked-no-key = Il manque la bonne clé

## Pourquoi c’est fini

reason-escaped = Quatre dossiers transmis, tout le monde dehors
reason-exits-gone = Les Docks et le Tunnel ont disparu
reason-tower-gone = La Tour radio a disparu avant quatre dossiers transmis
reason-intel-gone = Il ne reste plus assez de dossiers
reason-turn-limit = Les soixante tours sont passés

## Coups et événements, sous leurs noms du code

move-buy = Dépenser « { $card } »
move-buy-nothing = Défausser « { $card } »
move-move = Aller : { $tile }
move-move-paying = Aller : { $tile }, en défaussant « { $card } »
move-draw = Piocher une carte
move-search = Chercher un dossier
move-lure = { $count ->
    [one] Attirer { $count } agent : { $tile }
   *[other] Attirer { $count } agents : { $tile }
}
move-give = Donner « { $card } » à { $whom }
move-give-intel = Donner un dossier à { $whom }
move-send = Transmettre un dossier
move-escape = S’enfuir
move-end = Finir le tour
move-smoke-bomb = { $count ->
    [one] Fumigène : retirer { $count } agent
   *[other] Fumigène : retirer { $count } agents
}
move-smoke-move = Fumigène → { $tile }
move-bribe = Pot-de-vin : un agent de moins ({ $tile })
move-decoy = { $count ->
    [one] Leurre : { $count } agent, { $from } → { $to }
   *[other] Leurre : { $count } agents, { $from } → { $to }
}
move-disguise = Mettre le Déguisement
move-bicycle = Vélo : { $tile }
move-sewer-map = Par les égouts : { $tile }
move-walkie-talkie = Talkie-walkie : « { $card } » à { $whom }
move-binoculars = Regarder les prochaines cartes lieu
move-put-back = Remettre dans cet ordre : { $tiles }
move-jammer = Allumer le Brouilleur
move-crowbar = Fouiller au Pied-de-biche
event-turn-began = Au tour de { $who }
    .you = À ton tour
event-drew = { $who } pioche « { $card } »
    .you = Tu pioches « { $card } »
event-bought = { $count ->
    [0] { $who } défausse « { $card } », qui n’achète rien
    [one] { $who } dépense « { $card } » : { $count } action de plus
   *[other] { $who } dépense « { $card } » : { $count } actions de plus
}
    .you = { $count ->
            [0] Tu défausses « { $card } », qui n’achète rien
            [one] Tu dépenses « { $card } » : { $count } action de plus
           *[other] Tu dépenses « { $card } » : { $count } actions de plus
        }
event-moved = { $who } se déplace : { $tile }
    .you = Tu te déplaces : { $tile }
event-paid = { $who } défausse « { $card } » pour traverser
    .you = Tu défausses « { $card } » pour traverser
event-found = { $who } trouve un dossier : { $tile }
    .you = Tu trouves un dossier : { $tile }
event-gave = { $who } donne « { $card } » à { $whom }
    .you = Tu donnes « { $card } » à { $whom }
    .me = { $who } te donne « { $card } »
event-gave-intel = { $who } donne un dossier à { $whom }
    .you = Tu donnes un dossier à { $whom }
    .me = { $who } te donne un dossier
event-sent = { $who } transmet un dossier : { $count } sur 4
    .you = Tu transmets un dossier : { $count } sur 4
event-escaped = { $who } s’enfuit
    .you = Tu t’enfuis
event-used = { $who } utilise « { $card } »
    .you = Tu utilises « { $card } »
event-enforcers-removed = { $count ->
    [one] { $tile } : { $count } agent s’en va
   *[other] { $tile } : { $count } agents s’en vont
}
event-enforcers-moved = { $count ->
    [one] { $count } agent change de place : { $from } → { $to }
   *[other] { $count } agents changent de place : { $from } → { $to }
}
event-looked = Prochaines cartes lieu : { $tiles }
event-cards-put-back = { $who } remet les cartes lieu : { $tiles }
    .you = Tu remets les cartes lieu : { $tiles }
event-deployed = Riposte : { $tile }
event-deployed-gone = Riposte : { $tile }, tuile disparue, rien ne se passe
event-deployed-intel = Nouveau dossier : { $tile }
event-tile-removed = Fermeture : { $tile }
event-shuffled-locations = Les cartes lieu sont mélangées
event-shuffled-inventory = Les cartes équipement sont mélangées
event-ended-won = Vous êtes dehors, tous !
event-ended-lost = La ville s’est refermée

## Ce que fera un coup

preview-leaves = { $count ->
    [1] Laisse un agent derrière toi : { $tile }.
    [2] Laisse un deuxième agent derrière toi : { $tile }.
   *[other] Laisse encore un agent, { $count } en tout : { $tile }.
}
preview-leaves-none = Ne laisse aucun agent.
preview-closes = { $tile } : { $count } agents, fermeture à la fin de ce tour.
preview-now-has = { $count ->
    [0] { $tile } : plus aucun agent.
    [one] { $tile } : { $count } agent ensuite.
   *[other] { $tile } : { $count } agents ensuite.
}
preview-gap = Pas de tuile ici : continuer coûte encore une action et une carte.
preview-pays = Tu défausses « { $card } ».
preview-spend = { $had } + { $value } = { $sum } actions.
preview-spend-nothing = Cette carte n’achète aucune action.
preview-spend-key = Elle peut encore servir à s’enfuir.
preview-draw = Tu auras { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
preview-search = Dossiers sur toi : { $count } ensuite.
preview-send = Cela fait { $count } sur { $wanted }.
preview-escape = Hors de la ville : { $who }. Le tour s’arrête là.
preview-give = Cartes de { $whom } : { $count } ensuite.
preview-give-intel = Dossiers de { $whom } : { $count } ensuite.
preview-disguise = Se déplacer ne laisse plus d’agent jusqu’à la fin du tour.
preview-enforce = { $count ->
    [0] La Riposte ne retourne aucune carte lieu.
    [one] La Riposte retourne { $count } carte lieu.
   *[other] La Riposte retourne { $count } cartes lieu.
}
preview-last = Ta dernière action : la Riposte suit.
preview-binoculars = Tout le monde voit les trois prochaines cartes lieu ; tu choisis leur ordre.

## Pourquoi pas

blocked-none-carried = Tu ne portes aucun dossier
blocked-all-sent = Tous les dossiers sont transmis
blocked-no-cards = Plus de cartes
blocked-nobody = Personne d’autre ici
blocked-their-hand = Cette personne a déjà cinq cartes
blocked-too-far = Pas à côté de toi
blocked-gap = Pas assez d’actions ou de cartes pour traverser
blocked-no-enforcer = Aucun agent là-bas
blocked-too-late = Seulement avant la première action
blocked-needed = Il te la faut pour partir
blocked-no-change = Ne changerait rien
blocked-not-yet = Pas maintenant
blocked-same-order = Elles sont déjà dans cet ordre

## À la table

table-city = La ville
table-own = Actions et équipement de { $who }
    .you = Tes actions et ton équipement
table-of = sur { $count }
table-together = Ensemble
table-goal-send = Transmettre depuis la Tour radio
table-goal-escape = Tout le monde s’enfuit
table-turns = Tours
table-enforcers = Agents
table-threat = Encore un agent et c’est fermé : { $tiles }
table-doomed = Fermeture à la fin de ce tour : { $tiles }
table-known = À venir dans la pioche de la ville : { $tiles }
table-in-deck = { $count ->
    [0] aucune dans la pioche de la ville
    [one] { $count } carte dans la pioche de la ville
   *[other] { $count } cartes dans la pioche de la ville
}
table-place = ligne { $row }, colonne { $column }
table-disguised = Tenue d’emprunt
table-out = Hors de la ville
table-give-to = Donner à { $whom }
table-use = Utiliser
table-spend = Dépenser : +{ $value }
table-spend-nothing = Défausser
table-spend-sure = La défausser pour rien ?
table-deck = Pioche équipement : { $count }
table-pick = Touche une tuile, une carte ou la pioche
table-pick-buy = Jusqu’à ta première action, les cartes achètent des actions.
table-pick-next = Touche maintenant ce qui s’allume.
table-pick-pay = Quelle carte défausses-tu pour cela ?
table-order = Touche les cartes dans l’ordre où elles viendront
table-put-back = Remettre dans cet ordre
table-order-card = { $tile }, carte lieu { $number } sur { $of }
table-seen = Vues aux Jumelles
table-enforce-now = Riposte
table-nothing-there = plus rien là
table-skip = Continuer
table-end-sure = { $count ->
    [one] Renoncer à { $count } action ?
   *[other] Renoncer à { $count } actions ?
}
table-points-here = { $who } montre cet endroit
table-final = Comment ça s’est terminé

## Conseils : pourquoi un coup peut être bon

explain-escape = Tous ceux qui sont encore en ville sont ici : s’enfuir, c’est gagner la partie.
explain-escape-some = { $count ->
    [one] Tu sors, mais { $count } personne est ailleurs et reste en ville.
   *[other] Tu sors, mais { $count } personnes sont ailleurs et restent en ville.
}
explain-send = { $count ->
    [4] Le dernier des { $wanted } dossiers : il ne restera plus qu’à sortir.
   *[other] Dossiers transmis : { $count } sur { $wanted }.
}
explain-search = Dossiers transmis ou portés : { $count } ensuite ; il en faut { $wanted }.
explain-crowbar = { $guards ->
    [0] Aucun agent ne gêne. Dossiers transmis ou portés : { $count } sur { $wanted }.
   *[other] Prend le dossier malgré l’agent. Dossiers transmis ou portés : { $count } sur { $wanted }.
}
explain-rescue = { $part ->
    [tower] Sinon la Tour radio se ferme ce tour ; agents sur place : { $then } au lieu de { $now }.
    [docks] Sinon les Docks se ferment ce tour ; agents sur place : { $then } au lieu de { $now }.
    [tunnel] Sinon le Tunnel se ferme ce tour ; agents sur place : { $then } au lieu de { $now }.
    [intel] Sinon une tuile avec dossier se ferme ce tour ; agents sur place : { $then } au lieu de { $now }.
    [own] Sinon ta tuile se ferme ce tour ; agents sur place : { $then } au lieu de { $now }.
   *[other] Sinon la tuile se ferme ce tour ; agents sur place : { $then } au lieu de { $now }.
}
explain-free-tower = { $count ->
    [one] Le seul agent quitte la Tour radio : on pourra y transmettre.
   *[other] Les { $count } agents quittent la Tour radio : on pourra y transmettre.
}
explain-free-intel = { $count ->
    [one] Le seul agent quitte une tuile avec dossier : on pourra la fouiller.
   *[other] Les { $count } agents quittent une tuile avec dossier : on pourra la fouiller.
}
explain-relief = { $part ->
    [tower] Agents à la Tour radio : { $then } au lieu de { $now }.
    [docks] Agents aux Docks : { $then } au lieu de { $now }.
    [tunnel] Agents dans le Tunnel : { $then } au lieu de { $now }.
   *[intel] Agents près du dossier : { $then } au lieu de { $now }.
}
explain-gather = { $part ->
    [tower] Avec { $count } agents, la Tour radio se ferme à la fin de ce tour.
    [docks] Avec { $count } agents, les Docks se ferment à la fin de ce tour.
    [tunnel] Avec { $count } agents, le Tunnel se ferme à la fin de ce tour.
    [intel] Avec { $count } agents, ta tuile et son dossier disparaissent à la fin de ce tour.
   *[own] Avec { $count } agents, ta tuile se ferme ce tour et tous retournent à la réserve.
}
explain-way-tile = { $cards ->
    [0] De nouveau sur une tuile, sans carte.
    [one] De nouveau sur une tuile, avec encore { $cards } carte.
   *[other] De nouveau sur une tuile, avec encore { $cards } cartes.
}
explain-way-send = { $actions ->
    [0] Amène ton dossier à la Tour radio, où il n’y a aucun agent.
    [one] Aucun agent à la Tour radio, et il te reste { $actions } action pour transmettre.
   *[other] Aucun agent à la Tour radio, et il te reste { $actions } actions pour transmettre.
}
explain-way-intel = { $actions ->
    [0] Un dossier s’y trouve, sans aucun agent.
    [one] Un dossier s’y trouve sans agent, et il te reste { $actions } action pour le prendre.
   *[other] Un dossier s’y trouve sans agent, et il te reste { $actions } actions pour le prendre.
}
explain-way-exit = { $whose ->
    [own] { $part ->
        [docks] Tous les dossiers sont transmis, et tu as une clé du bateau pour les Docks.
       *[tunnel] Tous les dossiers sont transmis, et tu as une clé de la voiture pour le Tunnel.
    }
   *[other] { $part ->
        [docks] Tous les dossiers sont transmis, et quelqu’un aux Docks a une clé du bateau.
       *[tunnel] Tous les dossiers sont transmis, et quelqu’un dans le Tunnel a une clé de la voiture.
    }
}
explain-nearer-tower = Pas jusqu’à la Tour radio avec ton dossier : { $then } au lieu de { $now }.
explain-nearer-exit = Pas jusqu’à une sortie dont vous avez une clé : { $then } au lieu de { $now }.
explain-nearer-intel = Pas jusqu’au dossier le plus proche : { $then } au lieu de { $now }.
explain-way-closing = La tuile que tu quittes aura { $count } agents et se ferme à la fin de ce tour.
explain-way-join = { $count ->
    [one] Tu y rejoins { $count } membre de l’équipe ; agents sur la tuile : { $there }.
   *[other] Tu y rejoins { $count } membres de l’équipe ; agents sur la tuile : { $there }.
}
explain-way = { $trace ->
    [left] Laisse un agent derrière toi ; agents à l’arrivée : { $there }.
   *[none] Ne laisse aucun agent ; agents à l’arrivée : { $there }.
}
explain-way-cards = Cartes lieu inconnues : { $deck }, dont { $count } pour cette tuile.
explain-way-gap = { $actions ->
    [one] Pas de tuile là-bas : il te reste { $actions } action pour continuer.
   *[other] Pas de tuile là-bas : il te reste { $actions } actions pour continuer.
}
explain-pay = Autres exemplaires de la carte payée : { $deck } dans la pioche, { $discarded } dans la défausse.
explain-way-tour = Tu finis là où tu as commencé ; agents sur place : { $count }.
explain-way-steps = { $part ->
    [tower] Pas de là jusqu’à la Tour radio : { $then }.
   *[exit] Pas de là jusqu’à la sortie la plus proche : { $then }.
}
explain-way-beside = Tuiles voisines de celle-là : { $count }.
explain-shift = { $how ->
    [lure] Agents sur ta tuile : { $there } ; là d’où ils viennent : { $rest }.
   *[decoy] Agents là où ils vont : { $there } ; là d’où ils viennent : { $rest }.
}
explain-remove = { $whose ->
    [own] Agents sur ta tuile : { $then } au lieu de { $now }.
   *[other] Agents à côté : { $then } au lieu de { $now }.
}
explain-buy = { $then ->
    [one] Tu as { $then } action au lieu de { $now }.
   *[other] Tu as { $then } actions au lieu de { $now }.
}
explain-buy-again = { $value ->
    [0] Elle n’achète aucune action, mais tu en as encore { $left }.
    [one] Elle achète { $value } action, et tu en as encore { $left }.
   *[other] Elle achète { $value } actions, et tu en as encore { $left }.
}
explain-buy-copies = { $value ->
    [0] Elle n’achète aucune action
    [one] Elle achète { $value } action
   *[other] Elle achète { $value } actions
} ; { $deck ->
    [0] { $discarded ->
        [0] il n’y en a pas d’autre, ni dans la pioche ni dans la défausse
       *[other] il n’en reste aucune dans la pioche, et { $discarded } dans la défausse
    }
   *[other] { $discarded ->
        [0] il en reste { $deck } dans la pioche, aucune dans la défausse
       *[other] il en reste { $deck } dans la pioche, et { $discarded } dans la défausse
    }
}.
explain-draw-key = Personne n’a la clé d’une sortie encore ouverte. { $deck ->
    [one] Clés dans la pioche, réduite à une carte : { $keys }.
   *[other] Clés parmi les { $deck } cartes de la pioche : { $keys }.
}
explain-draw = { $count ->
    [one] Tu auras { $count } carte ; le maximum est { $most }.
   *[other] Tu auras { $count } cartes ; le maximum est { $most }.
}
explain-end = { $full ->
    [0] Actions perdues : { $actions }. Aucune tuile ne se ferme au prochain agent.
    [one] Actions perdues : { $actions }. { $full } tuile se ferme au prochain agent.
   *[other] Actions perdues : { $actions }. { $full } tuiles se ferment au prochain agent.
}
explain-disguise = { $actions ->
    [0] C’est ta dernière action : il ne reste aucun pas à cacher.
    [one] Il te reste { $actions } action : un pas ne laissera aucun agent.
   *[other] Il te reste { $actions } actions : tes pas ne laisseront aucun agent.
}
explain-jammer = Cartes lieu que la Riposte retourne : { $then } au lieu de { $now }.
explain-binoculars = { $count ->
    [one] Tu vois la prochaine carte lieu ; la Riposte de ce tour en retourne { $draws }.
   *[other] Tu vois les { $count } prochaines cartes lieu ; la Riposte de ce tour en retourne { $draws }.
}
explain-order-keep = { $part ->
    [tower] La Riposte de ce tour ne touche pas la Tour radio.
    [docks] La Riposte de ce tour ne touche pas les Docks.
   *[tunnel] La Riposte de ce tour ne touche pas le Tunnel.
}
explain-order = En l’état, avec { $cards ->
    [one] la première carte
   *[other] les { $cards } premières cartes
} : tuiles fermées { $closing }, dossiers en plus { $intel }.
explain-order-first = Agents sur les tuiles désignées, dans cet ordre : { $first }, { $second }, { $third }.
explain-give-intel = { $turn ->
    [next] Dossiers de la personne qui joue ensuite : { $count }.
   *[later] Dossiers de cette personne : { $count } ensuite.
}
explain-give-key = { $part ->
    [docks] Elle va à quelqu’un de plus proche des Docks ; pas à faire de là : { $then }.
   *[tunnel] Elle va à quelqu’un de plus proche du Tunnel ; pas à faire de là : { $then }.
}
explain-give-next = Cartes de la personne qui joue ensuite : { $count }.
explain-give = Cartes ensuite : toi { $own }, l’autre personne { $theirs } ; autres exemplaires dans la pioche : { $deck }.

## La page de résultat

moment-sent = { $who } transmet le dossier { $number } sur { $wanted }.
    .you = Tu transmets le dossier { $number } sur { $wanted }.
moment-closed = Fermeture au tour { $turn } : { $tile }.
moment-escaped = Sortie par { $tile } : { $who }.
ending-city = La ville à la fin
ending-facts = Dossiers transmis : { $sent } sur { $wanted } · tour { $turn } sur { $turns } · tuiles fermées : { $closed }

## Lab reports

card-key = Clé
lab-kind-bought = Dépensées pour des actions
lab-kind-paid = Payées pour traverser des trous
