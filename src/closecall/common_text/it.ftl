### Le parole che i cinque giochi condividono. $who è sempre il nome di una persona.

## Le lingue, ognuna con il proprio nome

language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano

## Giocatori e bot

you = Tu
player = Giocatore
partner = Partner
team = Squadra
bot = Bot
spectator = Spettatore
seat = Posto { $number }
seat-open = Posto libero
level = Livello
level-gentle = Facilissimo
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-best = Massimo
level-cautious = Prudente
level-greedy = Avido
level-bluffer = Bluffatore
level-sprinter = Frettoloso

## Una partita

game = Gioco
match = Partita
round = Round
round-of = Round { $round } di { $rounds }
turn = Turno
turn-of = Turno { $turn } di { $turns }
score = Punteggio
scores = Punteggi
total = Totale
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
winner = Vince
winners = Vincono
draw = Pareggio
log = Diario
rules = Regole
goal-heading = Lo scopo del gioco
options = Opzioni
option-true = Sì
option-false = No
hidden = Nascosto

## Di chi è il turno, e adesso?

your-turn = Tocca a te
turn-of-player = Tocca a { $who }
waiting-for = Si aspetta { $who }
waiting-for-count = { $count ->
    [one] Si aspetta una persona
   *[other] Si aspettano { $count } persone
}
thinking = sta pensando
deciding = sta decidendo
choosing = sta scegliendo
ready = ha finito
watching = Stai guardando
skipped = salta il turno

## Pulsanti

button-play = Gioca
button-start = Si parte
button-undo = Annulla la mossa
button-hint = Consiglio
button-clear = Rimetti a posto
button-yes = Sì
button-no = No
button-rules = Regole
button-replay = Rivedi
button-rematch = Rivincita
button-leave = Esci
undo-seen = Non si può annullare: si è visto qualcosa di nuovo

## Il risultato

result-you-win = Hai vinto!
result-wins = Vince { $who }
result-shared = { $who } si dividono la vittoria
result-team-won = Vittoria, tutti insieme!
result-team-lost = Stavolta no: si perde insieme.
result-over = La partita è finita

## Che cosa non va, secondo il codice dell’errore

error-malformed_move = Non è una mossa di questo gioco.
error-illegal_move = Questa mossa adesso non si può fare.
error-not_your_turn = Non ancora: tocca a qualcun altro.
error-stale_move = Troppo tardi: il gioco era già andato avanti. Ecco la situazione attuale.
error-bad_options = Queste opzioni non sono adatte al gioco.
error-bad_edition = Questa edizione non si può giocare.
error-bad_snapshot = Questa posizione non può esistere.
error-bad_record = Questa registrazione è danneggiata o alterata.
error-game_over = La partita è già finita.
error-unknown_game = Questo gioco qui non esiste.
error-unknown_match = Nessun tavolo con questo codice.
error-seat_taken = Lì c’è già qualcuno.
error-too_large = È troppo grande per essere inviato.
error-refused = Non è possibile.
error-unknown = Qualcosa è andato storto.

# Hints

explain-best = Così ti restano più possibilità.
explain-plain = { $move } è stata confrontata con le altre mosse in molte situazioni possibili.

## Analisi

review = Analisi
review-of = Analisi: { $game }
review-honest = Ogni decisione è giudicata in base a ciò che si sapeva in quel momento, mai in base alle carte coperte.
review-unit-win = Probabilità di vittoria, in percentuale
review-unit-points = Punti
review-unit-stars = Stelle
review-amount-win = { $amount }% di probabilità di vittoria
review-swing-win = { $swing }%
review-amount-points = { $amount } punti
review-amount-stars = { $amount } stelle
review-best = Mossa migliore
review-fine = Buona
review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-accuracy = Precisione
review-decisions = Decisioni
review-decision = Decisione { $number } di { $total }
review-played = Giocata
review-better = Meglio
review-lost = Perdita
review-stood-in = { $count ->
    [one] Una decisione è stata presa da un bot. Non viene valutata e conta tra quelle degli altri.
   *[other] { $count } decisioni sono state prese da un bot. Non vengono valutate e contano tra quelle degli altri.
}
review-record = Una registrazione non dice quali mosse ha fatto un bot durante un’assenza: qui contano come quelle di chi giocava.
review-doubt = Incertezza
review-why = Perché
review-misses = Occasioni mancate
review-no-misses = Nessuna occasione mancata.
review-adds-up = Fortuna e abilità
review-adds-up-note = Situazione iniziale, fortuna, proprie decisioni e decisioni degli altri danno insieme il risultato. Le decisioni sono confrontate con quelle di un giocatore solido, i voti con la mossa migliore.
review-adds-up-note-best = Situazione iniziale, fortuna, proprie decisioni e decisioni degli altri danno insieme il risultato. Le decisioni e i voti sono confrontati con la mossa migliore.
review-start = Inizio
review-luck = Fortuna
review-own = Le proprie decisioni
review-others = Decisioni degli altri
review-result = Risultato
review-chart = Prospettive
review-move = Mossa
review-turning-points = Momenti decisivi
review-turn-luck = fortuna
review-turn-own = la propria decisione
review-turn-others = decisioni degli altri
review-progress = Analisi delle decisioni
review-written = Analisi salvata in { $file }

## The lab

lab-of = Rapporto di laboratorio: { $game }
lab-compare-of = Confronto: { $game }
lab-sweep-of = Serie: { $game }
lab-setting = { $matches } partite di { $seats } × { $level }, seme { $seed }, regole revisione { $revision }. Gli intervalli sono di confidenza al 95 %.
lab-options = Opzioni
lab-own-edition = edizione propria
lab-figure = Misura
lab-mean = Media
lab-interval = Intervallo al 95 %
lab-wanted = Richiesto
lab-missed = mancato
lab-matches = Partite
lab-overview = In breve
lab-metric-win = Vinte dalla squadra
lab-metric-turns = Durata in turni
lab-metric-minutes = Durata in minuti (stima)
lab-metric-decisions = Decisioni per giocatore
lab-metric-forced = Mosse senza alternativa
lab-metric-real = Decisioni con più mosse sensate
lab-metric-first = Vinte dal primo giocatore
lab-metric-tie = Pareggi
lab-metric-margin = Punti tra primo e secondo
lab-metric-lead-changes = Cambi al comando
lab-metric-decided = Parte della partita dopo cui il comando è definitivo
lab-metric-comeback = Vinte in rimonta da metà partita
lab-length = Durata di una partita
lab-turns = Turni
lab-minutes = Minuti
lab-percentile = Il { $share } delle partite dura al massimo
lab-longest = La più lunga
lab-minutes-note = I minuti sono stimati dal numero di decisioni, al ritmo indicato dal gioco.
lab-seats = Quota di vittorie per posto
lab-fair = Una quota uguale sarebbe { $share }.
lab-scores = Punteggi finali
lab-leader = Quanto presto si sa chi vince
lab-leader-note = Quante volte vince chi in quel momento è in testa.
lab-after = Dopo il { $share } della partita
lab-skill = Abilità e fortuna
lab-skill-note = Quota di vittorie di un livello più forte tra più deboli.
lab-against = { $level } contro { $against }
lab-teams = Percentuale di vittorie per squadra e livello
lab-endings = Come si è conclusa
lab-uses = Che cosa entra in gioco
lab-uses-note = Quante volte compare ogni regola, carta, gettone o tessera.
lab-kind-rule = Regole
lab-kind-card = Carte
lab-kind-token = Gettoni
lab-kind-tile = Tessere
lab-in-matches = Nelle partite
lab-times = Per partita
lab-choices = Mosse
lab-choices-note = Quante volte un tipo di mossa era possibile, e scelto. Un’opzione morta non l’ha voluta nessun livello.
lab-offered = Possibile
lab-taken = Scelta
lab-dead = opzione morta
lab-difference = Differenza
lab-paired = Entrambe le parti hanno ricevuto le stesse { $matches } partite. Sono segnate le differenze il cui intervallo esclude lo zero.
lab-surely = netta
lab-value = Valore
lab-not-playable = non giocabile
lab-written = Rapporto salvato in { $file }
lab-data = Cifre in tabella
