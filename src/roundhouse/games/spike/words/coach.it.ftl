# Quello che dice l’istruttore nella prima partita: coach-about-<tipo di decisione>, e che cosa conta adesso.

coach-about-contract-face = Ogni contratto ha due lati con città diverse. Scegli i lati con città vicine fra loro, e vicine a quello che serve agli altri contratti.
coach-about-give-card = Cominciare è un vantaggio, perciò dai via una carta Ferrovia. Il colore che ti mancherà meno è uno di cui hai una sola carta.
coach-about-keep-route = Tieni la carta Percorso con le città che vuoi unire comunque per i tuoi contratti. Non paga nulla se la sua città iniziale non è nella tua rete.
coach-about-place-train = Scegli dove comincia la tua rete. Va bene una città che fornisce qualcosa per cui hai un contratto, con la città che lo paga non troppo lontana.
coach-about-free-move = Il tuo treno è in viaggio, quindi si muove prima della tua azione, gratis. Muovilo verso la città dove consegna o carica. Se entra in una città si ferma; se lì non hai nulla da fare, passa oltre.
coach-about-action = Un’azione: pesca carte Ferrovia, costruisci fino a una nuova città, metti in moto il treno, fai un Extra movimento o un miglioramento. Prima e dopo puoi caricare, scaricare e consegnare gratis. Se puoi consegnare, fallo; se puoi costruire verso una città che paga o ti fornisce qualcosa, costruisci; altrimenti pesca.
coach-about-draw = Prendi i colori che servono al prossimo percorso. Una delle carte scoperte è sicura; una dal mazzo è una sorpresa, ma nessuno la vede. Due di un colore possono valerne una di un altro.
coach-about-end-turn = La tua azione è fatta. Se il treno è in una città puoi ancora caricare o consegnare; poi termina il turno.

coach-cargo = A bordo: { $commodity }. Nella tua rete paga di più a { $city }: { $money }.
coach-cargo-far = A bordo: { $commodity }. Paga di più a { $city }, { $money }, che però non è ancora nella tua rete.
coach-waiting-goods = { $source } è nella tua rete e fornisce ciò che chiede un tuo contratto: { $commodity }. A { $city } paga { $money }.
coach-route-start = La tua carta Percorso non vale nulla finché { $city } non è nella tua rete.
coach-route-worth = La tua carta Percorso ora vale { $money }.
coach-deck = Carte nel mazzo: { $n }. Poi il round { $round } di tre è finito.
coach-time = Carte Tempo uscite: { $n } di 3. La terza chiude subito la partita: prendi ciò che paga adesso.
