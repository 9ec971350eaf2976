### Perché una tessera non può stare lì, e perché i treni non possono correre così.

## Tessere

tile-kind = La tessera { $tile } non va a { $hex }: le grandi stazioni stanno sugli esagoni di città, le piccole su quelli di cittadina.
tile-needs-yellow = { $hex } è vuoto: prima vuole una tessera gialla.
tile-colour-order = La tessera { $tile } non segue quella a { $hex }: il verde segue il giallo, il marrone segue il verde.
tile-label = La tessera { $tile } non porta la lettera richiesta da { $hex }.
tile-into-barrier = Così girata, la tessera { $tile } a { $hex } finirebbe contro una barriera rossa.
tile-off-map = Così girata, la tessera { $tile } a { $hex } uscirebbe dalla mappa, o in mare dove non c’è un porto.
tile-loses-track = Così girata, la tessera { $tile } non conserverebbe tutti i binari a { $hex }.

## Corse

run-no-such-train = La compagnia non ha un treno numero { $n }.
run-train-twice = Il treno numero { $n } può correre una volta sola.
run-no-permit = La compagnia non ha la licenza per far correre il suo { $train }.
run-too-short = Una corsa unisce due grandi stazioni, oppure una e un porto o una zona rossa.
run-not-continuous = La corsa non è un tratto continuo di binario: si interrompe all’esagono numero { $place }.
run-no-track = A { $hex } non c’è questo binario.
run-through-area = Una corsa finisce dove tocca un porto o una zona rossa; non può attraversare { $hex }.
run-stop-twice = La corsa tocca { $hex } due volte.
run-track-twice = La corsa usa due volte lo stesso binario a { $hex }.
run-ends-in-town = Una corsa non può cominciare né finire nella piccola stazione di { $hex }.
run-through-blocked = Tutti i posti di { $hex } sono di altre compagnie: una corsa può finirci, non attraversarla.
run-no-terminal = Solo una compagnia con un terminal a Londra può correre fin lì.
run-port-to-port = Nessuna corsa va da porto a porto.
run-red-to-red = Nessuna corsa va da zona rossa a zona rossa.
run-no-marker = La corsa non passa per nessuna grande stazione con un segnalino della compagnia.
run-too-many-hexes = Il { $train } entra al massimo in { $most } esagoni oltre al primo, non in { $n }.
run-too-many-stops = Il { $train } tocca al massimo { $most } fermate, non { $n }.
run-local-to-area = I treni locali non corrono verso porti o zone rosse.
run-unscored-elsewhere = Su questa corsa non c’è la fermata { $stop } da escludere.
run-scores-too-many = Il { $train } conta al massimo { $most } fermate, non { $n }.
run-not-home = Una delle corse deve toccare la base a { $hex }.
run-does-not-meet = La corsa numero { $n } non incontra nessuna corsa collegata con la base.

## Catene di merci

chain-not-linked = Questi merci non sono uniti capo a capo.
chain-through-area = I merci si uniscono nelle grandi stazioni, non in porti o zone rosse.
chain-stop-twice = La catena di merci tocca due volte una fermata.
chain-two-areas = Una catena di merci ha al massimo un porto e una zona rossa.
chain-several = Tutti i merci non permanenti devono essere uniti in una sola catena.
chain-without-permanent = I merci non permanenti devono essere uniti a uno permanente che corre.
