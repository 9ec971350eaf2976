### 1862: come giocano i bot, e perché fanno quello che fanno. $money è un importo con la sua unità, $n un numero di
### continuazioni, $what una frase che dice un'azione.

## Come giocano

describe-apprentice = Gioca subito: fa decollare ciò che avvia, costruisce percorsi redditizi e paga gli azionisti.
describe-engineer = Confronta quote, aste, fusioni e treni secondo come andrebbero i prossimi turni operativi.

## Che cosa si aspetta chi confronta

reason-expect-ahead = Con quel che deve ancora venire, così sono avanti agli altri di circa { $money } ({ $n } continuazioni).
reason-expect-behind = Con quel che deve ancora venire, anche così sono indietro di circa { $money } ({ $n } continuazioni).
reason-next = La seconda scelta mi porterebbe circa { $money } in meno: { $what }
reason-next-close = Quasi altrettanto buono: { $what }

## Subito

reason-open-auction = Voglio una compagnia che posso portare in attività, con porti vicino alla sede.
reason-raise-bid = Una concessione vale qualcosa per chi non ha compagnie.
reason-set-par = Il collocamento più alto con cui la compagnia entra subito in attività.
reason-charter-shares = Altre due quote e la compagnia entra in attività.
reason-choose-markers = Tre stazioni bastano per cominciare.
reason-trade = Il rendimento migliore che vedo.
reason-pay-fine = Le quote che mi mancano di meno.
reason-home-upgrade = La base ha bisogno di posto.
reason-merger = Tengo la mia compagnia com’è.
reason-consent-merger = La mia compagnia resta indipendente.
reason-option = Una quota a metà prezzo è conveniente.
reason-remove-marker = Questo segnalino manca di meno.
reason-track = La tessera che porta di più a portata.
reason-station = La città più preziosa ancora aperta.
reason-run = La corsa migliore che trovo.
reason-dividend = I soci si pagano, a meno di perdere il prossimo treno.
reason-trains = Una compagnia vive di treni che possono correre.
reason-consent-train = Vendo solo quello che non mi serve.
reason-raise-money = La compagnia deve avere un treno.
reason-redeem = Il denaro serve altrove.
reason-acquisition = La mia compagnia cresce da sola.
reason-consent-acquisition = La mia compagnia non è in vendita.
reason-over = Non resta nulla da fare.
