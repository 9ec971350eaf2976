# La pagina di 1862.
page-or = RO { $turn }.{ $n } di { $turn }.{ $all }
page-log-PR = Round Parlamentare { $turn }
page-log-SR = Round Azionario { $turn }
page-log-OR = Round Operativo { $turn }.{ $n }
page-you = tu
page-agreed = d’accordo
page-consent-asked = deve rispondere
page-steps = Passi del turno
page-step-merger = Fusione
page-step-track = Binari
page-step-station = Stazione
page-step-run = Corsa
page-step-dividend = Dividendo
page-step-trains = Treni
page-step-redeem = Riscatto
page-step-acquisition = Acquisizione
page-no-step-receivership = { $company } è in amministrazione controllata: non costruisce e non si fonde con nessuno.
page-no-step-lner = Dopo la nascita della LNER non si costruisce e nessuno si fonde.
page-no-step-train = { $company } non ha treni da far correre.
page-lately = Le ultime mosse
page-did-pass = passa
page-did-open-auction = apre a { $amount }
page-did-raise-bid = offre { $amount }
page-did-set-par = collocamento { $price }
page-did-buy-share = compra { $company }
page-did-sell-shares = vende { $n } { $company }
page-did-start-company = avvia { $company }
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
page-liquid = liquidità
page-liquid-tip = Contanti, più quanto si ricaverebbe dalle azioni che si possono vendere
page-certificates = certificati
page-directs = direttore di
page-band = serie
page-left = restano
page-rounds = round
page-limit = limite
page-limit-each = { $n } per tipo
page-limit-all = { $n } in tutto
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
page-propose = Proponi: sopravvive la { $company }
page-buy-train = Compra { $train }
page-run-and-pay = Corri e paga
page-skip-to-run = Salta alla corsa
page-nothing-more = Nient’altro
page-pass-until = Passa finché…
page-until-told = Passi finché qualcuno non compra, vende o avvia qualcosa. Puoi annullarlo tra le risposte anticipate.
page-edit-run = Modifica questa corsa
page-edit-how = Fai clic su una fermata della mappa per aggiungerla, o su una della corsa per toglierla; scegli il treno nella tabella.
page-stage-map = Mappa
page-stage-OR = Compagnie
page-stage-SR = Azioni
page-stage-PR = Concessioni
page-about = Di che cosa tratta la domanda
page-run-for = Corri per { $amount }
page-top-line = A che punto è la partita
page-rules-of = Regole: { $what }
page-par = collocamento { $price }
page-goes-with = obsoleto con il primo treno { $band }
page-price-line = prezzo finora
page-revenues = Incassi e prezzo per Round Operativo
page-fortunes = Patrimonio round per round
page-round = round
page-never = Mai per la { $company }
page-never-told = Alla { $company } non si chiederà più. Puoi annullarlo tra le risposte anticipate.
page-always = Sempre per la { $company }
page-always-told = La { $company } lo farà sempre, quando può. Puoi annullarlo tra le risposte anticipate.
step-merger = fusioni
step-redeem = riscatto di azioni
step-acquisition = acquisizioni
page-key-turn = gira la tessera, e indietro
page-key-tile = le altre tessere adatte
page-key-skip = rinuncia al resto, fino alla prossima domanda
page-key-until = passa finché qualcuno non fa qualcosa
page-key-dividend = paga i dividendi, trattieni
page-key-pay = corri e paga
page-key-edit = modifica la corsa
page-key-map = mappa o compagnie in primo piano
page-key-books = i libri accanto
