### Puzzles: their themes, what each asks, and what an answer is worth. Vocabulary: glossary.en.toml.

puzzle-track = Cheapest track
puzzle-track-task = Build so that { $commodity } can be delivered: afterwards your network must reach a city that supplies it and one that pays you for it. Use as few rail cards as possible.
puzzle-track-task-loaded = Your train carries { $commodity }. Build so that your network reaches a city that pays you for it. Use as few rail cards as possible.
puzzle-track-figure =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
puzzle-track-missed = no delivery possible
puzzle-time = In time
puzzle-time-task = Which action lets you deliver { $commodity } by the end of your next turn? Loading and unloading are free, as always; what the others do does not matter.
puzzle-time-yes = delivered in time
puzzle-time-no = not delivered in time
