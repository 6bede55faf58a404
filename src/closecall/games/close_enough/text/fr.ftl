### Close Enough : tous ses mots. $who et $whom sont toujours des noms, $ability l’un des messages ability-...

## Le jeu

title = Close Enough
tagline = Approche une cible secrète. Puis ose annoncer.
summary = Amène la somme de trois cartes au plus près d’une cible que toi seul connais, en échangeant avec la pioche et avec les cartes visibles des autres. Quand tu te sens assez proche, tu annonces, et chacun décide de rester ou de se coucher. Le bluff, les jetons et les coups exacts font le reste.
players = 3 à 5 joueurs, chacun pour soi
goal = Être le premier à huit étoiles.
keys = D pioche, X défausse, 1–3 tes cartes, C annoncer, S rester, F se coucher, T jetons.

## Les règles, dans l’ordre de lecture

section-setup = Préparer une manche
rule-setup-parts = L’édition standard compte six exemplaires de chaque carte de 1 à 9. Quinze cibles : 12–18 valent une étoile chacune, 9, 10, 20 et 21 deux, 7, 8, 22 et 23 trois. Quinze jetons avantage, un pour chaque paire des six pouvoirs. Toute édition a au moins 17 cartes et 10 cibles, pour qu’il y ait toujours une carte quand il en faut une.
    .title = Le matériel
    .ids = E2, E9, E22
rule-setup-first = Tous commencent sans étoile ni jeton. À la première manche, le jeton Premier est à la première place. Ensuite il va au voisin de droite de celui qui a annoncé à la manche d’avant, qu’il se soit rétracté ou non.
    .title = Le jeton Premier
    .ids = E1
rule-setup-targets = En partant du jeton Premier, dans le sens des aiguilles d’une montre, chacun tire une cible sans la voir, parmi celles qui n’ont pas servi à la manche d’avant. Regarde la tienne et garde-la pour toi. Les cibles de la dernière manche restent visibles : tous savent qu’elles sont hors jeu ; elles reviennent à la manche suivante.
    .title = Cibles secrètes
    .ids = E2
rule-setup-deal = On mélange toutes les cartes et chacun en reçoit une, visible. Le reste forme la pioche. Il n’y a pas encore de défausse.
    .title = Une carte chacun
    .ids = E3

section-turn = Ton tour
rule-turn-fill = Ton lot, c’est ta carte visible plus deux cartes en main. Tant que tu en as moins de deux en main, ton tour en ajoute une : le dessus de la pioche, à l’insu des autres, ou la carte visible d’un autre si elle n’est pas verrouillée. Qui perd sa carte reçoit le dessus de la pioche comme nouvelle carte visible. Tu ne peux pas prendre la tienne.
    .title = Compléter ton lot
    .ids = E4
rule-turn-full = Avec un lot complet, tu ajustes ou tu annonces. Après 25 ajustements dans une manche, tu dois annoncer à ton tour suivant, sauf si on t’a fait taire ; Verrouiller ou Faire taire avant est permis. Les derniers tours après une annonce ne sont pas concernés.
    .title = Ajuster ou annoncer
    .ids = E5
rule-turn-deck = Prends le dessus de la pioche, regarde-le, puis défausse l’une de tes trois cartes en main, la nouvelle si tu veux. Une fois la pioche choisie, pas de retour en arrière.
    .title = Ajuster avec la pioche
    .ids = E6
rule-turn-discard = S’il y a une défausse, prends la carte du dessus et défausse une autre carte de ta main. Elle peut avoir la même valeur.
    .title = Ajuster avec la défausse
    .ids = E7
rule-turn-swap = Prends la carte visible non verrouillée d’un autre et mets à sa place une autre carte de ta main.
    .title = Ajuster par échange
    .ids = E8
rule-turn-empty = S’il faut une carte et que la pioche est vide, on mélange toute la défausse sauf la carte du dessus pour en faire une nouvelle.
    .title = Pioche vide
    .ids = E9

section-call = L’annonce
rule-call-call = Tu penses être le plus proche ? Annonce ! Tu prends le jeton Premier et tu poses ta main, faces cachées, en travers de ta carte visible, qui est maintenant verrouillée.
    .title = Annoncer
    .ids = E10
rule-call-last = Dans le sens des aiguilles d’une montre, chacun des autres a un dernier tour : rester ou se coucher. Qui reste doit ajuster exactement une fois, puis sa carte est verrouillée. Qui se couche ne bouge rien ; sa carte visible peut encore être prise, sauf si un jeton la verrouille.
    .title = Rester ou se coucher
    .ids = E11
rule-call-declare = Après une annonce, personne n’ajuste sans avoir d’abord déclaré qu’il reste. Qui a été réduit au silence peut rester ou se coucher comme tout le monde.
    .title = Dire, puis ajuster
    .ids = E12
rule-call-back-out = Seulement dans le jeu avancé : après les derniers tours, même si tous se sont couchés, et avant le choix des jetons pour les totaux, l’auteur de l’annonce peut se rétracter. Cela coûte un jeton non utilisé, n’importe lequel, qui retourne aussitôt dans la boîte.
    .title = Se rétracter
    .ids = E13

section-reveal = La révélation
rule-reveal-distance = Additionne ton lot. Ce qui compte, c’est l’écart avec ta cible ; au-dessus ou au-dessous, c’est pareil : 11 et 17 sont tous deux à 3 de 14. Avant cela, l’auteur de l’annonce et ceux qui sont restés peuvent poser des jetons sur les cartes de leur lot, même après une rétractation. Qui a un jeton utilisable choisit en secret et pour de bon ; tout est montré en même temps.
    .title = À quelle distance ?
    .ids = E14
rule-reveal-backed-out = Si l’auteur de l’annonce s’est rétracté, il perd une étoile et tous les autres en gagnent une, couchés ou non.
    .title = Rétractation
    .ids = E15
rule-reveal-caller = Si l’auteur de l’annonce est le plus proche, il marque les étoiles de sa cible et tire un jeton au hasard s’il en reste dans la boîte. Les égalités sont pour lui, tout comme une manche où tous se sont couchés. Ceux qui sont restés perdent une étoile ; les autres n’ont rien.
    .title = Annonce réussie
    .ids = E16
rule-reveal-beaten = Sinon, chaque joueur resté et strictement plus proche gagne une étoile, et l’auteur de l’annonce en perd une pour chacun d’eux. Pour les autres, rien ne change.
    .title = Annonce battue
    .ids = E17
rule-reveal-bonus = L’auteur de l’annonce et ceux qui sont restés gagnent une étoile de plus pour un coup exact, s’ils le montrent, même après une rétractation. D’abord le résultat, ensuite le bonus ; personne ne tombe sous 0, ni à l’un ni à l’autre.
    .title = Coup exact
    .ids = E18
rule-reveal-muck = Qui n’a rien à prouver peut garder secrets sa main et son écart, et renonce alors au bonus. Cela vaut pour ceux qui se sont couchés, pour tous après une rétractation, pour l’auteur de l’annonce si tous se sont couchés, et pour ceux qui sont restés sans le battre.
    .title = Garder le secret
    .ids = E19
rule-reveal-show = Sauf rétractation, l’auteur de l’annonce doit montrer si quelqu’un est resté, et tous ceux qui l’ont battu aussi ; ils montrent en premier. Les autres répondent chacun pour soi, montrer ou garder secret, et les réponses sortent ensemble. D’un lot gardé secret on apprend seulement quel jeton et quel pouvoir ont servi, et si c’était sur la carte visible ou en main : ni sur quelle carte de la main, ni le sens d’un Coup de pouce. Les cartes restent secrètes pour toujours.
    .title = Montrer ou garder secret
    .ids = E19
rule-reveal-clear = Ensuite toutes les cibles de la manche sont retournées, secret gardé ou non ; elles sont hors jeu pour une manche. Les jetons utilisés retournent dans la boîte avant qu’on en tire un nouveau.
    .title = Ranger
    .ids = E20
rule-reveal-win = Si quelqu’un a huit étoiles ou plus après une manche, le plus grand nombre d’étoiles gagne. Égalité au sommet ? Ce sont des demi-champions, qui partagent la victoire.
    .title = Gagner
    .ids = E21

section-tokens = Les jetons avantage
rule-tokens-use = Un jeton offre deux des six pouvoirs. Il sert une fois, pour l’un des deux, et retourne dans la boîte à la fin de la manche. Tu peux en utiliser plusieurs dans un tour. Jetons détenus, jetons utilisés et boîte sont visibles par tous.
    .title = Un jeton, un pouvoir
    .ids = E22
rule-tokens-total = Au moment du total, un jeton peut soustraire une carte de ton propre lot, la doubler, l’ignorer (elle compte 0) ou, d’un Coup de pouce, la changer de 1 vers le haut ou le bas. Un seul jeton par carte, et une carte verrouillée par un jeton a déjà le sien.
    .title = Changer une carte
    .ids = E23
rule-tokens-lock = Verrouille ta carte visible et personne ne pourra la prendre de la manche. Cela se fait à ton tour : avant ton action, après avoir pris une carte et avant d’en donner une, ou, à un dernier tour, avant de rester ou de te coucher. Ou bien au moment où tu reçois une nouvelle carte visible pendant le tour d’un autre : la question est alors posée à qui possède un Verrouiller, même couché, et le jeu attend. Pas à la distribution.
    .title = Verrouiller
    .ids = E24
rule-tokens-silence = À ton tour, avant ton action ou après avoir pris une carte et avant d’en donner une, fais taire un autre joueur : il ne pourra pas annoncer de la manche. Jamais sur quelqu’un déjà réduit au silence, jamais après une annonce, et jamais sur le dernier joueur qui pourrait encore annoncer ; tu comptes parmi eux.
    .title = Faire taire
    .ids = E25
rule-tokens-draw = Les jetons se tirent sans regarder, et seulement tant qu’il y en a dans la boîte.
    .title = Tirer un jeton
    .ids = E26

section-knowledge = Qui sait quoi
rule-knowledge-open = Visible par tous, spectateurs compris : la taille de la pioche, toute la défausse, chaque carte prise ou posée à découvert, les remélanges, les étoiles, les jetons, qui est réduit au silence ou verrouillé, et les cibles de la dernière manche.
    .title = Visible
    .ids = E27
rule-knowledge-secret = Secret : ce qu’on tire de la pioche, les mains, les cibles des autres et les choix pas encore montrés.
    .title = Secret
    .ids = E27

## Options

option-advanced = L’auteur d’une annonce peut rendre un jeton pour se rétracter.
    .label = Rétractation
option-edition = Avec quelles cartes, cibles et jetons on joue.
    .label = Édition
option-edition-default = Notre propre mélange de cartes, de cibles et de jetons.
    .label = Standard

## Sur la table

card-number = { $value }
card-hidden = Carte cachée
deck = Pioche
deck-count = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
discard-pile = Défausse
discard-empty = Pas encore de défausse
lot = Lot
lot-total = Total { $total }
hand = Main
face-up-of = Carte visible de { $who } : { $value }
target = Cible
target-value = { $stars ->
    [one] Cible { $value }, { $stars } étoile
   *[other] Cible { $value }, { $stars } étoiles
}
targets-out = Hors jeu cette manche
distance = { $distance ->
    [0] Pile sur la cible
   *[other] À { $distance } de la cible
}
stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
stars-of = { $count } étoiles sur 8
first-token = Jeton Premier
box = Boîte
token = Jeton avantage
token-pair = { $first } ou { $second }
locked = verrouillée
silenced = réduit au silence
caller = a annoncé
    .you = as annoncé
stayed-in = reste
    .you = restes
folded = couché
    .you = couché
mucked = gardé secret
trophy = Trophée de champion
half-champion = Demi-champion
ability-subtract = Soustraire
    .meaning = La carte compte en moins au lieu d’en plus.
ability-lock = Verrouiller
    .meaning = Personne ne peut prendre ta carte visible de la manche.
ability-double = Doubler
    .meaning = La carte compte double.
ability-ignore = Ignorer
    .meaning = La carte compte 0.
ability-silence = Faire taire
    .meaning = Un autre joueur ne peut pas annoncer de la manche.
ability-nudge = Coup de pouce
    .meaning = La carte compte 1 de plus ou 1 de moins.

## Pourquoi c’est fini

reason-most-stars = Le plus d’étoiles, huit ou davantage
reason-half-champions = Égalité au sommet : demi-champions
reason-backed-out = Rétractation de { $who }
reason-caller-closest = { $who } a annoncé et se trouve au plus près
reason-caller-beaten = { $who } a annoncé, et quelqu’un a fait mieux
reason-all-folded = Tous se sont couchés

## Coups, comme sur un bouton

move-deck = Piocher
move-discard = Prendre { $value } dans la défausse
move-take = Prendre { $value } à { $whom }
move-give = Donner { $value }
move-give-discard = Défausser { $value }
move-swap = Échanger { $given } contre { $taken }
move-call = Annoncer
move-call-confirm = Annoncer avec { $total } ?
move-stay = Rester
move-fold = Se coucher
move-fold-confirm = Vraiment se coucher ?
move-leave = La laisser libre
move-stand = Maintenir l’annonce
move-back-out = Se rétracter avec { $token }
move-lock = Verrouiller ton { $value }
move-silence = Faire taire { $whom }
move-subtract = Soustraire { $value }
move-double = Doubler { $value }
move-ignore = Ignorer { $value }
move-raise = Augmenter { $value } de 1
move-lower = Réduire { $value } de 1
move-keep = Garder le jeton
move-show = Montrer
move-show-exact = Montrer : exact, une étoile de plus
move-muck = Garder secret

## Ce qu'un coup ferait

preview-fill = { $move } : { $total } pour l’instant, cible { $target }
preview-result = { $distance ->
    [0] { $move } : exactement { $total }
   *[other] { $move } : { $total }, à { $distance }
}
preview-deck-unseen = Tu seras seul à voir la carte.
preview-deck-final = Regarde-la, puis choisis laquelle des trois part. Sans retour.
preview-choose-give = Touche la carte à donner, ou prends d’abord.
preview-shows = { $whom } montrera { $value }.
preview-turns-up = { $whom } reçoit une nouvelle carte visible.
preview-discards = Ton { $value } va à la défausse.
preview-call = Les autres restent ou se couchent. L’égalité est à toi.
preview-stay = Tu ajustes encore une fois, puis ta carte est verrouillée.
preview-fold = Tu ne gagnes ni ne perds rien, sauf en cas de rétractation.
preview-silence = { $whom } ne pourra pas annoncer.

## Ce qui s'est passé

event-dealt = Manche { $round } : { $who } a le jeton Premier
    .you = Manche { $round } : tu as le jeton Premier
event-target = { $count ->
    [one] La cible de { $who } est { $value }, elle vaut { $count } étoile
   *[other] La cible de { $who } est { $value }, elle vaut { $count } étoiles
}
    .you = { $count ->
        [one] Ta cible est { $value }, elle vaut { $count } étoile
       *[other] Ta cible est { $value }, elle vaut { $count } étoiles
    }
event-took-deck = { $who } pioche
    .you = Tu pioches
event-took-deck-seen = { $who } pioche { $value }
    .you = Tu pioches { $value }
event-took-discard = { $who } prend { $value } dans la défausse
    .you = Tu prends { $value } dans la défausse
event-took-face-up = { $who } prend { $value } à { $whom }
    .you = Tu prends { $value } à { $whom }
    .me = { $who } te prend { $value }
event-gave = { $who } donne { $value } à { $whom }
    .you = Tu donnes { $value } à { $whom }
    .me = { $who } te donne { $value }
event-gave-discard = { $who } défausse { $value }
    .you = Tu défausses { $value }
event-turned-up = { $who } reçoit { $value }, visible
    .you = Tu reçois { $value }, visible
event-reshuffled = La défausse devient une nouvelle pioche
event-called = { $who } annonce !
    .you = Tu annonces !
event-stayed = { $who } reste
    .you = Tu restes
event-folded = { $who } se couche
    .you = Tu te couches
event-backed-out = { $who } se rétracte et rend un jeton : { $token }
    .you = Tu te rétractes et rends un jeton : { $token }
event-locked = { $who } verrouille { $value }
    .you = Tu verrouilles { $value }
event-silenced = { $who } fait taire { $whom }
    .you = Tu fais taire { $whom }
    .me = { $who } te fait taire
event-ready = { $who } a choisi
    .you = Tu as choisi
event-token-used = { $who } utilise { $ability } sur la carte visible
    .you = Tu utilises { $ability } sur la carte visible
event-token-used-hidden = { $who } utilise { $ability } sur une carte de sa main
    .you = Tu utilises { $ability } sur une carte de ta main
event-lot-shown = { $distance ->
    [0] { $who } montre { $total }, pile sur la cible
   *[other] { $who } montre { $total }, à { $distance } de { $target }
}
    .you = { $distance ->
            [0] Tu montres { $total }, pile sur la cible
           *[other] Tu montres { $total }, à { $distance } de { $target }
        }
event-mucked = { $who } garde ses cartes secrètes
    .you = Tu gardes tes cartes secrètes
event-target-shown = La cible de { $who } était { $value }
    .you = Ta cible était { $value }
event-stars-gained = { $count ->
    [one] { $who } gagne { $count } étoile
   *[other] { $who } gagne { $count } étoiles
}
    .you = { $count ->
            [one] Tu gagnes { $count } étoile
           *[other] Tu gagnes { $count } étoiles
        }
event-stars-lost = { $count ->
    [one] { $who } perd { $count } étoile
   *[other] { $who } perd { $count } étoiles
}
    .you = { $count ->
            [one] Tu perds { $count } étoile
           *[other] Tu perds { $count } étoiles
        }
event-bonus = Coup exact de { $who } : une étoile de plus
    .you = Coup exact : une étoile de plus pour toi
event-token-drawn = { $who } tire un jeton : { $token }
    .you = Tu tires un jeton : { $token }

## À la table

table-round = Manche { $round }
table-first-to = Premier à { $goal } étoiles
table-of-stars = sur { $goal } ★
table-first = Premier !
table-fill = Prends une carte en main
table-fill-sub = La pioche, en secret, ou la carte visible de quelqu’un.
table-now = { $distance ->
    [0] Tu as { $total } : pile sur la cible
   *[other] Tu as { $total }, à { $distance } de { $target }
}
table-tune-sub = Ajuste avec la pioche, la défausse ou une carte visible, ou annonce.
table-silenced-sub = On t’a fait taire : ajuste, sans annoncer cette manche.
table-must-call = Tu as ajusté { $count } fois : il faut annoncer.
table-last-tune = Tu restes : un dernier ajustement
table-stay-or-fold = { $who } annonce. Rester ou se coucher ?
table-choose-give = Quelle carte part ?
table-choose-seat = Qui fais-tu taire ?
table-choose-ability = Quelle moitié du jeton ?
table-ability = Pouvoir
table-token-question = Utiliser { $token } ?
table-token-secret = Personne ne voit ton choix avant que tous aient choisi.
table-tap-card = Touche une carte
table-lock-title = Ta nouvelle carte visible est { $value }. La verrouiller ?
table-lock-with = Verrouiller avec { $token }
table-back-out-title = Maintiens-tu ton annonce ?
table-back-out-text = Se rétracter te coûte un jeton et une étoile ; les autres en gagnent une.
table-back-out-confirm = Vraiment te rétracter ?
table-show-title = Montrer ton lot ou le garder secret ?
table-show-text = Ce que tu caches, personne ne le voit ; ta cible est révélée de toute façon.
table-answered = Tu as choisi
table-tag-take = prendre
table-tag-give = donner
table-tag-new = nouvelle
table-tag-now = actuel
table-tag-lock = verrou
table-card-up = { $value }, carte visible
table-card-up-locked = { $value }, carte visible, verrouillée
table-card-hand = { $value }, en main
table-card-result = { $distance ->
    [0] { $card } : ferait { $total }, exact
   *[other] { $card } : ferait { $total }, à { $distance }
}
table-card-new = { $value }, tout juste prise
table-card-known = { $value }, prise en main à la vue de tous
table-card-take = Carte visible de { $who }, { $value } : la prendre
table-card-locked = Carte visible de { $who }, { $value } : verrouillée, imprenable
table-discard-top = Défausse, { $value } dessus
table-hand-count = { $count ->
    [one] { $count } carte cachée en main
   *[other] { $count } cartes cachées en main
}
table-token = Jeton avantage : { $first } ou { $second }
table-token-lies = { $ability }, utilisé cette manche
table-gauge = { $distance ->
    [0] Cible { $target }. Lot { $total } : exact
   *[other] Cible { $target }. Lot { $total }, à { $distance }
}
table-gauge-so-far = Cible { $target }. { $total } pour l’instant
table-silence-this = Faire taire { $whom } : pas d’annonce cette manche
table-centre = Pioche et défausse
table-lot = Lot de { $who }
    .you = Ton lot
table-only = Visible par { $who } seulement
    .you = Visible par toi seulement
table-reveal = Manche { $round } : à quelle distance ?
table-reveal-target = cible { $value }
table-reveal-bonus = exact, +1
table-box = { $count ->
    [one] Boîte : { $count } jeton
   *[other] Boîte : { $count } jetons
}
table-discards = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}

event-game-over = La partie est finie

# Pourquoi un coup est bon (conseils)
explain-fill-last = { $away ->
    [0] Avec le { $card }, tu as { $total }, pile ta cible.
   *[other] Avec le { $card }, tu as { $total }, à { $away } de { $target }.
}
explain-fill-first = Après le { $card }, un { $need } tombe pile sur { $target }.
explain-fill-over = Avec le { $card }, tu as { $total }, et une carte s’y ajoute encore ; ta cible est { $target }.
explain-fill-so-far = Avec le { $card }, tu as { $total } sur { $target }, et une carte à venir.
explain-fill-owner = Le joueur { $place ->
        [left] à ta gauche
        [left-2] à deux places sur ta gauche
        [across] en face
        [right-2] à deux places sur ta droite
       *[right] à ta droite
    } perd le { $card } et retourne une nouvelle carte.
explain-deck-hits = { $hits ->
    [one] Une seule des { $unseen } cartes que tu ne vois pas tomberait pile ; aucune carte visible ne le fait.
   *[other] { $hits } des { $unseen } cartes que tu ne vois pas tomberaient pile ; aucune carte visible ne le fait.
}
explain-deck-secret = Personne d’autre ne voit une carte de la pioche ; une carte visible ({ $cards }) trahirait une partie de ta main.
explain-tune = { $away ->
    [0] Le { $card } contre ton { $give } tombe pile sur ta cible.
   *[other] Le { $card } contre ton { $give } te met à { $away } de la cible ; tu es à { $now }.
}
explain-tune-same = Le { $card } contre ton { $give } te laisse à { $away } de la cible, comme maintenant.
explain-tune-discard = Ton { $give } va à la défausse contre le { $card }, pas à un autre joueur.
explain-tune-owner = Le joueur { $place ->
        [left] à ta gauche
        [left-2] à deux places sur ta gauche
        [across] en face
        [right-2] à deux places sur ta droite
       *[right] à ta droite
    } reçoit ton { $give } contre le { $card }.
explain-deck-nearer = { $better ->
    [one] Une seule des { $unseen } cartes que tu ne vois pas te mettrait
   *[other] { $better } des { $unseen } cartes que tu ne vois pas te mettraient
} à moins de { $away } ; aucune carte visible ne le fait.
explain-deck-keep = { $away ->
    [0] Une carte inutile repart aussitôt : tu restes pile sur la cible.
   *[other] Une carte inutile repart aussitôt : tu restes à { $away } de la cible.
}
explain-give-better = { $away ->
    [0] Sans le { $card } tu tombes pile, sans le { $other } tu es à { $worse }.
   *[other] Sans le { $card } tu es à { $away } de la cible, sans le { $other } à { $worse }.
}
explain-give = { $away ->
    [0] Avec { $first } et { $second } en main, tu tombes pile.
   *[other] Avec { $first } et { $second } en main, tu es à { $away } de la cible.
}
explain-call-exact = Tu as { $total }, pile ta cible : on ne peut pas être plus proche, et les égalités sont pour toi.
explain-call-token = { $effect ->
    [subtract] Soustrais le { $card } avec ton jeton et tu as { $total }, pile ta cible.
    [double] Double le { $card } avec ton jeton et tu as { $total }, pile ta cible.
    [ignore] Ignore le { $card } avec ton jeton et tu as { $total }, pile ta cible.
    [raise] Pousse le { $card } vers le haut avec ton jeton et tu as { $total }, pile ta cible.
   *[lower] Pousse le { $card } vers le bas avec ton jeton et tu as { $total }, pile ta cible.
}
explain-call-close = { $away ->
    [1] Seul un lot qui tombe pile te bat
   *[other] Seul un lot à moins de { $away } te bat
} ; une annonce réussie rapporte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}.
explain-stay-hit = Le { $card } visible contre ton { $give } fait pile { $total } : une étoile de plus si tu le montres.
explain-stay-free = Tu n’as aucune étoile à perdre en restant.
explain-stay-open = Avec le { $card } visible contre ton { $give }, tu es à { $away } : plus proche qu’une annonce à { $beaten } ou plus.
explain-stay-now = { $away ->
    [0] Tu es pile sur la cible : une étoile de plus si tu le montres.
   *[other] Tu peux rester à { $away } : plus proche qu’une annonce à { $beaten } ou plus.
}
explain-fold-far = En restant, tu risques une étoile, et aucune carte visible ne te met à moins de { $away }.
explain-fold = En te couchant, tu ne peux perdre aucune étoile.
explain-lock-hit = Tu tombes pile tant que personne ne prend ton { $card } : le jeton Verrouiller/{ $other ->
        [subtract] Soustraire
        [lock] Verrouiller
        [double] Doubler
        [ignore] Ignorer
        [silence] Faire taire
       *[nudge] Coup de pouce
    } le garde.
explain-lock = Avec le jeton Verrouiller/{ $other ->
        [subtract] Soustraire
        [lock] Verrouiller
        [double] Doubler
        [ignore] Ignorer
        [silence] Faire taire
       *[nudge] Coup de pouce
    }, personne ne peut prendre ton { $card }.
explain-leave-folded = Tu t’es couché : ton { $card } ne compte plus.
explain-leave-away = { $away ->
    [0] Avec le { $card }, tu es pile sur la cible ; le jeton te reste.
   *[other] Avec le { $card }, tu es à { $away } de la cible ; le jeton te reste.
}
explain-leave = Ton { $card } reste libre, et le jeton te reste.
explain-silence = Le joueur { $place ->
        [left] à ta gauche
        [left-2] à deux places sur ta gauche
        [across] en face
        [right-2] à deux places sur ta droite
       *[right] à ta droite
    } ({ $stars } ★) ne peut plus annoncer de la manche ; cela coûte le jeton Faire taire/{ $other ->
        [subtract] Soustraire
        [lock] Verrouiller
        [double] Doubler
        [ignore] Ignorer
        [silence] Faire taire
       *[nudge] Coup de pouce
    }.
explain-stand-exact = Tu as { $total }, pile ta cible : personne ne peut faire mieux.
explain-stand-alone = { $stars ->
    [one] Personne n’est resté : ton annonce rapporte { $stars } étoile.
   *[other] Personne n’est resté : ton annonce rapporte { $stars } étoiles.
}
explain-stand = { $count ->
    [one] Tu es à { $away } ; seul le joueur resté peut être plus proche.
   *[other] Tu es à { $away } ; seuls les { $count } joueurs restés peuvent être plus proches.
}
explain-back-out-risk = Te rétracter coûte une étoile et le jeton { $first ->
        [subtract] Soustraire
        [lock] Verrouiller
        [double] Doubler
        [ignore] Ignorer
        [silence] Faire taire
       *[nudge] Coup de pouce
    }/{ $second ->
        [subtract] Soustraire
        [lock] Verrouiller
        [double] Doubler
        [ignore] Ignorer
        [silence] Faire taire
       *[nudge] Coup de pouce
    } ; ceux qui sont restés pourraient te coûter jusqu’à { $most } ★.
explain-back-out = Le jeton { $first ->
        [subtract] Soustraire
        [lock] Verrouiller
        [double] Doubler
        [ignore] Ignorer
        [silence] Faire taire
       *[nudge] Coup de pouce
    }/{ $second ->
        [subtract] Soustraire
        [lock] Verrouiller
        [double] Doubler
        [ignore] Ignorer
        [silence] Faire taire
       *[nudge] Coup de pouce
    } retourne à la boîte, et tous les autres gagnent une étoile.
explain-use = { $effect ->
        [subtract] Soustraire
        [double] Doubler
        [ignore] Ignorer
        [raise] Pousser vers le haut
       *[lower] Pousser vers le bas
    } { $place ->
        [face-up] ton { $card } visible
       *[hand] le { $card } de ta main
    } fait { $total }, { $away ->
        [0] pile ta cible
       *[other] à { $away } de la cible ; tu es à { $now }
    }.
explain-use-same = { $effect ->
        [subtract] Soustraire
        [double] Doubler
        [ignore] Ignorer
        [raise] Pousser vers le haut
       *[lower] Pousser vers le bas
    } { $place ->
        [face-up] ton { $card } visible
       *[hand] le { $card } de ta main
    } fait { $total }, à { $away } de la cible, pas plus près que maintenant.
explain-keep-exact = Tu as déjà { $total }, pile ta cible ; le jeton te reste.
explain-keep-useless = Ce jeton ne peut pas te mettre à moins de { $away } ; il te reste.
explain-keep = Tu restes à { $away } de la cible, et le jeton te reste.
explain-show-hit = { $total } tombe pile : le montrer rapporte une étoile de plus.
explain-show-folded = Tu t’es couché : montrer ne rapporte rien.
explain-show-away = Tu es à { $away } de la cible : montrer ne rapporte pas de bonus.
explain-muck-hit = { $total } tombe pile : le garder secret te coûte une étoile.
explain-muck-folded = Tu t’es couché : garder ta main secrète ne coûte rien.
explain-muck-away = Tu es à { $away } : pas de bonus à perdre, et ta main reste secrète.

## La page de résultat

moment-closest = { $distance ->
    [0] { $who } tombe pile sur { $target }.
   *[other] { $who } finit à { $distance } de { $target }.
}
    .you = { $distance ->
            [0] Tu tombes pile sur { $target }.
           *[other] Tu finis à { $distance } de { $target }.
        }
moment-won = Manche { $round } : { $stars ->
    [one] { $who } gagne une étoile.
   *[other] { $who } gagne { $stars } étoiles.
}
    .you = Manche { $round } : { $stars ->
            [one] tu gagnes une étoile.
           *[other] tu gagnes { $stars } étoiles.
        }
moment-lost = Manche { $round } : { $stars ->
    [one] { $who } perd une étoile.
   *[other] { $who } perd { $stars } étoiles.
}
    .you = Manche { $round } : { $stars ->
            [one] tu perds une étoile.
           *[other] tu perds { $stars } étoiles.
        }
ending-rounds = Cibles, lots et annonces
ending-caller = annonce de { $who }
    .you = ton annonce
ending-target = cible { $target }
ending-off = { $distance ->
    [0] exact
   *[other] à { $distance }
}
ending-not-shown = non montré
ending-stars = étoiles

# A move where nothing on the table shows the rest of it.
full-face-up = { $move } (carte visible)
