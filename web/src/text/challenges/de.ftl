### Die Wörter der Rätsel und der Tagesaufgabe.

## Rätsel

puzzles-note = Ein Zug ist klar der beste. Finde ihn mit dem, was du siehst: Keine verdeckte Karte entscheidet ein Rätsel.
puzzle-of = Rätsel · { $game }
puzzle-find = Finde den besten Zug.
puzzle-others = jeder andere Zug ist klar schlechter
puzzle-hint = Tipp
puzzle-one-of = Es ist einer von diesen:
puzzle-solution = Lösung
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-verdict = Urteil
puzzle-right = Genau!
puzzle-wrong = „{ $move }“ ist nicht der beste Zug.
puzzle-loses-win = Das kostet etwa { $amount } Gewinnchance.
puzzle-loses-points = Das kostet etwa { $amount } Punkte.
puzzle-loses-stars = Das kostet etwa { $amount } Sterne.
puzzle-true-but = Dafür spricht: { $why }
puzzle-answer = Am besten: { $move }.
puzzle-streak = { $count } in Folge
puzzle-longest = Beste Serie: { $count }
puzzle-solved = { $solved } von { $total } gelöst
puzzle-start = Lösen
puzzle-start-game = Rätsel zu { $game } lösen

## Die Tagesaufgabe

day-note = Jeden Tag ein Spiel, für alle dasselbe. Du hast je Teil einen Versuch, ohne Zurücknehmen und ohne Tipps.
day-left = { $hours ->
    [0] noch { $minutes } min
   *[other] noch { $hours } h { $minutes } min
}
day-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
day-solo = Allein, mit den Würfeln des Tages
day-position = Stellung des Tages
day-solo-note = Füll allein dein Blatt. Alle haben dieselben Würfel.
day-position-note = Eine Stellung, ein Zug. Wie viel vom Wert des besten Zuges behältst du?
day-begin = Spielen
day-go-on = Weiterspielen
day-given-up = Aufgegeben
day-place = Platz { $place } von { $of }
day-points = { $score } Punkte
day-position-short = Stellung
day-bot = Mit denselben Würfeln erreicht der starke Bot { $score }.
day-bot-plays = Der Bot spielt noch …
day-found = Du hast den besten Zug gefunden.
day-missed = Es gab einen besseren Zug.
day-look-again = Lösung ansehen
day-board = Rangliste des Tages
day-tries = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
day-nobody = Noch ist niemand fertig.
day-share = Dein Ergebnis
day-share-now = Teilen
day-history = Deine Tage auf diesem Gerät
day-day = Tag
day-position-of = Heute · { $game }
day-one-try = Du hast einen Versuch.
day-to-board = Zur Rangliste
day-proof = Ehrlich gewürfelt
day-proof-note = Was an einem Tag gewürfelt und ausgeteilt wird, folgt aus einem Geheimnis. Sein Fingerabdruck wird am Tag davor veröffentlicht, das Geheimnis selbst nach dem Tag. So kann niemand etwas ändern oder vorhersehen.
day-proof-today = Fingerabdruck von heute
day-proof-tomorrow = Fingerabdruck von morgen
day-proof-yesterday = Fingerabdruck von gestern
day-proof-secret = Geheimnis von gestern
day-proof-fits = passt
day-proof-broken = passt nicht
