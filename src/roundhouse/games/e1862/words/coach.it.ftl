# Quello che dice l’istruttore nella prima partita: coach-about-<tipo di decisione>, e che cosa conta adesso.

coach-about-open-auction = Parlamento: puoi proporre una compagnia e offrire per la sua concessione, o passare. Va bene una base vicina a un porto, a un’area rossa o a una grande città. Tieni denaro per cinque azioni: così la compagnia si quota con i tuoi soli mezzi.
coach-about-raise-bid = Qualcun altro vuole questa concessione. L’offerta è denaro perso: rilancia solo finché la compagnia vale per te più della prossima.
coach-about-set-par = Scegli il prezzo di collocamento. Lo paghi tre volte per il certificato-direttore, e la compagnia riceve dieci volte tanto quando si quota. £100 comprano buoni treni; un prezzo più basso ti lascia denaro per un’altra compagnia.
coach-about-charter-shares = Puoi comprare subito fino a due altre azioni al prezzo di collocamento. Con tutte e due ne sono vendute cinque e la compagnia si quota subito: il tuo obbligo è assolto.
coach-about-choose-markers = Scegli quante stazioni compra la compagnia, una volta per tutte. A quasi tutte ne bastano tre.
coach-about-trade = Round Azionario: prima vendi ciò che vuoi, poi compra un certificato, o passa. Compra azioni di compagnie che pagano dividendi; aiuta a quotarsi una compagnia che hai promesso; vendi ciò che sta per perdere i suoi treni.
coach-about-pay-fine = Devi una multa per una compagnia che non si è quotata. Vendi le azioni che ti servono meno.
coach-about-home-upgrade = L’esagono-base è pieno: la compagnia deve migliorare lì la tessera per fare posto alla stazione-base.
coach-about-merger = Una compagnia può fare una fusione con un’altra che i suoi binari raggiungono, se i due direttori sono d’accordo. Due azioni ne fanno una; denaro, treni e licenze si uniscono. Se nessuno è nei guai, passa.
coach-about-consent-merger = Qualcuno propone una fusione con una tua compagnia. Guarda il nuovo prezzo e quante azioni avresti. Se ci perdi, rifiuta.
coach-about-option = Ti resta mezza azione: paga metà del prezzo e tienine una intera, o vendi la metà. Tienila se la compagnia continuerà a pagare.
coach-about-remove-marker = La compagnia nata dalla fusione ha troppe stazioni: rinuncia a quella che serve meno ai suoi treni.
coach-about-track = La compagnia costruisce: due tessere gialle, o una da migliorare. Costruisci verso un porto, un’area rossa o la prossima città, dove un treno di questa compagnia possa correre.
coach-about-station = La compagnia può piazzare una stazione in una città che i suoi binari raggiungono. Una stazione fa passare i suoi treni e impedisce agli altri di chiudere la città.
coach-about-run = Scegli le corse dei treni. Le migliori sono già calcolate e proposte per prime; si possono cambiare sulla mappa.
coach-about-dividend = Paga, e ogni azione prende un decimo e il prezzo può salire. Trattieni, e il denaro resta alla compagnia, ma il prezzo scende. Trattieni solo se il prossimo treno non si potrebbe pagare altrimenti.
coach-about-trains = La compagnia può comprare treni, e alla fine del turno deve averne uno. Il primo treno di una nuova lettera rende obsoleti i vecchi, forse i tuoi, forse quelli degli altri.
coach-about-consent-train = Un’altra compagnia vuole comprare un tuo treno a prezzo fisso. Un treno che sarà presto obsoleto conviene venderlo, ma non vendere l’ultimo.
coach-about-raise-money = La compagnia ha bisogno di un treno e non ha abbastanza denaro: vende azioni della tesoreria o si rifinanzia. Rifinanziare dimezza le azioni di tutti.
coach-about-redeem = La compagnia può riscattare una sua azione dal Bank Pool. Così ne incassa il dividendo.
coach-about-acquisition = Alla fine del suo turno una compagnia può fare un’acquisizione, come in una fusione. Se nessuno è nei guai, passa.
coach-about-consent-acquisition = Qualcuno propone l’acquisizione di una tua compagnia. Guarda il nuovo prezzo e quante azioni avresti. Se ci perdi, rifiuta.

coach-obligation = Hai un obbligo: la { $company } deve quotarsi entro la fine del prossimo Round Azionario. Azioni ancora da vendere: { $n }. Altrimenti paghi { $money }.
coach-no-train = La { $company } non ha treni, e in tesoreria ha { $money }. Il prossimo treno costa { $price }.
coach-depot = Treni rimasti della lettera { $band }: { $n }, a { $price } l’uno.
coach-obsolete = Il primo treno { $band } rende obsoleti i treni { $old }. Tue compagnie con treni così: { $companies }.
