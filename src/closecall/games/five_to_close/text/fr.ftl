### 5 To Close : tous ses mots. $who est toujours un nom, $team une équipe ou un joueur seul, $card un message card-... ou une lettre.

## Le jeu

title = 5 To Close
tagline = Fais pousser des mots lettre après lettre, verrouilles-en cinq avant les autres.
note = Mots anglais seulement
summary = Ajoute des lettres au bout de cinq mots au plus et verrouille-les dès qu’ils sont assez longs. Jokers, multiplicateurs et un peu de gel mettent de l’ambiance, et les mots douteux peuvent être contestés. Le premier camp à verrouiller cinq mots clôt la manche.
players = 2 à 8 joueurs ; à 4, 6 et 8 en équipes de deux
goal = Avoir le plus de points après quatre manches.
keys = Les lettres prennent des cartes, 1–5 le mot, 6 un nouveau mot, * un joker, Maj et 1–5 verrouillent, Suppr défausse.

## Les règles, dans l’ordre de lecture

section-setup = Préparation
rule-setup-sides = À 4, 6 ou 8, les partenaires se font face et jouent en équipe de deux. À 2, 3, 5 ou 7, chacun joue seul ; ce qui est dit d’une équipe vaut alors pour toi.
    .title = Les équipes
    .ids = F9
rule-setup-deck = Un paquet compte 96 lettres et 16 cartes spéciales : 6 Jokers, 4 Doubles, 2 Triples, 2 Gels, 2 Dégels. Deux camps jouent avec un paquet, trois à cinq avec deux, sept avec trois.
    .title = Les cartes
    .ids = F2
rule-setup-dealer = Chacun tire une carte ; la lettre la plus proche du A donne en premier. Les cartes spéciales se retirent, et les ex æquo au plus proche tirent encore. Les cartes reviennent avant le mélange. La donne passe à gauche à chaque manche ; à 3, 5, 6 ou 7, tous ne commencent donc pas aussi souvent.
    .title = Qui donne d’abord
    .ids = F1
rule-setup-deal = À chaque manche on rassemble et mélange toutes les cartes. Chacun en reçoit sept, en partant de la gauche du donneur. Le reste forme la pioche. Une carte retournée ouvre la défausse, quelle qu’elle soit. Le voisin de gauche du donneur commence.
    .title = La donne
    .ids = F2

section-turn = Ton tour
rule-turn-draw = Prends une carte : le dessus de la pioche ou le dessus de la défausse.
    .title = 1. Piocher
    .ids = F3
rule-turn-play = Joue autant de cartes que tu veux, ou aucune : allonge les mots de ton équipe, commence-en, gèle ceux des autres, prends des jokers.
    .title = 2. Jouer
    .ids = F4
rule-turn-lock = Verrouille les mots de ton équipe qui sont assez longs et pas gelés. Un mot verrouillé est retourné, hors jeu, et ne change plus jamais. Ton premier verrou met fin à la pose de cartes pour ce tour. Verrouilles-en autant que tu veux ; le cinquième mot verrouillé de ton équipe met fin au tour aussitôt.
    .title = 3. Verrouiller
    .ids = F5
rule-turn-discard = Défausse une carte, sauf si ta main est vide. Cela peut être celle que tu viens de prendre dans la défausse.
    .title = 4. Défausser
    .ids = F6
rule-turn-refill = Pioche jusqu’à avoir de nouveau sept cartes.
    .title = 5. Compléter
    .ids = F7
rule-turn-fresh-hand = À la place de tout cela, et avant de piocher, tu peux défausser toute ta main si elle compte exactement sept cartes, et en piocher sept nouvelles. Rien d’autre ne se passe à ce tour. Les sept vont sur la défausse dans l’ordre A–Z, Joker, Double, Triple, Gel, Dégel, la dernière au-dessus.
    .title = Ou : une main neuve
    .ids = F8

section-words = Les mots
rule-words-five = Les partenaires partagent les mêmes mots. Cinq au plus peuvent être actifs, c’est-à-dire non verrouillés ; les mots gelés comptent comme actifs, les verrouillés non.
    .title = Cinq mots actifs
    .ids = F9
rule-words-end = Les lettres s’ajoutent seulement à la fin d’un mot, et rien n’est jamais déplacé. Un mot commence par une lettre ou un Joker et il lui faut une place libre parmi les cinq. Les autres cartes spéciales vont sur des mots d’au moins une lettre.
    .title = Seulement à la fin
    .ids = F10
rule-words-fresh-start = Avec cinq mots actifs, tu peux, une fois par tour pendant que tu joues, défausser les cinq avec toutes leurs cartes, gelés ou non, et repartir de zéro dans le même tour. Elles vont sur la défausse.
    .title = Repartir de zéro
    .ids = F11
rule-words-minimum = Pour être verrouillé, un mot a besoin d’au moins 3 lettres à la manche 1, 4 à la manche 2, 5 à la manche 3 et 6 à la manche 4. Les Jokers comptent comme des lettres ; Double, Triple, Gel et Dégel non.
    .title = Assez long ?
    .ids = F12
rule-words-any = Tu peux verrouiller un mot, qu’il soit dans le dictionnaire ou non : c’est à cela que servent les contestations. Le même mot peut être verrouillé plusieurs fois. Si la table impose le dictionnaire, seuls les vrais mots se verrouillent et on ne conteste pas.
    .title = Tout mot passe, au début
    .ids = F13

section-specials = Cartes spéciales
rule-specials-wild = Un Joker vaut n’importe quelle lettre. Tu la dis en le posant et elle ne change plus. Tout autre joueur, ton partenaire aussi, peut à son tour mettre la vraie lettre à sa place et prendre le Joker en main, utilisable aussitôt ; toi seul, qui l’as posé, ne peux pas. Cela vaut pour tout mot non verrouillé de toute équipe, même gelé. Un mot peut contenir autant de Jokers qu’on veut.
    .title = Joker
    .ids = F14
rule-specials-multiply = Pose un Double ou un Triple sur un de tes mots qui n’est ni verrouillé ni gelé. Un seul par mot, et il y reste. Quand le mot est verrouillé, ses points comptent deux ou trois fois.
    .title = Double et Triple
    .ids = F15
rule-specials-freeze = Pose un Gel sur un mot d’une autre équipe, ni verrouillé ni déjà gelé. On ne peut rien y ajouter, ni le verrouiller.
    .title = Gel
    .ids = F16
rule-specials-unfreeze = Un Dégel sur ton mot gelé le libère : les deux cartes vont sous la défausse. Sur un de tes mots non gelés, il reste comme bouclier : le prochain Gel sur ce mot et le bouclier vont tous deux sous la défausse, et le mot reste libre. Un bouclier par mot ; il reste avec un mot verrouillé.
    .title = Dégel
    .ids = F17
rule-specials-penalty = À la fin d’une manche, un Double qui n’est pas sur un mot verrouillé coûte 25 points et un Triple 35, en main ou sur un mot ouvert. Chaque Gel en main coûte 25. Joker et Dégel ne coûtent rien. Les deux mains comptent pour l’équipe ; les cartes de la défausse ne comptent pour personne.
    .title = Ce qui reste
    .ids = F18

section-challenges = Contester
rule-challenges-ask = Quand un tour avec des verrous est fini, chaque adversaire répond avant que le suivant commence : contester l’un des mots qui viennent d’être verrouillés, ou accepter. L’ordre est libre. Accepter est définitif et vaut pour tous les mots. La première contestation règle un mot pour de bon, et son auteur est de nouveau interrogé tant qu’un mot n’est pas réglé. La table peut fixer un délai après lequel le silence vaut oui.
    .title = Contester ou accepter
    .ids = F19
rule-challenges-verdict = Si le mot est dans le dictionnaire, l’équipe qui conteste perd 25 points. S’il n’y est pas, l’équipe qui l’a verrouillé en perd 50 et le mot quitte la table. Quand tous ont répondu, ou qu’il n’y a plus rien à régler, le jeu continue.
    .title = Le verdict
    .ids = F19
rule-challenges-valid = C’est notre liste de mots anglais qui compte : lettres a à z, formes fléchies telles que listées. Abréviations, préfixes, suffixes, mots à trait d’union et noms propres n’y sont pas. On ne voit si un mot est bon que s’il est contesté.
    .title = Qu’est-ce qu’un mot ?
    .ids = F20
rule-challenges-talk = Entre partenaires, on ne se conteste pas. Pas de messes basses : en équipes, personne à la table ne discute pendant une manche. Une seule exception : avec cinq mots actifs, tu peux demander à ton partenaire « On repart de zéro ? » pendant que tu joues. Oui ou non n’engage personne, et le jeu n’attend pas la réponse.
    .title = Pas de messes basses
    .ids = F21

section-partner = Un bot pour partenaire
rule-partner-words = À partir du niveau moyen, un bot partenaire n’ajoute une lettre que là où un mot de la liste reste possible. Si étrange que soit le début, il y a un mot derrière : continue-le.
    .title = Chaque lettre mène quelque part
    .ids = F21
rule-partner-thaw = S’il a un Dégel et qu’un mot gelé de votre équipe peut encore aboutir, il en libère un avant de jouer autre chose.
    .title = Dégeler d’abord
    .ids = F21
rule-partner-wild = Ensuite, il prend chaque Joker dont il a la vraie lettre, sur les mots de toutes les équipes, la vôtre comprise.
    .title = Puis les Jokers
    .ids = F21
rule-partner-multiply = S’il a les deux, il joue d’abord le Triple.
    .title = Le Triple avant le Double
    .ids = F21
rule-partner-challenge = Il conteste chaque mot absent de la liste, et aucun autre : tu peux accepter tranquillement.
    .title = Il veille aux contestations
    .ids = F21

section-end = La fin
rule-end-close = La manche finit quand une équipe a cinq mots verrouillés : aussitôt au cinquième, sans sixième, sans défausse, sans compléter. Mais d’abord viennent les contestations de ce tour. S’il en reste moins de cinq debout, le tour reprend à la défausse, sans plus jouer ni verrouiller.
    .title = Cinq pour clore
    .ids = F22
rule-end-points = Les mots verrouillés comptent selon leurs lettres : 3 valent 10 points, 4 valent 15, 5 valent 25, 6 valent 35, 7 valent 50, 8 valent 80, 9 valent 110, 10 valent 150, et chaque lettre de plus 50 encore. Double et Triple multiplient cela. L’équipe qui clôt reçoit 25 de plus. Les totaux peuvent passer sous zéro.
    .title = Les points
    .ids = F23
rule-end-empty = S’il faut une carte et que la pioche est vide, on mélange toute la défausse sauf le dessus pour en faire une nouvelle. S’il n’y a rien là non plus, on arrête de compléter ; pour commencer ton tour tu dois alors prendre le dessus de la défausse, et tu ne sautes la pioche que s’il n’y en a pas.
    .title = Plus de cartes
    .ids = F24
rule-end-winner = Après la manche 4, le plus grand total gagne ; à égalité, la victoire est partagée.
    .title = Qui gagne
    .ids = F25
rule-end-stalemate = Si dix tours par joueur se suivent sans un verrou qui tienne, la manche se compte telle quelle, sans bonus de clôture.
    .title = Personne n’y arrive
    .ids = F26
rule-end-order = Quand on repart de zéro, les cartes vont sur la défausse, la dernière au-dessus ; quand un mot dégèle, qu’un bouclier sert ou qu’un mot contesté tombe, elles vont dessous. Dans tous les cas une à une : les mots dans l’ordre où ils ont été commencés, et pour chacun ses lettres dans l’ordre, puis son Double ou Triple, puis Gel, puis Dégel.
    .title = Sur ou sous la défausse
    .ids = F27

section-knowledge = Qui sait quoi
rule-knowledge-open = Visible par tous, spectateurs compris : tous les mots, verrouillés aussi, qui a posé chaque Joker, toute la défausse dans l’ordre, le nombre de cartes des piles et des mains, les scores, et qui a accepté.
    .title = Visible
    .ids = F28
rule-knowledge-hidden = Caché : chaque main, même celle de ton partenaire, et la pioche. Après un remélange on peut déduire ce qu’elle contient, mais pas l’ordre.
    .title = Caché
    .ids = F28

## Options

option-dictionary = Ce qui arrive aux mots absents du dictionnaire.
    .label = Dictionnaire
option-dictionary-challenge = Tout mot se verrouille, et les adversaires peuvent le contester.
    .label = Contestations
option-dictionary-enforce = Seuls les vrais mots se verrouillent, et on ne conteste pas.
    .label = Imposé
option-edition = Avec quel paquet on joue.
    .label = Édition
option-edition-default = Notre propre mélange de 96 lettres et 16 cartes spéciales.
    .label = Standard

## Sur la table

letter = { $letter }
card-wild = Joker
    .meaning = La lettre que tu annonces. Les autres peuvent l’échanger contre la vraie.
card-wild-as = Joker pour { $letter }
card-double = Double
    .meaning = Double les points d’un mot verrouillé ; sinon 25 de perdus.
card-triple = Triple
    .meaning = Triple les points d’un mot verrouillé ; sinon 35 de perdus.
card-freeze = Gel
    .meaning = Bloque un mot d’une autre équipe ; 25 de perdus s’il reste en main.
card-unfreeze = Dégel
    .meaning = Libère ton mot gelé, ou le protège du prochain Gel.
draw-pile = Pioche
draw-pile-count = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
discard-pile = Défausse
discard-empty = Défausse vide
hand = Main
hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
word = Mot
words-locked-of = { $count } sur 5 verrouillés
new-word = Nouveau mot
word-letters = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
word-more = { $count ->
    [one] Encore { $count } lettre pour verrouiller
   *[other] Encore { $count } lettres pour verrouiller
}
locked = verrouillé
frozen = gelé
shielded = protégé
multiplier = × { $factor }
word-list = Liste de mots
step-draw = Piocher
step-play = Jouer
step-lock = Verrouiller
step-discard = Défausser
step-refill = Compléter
fresh-hand = Main neuve
fresh-start = Repartir de zéro
accepted = a accepté
penalty = Pénalité
blocked-frozen = Ce mot est gelé
blocked-not-a-word = Absent de la liste de mots

## Pourquoi c’est fini

reason-highest-total = Le plus grand total après quatre manches
reason-shared = À total égal, la victoire est partagée
reason-closed = Cinq mots verrouillés : { $team }
reason-stalemate = Aucun verrou depuis trop longtemps

## Coups, comme sur un bouton

move-draw-deck = Piocher
move-draw-discard = Prendre { $card } dans la défausse
move-draw-none = Continuer sans piocher
move-play = Ajouter { $card } à { $word }
move-play-new = Commencer un mot avec { $card }
move-play-on = Poser { $card } sur { $word }
move-play-unfreeze = Dégeler { $word }
move-play-shield = Protéger { $word }
move-declare = C’est { $letter }
move-freeze = Geler { $word }
move-take-wild = Mettre { $letter } dans { $word }, prendre le Joker
move-fresh-start = Défausser les cinq mots
move-fresh-hand = Défausser sept, piocher sept
move-lock = { $points ->
    [one] Verrouiller { $word } pour { $points } point
   *[other] Verrouiller { $word } pour { $points } points
}
move-discard = Défausser { $card }
move-end-turn = Finir le tour
move-challenge = Contester { $word }
move-accept = { $count ->
    [one] Accepter le mot
   *[other] Accepter les { $count } mots
}

## Ce qu'un coup ferait

preview-points = { $points ->
    [one] { $points } point une fois verrouillé.
   *[other] { $points } points une fois verrouillé.
}
preview-wild = Ensuite, nomme sa lettre. D’autres pourront l’échanger contre la vraie.
preview-lock = Il ne change plus, et l’on ne joue plus de carte ce tour.
preview-lock-five = Le cinquième mot : cela clôt la manche, 25 points de plus.
preview-discard = Cela finit ton tour.
preview-freeze = On n’y ajoute rien et on ne le verrouille pas tant qu’il est gelé.
preview-freeze-shield = Son bouclier tient : les deux cartes partent, le mot reste ouvert.
preview-take-wild = Le Joker va dans ta main ; tu peux le jouer aussitôt.
preview-fresh-hand = Ce sera tout ton tour.
preview-fresh-start = Leurs cartes vont sur la défausse. Puis tu continues.

## Ce qui s'est passé

event-dealt = Manche { $round } : { $minimum } lettres pour verrouiller, { $who } donne
    .you = Manche { $round } : { $minimum } lettres pour verrouiller, tu donnes
event-lot = { $who } tire { $card } pour la donne
    .you = Tu tires { $card } pour la donne
event-drew = { $who } pioche
    .you = Tu pioches
event-drew-seen = { $who } pioche { $card }
    .you = Tu pioches { $card }
event-took-discard = { $who } prend { $card } dans la défausse
    .you = Tu prends { $card } dans la défausse
event-drew-nothing = Plus de carte à piocher pour { $who }
    .you = Plus de carte à piocher pour toi
event-reshuffled = La défausse devient une nouvelle pioche
event-fresh-hand-drawn = { $who } prend une main neuve
    .you = Tu prends une main neuve
event-played = { $who } ajoute { $letter } : { $word }
    .you = Tu ajoutes { $letter } : { $word }
event-played-new = { $who } commence un mot avec { $letter }
    .you = Tu commences un mot avec { $letter }
event-wild-played = { $who } pose un Joker
    .you = Tu poses un Joker
event-declared = { $who } nomme le Joker { $letter } : { $word }
    .you = Tu nommes le Joker { $letter } : { $word }
event-took-wild = { $who } met { $letter } dans { $word } et prend le Joker
    .you = Tu mets { $letter } dans { $word } et prends le Joker
event-multiplied = { $who } pose { $card } sur { $word }
    .you = Tu poses { $card } sur { $word }
event-froze = { $who } gèle { $word }
    .you = Tu gèles { $word }
event-froze-shield = { $who } veut geler { $word }, mais le bouclier tient
    .you = Tu veux geler { $word }, mais le bouclier tient
event-unfroze = { $who } dégèle { $word }
    .you = Tu dégèles { $word }
event-shielded = { $who } protège { $word }
    .you = Tu protèges { $word }
event-started-fresh = { $who } défausse les cinq mots
    .you = Tu défausses les cinq mots
event-locked = { $points ->
    [one] { $who } verrouille { $word } : { $points } point
   *[other] { $who } verrouille { $word } : { $points } points
}
    .you = { $points ->
            [one] Tu verrouilles { $word } : { $points } point
           *[other] Tu verrouilles { $word } : { $points } points
        }
event-discarded = { $who } défausse { $card }
    .you = Tu défausses { $card }
event-accepted = { $who } accepte
    .you = Tu acceptes
event-challenged = { $who } conteste { $word }
    .you = Tu contestes { $word }
event-challenged-valid = { $word } est dans la liste : { $points } points de moins pour { $who }
    .you = { $word } est dans la liste : { $points } points de moins pour toi
event-challenged-invalid = { $word } n’est pas dans la liste : { $points } points de moins pour { $who }
    .you = { $word } n’est pas dans la liste : { $points } points de moins pour toi
event-closed = Manche close par { $who } : 25 points de plus
    .you = Tu clos la manche : 25 points de plus
event-stalemate = Aucun verrou depuis trop longtemps : la manche est finie
event-round-scored = { $points ->
    [one] { $who } : { $points } point dans cette manche
   *[other] { $who } : { $points } points dans cette manche
}
    .you = { $points ->
        [one] Toi : { $points } point dans cette manche
       *[other] Toi : { $points } points dans cette manche
    }

## À la table

table-progress = Manche { $round } sur { $rounds } · { $minimum } lettres pour verrouiller
table-highest = Le plus haut total gagne
table-words-of = Mots de { $who }
    .you = Tes mots
table-hand = Main de { $who }
    .you = Ta main
table-middle = Piles et étapes du tour
table-draw = Pioche une carte
table-draw-sub = La pioche, ou { $card } de la défausse.
table-play = Joue, verrouille, ou défausse pour finir
table-play-sub = Choisis une carte : les pointillés montrent où elle va.
table-lock = Verrouille d’autres mots, ou défausse pour finir
table-lock-or-end = Verrouille un mot ou finis ton tour
table-discard = Défausse une carte pour finir ton tour
table-declare = Quelle lettre le Joker remplace-t-il dans { $word } ?
table-declare-sub = Touche ou tape la lettre.
table-letters = Lettres
table-target = Où va { $card } ?
table-target-sub = Touche un pointillé, ou la défausse pour finir ton tour.
table-choose-card = Choisis une carte
table-choose-letter = Choisis une lettre
table-choose-place = Choisis une place
table-card-hand = { $card }, en main
table-card-idle = { $card }, en main, seulement à défausser
table-wild-by = { $letter }, un Joker de { $who }
table-tag-take = prendre
table-tag-end = fin du tour
table-word-locked = { $points ->
    [one] { $word }, verrouillé, { $points } point
   *[other] { $word }, verrouillé, { $points } points
}
table-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-seen = { $cards } : en main à la vue de tous
table-order = Ordre du tour : { $who }
table-discard-top = Défausse, { $card } dessus
table-quiet = { $count ->
    [one] Encore { $count } tour sans verrou
   *[other] Encore { $count } tours sans verrou
}
table-challenge-title = { $count ->
    [one] Mot verrouillé par { $who } : { $words }. D’accord ?
   *[other] { $count } mots verrouillés par { $who } : { $words }. D’accord ?
}
table-challenge-text = Pas dans la liste : ils perdent 50. Dans la liste : tu perds 25.
table-challenge-closing = Si tous tiennent, la manche est finie.
table-challenge-sure = Vraiment contester ?
table-fresh-hand-sure = Les sept cartes ?
table-fresh-start-sure = Les cinq mots ?
table-ask-partner = Demander à { $who } : repartir de zéro ?
table-count = Manche { $round } : le décompte
table-count-bonus = clôture +{ $points }
table-count-penalty = restes { $points }
table-count-challenges = contestations { $points }
table-count-nothing = aucun mot verrouillé
table-answered = a accepté
table-pile-cards = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
table-value-title = Points selon les lettres

# Pourquoi un coup est bon (conseils)
explain-deck-shuffle = { $count ->
    [one] Une carte de la défausse forme une nouvelle pioche, et tu la prends.
   *[other] { $count } cartes de la défausse sont mélangées, et tu en pioches une.
}
explain-deck-special = La carte visible n’est pas une lettre ; la prochaine de la pioche le sera peut-être.
explain-deck-held = { $count ->
    [one] Tu as déjà un { $card } ; la pioche apportera peut-être du nouveau.
   *[other] Tu as déjà { $count } × { $card } ; la pioche apportera peut-être du nouveau.
}
explain-deck-open = { $count ->
    [one] Laisse { $card } sur la défausse et tente la dernière carte de la pioche.
   *[other] Laisse { $card } sur la défausse et tente une des { $count } cartes cachées.
}
explain-deck-only = Il n’y a pas de carte visible ; la pioche en compte { $count }.
explain-take-must = La pioche est épuisée : il ne reste que la carte visible.
explain-take-wild = Un Joker est n’importe quelle lettre que tu nommes.
explain-take-swap = Avec { $card } en main, tu peux prendre le Joker de { $word }.
explain-take-factor = Sur { $word }, elle fait { $points } points au lieu de { $before }.
explain-take-freeze = De quoi arrêter { $word }, qui compte { $count ->
    [one] une lettre
   *[other] { $count } lettres
}.
explain-take-thaw = De quoi dégeler { $word }.
explain-take-vowel = Ta main n’a pas de voyelle, et { $card } en est une.
explain-take-consonant = Tu n’as que des voyelles, et { $card } n’en est pas une.
explain-take-sure = Ici tu sais ce que tu prends ; la pioche cache { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
explain-draw-none = Il ne reste aucune carte à piocher.
explain-hand-vowels = { $count ->
    [0] Aucune voyelle parmi tes sept cartes.
   *[other] { $count } de tes sept cartes sont des voyelles.
}
explain-hand-new = Sept nouvelles cartes contre { $cards }, au prix de ce tour.
explain-name-lack = Tu n’as pas de { $letter } en main, le Joker le remplace : { $word }.
explain-grow-factor = { $word } compte ×{ $factor } : { $points } points au lieu de { $before }.
explain-grow-ready = { $word } est alors assez long pour être verrouillé : { $points } points.
explain-grow-points = Un mot aussi long que { $word } compte { $points } points au lieu de { $before }.
explain-grow-lacks = { $count ->
    [one] Il manque alors une lettre à { $word } pour être verrouillé.
   *[other] Il manque alors { $count } lettres à { $word } pour être verrouillé.
}
explain-grow-start-with = Un nouveau mot avec { $letter } ; il te reste { $cards } pour la suite.
explain-grow-start = { $count ->
    [one] Un nouveau mot avec { $letter } : { $count } place occupée sur cinq.
   *[other] Un nouveau mot avec { $letter } : { $count } places occupées sur cinq.
}
explain-wild-ready = Encore une lettre et { $word } est assez long pour être verrouillé, pour { $points } points.
explain-wild-word = { $word } reçoit la lettre que tu nommes : { $count } lettres alors.
explain-wild-start = Un nouveau mot qui commence par la lettre de ton choix.
explain-multiply-now = Tel quel, { $word } vaut alors { $points } points au lieu de { $before }.
explain-multiply-later = { $count ->
    [one] { $word } comptera ×{ $factor } ; il lui manque une lettre pour être verrouillé.
   *[other] { $word } comptera ×{ $factor } ; il lui manque { $count } lettres pour être verrouillé.
}
explain-thaw = { $word } ({ $count }) peut de nouveau grandir et être verrouillé.
explain-shield-best = { $word } est ton mot ouvert le plus précieux ({ $points }) : le prochain Gel dessus sera perdu.
explain-shield = Le prochain Gel sur { $word } sera perdu.
explain-freeze-shield = { $word } perd son bouclier, et tu te défais du Gel.
explain-freeze-ready = { $word } est assez long pour être verrouillé ({ $points } points) ; gelé, il ne peut plus l’être.
explain-freeze-grow = { $count ->
    [one] { $word } en reste à une lettre jusqu’au dégel.
   *[other] { $word } en reste à { $count } lettres jusqu’au dégel.
}
explain-swap = Ton { $letter } remplace le Joker { $number } de { $word } ; tu peux le jouer aussitôt.
explain-start-frozen = { $count ->
    [one] Un de tes cinq mots est gelé ; tu t’en défais.
   *[other] { $count } de tes cinq mots sont gelés ; tu t’en défais.
}
explain-start-short = Aucun de tes cinq mots n’a les { $count } lettres qu’il faut pour verrouiller.
explain-start-cards = Abandonne { $count } lettres et libère les cinq places.
explain-lock-close = Le cinquième mot : { $points } points pour { $word } et 25 pour la clôture, s’il tient.
explain-lock-race = D’autres ont verrouillé { $count } mots ; s’ils terminent la manche, { $word } resté ouvert perd ses { $points } points.
explain-lock-factor = { $word } met son { $factor ->
    [2] Double
   *[other] Triple
} à l’abri : { $points } points, et pas de pénalité pour la carte.
explain-lock-points = { $word } vaut { $points } points, et aucun Gel ne peut plus l’atteindre.
explain-wait = { $word } reste ouvert : une lettre de plus fait { $after } points au lieu de { $points }.
explain-throw-cost = Un { $card ->
    [double] Double
    [triple] Triple
   *[freeze] Gel
} en main à la fin coûte { $points } points.
explain-throw-double = { $count ->
    [one] Il te reste un autre { $card }.
   *[other] Il te reste { $count } autres { $card }.
}
explain-throw-keep = Garde { $cards }.
explain-throw-last = C’est ta dernière carte : tu pioches toute une nouvelle main.
explain-throw-specials = { $count ->
    [one] Garde ta seule carte spéciale.
   *[other] Garde tes { $count } cartes spéciales.
}
explain-end = Ta main est vide : tu pioches jusqu’à { $count } cartes.
explain-doubt-vowel = { $word } n’a pas de voyelle. S’il tombe, ils perdent 50 points et ses { $points } ; sinon, tu en perds 25.
explain-doubt-three = { $word } a trois fois la même lettre de suite. S’il tombe, ils perdent 50 points et ses { $points } ; sinon, tu en perds 25.
explain-doubt-q = { $word } a un Q sans U. S’il tombe, ils perdent 50 points et ses { $points } ; sinon, tu en perds 25.
explain-doubt = Si { $word } tombe, ils perdent 50 points et ses { $points } ; s’il tient, tu en perds 25.
explain-accept-close = Si personne ne conteste, la manche est finie ; contester à tort coûte 25 points.
explain-accept-one = { $word } leur vaut { $points } points ; contester à tort t’en coûte 25.
explain-accept-more = Les { $count } mots leur valent { $points } points ; chaque contestation à tort t’en coûte 25.

## La page de résultat

moment-word = { $who } verrouille { $word } pour { $points } points.
    .you = Tu verrouilles { $word } pour { $points } points.
moment-round = { $points } points à la manche { $round } : { $who }.
moment-challenge-won = { $who } conteste { $word } avec raison.
    .you = Tu contestes { $word } avec raison.
moment-challenge-lost = { $who } conteste { $word }, mais le mot compte.
    .you = Tu contestes { $word }, mais le mot compte.
ending-words = Les mots
ending-round = Manche { $round }

# A move where nothing on the table shows the rest of it.
full-word = { $move } (mot { $number })
