### What the command says to those who build on Roundhouse: authors of games and of bots.

cli-new-game = make a package with a small whole game in it, to be changed into yours
cli-new-game-name = the name of the game in small letters, such as night_train
cli-new-game-folder = folder to put the package in; without it, here
cli-check-game = play a game at random and see whether it keeps the contract of a game
cli-check-game-game = an installed game by its name, or the folder of a package that brings one
new-game-done = { $folder } holds a package with a whole game. What to do next:
check-game-kept = { $game }: keeps its contract ({ $n ->
    [one] 1 game
   *[other] { $n } games
} played).
check-game-broken = { $game }: breaks its contract.
trouble-new-game-name = “{ $given }” cannot be the name of a game: two to thirty small letters, digits and underscores, a letter first, and no word of Python’s own.
trouble-new-game-taken = A game or a Python module is already called “{ $given }”: take another name.
trouble-new-game-there = { $folder } is already there: take another name, or another folder with --in.
trouble-check-game-entries = { $file } names no game under [project.entry-points."{ $group }"].
trouble-check-game-rules = { $given } is no game: an object of a class of Rules is expected.

## Games as data

cli-export = write games as JSON, JSON Lines, CSV or text
cli-export-files = save files, or games in the text notation
cli-export-as = json: save files; jsonl: one game a line; csv: one action a row; text: as people write it down, and import reads it
cli-export-output = file to write; without it, it is printed
cli-export-tables = the finished games of a server as well, those that everybody may see
export-done = { $file }: { $n ->
    [one] 1 game
   *[other] { $n } games
}
notation-line = { $file }, line { $n }
notation-head = the head must name the game, the version of its rules and the number of players
notation-seat = “{ $found }” is no seat: seats are counted from 0
notation-data = what stands here is no data
trouble-export-none = There is nothing to export: name save files, or ask for --tables.
trouble-import-several = { $file } holds { $n } games, and a save file holds one: `roundhouse export --as jsonl` writes them all.

## The shell

cli-completion = print what a shell needs to complete commands, options and games
cli-completion-shell = the shell
cli-completion-how = bash: roundhouse completion bash > ~/.local/share/bash-completion/completions/roundhouse; zsh: put it into a file _roundhouse on $fpath; fish: roundhouse completion fish > ~/.config/fish/completions/roundhouse.fish
