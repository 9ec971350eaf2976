### Spike: tutto ciò che il gioco dice oltre alle regole. Vocabolario: glossary.it.toml.
### Argomenti: $player e $right sono nomi di giocatori; $city, $space e $at sono luoghi; $commodity, $colour e $part sono
### parole di questo file. I numeri arrivano come numeri, gli elenchi già uniti da virgole.

## Il gioco

game-spike-title = Spike
game-spike-blurb = Posa binari attraverso gli Stati Uniti orientali, migliora il tuo treno e consegna dove i contratti pagano di più, prima che la terza carta Tempo chiuda la partita.
game-spike-length = circa 60 min
game-spike-editions = base, avanzata
game-spike-reconstruction = Non avevamo a disposizione la mappa stampata né le tabelle delle carte, perciò questa è una ricostruzione: quasi tutte le città, la rete di linee, i contratti e le carte Percorso sono nostri. Le regole sono quelle del gioco pubblicato.

## Domande

ask-over = La partita è finita.
ask-contract-face-you = Prima di cominciare: scegli un lato per ognuno dei tuoi contratti.
ask-contract-face-other = { $player } sta scegliendo il lato dei propri contratti.
ask-give-card-you = Cominci tu: dai una carta Ferrovia a tua scelta a { $right }.
ask-give-card-other = { $player } comincia e dà una carta Ferrovia a { $right }.
ask-keep-route-you = Scegli quale delle tue due carte Percorso tenere.
ask-keep-route-other = { $player } sta scegliendo quale carta Percorso tenere.
ask-place-train-you = Scegli la città da cui parte il tuo treno.
ask-place-train-other = { $player } sta scegliendo la città da cui partire.
ask-free-move-you =
    { $speed ->
        [one] Il tuo treno è in viaggio: fai un movimento gratuito di 1 spazio, oppure sosta.
       *[other] Il tuo treno è in viaggio: fai un movimento gratuito fino a { $speed } spazi, oppure sosta.
    }
ask-free-move-other = Il treno di { $player } è in viaggio e può fare un movimento gratuito.
ask-action-you = Tocca a te: pesca carte Ferrovia, costruisci fino a una nuova città, metti in moto il treno, fai un Extra movimento o migliora il treno.
ask-action-other = È il turno di { $player }, che sceglie un’azione.
ask-draw-you =
    { $left ->
        [one] Puoi pescare ancora 1 carta, oppure fermarti.
       *[other] Puoi pescare ancora { $left } carte, oppure fermarti.
    }
ask-draw-other = { $player } sta pescando carte.
ask-end-turn-you = Hai fatto la tua azione: se vuoi carica, scarica o consegna, poi termina il turno.
ask-end-turn-other = { $player } può ancora caricare, scaricare o consegnare prima della fine del turno.
ask-end-turn-built-you = Puoi costruire ancora fino a un’altra città, caricare, scaricare o consegnare; poi termina il turno.
ask-end-turn-built-other = { $player } può ancora costruire, caricare, scaricare o consegnare prima della fine del turno.

## Azioni

act-contract-face = { $player } sceglie il lato dei contratti: { $faces }.
    .you = Tu scegli il lato dei tuoi contratti: { $faces }.
chosen-face = { $commodity } lato { $face }
act-give = { $player } dà una carta Ferrovia a { $right }.
    .you = Tu dai una carta Ferrovia a { $right }.
act-give-own = { $player } dà una carta Ferrovia a { $right }: { $colour }.
    .you = Tu dai una carta Ferrovia a { $right }: { $colour }.
act-keep = { $player } tiene una carta Percorso.
    .you = Tu tieni una carta Percorso.
act-keep-own = { $player } tiene la carta Percorso { $route }.
    .you = Tu tieni la carta Percorso { $route }.
act-place = { $player } piazza il treno a { $space }.
    .you = Tu piazzi il tuo treno a { $space }.
act-stay = { $player } lascia il treno dov’è.
    .you = Tu lasci il tuo treno dov’è.
act-free-move =
    { $n ->
        [one] { $player } muove il treno di 1 spazio, fino a { $space }.
       *[other] { $player } muove il treno di { $n } spazi, fino a { $space }.
    }
    .you =
        { $n ->
            [one] Tu muovi il tuo treno di 1 spazio, fino a { $space }.
           *[other] Tu muovi il tuo treno di { $n } spazi, fino a { $space }.
        }
act-start =
    { $n ->
        [one] { $player } mette in moto il treno e lo muove di 1 spazio, fino a { $space }.
       *[other] { $player } mette in moto il treno e lo muove di { $n } spazi, fino a { $space }.
    }
    .you =
        { $n ->
            [one] Tu metti in moto il tuo treno e lo muovi di 1 spazio, fino a { $space }.
           *[other] Tu metti in moto il tuo treno e lo muovi di { $n } spazi, fino a { $space }.
        }
act-boost = { $player } fa un Extra movimento, fino a { $space }.
    .you = Tu fai un Extra movimento, fino a { $space }.
act-free-move-on =
    { $n ->
        [one] { $player } muove il treno di 1 spazio, fino al { $space }.
       *[other] { $player } muove il treno di { $n } spazi, fino al { $space }.
    }
    .you =
        { $n ->
            [one] Tu muovi il tuo treno di 1 spazio, fino al { $space }.
           *[other] Tu muovi il tuo treno di { $n } spazi, fino al { $space }.
        }
act-start-on =
    { $n ->
        [one] { $player } mette in moto il treno e lo muove di 1 spazio, fino al { $space }.
       *[other] { $player } mette in moto il treno e lo muove di { $n } spazi, fino al { $space }.
    }
    .you =
        { $n ->
            [one] Tu metti in moto il tuo treno e lo muovi di 1 spazio, fino al { $space }.
           *[other] Tu metti in moto il tuo treno e lo muovi di { $n } spazi, fino al { $space }.
        }
act-boost-on = { $player } fa un Extra movimento, fino al { $space }.
    .you = Tu fai un Extra movimento, fino al { $space }.
act-load = { $player } carica { $commodity }.
    .you = Tu carichi { $commodity }.
act-unload = { $player } scarica { $commodity }.
    .you = Tu scarichi { $commodity }.
act-deliver = { $player } consegna { $commodity }.
    .you = Tu consegni { $commodity }.
act-take = { $player } prende una delle carte scoperte: { $colour }.
    .you = Tu prendi una delle carte scoperte: { $colour }.
act-draw = { $player } pesca una carta dal mazzo.
    .you = Tu peschi una carta dal mazzo.
act-stop = { $player } smette di pescare.
    .you = Tu smetti di pescare.
act-build =
    { $n ->
        [one] { $player } costruisce 1 tratto da { $from } fino a { $city } e paga { $pay }.
       *[other] { $player } costruisce { $n } tratti da { $from } fino a { $city } e paga { $pay }.
    }
    .you =
        { $n ->
            [one] Tu costruisci 1 tratto da { $from } fino a { $city } e paghi { $pay }.
           *[other] Tu costruisci { $n } tratti da { $from } fino a { $city } e paghi { $pay }.
        }
act-upgrade = { $player } migliora il treno: { $part }.
    .you = Tu migliori il tuo treno: { $part }.
act-skip = { $player } non ha nessuna azione possibile e la salta.
    .you = Non hai nessuna azione possibile e la salti.
act-end-turn = { $player } termina il turno.
    .you = Tu termini il turno.

## Avvenimenti

event-given = { $player } riceve una carta Ferrovia: { $colour }.
    .you = Ricevi una carta Ferrovia: { $colour }.
event-given-hidden = { $player } riceve una carta Ferrovia.
    .you = Ricevi una carta Ferrovia.
event-turned-up = Nuove carte scoperte: { $colours }.
event-drawn = { $player } pesca dal mazzo: { $colour }.
    .you = Peschi dal mazzo: { $colour }.
event-drawn-hidden = Solo { $player } vede la carta.
    .you = Solo tu vedi la carta.
event-paid = { $player } incassa { $money } per { $commodity } a { $space }.
    .you = Incassi { $money } per { $commodity } a { $space }.
event-joined = { $player } unisce { $space } ({ $commodity }) alla rete e incassa { $money }.
    .you = Unisci { $space } ({ $commodity }) alla tua rete e incassi { $money }.
event-time-back = Una carta Tempo esce fra le carte scoperte e viene rimescolata nel mazzo.
event-time-card = Esce la carta Tempo numero { $n }.
event-round =
    { $cards ->
        [one] Comincia il round { $n } con un nuovo mazzo di 1 carta.
       *[other] Comincia il round { $n } con un nuovo mazzo di { $cards } carte.
    }
event-last-turns = { $player } non ha più binari né consegne possibili: tutti gli altri hanno ancora un turno.
    .you = Non hai più binari né consegne possibili: tutti gli altri hanno ancora un turno.
event-route = { $player } rivela la carta Percorso { $route }: { $money }.
    .you = Riveli la carta Percorso { $route }: { $money }.

## Rifiuti

why-over = La partita è finita: non sono più possibili azioni.
why-not-asked = Ora non tocca a te: prima deve decidere { $player }.
why-setup = La preparazione non è finita: prima rispondi alla domanda in corso.
why-setup-over = Questo si può fare solo nella preparazione, che è finita: scegli una delle azioni proposte.
why-move-first = Il tuo treno è in viaggio: prima fai il movimento gratuito (vale anche la sosta). Solo scaricare può precederlo.
why-drawing = Stai pescando carte: pescane un’altra o fermati prima di fare altro.
why-no-free-move = All’inizio del turno il tuo treno era in una città, quindi non ha un movimento gratuito: usa l’azione per metterlo in moto.
why-moved-already = Hai un solo movimento gratuito per turno, prima dell’azione: ora scegli l’azione, oppure carica, scarica o consegna.
why-action-due = Non puoi ancora terminare il turno: prima fai un’azione.
why-acted-already = Hai già fatto l’azione di questo turno: carica, scarica, consegna o termina il turno.
why-skip = Un’azione si può saltare solo quando non è possibile nient’altro, e qui lo è: scegli una delle azioni possibili.
why-faces = Così i tuoi contratti non sono definiti: scegli il lato A o B per ognuno dei tuoi, e solo per quelli.
why-give-not-held = Non hai questa carta Ferrovia ({ $colour }): danne una che hai in mano.
why-route-not-dealt = Questa carta Percorso non ti è stata data: tieni una delle tue due.
why-not-a-city = { $space } non è una città: scegli la città da cui parte il tuo treno.
why-no-such-commodity = Questa Materia Prima non esiste: scegline una dei tuoi contratti.
why-not-arrived = Il tuo treno era già a { $space } prima di questo turno: in questa partita si carica e si consegna solo nel turno di arrivo.
why-load-under-way = Il tuo treno è in viaggio: puoi caricare solo quando è in una città.
why-not-supplied = { $space } non fornisce questa Materia Prima ({ $commodity }): caricala in una città che la fornisce.
why-no-contract = Non hai un contratto aperto per questa Materia Prima ({ $commodity }): caricane una chiesta da un tuo contratto.
why-already-loaded = È già sul tuo treno ({ $commodity }): consegna oppure carica altro.
why-cars-full =
    { $n ->
        [one] Il tuo unico vagone merci è pieno: prima scarica o consegna.
       *[other] I tuoi { $n } vagoni merci sono pieni: prima scarica o consegna.
    }
why-not-on-train = Non è sul tuo treno ({ $commodity }): scegli qualcosa che il treno porta.
why-deliver-under-way = Il tuo treno è in viaggio: puoi consegnare solo quando è in una città.
why-served = Hai già consegnato a { $space }, e ogni città accetta una sola consegna da ciascun giocatore: consegna in un’altra città.
why-not-listed = { $space } non è nel tuo contratto ({ $commodity }): consegna in una delle città che elenca.
why-stop-first = Non puoi ancora fermarti: prendi almeno una carta.
why-no-cards = Non ci sono carte scoperte e il mazzo è vuoto, quindi non c’è niente da pescare: scegli un’altra azione.
why-no-such-colour = Non esistono carte Ferrovia di quel colore: scegli una delle carte scoperte, oppure il mazzo.
why-not-on-display = Fra le carte scoperte non c’è questo colore ({ $colour }): prendine una che c’è, oppure pesca dal mazzo.
why-deck-empty = Il mazzo è vuoto: prendi una delle carte scoperte.
why-stopped-there = Un treno che entra a { $space } si ferma lì: una città può essere solo l’ultimo spazio del movimento.
why-no-space = Un treno non può stare qui: { $space }. Si muove solo su città e tratti con i tuoi binari.
why-same-city = Il tuo treno è già a { $space }: fallo uscire su un tratto.
why-same-segment = Il tuo treno è già sul { $space }: spostalo su un altro tratto o in una città.
why-not-your-track = Qui non ci sono binari tuoi: { $space }. Un treno usa solo i binari del suo proprietario.
why-turning-back = Per arrivarci il treno dovrebbe tornare indietro, e in questa partita non può: { $space }. Fallo andare avanti.
why-no-bypass-now = Ora il tuo treno non può evitare { $space }: in questa partita le città si possono evitare solo nel movimento gratuito.
why-not-next = Un treno passa solo da uno spazio a quello vicino, e questi due non lo sono: { $at }; { $space }.
why-too-far =
    { $n ->
        [one] È troppo lontano: la tua locomotiva si muove al massimo di 1 spazio.
       *[other] È troppo lontano: la tua locomotiva si muove al massimo di { $n } spazi.
    }
why-start-under-way = Il tuo treno è già in viaggio: si mette in moto solo un treno fermo in una città. Puoi invece fare un Extra movimento.
why-just-arrived = Il tuo treno è entrato a { $space } in questo turno e non può uscirne prima del prossimo: scegli un’altra azione.
why-start-full-speed = In questa partita un treno messo in moto percorre esattamente { $n } spazi, a meno che si fermi prima in una città.
why-start-length =
    { $n ->
        [one] Un treno messo in moto si muove di 1 spazio esatto.
       *[other] Un treno messo in moto si muove da 1 a { $n } spazi.
    }
why-no-track-here = Nessuno dei tuoi binari tocca { $space }: costruisci da lì prima di mettere in moto il treno.
why-boost-in-city = Il tuo treno è a { $space }, e l’Extra movimento vale solo per un treno su un tratto: mettilo invece in moto.
why-no-such-part = Un treno ha locomotiva, tender e vagoni merci: scegli una di queste parti.
why-best-part = Questa parte è già al livello più alto ({ $part }): puoi migliorarne un’altra.
why-no-money = Il prossimo livello costa { $cost } ({ $part }), ma hai solo { $money }: prima guadagna di più.
why-no-path = Non c’è niente da costruire: scegli almeno un tratto che porti a una nuova città.
why-no-such-segment = Su questa mappa non c’è un tratto simile: scegline uno di quelli disegnati.
why-no-pieces =
    { $needed ->
        [one] Per questo percorso serve 1 pezzo di binario, ma te ne restano { $n }.
       *[other] Per questo percorso servono { $needed } pezzi di binario, ma te ne restano solo { $n }: scegline uno più corto.
    }
why-not-your-network = Il percorso parte dalla rete di qualcun altro: parti da una città o da un incrocio della tua.
why-not-from-network = Il percorso deve partire da una città o da un incrocio della tua rete.
why-broken-path = Il percorso si interrompe qui: { $segment }. Ogni tratto deve cominciare dove finisce il precedente.
why-segment-taken = Qui ci sono già binari: { $segment }. Scegli tratti liberi.
why-node-twice = Il percorso passa due volte per la stessa città o per lo stesso incrocio: può toccarli una volta sola.
why-through-city = Il percorso attraversa { $space }: fallo finire nella prima nuova città.
why-through-network = Il percorso attraversa la tua rete: fallo partire dal punto in cui ne esce.
why-loop = Il percorso torna nella tua rete: fallo finire in una nuova città.
why-ends-at-junction = Il percorso finisce in un incrocio: prolungalo fino a una città.
why-already-joined = { $space } è già nella tua rete: costruisci fino a una nuova città.
why-no-such-cards = Queste carte Ferrovia non esistono: paga con le carte che hai in mano.
why-bad-set = { $n } carte non possono valerne { $worth }: un gruppo jolly è fatto di due o più carte di un colore e vale una carta in meno di un altro.
why-mixed-set = In questa partita un gruppo jolly vale carte di un solo colore: usa un gruppo jolly diverso per ogni colore.
why-cards-not-held = Ti servirebbero { $needed } carte di questo colore ({ $colour }), ma ne hai { $n }: paga in un altro modo.
why-not-exact = Il percorso richiede esattamente { $colours }, ma quello che paghi vale { $paid }: non pagare né di più né di meno.
why-unpaid = Il percorso è ancora da pagare: richiede { $colours }, cioè almeno { $cards } carte.
why-cannot-pay = Il percorso richiede { $colours }. Non hai { $lacking }, né abbastanza altre carte per i gruppi jolly: prima pesca.

## Tipi di azione, come li offre un menu

kind-contract_face = Lati dei contratti
kind-give_card = Dai una carta
kind-keep_route = Tieni una carta Percorso
kind-place_train = Piazza il treno
kind-free_move = Movimento gratuito
kind-load = Carica
kind-unload = Scarica
kind-deliver = Consegna
kind-draw = Pesca
kind-build = Costruisci
kind-start = Metti in moto
kind-boost = Extra movimento
kind-upgrade = Migliora
kind-skip = Salta l’azione
kind-end_turn = Termina il turno

## Ciò che si può scegliere

pick-city = { $city } – { $commodity }
pick-new-city = { $city } – { $commodity }, { $money }
pick-move = muovi: { $space }
pick-boost = Extra movimento: { $space }
pick-start = metti in moto: { $space }
pick-move-on = muovi: { $space }
pick-boost-on = Extra movimento: { $space }
pick-start-on = metti in moto: { $space }
pick-card = carta Ferrovia: { $colour }
pick-deck = prima carta del mazzo
pick-stop = smetti di pescare
pick-stay = sosta
pick-skip = salta l’azione
pick-end = termina il turno
pick-load = carica { $commodity }
pick-unload = scarica { $commodity }
pick-deliver = consegna { $commodity }
pick-part = migliora: { $part }
pick-face = { $commodity }, lato { $face }: { $pays }
pick-way =
    { $n ->
        [one] 1 spazio: { $way }
       *[other] { $n } spazi: { $way }
    }
pick-lay = posa binari tratto per tratto
pick-track =
    { $n ->
        [one] da { $from }: 1 tratto ({ $colours }) per { $cards } carte
       *[other] da { $from }: { $n } tratti ({ $colours }) per { $cards } carte
    }
pick-track-unpayable =
    { $n ->
        [one] da { $from }: 1 tratto ({ $colours }) che non puoi pagare
       *[other] da { $from }: { $n } tratti ({ $colours }) che non puoi pagare
    }
pick-pay = paga { $pay }
label-load = carica { $commodity }
label-unload = scarica { $commodity }
label-deliver = consegna { $commodity }
label-track =
    { $n ->
        [one] costruisci 1 tratto: { $colours }
       *[other] costruisci { $n } tratti: { $colours }
    }
label-way =
    { $n ->
        [one] muovi di 1 spazio
       *[other] muovi di { $n } spazi
    }
label-face = { $commodity }, lato { $face }
label-route = carta Percorso: { $city }
pays = { $city }: { $money }

## La mappa in righe di testo

board-deck = Round { $round } di 3. Mazzo: { $deck }; carte scoperte: { $display }; scarti: { $discard }.
board-deck-last = Round 3 di 3, carte Tempo uscite: { $time } di 3. Mazzo: { $deck }; carte scoperte: { $display }; scarti: { $discard }.
board-market = Mercato, { $money }: { $goods }.
board-player = { $player }: { $money }; carte Ferrovia: { $cards }; pezzi di binario: { $track }; treno: { $at }, velocità { $speed }, rifornimento { $supply }, vagoni merci { $cars }; a bordo: { $cargo }.
board-network = Rete di { $player }: città: { $cities }; tratti: { $segments }; consegne fatte a: { $served }.
board-hand = Mano di { $player }: { $cards }.
board-contract = Contratto di { $player }: { $commodity } ({ $token }), da { $from }; pagano: { $pays }.
board-contract-open = Contratto di { $player }, lato da scegliere: { $commodity } ({ $token }), da { $from }; pagano su un lato o sull’altro: { $pays }.
board-route = Carta Percorso di { $player }: { $route }; ora vale { $money }.
board-city = { $city }: { $commodity }; nella rete di: { $players }.
board-none = niente
board-nobody = nessuno
board-not-yet = non ancora scoperte
token-contract = in attesa
token-train = sul treno
token-delivered = consegnato

## Il conteggio finale; i motivi sono parti di una frase

score-connected = Città unite
score-delivered = Consegne
score-upgrades = Miglioramenti
score-route = Carta Percorso
ended-by-time-draw = è stata pescata la terza carta Tempo
ended-by-time-refill = la terza carta Tempo è uscita fra le carte scoperte
ended-by-time-newdisplay = la terza carta Tempo è uscita all’apertura di un nuovo mazzo
ended-by-special = un giocatore non aveva più binari né consegne possibili

## Nomi

dollars =
    { $n ->
        [0] 0 $
       *[other] { $n } $
    }
dollars-owed = −{ $n } $
cards = { $n } { $colour }
cards-white =
    { $n ->
        [one] 1 bianca
       *[other] { $n } bianche
    }
cards-blue = { $n } blu
cards-black =
    { $n ->
        [one] 1 nera
       *[other] { $n } nere
    }
cards-orange = { $n } arancio
cards-purple = { $n } viola
cards-brown = { $n } marrone
cards-none = nessuna
one-colour = { $colour }
one-commodity = { $commodity }
wild-set = { $paid } come { $cards }
segment-joins = tratto { $city } – { $other } ({ $colour })
segment-from = tratto da { $city } verso { $wind } ({ $colour })
segment-from-next = tratto da { $city } verso { $wind } ({ $colour }, n. { $number })
segment-joins-next = tratto { $city } – { $other } ({ $colour }, n. { $number })
segment-near = tratto a { $wind } di { $city } ({ $colour })
segment-near-next = tratto a { $wind } di { $city } ({ $colour }, n. { $number })
junction-near = un incrocio a { $wind } di { $city }
one-space = { $space }
wind-E = est
wind-SE = sud-est
wind-S = sud
wind-SW = sud-ovest
wind-W = ovest
wind-NW = nord-ovest
wind-N = nord
wind-NE = nord-est
space-none = luogo sconosciuto { $name }
city-none = nessuna città
route-card = da { $city } a { $cities }
route-stop = { $city } { $value } $
route-none = sconosciuta
part-locomotive = locomotiva
part-tender = tender
part-freight_car = vagone merci
part-none = parte sconosciuta
colour-white = bianco
colour-blue = blu
colour-black = nero
colour-orange = arancio
colour-purple = viola
colour-brown = marrone
colour-none = colore sconosciuto
commodity-cattle = bestiame
commodity-pigs = maiali
commodity-fruit = frutta
commodity-wood = legno
commodity-corn = mais
commodity-wheat = grano
commodity-coal = carbone
commodity-oil = petrolio
commodity-steel = acciaio
commodity-cloth = tessuti
commodity-flour = farina
commodity-cotton = cotone

## Opzioni

option-yes = sì
option-no = no

option-advanced = Gioco avanzato
option-advanced-off = Gioco base

option-segment_exclusive = Un solo giocatore per tratto

option-allow_debt = Debiti ammessi

option-wild_one_colour = Gruppi jolly di un solo colore

option-reverse_allowed = I treni possono tornare indietro

option-one_city_per_build = Una città per costruzione

option-cargo_on_arrival = Carico solo all’arrivo

option-bypass_in_free_move_only = Evitare città solo nel movimento gratuito

option-start_at_full_speed = Partenza a tutta velocità

option-larger_half_on_top = Metà più grande in cima

option-time_cards_go_back = Le carte Tempo tornano nel mazzo

option-special_end_without_contracts = Fine speciale senza contratti

option-tie_by_track = Parità secondo i binari

option-board = Mappa
option-board-variant = una mappa più vivace, anche questa nostra
option-board-none = la nostra mappa
