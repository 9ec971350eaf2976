### Perché i bot che sanno giocare a tutto fanno qualcosa. Argomenti: $n è il guadagno in punti, $choices un numero di azioni.

reason-none = Non dico perché.
reason-random = Ho estratto a sorte.
reason-greedy-gain =
    { $n ->
        [0] Tutto il resto mi costerebbe qualcosa subito.
       *[other] Nient’altro rende subito così tanto: { $n }.
    }
reason-greedy-tie =
    { $n ->
        [0] Niente rende subito: ho estratto a sorte una fra { $choices } azioni.
       *[other] { $choices } azioni rendono subito { $n }: ne ho estratta a sorte una.
    }

# Due frasi, una dopo l’altra.
reason-and = { $first } { $rest }
reason-at-once = Qui non c’è niente da pensare.
reason-search =
    Ho provato { $choices ->
        [one] l’unica azione
       *[other] { $choices } azioni
    } in { $n } continuazioni immaginate, e questa è andata meglio.

## Come gioca un bot

describe-random = Estrae a sorte un’azione qualsiasi fra quelle permesse.
describe-greedy = Prende ciò che rende di più subito.
