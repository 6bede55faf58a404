### 5 To Close: alle Wörter. $who ist immer ein Name, $team ein Team oder eine Einzelperson, $card eine Nachricht card-... oder ein Buchstabe.

## Über das Spiel

title = 5 To Close
tagline = Lass Wörter Buchstabe für Buchstabe wachsen und schließ fünf vor den anderen ab.
note = Nur englische Wörter
summary = Häng Buchstaben an bis zu fünf Wörter zugleich an und schließ sie ab, sobald sie lang genug sind. Joker, Multiplikatoren und etwas Frost halten alles in Bewegung, und zweifelhafte Wörter darf man anzweifeln. Die Seite, die zuerst fünf Wörter abschließt, beendet die Runde.
players = 2–8 Personen; zu 4, 6 und 8 in Zweierteams
goal = Hab nach vier Runden die meisten Punkte.
keys = Buchstaben wählen Karten, 1–5 das Wort, 6 ein neues Wort, * einen Joker, Umschalt und 1–5 schließen ab, Entf legt ab.

## Regeln in Lesefolge

section-setup = Vorbereitung
rule-setup-sides = Zu 4, 6 oder 8 sitzt ihr euch als Zweierteam gegenüber. Zu 2, 3, 5 oder 7 spielt jede Person allein; was hier vom Team gesagt wird, gilt dann für dich.
    .title = Teams
    .ids = F9
rule-setup-deck = Ein Kartensatz hat 96 Buchstaben und 16 Sonderkarten: 6 Joker, 4 Doppelt, 2 Dreifach, 2 Frost, 2 Tau. Zwei Seiten spielen mit einem Satz, drei bis fünf mit zwei, sieben mit drei.
    .title = Die Karten
    .ids = F2
rule-setup-dealer = Alle ziehen eine Karte; wer dem A am nächsten ist, gibt zuerst. Für Sonderkarten wird neu gezogen, ebenso bei Gleichstand um den nächsten Buchstaben. Die Karten kommen vor dem Mischen zurück. Das Geben wandert jede Runde nach links; zu 3, 5, 6 oder 7 beginnen daher nicht alle gleich oft.
    .title = Wer zuerst gibt
    .ids = F1
rule-setup-deal = Für jede Runde werden alle Karten eingesammelt und gemischt. Alle bekommen sieben, links von der gebenden Person angefangen. Der Rest ist der Nachziehstapel. Eine Karte wird aufgedeckt und beginnt die Ablage, egal welche. Wer links von der gebenden Person sitzt, beginnt.
    .title = Austeilen
    .ids = F2

section-turn = Dein Zug
rule-turn-draw = Nimm eine Karte: die oberste vom Nachziehstapel oder die oberste der Ablage.
    .title = 1. Ziehen
    .ids = F3
rule-turn-play = Spiel beliebig viele Karten oder keine: Verlängere Wörter deines Teams, beginn neue, frier Wörter anderer ein, hol Joker.
    .title = 2. Spielen
    .ids = F4
rule-turn-lock = Schließ Wörter deines Teams ab, die lang genug und nicht eingefroren sind. Ein abgeschlossenes Wort wird umgedreht, ist aus dem Spiel und ändert sich nie mehr. Mit dem ersten Abschließen ist das Spielen von Karten für diesen Zug vorbei. Schließ so viele ab, wie du willst; das fünfte abgeschlossene Wort eures Teams beendet den Zug sofort.
    .title = 3. Abschließen
    .ids = F5
rule-turn-discard = Leg eine Karte ab, wenn deine Hand nicht leer ist. Auch die, die du gerade von der Ablage genommen hast.
    .title = 4. Ablegen
    .ids = F6
rule-turn-refill = Zieh vom Nachziehstapel, bis du wieder sieben Karten hast.
    .title = 5. Auffüllen
    .ids = F7
rule-turn-fresh-hand = Statt all dem darfst du vor dem Ziehen, wenn du genau sieben Karten hast, alle sieben ablegen und sieben neue ziehen. Sonst passiert in diesem Zug nichts. Die sieben kommen in der Folge A–Z, Joker, Doppelt, Dreifach, Frost, Tau auf die Ablage, die letzte obenauf.
    .title = Oder: neue Hand
    .ids = F8

section-words = Wörter
rule-words-five = Im Team teilt ihr euch die Wörter. Höchstens fünf dürfen aktiv sein, also nicht abgeschlossen; eingefrorene zählen als aktiv, abgeschlossene nicht.
    .title = Fünf aktive Wörter
    .ids = F9
rule-words-end = Buchstaben kommen nur ans Ende eines Worts, und umgestellt wird nie. Ein Wort beginnt mit einem Buchstaben oder Joker und braucht einen freien Platz unter den fünf. Andere Sonderkarten kommen auf Wörter mit mindestens einem Buchstaben.
    .title = Nur ans Ende
    .ids = F10
rule-words-fresh-start = Mit fünf aktiven Wörtern darfst du beim Spielen einmal pro Zug alle fünf mit sämtlichen Karten ablegen, eingefroren oder nicht, und im selben Zug neu anfangen. Sie kommen auf die Ablage.
    .title = Neubeginn
    .ids = F11
rule-words-minimum = Zum Abschließen braucht ein Wort mindestens 3 Buchstaben in Runde 1, 4 in Runde 2, 5 in Runde 3 und 6 in Runde 4. Joker zählen als Buchstaben; Doppelt, Dreifach, Frost und Tau nicht.
    .title = Lang genug?
    .ids = F12
rule-words-any = Abschließen darfst du ein Wort, ob es im Wörterbuch steht oder nicht: Dafür gibt es das Anzweifeln. Dasselbe Wort darf mehrmals abgeschlossen werden. Gilt am Tisch die Wörterbuchpflicht, gehen nur echte Wörter, und angezweifelt wird nicht.
    .title = Erst mal geht jedes Wort
    .ids = F13

section-specials = Sonderkarten
rule-specials-wild = Ein Joker steht für jeden Buchstaben. Du nennst ihn beim Spielen, und dabei bleibt es. Alle anderen, auch im eigenen Team, dürfen in ihrem Zug den echten Buchstaben an seine Stelle legen und den Joker auf die Hand nehmen, sofort verwendbar; nur du, von dem er stammt, nicht. Das gilt bei jedem Team für Wörter, die nicht abgeschlossen sind, auch für eingefrorene. Ein Wort darf beliebig viele Joker haben.
    .title = Joker
    .ids = F14
rule-specials-multiply = Leg Doppelt oder Dreifach auf ein eigenes Wort, das weder abgeschlossen noch eingefroren ist. Nur eine dieser Karten pro Wort, und sie bleibt dort. Ist das Wort abgeschlossen, zählen seine Punkte zwei- oder dreimal.
    .title = Doppelt und Dreifach
    .ids = F15
rule-specials-freeze = Leg Frost auf ein Wort eines anderen Teams, das nicht abgeschlossen und noch nicht eingefroren ist. Es lässt sich nicht verlängern und nicht abschließen.
    .title = Frost
    .ids = F16
rule-specials-unfreeze = Tau auf dem eigenen eingefrorenen Wort taut es auf: Beide Karten kommen unter die Ablage. Auf einem eigenen Wort ohne Frost bleibt Tau als Schild liegen: Der nächste Frost auf dieses Wort und der Schild kommen unter die Ablage, das Wort bleibt frei. Ein Schild pro Wort; bei einem abgeschlossenen Wort bleibt er liegen.
    .title = Tau
    .ids = F17
rule-specials-penalty = Am Ende einer Runde kostet Doppelt, das nicht auf einem abgeschlossenen Wort liegt, 25 Punkte und Dreifach 35, ob auf der Hand oder auf einem offenen Wort. Jeder Frost auf der Hand kostet 25. Joker und Tau kosten nichts. Im Team zählen beide Hände; Karten in der Ablage zählen für niemanden.
    .title = Was übrig bleibt
    .ids = F18

section-challenges = Anzweifeln
rule-challenges-ask = Ist ein Zug mit Abschlüssen vorbei, antworten alle Gegner, bevor es weitergeht: eines der eben abgeschlossenen Wörter anzweifeln oder annehmen. Die Reihenfolge ist egal. Annehmen ist endgültig und gilt für alle Wörter. Das erste Anzweifeln klärt ein Wort für immer, und wer es tat, wird wieder gefragt, solange ein Wort offen ist. Der Tisch darf eine Zeit festlegen, nach der Schweigen ein Ja ist.
    .title = Anzweifeln oder annehmen
    .ids = F19
rule-challenges-verdict = Steht das Wort im Wörterbuch, verliert das zweifelnde Team 25 Punkte. Steht es nicht darin, verliert das Team, das es abgeschlossen hat, 50, und das Wort verlässt den Tisch. Haben alle geantwortet oder ist nichts mehr offen, geht es weiter.
    .title = Das Urteil
    .ids = F19
rule-challenges-valid = Es gilt unsere englische Wortliste: Buchstaben a bis z, gebeugte Formen wie aufgeführt. Abkürzungen, Vorsilben, Nachsilben, Wörter mit Bindestrich und Namen stehen nicht darin. Ob ein Wort gilt, zeigt sich nur beim Anzweifeln.
    .title = Was ist ein Wort?
    .ids = F20
rule-challenges-talk = Im Team zweifelt ihr einander nicht an. Absprachen sind tabu: Im Teamspiel chattet während einer Runde niemand am Tisch. Eine Ausnahme gibt es: Mit fünf aktiven Wörtern darfst du beim Spielen im Team „Neubeginn?“ fragen. Ja oder Nein bindet niemanden, und das Spiel wartet nicht darauf.
    .title = Keine Absprachen
    .ids = F21

section-partner = Ein Bot im Team
rule-partner-words = Ein Bot ab der Stufe Mittel legt im Team einen Buchstaben nur dort an, wo noch ein Wort aus der Liste entstehen kann. So seltsam der Anfang aussieht: Dahinter steckt ein Wort, bau daran weiter.
    .title = Jeder Buchstabe führt weiter
    .ids = F21
rule-partner-thaw = Hat er Tau und kann aus einem eingefrorenen Wort eures Teams noch etwas werden, taut er eines auf, bevor er etwas anderes spielt.
    .title = Erst auftauen
    .ids = F21
rule-partner-wild = Danach nimmt er jeden Joker, für den er den echten Buchstaben hat, aus den Wörtern aller Teams, auch des eigenen.
    .title = Dann die Joker
    .ids = F21
rule-partner-multiply = Hat er beides, spielt er zuerst Dreifach.
    .title = Dreifach vor Doppelt
    .ids = F21
rule-partner-challenge = Er zweifelt jedes Wort an, das nicht in der Liste steht, und kein anderes. Du kannst also beruhigt annehmen.
    .title = Er passt auf
    .ids = F21

section-end = Das Ende
rule-end-close = Die Runde endet, wenn ein Team fünf abgeschlossene Wörter hat: sofort beim fünften, ohne sechstes, ohne Ablegen, ohne Auffüllen. Vorher wird aber noch angezweifelt. Bleiben weniger als fünf stehen, geht der Zug mit dem Ablegen weiter, ohne weiteres Spielen oder Abschließen.
    .title = Mit fünf ist Schluss
    .ids = F22
rule-end-points = Abgeschlossene Wörter zählen nach Buchstaben: 3 bringen 10 Punkte, 4 bringen 15, 5 bringen 25, 6 bringen 35, 7 bringen 50, 8 bringen 80, 9 bringen 110, 10 bringen 150 und jeder weitere Buchstabe 50 mehr. Doppelt und Dreifach vervielfachen das. Das Team, das die Runde beendet, bekommt 25 dazu. Summen dürfen unter null fallen.
    .title = Punkte
    .ids = F23
rule-end-empty = Wird eine Karte gebraucht und der Nachziehstapel ist leer, werden alle abgelegten bis auf die oberste zu einem neuen gemischt. Gibt es auch dort keine, endet das Auffüllen; zu Beginn deines Zugs musst du dann die oberste Karte der Ablage nehmen und ziehst nur dann nicht, wenn keine da ist.
    .title = Keine Karten mehr
    .ids = F24
rule-end-winner = Nach Runde 4 gewinnt die höchste Summe; gleich hohe teilen sich den Sieg.
    .title = Wer gewinnt
    .ids = F25
rule-end-stalemate = Vergehen pro Person zehn Züge am Stück ohne einen Abschluss, der stehen bleibt, wird die Runde so gewertet, wie sie ist, ohne Bonus fürs Beenden.
    .title = Niemand kommt ans Ziel
    .ids = F26
rule-end-order = Die Karten aus einem Neubeginn kommen auf die Ablage, die letzte obenauf; die vom Auftauen, von einem verbrauchten Schild und von Wörtern, die angezweifelt wurden und fielen, kommen darunter. In beiden Fällen einzeln: Wörter in der Folge, in der sie begonnen wurden, von jedem die Buchstaben der Reihe nach, dann Doppelt oder Dreifach, dann Frost, dann Tau.
    .title = Auf oder unter die Ablage
    .ids = F27

section-knowledge = Wer was weiß
rule-knowledge-open = Offen für alle, auch fürs Publikum: alle Wörter, auch abgeschlossene, wer welchen Joker gespielt hat, die ganze Ablage der Reihe nach, wie viele Karten Stapel und Hände haben, Punkte und wer angenommen hat.
    .title = Offen
    .ids = F28
rule-knowledge-hidden = Verborgen: jede Hand, auch die im eigenen Team, und der Nachziehstapel. Nach neuem Mischen lässt sich erschließen, was darin ist, aber nicht in welcher Folge.
    .title = Verborgen
    .ids = F28

## Optionen

option-dictionary = Was mit Wörtern geschieht, die nicht im Wörterbuch stehen.
    .label = Wörterbuch
option-dictionary-challenge = Jedes Wort lässt sich abschließen, und Gegner dürfen es anzweifeln.
    .label = Anzweifeln
option-dictionary-enforce = Nur echte Wörter lassen sich abschließen, angezweifelt wird nicht.
    .label = Pflicht
option-edition = Mit welchem Kartensatz gespielt wird.
    .label = Ausgabe
option-edition-default = Unsere eigene Mischung aus 96 Buchstaben und 16 Sonderkarten.
    .label = Standard

## Was auf dem Tisch liegt

letter = { $letter }
card-wild = Joker
    .meaning = Jeder Buchstabe, den du nennst. Andere können ihn gegen den echten tauschen.
card-wild-as = Joker als { $letter }
card-double = Doppelt
    .meaning = Verdoppelt die Punkte eines abgeschlossenen Worts; sonst 25 Minuspunkte.
card-triple = Dreifach
    .meaning = Verdreifacht die Punkte eines abgeschlossenen Worts; sonst 35 Minuspunkte.
card-freeze = Frost
    .meaning = Hält ein Wort eines anderen Teams an; auf der Hand 25 Minuspunkte.
card-unfreeze = Tau
    .meaning = Taut dein Wort auf oder schützt es vor dem nächsten Frost.
draw-pile = Nachziehstapel
draw-pile-count = { $count ->
    [one] { $count } Karte zum Ziehen
   *[other] { $count } Karten zum Ziehen
}
discard-pile = Ablage
discard-empty = Leere Ablage
hand = Hand
hand-count = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
word = Wort
words-locked-of = { $count } von 5 abgeschlossen
new-word = Neues Wort
word-letters = { $count ->
    [one] { $count } Buchstabe
   *[other] { $count } Buchstaben
}
word-more = { $count ->
    [one] Noch { $count } Buchstabe bis zum Abschließen
   *[other] Noch { $count } Buchstaben bis zum Abschließen
}
locked = abgeschlossen
frozen = eingefroren
shielded = geschützt
multiplier = × { $factor }
word-list = Wortliste
step-draw = Ziehen
step-play = Spielen
step-lock = Abschließen
step-discard = Ablegen
step-refill = Auffüllen
fresh-hand = Neue Hand
fresh-start = Neubeginn
accepted = angenommen
penalty = Minuspunkte
blocked-frozen = Dieses Wort ist eingefroren
blocked-not-a-word = Steht nicht in der Wortliste

## Warum es endete

reason-highest-total = Höchste Summe nach vier Runden
reason-shared = Gleich hohe Summen teilen sich den Sieg
reason-closed = Fünf Wörter abgeschlossen: { $team }
reason-stalemate = Zu lange kein Abschluss

## Züge, wie auf einem Knopf

move-draw-deck = Vom Stapel ziehen
move-draw-discard = { $card } von der Ablage nehmen
move-draw-none = Ohne Ziehen weiter
move-play = { $card } an { $word } anhängen
move-play-new = Wort mit { $card } beginnen
move-play-on = { $card } auf { $word } legen
move-play-unfreeze = { $word } auftauen
move-play-shield = { $word } schützen
move-declare = Buchstabe { $letter }
move-freeze = { $word } einfrieren
move-take-wild = { $letter } in { $word } legen, Joker nehmen
move-fresh-start = Alle fünf Wörter ablegen
move-fresh-hand = Sieben ablegen, sieben ziehen
move-lock = { $points ->
    [one] { $word } abschließen für { $points } Punkt
   *[other] { $word } abschließen für { $points } Punkte
}
move-discard = { $card } ablegen
move-end-turn = Zug beenden
move-challenge = { $word } anzweifeln
move-accept = { $count ->
    [one] Das Wort annehmen
   *[other] Alle { $count } Wörter annehmen
}

## Was ein Zug bewirken würde

preview-points = { $points ->
    [one] { $points } Punkt, sobald abgeschlossen.
   *[other] { $points } Punkte, sobald abgeschlossen.
}
preview-wild = Dann nennst du den Buchstaben. Andere können ihn gegen den echten tauschen.
preview-lock = Es bleibt, wie es ist, und in diesem Zug wird nichts mehr gespielt.
preview-lock-five = Das fünfte Wort: Das beendet die Runde, 25 Punkte mehr.
preview-discard = Das beendet deinen Zug.
preview-freeze = Niemand kann es verlängern oder abschließen, bis es auftaut.
preview-freeze-shield = Der Schild hält: Beide Karten gehen weg, das Wort bleibt offen.
preview-take-wild = Der Joker kommt auf deine Hand; du kannst ihn gleich spielen.
preview-fresh-hand = Das ist dann dein ganzer Zug.
preview-fresh-start = Alle Karten darauf kommen auf die Ablage. Dann spielst du weiter.

## Was geschah

event-dealt = Runde { $round }: { $minimum } Buchstaben zum Abschließen, { $who } gibt
    .you = Runde { $round }: { $minimum } Buchstaben zum Abschließen, du gibst
event-lot = { $who } zieht fürs Geben { $card }
    .you = Du ziehst fürs Geben { $card }
event-drew = { $who } zieht vom Stapel
    .you = Du ziehst vom Stapel
event-drew-seen = { $who } zieht { $card }
    .you = Du ziehst { $card }
event-took-discard = { $who } nimmt { $card } von der Ablage
    .you = Du nimmst { $card } von der Ablage
event-drew-nothing = Keine Karte mehr zum Ziehen für { $who }
    .you = Keine Karte mehr zum Ziehen für dich
event-reshuffled = Die Ablage wird zum neuen Nachziehstapel
event-fresh-hand-drawn = { $who } nimmt eine neue Hand
    .you = Du nimmst eine neue Hand
event-played = { $who } hängt { $letter } an: { $word }
    .you = Du hängst { $letter } an: { $word }
event-played-new = { $who } beginnt ein Wort mit { $letter }
    .you = Du beginnst ein Wort mit { $letter }
event-wild-played = { $who } spielt einen Joker
    .you = Du spielst einen Joker
event-declared = { $who } bestimmt den Joker als { $letter }: { $word }
    .you = Du bestimmst den Joker als { $letter }: { $word }
event-took-wild = { $who } legt { $letter } in { $word } und nimmt den Joker
    .you = Du legst { $letter } in { $word } und nimmst den Joker
event-multiplied = { $who } legt { $card } auf { $word }
    .you = Du legst { $card } auf { $word }
event-froze = { $who } friert { $word } ein
    .you = Du frierst { $word } ein
event-froze-shield = { $who } will { $word } einfrieren, aber der Schild hält
    .you = Du willst { $word } einfrieren, aber der Schild hält
event-unfroze = { $who } taut { $word } auf
    .you = Du taust { $word } auf
event-shielded = { $who } schützt { $word }
    .you = Du schützt { $word }
event-started-fresh = { $who } legt alle fünf Wörter ab
    .you = Du legst alle fünf Wörter ab
event-locked = { $points ->
    [one] { $who } schließt { $word } ab: { $points } Punkt
   *[other] { $who } schließt { $word } ab: { $points } Punkte
}
    .you = { $points ->
            [one] Du schließt { $word } ab: { $points } Punkt
           *[other] Du schließt { $word } ab: { $points } Punkte
        }
event-discarded = { $who } legt { $card } ab
    .you = Du legst { $card } ab
event-accepted = { $who } nimmt an
    .you = Du nimmst an
event-challenged = { $who } zweifelt { $word } an
    .you = Du zweifelst { $word } an
event-challenged-valid = { $word } steht in der Wortliste: { $points } Punkte weniger für { $who }
    .you = { $word } steht in der Wortliste: { $points } Punkte weniger für dich
event-challenged-invalid = { $word } steht nicht in der Wortliste: { $points } Punkte weniger für { $who }
    .you = { $word } steht nicht in der Wortliste: { $points } Punkte weniger für dich
event-closed = Runde beendet von { $who }: 25 Punkte mehr
    .you = Du beendest die Runde: 25 Punkte mehr
event-stalemate = Zu lange kein Abschluss: Die Runde ist vorbei
event-round-scored = { $points ->
    [one] { $who }: { $points } Punkt in dieser Runde
   *[other] { $who }: { $points } Punkte in dieser Runde
}
    .you = { $points ->
        [one] Du: { $points } Punkt in dieser Runde
       *[other] Du: { $points } Punkte in dieser Runde
    }

## Am Tisch

table-progress = Runde { $round } von { $rounds } · { $minimum } Buchstaben nötig
table-highest = Höchste Summe gewinnt
table-words-of = Wörter von { $who }
    .you = Deine Wörter
table-hand = Hand von { $who }
    .you = Deine Hand
table-middle = Stapel und Schritte des Zugs
table-draw = Zieh eine Karte
table-draw-sub = Vom Stapel, oder { $card } von der Ablage.
table-play = Spielen, abschließen oder zum Ende ablegen
table-play-sub = Wähle eine Karte: Gestrichelte Plätze zeigen, wohin sie passt.
table-lock = Weitere Wörter abschließen oder zum Ende ablegen
table-lock-or-end = Wort abschließen oder Zug beenden
table-discard = Leg eine Karte ab, um den Zug zu beenden
table-declare = Für welchen Buchstaben steht der Joker in { $word }?
table-declare-sub = Tippe den Buchstaben an oder auf der Tastatur.
table-letters = Buchstaben
table-target = Wohin mit { $card }?
table-target-sub = Tippe einen gestrichelten Platz an, oder die Ablage zum Beenden.
table-choose-card = Karte wählen
table-choose-letter = Buchstaben wählen
table-choose-place = Platz wählen
table-card-hand = { $card }, auf der Hand
table-card-idle = { $card }, auf der Hand, nur zum Ablegen
table-wild-by = { $letter }, ein Joker von { $who }
table-tag-take = nehmen
table-tag-end = Zugende
table-word-locked = { $points ->
    [one] { $word }, abgeschlossen, { $points } Punkt
   *[other] { $word }, abgeschlossen, { $points } Punkte
}
table-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-seen = { $cards }: offen auf die Hand genommen
table-order = Reihenfolge: { $who }
table-discard-top = Ablage, obenauf { $card }
table-quiet = { $count ->
    [one] Noch { $count } Zug ohne Abschluss
   *[other] Noch { $count } Züge ohne Abschluss
}
table-challenge-title = { $count ->
    [one] Abgeschlossen von { $who }: { $words }. In Ordnung?
   *[other] Abgeschlossen von { $who }, { $count } Wörter: { $words }. In Ordnung?
}
table-challenge-text = Nicht in der Wortliste: minus 50 für sie. Doch darin: minus 25 für dich.
table-challenge-closing = Bleiben alle stehen, ist die Runde vorbei.
table-challenge-sure = Wirklich anzweifeln?
table-fresh-hand-sure = Alle sieben Karten?
table-fresh-start-sure = Alle fünf Wörter?
table-ask-partner = { $who } fragen: Neubeginn?
table-count = Runde { $round }: die Abrechnung
table-count-bonus = beendet +{ $points }
table-count-penalty = übrig { $points }
table-count-challenges = Zweifel { $points }
table-count-nothing = kein Wort abgeschlossen
table-answered = angenommen
table-pile-cards = { $count ->
    [one] Ablage: { $count } Karte
   *[other] Ablage: { $count } Karten
}
table-value-title = Punkte nach Buchstaben

# Warum ein Zug gut ist (Tipps)
explain-deck-shuffle = { $count ->
    [one] Eine abgelegte Karte wird zum neuen Stapel, und du ziehst sie.
   *[other] { $count } abgelegte Karten werden neu gemischt, und du ziehst eine davon.
}
explain-deck-special = Die offene Karte ist kein Buchstabe, die nächste vom Stapel vielleicht schon.
explain-deck-held = { $count ->
    [one] Ein { $card } hast du schon; der Stapel bringt vielleicht etwas Neues.
   *[other] Du hast { $card } schon { $count }-mal; der Stapel bringt vielleicht etwas Neues.
}
explain-deck-open = { $count ->
    [one] Lässt das offene { $card } liegen und versucht die letzte Karte vom Stapel.
   *[other] Lässt das offene { $card } liegen und versucht eine von { $count } verdeckten Karten.
}
explain-deck-only = Es liegt keine offene Karte da; im Stapel sind { $count }.
explain-take-must = Der Stapel ist aufgebraucht: Nur die offene Karte ist noch da.
explain-take-wild = Ein Joker ist jeder Buchstabe, den du nennst.
explain-take-swap = Mit { $card } auf der Hand kannst du den Joker in { $word } nehmen.
explain-take-factor = Auf { $word } macht sie aus { $before } Punkten { $points }.
explain-take-freeze = Damit kannst du { $word } aufhalten, das { $count ->
    [one] einen Buchstaben
   *[other] { $count } Buchstaben
} hat.
explain-take-thaw = Damit taust du { $word } auf.
explain-take-vowel = Du hast keinen Vokal auf der Hand, und { $card } ist einer.
explain-take-consonant = Du hast nur Vokale, und { $card } ist keiner.
explain-take-sure = Hier weißt du, was du bekommst; der Stapel verbirgt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
explain-draw-none = Es ist keine Karte zum Ziehen mehr da.
explain-hand-vowels = { $count ->
    [0] Unter deinen sieben Karten ist kein Vokal.
   *[other] { $count } deiner sieben Karten sind Vokale.
}
explain-hand-new = Sieben neue Karten für { $cards }; das kostet diesen Zug.
explain-name-lack = { $letter } hast du nicht auf der Hand; der Joker springt ein: { $word }.
explain-grow-factor = { $word } zählt ×{ $factor }: { $points } Punkte statt { $before }.
explain-grow-ready = { $word } ist dann lang genug zum Abschließen: { $points } Punkte.
explain-grow-points = Ein Wort so lang wie { $word } zählt { $points } Punkte statt { $before }.
explain-grow-lacks = { $count ->
    [one] { $word } fehlt dann noch ein Buchstabe zum Abschließen.
   *[other] { $word } fehlen dann noch { $count } Buchstaben zum Abschließen.
}
explain-grow-start-with = Ein neues Wort mit { $letter }; zum Weiterlegen hast du { $cards }.
explain-grow-start = Ein neues Wort mit { $letter }: { $count } von fünf Plätzen belegt.
explain-wild-ready = Noch ein Buchstabe, und { $word } ist lang genug zum Abschließen, für { $points } Punkte.
explain-wild-word = { $word } bekommt den Buchstaben, den du nennst: dann sind es { $count }.
explain-wild-start = Ein neues Wort, das mit jedem Buchstaben beginnen kann, den du nennst.
explain-multiply-now = So, wie es liegt, ist { $word } dann { $points } Punkte wert statt { $before }.
explain-multiply-later = { $count ->
    [one] { $word } zählt dann ×{ $factor }; zum Abschließen fehlt noch ein Buchstabe.
   *[other] { $word } zählt dann ×{ $factor }; zum Abschließen fehlen noch { $count } Buchstaben.
}
explain-thaw = { $word } ({ $count }) kann wieder wachsen und abgeschlossen werden.
explain-shield-best = { $word } ist dein wertvollstes offenes Wort ({ $points }): Der nächste Frost darauf verpufft.
explain-shield = Der nächste Frost auf { $word } verpufft.
explain-freeze-shield = { $word } verliert den Schild, und du bist den Frost los.
explain-freeze-ready = { $word } ist lang genug zum Abschließen für { $points } Punkte; eingefroren geht das nicht.
explain-freeze-grow = { $count ->
    [one] { $word } bleibt bei einem Buchstaben, bis es jemand auftaut.
   *[other] { $word } bleibt bei { $count } Buchstaben, bis es jemand auftaut.
}
explain-swap = Dein { $letter } ersetzt Joker { $number } in { $word }; du kannst ihn gleich spielen.
explain-start-frozen = { $count ->
    [one] Eins deiner fünf Wörter ist eingefroren; du wirst es los.
   *[other] { $count } deiner fünf Wörter sind eingefroren; du wirst sie los.
}
explain-start-short = Keins deiner fünf Wörter hat die { $count } Buchstaben zum Abschließen.
explain-start-cards = Gibt { $count } Buchstaben auf und macht alle fünf Plätze frei.
explain-lock-close = Das fünfte Wort: { $points } Punkte für { $word } und 25 fürs Beenden, wenn es stehen bleibt.
explain-lock-race = Andere haben { $count } Wörter abgeschlossen; beenden sie die Runde, verliert ein offenes { $word } seine { $points } Punkte.
explain-lock-factor = { $word } bringt { $factor ->
    [2] Doppelt
   *[other] Dreifach
} ins Ziel: { $points } Punkte und kein Abzug für die Karte.
explain-lock-points = { $word } ist { $points } Punkte wert, und kein Frost erreicht es mehr.
explain-wait = { $word } bleibt offen: Ein weiterer Buchstabe macht aus { $points } Punkten { $after }.
explain-throw-cost = { $card ->
    [double] Doppelt
    [triple] Dreifach
   *[freeze] Frost
} am Ende auf der Hand kostet { $points } Punkte.
explain-throw-double = { $count ->
    [one] Du hast noch ein { $card }.
   *[other] Du hast noch { $count } weitere { $card }.
}
explain-throw-keep = Behält { $cards }.
explain-throw-last = Es ist deine letzte Karte: Du ziehst eine ganz neue Hand.
explain-throw-specials = { $count ->
    [one] Behält deine einzige Sonderkarte.
   *[other] Behält deine { $count } Sonderkarten.
}
explain-end = Deine Hand ist leer: Du ziehst bis zu { $count } Karten.
explain-doubt-vowel = { $word } hat keinen Vokal. Fällt es, verlieren sie 50 Punkte und seine { $points }; sonst verlierst du 25.
explain-doubt-three = { $word } hat drei gleiche Buchstaben hintereinander. Fällt es, verlieren sie 50 Punkte und seine { $points }; sonst verlierst du 25.
explain-doubt-q = { $word } hat ein Q ohne U. Fällt es, verlieren sie 50 Punkte und seine { $points }; sonst verlierst du 25.
explain-doubt = Fällt { $word }, verlieren sie 50 Punkte und seine { $points }; besteht es, verlierst du 25.
explain-accept-close = Zweifelt niemand, ist die Runde vorbei; ein falscher Zweifel kostet 25 Punkte.
explain-accept-one = { $word } bringt ihnen { $points } Punkte; ein falscher Zweifel kostet dich 25.
explain-accept-more = Die { $count } Wörter bringen ihnen { $points } Punkte; jeder falsche Zweifel kostet dich 25.

## Die Ergebnisseite

moment-word = { $who } schließt { $word } für { $points } Punkte ab.
    .you = Du schließt { $word } für { $points } Punkte ab.
moment-round = { $points } Punkte in Runde { $round }: { $who }.
moment-challenge-won = { $who } zweifelt { $word } zu Recht an.
    .you = Du zweifelst { $word } zu Recht an.
moment-challenge-lost = { $who } zweifelt { $word } an, und es gilt.
    .you = Du zweifelst { $word } an, und es gilt.
ending-words = Die Wörter
ending-round = Runde { $round }

# A move where nothing on the table shows the rest of it.
full-word = { $move } (Wort { $number })
