### Spike: tutto ciò che il gioco dice oltre alle regole. Vocabolario: terms.json.
### Argomenti: $player e $right sono nomi di giocatori; $city, $space e $at sono luoghi; $commodity, $colour e $part sono
### parole di questo file. I numeri arrivano come numeri, gli elenchi già uniti da virgole.

## Il gioco

game-spike-title = Spike
game-spike-blurb = Posa binari negli Stati Uniti orientali, migliora il tuo treno e consegna le merci dove i contratti pagano di più, prima che la terza carta Tempo chiuda la partita.
game-spike-length = circa 60 min
game-spike-editions = base, avanzata
game-spike-reconstruction = La mappa stampata e le tabelle delle carte non erano a nostra disposizione, perciò questa è una ricostruzione: quasi tutte le città, la rete di linee, i contratti e le carte percorso sono nostri. Le regole sono quelle del gioco pubblicato.

## Domande

ask-over = La partita è finita.
ask-contract-face-you = Prima di cominciare: scegli una faccia per ognuno dei tuoi contratti.
ask-contract-face-other = { $player } sceglie le facce dei propri contratti.
ask-give-card-you = Cominci tu: dai una carta ferrovia a tua scelta a { $right }.
ask-give-card-other = { $player } comincia e dà una carta ferrovia a { $right }.
ask-keep-route-you = Scegli quale delle due carte percorso tenere.
ask-keep-route-other = { $player } sceglie una carta percorso da tenere.
ask-place-train-you = Scegli la città da cui parte il tuo treno.
ask-place-train-other = { $player } sceglie la città da cui partire.
ask-free-move-you =
    { $speed ->
        [one] Il tuo treno è in viaggio: movimento gratuito di 1 spazio al massimo, o sosta?
       *[other] Il tuo treno è in viaggio: movimento gratuito di { $speed } spazi al massimo, o sosta?
    }
ask-free-move-other = { $player } può muovere il treno, che è in viaggio.
ask-action-you = Tocca a te: pescare carte ferrovia, costruire fino a una nuova città, avviare il treno, dargli una spinta o migliorarlo?
ask-action-other = È il turno di { $player }, che sceglie un’azione.
ask-draw-you =
    { $left ->
        [one] Puoi pescare ancora 1 carta, oppure fermarti.
       *[other] Puoi pescare ancora { $left } carte, oppure fermarti.
    }
ask-draw-other = { $player } sta pescando carte.
ask-end-turn-you = La tua azione è fatta: se vuoi carica, scarica o consegna, poi finisci il turno.
ask-end-turn-other = { $player } può ancora caricare, scaricare o consegnare prima che il turno finisca.
ask-end-turn-built-you = Puoi costruire ancora fino a un’altra città, caricare, scaricare o consegnare; poi finisci il turno.
ask-end-turn-built-other = { $player } può ancora costruire, caricare, scaricare o consegnare prima che il turno finisca.

## Azioni

act-contract-face = { $player } sceglie le facce dei contratti: { $faces }.
chosen-face = { $commodity } faccia { $face }
act-give = { $player } dà una carta ferrovia a { $right }.
act-give-own = { $player } dà una carta ferrovia a { $right }: { $colour }.
act-keep = { $player } tiene una carta percorso.
act-keep-own = { $player } tiene la carta percorso { $route }.
act-place = { $player } piazza il treno a { $space }.
act-stay = { $player } lascia il treno dov’è.
act-free-move =
    { $n ->
        [one] { $player } muove il treno di 1 spazio, fino a { $space }.
       *[other] { $player } muove il treno di { $n } spazi, fino a { $space }.
    }
act-start =
    { $n ->
        [one] { $player } avvia il treno e lo muove di 1 spazio, fino a { $space }.
       *[other] { $player } avvia il treno e lo muove di { $n } spazi, fino a { $space }.
    }
act-boost = { $player } dà una spinta al treno, fino a { $space }.
act-free-move-on =
    { $n ->
        [one] { $player } muove il treno di 1 spazio, fino al { $space }.
       *[other] { $player } muove il treno di { $n } spazi, fino al { $space }.
    }
act-start-on =
    { $n ->
        [one] { $player } avvia il treno e lo muove di 1 spazio, fino al { $space }.
       *[other] { $player } avvia il treno e lo muove di { $n } spazi, fino al { $space }.
    }
act-boost-on = { $player } dà una spinta al treno, fino al { $space }.
act-load = { $player } carica { $commodity }.
act-unload = { $player } scarica { $commodity }.
act-deliver = { $player } consegna { $commodity }.
act-take = { $player } prende una delle carte scoperte: { $colour }.
act-draw = { $player } pesca una carta dal mazzo.
act-stop = { $player } smette di pescare.
act-build =
    { $n ->
        [one] { $player } costruisce 1 tratto da { $from } fino a { $city } e paga { $pay }.
       *[other] { $player } costruisce { $n } tratti da { $from } fino a { $city } e paga { $pay }.
    }
act-upgrade = { $player } migliora il treno: { $part }.
act-skip = { $player } non ha azioni possibili e salta.
act-end-turn = { $player } finisce il turno.

## Avvenimenti

event-given = { $player } riceve una carta ferrovia: { $colour }.
event-given-hidden = { $player } riceve una carta ferrovia.
event-turned-up = Fra le carte scoperte arrivano: { $colours }.
event-drawn = { $player } pesca dal mazzo: { $colour }.
event-drawn-hidden = Solo { $player } vede la carta.
event-paid = { $player } riceve { $money } per { $commodity } a { $space }.
event-joined = { $player } unisce { $space } ({ $commodity }) alla rete e guadagna { $money }.
event-time-back = Una carta Tempo esce per le carte scoperte e torna mescolata nel mazzo.
event-time-card = Esce la carta Tempo numero { $n }.
event-round =
    { $cards ->
        [one] Comincia il round { $n }: si mescola 1 carta.
       *[other] Comincia il round { $n }: si mescolano { $cards } carte.
    }
event-last-turns = { $player } non ha più binari né consegne possibili: tutti gli altri hanno ancora un turno.
event-route = { $player } rivela la carta percorso { $route }: { $money }.

## Rifiuti

why-over = La partita è finita: non sono più possibili azioni.
why-not-asked = Ora non tocca a te: prima deve decidere { $player }.
why-setup = La preparazione non è finita: rispondi a ciò che viene chiesto ora.
why-setup-over = Questo fa parte della preparazione, che è conclusa.
why-move-first = Il tuo treno è in viaggio: prima il movimento gratuito (anche la sosta lo è); solo scaricare può precederlo.
why-drawing = Stai pescando carte: pescane un’altra o fermati prima di fare altro.
why-no-free-move = All’inizio del turno il tuo treno era in una città: niente movimento gratuito, può avviarlo solo l’azione C.
why-moved-already = Il movimento gratuito viene prima dell’azione e una sola volta per turno.
why-action-due = Prima di finire il turno devi fare un’azione.
why-acted-already = Hai già fatto l’azione di questo turno: carica, scarica, consegna o finisci il turno.
why-skip = Si può saltare un’azione solo se non ne è possibile nessuna: scegline una.
why-faces = Scegli la faccia A o B per ognuno dei tuoi contratti.
why-give-not-held = Non hai questa carta ferrovia ({ $colour }): danne una della tua mano.
why-route-not-dealt = Tieni una delle due carte percorso che hai ricevuto.
why-not-a-city = { $space } non è una città: un treno parte da una città.
why-no-such-commodity = Questa merce non esiste.
why-not-arrived = Il tuo treno è in { $space } da prima di questo turno: in questa partita si caricano e si consegnano merci solo nel turno dell’arrivo.
why-load-under-way = Il tuo treno è in viaggio: si carica solo in una città.
why-not-supplied = { $space } non fornisce questa merce: { $commodity }.
why-no-contract = Non hai un contratto aperto per questa merce: { $commodity }.
why-already-loaded = È già sul tuo treno: { $commodity }.
why-cars-full =
    { $n ->
        [one] Il tuo unico vagone merci è pieno: prima scarica o consegna.
       *[other] I tuoi { $n } vagoni merci sono pieni: prima scarica o consegna.
    }
why-not-on-train = Non è sul tuo treno: { $commodity }.
why-deliver-under-way = Il tuo treno è in viaggio: si consegna in una città.
why-served = Hai già consegnato a { $space }: ogni città accetta una consegna da ciascun giocatore.
why-not-listed = Il tuo contratto ({ $commodity }) non nomina { $space }.
why-stop-first = Prendi almeno una carta prima di fermarti.
why-no-cards = Non ci sono carte scoperte e il mazzo è vuoto: non c’è niente da pescare.
why-no-such-colour = Non esistono carte ferrovia di quel colore.
why-not-on-display = Fra le carte scoperte non ce n’è di questo colore: { $colour }.
why-deck-empty = Il mazzo è vuoto.
why-stopped-there = Entrare a { $space } ferma il treno: una città può essere solo l’ultimo spazio.
why-no-space = { $space } non è uno spazio per i treni: lo sono solo le città e i tratti con i tuoi binari.
why-same-city = Il treno è già a { $space }: deve uscirne su un tratto.
why-same-segment = Il treno è già sul { $space }: deve passare a un altro tratto o entrare in una città.
why-not-your-track = Qui non ci sono binari tuoi: { $space }. I treni usano solo i propri binari.
why-turning-back = In questa partita un treno in viaggio non può tornare indietro. Gli sta alle spalle: { $space }.
why-no-bypass-now = Adesso il tuo treno non può oltrepassare { $space }: in questa partita le città si oltrepassano solo nel movimento gratuito.
why-not-next = Un treno passa da uno spazio a quello vicino, e questi non lo sono: { $at }; { $space }.
why-too-far =
    { $n ->
        [one] La tua locomotiva muove di 1 spazio al massimo.
       *[other] La tua locomotiva muove di { $n } spazi al massimo.
    }
why-start-under-way = Il tuo treno è in viaggio: si avvia solo un treno fermo in una città.
why-just-arrived = Il tuo treno è entrato a { $space } in questo turno e non può uscirne prima del prossimo.
why-start-full-speed = In questa partita un treno che parte percorre esattamente { $n } spazi, salvo fermarsi prima in una città.
why-start-length =
    { $n ->
        [one] Un treno avviato muove di 1 spazio esatto.
       *[other] Un treno avviato muove da 1 a { $n } spazi.
    }
why-no-track-here = Nessuno dei tuoi binari tocca { $space }: costruisci prima di avviare.
why-boost-in-city = Il tuo treno è a { $space }: si dà una spinta solo a un treno su un tratto.
why-no-such-part = Un treno ha locomotiva, tender e vagoni merci: scegli una di queste parti.
why-best-part = Questa parte non si può più migliorare: { $part }.
why-no-money = Il prossimo livello costa { $cost } ({ $part }) e tu hai { $money }.
why-no-path = Per costruire ci vuole almeno un tratto che possa portare a una nuova città.
why-no-such-segment = Su questa mappa non c’è un tratto simile.
why-no-pieces =
    { $needed ->
        [one] Per questo percorso serve 1 pezzo di binario e ne hai { $n }.
       *[other] Per questo percorso servono { $needed } pezzi di binario e ne hai { $n }.
    }
why-not-your-network = Il percorso parte dalla rete di un altro: parti da una città o da uno snodo della tua.
why-not-from-network = Il percorso deve partire da una città o da uno snodo della tua rete.
why-broken-path = Il percorso si interrompe a { $segment }: ogni tratto deve continuare dove finisce il precedente.
why-segment-taken = Ci sono già binari: { $segment }, un tratto occupato.
why-node-twice = Un percorso non può passare due volte per la stessa città o lo stesso snodo.
why-through-city = Il percorso attraversa { $space }: deve finire nella prima nuova città.
why-through-network = Il percorso attraversa la tua rete: fallo partire da lì.
why-loop = Il percorso finisce nella tua rete: deve finire in una nuova città.
why-ends-at-junction = Il percorso finisce in uno snodo: deve finire in una città.
why-already-joined = { $space } è già nella tua rete: costruisci fino a una nuova città.
why-no-such-cards = Queste carte ferrovia non esistono.
why-bad-set = Un gruppo jolly è fatto di due o più carte di un colore e vale una carta in meno di un altro colore: { $n } carte per { $worth }.
why-mixed-set = Un gruppo jolly vale carte di un solo colore.
why-cards-not-held = Ti servirebbero { $needed } carte di questo colore ({ $colour }) e ne hai { $n }.
why-not-exact = Al percorso serve esattamente questo: { $colours }. Ciò che paghi vale questo: { $paid }.
why-unpaid = Al percorso serve questo: { $colours }. Non l’hai pagato; costa almeno { $cards } carte.
why-cannot-pay = Al percorso serve questo: { $colours }. Ti manca questo, e non hai abbastanza altre carte per i gruppi jolly: { $lacking }.

## Tipi di azione, come li offre un menu

kind-contract_face = Facce dei contratti
kind-give_card = Dare una carta
kind-keep_route = Tenere una carta percorso
kind-place_train = Piazzare il treno
kind-free_move = Movimento gratuito
kind-load = Caricare
kind-unload = Scaricare
kind-deliver = Consegnare
kind-draw = Pescare
kind-build = Costruire
kind-start = Avviare
kind-boost = Spinta
kind-upgrade = Migliorare
kind-skip = Saltare l’azione
kind-end_turn = Finire il turno

## Ciò che si può scegliere

pick-city = { $city } – { $commodity }
pick-new-city = { $city } – { $commodity }, { $money }
pick-move = muovere: { $space }
pick-boost = spinta: { $space }
pick-start = avviare: { $space }
pick-card = carta ferrovia: { $colour }
pick-deck = prima carta del mazzo
pick-stop = smettere di pescare
pick-stay = sosta
pick-skip = saltare l’azione
pick-end = finire il turno
pick-load = caricare { $commodity }
pick-unload = scaricare { $commodity }
pick-deliver = consegnare { $commodity }
pick-part = migliorare: { $part }
pick-face = { $commodity }, faccia { $face }: { $pays }
pick-way =
    { $n ->
        [one] 1 spazio: { $way }
       *[other] { $n } spazi: { $way }
    }
pick-lay = posare binari tratto per tratto
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
pick-pay = pagare { $pay }
label-load = caricare { $commodity }
label-unload = scaricare { $commodity }
label-deliver = consegnare { $commodity }
label-track =
    { $n ->
        [one] costruire 1 tratto: { $colours }
       *[other] costruire { $n } tratti: { $colours }
    }
label-way =
    { $n ->
        [one] muovere di 1 spazio
       *[other] muovere di { $n } spazi
    }
label-face = { $commodity }, faccia { $face }
label-route = carta percorso: { $city }
pays = { $city }: { $money }

## La mappa in righe di testo

board-deck = Round { $round } di 3. Mazzo: { $deck }; carte scoperte: { $display }; scarti: { $discard }.
board-deck-last = Round 3 di 3, carte Tempo uscite: { $time } di 3. Mazzo: { $deck }; carte scoperte: { $display }; scarti: { $discard }.
board-market = Mercato, { $money }: { $goods }.
board-player = { $player }: { $money }; carte ferrovia: { $cards }; pezzi di binario: { $track }; treno a { $at }, velocità { $speed }, rifornimento { $supply }, vagoni merci { $cars }; a bordo: { $cargo }.
board-network = Rete di { $player }: città: { $cities }; tratti: { $segments }; consegne fatte a: { $served }.
board-hand = Mano di { $player }: { $cards }.
board-contract = Contratto di { $player }: { $commodity } ({ $token }), da { $from }; pagano: { $pays }.
board-contract-open = Contratto di { $player }, faccia da scegliere: { $commodity } ({ $token }), da { $from }; pagano sull’una o sull’altra faccia: { $pays }.
board-route = Carta percorso di { $player }: { $route }; ora vale { $money }.
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
score-route = Carta percorso
ended-by-time-draw = è stata pescata la terza carta Tempo
ended-by-time-refill = la terza carta Tempo è uscita fra le carte scoperte
ended-by-time-newdisplay = la terza carta Tempo è uscita aprendo un nuovo mazzo
ended-by-special = un giocatore non aveva più binari né consegne possibili

## Nomi

dollars =
    { $n ->
        [0] 0 $
       *[other] { $n } $
    }
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
junction-near = uno snodo a { $wind } di { $city }
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
route-stop = { $city }, { $value }
route-none = sconosciuta
part-locomotive = locomotiva
part-tender = carro tender
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
option-advanced-help = I giocatori scelgono le facce dei propri contratti e tengono una di due carte percorso (SK-12.1-a, SK-12.1-b).

option-segment_exclusive = Un solo binario per tratto
option-segment_exclusive-help = Se un tratto porta i binari di un solo giocatore, o un pezzo di ciascuno (K-01).

option-allow_debt = Debiti ammessi
option-allow_debt-help = Se un miglioramento può portare sotto zero i soldi di un giocatore (K-02).

option-wild_one_colour = Gruppi jolly di un colore
option-wild_one_colour-help = Se un gruppo jolly vale carte di un solo colore o di colori misti (K-03).

option-reverse_allowed = I treni possono tornare indietro
option-reverse_allowed-help = Se un treno in viaggio può tornare indietro o deve proseguire nella sua direzione (K-04).

option-one_city_per_build = Una città per costruzione
option-one_city_per_build-help = Se l’azione di costruire unisce una sola nuova città, o può essere ripetuta nello stesso turno (K-05).

option-cargo_on_arrival = Merci solo all’arrivo
option-cargo_on_arrival-help = Se un treno può caricare e consegnare solo nel turno in cui arriva in città, e non in qualunque momento finché vi si trova (K-13).

option-bypass_in_free_move_only = Oltrepassare città solo nel movimento gratuito
option-bypass_in_free_move_only-help = Se un treno può oltrepassare una città solo nel movimento gratuito, e non quando parte o riceve una spinta (K-14).

option-start_at_full_speed = Partenza a tutta velocità
option-start_at_full_speed-help = Se un treno che parte deve percorrere esattamente tanti spazi quanto vale la sua velocità, salvo fermarsi prima in una città, e non un numero qualsiasi fino a quello (K-19).

option-larger_half_on_top = Metà più grande in cima
option-larger_half_on_top-help = Se l’ultimo mazzo ha un numero dispari di carte: se in cima alla parte con le carte Tempo va la metà più grande invece della più piccola (K-21).

option-time_cards_go_back = Le carte Tempo tornano nel mazzo
option-time_cards_go_back-help = Se una carta Tempo che esce mentre si completano le carte scoperte si rimescola nel mazzo invece di essere posata (K-22).

option-special_end_without_contracts = Fine speciale senza contratti
option-special_end_without_contracts-help = Se per la fine speciale il giocatore non deve avere più alcun contratto aperto, e non solo nessuna consegna ancora possibile (K-23).

option-tie_by_track = Parità secondo i binari
option-tie_by_track-help = Se a parità di denaro e di città vince chi ha più pezzi di binario rimasti, invece di più carte ferrovia in mano (K-25).

option-board = Un’altra mappa
option-board-help = I dati di una mappa con le sue carte con cui giocare al posto della nostra.
option-board-none = la nostra mappa
