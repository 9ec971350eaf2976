### Rompicapi: i temi, che cosa chiede ognuno, e quanto vale una risposta. Vocabolario: glossary.it.toml.

puzzle-money = Il massimo incasso
puzzle-money-task =
    { $n ->
        [one] Ti resta un’azione in questo turno. Usala per incassare il più possibile; nessuno chiama il veto.
       *[other] È il tuo turno: due azioni. Usale per incassare il più possibile; nessuno chiama il veto.
    }
puzzle-stop = Fermali
puzzle-stop-task = { $player } amplia la { $line }. Fa’ in modo che { $player } incassi il meno possibile, offrendo meno quote che puoi. Nessun altro fa offerte, ma { $player } pareggia la tua dove gli conviene.
puzzle-stop-figure =
    { $n ->
        [0] { $money } per { $player }, nessuna quota offerta
        [one] { $money } per { $player }, 1 quota offerta
       *[other] { $money } per { $player }, { $n } quote offerte
    }
