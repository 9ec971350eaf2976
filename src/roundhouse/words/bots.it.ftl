### Perché i bot che sanno giocare a tutto fanno qualcosa. Argomenti: $n è il guadagno in punti, $choices un numero di azioni.

reason-none = Senza una ragione.
reason-random = Estratta a sorte.
reason-greedy-gain =
    { $n ->
        [0] Tutto il resto costerebbe qualcosa subito.
       *[other] Nient’altro rende subito così tanto: { $n }.
    }
reason-greedy-tie =
    { $n ->
        [0] Niente rende subito: è stata estratta a sorte una fra { $choices } azioni.
       *[other] { $choices } azioni rendono subito { $n }: ne è stata estratta a sorte una.
    }

# Due frasi, una dopo l’altra.
reason-and = { $first } { $rest }
reason-at-once = Qui non c’è niente da pensare.
reason-search =
    { $choices ->
        [one] È stata provata l’unica azione
       *[other] Sono state provate { $choices } azioni
    } in { $n } continuazioni immaginate, e questa è andata meglio.

## Come gioca un bot

describe-random = Estrae a sorte un’azione qualsiasi fra quelle permesse.
describe-greedy = Prende ciò che rende di più subito.
