### 1862: a che cosa porta un’azione, in tabelle, prima che qualcuno acconsenta.

# Un’asta in corso.
panel-auction = Concessione della { $company }
panel-auction-note = offerta più alta { $bid }
auction-high = offerta più alta, con { $cash }: può arrivare a { $most }
auction-asked = deve offrire, con { $cash }: può arrivare a { $most }
auction-in = ancora in gara, con { $cash }: può arrivare a { $most }
auction-passed = fuori: ha passato
auction-money = fuori: { $cash } meno { $reserve } per un certificato-direttore lasciano { $left }, la prossima offerta è { $least } ({ $rule })
auction-limit = fuori: al limite dei certificati ({ $rule })

# Che cosa lascia un’offerta.
panel-winning = Se vinci a { $bid }
panel-pars = A che cosa porta ogni prezzo di collocamento della { $company }
panel-winning-note = con cinque azioni la compagnia si quota; paga tre stazioni
winning-par = collocamento
winning-director = direttore (3)
winning-kept = ti restano
winning-floats = tutte e cinque
winning-company = la compagnia ha

# Che cosa incassano i treni.
earning-title = Corse
earning-train = treno
earning-stops = fermate che contano
earning-hexes = esagoni
earning-subsidy = sussidio
earning-revenue = incasso
earning-stop-unscored = { $stop } non conta
earning-bonus = { $n } esagoni: { $bonus }
earning-total = in tutto
earning-drop = Togli questa fermata
earning-skip = Non contare questa fermata
earning-score = Conta di nuovo questa fermata
pick-drop = senza { $name }
pick-score = conta di nuovo { $name }
pick-clear = nessuna corsa per il { $name } ({ $what })
pick-swap = scambia le tratte di { $one } e { $other }
pick-like = la corsa com’è disegnata

# Che cosa fa ogni dividendo.
paying-title = Il dividendo
paying-dividend = dividendo
paying-treasury = tesoreria
paying-worth = patrimonio di { $player }
    .you = tu
paying-pay = Paga { $amount }
paying-withhold = Trattieni { $amount }
paying-hudson = Manovra George Hudson: { $amount }
paying-right = { $before } → { $after }, { $n } a destra
paying-left = { $before } → { $after }, { $n } a sinistra
paying-stays = { $before }, resta

# Fusioni, acquisizioni e rifinanziamenti.
merging-merger = { $survivor } con { $absorbed }: nuovo prezzo { $price }
merging-refinancing = { $survivor } si rifinanzia: le sue azioni si dimezzano
merging-note = clicca un’opzione per provarla
merging-holder = azionista, in ordine
merging-option = opzione
merging-option-tip = La mezza azione che avanza: si paga il resto o si vende al Bank Pool
merging-pay = paga { $amount }
merging-take = prende { $amount }
merging-then = { $survivor } poi
merging-company = La { $survivor } dopo
merging-price = prezzo
merging-price-sum = { $low } + metà di { $high } → { $price }
merging-par = segnalino di collocamento
merging-director = direttore
merging-if-pay = se { $player } paga { $amount }
    .you = se paghi { $amount }
merging-if-take = se { $player } prende { $amount }
    .you = se prendi { $amount }
merging-treasury = tesoreria
merging-trains = treni
merging-permits = licenze
merging-stations = stazioni
merging-stations-of =
    { $left ->
        [0] { $placed } piazzate, nessuna rimasta
        [one] { $placed } piazzate, 1 rimasta
       *[other] { $placed } piazzate, { $left } rimaste
    }
merging-lost = stazioni perse
merging-worths = Contanti e patrimonio di ciascuno
merging-cash = contanti
merging-after = poi
merging-worth = patrimonio
merging-more = differenza
merging-up = +{ $n }
merging-down = −{ $n }
merging-change = { $before } → { $after }
merging-sum = { $one } + { $other }
