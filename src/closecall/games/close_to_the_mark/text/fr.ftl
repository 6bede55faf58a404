### Juste à côté ! : tous ses mots. $who est toujours un nom, $colour l’un des messages colour-...

## Le jeu

title = Juste à côté !
tagline = Un lancer pour tous. Deux nombres successifs côte à côte : une croix.
summary = Chaque lancer appartient à tout le monde : additionne ton dé et un autre, puis écris la somme sur ta fiche. Deux nombres voisins et successifs valent une croix, les sommes très petites ou très grandes rapportent un bonus. Après 25 lancers, les fiches sont pleines et la meilleure gagne.
players = 1 à 5 joueurs, tous en même temps
goal = Avoir le plus de points quand les 25 cases sont remplies.
keys = B, L, G, Y, R prennent le dé noir, bleu, vert, jaune ou rouge ; les flèches parcourent la fiche.

## Les règles, dans l’ordre de lecture

section-setup = Avant de commencer
rule-setup-parts = Il y a cinq dés : noir, bleu, vert, jaune et rouge. Ta fiche compte cinq lignes de cinq cases, chacune dans l’une de ces couleurs. Entre deux cases voisines se trouve une petite case à cocher, 20 en largeur et 20 en hauteur. En dessous, il y a le tableau des nombres extrêmes, de 0 à 46, de 2 en 2.
    .title = Dés et fiche
    .ids = M1
rule-setup-sheet = La fiche a deux faces, A et B, où les couleurs sont réparties autrement. À une table, tout le monde joue sur la même face.
    .title = Deux faces
    .ids = M1
rule-setup-first = La première place commence.
    .title = Qui commence
    .ids = M2
rule-setup-colour = De là, dans le sens des aiguilles d’une montre, chacun prend une couleur de dé encore libre. Tu choisis aussi quand tu joues en solo, et le cinquième joueur est interrogé même s’il ne reste qu’une couleur.
    .title = Ta couleur
    .ids = M3

section-turn = Un tour
rule-turn-roll = La partie dure 25 tours. On lance les cinq dés, une seule fois, en commençant par le premier joueur puis dans le sens des aiguilles d’une montre ; tous se servent du même lancer. Lancer n’est pas une décision : cela se fait dès que la dernière couleur est choisie ou le dernier nombre inscrit.
    .title = Un lancer pour tous
    .ids = M4
rule-turn-sum = Additionne le dé de ta couleur et exactement un autre dé. Écris la somme dans une case vide de ta couleur ou de celle de l’autre dé, où tu veux : elle n’a pas à toucher le reste. Plusieurs joueurs peuvent se servir du même dé.
    .title = Ton dé plus un autre
    .ids = M5
rule-turn-must = On ne passe pas, et un seul dé ne suffit pas. Il y a toujours un coup possible : une case d’une autre couleur se remplit avec le dé de cette couleur, une case de la tienne avec n’importe quel autre dé.
    .title = On inscrit toujours
    .ids = M5
rule-turn-together = Tout le monde inscrit en même temps. On voit aussitôt qui a fini ; quoi, où et pour quel gain, seulement quand tous ont fini. Ce qui est inscrit l’est pour de bon. Sinon, toutes les fiches sont visibles. Tu indiques l’autre dé et la case ; deux dés de même valeur sont deux coups différents au même effet.
    .title = Tous à la fois
    .ids = M6
rule-turn-cross = Deux cases côte à côte ou l’une sous l’autre sont voisines. Si leurs nombres diffèrent d’exactement 1, la petite case entre elles est cochée aussitôt, d’elle-même.
    .title = À un près
    .ids = M7
rule-turn-next = Quand tous ont inscrit, le tour suivant commence. Après 25 tours, chaque case de chaque fiche est remplie et la partie est finie.
    .title = Au suivant
    .ids = M8

section-score = Les points
rule-score-lines = Compte les croix de chacune des cinq lignes et des cinq colonnes. Une, deux, trois ou quatre croix sur une rangée valent 1, 3, 6 ou 10 points, où qu’elles soient ; les trous ne gênent pas.
    .title = Rangées
    .ids = M9
rule-score-extremes = Chaque 3, 4, 10 et 11 de ta fiche coche une case du tableau des extrêmes, chaque 2 et 12 deux cases ; de 5 à 9, aucune. Tu marques le nombre de la prochaine case libre, soit 2 points par croix. Quand les 24 cases sont cochées, cela fait 48, et chaque croix de plus en rapporte encore 2.
    .title = Nombres extrêmes
    .ids = M10
rule-score-winner = Rangées et extrêmes ensemble font ton score, et le plus élevé gagne. En cas d’égalité, on regarde qui a le plus de points de rangées ; si c’est encore égal, il y a plusieurs gagnants.
    .title = Qui gagne
    .ids = M11
rule-score-solo = En solo, tu lances les dés à chaque tour et tu joues pour un titre. Il y en a sept : jusqu’à 40 points, 41–50, 51–60, 61–70, 71–80, 81–99, et 100 ou plus.
    .title = Jouer en solo
    .ids = M12

## Options

option-sheet = La face de la fiche sur laquelle tous jouent.
    .label = Fiche
option-sheet-A = Deux cases de même couleur ne se touchent jamais, pas même en diagonale.
    .label = Face A
option-sheet-B = Chaque couleur court en bandes obliques.
    .label = Face B
option-edition = Avec quelles fiches on joue.
    .label = Édition
option-edition-default = Nos propres fiches, faces A et B.
    .label = Standard

## Sur la table

colour-black = noir
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-red = rouge
die-black = dé noir
die-blue = dé bleu
die-green = dé vert
die-yellow = dé jaune
die-red = dé rouge
circle-black = case noire
circle-blue = case bleue
circle-green = case verte
circle-yellow = case jaune
circle-red = case rouge
die = Dé
dice = Dés
sheet = Fiche
circle = Case
circle-at = { $circle }, ligne { $row }, colonne { $column }
circle-filled = { $circle }, ligne { $row }, colonne { $column } : { $value }
row = Ligne { $row }
column = Colonne { $column }
lines = Rangées
extremes = Extrêmes
extremes-count = { $count ->
    [one] { $count } case extrême cochée
   *[other] { $count } cases extrêmes cochées
}
sum = Somme
entered = inscrit
circle-full = Cette case est déjà remplie
colour-taken = { $who } a cette couleur

## En solo : le titre selon ton score

solo-title-1 = Bien à côté. Les dés veulent une revanche.
solo-title-2 = Ça chauffe
solo-title-3 = Main sûre
solo-title-4 = Œil de lynx
solo-title-5 = Vieux renard des dés
solo-title-6 = Prodige à un cheveu près
solo-title-7 = Dans le mille, partout

## Pourquoi c’est fini

reason-highest-score = Le plus de points
reason-line-points = À égalité, mais plus de points de rangées
reason-title-1 = { solo-title-1 }
reason-title-2 = { solo-title-2 }
reason-title-3 = { solo-title-3 }
reason-title-4 = { solo-title-4 }
reason-title-5 = { solo-title-5 }
reason-title-6 = { solo-title-6 }
reason-title-7 = { solo-title-7 }

## Coups et événements, par leurs noms

move-choose = Prendre le { $colour }
move-enter = Inscrire { $value }

preview-crosses = { $count ->
    [0] Aucune croix
    [one] { $count } nouvelle croix
   *[other] { $count } nouvelles croix
}
preview-extremes = { $count ->
    [one] { $count } case extrême
   *[other] { $count } cases extrêmes
}
preview-points = { $points ->
    [0] aucun point
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
preview-colour = Les cases de couleur { $colour } acceptent ton dé plus n’importe quel autre.

event-chose = { $who } prend le { $colour }
    .you = Tu prends le { $colour }
event-rolled = { $who } lance : noir { $black }, bleu { $blue }, vert { $green }, jaune { $yellow }, rouge { $red }
    .you = Tu lances : noir { $black }, bleu { $blue }, vert { $green }, jaune { $yellow }, rouge { $red }
event-entered = { $who } a inscrit
event-entered-own = Tu as inscrit { $value }
event-revealed = { $crosses ->
    [0] { $who } écrit { $value } ligne { $row }, colonne { $column }
    [one] { $who } écrit { $value } ligne { $row }, colonne { $column } : { $crosses } croix
   *[other] { $who } écrit { $value } ligne { $row }, colonne { $column } : { $crosses } croix
}
    .you = { $crosses ->
            [0] Tu écris { $value } ligne { $row }, colonne { $column }
            [one] Tu écris { $value } ligne { $row }, colonne { $column } : { $crosses } croix
           *[other] Tu écris { $value } ligne { $row }, colonne { $column } : { $crosses } croix
        }
event-ended = Toutes les fiches sont pleines
event-scored = { $who } : { $lines } des rangées, { $extremes } des extrêmes, { $total } en tout
    .you = Toi : { $lines } des rangées, { $extremes } des extrêmes, { $total } en tout
event-title = { $total } points : { $title }

## La table à l’écran

table-phase = Choix des couleurs
table-say-colour = Choisis la couleur de ton dé
table-say-colour-sub = Il entre dans chaque somme que tu écris.
table-say-roll = Ton { $value } plus quel dé ?
table-say-roll-sub = Touche un dé, ou directement une case.
table-say-where = Où va le { $sum } ?
table-say-where-sub = Dans une case de la couleur de l’un des deux dés.
table-say-which = Quelle somme va ici ?
table-say-which-sub = Une case de ta couleur accepte n’importe laquelle des quatre.
table-say-entered = { $value } inscrit
table-choose-die = Choisis dé et case
table-choose-circle = Choisis une case
table-choose-sum = Choisis une somme
table-choose-colour = Choisis une couleur
table-entered = Inscrit
table-die-of = à { $who }
    .you = le tien
table-free = libre
table-own = Fiche de { $who }
    .you = Ta fiche
table-sheet-of = Fiche : { $who }
table-look = Regarder la fiche de { $who }
table-last = a écrit { $value }
table-sums = Sommes pour cette case
table-with-die = { $sum } avec le { $die }
table-extreme-numbers = 2–4 et 10–⁠12
table-extremes-beyond = +{ $count } de plus
table-tally = Toutes les fiches sont pleines : le compte
table-tally-row = Ligne { $number } · { $points }
table-tally-column = Col. { $number } · { $points }
table-tally-extremes = Extrêmes · { $points }
table-line-points = { $line } : { $points }

event-solo-title = { $total } points : { $title }
event-game-over = Toutes les fiches sont pleines

## Pourquoi un coup est bon, dit seulement si c’est vrai : $line vaut row ou column, $place son numéro

explain-full-line = Le { $number } fait la quatrième croix de la { $line ->
    [row] ligne
   *[column] colonne
} { $place } : 10 points pour la rangée entière.
explain-crosses-open = { $count ->
    [one] Une croix
   *[other] { $count } croix d’un coup
} avec le { $number }, et la { $line ->
    [row] ligne
   *[column] colonne
} { $place } peut encore avoir les quatre.
explain-more-points = Le { $number } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant ; le { $other } en ligne { $row }, colonne { $column } en rapporterait { $fewer }.
explain-crosses = { $number } en ligne { $row }, colonne { $column } : { $count ->
    [one] une croix
   *[other] { $count } croix
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-extreme = Le { $number } vaut { $points } points à lui seul, et en ligne { $row }, colonne { $column } il ne fait perdre aucune croix.
explain-open = Avec le { $number }, la { $line ->
    [row] ligne
   *[column] colonne
} { $place } peut encore avoir ses quatre croix.
explain-spoils-less = Le { $number } { $count ->
    [0] ne fait perdre aucune croix
    [one] fait perdre { $count } croix
   *[other] fait perdre { $count } croix
} ici ; le { $other } en ligne { $row }, colonne { $column } en ferait perdre { $more }.
explain-spoils-nothing = { $number } en ligne { $row }, colonne { $column } ne fait perdre aucune croix.
explain-best-place = De toutes les cases pour le { $number }, aucune ne fait perdre moins de croix que celle en ligne { $row }, colonne { $column }.
explain-own-kept = { $number } en ligne { $row }, colonne { $column } : { $count ->
    [one] la case de ta couleur reste libre
   *[other] les { $count } cases de ta couleur restent libres
} pour n’importe quel dé.
explain-place = { $number } en ligne { $row }, colonne { $column } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
} maintenant, { $empty ->
    [0] aucune voisine vide
    [one] { $empty } voisine vide
   *[other] { $empty } voisines vides
}.
explain-no-corner = Aucune case { $colour ->
    [black] noire
    [blue] bleue
    [green] verte
    [yellow] jaune
   *[red] rouge
} n’est dans un coin : { $count ->
    [one] elle a
   *[other] chacune des { $count } a
} au moins trois voisines.
explain-more-neighbours = Les cases { $colour ->
    [black] noires
    [blue] bleues
    [green] vertes
    [yellow] jaunes
   *[red] rouges
} ont { $count } voisines en tout, les { $other ->
    [black] noires
    [blue] bleues
    [green] vertes
    [yellow] jaunes
   *[red] rouges
} { $fewer }.
explain-colour = { $colour ->
    [black] Noir
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[red] Rouge
} : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} pour n’importe quel autre dé, dont { $corners } dans un coin.

## La page de résultat

moment-entry = Tour { $turn } : { $who } écrit { $number } pour { $points } points.
    .you = Tour { $turn } : tu écris { $number } pour { $points } points.
ending-sheets = Les fiches remplies
