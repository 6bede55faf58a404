### Die eigenen Wörter der Web-App. Die der Spiele und die gemeinsamen stehen in src/closecall.

## Round the table

home = Startseite
table = Tisch
skip-to-table = Zum Tisch springen
your-turn-small = du bist dran
your-move = Dein Zug
more = Mehr: Ton, Farben, Tisch verlassen
more-title = Mehr
close = Schließen
dismiss = Ausblenden
side-unread = { $count ->
    [0] Punkte und Verlauf
   *[other] Punkte und Verlauf, { $count } neu
}
scores-and-log = Punkte und Verlauf
log-empty = Noch ist nichts passiert.
log-taken-back = Ein Zug wurde zurückgenommen
watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
watching-live = Live, ohne Verzögerung.
watching-delay = Mit { $seconds } Sekunden Verzögerung.
one-moment = Einen Moment …
sending = Wird gesendet …
dock-choose = Wähle einen Zug
nudge = Anstupsen
nudge-who = { $who } anstupsen
undo-not-now = Es gibt nichts zurückzunehmen
undo-asked = { $who } möchte den letzten Zug zurücknehmen. Einverstanden?
undo-declined = Nicht alle waren einverstanden.
hint-says = Tipp: { $move }.
hint-says-clear = Tipp: { $move }. Deutlich besser als „{ $other }“.
hint-says-likely = Tipp: { $move }. Etwas besser als „{ $other }“.
hint-says-close = Tipp: { $move }. Etwa so gut wie „{ $other }“.
partner-asks-fresh-start = { $who } fragt: Neubeginn?
partner-asked = Frage ans Team: Neubeginn?
partner-yes = Dein Team ist dafür.
partner-no = Dein Team ist dagegen.
reconnecting = Verbindung unterbrochen. Neuer Versuch ({ $tries }). Deine Züge sind sicher.
try-now = Jetzt versuchen
online = Online
offline = offline
seat-away = Hier spielt gerade ein Bot
seat-resigned = Hat aufgegeben
clock-left = Noch { $time }
time-left = Verbleibende Zeit
see-result = Zum Ergebnis
copy-link = Link kopieren
copied = Kopiert
leave-to-bot = Gehen und einen Bot weiterspielen lassen
resign = Aufgeben
resign-sure = Wirklich aufgeben?
rule-now = Gilt gerade
rules-search = In den Regeln suchen
rules-none = Keine Regel passt dazu.
tally-skip = Alles zeigen
tally-go-on = Weiter
chart-summary = Punktestände: { $totals }. Alle Zahlen stehen auf dem Wertungsblatt.

## Talking

chat = Chat
chat-write = Nachricht schreiben
chat-send = Senden
chat-quiet = Während der Partie gibt es im Team keine Absprachen.
reactions = Reaktionen
react-clap = Gut gespielt
react-wow = Wow
react-laugh = Das war lustig
react-think = Ich überlege
react-thanks = Danke
react-sorry = Tut mir leid
react-oops = Hoppla
react-hurry = Du bist dran, lass dir Zeit
react-good-luck = Viel Glück
react-good-game = Gutes Spiel

## Settings

settings = Einstellungen
setting-language = Sprache
setting-theme = Farben
theme-system = Wie im System
theme-light = Hell
theme-dark = Dunkel
setting-motion = Animationen
motion-system = Wie im System
motion-full = Alle
motion-none = Keine
setting-speed = Tempo
speed-calm = Gemütlich
speed-quick = Schnell
sound-mute = Ton aus
sound-unmute = Ton an
setting-sound = Ton
setting-sound-note = Alles, was zu hören ist, ist auch zu sehen.
setting-volume = Lautstärke
setting-only-my-turn = Nur wenn ich dran bin
setting-shortcuts = Tastenkürzel
setting-shortcuts-note = Mit Buchstaben und Ziffern wählst du Dinge auf dem Tisch aus.
setting-confirm = Vorsichtshalber nachfragen
setting-confirm-note = Wo ein Versehen ärgerlich wäre.

## Home and around

skip-to-content = Zum Inhalt springen
nav-main = Hauptmenü
nav-play = Spielen
nav-matches = Partien
nav-fame = Bestenseite
nav-puzzles = Rätsel
nav-daily = Tagesaufgabe
nav-rules = Regeln
no-such-page = Diese Seite gibt es nicht.
theme-now = Farben: { $theme }
profile = Profil
profile-open = Du bist { $name }. Name, Sprache, Einstellungen
profile-note = Dein Name und deine Plätze gehören zu diesem Browser. Ein Konto gibt es nicht.
your-name = Dein Name
keep-name = Speichern
name-kept = Gespeichert. In laufenden Partien bleibt der alte Name.
default-name = Gast
forget-me = Mich vergessen
forget-sure = Name und Plätze wirklich vergessen?
foot-rules = Regeln und Auslegungen
foot-fair = Faire Würfel, beweisbar
foot-print = Zum Ausdrucken
foot-keys = Tastatur
hero-1 = Knapp daneben.
hero-2 = Noch eine Runde?
hero-new-1 = Fünf flotte Spiele.
hero-new-2 = In einer Minute dabei.
hero-text = Fünf pfiffige kleine Spiele mit Freunden, Bots oder beiden. Ohne Konto, ohne Installation.
continue = Weiterspielen
all-matches = Alle meine Partien
no-matches = Gerade läuft keine Partie.
no-finished = Noch keine Partie beendet.
join-with-code = Mit Code beitreten
code-character = Zeichen { $number } von { $of }
take-a-seat = Platz nehmen
join-note = Oder öffne den Link, den du bekommen hast. Ist der Tisch voll, kannst du zuschauen.
no-such-table = Kein Tisch mit dem Code { $code }. In Codes kommen O, 0, I und 1 nicht vor.
pick-a-game = Wähl ein Spiel
pick-a-game-note = „Sofort spielen“ startet gleich eine Partie gegen Bots.
games = Spiele
play-now = Sofort spielen
play-now-game = { $game } sofort spielen, gegen Bots
set-up = Einrichten
set-up-game = Partie { $game } einrichten
learn = Lernen
learn-again = Lernen
learn-game = Geführte erste Partie { $game }
minutes = { $count } Min.
kind-hands = Verdeckte Karten
kind-turns = Reihum
plain-event = { $text }
kind-bluff = Bluff
kind-together-at-once = Alle gleichzeitig
kind-coop = Miteinander
kind-teams = Wörter und Teams
open-tables = Offene Tische
open-tables-note = Hier wartet jemand auf dich.
no-open-tables = Gerade ist kein Tisch offen. Mach selbst einen auf und stell ihn in die Liste.
tables-to-watch = Zum Zuschauen
no-tables-to-watch = Gerade gibt es nichts zum Zuschauen.
matches-running = Laufende
matches-finished = Beendete
show-more = Mehr zeigen
with = mit { $who }
nobody-yet = Noch niemand da
seats-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
running = Läuft
row-waiting = Wartet auf { $who }
watch = Zuschauen
won = Gewonnen
over = Beendet
abandoned = Aufgelöst
abandoned-title = Dieser Tisch wurde aufgelöst.

## A new match

new-match = Neue Partie
seats = Plätze
seat-waiting = Wartet auf jemanden mit dem Link
seat-held = Reserviert
seat-taken = Am Tisch
seat-open = Freier Platz
kind-me-too = Auch hier, am selben Gerät
kind-open = Jemand anderes
who-sits = Wer sitzt auf Platz { $number }
level-of-seat = Stärke des Bots auf Platz { $number }
level-fair = Ein fairer Gegner
characters = Charaktere
fair-note = Ein fairer Gegner spielt so stark, dass du etwa gleich oft gewinnst: zurzeit { $level }. Er richtet sich nach deinen Ergebnissen auf diesem Gerät.
name-of-seat = Name auf Platz { $number }
player-number = Spieler:in { $number }
team-number = Team { $number }
add-seat = Platz hinzufügen
remove-seat = Platz entfernen
pass-and-play-note = Mehrere Leute, ein Gerät: Beim Weiterreichen ist der Bildschirm verdeckt.
no-own-seat-note = Hier schaust du nur zu.
table-rules = Am Tisch
clock-move = Zeit pro Zug
clock-move-note = Danach übernimmt der Ersatzbot.
clock-match = Zeit pro Partie
clock-match-note = Für alle Züge einer Person zusammen.
clock-reaction = Zeit zum Reagieren
clock-reaction-note = Für Antworten auf fremde Züge; ohne Antwort geht es weiter.
no-clock = Ohne Uhr
takeover = Ersatzbot
takeover-note = Springt ein, wenn jemand geht oder die Zeit abläuft.
takeover-none = Keiner
watching-option = Publikum
watching-option-note = Was Leute ohne Platz sehen.
watch-nobody = Keins
watch-public = Sieht, was alle sehen
watch-seats = Aus Sicht jedes Platzes, 30 s später
hints-option = Tipps
hints-option-note = Wer dran ist, kann einen starken Bot um Rat fragen.
undo-option = Züge zurücknehmen
undo-option-note = Solange nichts Neues aufgedeckt wurde und alle zustimmen.
chat-option-note = Alle am Tisch können sich schreiben.
listed-option = In der öffentlichen Liste
listed-option-note = Sonst ist der Tisch nur über den Link zu finden.
create-and-invite = Tisch aufmachen und einladen
edition-own = Eigene Ausgabe
edition-file = Datei mit der Ausgabe (TOML oder JSON)
edition-remove = Zurück zur Standardausgabe
what-if = Was würde sich ändern?
what-if-note = Bots probieren es aus: die üblichen Regeln gegen eure, mit denselben Karten und Würfeln.
what-if-asking = Die Bots spielen …
what-if-of = Je { $count } Partien mit Bots der Stufe { $level }
what-if-busy = Die Bots haben gerade viel zu tun. Versucht es gleich noch einmal.
what-if-usual = Üblich
what-if-yours = Eure
what-if-difference = Unterschied
what-if-clear = deutlich
what-if-same = Kein deutlicher Unterschied.
sit-here = Hier sitzen
sit-here-seat = Auf Platz { $number } setzen
get-up = Aufstehen
fill-with = Stärke der Bots
start-with-bots = { $count ->
    [one] Mit einem Bot beginnen
   *[other] Mit { $count } Bots beginnen
}
starts-when-full = { $count ->
    [one] Beginnt von selbst, sobald der letzte Platz besetzt ist.
   *[other] Beginnt von selbst, sobald die { $count } freien Plätze besetzt sind.
}
all-here = Alle sind da.
cancel-match = Diesen Tisch auflösen
invite = Einladen
invite-link = Link zu diesem Tisch
qr-alt = QR-Code mit dem Link zum Tisch { $code }
code = Code
share = Teilen
second-device = Auf einem anderen Gerät weiterspielen
second-device-how = Scanne den Code dort oder öffne den Link: Es ist derselbe Platz.
second-device-note = Der Link ist so gut wie dein Platz: Wer ihn hat, sieht, was du siehst, und kann für dich spielen.
second-device-link = Privater Link zu deinem Platz
second-device-qr = QR-Code mit dem privaten Link zu deinem Platz
seat-link-wrong = Dieser Link zu deinem Platz gilt nicht mehr.
seat-link-wrong-note = Er gehört zu einem anderen Tisch, ist unvollständig, oder es gibt einen neueren.
to-the-table = Zum Tisch
pass-to = Weiter an { $who }
pass-note = Die anderen schauen bitte weg.
pass-ready = Ich bin { $who }
rematch-ready = Die nächste Partie ist bereit.

## Result and replay

result = Ergebnis
podium = Siegertreppchen
place = { $number }. Platz
totals-by-round = Punktestand nach Runden
score-sheet = Wertungsblatt
watch-replay = Partie ansehen
change-table = Tisch ändern
back-to-table = Zurück zum Tisch
counting-up = Es wird gezählt
offline-shell = Keine Verbindung. Zu sehen ist, was dieses Gerät noch weiß.
update-ready = Eine neue Version ist bereit.
update-reload = Neu laden
moments = Höhepunkte
replay-of = { $game }, Wiederholung
replay-controls = Wiederholung
replay-step = Schritt { $at } von { $of }
whose-eyes = Aus wessen Sicht
open-cards = Alle Karten offen
share-moment = Diesen Moment teilen
play-on = Ab hier weiterspielen
round-before = Vorige Runde
move-before = Voriger Zug
move-next = Nächster Zug
round-next = Nächste Runde
pause = Anhalten
play = Abspielen

## Rückblick

error-too_many_reviews = Für heute gibt es keine Analysen mehr. Versuch es morgen wieder.

## Back Page of Fame

fame-title = Bestenseite
fame-note = Deine beendeten Partien, in denen du genau einen Platz hattest.
fame-empty = Noch nichts zum Angeben da.
victories = { $count ->
    [one] Sieg insgesamt
   *[other] Siege insgesamt
}
won-of-played = gewonnen
streak = Siege in Folge
longest-streak = Längste Serie
best-score = Bestes Ergebnis
average-score = Durchschnitt
rivals = Häufigste Gegner
rival-won = { $won } von { $met } gewonnen

## Rules, keys, print

rules-pick = Wähl ein Spiel und lies, wie es geht.
review-next-miss = Nächster Fehler
review-previous-miss = Voriger Fehler
print = Drucken
print-note = Spielblätter und Wertungsblöcke für den Tisch zu Hause.
sheet-side = Seite { $side }
sheet-alt = Blatt mit fünf mal fünf Feldern zum Ausfüllen
sheet-extremes = 3, 4, 10, 11: ein Kästchen ankreuzen; 2, 12: zwei. Das erste freie zählt.

## What went wrong, by the error’s code

error-sealed = Andere spielen das noch. Morgen wird es gezeigt.
error-tried_already = Du hattest deinen Versuch heute schon.
error-unknown_puzzle = Dieses Rätsel gibt es nicht.
error-unavailable = Der Server ist nicht erreichbar. Neuer Versuch …
error-who_are_you = Der Server kennt diesen Browser nicht mehr.
error-not_your_seat = Dieser Platz gehört jemand anderem.
error-other_site = Das geht von dieser Seite aus nicht.
error-not_yours = Das können nur Mitspielende.
error-not_over = Das geht, sobald die Partie zu Ende ist.
error-not_running = Die Partie hat noch nicht begonnen oder ist zu Ende.
error-too_many = Das war zu viel auf einmal. Versuch es gleich noch einmal.
error-too_fast = Etwas langsamer, bitte.
error-busy = An diesem Tisch ist gerade viel los. Versuch es gleich noch einmal.
error-malformed = Der Server hat das nicht verstanden.
error-spectator = Beim Zuschauen geht das nicht.
error-cannot_undo = Der Zug lässt sich nicht zurücknehmen: Es wurde etwas Neues sichtbar oder jemand hat weitergespielt.
error-undo_off = An diesem Tisch kann man keine Züge zurücknehmen.
error-quiet = Während der Partie ist der Chat aus.
error-no_hints = An diesem Tisch gibt es keine Tipps.
error-no_takeover = An diesem Tisch darf kein Bot weiterspielen.
error-nobody_asked = Die Frage ist schon erledigt.
error-no_partner = Du spielst hier nicht im Team.
error-no_question = Diese Frage ist nach den Regeln nicht erlaubt.
error-no_watching = An diesem Tisch kann man nicht zuschauen.
error-which_seat = Für welchen deiner Plätze?
error-unknown_seat = Diesen Platz gibt es nicht.
error-not_open = Die Partie hat schon begonnen.
error-not_full = Es sind noch Plätze frei. Setz Bots hin oder warte.
error-bad_match = So lässt sich kein Tisch eröffnen. Mit Uhr braucht er einen Ersatzbot.
error-other_rules = Diese Partie wurde nach Regeln begonnen, die der Server nicht mehr kennt.
error-time_is_up = Deine Zeit für diese Partie ist um.
error-resigned = Wer hier saß, hat aufgegeben.
error-hello_first = Die Verbindung stand noch nicht. Versuch es gleich noch einmal.
error-version = Diese Seite passt nicht mehr zum Server. Lade sie neu.
error-fault = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher.
error-not_found = Unter dieser Adresse gibt es nichts.

## Gemeinsam spielen

name-you = { $name } (du)
name-bot = { $name } (Bot)
bot-plays-for-you = Ein Bot spielt für dich.
bot-plays-for-good = Deine Zeit für diese Partie ist um. Ein Bot spielt für dich weiter.
take-over = Übernehmen
take-over-soon = Nach diesem Zug
clock-warning = Noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, dann spielt ein Bot für dich.
clock-warning-reaction = Noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} für deine Antwort.
undo-out = Du möchtest deinen Zug zurücknehmen. Es fehlt noch die Antwort von { $who }.
undo-already-asked = Du hast schon gefragt. Es fehlt noch eine Antwort.
undo-why-you_saw = Nicht mehr möglich: Dein Zug hat dir etwas Neues gezeigt.
undo-why-others_saw = Nicht mehr möglich: Dein Zug hat den anderen etwas Neues gezeigt.
undo-why-not_yours = Nicht möglich: Der letzte Zug war nicht deiner.
undo-why-off = An diesem Tisch kann man keine Züge zurücknehmen.
undo-why-over = Nicht mehr möglich: Die Partie ist vorbei.
log-bot-took-over = Für { $who } spielt jetzt ein Bot
log-bot-took-over-you = Für dich spielt jetzt ein Bot
log-came-back = { $who } ist wieder da
log-came-back-you = Du bist wieder da
log-gave-up = { $who } hat aufgegeben
log-gave-up-you = Du hast aufgegeben
log-connection-lost = { $who } hat die Verbindung verloren
log-connection-back = { $who } ist wieder verbunden
connection-lost-you = Verbindung unterbrochen. Es wird weiter versucht. Deine Züge sind sicher.
connection-back-you = Du bist wieder verbunden.
watch-opens-in = { $seconds ->
    [one] In einer Sekunde kannst du zuschauen.
   *[other] In { $seconds } Sekunden kannst du zuschauen.
}
watch-opens-note = An diesem Tisch sieht das Publikum alles { $seconds } Sekunden später.
eyes-public = Was alle sehen
seat-absent = Nicht da
seat-ready = bereit
some-absent = Gerade nicht da: { $who }.
seats-taken-of = { $taken } von { $count } Plätzen
host = Gastgeber
make-host = Zum Gastgeber machen
lobby-sat = { $who } setzt sich.
lobby-left = { $who } steht auf.
lobby-host = Jetzt leitet { $who } den Tisch.
lobby-host-you = Jetzt leitest du den Tisch.
seat-to-bot = Einem Bot geben
seat-to-open = Platz freigeben
remove-guest = Vom Tisch entfernen
removed-guests = Vom Tisch entfernt: { $who }
let-back-in = Wieder zulassen
seat-options = Platz { $number } ändern
host-starts = { $who } startet die Partie.
removed-from-seat = Du hast hier keinen Platz mehr. Bitte den Gastgeber, dir wieder einen zu öffnen.
table-cancelled = Der Gastgeber hat diesen Tisch aufgelöst.
rename = Umbenennen
name-ask = Wie sollen die anderen dich nennen?
table-name = Name des Tisches
table-name-note = Sichtbar für alle, die an den Tisch kommen.
start-option = Wer starten darf
start-option-note = Solange noch Plätze frei sind.
start-host = Der Gastgeber
start-seated = Alle am Tisch
error-host_only = Das kann nur der Gastgeber.
error-removed = Der Gastgeber hat dich von diesem Tisch genommen. Bitte ihn, dir wieder einen Platz zu öffnen.
