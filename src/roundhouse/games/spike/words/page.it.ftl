### Spike: i pannelli della pagina nel browser.

page-my-train = Il mio treno
page-my-hand = La mia mano
page-my-contracts = I miei contratti
page-whose-train = Treno di { $player }
page-whose-hand = Mano di { $player }
page-whose-contracts = Contratti di { $player }
page-my-route = Il mio percorso
page-market = Valori di Mercato
page-market-note = per una città appena unita alla rete
page-contracts-note = in grassetto: nella mia rete
page-display = Carte scoperte
page-deck = mazzo
page-hidden = Può vederla solo chi ce l’ha.
page-not-yet = La vedrai quando i lati saranno stati scelti.
page-empty = vuoto
page-cargo = { $n } vagoni carichi su { $room }
page-n-cards =
    { $n ->
        [one] 1 carta Ferrovia
       *[other] { $n } carte Ferrovia
    }
page-pay-another = clicca su una carta per pagare in un altro modo
page-pay-with =
    { $n ->
        [0] { $colour }: ora non paga; paga in un altro modo
        [one] { $colour }: ora paga una carta; paga in un altro modo
       *[other] { $colour }: ora paga { $n } carte; paga in un altro modo
    }
page-draw-up-to =
    { $n ->
        [one] pescane un’altra
       *[other] pescane fino ad altre { $n }
    }
page-round = Round { $n }
page-deck-left =
    { $n ->
        [one] 1 carta nel mazzo
       *[other] { $n } carte nel mazzo
    }
page-time =
    { $n ->
        [0] ancora nessuna carta Tempo
        [one] 1 carta Tempo
       *[other] { $n } carte Tempo
    }
page-part-locomotive = Velocità
page-part-tender = Tender
page-part-freight_car = Vagoni
page-upgrade = +1 per { $money }
page-upgraded = massimo
page-train-is = Velocità { $speed }, tender { $tender }, vagoni merci { $cars }
page-from = da { $cities }
page-token-contract = in attesa
page-token-train = sul treno
page-token-delivered = consegnato
page-face = lato { $face }
page-no-contracts = Nessun contratto.
page-keep-route = Tieni questa
page-route-worth = ora vale { $money }

## Sotto il nome di un giocatore

sheet-cities =
    { $n ->
        [one] 1 città
       *[other] { $n } città
    }
sheet-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
sheet-track = { $n } binari
sheet-track-tip = Pezzi di binario rimasti
sheet-train = treno: velocità-tender-vagoni

## A proposito di un tabellone

boardnote-grid = { $cities } città e { $segments } tratti.
boardnote-cards = { $contracts } contratti e { $routes } carte Percorso.
boardnote-reconstruction = Il file dice che la mappa è una ricostruzione; lo dicono anche le sue immagini.
boardnote-provenance = Da dove viene la mappa, nelle parole di chi l’ha disegnata: { $text }

## On a narrow screen

page-tab-train = Treno
page-tab-hand = Mano
page-tab-contracts = Contratti

## Che cosa si può fare con un’azione, e che cosa porta.

verb-draw = Pesca
verb-draw-brings =
    { $begins ->
        [0] non ci sono più carte
       *[other]
            { $n ->
                [one] una carta
               *[other] fino a { $n } carte
            }
    }
verb-draw-asks = Pesca carte Ferrovia: quale per prima?
verb-build = Costruisci
verb-build-brings =
    { $begins ->
        [0] carte insufficienti
        [one] una città
       *[other] { $begins } città
    }
verb-build-asks =
    { $picked ->
        [0] Costruisci: fino a quale città?
       *[other] Costruisci: lungo quale percorso?
    }
verb-start = Metti in moto
verb-start-brings =
    { $begins ->
        [0] ora non si può
        [one] uno spazio
       *[other] { $begins } spazi
    }
verb-start-under-way = già in moto
verb-start-asks = Metti in moto il treno: fin dove?
verb-boost = Extra movimento
verb-boost-brings =
    { $begins ->
        [0] niente binari davanti
       *[other] uno spazio in più
    }
verb-boost-standing = non è in moto
verb-boost-asks = Extra movimento: in quale spazio?
verb-upgrade = Migliora
verb-upgrade-brings =
    { $begins ->
        [0] costa { $money }
       *[other] da { $money }
    }
verb-upgrade-done = tutto al massimo
verb-upgrade-asks = Migliora: quale parte del treno?

swatch-from =
    { $n ->
        [one] da { $from }, un tratto
       *[other] da { $from }, { $n } tratti
    }
swatch-pays =
    { $n ->
        [one] una carta, ne restano { $left }
       *[other] { $n } carte, ne restano { $left }
    }
do-build =
    { $n ->
        [one] Costruisci fino a { $city }, una carta
       *[other] Costruisci fino a { $city }, { $n } carte
    }
do-place = Parti da { $city }
do-give = Dai questa carta: { $colour }
do-take = Prendi questa carta: { $colour }
do-draw = Pesca dal mazzo
do-faces = Scegli questi lati
do-move =
    { $n ->
        [one] Muovi di 1 spazio
       *[other] Muovi di { $n } spazi
    }
do-start =
    { $n ->
        [one] Metti in moto e muovi di 1 spazio
       *[other] Metti in moto e muovi di { $n } spazi
    }
do-boost = Extra movimento di 1 spazio
brings-pays = paga
