### Le parole dei problemi e della sfida del giorno.

## Problemi

puzzles-note = Una mossa è chiaramente la migliore. Trovala con quello che vedi: nessuna carta nascosta decide un problema.
puzzle-of = Problema · { $game }
puzzle-find = Trova la mossa migliore.
puzzle-others = ogni altra mossa è nettamente peggiore
puzzle-hint = Suggerimento
puzzle-one-of = È una di queste:
puzzle-solution = Soluzione
puzzle-next = Prossimo problema
puzzle-again = Riprova
puzzle-verdict = Verdetto
puzzle-right = Esatto!
puzzle-wrong = «{ $move }» non è la mossa migliore.
puzzle-loses-win = Costa circa il { $amount } di probabilità di vittoria.
puzzle-loses-points = Costa circa { $amount } punti.
puzzle-loses-stars = Costa circa { $amount } stelle.
puzzle-true-but = A suo favore: { $why }
puzzle-answer = La migliore: { $move }.
puzzle-streak = { $count } di fila
puzzle-longest = Serie migliore: { $count }
puzzle-solved = { $solved } su { $total } risolti
puzzle-start = Risolvi
puzzle-start-game = Risolvi problemi di { $game }

## La sfida del giorno

day-note = Una partita al giorno, uguale per tutti. Hai un solo tentativo per prova, senza annullare e senza consigli.
day-left = { $hours ->
    [0] ancora { $minutes } min
   *[other] ancora { $hours } h { $minutes } min
}
day-streak = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
day-solo = Da soli, con i dadi del giorno
day-position = La posizione del giorno
day-solo-note = Riempi in solitario il tuo foglio. Tutti hanno gli stessi dadi.
day-position-note = Una posizione, una mossa. Quanto del valore della mossa migliore conservi?
day-begin = Gioca
day-go-on = Continua
day-given-up = Abbandonata
day-place = posizione { $place } su { $of }
day-points = { $score } punti
day-position-short = Posizione
day-bot = Con gli stessi dadi il bot forte fa { $score }.
day-bot-plays = Il bot sta ancora giocando…
day-found = Hai trovato la mossa migliore.
day-missed = C’era una mossa migliore.
day-look-again = Guarda la soluzione
day-board = Classifica del giorno
day-tries = { $count ->
    [one] 1 persona
   *[other] { $count } persone
}
day-nobody = Nessuno ha ancora finito.
day-share = Il tuo risultato
day-share-now = Condividi
day-history = I tuoi giorni su questo dispositivo
day-day = Giorno
day-position-of = Oggi · { $game }
day-one-try = Hai un solo tentativo.
day-to-board = Alla classifica
day-proof = Un caso onesto
day-proof-note = Dadi e carte di un giorno nascono da un segreto. La sua impronta è pubblicata il giorno prima, il segreto a giorno finito: nessuno può cambiare o prevedere nulla.
day-proof-today = Impronta del segreto di oggi
day-proof-tomorrow = Impronta del segreto di domani
day-proof-yesterday = Impronta del segreto di ieri
day-proof-secret = Segreto di ieri
day-proof-fits = corrisponde
day-proof-broken = non corrisponde
