### Knapp daneben!: alle Wörter. $who ist immer ein Name, $colour eine der Nachrichten colour-...

## Über das Spiel

title = Knapp daneben!
tagline = Ein Wurf für alle. Liegen Nachbarn um eins daneben, gibt’s ein Kreuz.
summary = Jeder Wurf gehört allen: Zähl deinen Würfel und einen anderen zusammen und trag die Summe auf deinem Blatt ein. Nachbarzahlen, die genau eins auseinanderliegen, bringen Kreuze, sehr kleine und sehr große Summen Extrapunkte. Nach 25 Würfen sind die Blätter voll, und das beste gewinnt.
players = 1–5 Personen, alle gleichzeitig
goal = Hab die meisten Punkte, wenn alle 25 Felder voll sind.
keys = B, L, G, Y, R wählen den schwarzen, blauen, grünen, gelben oder roten Würfel; mit den Pfeiltasten gehst du übers Blatt.

## Regeln in Lesefolge

section-setup = Vor dem Start
rule-setup-parts = Es gibt fünf Würfel: schwarz, blau, grün, gelb und rot. Dein Blatt hat fünf Reihen mit je fünf Feldern, jedes in einer dieser Farben. Zwischen Nachbarn sitzen Kästchen für Kreuze, 20 waagerecht und 20 senkrecht. Darunter steht die Tabelle für extreme Zahlen, von 0 in Zweierschritten bis 46.
    .title = Würfel und Blatt
    .ids = M1
rule-setup-sheet = Das Blatt hat zwei Seiten, A und B, mit verschieden verteilten Farben. Am Tisch spielen alle auf derselben Seite.
    .title = Zwei Seiten
    .ids = M1
rule-setup-first = Der erste Platz beginnt.
    .title = Wer beginnt
    .ids = M2
rule-setup-colour = Von dort im Uhrzeigersinn sucht sich jede Person eine noch freie Würfelfarbe aus. Auch allein wählst du, und auch die fünfte Person wird gefragt, obwohl nur eine Farbe übrig ist.
    .title = Deine Farbe
    .ids = M3

section-turn = Ein Zug
rule-turn-roll = Gespielt werden 25 Züge. In jedem werden alle fünf Würfel einmal geworfen, zuerst von der Startperson, dann im Uhrzeigersinn; alle nutzen denselben Wurf. Das Würfeln ist keine Entscheidung: Es geschieht von selbst, sobald die letzte Farbe gewählt oder die letzte Zahl eingetragen ist.
    .title = Ein Wurf für alle
    .ids = M4
rule-turn-sum = Zähl den Würfel deiner Farbe und genau einen anderen zusammen. Die Summe kommt in ein leeres Feld deiner Farbe oder der Farbe des anderen Würfels, wo du willst: Angrenzen muss sie an nichts. Mehrere dürfen denselben Würfel nutzen.
    .title = Eigener Würfel plus einer
    .ids = M5
rule-turn-must = Passen geht nicht, ein einzelner Würfel auch nicht. Irgendein Zug geht immer: Ein Feld in fremder Farbe wird mit deren Würfel gefüllt, eines in deiner Farbe mit jedem anderen.
    .title = Eingetragen wird immer
    .ids = M5
rule-turn-together = Alle tragen gleichzeitig ein. Wer fertig ist, sieht man sofort; was, wo und mit welchem Ertrag erst, wenn alle so weit sind. Eingetragen ist eingetragen. Sonst liegen alle Blätter offen. Du nennst den anderen Würfel und das Feld; zwei Würfel mit gleicher Zahl sind verschiedene Züge mit gleicher Wirkung.
    .title = Alle auf einmal
    .ids = M6
rule-turn-cross = Felder, die Seite an Seite liegen, sind Nachbarn. Unterscheiden sich die Zahlen zweier Nachbarn um genau 1, wird das Kästchen dazwischen sofort und von selbst angekreuzt.
    .title = Um eins daneben
    .ids = M7
rule-turn-next = Haben alle eingetragen, beginnt der nächste Zug. Nach 25 Zügen ist jedes Feld auf jedem Blatt voll und das Spiel vorbei.
    .title = Weiter geht’s
    .ids = M8

section-score = Wertung
rule-score-lines = Zähl die Kreuze in jeder der fünf Reihen und fünf Spalten. Ein, zwei, drei oder vier Kreuze in einer Linie bringen 1, 3, 6 oder 10 Punkte, egal an welcher Stelle; Lücken stören nicht.
    .title = Linien
    .ids = M9
rule-score-extremes = Jede 3, 4, 10 und 11 auf deinem Blatt kreuzt ein Feld der Extremtabelle an, jede 2 und 12 zwei; 5 bis 9 keines. Du bekommst die Zahl im nächsten freien Feld, also 2 Punkte pro Kreuz. Sind alle 24 Felder angekreuzt, sind das 48, und jedes Kreuz darüber hinaus bringt noch 2.
    .title = Extreme Zahlen
    .ids = M10
rule-score-winner = Linien und Extreme zusammen sind dein Ergebnis, das höchste gewinnt. Bei Gleichstand entscheiden mehr Punkte aus Linien; ist auch das gleich, gewinnen mehrere.
    .title = Wer gewinnt
    .ids = M11
rule-score-solo = Allein würfelst du jeden Zug selbst und spielst um einen Titel. Es gibt sieben: bis 40 Punkte, 41–50, 51–60, 61–70, 71–80, 81–99 und ab 100.
    .title = Allein spielen
    .ids = M12

## Optionen

option-sheet = Auf welcher Seite des Blatts alle spielen.
    .label = Blatt
option-sheet-A = Gleiche Farben berühren sich nie, nicht einmal über Eck.
    .label = Seite A
option-sheet-B = Jede Farbe läuft in schrägen Streifen.
    .label = Seite B
option-edition = Mit welchen Blättern gespielt wird.
    .label = Ausgabe
option-edition-default = Unsere eigenen Blätter, Seite A und B.
    .label = Standard

## Was auf dem Tisch liegt

colour-black = Schwarz
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-red = Rot
die-black = schwarzer Würfel
die-blue = blauer Würfel
die-green = grüner Würfel
die-yellow = gelber Würfel
die-red = roter Würfel
circle-black = schwarzes Feld
circle-blue = blaues Feld
circle-green = grünes Feld
circle-yellow = gelbes Feld
circle-red = rotes Feld
die = Würfel
dice = Würfel
sheet = Blatt
circle = Feld
circle-at = { $circle }, Reihe { $row }, Spalte { $column }
circle-filled = { $circle }, Reihe { $row }, Spalte { $column }: { $value }
row = Reihe { $row }
column = Spalte { $column }
lines = Linien
extremes = Extreme
extremes-count = { $count ->
    [one] { $count } Extremfeld angekreuzt
   *[other] { $count } Extremfelder angekreuzt
}
sum = Summe
entered = eingetragen
circle-full = Dieses Feld ist voll
colour-taken = { $who } hat diese Farbe

## Allein: der Titel zu deinem Ergebnis

solo-title-1 = Weit daneben. Die Würfel wollen Revanche.
solo-title-2 = Warmgespielt
solo-title-3 = Ruhige Hand
solo-title-4 = Scharfes Auge
solo-title-5 = Alter Würfelfuchs
solo-title-6 = Wunder um Haaresbreite
solo-title-7 = Überall ins Schwarze

## Warum es endete

reason-highest-score = Die meisten Punkte
reason-line-points = Gleich viele Punkte, aber mehr aus Linien
reason-title-1 = { solo-title-1 }
reason-title-2 = { solo-title-2 }
reason-title-3 = { solo-title-3 }
reason-title-4 = { solo-title-4 }
reason-title-5 = { solo-title-5 }
reason-title-6 = { solo-title-6 }
reason-title-7 = { solo-title-7 }

## Züge und Ereignisse, nach ihren Namen im Spiel

move-choose = { $colour } nehmen
move-enter = { $value } eintragen

preview-crosses = { $count ->
    [0] Kein Kreuz
    [one] { $count } neues Kreuz
   *[other] { $count } neue Kreuze
}
preview-extremes = { $count ->
    [one] { $count } Extremfeld
   *[other] { $count } Extremfelder
}
preview-points = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
}
preview-colour = Felder in { $colour } nehmen deinen Würfel plus jeden anderen.

event-chose = { $who } nimmt { $colour }
    .you = Du nimmst { $colour }
event-rolled = { $who } würfelt: Schwarz { $black }, Blau { $blue }, Grün { $green }, Gelb { $yellow }, Rot { $red }
    .you = Du würfelst: Schwarz { $black }, Blau { $blue }, Grün { $green }, Gelb { $yellow }, Rot { $red }
event-entered = { $who } hat eingetragen
event-entered-own = Du hast { $value } eingetragen
event-revealed = { $crosses ->
    [0] { $who } schreibt { $value } in Reihe { $row }, Spalte { $column }
    [one] { $who } schreibt { $value } in Reihe { $row }, Spalte { $column }: { $crosses } Kreuz
   *[other] { $who } schreibt { $value } in Reihe { $row }, Spalte { $column }: { $crosses } Kreuze
}
    .you = { $crosses ->
            [0] Du schreibst { $value } in Reihe { $row }, Spalte { $column }
            [one] Du schreibst { $value } in Reihe { $row }, Spalte { $column }: { $crosses } Kreuz
           *[other] Du schreibst { $value } in Reihe { $row }, Spalte { $column }: { $crosses } Kreuze
        }
event-ended = Alle Blätter sind voll
event-scored = { $who }: { $lines } aus Linien, { $extremes } aus Extremen, { $total } insgesamt
    .you = Du: { $lines } aus Linien, { $extremes } aus Extremen, { $total } insgesamt
event-title = { $total } Punkte: { $title }

## Der Tisch auf dem Bildschirm

table-phase = Farbenwahl
table-say-colour = Wähle die Farbe deines Würfels
table-say-colour-sub = Er steckt in jeder Summe, die du schreibst.
table-say-roll = Deine { $value } plus welcher Würfel?
table-say-roll-sub = Tippe einen Würfel an oder gleich ein Feld.
table-say-where = Wohin kommt die { $sum }?
table-say-where-sub = In ein Feld in der Farbe eines der beiden Würfel.
table-say-which = Welche Summe kommt hier hinein?
table-say-which-sub = Ein Feld deiner Farbe nimmt jede der vier.
table-say-entered = { $value } eingetragen
table-choose-die = Würfel und Feld wählen
table-choose-circle = Feld wählen
table-choose-sum = Summe wählen
table-choose-colour = Farbe wählen
table-entered = Eingetragen
table-die-of = von { $who }
    .you = deiner
table-free = frei
table-own = Blatt von { $who }
    .you = Dein Blatt
table-sheet-of = Blatt: { $who }
table-look = Das Blatt von { $who } ansehen
table-last = schrieb { $value }
table-sums = Summen für dieses Feld
table-with-die = { $sum } ({ $die })
table-extreme-numbers = 2–4 und 10–⁠12
table-extremes-beyond = +{ $count } weitere
table-tally = Alle Blätter sind voll: Abrechnung
table-tally-row = Reihe { $number } · { $points }
table-tally-column = Sp. { $number } · { $points }
table-tally-extremes = Extreme · { $points }
table-line-points = { $line } bringt { $points }

event-solo-title = { $total } Punkte: { $title }
event-game-over = Alle Blätter sind voll

## Warum ein Zug gut ist, nur wo es stimmt: $line ist row oder column, $place ihre Nummer

explain-full-line = Die { $number } macht das vierte Kreuz in { $line ->
    [row] Reihe
   *[column] Spalte
} { $place }: 10 Punkte für die ganze Linie.
explain-crosses-open = { $count ->
    [one] Ein Kreuz
   *[other] { $count } Kreuze auf einmal
} mit der { $number }, und { $line ->
    [row] Reihe
   *[column] Spalte
} { $place } kann noch alle vier bekommen.
explain-more-points = Die { $number } bringt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; die { $other } in Reihe { $row }, Spalte { $column } brächte { $fewer }.
explain-crosses = { $number } in Reihe { $row }, Spalte { $column }: { $count ->
    [one] ein Kreuz
   *[other] { $count } Kreuze
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
explain-extreme = Die { $number } zählt allein schon { $points } Punkte und verbaut in Reihe { $row }, Spalte { $column } kein Kreuz.
explain-open = Mit der { $number } kann { $line ->
    [row] Reihe
   *[column] Spalte
} { $place } noch alle vier Kreuze bekommen.
explain-spoils-less = Die { $number } verbaut hier { $count ->
    [0] kein Kreuz
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
}; die { $other } in Reihe { $row }, Spalte { $column } würde { $more } verbauen.
explain-spoils-nothing = { $number } in Reihe { $row }, Spalte { $column } verbaut kein Kreuz.
explain-best-place = Von allen Feldern für die { $number } verbaut keines weniger Kreuze als Reihe { $row }, Spalte { $column }.
explain-own-kept = { $number } in Reihe { $row }, Spalte { $column }: { $count ->
    [one] Das Feld deiner Farbe bleibt
   *[other] Die { $count } Felder deiner Farbe bleiben
} frei für jeden Würfel.
explain-place = { $number } in Reihe { $row }, Spalte { $column }: jetzt { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $empty ->
    [0] kein leeres Nachbarfeld
    [one] { $empty } leeres Nachbarfeld
   *[other] { $empty } leere Nachbarfelder
}.
explain-no-corner = Kein { $colour ->
    [black] schwarzes
    [blue] blaues
    [green] grünes
    [yellow] gelbes
   *[red] rotes
} Feld liegt in einer Ecke: { $count ->
    [one] Es hat
   *[other] Jedes der { $count } hat
} mindestens drei Nachbarn.
explain-more-neighbours = Die { $colour ->
    [black] schwarzen
    [blue] blauen
    [green] grünen
    [yellow] gelben
   *[red] roten
} Felder haben zusammen { $count } Nachbarn, die { $other ->
    [black] schwarzen
    [blue] blauen
    [green] grünen
    [yellow] gelben
   *[red] roten
} { $fewer }.
explain-colour = { $colour ->
    [black] Schwarz
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[red] Rot
} hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} für jeden anderen Würfel, { $corners } davon in einer Ecke.

## Die Ergebnisseite

moment-entry = Zug { $turn }: { $who } schreibt { $number } für { $points } Punkte.
    .you = Zug { $turn }: Du schreibst { $number } für { $points } Punkte.
ending-sheets = Die fertigen Blätter
