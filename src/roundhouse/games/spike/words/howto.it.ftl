# Come si gioca, per chi non ha mai visto il gioco: howto-<capitolo>, howto-<capitolo>-<punto> e il suo testo.

howto-about = Gli Stati Uniti orientali prima del 1900. Ognuno ha un treno e una rete di binari tutta sua. Si costruisce verso le città, si carica quello che forniscono e lo si porta dove i contratti lo pagano.
howto-wins = Alla fine vince chi ha più soldi. La partita finisce quando esce la terza carta Tempo dell’ultimo round, e nessuno sa esattamente quando.
howto-fact-turn = Un turno
howto-fact-turn-value = muovi gratis, poi un’azione
howto-fact-luck = Fortuna
howto-fact-luck-value = le carte che peschi
howto-fact-hidden = Nascosto
howto-fact-hidden-value = carte Ferrovia in mano, carte Percorso

howto-idea = L’idea in sei immagini
howto-idea-build = Con le carte si posano binari
howto-idea-build-text = Ogni tratto ha un colore, e una carta Ferrovia di quel colore paga i binari che vi posi. Un percorso comincia nella tua rete e finisce in una nuova città.
howto-idea-market = Una nuova città paga subito
howto-idea-market-text = Quando unisci una città incassi 1, 2 o 3 $, quanto il mercato dà per la Materia Prima che fornisce. Poi quella Materia Prima scende a 1 $, e altre salgono.
howto-idea-load = Carica alla fonte
howto-idea-load-text = Il tuo treno è a Tulsa, che fornisce petrolio, e hai un contratto per il petrolio. Caricare è gratis: il tassello Carico passa sul tuo vagone merci.
howto-idea-move = In viaggio si muove da sé
howto-idea-move-text = Mettere in moto un treno da una città costa un’azione. Da lì in poi fa un movimento gratuito in ogni turno, tanti spazi quanta è la sua velocità, e l’azione ti resta.
howto-idea-deliver = Consegna e incassa
howto-idea-deliver-text = In una città del tuo contratto consegni e incassi: da 6 a 14 $, di più per i posti lontani. Carica subito qualcosa per il ritorno.
howto-idea-network = Dove si arriva
howto-idea-network-text = Dopo un’ora la mappa è piena di binari. Alla fine la tua carta Percorso segreta paga le città che hai unito.

howto-turn = Le cinque azioni
howto-turn-draw = Pescare
howto-turn-draw-text = Prendi due carte Ferrovia, di più con un tender migliore: fra le quattro carte scoperte, che tutti vedono, o dal mazzo.
howto-turn-build = Costruire
howto-turn-build-text = Scegli un percorso dalla tua rete a una nuova città e paga una carta per ogni tratto. Ogni tratto porta i binari di un solo giocatore: ciò che è preso è preso.
howto-turn-wild = Carte del colore sbagliato
howto-turn-wild-text = Due carte di un colore ne valgono una di un altro, tre ne valgono due: un gruppo jolly. Costa sempre una carta più di quelle che dà.
howto-turn-start = Mettere in moto
howto-turn-start-text = Il tuo treno è in una città: con quest’azione lo metti in moto, e avanza al massimo di tanti spazi quanta è la sua velocità.
howto-turn-boost = Extra movimento
howto-turn-boost-text = Il tuo treno è già in viaggio: uno spazio in più, qualunque sia la sua velocità. Serve ad arrivare un turno prima.
howto-turn-upgrade = Migliorare
howto-turn-upgrade-text = Una locomotiva migliore va più lontano, un tender migliore fa pescare più carte, un altro vagone merci porta di più. Il primo miglioramento costa 3 $, il secondo della stessa parte 5 $.

howto-train = Come si muovono i treni
howto-train-free = Prima il movimento gratuito
howto-train-free-text = Se all’inizio del tuo turno il treno è su un tratto, si muove prima della tua azione. Entrare in una città chiude il movimento, e il treno resta lì finché non lo metti in moto.
howto-train-past = Oltre una città senza fermarsi
howto-train-past-text = Invece di entrare in una città il treno può proseguire su un altro tuo tratto. Resta in viaggio, ma lì non carica e non consegna.
howto-train-once = Ogni città una volta
howto-train-once-text = In una città puoi consegnare una sola volta in tutta la partita. Se è su due contratti, scegli il migliore.

howto-end = I round, la fine, il conteggio
howto-end-rounds = Tre round
howto-end-rounds-text = Un round finisce quando finisce il mazzo; tutte le carte pagate si rimescolano. Nel terzo round tre carte Tempo sono nascoste nella metà inferiore del mazzo.
howto-end-when = La terza carta Tempo
howto-end-when-text = Quando esce, la partita finisce subito, anche a metà di un turno. Finisce anche quando qualcuno non ha più pezzi di binario né consegne: gli altri hanno ancora un turno.
howto-end-count = Le carte Percorso
howto-end-count-text = Se la città iniziale della tua carta Percorso è nella tua rete, incassi il valore della migliore destinazione che hai unito, e 1 $ per ognuna delle altre. I contratti non onorati non costano nulla.

howto-mistakes = Gli errori di chi comincia
howto-mistakes-hoard = Raccogliere carte troppo a lungo
howto-mistakes-hoard-text = Le carte in mano non valgono nulla. Un gruppo jolly adesso è spesso meglio del colore giusto fra due turni.
howto-mistakes-still = Lasciare il treno fermo
howto-mistakes-still-text = Un treno in viaggio si muove gratis in ogni turno. Un treno che aspetta in una città spreca tutti quei movimenti.
howto-mistakes-empty = Tornare a vuoto
howto-mistakes-empty-text = Costruisci in modo che anche il ritorno porti qualcosa: due contratti su una linea valgono più di due linee.
howto-mistakes-upgrade = Migliorare tardi
howto-mistakes-upgrade-text = Un miglioramento costa soldi, e i soldi sono i punti. Il primo della locomotiva rende quasi sempre se arriva presto, quasi mai nell’ultimo round.
howto-mistakes-route = Dimenticare la città iniziale
howto-mistakes-route-text = Una carta Percorso senza la sua città iniziale non vale nulla, per quante destinazioni tu abbia unito.

howto-advanced = La partita avanzata
howto-advanced-differ = Che cosa cambia
howto-advanced-differ-text = Scegli il lato di ognuno dei tuoi contratti, e una di due carte Percorso. Tutto il resto non cambia. Per la prima partita consigliamo quella base.
