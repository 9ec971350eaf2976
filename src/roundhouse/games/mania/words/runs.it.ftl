### Perché una tessera non può stare lì, e perché i treni non possono correre così.

## Tessere

tile-kind = La tessera { $tile } non va su { $hex }: le stazioni grandi stanno sugli esagoni di città, le piccole su quelli di paese.
tile-needs-yellow = { $hex } è vuoto: prima vuole una tessera gialla.
tile-colour-order = La tessera { $tile } non segue quella su { $hex }: il verde segue il giallo, il marrone segue il verde.
tile-label = La tessera { $tile } non porta la lettera richiesta da { $hex }.
tile-into-barrier = Così ruotata, la tessera { $tile } su { $hex } finirebbe contro una barriera rossa.
tile-off-map = Così ruotata, la tessera { $tile } su { $hex } uscirebbe dalla mappa, o in mare dove non c'è porto.
tile-loses-track = Così ruotata, la tessera { $tile } non conserverebbe tutti i binari di { $hex }.

## Corse

run-no-such-train = La compagnia non ha un treno numero { $n }.
run-train-twice = Il treno numero { $n } può correre una volta sola.
run-no-permit = La compagnia non ha la licenza per far correre il suo { $train }.
run-too-short = Una corsa unisce due stazioni grandi, oppure una e un porto o un'area rossa.
run-not-continuous = La corsa non è un tratto continuo di binario: si interrompe all'esagono numero { $place }.
run-no-track = Su { $hex } non c'è questo binario.
run-through-area = Una corsa finisce dove tocca un porto o un'area rossa; non può attraversare { $hex }.
run-stop-twice = La corsa visita { $hex } due volte.
run-track-twice = La corsa usa due volte lo stesso binario su { $hex }.
run-ends-in-town = Una corsa non può cominciare né finire nella stazione piccola di { $hex }.
run-through-blocked = Tutti i cerchi di { $hex } sono di altre compagnie: una corsa può finirci, non attraversarla.
run-no-terminal = Solo una compagnia con un terminale a Londra può correre fin lì.
run-port-to-port = Nessuna corsa va da porto a porto.
run-red-to-red = Nessuna corsa va da area rossa ad area rossa.
run-no-marker = La corsa non passa per nessuna stazione grande con un segnalino della compagnia.
run-too-many-hexes = Il { $train } entra al massimo in { $most } esagoni oltre al primo, non in { $n }.
run-too-many-stops = Il { $train } visita al massimo { $most } fermate, non { $n }.
run-local-to-area = I treni locali non corrono verso porti o aree rosse.
run-unscored-elsewhere = { $stop } non è su questa corsa e non può esserne esclusa.
run-scores-too-many = Il { $train } conta al massimo { $most } fermate, non { $n }.
run-not-home = Una delle corse deve visitare la base in { $hex }.
run-does-not-meet = La corsa numero { $n } non incontra nessuna corsa collegata con la base.

## Catene di merci

chain-not-linked = Questi merci non sono agganciati uno in fila all'altro.
chain-through-area = I merci si agganciano in stazioni grandi, non in porti o aree rosse.
chain-stop-twice = La catena di merci visita due volte una fermata.
chain-two-areas = Una catena di merci ha al massimo un porto e un'area rossa.
chain-several = Tutti i merci non permanenti devono essere agganciati in una sola catena.
chain-without-permanent = I merci non permanenti devono essere agganciati a uno permanente che corre.
