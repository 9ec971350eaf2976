### What is wrong with something that was given.

problem = { $where }: { $problem }
problem-unknown-game = no game has this name; installed are: { $known }
problem-endless = a game has not ended after { $n } decisions: on this board, with these options, or between these bots it may never end
problem-unknown-bot = there is no such bot; there are: { $known }
problem-bot-no-action = has chosen { $given }, which is no action of this game
problem-bot-refused = has chosen { $action }, which { $rule } refuses: { $why }
problem-yes-no = yes, no
problem-secret = must be 64 hexadecimal digits
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

# What cannot be read as an action.

problem-action-object = an object with a field 'type' is expected
problem-action-type = no action is called { $given }; there are: { $known }
problem-action-field = '{ $type }' has no such field
problem-action-name = a name is expected
problem-action-number = a whole number is expected
problem-action-most = a whole number from -{ $most } to { $most } is expected
problem-action-value = { $given } is not possible here; there are: { $known }
problem-name-unknown = nothing here is called { $given }
problem-action-line = { $given } is no action; there are: { $known }
