### Puzzles in the browser; fetched with the first of them. What a game asks stands in its own folder.

puzzles-title = Puzzles
puzzles-help = Positions from played games with one best answer, and a proof of it. You solve them on the board, as in play.
puzzles-none = No game here has puzzles.
puzzles-today = Puzzle of the day
puzzles-today-help = the same for everybody, a new one at midnight UTC
puzzles-today-done = solved
puzzles-all = All puzzles
puzzles-solve = Solve
puzzles-again = Once more
puzzles-rating = Rating { $n }
puzzles-rating-none = no rating yet
puzzles-streak =
    { $n ->
        [0] no streak
        [one] Streak of 1 day
       *[other] Streak of { $n } days
    }
puzzles-solved = { $done } of { $all } solved
puzzles-level-easy = Easy
puzzles-level-medium = Medium
puzzles-level-hard = Hard
puzzles-choose = { $game }, { $theme }, { $level }
puzzles-panel = Puzzle
puzzles-task = Your task
puzzles-difficulty = difficulty { $n }
puzzles-waiting = The others answer.
puzzles-right = That is the best answer.
puzzles-wrong = There is something better.
puzzles-yours = Yours
puzzles-best = Best
puzzles-best-answer = The best answer
puzzles-best-count = { $n } answers are as good as this.
puzzles-proof =
    { $n ->
        [one] 1 plausible answer is worse: { $tempting }.
       *[other] { $n } plausible answers are worse; the most tempting: { $tempting }.
    }
puzzles-origin = From a game between bots ({ $origin }), after { $at } actions.
puzzles-boards = Yours and the best on the board
puzzles-enlarge = Enlarge
puzzles-board-yours = The board after your answer
puzzles-board-best = The board after the best answer
puzzles-next = Next puzzle
puzzles-retry = Try again
puzzles-leave = To the puzzles
puzzles-earlier = You have answered this one before: it no longer counts.

## Help

puzzles-helps = Help
puzzles-helps-cost = each costs a star, never the streak
puzzles-help-more = A hint
puzzles-help-show = Show the answer
puzzles-help-begin = It begins with what is ringed: { $what }.
puzzles-help-picked = It is picked: you only have to confirm.
puzzles-stars =
    { $n ->
        [0] No star
        [one] 1 star of 3
       *[other] { $n } stars of 3
    }
puzzle-worth = The best answer comes to this: { $best }. The most tempting of the others: { $tempting }.
