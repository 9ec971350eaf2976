### Spike: come giocano i bot e perché fanno qualcosa. Vocabolario: glossary.it.toml.

describe-apprentice = Gioca subito: insegue i suoi contratti, costruisce verso la sua carta Percorso, migliora quando conviene.
describe-engineer = Gioca subito: progetta insieme consegne, percorso e binari, e non spreca nulla in miglioramenti che non rendono.
describe-master = Pensa per tutto il tempo concesso: ridistribuisce più volte le carte nascoste e gioca fino alla fine ogni azione promettente.

reason-faces = Questi lati pagano di più rispetto alla distanza dal fornitore più vicino.
reason-give = È il colore di cui ho meno carte: mi serve meno degli altri.
reason-keep = Questa carta Percorso è la più adatta ai miei contratti: { $route }.
reason-place = Partendo da { $city } sono più vicino ai miei contratti e alla mia carta Percorso.
reason-deliver = { $city } paga { $money }, e nessun’altra città della mia rete paga molto di più.
reason-load = Qui a { $city } posso caricare quello che chiede un mio contratto.
reason-unload = { $city } fornisce qualcosa che posso consegnare prima.
reason-drive = Sto andando a { $city }: mi frutterà { $money }.
reason-stay = Per ora non c’è una meta che valga il viaggio.
reason-start = Partire per { $city } mi frutterà { $money }.
reason-boost = Uno spazio in più mi avvicina a { $city } e a { $money }.
reason-build = Unire { $city } rende subito { $money } e aiuta i miei contratti.
reason-upgrade = Questo miglioramento si ripagherà: { $part }.
reason-draw = Mi servono altre carte Ferrovia prima di costruire.
reason-draw-for =
    { $n ->
        [one] Mi manca 1 carta Ferrovia
       *[other] Mi mancano { $n } carte Ferrovia
    } per unire { $city }, che rende subito { $money }.
reason-stop = La partita è quasi finita: altre carte non servono.
reason-end = In questo turno non c’è altro da fare.

## La migliore alternativa

reason-next = La migliore alternativa era { $what }: mi aspetto circa { $money } in meno.
reason-next-close = Quasi altrettanto buono: { $what }.

doing-place = partire da { $city }
doing-give = cedere un’altra carta Ferrovia: { $colour }
doing-keep = tenere un’altra carta Percorso: { $route }
doing-deliver = consegnare qualcos’altro a { $city }
doing-drive = avvicinarmi a { $city }
doing-stay = restare dove sono
doing-start = partire per { $city }
doing-boost = un Extra movimento verso { $city }
doing-build = unire { $city }
doing-upgrade = un miglioramento: { $part }
doing-take = prendere una delle carte scoperte: { $colour }
doing-draw = pescare dal mazzo
doing-stop = non pescare altro
doing-end = finire il turno

## Che cosa contano le simulazioni, per partita

tally-paid = Consegne
tally-joined = Città unite a una rete
tally-built = Costruzioni
tally-built-direct = Costruzioni senza gruppi jolly
tally-built-wild = Costruzioni con un gruppo jolly
tally-segment = Tratti costruiti
