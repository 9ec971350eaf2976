### Puzzles: their themes, what each asks, and what an answer is worth. Vocabulary: glossary.en.toml.

puzzle-money = Most money
puzzle-money-task =
    { $n ->
        [one] You have one action left in this turn. Make as much money with it as you can; nobody calls a veto.
       *[other] It is your turn: two actions. Make as much money with them as you can; nobody calls a veto.
    }
puzzle-stop = Stop them
puzzle-stop-task = { $player } extends the { $line }. Leave { $player } as little money as you can, for as few shares as possible. Nobody else bids, but { $player } matches your bid wherever that helps.
puzzle-stop-figure =
    { $n ->
        [0] { $money } for { $player }, no shares bid
        [one] { $money } for { $player }, 1 share bid
       *[other] { $money } for { $player }, { $n } shares bid
    }
