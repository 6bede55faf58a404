### Close Enough: alle Wörter. $who und $whom sind immer Namen, $ability eine der Nachrichten ability-...

## Über das Spiel

title = Close Enough
tagline = Schleich dich an ein geheimes Ziel. Dann trau dich und sag an.
summary = Bring die Summe dreier Karten so nah wie möglich an ein Ziel, das nur du kennst; tausch mit dem Stapel und mit den offenen Karten der anderen. Fühlst du dich nah genug, sagst du an, und alle anderen entscheiden: dabeibleiben oder aussteigen. Bluff, Marken und Volltreffer tun das Übrige.
players = 3–5 Personen, jede für sich
goal = Sammle vor allen anderen acht Sterne.
keys = D Stapel, X Ablage, 1–3 deine Karten, C ansagen, S dabeibleiben, F aussteigen, T Marken.

## Regeln in Lesefolge

section-setup = Eine Runde vorbereiten
rule-setup-parts = In der Standardausgabe gibt es die Karten 1 bis 9 je sechsmal. Dazu fünfzehn Ziele: 12–18 bringen je einen Stern, 9, 10, 20 und 21 zwei, 7, 8, 22 und 23 drei. Und fünfzehn Vorteilsmarken, eine für jedes Paar der sechs Fähigkeiten. Jede Ausgabe hat mindestens 17 Karten und 10 Ziele, damit immer eine Karte da ist, wenn eine gebraucht wird.
    .title = Was es gibt
    .ids = E2, E9, E22
rule-setup-first = Alle beginnen ohne Sterne und ohne Marke. In der ersten Runde liegt die Startmarke beim ersten Platz. Danach bekommt sie, wer rechts von der Person sitzt, die in der Runde davor angesagt hat, ob mit Rückzieher oder ohne.
    .title = Die Startmarke
    .ids = E1
rule-setup-targets = Von der Startmarke aus im Uhrzeigersinn ziehen alle blind ein Ziel aus denen, die in der Runde davor nicht dran waren. Sieh dir deines an und behalt es für dich. Die Ziele der letzten Runde liegen offen, alle wissen also, dass sie fehlen; in der nächsten Runde sind sie wieder dabei.
    .title = Geheime Ziele
    .ids = E2
rule-setup-deal = Alle Karten werden gemischt, jede Person bekommt eine offen. Der Rest ist der Stapel. Eine Ablage gibt es noch nicht.
    .title = Eine Karte für alle
    .ids = E3

section-turn = Dein Zug
rule-turn-fill = Dein Trio ist deine offene Karte plus zwei Handkarten. Solange du weniger als zwei auf der Hand hast, nimmst du im Zug eine dazu: die oberste vom Stapel, ungesehen von den anderen, oder die offene Karte einer anderen Person, wenn sie nicht gesperrt ist. Wer eine Karte verliert, bekommt die oberste vom Stapel als neue offene. Die eigene offene Karte kannst du nicht nehmen.
    .title = Das Trio füllen
    .ids = E4
rule-turn-full = Mit vollem Trio besserst du nach oder sagst an. Hast du in einer Runde 25-mal nachgebessert, musst du im nächsten Zug ansagen, außer du bist zum Schweigen gebracht; Sperren oder Schweigen davor ist erlaubt. Letzte Züge nach einer Ansage betrifft das nicht.
    .title = Nachbessern oder ansagen
    .ids = E5
rule-turn-deck = Nimm die oberste Karte, sieh sie dir an und leg dann eine deiner drei Handkarten ab, gern auch die neue. Hast du dich für den Stapel entschieden, gibt es kein Zurück.
    .title = Nachbessern vom Stapel
    .ids = E6
rule-turn-discard = Gibt es eine Ablage, nimm ihre oberste Karte und leg eine andere aus der Hand ab. Sie darf denselben Wert haben.
    .title = Nachbessern von der Ablage
    .ids = E7
rule-turn-swap = Nimm die nicht gesperrte offene Karte einer anderen Person und leg eine andere Karte aus deiner Hand an ihre Stelle.
    .title = Nachbessern durch Tausch
    .ids = E8
rule-turn-empty = Wird eine Karte gebraucht und der Stapel ist leer, werden alle abgelegten Karten bis auf die oberste zu einem neuen Stapel gemischt.
    .title = Stapel leer
    .ids = E9

section-call = Die Ansage
rule-call-call = Bist du sicher am nächsten dran? Sag an! Du nimmst die Startmarke und legst deine Hand verdeckt quer über deine offene Karte, die damit gesperrt ist.
    .title = Ansagen
    .ids = E10
rule-call-last = Im Uhrzeigersinn haben alle anderen einen letzten Zug: dabeibleiben oder aussteigen. Wer dabeibleibt, muss genau einmal nachbessern, dann ist die Karte gesperrt. Wer aussteigt, bewegt nichts; die offene Karte bleibt zu haben, wenn keine Marke sie sperrt.
    .title = Dabeibleiben oder aussteigen
    .ids = E11
rule-call-declare = Nach einer Ansage bessert niemand nach, ohne vorher das Dabeibleiben zu erklären. Wer zum Schweigen gebracht ist, darf dabeibleiben oder aussteigen wie alle.
    .title = Erst sagen, dann bessern
    .ids = E12
rule-call-back-out = Nur im Spiel für Fortgeschrittene: Nach den letzten Zügen, auch wenn alle ausgestiegen sind, und bevor Marken für die Summen gewählt werden, darf die ansagende Person einen Rückzieher machen. Er kostet eine beliebige unbenutzte Marke, die sofort in die Schachtel zurückgeht.
    .title = Rückzieher
    .ids = E13

section-reveal = Das Aufdecken
rule-reveal-distance = Zähl dein Trio zusammen. Es kommt darauf an, wie weit die Summe von deinem Ziel weg ist; darüber und darunter sind gleich, 11 und 17 sind also beide 3 von 14 entfernt. Vorher dürfen die ansagende Person und alle, die dabeigeblieben sind, Marken auf Karten ihres Trios legen, auch nach einem Rückzieher. Wer eine brauchbare Marke hat, wählt geheim und endgültig; gezeigt wird alles zugleich.
    .title = Wie nah?
    .ids = E14
rule-reveal-backed-out = Nach einem Rückzieher verliert die ansagende Person einen Stern, alle anderen gewinnen einen, ausgestiegen oder nicht.
    .title = Rückzieher gemacht
    .ids = E15
rule-reveal-caller = Ist die ansagende Person am nächsten, bekommt sie die Sterne ihres Ziels und zieht eine zufällige Marke, wenn die Schachtel eine hat. Gleichstand geht an sie, und ebenso eine Runde, in der alle ausgestiegen sind. Wer dabeigeblieben ist, verliert einen Stern; die anderen bekommen nichts.
    .title = Ansage geglückt
    .ids = E16
rule-reveal-beaten = Sonst gewinnt jede Person, die dabeigeblieben und wirklich näher dran ist, einen Stern, und die ansagende verliert für jede von ihnen einen. Für alle anderen ändert sich nichts.
    .title = Ansage geschlagen
    .ids = E17
rule-reveal-bonus = Die ansagende Person und alle, die dabeigeblieben sind, gewinnen für einen gezeigten Volltreffer noch einen Stern, auch nach einem Rückzieher. Erst das Ergebnis, dann der Bonus; unter 0 fällt dabei nie jemand.
    .title = Volltreffer
    .ids = E18
rule-reveal-muck = Wer nichts beweisen muss, darf Hand und Abstand geheim halten und verzichtet dafür auf den Bonus. Das gilt für alle, die ausgestiegen sind, für alle nach einem Rückzieher, für die ansagende Person, wenn alle ausgestiegen sind, und für die, die dabeigeblieben sind, ohne sie zu schlagen.
    .title = Geheim halten
    .ids = E19
rule-reveal-show = Ohne Rückzieher muss die ansagende Person zeigen, sobald jemand dabeigeblieben ist, ebenso alle, die sie geschlagen haben; sie zeigen zuerst. Alle anderen antworten für sich, zeigen oder geheim halten, und die Antworten kommen zugleich heraus. Von einem geheimen Trio erfährt man nur, welche Marke und Fähigkeit im Spiel war und ob auf der offenen Karte oder in der Hand: nicht, auf welcher Handkarte, und nicht, in welche Richtung ein Stups ging. Die Karten bleiben für immer geheim.
    .title = Zeigen oder geheim halten
    .ids = E19
rule-reveal-clear = Danach werden alle Ziele der Runde aufgedeckt, geheim gehalten oder nicht; eine Runde lang sind sie draußen. Benutzte Marken gehen in die Schachtel zurück, bevor eine neue gezogen wird.
    .title = Aufräumen
    .ids = E20
rule-reveal-win = Hat nach einer Runde jemand acht oder mehr Sterne, gewinnen die meisten Sterne. Oben gleich viele? Dann gibt es Halb-Champions, die sich den Sieg teilen.
    .title = Gewinnen
    .ids = E21

section-tokens = Vorteilsmarken
rule-tokens-use = Eine Marke bietet zwei von sechs Fähigkeiten. Sie wird einmal benutzt, für eine davon, und geht am Ende der Runde in die Schachtel zurück. In einem Zug darfst du mehrere benutzen. Marken im Besitz, benutzte Marken und die Schachtel sehen alle.
    .title = Eine Marke, eine Fähigkeit
    .ids = E22
rule-tokens-total = Beim Zusammenzählen kann eine Marke eine Karte deines eigenen Trios abziehen, verdoppeln, ignorieren (sie zählt 0) oder mit einem Stups um 1 höher oder tiefer machen. Auf einer Karte liegt höchstens eine Marke, und eine durch eine Marke gesperrte Karte hat schon ihre.
    .title = Eine Karte verändern
    .ids = E23
rule-tokens-lock = Sperr deine offene Karte, und in dieser Runde kann sie niemand nehmen. Das geht in deinem Zug: vor deiner Aktion, nach dem Nehmen und vor dem Abgeben einer Karte oder in einem letzten Zug vor dem Dabeibleiben oder Aussteigen. Und es geht in dem Moment, in dem du im Zug einer anderen Person eine neue offene Karte bekommst: Wer Sperren hat, wird dann gefragt, auch nach dem Aussteigen, und das Spiel wartet. Beim Austeilen nicht.
    .title = Sperren
    .ids = E24
rule-tokens-silence = Bring in deinem Zug, vor deiner Aktion oder nach dem Nehmen und vor dem Abgeben einer Karte, eine andere Person zum Schweigen: Sie kann in dieser Runde nicht ansagen. Es trifft nie jemanden, der schon schweigt, geht nie nach einer Ansage und nie gegen die letzte Person, die noch ansagen könnte; du selbst zählst mit.
    .title = Schweigen
    .ids = E25
rule-tokens-draw = Marken werden blind gezogen, und nur solange die Schachtel eine hat.
    .title = Eine Marke ziehen
    .ids = E26

section-knowledge = Wer was weiß
rule-knowledge-open = Offen für alle, auch fürs Publikum: wie groß der Stapel ist, die ganze Ablage, jede Karte, die von einem offenen Platz kommt oder dorthin geht, neues Mischen, Sterne, Marken, wer schweigt oder gesperrt hat, und die Ziele der letzten Runde.
    .title = Offen
    .ids = E27
rule-knowledge-secret = Geheim: was vom Stapel gezogen wird, Hände, die Ziele der anderen und noch nicht gezeigte Entscheidungen.
    .title = Geheim
    .ids = E27

## Optionen

option-advanced = Wer angesagt hat, darf eine Marke für einen Rückzieher abgeben.
    .label = Rückzieher
option-edition = Mit welchen Karten, Zielen und Marken gespielt wird.
    .label = Ausgabe
option-edition-default = Unsere eigene Mischung aus Karten, Zielen und Marken.
    .label = Standard

## Was auf dem Tisch liegt

card-number = { $value }
card-hidden = Verdeckte Karte
deck = Stapel
deck-count = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
discard-pile = Ablage
discard-empty = Noch keine Ablage
lot = Trio
lot-total = Summe { $total }
hand = Hand
face-up-of = Offene Karte von { $who }: { $value }
target = Ziel
target-value = { $stars ->
    [one] Ziel { $value }, { $stars } Stern
   *[other] Ziel { $value }, { $stars } Sterne
}
targets-out = Diese Runde draußen
distance = { $distance ->
    [0] Genau im Ziel
   *[other] { $distance } entfernt
}
stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
stars-of = { $count } von 8 Sternen
first-token = Startmarke
box = Schachtel
token = Vorteilsmarke
token-pair = { $first } oder { $second }
locked = gesperrt
silenced = muss schweigen
caller = hat angesagt
    .you = hast angesagt
stayed-in = bleibt dabei
    .you = bleibst dabei
folded = ausgestiegen
    .you = ausgestiegen
mucked = geheim gehalten
trophy = Champion-Pokal
half-champion = Halb-Champion
ability-subtract = Abziehen
    .meaning = Die Karte zählt minus statt plus.
ability-lock = Sperren
    .meaning = Niemand kann diese Runde deine offene Karte nehmen.
ability-double = Verdoppeln
    .meaning = Die Karte zählt doppelt.
ability-ignore = Ignorieren
    .meaning = Die Karte zählt 0.
ability-silence = Schweigen
    .meaning = Eine andere Person kann diese Runde nicht ansagen.
ability-nudge = Stups
    .meaning = Die Karte zählt 1 mehr oder 1 weniger.

## Warum es endete

reason-most-stars = Die meisten Sterne, acht oder mehr
reason-half-champions = Oben gleich viele: Halb-Champions
reason-backed-out = { $who } hat einen Rückzieher gemacht
reason-caller-closest = { $who } hat angesagt und ist am nächsten
reason-caller-beaten = { $who } hat angesagt und wurde geschlagen
reason-all-folded = Alle sind ausgestiegen

## Züge, wie auf einem Knopf

move-deck = Vom Stapel nehmen
move-discard = { $value } von der Ablage nehmen
move-take = { $value } von { $whom } nehmen
move-give = { $value } hergeben
move-give-discard = { $value } ablegen
move-swap = { $given } gegen { $taken } tauschen
move-call = Ansagen
move-call-confirm = Mit { $total } ansagen?
move-stay = Dabeibleiben
move-fold = Aussteigen
move-fold-confirm = Wirklich aussteigen?
move-leave = Offen lassen
move-stand = Zur Ansage stehen
move-back-out = Rückzieher mit { $token }
move-lock = Deine { $value } sperren
move-silence = { $whom } zum Schweigen bringen
move-subtract = { $value } abziehen
move-double = { $value } verdoppeln
move-ignore = { $value } ignorieren
move-raise = { $value } um 1 hochstupsen
move-lower = { $value } um 1 runterstupsen
move-keep = Marke behalten
move-show = Zeigen
move-show-exact = Zeigen: Volltreffer, ein Stern mehr
move-muck = Geheim halten

## Was ein Zug bewirken würde

preview-fill = { $move }: bisher { $total }, Ziel { $target }
preview-result = { $distance ->
    [0] { $move }: genau { $total }
   *[other] { $move }: { $total }, { $distance } entfernt
}
preview-deck-unseen = Nur du siehst die Karte.
preview-deck-final = Anschauen, dann eine von dreien ablegen. Ein Zurück gibt es nicht.
preview-choose-give = Tippe jetzt die Karte an, die du hergibst, oder nimm zuerst.
preview-shows = { $whom } zeigt dann { $value }.
preview-turns-up = { $whom } bekommt eine neue offene Karte vom Stapel.
preview-discards = Deine { $value } kommt auf die Ablage.
preview-call = Alle anderen bleiben dann dabei oder steigen aus. Gleichstand zählt für dich.
preview-stay = Du besserst noch einmal nach, dann ist deine Karte gesperrt.
preview-fold = Du gewinnst und verlierst nichts, außer bei einem Rückzieher.
preview-silence = { $whom } kann diese Runde nicht ansagen.

## Was geschah

event-dealt = Runde { $round }: { $who } hat die Startmarke
    .you = Runde { $round }: du hast die Startmarke
event-target = { $count ->
    [one] Das Ziel von { $who } ist { $value }, { $count } Stern wert
   *[other] Das Ziel von { $who } ist { $value }, { $count } Sterne wert
}
    .you = { $count ->
        [one] Dein Ziel ist { $value }, { $count } Stern wert
       *[other] Dein Ziel ist { $value }, { $count } Sterne wert
    }
event-took-deck = { $who } zieht vom Stapel
    .you = Du ziehst vom Stapel
event-took-deck-seen = { $who } zieht { $value } vom Stapel
    .you = Du ziehst { $value } vom Stapel
event-took-discard = { $who } nimmt { $value } von der Ablage
    .you = Du nimmst { $value } von der Ablage
event-took-face-up = { $who } nimmt { $value } von { $whom }
    .you = Du nimmst { $value } von { $whom }
    .me = { $who } nimmt dir { $value } weg
event-gave = { $who } gibt { $whom } dafür { $value }
    .you = Du gibst { $whom } dafür { $value }
    .me = { $who } gibt dir dafür { $value }
event-gave-discard = { $who } legt { $value } ab
    .you = Du legst { $value } ab
event-turned-up = { $who } bekommt offen { $value }
    .you = Du bekommst offen { $value }
event-reshuffled = Die Ablage wird zum neuen Stapel
event-called = { $who } sagt an!
    .you = Du sagst an!
event-stayed = { $who } bleibt dabei
    .you = Du bleibst dabei
event-folded = { $who } steigt aus
    .you = Du steigst aus
event-backed-out = { $who } macht einen Rückzieher und gibt eine Marke zurück: { $token }
    .you = Du machst einen Rückzieher und gibst eine Marke zurück: { $token }
event-locked = { $who } sperrt { $value }
    .you = Du sperrst { $value }
event-silenced = { $who } bringt { $whom } zum Schweigen
    .you = Du bringst { $whom } zum Schweigen
    .me = { $who } bringt dich zum Schweigen
event-ready = { $who } ist bereit
    .you = Du bist bereit
event-token-used = { $who } nutzt { $ability } auf der offenen Karte
    .you = Du nutzt { $ability } auf der offenen Karte
event-token-used-hidden = { $who } nutzt { $ability } auf einer Handkarte
    .you = Du nutzt { $ability } auf einer Handkarte
event-lot-shown = { $distance ->
    [0] { $who } zeigt { $total }, genau im Ziel
   *[other] { $who } zeigt { $total }, { $distance } von { $target } entfernt
}
    .you = { $distance ->
            [0] Du zeigst { $total }, genau im Ziel
           *[other] Du zeigst { $total }, { $distance } von { $target } entfernt
        }
event-mucked = { $who } hält die Karten geheim
    .you = Du hältst deine Karten geheim
event-target-shown = Das Ziel von { $who } war { $value }
    .you = Dein Ziel war { $value }
event-stars-gained = { $count ->
    [one] { $who } gewinnt { $count } Stern
   *[other] { $who } gewinnt { $count } Sterne
}
    .you = { $count ->
            [one] Du gewinnst { $count } Stern
           *[other] Du gewinnst { $count } Sterne
        }
event-stars-lost = { $count ->
    [one] { $who } verliert { $count } Stern
   *[other] { $who } verliert { $count } Sterne
}
    .you = { $count ->
            [one] Du verlierst { $count } Stern
           *[other] Du verlierst { $count } Sterne
        }
event-bonus = Volltreffer von { $who }: ein Stern mehr
    .you = Volltreffer: ein Stern mehr für dich
event-token-drawn = { $who } zieht eine Marke: { $token }
    .you = Du ziehst eine Marke: { $token }

## Am Tisch

table-round = Runde { $round }
table-first-to = Wer zuerst { $goal } Sterne hat
table-of-stars = von { $goal } ★
table-first = Start!
table-fill = Nimm eine Karte auf die Hand
table-fill-sub = Vom Stapel, ungesehen, oder jemandes offene Karte.
table-now = { $distance ->
    [0] Du hast { $total }: genau im Ziel
   *[other] Du hast { $total }, { $distance } von { $target } entfernt
}
table-tune-sub = Besser mit Stapel, Ablage oder einer offenen Karte nach, oder sag an.
table-silenced-sub = Du musst schweigen: Nachbessern ja, ansagen diese Runde nicht.
table-must-call = Du hast { $count }-mal nachgebessert: Jetzt musst du ansagen.
table-last-tune = Du bleibst dabei: ein letztes Nachbessern
table-stay-or-fold = { $who } sagt an. Dabeibleiben oder aussteigen?
table-choose-give = Welche Karte geht weg?
table-choose-seat = Wer soll schweigen?
table-choose-ability = Welche Hälfte der Marke?
table-ability = Fähigkeit
table-token-question = { $token } nutzen?
table-token-secret = Niemand sieht deine Wahl, bis alle bereit sind.
table-tap-card = Karte antippen
table-lock-title = Deine neue offene Karte ist { $value }. Sperren?
table-lock-with = Sperren mit { $token }
table-back-out-title = Stehst du zu deiner Ansage?
table-back-out-text = Ein Rückzieher kostet dich eine Marke und einen Stern; alle anderen gewinnen einen Stern.
table-back-out-confirm = Wirklich zurückziehen?
table-show-title = Dein Trio zeigen oder geheim halten?
table-show-text = Was du geheim hältst, sieht niemand; dein Ziel wird so oder so aufgedeckt.
table-answered = Du bist bereit
table-tag-take = nehmen
table-tag-give = weg
table-tag-new = neu
table-tag-now = jetzt
table-tag-lock = sperren
table-card-up = { $value }, offene Karte
table-card-up-locked = { $value }, offene Karte, gesperrt
table-card-hand = { $value }, auf der Hand
table-card-result = { $distance ->
    [0] { $card }: ergäbe { $total }, genau
   *[other] { $card }: ergäbe { $total }, { $distance } entfernt
}
table-card-new = { $value }, gerade genommen
table-card-known = { $value }, offen auf die Hand genommen
table-card-take = Offene Karte von { $who }, { $value }: nehmen
table-card-locked = Offene Karte von { $who }, { $value }: gesperrt, nicht zu nehmen
table-discard-top = Ablage, obenauf { $value }
table-hand-count = { $count ->
    [one] { $count } verdeckte Handkarte
   *[other] { $count } verdeckte Handkarten
}
table-token = Vorteilsmarke: { $first } oder { $second }
table-token-lies = { $ability }, diese Runde genutzt
table-gauge = { $distance ->
    [0] Ziel { $target }. Trio { $total }: genau
   *[other] Ziel { $target }. Trio { $total }, { $distance } entfernt
}
table-gauge-so-far = Ziel { $target }. Bisher { $total }
table-silence-this = { $whom } zum Schweigen bringen: diese Runde keine Ansage
table-centre = Stapel und Ablage
table-lot = Trio von { $who }
    .you = Dein Trio
table-only = Nur für { $who } sichtbar
    .you = Nur für dich sichtbar
table-reveal = Runde { $round }: Wie nah?
table-reveal-target = Ziel { $value }
table-reveal-bonus = genau +1
table-box = { $count ->
    [one] Schachtel: { $count } Marke
   *[other] Schachtel: { $count } Marken
}
table-discards = { $count ->
    [one] Ablage: { $count } Karte
   *[other] Ablage: { $count } Karten
}

event-game-over = Das Spiel ist vorbei

# Warum ein Zug gut ist (Tipps)
explain-fill-last = { $away ->
    [0] Mit der { $card } hast du { $total }, genau dein Ziel.
   *[other] Mit der { $card } hast du { $total }, { $away } neben der { $target }.
}
explain-fill-first = Nach der { $card } trifft eine { $need } genau die { $target }.
explain-fill-over = Mit der { $card } hast du { $total }, und eine Karte kommt noch dazu; dein Ziel ist { $target }.
explain-fill-so-far = Mit der { $card } hast du { $total } von { $target }, und eine Karte kommt noch.
explain-fill-owner = Wer { $place ->
        [left] links von dir
        [left-2] zwei Plätze links von dir
        [across] gegenüber
        [right-2] zwei Plätze rechts von dir
       *[right] rechts von dir
    } sitzt, verliert die { $card } und deckt eine neue Karte auf.
explain-deck-hits = { $hits ->
    [one] { $hits } der { $unseen } Karten, die du nicht siehst, würde genau treffen; von den offenen keine.
   *[other] { $hits } der { $unseen } Karten, die du nicht siehst, würden genau treffen; von den offenen keine.
}
explain-deck-secret = Eine Karte vom Stapel sieht sonst niemand; eine offene ({ $cards }) verrät einen Teil deiner Hand.
explain-tune = { $away ->
    [0] Die { $card } für deine { $give } trifft genau dein Ziel.
   *[other] Mit der { $card } für deine { $give } bist du { $away } daneben, jetzt { $now }.
}
explain-tune-same = Mit der { $card } für deine { $give } bist du { $away } daneben, so weit wie jetzt.
explain-tune-discard = Deine { $give } geht für die { $card } auf die Ablage, nicht zu jemand anderem.
explain-tune-owner = Wer { $place ->
        [left] links von dir
        [left-2] zwei Plätze links von dir
        [across] gegenüber
        [right-2] zwei Plätze rechts von dir
       *[right] rechts von dir
    } sitzt, bekommt deine { $give } für die { $card }.
explain-deck-nearer = { $better ->
    [one] { $better } der { $unseen } Karten, die du nicht siehst, brächte
   *[other] { $better } der { $unseen } Karten, die du nicht siehst, brächten
} dich näher als { $away } heran; von den offenen keine.
explain-deck-keep = { $away ->
    [0] Hilft die Karte nicht, legst du sie ab und bleibst genau im Ziel.
   *[other] Hilft die Karte nicht, legst du sie ab und bleibst { $away } daneben.
}
explain-give-better = { $away ->
    [0] Ohne die { $card } triffst du genau, ohne die { $other } bist du { $worse } daneben.
   *[other] Ohne die { $card } bist du { $away } daneben, ohne die { $other } { $worse }.
}
explain-give = { $away ->
    [0] Mit { $first } und { $second } auf der Hand triffst du genau.
   *[other] Mit { $first } und { $second } auf der Hand bist du { $away } daneben.
}
explain-call-exact = Du hast { $total }, genau dein Ziel: Näher geht es nicht, und Gleichstände gehören dir.
explain-call-token = { $effect ->
    [subtract] Ziehst du die { $card } mit einer Marke ab, hast du { $total }, genau dein Ziel.
    [double] Verdoppelst du die { $card } mit einer Marke, hast du { $total }, genau dein Ziel.
    [ignore] Ignorierst du die { $card } mit einer Marke, hast du { $total }, genau dein Ziel.
    [raise] Stupst du die { $card } mit einer Marke hoch, hast du { $total }, genau dein Ziel.
   *[lower] Stupst du die { $card } mit einer Marke runter, hast du { $total }, genau dein Ziel.
}
explain-call-close = { $away ->
    [1] Nur ein genauer Treffer schlägt dich
   *[other] Nur wer weniger als { $away } daneben ist, schlägt dich
}; gelingt die Ansage, gibt es { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
explain-stay-hit = Die offene { $card } für deine { $give } macht genau { $total }: ein Bonusstern, wenn du es zeigst.
explain-stay-free = Du hast keinen Stern, den du beim Dabeibleiben verlieren könntest.
explain-stay-open = Mit der offenen { $card } für deine { $give } bist du { $away } daneben: näher als eine Ansage, die { $beaten } oder mehr daneben liegt.
explain-stay-now = { $away ->
    [0] Du triffst dein Ziel genau: ein Bonusstern, wenn du es zeigst.
   *[other] Du kannst { $away } daneben bleiben: näher als eine Ansage, die { $beaten } oder mehr daneben liegt.
}
explain-fold-far = Beim Dabeibleiben riskierst du einen Stern, und keine offene Karte bringt dich näher als { $away } heran.
explain-fold = Wer aussteigt, kann keinen Stern verlieren.
explain-lock-hit = Du triffst genau, solange niemand deine { $card } nimmt: Die Marke Sperren/{ $other ->
        [subtract] Abziehen
        [lock] Sperren
        [double] Verdoppeln
        [ignore] Ignorieren
        [silence] Schweigen
       *[nudge] Stups
    } hält sie fest.
explain-lock = Mit der Marke Sperren/{ $other ->
        [subtract] Abziehen
        [lock] Sperren
        [double] Verdoppeln
        [ignore] Ignorieren
        [silence] Schweigen
       *[nudge] Stups
    } kann niemand deine { $card } nehmen.
explain-leave-folded = Du bist ausgestiegen: Deine { $card } zählt nicht mehr.
explain-leave-away = { $away ->
    [0] Mit der { $card } bist du genau im Ziel; die Marke bleibt dir.
   *[other] Mit der { $card } bist du { $away } daneben; die Marke bleibt dir.
}
explain-leave = Deine { $card } bleibt offen, und die Marke bleibt dir.
explain-silence = Wer { $place ->
        [left] links von dir
        [left-2] zwei Plätze links von dir
        [across] gegenüber
        [right-2] zwei Plätze rechts von dir
       *[right] rechts von dir
    } sitzt ({ $stars } ★), kann diese Runde nicht ansagen; das kostet die Marke Schweigen/{ $other ->
        [subtract] Abziehen
        [lock] Sperren
        [double] Verdoppeln
        [ignore] Ignorieren
        [silence] Schweigen
       *[nudge] Stups
    }.
explain-stand-exact = Du hast { $total }, genau dein Ziel: Niemand kann das schlagen.
explain-stand-alone = { $stars ->
    [one] Niemand blieb dabei: Deine Ansage bringt { $stars } Stern.
   *[other] Niemand blieb dabei: Deine Ansage bringt { $stars } Sterne.
}
explain-stand = { $count ->
    [one] Du bist { $away } daneben; näher sein kann nur die eine Person, die dabeiblieb.
   *[other] Du bist { $away } daneben; näher sein können nur die { $count }, die dabeiblieben.
}
explain-back-out-risk = Der Rückzieher kostet einen Stern und die Marke { $first ->
        [subtract] Abziehen
        [lock] Sperren
        [double] Verdoppeln
        [ignore] Ignorieren
        [silence] Schweigen
       *[nudge] Stups
    }/{ $second ->
        [subtract] Abziehen
        [lock] Sperren
        [double] Verdoppeln
        [ignore] Ignorieren
        [silence] Schweigen
       *[nudge] Stups
    }; wer dabeiblieb, könnte dich bis zu { $most } ★ kosten.
explain-back-out = Die Marke { $first ->
        [subtract] Abziehen
        [lock] Sperren
        [double] Verdoppeln
        [ignore] Ignorieren
        [silence] Schweigen
       *[nudge] Stups
    }/{ $second ->
        [subtract] Abziehen
        [lock] Sperren
        [double] Verdoppeln
        [ignore] Ignorieren
        [silence] Schweigen
       *[nudge] Stups
    } geht zurück, und alle anderen gewinnen einen Stern.
explain-use = { $place ->
        [face-up] Deine offene { $card }
       *[hand] Deine { $card } auf der Hand
    } { $effect ->
        [subtract] abgezogen
        [double] verdoppelt
        [ignore] ignoriert
        [raise] hochgestupst
       *[lower] runtergestupst
    } macht { $total }, { $away ->
        [0] genau dein Ziel
       *[other] { $away } daneben; jetzt { $now }
    }.
explain-use-same = { $place ->
        [face-up] Deine offene { $card }
       *[hand] Deine { $card } auf der Hand
    } { $effect ->
        [subtract] abgezogen
        [double] verdoppelt
        [ignore] ignoriert
        [raise] hochgestupst
       *[lower] runtergestupst
    } macht { $total }, { $away } daneben, nicht näher als jetzt.
explain-keep-exact = Du hast schon { $total }, genau dein Ziel; die Marke bleibt dir.
explain-keep-useless = Diese Marke bringt dich nicht näher als { $away } heran; sie bleibt dir.
explain-keep = Du bleibst { $away } daneben, und die Marke bleibt dir.
explain-show-hit = { $total } ist ein Volltreffer: Zeigen bringt einen Stern mehr.
explain-show-folded = Du bist ausgestiegen: Zeigen bringt nichts.
explain-show-away = Du bist { $away } daneben: Zeigen bringt keinen Bonus.
explain-muck-hit = { $total } ist ein Volltreffer: Geheimhalten verschenkt einen Stern.
explain-muck-folded = Du bist ausgestiegen: Die Hand geheim zu halten kostet nichts.
explain-muck-away = Du bist { $away } daneben: Ein Bonus entgeht dir nicht, und deine Hand bleibt geheim.

## Die Ergebnisseite

moment-closest = { $distance ->
    [0] { $who } trifft das Ziel { $target } genau.
   *[other] { $who } liegt { $distance } neben { $target }.
}
    .you = { $distance ->
            [0] Du triffst das Ziel { $target } genau.
           *[other] Du liegst { $distance } neben { $target }.
        }
moment-won = Runde { $round }: { $stars ->
    [one] { $who } gewinnt einen Stern.
   *[other] { $who } gewinnt { $stars } Sterne.
}
    .you = Runde { $round }: { $stars ->
            [one] Du gewinnst einen Stern.
           *[other] Du gewinnst { $stars } Sterne.
        }
moment-lost = Runde { $round }: { $stars ->
    [one] { $who } verliert einen Stern.
   *[other] { $who } verliert { $stars } Sterne.
}
    .you = Runde { $round }: { $stars ->
            [one] Du verlierst einen Stern.
           *[other] Du verlierst { $stars } Sterne.
        }
ending-rounds = Ziele, Trios und Ansagen
ending-caller = angesagt von { $who }
    .you = angesagt von dir
ending-target = Ziel { $target }
ending-off = { $distance ->
    [0] genau
   *[other] { $distance } daneben
}
ending-not-shown = nicht gezeigt
ending-stars = Sterne

# A move where nothing on the table shows the rest of it.
full-face-up = { $move } (offene Karte)
