### Spike: perché l’apprendista fa qualcosa. Vocabolario: glossary.it.toml.

describe-apprentice = Gioca subito: insegue i suoi contratti, costruisce verso la sua carta percorso, migliora quando conviene.

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
reason-stop = La partita è quasi finita: altre carte non servono.
reason-end = In questo turno non c’è altro da fare.
