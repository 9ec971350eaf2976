### The words of the `roundhouse` command.

player = Player { $n }

## Help

cli-about = Railway board games to play, check, simulate and draw.
cli-commands = commands
cli-lang = language of everything that is said
cli-play = play a game in this terminal
cli-simulate = let bots play many games and count what came of them
cli-tournament = let bots meet on every seat, and rate them
cli-verify = replay golden games and compare everything that is recorded in them
cli-import = turn a game that another program has recorded into a save file
cli-replay = tell a saved game from its beginning
cli-render = draw the board of a saved game as an SVG picture
cli-rule = say what a rule means
cli-games = list the installed games with their options and bots
cli-game = the game: { $games }
cli-options = options of the game, such as edition=2018 (see: roundhouse games)
cli-players = number of players
cli-names = names of the people at this screen, with commas between them
cli-bots = bots, one per seat, with commas between them; fewer are repeated in turn
cli-play-bots = bots for the other seats, with commas between them
cli-seed = number that all chance is derived from
cli-play-save = file the game is kept in
cli-resume = go on with the game in this file
cli-games-count = number of games
cli-games-one = only this game
cli-jobs = number of processes that play at the same time
cli-json = print the figures as one line of JSON
cli-tournament-bots = at least two bots, with commas between them
cli-tournament-keep = file in which the games are kept; with the same file, a tournament goes on where it was interrupted
cli-tournament-html = page to write, with a table and plots
cli-verify-files = golden files, or games recorded by another program, plain or compressed with gzip
cli-verify-trace = the states that the other program recorded after every action
cli-import-file = the recorded game, plain or compressed with gzip
cli-import-output = save file to write
cli-rule-ids = ids of rules, such as SR-7.1-g
cli-save = a save file
cli-at = position after N actions (negative: counted from the end)
cli-seat = what the player on this seat sees (counted from 0); without it, what everybody sees
cli-theme = colours: light, dark, or both with the reader's choice
cli-targets = light up what can be picked now
cli-output = file to write the picture to; without it, it is printed
cli-replay-board = describe the last position too

## What comes of it

verify-note = { $file }: a note, not a game; passed over.
verify-passed = ok    { $file }: { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
verify-failed = FAIL  { $file }: differs at { $where }
verify-expected = {"      "}recorded: { $what }
verify-found = {"      "}found:    { $what }
import-done = { $file }: { $n ->
    [one] 1 action imported
   *[other] { $n } actions imported
}
replay-title = { $title }: { $players }, { $n ->
    [one] 1 action
   *[other] { $n } actions
}
render-done = { $file }: drawn after { $n ->
    [one] 1 action
   *[other] { $n } actions
}.
decimal-sign = .
simulate-speed = { $n ->
    [one] 1 game
   *[other] { $n } games
} in { $seconds } s: { $games } games a second, { $decisions } decisions a second.
simulate-ended = Ended because { $why }: { $n }.
simulate-score = { $bot }: won { $rate } % (95 % certain: { $low } to { $high } %), { $total } points on average, { $seats } seats played.
tournament-title = Tournament: { $game }
tournament-games = { $n ->
    [one] 1 game
   *[other] { $n } games
} with { $players } players, everybody on every seat.
tournament-row = { $place }. { $bot }: { $rating } (95 % certain: { $low } to { $high }), won { $rate } %, { $total } points on average.
tournament-page = The page is in { $file }.
tournament-ratings = Ratings, and between what they lie
tournament-wins = Wins
tournament-categories = Points by category, on average
tournament-bot = bot
tournament-rating = rating
tournament-between = 95 % certain
tournament-seats = seats
tournament-total = points
tournament-rank = place
games-players = { $least } to { $most } players
games-bots = bots: { $bots }
outcome-end = The game is over: { $why }.
outcome-category = { $category }: { $points }
outcome-total = { $rank }. { $player }: { $total }
points = { $n }
outcome-winner = { $n ->
    [one] { $players } wins.
   *[other] Shared victory: { $players }.
}

## Playing

# What is typed for a command; the English words work in every language.
command-board = board
command-hint = hint
command-undo = undo
command-save = save
command-rule = rule
command-help = help
command-quit = quit
command-back = back
play-you = Guest
play-welcome = { $title }. At the table: { $players }.
play-commands = Answer with a number or a name. Also: ? and a name (why is that not possible?), ? alone (what is asked?), { command-back }, { command-board }, { command-hint }, { command-undo }, { command-rule } { $example }, { command-save }, { command-help }, { command-quit }.
play-reason = Why: { $reason }
play-hint = Hint: { $picks }. Why: { $reason }
play-asked = { $player }: { $prompt }
play-name-one = Name one of: { $names }
play-possible = { $what } is possible now.
play-unknown = Nothing here is called “{ $what }”. Type ? for help.
play-not-here = { $what } does not belong to this choice. Take the last pick back with “{ command-back }” to choose something else first.
play-nothing-to-take-back = Nothing has been picked yet.
play-nothing-to-undo = There is nothing to take back yet.
play-undone = Taken back: { $n ->
    [one] 1 action remains
   *[other] { $n } actions remain
}.
play-saved = Saved in { $file }.
play-resume = Go on later with: roundhouse play --resume { $file }

## Trouble

trouble-option = “{ $given }” is no option: write key=value, such as edition=2018.
trouble-players = This game is for { $least } to { $most } players, not { $given }.
trouble-number = a whole number of at least { $least } is expected, not “{ $given }”
trouble-bots = Name at least one bot, such as --bots random.
trouble-too-many-bots = { $bots } bots do not fit on { $players } seats.
trouble-tournament-bots = Name at least two different bots, such as --bots random,apprentice.
trouble-tournament-other = { $file } holds the games of another tournament: name another file, or ask for the same.
trouble-resume = --resume goes on with the game in the file, which has its own options, players and seed: leave out { $given }.
trouble-too-many-seats = { $people } people and { $bots } bots do not fit on { $players } seats.
trouble-rule = No installed game has a rule “{ $given }”. Rules are written like { $example }.
trouble-seat = There is no seat { $given }: seats are counted from 0 to { $most }.
trouble-at = There is no position { $given }: the game has positions 0 to { $most }.
trouble-write = { $file } cannot be written: { $why }.
trouble-output = The answer cannot be written: { $why }.
