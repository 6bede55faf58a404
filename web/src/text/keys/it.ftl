### The page about the keyboard.

cap-space = Spazio
cap-ends = Inizio, Fine
keys-replay-play = avvia e ferma il replay
keys-replay-step = un passo indietro o avanti
keys-replay-round = un round indietro o avanti
keys-replay-ends = all’inizio, alla fine
keys-note = Si può fare tutto con la sola tastiera. Le scorciatoie si disattivano nelle impostazioni. In Close Enough, Closing In e 5 To Close ogni scelta porta a ciò che completa la mossa, poi al pulsante che la gioca.
keys-tab = da una zona all’altra: barra, avversari, centro, il tuo posto, la tua mossa
keys-arrows = da un elemento all’altro nella zona
keys-enter = scegliere un elemento o rimetterlo a posto
keys-play = giocare ciò che è selezionato, compreso l’elemento attivo se completa la mossa
keys-clear = rimettere tutto a posto
keys-undo = annullare l’ultima mossa
keys-hint = chiedere un consiglio
keys-rules = aprire la regola che vale ora
keys-log = punti e diario
