### Rompicapi: i temi, che cosa chiede ognuno, e quanto vale una risposta. Vocabolario: glossary.it.toml.

puzzle-run = La corsa migliore
puzzle-run-task =
    { $n ->
        [one] Trova la corsa migliore della { $company }: le fermate del suo treno che danno l’incasso più alto.
       *[other] Trova la corsa migliore della { $company }: le fermate dei suoi { $n } treni che insieme danno l’incasso più alto.
    }
puzzle-train = Il treno giusto
puzzle-train-task = Fai l’acquisto che permette alla { $company } di incassare di più. Conta l’incasso della sua corsa migliore sulla mappa com’è ora. I direttori delle altre compagnie non ti vendono nulla.
puzzle-train-figure = corsa migliore { $amount }
puzzle-dividend = Il dividendo giusto
puzzle-dividend-task = Decidi il dividendo della { $company }. Dopo, la tesoreria deve poter pagare { $price } per un treno della Banca. Purché sia così, ricavane il più possibile per te.
puzzle-dividend-safe = treno pagabile, { $amount } per te
puzzle-dividend-lost = treno non pagabile, { $amount } per te
