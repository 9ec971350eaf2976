### Spike: le regole, un messaggio per ogni regola e interpretazione della specifica.
### Sigla: "rule-" + sigla della regola con "." scritto "_". Vocabolario: terms.json.

## §1 Materiale

rule-SK-1_1-a = Ci sono 60 carte ferrovia, 10 per ognuno dei 6 colori.
rule-SK-1_1-b = Ci sono 3 carte Tempo.
rule-SK-1_1-c = Ci sono 36 carte contratto a due facce: 3 per ognuna delle 12 merci, quindi 6 contratti diversi per ciascuna.
rule-SK-1_1-d = Ognuna delle 12 merci ha un gettone carico e un segnalino sul mercato.
rule-SK-1_1-e = Ci sono 36 carte percorso; ognuna nomina una città iniziale e alcune destinazioni con il loro valore.
rule-SK-1_1-f = Ogni giocatore ha 45 pezzi di binario.
rule-SK-1_1-g = Ogni giocatore ha 3 locomotive (velocità 1, 2, 3), 3 tender (rifornimento 2, 3, 4) e 3 vagoni merci (1, 2 o 3 sul treno).
rule-SK-1_1-h = I segnalini delle consegne servono solo da promemoria: non hanno limite.
rule-SK-1_1-i = Una faccia di un contratto nomina una merce, e quanto la paga ognuna delle città elencate.
rule-SK-1_1-j = Le merci sono bestiame, legno, mais, grano, carbone, petrolio, acciaio, tessuti, maiali, farina, frutta e cotone. Mappa, colori, contratti e percorsi sono dati stampati e non regole.
rule-SK-1_1-k = Il gioco è per 2–4 giocatori.

## §2 Preparazione

rule-SK-2_1-a = Tre carte Tempo stanno coperte sulla mappa; la prima viene scoperta per il round 1.
rule-SK-2_1-b = I 12 segnalini del mercato si mescolano in 4 colonne di 3 righe, che valgono 3 (in alto), 2 e 1. Tutti li vedono.
rule-SK-2_1-c = Ogni giocatore comincia senza soldi.
rule-SK-2_1-d = Si pesca a caso una carta contratto per ogni merce; le 12 carte si distribuiscono in parti uguali, 6, 4 o 3 a testa con 2, 3 o 4 giocatori. Le altre sono fuori dal gioco.
rule-SK-2_1-e = Nel gioco base la faccia mostrata da un contratto è casuale e non cambia.
rule-SK-2_1-f = I contratti stanno scoperti davanti ai proprietari, ognuno con il gettone carico della sua merce.
rule-SK-2_1-g = Con 2 giocatori tre carte di ogni colore escono dal mazzo: ne restano 42, 7 per colore.
rule-SK-2_1-h = Ogni giocatore riceve 5 carte ferrovia, in segreto. Il primo giocatore si sceglie a caso.
rule-SK-2_1-i = Il primo giocatore dà una carta ferrovia a sua scelta a chi gli siede a destra, che arriva a 6 carte; il primo ne ha 4, gli altri 5.
rule-SK-2_1-j = Le altre carte ferrovia formano il mazzo; se ne mettono quattro come carte scoperte. Il mazzo ha poi 28, 41 o 36 carte con 2, 3 o 4 giocatori.
rule-SK-2_1-k = Ogni giocatore riceve una carta percorso, in segreto.
rule-SK-2_1-l = In senso orario dal primo giocatore ognuno mette il treno in una città qualsiasi; una città può ospitare più treni.
rule-SK-2_1-m = Ogni treno comincia con velocità 1, rifornimento 2 e un vagone merci.
rule-SK-2_1-n = All’inizio la città iniziale è tutta la rete; non porta soldi.
rule-SK-2_2-a = Tutto ciò che decide il caso è fissato prima della prima decisione. Poi vengono le facce dei contratti (avanzato), la carta regalata, il percorso da tenere (avanzato) e i treni, ogni volta un giro dal primo giocatore. Le mani si vedono dal regalo in poi, carte scoperte e carte percorso dopo.

## §3 Turno

rule-SK-3_1-a = Si gioca in senso orario dal primo giocatore.
rule-SK-3_1-b = Un turno è un movimento gratuito del treno, se gli spetta, e poi esattamente un’azione: pescare, costruire, avviare, spinta o migliorare.
rule-SK-3_1-c = L’azione è obbligatoria; si salta solo se nessuna è possibile.
rule-SK-3_1-d = Caricare, scaricare e consegnare non sono azioni: si possono fare in ogni momento del proprio turno, prima o dopo l’azione.
rule-SK-3_1-e = Il movimento gratuito viene prima dell’azione, mai dopo.
rule-SK-3_1-f = Un turno ha tre momenti: il movimento gratuito di un treno in viaggio, prima del quale si può solo scaricare; l’azione; la fine del turno. Si può caricare, scaricare e consegnare prima e dopo l’azione, ma non fra una carta e l’altra quando si pesca.

## §4 Movimento del treno

rule-SK-4_1-a = Un treno è in una città, fermo, oppure su un tratto del suo proprietario, in viaggio.
rule-SK-4_1-b = Un treno che all’inizio del turno è su un tratto ha un movimento gratuito da 0 spazi fino alla sua velocità.
rule-SK-4_1-c = Un passo porta allo spazio vicino: da tratto a tratto attraverso uno snodo, da un tratto in una città, o da una città su un tratto. Gli snodi non sono spazi e non costano nulla.
rule-SK-4_1-d = Un treno usa solo tratti con i binari del suo proprietario.
rule-SK-4_1-e = Entrare in una città ferma il movimento; gli spazi rimasti si perdono.
rule-SK-4_1-f = Un treno entrato in una città in questo turno non può uscirne nello stesso turno.
rule-SK-4_1-g = Invece di entrare in una città un treno può evitarla e passare a un altro proprio tratto presso quella città, per uno spazio. Deve essere un tratto diverso.
rule-SK-4_1-h = Si possono evitare città nel movimento gratuito, avviando e con la spinta, quante volte si vuole.
rule-SK-4_1-i = In una città evitata non si può caricare né consegnare.
rule-SK-4_1-j = I treni non si ostacolano.
rule-SK-4_1-k = I treni non hanno un verso: uno in viaggio può tornare indietro.
rule-SK-4_1-l = Una città in cui finiscono i propri binari non si può evitare.
rule-SK-4_1-m = Se i treni non possono tornare indietro, un treno lascia un tratto solo dal capo opposto a quello da cui è venuto; da una città può andare ovunque.

## §5 Caricare, scaricare, consegnare

rule-SK-5_1-a = Per caricare, il treno deve essere in una città che fornisce la merce, il giocatore deve avere un contratto aperto per essa con il gettone sopra, e un vagone merci deve essere vuoto.
rule-SK-5_1-b = Si può caricare in ogni proprio turno mentre il treno è nella città, anche subito prima di partire.
rule-SK-5_1-c = Ogni vagone merci porta un gettone.
rule-SK-5_1-d = Ovunque e in ogni momento del proprio turno un gettone sul treno si può rimettere sul suo contratto.
rule-SK-5_2-a = Per consegnare, il treno deve essere in una città elencata dal contratto di una merce a bordo, e il giocatore non deve avere già consegnato in quella città.
rule-SK-5_2-b = Il giocatore incassa la somma, contratto e gettone escono dal gioco, e la città è segnata come servita da lui.
rule-SK-5_2-c = Ogni contratto permette una consegna.
rule-SK-5_2-d = Ogni giocatore consegna in ogni città al massimo una volta in tutta la partita.
rule-SK-5_2-e = Gli altri giocatori possono ancora consegnare in una città già servita da qualcuno.
rule-SK-5_2-f = Consegnare è facoltativo, e possibile in ogni proprio turno mentre il treno è nella città.
rule-SK-5_2-g = Nella città iniziale si può caricare e consegnare come in ogni altra.
rule-SK-5_2-h = Un vagone merci che si libera si può caricare subito.

## §6 Pescare

rule-SK-6_1-a = Pescando un giocatore prende da 1 carta fino al suo rifornimento, una alla volta, ognuna dalle carte scoperte o dalla cima del mazzo.
rule-SK-6_1-b = Ogni carta si vede prima di scegliere la successiva; ci si può fermare dopo la prima.
rule-SK-6_1-c = Le carte scoperte tornano quattro solo quando il giocatore ha finito.
rule-SK-6_1-d = Non c’è limite alle carte in mano.
rule-SK-6_1-e = Una carta presa fra le carte scoperte è nota a tutti, una presa dal mazzo no.
rule-SK-6_1-f = Non si può pescare se carte scoperte e mazzo sono vuoti, il che non succede mai.

## §7 Costruire

rule-SK-7_1-a = Costruendo un giocatore posa binari su un percorso di uno o più tratti liberi.
rule-SK-7_1-b = Il percorso parte da una città o da uno snodo della propria rete.
rule-SK-7_1-c = Il percorso finisce in una città che non è ancora nella rete.
rule-SK-7_1-d = Fra i suoi capi il percorso ha solo snodi: nessuna città, niente due volte e niente della propria rete.
rule-SK-7_1-e = Una costruzione è un solo percorso, e quindi esattamente una nuova città.
rule-SK-7_1-f = Un percorso non può finire in uno snodo.
rule-SK-7_1-g = Un percorso non può partire dalla rete di un altro giocatore, a meno che il punto non sia anche nella propria.
rule-SK-7_1-h = Un tratto con binari non si può costruire di nuovo, di chiunque sia. Città e snodi si possono condividere.
rule-SK-7_1-i = Ogni tratto richiede un pezzo di binario; senza pezzi non si può costruire.
rule-SK-7_1-j = Due città già nella rete non si possono unire di nuovo: una rete non ha mai anelli.
rule-SK-7_1-k = Se sono ammesse più città per costruzione, nello stesso turno possono seguire altre costruzioni, ognuna legale, pagata e conteggiata a parte. Non si guadagnano altre azioni.
rule-SK-7_1-l = Se i tratti si possono condividere, ogni giocatore può posare un pezzo su un tratto; un proprio tratto non si può costruire di nuovo.
rule-SK-7_2-a = Ogni tratto costa una carta ferrovia del suo colore, direttamente o con un gruppo jolly.
rule-SK-7_2-b = Un gruppo jolly è fatto di due o più carte di un colore; vale una carta in meno di un solo altro colore.
rule-SK-7_2-c = In una costruzione si può usare qualsiasi numero di gruppi jolly, anche più d’uno dello stesso colore.
rule-SK-7_2-d = Il pagamento deve essere esatto: ogni gruppo jolly si usa per intero, e la somma di ogni colore è quella che serve al percorso.
rule-SK-7_2-e = Le carte usate vanno negli scarti, dove tutti le vedono.
rule-SK-7_2-f = Un percorso si può pagare se carte e gruppi jolly insieme danno esattamente ogni colore, e nessun colore della mano è usato più volte di quante se ne hanno; ogni gruppo jolly costa una carta in più di quanto vale.
rule-SK-7_2-g = Se sono ammessi gruppi jolly misti, un gruppo vale una carta in meno di altri colori qualsiasi, anche mescolati.
rule-SK-7_2-h = Due gruppi jolly dello stesso colore per lo stesso colore sono ammessi, anche se un solo gruppo più grande costerebbe meno.
rule-SK-7_3-a = Dopo una costruzione il giocatore guadagna il valore attuale sul mercato della merce fornita dalla nuova città.
rule-SK-7_3-b = Poi il segnalino scende alla riga 1 della sua colonna e quelli che aveva sotto salgono di una riga; le altre colonne restano.
rule-SK-7_3-c = Un segnalino nella riga 1 paga 1, e niente si muove.
rule-SK-7_3-d = Ogni giocatore incassa per una città quando la unisce alla propria rete, chiunque l’abbia unita prima.

## §8 Avviare, spinta, migliorare

rule-SK-8_1-a = Avviare vale per un treno che all’inizio del turno era in una città: muove da 1 spazio fino alla sua velocità.
rule-SK-8_1-b = Per avviare ci vuole un tratto con propri binari presso quella città.
rule-SK-8_1-c = L’avvio può finire in una città: il treno si è fermato lì, e si può consegnare e caricare.
rule-SK-8_2-a = La spinta muove un treno su un tratto di uno spazio esatto, qualunque sia la sua velocità.
rule-SK-8_2-b = A un treno in una città non si può dare una spinta.
rule-SK-8_3-a = Un miglioramento alza di un livello una parte del treno.
rule-SK-8_3-b = Il primo miglioramento di una parte costa 3, il secondo della stessa parte 5; non c’è un terzo.
rule-SK-8_3-c = Il costo si toglie subito dai soldi, e bisogna averne abbastanza.
rule-SK-8_3-d = In un turno si guadagna solo un livello di una parte.
rule-SK-8_3-e = Il nuovo livello vale dal prossimo uso; un movimento gratuito già fatto non si ripete.
rule-SK-8_3-f = Se i debiti sono ammessi, si può migliorare anche senza soldi, che possono scendere sotto zero senza limite.

## §9 Round e carte Tempo

rule-SK-9_1-a = I round 1 e 2 finiscono nel momento in cui il mazzo si svuota, pescando o rifornendo le carte scoperte.
rule-SK-9_1-b = Allora si scopre la carta Tempo successiva, carte scoperte e scarti si mescolano insieme come nuovo mazzo, e si scoprono quattro carte; chi stava pescando continua.
rule-SK-9_1-c = Se il giocatore non aveva altro da pescare, o il mazzo è finito rifornendo le carte scoperte, non succede altro.
rule-SK-9_1-d = All’inizio del round 3 il nuovo mazzo si divide in due, le tre carte Tempo si mescolano nella parte inferiore e la superiore va sopra; poi si scoprono quattro carte.
rule-SK-9_1-e = La parte superiore è metà del mazzo, arrotondata per difetto; l’inferiore è il resto con le tre carte Tempo.
rule-SK-9_2-a = Una carta Tempo pescata si mette sulla mappa e si sostituisce subito con la carta successiva del mazzo; non conta come pescata.
rule-SK-9_2-b = Lo stesso succede quando una carta Tempo esce rifornendo le carte scoperte.
rule-SK-9_2-c = Quando esce la terza carta Tempo la partita finisce subito: niente sostituzione, niente rifornimento, nessun’altra azione.
rule-SK-9_2-d = Se il nuovo mazzo del round 2 ha quattro carte o meno, si scoprono tutte; poiché il mazzo è vuoto, comincia il round seguente.
rule-SK-9_2-e = Il mazzo del round 3 si scopre finché quattro carte ferrovia sono scoperte o la terza carta Tempo chiude la partita; così il mazzo non è mai vuoto quando qualcuno deve decidere.

## §10 Fine della partita

rule-SK-10_1-a = La partita finisce di norma con la terza carta Tempo.
rule-SK-10_1-b = Se un giocatore finisce un turno senza pezzi di binario e senza consegne possibili, tutti gli altri hanno ancora un solo turno, e la partita finisce.
rule-SK-10_1-c = Una consegna è ancora possibile se una città elencata dal contratto è nella rete e non ancora servita, e il gettone è sul treno o una città della rete fornisce la merce.
rule-SK-10_1-d = Lo si verifica alla fine di ogni turno finché vale per la prima volta; un secondo giocatore non cambia nulla, e la terza carta Tempo chiude comunque subito la partita.

## §11 Conteggio finale

rule-SK-11_1-a = Le carte percorso si rivelano; senza la sua città iniziale nella rete una carta non porta nulla.
rule-SK-11_1-b = Altrimenti porta il valore più alto fra le destinazioni nella rete, e 1 per ogni altra destinazione nella rete.
rule-SK-11_1-c = La città iniziale non conta fra le destinazioni.
rule-SK-11_1-d = Contratti non eseguiti e carte in mano non costano nulla.
rule-SK-11_2-a = Vince chi ha più soldi.
rule-SK-11_2-b = In parità vince chi ha più città nella rete, quella iniziale compresa.
rule-SK-11_2-c = Se la parità resta, vince chi ha più carte ferrovia in mano.
rule-SK-11_2-d = Se la parità resta ancora, la vittoria è condivisa.

## §12 Gioco avanzato

rule-SK-12_1-a = Nel gioco avanzato ogni giocatore sceglie la faccia di ognuno dei suoi contratti dopo la distribuzione.
rule-SK-12_1-b = Nel gioco avanzato ogni giocatore riceve due carte percorso e ne tiene una; l’altra esce dal gioco senza essere vista.
rule-SK-12_1-c = Tutto il resto non cambia: le facce dopo la distribuzione dei contratti, il percorso prima di piazzare i treni.

## §13 Informazioni nascoste e invarianti

rule-SK-13_1-a = Sono segreti le mani, l’ordine del mazzo, le carte percorso, tenute o no, e la carta regalata nella preparazione, nota solo a chi la dà e a chi la riceve.
rule-SK-13_1-b = Sono pubblici contratti, gettoni, treni, reti, binari rimasti, soldi, mercato, carte scoperte, scarti, numero di carte in mano e nel mazzo, e il round.
rule-SK-13_2-a = Mazzo, carte scoperte, scarti e mani contengono sempre insieme 60 carte ferrovia, 42 con 2 giocatori.
rule-SK-13_2-b = I binari sulla mappa e in riserva sono 45 pezzi per giocatore, e una rete ha una città in più delle costruzioni fatte.
rule-SK-13_2-c = Ogni colonna del mercato contiene sempre le stesse tre merci.
rule-SK-13_2-d = Ogni gettone è sul suo contratto, sul treno del proprietario o fuori dal gioco con il contratto; un treno non ha mai più gettoni che vagoni merci.
rule-SK-13_2-e = I soldi non scendono mai sotto zero, se i debiti non sono ammessi.
rule-SK-13_2-f = Una rete non ha anelli, e finisce solo in città.
rule-SK-13_2-g = Nei round 1 e 2 il mazzo non contiene carte Tempo; nel round 3 quelle nel mazzo e quelle uscite sono tre. Quando qualcuno deve decidere, il mazzo non è vuoto.
rule-SK-13_2-h = Un treno è in una città o su un tratto della propria rete; un tratto ha un solo proprietario, se i tratti non si possono condividere.

## §14 Interpretazioni

rule-K-01 = Due giocatori possono costruire lo stesso tratto? No, salvo opzione: le regole tacciono, e un resoconto parla di un giocatore tagliato fuori.
rule-K-02 = Un miglioramento può portare i soldi sotto zero? No, salvo opzione: è un costo che si paga.
rule-K-03 = Un gruppo jolly vale un colore o più d’uno? Uno solo, salvo opzione.
rule-K-04 = Un treno in viaggio può tornare indietro? Sì, salvo opzione: nessuna regola parla di un verso.
rule-K-05 = Una costruzione può unire più città o chiudere un anello? No: un percorso, una nuova città. Con l’opzione si può ripetere la costruzione nel turno.
rule-K-06 = Quanto valgono i livelli superiori? Uno in più ciascuno, a partire dai primi, che sono indicati.
rule-K-07 = Quanti sono i segnalini delle consegne? Quanti ne servono: sono solo un promemoria.
rule-K-08 = Qual è la riga alta del mercato? Quella che vale 3, perché i segnalini salgono quando un altro scende a 1.
rule-K-09 = Come si sceglie il primo giocatore? A caso.
rule-K-10 = In che ordine si piazzano i treni? In senso orario dal primo giocatore, quando contratti e carta percorso sono noti.
rule-K-11 = La città iniziale conta? Non porta soldi, ma è una città della rete e si può servire.
rule-K-12 = E se nessuna azione è possibile? Si salta, ma non può succedere.
rule-K-13 = Quando si può caricare e consegnare? In ogni momento del proprio turno mentre il treno è nella città.
rule-K-14 = Le città si possono evitare solo nel movimento gratuito? No, in ogni movimento.
rule-K-15 = Le carte si pescano tutte insieme? No, una alla volta, e ognuna si vede.
rule-K-16 = C’è un limite alla mano? Non è indicato.
rule-K-17 = Che cosa è pubblico? Tutto tranne mani, percorsi e ordine del mazzo; il numero di carte in mano è pubblico perché decide le parità.
rule-K-18 = Si può pagare più del necessario? No.
rule-K-19 = Un treno avviato muove esattamente della sua velocità? No, da 1 spazio fino alla sua velocità.
rule-K-20 = Un round finisce se il mazzo si svuota rifornendo le carte scoperte? Sì, ogni volta; con pochissime carte più round possono seguirsi subito.
rule-K-21 = Come si dimezza un mazzo dispari? La metà più piccola va sopra, le carte Tempo sono nell’altra.
rule-K-22 = Conta una carta Tempo che esce fra le carte scoperte? Sì, come se fosse pescata.
rule-K-23 = Quando non è più possibile consegnare? Quando nessun contratto aperto si può eseguire nella rete ormai completa.
rule-K-24 = La città iniziale conta in caso di parità? Sì.
rule-K-25 = Che cosa decide la seconda parità? Le carte ferrovia in mano.
rule-K-26 = E se la parità resta? La vittoria è condivisa.
rule-K-27 = Le facce dei contratti si scelgono insieme? No, in senso orario e allo scoperto.
rule-K-28 = Un gruppo jolly può valere il suo stesso colore? No, sarebbe una perdita.
rule-K-29 = Che cos’è un round, che cosa un turno? Un round dura finché il mazzo finisce, un turno è quello che fa un giocatore.
rule-K-30 = Chi riceve la carta regalata ne restituisce una? No.
rule-K-31 = Le due facce di un contratto nominano la stessa merce? Sì.
rule-K-32 = Chi decide per primo nella preparazione? Il primo giocatore, sorteggiato prima.
rule-K-33 = Il movimento gratuito si deve dichiarare, e fra una carta e l’altra si può caricare? Si dichiara, sosta compresa; fra una carta e l’altra non si carica e non si consegna.
rule-K-34 = Due gruppi jolly possono avere gli stessi colori? Sì, cambia solo il costo.
