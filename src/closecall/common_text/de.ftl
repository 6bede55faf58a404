### Wörter, die alle fünf Spiele teilen. $who ist immer der Name einer Person.

## Sprachen, jede in ihrem eigenen Namen

language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano

## Mitspielende und Bots

you = Du
player = Spieler:in
partner = Teammitglied
team = Team
bot = Bot
spectator = Zuschauer:in
seat = Platz { $number }
seat-open = Freier Platz
level = Stärke
level-gentle = Sanft
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-best = Meisterhaft
level-cautious = Vorsichtig
level-greedy = Gierig
level-bluffer = Bluffend
level-sprinter = Eilig

## Eine Partie

game = Spiel
match = Partie
round = Runde
round-of = Runde { $round } von { $rounds }
turn = Zug
turn-of = Zug { $turn } von { $turns }
score = Punktestand
scores = Punkte
total = Gesamt
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
winner = Sieg für
winners = Sieg geteilt:
draw = Unentschieden
log = Verlauf
rules = Regeln
goal-heading = Ziel des Spiels
options = Optionen
option-true = Ja
option-false = Nein
hidden = Verdeckt

## Wer dran ist, was jetzt kommt

your-turn = Du bist dran
turn-of-player = { $who } ist dran
waiting-for = Warten auf { $who }
waiting-for-count = { $count ->
    [one] Warten auf eine Person
   *[other] Warten auf { $count } Personen
}
thinking = denkt nach
deciding = überlegt
choosing = wählt
ready = fertig
watching = Du schaust zu
skipped = setzt aus

## Knöpfe

button-play = Spielen
button-start = Los
button-undo = Zurücknehmen
button-hint = Tipp
button-clear = Zurücklegen
button-yes = Ja
button-no = Nein
button-rules = Regeln
button-replay = Ansehen
button-rematch = Revanche
button-leave = Verlassen
undo-seen = Zurücknehmen geht nicht: Es wurde etwas Neues sichtbar

## Das Ergebnis

result-you-win = Du gewinnst!
result-wins = { $who } gewinnt
result-shared = { $who } teilen sich den Sieg
result-team-won = Gemeinsam gewonnen!
result-team-lost = Diesmal nicht: gemeinsam verloren.
result-over = Die Partie ist vorbei

## Was schiefging, nach dem Code des Fehlers

error-malformed_move = Das ist in diesem Spiel kein Zug.
error-illegal_move = Dieser Zug geht gerade nicht.
error-not_your_turn = Noch nicht: Gerade ist jemand anderes dran.
error-stale_move = Zu spät: Am Tisch war es schon weitergegangen. Jetzt siehst du den aktuellen Stand.
error-bad_options = Diese Optionen passen nicht zum Spiel.
error-bad_edition = Diese Ausgabe lässt sich nicht spielen.
error-bad_snapshot = Diese Stellung kann es nicht geben.
error-bad_record = Dieses Protokoll ist beschädigt oder verändert.
error-game_over = Die Partie ist schon vorbei.
error-unknown_game = Dieses Spiel gibt es hier nicht.
error-unknown_match = Kein Tisch mit diesem Code.
error-seat_taken = Dort sitzt schon jemand.
error-too_large = Das ist zu groß zum Senden.
error-refused = Das geht nicht.
error-unknown = Etwas ist schiefgegangen.

# Hints

explain-best = So bleiben dir die meisten Möglichkeiten.
explain-plain = { $move } wurde in vielen durchgespielten Möglichkeiten mit den anderen Zügen verglichen.

## Rückblicke

review = Analyse
review-of = Analyse: { $game }
review-honest = Jede Entscheidung wird nach dem beurteilt, was in diesem Moment bekannt war, nie nach verdeckten Karten.
review-unit-win = Gewinnchance in Prozent
review-unit-points = Punkte
review-unit-stars = Sterne
review-amount-win = { $amount } % Gewinnchance
review-swing-win = { $swing } %
review-amount-points = { $amount } Punkte
review-amount-stars = { $amount } Sterne
review-best = Bester Zug
review-fine = Gut
review-inaccuracy = Ungenau
review-mistake = Fehler
review-blunder = Grober Fehler
review-accuracy = Genauigkeit
review-decisions = Entscheidungen
review-decision = Entscheidung { $number } von { $total }
review-played = Gespielt
review-better = Besser
review-lost = Verlust
review-stood-in = { $count ->
    [one] Eine Entscheidung hat hier ein Bot getroffen. Sie wird nicht bewertet und zählt zu denen der anderen.
   *[other] { $count } Entscheidungen hat hier ein Bot getroffen. Sie werden nicht bewertet und zählen zu denen der anderen.
}
review-record = Ein Protokoll sagt nicht, welche Züge ein Bot gemacht hat, während jemand weg war: Hier zählen sie zu dessen Entscheidungen.
review-doubt = Unsicherheit
review-why = Warum
review-misses = Verpasste Chancen
review-no-misses = Keine verpassten Chancen.
review-adds-up = Glück und Können
review-adds-up-note = Ausgangslage, Glück, eigene Entscheidungen und die der anderen ergeben zusammen das Ergebnis. Entscheidungen werden mit denen eines soliden Spielers verglichen, die Noten mit dem besten Zug.
review-adds-up-note-best = Ausgangslage, Glück, eigene Entscheidungen und die der anderen ergeben zusammen das Ergebnis. Entscheidungen und Noten werden mit dem besten Zug verglichen.
review-start = Ausgangslage
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-chart = Aussichten
review-move = Zug
review-turning-points = Wendepunkte
review-turn-luck = Glück
review-turn-own = eigene Entscheidung
review-turn-others = Entscheidungen der anderen
review-progress = Entscheidungen werden beurteilt
review-written = Analyse gespeichert in { $file }

## The lab

lab-of = Laborbericht: { $game }
lab-compare-of = Vergleich: { $game }
lab-sweep-of = Messreihe: { $game }
lab-setting = { $matches } Partien von { $seats } × { $level }, Startwert { $seed }, Regelstand { $revision }. Bereiche sind 95-%-Konfidenzintervalle.
lab-options = Optionen
lab-own-edition = eigene Ausgabe
lab-figure = Kennzahl
lab-mean = Mittel
lab-interval = 95-%-Intervall
lab-wanted = Gewünscht
lab-missed = verfehlt
lab-matches = Partien
lab-overview = Auf einen Blick
lab-metric-win = Vom Team gewonnen
lab-metric-turns = Länge in Zügen
lab-metric-minutes = Länge in Minuten (Schätzung)
lab-metric-decisions = Entscheidungen je Person
lab-metric-forced = Züge ohne Alternative
lab-metric-real = Entscheidungen mit mehreren sinnvollen Zügen
lab-metric-first = Von der ersten Person gewonnen
lab-metric-tie = Unentschieden
lab-metric-margin = Punkte zwischen Platz 1 und 2
lab-metric-lead-changes = Führungswechsel
lab-metric-decided = Teil der Partie, ab dem die Führung bleibt
lab-metric-comeback = Aus dem Rückstand zur Halbzeit gewonnen
lab-length = Länge einer Partie
lab-turns = Züge
lab-minutes = Minuten
lab-percentile = { $share } der Partien dauern höchstens
lab-longest = Längste
lab-minutes-note = Die Minuten sind aus der Zahl der Entscheidungen geschätzt, im Tempo, das das Spiel angibt.
lab-seats = Siegquote nach Platz
lab-fair = Ein gleicher Anteil wäre { $share }.
lab-scores = Endstände
lab-leader = Wie früh feststeht, wer gewinnt
lab-leader-note = Wie oft gewinnt, wer zu diesem Zeitpunkt führt.
lab-after = Nach { $share } der Partie
lab-skill = Können gegen Glück
lab-skill-note = Siegquote einer stärkeren Stufe unter schwächeren.
lab-against = { $level } gegen { $against }
lab-teams = Siegquote nach Teamgröße und Stufe
lab-endings = Was die Partie beendete
lab-uses = Was ins Spiel kommt
lab-uses-note = Wie oft jede Regel, jede Karte, jede Marke oder jedes Plättchen vorkommt.
lab-kind-rule = Regeln
lab-kind-card = Karten
lab-kind-token = Marken
lab-kind-tile = Plättchen
lab-in-matches = In Partien
lab-times = Je Partie
lab-choices = Züge
lab-choices-note = Wie oft eine Art Zug möglich war und gewählt wurde. Eine tote Option wollte keine Stufe je.
lab-offered = Möglich
lab-taken = Gewählt
lab-dead = tote Option
lab-difference = Unterschied
lab-paired = Beide Seiten bekamen dieselben { $matches } Partien. Unterschiede, deren Intervall die Null ausschließt, sind markiert.
lab-surely = deutlich
lab-value = Wert
lab-not-playable = nicht spielbar
lab-written = Bericht gespeichert in { $file }
lab-data = Zahlen als Tabelle
