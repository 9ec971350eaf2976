### 1862: come giocano i bot, e perché fanno quello che fanno. $money è un importo con la sua unità, $n un numero di
### continuazioni, $what una frase che dice un'azione.

## Come giocano

describe-apprentice = Gioca subito: fa quotare ciò che avvia, costruisce tratte redditizie e paga gli azionisti.
describe-engineer = Confronta azioni, aste, fusioni e treni secondo come andrebbero i prossimi Round Operativi.
describe-master = Riflette: prima di ogni decisione importante, dalle aste alle fusioni, confronta molti modi in cui potrebbero andare i prossimi round.

## Che cosa si aspetta chi confronta

reason-expect-ahead = Con quel che deve ancora venire, così il vantaggio è di circa { $money } ({ $n } continuazioni).
reason-expect-behind = Con quel che deve ancora venire, anche così lo svantaggio è di circa { $money } ({ $n } continuazioni).
reason-next = La seconda scelta porterebbe circa { $money } in meno: { $what }
reason-next-close = Quasi altrettanto buono: { $what }

## Subito

reason-open-auction = È una compagnia che si può far quotare, con porti vicini all’esagono-base.
reason-raise-bid = Per chi non ha compagnie una concessione vale qualcosa.
reason-set-par = È il prezzo di collocamento più alto con cui la compagnia si quota subito.
reason-charter-shares = Altre due azioni e la compagnia si quota.
reason-choose-markers = Tre stazioni bastano per cominciare.
reason-trade = È il rendimento migliore in vista.
reason-pay-fine = Sono le azioni che mancheranno di meno.
reason-home-upgrade = La stazione-base ha bisogno di posto.
reason-merger = Alla compagnia conviene restare com’è.
reason-consent-merger = La compagnia resta indipendente.
reason-option = Un’azione a metà prezzo è conveniente.
reason-remove-marker = È il segnalino che serve di meno.
reason-track = Questa tessera apre la strada alle destinazioni migliori.
reason-station = È la città di maggior valore ancora libera.
reason-run = È la corsa migliore fra quelle trovate.
reason-dividend = Gli azionisti si pagano, a meno che costi il prossimo treno.
reason-trains = Una compagnia vive dei treni che ha il permesso di far correre.
reason-consent-train = Si vende solo quello che non serve.
reason-raise-money = La compagnia deve avere un treno.
reason-redeem = Il denaro serve di più altrove.
reason-acquisition = La compagnia cresce bene da sola.
reason-consent-acquisition = La compagnia non è in vendita.
reason-over = Non resta nulla da fare.

## Che cosa contano le simulazioni, per partita

tally-merged = Fusioni e acquisizioni
tally-floated = Compagnie avviate
tally-train = Treni comprati
tally-tile = Tessere posate
tally-station = Stazioni costruite
