### Rocket: what the form of a new table explains about what can be chosen.

option-edition-help = The edition presets all other options; each of them can still be changed on its own.
option-veto_active_scope-help = Where the active player who wins a veto with a bid of their own may send the locomotive (R-01).
option-active_may_call_veto-help = After all others have declined, the active player may call a veto too, and may bid even if nobody else does (R-05).
option-linked_station_movable-help = Whether a station on a hex of a line may still be moved away (R-07).
option-share_limit-help = How many shares each line has; once they have run out, extending the line earns none, and a merger is settled with supplementary shares (R-09).
option-end_check-help = When to check whether the game is over: this decides who still gets a last action (R-19).
option-end_condition_lines-help = What has to become of the lines for the game to end, besides running out of tiles (R-18).
option-isolation_model-help = How to test whether a line is isolated: by every route its locomotive could really take, by the same without regard to the track it would lay, or by the open area around it (R-16).
option-survivor_extendable-help = Whether the second action of a turn may extend the line into which the one extended first has merged (R-03).
option-supplementary_bids-help = Whether supplementary shares can be bid in a veto like any others. If not, everybody’s are counted apart; in a merger the ordinary ones go round clockwise from the active player (R-09).
option-places_one_by_one-help = If a move connects several railway towns, the first is scored before the next one counts, instead of all at once (R-10).
option-call_denies_passenger-help = Whether the active player goes without the passenger if a veto was called but nobody bid (R-11).
option-tiles_never_lack-help = Whether the second action of a turn may extend a line even though the tiles ran out in the first. It matters only if the end is checked after every turn (R-21).
option-totals_visible-help = Whether everybody sees how much each player has scored so far; payments are public in any case (R-26).
option-unit_name-help = What payments are counted in; this only changes how amounts are written.
option-invest_medium-help = Whether claimed investments are drawn as the player’s token or as a cube in the player’s colour (R-22).
option-isolated_pile-help = Whether an isolated line is marked with an X where shares are listed, or its shares are simply gone.
option-connector_tiles-help = How many connectors are drawn where the track of merged lines is joined; they never count as tiles (R-20).
option-city_indicator-help = Whether a small cube marks every city that is connected to a line.
option-board-help = Our board, a second reconstruction of ours that is tuned to be livelier, or the data of another one.
