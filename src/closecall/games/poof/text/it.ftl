### Poof: tutte le sue parole. $who è sempre un nome, $card uno dei messaggi card-...

## Il gioco

title = Poof
tagline = Cala sempre più in basso. Quattro uguali: poof!
first = Prima volta qui? Comincia da Poof
summary = Liberati delle tue diciannove carte giocando alla pari della pila o più in basso. Quattro carte dello stesso valore di fila fanno sparire la pila e ti danno un altro turno. Quel che ti resta conta contro di te.
players = 2–6 giocatori, ognuno per sé
goal = Avere il totale più basso dopo l’ultimo round.
keys = Le cifre prendono la prossima carta di quel valore (0 e poi 5 per 15), P una carta Poof, U raccoglie la pila, G rinuncia al round.

## Le regole, in ordine di lettura

section-setup = Preparare un round
rule-setup-cards = Ogni numero c’è otto volte, e tutte e dieci le carte Poof sono sempre in gioco. Fin dove arrivano i numeri dipende da quanti siete: 1–12 in due, 1–14 in tre, 1–16 in quattro, 1–18 in cinque, 1–20 in sei.
    .title = Le carte
    .ids = P1
rule-setup-deal = Ricevi diciannove carte alla cieca. Quattro stanno coperte davanti a te: nessuno le conosce, nemmeno tu. Su ognuna ce n’è una scoperta, che tutti vedono. Le altre undici sono la tua mano, solo per i tuoi occhi. Tutte e diciannove devono andarsene.
    .title = Diciannove carte a testa
    .ids = P2
rule-setup-first = Ognuno gira un’altra carta e comincia la più alta; una carta Poof batte ogni numero. Solo chi è alla pari in cima ne gira un’altra da quelle rimaste; se non bastano, tra loro decide la sorte. Tutti vedono queste carte, poi escono dal round.
    .title = Chi comincia
    .ids = P3
rule-setup-rest = Le carte non distribuite restano fuori dal round e, a parte quelle girate per la partenza, nessuno le vede. Quel che manca puoi solo indovinarlo.
    .title = Il resto
    .ids = P4
rule-setup-anew = Ogni round riparte da capo: si mescola, si distribuisce e si decide di nuovo chi comincia.
    .title = Ogni round da capo
    .ids = P5

section-turn = Il tuo turno
rule-turn-play = Un turno è una giocata: una o più carte di un solo valore. La tua mano e le tue carte scoperte valgono come una cosa sola, quindi puoi combinarle. Quante ne giochi lo decidi tu; nessuno deve cedere tutte le copie. Si continua in senso orario.
    .title = Carte di un solo valore
    .ids = P6, P11
rule-turn-lower = Qualsiasi valore può aprire una pila vuota. Su una pila il tuo valore deve essere uguale alla carta in cima o più basso. Quante carte sono state giocate prima non conta.
    .title = Uguale o più basso
    .ids = P7
rule-turn-uncover = Se giochi una carta scoperta, quella sotto si gira subito davanti a tutti. Puoi usarla dal tuo prossimo turno, anche se è un turno bonus subito dopo un poof.
    .title = Scoprire
    .ids = P8
rule-turn-must = Se uno dei tuoi numeri va bene, devi giocare: un numero, oppure una carta Poof. Raccogliere allora non si può.
    .title = Se puoi, devi
    .ids = P9
rule-turn-pick-up = Se nessun numero va bene, prendi in mano tutta la pila e non giochi nulla. Chi segue apre una nuova pila con un valore qualsiasi. Se in quel momento hai una carta Poof, scegli tu: giocarla o raccogliere. Se chi segue salta il turno, il turno può perfino tornare a te.
    .title = Raccogliere la pila
    .ids = P10
rule-turn-skip = Una carta Poof non può aprire una pila. Se la pila è vuota e non hai numeri, né in mano né scoperti, salti il turno; nel gioco alla cieca una carta coperta liberata ti tiene in gioco. Le carte ancora sotto un’altra non aiutano, e nessuno le sbircia. Se tutti, uno dopo l’altro, dovessero saltare, il round finisce e si conta così com’è.
    .title = Saltare il turno
    .ids = P12

section-poofing = Poof!
rule-poofing-four = Quattro o più carte dello stesso valore di fila in cima alla pila fanno poof: la pila esce dal round. Non importa se le ha messe una persona sola o più persone di seguito.
    .title = Quattro uguali
    .ids = P13
rule-poofing-card = Una carta Poof si gioca da sola e solo su una pila che non è vuota. Fa sparire la pila ed esce dal round con lei. Può venire dalla tua mano o essere una carta scoperta; in quel caso la carta sotto si scopre come sempre.
    .title = La carta Poof
    .ids = P14
rule-poofing-again = Chi fa poof gioca ancora e deve aprire la nuova pila, con un valore qualsiasi. È un turno nuovo: una carta scoperta dal poof si può giocare subito.
    .title = Ancora una volta
    .ids = P15
rule-poofing-skip = Se non hai un numero per aprire, il turno bonus salta.
    .title = Niente per continuare
    .ids = P16

section-end = La fine
rule-end-out = Il round si ferma appena qualcuno non ha più nessuna carta: né in mano, né scoperta, né coperta. Vale anche con un poof; in quel caso niente turno bonus.
    .title = Senza più carte
    .ids = P17
rule-end-score = Ognuno mostra quel che gli resta, carte coperte comprese. I numeri contano il loro valore, ogni carta Poof 50. La pila e le carte sparite non contano per nessuno. I tuoi punti si sommano al totale.
    .title = Contare i punti
    .ids = P18
rule-end-win = Una partita dura sette round. Vince il totale più basso; a pari totale la vittoria si divide.
    .title = Chi vince
    .ids = P19
rule-end-stalemate = Se passano di fila 30 turni a testa senza un poof e senza che si scopra una carta, il round finisce e si conta così com’è. Contano giocate, raccolte e turni bonus, non i turni saltati. Girare una carta giocata alla cieca non è scoprire.
    .title = Girare a vuoto
    .ids = P24

section-variants = Varianti
rule-variants-blind = Nel gioco alla cieca una carta resta coperta anche quando quella sopra se ne va. Dal tuo prossimo turno puoi giocarla senza vederla, da sola, anche se un tuo numero andrebbe bene. Non sei mai obbligato a provarla prima di raccogliere; solo con la pila vuota e nient’altro da giocare devi farlo.
    .title = Gioco alla cieca
    .ids = P20
rule-variants-blind-turned = La carta giocata alla cieca si gira. Se può andare sulla pila è giocata, e può fare poof. Se è troppo alta, prendi in mano la pila e la carta. Una carta Poof fa sparire la pila; se la pila è vuota, va nella tua mano e il turno finisce.
    .title = La carta si gira
    .ids = P20
rule-variants-pooftastrophe = In due, e solo in due, puoi rinunciare al round in qualsiasi momento, anche nel turno altrui. Segni tutto quel che ti resta, 50 per ogni carta Poof, più la pila; l’altro segna 0. Si può fare anche per salvare un vantaggio nell’ultimo round.
    .title = Pooftastrofe
    .ids = P21
rule-variants-rounds = Il tavolo può scegliere da 1 a 20 round; di solito sono sette.
    .title = Numero di round
    .ids = P22

section-knowledge = Chi sa che cosa
rule-knowledge-open = Visibile a tutti, spettatori compresi: ogni carta giocata, tutta la pila, le carte sparite, chi ha raccolto che cosa, ogni carta girata (anche un tentativo alla cieca fallito), quante carte ha ogni mano, i turni saltati e i totali.
    .title = Visibile
    .ids = P23
rule-knowledge-hidden = Nascosto: le mani altrui, tutte le carte coperte e quelle non distribuite. Quel che puoi fare non dipende mai da carte che non vedi.
    .title = Nascosto
    .ids = P23

## Opzioni

option-blind = Le carte liberate restano coperte e si giocano senza vederle.
    .label = Gioco alla cieca
option-rounds = Quanti round si giocano, da 1 a 20.
    .label = Round
option-edition = Con quali carte si gioca.
    .label = Edizione
option-edition-default = Le carte del libretto di regole.
    .label = Standard

## Sul tavolo

card-number = { $value }
card-poof = Poof
card-face-down = Carta coperta
card-any = Carta
pile = Pila
pile-empty = Pila vuota
pile-count = { $count ->
    [one] { $count } carta sulla pila
   *[other] { $count } carte sulla pila
}
pile-top = In cima: { $count } × { $value }
run = { $count } di 4 di fila
hand = Mano
hand-count = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
table-cards = Sul tavolo
face-up = Scoperta
covered = sotto un’altra
uncovered = liberata
covers-face-down = sta sopra una carta coperta
next-turn = prossimo turno
unseen = mai vista
playable = giocabile
not-playable = Troppo alta per questa pila
not-yet = Giocabile dal prossimo turno di { $who }
    .you = Giocabile dal tuo prossimo turno
poof-needs-pile = Una carta Poof ha bisogno di una pila
pooftastrophe = Pooftastrofe
lowest-wins = Vince il più basso
round-points = Questo round

## Perché è finita

reason-lowest-total = Il totale più basso dopo l’ultimo round
reason-shared-lowest = A pari totale la vittoria si divide
reason-went-out = { $who } non ha più carte
reason-all-skipped = Nessuno può aprire una pila
reason-stalemate = Niente di nuovo da troppo tempo
reason-pooftastrophe = { $who } ha rinunciato al round

## Mosse ed eventi, per nome

move-play = { $count ->
    [1] Gioca { $value }
   *[other] Gioca { $count } × { $value }
}
move-pick-up = { $count ->
    [one] Raccogli { $count } carta
   *[other] Raccogli { $count } carte
}
move-poof = Gioca una carta Poof
move-blind = Gira alla cieca la carta { $slot }
move-pooftastrophe = Rinuncia al round

preview-lay = { $count ->
    [1] { $value } sulla pila
   *[other] { $count } × { $value } sulla pila
}
preview-next = Poi a { $who } serve { $value } o meno.
preview-poof = { $count ->
    [1] Un altro { $value } e fanno quattro: poof!
   *[other] { $count } × { $value } e fanno quattro: poof!
}
preview-poof-four = { $count } × { $value } in un colpo: poof!
preview-poof-card = { $count ->
    [one] Poof! Sparisce { $count } carta
   *[other] Poof! Spariscono { $count } carte
}
preview-again = La pila sparisce e giochi ancora.
preview-again-skipped = La pila sparisce, ma non hai un numero per aprire la prossima.
preview-out = La tua ultima carta: il round è finito!
preview-uncover = { $count ->
    [one] Scopre una carta.
   *[other] Scopre { $count } carte.
}
preview-uncover-blind = { $count ->
    [one] Libera una carta coperta.
   *[other] Libera { $count } carte coperte.
}
preview-add = { $count ->
    [one] Puoi aggiungerne una.
   *[other] Puoi aggiungerne { $count }.
}
preview-pick-up = { $count ->
    [one] { $count } carta viene nella tua mano
   *[other] { $count } carte vengono nella tua mano
}
preview-pick-up-next = Poi { $who } apre una nuova pila.
preview-blind = Alla cieca: che cosa sarà?
preview-blind-pile = { $value } o meno è giocata, Poof toglie la pila. Se è più alta, carta e pila vengono nella tua mano.
preview-blind-empty = Un numero apre la pila. Una carta Poof viene nella tua mano.

event-dealt = Round { $round }: le carte sono distribuite
event-turned = { $who } gira { $card } per la partenza
    .you = Giri { $card } per la partenza
event-starts = Comincia { $who }
    .you = Cominci tu
event-played = { $count ->
    [1] { $who } gioca { $value }
   *[other] { $who } gioca { $count } × { $value }
}
    .you = { $count ->
            [1] Giochi { $value }
           *[other] Giochi { $count } × { $value }
        }
event-poof-played = { $who } gioca una carta Poof
    .you = Giochi una carta Poof
event-uncovered = { $who } scopre { $card }
    .you = Scopri { $card }
event-turned-over = { $who } gioca alla cieca: { $card }
    .you = Giochi alla cieca: { $card }
event-poofed = { $count ->
    [one] Poof! Sparisce { $count } carta
   *[other] Poof! Spariscono { $count } carte
}
event-picked-up = { $count ->
    [one] { $who } raccoglie { $count } carta
   *[other] { $who } raccoglie { $count } carte
}
    .you = { $count ->
            [one] Raccogli { $count } carta
           *[other] Raccogli { $count } carte
        }
event-skipped = { $who } non può aprire una pila e salta il turno
    .you = Non puoi aprire una pila e salti il turno
event-gave-up = Pooftastrofe! { $who } rinuncia al round
    .you = Pooftastrofe! Rinunci al round
event-out = { $who } è senza carte
    .you = Sei senza carte
event-all-skipped = Nessuno può aprire una pila: il round è finito
event-stalemate = Niente di nuovo da troppo tempo: il round è finito
event-left-over = A { $who } restano: { $cards }
    .you = Ti restano: { $cards }
event-round-scored = { $points ->
    [one] { $who }: { $points } punto, { $total } in tutto
   *[other] { $who }: { $points } punti, { $total } in tutto
}
    .you = { $points ->
            [one] Tu: { $points } punto, { $total } in tutto
           *[other] Tu: { $points } punti, { $total } in tutto
        }

## Il tavolo sullo schermo

table-round-short = R{ $round }
table-own = Carte di { $who }
    .you = Le tue carte
table-hand-of = Mano di { $who }
    .you = La tua mano
table-in-hand = in mano
table-places = { $count ->
    [0] Tutte giocate
    [one] { $count } posto su 4
   *[other] { $count } posti su 4
}
table-empty-place = Posto vuoto
table-need-any = Qualsiasi valore
table-need-lower = { $value } o meno
table-need-lower-poof = { $value } o meno, oppure Poof
table-say-any = Apri una pila con un valore qualsiasi
table-say-lower = Gioca { $value } o meno
table-say-pick-up = Nessun numero va bene: prendi la pila
table-say-pick-up-poof = Nessun numero va bene: carta Poof o pila
table-say-blind = Gira una carta coperta
table-say-blind-too = Oppure una carta coperta, alla cieca.
table-say-sub = Quante vuoi di un valore, mano e tavolo.
table-choose = Scegli le carte
table-stack = { $picked } di { $count }
table-run-add = { $full } + { $adding } di tue, su 4
table-run-four = { $full } + { $adding } di tue = quattro uguali
table-run-alone = Le tue { $adding } = quattro uguali
table-older = { $count ->
    [one] { $count } carta sotto
   *[other] { $count } carte sotto
}
table-new-pile = { $who } apre una nuova pila
table-your-new-pile = Apri una nuova pila
table-for-the-start = Girate per la partenza
table-seen = Carte viste
table-seen-pile = Sulla pila, dal basso in alto
table-seen-gone = Sparite in questo round
table-seen-known = Raccolte da { $who }, ancora in mano
table-seen-left = Resti dell’ultimo round: { $who }
table-seen-none = Ancora nessuna
table-quiet = { $count ->
    [one] Ultimo turno, salvo un poof o una carta scoperta
   *[other] Ancora { $count } turni, salvo un poof o una carta scoperta
}
table-note-played = { $count ->
    [1] ha giocato { $value }
   *[other] ha giocato { $count } × { $value }
}
table-note-poofed = Poof!
table-note-picked-up = ne ha prese { $count }
table-note-skipped = salta il turno
table-give-up = Pooftastrofe
table-give-up-title = Rinunci a questo round?
table-give-up-text = { $hidden ->
    [0] Segni { $points }, { $who } segna 0.
    [one] Segni { $points } più il valore della tua carta coperta. { $who } segna 0.
   *[other] Segni { $points } più il valore delle tue { $hidden } carte coperte. { $who } segna 0.
}
table-give-up-do = { $hidden ->
    [0] Rinuncia · { $points }
   *[other] Rinuncia · { $points } + { $hidden } coperte
}
table-keep-playing = Continua
table-tally = Round { $round }: si conta

event-game-over = La partita è finita

# Suggerimenti: perché una mossa può essere buona. Si dice solo ciò che è vero.

explain-out = { $count ->
    [one] Va via la tua ultima carta
   *[other] Vanno via le tue ultime { $count } carte
}: il round finisce e non segni nulla.
explain-must-pick-up = Chi segue non può giocare niente su un { $value }, e { $pile ->
    [one] la pila ha { $pile } carta
   *[other] la pila ha { $pile } carte
}.
explain-run-again = { $count } × { $value }: con { $run } di fila la pila fa poof, e giochi ancora.
explain-run = { $count } × { $value }: spariscono { $pile } carte.
explain-uncover = Libera { $freed ->
    [one] la carta coperta sotto il tuo { $value }
   *[other] { $freed } carte coperte sotto i tuoi { $value }
}; poi te ne { $left ->
    [one] resta { $left }
   *[other] restano { $left }
} da giocare.
explain-no-answer = Chi segue non mostra niente che vada su un { $value }: se non ha nulla nemmeno in mano, prende { $pile ->
    [one] { $pile } carta
   *[other] { $pile } carte
}.
explain-dearer = Meglio giocare { $value } che { $rival }: se ti restasse, conterebbe { $more } in più.
explain-all = { $count ->
    [2] I tuoi due { $value }
   *[other] I tuoi { $count } × { $value }
} vanno via insieme: { $points } punti che non ti restano.
explain-lower = In cima resta un { $value }, non un { $rival }: meno numeri possono seguire.
explain-more = { $count } × { $value }: via { $count } carte in un colpo solo invece di { $other }.
explain-highest = { $count } × { $value }: il numero più alto che puoi giocare adesso.
explain-three = Ci saranno tre { $value } di fila, e te ne tieni un altro per il poof.
explain-keep-copies = Solo { $count } × { $value }: { $rest ->
    [one] { $rest } altro ti resta
   *[other] altri { $rest } ti restano
} per dopo.
explain-keep-low = Via { $count } × { $value }, il tuo { $low } resta: va su tutto da { $low } in su.
explain-table = { $slots } × { $value } dal tavolo e { $hand } dalla mano, { $freed ->
    [0] senza carte coperte sotto
    [one] liberando { $freed } carta coperta
   *[other] liberando { $freed } carte coperte
}.
explain-lead = Inizia la pila con { $count } × { $value }; poi te ne { $left ->
    [one] resta { $left }
   *[other] restano { $left }
} da giocare.
explain-follow = Continua con { $count } × { $value }; poi te ne { $left ->
    [one] resta { $left }
   *[other] restano { $left }
} da giocare.
explain-keep-poof = Tieni la carta Poof; prendere la pila porta { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
explain-pick-up = Nessuno dei tuoi numeri va su un { $value }: prendi { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
explain-poof-frees = La tua carta Poof scoperta toglie { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} e libera la carta coperta sotto.
explain-poof-spares = Nessuno dei tuoi numeri va su un { $value }: la carta Poof ti risparmia { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
explain-poof-again = Una carta Poof toglie { $count ->
    [one] la carta dalla pila
   *[other] le { $count } carte dalla pila
}, e giochi ancora.
explain-poof-card = Una carta Poof toglie { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, e te ne { $left ->
    [one] resta { $left }
   *[other] restano { $left }
} da giocare.
explain-blind-lead = La pila è vuota: qualsiasi numero lì sotto può iniziarla.
explain-blind = Solo un numero sopra { $value } ti darebbe { $count ->
    [one] la carta della pila
   *[other] le { $count } carte della pila
}.
explain-give-up = Chiude il round: { $left ->
    [one] la tua ultima carta
   *[other] le tue { $left } carte
} e quelle della pila ({ $pile }) contano per te, l’avversario non segna nulla.

## La pagina del risultato

moment-poof = { $who } fa sparire { $cards } carte in un colpo.
    .you = Fai sparire { $cards } carte in un colpo.
moment-pick-up = { $who } raccoglie { $cards } carte.
    .you = Raccogli { $cards } carte.
moment-round = Il round { $round } costa { $points } punti a { $who }.
    .you = Il round { $round } ti costa { $points } punti.
ending-rounds = I round
ending-nothing-left = nessuna carta

# A move where nothing on the table shows the rest of it.
full-play = { $move } (dal tavolo: posto { $places })
