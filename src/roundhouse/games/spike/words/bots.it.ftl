### Spike: come giocano i bot e perché fanno qualcosa. Vocabolario: glossary.it.toml.

describe-apprentice = Gioca subito: insegue i suoi contratti, costruisce verso la sua carta Percorso, migliora quando conviene.
describe-engineer = Gioca subito: progetta insieme consegne, percorso e binari, e non spreca nulla in miglioramenti che non rendono.
describe-master = Pensa per tutto il tempo concesso: ridistribuisce più volte le carte nascoste e gioca fino alla fine ogni azione promettente.

reason-faces = Questi lati pagano di più rispetto alla distanza dal fornitore più vicino.
reason-give = È il colore con meno carte in mano: serve meno degli altri.
reason-keep = Questa carta Percorso è la più adatta ai contratti: { $route }.
reason-place = { $city } è la città più vicina ai contratti e alla carta Percorso.
reason-deliver = { $city } paga { $money }, e nessun’altra città della rete paga molto di più.
reason-load = A { $city } c’è quello che chiede uno dei contratti.
reason-unload = { $city } fornisce qualcosa che si può consegnare prima.
reason-drive = Il treno va a { $city }: frutterà { $money }.
reason-stay = Per ora non c’è una meta che valga il viaggio.
reason-start = Partire per { $city } frutterà { $money }.
reason-boost = Uno spazio in più avvicina il treno a { $city } e a { $money }.
reason-build = Unire { $city } rende subito { $money } e aiuta i contratti.
reason-upgrade = Questo miglioramento si ripagherà: { $part }.
reason-draw = Prima di costruire servono altre carte Ferrovia.
reason-draw-for =
    { $n ->
        [one] Manca 1 carta Ferrovia
       *[other] Mancano { $n } carte Ferrovia
    } per unire { $city }, che rende subito { $money }.
reason-stop = La partita è quasi finita: altre carte non servono.
reason-end = In questo turno non c’è altro da fare.

## La migliore alternativa

reason-next = La migliore alternativa: { $what }, con circa { $money } in meno.
reason-next-close = Quasi altrettanto buono: { $what }.

doing-place = partire da { $city }
doing-give = cedere un’altra carta Ferrovia: { $colour }
doing-keep = tenere un’altra carta Percorso: { $route }
doing-deliver = consegnare qualcos’altro a { $city }
doing-drive = avvicinarsi a { $city }
doing-stay = restare dov’è il treno
doing-start = partire per { $city }
doing-boost = un Extra movimento verso { $city }
doing-build = unire { $city }
doing-upgrade = un miglioramento: { $part }
doing-take = prendere una delle carte scoperte: { $colour }
doing-draw = pescare dal mazzo
doing-stop = non pescare altro
doing-end = terminare il turno

## Che cosa contano le simulazioni, per partita

tally-paid = Consegne
tally-joined = Città unite a una rete
tally-built = Costruzioni
tally-built-direct = Costruzioni senza gruppi jolly
tally-built-wild = Costruzioni con un gruppo jolly
tally-segment = Tratti costruiti
