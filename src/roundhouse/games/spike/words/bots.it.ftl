### Spike: perché l’apprendista fa qualcosa. Vocabolario: terms.json.

describe-apprentice = Gioca subito: insegue i suoi contratti, costruisce verso la sua carta percorso, migliora quando conviene.

reason-faces = Queste facce pagano meglio rispetto alla strada dal fornitore più vicino.
reason-give = Di questo colore ho meno carte: mi servono meno.
reason-keep = Questa carta percorso si accorda meglio con i miei contratti: { $route }.
reason-place = Da { $city } sono più vicini i miei contratti e la mia carta percorso.
reason-deliver = { $city } paga { $money }, e nessun altro nella mia rete paga molto di più.
reason-load = Qui, a { $city }, posso caricare ciò che chiede un mio contratto.
reason-unload = { $city } fornisce qualcosa che posso consegnare prima.
reason-drive = Sono in viaggio per { $city }: frutterà { $money }.
reason-stay = Per ora non c’è una meta che paghi.
reason-start = Partire per { $city } frutterà { $money }.
reason-boost = Uno spazio in più mi avvicina a { $city } e a { $money }.
reason-build = Unire { $city } paga { $money } subito e avvicina i miei contratti.
reason-upgrade = Questo miglioramento si ripagherà: { $part }.
reason-draw = Mi servono altre carte ferrovia prima di costruire.
reason-stop = La partita è quasi finita: altre carte non servirebbero.
reason-end = In questo turno non c’è altro da fare.
