### 1862: tutto quello che il gioco dice oltre alle regole. Vocabolario: glossary.it.toml.

## The game

game-1862-title = 1862: Railway Mania in the Eastern Counties
game-1862-blurb = Venti piccole compagnie ferroviarie dell’Anglia orientale ricevono la concessione dal Parlamento, si quotano, corrono, si fondono e vanno in bancarotta. Vince chi ha il patrimonio maggiore al termine della grande fusione.

## Names

money = £{ $n }
money-owed = −£{ $n }
type-freight = merci
type-local = locale
type-express = espresso
source-ipo = dall’IPO
source-pool = dal Bank Pool
source-treasury = dalla tesoreria della compagnia
dividend-withhold = trattieni
dividend-pay = paga
dividend-hudson = Manovra George Hudson
raise-sell-treasury = vendi azioni della tesoreria
raise-refinance = rifinanzia la compagnia
run-of = corri per { $amount }
run-none = nessuna corsa
run-own = componi una corsa fermata per fermata
holder-treasury = La tesoreria
round-PR = Round Parlamentare
round-SR = Round Azionario
round-OR = Round Operativo { $n } di { $of }
ended-by-market = un prezzo ha raggiunto la cima del Mercato Azionario
ended-by-bank = la banca ha esaurito il denaro
ended-by-lner = gli ultimi Round Operativi dopo la LNER sono conclusi
ended-by-collapse = nessuno può o vuole più avviare una compagnia
score-cash = Contanti
score-shares = Azioni della { $company }

## Prompts

ask-over = La partita è finita.
ask-open-auction-you = Tocca a te in Parlamento: metti all’asta una concessione o passa.
ask-open-auction-other = { $player } può mettere all’asta una concessione.
ask-raise-bid-you = L’offerta per la concessione della { $company } è di { $bid }: rilancia o lascia l’asta.
ask-raise-bid-other = { $player } può rilanciare sull’offerta di { $bid } per la { $company }.
ask-set-par-you = Hai ottenuto la concessione della { $company }: scegli il prezzo di collocamento.
ask-set-par-other = { $player } sceglie il prezzo di collocamento della { $company }.
ask-charter-shares-you = Compri un’altra azione della { $company } per { $price } o ti fermi qui? Si quota con cinque azioni; ne hai { $held }.
ask-charter-shares-other = { $player } può comprare un’altra azione della { $company } al prezzo di collocamento.
ask-choose-markers-you = La { $company } si quota: scegli quanti segnalini stazione compra.
ask-choose-markers-other = { $player } sceglie quanti segnalini stazione compra la { $company }.
ask-trade-you = Tocca a te: vendi azioni, comprane una, avvia una compagnia o passa.
ask-trade-other = Tocca a { $player } nel Round Azionario.
ask-pay-fine-you = Devi ancora { $owes } di multa: scegli quali azioni vendere.
ask-pay-fine-other = { $player } ha ancora { $owes } di multa da pagare e deve vendere azioni.
ask-home-upgrade-you = L’esagono-base della { $company } è pieno: migliora la sua tessera.
ask-home-upgrade-other = { $player } deve migliorare la tessera dell’esagono-base della { $company }.
ask-merger-you = Vuoi che la { $company } si fonda con un’altra compagnia prima di operare?
ask-merger-other = { $player } può fondere la { $company } con un’altra compagnia.
ask-consent-merger-you = La { $operating } vuole fondersi con la { $company }; sopravvivrebbe la { $survivor }. Accetti?
ask-consent-merger-other = { $player } decide se la { $company } si fonde con la { $operating }.
ask-option-you = Hai un’opzione su un’azione della { $company }: la riscatti per { $redeem } o la vendi per { $sell }?
ask-option-other = { $player } decide su un’opzione su un’azione della { $company }.
ask-option-certificate-you = Il tuo certificato-direttore della { $company } è diventato un’opzione: lo riscatti per { $redeem } o lo vendi per { $sell }?
ask-option-certificate-other = { $player } decide sul certificato-direttore della { $company }, che è un’opzione.
ask-option-treasury-you = La tesoreria ha un’opzione su un’azione della { $company }: la riscatti per { $redeem } o la vendi per { $sell }?
ask-option-treasury-other = { $player } decide sull’opzione della tesoreria su un’azione della { $company }.
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
ask-track-you =
    { $laid ->
        [0] Che cosa costruisce la { $company }? Un miglioramento, o fino a due tessere gialle.
       *[other] La { $company } posa una seconda tessera gialla?
    }
ask-track-other = { $player } può costruire binari con la { $company }.
ask-station-you = Scegli dove la { $company } mette una stazione, o non metterne.
ask-station-other = { $player } può mettere una stazione della { $company }.
ask-run-you = Scegli le corse dei treni della { $company }.
ask-run-other = { $player } fa correre i treni della { $company }.
ask-dividend-you = La { $company } ha incassato { $revenue }: paghi i dividendi?
ask-dividend-other = { $player } decide sul dividendo della { $company }, che ha incassato { $revenue }.
ask-trains-you =
    Vuoi comprare un treno per la { $company }? Ha { $cash }{ $trains ->
        [0] , e alla fine del turno deve avere un treno.
       *[other] .
    }
ask-trains-other = { $player } può comprare treni per la { $company }.
ask-consent-train-you = La { $operating } offre alla { $company } { $price } per il suo { $train }: lo vendi?
ask-consent-train-other = { $player } decide se vendere il { $train } della { $company } alla { $operating }.
ask-raise-money-you = La { $company } non ha treni e non può pagarne uno della banca: deve procurarsi il denaro, a meno che un’altra compagnia gliene venda uno.
ask-raise-money-other = { $player } deve procurare il denaro per un treno della { $company }.
ask-redeem-you = Vuoi che la { $company } riscatti una sua azione dal Bank Pool per { $price }?
ask-redeem-other = { $player } può riscattare dal Bank Pool un’azione della { $company }.
ask-acquisition-you = Vuoi unire la { $company } a un’altra compagnia con un’acquisizione prima della fine del turno?
ask-acquisition-other = { $player } può proporre un’acquisizione per la { $company }.
ask-consent-acquisition-you = La { $operating } vuole unirsi alla { $company } con un’acquisizione; sopravvivrebbe la { $survivor }. Accetti?
ask-consent-acquisition-other = { $player } decide se la { $company } accetta un’acquisizione con la { $operating }.

## Actions

act-pass = { $player } passa.
    .you = Tu passi.
act-open-auction = { $player } mette all’asta la { $company } a { $amount }.
    .you = Tu metti all’asta la { $company } a { $amount }.
act-raise-bid = { $player } rilancia a { $amount }.
    .you = Tu rilanci a { $amount }.
act-set-par = { $player } fissa il prezzo di collocamento a { $price }.
    .you = Tu fissi il prezzo di collocamento a { $price }.
act-buy-charter-share = { $player } compra un’altra azione al prezzo di collocamento.
    .you = Tu compri un’altra azione al prezzo di collocamento.
act-sell-shares =
    { $player } vende { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    } della { $company }.
    .you =
        { $n ->
            [one] Tu vendi 1 azione della { $company }.
           *[other] Tu vendi { $n } azioni della { $company }.
        }
act-buy-share = { $player } compra un’azione della { $company } { $source }.
    .you = Tu compri un’azione della { $company } { $source }.
act-start-company = { $player } avvia la { $company } a { $price }.
    .you = Tu avvii la { $company } a { $price }.
act-choose-markers = { $player } compra { $n } segnalini stazione.
    .you = Tu compri { $n } segnalini stazione.
act-propose-merger = { $player } propone di unire la { $operating } alla { $other }; sopravvivrebbe la { $survivor }.
    .you = Tu proponi di unire la { $operating } alla { $other }; sopravvivrebbe la { $survivor }.
act-consent-yes = { $player } accetta.
    .you = Tu accetti.
act-consent-no = { $player } rifiuta.
    .you = Tu rifiuti.
act-option-yes = { $player } riscatta l’opzione.
    .you = Tu riscatti l’opzione.
act-option-no = { $player } vende l’opzione.
    .you = Tu vendi l’opzione.
act-remove-marker = { $player } toglie il segnalino da { $hex }.
    .you = Tu togli il segnalino da { $hex }.
act-lay-tile = La { $operating } posa la tessera { $tile } a { $hex }.
act-place-small-station = La { $operating } mette una stazione piccola a { $hex }.
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
act-dividend-hudson = La { $operating } paga i dividendi con la Manovra George Hudson.
act-buy-train =
    La { $operating } compra dalla banca un treno { $train }{ $n ->
        [0] .
        [one] , con 1 garanzia pagata.
       *[other] , con { $n } garanzie pagate.
    }
act-buy-train-from = La { $operating } chiede alla { $other } il suo { $train }, per { $price }.
act-raise-sell-treasury = La { $operating } vende azioni della tesoreria per pagare un treno.
act-raise-refinance = La { $operating } si rifinanzia per pagare un treno.
act-redeem = La { $operating } riscatta una sua azione.

## Events

event-parliament = Si riunisce il Parlamento (ciclo { $turn }).
event-stock-round = Comincia un Round Azionario (ciclo { $turn }).
event-operating-round = Comincia il Round Operativo { $n } del ciclo { $turn }.
event-opened = { $player } apre l’asta della { $company } a { $amount }.
    .you = Tu apri l’asta della { $company } a { $amount }.
event-raised = { $player } offre { $amount } per la { $company }.
    .you = Tu offri { $amount } per la { $company }.
event-charter = { $player } ottiene la concessione della { $company } per { $amount } e deve farla quotare.
    .you = Ottieni la concessione della { $company } per { $amount } e devi farla quotare.
event-par = { $player } fissa a { $price } il prezzo di collocamento della { $company }.
    .you = Tu fissi a { $price } il prezzo di collocamento della { $company }.
event-started = { $player } avvia la { $company } a { $price }.
    .you = Tu avvii la { $company } a { $price }.
event-bought = { $player } compra un’azione della { $company } { $source } per { $amount }.
    .you = Tu compri un’azione della { $company } { $source } per { $amount }.
event-sold =
    { $player } vende { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    } della { $company } per { $amount }.
    .you =
        { $n ->
            [one] Tu vendi 1 azione della { $company } per { $amount }.
           *[other] Tu vendi { $n } azioni della { $company } per { $amount }.
        }
event-director = { $player } diventa direttore della { $company }.
    .you = Diventi direttore della { $company }.
event-receivership = La { $company } è senza direttore e va in amministrazione controllata.
event-floated = La { $company } si quota.
event-markers = La { $company } compra { $n } segnalini stazione per { $amount }.
event-price = Il prezzo della { $company } è ora { $price }.
event-fined = { $player } paga una multa di { $amount }: la { $company } non si è quotata.
    .you = Paghi una multa di { $amount }: la { $company } non si è quotata.
event-waived = { $player } non ha più nulla da vendere: il resto della multa, { $amount }, è condonato.
    .you = Non hai più nulla da vendere: il resto della multa, { $amount }, è condonato.
event-home = La { $company } mette la sua stazione-base a { $hex }.
event-displaced = La stazione-base della { $company } toglie un segnalino della { $other } da { $hex }.
event-merger-proposed = La { $company } vuole fondersi con la { $other }; sopravvivrebbe la { $survivor }.
event-acquisition-proposed = La { $company } propone un’acquisizione con la { $other }; sopravvivrebbe la { $survivor }.
event-agreed = { $player } accetta per la { $company }.
    .you = Tu accetti per la { $company }.
event-refused = { $player } rifiuta per la { $company }.
    .you = Tu rifiuti per la { $company }.
event-returned =
    { $holder } restituisce al Bank Pool { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    }.
event-certificate-swapped = { $holder } scambia il certificato-direttore della { $company } con tre azioni del Bank Pool.
event-absorbed-sold = { $holder } non trova azioni della superstite con cui fare lo scambio e ne vende una per { $amount }.
event-option-redeemed = { $holder } riscatta un’opzione per { $amount }.
event-option-sold = { $holder } vende un’opzione per { $amount }.
event-merged = La { $other } entra a far parte della { $company }.
event-marker-removed = La { $company } rinuncia al suo segnalino a { $hex }.
event-tile = La { $company } posa la tessera { $tile } a { $hex }.
event-small-station = La { $company } mette una stazione piccola a { $hex }.
event-terminal = La { $company } costruisce un terminal a Londra.
event-station = La { $company } mette una stazione a { $hex }.
event-ran-between = { $train }: corre in mezzo alla sua catena, dove non si conta nulla.
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
event-dividend-hudson = Con la Manovra George Hudson la { $company } paga { $amount } di dividendi.
event-paid = { $player } riceve { $amount }.
    .you = Ricevi { $amount }.
event-train =
    La { $company } compra un treno { $train } per { $amount }{ $warranties ->
        [0] .
        [one] , con 1 garanzia pagata.
       *[other] , con { $warranties } garanzie pagate.
    }
event-train-asked = La { $company } chiede alla { $other } il suo { $train }.
event-train-from = La { $company } compra il { $train } della { $other } per { $amount }.
event-train-gone = Il { $train } della { $company } è obsoleto ed esce dal gioco.
event-phase = Comincia la fase { $phase }.
event-treasury-sold =
    La { $company } vende { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    } della tesoreria per { $amount }.
event-refinancing = La { $company } si rifinanzia: le sue azioni si dimezzano.
event-refinanced = La { $company } riceve { $amount } dalla banca.
event-redeemed = La { $company } riscatta un’azione per { $amount }.
event-bankrupt = La { $company } va in bancarotta.
event-compensated = { $player } riceve un rimborso di { $amount }.
    .you = Ricevi un rimborso di { $amount }.
event-bank-broken = La banca ha esaurito il denaro.
event-lner-later = La LNER si forma alla fine della prossima serie di Round Operativi.
event-lner-coming = La LNER si forma alla fine di questa serie di Round Operativi.
event-lner = Si forma la LNER: restano un Round Azionario e tre Round Operativi.
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
pick-done = Fai correre questi treni
pick-area = { $name }
pick-by = { $name }, passando da { $what }
pick-by-short = { $what } → { $name }
pick-skip = non contare { $name }
pick-link = unito al { $name } ({ $what }) in un solo treno
pick-alone = da solo, non unito
pick-pass = Passa
pick-buy = Compra un’azione
pick-buy-for = Compra un’azione per { $price }
pick-sell = Vendi
pick-start = Avvia una compagnia
pick-small = Metti una stazione piccola
pick-redeem = Riscatta
pick-yes = Sì, accetta
pick-no = No, rifiuta
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
pick-type =
    { $name } ({ $what }) per { $price }{ $permit ->
        [no] , senza licenza
       *[yes] {""}
    }{ $ends ->
        [none] {""}
       *[other] , elimina i treni { $ends } ({ $n })
    }
pick-turn-to = verso { $places }
pick-source =
    { $what ->
        [ipo] IPO
        [pool] Bank Pool
       *[treasury] proprie
    } { $price }
pick-shares-for = { $n } per { $price }
pick-train = treno { $name } ({ $what })
pick-train-of =
    { $name } della { $company } per { $price }{ $alike ->
        [yes] {" "}({ $what })
       *[no] {""}
    }{ $permit ->
        [no] , senza licenza
       *[yes] {""}
    }
pick-bid = offri £{ $n }
pick-par = prezzo di £{ $n }
pick-markers = { $n } segnalini
pick-shares =
    { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    }
pick-warranties =
    { $n ->
        [0] senza garanzie
        [one] 1 garanzia per { $price }
       *[other] { $n } garanzie per { $price }
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
    } su { $limit }; azioni: { $shares }.
board-receivership = nessuno (amministrazione controllata)
board-lner-later = La LNER si forma alla fine della prossima serie di Round Operativi.
board-lner-coming = La LNER si forma alla fine di questa serie di Round Operativi.
board-lner-formed = La LNER si è formata.
board-promised = { $player } ha un obbligo: la { $company } deve quotarsi entro la fine del Round Azionario.
board-company = { $company }: direttore { $director }, prezzo { $price }, collocamento { $par }, cassa { $cash }; treni: { $trains }; licenze: { $permits }; stazioni: { $markers }, { $unused } da usare; azioni nell’IPO { $ipo } %, Bank Pool { $pool } %, tesoreria { $treasury } %.
board-company-unfloated = { $company }, non ancora quotata: direttore { $director }, prezzo { $price }, collocamento { $par }, cassa { $cash }; treni: { $trains }; licenze: { $permits }; stazioni: { $markers }, { $unused } da usare; azioni nell’IPO { $ipo } %, Bank Pool { $pool } %, tesoreria { $treasury } %.
board-unstarted = { $company } ({ $name }): non avviata, disponibile dalla fase { $opens }; licenze: { $permits }.
board-tile =
    { $hex } ({ $place }): tessera { $tile }, { $turn ->
        [0] come stampata
        [one] girata di un sesto
       *[other] girata di { $turn } sesti
    }; stazioni piccole: { $small }; stazioni di: { $markers }.
