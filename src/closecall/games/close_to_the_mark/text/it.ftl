### Ci sei quasi!: tutte le sue parole. $who è sempre un nome, $colour uno dei messaggi colour-...

## Il gioco

title = Ci sei quasi!
tagline = Un lancio per tutti. I vicini a un passo valgono una croce.
summary = Ogni lancio è di tutti: somma il tuo dado e un altro e scrivi il risultato sul tuo foglio. I numeri vicini che si mancano di uno valgono una croce, le somme molto basse o molto alte danno punti in più. Dopo 25 lanci i fogli sono pieni e vince il migliore.
players = 1–5 giocatori, tutti insieme
goal = Avere più punti di tutti quando i 25 cerchi sono pieni.
keys = B, L, G, Y, R prendono il dado nero, blu, verde, giallo o rosso; le frecce si muovono sul foglio.

## Le regole, in ordine di lettura

section-setup = Prima di cominciare
rule-setup-parts = Ci sono cinque dadi: nero, blu, verde, giallo e rosso. Il tuo foglio ha cinque righe di cinque cerchi, ognuno in uno di questi colori. Tra i vicini ci sono caselline per le croci, 20 in orizzontale e 20 in verticale. In più c’è la tabella dei numeri estremi, da 0 a 46, di 2 in 2.
    .title = Dadi e foglio
    .ids = M1
rule-setup-sheet = Il foglio ha due lati, A e B, con i colori distribuiti in modo diverso. Al tavolo tutti giocano sullo stesso lato.
    .title = Due lati
    .ids = M1
rule-setup-first = Comincia il primo posto.
    .title = Chi comincia
    .ids = M2
rule-setup-colour = Da lì, in senso orario, ognuno sceglie un colore di dado ancora libero. Scegli anche quando giochi in solitario, e al quinto giocatore si chiede lo stesso, anche se resta un solo colore.
    .title = Il tuo colore
    .ids = M3

section-turn = Un turno
rule-turn-roll = I turni sono 25. Si lanciano tutti e cinque i dadi, una volta sola, prima chi comincia e poi in senso orario; tutti usano lo stesso lancio. Lanciare non è una decisione: succede appena è scelto l’ultimo colore o scritto l’ultimo numero.
    .title = Un lancio per tutti
    .ids = M4
rule-turn-sum = Somma il dado del tuo colore ed esattamente un altro dado. Scrivi il risultato in un cerchio vuoto del tuo colore o di quello dell’altro dado, dove vuoi: non deve toccare quel che c’è già. Più giocatori possono usare lo stesso dado.
    .title = Il tuo dado più uno
    .ids = M5
rule-turn-must = Non si passa, e un dado solo non basta. Una mossa c’è sempre: un cerchio di un altro colore si riempie con il dado di quel colore, uno del tuo con qualsiasi altro dado.
    .title = Si scrive sempre
    .ids = M5
rule-turn-together = Tutti scrivono nello stesso momento. Chi ha finito si vede subito; che cosa, dove e con quale guadagno solo quando hanno finito tutti. Quel che è scritto resta. Per il resto i fogli sono visibili a tutti. Indichi l’altro dado e il cerchio; due dadi con lo stesso numero sono mosse diverse con lo stesso effetto.
    .title = Tutti insieme
    .ids = M6
rule-turn-cross = Due cerchi affiancati o uno sotto l’altro sono vicini. Se i loro numeri differiscono di esattamente 1, la casellina in mezzo si segna subito, da sola.
    .title = A un passo
    .ids = M7
rule-turn-next = Quando tutti hanno scritto, comincia il turno seguente. Dopo 25 turni ogni cerchio di ogni foglio è pieno e la partita è finita.
    .title = Avanti il prossimo
    .ids = M8

section-score = Il punteggio
rule-score-lines = Conta le croci di ognuna delle cinque righe e delle cinque colonne. Una, due, tre o quattro croci in una linea valgono 1, 3, 6 o 10 punti, ovunque stiano; i buchi non contano.
    .title = Linee
    .ids = M9
rule-score-extremes = Ogni 3, 4, 10 e 11 sul tuo foglio segna una casella della tabella degli estremi, ogni 2 e 12 due caselle; da 5 a 9 nessuna. Ottieni il numero della prossima casella libera, cioè 2 punti per croce. Con tutte e 24 le caselle segnate sono 48, e ogni croce oltre ne aggiunge 2.
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
circle-black = cerchio nero
circle-blue = cerchio blu
circle-green = cerchio verde
circle-yellow = cerchio giallo
circle-red = cerchio rosso
die = Dado
dice = Dadi
own-die = Il tuo dado
other-die = L’altro dado
sheet = Foglio
circle = Cerchio
circle-at = { $circle }, riga { $row }, colonna { $column }
circle-filled = { $circle }, riga { $row }, colonna { $column }: { $value }
row = Riga { $row }
column = Colonna { $column }
box-crossed = segnata
box-empty = non segnata
crosses-count = { $count ->
    [one] { $count } croce
   *[other] { $count } croci
}
lines = Linee
extremes = Estremi
extremes-count = { $count ->
    [one] { $count } casella degli estremi segnata
   *[other] { $count } caselle degli estremi segnate
}
sum = Somma
entered = scritto
circles-left = { $count ->
    [one] Ancora { $count } cerchio
   *[other] Ancora { $count } cerchi
}
wrong-colour = Questo cerchio non ha il colore di nessuno dei due dadi
circle-full = Questo cerchio è già pieno
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
    [0] Nessuna croce
    [one] { $count } nuova croce
   *[other] { $count } nuove croci
}
preview-extremes = { $count ->
    [one] { $count } casella estrema
   *[other] { $count } caselle estreme
}
preview-points = { $points ->
    [0] nessun punto
    [one] { $points } punto in più
   *[other] { $points } punti in più
}
preview-colour = I cerchi di colore { $colour } accettano il tuo dado più uno qualsiasi.

event-chose = { $who } prende il { $colour }
    .you = Prendi il { $colour }
event-rolled = { $who } tira: nero { $black }, blu { $blue }, verde { $green }, giallo { $yellow }, rosso { $red }
    .you = Tiri: nero { $black }, blu { $blue }, verde { $green }, giallo { $yellow }, rosso { $red }
event-entered = { $who } ha scritto
event-entered-own = Hai scritto { $value }
event-revealed = { $crosses ->
    [0] { $who } scrive { $value } in riga { $row }, colonna { $column }
    [one] { $who } scrive { $value } in riga { $row }, colonna { $column }: { $crosses } croce
   *[other] { $who } scrive { $value } in riga { $row }, colonna { $column }: { $crosses } croci
}
    .you = { $crosses ->
            [0] Scrivi { $value } in riga { $row }, colonna { $column }
            [one] Scrivi { $value } in riga { $row }, colonna { $column }: { $crosses } croce
           *[other] Scrivi { $value } in riga { $row }, colonna { $column }: { $crosses } croci
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
table-say-roll-sub = Tocca un dado, o subito un cerchio.
table-say-where = Dove va il { $sum }?
table-say-where-sub = I cerchi del colore di uno dei due dadi lo accettano.
table-say-which = Quale somma va qui?
table-say-which-sub = Un cerchio del tuo colore accetta tutte e quattro.
table-say-entered = { $value } scritto
table-choose-die = Scegli dado e cerchio
table-choose-circle = Scegli un cerchio
table-choose-sum = Scegli una somma
table-choose-colour = Scegli un colore
table-entered = Scritto
table-yours = il tuo
table-free = libero
table-own = Il tuo foglio
table-sheet-of = Foglio: { $who }
table-look = Guarda il foglio di { $who }
table-last = ha scritto { $value }
table-sums = Somme per questo cerchio
table-with-die = { $sum } con il { $die }
table-extreme-numbers = 2–4 e 10–12
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
} fa la quarta croce della { $line ->
    [row] riga
   *[column] colonna
} { $place }: 10 punti per la linea intera.
explain-crosses-open = { $count ->
    [one] Una croce
   *[other] { $count } croci in una volta
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
    [one] una croce
   *[other] { $count } croci
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
explain-extreme = { $number ->
    [8] L’8
    [11] L’11
   *[other] Il { $number }
} vale { $points } punti da solo, e in riga { $row }, colonna { $column } non rovina nessuna croce.
explain-open = Con { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
} la { $line ->
    [row] riga
   *[column] colonna
} { $place } può ancora avere tutte e quattro le croci.
explain-spoils-less = { $number ->
    [8] L’8
    [11] L’11
   *[other] Il { $number }
} { $count ->
    [0] non rovina croci
    [one] rovina { $count } croce
   *[other] rovina { $count } croci
} qui; { $other ->
    [8] l’8
    [11] l’11
   *[other] il { $other }
} in riga { $row }, colonna { $column } ne rovinerebbe { $more }.
explain-spoils-nothing = { $number } in riga { $row }, colonna { $column } non rovina nessuna croce.
explain-best-place = Di tutti i cerchi per { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
}, nessuno rovina meno croci di riga { $row }, colonna { $column }.
explain-own-kept = { $number } in riga { $row }, colonna { $column }: { $count ->
    [one] il cerchio del tuo colore resta libero
   *[other] i { $count } cerchi del tuo colore restano liberi
} per qualsiasi dado.
explain-place = { $number } in riga { $row }, colonna { $column }: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
} adesso, { $empty ->
    [0] nessun vicino vuoto
    [one] { $empty } vicino vuoto
   *[other] { $empty } vicini vuoti
}.
explain-no-corner = Nessun cerchio { $colour ->
    [black] nero
    [blue] blu
    [green] verde
    [yellow] giallo
   *[red] rosso
} è in un angolo: { $count ->
    [one] ha
   *[other] ognuno dei { $count } ha
} almeno tre vicini.
explain-more-neighbours = I cerchi { $colour ->
    [black] neri
    [blue] blu
    [green] verdi
    [yellow] gialli
   *[red] rossi
} hanno in tutto { $count } vicini, i { $other ->
    [black] neri
    [blue] blu
    [green] verdi
    [yellow] gialli
   *[red] rossi
} { $fewer }.
explain-colour = { $count ->
    [one] { $count } cerchio
   *[other] { $count } cerchi
} in { $colour ->
    [black] nero
    [blue] blu
    [green] verde
    [yellow] giallo
   *[red] rosso
} per qualsiasi altro dado, di cui { $corners } in un angolo.

## La pagina del risultato

moment-entry = Turno { $turn }: { $who } scrive { $number } per { $points } punti.
    .you = Turno { $turn }: scrivi { $number } per { $points } punti.
ending-sheets = Le schede complete
