### 5 To Close: tutte le sue parole. $who è sempre un nome, $team una squadra o un giocatore solo, $card un messaggio card-... o una lettera.

## Il gioco

title = 5 To Close
tagline = Fai crescere parole lettera per lettera e chiudine cinque prima degli altri.
note = Solo parole inglesi
summary = Aggiungi lettere in coda a un massimo di cinque parole e chiudile appena sono abbastanza lunghe. Jolly, moltiplicatori e un po’ di gelo tengono viva la partita, e le parole dubbie si possono contestare. La prima parte che chiude cinque parole mette fine al round.
players = 2–8 giocatori; in 4, 6 e 8 a squadre di due
goal = Avere più punti di tutti dopo quattro round.
keys = Le lettere prendono carte, 1–5 la parola, 6 una parola nuova, * un jolly, Maiusc e 1–5 chiudono, Canc scarta.

## Le regole, in ordine di lettura

section-setup = Preparazione
rule-setup-sides = In 4, 6 o 8 i partner siedono uno di fronte all’altro e giocano a coppie. In 2, 3, 5 o 7 ognuno gioca da solo; quel che si dice di una squadra vale allora per te.
    .title = Le squadre
    .ids = F9
rule-setup-deck = Un mazzo ha 96 lettere e 16 carte speciali: 6 Jolly, 4 Doppio, 2 Triplo, 2 Gelo, 2 Disgelo. Due parti giocano con un mazzo, da tre a cinque con due, sette con tre.
    .title = Le carte
    .ids = F2
rule-setup-dealer = Ognuno pesca una carta; la lettera più vicina alla A distribuisce per prima. Per le carte speciali si ripesca, e ripesca anche chi è alla pari per la più vicina. Le carte tornano prima di mescolare. La distribuzione passa a sinistra a ogni round; in 3, 5, 6 o 7 non tutti cominciano quindi lo stesso numero di volte.
    .title = Chi distribuisce per primo
    .ids = F1
rule-setup-deal = Per ogni round si raccolgono e si mescolano tutte le carte. Ognuno ne riceve sette, a partire dalla sinistra di chi distribuisce. Il resto è il mazzo. Una carta girata apre gli scarti, qualunque sia. Comincia chi siede a sinistra di chi distribuisce.
    .title = La distribuzione
    .ids = F2

section-turn = Il tuo turno
rule-turn-draw = Prendi una carta: la prima del mazzo o quella in cima agli scarti.
    .title = 1. Pescare
    .ids = F3
rule-turn-play = Gioca quante carte vuoi, o nessuna: allunga le parole della tua squadra, cominciane, gela quelle altrui, prendi jolly.
    .title = 2. Giocare
    .ids = F4
rule-turn-lock = Chiudi le parole della tua squadra abbastanza lunghe e non gelate. Una parola chiusa si gira, è fuori gioco e non cambia più. Con la prima chiusura smetti di giocare carte per questo turno. Chiudine quante vuoi; la quinta parola chiusa della tua squadra mette fine subito al turno.
    .title = 3. Chiudere
    .ids = F5
rule-turn-discard = Scarta una carta, a meno che tu non ne abbia più. Può essere quella appena presa dagli scarti.
    .title = 4. Scartare
    .ids = F6
rule-turn-refill = Pesca dal mazzo finché hai di nuovo sette carte.
    .title = 5. Completare
    .ids = F7
rule-turn-fresh-hand = Al posto di tutto questo, e prima di pescare, se hai esattamente sette carte puoi scartarle tutte e pescarne sette nuove. In quel turno non succede altro. Le sette vanno sugli scarti nell’ordine A–Z, Jolly, Doppio, Triplo, Gelo, Disgelo, l’ultima in cima.
    .title = Oppure: mano nuova
    .ids = F8

section-words = Le parole
rule-words-five = I partner hanno le stesse parole in comune. Al massimo cinque possono essere attive, cioè non chiuse; quelle gelate contano come attive, quelle chiuse no.
    .title = Cinque parole attive
    .ids = F9
rule-words-end = Le lettere si aggiungono solo in fondo a una parola e non si sposta mai nulla. Una parola comincia con una lettera o un Jolly e le serve un posto libero tra i cinque. Le altre carte speciali vanno su parole con almeno una lettera.
    .title = Solo in fondo
    .ids = F10
rule-words-fresh-start = Con cinque parole attive puoi, una volta a turno mentre giochi, scartarle tutte con ogni carta che c’è sopra, gelate o no, e ripartire da zero nello stesso turno. Le carte vanno sugli scarti.
    .title = Ripartire da zero
    .ids = F11
rule-words-minimum = Per essere chiusa una parola deve avere almeno 3 lettere nel round 1, 4 nel round 2, 5 nel round 3 e 6 nel round 4. I Jolly contano come lettere; Doppio, Triplo, Gelo e Disgelo no.
    .title = Abbastanza lunga?
    .ids = F12
rule-words-any = Puoi chiudere una parola che sia nel dizionario o no: per questo ci sono le contestazioni. La stessa parola si può chiudere più volte. Se il tavolo impone il dizionario, si chiudono solo parole vere e non si contesta.
    .title = Per ora va ogni parola
    .ids = F13

section-specials = Carte speciali
rule-specials-wild = Un Jolly vale qualsiasi lettera. La dichiari quando lo giochi e resta quella. Ogni altro giocatore, anche il tuo partner, nel suo turno può mettere la lettera vera al suo posto e prendere in mano il Jolly, da usare anche subito; solo tu che l’hai giocato non puoi. Vale per ogni parola non chiusa di ogni squadra, anche gelata. Una parola può avere quanti Jolly si vuole.
    .title = Jolly
    .ids = F14
rule-specials-multiply = Metti un Doppio o un Triplo su una tua parola né chiusa né gelata. Uno solo per parola, e lì resta. Quando la parola è chiusa, i suoi punti contano due o tre volte.
    .title = Doppio e Triplo
    .ids = F15
rule-specials-freeze = Metti un Gelo su una parola di un’altra squadra, non chiusa e non ancora gelata. A quella parola non si aggiunge nulla, e non si può chiudere.
    .title = Gelo
    .ids = F16
rule-specials-unfreeze = Un Disgelo sulla tua parola gelata la libera: le due carte vanno sotto gli scarti. Su una tua parola non gelata resta come scudo: il prossimo Gelo su quella parola e lo scudo vanno entrambi sotto gli scarti e la parola resta libera. Uno scudo per parola; con una parola chiusa resta dov’è.
    .title = Disgelo
    .ids = F17
rule-specials-penalty = A fine round un Doppio che non sta su una parola chiusa costa 25 punti e un Triplo 35, in mano o su una parola aperta. Ogni Gelo in mano costa 25. Jolly e Disgelo non costano nulla. Per la squadra contano entrambe le mani; le carte negli scarti non contano per nessuno.
    .title = Quel che avanza
    .ids = F18

section-challenges = Contestare
rule-challenges-ask = Finito un turno con chiusure, ogni avversario risponde prima che cominci il prossimo: contestare una delle parole appena chiuse o accettare. L’ordine è libero. Accettare è definitivo e vale per tutte. La prima contestazione decide una parola per sempre, e a chi l’ha fatta si chiede ancora finché c’è una parola da decidere. Il tavolo può fissare un tempo dopo il quale il silenzio vale sì.
    .title = Contestare o accettare
    .ids = F19
rule-challenges-verdict = Se la parola è nel dizionario, la squadra che contesta perde 25 punti. Se non c’è, la squadra che l’ha chiusa ne perde 50 e la parola lascia il tavolo. Quando tutti hanno risposto, o non c’è più nulla da decidere, si continua.
    .title = Il verdetto
    .ids = F19
rule-challenges-valid = Vale la nostra lista di parole inglesi: lettere dalla a alla z, forme flesse come elencate. Abbreviazioni, prefissi, suffissi, parole con il trattino e nomi propri non ci sono. Se una parola è buona si vede solo quando la si contesta.
    .title = Che cos’è una parola?
    .ids = F20
rule-challenges-talk = Tra partner non ci si contesta. Niente accordi al tavolo: nel gioco a squadre nessuno chatta durante un round. C’è una sola eccezione: con cinque parole attive, mentre giochi, puoi chiedere al partner «ripartiamo da zero?». Sì o no non obbliga nessuno, e il gioco non aspetta la risposta.
    .title = Niente accordi
    .ids = F21

section-partner = Un bot come partner
rule-partner-words = Dal livello medio in su, un bot partner aggiunge una lettera solo dove può ancora nascere una parola della lista. Per quanto strano sia l’inizio, dietro c’è una parola: continuala.
    .title = Ogni lettera porta a qualcosa
    .ids = F21
rule-partner-thaw = Se ha un Disgelo e da una parola gelata della vostra squadra può ancora nascere qualcosa, ne libera una prima di giocare altro.
    .title = Prima il disgelo
    .ids = F21
rule-partner-wild = Poi prende ogni Jolly di cui ha la lettera vera, dalle parole di tutte le squadre, anche la vostra.
    .title = Poi i Jolly
    .ids = F21
rule-partner-multiply = Se li ha entrambi, gioca prima il Triplo.
    .title = Il Triplo prima del Doppio
    .ids = F21
rule-partner-challenge = Contesta ogni parola che non è nella lista, e nessun’altra: puoi accettare tranquillamente.
    .title = Alle contestazioni pensa lui
    .ids = F21

section-end = La fine
rule-end-close = Il round finisce quando una squadra ha cinque parole chiuse: subito alla quinta, senza sesta, senza scartare, senza completare. Prima però vengono le contestazioni di quel turno. Se ne restano in piedi meno di cinque, il turno riprende dallo scarto, senza più giocare né chiudere.
    .title = Cinque per chiudere
    .ids = F22
rule-end-points = Le parole chiuse valgono secondo le lettere: 3 fanno 10 punti, 4 fanno 15, 5 fanno 25, 6 fanno 35, 7 fanno 50, 8 fanno 80, 9 fanno 110, 10 fanno 150, e ogni lettera in più altri 50. Doppio e Triplo moltiplicano. La squadra che chiude il round ne riceve altri 25. I totali possono scendere sotto zero.
    .title = I punti
    .ids = F23
rule-end-empty = Se serve una carta e il mazzo è vuoto, si mescolano tutti gli scarti tranne quello in cima per farne uno nuovo. Se non c’è nulla nemmeno lì, si smette di completare; per cominciare il turno devi allora prendere lo scarto in cima, e salti la pesca solo se non c’è.
    .title = Carte finite
    .ids = F24
rule-end-winner = Dopo il round 4 vince il totale più alto; a pari totale la vittoria si divide.
    .title = Chi vince
    .ids = F25
rule-end-stalemate = Se passano di fila dieci turni a testa senza una chiusura che regga, il round si conta così com’è, senza bonus di chiusura.
    .title = Nessuno ci arriva
    .ids = F26
rule-end-order = Quando si riparte da zero le carte vanno sugli scarti, l’ultima in cima; quando una parola si sgela, uno scudo si consuma o una parola contestata cade, vanno sotto. In ogni caso una alla volta: le parole nell’ordine in cui sono cominciate, e di ognuna le lettere in ordine, poi il suo Doppio o Triplo, poi Gelo, poi Disgelo.
    .title = Sopra o sotto gli scarti
    .ids = F27

section-knowledge = Chi sa che cosa
rule-knowledge-open = Visibile a tutti, spettatori compresi: tutte le parole, anche quelle chiuse, chi ha giocato ogni Jolly, tutti gli scarti in ordine, quante carte hanno mazzo e mani, i punteggi e chi ha accettato.
    .title = Visibile
    .ids = F28
rule-knowledge-hidden = Nascosto: ogni mano, anche quella del partner, e il mazzo. Dopo un rimescolamento si può ricavare che cosa contiene, ma non in quale ordine.
    .title = Nascosto
    .ids = F28

## Opzioni

option-dictionary = Che cosa succede alle parole che non sono nel dizionario.
    .label = Dizionario
option-dictionary-challenge = Ogni parola si può chiudere, e gli avversari possono contestarla.
    .label = Contestazioni
option-dictionary-enforce = Si chiudono solo parole vere, e non si contesta.
    .label = Imposto
option-edition = Con quale mazzo si gioca.
    .label = Edizione
option-edition-default = La nostra scelta di 96 lettere e 16 carte speciali.
    .label = Standard

## Sul tavolo

letter = { $letter }
card-wild = Jolly
    .meaning = La lettera che dichiari. Gli altri possono scambiarlo con quella vera.
card-wild-as = Jolly per { $letter }
card-double = Doppio
    .meaning = Raddoppia i punti di una parola chiusa; se no 25 in meno.
card-triple = Triplo
    .meaning = Triplica i punti di una parola chiusa; se no 35 in meno.
card-freeze = Gelo
    .meaning = Ferma una parola di un’altra squadra; 25 in meno se resta in mano.
card-unfreeze = Disgelo
    .meaning = Libera la tua parola gelata, o la protegge dal prossimo Gelo.
draw-pile = Mazzo
draw-pile-count = { $count ->
    [one] { $count } carta da pescare
   *[other] { $count } carte da pescare
}
discard-pile = Scarti
discard-empty = Nessuno scarto
hand = Mano
hand-count = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
word = Parola
words-locked-of = { $count } di 5 chiuse
new-word = Nuova parola
word-letters = { $count ->
    [one] { $count } lettera
   *[other] { $count } lettere
}
word-more = { $count ->
    [one] Ancora { $count } lettera per chiudere
   *[other] Ancora { $count } lettere per chiudere
}
locked = chiusa
frozen = gelata
shielded = protetta
multiplier = × { $factor }
word-list = Lista di parole
step-draw = Pescare
step-play = Giocare
step-lock = Chiudere
step-discard = Scartare
step-refill = Completare
fresh-hand = Mano nuova
fresh-start = Ripartire da zero
accepted = ha accettato
penalty = Penalità
blocked-frozen = Questa parola è gelata
blocked-not-a-word = Non è nella lista di parole

## Perché è finita

reason-highest-total = Il totale più alto dopo quattro round
reason-shared = A pari totale la vittoria si divide
reason-closed = Cinque parole chiuse: { $team }
reason-stalemate = Nessuna chiusura da troppo tempo

## Mosse, come su un pulsante

move-draw-deck = Pesca dal mazzo
move-draw-discard = Prendi { $card } dagli scarti
move-draw-none = Vai avanti senza pescare
move-play = Aggiungi { $card } a { $word }
move-play-new = Comincia una parola con { $card }
move-play-on = Metti { $card } su { $word }
move-play-unfreeze = Sgela { $word }
move-play-shield = Proteggi { $word }
move-declare = Lettera { $letter }
move-freeze = Gela { $word }
move-take-wild = Metti { $letter } in { $word }, prendi il Jolly
move-fresh-start = Scarta tutte e cinque le parole
move-fresh-hand = Scarta sette, pesca sette
move-lock = { $points ->
    [one] Chiudi { $word } per { $points } punto
   *[other] Chiudi { $word } per { $points } punti
}
move-discard = Scarta { $card }
move-end-turn = Fine turno
move-challenge = Contesta { $word }
move-accept = { $count ->
    [one] Accetta la parola
   *[other] Accetta tutte le { $count } parole
}

## Che cosa farebbe una mossa

preview-points = { $points ->
    [one] { $points } punto una volta chiusa.
   *[other] { $points } punti una volta chiusa.
}
preview-wild = Poi dici la lettera. Altri potranno scambiarlo con quella vera.
preview-lock = Non cambia più, e in questo turno non si giocano altre carte.
preview-lock-five = La quinta parola: chiude il round, 25 punti in più.
preview-discard = Così finisce il tuo turno.
preview-freeze = Non si allunga e non si chiude finché non si sgela.
preview-freeze-shield = Lo scudo regge: le due carte vanno via, la parola resta aperta.
preview-take-wild = Il Jolly va nella tua mano; puoi giocarlo subito.
preview-fresh-hand = Sarà tutto il tuo turno.
preview-fresh-start = Le loro carte vanno sugli scarti. Poi continui.

## Che cosa è successo

event-dealt = Round { $round }: { $minimum } lettere per chiudere, distribuisce { $who }
    .you = Round { $round }: { $minimum } lettere per chiudere, distribuisci tu
event-lot = { $who } pesca { $card } per la distribuzione
    .you = Peschi { $card } per la distribuzione
event-drew = { $who } pesca dal mazzo
    .you = Peschi dal mazzo
event-drew-seen = { $who } pesca { $card }
    .you = Peschi { $card }
event-took-discard = { $who } prende { $card } dagli scarti
    .you = Prendi { $card } dagli scarti
event-drew-nothing = Nessuna carta da pescare per { $who }
    .you = Nessuna carta da pescare per te
event-reshuffled = Gli scarti diventano il nuovo mazzo
event-fresh-hand-drawn = { $who } prende una mano nuova
    .you = Prendi una mano nuova
event-played = { $who } aggiunge { $letter }: { $word }
    .you = Aggiungi { $letter }: { $word }
event-played-new = { $who } comincia una parola con { $letter }
    .you = Cominci una parola con { $letter }
event-wild-played = { $who } gioca un Jolly
    .you = Giochi un Jolly
event-declared = { $who } chiama il Jolly { $letter }: { $word }
    .you = Chiami il Jolly { $letter }: { $word }
event-took-wild = { $who } mette { $letter } in { $word } e prende il Jolly
    .you = Metti { $letter } in { $word } e prendi il Jolly
event-multiplied = { $who } mette { $card } su { $word }
    .you = Metti { $card } su { $word }
event-froze = { $who } gela { $word }
    .you = Geli { $word }
event-froze-shield = { $who } vuole gelare { $word }, ma lo scudo regge
    .you = Vuoi gelare { $word }, ma lo scudo regge
event-unfroze = { $who } sgela { $word }
    .you = Sgeli { $word }
event-shielded = { $who } protegge { $word }
    .you = Proteggi { $word }
event-started-fresh = { $who } scarta tutte e cinque le parole
    .you = Scarti tutte e cinque le parole
event-locked = { $points ->
    [one] { $who } chiude { $word }: { $points } punto
   *[other] { $who } chiude { $word }: { $points } punti
}
    .you = { $points ->
            [one] Chiudi { $word }: { $points } punto
           *[other] Chiudi { $word }: { $points } punti
        }
event-discarded = { $who } scarta { $card }
    .you = Scarti { $card }
event-accepted = { $who } accetta
    .you = Accetti
event-challenged = { $who } contesta { $word }
    .you = Contesti { $word }
event-challenged-valid = { $word } è nella lista: { $points } punti in meno per { $who }
    .you = { $word } è nella lista: { $points } punti in meno per te
event-challenged-invalid = { $word } non è nella lista: { $points } punti in meno per { $who }
    .you = { $word } non è nella lista: { $points } punti in meno per te
event-closed = Round chiuso da { $who }: 25 punti in più
    .you = Chiudi il round: 25 punti in più
event-stalemate = Nessuna chiusura da troppo tempo: il round è finito
event-round-scored = { $points ->
    [one] { $who }: { $points } punto in questo round
   *[other] { $who }: { $points } punti in questo round
}
    .you = { $points ->
        [one] Tu: { $points } punto in questo round
       *[other] Tu: { $points } punti in questo round
    }

## Al tavolo

table-progress = Round { $round } di { $rounds } · { $minimum } lettere per chiudere
table-highest = Vince il totale più alto
table-words-of = Parole di { $who }
    .you = Le tue parole
table-hand = Mano di { $who }
    .you = La tua mano
table-middle = Mazzi e fasi del turno
table-draw = Pesca una carta
table-draw-sub = Dal mazzo, o { $card } dagli scarti.
table-play = Gioca, chiudi, o scarta per finire
table-play-sub = Scegli una carta: i tratteggi mostrano dove va.
table-lock = Chiudi altre parole, o scarta per finire
table-lock-or-end = Chiudi una parola o finisci il turno
table-discard = Scarta una carta per finire il turno
table-declare = Che lettera sostituisce il Jolly in { $word }?
table-declare-sub = Tocca o scrivi la lettera.
table-letters = Lettere
table-target = Dove va { $card }?
table-target-sub = Tocca un tratteggio, o gli scarti per finire il turno.
table-choose-card = Scegli una carta
table-choose-letter = Scegli una lettera
table-choose-place = Scegli un posto
table-card-hand = { $card }, in mano
table-card-idle = { $card }, in mano, solo da scartare
table-wild-by = { $letter }, un Jolly di { $who }
table-tag-take = prendi
table-tag-end = fine turno
table-word-locked = { $points ->
    [one] { $word }, chiusa, { $points } punto
   *[other] { $word }, chiusa, { $points } punti
}
table-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-seen = { $cards }: in mano sotto gli occhi di tutti
table-order = Ordine di turno: { $who }
table-discard-top = Scarti, in cima { $card }
table-quiet = { $count ->
    [one] Ancora { $count } turno senza chiusure
   *[other] Ancora { $count } turni senza chiusure
}
table-challenge-title = { $count ->
    [one] Parola chiusa da { $who }: { $words }. Va bene?
   *[other] { $count } parole chiuse da { $who }: { $words }. Va bene?
}
table-challenge-text = Non è nella lista: perdono 50. C’è: perdi 25.
table-challenge-closing = Se reggono tutte, il round è finito.
table-challenge-sure = Contesti davvero?
table-fresh-hand-sure = Tutte e sette le carte?
table-fresh-start-sure = Tutte e cinque le parole?
table-ask-partner = Chiedi a { $who }: ripartire da zero?
table-count = Round { $round }: il conteggio
table-count-bonus = chiuso +{ $points }
table-count-penalty = avanzi { $points }
table-count-challenges = contestazioni { $points }
table-count-nothing = nessuna parola chiusa
table-answered = ha accettato
table-pile-cards = { $count ->
    [one] Scarti: { $count } carta
   *[other] Scarti: { $count } carte
}
table-value-title = Punti per lettere

# Perché una mossa è buona (suggerimenti)
explain-deck-shuffle = { $count ->
    [one] Uno scarto forma il nuovo mazzo, e lo peschi tu.
   *[other] { $count } scarti vengono rimescolati, e ne peschi uno.
}
explain-deck-special = La carta scoperta non è una lettera; la prossima del mazzo forse sì.
explain-deck-held = { $count ->
    [one] Una { $card } ce l’hai già; il mazzo può portare qualcosa di nuovo.
   *[other] Hai già { $count } × { $card }; il mazzo può portare qualcosa di nuovo.
}
explain-deck-open = { $count ->
    [one] Lascia { $card } sugli scarti e tenta l’ultima carta del mazzo.
   *[other] Lascia { $card } sugli scarti e tenta una delle { $count } carte coperte.
}
explain-deck-only = Non c’è una carta scoperta; il mazzo ne ha { $count }.
explain-take-must = Il mazzo è finito: resta solo la carta scoperta.
explain-take-wild = Un Jolly è qualunque lettera tu dica.
explain-take-swap = Con { $card } in mano puoi prendere il Jolly di { $word }.
explain-take-factor = Su { $word } fa { $points } punti invece di { $before }.
explain-take-freeze = Può fermare { $word }, che ha { $count ->
    [one] una lettera
   *[other] { $count } lettere
}.
explain-take-thaw = Può sgelare { $word }.
explain-take-vowel = La tua mano non ha vocali, e { $card } lo è.
explain-take-consonant = Hai solo vocali, e { $card } non lo è.
explain-take-sure = Qui sai che cosa prendi; il mazzo nasconde { $count ->
    [one] una carta
   *[other] { $count } carte
}.
explain-draw-none = Non resta nessuna carta da pescare.
explain-hand-vowels = { $count ->
    [0] Nessuna vocale fra le tue sette carte.
   *[other] { $count } delle tue sette carte sono vocali.
}
explain-hand-new = Sette carte nuove per { $cards }, al prezzo di questo turno.
explain-name-lack = Non hai { $letter } in mano, la sostituisce il Jolly: { $word }.
explain-grow-factor = { $word } conta ×{ $factor }: { $points } punti invece di { $before }.
explain-grow-ready = { $word } è allora lunga abbastanza per essere chiusa: { $points } punti.
explain-grow-points = Una parola lunga come { $word } conta { $points } punti invece di { $before }.
explain-grow-lacks = { $count ->
    [one] A { $word } manca allora una lettera per essere chiusa.
   *[other] A { $word } mancano allora { $count } lettere per essere chiusa.
}
explain-grow-start-with = Una parola nuova con { $letter }; per continuare ti restano { $cards }.
explain-grow-start = { $count ->
    [one] Una parola nuova con { $letter }: { $count } posto occupato su cinque.
   *[other] Una parola nuova con { $letter }: { $count } posti occupati su cinque.
}
explain-wild-ready = Ancora una lettera e { $word } è lunga abbastanza per essere chiusa, per { $points } punti.
explain-wild-word = { $word } riceve la lettera che dici tu: { $count } lettere in tutto.
explain-wild-start = Una parola nuova che comincia con la lettera che vuoi.
explain-multiply-now = Così com’è, { $word } vale allora { $points } punti invece di { $before }.
explain-multiply-later = { $count ->
    [one] { $word } conterà ×{ $factor }; le manca una lettera per essere chiusa.
   *[other] { $word } conterà ×{ $factor }; le mancano { $count } lettere per essere chiusa.
}
explain-thaw = { $word } ({ $count }) può di nuovo crescere ed essere chiusa.
explain-shield-best = { $word } è la tua parola aperta più preziosa ({ $points }): il prossimo Gelo va a vuoto.
explain-shield = Il prossimo Gelo su { $word } va a vuoto.
explain-freeze-shield = { $word } perde lo scudo, e tu ti liberi del Gelo.
explain-freeze-ready = { $word } è lunga abbastanza per essere chiusa ({ $points } punti); gelata non può più.
explain-freeze-grow = { $count ->
    [one] { $word } resta a una lettera finché qualcuno la sgela.
   *[other] { $word } resta a { $count } lettere finché qualcuno la sgela.
}
explain-swap = La tua { $letter } sostituisce il Jolly { $number } di { $word }; puoi giocarlo subito.
explain-start-frozen = { $count ->
    [one] Una delle tue cinque parole è gelata; te ne liberi.
   *[other] { $count } delle tue cinque parole sono gelate; te ne liberi.
}
explain-start-short = Nessuna delle tue cinque parole ha le { $count } lettere che servono per chiuderla.
explain-start-cards = Rinuncia a { $count } lettere e libera tutti e cinque i posti.
explain-lock-close = La quinta parola: { $points } punti per { $word } e 25 per la chiusura, se regge.
explain-lock-race = Altri hanno chiuso { $count } parole; se chiudono il round, { $word } rimasta aperta perde i suoi { $points } punti.
explain-lock-factor = { $word } mette al sicuro il { $factor ->
    [2] Doppio
   *[other] Triplo
}: { $points } punti, e nessuna penalità per la carta.
explain-lock-points = { $word } vale { $points } punti, e nessun Gelo la raggiunge più.
explain-wait = { $word } resta aperta: una lettera in più fa { $after } punti invece di { $points }.
explain-throw-cost = Un { $card ->
    [double] Doppio
    [triple] Triplo
   *[freeze] Gelo
} in mano alla fine costa { $points } punti.
explain-throw-double = { $count ->
    [one] Ti resta un’altra { $card }.
   *[other] Ti restano altre { $count } { $card }.
}
explain-throw-keep = Tiene { $cards }.
explain-throw-last = È la tua ultima carta: peschi una mano tutta nuova.
explain-throw-specials = { $count ->
    [one] Tiene la tua unica carta speciale.
   *[other] Tiene le tue { $count } carte speciali.
}
explain-end = La tua mano è vuota: peschi fino a { $count } carte.
explain-doubt-vowel = { $word } non ha vocali. Se cade, perdono 50 punti e i suoi { $points }; altrimenti ne perdi 25.
explain-doubt-three = { $word } ha tre lettere uguali di fila. Se cade, perdono 50 punti e i suoi { $points }; altrimenti ne perdi 25.
explain-doubt-q = { $word } ha una Q senza U. Se cade, perdono 50 punti e i suoi { $points }; altrimenti ne perdi 25.
explain-doubt = Se { $word } cade, perdono 50 punti e i suoi { $points }; se regge, ne perdi 25.
explain-accept-close = Se nessuno contesta, il round è finito; contestare a torto costa 25 punti.
explain-accept-one = { $word } vale per loro { $points } punti; contestare a torto te ne costa 25.
explain-accept-more = Le { $count } parole valgono per loro { $points } punti; ogni contestazione a torto te ne costa 25.

## La pagina del risultato

moment-word = { $who } chiude { $word } per { $points } punti.
    .you = Chiudi { $word } per { $points } punti.
moment-round = { $points } punti nel round { $round }: { $who }.
moment-challenge-won = { $who } contesta { $word } a ragione.
    .you = Contesti { $word } a ragione.
moment-challenge-lost = { $who } contesta { $word }, ma la parola vale.
    .you = Contesti { $word }, ma la parola vale.
ending-words = Le parole
ending-round = Round { $round }

# A move where nothing on the table shows the rest of it.
full-word = { $move } (parola { $number })
