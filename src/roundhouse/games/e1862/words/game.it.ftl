### 1862: tutto quello che il gioco dice oltre alle regole. Vocabolario: terms.json.

## The game

game-1862-title = 1862: Railway Mania in the Eastern Counties
game-1862-blurb = Venti piccole compagnie dell’Anglia orientale ricevono la concessione dal Parlamento, entrano in attività, corrono, si fondono e falliscono. Vince chi ha il patrimonio maggiore quando la grande fusione è compiuta.

## Names

money = £{ $n }
money-owed = −£{ $n }
type-freight = merci
type-local = locale
type-express = espresso
source-ipo = dall’offerta iniziale
source-pool = dal mercato
source-treasury = dalla tesoreria della compagnia
dividend-withhold = trattenere tutto
dividend-pay = pagare i dividendi
dividend-hudson = manovra di George Hudson
raise-sell-treasury = vendere quote della tesoreria
raise-refinance = rifinanziare la compagnia
run-of = corri per { $amount }
run-none = nessuna corsa
run-own = una corsa propria, fermata per fermata
holder-treasury = La tesoreria
round-PR = Turno del Parlamento
round-SR = Turno azionario
round-OR = Turno operativo { $n } di { $of }
ended-by-market = un prezzo ha raggiunto la cima del listino
ended-by-bank = la banca ha finito il denaro
ended-by-lner = le ultime operazioni dopo la LNER sono concluse
ended-by-collapse = nessuno può o vuole più avviare una compagnia
score-cash = Contanti
score-shares = Quote della { $company }

## Prompts

ask-over = La partita è finita.
ask-open-auction-you = Tocca a te in Parlamento: mettere all’asta una concessione o passare?
ask-open-auction-other = { $player } può mettere all’asta una concessione.
ask-raise-bid-you = La concessione della { $company } è a { $bid }: rilanciare o lasciare l’asta?
ask-raise-bid-other = { $player } può rilanciare sull’offerta di { $bid } per la { $company }.
ask-set-par-you = Hai ottenuto la concessione della { $company }: scegli il prezzo di collocamento.
ask-set-par-other = { $player } sceglie il prezzo di collocamento della { $company }.
ask-charter-shares-you = Comprare un’altra quota della { $company } al prezzo di collocamento o finire?
ask-charter-shares-other = { $player } può comprare un’altra quota della { $company } al prezzo di collocamento.
ask-choose-markers-you = La { $company } entra in attività: quanti segnalini stazione compra?
ask-choose-markers-other = { $player } sceglie quanti segnalini stazione compra la { $company }.
ask-trade-you = Tocca a te: vendere quote, comprarne una, avviare una compagnia o passare?
ask-trade-other = Tocca a { $player } nel turno azionario.
ask-pay-fine-you = Devi ancora { $owes } di multa: quali quote vendi?
ask-pay-fine-other = { $player } ha ancora { $owes } di multa da pagare e deve vendere quote.
ask-home-upgrade-you = La sede della { $company } è piena: migliora la sua tessera.
ask-home-upgrade-other = { $player } deve migliorare la tessera della sede della { $company }.
ask-merger-you = La { $company } si fonde con un’altra compagnia prima di operare?
ask-merger-other = { $player } può fondere la { $company } con un’altra compagnia.
ask-consent-merger-you = La { $operating } vuole fondersi con la { $company }; sopravvivrebbe la { $survivor }. Accetti?
ask-consent-merger-other = A { $player } si chiede se la { $company } si fonde con la { $operating }.
ask-option-you = Un’opzione su una quota della { $company }: riscattarla per { $redeem } o venderla per { $sell }?
ask-option-other = { $player } decide su un’opzione su una quota della { $company }.
ask-option-certificate-you = Il tuo certificato di direttore della { $company } è un’opzione: riscattarlo per { $redeem } o venderlo per { $sell }?
ask-option-certificate-other = { $player } decide sul certificato di direttore della { $company }, che è un’opzione.
ask-option-treasury-you = La tesoreria ha un’opzione su una quota della { $company }: riscattarla per { $redeem } o venderla per { $sell }?
ask-option-treasury-other = { $player } decide su un’opzione della tesoreria su una quota della { $company }.
ask-remove-marker-you =
    La { $company } ha { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    } di troppo sulla mappa: quale si toglie?
ask-remove-marker-other =
    { $player } toglie { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    } della { $company }.
ask-track-you = Che cosa costruisce la { $company }?
ask-track-other = { $player } può costruire binari con la { $company }.
ask-station-you = La { $company } mette una stazione? Dove?
ask-station-other = { $player } può mettere una stazione della { $company }.
ask-run-you = Come fa correre i suoi treni la { $company }?
ask-run-other = { $player } fa correre i treni della { $company }.
ask-dividend-you = La { $company } ha incassato { $revenue }: paga i dividendi?
ask-dividend-other = { $player } decide sul dividendo della { $company }, che ha incassato { $revenue }.
ask-trains-you = La { $company } compra un treno? Alla fine del turno deve averne uno.
ask-trains-other = { $player } può comprare treni per la { $company }.
ask-consent-train-you = La { $operating } offre alla { $company } { $price } per il suo { $train }: lo vendi?
ask-consent-train-other = A { $player } si chiede di vendere il { $train } della { $company } alla { $operating }.
ask-raise-money-you = La { $company } non ha treni e non può pagarne uno della banca: deve procurarsi il denaro, a meno che un’altra compagnia non gliene venda uno.
ask-raise-money-other = { $player } deve procurare il denaro per un treno della { $company }.
ask-redeem-you = La { $company } riscatta una sua quota dal mercato per { $price }?
ask-redeem-other = { $player } può riscattare dal mercato una quota della { $company }.
ask-acquisition-you = La { $company } si unisce a un’altra compagnia con un’acquisizione prima di finire il turno?
ask-acquisition-other = { $player } può proporre un’acquisizione per la { $company }.
ask-consent-acquisition-you = La { $operating } vuole un’acquisizione con la { $company }; sopravvivrebbe la { $survivor }. Accetti?
ask-consent-acquisition-other = A { $player } si chiede se la { $company } accetta un’acquisizione con la { $operating }.

## Actions

act-pass = { $player } passa.
act-open-auction = { $player } mette all’asta la { $company } a { $amount }.
act-raise-bid = { $player } rilancia a { $amount }.
act-set-par = { $player } fissa il collocamento a { $price }.
act-buy-charter-share = { $player } compra un’altra quota al prezzo di collocamento.
act-sell-shares =
    { $player } vende { $n ->
        [one] 1 quota
       *[other] { $n } quote
    } della { $company }.
act-buy-share = { $player } compra una quota della { $company } { $source }.
act-start-company = { $player } avvia la { $company } a { $price }.
act-choose-markers = { $player } compra { $n } segnalini stazione.
act-propose-merger = { $player } propone di unire la { $operating } alla { $other }; sopravvive la { $survivor }.
act-consent-yes = { $player } accetta.
act-consent-no = { $player } rifiuta.
act-option-yes = { $player } riscatta l’opzione.
act-option-no = { $player } vende l’opzione.
act-remove-marker = { $player } toglie il segnalino da { $hex }.
act-lay-tile = La { $operating } posa la tessera { $tile } a { $hex }.
act-place-small-station = La { $operating } mette una piccola stazione a { $hex }.
act-build-terminal = La { $operating } costruisce un terminal a Londra.
act-place-station = La { $operating } mette una stazione a { $hex }.
act-run-trains =
    La { $operating } fa correre { $n ->
        [one] 1 treno
       *[other] { $n } treni
    }.
act-run-nothing = La { $operating } non fa correre treni.
act-dividend-withhold = La { $operating } trattiene tutto.
act-dividend-pay = La { $operating } paga i dividendi.
act-dividend-hudson = La { $operating } paga i dividendi con la manovra di George Hudson.
act-buy-train =
    La { $operating } compra dalla banca un treno { $train }{ $n ->
        [0] .
        [one] , con 1 garanzia pagata.
       *[other] , con { $n } garanzie pagate.
    }
act-buy-train-from = La { $operating } chiede alla { $other } il suo { $train }, per { $price }.
act-raise-sell-treasury = La { $operating } vende quote della tesoreria per pagare un treno.
act-raise-refinance = La { $operating } si rifinanzia per pagare un treno.
act-redeem = La { $operating } riscatta una sua quota.

## Events

event-parliament = Si riunisce il Parlamento (ciclo { $turn }).
event-stock-round = Comincia un turno azionario (ciclo { $turn }).
event-operating-round = Comincia il turno operativo { $n } del ciclo { $turn }.
event-opened = { $player } apre l’asta della { $company } a { $amount }.
event-raised = { $player } offre { $amount } per la { $company }.
event-charter = { $player } ottiene la concessione della { $company } per { $amount } e deve portarla in attività.
event-par = { $player } fissa il collocamento della { $company } a { $price }.
event-started = { $player } avvia la { $company } a { $price }.
event-bought = { $player } compra una quota della { $company } { $source } per { $amount }.
event-sold =
    { $player } vende { $n ->
        [one] 1 quota
       *[other] { $n } quote
    } della { $company } per { $amount }.
event-director = { $player } diventa direttore della { $company }.
event-receivership = La { $company } è senza direttore e va in amministrazione controllata.
event-floated = La { $company } entra in attività.
event-markers = La { $company } compra { $n } segnalini stazione per { $amount }.
event-price = Il prezzo della { $company } è ora { $price }.
event-fined = { $player } paga una multa di { $amount }: la { $company } non è entrata in attività.
event-waived = { $player } non ha più nulla da vendere: le restanti { $amount } di multa sono condonate.
event-home = La { $company } mette la sua base a { $hex }.
event-displaced = La base della { $company } scaccia un segnalino della { $other } da { $hex }.
event-merger-proposed = La { $company } vuole fondersi con la { $other }; sopravvivrebbe la { $survivor }.
event-acquisition-proposed = La { $company } vuole un’acquisizione con la { $other }; sopravvivrebbe la { $survivor }.
event-agreed = { $player } accetta per la { $company }.
event-refused = { $player } rifiuta per la { $company }.
event-returned =
    { $holder } restituisce al mercato { $n ->
        [one] 1 quota
       *[other] { $n } quote
    }.
event-certificate-swapped = { $holder } scambia il certificato di direttore della { $company } con tre quote del mercato.
event-absorbed-sold = { $holder } non trova quote della superstite con cui scambiare e ne vende una per { $amount }.
event-option-redeemed = { $holder } riscatta un’opzione per { $amount }.
event-option-sold = { $holder } vende un’opzione per { $amount }.
event-merged = La { $other } entra a far parte della { $company }.
event-marker-removed = La { $company } rinuncia al suo segnalino a { $hex }.
event-tile = La { $company } posa la tessera { $tile } a { $hex }.
event-small-station = La { $company } mette una piccola stazione a { $hex }.
event-terminal = La { $company } costruisce un terminal a Londra.
event-station = La { $company } mette una stazione a { $hex }.
event-ran-between = { $train }: in mezzo alla sua catena, dove niente conta.
event-ran-train =
    { $train }: { $stops }{ $bonus ->
        [0] {""}
       *[other] , £{ $bonus } per gli esagoni in mezzo
    } = { $amount }{ $n ->
        [0] .
       *[other] , e un sussidio di { $subsidy }.
    }
stop-counts = { $name } { $n }
event-ran =
    La { $company } incassa { $revenue }{ $local ->
        [0] .
       *[other] {" "}e un sussidio di { $subsidy }.
    }
event-ran-other = Secondo il nostro calcolo la { $company } incasserebbe { $revenue } e un sussidio di { $subsidy }.
event-dividend-withhold = La { $company } trattiene { $amount }.
event-dividend-pay = La { $company } paga { $amount } di dividendi.
event-dividend-hudson = Con la manovra di George Hudson la { $company } paga { $amount } di dividendi.
event-paid = { $player } riceve { $amount }.
event-train =
    La { $company } compra un treno { $train } per { $amount }{ $warranties ->
        [0] .
        [one] , con 1 garanzia pagata.
       *[other] , con { $warranties } garanzie pagate.
    }
event-train-asked = La { $company } chiede alla { $other } il suo { $train }.
event-train-from = La { $company } compra il { $train } della { $other } per { $amount }.
event-train-gone = Il { $train } della { $company } è obsoleto e lascia il gioco.
event-phase = Comincia la fase { $phase }.
event-treasury-sold =
    La { $company } vende { $n ->
        [one] 1 quota
       *[other] { $n } quote
    } della tesoreria per { $amount }.
event-refinancing = La { $company } si rifinanzia: le sue quote si dimezzano.
event-refinanced = La { $company } riceve { $amount } dalla banca.
event-redeemed = La { $company } riscatta una quota per { $amount }.
event-bankrupt = La { $company } fallisce.
event-compensated = { $player } riceve un indennizzo di { $amount }.
event-bank-broken = La banca ha finito il denaro.
event-lner-later = La LNER si forma alla fine della prossima serie di turni operativi.
event-lner-coming = La LNER si forma alla fine di questa serie di turni operativi.
event-lner = Si forma la LNER: restano un turno azionario e tre turni operativi.
event-over = La partita finisce: { $by }.

## Picks

pick-run =
    la corsa da £{ $n }{ $subsidy ->
        [0] {""}
       *[other] {" "}+ £{ $subsidy }
    }{ $proven ->
        [best] , la migliore possibile
        [bound] , al più £{ $more } sotto la migliore
       *[none] {""}
    }
pick-done = Far correre questi treni
pick-area = { $name }
pick-by = { $name }, passando da { $what }
pick-by-short = { $what } → { $name }
pick-skip = senza contare { $name }
pick-link = accoppiato al { $name } ({ $what }) in un treno solo
pick-alone = da solo, senza accoppiarlo
pick-pass = Passare
pick-buy = Comprare una quota
pick-sell = Vendere
pick-start = Avviare una compagnia
pick-small = Mettere una piccola stazione
pick-redeem = Riscattare
pick-yes = Sì, accettare
pick-no = No, rifiutare
pick-company = { $what } ({ $name })
pick-survivor = sopravvive { $what } ({ $name })
pick-hex = { $name } ({ $what })
pick-tile = tessera { $what }
pick-turn =
    { $what ->
        [0] come stampata
        [1] girata di un sesto
       *[other] girata di { $what } sesti
    }
pick-segment = binario da { $from } a { $to }
pick-london = terminal a Londra (posto { $what })
pick-type = { $name } ({ $what })
pick-train = treno { $name } ({ $what })
pick-train-of = { $name } della { $company } per { $price } ({ $what })
pick-bid = offerta di £{ $n }
pick-par = prezzo di £{ $n }
pick-markers = { $n } segnalini
pick-shares =
    { $n ->
        [one] 1 quota
       *[other] { $n } quote
    }
pick-warranties =
    { $n ->
        [0] senza garanzie
        [one] 1 garanzia
       *[other] { $n } garanzie
    }

## The position in words

board-heading = { $round }, ciclo { $turn }, fase { $phase }. Banca { $bank }. Treni in vendita: fascia { $band }, { $left }. Priorità: { $priority }.
board-left = ne restano { $n }
board-endless = senza limite
board-no-share = nessuna
board-no-train = nessuno
board-no-station = nessuna
board-no-company = nessuna
board-holding = { $company } { $n } %
board-player =
    { $player }: { $cash }, patrimonio { $worth }, { $certificates ->
        [one] 1 certificato
       *[other] { $certificates } certificati
    } su { $limit }; quote: { $shares }.
board-receivership = nessuno (amministrazione controllata)
board-lner-later = La LNER si forma alla fine della prossima serie di turni operativi.
board-lner-coming = La LNER si forma alla fine di questa serie di turni operativi.
board-lner-formed = La LNER si è formata.
board-promised = { $player } ha un obbligo: la { $company } deve entrare in attività entro la fine del turno azionario.
board-company = { $company }: direttore { $director }, prezzo { $price }, collocamento { $par }, cassa { $cash }; treni: { $trains }; licenze: { $permits }; stazioni: { $markers }, { $unused } da usare; quote nell’offerta iniziale { $ipo } %, mercato { $pool } %, tesoreria { $treasury } %.
board-company-unfloated = { $company }, non ancora in attività: direttore { $director }, prezzo { $price }, collocamento { $par }, cassa { $cash }; treni: { $trains }; licenze: { $permits }; stazioni: { $markers }, { $unused } da usare; quote nell’offerta iniziale { $ipo } %, mercato { $pool } %, tesoreria { $treasury } %.
board-unstarted = { $company } ({ $name }): non avviata, disponibile dalla fase { $opens }; licenze: { $permits }.
board-tile =
    { $hex } ({ $place }): tessera { $tile }, { $turn ->
        [0] come stampata
        [one] girata di un sesto
       *[other] girata di { $turn } sesti
    }; piccole stazioni: { $small }; stazioni di: { $markers }.
