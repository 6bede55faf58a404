### Reviews and lessons: loaded with their pages.

review-ask = Partie analysieren
review-again = Noch einmal versuchen
review-failed = Diese Partie ließ sich nicht analysieren.
review-begins = Die Analyse beginnt …
review-waiting = { $count ->
    [one] Eine andere Analyse ist vorher dran
   *[other] { $count } andere Analysen sind vorher dran
}
review-judging = { $done } von { $total } Entscheidungen beurteilt
review-what-you-knew = Dein Wissen
review-what-was = Alle Karten
review-hidden = Was du nicht sehen konntest
review-nothing-hidden = Niemand hatte verdeckte Karten.
review-show-better = Den besseren Zug auf dem Tisch zeigen
review-their-eyes = Mit den Augen von { $who }
review-whole = Die ganze Partie
review-step = Schritt { $at }
review-as-played = so gespielt
review-played-move = Gewählt: { $move }
review-why = Warum?
review-better-move = Besser: { $move }.
review-says = Entscheidung { $number } von { $total }: { $grade }
review-says-better = Entscheidung { $number } von { $total }: { $grade }, { $amount }; besser: { $move }
learn-title = Aus Fehlern lernen
learn-short = Deine Fehler
learn-number = { $number } von { $total }
learn-task = Hier hast du gewählt: { $move }. Finde etwas Besseres.
learn-best = Genau!
learn-good = Genauso gut wie der beste Zug.
learn-warmer = Wärmer: besser als dein Zug, aber da geht noch mehr.
learn-same = Das hast du gespielt. Versuch etwas anderes.
learn-colder = Kälter: noch schlechter als dein Zug.
learn-unknown = Dieser Zug wurde nicht geprüft. Versuch einen anderen.
learn-show = Zeig es mir
learn-next = Weiter
learn-end = Wie war ich?
learn-found = { $found ->
    [0] Diesmal hast du keinen von { $total } gefunden.
   *[other] Du hast { $found } von { $total } gefunden.
}
learn-none = Keine Fehler, aus denen du lernen könntest. Gut gespielt!
learn-needs-review = Zu dieser Partie gibt es noch keine Analyse.
learn-once-more = Noch einmal
learn-solved = gefunden
learn-shown = gezeigt
