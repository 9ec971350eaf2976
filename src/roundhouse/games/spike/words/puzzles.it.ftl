### Rompicapi: i temi, che cosa chiede ognuno, e quanto vale una risposta. Vocabolario: glossary.it.toml.

puzzle-track = I binari più economici
puzzle-track-task = Costruisci in modo da poter consegnare { $commodity }: alla fine la tua rete deve toccare una città che ne produce e una che te ne paga la consegna. Usa meno carte Ferrovia che puoi.
puzzle-track-task-loaded = Il tuo treno trasporta { $commodity }. Costruisci in modo che la tua rete tocchi una città che te ne paga la consegna. Usa meno carte Ferrovia che puoi.
puzzle-track-figure =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
puzzle-track-missed = consegna impossibile
puzzle-time = In tempo
puzzle-time-task = Quale azione ti permette di consegnare { $commodity } entro la fine del tuo prossimo turno? Caricare e scaricare è libero, come sempre; quello che fanno gli altri non conta.
puzzle-time-yes = consegna in tempo
puzzle-time-no = consegna non in tempo
