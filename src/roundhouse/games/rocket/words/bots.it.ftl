### Stephenson's Rocket: perché l'apprendista fa qualcosa. Vocabolario: terms.json.
### Argomenti: $line e $survivor sono sigle di linee come GWR; $hex e $from sono sigle di esagoni come J13;
### $place e $city sono nomi; $money è un importo con la sua unità; $n è un numero di quote.

## Ampliare una linea

reason-extend-merger = La fusione della { $line } nella { $survivor } mi porta { $money }.
reason-extend-town = Connettere { $place } alla { $line } porta { $money } alle mie stazioni.
reason-extend-passenger = In { $hex } la { $line } arriva sulla stazione di qualcun altro e mi porta un passeggero.
reason-extend-city = Connettere { $place } alla { $line } porta { $money } ai miei investimenti.
reason-extend-majority = Con una quota in più ho la maggioranza nella { $line }, e da { $hex } la strada è buona.
reason-extend-stations = In { $hex } la { $line } resta su una strada buona per le mie stazioni.
reason-extend-share = Una quota della { $line } fa comodo, e { $hex } conviene più a me che agli altri.

## Investire

reason-invest-lead = Con { $city } ho più investimenti di tutti in questa industria: { $industry }.
reason-invest-tie = Con { $city } nessuno ha più investimenti di me in questa industria: { $industry }.
reason-invest = { $city } mi avvicina agli altri in questa industria: { $industry }.

## Stazioni

reason-station-place = È probabile che la { $line } passi da { $hex }: allora la mia stazione le sarà collegata.
reason-station-move = In { $from } la mia stazione serve a poco; è probabile che la { $line } passi da { $hex }.

## Veti

reason-veto-call = { $hex } per me è un brutto posto per la { $line }: preferisco pagare perché vada altrove.
reason-veto-bid =
    Che la { $line } vada in { $hex } per me vale { $n ->
        [one] 1 quota
       *[other] { $n } quote
    }.
reason-veto-deny =
    La mia offerta di { $n ->
        [one] 1 quota
       *[other] { $n } quote
    } fa sì che { $hex } costi qualcosa al giocatore di turno: un passeggero o quote della { $line }.
reason-veto-match =
    Mandare comunque la { $line } in { $hex } per me vale { $n ->
        [one] 1 quota
       *[other] { $n } quote
    }.
reason-veto-give-way = Mandare la { $line } in { $hex } per me non vale tante quote.
reason-veto-leave = Nessun altro esagono per la { $line } vale le mie quote: { $hex } va bene.

## La fine della partita

reason-end = Così la partita finisce, ed è la fine migliore che io possa avere.
reason-skip = Non si può fare altro.
