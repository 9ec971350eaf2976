### What is said where people learn a game: how to play, the first game, the coach. Fetched with those screens.

## The ways to learn

learn-ways = Ways to learn
learn-read-minutes = { $n } minutes, read
learn-howto = How to play
learn-howto-help = What it is about, a turn in pictures, how to win, and what beginners get wrong.
learn-howto-read = Read it
learn-first-time = A whole game, play
learn-first = First game with a coach
learn-first-help = Gentle bots, no clock. The coach explains each decision, says what matters now, and lets you take moves back.
learn-first-begin = Begin
learn-puzzles-time = A few minutes
learn-puzzles = Puzzles
learn-puzzles-help = One decision from a real game: find the best answer.
learn-puzzles-go = To the puzzles

## How to play

learn-howto-minutes = How to play · { $n } minutes
learn-players = Players
learn-time = Time
learn-try-lessons = Try the lessons
learn-full-rules = Full rules
learn-on-page = On this page
learn-rules = Rules

## The coach of a first game

coach-title = Coach
coach-off = No more coaching
coach-explain = What is this decision about?
coach-now = What matters now
coach-hint = What would you do?
coach-thinking = The coach is thinking …
coach-brought = What your move brought
coach-waiting = The others play. Watch what they are paid for.
coach-fold = Fold the coach away
coach-best = The most that you can gain at once is { $points }: { $what }
coach-others = Mind whom else it pays: { $player } { $points }.
coach-next = If you leave things as they are, { $player } can gain { $points } next: { $what }
