# La pagina di 1862.
page-or = RO { $turn }.{ $n } di { $turn }.{ $all }
page-you = tu
page-steps = Passi del turno
page-step-merger = Fusione
page-step-track = Binari
page-step-station = Stazione
page-step-run = Corsa
page-step-dividend = Dividendo
page-step-trains = Treni
page-step-redeem = Riscatto
page-step-acquisition = Acquisizione
page-next-band =
    { $n ->
        [0] poi { $band } { $price }
        [one] { $band } { $price } dopo un altro
       *[other] { $band } { $price } dopo altri { $n }
    }
page-ends-trains =
    { $n ->
        [0] finiscono i treni { $bands }, nessuno in uso
        [one] finiscono i treni { $bands }: ne sparisce 1
       *[other] finiscono i treni { $bands }: ne spariscono { $n }
    }
page-books = Libri
page-tab-companies = Compagnie
page-tab-sheet = Prospetto
page-tab-trains = Treni
page-tab-tiles = Tessere
page-tab-log = Registro
page-ran = incassi
page-show-run = Mostra questa corsa sulla mappa
page-ipo = offerta
page-pool = Bank Pool
page-treasury = proprie
page-last-three = ultimi tre
page-player = giocatore
page-shares = azioni
page-worth = patrimonio
page-certificates = certificati
page-directs = direttore di
page-band = serie
page-left = restano
page-rounds = round
page-ends = il suo primo treno elimina
page-ends-bands = tutti i treni { $bands }
page-tiles-that-fit = Tessere adatte
page-tiles-left = { $n } rimaste
page-turn = Gira
page-turn-back = Gira indietro
page-turn-of = rotazione { $n } di { $all }
page-lay = Posa questa tessera
page-lay-tile = Posa { $tile } su { $hex }
page-buy = Compra
page-sell = Vendi
page-run-and-pay = Corri e paga
page-skip-to-run = Salta alla corsa
page-nothing-more = Nient’altro
