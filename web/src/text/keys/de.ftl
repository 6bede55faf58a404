### The page about the keyboard.

cap-space = Leertaste
cap-ends = Pos1, Ende
keys-replay-play = Wiedergabe starten und anhalten
keys-replay-step = einen Schritt zurück oder weiter
keys-replay-round = eine Runde zurück oder weiter
keys-replay-ends = zum Anfang, zum Ende
keys-note = Alles geht auch allein mit der Tastatur. Tastenkürzel lassen sich in den Einstellungen abschalten. In Close Enough, Closing In und 5 To Close springt der Fokus nach jeder Wahl zu dem, was den Zug vollendet, und dann zum Knopf, der ihn spielt.
keys-tab = von Bereich zu Bereich: Leiste, Mitspieler, Mitte, dein Platz, dein Zug
keys-arrows = von Ding zu Ding innerhalb eines Bereichs
keys-enter = etwas auswählen oder zurücklegen
keys-play = spielen, was ausgewählt ist, samt dem Ding im Fokus, wenn es den Zug vollendet
keys-clear = alles zurücklegen
keys-undo = den letzten Zug zurücknehmen
keys-hint = um einen Tipp bitten
keys-rules = die Regel öffnen, die gerade gilt
keys-log = Punkte und Verlauf
