### Ci sei quasi!: tutte le sue parole. $who è sempre un nome, $colour uno dei messaggi colour-...

## Il gioco

title = Ci sei quasi!
tagline = Un lancio per tutti. Due numeri consecutivi vicini: una spunta.
summary = Ogni lancio è di tutti: somma il tuo dado e un altro e scrivi il risultato sul tuo foglio. Due numeri vicini e consecutivi valgono una spunta, le somme molto basse o molto alte danno punti in più. Dopo 25 lanci i fogli sono pieni e vince il migliore.
players = 1–5 giocatori, tutti insieme
goal = Avere più punti di tutti quando le 25 caselle sono piene.
keys = B, L, G, Y, R prendono il dado nero, blu, verde, giallo o rosso; le frecce si muovono sul foglio.

## Le regole, in ordine di lettura

section-setup = Prima di cominciare
rule-setup-parts = Ci sono cinque dadi: nero, blu, verde, giallo e rosso. Il tuo foglio ha cinque righe di cinque caselle, ognuna in uno di questi colori. Tra due caselle vicine c’è una casellina per la spunta, 20 in orizzontale e 20 in verticale. Sotto c’è la tabella dei numeri estremi, da 0 a 46, di 2 in 2.
    .title = Dadi e foglio
    .ids = M1
rule-setup-sheet = Il foglio ha due lati, A e B, con i colori distribuiti in modo diverso. Al tavolo tutti giocano sullo stesso lato.
    .title = Due lati
    .ids = M1
rule-setup-first = Comincia il primo posto.
    .title = Chi comincia
    .ids = M2
rule-setup-colour = Da lì, in senso orario, ognuno sceglie un colore di dado ancora libero. Scegli anche quando giochi in solitario, e anche al quinto giocatore si chiede, benché resti un solo colore.
    .title = Il tuo colore
    .ids = M3

section-turn = Un turno
rule-turn-roll = I turni sono 25. Si lanciano tutti e cinque i dadi, una volta sola, prima chi comincia e poi in senso orario; tutti usano lo stesso lancio. Lanciare non è una decisione: succede appena è scelto l’ultimo colore o scritto l’ultimo numero.
    .title = Un lancio per tutti
    .ids = M4
rule-turn-sum = Somma il dado del tuo colore ed esattamente un altro dado. Scrivi il risultato in una casella vuota del tuo colore o di quello dell’altro dado, dove vuoi: non deve toccare quel che c’è già. Più giocatori possono usare lo stesso dado.
    .title = Il tuo dado più uno
    .ids = M5
rule-turn-must = Non si passa, e un dado solo non basta. Una mossa c’è sempre: una casella di un altro colore si riempie con il dado di quel colore, una del tuo con qualsiasi altro dado.
    .title = Si scrive sempre
    .ids = M5
rule-turn-together = Tutti scrivono nello stesso momento. Chi ha finito si vede subito; che cosa, dove e con quale guadagno solo quando hanno finito tutti. Quel che è scritto resta. Per il resto i fogli sono visibili a tutti. Indichi l’altro dado e la casella; due dadi con lo stesso numero sono mosse diverse con lo stesso effetto.
    .title = Tutti insieme
    .ids = M6
rule-turn-cross = Due caselle affiancate o una sotto l’altra sono vicine. Se i loro numeri differiscono esattamente di 1, la casellina in mezzo si spunta subito, da sola.
    .title = A un passo
    .ids = M7
rule-turn-next = Quando tutti hanno scritto, comincia il turno seguente. Dopo 25 turni ogni casella di ogni foglio è piena e la partita è finita.
    .title = Avanti il prossimo
    .ids = M8

section-score = Il punteggio
rule-score-lines = Conta le spunte di ognuna delle cinque righe e delle cinque colonne. Una, due, tre o quattro spunte in una linea valgono 1, 3, 6 o 10 punti, ovunque stiano; i buchi non contano.
    .title = Linee
    .ids = M9
rule-score-extremes = Ogni 3, 4, 10 e 11 sul tuo foglio spunta una casella della tabella degli estremi, ogni 2 e 12 due caselle; da 5 a 9 nessuna. Ottieni il numero della prossima casella libera, cioè 2 punti per spunta. Con tutte e 24 le caselle spuntate sono 48, e ogni spunta in più ne aggiunge 2.
    .title = Numeri estremi
    .ids = M10
rule-score-winner = Linee ed estremi insieme fanno il tuo punteggio e vince il più alto. A parità decidono i punti delle linee; se è pari anche lì, ci sono più vincitori.
    .title = Chi vince
    .ids = M11
rule-score-solo = In solitario lanci tu a ogni turno e giochi per un titolo. Ce ne sono sette: fino a 40 punti, 41–50, 51–60, 61–70, 71–80, 81–99, e da 100 in su.
    .title = Giocare in solitario
    .ids = M12

## Opzioni

option-sheet = Su quale lato del foglio giocano tutti.
    .label = Foglio
option-sheet-A = I colori uguali non si toccano mai, nemmeno in diagonale.
    .label = Lato A
option-sheet-B = Ogni colore corre in strisce oblique.
    .label = Lato B
option-edition = Con quali fogli si gioca.
    .label = Edizione
option-edition-default = I nostri fogli, lati A e B.
    .label = Standard

## Sul tavolo

colour-black = nero
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-red = rosso
die-black = dado nero
die-blue = dado blu
die-green = dado verde
die-yellow = dado giallo
die-red = dado rosso
circle-black = casella nera
circle-blue = casella blu
circle-green = casella verde
circle-yellow = casella gialla
circle-red = casella rossa
die = Dado
dice = Dadi
sheet = Foglio
circle = Casella
circle-at = { $circle }, riga { $row }, colonna { $column }
circle-filled = { $circle }, riga { $row }, colonna { $column }: { $value }
row = Riga { $row }
column = Colonna { $column }
lines = Linee
extremes = Estremi
extremes-count = { $count ->
    [one] { $count } casella degli estremi spuntata
   *[other] { $count } caselle degli estremi spuntate
}
sum = Somma
entered = scritto
circle-full = Questa casella è già piena
colour-taken = Questo colore è di { $who }

## In solitario: il titolo per il tuo punteggio

solo-title-1 = Piuttosto lontano. I dadi vogliono la rivincita.
solo-title-2 = Ti stai scaldando
solo-title-3 = Mano ferma
solo-title-4 = Occhio di lince
solo-title-5 = Vecchia volpe dei dadi
solo-title-6 = Prodigio per un soffio
solo-title-7 = Centro, dappertutto

## Perché è finita

reason-highest-score = Il punteggio più alto
reason-line-points = Pari punti, ma di più dalle linee
reason-title-1 = { solo-title-1 }
reason-title-2 = { solo-title-2 }
reason-title-3 = { solo-title-3 }
reason-title-4 = { solo-title-4 }
reason-title-5 = { solo-title-5 }
reason-title-6 = { solo-title-6 }
reason-title-7 = { solo-title-7 }

## Mosse ed eventi, per nome

move-choose = Prendi il { $colour }
move-enter = Scrivi { $value }

preview-crosses = { $count ->
    [0] Nessuna spunta
    [one] { $count } nuova spunta
   *[other] { $count } nuove spunte
}
preview-extremes = { $count ->
    [one] { $count } casella degli estremi
   *[other] { $count } caselle degli estremi
}
preview-points = { $points ->
    [0] nessun punto
    [one] { $points } punto in più
   *[other] { $points } punti in più
}
preview-colour = Le caselle di colore { $colour } accettano il tuo dado più uno qualsiasi.

event-chose = { $who } prende il { $colour }
    .you = Prendi il { $colour }
event-rolled = { $who } lancia: nero { $black }, blu { $blue }, verde { $green }, giallo { $yellow }, rosso { $red }
    .you = Lanci: nero { $black }, blu { $blue }, verde { $green }, giallo { $yellow }, rosso { $red }
event-entered = { $who } ha scritto
event-entered-own = Hai scritto { $value }
event-revealed = { $crosses ->
    [0] { $who } scrive { $value } in riga { $row }, colonna { $column }
    [one] { $who } scrive { $value } in riga { $row }, colonna { $column }: { $crosses } spunta
   *[other] { $who } scrive { $value } in riga { $row }, colonna { $column }: { $crosses } spunte
}
    .you = { $crosses ->
            [0] Scrivi { $value } in riga { $row }, colonna { $column }
            [one] Scrivi { $value } in riga { $row }, colonna { $column }: { $crosses } spunta
           *[other] Scrivi { $value } in riga { $row }, colonna { $column }: { $crosses } spunte
        }
event-ended = Tutti i fogli sono pieni
event-scored = { $who }: { $lines } dalle linee, { $extremes } dagli estremi, { $total } in tutto
    .you = Tu: { $lines } dalle linee, { $extremes } dagli estremi, { $total } in tutto
event-title = { $total } punti: { $title }

## Il tavolo sullo schermo

table-phase = Scelta dei colori
table-say-colour = Scegli il colore del tuo dado
table-say-colour-sub = Entra in ogni somma che scrivi.
table-say-roll = Il tuo { $value } più quale dado?
table-say-roll-sub = Tocca un dado, o direttamente una casella.
table-say-where = Dove va { $sum ->
    [8] l’8
    [11] l’11
   *[other] il { $sum }
}?
table-say-where-sub = In una casella del colore di uno dei due dadi.
table-say-which = Quale somma va qui?
table-say-which-sub = Una casella del tuo colore accetta tutte e quattro.
table-say-entered = { $value } scritto
table-choose-die = Scegli dado e casella
table-choose-circle = Scegli una casella
table-choose-sum = Scegli una somma
table-choose-colour = Scegli un colore
table-entered = Scritto
table-die-of = di { $who }
    .you = il tuo
table-free = libero
table-own = Foglio di { $who }
    .you = Il tuo foglio
table-sheet-of = Foglio: { $who }
table-look = Guarda il foglio di { $who }
table-last = ha scritto { $value }
table-sums = Somme per questa casella
table-with-die = { $sum } con il { $die }
table-extreme-numbers = 2–4 e 10–⁠12
table-extremes-beyond = +{ $count } in più
table-tally = Tutti i fogli sono pieni: si conta
table-tally-row = Riga { $number } · { $points }
table-tally-column = Col. { $number } · { $points }
table-tally-extremes = Estremi · { $points }
table-line-points = { $line }: punti { $points }

event-solo-title = { $total } punti: { $title }
event-game-over = Tutti i fogli sono pieni

## Perché una mossa è buona, detto solo se è vero: $line vale row o column, $place è il suo numero

explain-full-line = { $number ->
    [8] L’8
    [11] L’11
   *[other] Il { $number }
} fa la quarta spunta della { $line ->
    [row] riga
   *[column] colonna
} { $place }: 10 punti per la linea intera.
explain-crosses-open = { $count ->
    [one] Una spunta
   *[other] { $count } spunte in un colpo solo
} con { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}, e la { $line ->
    [row] riga
   *[column] colonna
} { $place } può ancora averle tutte e quattro.
explain-more-points = { $number ->
    [8] L’8
    [11] L’11
   *[other] Il { $number }
} porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} adesso; { $other ->
    [8] l’8
    [11] l’11
   *[other] il { $other }
} in riga { $row }, colonna { $column } ne porterebbe { $fewer }.
explain-crosses = { $number } in riga { $row }, colonna { $column }: { $count ->
    [one] una spunta
   *[other] { $count } spunte
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
explain-extreme = { $number ->
    [8] L’8
    [11] L’11
   *[other] Il { $number }
} vale { $points } punti da solo, e in riga { $row }, colonna { $column } non fa perdere nessuna spunta.
explain-open = Con { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
} la { $line ->
    [row] riga
   *[column] colonna
} { $place } può ancora avere tutte e quattro le spunte.
explain-spoils-less = { $number ->
    [8] L’8
    [11] L’11
   *[other] Il { $number }
} { $count ->
    [0] non fa perdere spunte
    [one] fa perdere { $count } spunta
   *[other] fa perdere { $count } spunte
} qui; { $other ->
    [8] l’8
    [11] l’11
   *[other] il { $other }
} in riga { $row }, colonna { $column } ne farebbe perdere { $more }.
explain-spoils-nothing = { $number } in riga { $row }, colonna { $column } non fa perdere nessuna spunta.
explain-best-place = Di tutte le caselle per { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}, nessuna fa perdere meno spunte di quella in riga { $row }, colonna { $column }.
explain-own-kept = { $number } in riga { $row }, colonna { $column }: { $count ->
    [one] la casella del tuo colore resta libera
   *[other] le { $count } caselle del tuo colore restano libere
} per qualsiasi dado.
explain-place = { $number } in riga { $row }, colonna { $column }: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
} adesso, { $empty ->
    [0] nessuna vicina vuota
    [one] { $empty } vicina vuota
   *[other] { $empty } vicine vuote
}.
explain-no-corner = Nessuna casella { $colour ->
    [black] nera
    [blue] blu
    [green] verde
    [yellow] gialla
   *[red] rossa
} è in un angolo: { $count ->
    [one] ha
   *[other] ognuna delle { $count } ha
} almeno tre vicine.
explain-more-neighbours = Le caselle { $colour ->
    [black] nere
    [blue] blu
    [green] verdi
    [yellow] gialle
   *[red] rosse
} hanno in tutto { $count } vicine, le { $other ->
    [black] nere
    [blue] blu
    [green] verdi
    [yellow] gialle
   *[red] rosse
} { $fewer }.
explain-colour = { $colour ->
    [black] Nero
    [blue] Blu
    [green] Verde
    [yellow] Giallo
   *[red] Rosso
}: { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
} per qualsiasi altro dado, di cui { $corners } in un angolo.

## La pagina del risultato

moment-entry = Turno { $turn }: { $who } scrive { $number } per { $points } punti.
    .you = Turno { $turn }: scrivi { $number } per { $points } punti.
ending-sheets = I fogli completi
