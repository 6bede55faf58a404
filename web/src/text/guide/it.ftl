### Primi round guidati: un consiglio alla volta, solo finché è vero.

guide = Partita guidata
guide-next = Avanti
guide-done = Capito
guide-stop = Continua senza guida

## Poof

poof-hand = Tutto deve andarsene: le { $count } carte della tua mano e quelle davanti a te. Sotto ognuna di queste ce n’è un’altra che nessuno conosce.
    .title = Liberarsi di tutto
poof-turn = La pila è vuota: va bene tutto, ed è il momento delle carte alte. Tocca le carte con la lampadina, poi «{ $move }».
    .title = Tocca a te
poof-lower = Serve una carta uguale a quella in cima o più bassa; quante ne sono state giocate prima non conta. Tocca le carte con la lampadina, poi «{ $move }».
    .title = Sempre più in basso
poof-run = { $count ->
    [one] C’è una carta di questo valore
   *[other] Ci sono { $count } carte uguali
} in cima. Arriva a quattro: la pila sparisce e giochi ancora. «{ $move }»!
    .title = Quattro uguali: poof!
poof-table = Puoi giocare anche le carte scoperte davanti a te. Tocca quella con la lampadina: la carta sotto viene girata per tutti, e potrai giocarla dal tuo prossimo turno.
    .title = Carte sul tavolo
poof-poof-card = Nessuno dei tuoi numeri va bene. Ma una carta Poof toglie qualsiasi pila, e giochi ancora. Se ti resta alla fine, costa 50.
    .title = La carta Poof
poof-pick-up = E non hai carte Poof: prendi la pila. Toccala, poi «{ $move }». Da una mano piena nascono presto quattro uguali.
    .title = Niente va bene
poof-give-up = { $who } ha meno carte. Se un round sembra perso, con la bandierina ci rinunci: conti le tue carte e la pila, { $who } niente. Questo si può ancora vincere!
    .title = Pooftastrofe
poof-score = Chi resta per primo senza carte chiude il round. Gli altri contano quel che resta; vince il totale più basso.
    .title = Il conto

## Close Enough

close-enough-target = Questo numero lo conosci solo tu. Porta le tue tre carte vicino a { $target }: una chiamata riuscita vale { $stars ->
    [one] una stella
   *[other] { $stars } stelle
}.
    .title = Il tuo bersaglio
close-enough-lot = Contano tre carte: quella scoperta e due in mano. Nessuno vede cosa peschi dal mazzo. Toccalo, poi «{ $move }».
    .title = Riempi la mano
close-enough-open = Puoi anche prendere una carta scoperta davanti a qualcun altro. Questa ti avvicina di più: «{ $move }».
    .title = Serviti pure
close-enough-tune = Hai { $total } e vuoi { $target }: differenza { $away }. Sopra o sotto è lo stesso. A ogni turno puoi scambiare una carta: tocca il mazzo.
    .title = Ritoccare
close-enough-give = Ora una delle tue tre carte deve andare. Ognuna mostra il totale che resterebbe. Tocca quella con la lampadina, poi «{ $move }».
    .title = Una di troppo
close-enough-call = Il tuo totale è proprio il bersaglio. Nessuno può essere più vicino, e a parità vince chi chiama: chiama!
    .title = Centro esatto
close-enough-muck = Nessuno è rimasto, quindi non devi mostrare le carte. Se tieni segreta la mano, nessuno la vedrà mai; ma un centro esatto mostrato vale una stella in più. Mostralo.
    .title = Mostrare o tenere segreto?
close-enough-stay = Qualcuno ha chiamato. Resta se pensi di essere più vicino: una stella se è vero, una in meno se vince chi ha chiamato. Se lasci, non rischi niente.
    .title = Restare o lasciare?
close-enough-tokens = Una chiamata riuscita porta anche un gettone. Una delle sue due metà vale una volta: su una carta quando si fa il totale, o nel tuo turno per bloccare o zittire. Vince chi arriva a otto stelle.
    .title = Un gettone vantaggio

## Close to the Mark

close-to-the-mark-colour = Un dado è tuo per tutta la partita, e anche il suo colore. Prendi questo, poi «{ $move }».
    .title = Il tuo dado
close-to-the-mark-roll = Tutti usano lo stesso lancio. Il tuo dado più un altro fa il tuo numero; i dadi mostrano le somme.
    .title = Un lancio per tutti
close-to-the-mark-circle = Una casella prende la somma con il dado del suo colore. Metti { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
} nella casella indicata: verso il centro ha più vicini.
    .title = Scrivere un numero
close-to-the-mark-cross = Due vicini che differiscono esattamente di uno hanno una spunta in mezzo. Con { $number ->
    [8] l’8
    [11] l’11
   *[other] il { $number }
} qui ne ottieni una. Da una a quattro spunte in una linea valgono 1, 3, 6 o 10.
    .title = Numeri vicini
close-to-the-mark-extremes = Pagano anche i numeri bassi e alti: 3, 4, 10 e 11 spuntano una di queste caselle, 2 e 12 due, ognuna vale 2 punti. Puoi scrivere { $number }.
    .title = Estremi
close-to-the-mark-own = Le caselle del tuo colore prendono una qualsiasi delle quattro somme. «{ $move }» adesso rende di più.
    .title = Il tuo colore
close-to-the-mark-together = Tutti scrivono insieme, e niente si vede finché non hanno finito tutti. Dopo { $turns } turni ogni casella è piena. Ora sai tutto: continua!
    .title = Tutti insieme

## Closing In

closing-in-city = Siete una squadra in una città che si chiude. { $sent } dossier su { $wanted } sono trasmessi; poi tutti devono uscire. Subentri tu per gli ultimi turni.
    .title = Una squadra
closing-in-actions = Hai due azioni per turno. Prima della prima puoi spendere carte per averne altre: questa ne compra { $count }.
    .title = Azioni
closing-in-search = Sulla tua tessera c’è un dossier e nessun agente: prendilo. Tocca la tua tessera, poi «{ $move }».
    .title = Cercare
closing-in-send = Sei alla Torre radio con un dossier, e non ci sono agenti: «{ $move }».
    .title = In onda
closing-in-escape = Tutti i dossier sono trasmessi, sei a un’uscita e ne hai la chiave: chi è sulla tua tessera esce con te.
    .title = Fuori di qui
closing-in-lure = Due agenti: con uno in più la tessera si chiude per sempre. Attirane uno: toccala, scegli Attira, poi «{ $move }».
    .title = Una tessera in pericolo
closing-in-enforce = Dopo ogni turno si girano carte luogo: un agente su ogni tessera nominata, e a volte un dossier. Le tessere con più di due agenti si chiudono per sempre.
    .title = La Stretta
closing-in-go = Verso: { $tile }. «{ $move }». Sulla tessera che lasci arriva un agente.
    .title = Muoversi
closing-in-end = Per ora non c’è altro da fare. «{ $move }».
    .title = Finire il turno

## 5 To Close

five-to-close-goal = Componi parole inglesi, chiudile e fai punti in base alla lunghezza: in questo round almeno { $letters } lettere. Chi chiude per primo cinque parole lo termina.
    .title = Cinque parole
five-to-close-draw = Ogni turno comincia con una carta, dal mazzo o dagli scarti. «{ $move }».
    .title = Pescare
five-to-close-start = Puoi scrivere { $word }. Tocca la prima lettera, poi «{ $move }».
    .title = Cominciare una parola
five-to-close-spell = Le lettere vanno solo in fondo a una parola. Avanti verso { $word }: «{ $move }».
    .title = Lettera per lettera
five-to-close-multiply = Questa carta moltiplica i punti di una parola quando è chiusa. Mettila su { $word }: «{ $move }».
    .title = Una carta speciale
five-to-close-lock = { $word } è completa. Chiusa, dà punti e nessuno può più toccarla. Tocca il suo lucchetto, poi «{ $move }».
    .title = Chiuderla
five-to-close-discard = Un turno finisce con uno scarto; poi peschi fino a sette carte. «{ $move }».
    .title = Scartare
five-to-close-challenge = { $word } è stata appena chiusa, senza nemmeno una vocale. Contestala: se non è nella lista, gli altri perdono 50 punti e la parola. Se ci fosse, ne perderesti 25 tu.
    .title = È una parola?
five-to-close-special = Hai carte speciali. Il Jolly è qualsiasi lettera; Doppio e Triplo vanno sulla tua parola; Gelo ferma una delle loro; Disgelo libera o protegge la tua.
    .title = Carte speciali
five-to-close-close = Le parole chiuse sono al sicuro. Cinque chiudono il round e danno 25 punti in più. Ora sai tutto: continua!
    .title = Chiudere il round
