### Closing In: alle Wörter. $who und $whom sind immer Namen, $tile eine Nachricht tile-..., $card eine card-...

## Über das Spiel

title = Closing In
tagline = Feld für Feld macht die Stadt dicht. Bringt die Akten raus, dann euch.
summary = Ihr seid Rebellen in einer Stadt, die abgeriegelt wird. Gemeinsam sammelt ihr Akten, sendet sie vom Funkturm und verschwindet mit Boot oder Auto, während jeder Schritt mehr Wachen anlockt. Felder mit zu vielen Wachen sind verloren.
players = 2–4 Personen, alle gemeinsam
goal = Sendet vier Akten vom Funkturm, dann bringt alle hinaus.
keys = Die Pfeiltasten gehen von Feld zu Feld, 1–5 wählen Karten, M, L, S, D, G, N, E, X die Aktion, Umschalt und Eingabe beenden den Zug.

## Regeln in Lesefolge

section-setup = Vorbereitung
rule-setup-city = Zwölf Felder bilden die Stadt, zufällig in drei Reihen zu vier gelegt. Darunter sind Wohnblock, Funkturm, Hafen und Tunnel. Dazu gibt es 24 Ortskarten, zwei pro Feld und acht davon mit dem Aktenzeichen, 48 Ausrüstungskarten, 50 Wachen und 8 Akten.
    .title = Die Stadt
    .ids = C1
rule-setup-start = Alle ziehen drei Ausrüstungskarten und legen sie offen aus. Auf jeder Stufe werden zwei Ortskarten aufgedeckt: Auf jedes genannte Feld kommt eine Wache, dazu eine Akte, wenn die Karte das Zeichen trägt. Beide Karten werden abgelegt. Alle starten im Wohnblock, der erste Platz beginnt.
    .title = Der Start
    .ids = C2

section-turn = Ein Zug
rule-turn-inventory = Zieh Ausrüstungskarten, bis du drei hast, soweit es welche gibt. Mit drei oder mehr ziehst du nichts.
    .title = 1. Auf drei nachziehen
    .ids = C3
rule-turn-buy = Du hast zwei Aktionen. Für weitere legst du beliebig viele Ausrüstungskarten ab: Jede bringt ihren Aktionswert. Mit deiner ersten Aktion ist das Kaufen vorbei.
    .title = 2. Aktionen kaufen
    .ids = C4
rule-turn-act = Führ höchstens so viele Aktionen aus, wie du hast; jede kostet eine. Übrige verfallen. Ist die letzte verbraucht oder beendest du deinen Zug, folgt der Zugriff.
    .title = 3. Handeln
    .ids = C5
rule-turn-enforce = Deckt so viele Ortskarten auf, wie die Stufe verlangt, meist zwei. Jede bringt eine Wache auf ihr Feld, zwei, wenn es doppelt kommt, und eine Akte, wenn die Karte das Zeichen trägt und dort keine liegt. Dann werden die Karten abgelegt.
    .title = 4. Zugriff
    .ids = C6
rule-turn-close = Jetzt, und nur jetzt, verschwindet jedes Feld mit mehr als zwei Wachen. Seine Wachen und Akten gehen in den Vorrat zurück. Danach ist die nächste Person dran, die noch in der Stadt ist.
    .title = Felder schließen
    .ids = C6
rule-turn-supply = Eine Karte, deren Feld weg ist, bewirkt nichts. Wird eine Ortskarte gebraucht und keine ist da, werden die abgelegten gemischt, ohne die aus diesem Zugriff. Fehlen im Vorrat Wachen oder Akten, kommt keine dazu.
    .title = Wenn etwas ausgeht
    .ids = C6

section-actions = Aktionen
rule-actions-move = Geh auf den nächsten Platz oben, unten, links oder rechts. Auf das Feld, das du verlässt, kommt eine Wache; auf einen leeren Platz nicht.
    .title = Gehen
    .ids = C7
rule-actions-gap = Plätze verschwundener Felder lassen sich überqueren. Jeden zu verlassen kostet eine Ausrüstungskarte deiner Wahl. Kein Zug darf dort enden: Auf so einem Platz ist Gehen die einzige Aktion, und du darfst nur darauf oder darüber, wenn dir genug Aktionen und Karten bis zum nächsten Feld bleiben.
    .title = Über Lücken
    .ids = C8
rule-actions-stranded = Ist dein Feld unter dir verschwunden, muss deine erste Aktion Gehen sein, keine Sonderkarte, und das Verlassen kostet eine Karte. Vorher darfst du den Zug nicht beenden, musst kaufen, wenn es anders nicht geht, und darfst nicht ausgeben, was du dafür brauchst. Ist auch mit Kaufen kein Feld erreichbar, darfst du nur ziehen oder den Zug beenden; sobald eines in Reichweite ist, musst du los.
    .title = Kein Boden mehr
    .ids = C9
rule-actions-draw = Nimm eine Ausrüstungskarte, aber du darfst nie mehr als fünf haben. Ist der Stapel leer, werden die abgelegten gemischt; gibt es auch die nicht, geht Ziehen nicht.
    .title = Ziehen
    .ids = C10
rule-actions-search = Nimm eine Akte von dem Feld, auf dem du stehst. Dort darf keine Wache sein.
    .title = Durchsuchen
    .ids = C11
rule-actions-lure = Hol eine oder zwei Wachen von einem Nachbarfeld auf deines. Du musst dafür auf einem Feld stehen.
    .title = Locken
    .ids = C12
rule-actions-give = Gib einer Person auf deinem Feld, die weniger als fünf hat, eine Ausrüstungskarte. Genauso lässt sich eine Akte übergeben, auch an jemanden mit fünf Karten.
    .title = Geben
    .ids = C13, C17
rule-actions-special = Nutze eine der Aktionen auf einer Ausrüstungskarte und leg sie dann ab. Es muss sich etwas ändern: „Bis zu 2“ heißt 1 oder 2, eine Fahrradtour darf nur dort enden, wo sie begann, wenn sie dort eine Wache hinterlässt, und unbekannte Karten mit dem Fernglas zu sehen zählt als Änderung.
    .title = Karte nutzen
    .ids = C14
rule-actions-send = Im Funkturm, wenn dort keine Wache steht, sendest du eine Akte, die du trägst. Nach der vierten gibt es nichts mehr zu senden.
    .title = Senden
    .ids = C15
rule-actions-escape = Sobald vier Akten gesendet sind: Im Hafen mit einem Bootsschlüssel oder im Tunnel mit einem Autoschlüssel verlässt du die Stadt und nimmst alle auf deinem Feld mit, ob sie wollen oder nicht. Deine übrigen Aktionen verfallen und der Zugriff folgt, wenn das Spiel nicht gewonnen ist. Die Karten der Geflohenen werden abgelegt, Schlüssel kommen also wieder; ihre Akten gehen in den Vorrat.
    .title = Fliehen
    .ids = C16
rule-actions-intel = Akten trägst du neben deinen Karten. Sie zählen nicht zu den fünf und bezahlen weder Aktionen noch Lücken.
    .title = Akten tragen
    .ids = C17

section-cards = Ausrüstungskarten
rule-cards-keys = Bootsschlüssel und Autoschlüssel sind zum Fliehen da. Wie jede Karte lassen sie sich geben, ausgeben und ablegen. Bargeld hat keine eigene Aktion: Es ist zum Kaufen da.
    .title = Schlüssel und Bargeld
    .ids = C14, C16
rule-cards-moving = Rauchbombe, Fahrrad und Kanalplan bringen dich von Feld zu Feld. Rauchbombe: ein Feld weit, ohne Wache. Fahrrad: ein oder zwei Felder weit, eine Wache nur auf das erste verlassene. Kanalplan: auf ein beliebiges Feld deiner Reihe oder Spalte, auch über Lücken, ohne Wache. Verkleidung: Für den Rest des Zugs hinterlässt dein Gehen, auch mit dem Fahrrad, keine Wache; nicht zweimal im Zug.
    .title = Unterwegs
    .ids = C14
rule-cards-enforcers = Rauchbombe, statt zu gehen: Entferne eine oder zwei Wachen von deinem Feld. Bestechung: Entferne eine von deinem oder einem Nachbarfeld. Köder: Versetz eine oder zwei von deinem oder einem Nachbarfeld auf ein Feld direkt neben ihrem. Störsender: Der Zugriff dieses Zugs deckt eine Ortskarte weniger auf, nie unter null.
    .title = Gegen Wachen
    .ids = C14
rule-cards-helpers = Brecheisen: Durchsuch dein Feld auch mit einer Wache darauf. Funkgerät: Gib eine andere Ausrüstungskarte, keine Akte, einer Person irgendwo in der Stadt, die weniger als fünf hat. Fernglas: Sieh dir die obersten drei Ortskarten an, oder so viele es noch gibt (ist keine da, wird erst gemischt), und leg sie in beliebiger Folge zurück; alle sehen sie, und sie bleiben bekannt, bis sie gezogen werden.
    .title = Helfer
    .ids = C14

section-end = Das Ende
rule-end-won = Ihr gewinnt, wenn vier Akten gesendet sind und danach alle geflohen sind.
    .title = Gewonnen
    .ids = C18
rule-end-lost = Ihr verliert, sobald Hafen und Tunnel beide weg sind oder der Funkturm verschwindet, bevor vier Akten gesendet sind. Auch verloren ist, wenn gesendete, getragene und liegende Akten zusammen weniger als vier sind und kein verbliebenes Feld eine Ortskarte mit dem Zeichen hat, und wenn der Zugriff des 60. Zugs vorbei ist, die Züge aller gezählt.
    .title = Verloren
    .ids = C18
rule-end-together = Ihr gewinnt oder verliert gemeinsam: 1 Punkt für alle oder 0 für alle.
    .title = Alle für einen
    .ids = C19

section-partner = Ein Bot im Team
rule-partner-send = Kann ein Bot ab der Stufe Mittel im Funkturm eine Akte senden, ist das seine nächste Aktion, gleich nach dem Kaufen. Halte ihm den Turm frei.
    .title = Er sendet sofort
    .ids = C19
rule-partner-leave = Stehen alle, die noch in der Stadt sind, auf seinem Ausgang, sind alle Akten gesendet und hat er den Schlüssel, bringt er euch sofort hinaus und kauft vorher nichts mehr.
    .title = Er geht mit euch
    .ids = C19
rule-partner-wait = Ohne dich flieht er nur, wenn jemand, der bleibt, einen Schlüssel zu einem noch offenen Ausgang hat.
    .title = Er wartet auf dich
    .ids = C19
rule-partner-key = Sind alle Akten gesendet, gibt er den letzten Schlüssel des Teams zu einem noch offenen Ausgang nie für Aktionen oder Lücken aus, es sei denn, die Regeln lassen ihm nichts anderes.
    .title = Er behält den letzten Schlüssel
    .ids = C19
rule-partner-tower = Ab der Stufe Schwer beendet er seinen Zug nicht mit drei Wachen im Funkturm, solange noch Akten zu senden sind und es zu Beginn des Zugs weniger waren.
    .title = Er schließt nie den Turm
    .ids = C19

section-variants = Stufen
rule-variants-level = Schwer hat dieselben Ausrüstungskarten wie normal, entspannt und leicht haben eigene. Entspannt ist für die erste Partie: viele Schlüssel, und Karten, die viel kaufen. Beim Zugriff werden zwei Ortskarten aufgedeckt, auf schwer drei.
    .title = Entspannt, leicht, normal, schwer
    .ids = C20

section-knowledge = Wer was weiß
rule-knowledge-open = Alles liegt offen, auch die Karten der anderen und was das Fernglas gezeigt hat, bis es gezogen wird. Nur die Reihenfolge der beiden Stapel kennt niemand.
    .title = Offene Karten
    .ids = C21

## Optionen

option-level = Wie schwer die Stadt es euch macht.
    .label = Stufe
option-level-relaxed = Für die erste Partie: viele Schlüssel, und Karten, die viel kaufen.
    .label = Entspannt
option-level-easy = Mehr Karten gegen Wachen, und Bargeld kauft mehr.
    .label = Leicht
option-level-standard = Zwei Ortskarten pro Zug, wie im Regelheft.
    .label = Normal
option-level-hard = Drei Ortskarten pro Zug: Die Stadt schließt schnell.
    .label = Schwer
option-edition = Mit welchen Feldern und Karten gespielt wird.
    .label = Ausgabe
option-edition-default = Unsere eigene Stadt und Ausrüstung.
    .label = Standard
option-edition-scarce = Kaum eine Karte kauft Aktionen.
    .label = Knapp
option-edition-lean = Akten tauchen auf acht statt vier Feldern auf; auf „Normal“ kaufen wenige Karten Aktionen.
    .label = Karg

## Was auf dem Tisch liegt

tile = Feld
tile-apartments = Wohnblock
tile-radio-tower = Funkturm
tile-docks = Hafen
tile-tunnel = Tunnel
tile-market = Markt
tile-hospital = Krankenhaus
tile-police-station = Polizeirevier
tile-train-yard = Güterbahnhof
tile-library = Bibliothek
tile-factory = Fabrik
tile-warehouse = Lagerhaus
tile-city-park = Stadtpark
tile-gone = verschwunden
card-boat-key = Bootsschlüssel
    .action = Für die Flucht vom Hafen.
card-car-key = Autoschlüssel
    .action = Für die Flucht durch den Tunnel.
card-smoke-bomb = Rauchbombe
    .action = Entferne 1 oder 2 Wachen vom eigenen Feld oder geh ein Feld weit, ohne eine zu hinterlassen.
card-bribe = Bestechung
    .action = Entferne 1 Wache hier oder nebenan.
card-decoy = Köder
    .action = Versetz 1 oder 2 Wachen von hier oder nebenan auf ein Feld neben ihrem.
card-disguise = Verkleidung
    .action = Für den Rest des Zugs hinterlässt Gehen keine Wache.
card-bicycle = Fahrrad
    .action = Fahr 1 oder 2 Felder weit, eine Wache nur auf das erste verlassene.
card-sewer-map = Kanalplan
    .action = Geh auf ein beliebiges Feld derselben Reihe oder Spalte, ohne Wache.
card-walkie-talkie = Funkgerät
    .action = Gib einer Person irgendwo in der Stadt eine andere Karte.
card-binoculars = Fernglas
    .action = Betrachte die nächsten 3 Ortskarten und ordne sie beliebig.
card-jammer = Störsender
    .action = Der Zugriff dieses Zugs deckt eine Ortskarte weniger auf.
card-crowbar = Brecheisen
    .action = Durchsuch das Feld auch mit einer Wache.
card-cash = Bargeld
    .action = Nur zum Kaufen von Aktionen.
action-value = { $value ->
    [one] { $value } Aktion wert
   *[other] { $value } Aktionen wert
}
inventory = Ausrüstung
inventory-deck = Ausrüstungsstapel
location-deck = Stadtstapel
enforcer = Wache
enforcers-count = { $count ->
    [0] Keine Wache
    [one] { $count } Wache
   *[other] { $count } Wachen
}
intel = Akte
intel-carried = { $count ->
    [one] Trägt { $count } Akte
   *[other] Trägt { $count } Akten
}
    .you = { $count ->
        [one] Du trägst { $count } Akte
       *[other] Du trägst { $count } Akten
    }
intel-sent = Akten gesendet: { $count } von 4
escaped = geflohen
escaped-count = Geflohen: { $count } von { $total }
here = hier
actions-left = { $count ->
    [one] Noch { $count } Aktion
   *[other] Noch { $count } Aktionen
}
action-move = Gehen
action-draw = Ziehen
action-search = Durchsuchen
action-lure = Locken
action-give = Geben
action-special = Karte nutzen
action-send = Senden
action-escape = Fliehen
warning-closes = Schließt mit einer weiteren Wache
warning-must-move = Du musst zuerst gehen
blocked-enforcer = Hier steht eine Wache
blocked-hand-full = Schon fünf Karten
blocked-no-intel = Hier liegt keine Akte
blocked-not-sent = Erst müssen vier Akten gesendet sein
blocked-no-key = Der passende Schlüssel fehlt

## Warum es endete

reason-escaped = Vier Akten gesendet, alle draußen
reason-exits-gone = Hafen und Tunnel sind weg
reason-tower-gone = Der Funkturm ist weg, bevor vier Akten gesendet waren
reason-intel-gone = Es gibt nicht mehr genug Akten
reason-turn-limit = Sechzig Züge sind vorbei

## Züge und Ereignisse, mit den Namen aus dem Code

move-buy = „{ $card }“ ausgeben
move-buy-nothing = „{ $card }“ ablegen
move-move = Gehen: { $tile }
move-move-paying = Gehen: { $tile }, dafür „{ $card }“ ablegen
move-draw = Karte ziehen
move-search = Akte suchen
move-lure = { $count ->
    [one] { $count } Wache anlocken: { $tile }
   *[other] { $count } Wachen anlocken: { $tile }
}
move-give = { $whom } „{ $card }“ geben
move-give-intel = { $whom } eine Akte geben
move-send = Akte senden
move-escape = Fliehen
move-end = Zug beenden
move-smoke-bomb = { $count ->
    [one] Rauchbombe: { $count } Wache entfernen
   *[other] Rauchbombe: { $count } Wachen entfernen
}
move-smoke-move = Rauchbombe → { $tile }
move-bribe = Bestechung: eine Wache weg ({ $tile })
move-decoy = { $count ->
    [one] Köder: { $count } Wache, { $from } → { $to }
   *[other] Köder: { $count } Wachen, { $from } → { $to }
}
move-disguise = Verkleidung anlegen
move-bicycle = Fahrrad: { $tile }
move-sewer-map = Durch den Kanal: { $tile }
move-walkie-talkie = Funkgerät: { $whom } „{ $card }“ geben
move-binoculars = Die nächsten Ortskarten ansehen
move-put-back = So zurücklegen: { $tiles }
move-jammer = Störsender einschalten
move-crowbar = Mit dem Brecheisen suchen
event-turn-began = { $who } ist dran
    .you = Du bist dran
event-drew = { $who } zieht „{ $card }“
    .you = Du ziehst „{ $card }“
event-bought = { $count ->
    [0] { $who } legt „{ $card }“ ab, ohne Gegenwert
    [one] { $who } gibt „{ $card }“ aus: { $count } Aktion mehr
   *[other] { $who } gibt „{ $card }“ aus: { $count } Aktionen mehr
}
    .you = { $count ->
            [0] Du legst „{ $card }“ ab, ohne Gegenwert
            [one] Du gibst „{ $card }“ aus: { $count } Aktion mehr
           *[other] Du gibst „{ $card }“ aus: { $count } Aktionen mehr
        }
event-moved = { $who } geht weiter: { $tile }
    .you = Du gehst weiter: { $tile }
event-paid = { $who } legt für die Lücke „{ $card }“ ab
    .you = Du legst für die Lücke „{ $card }“ ab
event-found = { $who } findet eine Akte: { $tile }
    .you = Du findest eine Akte: { $tile }
event-gave = { $who } gibt { $whom } „{ $card }“
    .you = Du gibst { $whom } „{ $card }“
    .me = { $who } gibt dir „{ $card }“
event-gave-intel = { $who } gibt { $whom } eine Akte
    .you = Du gibst { $whom } eine Akte
    .me = { $who } gibt dir eine Akte
event-sent = { $who } sendet eine Akte: { $count } von 4
    .you = Du sendest eine Akte: { $count } von 4
event-escaped = { $who } entkommt
    .you = Du entkommst
event-used = { $who } nutzt „{ $card }“
    .you = Du nutzt „{ $card }“
event-enforcers-removed = { $count ->
    [one] { $tile }: { $count } Wache verschwindet
   *[other] { $tile }: { $count } Wachen verschwinden
}
event-enforcers-moved = { $count ->
    [one] { $count } Wache zieht um: { $from } → { $to }
   *[other] { $count } Wachen ziehen um: { $from } → { $to }
}
event-looked = Nächste Ortskarten: { $tiles }
event-cards-put-back = { $who } legt die Ortskarten zurück: { $tiles }
    .you = Du legst die Ortskarten zurück: { $tiles }
event-deployed = Zugriff: { $tile }
event-deployed-gone = Zugriff: { $tile } ist weg, nichts passiert
event-deployed-intel = Neue Akte: { $tile }
event-tile-removed = { $tile } ist verschwunden
event-shuffled-locations = Die Ortskarten werden gemischt
event-shuffled-inventory = Die Ausrüstungskarten werden gemischt
event-ended-won = Ihr seid draußen, alle!
event-ended-lost = Die Stadt ist dicht

## Was ein Zug bewirkt

preview-leaves = { $count ->
    [1] Hinterlässt eine Wache: { $tile }.
    [2] Hinterlässt eine zweite Wache: { $tile }.
   *[other] Hinterlässt noch eine Wache, dann { $count }: { $tile }.
}
preview-leaves-none = Hinterlässt keine Wache.
preview-closes = { $tile }: dann { $count } Wachen, schließt am Ende dieses Zugs.
preview-now-has = { $count ->
    [0] { $tile }: dann keine Wache.
    [one] { $tile }: dann { $count } Wache.
   *[other] { $tile }: dann { $count } Wachen.
}
preview-gap = Hier ist kein Feld: weiter kostet noch eine Aktion und eine Karte.
preview-pays = Du legst „{ $card }“ ab.
preview-spend = { $had } + { $value } = { $sum } Aktionen.
preview-spend-nothing = Diese Karte kauft keine Aktion.
preview-spend-key = Zum Fliehen brauchst du ihn vielleicht noch.
preview-draw = Dann hast du { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
preview-search = Akten bei dir: dann { $count }.
preview-send = Das macht { $count } von { $wanted }.
preview-escape = Raus aus der Stadt: { $who }. Der Zug endet.
preview-give = Karten bei { $whom }: dann { $count }.
preview-give-intel = Akten bei { $whom }: dann { $count }.
preview-disguise = Für den Rest des Zugs hinterlässt Gehen keine Wache.
preview-enforce = { $count ->
    [0] Der Zugriff deckt keine Ortskarte auf.
    [one] Der Zugriff deckt { $count } Ortskarte auf.
   *[other] Der Zugriff deckt { $count } Ortskarten auf.
}
preview-last = Deine letzte Aktion: dann kommt der Zugriff.
preview-binoculars = Alle sehen die nächsten drei Ortskarten; du bestimmst ihre Reihenfolge.

## Warum nicht

blocked-none-carried = Du trägst keine Akte
blocked-all-sent = Alle Akten sind gesendet
blocked-no-cards = Keine Karten mehr
blocked-nobody = Sonst ist niemand hier
blocked-their-hand = Diese Person hat schon fünf Karten
blocked-too-far = Nicht neben dir
blocked-gap = Zu wenig Aktionen oder Karten zum Überqueren
blocked-no-enforcer = Dort ist keine Wache
blocked-too-late = Nur vor der ersten Aktion
blocked-needed = Du brauchst sie, um wegzukommen
blocked-no-change = Würde nichts ändern
blocked-not-yet = Jetzt nicht
blocked-same-order = So liegen sie schon

## Am Tisch

table-city = Die Stadt
table-own = Aktionen und Ausrüstung von { $who }
    .you = Deine Aktionen und Ausrüstung
table-of = von { $count }
table-together = Gemeinsam
table-goal-send = Akten vom Funkturm senden
table-goal-escape = Alle fliehen
table-turns = Züge
table-enforcers = Wachen
table-threat = Schließt mit einer weiteren Wache: { $tiles }
table-doomed = Schließt am Ende dieses Zugs: { $tiles }
table-known = Als Nächstes im Stadtstapel: { $tiles }
table-in-deck = { $count ->
    [0] keine im Stadtstapel
    [one] { $count } Karte im Stadtstapel
   *[other] { $count } Karten im Stadtstapel
}
table-place = Reihe { $row }, Spalte { $column }
table-disguised = Verkleidet
table-out = Aus der Stadt
table-give-to = An { $whom } geben
table-use = Nutzen
table-spend = Ausgeben: +{ $value }
table-spend-nothing = Ablegen
table-spend-sure = Für nichts ablegen?
table-deck = Ausrüstungsstapel: { $count }
table-pick = Tipp Feld, Karte oder Stapel an
table-pick-buy = Bis zur ersten Aktion kaufen Karten weitere Aktionen.
table-pick-next = Tipp jetzt an, was aufleuchtet.
table-pick-pay = Welche Karte legst du dafür ab?
table-order = Tipp die Karten in der Reihenfolge an, in der sie kommen sollen
table-put-back = So zurücklegen
table-order-card = { $tile }, Ortskarte { $number } von { $of }
table-seen = Durchs Fernglas gesehen
table-enforce-now = Zugriff
table-nothing-there = nichts mehr da
table-skip = Weiter
table-end-sure = { $count ->
    [one] { $count } Aktion verfallen lassen?
   *[other] { $count } Aktionen verfallen lassen?
}
table-points-here = { $who } zeigt hierher
table-final = So ging es aus

## Tipps: warum ein Zug gut sein kann

explain-escape = Alle, die noch in der Stadt sind, stehen hier: Mit der Flucht gewinnt ihr die Partie.
explain-escape-some = { $count ->
    [one] Du kommst raus, aber eine Person steht anderswo und bleibt zurück.
   *[other] Du kommst raus, aber { $count } stehen anderswo und bleiben zurück.
}
explain-send = { $count ->
    [4] Die letzte der { $wanted } Akten: Danach geht es nur noch raus.
   *[other] Damit sind { $count } von { $wanted } Akten gesendet.
}
explain-search = Akten gesendet oder bei euch: dann { $count }; nötig sind { $wanted }.
explain-crowbar = { $guards ->
    [0] Keine Wache im Weg. Akten gesendet oder bei euch: dann { $count } von { $wanted }.
   *[other] Holt die Akte trotz der Wache. Akten gesendet oder bei euch: dann { $count } von { $wanted }.
}
explain-rescue = { $part ->
    [tower] Sonst schließt der Funkturm in diesem Zug: { $then } statt { $now } Wachen.
    [docks] Sonst schließt der Hafen in diesem Zug: { $then } statt { $now } Wachen.
    [tunnel] Sonst schließt der Tunnel in diesem Zug: { $then } statt { $now } Wachen.
    [intel] Sonst schließt ein Feld mit Akte in diesem Zug: { $then } statt { $now } Wachen.
    [own] Sonst schließt dein Feld in diesem Zug: { $then } statt { $now } Wachen.
   *[other] Sonst schließt das Feld in diesem Zug: { $then } statt { $now } Wachen.
}
explain-free-tower = { $count ->
    [one] Die einzige Wache verlässt den Funkturm: Dort kann man dann senden.
    [2] Beide Wachen verlassen den Funkturm: Dort kann man dann senden.
   *[other] Alle { $count } Wachen verlassen den Funkturm: Dort kann man dann senden.
}
explain-free-intel = { $count ->
    [one] Die einzige Wache verlässt ein Feld mit Akte: Es lässt sich dann durchsuchen.
    [2] Beide Wachen verlassen ein Feld mit Akte: Es lässt sich dann durchsuchen.
   *[other] Alle { $count } Wachen verlassen ein Feld mit Akte: Es lässt sich dann durchsuchen.
}
explain-relief = { $part ->
    [tower] Wachen im Funkturm: { $then } statt { $now }.
    [docks] Wachen im Hafen: { $then } statt { $now }.
    [tunnel] Wachen im Tunnel: { $then } statt { $now }.
   *[intel] Wachen bei der Akte: { $then } statt { $now }.
}
explain-gather = { $part ->
    [tower] Mit { $count } Wachen schließt der Funkturm am Ende dieses Zugs.
    [docks] Mit { $count } Wachen schließt der Hafen am Ende dieses Zugs.
    [tunnel] Mit { $count } Wachen schließt der Tunnel am Ende dieses Zugs.
    [intel] Mit { $count } Wachen verschwindet dein Feld samt Akte am Ende dieses Zugs.
   *[own] Mit { $count } Wachen schließt dein Feld in diesem Zug; alle gehen in den Vorrat zurück.
}
explain-way-tile = { $cards ->
    [0] Zurück auf einem Feld, ohne Karten.
    [one] Zurück auf einem Feld, mit noch { $cards } Karte.
   *[other] Zurück auf einem Feld, mit noch { $cards } Karten.
}
explain-way-send = { $actions ->
    [0] Bringt deine Akte in den Funkturm; dort steht keine Wache.
    [one] Im Funkturm steht keine Wache, und zum Senden bleibt dir { $actions } Aktion.
   *[other] Im Funkturm steht keine Wache, und zum Senden bleiben dir { $actions } Aktionen.
}
explain-way-intel = { $actions ->
    [0] Dort liegt eine Akte, und keine Wache steht dabei.
    [one] Dort liegt eine Akte ohne Wache, und dir bleibt { $actions } Aktion dafür.
   *[other] Dort liegt eine Akte ohne Wache, und dir bleiben { $actions } Aktionen dafür.
}
explain-way-exit = { $whose ->
    [own] { $part ->
        [docks] Alle Akten sind gesendet, und du hast einen Bootsschlüssel für den Hafen.
       *[tunnel] Alle Akten sind gesendet, und du hast einen Autoschlüssel für den Tunnel.
    }
   *[other] { $part ->
        [docks] Alle Akten sind gesendet, und im Hafen wartet jemand mit Bootsschlüssel.
       *[tunnel] Alle Akten sind gesendet, und im Tunnel wartet jemand mit Autoschlüssel.
    }
}
explain-nearer-tower = { $now ->
    [one] Mit der Akte zum Funkturm: { $then } statt { $now } Schritt.
   *[other] Mit der Akte zum Funkturm: { $then } statt { $now } Schritte.
}
explain-nearer-exit = { $now ->
    [one] Zu einem Ausgang, für den ihr einen Schlüssel habt: { $then } statt { $now } Schritt.
   *[other] Zu einem Ausgang, für den ihr einen Schlüssel habt: { $then } statt { $now } Schritte.
}
explain-nearer-intel = { $now ->
    [one] Zur nächsten Akte: { $then } statt { $now } Schritt.
   *[other] Zur nächsten Akte: { $then } statt { $now } Schritte.
}
explain-way-closing = Das verlassene Feld hat dann { $count } Wachen und schließt am Ende dieses Zugs.
explain-way-join = { $count ->
    [one] Dort triffst du jemanden aus dem Team; Wachen auf dem Feld: { $there }.
   *[other] Dort triffst du { $count } aus dem Team; Wachen auf dem Feld: { $there }.
}
explain-way = { $trace ->
    [left] Hinterlässt eine Wache; Wachen am Ziel: { $there }.
   *[none] Hinterlässt keine Wache; Wachen am Ziel: { $there }.
}
explain-way-cards = Unbekannte Ortskarten: { $deck }, davon für dieses Feld: { $count }.
explain-way-gap = { $actions ->
    [one] Dort ist kein Feld: Deine letzte Aktion bringt dich weiter.
   *[other] Dort ist kein Feld: Die übrigen { $actions } Aktionen bringen dich weiter.
}
explain-pay = Von der bezahlten Karte liegen { $deck } im Stapel und { $discarded } in der Ablage.
explain-way-tour = Du endest, wo du begonnen hast; Wachen dort: { $count }.
explain-way-steps = { $part ->
    [tower] Schritte von dort zum Funkturm: { $then }.
   *[exit] Schritte von dort zum nächsten Ausgang: { $then }.
}
explain-way-beside = Felder neben diesem: { $count }.
explain-shift = { $how ->
    [lure] Wachen auf deinem Feld: { $there }; wo sie herkommen: { $rest }.
   *[decoy] Wachen am neuen Ort: { $there }; wo sie herkommen: { $rest }.
}
explain-remove = { $whose ->
    [own] Wachen auf deinem Feld: { $then } statt { $now }.
   *[other] Wachen nebenan: { $then } statt { $now }.
}
explain-buy = { $now ->
    [one] Du hast { $then } Aktionen statt { $now }.
   *[other] Du hast { $then } statt { $now } Aktionen.
}
explain-buy-again = { $value ->
    [0] Sie bringt keine Aktion, aber du hast noch { $left } davon.
    [one] Sie bringt { $value } Aktion, und du hast noch { $left } davon.
   *[other] Sie bringt { $value } Aktionen, und du hast noch { $left } davon.
}
explain-buy-copies = { $value ->
    [0] Sie bringt keine Aktion
    [one] Sie bringt { $value } Aktion
   *[other] Sie bringt { $value } Aktionen
}; { $deck ->
    [0] { $discarded ->
        [0] weder im Stapel noch in der Ablage liegt eine zweite
       *[other] im Stapel liegt keine mehr, in der Ablage { $discarded }
    }
   *[other] { $discarded ->
        [0] im Stapel noch { $deck } davon, in der Ablage keine
       *[other] im Stapel noch { $deck } davon, in der Ablage { $discarded }
    }
}.
explain-draw-key = Niemand hat einen Schlüssel für einen noch offenen Ausgang. { $deck ->
    [one] Schlüssel im Stapel, der nur noch eine Karte hat: { $keys }.
   *[other] Schlüssel unter den { $deck } Karten im Stapel: { $keys }.
}
explain-draw = { $count ->
    [one] Du hast dann { $count } Karte; { $most } dürfen es höchstens sein.
   *[other] Du hast dann { $count } Karten; { $most } dürfen es höchstens sein.
}
explain-end = { $full ->
    [0] Verfallene Aktionen: { $actions }. Kein Feld schließt bei der nächsten Wache.
    [one] Verfallene Aktionen: { $actions }. Ein Feld schließt bei der nächsten Wache.
   *[other] Verfallene Aktionen: { $actions }. { $full } Felder schließen bei der nächsten Wache.
}
explain-disguise = { $actions ->
    [0] Das ist deine letzte Aktion: Es folgt kein Schritt mehr, den sie verbergen könnte.
    [one] Dir bleibt { $actions } Aktion: Ein Schritt hinterlässt dann keine Wache.
   *[other] Dir bleiben { $actions } Aktionen: Deine Schritte hinterlassen dann keine Wache.
}
explain-jammer = { $now ->
    [one] Der Zugriff deckt { $then } statt { $now } Ortskarte auf.
   *[other] Der Zugriff deckt { $then } statt { $now } Ortskarten auf.
}
explain-binoculars = { $count ->
    [one] Du siehst die nächste Ortskarte; der Zugriff in diesem Zug deckt { $draws } auf.
   *[other] Du siehst die nächsten { $count } Ortskarten; der Zugriff in diesem Zug deckt { $draws } auf.
}
explain-order-keep = { $part ->
    [tower] Hält den Funkturm aus dem Zugriff dieses Zugs heraus.
    [docks] Hält den Hafen aus dem Zugriff dieses Zugs heraus.
   *[tunnel] Hält den Tunnel aus dem Zugriff dieses Zugs heraus.
}
explain-order = Nach jetzigem Stand { $cards ->
    [one] schließt die erste Karte
   *[other] schließen die ersten { $cards } Karten
} { $closing ->
    [0] kein Feld
    [one] { $closing } Feld
   *[other] { $closing } Felder
} und { $cards ->
    [one] bringt
   *[other] bringen
} { $intel ->
    [0] keine Akte
    [one] { $intel } Akte
   *[other] { $intel } Akten
}.
explain-order-first = Wachen auf den genannten Feldern, in dieser Reihenfolge: { $first }, { $second }, { $third }.
explain-give-intel = { $turn ->
    [next] Akten bei der nächsten Person: dann { $count }.
   *[later] Akten bei dieser Person: dann { $count }.
}
explain-give-key = { $part ->
    [docks] Er geht an jemanden, der näher am Hafen ist; Schritte von dort: { $then }.
   *[tunnel] Er geht an jemanden, der näher am Tunnel ist; Schritte von dort: { $then }.
}
explain-give-next = Karten bei der nächsten Person: dann { $count }.
explain-give = Karten danach: du { $own }, die andere Person { $theirs }; im Stapel sind noch { $deck } davon.

## Die Ergebnisseite

moment-sent = { $who } sendet Akte { $number } von { $wanted }.
    .you = Du sendest Akte { $number } von { $wanted }.
moment-closed = Verschwunden in Zug { $turn }: { $tile }.
moment-escaped = Entkommen über { $tile }: { $who }.
ending-city = Die Stadt am Ende
ending-facts = Akten gesendet: { $sent } von { $wanted } · Zug { $turn } von { $turns } · Felder verschwunden: { $closed }

## Lab reports

card-key = Schlüssel
lab-kind-bought = Für Aktionen ausgegeben
lab-kind-paid = Für Lücken bezahlt
