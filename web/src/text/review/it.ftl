### Reviews and lessons: loaded with their pages.

review-ask = Analizza questa partita
review-again = Riprova l’analisi
review-failed = Non è stato possibile analizzare questa partita.
review-begins = L’analisi comincia…
review-waiting = { $count ->
    [one] Prima c’è un’altra analisi
   *[other] Prima ci sono altre { $count } analisi
}
review-judging = { $done } decisioni valutate su { $total }
review-what-you-knew = Ciò che sapevi
review-what-was = Tutte le carte
review-hidden = Ciò che non potevi vedere
review-nothing-hidden = Nessuno aveva carte nascoste.
review-show-better = Mostra la mossa migliore sul tavolo
review-their-eyes = Come l’ha visto { $who }
review-whole = Tutta la partita
review-step = Passo { $at }
review-as-played = giocata
review-played-move = Scelta: { $move }
review-why = Perché?
review-better-move = Meglio: { $move }.
review-says = Decisione { $number } di { $total }: { $grade }
review-says-better = Decisione { $number } di { $total }: { $grade }, { $amount }; meglio: { $move }
learn-title = Impara dai tuoi errori
learn-short = I tuoi errori
learn-number = { $number } di { $total }
learn-task = Qui hai scelto: { $move }. Trova di meglio.
learn-best = Esatto!
learn-good = Vale quanto la mossa migliore.
learn-warmer = Fuochino: meglio della tua mossa, ma si può fare di più.
learn-same = È quello che hai giocato. Prova altro.
learn-colder = Acqua: ancora peggio della tua mossa.
learn-unknown = Questa mossa non è stata valutata. Provane un’altra.
learn-show = Mostrami
learn-next = Avanti
learn-end = Com’è andata?
learn-found = { $found ->
    [0] Stavolta non ne hai trovata nessuna su { $total }.
   *[other] Ne hai trovate { $found } su { $total }.
}
learn-none = Nessun errore da cui imparare. Ben giocato!
learn-needs-review = Questa partita non ha ancora un’analisi.
learn-once-more = Ancora una volta
learn-solved = trovata
learn-shown = mostrata
