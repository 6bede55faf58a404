### Closing In: tutte le sue parole. $who e $whom sono sempre nomi, $tile un messaggio tile-..., $card un messaggio card-...

## Il gioco

title = Closing In
tagline = La città si chiude, tessera dopo tessera. Fuori i dossier, poi fuori voi.
summary = Siete ribelli in una città che viene sigillata. Insieme raccogliete dossier, li trasmettete dalla Torre radio e ve la filate in barca o in auto, mentre ogni passo attira altri agenti. Le tessere con troppi agenti sono perdute.
players = 2–4 giocatori, tutti insieme
goal = Trasmettete quattro dossier dalla Torre radio, poi portate fuori tutti.
keys = Le frecce vanno di tessera in tessera, 1–5 prendono carte, M, L, S, D, G, N, E, X scelgono l’azione, Maiusc e Invio finiscono il turno.

## Le regole, in ordine di lettura

section-setup = Preparazione
rule-setup-city = Dodici tessere formano la città, messe a caso in tre righe da quattro. Tra loro ci sono il Condominio, la Torre radio, i Moli e il Tunnel. Ci sono 24 carte luogo, due per tessera, otto delle quali con il simbolo del dossier, 48 carte equipaggiamento, 50 agenti e 8 dossier.
    .title = La città
    .ids = C1
rule-setup-start = Ognuno pesca tre carte equipaggiamento e le mette scoperte. Si girano due carte luogo, a ogni livello: su ogni tessera nominata va un agente, e anche un dossier se la carta ha il simbolo. Le due carte si scartano. Tutti partono dal Condominio; comincia il primo posto.
    .title = La partenza
    .ids = C2

section-turn = Un turno
rule-turn-inventory = Pesca carte equipaggiamento finché ne hai tre, se ce ne sono. Con tre o più non peschi.
    .title = 1. Arrivare a tre
    .ids = C3
rule-turn-buy = Hai due azioni. Per averne di più scarta quante carte equipaggiamento vuoi: ognuna aggiunge il suo valore in azioni. Con la prima azione gli acquisti finiscono.
    .title = 2. Comprare azioni
    .ids = C4
rule-turn-act = Fai al massimo tante azioni quante ne hai; ognuna ne costa una. Quelle non usate si perdono. Spesa l’ultima, o quando chiudi il turno, arriva la Stretta.
    .title = 3. Agire
    .ids = C5
rule-turn-enforce = Si girano tante carte luogo quante ne chiede il livello, di solito due. Ognuna mette un agente sulla sua tessera, due se esce due volte, e un dossier se la carta ha il simbolo e lì non ce n’è. Poi le carte si scartano.
    .title = 4. Stretta
    .ids = C6
rule-turn-close = Adesso, e solo adesso, sparisce ogni tessera con più di due agenti. I suoi agenti e dossier tornano nella riserva. Quindi tocca al prossimo giocatore ancora in città.
    .title = Le tessere si chiudono
    .ids = C6
rule-turn-supply = Una carta la cui tessera è sparita non fa nulla. Se serve una carta luogo e non ce n’è, si mescolano gli scarti, senza quelle girate in questa Stretta. Se nella riserva non ci sono agenti o dossier, non se ne mettono.
    .title = Quando finisce qualcosa
    .ids = C6

section-actions = Azioni
rule-actions-move = Vai nello spazio accanto: su, giù, a sinistra o a destra. La tessera che lasci riceve un agente; uno spazio vuoto no.
    .title = Muoversi
    .ids = C7
rule-actions-gap = Gli spazi delle tessere sparite si possono attraversare. Lasciarne uno costa una carta equipaggiamento a tua scelta. Nessun turno può finire lì: su uno spazio così muoversi è l’unica azione, e puoi entrarci o attraversarlo solo se ti restano abbastanza azioni e carte per raggiungere la tessera più vicina.
    .title = Attraversare i vuoti
    .ids = C8
rule-actions-stranded = Se la tessera ti è sparita sotto i piedi, la prima azione deve essere muoversi, non una carta speciale, e andarsene costa una carta. Prima non puoi chiudere il turno, devi comprare se non c’è altro modo, e non puoi spendere quel che ti serve per farlo. Se nemmeno comprando c’è una tessera raggiungibile, puoi solo pescare o chiudere il turno; appena una è a portata devi andare.
    .title = Senza terra sotto i piedi
    .ids = C9
rule-actions-draw = Prendi una carta equipaggiamento, ma mai più di cinque in tutto. Se il mazzo è vuoto si mescolano i suoi scarti; se non ci sono nemmeno quelli, non si pesca.
    .title = Pescare
    .ids = C10
rule-actions-search = Prendi un dossier dalla tessera su cui sei. Non ci devono essere agenti.
    .title = Cercare
    .ids = C11
rule-actions-lure = Porta uno o due agenti da una tessera vicina sulla tua. Devi stare su una tessera.
    .title = Attirare
    .ids = C12
rule-actions-give = Dai una carta equipaggiamento a un giocatore sulla tua tessera che ne ha meno di cinque. Allo stesso modo si dà un dossier, anche a chi ha cinque carte.
    .title = Dare
    .ids = C13, C17
rule-actions-special = Usa una delle azioni scritte su una carta equipaggiamento, poi scartala. Deve cambiare qualcosa: «fino a 2» vuol dire 1 o 2, un giro in Bicicletta può finire dove è cominciato solo se lascia lì un agente, e vedere carte sconosciute con il Binocolo è un cambiamento.
    .title = Usare una carta
    .ids = C14
rule-actions-send = Nella Torre radio, se non ci sono agenti, trasmetti un dossier che porti con te. Dopo il quarto non c’è altro da trasmettere.
    .title = Trasmettere
    .ids = C15
rule-actions-escape = Con quattro dossier trasmessi: ai Moli con una chiave della barca, o nel Tunnel con una chiave dell’auto, lasci la città e porti con te tutti quelli sulla tua tessera, che vogliano o no. Le altre azioni si perdono e segue la Stretta, a meno che la partita non sia vinta. Le carte di chi parte si scartano, così le chiavi tornano in giro; i loro dossier tornano nella riserva.
    .title = Fuggire
    .ids = C16
rule-actions-intel = I dossier si portano a parte. Non contano tra le cinque carte e non pagano né azioni né attraversamenti.
    .title = Portare dossier
    .ids = C17

section-cards = Carte equipaggiamento
rule-cards-keys = La Chiave della barca e la Chiave dell’auto servono per fuggire. Come ogni carta si possono dare, spendere o scartare. I Contanti non hanno un’azione propria: servono per comprare.
    .title = Chiavi e contanti
    .ids = C14, C16
rule-cards-moving = Fumogeno, Bicicletta e Mappa delle fogne ti portano da tessera a tessera. Fumogeno: una tessera, senza lasciare agenti. Bicicletta: una o due tessere, un agente solo sulla prima che lasci. Mappa delle fogne: qualsiasi tessera della tua riga o colonna, anche oltre i vuoti, senza lasciare agenti. Travestimento: per il resto del turno i tuoi spostamenti, Bicicletta compresa, non lasciano agenti; non due volte nello stesso turno.
    .title = Spostarsi
    .ids = C14
rule-cards-enforcers = Fumogeno, invece di muoverti: togli uno o due agenti dalla tua tessera. Bustarella: togline uno dalla tua tessera o da una vicina. Esca: sposta uno o due agenti dalla tua tessera o da una vicina a una tessera accanto alla loro. Disturbatore: la Stretta di questo turno gira una carta luogo in meno, mai sotto zero.
    .title = Contro gli agenti
    .ids = C14
rule-cards-helpers = Piede di porco: cerca sulla tua tessera anche con un agente. Walkie-talkie: dai un’altra carta equipaggiamento, non un dossier, a un giocatore ovunque in città che ne ha meno di cinque. Binocolo: guarda le prime tre carte luogo, o quante ne restano, mescolando prima se non ce ne sono, e rimettile nell’ordine che vuoi; tutti le vedono e restano note finché non si pescano.
    .title = Aiuti
    .ids = C14

section-end = La fine
rule-end-won = Vincete quando quattro dossier sono trasmessi e poi tutti sono fuggiti.
    .title = Vinto
    .ids = C18
rule-end-lost = Perdete appena spariscono sia i Moli sia il Tunnel, o se la Torre radio sparisce prima di quattro dossier trasmessi. Perdete anche quando dossier trasmessi, portati e sul posto fanno insieme meno di quattro e nessuna tessera rimasta ha una carta luogo con il simbolo, e quando finisce la Stretta del 60º turno, contando i turni di tutti.
    .title = Perso
    .ids = C18
rule-end-together = Vincete o perdete insieme: 1 punto a testa, o 0 a testa.
    .title = Tutti per uno
    .ids = C19

section-partner = Un bot come partner
rule-partner-send = Dal livello medio in su, un bot che nella Torre radio può trasmettere un dossier lo fa con l’azione successiva, subito dopo gli acquisti. Tienigli libera la torre.
    .title = Trasmette subito
    .ids = C19
rule-partner-leave = Se tutti quelli ancora in città sono sulla sua uscita, i dossier sono tutti trasmessi e ha la chiave, vi porta fuori subito, senza comprare altro prima.
    .title = Parte con voi
    .ids = C19
rule-partner-wait = Parte senza di te solo se uno di quelli che restano ha la chiave di un’uscita ancora aperta.
    .title = Ti aspetta
    .ids = C19
rule-partner-key = Trasmessi tutti i dossier, non spende mai l’ultima chiave della squadra per un’uscita ancora aperta, né in azioni né in attraversamenti, a meno che le regole non gli lascino altro.
    .title = Tiene l’ultima chiave
    .ids = C19
rule-partner-tower = Dal livello difficile in su, non chiude il suo turno con tre agenti sulla Torre radio finché ci sono dossier da trasmettere, se all’inizio del turno erano di meno.
    .title = Non fa mai chiudere la torre
    .ids = C19

section-variants = Livelli
rule-variants-level = Difficile ha le stesse carte equipaggiamento di normale, tranquillo e facile ne hanno altre. Tranquillo è per una prima partita: molte chiavi, e carte che comprano molto. Nella Stretta si girano due carte luogo, nel difficile tre.
    .title = Tranquillo, facile, normale, difficile
    .ids = C20

section-knowledge = Chi sa che cosa
rule-knowledge-open = È tutto visibile, anche le carte altrui, e quel che il Binocolo ha mostrato finché non si pesca. Solo l’ordine dei due mazzi è sconosciuto.
    .title = Carte scoperte
    .ids = C21

## Opzioni

option-level = Quanto la città vi rende la vita difficile.
    .label = Livello
option-level-relaxed = Per una prima partita: molte chiavi, e carte che comprano molto.
    .label = Tranquillo
option-level-easy = Più carte contro gli agenti, e i Contanti comprano di più.
    .label = Facile
option-level-standard = Due carte luogo a turno, come nel libretto.
    .label = Normale
option-level-hard = Tre carte luogo a turno: la città si chiude in fretta.
    .label = Difficile
option-edition = Con quali tessere e carte si gioca.
    .label = Edizione
option-edition-default = La nostra città e il suo equipaggiamento.
    .label = Standard
option-edition-scarce = Quasi nessuna carta compra azioni.
    .label = Penuria
option-edition-lean = I dossier compaiono su otto tessere invece di quattro; a livello Normale poche carte comprano azioni.
    .label = Sobria

## Sul tavolo

tile = Tessera
tile-apartments = Condominio
tile-radio-tower = Torre radio
tile-docks = Moli
tile-tunnel = Tunnel
tile-market = Mercato
tile-hospital = Ospedale
tile-police-station = Commissariato
tile-train-yard = Scalo ferroviario
tile-library = Biblioteca
tile-factory = Fabbrica
tile-warehouse = Magazzino
tile-city-park = Parco cittadino
tile-gone = non c’è più
card-boat-key = Chiave della barca
    .action = Per fuggire dai Moli.
card-car-key = Chiave dell’auto
    .action = Per fuggire dal Tunnel.
card-smoke-bomb = Fumogeno
    .action = Togli 1 o 2 agenti da qui, o muoviti di una tessera senza lasciarne.
card-bribe = Bustarella
    .action = Togli 1 agente qui o accanto.
card-decoy = Esca
    .action = Sposta 1 o 2 agenti da qui o da accanto a una tessera vicina alla loro.
card-disguise = Travestimento
    .action = Gli spostamenti non lasciano agenti fino a fine turno.
card-bicycle = Bicicletta
    .action = Muoviti di 1 o 2 tessere, un agente solo sulla prima che lasci.
card-sewer-map = Mappa delle fogne
    .action = Vai su una tessera della stessa riga o colonna senza lasciare agenti.
card-walkie-talkie = Walkie-talkie
    .action = Dai un’altra carta a un giocatore ovunque in città.
card-binoculars = Binocolo
    .action = Guarda le prossime 3 carte luogo e ordinale come vuoi.
card-jammer = Disturbatore
    .action = La Stretta di questo turno gira una carta luogo in meno.
card-crowbar = Piede di porco
    .action = Cerca qui anche con un agente.
card-cash = Contanti
    .action = Solo per comprare azioni.
action-value = { $value ->
    [one] Vale { $value } azione
   *[other] Vale { $value } azioni
}
inventory = Equipaggiamento
inventory-deck = Mazzo equipaggiamento
location-deck = Mazzo della città
enforcer = Agente
enforcers-count = { $count ->
    [0] Nessun agente
    [one] { $count } agente
   *[other] { $count } agenti
}
intel = Dossier
intel-carried = Porta { $count } dossier
    .you = Porti { $count } dossier
intel-sent = Dossier trasmessi: { $count } di 4
escaped = in salvo
escaped-count = In salvo: { $count } di { $total }
here = qui
actions-left = { $count ->
    [one] Ancora { $count } azione
   *[other] Ancora { $count } azioni
}
action-move = Muoviti
action-draw = Pesca
action-search = Cerca
action-lure = Attira
action-give = Dai
action-special = Usa una carta
action-send = Trasmetti
action-escape = Fuggi
warning-closes = Si chiude con un altro agente
warning-must-move = Prima devi muoverti
blocked-enforcer = Qui c’è un agente
blocked-hand-full = Già cinque carte
blocked-no-intel = Qui non c’è un dossier
blocked-not-sent = Prima vanno trasmessi quattro dossier
blocked-no-key = Manca la chiave giusta

## Perché è finita

reason-escaped = Quattro dossier trasmessi, tutti fuori
reason-exits-gone = Moli e Tunnel sono spariti
reason-tower-gone = La Torre radio è sparita prima di quattro dossier trasmessi
reason-intel-gone = Non restano abbastanza dossier
reason-turn-limit = I sessanta turni sono finiti

## Mosse ed eventi, con i nomi che hanno nel codice

move-buy = Spendi «{ $card }»
move-buy-nothing = Scarta «{ $card }»
move-move = Vai: { $tile }
move-move-paying = Vai: { $tile }, scartando «{ $card }»
move-draw = Pesca una carta
move-search = Cerca un dossier
move-lure = { $count ->
    [one] Attira { $count } agente: { $tile }
   *[other] Attira { $count } agenti: { $tile }
}
move-give = Dai «{ $card }» a { $whom }
move-give-intel = Dai un dossier a { $whom }
move-send = Trasmetti un dossier
move-escape = Fuggi
move-end = Chiudi il turno
move-smoke-bomb = { $count ->
    [one] Fumogeno: togli { $count } agente
   *[other] Fumogeno: togli { $count } agenti
}
move-smoke-move = Fumogeno → { $tile }
move-bribe = Bustarella: un agente in meno ({ $tile })
move-decoy = { $count ->
    [one] Esca: { $count } agente, { $from } → { $to }
   *[other] Esca: { $count } agenti, { $from } → { $to }
}
move-disguise = Indossa il Travestimento
move-bicycle = Bicicletta: { $tile }
move-sewer-map = Per le fogne: { $tile }
move-walkie-talkie = Walkie-talkie: «{ $card }» a { $whom }
move-binoculars = Guarda le prossime carte luogo
move-put-back = Rimetti in quest’ordine: { $tiles }
move-jammer = Accendi il Disturbatore
move-crowbar = Cerca con il Piede di porco
event-turn-began = Tocca a { $who }
    .you = Tocca a te
event-drew = { $who } pesca «{ $card }»
    .you = Peschi «{ $card }»
event-bought = { $count ->
    [0] { $who } scarta «{ $card }», che non compra nulla
    [one] { $who } spende «{ $card }»: { $count } azione in più
   *[other] { $who } spende «{ $card }»: { $count } azioni in più
}
    .you = { $count ->
            [0] Scarti «{ $card }», che non compra nulla
            [one] Spendi «{ $card }»: { $count } azione in più
           *[other] Spendi «{ $card }»: { $count } azioni in più
        }
event-moved = { $who } si sposta: { $tile }
    .you = Ti sposti: { $tile }
event-paid = { $who } scarta «{ $card }» per attraversare
    .you = Scarti «{ $card }» per attraversare
event-found = { $who } trova un dossier: { $tile }
    .you = Trovi un dossier: { $tile }
event-gave = { $who } dà «{ $card }» a { $whom }
    .you = Dai «{ $card }» a { $whom }
    .me = { $who } ti dà «{ $card }»
event-gave-intel = { $who } dà un dossier a { $whom }
    .you = Dai un dossier a { $whom }
    .me = { $who } ti dà un dossier
event-sent = { $who } trasmette un dossier: { $count } di 4
    .you = Trasmetti un dossier: { $count } di 4
event-escaped = { $who } fugge
    .you = Fuggi
event-used = { $who } usa «{ $card }»
    .you = Usi «{ $card }»
event-enforcers-removed = { $count ->
    [one] { $tile }: { $count } agente se ne va
   *[other] { $tile }: { $count } agenti se ne vanno
}
event-enforcers-moved = { $count ->
    [one] { $count } agente si sposta: { $from } → { $to }
   *[other] { $count } agenti si spostano: { $from } → { $to }
}
event-looked = Prossime carte luogo: { $tiles }
event-cards-put-back = { $who } rimette le carte luogo: { $tiles }
    .you = Rimetti le carte luogo: { $tiles }
event-deployed = Stretta: { $tile }
event-deployed-gone = Stretta: { $tile }, tessera sparita, non succede nulla
event-deployed-intel = Nuovo dossier: { $tile }
event-tile-removed = Si chiude: { $tile }
event-shuffled-locations = Le carte luogo si mescolano
event-shuffled-inventory = Le carte equipaggiamento si mescolano
event-ended-won = Siete fuori, tutti!
event-ended-lost = La città si è chiusa

## Che cosa farà una mossa

preview-leaves = { $count ->
    [1] Lascia un agente: { $tile }.
    [2] Lascia un secondo agente: { $tile }.
   *[other] Lascia un altro agente, { $count } in tutto: { $tile }.
}
preview-leaves-none = Non lascia agenti.
preview-closes = { $tile }: { $count } agenti, si chiude alla fine di questo turno.
preview-now-has = { $count ->
    [0] { $tile }: poi nessun agente.
    [one] { $tile }: poi { $count } agente.
   *[other] { $tile }: poi { $count } agenti.
}
preview-gap = Qui non c’è tessera: proseguire costa un’altra azione e una carta.
preview-pays = Scarti «{ $card }».
preview-spend = { $had } + { $value } = { $sum } azioni.
preview-spend-nothing = Questa carta non compra azioni.
preview-spend-key = Potrebbe servirti per fuggire.
preview-draw = Avrai { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
preview-search = Porterai { $count } dossier.
preview-send = Così sono { $count } di { $wanted }.
preview-escape = Fuori città: { $who }. Il turno finisce.
preview-give = Carte di { $whom }: poi { $count }.
preview-give-intel = Dossier di { $whom }: poi { $count }.
preview-disguise = Muoverti non lascia agenti fino a fine turno.
preview-enforce = { $count ->
    [0] La Stretta non gira carte luogo.
    [one] La Stretta gira { $count } carta luogo.
   *[other] La Stretta gira { $count } carte luogo.
}
preview-last = La tua ultima azione: poi la Stretta.
preview-binoculars = Tutti vedono le prossime tre carte luogo; tu ne scegli l’ordine.

## Perché no

blocked-none-carried = Non porti dossier
blocked-all-sent = Tutti i dossier sono trasmessi
blocked-no-cards = Carte finite
blocked-nobody = Qui non c’è nessun altro
blocked-their-hand = Ha già cinque carte
blocked-too-far = Non è accanto a te
blocked-gap = Azioni o carte insufficienti per attraversare
blocked-no-enforcer = Là non ci sono agenti
blocked-too-late = Solo prima della prima azione
blocked-needed = Ti serve per andartene
blocked-no-change = Non cambierebbe nulla
blocked-not-yet = Non ora
blocked-same-order = Sono già in quest’ordine

## Al tavolo

table-city = La città
table-own = Azioni ed equipaggiamento di { $who }
    .you = Le tue azioni e il tuo equipaggiamento
table-of = di { $count }
table-together = Insieme
table-goal-send = Trasmettere dalla Torre radio
table-goal-escape = Tutti in salvo
table-turns = Turni
table-enforcers = Agenti
table-threat = Un altro agente e si chiude: { $tiles }
table-doomed = Si chiude alla fine di questo turno: { $tiles }
table-known = In arrivo dal mazzo della città: { $tiles }
table-in-deck = { $count ->
    [0] nessuna nel mazzo della città
    [one] { $count } carta nel mazzo della città
   *[other] { $count } carte nel mazzo della città
}
table-place = riga { $row }, colonna { $column }
table-disguised = In incognito
table-out = Fuori città
table-give-to = Dai a { $whom }
table-use = Usa
table-spend = Spendi: +{ $value }
table-spend-nothing = Scarta
table-spend-sure = La scarti per niente?
table-deck = Mazzo equipaggiamento: { $count }
table-pick = Tocca una tessera, una carta o il mazzo
table-pick-buy = Fino alla tua prima azione le carte comprano azioni.
table-pick-next = Ora tocca ciò che si illumina.
table-pick-pay = Quale carta scarti in cambio?
table-order = Tocca le carte nell’ordine in cui verranno
table-put-back = Rimetti in quest’ordine
table-order-card = { $tile }, carta luogo { $number } di { $of }
table-seen = Viste con il Binocolo
table-enforce-now = Stretta
table-nothing-there = non c’è più nulla
table-skip = Avanti
table-end-sure = { $count ->
    [one] Rinunci a { $count } azione?
   *[other] Rinunci a { $count } azioni?
}
table-points-here = { $who } indica qui
table-final = Com’è andata

## Consigli: perché una mossa può essere buona

explain-escape = Tutti quelli ancora in città sono qui: con la fuga la partita è vinta.
explain-escape-some = { $count ->
    [one] Tu esci, ma una persona è altrove e resta in città.
   *[other] Tu esci, ma { $count } persone sono altrove e restano in città.
}
explain-send = { $count ->
    [4] È l’ultimo dei { $wanted } dossier: poi non resta che uscire.
   *[other] Dossier trasmessi: { $count } su { $wanted }.
}
explain-search = Dossier trasmessi o con voi: poi { $count }; ne servono { $wanted }.
explain-crowbar = { $guards ->
    [0] Nessun agente di mezzo. Dossier trasmessi o con voi: { $count } su { $wanted }.
   *[other] Prende il dossier malgrado l’agente. Dossier trasmessi o con voi: { $count } su { $wanted }.
}
explain-rescue = { $part ->
    [tower] Altrimenti la Torre radio si chiude in questo turno; agenti lì: { $then } invece di { $now }.
    [docks] Altrimenti i Moli si chiudono in questo turno; agenti lì: { $then } invece di { $now }.
    [tunnel] Altrimenti il Tunnel si chiude in questo turno; agenti lì: { $then } invece di { $now }.
    [intel] Altrimenti una tessera con dossier si chiude in questo turno; agenti lì: { $then } invece di { $now }.
    [own] Altrimenti la tua tessera si chiude in questo turno; agenti lì: { $then } invece di { $now }.
   *[other] Altrimenti la tessera si chiude in questo turno; agenti lì: { $then } invece di { $now }.
}
explain-free-tower = { $count ->
    [one] Il solo agente lascia la Torre radio: lì si potrà trasmettere.
    [2] Entrambi gli agenti lasciano la Torre radio: lì si potrà trasmettere.
   *[other] Tutti e { $count } gli agenti lasciano la Torre radio: lì si potrà trasmettere.
}
explain-free-intel = { $count ->
    [one] Il solo agente lascia una tessera con dossier: lì si potrà cercare.
    [2] Entrambi gli agenti lasciano una tessera con dossier: lì si potrà cercare.
   *[other] Tutti e { $count } gli agenti lasciano una tessera con dossier: lì si potrà cercare.
}
explain-relief = { $part ->
    [tower] Agenti alla Torre radio: { $then } invece di { $now }.
    [docks] Agenti ai Moli: { $then } invece di { $now }.
    [tunnel] Agenti nel Tunnel: { $then } invece di { $now }.
   *[intel] Agenti dove c’è il dossier: { $then } invece di { $now }.
}
explain-gather = { $part ->
    [tower] Con { $count } agenti la Torre radio si chiude alla fine di questo turno.
    [docks] Con { $count } agenti i Moli si chiudono alla fine di questo turno.
    [tunnel] Con { $count } agenti il Tunnel si chiude alla fine di questo turno.
    [intel] Con { $count } agenti la tua tessera sparisce con il dossier alla fine di questo turno.
   *[own] Con { $count } agenti la tua tessera si chiude in questo turno e tutti tornano nella riserva.
}
explain-way-tile = { $cards ->
    [0] Di nuovo su una tessera, senza carte.
    [one] Di nuovo su una tessera, con ancora { $cards } carta.
   *[other] Di nuovo su una tessera, con ancora { $cards } carte.
}
explain-way-send = { $actions ->
    [0] Porta il tuo dossier alla Torre radio, dove non ci sono agenti.
    [one] Nessun agente alla Torre radio, e ti resta { $actions } azione per trasmettere.
   *[other] Nessun agente alla Torre radio, e ti restano { $actions } azioni per trasmettere.
}
explain-way-intel = { $actions ->
    [0] Lì c’è un dossier, senza agenti.
    [one] Lì c’è un dossier senza agenti, e ti resta { $actions } azione per prenderlo.
   *[other] Lì c’è un dossier senza agenti, e ti restano { $actions } azioni per prenderlo.
}
explain-way-exit = { $whose ->
    [own] { $part ->
        [docks] Tutti i dossier sono trasmessi, e hai una chiave della barca per i Moli.
       *[tunnel] Tutti i dossier sono trasmessi, e hai una chiave dell’auto per il Tunnel.
    }
   *[other] { $part ->
        [docks] Tutti i dossier sono trasmessi, e ai Moli qualcuno ha una chiave della barca.
       *[tunnel] Tutti i dossier sono trasmessi, e nel Tunnel qualcuno ha una chiave dell’auto.
    }
}
explain-nearer-tower = Passi fino alla Torre radio con il tuo dossier: { $then } invece di { $now }.
explain-nearer-exit = Passi fino a un’uscita di cui avete una chiave: { $then } invece di { $now }.
explain-nearer-intel = Passi fino al dossier più vicino: { $then } invece di { $now }.
explain-way-closing = La tessera che lasci avrà { $count } agenti e si chiude alla fine di questo turno.
explain-way-join = { $count ->
    [one] Lì trovi una persona della squadra; agenti sulla tessera: { $there }.
   *[other] Lì trovi { $count } persone della squadra; agenti sulla tessera: { $there }.
}
explain-way = { $trace ->
    [left] Lasci un agente dietro di te; agenti all’arrivo: { $there }.
   *[none] Non lasci agenti; agenti all’arrivo: { $there }.
}
explain-way-cards = Carte luogo sconosciute: { $deck }, di cui { $count } per quella tessera.
explain-way-gap = { $actions ->
    [one] Lì non c’è tessera: ti resta { $actions } azione per proseguire.
   *[other] Lì non c’è tessera: ti restano { $actions } azioni per proseguire.
}
explain-pay = Altre copie della carta pagata: { $deck } nel mazzo, { $discarded } negli scarti.
explain-way-tour = Finisci dove hai cominciato; agenti lì: { $count }.
explain-way-steps = { $part ->
    [tower] Passi da lì alla Torre radio: { $then }.
   *[exit] Passi da lì all’uscita più vicina: { $then }.
}
explain-way-beside = Tessere accanto a quella: { $count }.
explain-shift = { $how ->
    [lure] Agenti sulla tua tessera: { $there }; da dove vengono: { $rest }.
   *[decoy] Agenti dove vanno: { $there }; da dove vengono: { $rest }.
}
explain-remove = { $whose ->
    [own] Agenti sulla tua tessera: { $then } invece di { $now }.
   *[other] Agenti qui accanto: { $then } invece di { $now }.
}
explain-buy = { $then ->
    [one] Hai { $then } azione invece di { $now }.
   *[other] Hai { $then } azioni invece di { $now }.
}
explain-buy-again = { $value ->
    [0] Non compra azioni, ma ne hai ancora { $left }.
    [one] Compra { $value } azione, e ne hai ancora { $left }.
   *[other] Compra { $value } azioni, e ne hai ancora { $left }.
}
explain-buy-copies = { $value ->
    [0] Non compra azioni
    [one] Compra { $value } azione
   *[other] Compra { $value } azioni
}; { $deck ->
    [0] { $discarded ->
        [0] non ce n’è un’altra né nel mazzo né tra gli scarti
       *[other] nessun’altra nel mazzo, tra gli scarti { $discarded }
    }
   *[other] { $discarded ->
        [0] nel mazzo ancora { $deck }, tra gli scarti nessuna
       *[other] nel mazzo ancora { $deck }, tra gli scarti { $discarded }
    }
}.
explain-draw-key = Nessuno ha la chiave di un’uscita ancora aperta. { $deck ->
    [one] Chiavi nel mazzo, ridotto a una carta: { $keys }.
   *[other] Chiavi tra le { $deck } carte del mazzo: { $keys }.
}
explain-draw = { $count ->
    [one] Avrai { $count } carta; il massimo è { $most }.
   *[other] Avrai { $count } carte; il massimo è { $most }.
}
explain-end = { $full ->
    [0] Azioni perse: { $actions }. Nessuna tessera si chiude al prossimo agente.
    [one] Azioni perse: { $actions }. Una tessera si chiude al prossimo agente.
   *[other] Azioni perse: { $actions }. { $full } tessere si chiudono al prossimo agente.
}
explain-disguise = { $actions ->
    [0] È la tua ultima azione: non resta alcun passo da nascondere.
    [one] Ti resta { $actions } azione: un passo non lascerà agenti.
   *[other] Ti restano { $actions } azioni: i tuoi passi non lasceranno agenti.
}
explain-jammer = Carte luogo girate dalla Stretta: { $then } invece di { $now }.
explain-binoculars = { $count ->
    [one] Vedi la prossima carta luogo; la Stretta di questo turno ne gira { $draws }.
   *[other] Vedi le prossime { $count } carte luogo; la Stretta di questo turno ne gira { $draws }.
}
explain-order-keep = { $part ->
    [tower] La Stretta di questo turno non tocca la Torre radio.
    [docks] La Stretta di questo turno non tocca i Moli.
   *[tunnel] La Stretta di questo turno non tocca il Tunnel.
}
explain-order = Allo stato attuale, con { $cards ->
    [one] la prima carta
   *[other] le prime { $cards } carte
}: tessere chiuse { $closing }, dossier in più { $intel }.
explain-order-first = Agenti sulle tessere indicate, in quest’ordine: { $first }, { $second }, { $third }.
explain-give-intel = { $turn ->
    [next] Chi gioca dopo di te avrà { $count } dossier.
   *[later] Quella persona avrà { $count } dossier.
}
explain-give-key = { $part ->
    [docks] Va a qualcuno più vicino ai Moli; passi da lì: { $then }.
   *[tunnel] Va a qualcuno più vicino al Tunnel; passi da lì: { $then }.
}
explain-give-next = { $count ->
    [one] Chi gioca dopo di te avrà { $count } carta.
   *[other] Chi gioca dopo di te avrà { $count } carte.
}
explain-give = Carte poi: tu { $own }, l’altra persona { $theirs }; altre copie nel mazzo: { $deck }.

## La pagina del risultato

moment-sent = { $who } trasmette il dossier { $number } di { $wanted }.
    .you = Trasmetti il dossier { $number } di { $wanted }.
moment-closed = Si chiude al turno { $turn }: { $tile }.
moment-escaped = Fuga da { $tile }: { $who }.
ending-city = La città alla fine
ending-facts = Dossier trasmessi: { $sent } di { $wanted } · turno { $turn } di { $turns } · tessere chiuse: { $closed }

## Lab reports

card-key = Chiave
lab-kind-bought = Spese per comprare azioni
lab-kind-paid = Pagate per attraversare i vuoti
