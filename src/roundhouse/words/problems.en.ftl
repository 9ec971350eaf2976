### What is wrong with something that was given.

problem = { $where }: { $problem }
problem-unknown-game = no game has this name; installed are: { $known }
problem-endless = a game has not ended after { $n } decisions: on this board, with these options, or between these bots it may never end
problem-unknown-lesson = there is no such lesson; there are: { $known }
problem-puzzle-open = the proof is shown once the puzzle is answered
problem-puzzle-help = this puzzle has no further help
problem-unknown-puzzle = there is no such puzzle
problem-puzzles = { $file } is no file of puzzles: { $why }
problem-no-bot = no bot: { $why }
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
save-long-text = has a text with more than { $most } characters
save-unseen = has a text with characters that cannot be seen
save-large-number = has a number beyond { $most }
save-large-data = takes more than { $most } bytes
save-many-names = has more than { $most } different names
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

## Boards as text

text-spot = { $file }, line { $line }, column { $column }
text-json = this is not JSON: { $found }. Right would be a text in quotation marks, a number, or an object such as {"{"}"label": "C4"{"}"}
text-section = there is no section { $found }; there are: { $known }
text-no-section = a section has to come first: { $known }
text-pair = “name = value” is expected, not { $found }
text-name = there is no { $found } here; there are: { $known }
text-value = cannot be { $found }; possible: { $known }
text-number = a number is expected, not { $found }
text-missing = “{ $name } = …” is missing in { $section }
text-map-row = a row of the map begins with |, not as { $found }
text-between = no hex lies here, between two columns: { $found } belongs one row higher or lower
text-sign = { $found } is no sign of the map: a hex is { $plain }, a place is a letter or a digit
text-letter-twice = the letter { $letter } is on the map twice: every place has its own
text-letter-nowhere = the map has no { $found }: only places on the map have a line here
text-legend-twice = the letter { $letter } has a line already
text-letter-unknown = the letter { $letter } has no line in [places], such as “{ $letter } = town Leeds”
text-city = a city says its investments behind a colon, such as “city Leicester: leather, steel”, not { $found }
text-line = “colour from letter: name” is expected, such as “red from A: Liverpool & Manchester Railway”, not { $found }
text-no-start = { $found } is no starting town; there are: { $known }
text-hex-nowhere = hex { $q },{ $r } is not on the map
text-csv = this is no table: a quotation mark is not closed, or stands inside a cell
text-head = the first row must name the columns { $known }, not { $found }
text-cells = there are { $found } cells and only { $most } columns: does a cell with a comma need quotation marks?
text-not-json = this is not valid JSON
text-not-object = the file must be a JSON object
text-impossible = this board cannot be written as text: it lacks a part that every board has, or a name in it has a sign that the text needs
