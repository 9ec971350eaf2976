### What is wrong with something that was given.

problem = { $where }: { $problem }
problem-unknown-game = no game has this name; installed are: { $known }
problem-endless = a game has not ended after { $n } decisions: on this board, or with these options, it may never end
problem-unknown-bot = there is no such bot; there are: { $known }
problem-yes-no = yes, no
problem-option-kind-wrong = must be made of texts, numbers, lists and objects, as JSON has them

## Save files

save-unwritable = cannot be written ({ $why })
save-unreadable = cannot be read ({ $why })
save-not-text = is not a text file in UTF-8
save-not-json = is not valid JSON ({ $why })
save-format = is no save file: its format should be { $expected }, but is { $found }
save-field = has the wrong form here ({ $why })
save-long-list = has a list with more than { $most } entries
save-rules = was played under version { $found } of the rules; the rules installed here have version { $expected }
save-seats = there should be { $expected } seats, but there are { $found }
save-action = { $file }, action { $n }
save-refused = is refused by { $rule }: { $why }
save-digest = the state differs: its digest is { $expected }, but the file has { $found }

## Golden games

golden-readable = a readable file
golden-text = text in UTF-8, plain or compressed with gzip
golden-json = valid JSON
golden-object = a JSON object
golden-header = a header line
golden-empty = nothing: the file is empty
golden-game = a game that can be set up
golden-final = the final scoring
golden-over = the game is over
golden-pending = another decision is pending
golden-accepted = accepted
golden-nothing = nothing
golden-list = a list
golden-seat = the number of a seat
golden-players = must be a whole number, and options an object
golden-required = a golden game must record it
golden-no-chance = in this game chance decides nothing after the beginning
foreign-unknown = no game can read this file
foreign-trace-short = the trace has no line for this action
foreign-trace-empty = there is no trace in this file
foreign-accepted = an action that was accepted

## Run situations

routes-line = line { $n }
routes-field = line { $n }, field { $field }
routes-not-object = should be a JSON object
routes-missing = is missing
routes-number = should be a whole number from { $least } to { $most }, not { $given }
routes-unknown = { $given } is not known
routes-list = should be a list, not { $given }
routes-object = should be an object, not { $given }
routes-no-city = { $given } has no large station
routes-tile-form = should be a tile, its turn and, for a town, its small stations; not { $given }
routes-tile-kind = tile { $given } does not belong on this hex
routes-no-segment = the tile has no track { $given }
routes-token-form = should be a hex and a circle, not { $given }
routes-slot-taken = another marker is there already: { $given }
routes-london-full = London has only four terminals

# What cannot be read as an action.

problem-action-object = an object with a field 'type' is expected
problem-action-type = no action is called { $given }; there are: { $known }
problem-action-field = '{ $type }' has no such field
problem-action-name = a name is expected
problem-action-number = a whole number is expected
problem-action-value = { $given } is not possible here; there are: { $known }
problem-name-unknown = nothing here is called { $given }
problem-action-line = { $given } is no action; there are: { $known }
