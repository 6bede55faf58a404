### Close Enough: tutte le sue parole. $who e $whom sono sempre nomi, $ability uno dei messaggi ability-...

## Il gioco

title = Close Enough
tagline = Avvicinati a un bersaglio segreto. Poi osa chiamare.
summary = Porta la somma di tre carte il più vicino possibile a un bersaglio che solo tu conosci, scambiando con il mazzo e con le carte scoperte degli altri. Quando ti senti abbastanza vicino chiami, e ognuno decide se restare o lasciare. Bluff, gettoni e centri esatti fanno il resto.
players = 3–5 giocatori, ognuno per sé
goal = Arrivare per primo a otto stelle.
keys = D mazzo, X scarti, 1–3 le tue carte, C chiamare, S restare, F lasciare, T gettoni.

## Le regole, in ordine di lettura

section-setup = Preparare un round
rule-setup-parts = L’edizione standard ha sei copie di ogni carta da 1 a 9. Quindici bersagli: 12–18 valgono una stella ciascuno, 9, 10, 20 e 21 due, 7, 8, 22 e 23 tre. Quindici gettoni vantaggio, uno per ogni coppia delle sei abilità. Ogni edizione ha almeno 17 carte e 10 bersagli, così una carta c’è sempre quando serve.
    .title = Che cosa c’è
    .ids = E2, E9, E22
rule-setup-first = Tutti cominciano senza stelle e senza gettoni. Nel primo round il gettone Primo sta al primo posto. Poi va a chi siede alla destra di chi ha chiamato nel round precedente, che si sia tirato indietro o no.
    .title = Il gettone Primo
    .ids = E1
rule-setup-targets = Dal gettone Primo in senso orario ognuno pesca alla cieca un bersaglio tra quelli non usati nel round precedente. Guarda il tuo e tienilo per te. I bersagli dell’ultimo round restano scoperti, quindi tutti sanno che sono fuori; tornano nel round seguente.
    .title = Bersagli segreti
    .ids = E2
rule-setup-deal = Si mescolano tutte le carte e ognuno ne riceve una scoperta. Il resto è il mazzo. Gli scarti ancora non ci sono.
    .title = Una carta a testa
    .ids = E3

section-turn = Il tuo turno
rule-turn-fill = La tua terna è la carta scoperta più due carte in mano. Finché in mano ne hai meno di due, il turno ne aggiunge una: la prima del mazzo, senza che gli altri la vedano, o la carta scoperta di un altro se non è bloccata. Chi perde la carta riceve la prima del mazzo come nuova carta scoperta. La tua carta scoperta non la puoi prendere.
    .title = Completare la terna
    .ids = E4
rule-turn-full = Con la terna completa ritocchi o chiami. Dopo 25 ritocchi in un round devi chiamare nel tuo turno seguente, a meno che non ti abbiano zittito; Blocca o Zittisci prima si può. Gli ultimi turni dopo una chiamata non c’entrano.
    .title = Ritoccare o chiamare
    .ids = E5
rule-turn-deck = Prendi la prima carta, guardala, poi scarta una delle tre carte in mano, anche quella nuova. Una volta scelto il mazzo non si torna indietro.
    .title = Ritoccare dal mazzo
    .ids = E6
rule-turn-discard = Se ci sono scarti, prendi quello in cima e scarta un’altra carta dalla mano. Può avere lo stesso valore.
    .title = Ritoccare dagli scarti
    .ids = E7
rule-turn-swap = Prendi la carta scoperta non bloccata di un altro e metti al suo posto un’altra carta della tua mano.
    .title = Ritoccare con uno scambio
    .ids = E8
rule-turn-empty = Se serve una carta e il mazzo è vuoto, si mescolano tutti gli scarti tranne quello in cima per farne uno nuovo.
    .title = Mazzo vuoto
    .ids = E9

section-call = La chiamata
rule-call-call = Pensi di essere il più vicino? Chiama! Prendi il gettone Primo e metti la mano coperta di traverso sulla tua carta scoperta, che ora è bloccata.
    .title = Chiamare
    .ids = E10
rule-call-last = In senso orario ognuno degli altri ha un ultimo turno: restare o lasciare. Chi resta deve ritoccare esattamente una volta, poi la sua carta è bloccata. Chi lascia non muove nulla; la sua carta scoperta si può ancora prendere, se un gettone non la blocca.
    .title = Restare o lasciare
    .ids = E11
rule-call-declare = Dopo una chiamata nessuno ritocca senza aver prima dichiarato di restare. Chi è stato zittito può restare o lasciare come tutti.
    .title = Prima dillo, poi ritocca
    .ids = E12
rule-call-back-out = Solo nel gioco avanzato: dopo gli ultimi turni, anche se tutti hanno lasciato, e prima di scegliere i gettoni per i totali, chi ha chiamato può tirarsi indietro. Costa un gettone non usato, uno qualsiasi, che torna subito nella scatola.
    .title = Tirarsi indietro
    .ids = E13

section-reveal = Si scopre tutto
rule-reveal-distance = Somma la tua terna. Conta quanto dista dal tuo bersaglio; sopra o sotto è uguale: 11 e 17 distano entrambi 3 da 14. Prima, chi ha chiamato e chi è rimasto possono mettere gettoni sulle carte della propria terna, anche dopo che ci si è tirati indietro. Chi ha un gettone utilizzabile sceglie in segreto e in modo definitivo; si mostra tutto insieme.
    .title = Quanto vicino?
    .ids = E14
rule-reveal-backed-out = Se chi ha chiamato si è tirato indietro, perde una stella e tutti gli altri ne guadagnano una, anche chi ha lasciato.
    .title = Chi chiama si tira indietro
    .ids = E15
rule-reveal-caller = Se chi ha chiamato è il più vicino, prende le stelle del suo bersaglio e pesca un gettone a caso, se nella scatola ce n’è. I pareggi vanno a chi ha chiamato, e così pure un round in cui tutti hanno lasciato. Chi è rimasto perde una stella; gli altri non prendono nulla.
    .title = Chiamata riuscita
    .ids = E16
rule-reveal-beaten = Altrimenti ogni giocatore rimasto e davvero più vicino guadagna una stella, e chi ha chiamato ne perde una per ciascuno di loro. Per gli altri non cambia nulla.
    .title = Chiamata battuta
    .ids = E17
rule-reveal-bonus = Chi ha chiamato e chi è rimasto guadagnano un’altra stella per un centro esatto, se lo mostrano, anche dopo che ci si è tirati indietro. Prima il risultato, poi il bonus; nessuno scende mai sotto 0, né prima né dopo.
    .title = Centro esatto
    .ids = E18
rule-reveal-muck = Chi non deve dimostrare nulla può tenere segrete mano e distanza, e rinuncia al bonus. Vale per chi ha lasciato, per tutti quando chi ha chiamato si è tirato indietro, per chi ha chiamato quando tutti hanno lasciato, e per chi è rimasto senza batterlo.
    .title = Tenere segreto
    .ids = E19
rule-reveal-show = A meno che non si sia tirato indietro, chi ha chiamato deve mostrare se qualcuno è rimasto, e così chiunque l’abbia battuto; loro mostrano per primi. Gli altri rispondono ognuno per sé, mostrare o tenere segreto, e le risposte escono insieme. Di una terna segreta si sa solo quale gettone e quale abilità sono serviti e se sulla carta scoperta o in mano: non su quale carta della mano, né la direzione di una Spintarella. Le carte restano segrete per sempre.
    .title = Mostrare o tenere segreto
    .ids = E19
rule-reveal-clear = Poi si scoprono tutti i bersagli del round, segreti o no; restano fuori per un round. I gettoni usati tornano nella scatola prima che se ne peschi uno nuovo.
    .title = Riordinare
    .ids = E20
rule-reveal-win = Se dopo un round qualcuno ha otto stelle o più, vince chi ne ha di più. Pari in cima? Allora sono mezzi campioni e si dividono la vittoria.
    .title = Vincere
    .ids = E21

section-tokens = I gettoni vantaggio
rule-tokens-use = Un gettone offre due di sei abilità. Si usa una volta, per una sola, e a fine round torna nella scatola. In un turno puoi usarne diversi. Gettoni posseduti, gettoni usati e scatola sono visibili a tutti.
    .title = Un gettone, un’abilità
    .ids = E22
rule-tokens-total = Al momento del totale un gettone su una carta della tua terna può sottrarla, raddoppiarla, ignorarla (conta 0) o, con una Spintarella, cambiarla di 1 in su o in giù. Al massimo un gettone per carta, e una carta bloccata da un gettone ha già il suo.
    .title = Cambiare una carta
    .ids = E23
rule-tokens-lock = Blocca la tua carta scoperta e nessuno potrà prenderla in questo round. Si fa nel tuo turno: prima dell’azione, dopo aver preso una carta e prima di darne una, o in un ultimo turno prima di restare o lasciare. Oppure nel momento in cui ricevi una nuova carta scoperta nel turno di un altro: chi ha un Blocca viene interpellato, anche se ha lasciato, e il gioco aspetta. Non alla distribuzione.
    .title = Blocca
    .ids = E24
rule-tokens-silence = Nel tuo turno, prima dell’azione o dopo aver preso una carta e prima di darne una, zittisci un altro giocatore: in questo round non potrà chiamare. Mai su chi è già zittito, mai dopo una chiamata, e mai sull’ultimo giocatore che potrebbe ancora chiamare; conti anche tu.
    .title = Zittisci
    .ids = E25
rule-tokens-draw = I gettoni si pescano senza guardare, e solo finché nella scatola ce ne sono.
    .title = Pescare un gettone
    .ids = E26

section-knowledge = Chi sa che cosa
rule-knowledge-open = Visibile a tutti, spettatori compresi: quante carte ha il mazzo, tutti gli scarti, ogni carta presa da un posto scoperto o messa lì, i rimescolamenti, le stelle, i gettoni, chi è zittito o bloccato, e i bersagli dell’ultimo round.
    .title = Visibile
    .ids = E27
rule-knowledge-secret = Segreto: quel che si pesca dal mazzo, le mani, i bersagli altrui e le scelte non ancora mostrate.
    .title = Segreto
    .ids = E27

## Opzioni

option-advanced = Chi ha chiamato può cedere un gettone per tirarsi indietro.
    .label = Tirarsi indietro
option-edition = Con quali carte, bersagli e gettoni si gioca.
    .label = Edizione
option-edition-default = La nostra scelta di carte, bersagli e gettoni.
    .label = Standard

## Sul tavolo

card-number = { $value }
card-hidden = Carta coperta
deck = Mazzo
deck-count = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
discard-pile = Scarti
discard-empty = Ancora nessuno scarto
lot = Terna
lot-total = Totale { $total }
hand = Mano
face-up-of = Carta scoperta di { $who }: { $value }
target = Bersaglio
target-value = { $stars ->
    [one] Bersaglio { $value }, { $stars } stella
   *[other] Bersaglio { $value }, { $stars } stelle
}
targets-out = Fuori in questo round
distance = { $distance ->
    [0] Centro esatto
   *[other] A { $distance } dal bersaglio
}
stars = { $count ->
    [one] { $count } stella
   *[other] { $count } stelle
}
stars-of = { $count } stelle su 8
first-token = Gettone Primo
box = Scatola
token = Gettone vantaggio
token-pair = { $first } o { $second }
locked = bloccata
silenced = non può chiamare
caller = ha chiamato
    .you = hai chiamato
stayed-in = resta
    .you = resti
folded = ha lasciato
    .you = hai lasciato
mucked = tenuto segreto
trophy = Trofeo del campione
half-champion = Mezzo campione
ability-subtract = Sottrai
    .meaning = La carta conta in meno invece che in più.
ability-lock = Blocca
    .meaning = Nessuno può prendere la tua carta scoperta in questo round.
ability-double = Raddoppia
    .meaning = La carta conta doppio.
ability-ignore = Ignora
    .meaning = La carta conta 0.
ability-silence = Zittisci
    .meaning = Un altro giocatore non può chiamare in questo round.
ability-nudge = Spintarella
    .meaning = La carta conta 1 in più o 1 in meno.

## Perché è finita

reason-most-stars = Più stelle di tutti, otto o più
reason-half-champions = Pari in cima: mezzi campioni
reason-backed-out = { $who } ha fatto marcia indietro
reason-caller-closest = { $who } ha chiamato e nessuno è più vicino
reason-caller-beaten = { $who } ha chiamato, ma c’è chi è più vicino
reason-all-folded = Tutti hanno lasciato

## Mosse, come su un pulsante

move-deck = Pesca dal mazzo
move-discard = Prendi { $value } dagli scarti
move-take = Prendi { $value } da { $whom }
move-give = Dai { $value }
move-give-discard = Scarta { $value }
move-swap = Scambia { $given } con { $taken }
move-call = Chiama
move-call-confirm = Chiami con { $total }?
move-stay = Resta
move-fold = Lascia
move-fold-confirm = Lasci davvero?
move-leave = Lasciala libera
move-stand = Conferma la chiamata
move-back-out = Tirati indietro con { $token }
move-lock = Blocca il tuo { $value }
move-silence = Zittisci { $whom }
move-subtract = Sottrai { $value }
move-double = Raddoppia { $value }
move-ignore = Ignora { $value }
move-raise = Spingi { $value } in su di 1
move-lower = Spingi { $value } in giù di 1
move-keep = Tieni il gettone
move-show = Mostra
move-show-exact = Mostra: centro esatto, una stella in più
move-muck = Tieni segreto

## Che cosa farebbe una mossa

preview-fill = { $move }: { $total } finora, bersaglio { $target }
preview-result = { $distance ->
    [0] { $move }: esattamente { $total }
   *[other] { $move }: { $total }, a { $distance }
}
preview-deck-unseen = Solo tu vedrai la carta.
preview-deck-final = Guardala, poi scegli quale delle tre va via. Non si torna indietro.
preview-choose-give = Tocca la carta da dare, oppure prendi prima.
preview-shows = { $whom } mostrerà { $value }.
preview-turns-up = { $whom } riceve una nuova carta scoperta.
preview-discards = Il tuo { $value } va agli scarti.
preview-call = Gli altri poi restano o lasciano. La parità è tua.
preview-stay = Devi ritoccare ancora una volta, poi la carta è bloccata.
preview-fold = Non vinci né perdi nulla, salvo ripensamenti di chi ha chiamato.
preview-silence = { $whom } non potrà chiamare in questo round.

## Che cosa è successo

event-dealt = Round { $round }: { $who } ha il gettone Primo
    .you = Round { $round }: hai il gettone Primo
event-target = { $count ->
    [one] Il bersaglio di { $who } è { $value }, vale { $count } stella
   *[other] Il bersaglio di { $who } è { $value }, vale { $count } stelle
}
    .you = { $count ->
        [one] Il tuo bersaglio è { $value }, vale { $count } stella
       *[other] Il tuo bersaglio è { $value }, vale { $count } stelle
    }
event-took-deck = { $who } pesca dal mazzo
    .you = Peschi dal mazzo
event-took-deck-seen = { $who } pesca { $value } dal mazzo
    .you = Peschi { $value } dal mazzo
event-took-discard = { $who } prende { $value } dagli scarti
    .you = Prendi { $value } dagli scarti
event-took-face-up = { $who } prende { $value } da { $whom }
    .you = Prendi { $value } da { $whom }
    .me = { $who } ti prende { $value }
event-gave = { $who } dà { $value } a { $whom }
    .you = Dai { $value } a { $whom }
    .me = { $who } ti dà { $value }
event-gave-discard = { $who } scarta { $value }
    .you = Scarti { $value }
event-turned-up = { $who } riceve { $value }, scoperto
    .you = Ricevi { $value }, scoperto
event-reshuffled = Gli scarti diventano il nuovo mazzo
event-called = { $who } chiama!
    .you = Chiami!
event-stayed = { $who } resta
    .you = Resti
event-folded = { $who } lascia
    .you = Lasci
event-backed-out = { $who } si tira indietro e restituisce un gettone: { $token }
    .you = Ti tiri indietro e restituisci un gettone: { $token }
event-locked = { $who } blocca { $value }
    .you = Blocchi { $value }
event-silenced = { $who } zittisce { $whom }
    .you = Zittisci { $whom }
    .me = { $who } ti zittisce
event-ready = { $who } ha scelto
    .you = Hai scelto
event-token-used = { $who } usa { $ability } sulla carta scoperta
    .you = Usi { $ability } sulla carta scoperta
event-token-used-hidden = { $who } usa { $ability } su una carta in mano
    .you = Usi { $ability } su una carta in mano
event-lot-shown = { $distance ->
    [0] { $who } mostra { $total }, centro esatto
   *[other] { $who } mostra { $total }, a { $distance } da { $target }
}
    .you = { $distance ->
            [0] Mostri { $total }, centro esatto
           *[other] Mostri { $total }, a { $distance } da { $target }
        }
event-mucked = { $who } tiene segrete le carte
    .you = Tieni segrete le carte
event-target-shown = Il bersaglio di { $who } era { $value }
    .you = Il tuo bersaglio era { $value }
event-stars-gained = { $count ->
    [one] { $who } guadagna { $count } stella
   *[other] { $who } guadagna { $count } stelle
}
    .you = { $count ->
            [one] Guadagni { $count } stella
           *[other] Guadagni { $count } stelle
        }
event-stars-lost = { $count ->
    [one] { $who } perde { $count } stella
   *[other] { $who } perde { $count } stelle
}
    .you = { $count ->
            [one] Perdi { $count } stella
           *[other] Perdi { $count } stelle
        }
event-bonus = Centro esatto di { $who }: una stella in più
    .you = Centro esatto: una stella in più per te
event-token-drawn = { $who } pesca un gettone: { $token }
    .you = Peschi un gettone: { $token }

## Al tavolo

table-round = Round n. { $round }
table-first-to = Il primo a { $goal } stelle
table-of-stars = su { $goal } ★
table-first = Primo!
table-fill = Prendi una carta in mano
table-fill-sub = Dal mazzo, in segreto, o la carta scoperta di qualcuno.
table-now = { $distance ->
    [0] Hai { $total }: centro esatto
   *[other] Hai { $total }, a { $distance } da { $target }
}
table-tune-sub = Ritocca con mazzo, scarti o una carta scoperta, oppure chiama.
table-silenced-sub = Sei zittito: ritocca, niente chiamata in questo round.
table-must-call = Hai ritoccato { $count } volte: ora devi chiamare.
table-last-tune = Resti: un ultimo ritocco
table-stay-or-fold = { $who } chiama. Resti o lasci?
table-choose-give = Quale carta va via?
table-choose-seat = Chi zittisci?
table-choose-ability = Quale metà del gettone?
table-ability = Abilità
table-token-question = Usi { $token }?
table-token-secret = Nessuno vede la tua scelta finché non hanno scelto tutti.
table-tap-card = Tocca una carta
table-lock-title = La tua nuova carta scoperta è { $value }. La blocchi?
table-lock-with = Blocca con { $token }
table-back-out-title = Confermi la chiamata?
table-back-out-text = Tirarsi indietro ti costa un gettone e una stella; gli altri ne guadagnano una.
table-back-out-confirm = Ti tiri davvero indietro?
table-show-title = Mostri la tua terna o la tieni segreta?
table-show-text = Quello che tieni segreto nessuno lo vede; il bersaglio si scopre comunque.
table-answered = Hai scelto
table-tag-take = prendi
table-tag-give = via
table-tag-new = nuova
table-tag-now = ora
table-tag-lock = blocca
table-card-up = { $value }, carta scoperta
table-card-up-locked = { $value }, carta scoperta, bloccata
table-card-hand = { $value }, in mano
table-card-result = { $distance ->
    [0] { $card }: farebbe { $total }, esatto
   *[other] { $card }: farebbe { $total }, a { $distance }
}
table-card-new = { $value }, appena presa
table-card-known = { $value }, presa in mano allo scoperto
table-card-take = Carta scoperta di { $who }, { $value }: prendila
table-card-locked = Carta scoperta di { $who }, { $value }: bloccata, non si prende
table-discard-top = Scarti, in cima { $value }
table-hand-count = { $count ->
    [one] { $count } carta coperta in mano
   *[other] { $count } carte coperte in mano
}
table-token = Gettone vantaggio: { $first } o { $second }
table-token-lies = { $ability }, usato in questo round
table-gauge = { $distance ->
    [0] Bersaglio { $target }. Terna { $total }: esatto
   *[other] Bersaglio { $target }. Terna { $total }, a { $distance }
}
table-gauge-so-far = Bersaglio { $target }. Finora { $total }
table-silence-this = Zittisci { $whom }: niente chiamata in questo round
table-centre = Mazzo e scarti
table-lot = Terna di { $who }
    .you = La tua terna
table-only = Lo vede solo { $who }
    .you = Lo vedi solo tu
table-reveal = Round { $round }: quanto vicino?
table-reveal-target = bersaglio { $value }
table-reveal-bonus = esatto +1
table-box = { $count ->
    [one] Scatola: { $count } gettone
   *[other] Scatola: { $count } gettoni
}
table-discards = { $count ->
    [one] Scarti: { $count } carta
   *[other] Scarti: { $count } carte
}

event-game-over = La partita è finita

# Perché una mossa è buona (suggerimenti)
explain-fill-last = { $away ->
    [0] Con la carta { $card } hai { $total }, esattamente il bersaglio.
   *[other] Con la carta { $card } hai { $total }, a { $away } da { $target }.
}
explain-fill-first = Dopo la carta { $card } basta una carta da { $need } per fare { $target } esatto.
explain-fill-over = Con la carta { $card } hai { $total }, e se ne aggiunge un’altra; il tuo bersaglio è { $target }.
explain-fill-so-far = Con la carta { $card } hai { $total } su { $target }, e manca ancora una carta.
explain-fill-owner = Il giocatore { $place ->
        [left] alla tua sinistra
        [left-2] due posti alla tua sinistra
        [across] di fronte a te
        [right-2] due posti alla tua destra
       *[right] alla tua destra
    } perde la carta { $card } e ne scopre un’altra.
explain-deck-hits = { $hits ->
    [one] { $hits } delle { $unseen } carte che non vedi farebbe centro; nessuna carta scoperta lo fa.
   *[other] { $hits } delle { $unseen } carte che non vedi farebbero centro; nessuna carta scoperta lo fa.
}
explain-deck-secret = Nessun altro vede una carta del mazzo; una scoperta ({ $cards }) svelerebbe parte della tua mano.
explain-tune = { $away ->
    [0] La carta { $card } per la tua { $give } fa centro esatto.
   *[other] La carta { $card } per la tua { $give } ti porta a { $away } dal bersaglio; ora sei a { $now }.
}
explain-tune-same = Con la carta { $card } per la tua { $give } resti a { $away } dal bersaglio, come ora.
explain-tune-discard = La tua carta { $give } va negli scarti per la { $card }, non a un altro giocatore.
explain-tune-owner = Il giocatore { $place ->
        [left] alla tua sinistra
        [left-2] due posti alla tua sinistra
        [across] di fronte a te
        [right-2] due posti alla tua destra
       *[right] alla tua destra
    } riceve la tua carta { $give } per la { $card }.
explain-deck-nearer = { $better ->
    [one] { $better } delle { $unseen } carte che non vedi ti porterebbe
   *[other] { $better } delle { $unseen } carte che non vedi ti porterebbero
} a meno di { $away }; nessuna carta scoperta lo fa.
explain-deck-keep = { $away ->
    [0] Una carta inutile se ne va subito: resti esattamente sul bersaglio.
   *[other] Una carta inutile se ne va subito: resti a { $away } dal bersaglio.
}
explain-give-better = { $away ->
    [0] Senza la carta { $card } fai centro, senza la { $other } sei a { $worse }.
   *[other] Senza la carta { $card } sei a { $away } dal bersaglio, senza la { $other } a { $worse }.
}
explain-give = { $away ->
    [0] Con { $first } e { $second } in mano fai centro.
   *[other] Con { $first } e { $second } in mano sei a { $away } dal bersaglio.
}
explain-call-exact = Hai { $total }, esattamente il bersaglio: più vicino non si può, e i pareggi sono tuoi.
explain-call-token = { $effect ->
    [subtract] Sottrai la carta { $card } con il gettone e hai { $total }, esattamente il bersaglio.
    [double] Raddoppia la carta { $card } con il gettone e hai { $total }, esattamente il bersaglio.
    [ignore] Ignora la carta { $card } con il gettone e hai { $total }, esattamente il bersaglio.
    [raise] Spingi in su la carta { $card } con il gettone e hai { $total }, esattamente il bersaglio.
   *[lower] Spingi in giù la carta { $card } con il gettone e hai { $total }, esattamente il bersaglio.
}
explain-call-close = { $away ->
    [1] Ti batte solo una terna esatta
   *[other] Ti batte solo una terna a meno di { $away }
}; una chiamata riuscita vale { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}.
explain-stay-hit = La carta scoperta { $card } per la tua { $give } fa { $total } esatto: una stella in più se la mostri.
explain-stay-free = Restando non hai stelle da perdere.
explain-stay-open = Con la carta scoperta { $card } per la tua { $give } sei a { $away }: più vicino di chi ha chiamato a { $beaten } o più.
explain-stay-now = { $away ->
    [0] Sei esattamente sul bersaglio: una stella in più se lo mostri.
   *[other] Puoi restare a { $away }: più vicino di chi ha chiamato a { $beaten } o più.
}
explain-fold-far = Restando rischi una stella, e nessuna carta scoperta ti porta a meno di { $away }.
explain-fold = Chi lascia non può perdere stelle.
explain-lock-hit = Fai centro finché nessuno prende la tua carta { $card }: il gettone Blocca/{ $other ->
        [subtract] Sottrai
        [lock] Blocca
        [double] Raddoppia
        [ignore] Ignora
        [silence] Zittisci
       *[nudge] Spintarella
    } la trattiene.
explain-lock = Con il gettone Blocca/{ $other ->
        [subtract] Sottrai
        [lock] Blocca
        [double] Raddoppia
        [ignore] Ignora
        [silence] Zittisci
       *[nudge] Spintarella
    } nessuno può prendere la tua carta { $card }.
explain-leave-folded = Hai lasciato: la tua carta { $card } non conta più.
explain-leave-away = { $away ->
    [0] Con la carta { $card } sei esattamente sul bersaglio; il gettone ti resta.
   *[other] Con la carta { $card } sei a { $away } dal bersaglio; il gettone ti resta.
}
explain-leave = La tua carta { $card } resta libera, e il gettone ti resta.
explain-silence = Il giocatore { $place ->
        [left] alla tua sinistra
        [left-2] due posti alla tua sinistra
        [across] di fronte a te
        [right-2] due posti alla tua destra
       *[right] alla tua destra
    } ({ $stars } ★) non può chiamare in questo round; costa il gettone Zittisci/{ $other ->
        [subtract] Sottrai
        [lock] Blocca
        [double] Raddoppia
        [ignore] Ignora
        [silence] Zittisci
       *[nudge] Spintarella
    }.
explain-stand-exact = Hai { $total }, esattamente il bersaglio: nessuno può fare meglio.
explain-stand-alone = { $stars ->
    [one] Non è rimasto nessuno: la tua chiamata vale { $stars } stella.
   *[other] Non è rimasto nessuno: la tua chiamata vale { $stars } stelle.
}
explain-stand = { $count ->
    [one] Sei a { $away }; solo chi è rimasto può essere più vicino.
   *[other] Sei a { $away }; solo i { $count } rimasti possono essere più vicini.
}
explain-back-out-risk = Tirarti indietro costa una stella e il gettone { $first ->
        [subtract] Sottrai
        [lock] Blocca
        [double] Raddoppia
        [ignore] Ignora
        [silence] Zittisci
       *[nudge] Spintarella
    }/{ $second ->
        [subtract] Sottrai
        [lock] Blocca
        [double] Raddoppia
        [ignore] Ignora
        [silence] Zittisci
       *[nudge] Spintarella
    }; chi è rimasto potrebbe costarti fino a { $most } ★.
explain-back-out = Il gettone { $first ->
        [subtract] Sottrai
        [lock] Blocca
        [double] Raddoppia
        [ignore] Ignora
        [silence] Zittisci
       *[nudge] Spintarella
    }/{ $second ->
        [subtract] Sottrai
        [lock] Blocca
        [double] Raddoppia
        [ignore] Ignora
        [silence] Zittisci
       *[nudge] Spintarella
    } torna nella scatola, e tutti gli altri guadagnano una stella.
explain-use = { $effect ->
        [subtract] Sottraendo
        [double] Raddoppiando
        [ignore] Ignorando
        [raise] Spingendo in su
       *[lower] Spingendo in giù
    } { $place ->
        [face-up] la tua carta scoperta { $card }
       *[hand] la carta { $card } in mano
    } fai { $total }, { $away ->
        [0] esattamente il bersaglio
       *[other] a { $away } dal bersaglio; ora sei a { $now }
    }.
explain-use-same = { $effect ->
        [subtract] Sottraendo
        [double] Raddoppiando
        [ignore] Ignorando
        [raise] Spingendo in su
       *[lower] Spingendo in giù
    } { $place ->
        [face-up] la tua carta scoperta { $card }
       *[hand] la carta { $card } in mano
    } fai { $total }, a { $away } dal bersaglio, non più vicino di ora.
explain-keep-exact = Hai già { $total }, esattamente il bersaglio; il gettone ti resta.
explain-keep-useless = Questo gettone non può portarti a meno di { $away }; ti resta.
explain-keep = Resti a { $away } dal bersaglio, e il gettone ti resta.
explain-show-hit = { $total } è centro esatto: mostrarlo vale una stella in più.
explain-show-folded = Hai lasciato: mostrare non vale nulla.
explain-show-away = Sei a { $away } dal bersaglio: mostrare non vale alcun bonus.
explain-muck-hit = { $total } è centro esatto: tenerlo segreto butta via una stella.
explain-muck-folded = Hai lasciato: tenere segreta la mano non costa nulla.
explain-muck-away = Sei a { $away }: nessun bonus da perdere, e la tua mano resta segreta.

## La pagina del risultato

moment-closest = { $distance ->
    [0] { $who } centra { $target } in pieno.
   *[other] { $who } finisce a { $distance } da { $target }.
}
    .you = { $distance ->
            [0] Centri { $target } in pieno.
           *[other] Finisci a { $distance } da { $target }.
        }
moment-won = Round { $round }: { $stars ->
    [one] { $who } vince una stella.
   *[other] { $who } vince { $stars } stelle.
}
    .you = Round { $round }: { $stars ->
            [one] vinci una stella.
           *[other] vinci { $stars } stelle.
        }
moment-lost = Round { $round }: { $stars ->
    [one] { $who } perde una stella.
   *[other] { $who } perde { $stars } stelle.
}
    .you = Round { $round }: { $stars ->
            [one] perdi una stella.
           *[other] perdi { $stars } stelle.
        }
ending-rounds = Bersagli, terne e chiamate
ending-caller = chiamata di { $who }
    .you = tua chiamata
ending-target = bersaglio { $target }
ending-off = { $distance ->
    [0] esatto
   *[other] a { $distance }
}
ending-not-shown = non mostrata
ending-stars = stelle

# A move where nothing on the table shows the rest of it.
full-face-up = { $move } (carta scoperta)
