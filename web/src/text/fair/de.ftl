### How chance is proved fair: loaded where it is shown.

fair-deal = Fair gemischt
fair-proved = Bewiesen
fair-wrong = Stimmt nicht überein
fair-explained = Würfel und Karten standen vor dem ersten Zug fest: Der Server hat seine Zufallszahl versiegelt, jeder Platz eine eigene dazugegeben.
fair-seed = Das Siegel passt zur aufgedeckten Zufallszahl
fair-noted = Es ist das Siegel, das dieses Gerät am Anfang notiert hat
fair-noted-unknown = Dieses Gerät hat das Siegel am Anfang nicht notiert
fair-nonces = { $count ->
    [one] Deine eigene Zahl ist dabei
   *[other] Deine eigene Zahl ist unter den { $count }, die zählen
}
fair-nonces-unknown = Dieses Gerät hat keine eigene Zahl dazugegeben
fair-seals = { $count ->
    [one] { $count } Zug, seit dem Aufschreiben unverändert
   *[other] { $count } Züge, seit dem Aufschreiben unverändert
}
fair-seed-wrong = Das Siegel passt nicht zur aufgedeckten Zufallszahl
fair-noted-wrong = Es ist nicht das Siegel, das dieses Gerät am Anfang notiert hat
fair-nonces-wrong = Deine eigene Zahl fehlt
fair-seals-wrong = Das Protokoll wurde nach dem Aufschreiben verändert
fair-altered = Geändert: { $field }
fair-altered-more = Weitere geänderte Felder: { $count }.
fair-expected = Erwartet
fair-came = Gefunden
fair-checksum = Prüfsumme { $sum }
fair-seal = Siegel
fair-again = Noch einmal prüfen
fair-save = Protokoll speichern
fair-verify = „closecall verify DATEI“ spielt auch jeden Zug des Protokolls nach und prüft das Ergebnis.
fair-insecure = Der Browser prüft nur über https oder auf diesem Rechner. „closecall verify“ prüft überall.
fair-story-1 = Bevor sich jemand setzt, zieht der Server eine geheime Zufallszahl und zeigt ihren SHA-256-Wert: das Siegel. Von da an kann er sie nicht mehr ändern.
fair-story-2 = Jeder Platz gibt eine Zufallszahl vom eigenen Gerät dazu. Würfel und Karten entstehen aus allen zusammen, darum kann sie weder der Server noch ein Spieler bestimmen.
fair-story-3 = Nach der Partie wird die Zufallszahl aufgedeckt. Dein Browser rechnet das Siegel nach und vergleicht es mit dem vom Anfang.
fair-story-4 = Das Protokoll enthält alle Zahlen und Züge. Alle können es nachspielen und müssen zum selben Ergebnis kommen.
fair-check-file = Ein Protokoll prüfen
fair-choose-file = Protokoll wählen
fair-not-a-record = Diese Datei ist kein Protokoll einer Partie.
