### Le parole dell’app web. Quelle dei giochi e le comuni stanno in src/closecall.

## Round the table

home = Home
table = Tavolo
skip-to-table = Vai al tavolo
your-turn-small = tocca a te
your-move = La tua mossa
more = Altro: suoni, colori, uscita
more-title = Altro
close = Chiudi
dismiss = Nascondi
side-unread = { $count ->
    [0] Punti e diario
   *[other] Punti e diario, { $count } da leggere
}
scores-and-log = Punti e diario
log-empty = Non è ancora successo niente.
log-taken-back = Una mossa è stata annullata
watchers = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
watching-live = In diretta.
watching-delay = Con { $seconds } secondi di ritardo.
one-moment = Un attimo…
sending = Invio…
dock-choose = Scegli una mossa
nudge = Sollecita
nudge-who = Sollecita { $who }
undo-not-now = Niente da annullare
undo-asked = { $who } vorrebbe annullare l’ultima mossa. Va bene?
undo-declined = Non tutti erano d’accordo.
hint-says = Consiglio: { $move }.
hint-says-clear = Consiglio: { $move }. Nettamente meglio di «{ $other }».
hint-says-likely = Consiglio: { $move }. Un po’ meglio di «{ $other }».
hint-says-close = Consiglio: { $move }. Buono più o meno quanto «{ $other }».
partner-asks-fresh-start = { $who } chiede: si riparte da zero?
partner-asked = Chiesto al partner: si riparte da zero?
partner-yes = Il tuo partner dice sì.
partner-no = Il tuo partner dice no.
reconnecting = Connessione persa. Nuovo tentativo ({ $tries }). Le tue mosse sono al sicuro.
try-now = Prova ora
online = Online
offline = offline
seat-away = Al momento qui gioca un bot
seat-resigned = Ha abbandonato
clock-left = Ancora { $time }
time-left = Tempo rimasto
see-result = Vai al risultato
copy-link = Copia il link
copied = Copiato
leave-to-bot = Esci e lascia continuare un bot
resign = Abbandona
resign-sure = Vuoi davvero abbandonare?
rule-now = Vale ora
rules-search = Cerca nelle regole
rules-none = Nessuna regola corrisponde.
tally-skip = Mostra tutto
tally-go-on = Avanti
chart-summary = Totali: { $totals }. Tutti i numeri sono sul foglio segnapunti.

## Talking

chat = Chat
chat-write = Scrivi un messaggio
chat-send = Invia
chat-quiet = Durante la partita i partner non si parlano.
reactions = Reazioni
react-clap = Ben giocato
react-wow = Wow
react-laugh = Che divertente
react-think = Ci sto pensando
react-thanks = Grazie
react-sorry = Scusa
react-oops = Ops
react-hurry = Tocca a te, fai con calma
react-good-luck = Buona fortuna
react-good-game = Bella partita

## Settings

settings = Impostazioni
setting-language = Lingua
setting-theme = Colori
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
setting-motion = Animazioni
motion-system = Come il sistema
motion-full = Tutte
motion-none = Nessuna
setting-speed = Ritmo
speed-calm = Tranquillo
speed-quick = Rapido
sound-mute = Togli l’audio
sound-unmute = Attiva l’audio
setting-sound = Audio
setting-sound-note = Tutto ciò che si sente si vede anche.
setting-volume = Volume
setting-only-my-turn = Solo quando tocca a me
setting-shortcuts = Scorciatoie
setting-shortcuts-note = Lettere e cifre selezionano gli elementi sul tavolo.
setting-confirm = Chiedi conferma
setting-confirm-note = Dove uno sbaglio costerebbe caro.

## Home and around

skip-to-content = Vai al contenuto
nav-main = Menu principale
nav-play = Gioca
nav-matches = Partite
nav-fame = Albo d’oro
nav-puzzles = Problemi
nav-daily = Sfida del giorno
nav-rules = Regole
no-such-page = Questa pagina non esiste.
theme-now = Colori: { $theme }
profile = Profilo
profile-open = Sei { $name }. Nome, lingua, impostazioni
profile-note = Il tuo nome e i tuoi posti sono legati a questo browser. Non serve un account.
your-name = Il tuo nome
keep-name = Salva
name-kept = Salvato. Le partite già iniziate mantengono il vecchio nome.
default-name = Ospite
forget-me = Dimenticami
forget-sure = Dimenticare nome e posti?
foot-rules = Regole e chiarimenti
foot-fair = Dadi equi, con prova
foot-print = Da stampare
foot-keys = Tastiera
hero-1 = C’è mancato poco.
hero-2 = Un’altra?
hero-new-1 = Cinque giochi veloci.
hero-new-2 = Pronti in un minuto.
hero-text = Cinque giochi piccoli e brillanti con amici, bot o entrambi. Senza account, senza installare niente.
continue = Continua
all-matches = Tutte le mie partite
no-matches = Nessuna partita in corso.
no-finished = Ancora nessuna partita finita.
join-with-code = Entra con un codice
code-character = Carattere { $number } di { $of }
take-a-seat = Siediti
join-note = Oppure apri il link che hai ricevuto. Se il tavolo è pieno, puoi guardare.
no-such-table = Nessun tavolo con il codice { $code }. Nei codici non ci sono O, 0, I e 1.
pick-a-game = Scegli un gioco
pick-a-game-note = «Gioca subito» avvia all’istante una partita contro i bot.
games = Giochi
play-now = Gioca subito
play-now-game = Gioca subito a { $game }, contro i bot
set-up = Prepara
set-up-game = Prepara una partita di { $game }
learn = Impara
learn-again = Impara
learn-game = Prima partita guidata di { $game }
minutes = { $count } min
kind-hands = Mani nascoste
kind-turns = A turno
plain-event = { $text }
kind-bluff = Bluff
kind-together-at-once = Tutti insieme
kind-coop = Cooperativo
kind-teams = Parole e squadre
open-tables = Tavoli aperti
open-tables-note = Qui qualcuno ti aspetta.
no-open-tables = Nessun tavolo aperto al momento. Aprine uno e mettilo in lista.
tables-to-watch = Tavoli da guardare
no-tables-to-watch = Nessun tavolo da guardare al momento.
matches-running = In corso
matches-finished = Finite
show-more = Mostra altro
with = con { $who }
nobody-yet = Ancora nessuno
seats-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
running = In corso
row-waiting = Tocca a { $who }
watch = Guarda
won = Vinta
over = Finita
abandoned = Annullata
abandoned-title = Questo tavolo è stato annullato.

## A new match

new-match = Nuova partita
seats = Posti
seat-waiting = In attesa di chi ha il link
seat-held = Riservato
seat-taken = Al tavolo
seat-open = Posto libero
kind-me-too = Anche qui, sullo stesso dispositivo
kind-open = Qualcun altro
who-sits = Chi siede al posto { $number }
level-of-seat = Livello del bot al posto { $number }
level-fair = Un avversario alla pari
characters = Personaggi
fair-note = Un avversario alla pari gioca al livello a cui vinci circa quanto lui: per ora { $level }. Si regola sui tuoi risultati su questo dispositivo.
name-of-seat = Nome al posto { $number }
player-number = Giocatore { $number }
team-number = Squadra { $number }
add-seat = Aggiungi un posto
remove-seat = Togli un posto
pass-and-play-note = Più persone, un dispositivo: lo schermo è coperto quando lo passi.
no-own-seat-note = Qui guardi soltanto.
table-rules = Al tavolo
clock-move = Tempo per mossa
clock-move-note = Dopo subentra il bot di riserva.
clock-match = Tempo per partita
clock-match-note = Per tutte le mosse di una persona.
clock-reaction = Tempo per reagire
clock-reaction-note = Per rispondere a una mossa; senza risposta si prosegue.
no-clock = Senza limite
takeover = Bot di riserva
takeover-note = Subentra se qualcuno esce o finisce il tempo.
takeover-none = Nessuno
watching-option = Spettatori
watching-option-note = Che cosa vede chi non ha un posto.
watch-nobody = Nessuno
watch-public = Vedono quello che vedono tutti
watch-seats = Dal punto di vista di ciascuno, 30 s dopo
hints-option = Consigli
hints-option-note = Chi è di turno può chiedere consiglio a un bot forte.
undo-option = Annullare le mosse
undo-option-note = Finché non si è visto niente di nuovo e se tutti sono d’accordo.
chat-option-note = Tutti al tavolo possono scrivere.
listed-option = Nella lista pubblica
listed-option-note = Altrimenti lo trova solo chi ha il link.
create-and-invite = Apri il tavolo e invita
edition-own = Edizione propria
edition-file = File dell’edizione (TOML o JSON)
edition-remove = Torna all’edizione standard
what-if = Che cosa cambierebbe?
what-if-note = I bot lo provano: le regole solite contro le vostre, con le stesse carte e gli stessi dadi.
what-if-asking = I bot giocano…
what-if-of = { $count } partite per parte, bot di livello { $level }
what-if-busy = I bot sono molto impegnati. Riprovate tra un attimo.
what-if-usual = Solito
what-if-yours = Vostro
what-if-difference = Differenza
what-if-clear = netta
what-if-same = Nessuna differenza netta.
sit-here = Siediti qui
sit-here-seat = Siediti al posto { $number }
get-up = Alzati
fill-with = Livello dei bot
start-with-bots = { $count ->
    [one] Comincia con un bot
   *[other] Comincia con { $count } bot
}
starts-when-full = { $count ->
    [one] Comincia da sola quando l’ultimo posto è preso.
   *[other] Comincia da sola quando i { $count } posti liberi sono presi.
}
all-here = Ci sono tutti.
cancel-match = Annulla questo tavolo
invite = Invita
invite-link = Link a questo tavolo
qr-alt = Codice QR del link al tavolo { $code }
code = Codice
share = Condividi
second-device = Continua su un altro dispositivo
second-device-how = Inquadra il codice lì o apri il link: è lo stesso posto.
second-device-note = Questo link vale quanto il tuo posto: chi ce l’ha vede quello che vedi tu e può giocare per te.
second-device-link = Link privato al tuo posto
second-device-qr = Codice QR del link privato al tuo posto
seat-link-wrong = Questo link al tuo posto non è più valido.
seat-link-wrong-note = È di un altro tavolo, incompleto, o ce n’è uno più nuovo.
to-the-table = Vai al tavolo
pass-to = Passalo a { $who }
pass-note = Gli altri, per favore, non guardino.
pass-ready = Sono { $who }
rematch-ready = La prossima partita è pronta.

## Result and replay

result = Risultato
podium = Podio
place = { $number }º posto
totals-by-round = Totali, round per round
score-sheet = Foglio segnapunti
watch-replay = Rivedi la partita
change-table = Modifica il tavolo
back-to-table = Torna al tavolo
counting-up = Si contano i punti
offline-shell = Nessuna connessione. Vedi quello che questo dispositivo ha conservato.
update-ready = È pronta una nuova versione.
update-reload = Ricarica
moments = Momenti clou
replay-of = { $game }: rivedi la partita
replay-controls = Riproduzione
replay-step = Passo { $at } di { $of }
whose-eyes = Punto di vista
open-cards = Tutte le carte scoperte
share-moment = Condividi questo momento
play-on = Continua da qui
round-before = Round precedente
move-before = Mossa precedente
move-next = Mossa successiva
round-next = Round successivo
pause = Pausa
play = Riproduci

## Analisi

error-too_many_reviews = Per oggi le analisi sono finite. Riprova domani.

## Back Page of Fame

fame-title = Albo d’oro
fame-note = Le tue partite finite in cui avevi un solo posto.
fame-empty = Ancora niente di cui vantarsi.
victories = { $count ->
    [one] vittoria in tutto
   *[other] vittorie in tutto
}
won-of-played = vinte
streak = Vittorie di fila
longest-streak = Serie più lunga
best-score = Miglior risultato
average-score = Media
rivals = Avversari più frequenti
rival-won = { $won } vinte su { $met }

## Rules, keys, print

rules-pick = Scegli un gioco e leggi come si gioca.
review-next-miss = Errore successivo
review-previous-miss = Errore precedente
print = Stampa
print-note = Fogli di gioco e segnapunti per il tavolo di casa.
sheet-side = lato { $side }
sheet-alt = Foglio con cinque per cinque caselle da compilare a mano
sheet-extremes = 3, 4, 10, 11: spunta una casella; 2, 12: due. Conta la prima libera.

## What went wrong, by the error’s code

error-sealed = Altri giocano ancora questa partita. Sarà mostrata domani.
error-tried_already = Hai già fatto il tuo tentativo oggi.
error-unknown_puzzle = Questo problema non esiste.
error-unavailable = Il server non risponde. Nuovo tentativo…
error-who_are_you = Il server non conosce più questo browser.
error-not_your_seat = Questo posto è di qualcun altro.
error-other_site = Da questa pagina non è possibile.
error-not_yours = Può farlo solo chi siede al tavolo.
error-not_over = Sarà possibile a partita finita.
error-not_running = La partita non è cominciata, o è finita.
error-too_many = Troppe richieste tutte insieme. Riprova tra un attimo.
error-too_fast = Un po’ più piano, per favore.
error-busy = Questo tavolo è molto impegnato. Riprova tra un attimo.
error-malformed = Il server non ha capito la richiesta.
error-spectator = Gli spettatori non possono farlo.
error-cannot_undo = Non si può annullare: si è visto qualcosa di nuovo o qualcuno ha giocato.
error-undo_off = A questo tavolo non si annullano le mosse.
error-quiet = Durante la partita la chat è chiusa.
error-no_hints = A questo tavolo non ci sono consigli.
error-no_takeover = A questo tavolo nessun bot può continuare.
error-nobody_asked = La richiesta non è più valida.
error-no_partner = Qui non hai un partner.
error-no_question = Le regole non permettono questa domanda.
error-no_watching = Questo tavolo non ammette spettatori.
error-which_seat = Per quale dei tuoi posti?
error-unknown_seat = Questo posto non esiste.
error-not_open = La partita è già cominciata.
error-not_full = Ci sono ancora posti liberi. Mettici dei bot, o aspetta.
error-bad_match = Un tavolo così non si può aprire. Con un limite di tempo serve un bot di riserva.
error-other_rules = Questa partita segue regole che il server non conosce più.
error-time_is_up = Il tuo tempo per questa partita è finito.
error-resigned = Chi sedeva qui ha abbandonato.
error-hello_first = La connessione non era pronta. Riprova tra un attimo.
error-version = Questa pagina non è aggiornata. Ricaricala.
error-fault = Qualcosa è andato storto da noi. La tua partita è al sicuro.
error-not_found = A questo indirizzo non c’è niente.

## Giocare insieme

name-you = { $name } (tu)
name-bot = { $name } (bot)
bot-plays-for-you = Un bot gioca per te.
bot-plays-for-good = Il tuo tempo per questa partita è finito. Un bot continua per te.
take-over = Riprendi il comando
take-over-soon = Dopo questa mossa
clock-warning = Ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}, poi un bot giocherà per te.
clock-warning-reaction = Ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} per rispondere.
undo-out = Hai chiesto di annullare la mossa. Si aspetta { $who }.
undo-already-asked = Hai già chiesto. Si aspetta una risposta.
undo-why-you_saw = Non si può annullare: la mossa ti ha mostrato qualcosa di nuovo.
undo-why-others_saw = Non si può annullare: la mossa ha mostrato agli altri qualcosa di nuovo.
undo-why-not_yours = Non si può annullare: l’ultima mossa non era tua.
undo-why-off = A questo tavolo non si annullano le mosse.
undo-why-over = Non si può annullare: la partita è finita.
log-bot-took-over = Ora un bot gioca per { $who }
log-bot-took-over-you = Ora un bot gioca per te
log-came-back = { $who } è di nuovo in gioco
log-came-back-you = Rieccoti in gioco
log-gave-up = { $who } ha abbandonato
log-gave-up-you = Hai abbandonato
log-connection-lost = { $who } ha perso la connessione
log-connection-back = { $who } è di nuovo online
connection-lost-you = Connessione persa. Nuovi tentativi in corso. Le tue mosse sono al sicuro.
connection-back-you = Sei di nuovo online.
watch-opens-in = { $seconds ->
    [one] Potrai guardare tra un secondo.
   *[other] Potrai guardare tra { $seconds } secondi.
}
watch-opens-note = A questo tavolo gli spettatori vedono tutto { $seconds } secondi dopo.
eyes-public = Quello che vedono tutti
seat-absent = Assente
seat-ready = pronto
some-absent = Al momento assenti: { $who }.
seats-taken-of = { $taken } { $taken ->
    [one] posto
   *[other] posti
} su { $count }
host = Host
make-host = Rendi host
lobby-sat = { $who } si siede.
lobby-left = { $who } si alza.
lobby-host = Ora l’host è { $who }.
lobby-host-you = Ora l’host sei tu.
seat-to-bot = Assegna a un bot
seat-to-open = Libera il posto
remove-guest = Allontana dal tavolo
removed-guests = Allontanati dal tavolo: { $who }
let-back-in = Riammetti
seat-options = Modifica il posto { $number }
host-starts = { $who } avvia la partita.
removed-from-seat = Qui non hai più un posto. Chiedi all’host di riaprirtene uno.
table-cancelled = L’host ha annullato questo tavolo.
rename = Cambia nome
name-ask = Come ti devono chiamare gli altri?
table-name = Nome del tavolo
table-name-note = Lo legge chiunque arrivi al tavolo.
start-option = Chi può avviare
start-option-note = Finché ci sono posti liberi.
start-host = L’host
start-seated = Tutti al tavolo
error-host_only = Può farlo solo l’host.
error-removed = L’host ti ha tolto da questo tavolo. Chiedigli di riaprirti un posto.
