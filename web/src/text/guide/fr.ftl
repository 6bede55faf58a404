### Premières manches guidées : un conseil à la fois, seulement tant qu’il est vrai.

guide = Partie guidée
guide-next = Suite
guide-done = Compris
guide-stop = Continuer sans guide

## Poof

poof-hand = Tout doit partir : les { $count } cartes de ta main et celles devant toi. Sous chacune de celles-ci s’en cache une autre que personne ne connaît.
    .title = Se débarrasser de tout
poof-turn = La pile est vide : tout est permis, et c’est le moment de jouer haut. Touche les cartes marquées d’une ampoule, puis « { $move } ».
    .title = À toi de jouer
poof-lower = Il faut une carte égale à celle du dessus ou plus basse ; peu importe combien on en a joué avant. Touche les cartes marquées d’une ampoule, puis « { $move } ».
    .title = Toujours plus bas
poof-run = { $count ->
    [one] Une carte de cette valeur est
   *[other] { $count } cartes égales sont
} sur le dessus. Complète à quatre : la pile disparaît et tu rejoues. « { $move } » !
    .title = Quatre pareilles : poof !
poof-table = Tu peux aussi jouer les cartes visibles devant toi. Touche celle qui a l’ampoule : la carte du dessous est retournée pour tous, et tu pourras la jouer dès ton prochain tour.
    .title = Les cartes de la table
poof-poof-card = Aucun de tes nombres ne va. Mais une carte Poof vide n’importe quelle pile, et tu rejoues. Si elle te reste à la fin, elle coûte 50.
    .title = La carte Poof
poof-pick-up = Pas de carte Poof non plus : prends la pile. Touche-la, puis « { $move } ». Une grosse main, c’est bientôt un carré.
    .title = Rien ne va
poof-give-up = { $who } a moins de cartes. Si une manche semble perdue, le drapeau l’abandonne : tu comptes tes cartes et la pile, { $who } rien. Celle-ci peut encore se gagner !
    .title = Pooftastrophe
poof-score = La première personne sans cartes termine la manche. Les autres comptent ce qui leur reste ; le plus petit total gagne.
    .title = Le compte

## Close Enough

close-enough-target = Personne d’autre ne connaît ce nombre. Approche tes trois cartes de { $target } : une annonce réussie rapporte { $stars ->
    [one] une étoile
   *[other] { $stars } étoiles
}.
    .title = Ta cible
close-enough-lot = Trois cartes comptent : la visible et deux en main. Personne ne voit ce que tu pioches. Touche la pioche, puis « { $move } ».
    .title = Remplis ta main
close-enough-open = Tu peux aussi prendre une carte visible devant quelqu’un d’autre. Celle-ci te rapproche le plus : « { $move } ».
    .title = Sers-toi
close-enough-tune = Tu as { $total } et tu vises { $target } : { $away } d’écart. Au-dessus ou au-dessous, c’est pareil. À chaque tour tu peux échanger une carte : touche la pioche.
    .title = Ajuster
close-enough-give = L’une de tes trois cartes doit partir. Chacune montre le total qui resterait. Touche celle qui a l’ampoule, puis « { $move } ».
    .title = Une de trop
close-enough-call = Ton total est exactement ta cible. Personne ne peut être plus près, et à égalité c’est l’annonce qui gagne : annonce !
    .title = En plein dans le mille
close-enough-muck = Personne n’est resté : rien ne t’oblige à montrer tes cartes. Gardée secrète, ta main le reste pour toujours ; mais un total exact montré rapporte une étoile de plus. Montre-le.
    .title = Montrer ou garder secret ?
close-enough-stay = Quelqu’un a annoncé. Reste si tu te crois plus près : une étoile si c’est vrai, une de moins si l’annonce gagne. Si tu te couches, tu ne risques rien.
    .title = Rester ou se coucher ?
close-enough-tokens = Une annonce réussie donne aussi un jeton. Une de ses deux moitiés sert une fois : sur une carte au moment du total, ou à ton tour pour verrouiller ou faire taire. Huit étoiles gagnent.
    .title = Un jeton avantage

## Close to the Mark

close-to-the-mark-colour = Un dé est à toi pour toute la partie, et sa couleur aussi. Prends celui-ci, puis « { $move } ».
    .title = Ton dé
close-to-the-mark-roll = Tout le monde utilise le même lancer. Ton dé plus un autre donne ton nombre ; les dés montrent les sommes.
    .title = Un lancer pour tous
close-to-the-mark-circle = Une case prend la somme avec le dé de sa couleur. Mets le { $number } dans la case marquée : près du milieu, il a le plus de voisins.
    .title = Inscrire un nombre
close-to-the-mark-cross = Deux nombres voisins et successifs ont une croix entre eux. Avec le { $number } ici, tu en gagnes une. Une à quatre croix sur une rangée valent 1, 3, 6 ou 10.
    .title = Nombres voisins
close-to-the-mark-extremes = Les nombres bas et hauts paient aussi : 3, 4, 10 et 11 cochent une de ces cases, 2 et 12 deux, chacune vaut 2 points. Tu peux inscrire { $number }.
    .title = Extrêmes
close-to-the-mark-own = Les cases de ta couleur prennent n’importe laquelle des quatre sommes. « { $move } » rapporte le plus maintenant.
    .title = Ta couleur
close-to-the-mark-together = Tout le monde écrit en même temps, et rien n’est montré avant la fin. Après { $turns } tours, toutes les cases sont pleines. Tu sais tout : continue !
    .title = Tous ensemble

## Closing In

closing-in-city = Vous êtes une équipe dans une ville qui se referme. { $sent } dossiers sur { $wanted } sont transmis ; ensuite, tout le monde doit sortir. Tu prends le relais pour les derniers tours.
    .title = Une équipe
closing-in-actions = Tu as deux actions par tour. Avant la première, tu peux dépenser des cartes pour en avoir plus : celle-ci en achète { $count }.
    .title = Actions
closing-in-search = Il y a un dossier sur ta tuile et aucun agent : prends-le. Touche ta tuile, puis « { $move } ».
    .title = Fouiller
closing-in-send = Tu es à la Tour radio avec un dossier, sans agent : « { $move } ».
    .title = À l’antenne
closing-in-escape = Tous les dossiers sont transmis, tu es à une sortie et tu en as la clé : tout le monde sur ta tuile part avec toi.
    .title = Sortir
closing-in-lure = Deux agents : un de plus, et la tuile ferme pour de bon. Attires-en un : touche-la, choisis Attirer, puis « { $move } ».
    .title = Une tuile en danger
closing-in-enforce = Après chaque tour, des cartes lieu sont retournées : un agent sur chaque tuile nommée, et parfois un dossier. Une tuile avec plus de deux agents ferme pour de bon.
    .title = La Riposte
closing-in-go = Direction : { $tile }. « { $move } ». Un agent vient sur la tuile que tu quittes.
    .title = Se déplacer
closing-in-end = Rien d’autre à faire pour l’instant. « { $move } ».
    .title = Finir le tour

## 5 To Close

five-to-close-goal = Forme des mots anglais, verrouille-les et marque selon leur longueur : au moins { $letters } lettres dans cette manche. Le premier camp à cinq mots verrouillés la termine.
    .title = Cinq mots
five-to-close-draw = Chaque tour commence par une carte, de la pioche ou de la défausse. « { $move } ».
    .title = Piocher
five-to-close-start = Tu peux écrire { $word }. Touche la première lettre, puis « { $move } ».
    .title = Commencer un mot
five-to-close-spell = Les lettres ne s’ajoutent qu’à la fin d’un mot. On continue vers { $word } : « { $move } ».
    .title = Lettre après lettre
five-to-close-multiply = Cette carte multiplie les points d’un mot une fois verrouillé. Pose-la sur { $word } : « { $move } ».
    .title = Une carte spéciale
five-to-close-lock = { $word } est complet. Verrouillé, il rapporte ses points et plus personne n’y touche. Touche son cadenas, puis « { $move } ».
    .title = Verrouiller
five-to-close-discard = Un tour finit par une défausse ; puis tu pioches jusqu’à sept cartes. « { $move } ».
    .title = Défausser
five-to-close-challenge = { $word } vient d’être verrouillé, sans une seule voyelle. Conteste-le : s’il n’est pas dans la liste, l’autre camp perd 50 points et le mot. S’il y était, tu en perdrais 25.
    .title = C’est un mot, ça ?
five-to-close-special = Tu as des cartes spéciales. Le Joker vaut toute lettre ; Double et Triple vont sur ton mot ; Gel bloque un des leurs ; Dégel libère ou protège le tien.
    .title = Cartes spéciales
five-to-close-close = Les mots verrouillés sont à l’abri. Cinq d’entre eux terminent la manche et rapportent 25 points de plus. Tu sais tout : continue !
    .title = Finir la manche
