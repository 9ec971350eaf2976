### The words of the `roundhouse` command.

player = Player { $n }

## Help

cli-about = Railway board games to play, check, simulate and draw.
cli-command = command
cli-commands = commands
cli-lang = language of everything that is said
cli-version = say the version and how it was built, and stop
installed-plain = Not compiled, which is several times slower for bots and simulations: { $why }
installed-plain-checkout = this is a checkout, and only wheels are compiled. `make fast` builds one beside it.
installed-plain-asked = ROUNDHOUSE_COMPILE=0 was set when it was installed.
installed-plain-no-compiler = no C compiler was there when it was installed. Install one (Debian and Ubuntu: apt install gcc python3-dev; macOS: xcode-select --install; Windows: Build Tools for Visual Studio) and install again with --force-reinstall.
installed-plain-failed = compiling failed when it was installed. Install again with `pip install -v --force-reinstall` to see why.
installed-without-pages = Without the pages: `roundhouse serve` offers tables to programs only. In a checkout `make client` builds them; a package is built with them unless ROUNDHOUSE_PAGES=0 is set.
cli-play = play a game in this terminal
cli-simulate = let bots play many games and count what came of them
cli-tournament = let bots meet on every seat, and rate them
cli-seal = was a game that is over dealt as it was promised at its start?
cli-verify = replay golden games and compare everything that is recorded in them
cli-import = turn a game that another program has recorded into a save file
cli-replay = tell a saved game from its beginning
cli-render = draw the board of a saved game as a picture, SVG or PNG
cli-board = check, convert or draw a board file
cli-board-deed = check says what is wrong and where; convert writes JSON as text and text as JSON; draw makes an SVG picture
cli-board-files = the files of the board, as JSON or as text; without any, our own board
cli-board-output = where to write; a folder where there are several files
cli-rule = say what a rule means
cli-word = say what a word of a game means
cli-language = say what a translation has and lacks, file by file
cli-puzzles = find puzzles in saved games, and prove those of a file again
cli-puzzles-act = what to do: make or check
cli-puzzles-about = the game to make puzzles of, or the files to check
cli-puzzles-from = saved games to find puzzles in
cli-puzzles-output = file to write the puzzles to
cli-puzzles-most = how many puzzles to keep at most
cli-games = list the installed games with their options and bots
cli-game = the game: { $games }
cli-options = options of the game, such as edition=2018 (see: roundhouse games)
cli-players = number of players
cli-names = names of the people at this screen, with commas between them
cli-bots = bots, one per seat, with commas between them; fewer are repeated in turn; one of your own as package.module:Class
cli-play-bots = bots for the other seats, with commas between them
cli-seed = number that all chance is derived from
cli-play-save = file the game is kept in
cli-resume = go on with the game in this file
cli-games-count = number of games
cli-games-one = only this game
cli-jobs = number of processes that play at the same time
cli-json = print the figures as one line of JSON
cli-tournament-bots = at least two bots, with commas between them; one of your own as package.module:Class
cli-tournament-ray = address of a Ray cluster that plays the games, instead of this machine alone; auto finds one that runs here
cli-tournament-keep = file in which the games are kept; with the same file, a tournament goes on where it was interrupted
cli-tournament-html = page to write, with a table and plots
cli-verify-files = golden files, or games recorded by another program, plain or compressed with gzip
cli-seal-save = the save file of a table whose game is over
cli-seal-promised = the seal that was shown while it went on, or a file that was exported then
cli-verify-trace = the states that the other program recorded after every action
cli-import-file = the recorded game, or one in the text notation, plain or compressed with gzip
cli-import-output = save file to write
cli-rule-ids = ids of rules, such as SR-7.1-g
cli-word-game = the game, by the name that “roundhouse games” lists
cli-language-code = the language by its two letters, such as de
cli-language-missing = name every message that is missing
language-file = { $file }: { $has } of { $all } messages
language-missing = { $key } is missing; it is said in English
language-unknown = { $key } is not among the English messages
language-otherwise = { $key } is said with something that it is not given
cli-word-term = the word, in singular or plural; left out: all words of the game
cli-save = a save file
cli-at = position after N actions (negative: counted from the end)
cli-seat = what the player on this seat sees (counted from 0); without it, what everybody sees
cli-theme = colours: light, dark, or both with the reader's choice
cli-targets = light up what can be picked now
cli-output = file to write the picture to, PNG if it is called so; without it, it is printed as SVG
cli-replay-board = describe the last position too

## What comes of it

seal-found = This game was dealt from what has the seal { $seal }.
seal-compare = Compare it with the one that was shown while the game went on.
seal-kept = That is the seal that was promised: everything was dealt as it was fixed at the start.
seal-broken = Another seal was promised: this game was not dealt from what was fixed at the start.
trouble-seal-none = { $file } is no game of a table: nothing was sealed there.
trouble-seal-given = “{ $given }” is neither a seal (at least its first 16 letters and digits) nor a file that holds one.
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
simulate-length = Decisions in a game: { $mean } on average (median { $median }), { $least } to { $most }.
simulate-points = Points of all players together: { $mean } on average (± { $deviation }), { $least } to { $most }.
simulate-winner = Points of the winner: { $mean } on average (± { $deviation }), { $least } to { $most }.
simulate-spread = From first to last: { $mean } points on average (median { $median }), { $least } to { $most }.
simulate-ended = Ended because { $why }: { $n } ({ $share } %).
simulate-tally = { $what } per game: { $n }.
simulate-place = Place { $n } in turn order: won { $rate } %, { $total } points on average.
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
trouble-no-ray = Ray is not installed here: pip install 'roundhouse-games[ray]', or leave --ray out.
trouble-no-cluster = No Ray cluster answers at { $address }. `ray start --head` starts one and says its address.
trouble-tournament-other = { $file } holds the games of another tournament: name another file, or ask for the same.
trouble-resume = --resume goes on with the game in the file, which has its own options, players and seed: leave out { $given }.
trouble-too-many-seats = { $people } people and { $bots } bots do not fit on { $players } seats.
trouble-rule = No installed game has a rule “{ $given }”. Rules are written like { $example }.
trouble-word = { $title } has no word “{ $given }” in its glossary.
trouble-word-near = { $title } has no word “{ $given }” in its glossary. Did you mean { $near }?
trouble-seat = There is no seat { $given }: seats are counted from 0 to { $most }.
trouble-at = There is no position { $given }: the game has positions 0 to { $most }.
trouble-write = { $file } cannot be written: { $why }.
trouble-rasteriser = Drawing a PNG needs another package: pip install "{ $extra }". An SVG goes without.
trouble-read = { $file } cannot be read: { $why }.
trouble-not-utf8 = { $file } is not a text file in UTF-8.
trouble-no-boards = { $game } has no board files; these games have: { $known }.
trouble-board-file = { $file } is none of the files of a board. Expected are a file that ends in .json, or { $known }.
trouble-board-twice = { $file } and { $other } are both { $name }: a board has one.
board-right = The board “{ $title }” can be played on.
board-written = { $file }: written.
trouble-puzzles-usage = This is how it is asked: { $usage }
trouble-puzzles-none = { $title } has no puzzles to make.
trouble-puzzles-game = { $file } is a game of { $title }.
puzzles-make = make GAME --from SAVE… -o FILE   find puzzles with one clear best answer in saved games
puzzles-check = check FILE…                      prove every puzzle again
puzzles-made =
    { $n ->
        [one] { $file }: 1 puzzle, of { $found } found. Games read: { $games }.
       *[other] { $file }: { $n } puzzles, of { $found } found. Games read: { $games }.
    }
puzzles-left-out = { $file } was played under other rules and is left out.
puzzles-failed = FAIL  { $file }, { $puzzle }: { $why }
puzzle-wrong-action = action { $n } of its game is refused by the rules
puzzle-wrong-question = the question “{ $theme }” cannot be asked in this position
puzzle-wrong-unclear = there is no one clear best answer
puzzle-wrong-figures = the best answer is worth { $found }, not { $recorded }, or other answers are worth something else
puzzle-wrong-rating = its difficulty is { $found }, not { $recorded }
puzzle-wrong-answer = the recorded answer is refused, or is not the best
trouble-output = The answer cannot be written: { $why }.

## What is said about options and arguments

argument-usage = usage:
argument-options-title = options
argument-positional = arguments
argument-help = show this help and stop
argument-error = %(prog)s: %(message)s
argument-argument = %(argument_name)s: %(message)s
argument-required = these are missing: %s
argument-one-required = one of these is missing: %s
argument-unrecognized = these are not known here: %s
argument-choice = there is no %(value)s; there are %(choices)s
argument-type = %(value)r is no %(type)s
argument-ambiguous = %(option)s could mean %(matches)s
argument-not-with = cannot stand beside %s
argument-explicit = takes no value, but %r was given
argument-expected-one = a value is missing
argument-expected-some = at least one value is missing
argument-expected-one-at-most = one value at most
argument-place-address = ADDRESS
argument-place-directory = DIR
argument-place-file = FILE
argument-place-folder = FOLDER
argument-place-host = HOST
argument-place-key = KEY
argument-place-language = LANGUAGE
argument-place-name = NAME
argument-place-name-or-folder = NAME|FOLDER
argument-place-rule = RULE
argument-place-save = SAVE
argument-place-seal = SEAL
argument-place-trace = TRACE
argument-place-game = game
argument-place-option = key=value
argument-place-term = term
