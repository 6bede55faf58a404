### Le parole dell’app web. Quelle dei giochi e le comuni stanno in src/closecall.

## Round the table

home = Inizio
table = Tavolo
skip-to-table = Vai al tavolo
your-turn-small = tocca a te
your-move = La tua mossa
more = Altro: suoni, colori, uscire
more-title = Altro
close = Chiudi
dismiss = Nascondi
side-unread = { $count ->
    [0] Punti e diario
   *[other] Punti e diario, { $count } in più
}
scores-and-log = Punti e diario
log-empty = Non è ancora successo niente.
log-taken-back = Una mossa è stata ripresa.
watchers = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
watching-live = In diretta.
watching-delay = { $seconds } secondi dopo il tavolo.
one-moment = Un attimo
sending = Invio …
dock-choose = Scegli una mossa
nudge = Fai un cenno
nudge-who = Fai un cenno a { $who }
undo-not-now = Niente da riprendere
undo-asked = { $who } vorrebbe riprendere l’ultima mossa. Va bene?
undo-declined = Non tutti erano d’accordo.
hint-says = Consiglio: { $move }.
hint-says-clear = Consiglio: { $move }. Nettamente meglio di «{ $other }».
hint-says-likely = Consiglio: { $move }. Un po’ meglio di «{ $other }».
hint-says-close = Consiglio: { $move }. Buono più o meno quanto «{ $other }».
partner-asks-fresh-start = { $who } chiede: si riparte da capo?
partner-asked = Chiesto al tuo compagno: si riparte da capo?
partner-yes = Il tuo compagno dice sì.
partner-no = Il tuo compagno dice no.
reconnecting = Connessione persa. Nuovo tentativo ({ $tries }). Le tue mosse restano.
try-now = Prova ora
online = In linea
offline = non in linea
seat-away = Per ora qui gioca un bot
seat-resigned = Si è arreso
clock-left = Restano { $time }
time-left = Tempo rimasto
see-result = Vai al risultato
reason-resigned = Qualcuno si è arreso
copy-link = Copia il link
copied = Copiato
leave-to-bot = Esci, continua un bot
resign = Arrenditi
resign-sure = Davvero ti arrendi?
rule-now = Vale adesso
rules-search = Cerca nelle regole
rules-none = Nessuna regola lo dice.
tally-skip = Mostra tutto
tally-go-on = Avanti
guide = Partita guidata
guide-next = Avanti
guide-done = Capito
guide-stop = Continua senza guida
chart-summary = Totali: { $totals }. Il foglio dei punti ha tutti i numeri.

## Talking

chat = Chat
chat-write = Di’ qualcosa
chat-send = Invia
chat-quiet = Durante la partita i compagni non si parlano.
reactions = Reazioni
react-clap = Ben giocato
react-wow = Accidenti
react-laugh = Che ridere
react-think = Ci penso
react-thanks = Grazie
react-sorry = Scusa
react-oops = Ops
react-hurry = Tocca a te, con calma
react-good-luck = Buona fortuna
react-good-game = Bella partita

## Settings

settings = Impostazioni
setting-language = Lingua
setting-theme = Colori
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
setting-motion = Movimento
motion-system = Come il sistema
motion-full = Completo
motion-none = Nessuno
setting-speed = Ritmo
speed-calm = Calmo
speed-quick = Rapido
sound-mute = Togli l’audio
sound-unmute = Attiva l’audio
setting-sound = Suoni
setting-sound-note = Ogni suono si vede anche.
setting-volume = Volume
setting-only-my-turn = Solo quando tocca a me
setting-shortcuts = Tasti singoli
setting-shortcuts-note = Lettere e cifre scelgono le cose sul tavolo.
setting-confirm = Chiedere due volte
setting-confirm-note = Dove uno sbaglio farebbe male.

## Home and around

skip-to-content = Vai al contenuto
nav-main = Menu principale
nav-play = Gioca
nav-matches = Partite
nav-fame = Gloria
nav-rules = Regole
no-such-page = Questa pagina non c’è.
theme-now = Colori: { $theme }
profile = Tu
profile-open = Sei { $name }. Nome, lingua, impostazioni
profile-note = Il tuo nome e i tuoi posti sono di questo browser. Non c’è un conto.
your-name = Il tuo nome
keep-name = Tienilo
name-kept = Salvato. Le partite già iniziate tengono il vecchio nome.
default-name = Ospite
forget-me = Dimenticami
forget-sure = Dimenticare nome e posti?
foot-rules = Regole e chiarimenti
foot-fair = Dadi onesti, con prova
foot-print = Da stampare
foot-keys = Tastiera
hero-1 = Per un pelo.
hero-2 = Ancora una?
hero-new-1 = Cinque giochi veloci.
hero-new-2 = Pronti in un minuto.
hero-text = Cinque piccoli giochi svegli con amici, bot o tutti e due. Senza conto, senza installare niente.
continue = Continua
all-matches = Tutte le mie partite
no-finished = Ancora niente di finito.
join-with-code = Entra con un codice
code-character = Carattere { $number } di { $of }
take-a-seat = Siediti
join-note = Oppure apri il link ricevuto. I tavoli pieni si possono guardare.
no-such-table = Nessun tavolo { $code }. Nei codici non ci sono O, 0, I né 1.
no-watching = Questo tavolo non vuole spettatori.
pick-a-game = Scegli un gioco
pick-a-game-note = «Gioca subito» dà le carte all’istante, contro i bot.
games = Giochi
play-now = Gioca subito
play-now-game = Gioca subito a { $game }, contro i bot
set-up = Prepara
set-up-game = Prepara una partita di { $game }
learn = Impara
learn-again = Impara
learn-game = Prima partita guidata di { $game }
minutes = { $count } min
seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
kind-hands = Mani nascoste
kind-turns = A turno
plain-event = { $text }
kind-bluff = Bluff
kind-together-at-once = Tutti insieme
kind-coop = In squadra
kind-teams = Parole e squadre
open-tables = Tavoli aperti
open-tables-note = Qui qualcuno ti aspetta.
no-open-tables = Nessun tavolo aperto ora. Aprine uno e mettilo in lista.
tables-to-watch = Tavoli da guardare
no-tables-to-watch = Ora nessuno si fa guardare.
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
abandoned = Sciolta
abandoned-title = Questo tavolo è stato sciolto.

## A new match

new-match = Nuova partita
seats = Posti
seat-waiting = Aspetta il link
seat-held = Tenuto per qualcuno
seat-taken = Al tavolo
seat-open = Posto libero
kind-me-too = Anche qui, stesso apparecchio
kind-open = Qualcun altro
who-sits = Chi siede al posto { $number }
level-of-seat = Livello del bot al posto { $number }
name-of-seat = Nome al posto { $number }
player-number = Giocatore { $number }
team-number = Squadra { $number }
add-seat = Aggiungi un posto
remove-seat = Togli un posto
pass-and-play-note = Più persone, un apparecchio: lo schermo è coperto quando lo passi.
no-own-seat-note = Qui guardi soltanto.
table-rules = Al tavolo
clock-move = Tempo per mossa
clock-move-note = Dopo subentra il bot di riserva.
clock-match = Tempo per partita
clock-match-note = Per tutte le mosse di una persona.
clock-reaction = Tempo per reagire
clock-reaction-note = Per opporsi; chi tace acconsente.
no-clock = Senza orologio
one-day = Un giorno
takeover = Bot di riserva
takeover-note = Continua per chi esce o finisce il tempo.
takeover-none = Nessuno
watching-option = Spettatori
watching-option-note = Che cosa vede chi non ha un posto.
watch-nobody = Nessuno
watch-public = Vedono ciò che vedono tutti
watch-seats = Con gli occhi di tutti, 30 s dopo
hints-option = Consigli
hints-option-note = Chi è di turno può chiedere a un bot forte.
undo-option = Riprendere le mosse
undo-option-note = Finché non si è visto niente di nuovo, se gli altri vogliono.
chat-option-note = Tutti al tavolo possono scrivere.
listed-option = Nella lista pubblica
listed-option-note = Altrimenti lo trova solo chi ha il link.
create-and-invite = Apri il tavolo e invita
edition-own = Edizione propria
edition-file = File dell’edizione (TOML o JSON)
edition-remove = Torna all’edizione solita
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
cancel-match = Sciogli questo tavolo
invite = Invita
invite-link = Link a questo tavolo
qr-alt = Codice QR del link al tavolo { $code }
code = Codice
share = Condividi
second-device = Continua su un altro apparecchio
second-device-how = Inquadralo lì, o apri il link: è lo stesso posto.
second-device-note = Chi ha questo link ha il tuo posto: vede quello che vedi tu e può giocare per te.
second-device-link = Link privato al tuo posto
second-device-qr = Codice QR del link privato al tuo posto
seat-link-wrong = Questo link al posto non va più bene.
seat-link-wrong-note = È di un altro tavolo, incompleto, o ce n’è uno più nuovo.
to-the-table = Al tavolo
pass-to = Passalo a { $who }
pass-note = Gli altri ora non guardano.
pass-ready = Sono { $who }
rematch-ready = La prossima partita è pronta.

## Result and replay

result = Risultato
podium = Podio
place = Posto { $number }
totals-by-round = Totali, giro per giro
score-sheet = Foglio dei punti
watch-replay = Rivedila
change-table = Cambia tavolo
back-to-table = Torna al tavolo
counting-up = Si contano i punti
offline-shell = Sei offline. Vedi quello che questo dispositivo ha conservato.
update-ready = È pronta una nuova versione.
update-reload = Ricarica
moments = Momenti
replay-of = { $game }, replica
replay-controls = Replica
replay-step = Passo { $at } di { $of }
whose-eyes = Con gli occhi di
open-cards = Carte scoperte, seguendo il turno
share-moment = Condividi questo momento
play-on = Gioca da qui
round-before = Giro prima
move-before = Mossa prima
move-next = Mossa dopo
round-next = Giro dopo
pause = Pausa
play = Riproduci

## Fair deal

fair-deal = Gioco onesto
fair-proved = Provato
fair-wrong = Non torna
fair-explained = Dadi e carte erano fissati prima della prima mossa: il server ha sigillato il suo seme, ogni posto ha aggiunto un numero suo.
fair-seed = Il sigillo corrisponde al seme rivelato
fair-noted = È il sigillo che questo apparecchio ha annotato all’inizio
fair-noted-unknown = Questo apparecchio non ha annotato il sigillo all’inizio
fair-nonces = { $count ->
    [one] Il tuo numero c’è
   *[other] Il tuo numero è tra i { $count } che contano
}
fair-nonces-unknown = Questo apparecchio non ha aggiunto un numero
fair-seals = { $count ->
    [one] { $count } mossa, invariata da quando è scritta
   *[other] { $count } mosse, invariate da quando sono scritte
}
fair-altered = Modificato: { $field }
fair-altered-more = Altri campi modificati: { $count }.
fair-expected = Atteso
fair-came = Arrivato
fair-seal = Sigillo
fair-again = Controlla ancora
fair-save = Salva il verbale
fair-verify = «closecall verify FILE» rigioca anche ogni mossa e controlla il risultato.
fair-insecure = Il browser controlla solo in https o su questo computer. «closecall verify» controlla ovunque.
fair-story-1 = Prima che qualcuno si sieda, il server estrae un seme segreto e ne mostra lo SHA-256: il sigillo. Da allora non può più cambiarlo.
fair-story-2 = Ogni posto aggiunge un numero estratto dal proprio apparecchio. Dadi e carte vengono da tutto insieme: né il server né un giocatore può sceglierli.
fair-story-3 = A partita finita il seme è rivelato. Il tuo browser ricalcola il sigillo e lo confronta con quello dell’inizio.
fair-story-4 = Il verbale contiene seme, numeri e mosse. Chiunque può rigiocarlo e deve arrivare allo stesso risultato.
fair-check-file = Controlla un verbale
fair-choose-file = Scegli un verbale
fair-not-a-record = Questo file non è il verbale di una partita.

## Back Page of Fame

fame-title = Pagina della gloria
fame-note = Le tue partite finite con un solo posto tuo.
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
rivals = Incontrati di più
rival-won = { $won } vinte su { $met }

## Rules, keys, print

rules-pick = Scegli un gioco e leggi come si gioca.
keys-note = Tutto si può fare con la sola tastiera. I tasti singoli si spengono nelle impostazioni.
keys-tab = da una parte all’altra: barra, avversari, centro, il tuo posto, la tua mossa
keys-arrows = da una cosa all’altra in una parte
keys-enter = scegliere una cosa o rimetterla
keys-play = giocare ciò che è scelto
keys-clear = rimettere tutto
keys-undo = riprendere l’ultima mossa
keys-hint = chiedere un consiglio
keys-rules = aprire la regola che vale
keys-log = punti e diario
print = Stampa
print-note = Fogli e blocchi dei punti per il tavolo di casa.
sheet-side = lato { $side }
sheet-alt = Foglio con cinque per cinque cerchi da riempire a mano
sheet-extremes = 3, 4, 10, 11: segna una casella; 2, 12: due. Conta la prima libera.

## What went wrong, by the error’s code

error-unavailable = Il server è via. Nuovo tentativo.
error-who_are_you = Il server non conosce più questo browser.
error-not_your_seat = Questo posto è di qualcun altro.
error-other_site = Questa pagina non può farlo qui.
error-not_yours = Può farlo solo chi siede al tavolo.
error-not_over = Si può a partita finita.
error-not_running = La partita non è cominciata, o è finita.
error-too_many = Troppo in una volta. Riprova tra un attimo.
error-too_fast = Un po’ più piano.
error-busy = Il tavolo è occupato. Riprova tra un attimo.
error-malformed = Il server non è riuscito a leggerlo.
error-spectator = Gli spettatori non possono farlo.
error-cannot_undo = Non si può riprendere: si è visto del nuovo, o qualcuno ha mosso.
error-undo_off = Questo tavolo gioca senza riprendere mosse.
error-quiet = Durante la partita non si parla.
error-no_hints = Questo tavolo gioca senza consigli.
error-no_takeover = A questo tavolo nessun bot può continuare.
error-nobody_asked = Nessuno chiede più.
error-no_partner = Qui non hai un compagno.
error-no_question = Le regole non permettono questa domanda.
error-no_watching = Questo tavolo non vuole spettatori.
error-which_seat = Quale dei tuoi posti?
error-unknown_seat = Questo posto non c’è.
error-not_open = La partita è già cominciata.
error-not_full = Ci sono ancora posti liberi. Mettici dei bot, o aspetta.
error-bad_match = Così il tavolo non si può aprire. Un orologio vuole un bot di riserva.
error-other_rules = Questa partita segue regole diverse da quelle del server.
error-time_is_up = Il tuo tempo per questa partita è finito.
error-resigned = Questo posto si è arreso.
error-hello_first = La connessione non era pronta. Riprova tra un attimo.
error-version = Questa pagina non va più d’accordo con il server. Ricaricala.
error-fault = Qualcosa si è rotto da noi. La tua partita è al sicuro.
error-not_found = A questo indirizzo non c’è niente.

## Giocare insieme

name-you = { $name } (tu)
bot-plays-for-you = Un bot gioca per te.
bot-plays-for-good = Il tuo tempo per questa partita è finito. Un bot continua per te.
take-over = Riprendi il posto
take-over-soon = Dopo questa mossa
clock-warning = Ancora { $seconds } secondi, poi un bot gioca per te.
clock-warning-reaction = Ancora { $seconds } secondi per rispondere.
undo-out = Hai chiesto di riprendere la mossa. Si aspetta { $who }.
undo-already-asked = Hai già chiesto. Si aspetta una risposta.
undo-why-you_saw = Non si può annullare: la mossa ti ha mostrato qualcosa di nuovo.
undo-why-others_saw = Non si può annullare: la mossa ha mostrato agli altri qualcosa di nuovo.
undo-why-not_yours = Non si può annullare: l’ultima mossa non era tua.
undo-why-off = A questo tavolo non si riprendono le mosse.
undo-why-over = Non si può annullare: la partita è finita.
log-bot-took-over = Ora un bot gioca per { $who }
log-bot-took-over-you = Ora un bot gioca per te
log-came-back = { $who } è di nuovo qui
log-came-back-you = Sei di nuovo qui
log-gave-up = { $who } si è arreso
log-gave-up-you = Ti sei arreso
log-connection-lost = { $who } ha perso la connessione
log-connection-back = { $who } è di nuovo in linea
watch-opens-in = { $seconds ->
    [one] Potrai guardare tra un secondo.
   *[other] Potrai guardare tra { $seconds } secondi.
}
watch-opens-note = A questo tavolo gli spettatori vedono tutto { $seconds } secondi dopo.
eyes-public = Quello che vedono tutti
seat-absent = Assente
some-absent = Al momento assenti: { $who }.
seats-taken-of = { $taken } posti su { $count }
host = Ospitante
make-host = Nomina ospitante
seat-to-bot = Dai a un bot
seat-to-open = Libera il posto
remove-guest = Togli dal tavolo
seat-options = Cambia il posto { $number }
host-starts = { $who } avvia la partita.
removed-from-seat = L’ospitante ha liberato il tuo posto. Puoi prenderne un altro.
table-cancelled = L’ospitante ha sciolto questo tavolo.
rename = Cambia nome
name-ask = Come ti devono chiamare gli altri?
table-name = Nome del tavolo
table-name-note = Lo legge chiunque arrivi.
start-option = Chi può avviare
start-option-note = Finché ci sono posti liberi.
start-host = L’ospitante
start-seated = Tutti al tavolo
error-host_only = Può farlo solo l’ospitante.
