### Geführte erste Runden: je ein Tipp, nur solange er stimmt.

guide = Geführte Partie
guide-next = Weiter
guide-done = Verstanden
guide-stop = Ohne Anleitung weiter

## Poof

poof-hand = Alles muss weg: die { $count } Karten auf deiner Hand und die vor dir. Unter jeder von denen liegt noch eine, die niemand kennt.
    .title = Alles loswerden
poof-turn = Der Stapel ist leer, also geht alles, und hohe Karten wirst du jetzt am besten los. Tippe die Karten mit der Glühbirne an, dann „{ $move }“.
    .title = Du bist dran
poof-lower = Du brauchst eine Karte, die gleich hoch oder tiefer ist als die oberste; wie viele zuvor gelegt wurden, ist egal. Tippe die Karten mit der Glühbirne an, dann „{ $move }“.
    .title = Immer tiefer
poof-run = { $count ->
    [one] Eine Karte dieses Werts liegt
   *[other] { $count } gleiche Karten liegen
} obenauf. Mach vier daraus: Der Stapel verschwindet, und du bist noch mal dran. „{ $move }“!
    .title = Vier Gleiche: Poof!
poof-table = Auch die offenen Karten vor dir darfst du spielen. Tippe die mit der Glühbirne an: Die Karte darunter wird für alle aufgedeckt, und ab deinem nächsten Zug kannst du sie spielen.
    .title = Karten auf dem Tisch
poof-poof-card = Keine deiner Zahlen passt. Aber eine Poof-Karte räumt jeden Stapel ab, und du bist noch mal dran. Bleibt sie dir am Ende, kostet sie 50.
    .title = Die Poof-Karte
poof-pick-up = Auch keine Poof-Karte: Nimm den Stapel. Tippe ihn an, dann „{ $move }“. Volle Hände bringen bald vier Gleiche.
    .title = Nichts passt
poof-give-up = { $who } hat weniger Karten. Ist eine Runde verloren, gibst du sie mit der Flagge auf: Du zählst deine Karten und den Stapel, { $who } nichts. Diese ist noch zu gewinnen!
    .title = Pooftastrophe
poof-score = Wer als Erstes keine Karten mehr hat, beendet die Runde. Die anderen zählen, was ihnen bleibt; die niedrigste Summe gewinnt.
    .title = Abrechnung

## Close Enough

close-enough-target = Diese Zahl kennst nur du. Bring deine drei Karten nahe an { $target }: Eine erfolgreiche Ansage bringt { $stars ->
    [one] einen Stern
   *[other] { $stars } Sterne
}.
    .title = Dein Ziel
close-enough-lot = Drei Karten zählen: die offene und zwei auf der Hand. Was du vom Stapel ziehst, sieht niemand. Tippe ihn an, dann „{ $move }“.
    .title = Hand auffüllen
close-enough-open = Du kannst auch eine Karte nehmen, die offen vor jemand anderem liegt. Diese bringt dich am nächsten heran: „{ $move }“.
    .title = Bedien dich
close-enough-tune = Du hast { $total } und willst { $target }: { $away } daneben. Ob drüber oder drunter, ist gleich. In jedem Zug darfst du eine Karte tauschen: Tippe den Stapel an.
    .title = Nachbessern
close-enough-give = Nun muss eine deiner drei Handkarten weg. Jede zeigt, welche Summe dann bliebe. Tippe die mit der Glühbirne an, dann „{ $move }“.
    .title = Eine zu viel
close-enough-call = Deine Summe ist genau dein Ziel. Näher kann niemand sein, und Gleichstände gehen an dich: Sag an!
    .title = Volltreffer
close-enough-muck = Niemand blieb dabei, also musst du nichts zeigen. Hältst du deine Hand geheim, sieht sie nie jemand; ein gezeigter Volltreffer bringt aber noch einen Stern. Zeig ihn.
    .title = Zeigen oder geheim halten?
close-enough-stay = Jemand hat angesagt. Bleib dabei, wenn du dich für näher hältst: ein Stern, wenn du es bist, einer weg, wenn die Ansage gewinnt. Steigst du aus, riskierst du nichts.
    .title = Dabei oder raus?
close-enough-tokens = Eine erfolgreiche Ansage bringt auch eine Vorteilsmarke. Eine ihrer Hälften gilt einmal: auf einer Karte beim Zusammenzählen, oder in deinem Zug zum Sperren oder Schweigen. Wer zuerst acht Sterne hat, gewinnt.
    .title = Eine Vorteilsmarke

## Close to the Mark

close-to-the-mark-colour = Ein Würfel gehört dir das ganze Spiel über, und seine Farbe auch. Nimm diesen, dann „{ $move }“.
    .title = Dein Würfel
close-to-the-mark-roll = Alle nutzen denselben Wurf. Dein Würfel plus ein anderer ergibt deine Zahl; die Summen stehen an den Würfeln.
    .title = Ein Wurf für alle
close-to-the-mark-circle = Ein Feld nimmt die Summe mit dem Würfel seiner Farbe. Trag die { $number } in das Feld mit der Markierung ein: Nahe der Mitte hat sie die meisten Nachbarn.
    .title = Eine Zahl eintragen
close-to-the-mark-cross = Nachbarn, die sich um genau eins unterscheiden, bekommen ein Kreuz dazwischen. Mit der { $number } hier bekommst du eins. Ein bis vier Kreuze in einer Linie zählen 1, 3, 6 oder 10.
    .title = Zahlen nebenan
close-to-the-mark-extremes = Auch tiefe und hohe Zahlen lohnen sich: 3, 4, 10 und 11 kreuzen eines dieser Felder an, 2 und 12 zwei, jedes zählt 2 Punkte. Du kannst die { $number } eintragen.
    .title = Extreme
close-to-the-mark-own = Felder deiner eigenen Farbe nehmen jede der vier Summen. „{ $move }“ bringt jetzt am meisten.
    .title = Deine Farbe
close-to-the-mark-together = Alle schreiben gleichzeitig, und gezeigt wird erst, wenn alle fertig sind. Nach { $turns } Zügen ist jedes Feld voll. Jetzt weißt du alles: Spiel weiter!
    .title = Alle zusammen

## Closing In

closing-in-city = Ihr seid ein Team in einer Stadt, die sich schließt. { $sent } von { $wanted } Akten sind gesendet; danach müssen alle hinaus. Du übernimmst für die letzten Züge.
    .title = Ein Team
closing-in-actions = Du hast zwei Aktionen im Zug. Vor der ersten kannst du Karten für weitere ausgeben: Diese bringt { $count }.
    .title = Aktionen
closing-in-search = Auf deinem Feld liegt eine Akte, und keine Wache steht dort: Nimm sie. Tippe dein Feld an, dann „{ $move }“.
    .title = Suchen
closing-in-send = Du bist mit einer Akte am Funkturm, und keine Wache ist hier: „{ $move }“.
    .title = Auf Sendung
closing-in-escape = Alle Akten sind gesendet, du stehst an einem Ausgang und hast den Schlüssel: Alle auf deinem Feld gehen mit dir.
    .title = Nichts wie raus
closing-in-lure = Zwei Wachen: Mit einer mehr schließt das Feld für immer. Locke eine zu dir: Antippen, Locken wählen, dann „{ $move }“.
    .title = Feld in Gefahr
closing-in-enforce = Nach jedem Zug werden Ortskarten aufgedeckt: eine Wache auf jedes genannte Feld, manchmal auch eine Akte. Felder mit mehr als zwei Wachen schließen für immer.
    .title = Zugriff
closing-in-go = Weiter nach: { $tile }. „{ $move }“. Auf das verlassene Feld kommt eine Wache.
    .title = Gehen
closing-in-end = Mehr ist gerade nicht zu tun. „{ $move }“.
    .title = Zug beenden

## 5 To Close

five-to-close-goal = Bau englische Wörter, schließ sie ab und punkte nach Länge: in dieser Runde mindestens { $letters } Buchstaben. Die erste Seite mit fünf abgeschlossenen Wörtern beendet sie.
    .title = Fünf Wörter
five-to-close-draw = Jeder Zug beginnt mit einer Karte, vom Stapel oder von der Ablage. „{ $move }“.
    .title = Ziehen
five-to-close-start = Du kannst { $word } legen. Tippe den ersten Buchstaben an, dann „{ $move }“.
    .title = Ein Wort beginnen
five-to-close-spell = Buchstaben kommen nur ans Ende eines Worts. Weiter zu { $word }: „{ $move }“.
    .title = Buchstabe für Buchstabe
five-to-close-multiply = Diese Karte vervielfacht die Punkte eines Worts, sobald es abgeschlossen ist. Leg sie auf { $word }: „{ $move }“.
    .title = Eine Sonderkarte
five-to-close-lock = { $word } ist fertig. Abgeschlossen zählt es, und niemand rührt es mehr an. Tippe sein Schloss an, dann „{ $move }“.
    .title = Abschließen
five-to-close-discard = Am Ende des Zugs legst du eine Karte ab; dann ziehst du wieder auf sieben nach. „{ $move }“.
    .title = Ablegen
five-to-close-challenge = { $word } wurde gerade abgeschlossen, ganz ohne Vokal. Zweifle es an: Steht es nicht in der Liste, kostet das 50 Punkte und das Wort. Stünde es darin, würdest du 25 verlieren.
    .title = Ist das ein Wort?
five-to-close-special = Du hast Sonderkarten. Der Joker ist jeder Buchstabe; Doppelt und Dreifach kommen auf dein Wort; Frost hält eins der anderen an; Tau taut deins auf oder schützt es.
    .title = Sonderkarten
five-to-close-close = Abgeschlossene Wörter sind sicher. Fünf davon beenden die Runde und bringen 25 Punkte dazu. Jetzt weißt du alles: Spiel weiter!
    .title = Die Runde beenden
