### Perché una tessera non può stare lì, e perché i treni non possono correre così.

## Tessere

tile-kind = La tessera { $tile } non va a { $hex }: le stazioni grandi stanno sugli esagoni di città, quelle piccole su quelli di cittadina.
tile-needs-yellow = { $hex } è vuoto: prima posa lì una tessera gialla.
tile-colour-order = La tessera { $tile } non segue quella a { $hex }: il verde segue il giallo, il marrone segue il verde.
tile-label = La tessera { $tile } non porta la lettera richiesta da { $hex }.
tile-into-barrier = Girata così, la tessera { $tile } a { $hex } finirebbe contro una barriera rossa: girala in un altro modo.
tile-off-map = Girata così, la tessera { $tile } a { $hex } uscirebbe dalla mappa, o in mare dove non c’è un porto: girala in un altro modo.
tile-loses-track = Girata così, la tessera { $tile } non conserverebbe tutti i binari a { $hex }: girala in un altro modo o scegline un’altra.

## Corse

run-no-such-train = La compagnia non ha un treno numero { $n }.
run-train-twice = Il treno numero { $n } può correre una volta sola.
run-no-permit = La compagnia non ha la licenza per far correre il suo { $train }.
run-too-short = La corsa è troppo corta: deve unire due stazioni grandi, oppure una e un porto o un’area rossa.
run-not-continuous = La corsa si interrompe all’esagono numero { $place }: deve seguire un tratto continuo di binario.
run-no-track = A { $hex } non c’è questo binario.
run-through-area = Una corsa finisce dove tocca un porto o un’area rossa; non può attraversare { $hex }.
run-stop-twice = La corsa tocca { $hex } due volte.
run-track-twice = La corsa usa due volte lo stesso binario a { $hex }.
run-ends-in-town = Una corsa non può cominciare né finire nella stazione piccola di { $hex }.
run-through-blocked = Tutti i posti di { $hex } sono di altre compagnie: una corsa può finirci, ma non attraversarla.
run-no-terminal = Solo una compagnia con un terminal a Londra può correre fin lì.
run-port-to-port = Nessuna corsa va da porto a porto.
run-red-to-red = Nessuna corsa va da area rossa a area rossa.
run-no-marker = La corsa non passa per nessuna stazione grande con un segnalino della compagnia: falla partire da una di queste o passarci.
run-too-many-hexes = Il { $train } entra al massimo in { $most } esagoni oltre al primo, non in { $n }.
run-too-many-stops = Il { $train } tocca al massimo { $most } fermate, non { $n }.
run-local-to-area = I treni locali non corrono verso porti o aree rosse.
run-unscored-elsewhere = La fermata { $stop } non è su questa corsa e non si può escludere.
run-scores-too-many = Il { $train } conta al massimo { $most } fermate, non { $n }.
run-not-home = Una delle corse deve toccare la stazione-base a { $hex }.
run-does-not-meet = La corsa numero { $n } non incontra nessuna corsa collegata con la stazione-base.

## Catene di merci

chain-not-linked = Questi merci non sono uniti capo a capo: fai cominciare ognuno dove finisce il precedente.
chain-through-area = I merci si uniscono nelle stazioni grandi, non in porti o aree rosse.
chain-stop-twice = La catena di merci tocca due volte una fermata.
chain-two-areas = Una catena di merci ha al massimo un porto e un’area rossa.
chain-several = Tutti i merci non permanenti devono essere uniti in una sola catena.
chain-without-permanent = I merci non permanenti devono essere uniti a uno permanente che corre.
