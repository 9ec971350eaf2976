### Stephenson's Rocket: come giocano i bot, e perché fanno qualcosa. Vocabolario: glossary.it.toml.
### Argomenti: $line e $survivor sono sigle di linee come GWR; $hex e $from sono sigle di esagoni come J13;
### $place e $city sono nomi; $money è un importo con la sua unità, $pay dice chi riceve quanto; $n è un numero di
### quote o di investimenti, $theirs il massimo che ha qualcun altro; $first e $rest sono frasi.

## Come giocano

describe-apprentice = Gioca subito: valuta quanto ogni azione renderà probabilmente a tutti, e teme i veti.
describe-engineer = Risponde in fretta, ma immagina come proseguirebbe un giro dopo le poche azioni migliori.
describe-master = Pensa per tutto il tempo concesso, immaginando molti modi in cui la partita può proseguire.

## Mettere insieme le frasi

reason-next = La migliore alternativa: { $what }, con circa { $money } in meno.
reason-next-close = Quasi altrettanto buono: { $what }.

## Ampliare una linea

reason-extend-merger = La fusione della { $line } nella { $survivor } rende { $money }.
reason-extend-town = Connettere { $place } alla { $line } rende { $money } per le stazioni.
reason-extend-passenger = In { $hex } la { $line } arriva sulla stazione di qualcun altro e fa ottenere un passeggero.
reason-extend-city = Connettere { $place } alla { $line } rende { $money } per gli investimenti.
reason-extend-majority =
    { $n ->
        [one] 1 quota fa
       *[other] { $n } quote fanno
    } la maggioranza nella { $line }, e { $hex } la porta nella direzione giusta.
reason-extend-stations = In { $hex } la { $line } continua verso le stazioni giuste.
reason-extend-share = Una quota della { $line } fa comodo, e { $hex } non giova di più a nessun altro.
reason-also-pays = Rende qualcosa anche ad altri: { $pay }.
reason-veto-price =
    Un veto che non si può pareggiare costerebbe a { $player } { $n ->
        [one] 1 quota
       *[other] { $n } quote
    }.

## Investire

reason-invest-lead = { $city } porta in testa in questa industria ({ $industry }): { $n } investimenti contro { $theirs }.
reason-invest-tie = { $city } porta in testa, in parità, in questa industria ({ $industry }): { $n } investimenti a testa.
reason-invest-behind = { $city } fa recuperare terreno in questa industria ({ $industry }): { $n } investimenti contro { $theirs }.

## Stazioni

reason-station-place = La { $line } passerà da { $hex } con una probabilità del { $percent }%: la stazione le sarà collegata.
reason-station-move = In { $from } la stazione serve a poco; la { $line } passerà da { $hex } con una probabilità del { $percent }%.

## Veti

reason-veto-call = { $hex } è un brutto esagono: meglio pagare quote perché la { $line } vada altrove.
reason-veto-bid =
    Che la { $line } vada in { $hex } vale { $n ->
        [one] 1 quota
       *[other] { $n } quote
    }.
reason-veto-deny =
    Un’offerta di { $n ->
        [one] 1 quota
       *[other] { $n } quote
    } fa sì che { $hex } costi qualcosa al giocatore di turno: un passeggero o quote della { $line }.
reason-veto-match =
    Mandare comunque la { $line } in { $hex } vale { $n ->
        [one] 1 quota
       *[other] { $n } quote
    }.
reason-veto-give-way =
    Mandare la { $line } in { $hex } non vale { $n ->
        [one] 1 quota
       *[other] { $n } quote
    }.
reason-veto-leave = Nessun altro esagono per la { $line } vale delle quote: { $hex } va bene.

## La fine della partita

reason-end = Così la partita finisce, e una fine migliore non è in vista.
reason-skip = Non si può fare altro.

## Che cos'altro si poteva fare

doing-extend = ampliare la { $line } fino a { $hex }
doing-invest = investire a { $city } ({ $industry })
doing-station-place = una stazione in { $hex }
doing-station-move = spostare una stazione da { $from } a { $hex }
doing-bid =
    offrire { $n ->
        [one] 1 quota
       *[other] { $n } quote
    } per { $hex }
doing-call = chiamare il veto
doing-pass = lasciare le cose come stanno
doing-skip = niente

## Che cosa contano le simulazioni, per partita

tally-merger = Fusioni
tally-isolated = Linee isolate
tally-veto_won = Veti vinti
tally-passenger = Passeggeri presi
tally-city = Città connesse
tally-town = Cittadine ferroviarie connesse
