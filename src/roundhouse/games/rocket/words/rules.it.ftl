### Stephenson's Rocket: le regole, un messaggio per ogni regola e interpretazione della specifica.
### Id: "rule-" + sigla della regola con "_" al posto di ".". Vocabolario: glossary.it.toml.

## §0.1 Edizioni e opzioni

rule-SR-0_1-a = L’edizione scelta imposta in partenza tutte le opzioni della partita. Edizione 1999: importi in unità da 1.000 sterline, totali segreti, 16 quote per linea più 16 quote supplementari comuni a tutte le linee, investimenti come gettoni, qualunque esagono consentito per l’offerta del giocatore di turno nel veto, stazioni collegate spostabili, fine controllata dopo ogni azione e raggiunta quando al massimo una linea ha quote disponibili, quote delle linee isolate scartate, nessuna tessera di raccordo, nessun segnalino sulle città; edizione 2018: punti prestigio, totali scoperti, quote senza limite, investimenti come cubetti, solo l’esagono originario per l’offerta del giocatore di turno, stazioni collegate fisse, fine controllata dopo il turno e raggiunta quando 6 linee sono eliminate o isolate, un segnalino per le linee isolate, 16 tessere di raccordo, segnalini sulle città. In entrambe le edizioni il giocatore di turno non può chiamare il veto e l’isolamento si verifica con il modello esatto (in alternativa ci sono quello semplificato e quello a regione).
rule-SR-0_1-b = Le opzioni sul nome dell’unità, sui totali visibili, su gettoni o cubetti per gli investimenti, sullo scarto o sul segnalino per le linee isolate, sulle tessere di raccordo e sui segnalini delle città cambiano solo l’aspetto del gioco: non toccano mai le azioni consentite, i pagamenti o le quantità contate. Una linea isolata ha comunque 0 quote disponibili.
rule-SR-0_1-c = Se una regola appartiene a un’edizione ma esiste un’opzione che la riguarda, decide l’opzione e non l’edizione. Vale per tutto ciò che deriva dal limite alle quote, per l’esagono che il giocatore di turno può indicare nel veto, per lo spostamento delle stazioni collegate, per la condizione sulle linee che chiude la partita e per il momento in cui si controllano le due condizioni di chiusura, linee e tessere.
rule-SR-0_1-d = Se la partita deve finire quando al massimo una linea ha quote disponibili ma le quote sono illimitate, ogni linea in gioco non isolata conta come se ne avesse una disponibile: si chiude quindi con 6 linee eliminate o isolate. Il controllo guarda solo la situazione di quel momento: se avviene dopo il turno, una quota rientrata durante la seconda azione conta.

## §1 Materiale

rule-SR-1_1-a = Le linee sono 7, ognuna con il proprio colore, una locomotiva e una cittadina di partenza.
rule-SR-1_1-b = Nel gioco ci sono 60 tessere binario normali, ciascuna posabile come rettilineo o come curva larga.
rule-SR-1_1-c = Ogni giocatore, fino a un massimo di 4, ha 7 stazioni.
rule-SR-1_1-d = Nel gioco ci sono 9 passeggeri.
rule-SR-1_1-e = Gli investimenti sono 36: 3 per ognuna delle 12 città, divisi fra 4 industrie (acciaio, tessuti, birra e pellame) con 9 ciascuna.
rule-SR-1_1-f = Edizione 1999: ogni linea ha 16 certificati di quota; altre 16 quote supplementari possono valere per qualsiasi linea.
rule-SR-1_1-g = La banca non si esaurisce mai, anche se il denaro nella scatola (26 banconote da 1, 24 da 2, 26 da 5 e 24 da 10) ammonta a 444 unità.
rule-SR-1_1-h = Sulla mappa ci sono 12 città, 9 cittadine ferroviarie e 7 cittadine di partenza, quindi il valore di una linea non supera mai 28. La posizione degli esagoni e le industrie dei tre investimenti di ogni città dipendono dalla mappa e non dalle regole.
rule-SR-1_1-i = Il gioco è per 2–4 giocatori.

## §2 Preparazione

rule-SR-2_1-a = All’inizio ogni locomotiva sta sulla propria cittadina di partenza e non ha ancora un orientamento.
rule-SR-2_1-b = All’inizio ogni città offre i suoi tre investimenti, nessuno dei quali acquisito.
rule-SR-2_1-c = Edizione 1999: all’inizio ogni linea ha 16 quote disponibili e la scorta di quote supplementari è di 16.
rule-SR-2_1-d = Edizione 2018: all’inizio ogni giocatore ha 0 quote di ogni linea e 0 punti prestigio.
rule-SR-2_1-e = Edizione 1999: tutti cominciano senza denaro.
rule-SR-2_1-f = Ogni giocatore comincia con 7 stazioni nella riserva; nella scorta ci sono 60 tessere e 9 passeggeri.
rule-SR-2_1-g = Il primo giocatore si sorteggia.
rule-SR-2_1-h = All’inizio l’unica località connessa a una linea è la sua cittadina di partenza: ogni linea ha quindi valore 1.

## §3.1 La mappa

rule-SR-3_1-a = La mappa è fatta di esagoni, e ogni esagono è libero oppure contiene una sola località. Quello che non è un esagono della mappa, come il mare o ciò che sta oltre il bordo, per le regole non esiste.
rule-SR-3_1-b = Due esagoni sono adiacenti quando hanno un lato in comune. Con le coordinate di colonna e riga, le sei direzioni delle mappe di prova sono 0 est (+1,0), 1 nord-est (+1,−1), 2 nord-ovest (0,−1), 3 ovest (−1,0), 4 sud-ovest (−1,+1) e 5 sud-est (0,+1); la mappa vera le chiama nord (0,−1), nord-est (+1,−1), sud-est (+1,0), sud (0,+1), sud-ovest (−1,+1) e nord-ovest (−1,0), e lì valgono questi nomi e quest’ordine. Sono gli stessi sei passi, elencati una volta in senso antiorario e l’altra in senso orario: andare dritto o scostarsi di una direzione per parte indica quindi sempre gli stessi tre esagoni.

## §3.2 Che cos'è una linea

rule-SR-3_2-a = Una linea è formata dall’esagono in cui sta la sua locomotiva e da tutti gli esagoni con binari che le appartengono.
rule-SR-3_2-b = Per ogni esagono con binari si registra a quale linea appartiene, e lì resta anche se un vuoto lo separa dal resto; in una fusione i binari della linea assorbita passano alla linea superstite.
rule-SR-3_2-c = La cittadina di partenza fa parte della linea solo finché la locomotiva vi sta sopra. Quando la locomotiva è partita, la cittadina non fa più parte della linea ma le resta connessa.

## §3.3 Località connesse e valore

rule-SR-3_3-a = Le località che contano per una linea sono le sue località connesse, e il loro numero è il valore della linea. Ogni località conta una volta sola.
rule-SR-3_3-b = Una località diventa connessa a una linea quando la locomotiva della linea entra in un esagono adiacente, oppure quando la linea la eredita da un’altra linea con una fusione.
rule-SR-3_3-c = Città, cittadine ferroviarie e cittadine di partenza contribuiscono tutte al valore di una linea, comprese le cittadine di partenza delle altre linee.
rule-SR-3_3-d = Una locomotiva che sta semplicemente sulla sua cittadina di partenza non connette le località adiacenti alla cittadina.

## §3.4 Stazioni collegate

rule-SR-3_4-a = Una stazione è collegata a una linea quando si trova su un esagono che appartiene a quella linea.

## §4 Turno

rule-SR-4_1-a = I turni si svolgono in senso orario.
rule-SR-4_1-b = Un turno consiste esattamente di due azioni. Ciascuna è di uno fra tre tipi, combinabili a piacere: acquisire un investimento, piazzare o spostare una stazione, ampliare una linea.
rule-SR-4_1-c = Il giocatore di turno non può ampliare due volte la stessa linea nello stesso turno.
rule-SR-4_1-d = Il divieto di ampliare due volte una linea nello stesso turno riguarda la linea di cui si è mossa la locomotiva. Se con la prima azione hai mosso una linea poi assorbita da un’altra, con la seconda azione puoi ampliare quest’altra linea.
rule-SR-4_1-e = Le azioni sono obbligatorie. Un’azione si salta solo se non ne esiste nessuna consentita, di nessun tipo.
rule-SR-4_1-f = Un’azione si risolve per intero, compresi il conteggio, la verifica dell’isolamento e, nell’edizione 1999, il controllo della fine della partita, prima di scegliere l’azione successiva.

## §5 Azione: investire

rule-SR-5_1-a = Per investire si acquisisce un investimento libero, cioè un’industria di una città, in una città qualsiasi.
rule-SR-5_1-b = La città in cui si investe non deve per forza essere connessa a una linea.
rule-SR-5_1-c = Gli investimenti acquisiti sono pubblici e definitivi: non si spostano, non si scambiano e non si liberano mai.
rule-SR-5_1-d = Quando tutti i 36 investimenti sono stati acquisiti, investire non è più un’azione possibile.
rule-SR-5_1-e = Edizione 2018: a un giocatore i cubetti per gli investimenti non finiscono mai.
rule-SR-5_1-f = Se in una città sono liberi due investimenti della stessa industria, contano come un’unica scelta.

## §6 Azione: stazione

rule-SR-6_1-a = Con l’azione stazione si piazza una stazione dalla propria riserva oppure si sposta su un altro esagono una propria stazione già sulla mappa.
rule-SR-6_1-b = Una stazione può andare solo su un esagono libero da località e senza binari, locomotive o altre stazioni.
rule-SR-6_1-c = Una stazione non può andare su un esagono adiacente a una locomotiva, nemmeno se questa è ancora sulla sua cittadina di partenza.
rule-SR-6_1-d = Una stazione non può andare su un esagono adiacente a un’altra stazione, neanche propria.
rule-SR-6_1-e = Una stazione può andare su un esagono adiacente a binari, città o cittadine.
rule-SR-6_1-f = Quando si sposta una stazione, prima la si solleva, quindi non ostacola sé stessa; deve però finire su un esagono diverso da quello di prima.
rule-SR-6_2-a = Edizione 2018: una stazione collegata, cioè su una tessera binario o sotto una locomotiva, non si può spostare.
rule-SR-6_2-b = Edizione 1999: si può spostare qualunque propria stazione sulla mappa, anche se collegata; in tal caso essa lascia la sua linea.
rule-SR-6_3-a = Nessuno può mai avere più di 7 stazioni, fra mappa e riserva.

## §7.1 Ampliare: scelta e movimento

rule-SR-7_1-a = Per ampliare si sceglie una qualsiasi linea in gioco e uno degli esagoni in cui la sua locomotiva può entrare; non serve possederne quote.
rule-SR-7_1-b = Una locomotiva che sta sulla propria cittadina di partenza può uscirne in una qualunque delle sei direzioni.
rule-SR-7_1-c = Da ogni altro punto una locomotiva può andare solo in uno dei tre esagoni davanti a sé: dritto secondo il proprio orientamento, oppure nella direzione subito a sinistra o subito a destra.
rule-SR-7_1-d = Dopo la mossa l’orientamento della locomotiva è la direzione in cui si è mossa, con il retro verso l’esagono da cui proviene.
rule-SR-7_1-e = Una locomotiva non può uscire dalla mappa né entrare in un esagono con una città, una cittadina ferroviaria o una cittadina di partenza.
rule-SR-7_1-f = Una locomotiva non può entrare in un esagono con binari di una linea qualsiasi o con un’altra locomotiva.
rule-SR-7_1-g = Una locomotiva non può entrare in un esagono adiacente a due o più altre linee in gioco diverse fra loro, che si tratti dei loro binari o della loro locomotiva.
rule-SR-7_1-h = Una locomotiva può entrare in un esagono adiacente a più esagoni di una stessa altra linea, oppure adiacente a binari della propria linea.
rule-SR-7_1-i = Una locomotiva può entrare in un esagono che contiene soltanto una stazione, di chiunque essa sia.
rule-SR-7_1-j = Non si può scegliere una linea la cui locomotiva non ha nessun esagono consentito in cui andare.
rule-SR-7_1-k = Gli esagoni consentiti si ricavano sempre dall’esagono e dall’orientamento della locomotiva prima della mossa: sono quindi gli stessi per il giocatore di turno e per chiunque faccia un’offerta nel veto.
rule-SR-7_1-l = Quando le tessere normali sono finite, una locomotiva non può andare in un esagono per il quale servirebbe una tessera; vale anche per le offerte nel veto.

## §7.2 Ampliare: quota

rule-SR-7_2-a = Appena piazzata la locomotiva, e prima di un eventuale veto, il giocatore di turno riceve una quota della linea.
rule-SR-7_2-b = Edizione 1999: se la linea non ha quote disponibili, il giocatore non ne riceve e non ottiene nulla in cambio, nemmeno se più tardi nella stessa azione rientrano delle quote.
rule-SR-7_2-c = Chi amplia una linea isolata non riceve quote.
rule-SR-7_2-d = Tutti possono vedere quante quote di ogni linea possiede un giocatore: i pacchetti sono pubblici.

## §7.3 Veto

rule-SR-7_3-a = Può chiamare il veto chiunque possieda almeno 1 quota della linea appena mossa, tranne il giocatore di turno.
rule-SR-7_3-b = Passo 1: chi può chiamare il veto viene interpellato in senso orario, a cominciare dalla sinistra del giocatore di turno; il primo che lo chiama apre il giro di veto e non si chiede più agli altri. Se nessuno lo chiama, resta valido l’esagono proposto.
rule-SR-7_3-c = Chiamare il veto non obbliga a fare un’offerta.
rule-SR-7_3-d = Il veto può cambiare la destinazione della locomotiva, mai impedirle di muoversi.
rule-SR-7_3-e = Passo 2: in un solo giro, dalla sinistra del giocatore di turno, ciascuno degli altri può fare un’offerta una volta. L’offerta indica un numero intero di quote, almeno 1, superiore all’ultima offerta e non oltre quelle che si possiedono di quella linea, più un esagono consentito per la locomotiva, anche quello al momento proposto.
rule-SR-7_3-f = Chi possiede della linea tante quote quante ne vale l’ultima offerta, o meno, non può fare un’offerta e viene saltato.
rule-SR-7_3-g = Passo 3: il giocatore di turno parla per ultimo, e solo se qualcuno ha fatto un’offerta e lui possiede almeno tante quote della linea quante l’ultima offerta. Può passare oppure fare un’offerta, e gli basta pareggiare l’ultima; non può offrire più di quanto possiede.
rule-SR-7_3-h = Edizione 1999: con la sua offerta il giocatore di turno può indicare qualunque esagono consentito.
rule-SR-7_3-i = Edizione 2018: con la sua offerta il giocatore di turno può solo confermare l’esagono scelto in origine.
rule-SR-7_3-j = Nel veto il giocatore di turno può usare anche la quota appena ricevuta per aver ampliato la linea.
rule-SR-7_3-k = Passo 4: vince chi ha fatto l’ultima offerta valida, e la locomotiva finisce sull’esagono da lui indicato; paga solo il vincitore, tutti gli altri conservano tutto. Se non c’è stata nessuna offerta, resta l’esagono originario e nessuno paga.
rule-SR-7_3-l = Chi vince il veto perde tante quote della linea quante ne ha messe nell’offerta. Nell’edizione 1999 queste quote tornano disponibili, tranne quelle di una linea isolata, che escono dal gioco; nell’edizione 2018 il segnalino del vincitore semplicemente scende.
rule-SR-7_3-m = Edizione 1999: quote ordinarie e quote supplementari di una linea si equivalgono, quindi si può offrire tutto il proprio pacchetto. Quando si paga, tornano alla linea quote ordinarie finché un giocatore qualsiasi ne ha (facendo cambio), e solo il resto rientra nella scorta di quote supplementari.
rule-SR-7_3-n = Si può chiamare il veto e fare un’offerta anche se l’esagono consentito è uno solo, perché un’offerta può togliere il passeggero al giocatore di turno.
rule-SR-7_3-o = Chiunque abbia scelto l’esagono, tutto ciò che segue il veto (tessera, passeggero e conteggi) lo esegue il giocatore di turno e fa parte della sua azione.
rule-SR-7_3-p = Se è attiva l’opzione che permette al giocatore di turno di chiamare il veto, il giocatore di turno con almeno 1 quota della linea viene interpellato dopo che tutti gli altri hanno rinunciato. In ogni giro di veto, chiunque l’abbia aperto, può poi fare l’ultima offerta anche se non ce ne sono state altre: almeno 1 quota, non meno dell’ultima offerta e non più di quante ne possiede, con la scelta dell’esagono prevista dall’edizione o dall’opzione in uso.

## §7.4 Ampliare: binari

rule-SR-7_4-a = Il giocatore di turno posa una tessera sull’esagono lasciato dalla locomotiva, a meno che non sia la cittadina di partenza.
rule-SR-7_4-b = La tessera è dritta se la locomotiva ha mantenuto il suo orientamento, altrimenti è una curva larga; altre forme non sono possibili.
rule-SR-7_4-c = Se sull’esagono c’è una stazione, la tessera va sotto e la stazione resta collegata.
rule-SR-7_4-d = Se la mossa provoca una fusione, una seconda tessera prende il posto della locomotiva rimossa.
rule-SR-7_4-e = Una mossa richiede una tessera, salvo quando parte dalla cittadina di partenza, e una in più se provoca una fusione. Una tessera usata non torna mai nella scorta.
rule-SR-7_4-f = Se per ampliare una linea serve almeno una tessera e all’inizio nella scorta ce n’è almeno 1, l’azione si può completare anche se manca una tessera.
rule-SR-7_4-g = Edizione 2018: le tessere di raccordo servono solo a mostrare la giunzione sulla mappa. La tessera normale che sostituiscono esce dal gioco, quindi il numero di tessere normali usate non cambia.
rule-SR-7_4-h = La scorta di tessere non segna mai meno di 0: se all’ultima mossa serve una tessera in più, un 61° esagono riceve comunque i suoi binari mentre la scorta resta a 0. Non possono mai esserci più di 61 esagoni con binari.

## §7.5 Ampliare: stazione e passeggero

rule-SR-7_5-a = Una stazione sull’esagono in cui finisce la locomotiva è subito collegata alla linea e conta già nei conteggi di quella mossa.
rule-SR-7_5-b = Il giocatore di turno prende un passeggero se la locomotiva finisce sulla stazione di un altro, se resta almeno un passeggero e se nessuno ha fatto un’offerta oppure ha vinto proprio la sua offerta.
rule-SR-7_5-c = Muovere una locomotiva su una propria stazione non fa guadagnare passeggeri.
rule-SR-7_5-d = Solo il giocatore di turno può prendere un passeggero; un altro giocatore che vince il veto non ne prende.
rule-SR-7_5-e = Quando tutti i 9 passeggeri sono stati presi, non se ne assegnano altri.

## §7.6 Ampliare: ordine di risoluzione

rule-SR-7_6-a = L’azione di ampliare una linea si risolve in quest’ordine: (1) scelta di linea ed esagono; (2) quota; (3) chiamata del veto; (4) offerte; (5) pagamento; (6) esagono finale e orientamento; (7) tessera sull’esagono lasciato; (8) stazione collegata, passeggero; (9) tutte le località appena diventate adiacenti sono connesse insieme; (10) conteggio delle città; (11) conteggio delle cittadine ferroviarie; (12) fusione; (13) verifica dell’isolamento di tutte le linee in gioco; (14) nell’edizione 1999, controllo della fine della partita; l’azione è così conclusa.

## §8.1 Classifica in ogni conteggio

rule-SR-8_1-a = In ogni conteggio, per ricevere qualcosa bisogna avere almeno 1 di ciò che si conta.
rule-SR-8_1-b = Se un solo giocatore ha la maggioranza, riceve l’importo del primo; chi ha il numero più alto dopo il suo riceve l’importo del secondo.
rule-SR-8_1-c = Se due o più giocatori sono in parità al primo posto, si sommano gli importi del primo e del secondo, si dividono in parti uguali fra loro e si arrotonda per difetto; nessun altro riceve nulla.
rule-SR-8_1-d = Se il primo è uno solo e due o più giocatori sono in parità al secondo posto, l’importo del secondo si divide in parti uguali fra loro, arrotondando per difetto.
rule-SR-8_1-e = Se il primo è uno solo e nessun altro ha almeno 1, l’importo del secondo non si paga.
rule-SR-8_1-f = Se nessun giocatore ha almeno 1 di ciò che si conta, non si paga nulla.
rule-SR-8_1-g = Ogni pagamento si arrotonda per difetto, una volta sola, all’unità intera; in denaro la banconota più piccola è da 1.000 sterline.
rule-SR-8_1-h = Le regole del conteggio sono le stesse in 2, 3 o 4 giocatori.
rule-SR-8_1-i = Quando il secondo riceve metà del valore di una linea, è indifferente arrotondare la metà prima o dopo aver sommato e diviso. Perciò la metà si arrotonda subito per difetto.

## §8.2 Conteggio delle città

rule-SR-8_2-a = Per ogni città appena connessa alla linea dalla mossa si confronta quanti investimenti ciascuno ha acquisito in quella città, sommando tutte le industrie: il primo riceve 2 unità, il secondo 1.
rule-SR-8_2-b = Se una mossa connette più città, ogni città si conteggia separatamente.
rule-SR-8_2-c = La stessa città si conteggia di nuovo per ogni altra linea che la connette.

## §8.3 Conteggio delle cittadine ferroviarie

rule-SR-8_3-a = Per ogni cittadina ferroviaria appena connessa alla linea dalla mossa si confrontano le stazioni di ciascuno collegate a quella linea: il primo riceve tante unità quanto il valore della linea, il secondo la metà, arrotondata per difetto.
rule-SR-8_3-b = Nel conteggio di una cittadina ferroviaria il valore della linea comprende già tutte le località connesse dalla stessa mossa.
rule-SR-8_3-c = Se una mossa connette due cittadine ferroviarie, ci sono due conteggi, entrambi con lo stesso valore della linea.
rule-SR-8_3-d = Connettere una cittadina di partenza non provoca mai un conteggio delle stazioni.
rule-SR-8_3-e = Se la mossa provoca anche una fusione, per la cittadina ferroviaria contano solo le stazioni collegate alla linea che si è mossa.
rule-SR-8_3-f = Una cittadina ferroviaria si conteggia di nuovo per ogni altra linea che la connette.

## §8.4 Niente doppioni, ordine

rule-SR-8_4-a = Una località già connessa a una linea non si conteggia di nuovo per quella linea, comunque sia stata connessa, anche tramite una fusione.
rule-SR-8_4-b = In una stessa mossa si conteggiano prima le città, poi le cittadine ferroviarie; per ultima viene la fusione.
rule-SR-8_4-c = Ogni pagamento si calcola e si effettua subito, davanti a tutti.

## §9.1 Quando due linee si fondono

rule-SR-9_1-a = Avviene una fusione quando la locomotiva finisce su un esagono adiacente ai binari o alla locomotiva di una sola altra linea in gioco. È obbligatoria.
rule-SR-9_1-b = Finire adiacenti a una cittadina di partenza già lasciata dalla sua locomotiva non provoca una fusione.
rule-SR-9_1-c = Finire adiacenti a una cittadina di partenza su cui c’è ancora la locomotiva provoca la fusione con quella linea.
rule-SR-9_1-d = In una fusione la linea che si è mossa viene eliminata e l’altra è la superstite, quali che siano le dimensioni.
rule-SR-9_1-e = La linea con cui avviene la fusione può essere isolata: la fusione si svolge allo stesso modo.

## §9.2 Fusione: pagamento

rule-SR-9_2-a = La fusione comincia con un pagamento: si confrontano le quote della linea eliminata, compresa quella appena ricevuta; il primo riceve tante unità quanto il valore di quella linea, il secondo la metà, arrotondata per difetto. Il valore comprende le località connesse da questa mossa, ma non ancora quelle della linea superstite.

## §9.3 Fusione: pezzi e quote

rule-SR-9_3-a = Dopo il pagamento della fusione, la locomotiva della linea eliminata si toglie dalla mappa.
rule-SR-9_3-b = In una fusione si posa una tessera binario sull’esagono della locomotiva rimossa.
rule-SR-9_3-c = Poi, nella fusione, ciascuno cambia le proprie quote della linea eliminata con quote della linea superstite, due per una; una quota dispari è persa.
rule-SR-9_3-d = Edizione 1999: le quote assegnate in una fusione si prendono da quelle disponibili della linea superstite e, finite queste, dalle quote supplementari. L’ordine fra i giocatori è indifferente, perché le une valgono quanto le altre.
rule-SR-9_3-e = Edizione 1999: se la linea superstite di una fusione è isolata, tutte le quote assegnate sono quote supplementari.
rule-SR-9_3-f = Edizione 1999: se sono finite anche le quote supplementari, ciascuno riceve comunque tutte le quote che gli spettano nella fusione, con segnalini sostitutivi.
rule-SR-9_3-g = Le quote restituite della linea eliminata escono dal gioco e quella linea ha per sempre 0 quote disponibili. Nell’edizione 2018 una X segna che le sue quote sono chiuse.
rule-SR-9_3-h = Edizione 1999, pura contabilità senza effetti sul gioco: per ogni linea si annota quante quote supplementari sono in uso, sostituti compresi. Il pagamento di un veto prende prima le quote ordinarie, anche per una linea isolata: le sue quote ordinarie escono dal gioco, mentre le eventuali quote supplementari da pagare tornano nella loro scorta; vi tornano anche le quote supplementari di una linea eliminata, di cui escono dal gioco solo quelle ordinarie. La scorta indicata è 16 meno tutte le quote supplementari in uso per tutte le linee, ma mai meno di 0.

## §9.4 Fusione: cosa eredita la linea superstite

rule-SR-9_4-a = Dopo una fusione la linea superstite ha gli esagoni, le stazioni collegate e le località connesse di entrambe le linee.
rule-SR-9_4-b = Le località che una linea eredita con una fusione non le procurano nessun conteggio, né subito né più avanti.
rule-SR-9_4-c = La fusione non cambia né la locomotiva della linea superstite né il suo orientamento; se quella locomotiva non si è ancora mossa, la sua prima mossa resta libera in tutte le direzioni.

## §9.5 Fusione: una sola

rule-SR-9_5-a = Non c’è mai più di una fusione per mossa, perché una locomotiva non può entrare in un esagono adiacente a due altre linee.

## §10.1 Isolamento: la verifica

rule-SR-10_1-a = Una linea in gioco è isolata quando la sua locomotiva, con qualunque serie di mosse consentite sulla mappa attuale e con tutti gli altri pezzi fermi, non può più raggiungere un esagono adiacente a una città, cittadina ferroviaria o cittadina di partenza non ancora connessa alla linea, né un esagono che provochi una fusione.
rule-SR-10_1-b = Per l’isolamento di una linea non importa se un’altra linea potrebbe ancora fondersi con essa.
rule-SR-10_1-c = Verifica esatta dell’isolamento: si provano tutti i percorsi possibili della locomotiva, in tutte e sei le direzioni dalla cittadina di partenza e altrimenti solo dritto o di una direzione per parte rispetto al suo orientamento. Ogni esagono del percorso deve stare sulla mappa, senza località, binari o locomotive, non essere già usato dal percorso stesso (lì avrebbe posato binari) ed essere adiacente a meno di due altre linee in gioco; se un percorso arriva a un esagono adiacente a una località non ancora connessa o a una sola altra linea in gioco, la linea non è isolata, altrimenti lo è.
rule-SR-10_1-d = La verifica dell’isolamento si può abbreviare con una ricerca rapida su esagono e orientamento che ignora i binari che la locomotiva poserebbe strada facendo. Se la ricerca non trova nulla, la linea è isolata; se trova un percorso che non passa due volte per lo stesso esagono, non lo è; solo nel caso restante serve la verifica esatta.
rule-SR-10_1-e = Quante tessere e quante quote restino non conta nella verifica dell’isolamento.
rule-SR-10_1-f = Si possono scegliere altre due verifiche dell’isolamento, ed entrambe ignorano i binari che la locomotiva poserebbe strada facendo. Quella semplificata rispetta l’orientamento: la linea è isolata se nessun esagono raggiungibile è adiacente a una località non connessa o a una sola altra linea in gioco. Quella a regione usa lo stesso criterio ma ignora l’orientamento e si allarga in tutte e sei le direzioni, e inoltre dichiara isolata ogni linea la cui locomotiva non abbia un passo successivo possibile (in qualunque direzione dalla cittadina di partenza, altrimenti fra i tre esagoni davanti); senza questa aggiunta una linea in un vicolo cieco resterebbe aperta per sempre e la partita potrebbe non finire mai, mentre con le verifiche esatta e semplificata una linea senza passi è comunque isolata.

## §10.2 Isolamento: quando

rule-SR-10_2-a = Dopo ogni azione che amplia una linea si verifica l’isolamento di tutte le linee in gioco non ancora isolate; le altre azioni non possono cambiare l’esito. L’ordine in cui si esaminano le linee non conta.
rule-SR-10_2-b = Una linea isolata resta isolata per sempre.

## §10.3 Isolamento: effetti

rule-SR-10_3-a = Quando una linea diventa isolata, i giocatori conservano le loro quote. Nell’edizione 1999 le quote ancora disponibili escono dal gioco; nell’edizione 2018 la linea riceve un segnalino X.
rule-SR-10_3-b = Una linea isolata si può ancora ampliare, può subire un veto, connettere località, fondersi con un’altra e assorbirne una con una fusione, ma chi la amplia non riceve quote.
rule-SR-10_3-c = Una linea isolata partecipa al conteggio finale come ogni altra linea in gioco.

## §11 Fine della partita

rule-SR-11_1-a = Edizione 1999: la partita finisce se, dopo un’azione qualsiasi, al massimo 1 linea in gioco non isolata ha ancora almeno 1 quota disponibile; le quote supplementari non contano.
rule-SR-11_1-b = Edizione 2018: la partita finisce se, dopo un turno qualsiasi, almeno 6 linee sono eliminate o isolate.
rule-SR-11_1-c = La partita finisce anche quando sono state usate tutte le 60 tessere normali: dopo quell’azione nell’edizione 1999, dopo quel turno nell’edizione 2018.
rule-SR-11_1-d = Prima che la partita finisca si completano tutti i conteggi e la fusione dell’azione in corso.
rule-SR-11_1-e = Edizione 1999: se la partita finisce dopo la prima azione di un turno, il giocatore di turno perde la seconda azione.
rule-SR-11_1-f = Edizione 2018: anche se una condizione di chiusura si verifica con la prima azione, il giocatore di turno svolge comunque la seconda azione di quel turno.
rule-SR-11_1-g = Quando la partita finisce non si completa il giro: segue subito il conteggio finale.
rule-SR-11_1-h = Finché non si verifica una condizione di chiusura almeno due linee possono muoversi, perché una linea non isolata può sempre farlo. Un’azione si può quindi saltare solo se è la seconda di un turno, quando la fine si controlla dopo il turno e la prima azione ha fatto scattare una condizione di chiusura; i giocatori potrebbero spostare stazioni all’infinito, e un eventuale limite lo pone il programma e non le regole.

## §12 Conteggio finale

rule-SR-12_1-a = Nel conteggio finale chi ha più passeggeri riceve 6 unità e il secondo 3.
rule-SR-12_2-a = Prima del conteggio finale delle industrie si scartano gli investimenti nelle città non connesse a nessuna linea in gioco.
rule-SR-12_2-b = Nel conteggio finale ognuna delle quattro industrie si valuta a parte in base agli investimenti: il primo riceve 6 unità, il secondo 3.
rule-SR-12_3-a = Nel conteggio finale di ogni linea in gioco si confrontano le stazioni collegate: il primo riceve tante unità quanto il valore della linea, il secondo la metà, arrotondata per difetto.
rule-SR-12_4-a = Nel conteggio finale di ogni linea in gioco si confrontano anche le quote, comprese le quote supplementari: il primo riceve tante unità quanto il valore della linea, il secondo la metà, arrotondata per difetto.
rule-SR-12_5-a = Vince chi ha più unità; a parità di totale la vittoria è condivisa.

## §13 Informazioni nascoste

rule-SR-13_1-a = Edizione 1999: l’unico segreto è quanto denaro ha in tutto ciascun giocatore; ogni pagamento è pubblico quando avviene. I totali degli altri non si vedono, ma i pagamenti passati possono restare visibili.
rule-SR-13_1-b = Edizione 2018: tutte le informazioni sono scoperte per tutti.
rule-SR-13_1-c = Dopo la preparazione, nel gioco nulla dipende dal caso.

## §14 Che cosa è sempre vero

rule-SR-14_1-a = Dopo un’azione nessun esagono di una linea in gioco è mai adiacente a un esagono di un’altra linea in gioco, purché le cittadine di partenza non siano adiacenti fra loro.
rule-SR-14_1-b = Le località connesse a una linea sono sempre la sua cittadina di partenza, quelle di tutte le linee che ha assorbito e ogni località adiacente a uno dei suoi esagoni, escluso l’esagono di una cittadina di partenza.
rule-SR-14_1-c = Edizione 1999: per ogni linea in gioco non isolata, le quote disponibili più quelle di tutti i giocatori danno sempre 16 più le quote supplementari in uso per quella linea. Le quote disponibili sono fra 0 e 16.
rule-SR-14_1-d = Gli investimenti acquisiti e quelli liberi sono sempre 36 in tutto, i passeggeri assegnati e quelli rimasti sempre 9, le stazioni di ciascun giocatore sulla mappa e nella riserva sempre 7.
rule-SR-14_1-e = Il totale di un giocatore non diminuisce mai; un pacchetto di quote diminuisce solo per il pagamento di un veto o per una fusione.
rule-SR-14_1-f = Il numero di linee in gioco più il numero di fusioni è sempre 7, perché ogni fusione toglie una linea.
rule-SR-14_1-g = Una linea isolata resta isolata e una linea eliminata resta eliminata.
rule-SR-14_1-h = In una fusione ogni esagono della linea superstite adiacente all’esagono finale si trova dritto davanti all’orientamento della locomotiva in arrivo o di una direzione per parte; un esagono più laterale confina anche con quello di provenienza, e linee in gioco diverse non sono mai adiacenti. Perciò una tessera dritta o a curva larga va sempre bene.
rule-SR-14_1-i = Il numero di tessere uscite dalla scorta di 60 è sempre uguale al numero di esagoni con binari, fino a 60.

## §17 Interpretazioni

rule-R-01 = Nostra interpretazione: nell’edizione 1999 il giocatore di turno che pareggia o supera l’ultima offerta di un veto può scegliere qualunque esagono consentito; nell’edizione 2018 solo quello originario. È un’opzione e si può impostare in un modo o nell’altro, perché l’autore ha poi detto che si era sempre inteso solo l’esagono originario.
rule-R-02 = Nostra interpretazione: nell’edizione 1999 i pagamenti si arrotondano per difetto a 1.000 sterline, la banconota più piccola, proprio come l’edizione 2018 arrotonda al punto prestigio intero. Conta per ogni valore dispari e per ogni parità.
rule-R-03 = Nostra interpretazione: se la linea ampliata con la prima azione si è fusa con un’altra, con la seconda azione si può ampliare quest’altra linea, perché il divieto riguarda solo la linea che è stata ampliata.
rule-R-04 = Nostra interpretazione: una linea senza mosse consentite non si può scegliere, e un’azione si salta solo se è impossibile sia investire, sia usare una stazione, sia ampliare.
rule-R-05 = Nostra interpretazione: il giocatore di turno non può chiamare il veto né fare un’offerta se nessun altro ne ha fatte. È un’opzione: se attivata, il giocatore di turno può chiamare dopo che tutti gli altri hanno rinunciato e fare l’ultima offerta, di almeno 1 quota, anche senza altre offerte; nell’edizione 1999 questo può servire a restituire una quota e a ritardare la fine.
rule-R-06 = Nostra interpretazione: la chiamata del veto è un passo a sé; dà un’informazione agli altri, non costa nulla e non impegna. È ammessa anche quando l’esagono consentito è uno solo, perché un’offerta per quello stesso esagono nega il passeggero.
rule-R-07 = Nostra interpretazione: nell’edizione 1999 le stazioni collegate si possono spostare, come è stampato, mentre l’edizione 2018 lo vieta. È un’opzione e si può impostare in un modo o nell’altro.
rule-R-08 = Nostra interpretazione: una stazione spostata su un esagono vicino non blocca sé stessa, perché prima viene sollevata.
rule-R-09 = Nostra interpretazione: le quote supplementari si possono mettere in un’offerta come le altre, perché i giocatori possono cambiarle con quelle ordinarie; una nota contraria nell’edizione 2018 è un residuo, dato che in quell’edizione le quote si contano soltanto. Se le quote supplementari finiscono, in una fusione nessuno resta senza le quote che gli spettano.
rule-R-10 = Nostra interpretazione: se una mossa connette più località, sono tutte connesse nello stesso momento. Il valore della linea le comprende tutte, sia per il conteggio di ogni cittadina ferroviaria sia per la fusione.
rule-R-11 = Nostra interpretazione: se il veto viene chiamato ma nessuno fa un’offerta, è come se il veto non ci fosse stato, quindi il giocatore di turno può ancora prendere il passeggero. L’edizione 1999 lo dice, l’edizione 2018 tace.
rule-R-12 = Nostra interpretazione: una linea che non si è ancora mossa ha valore 1, e le località adiacenti alla sua cittadina di partenza non le sono connesse, perché per connettere serve una mossa.
rule-R-13 = Nostra interpretazione: quando una linea superstite ancora ferma lascia la sua cittadina di partenza, i binari assorbiti non vanno persi, perché appartengono alla linea per sempre. La prima mossa dalla cittadina resta libera in tutte le direzioni.
rule-R-14 = Nostra interpretazione: nell’edizione 1999 la fusione con una linea isolata si regola con quote supplementari, perché le sue non ci sono più e i soci di una linea isolata partecipano ancora ai conteggi.
rule-R-15 = Nostra interpretazione: se la tessera posata in una fusione può unirsi a più esagoni della linea superstite, si disegna dritta secondo l’orientamento finale se quell’esagono è della linea superstite, altrimenti verso la direzione successiva nell’ordine della mappa, altrimenti verso la precedente. Riguarda solo il disegno e mai il gioco.
rule-R-16 = Nostra interpretazione: una linea è isolata in base a ciò che la sua locomotiva potrebbe davvero raggiungere, andando solo in avanti e senza mai incrociare i binari che poserebbe, con le altre linee ferme e senza badare a quante tessere e quote restano. È un’opzione con tre impostazioni: esatta (quella predefinita); semplificata, che ignora i futuri binari della locomotiva stessa e sbaglia solo in rare sacche; a regione, che ignora l’orientamento e guarda solo l’area libera intorno alla locomotiva, ma considera isolata anche una linea la cui locomotiva non ha più passi possibili.
rule-R-17 = Nostra interpretazione: l’isolamento si verifica per tutte le linee alla fine di ogni azione che amplia una linea, ed è definitivo. Se mosse successive di altri lo rendono possibile, una linea isolata può ancora fondersi.
rule-R-18 = Nostra interpretazione: nell’edizione 1999 la partita finisce quando sono disponibili quote di al massimo una linea, non solo di una esatta, perché le ultime due possono sparire con la stessa azione.
rule-R-19 = Nostra interpretazione: nell’edizione 2018 la fine si controlla dopo l’intero turno, nell’edizione 1999 dopo ogni azione. È un’opzione e si può impostare in un modo o nell’altro; decide chi ha ancora un’ultima azione.
rule-R-20 = Nostra interpretazione: le tessere di raccordo non contano fra le 60 tessere normali, e una tessera normale sostituita da una di esse è persa.
rule-R-21 = Nostra interpretazione: se nell’edizione 2018 le tessere finiscono con la prima azione, con la seconda azione non si può ampliare una linea se serve una tessera. Solo un’azione cominciata quando c’era ancora una tessera può usarne una in più.
rule-R-22 = Nostra interpretazione: nell’edizione 2018 i cubetti indicano solo il colore del giocatore, mentre città e industria dipendono dallo spazio in cui stanno; gli investimenti sono gli stessi 36 dell’edizione 1999. Se i dati della mappa dicono altro, valgono i dati.
rule-R-23 = Nostra interpretazione: non ci sono regole speciali per due giocatori; il secondo posto si paga come al solito.
rule-R-24 = Nostra interpretazione: se alla fine i totali sono uguali la vittoria è condivisa; non c’è un criterio per sciogliere la parità.
rule-R-25 = Nostra interpretazione: la banca non può esaurirsi, perché tutti gli importi sono semplici numeri.
rule-R-26 = Nostra interpretazione: nell’edizione 1999 sono segreti solo i totali e i pagamenti sono pubblici, anche se da questi i totali si possono ricavare. Per cortesia si possono nascondere i pagamenti passati dal registro.
rule-R-27 = Nostra interpretazione: una locomotiva ancora sulla sua cittadina di partenza conta come le altre, sia per il divieto sugli esagoni adiacenti a due altre linee sia per il divieto di stazioni adiacenti a una locomotiva.
rule-R-28 = Nostra interpretazione: una linea isolata è ancora in gioco, quindi conta come altra linea per le fusioni e per il divieto sugli esagoni adiacenti a due altre linee.
rule-R-29 = Nostra interpretazione: le cittadine di partenza non sono mai città, comunque le chiami l’edizione 1999: non hanno investimenti né conteggio delle città.
rule-R-30 = Nostra interpretazione: alla fine non può succedere che una città fosse connessa solo a una linea eliminata, perché la linea superstite ne eredita tutte le località connesse.
rule-R-31 = Nostra interpretazione: nell’edizione 1999 le quote supplementari pagate o restituite tornano nella loro scorta, perché possono valere per qualsiasi linea. Non ha effetti sul gioco, perché una scorta vuota non toglie mai a nessuno le quote di una fusione.
