### Spike: le regole, un messaggio per ogni regola e interpretazione della specifica.
### Sigla: "rule-" + sigla della regola con "." scritto "_". Vocabolario: glossary.it.toml.

## §1 Materiale

rule-SK-1_1-a = Ci sono 60 carte Ferrovia, 10 per ognuno dei 6 colori.
rule-SK-1_1-b = Ci sono 3 carte Tempo.
rule-SK-1_1-c = Ci sono 36 carte Contratto stampate su due lati: 3 per ognuna delle 12 Materie Prime, cioè 6 contratti diversi per ciascuna.
rule-SK-1_1-d = Ognuna delle 12 Materie Prime ha un tassello Carico e un segnalino sul mercato.
rule-SK-1_1-e = Ci sono 36 carte Percorso; ognuna indica una città iniziale e alcune destinazioni con il loro valore.
rule-SK-1_1-f = Ogni giocatore ha 45 pezzi di binario.
rule-SK-1_1-g = Ogni giocatore ha 3 locomotive (velocità 1, 2 e 3), 3 tender (rifornimento 2, 3 e 4) e 3 vagoni merci: un treno ne traina 1, 2 o 3.
rule-SK-1_1-h = I segnalini Consegna servono solo da promemoria: se ne possono usare quanti ne occorrono.
rule-SK-1_1-i = Ogni lato di un contratto indica una Materia Prima e quanto la paga ciascuna delle città elencate.
rule-SK-1_1-j = Le Materie Prime sono bestiame, legno, mais, grano, carbone, petrolio, acciaio, tessuti, maiali, farina, frutta e cotone. La mappa, i colori, i contratti e i percorsi sono stampati sul materiale e non stabiliti dalle regole.
rule-SK-1_1-k = Il gioco è per 2–4 giocatori.

## §2 Preparazione

rule-SK-2_1-a = Le tre carte Tempo stanno coperte sulla mappa; la prima si scopre per indicare il round 1.
rule-SK-2_1-b = I 12 segnalini del mercato si mescolano e si dispongono in 4 colonne di 3 righe, che valgono 3 (in alto), 2 e 1. Tutti li vedono.
rule-SK-2_1-c = Tutti cominciano senza soldi.
rule-SK-2_1-d = Si pesca a caso una carta Contratto per ogni Materia Prima e le 12 carte si distribuiscono in parti uguali: 6, 4 o 3 a testa in 2, 3 o 4 giocatori. Le altre carte Contratto restano fuori dal gioco.
rule-SK-2_1-e = Nel gioco base è il caso a decidere quale lato di un contratto si usa, e non cambia più.
rule-SK-2_1-f = I contratti stanno scoperti davanti ai loro proprietari, ognuno con sopra il tassello Carico della sua Materia Prima.
rule-SK-2_1-g = In 2 giocatori si tolgono dal mazzo tre carte di ogni colore: ne restano 42, 7 per colore.
rule-SK-2_1-h = Ogni giocatore riceve in segreto 5 carte Ferrovia. Il primo giocatore si sorteggia.
rule-SK-2_1-i = Il primo giocatore dà una carta Ferrovia a sua scelta a chi siede alla sua destra. A quel punto il primo giocatore ha 4 carte, chi siede alla sua destra 6 e tutti gli altri 5.
rule-SK-2_1-j = Le carte Ferrovia rimaste formano il mazzo e quattro di esse si girano come carte scoperte. Il mazzo contiene allora 28, 41 o 36 carte in 2, 3 o 4 giocatori.
rule-SK-2_1-k = Ogni giocatore riceve in segreto una carta Percorso.
rule-SK-2_1-l = In senso orario a partire dal primo giocatore, ognuno mette il proprio treno in una città a scelta; più treni possono stare nella stessa città.
rule-SK-2_1-m = Ogni treno comincia con velocità 1, rifornimento 2 e un vagone merci.
rule-SK-2_1-n = All’inizio la rete di un giocatore è soltanto la sua città iniziale, che non frutta soldi.
rule-SK-2_2-a = Tutto ciò che dipende dal caso è deciso prima della prima scelta. Poi i giocatori scelgono il lato dei contratti (gioco avanzato), il primo giocatore dà via una carta, si sceglie il percorso da tenere (gioco avanzato) e si piazzano i treni; ogni volta si fa un giro a partire dal primo giocatore. Le mani si vedono da quando viene data la carta, le carte scoperte e le carte Percorso subito dopo.

## §3 Turno

rule-SK-3_1-a = Si gioca in senso orario a partire dal primo giocatore.
rule-SK-3_1-b = Un turno consiste in un movimento gratuito, se il treno ne ha diritto, e poi in una sola azione: pescare, costruire, mettere in moto, Extra movimento o migliorare.
rule-SK-3_1-c = L’azione è obbligatoria; si salta solo se non ne è possibile nessuna.
rule-SK-3_1-d = Caricare, scaricare e consegnare non sono azioni: si possono fare in qualsiasi momento del proprio turno, prima o dopo l’azione.
rule-SK-3_1-e = Il movimento gratuito viene prima dell’azione, mai dopo.
rule-SK-3_1-f = Un turno ha tre momenti: il movimento gratuito di un treno in viaggio, prima del quale si può solo scaricare; l’azione; la fine del turno. Si può caricare, scaricare e consegnare prima e dopo l’azione, ma non fra una carta e l’altra mentre si pesca.

## §4 Movimento del treno

rule-SK-4_1-a = Un treno è fermo in una città oppure in viaggio su un tratto con i binari del suo proprietario.
rule-SK-4_1-b = Un treno che all’inizio del turno si trova su un tratto ha un movimento gratuito da 0 spazi fino alla sua velocità.
rule-SK-4_1-c = A ogni passo un treno va in uno spazio vicino: da un tratto al successivo attraverso un incrocio, da un tratto in una città o da una città su un tratto. Gli incroci non sono spazi e non costano nulla.
rule-SK-4_1-d = Un treno può usare solo i tratti con i binari del suo proprietario.
rule-SK-4_1-e = Entrare in una città ferma il movimento; gli spazi rimasti si perdono.
rule-SK-4_1-f = Un treno che entra in una città non può uscirne nello stesso turno.
rule-SK-4_1-g = Invece di entrare in una città, un treno può evitarla e passare direttamente su un altro tratto del suo proprietario che tocca quella città, per uno spazio. Deve essere un tratto diverso da quello su cui si trova.
rule-SK-4_1-h = Si possono evitare città nel movimento gratuito, mettendo in moto il treno e con l’Extra movimento, quante volte si vuole.
rule-SK-4_1-i = In una città che si evita non si può né caricare né consegnare.
rule-SK-4_1-j = I treni non si ostacolano a vicenda.
rule-SK-4_1-k = I treni non hanno un verso: un treno in viaggio può tornare indietro.
rule-SK-4_1-l = Un treno non può evitare una città in cui finiscono i binari del suo proprietario.
rule-SK-4_1-m = Se i treni non possono tornare indietro, un treno lascia un tratto solo dal capo opposto a quello da cui è entrato; da una città può ripartire in qualsiasi direzione.

## §5 Caricare, scaricare, consegnare

rule-SK-5_1-a = Per caricare, il treno deve trovarsi in una città che fornisce la Materia Prima, il giocatore deve avere un contratto aperto con il tassello Carico ancora sopra e almeno un vagone merci deve essere vuoto.
rule-SK-5_1-b = Si può caricare in ogni proprio turno finché il treno è nella città, anche subito prima di partire.
rule-SK-5_1-c = Ogni vagone merci porta un tassello Carico.
rule-SK-5_1-d = In qualsiasi momento del proprio turno, ovunque sia il treno, si può rimettere un tassello Carico dal treno sul suo contratto.
rule-SK-5_2-a = Per consegnare, il treno deve trovarsi in una città elencata nel contratto di una Materia Prima che trasporta, e il giocatore non deve avere già consegnato in quella città.
rule-SK-5_2-b = Per una consegna il giocatore incassa la somma indicata sul contratto, il contratto e il suo tassello Carico escono dal gioco e la città è segnata come già servita da lui.
rule-SK-5_2-c = Ogni contratto permette una sola consegna.
rule-SK-5_2-d = Un giocatore può consegnare in ogni città una sola volta in tutta la partita.
rule-SK-5_2-e = Gli altri giocatori possono ancora consegnare in una città già servita da qualcuno.
rule-SK-5_2-f = Consegnare è facoltativo, ed è possibile in ogni proprio turno finché il treno è nella città.
rule-SK-5_2-g = Nella propria città iniziale si può caricare e consegnare come in ogni altra.
rule-SK-5_2-h = Un vagone merci svuotato da una consegna si può ricaricare subito.

## §6 Pescare

rule-SK-6_1-a = Quando pesca, un giocatore prende da 1 carta fino al suo rifornimento, una alla volta, ognuna fra le carte scoperte o dalla cima del mazzo.
rule-SK-6_1-b = Ogni carta si guarda prima di scegliere la successiva, e ci si può fermare dopo la prima.
rule-SK-6_1-c = Le carte scoperte si riportano a quattro solo quando il giocatore ha finito di pescare.
rule-SK-6_1-d = Non c’è limite alle carte in mano.
rule-SK-6_1-e = Tutti vedono una carta presa fra le carte scoperte; una carta presa dal mazzo resta segreta.
rule-SK-6_1-f = Non si può pescare se non ci sono né carte scoperte né carte nel mazzo, ma non succede mai.

## §7 Costruire

rule-SK-7_1-a = Quando costruisce, un giocatore posa binari su un percorso di uno o più tratti liberi.
rule-SK-7_1-b = Un percorso parte da una città o da un incrocio della propria rete.
rule-SK-7_1-c = Un percorso finisce in una città che non è ancora nella propria rete.
rule-SK-7_1-d = Fra i suoi due capi un percorso può toccare solo incroci: nessuna città, nessun incrocio due volte e niente che sia già nella propria rete.
rule-SK-7_1-e = Una costruzione è un solo percorso di questo tipo e unisce quindi esattamente una nuova città.
rule-SK-7_1-f = Un percorso non può finire in un incrocio.
rule-SK-7_1-g = Un percorso non può partire dalla rete di un altro giocatore, a meno che quel punto sia anche nella propria.
rule-SK-7_1-h = Su un tratto che ha già binari non si può costruire di nuovo, di chiunque siano. Città e incroci si possono condividere.
rule-SK-7_1-i = Ogni tratto richiede un pezzo di binario; se sono finiti, non si può costruire.
rule-SK-7_1-j = Non si possono unire due città che sono già entrambe nella propria rete: una rete non ha mai anelli.
rule-SK-7_1-k = Se sono ammesse più città per costruzione, nello stesso turno si può costruire ancora; ogni costruzione deve essere valida e si paga e si conteggia a parte. Non si ottengono altre azioni.
rule-SK-7_1-l = Se i tratti si possono condividere, ogni giocatore può posare un pezzo su un tratto, ma mai un secondo sul proprio.
rule-SK-7_2-a = Ogni tratto costa una carta Ferrovia del suo colore, pagata direttamente o con un gruppo jolly.
rule-SK-7_2-b = Un gruppo jolly è fatto di due o più carte di uno stesso colore; vale una carta in meno di un altro colore.
rule-SK-7_2-c = In una costruzione si possono usare quanti gruppi jolly si vuole, anche più d’uno dello stesso colore.
rule-SK-7_2-d = Si paga la cifra esatta: ogni gruppo jolly si usa per intero e per ogni colore il totale è proprio quello che serve al percorso.
rule-SK-7_2-e = Le carte usate vanno scoperte negli scarti, dove tutti le vedono.
rule-SK-7_2-f = Un percorso si può pagare se carte e gruppi jolly danno insieme esattamente i colori che servono, senza usare di un colore più carte di quante se ne hanno in mano; ogni gruppo jolly costa una carta in più di quanto vale.
rule-SK-7_2-g = Se sono ammessi gruppi jolly misti, un gruppo jolly vale una carta in meno, di altri colori mescolati a piacere.
rule-SK-7_2-h = Si possono usare due gruppi jolly dello stesso colore per lo stesso altro colore, anche se un solo gruppo più grande costerebbe meno.
rule-SK-7_3-a = Dopo aver costruito, il giocatore incassa il valore attuale sul mercato della Materia Prima fornita dalla nuova città.
rule-SK-7_3-b = Pagata una nuova città, il segnalino della sua Materia Prima sul mercato scende alla riga 1 della sua colonna e i segnalini che aveva sotto salgono di una riga; le altre colonne non cambiano.
rule-SK-7_3-c = Se il segnalino della Materia Prima è già nella riga 1, la nuova città paga 1 e nessun segnalino si muove.
rule-SK-7_3-d = Ogni giocatore incassa per una città quando la unisce alla propria rete, chiunque l’abbia unita prima di lui.

## §8 Mettere in moto, Extra movimento, migliorare

rule-SK-8_1-a = Si può mettere in moto un treno che all’inizio del turno era in una città: si muove da 1 spazio fino alla sua velocità.
rule-SK-8_1-b = Per mettere in moto il treno serve un tratto con i propri binari che tocchi la sua città.
rule-SK-8_1-c = Un treno messo in moto può finire il movimento in una città: lì si ferma, e si può consegnare e caricare.
rule-SK-8_2-a = Un Extra movimento fa avanzare di un solo spazio un treno che è su un tratto, qualunque sia la sua velocità.
rule-SK-8_2-b = Un treno in una città non può fare un Extra movimento.
rule-SK-8_3-a = Un miglioramento alza di un livello una parte del treno.
rule-SK-8_3-b = Il primo miglioramento di una parte costa 3, il secondo 5; non ce n’è un terzo.
rule-SK-8_3-c = Il costo di un miglioramento si paga subito, e bisogna avere abbastanza soldi.
rule-SK-8_3-d = In un turno si può alzare di un solo livello una sola parte.
rule-SK-8_3-e = Il nuovo livello vale dal prossimo uso di quella parte; un movimento gratuito già fatto non si ripete.
rule-SK-8_3-f = Se i debiti sono ammessi, si può migliorare il treno anche senza avere i soldi, che possono scendere sotto zero senza limite.

## §9 Round e carte Tempo

rule-SK-9_1-a = I round 1 e 2 finiscono nel momento in cui il mazzo si esaurisce, pescando o rifornendo le carte scoperte.
rule-SK-9_1-b = Quando un round finisce si gira la carta Tempo successiva, carte scoperte e scarti si mescolano insieme come nuovo mazzo e se ne scoprono quattro carte; chi stava pescando continua.
rule-SK-9_1-c = Se alla fine del round il giocatore non aveva altro da pescare, o il mazzo si è esaurito rifornendo le carte scoperte, non succede altro.
rule-SK-9_1-d = All’inizio del round 3 il nuovo mazzo si divide in due, le tre carte Tempo si mescolano nella parte inferiore e la parte superiore va sopra; poi si scoprono quattro carte.
rule-SK-9_1-e = Nel round 3 la parte superiore del mazzo è la metà, arrotondata per difetto; quella inferiore è il resto, con le tre carte Tempo.
rule-SK-9_2-a = Una carta Tempo pescata si mette sulla mappa e si sostituisce subito con la carta successiva del mazzo; non conta come carta pescata.
rule-SK-9_2-b = Lo stesso vale quando una carta Tempo esce mentre si riforniscono le carte scoperte: si mette sulla mappa e si sostituisce.
rule-SK-9_2-c = Quando esce la terza carta Tempo la partita finisce subito: la carta non si sostituisce, le carte scoperte non si riforniscono e non ci sono altre azioni.
rule-SK-9_2-d = Se il nuovo mazzo del round 2 ha quattro carte o meno, si scoprono tutte; così il mazzo è esaurito e comincia il round seguente.
rule-SK-9_2-e = Nel round 3 si scoprono carte finché ci sono quattro carte Ferrovia scoperte o la terza carta Tempo chiude la partita; così il mazzo non è mai vuoto quando qualcuno deve decidere.

## §10 Fine della partita

rule-SK-10_1-a = Di norma la partita finisce quando esce la terza carta Tempo.
rule-SK-10_1-b = Se un giocatore finisce il turno senza più pezzi di binario né consegne possibili, tutti gli altri hanno ancora un solo turno e la partita finisce.
rule-SK-10_1-c = Una consegna è ancora possibile se una città elencata nel contratto è nella rete e non ancora servita, e se il tassello Carico è sul treno oppure una città della rete fornisce la Materia Prima.
rule-SK-10_1-d = Se un giocatore ha esaurito binari e consegne si controlla alla fine di ogni turno, finché accade la prima volta; se poi accade a un secondo giocatore non cambia nulla, e la terza carta Tempo chiude comunque subito la partita.

## §11 Conteggio finale

rule-SK-11_1-a = Alla fine si rivelano le carte Percorso; una carta non frutta nulla se la sua città iniziale non è nella rete del proprietario.
rule-SK-11_1-b = Una carta Percorso la cui città iniziale è nella rete frutta il valore più alto fra le sue destinazioni nella rete, più 1 per ogni altra destinazione che si trova nella rete.
rule-SK-11_1-c = La città iniziale di una carta Percorso non conta fra le destinazioni.
rule-SK-11_1-d = I contratti non eseguiti e le carte rimaste in mano non costano nulla.
rule-SK-11_2-a = Vince chi ha più soldi.
rule-SK-11_2-b = A parità di soldi vince chi ha più città nella rete, compresa quella iniziale.
rule-SK-11_2-c = Se c’è parità anche nelle città, vince chi ha più carte Ferrovia in mano.
rule-SK-11_2-d = Se c’è parità in tutto, la vittoria è condivisa.

## §12 Gioco avanzato

rule-SK-12_1-a = Nel gioco avanzato, dopo la distribuzione, ogni giocatore sceglie quale lato usare di ciascuno dei suoi contratti.
rule-SK-12_1-b = Nel gioco avanzato ogni giocatore riceve due carte Percorso e ne tiene una; l’altra esce dal gioco senza essere vista.
rule-SK-12_1-c = Nel gioco avanzato non cambia altro: i lati si scelgono dopo la distribuzione dei contratti, i percorsi prima di piazzare i treni.

## §13 Informazioni nascoste e invarianti

rule-SK-13_1-a = Sono segreti le mani, l’ordine del mazzo, le carte Percorso, tenute o no, e la carta data via nella preparazione, che conoscono solo chi la dà e chi la riceve.
rule-SK-13_1-b = Sono pubblici contratti, tasselli Carico, treni, reti, binari rimasti, soldi, mercato, carte scoperte, scarti, numero di carte in ogni mano e nel mazzo, e il round.
rule-SK-13_2-a = Mazzo, carte scoperte, scarti e mani contengono insieme sempre 60 carte Ferrovia, 42 in 2 giocatori.
rule-SK-13_2-b = I binari di ciascun giocatore sulla mappa e in riserva sono sempre 45 pezzi in tutto, e una rete ha sempre una città in più delle costruzioni fatte dal suo proprietario.
rule-SK-13_2-c = Ogni colonna del mercato contiene sempre le stesse tre Materie Prime.
rule-SK-13_2-d = Ogni tassello Carico è sul suo contratto, sul treno del proprietario o fuori dal gioco insieme al contratto; un treno non porta mai più tasselli Carico di quanti vagoni merci ha.
rule-SK-13_2-e = I soldi non scendono mai sotto zero, a meno che i debiti siano ammessi.
rule-SK-13_2-f = Una rete non ha anelli e i suoi rami finiscono solo in città.
rule-SK-13_2-g = Nei round 1 e 2 il mazzo non contiene carte Tempo; nel round 3 quelle nel mazzo e quelle già uscite sono tre in tutto. Quando qualcuno deve decidere, il mazzo non è mai vuoto.
rule-SK-13_2-h = Un treno è sempre in una città o su un tratto della propria rete; un tratto ha un solo proprietario, a meno che i tratti si possano condividere.

## §14 Interpretazioni

rule-K-01 = Due giocatori possono costruire sullo stesso tratto? No, salvo opzione: le regole tacciono, e il resoconto di una partita parla di un giocatore tagliato fuori.
rule-K-02 = Un miglioramento può portare sotto zero i soldi di un giocatore? No, salvo opzione: è un costo che va pagato.
rule-K-03 = Un gruppo jolly vale per un colore o per più d’uno? Per uno solo, salvo opzione.
rule-K-04 = Un treno in viaggio può tornare indietro? Sì, salvo opzione: nessuna regola parla di un verso.
rule-K-05 = Una costruzione può unire più città o chiudere un anello? No: un percorso, una nuova città. Con l’opzione si può ripetere la costruzione nello stesso turno.
rule-K-06 = Quanto valgono i livelli superiori? Ciascuno uno in più del precedente; le regole indicano i primi.
rule-K-07 = Quanti sono i segnalini Consegna? Quanti ne servono: sono solo un promemoria.
rule-K-08 = Qual è la riga più alta del mercato? Quella che vale 3, perché i segnalini salgono quando un altro scende a 1.
rule-K-09 = Come si sceglie il primo giocatore? Per sorteggio.
rule-K-10 = In che ordine si piazzano i treni? In senso orario a partire dal primo giocatore, quando si conoscono contratti e carte Percorso.
rule-K-11 = La città iniziale conta? Non frutta soldi, ma è una città della rete e vi si può consegnare.
rule-K-12 = E se nessuna azione è possibile? L’azione si salta, ma in realtà non può succedere.
rule-K-13 = Quando si può caricare e consegnare? In qualsiasi momento del proprio turno, finché il treno è nella città.
rule-K-14 = Si possono evitare le città solo nel movimento gratuito? No, in ogni tipo di movimento.
rule-K-15 = Le carte si pescano tutte insieme? No, una alla volta, e ognuna si guarda prima della successiva.
rule-K-16 = C’è un limite alle carte in mano? Le regole non ne indicano.
rule-K-17 = Che cosa è pubblico? Tutto tranne le mani, i percorsi e l’ordine del mazzo; il numero di carte in mano è pubblico perché decide le parità.
rule-K-18 = Si può pagare più del necessario? No.
rule-K-19 = Un treno messo in moto deve sfruttare tutta la sua velocità? No, si muove da 1 spazio fino alla sua velocità.
rule-K-20 = Un round finisce se il mazzo si esaurisce mentre si riforniscono le carte scoperte? Sì, ogni volta; con pochissime carte più round possono seguirsi subito.
rule-K-21 = Come si dimezza un mazzo con un numero dispari di carte? La metà più piccola va sopra; le carte Tempo stanno nell’altra.
rule-K-22 = Una carta Tempo che esce fra le carte scoperte conta? Sì, come se fosse stata pescata.
rule-K-23 = Quando non è più possibile nessuna consegna? Quando nessun contratto aperto del giocatore si può eseguire nella sua rete, ormai completa.
rule-K-24 = La città iniziale conta quando una parità si decide con le città? Sì.
rule-K-25 = Che cosa decide una parità che rimane? Le carte Ferrovia in mano.
rule-K-26 = E se i giocatori sono ancora in parità? La vittoria è condivisa.
rule-K-27 = Tutti scelgono il lato dei contratti nello stesso momento? No, in senso orario e allo scoperto.
rule-K-28 = Un gruppo jolly può valere il suo stesso colore? No, e si perderebbe soltanto una carta.
rule-K-29 = Che cos’è un round e che cos’è un turno? Un round dura finché il mazzo si esaurisce; un turno è ciò che fa un giocatore.
rule-K-30 = Chi riceve una carta nella preparazione ne restituisce una? No.
rule-K-31 = I due lati di un contratto indicano la stessa Materia Prima? Sì.
rule-K-32 = Chi decide per primo nella preparazione? Il primo giocatore, che viene sorteggiato prima.
rule-K-33 = Il movimento gratuito va dichiarato, e si può caricare fra una carta e l’altra? Va dichiarato, anche per sostare; fra una carta e l’altra non si carica e non si consegna.
rule-K-34 = Due gruppi jolly possono avere gli stessi colori? Sì, cambia solo il costo.
