### Stephenson's Rocket: tutto ciò che il gioco dice oltre alle regole. Vocabolario: glossary.it.toml.
### Argomenti: $player, $active e $bidder sono nomi di giocatori; $line e $survivor sono sigle di linee come GWR;
### $hex, $bid_hex, $from e $original sono sigle di esagoni come J13. I numeri arrivano come numeri, gli elenchi già
### uniti da virgole.

## Il gioco

game-rocket-title = Stephenson’s Rocket
game-rocket-blurb = Sette linee ferroviarie crescono attraverso l’Inghilterra e si inglobano a vicenda, mentre tu investi nelle città, costruisci stazioni e offri quote per decidere dove vanno le locomotive.
game-rocket-length = 60–90 min
game-rocket-editions = 1999, 2018
game-rocket-reconstruction = Non avevamo a disposizione la mappa stampata, perciò questa è una ricostruzione: gli esagoni, quasi tutti i nomi di località e linee e le industrie delle città sono nostri. Le regole sono quelle del gioco pubblicato; solo la mappa è diversa.

## Domande

ask-over = La partita è finita.
ask-action-you =
    { $n ->
        [1] È il tuo turno, prima azione di due: investi in una città, piazza o sposta una stazione, oppure amplia una linea.
       *[other] È il tuo turno, seconda azione di due: investi in una città, piazza o sposta una stazione, oppure amplia una linea.
    }
ask-action-other =
    { $n ->
        [1] È il turno di { $player }, che sceglie la prima azione di due.
       *[other] È il turno di { $player }, che sceglie la seconda azione di due.
    }
ask-call-you =
    { $active } vuole portare la { $line } in { $hex }. Hai { $holding ->
        [one] 1 quota
       *[other] { $holding } quote
    }: vuoi chiamare il veto o rinunciare?
ask-call-other =
    { $active } vuole portare la { $line } in { $hex }. { $player } ha { $holding ->
        [one] 1 quota
       *[other] { $holding } quote
    } e può chiamare il veto.
ask-bid-first-you =
    È stato chiamato il veto: { $active } vuole portare la { $line } in { $hex } e nessuno ha ancora fatto un’offerta. Hai { $holding ->
        [one] 1 quota
       *[other] { $holding } quote
    }: fai un’offerta per un esagono a tua scelta o passi?
ask-bid-first-other =
    È stato chiamato il veto: { $active } vuole portare la { $line } in { $hex } e nessuno ha ancora fatto un’offerta. { $player } ha { $holding ->
        [one] 1 quota
       *[other] { $holding } quote
    } e può fare un’offerta.
ask-bid-over-you =
    { $active } vuole portare la { $line } in { $hex }; { $bidder } offre { $last ->
        [one] 1 quota
       *[other] { $last } quote
    } per { $bid_hex }. Ne hai { $holding }: vuoi offrire più di { $last } o passare?
ask-bid-over-other =
    { $active } vuole portare la { $line } in { $hex }; { $bidder } offre { $last ->
        [one] 1 quota
       *[other] { $last } quote
    } per { $bid_hex }. { $player } ne ha { $holding } e può offrire più di { $last }.
ask-answer-first-you =
    Nessuno ha fatto un’offerta contro il tuo movimento della { $line } in { $hex }. Hai { $holding ->
        [one] 1 quota
       *[other] { $holding } quote
    }: fai tu un’offerta o passi?
ask-answer-first-other =
    Nessuno ha fatto un’offerta contro il movimento della { $line } in { $hex }. { $player } ha { $holding ->
        [one] 1 quota
       *[other] { $holding } quote
    } e può ancora fare un’offerta.
ask-answer-over-you =
    Volevi portare la { $line } in { $hex }; { $bidder } offre { $last ->
        [one] 1 quota
       *[other] { $last } quote
    } per { $bid_hex }. Ne hai { $holding }: vuoi offrire { $last } o più per avere l’ultima parola, oppure passare?
ask-answer-over-other =
    { $player } voleva portare la { $line } in { $hex }; { $bidder } offre { $last ->
        [one] 1 quota
       *[other] { $last } quote
    } per { $bid_hex }. { $player } ne ha { $holding } e può rispondere con un’offerta di { $last } o più.

## Azioni, come le racconta il registro

act-invest = { $player } investe a { $city } ({ $industry }).
    .you = Tu investi a { $city } ({ $industry }).
act-station-place = { $player } piazza una stazione in { $hex }.
    .you = Tu piazzi una stazione in { $hex }.
act-station-move = { $player } sposta una stazione da { $from } a { $hex }.
    .you = Tu sposti una stazione da { $from } a { $hex }.
act-extend = { $player } amplia la { $line } verso { $hex } ({ $direction }).
    .you = Tu ampli la { $line } verso { $hex } ({ $direction }).
act-call = { $player } chiama il veto.
    .you = Tu chiami il veto.
act-decline = { $player } rinuncia a chiamare il veto.
    .you = Tu rinunci a chiamare il veto.
act-bid =
    { $player } offre { $n ->
        [one] 1 quota
       *[other] { $n } quote
    } per { $hex }.
    .you =
        { $n ->
            [one] Tu offri 1 quota per { $hex }.
           *[other] Tu offri { $n } quote per { $hex }.
        }
act-answer =
    { $player } risponde con un’offerta di { $n ->
        [one] 1 quota
       *[other] { $n } quote
    } per { $hex }.
    .you =
        { $n ->
            [one] Tu rispondi con un’offerta di 1 quota per { $hex }.
           *[other] Tu rispondi con un’offerta di { $n } quote per { $hex }.
        }
act-pass-bid = { $player } passa senza fare offerte.
    .you = Tu passi senza fare offerte.
act-nobody-bids = { $player } passa senza fare offerte. Nessuno ha offerto nulla: la { $line } va in { $hex }, come proposto.
    .you = Tu passi senza fare offerte. Nessuno ha offerto nulla: la { $line } va in { $hex }, come proposto.
act-pass-answer = { $player } passa senza fare una propria offerta.
    .you = Tu passi senza fare una tua offerta.
act-skip = { $player } non ha nessuna azione consentita e la salta.
    .you = Non hai nessuna azione consentita e la salti.

## Eventi

event-veto-won =
    { $player } vince il veto e paga { $n ->
        [one] 1 quota
       *[other] { $n } quote
    }: la { $line } va in { $hex }.
    .you =
        { $n ->
            [one] Vinci il veto e paghi 1 quota: la { $line } va in { $hex }.
           *[other] Vinci il veto e paghi { $n } quote: la { $line } va in { $hex }.
        }
event-passenger = { $player } ottiene un passeggero.
    .you = Ottieni un passeggero.
event-city = La { $line } connette la città di { $place }. Pagamenti per gli investimenti: { $pay }.
event-town = La { $line } connette la cittadina ferroviaria di { $place }. Pagamenti per le stazioni collegate alla linea: { $pay }.
event-merger = Fusione: la { $line } è eliminata e confluisce nella { $survivor }, la superstite. Pagamenti per le quote della { $line }: { $pay }.
event-isolated = La { $line } è isolata: chi amplia questa linea non riceve più quote.

## Rifiuti

why-hex-nothing = In { $hex } ora non si può fare nulla: nessuna locomotiva può arrivarci e non ci si può piazzare una stazione.
why-over = La partita è finita: non sono più possibili azioni.
why-not-asked = Ora non tocca a te: prima deve decidere { $player }.
why-not-now = Questo non risponde alla domanda in corso: scegli una delle risposte proposte.
why-skip = Un’azione si può saltare solo quando non è possibile nient’altro, e qui lo è: scegli una delle azioni possibili.
why-all-claimed = Tutti gli investimenti sono stati acquisiti: puoi invece piazzare o spostare una stazione, o ampliare una linea.
why-no-such-investment = Questo investimento non esiste: scegli una città e una delle industrie che offre.
why-not-unclaimed = { $city } non ha più investimenti liberi in questa industria ({ $industry }): scegline uno che nessuno ha ancora acquisito.
why-reserve-empty =
    La tua riserva è vuota: { $n ->
        [one] la tua unica stazione è
       *[other] tutte le tue { $n } stazioni sono
    } sulla mappa, perciò invece di piazzarne una puoi spostarne una.
why-no-own-station = Non hai stazioni in { $hex }: scegli un esagono in cui ce n’è una tua.
why-station-linked = La tua stazione in { $hex } è collegata alla { $line } e deve restarci: in questa partita si possono spostare solo le stazioni non collegate.
why-same-hex = La tua stazione è già in { $hex }: spostala su un esagono diverso.
why-hex-occupied = { $hex } è occupato: a una stazione serve un esagono senza città o cittadine, binari, locomotive o altre stazioni.
why-next-to-locomotive = { $hex } è adiacente a una locomotiva: per la stazione scegli un esagono che non lo sia.
why-next-to-station = { $hex } è adiacente a un’altra stazione: scegli un esagono che non sia adiacente a nessuna stazione, nemmeno tua.
why-off-board = { $hex } è fuori dalla mappa: scegli un esagono della mappa.
why-no-such-line = Nessuna linea di questa mappa ha questo nome: amplia una delle linee in gioco.
why-line-eliminated = La { $line } non è più una linea in gioco: scegli una linea che non sia stata eliminata.
why-extended-already = Hai già ampliato la { $line } in questo turno: scegli un’altra linea o un altro tipo di azione.
why-not-next-to-start = { $hex } non è adiacente alla locomotiva della { $line }: dalla cittadina di partenza può andare in qualsiasi esagono adiacente.
why-not-ahead = { $hex } non è fra i tre esagoni davanti alla { $line }: la sua locomotiva avanza di un esagono dritto, oppure piegando leggermente a sinistra o a destra.
why-place-there = In { $hex } c’è { $place }: una locomotiva passa accanto a città e cittadine, ma non vi entra mai.
why-track-there = { $hex } appartiene già alla { $line }: una locomotiva può entrare solo in un esagono senza binari e senza un’altra locomotiva.
why-two-lines = { $hex } tocca due o più linee diverse dalla { $line }: una locomotiva può fermarsi accanto a una sola altra linea.
why-no-tile = Le tessere binario sono finite e per andare in { $hex } ne servirebbe una: può farne a meno solo una locomotiva che lascia la sua cittadina di partenza senza provocare una fusione.
why-bid-nothing = Un’offerta è di almeno 1 quota: offri 1 o più, oppure passa.
why-bid-beyond-holding =
    Non puoi offrire { $n }, perché hai solo { $holding ->
        [one] 1 quota
       *[other] { $holding } quote
    } della { $line }: offri al massimo quelle che hai, oppure passa.
why-bid-supplementary =
    Non puoi offrire { $n }: in questa partita le quote supplementari non si possono offrire, e delle tue quote della { $line } { $real ->
        [one] solo 1 è ordinaria
       *[other] solo { $real } sono ordinarie
    }.
why-bid-too-low = Un’offerta di { $n } è troppo bassa, perché l’ultima offerta era di { $last }: offri di più, oppure passa.
why-answer-too-low = Un’offerta di { $n } è troppo bassa: offri { $last } o più, oppure passa.
why-bid-hex = La { $line } non può andare in { $hex }: fai un’offerta per uno degli esagoni in cui la sua locomotiva può entrare.
why-not-original-hex = { $hex } non è l’esagono che avevi scelto: in questa partita con la tua offerta puoi solo confermare { $original }.

## Tipi di azione, come li propone un menu

kind-invest = Investi
kind-station = Stazione
kind-extend = Amplia una linea
kind-skip = Salta l’azione
kind-call = Chiama il veto
kind-decline = Rinuncia
kind-pass = Passa
kind-bid = Fai un’offerta

## Cose che si possono scegliere

pick-hex = esagono { $hex }
pick-station = la tua stazione in { $hex }
pick-reserve = una stazione dalla tua riserva
pick-loco = locomotiva della { $line } ({ $name })
pick-city = { $city }
pick-industry = industria: { $industry }
pick-bid =
    { $n ->
        [one] offri 1 quota
       *[other] offri { $n } quote
    }
pick-pass = passa
pick-call = chiama il veto
pick-decline = rinuncia
pick-skip = salta l’azione
place-start = cittadina di partenza di { $place }
place-city = città di { $place }
place-town = cittadina ferroviaria di { $place }

## Dove può andare una locomotiva e che cosa trova

step-hex = esagono { $hex }, { $direction }
step-hex-notes = esagono { $hex }, { $direction }: { $notes }
step-proposed = come proposto
step-near = accanto a { $place }
step-station = stazione di { $player }
step-station-own = la tua stazione
step-merger = si fonde con la { $line }

## La mappa in righe di testo

board-supply = Scorta: tessere binario { $tiles }, passeggeri { $passengers }.
board-player = { $player }: totale { $money }; pacchetti: { $shares }; investimenti: { $claims }; passeggeri: { $passengers }; stazioni nella riserva: { $reserve }.
board-holding = { $line } { $n }
board-none = nessuno
board-no-line = nessuna linea
board-line = { $line } ({ $status }): locomotiva in { $hex }, orientamento { $facing }; valore { $value }; quote disponibili: { $available }; località connesse: { $places }; esagoni con binari: { $track }.
board-line-unmoved = { $line } ({ $status }): locomotiva ancora sulla sua cittadina di partenza, { $hex }; valore { $value }; quote disponibili: { $available }; località connesse: { $places }; esagoni con binari: { $track }.
board-line-gone = { $line }: eliminata, confluita nella { $survivor } con una fusione.
board-unlimited = senza limite
board-stations = Esagoni con stazioni di { $player }: { $hexes }.
board-place-start = { $place } in { $hex }: cittadina di partenza della { $line }; connessa da: { $lines }.
board-place-city = { $place } in { $hex }: città; connessa da: { $lines }.
board-place-town = { $place } in { $hex }: cittadina ferroviaria; connessa da: { $lines }.
board-city = { $city }: investimenti liberi: { $free }; acquisiti: { $claimed }.
board-token = { $industry } { $n }
board-claim = { $industry } { $n } di { $player }
status-live = aperta
status-isolated = isolata
status-eliminated = eliminata

## Il conto finale; i motivi sono parti di una frase

score-in-play = Pagamenti durante la partita
score-passengers = Passeggeri
score-industry = Industria: { $industry }
score-stations = Stazioni collegate alla { $line }
score-shares = Quote della { $line }
ended-by-lines = al massimo una linea ha ancora quote da assegnare
ended-by-tiles = è stata usata l’ultima tessera binario

## Nomi

direction-N = nord
direction-NE = nord-est
direction-SE = sud-est
direction-S = sud
direction-SW = sud-ovest
direction-NW = nord-ovest
direction-none = nessuna direzione
industry-steel = acciaio
industry-textiles = tessuti
industry-brewing = birra
industry-leather = pellame
industry-none = industria sconosciuta

## Denaro

money-pounds =
    { $n ->
        [0] £0
       *[other] £{ $n }.000
    }
money-prestige = { $n }★
money-secret = segreto
payment = { $player } { $money }
    .you = tu { $money }
payment-none = nessuno

## Opzioni

option-yes = sì
option-no = no

option-edition = Edizione
option-edition-1999 = Edizione 1999
option-edition-2018 = Edizione 2018

option-veto_active_scope = Esagono dell’offerta del giocatore di turno
option-veto_active_scope-any_legal = qualunque esagono consentito
option-veto_active_scope-original_only = solo l’esagono scelto in origine

option-active_may_call_veto = Il giocatore di turno può chiamare il veto

option-linked_station_movable = Stazioni collegate spostabili

option-share_limit = Limite alle quote
option-share_limit-none = senza limite
option-share_limit-per_line = Quote di ogni linea
option-share_limit-supplementary = Quote supplementari

option-end_check = Controllo della fine
option-end_check-action = dopo ogni azione
option-end_check-turn = dopo ogni turno

option-end_condition_lines = Linee che chiudono la partita
option-end_condition_lines-shares_available_le_1 = al massimo 1 linea ha quote disponibili
option-end_condition_lines-closed_ge_6 = 6 linee sono eliminate o isolate

option-isolation_model = Verifica dell’isolamento
option-isolation_model-exact = esatta
option-isolation_model-relaxed = semplificata: ignora i propri futuri binari
option-isolation_model-region = a regione: ignora anche l’orientamento

option-survivor_extendable = Amplia la linea che ne ha assorbita un’altra

option-supplementary_bids = Quote supplementari nelle offerte

option-places_one_by_one = Località connesse una alla volta

option-call_denies_passenger = Basta chiamare il veto per negare il passeggero

option-tiles_never_lack = Si continua senza tessere

option-totals_visible = Totali scoperti

option-unit_name = Unità
option-unit_name-1000_pounds = migliaia di sterline
option-unit_name-prestige = punti prestigio

option-invest_medium = Aspetto degli investimenti
option-invest_medium-token = gettoni
option-invest_medium-cube = cubetti

option-isolated_pile = Quote delle linee isolate
option-isolated_pile-discard = scartate
option-isolated_pile-marker = segnate con una X

option-connector_tiles = Tessere di raccordo

option-city_indicator = Segnalini sulle città

option-board = Mappa
option-board-variant = una mappa più vivace, anche questa nostra
option-board-none = la nostra mappa
