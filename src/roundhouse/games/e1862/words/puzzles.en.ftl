### Puzzles: their themes, what each asks, and what an answer is worth. Vocabulary: glossary.en.toml.

puzzle-run = Best run
puzzle-run-task =
    { $n ->
        [one] Find the best run of the { $company }: the stops of its train with the highest revenue.
       *[other] Find the best run of the { $company }: the stops of its { $n } trains with the highest revenue together.
    }
puzzle-train = Right train
puzzle-train-task = Make the one purchase that lets the { $company } earn most. What counts is the revenue of its best run on the map as it is now. Directors of other companies do not sell to you.
puzzle-train-figure = best run { $amount }
puzzle-dividend = Right dividend
puzzle-dividend-task = Decide about the dividend of the { $company }. Afterwards its treasury must be able to pay { $price } for a train from the Bank. As long as that holds, get as much for yourself as you can.
puzzle-dividend-safe = train affordable, { $amount } for you
puzzle-dividend-lost = train not affordable, { $amount } for you
