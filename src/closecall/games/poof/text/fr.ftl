### Poof : tous ses mots. $who est toujours un nom, $card l’un des messages card-...

## Le jeu

title = Poof
tagline = Pose toujours plus bas. Quatre pareilles : poof !
first = Première visite ? Commence par Poof
summary = Débarrasse-toi de tes dix-neuf cartes en jouant à la hauteur de la pile ou en dessous. Quatre cartes de même valeur à la suite font disparaître la pile et te redonnent la main. Ce qui te reste compte contre toi.
players = 2 à 6 joueurs, chacun pour soi
goal = Avoir le plus petit total après la dernière manche.
keys = Les chiffres prennent la prochaine carte de cette valeur (0 puis 5 pour 15), P une carte Poof, U ramasse la pile, G abandonne la manche.

## Les règles, dans l’ordre de lecture

section-setup = Préparer une manche
rule-setup-cards = Chaque nombre existe en huit exemplaires, et les dix cartes Poof sont toujours de la partie. La hauteur des nombres dépend de vous : 1–12 à deux, 1–14 à trois, 1–16 à quatre, 1–18 à cinq, 1–20 à six.
    .title = Les cartes
    .ids = P1
rule-setup-deal = Tu reçois dix-neuf cartes à l’aveugle. Quatre sont cachées devant toi : personne ne les connaît, pas même toi. Sur chacune repose une carte visible par tous. Les onze autres forment ta main, pour tes yeux seulement. Les dix-neuf doivent partir.
    .title = Dix-neuf cartes chacun
    .ids = P2
rule-setup-first = Chacun retourne encore une carte et la plus haute commence ; une carte Poof bat tous les nombres. En cas d’égalité au sommet, seuls les ex æquo en retournent une autre du talon ; s’il n’y en a plus assez, le sort décide entre eux. Tous voient ces cartes, puis elles quittent la manche.
    .title = Qui commence
    .ids = P3
rule-setup-rest = Les cartes non distribuées restent hors de la manche et, à part celles retournées pour le départ, personne ne les voit. Ce qui manque, tu ne peux que le deviner.
    .title = Le reste
    .ids = P4
rule-setup-anew = Chaque manche repart de zéro : on mélange, on distribue et on désigne à nouveau qui commence.
    .title = On repart de zéro
    .ids = P5

section-turn = Ton tour
rule-turn-play = Un tour, c’est une pose : une ou plusieurs cartes d’une seule valeur. Ta main et tes cartes visibles ne font qu’un, tu peux donc les combiner. À toi de voir combien tu en poses ; rien n’oblige à donner tous les exemplaires. On continue dans le sens des aiguilles d’une montre.
    .title = Une seule valeur
    .ids = P6, P11
rule-turn-lower = N’importe quelle valeur peut ouvrir une pile vide. Sur une pile, ta valeur doit être égale à celle du dessus ou plus basse. Le nombre de cartes posées avant toi ne compte pas.
    .title = Égal ou plus bas
    .ids = P7
rule-turn-uncover = Si tu joues une carte visible, celle du dessous est aussitôt retournée devant tous. Tu pourras la jouer dès ton prochain tour, même si c’est un tour bonus juste après un poof.
    .title = Découvrir
    .ids = P8
rule-turn-must = Si l’un de tes nombres convient, tu dois jouer : un nombre, ou une carte Poof à la place. Ramasser n’est alors pas un choix.
    .title = Si tu peux, tu dois
    .ids = P9
rule-turn-pick-up = Si aucun nombre ne convient, tu prends toute la pile en main et ne poses rien. Le joueur suivant ouvre une nouvelle pile avec la valeur de son choix. Si tu as à ce moment une carte Poof, tu choisis : la jouer ou ramasser. Si les suivants sautent leur tour, la main peut même te revenir.
    .title = Ramasser la pile
    .ids = P10
rule-turn-skip = Une carte Poof ne peut pas ouvrir une pile. Si la pile est vide et que tu n’as aucun nombre, ni en main ni visible, ton tour est sauté ; avec le jeu à l’aveugle, une carte cachée libérée te garde en jeu. Les cartes encore couvertes n’aident pas, et personne n’y jette un œil. Si tout le monde devait sauter l’un après l’autre, la manche s’arrête et se compte telle quelle.
    .title = Tour sauté
    .ids = P12

section-poofing = Poof !
rule-poofing-four = Quatre cartes de même valeur ou plus, à la suite, en haut de la pile : elle fait poof et quitte la manche. Peu importe qu’un seul joueur les ait posées ou plusieurs l’un après l’autre.
    .title = Quatre pareilles
    .ids = P13
rule-poofing-card = Une carte Poof se joue seule et uniquement sur une pile qui n’est pas vide. Elle la fait disparaître et quitte la manche avec elle. Elle peut venir de ta main ou être visible devant toi ; la carte du dessous est alors découverte comme d’habitude.
    .title = La carte Poof
    .ids = P14
rule-poofing-again = Qui fait poof rejoue et doit ouvrir la nouvelle pile, avec la valeur de son choix. C’est un nouveau tour : une carte découverte par le poof peut servir tout de suite.
    .title = Encore une fois
    .ids = P15
rule-poofing-skip = Si tu n’as aucun nombre pour ouvrir, ton tour bonus est sauté.
    .title = Rien pour enchaîner
    .ids = P16

section-end = La fin
rule-end-out = La manche s’arrête dès que quelqu’un n’a plus aucune carte : ni en main, ni visible, ni cachée. Cela vaut aussi pour un poof ; il n’y a alors pas de tour bonus.
    .title = Plus de cartes
    .ids = P17
rule-end-score = Chacun montre ce qui lui reste, cartes cachées comprises. Les nombres comptent leur valeur, chaque carte Poof 50. La pile et les cartes parties en poof ne comptent pour personne. Tes points s’ajoutent à ton total.
    .title = Compter les points
    .ids = P18
rule-end-win = Une partie dure sept manches. Le plus petit total gagne ; en cas d’égalité, la victoire est partagée.
    .title = Qui gagne
    .ids = P19
rule-end-stalemate = Si 30 tours par joueur se suivent sans poof et sans carte découverte, la manche s’arrête et se compte telle quelle. Poses, ramassages et tours bonus comptent, les tours sautés non. Retourner une carte jouée à l’aveugle n’est pas découvrir.
    .title = Tourner en rond
    .ids = P24

section-variants = Variantes
rule-variants-blind = Avec le jeu à l’aveugle, une carte reste cachée quand celle du dessus s’en va. Dès ton prochain tour tu peux la jouer sans la voir, seule, même si l’un de tes nombres convient. Tu n’es jamais obligé de la tenter avant de ramasser ; sur une pile vide seulement, sans rien d’autre à jouer, il le faut.
    .title = Jeu à l’aveugle
    .ids = P20
rule-variants-blind-turned = La carte jouée à l’aveugle est retournée. Si elle peut aller sur la pile, elle est jouée et peut faire poof. Si elle est trop haute, tu prends la pile et la carte en main. Une carte Poof fait disparaître la pile ; sur une pile vide, elle va dans ta main et ton tour est fini.
    .title = La carte se retourne
    .ids = P20
rule-variants-pooftastrophe = À deux, et seulement à deux, tu peux abandonner la manche à tout moment, même pendant le tour de l’autre. Tu marques tout ce qui te reste, 50 par carte Poof, plus la pile ; l’autre marque 0. C’est permis aussi pour sauver ton avance à la dernière manche.
    .title = Pooftastrophe
    .ids = P21
rule-variants-rounds = La table peut choisir de 1 à 20 manches ; d’habitude, c’est sept.
    .title = Nombre de manches
    .ids = P22

section-knowledge = Qui sait quoi
rule-knowledge-open = Visible par tous, spectateurs compris : chaque carte jouée, toute la pile, les cartes parties en poof, qui a ramassé quoi, chaque carte retournée (même une tentative à l’aveugle ratée), le nombre de cartes en main, les tours sautés et les totaux.
    .title = Visible
    .ids = P23
rule-knowledge-hidden = Caché : les mains des autres, toutes les cartes cachées et le talon. Ce que tu peux faire ne dépend jamais de cartes que tu ne vois pas.
    .title = Caché
    .ids = P23

## Options

option-blind = Les cartes libérées restent cachées et se jouent sans être vues.
    .label = Jeu à l’aveugle
option-rounds = Le nombre de manches, de 1 à 20.
    .label = Manches
option-edition = Avec quelles cartes on joue.
    .label = Édition
option-edition-default = Les cartes du livret de règles.
    .label = Standard

## Sur la table

card-number = { $value }
card-poof = Poof
card-face-down = Carte cachée
card-any = Carte
pile = Pile
pile-empty = Pile vide
pile-count = { $count ->
    [one] { $count } carte sur la pile
   *[other] { $count } cartes sur la pile
}
pile-top = Au sommet : { $count } × { $value }
run = { $count } sur 4 à la suite
hand = Main
hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
table-cards = Sur la table
face-up = Visible
covered = couverte
uncovered = libérée
covers-face-down = recouvre une carte cachée
next-turn = prochain tour
unseen = jamais vue
playable = jouable
not-playable = Trop haute pour cette pile
not-yet = Jouable dès le prochain tour de { $who }
    .you = Jouable dès ton prochain tour
poof-needs-pile = Une carte Poof a besoin d’une pile
pooftastrophe = Pooftastrophe
lowest-wins = Le plus bas gagne
round-points = Cette manche

## Pourquoi c’est fini

reason-lowest-total = Le plus petit total après la dernière manche
reason-shared-lowest = À total égal, la victoire est partagée
reason-went-out = { $who } n’a plus de cartes
reason-all-skipped = Personne ne peut ouvrir une pile
reason-stalemate = Rien de nouveau depuis trop longtemps
reason-pooftastrophe = { $who } a abandonné la manche

## Coups et événements, par leurs noms

move-play = { $count ->
    [1] Jouer { $value }
   *[other] Jouer { $count } × { $value }
}
move-pick-up = { $count ->
    [one] Ramasser { $count } carte
   *[other] Ramasser { $count } cartes
}
move-poof = Jouer une carte Poof
move-blind = Retourner la carte { $slot } à l’aveugle
move-pooftastrophe = Abandonner la manche

preview-lay = { $count ->
    [1] { $value } sur la pile
   *[other] { $count } × { $value } sur la pile
}
preview-next = { $who } devra jouer { $value } ou moins.
preview-poof = { $count ->
    [1] Un { $value } de plus et ça fait quatre : poof !
   *[other] { $count } × { $value } et ça fait quatre : poof !
}
preview-poof-four = { $count } × { $value } d’un coup : poof !
preview-poof-card = { $count ->
    [one] Poof ! { $count } carte s’en va
   *[other] Poof ! { $count } cartes s’en vont
}
preview-again = La pile disparaît et tu rejoues.
preview-again-skipped = La pile disparaît, mais tu n’as pas de nombre pour ouvrir la suivante.
preview-out = Ta dernière carte : la manche est finie !
preview-uncover = { $count ->
    [one] Découvre une carte.
   *[other] Découvre { $count } cartes.
}
preview-uncover-blind = { $count ->
    [one] Libère une carte cachée.
   *[other] Libère { $count } cartes cachées.
}
preview-add = { $count ->
    [one] Tu peux en ajouter une.
   *[other] Tu peux en ajouter { $count }.
}
preview-pick-up = { $count ->
    [one] { $count } carte vient dans ta main
   *[other] { $count } cartes viennent dans ta main
}
preview-pick-up-next = { $who } ouvre ensuite une nouvelle pile.
preview-blind = À l’aveugle : qu’est-ce que c’est ?
preview-blind-pile = { $value } ou moins est joué, un Poof vide la pile. Plus haut, la carte et la pile viennent dans ta main.
preview-blind-empty = Un nombre ouvre la pile. Une carte Poof vient dans ta main.

event-dealt = Manche { $round } : les cartes sont distribuées
event-turned = { $who } retourne { $card } pour le départ
    .you = Tu retournes { $card } pour le départ
event-starts = { $who } commence
    .you = Tu commences
event-played = { $count ->
    [1] { $who } joue { $value }
   *[other] { $who } joue { $count } × { $value }
}
    .you = { $count ->
            [1] Tu joues { $value }
           *[other] Tu joues { $count } × { $value }
        }
event-poof-played = { $who } joue une carte Poof
    .you = Tu joues une carte Poof
event-uncovered = { $who } découvre { $card }
    .you = Tu découvres { $card }
event-turned-over = { $who } joue à l’aveugle : { $card }
    .you = Tu joues à l’aveugle : { $card }
event-poofed = { $count ->
    [one] Poof ! { $count } carte disparaît
   *[other] Poof ! { $count } cartes disparaissent
}
event-picked-up = { $count ->
    [one] { $who } ramasse { $count } carte
   *[other] { $who } ramasse { $count } cartes
}
    .you = { $count ->
            [one] Tu ramasses { $count } carte
           *[other] Tu ramasses { $count } cartes
        }
event-skipped = { $who } ne peut pas ouvrir de pile et saute son tour
    .you = Tu ne peux pas ouvrir de pile et sautes ton tour
event-gave-up = Pooftastrophe ! { $who } abandonne la manche
    .you = Pooftastrophe ! Tu abandonnes la manche
event-out = { $who } n’a plus aucune carte
    .you = Tu n’as plus aucune carte
event-all-skipped = Personne ne peut ouvrir une pile : la manche est finie
event-stalemate = Rien de nouveau depuis trop longtemps : la manche est finie
event-left-over = Il reste à { $who } : { $cards }
    .you = Il te reste : { $cards }
event-round-scored = { $points ->
    [one] { $who } : { $points } point, { $total } en tout
   *[other] { $who } : { $points } points, { $total } en tout
}
    .you = { $points ->
            [one] Toi : { $points } point, { $total } en tout
           *[other] Toi : { $points } points, { $total } en tout
        }

## La table à l’écran

table-round-short = M{ $round }
table-own = Cartes de { $who }
    .you = Tes cartes
table-hand-of = Main de { $who }
    .you = Ta main
table-in-hand = en main
table-places = { $count ->
    [0] Tout est joué
    [one] { $count } place sur 4
   *[other] { $count } places sur 4
}
table-empty-place = Place vide
table-need-any = Toute valeur
table-need-lower = { $value } ou moins
table-need-lower-poof = { $value } ou moins, ou Poof
table-say-any = Ouvre une pile avec n’importe quelle valeur
table-say-lower = Joue { $value } ou moins
table-say-pick-up = Aucun nombre ne va : prends la pile
table-say-pick-up-poof = Aucun nombre ne va : carte Poof ou pile
table-say-blind = Retourne une carte cachée
table-say-blind-too = Ou une carte cachée, à l’aveugle.
table-say-sub = Autant que tu veux d’une valeur, main et table.
table-choose = Choisis des cartes
table-stack = { $picked } sur { $count }
table-run-add = { $full } + { $adding } à toi, sur 4
table-run-four = { $full } + { $adding } à toi = quatre pareilles
table-run-alone = Tes { $adding } = quatre pareilles
table-older = { $count ->
    [one] { $count } carte dessous
   *[other] { $count } cartes dessous
}
table-new-pile = { $who } ouvre une nouvelle pile
table-your-new-pile = Ouvre une nouvelle pile
table-for-the-start = Retournées pour le départ
table-seen = Cartes vues
table-seen-pile = Sur la pile, de bas en haut
table-seen-gone = Parties en poof cette manche
table-seen-known = Ramassées par { $who }, encore en main
table-seen-left = Restes de la manche passée : { $who }
table-seen-none = Aucune pour l’instant
table-quiet = { $count ->
    [one] Dernier tour, sauf poof ou carte découverte
   *[other] Encore { $count } tours, sauf poof ou carte découverte
}
table-note-played = { $count ->
    [1] a joué { $value }
   *[other] a joué { $count } × { $value }
}
table-note-poofed = Poof !
table-note-picked-up = a pris { $count }
table-note-skipped = saute son tour
table-give-up = Pooftastrophe
table-give-up-title = Abandonner cette manche ?
table-give-up-text = { $hidden ->
    [0] Tu marques { $points }, { $who } marque 0.
    [one] Tu marques { $points } plus la valeur de ta carte cachée. { $who } marque 0.
   *[other] Tu marques { $points } plus la valeur de tes { $hidden } cartes cachées. { $who } marque 0.
}
table-give-up-do = { $hidden ->
    [0] Abandonner · { $points }
   *[other] Abandonner · { $points } + { $hidden } cachées
}
table-keep-playing = Continuer
table-tally = Manche { $round } : le compte

event-game-over = La partie est finie

# Conseils : pourquoi un coup peut être bon. On ne dit que ce qui est vrai.

explain-out = { $count ->
    [one] Ta dernière carte part
   *[other] Tes { $count } dernières cartes partent
} : la manche est finie, et tu ne marques rien.
explain-must-pick-up = La personne suivante ne peut rien jouer sur le { $value }, et { $pile ->
    [one] la pile compte { $pile } carte
   *[other] la pile compte { $pile } cartes
}.
explain-run-again = { $count } × { $value }, cela fait { $run } d’affilée : la pile fait poof, et tu rejoues.
explain-run = { $count } × { $value } : { $pile } cartes disparaissent.
explain-uncover = Libère { $freed ->
    [one] la carte cachée sous ton { $value }
   *[other] { $freed } cartes cachées sous tes { $value }
} ; il te restera { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.
explain-no-answer = La personne suivante ne montre rien qui aille sur le { $value } : si sa main n’a rien non plus, elle ramasse { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}.
explain-dearer = Plutôt le { $value } que le { $rival } : s’il te restait, il compterait { $more } de plus.
explain-all = { $count ->
    [2] Tes deux { $value }
   *[other] Tes { $count } { $value }
} partent d’un coup : { $points } points qui ne te resteront pas.
explain-lower = Laisse le { $value } sur la pile, pas le { $rival } : moins de nombres peuvent suivre.
explain-more = { $count } × { $value } : { $count } cartes de moins d’un coup au lieu de { $other }.
explain-highest = { $count } × { $value } : le plus grand nombre que tu puisses jouer maintenant.
explain-three = Il y aura trois { $value } d’affilée, et tu en gardes un autre pour le poof.
explain-keep-copies = Seulement { $count } × { $value } : { $rest ->
    [one] { $rest } autre te reste
   *[other] { $rest } autres te restent
} pour plus tard.
explain-keep-low = Tu joues { $count } × { $value } et gardes ton { $low } : il va sur tout à partir de { $low }.
explain-table = { $slots } × { $value } de la table et { $hand } de la main, { $freed ->
    [0] sans carte cachée dessous
    [one] ce qui libère { $freed } carte cachée
   *[other] ce qui libère { $freed } cartes cachées
}.
explain-lead = Commence la pile avec { $count } × { $value } ; il te restera { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.
explain-follow = Continue avec { $count } × { $value } ; il te restera { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.
explain-keep-poof = Tu gardes ta carte Poof ; en ramassant, tu prends { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-pick-up = Aucun de tes nombres ne va sur le { $value } : tu ramasses { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-poof-frees = Ta carte Poof visible enlève { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et libère la carte cachée dessous.
explain-poof-spares = Aucun de tes nombres ne va sur le { $value } : la carte Poof t’épargne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-poof-again = Une carte Poof enlève { $count ->
    [one] la carte de la pile
   *[other] les { $count } cartes de la pile
}, et tu rejoues.
explain-poof-card = Une carte Poof enlève { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, et il t’en reste { $left } à jouer.
explain-blind-lead = La pile est vide : tout nombre caché là peut la commencer.
explain-blind = Seul un nombre au-dessus de { $value } te vaudrait { $count ->
    [one] la carte de la pile
   *[other] les { $count } cartes de la pile
}.
explain-give-up = Finit la manche : { $left ->
    [one] ta dernière carte
   *[other] tes { $left } cartes
} et celles de la pile ({ $pile }) comptent pour toi, ton adversaire ne marque rien.

## La page de résultat

moment-poof = { $who } fait disparaître { $cards } cartes d’un coup.
    .you = Tu fais disparaître { $cards } cartes d’un coup.
moment-pick-up = { $who } ramasse { $cards } cartes.
    .you = Tu ramasses { $cards } cartes.
moment-round = La manche { $round } coûte { $points } points à { $who }.
    .you = La manche { $round } te coûte { $points } points.
ending-rounds = Les manches
ending-nothing-left = plus aucune carte

# A move where nothing on the table shows the rest of it.
full-play = { $move } (de la table : place { $places })
