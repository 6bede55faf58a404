### Poof: alle Wörter. $who ist immer ein Name, $card eine der Nachrichten card-...

## Über das Spiel

title = Poof
tagline = Immer tiefer ablegen. Vier Gleiche: Poof!
first = Neu hier? Fang mit Poof an
summary = Werde deine neunzehn Karten los, indem du gleich hoch oder tiefer legst als der Stapel. Vier gleiche Werte in Folge lassen den Stapel verpuffen, und du bist noch einmal dran. Was dir bleibt, zählt gegen dich.
players = 2–6 Personen, jede für sich
goal = Hab nach der letzten Runde die wenigsten Punkte.
keys = Ziffern wählen die nächste Karte dieses Werts (0, dann 5 für die 15), P eine Poof-Karte, U nimmt den Stapel auf, G gibt die Runde auf.

## Regeln in Lesefolge

section-setup = Eine Runde vorbereiten
rule-setup-cards = Jede Zahl gibt es achtmal, und alle zehn Poof-Karten sind immer dabei. Wie hoch die Zahlen reichen, hängt von euch ab: 1–12 zu zweit, 1–14 zu dritt, 1–16 zu viert, 1–18 zu fünft, 1–20 zu sechst.
    .title = Die Karten
    .ids = P1
rule-setup-deal = Du bekommst blind neunzehn Karten. Vier liegen verdeckt vor dir: Niemand kennt sie, auch du nicht. Auf jeder davon liegt eine offene, die alle sehen. Die übrigen elf sind deine Hand, nur für deine Augen. Alle neunzehn müssen weg.
    .title = Neunzehn Karten für alle
    .ids = P2
rule-setup-first = Alle drehen eine weitere Karte um, die höchste beginnt; eine Poof-Karte schlägt jede Zahl. Bei Gleichstand um die höchste drehen nur die Beteiligten noch eine aus dem Rest um; reicht er dafür nicht, entscheidet unter ihnen das Los. Alle sehen diese Karten, dann sind sie aus der Runde.
    .title = Wer beginnt
    .ids = P3
rule-setup-rest = Nicht ausgeteilte Karten setzen diese Runde aus, und außer den für den Start umgedrehten sieht sie niemand. Was fehlt, kannst du nur ahnen.
    .title = Der Rest
    .ids = P4
rule-setup-anew = Jede Runde wird neu gemischt, ausgeteilt und begonnen; auch wer anfängt, wird neu bestimmt.
    .title = Jede Runde von vorn
    .ids = P5

section-turn = Dein Zug
rule-turn-play = Ein Zug ist einmal ablegen: eine oder mehrere Karten eines einzigen Werts. Hand und offene Karten gelten als eins, du darfst sie also mischen. Wie viele du legst, entscheidest du; niemand muss alle Gleichen hergeben. Weiter geht es im Uhrzeigersinn.
    .title = Karten eines Werts
    .ids = P6, P11
rule-turn-lower = Einen leeren Stapel darf jeder Wert beginnen. Auf einem Stapel muss dein Wert gleich hoch wie die oberste Karte sein oder tiefer. Wie viele Karten zuvor gelegt wurden, ist egal.
    .title = Gleich oder tiefer
    .ids = P7
rule-turn-uncover = Legst du eine offene Karte ab, wird die darunter sofort für alle umgedreht. Spielen darfst du sie ab deinem nächsten Zug, auch wenn das ein Bonuszug gleich nach einem Poof ist.
    .title = Aufdecken
    .ids = P8
rule-turn-must = Passt eine deiner Zahlen, musst du spielen: eine Zahl oder stattdessen eine Poof-Karte. Freiwillig aufnehmen geht dann nicht.
    .title = Wer kann, muss
    .ids = P9
rule-turn-pick-up = Passt keine Zahl, nimmst du den ganzen Stapel auf die Hand und legst nichts. Die nächste Person beginnt mit einem beliebigen Wert einen neuen Stapel. Hast du in diesem Moment eine Poof-Karte, darfst du wählen: spielen oder aufnehmen. Werden die Nächsten übersprungen, kann der Zug sogar zu dir zurückkommen.
    .title = Den Stapel aufnehmen
    .ids = P10
rule-turn-skip = Eine Poof-Karte kann keinen Stapel beginnen. Ist der Stapel leer und du hast weder auf der Hand noch offen eine Zahl, wirst du übersprungen; beim Blindspiel hält dich eine freigelegte verdeckte Karte im Spiel. Zugedeckte Karten helfen nicht, und niemand schaut nach. Würden reihum alle übersprungen, endet die Runde und wird so gewertet, wie sie steht.
    .title = Übersprungen werden
    .ids = P12

section-poofing = Poof!
rule-poofing-four = Liegen oben auf dem Stapel vier oder mehr gleiche Werte in Folge, verpufft er: Er ist aus der Runde. Egal, ob eine Person sie gelegt hat oder mehrere nacheinander.
    .title = Vier Gleiche
    .ids = P13
rule-poofing-card = Eine Poof-Karte wird allein gespielt und nur auf einen Stapel, auf dem etwas liegt. Sie lässt ihn verpuffen und geht mit ihm aus der Runde. Sie darf aus der Hand kommen oder offen liegen; dann wird die Karte darunter wie immer aufgedeckt.
    .title = Die Poof-Karte
    .ids = P14
rule-poofing-again = Wer den Stapel verpuffen lässt, ist noch einmal dran und muss den neuen Stapel beginnen, mit beliebigem Wert. Das ist ein neuer Zug: Eine durch das Poof aufgedeckte Karte darf gleich gespielt werden.
    .title = Gleich noch mal
    .ids = P15
rule-poofing-skip = Hast du keine Zahl zum Beginnen, entfällt dein Bonuszug.
    .title = Nichts zum Nachlegen
    .ids = P16

section-end = Das Ende
rule-end-out = Die Runde endet in dem Moment, in dem jemand gar keine Karte mehr hat: keine auf der Hand, keine offene, keine verdeckte. Das gilt auch bei einem Poof; einen Bonuszug gibt es dann nicht.
    .title = Alle Karten los
    .ids = P17
rule-end-score = Alle zeigen, was ihnen bleibt, auch die verdeckten Karten. Zahlen zählen ihren Wert, jede Poof-Karte 50. Der Stapel und verpuffte Karten zählen für niemanden. Deine Punkte kommen zu deiner Summe.
    .title = Punkte zählen
    .ids = P18
rule-end-win = Ein Spiel dauert sieben Runden. Die niedrigste Summe gewinnt; gleich niedrige teilen sich den Sieg.
    .title = Wer gewinnt
    .ids = P19
rule-end-stalemate = Vergehen pro Person 30 Züge am Stück ohne Poof und ohne dass eine Karte aufgedeckt wird, endet die Runde und wird so gewertet, wie sie steht. Ablegen, Aufnehmen und Bonuszüge zählen mit, Überspringen nicht. Das Umdrehen einer blind gespielten Karte ist kein Aufdecken.
    .title = Im Kreis gespielt
    .ids = P24

section-variants = Varianten
rule-variants-blind = Beim Blindspiel bleibt eine Karte verdeckt, wenn die Karte über ihr weg ist. Ab deinem nächsten Zug darfst du sie ungesehen und allein spielen, auch wenn eine Zahl von dir passen würde. Vor dem Aufnehmen musst du sie nie versuchen; nur bei leerem Stapel und ohne andere Möglichkeit musst du.
    .title = Blindspiel
    .ids = P20
rule-variants-blind-turned = Die blinde Karte wird umgedreht. Darf sie auf den Stapel, ist sie gespielt und kann ihn verpuffen lassen. Ist sie zu hoch, nimmst du den Stapel und die Karte auf die Hand. Eine Poof-Karte lässt einen Stapel verpuffen; ist er leer, kommt sie auf deine Hand und dein Zug ist vorbei.
    .title = Was die blinde Karte tut
    .ids = P20
rule-variants-pooftastrophe = Zu zweit, und nur dann, darfst du die Runde jederzeit aufgeben, auch im Zug der anderen Person. Du bekommst Punkte für alles, was du noch hast, Poof-Karten mit 50, dazu für den Stapel; die andere Person bekommt 0. Auch, um in der letzten Runde einen Vorsprung zu retten.
    .title = Pooftastrophe
    .ids = P21
rule-variants-rounds = Der Tisch kann jede Zahl von 1 bis 20 Runden vereinbaren; üblich sind sieben.
    .title = Anzahl der Runden
    .ids = P22

section-knowledge = Wer was weiß
rule-knowledge-open = Offen für alle, auch fürs Publikum: jede gespielte Karte, der ganze Stapel, verpuffte Karten, wer was aufgenommen hat, jede umgedrehte Karte (auch eine misslungene blinde), die Zahl der Handkarten, Überspringen und Summen.
    .title = Offen
    .ids = P23
rule-knowledge-hidden = Verborgen: die Hände der anderen, alle verdeckten Karten und der nicht ausgeteilte Rest. Was du tun darfst, hängt nie von Karten ab, die du nicht siehst.
    .title = Verborgen
    .ids = P23

## Optionen

option-blind = Freigelegte Karten bleiben verdeckt und werden ungesehen gespielt.
    .label = Blindspiel
option-rounds = Wie viele Runden gespielt werden, von 1 bis 20.
    .label = Runden
option-edition = Mit welchen Karten gespielt wird.
    .label = Ausgabe
option-edition-default = Die Karten aus dem Regelheft.
    .label = Standard

## Was auf dem Tisch liegt

card-number = { $value }
card-poof = Poof
card-face-down = Verdeckte Karte
card-any = Karte
pile = Stapel
pile-empty = Leerer Stapel
pile-count = { $count ->
    [one] { $count } Karte auf dem Stapel
   *[other] { $count } Karten auf dem Stapel
}
pile-top = Obenauf: { $count } × { $value }
run = { $count } von 4 in Folge
hand = Hand
hand-count = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
table-cards = Auf dem Tisch
face-up = Offen
covered = zugedeckt
uncovered = freigelegt
covers-face-down = liegt auf einer verdeckten Karte
next-turn = nächster Zug
unseen = ungesehen
playable = spielbar
not-playable = Zu hoch für diesen Stapel
not-yet = Spielbar ab dem nächsten Zug von { $who }
    .you = Spielbar ab deinem nächsten Zug
poof-needs-pile = Eine Poof-Karte braucht einen Stapel
pooftastrophe = Pooftastrophe
lowest-wins = Weniger ist besser
round-points = Diese Runde

## Warum es endete

reason-lowest-total = Niedrigste Summe nach der letzten Runde
reason-shared-lowest = Gleich niedrige Summen teilen sich den Sieg
reason-went-out = { $who } hat keine Karten mehr
reason-all-skipped = Niemand kann einen Stapel beginnen
reason-stalemate = Zu lange nichts Neues
reason-pooftastrophe = { $who } hat die Runde aufgegeben

## Züge und Ereignisse, nach ihren Namen im Spiel

move-play = { $count ->
    [1] { $value } spielen
   *[other] { $count } × { $value } spielen
}
move-pick-up = { $count ->
    [one] { $count } Karte aufnehmen
   *[other] { $count } Karten aufnehmen
}
move-poof = Poof-Karte spielen
move-blind = Karte { $slot } ungesehen umdrehen
move-pooftastrophe = Runde aufgeben

preview-lay = { $count ->
    [1] { $value } auf den Stapel
   *[other] { $count } × { $value } auf den Stapel
}
preview-next = { $who } braucht dann { $value } oder tiefer.
preview-poof = { $count ->
    [1] Noch eine { $value } macht vier: Poof!
   *[other] { $count } × { $value } machen vier: Poof!
}
preview-poof-four = { $count } × { $value } auf einmal: Poof!
preview-poof-card = { $count ->
    [one] Poof! { $count } Karte verpufft
   *[other] Poof! { $count } Karten verpuffen
}
preview-again = Der Stapel ist weg, und du bist noch mal dran.
preview-again-skipped = Der Stapel ist weg, aber du hast keine Zahl für den nächsten.
preview-out = Deine letzte Karte: Die Runde ist vorbei!
preview-uncover = { $count ->
    [one] Deckt eine Karte auf.
   *[other] Deckt { $count } Karten auf.
}
preview-uncover-blind = { $count ->
    [one] Legt eine verdeckte Karte frei.
   *[other] Legt { $count } verdeckte Karten frei.
}
preview-add = { $count ->
    [one] Eine weitere passt dazu.
   *[other] { $count } weitere passen dazu.
}
preview-pick-up = { $count ->
    [one] { $count } Karte kommt auf deine Hand
   *[other] { $count } Karten kommen auf deine Hand
}
preview-pick-up-next = { $who } beginnt dann einen neuen Stapel.
preview-blind = Ungesehen: Was ist es?
preview-blind-pile = { $value } oder tiefer wird gespielt, Poof räumt den Stapel ab. Alles Höhere kommt samt Stapel auf deine Hand.
preview-blind-empty = Eine Zahl beginnt den Stapel. Eine Poof-Karte kommt auf deine Hand.

event-dealt = Runde { $round }: Die Karten sind ausgeteilt
event-turned = { $who } dreht für den Start { $card } um
    .you = Du drehst für den Start { $card } um
event-starts = { $who } beginnt
    .you = Du beginnst
event-played = { $count ->
    [1] { $who } spielt { $value }
   *[other] { $who } spielt { $count } × { $value }
}
    .you = { $count ->
            [1] Du spielst { $value }
           *[other] Du spielst { $count } × { $value }
        }
event-poof-played = { $who } spielt eine Poof-Karte
    .you = Du spielst eine Poof-Karte
event-uncovered = { $who } deckt { $card } auf
    .you = Du deckst { $card } auf
event-turned-over = { $who } spielt ungesehen: { $card }
    .you = Du spielst ungesehen: { $card }
event-poofed = { $count ->
    [one] Poof! { $count } Karte ist weg
   *[other] Poof! { $count } Karten sind weg
}
event-picked-up = { $count ->
    [one] { $who } nimmt { $count } Karte auf
   *[other] { $who } nimmt { $count } Karten auf
}
    .you = { $count ->
            [one] Du nimmst { $count } Karte auf
           *[other] Du nimmst { $count } Karten auf
        }
event-skipped = { $who } kann keinen Stapel beginnen und wird übersprungen
    .you = Du kannst keinen Stapel beginnen und wirst übersprungen
event-gave-up = Pooftastrophe! { $who } gibt die Runde auf
    .you = Pooftastrophe! Du gibst die Runde auf
event-out = { $who } ist alle Karten los
    .you = Du bist alle Karten los
event-all-skipped = Niemand kann einen Stapel beginnen: Die Runde ist vorbei
event-stalemate = Zu lange nichts Neues: Die Runde ist vorbei
event-left-over = { $who } hat noch: { $cards }
    .you = Du hast noch: { $cards }
event-round-scored = { $points ->
    [one] { $who }: { $points } Punkt, { $total } insgesamt
   *[other] { $who }: { $points } Punkte, { $total } insgesamt
}
    .you = { $points ->
            [one] Du: { $points } Punkt, { $total } insgesamt
           *[other] Du: { $points } Punkte, { $total } insgesamt
        }

## Der Tisch auf dem Bildschirm

table-round-short = R{ $round }
table-own = Karten von { $who }
    .you = Deine Karten
table-hand-of = Hand von { $who }
    .you = Deine Hand
table-in-hand = auf der Hand
table-places = { $count ->
    [0] Alle gespielt
   *[other] { $count } von 4 Plätzen
}
table-empty-place = Leerer Platz
table-need-any = Jeder Wert
table-need-lower = { $value } oder tiefer
table-need-lower-poof = { $value } oder tiefer, oder Poof
table-say-any = Beginne einen Stapel mit beliebigem Wert
table-say-lower = Spiel { $value } oder tiefer
table-say-pick-up = Keine Zahl passt: Nimm den Stapel
table-say-pick-up-poof = Keine Zahl passt: Poof-Karte oder Stapel
table-say-blind = Dreh eine verdeckte Karte um
table-say-blind-too = Oder ungesehen eine verdeckte Karte.
table-say-sub = Beliebig viele eines Werts, Hand und Tisch.
table-choose = Karten wählen
table-stack = { $picked } von { $count }
table-run-add = { $full } + deine { $adding } von 4
table-run-four = { $full } + deine { $adding } = vier Gleiche
table-run-alone = Deine { $adding } = vier Gleiche
table-older = { $count ->
    [one] { $count } Karte darunter
   *[other] { $count } Karten darunter
}
table-new-pile = { $who } beginnt einen neuen Stapel
table-your-new-pile = Beginne einen neuen Stapel
table-for-the-start = Für den Start umgedreht
table-seen = Gesehene Karten
table-seen-pile = Auf dem Stapel, von unten nach oben
table-seen-gone = In dieser Runde verpufft
table-seen-known = Von { $who } aufgenommen, noch auf der Hand
table-seen-left = Rest der letzten Runde: { $who }
table-seen-none = Bisher keine
table-quiet = { $count ->
    [one] Letzter Zug, wenn nichts verpufft oder aufgedeckt wird
   *[other] Noch { $count } Züge, wenn nichts verpufft oder aufgedeckt wird
}
table-note-played = { $count ->
    [1] spielte { $value }
   *[other] spielte { $count } × { $value }
}
table-note-poofed = Poof!
table-note-picked-up = nahm { $count }
table-note-skipped = übersprungen
table-give-up = Pooftastrophe
table-give-up-title = Diese Runde aufgeben?
table-give-up-text = { $hidden ->
    [0] Du bekommst { $points } Punkte, { $who } 0.
    [one] Du bekommst { $points } Punkte und was deine verdeckte Karte zählt, { $who } 0.
   *[other] Du bekommst { $points } Punkte und was deine { $hidden } verdeckten Karten zählen, { $who } 0.
}
table-give-up-do = { $hidden ->
    [0] Aufgeben · { $points }
   *[other] Aufgeben · { $points } + { $hidden } verdeckte
}
table-keep-playing = Weiterspielen
table-tally = Runde { $round }: Abrechnung

event-game-over = Das Spiel ist vorbei

# Tipps: warum ein Zug gut sein kann. Gesagt wird nur, was stimmt.

explain-out = { $count ->
    [one] Deine letzte Karte ist
   *[other] Deine letzten { $count } Karten sind
} weg: Die Runde endet, und du bekommst keine Punkte.
explain-must-pick-up = Auf die { $value } kann die nächste Person nichts legen, und { $pile ->
    [one] der Stapel hat { $pile } Karte
   *[other] der Stapel hat { $pile } Karten
}.
explain-run-again = { $count } × { $value } macht { $run } in Folge: Der Stapel verpufft, und du bist noch einmal dran.
explain-run = { $count } × { $value } lässt { $pile } Karten verpuffen.
explain-uncover = Legt { $freed ->
    [one] die verdeckte Karte unter deiner { $value } frei
   *[other] { $freed } verdeckte Karten unter deinen { $value }ern frei
}; danach bleiben dir { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}.
explain-no-answer = Die nächste Person zeigt nichts, was auf die { $value } passt: Hat sie auch auf der Hand nichts, nimmt sie { $pile ->
    [one] { $pile } Karte
   *[other] { $pile } Karten
} auf.
explain-dearer = Lieber die { $value } als die { $rival }: Bleibt sie dir, zählt sie { $more } mehr.
explain-all = { $count ->
    [2] Beide { $value }er
   *[other] Alle { $count } { $value }er
} gehen auf einmal weg: { $points } Punkte, die dir nicht bleiben.
explain-lower = Oben liegt dann die { $value } statt der { $rival }: Darauf passen weniger Zahlen.
explain-more = { $count } × { $value }: { $count } Karten auf einmal weg statt { $other }.
explain-highest = { $count } × { $value }: die höchste Zahl, die du jetzt legen kannst.
explain-three = Dann liegen drei { $value }er in Folge, und du behältst noch eine, um sie verpuffen zu lassen.
explain-keep-copies = Nur { $count } × { $value }: { $rest ->
    [one] { $rest } weitere bleibt
   *[other] { $rest } weitere bleiben
} dir für später.
explain-keep-low = { $count } × { $value } geht weg, deine { $low } bleibt: Sie passt auf alles ab { $low }.
explain-table = { $slots } × { $value } vom Tisch und { $hand } von der Hand, { $freed ->
    [0] ohne verdeckte Karte darunter
    [one] dabei wird { $freed } verdeckte Karte frei
   *[other] dabei werden { $freed } verdeckte Karten frei
}.
explain-lead = Beginnt den Stapel mit { $count } × { $value }; danach bleiben dir { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}.
explain-follow = Legt { $count } × { $value } nach; danach bleiben dir { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
}.
explain-keep-poof = Die Poof-Karte bleibt dir; Aufnehmen bringt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Wert von { $points }.
explain-pick-up = Keine deiner Zahlen passt auf die { $value }: Du nimmst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Wert von { $points } auf.
explain-poof-frees = Deine offene Poof-Karte räumt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ab und legt die verdeckte Karte darunter frei.
explain-poof-spares = Keine deiner Zahlen passt auf die { $value }: Die Poof-Karte erspart dir { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Wert von { $points }.
explain-poof-again = Eine Poof-Karte räumt { $count ->
    [one] die Karte
   *[other] die { $count } Karten
} vom Stapel, und du bist noch einmal dran.
explain-poof-card = Eine Poof-Karte räumt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ab, und dir { $left ->
    [one] bleibt { $left }
   *[other] bleiben { $left }
}.
explain-blind-lead = Der Stapel ist leer: Jede Zahl, die da liegt, kann ihn beginnen.
explain-blind = Nur eine Zahl über { $value } brächte dir { $count ->
    [one] die Karte
   *[other] die { $count } Karten
} vom Stapel ein.
explain-give-up = Beendet die Runde: Deine { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
} und die { $pile } auf dem Stapel zählen für dich, die andere Person bekommt nichts.

## Die Ergebnisseite

moment-poof = { $who } lässt { $cards } Karten auf einmal verpuffen.
    .you = Du lässt { $cards } Karten auf einmal verpuffen.
moment-pick-up = { $who } nimmt { $cards } Karten auf.
    .you = Du nimmst { $cards } Karten auf.
moment-round = Runde { $round } kostet { $who } { $points } Punkte.
    .you = Runde { $round } kostet dich { $points } Punkte.
ending-rounds = Die Runden
ending-nothing-left = nichts mehr übrig

# A move where nothing on the table shows the rest of it.
full-play = { $move } (vom Tisch: Platz { $places })
