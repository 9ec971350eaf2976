### Stephenson's Rocket: everything the game says besides its rules. Vocabulary: glossary.en.toml.
### Arguments: $player, $active and $bidder are names of players; $line and $survivor are initials of lines such as
### GWR; $hex, $bid_hex, $from and $original are labels of hexes such as J13. Numbers arrive as numbers, lists joined
### with commas.

## The game

game-rocket-title = Stephenson’s Rocket
game-rocket-blurb = Seven railway lines grow across England and swallow one another, while you invest in cities, build stations and bid shares to decide where the locomotives go.
game-rocket-length = 60–90 min
game-rocket-editions = 1999, 2018
game-rocket-reconstruction = The printed map was not available to us, so this board is a reconstruction: the hexes, most names of places and lines, and the industries of the cities are our own. The rules are those of the published game; only the map differs.

## Prompts

ask-over = The game is over.
ask-action-you =
    { $n ->
        [1] Your turn, first of two actions: invest in a city, build or move a station, or extend a line.
       *[other] Your turn, second of two actions: invest in a city, build or move a station, or extend a line.
    }
ask-action-other =
    { $n ->
        [1] { $player }’s turn: choosing the first of two actions.
       *[other] { $player }’s turn: choosing the second of two actions.
    }
ask-call-you =
    { $active } wants to take the { $line } to { $hex }. You hold { $holding ->
        [one] 1 share
       *[other] { $holding } shares
    }: call a veto, or decline?
ask-call-other =
    { $active } wants to take the { $line } to { $hex }. { $player } holds { $holding ->
        [one] 1 share
       *[other] { $holding } shares
    } and may call a veto.
ask-bid-first-you =
    A veto has been called: { $active } wants to take the { $line } to { $hex }, and nobody has made a bid yet. You hold { $holding ->
        [one] 1 share
       *[other] { $holding } shares
    }: bid for a hex of your choice, or pass?
ask-bid-first-other =
    A veto has been called: { $active } wants to take the { $line } to { $hex }, and nobody has made a bid yet. { $player } holds { $holding ->
        [one] 1 share
       *[other] { $holding } shares
    } and may bid.
ask-bid-over-you =
    { $active } wants to take the { $line } to { $hex }; { $bidder } bids { $last ->
        [one] 1 share
       *[other] { $last } shares
    } for { $bid_hex }. You hold { $holding }: bid more than { $last }, or pass?
ask-bid-over-other =
    { $active } wants to take the { $line } to { $hex }; { $bidder } bids { $last ->
        [one] 1 share
       *[other] { $last } shares
    } for { $bid_hex }. { $player } holds { $holding } and may bid more than { $last }.
ask-answer-first-you =
    Nobody has bid against your moving the { $line } to { $hex }. You hold { $holding ->
        [one] 1 share
       *[other] { $holding } shares
    }: make a bid yourself, or pass?
ask-answer-first-other =
    Nobody has bid against moving the { $line } to { $hex }. { $player } holds { $holding ->
        [one] 1 share
       *[other] { $holding } shares
    } and may still bid.
ask-answer-over-you =
    You wanted to take the { $line } to { $hex }; { $bidder } bids { $last ->
        [one] 1 share
       *[other] { $last } shares
    } for { $bid_hex }. You hold { $holding }: bid { $last } or more to have the last word, or pass?
ask-answer-over-other =
    { $player } wanted to take the { $line } to { $hex }; { $bidder } bids { $last ->
        [one] 1 share
       *[other] { $last } shares
    } for { $bid_hex }. { $player } holds { $holding } and may answer with a bid of { $last } or more.

## Actions, as the log tells them

act-invest = { $player } invests in { $city } ({ $industry }).
    .you = You invest in { $city } ({ $industry }).
act-station-place = { $player } builds a station on { $hex }.
    .you = You build a station on { $hex }.
act-station-move = { $player } moves a station from { $from } to { $hex }.
    .you = You move a station from { $from } to { $hex }.
act-extend = { $player } extends the { $line } towards { $hex } ({ $direction }).
    .you = You extend the { $line } towards { $hex } ({ $direction }).
act-call = { $player } calls a veto.
    .you = You call a veto.
act-decline = { $player } declines to call a veto.
    .you = You decline to call a veto.
act-bid =
    { $player } bids { $n ->
        [one] 1 share
       *[other] { $n } shares
    } for { $hex }.
    .you =
        { $n ->
            [one] You bid 1 share for { $hex }.
           *[other] You bid { $n } shares for { $hex }.
        }
act-answer =
    { $player } answers with a bid of { $n ->
        [one] 1 share
       *[other] { $n } shares
    } for { $hex }.
    .you =
        { $n ->
            [one] You answer with a bid of 1 share for { $hex }.
           *[other] You answer with a bid of { $n } shares for { $hex }.
        }
act-pass-bid = { $player } passes without bidding.
    .you = You pass without bidding.
act-nobody-bids = { $player } passes without bidding. With no bid at all, the { $line } goes to { $hex } as proposed.
    .you = You pass without bidding. With no bid at all, the { $line } goes to { $hex } as proposed.
act-pass-answer = { $player } passes and makes no bid of their own.
    .you = You pass and make no bid of your own.
act-skip = { $player } has no legal action and skips it.
    .you = You have no legal action and skip it.

## Events

event-veto-won =
    { $player } wins the veto and pays { $n ->
        [one] 1 share
       *[other] { $n } shares
    }: the { $line } goes to { $hex }.
    .you =
        { $n ->
            [one] You win the veto and pay 1 share: the { $line } goes to { $hex }.
           *[other] You win the veto and pay { $n } shares: the { $line } goes to { $hex }.
        }
event-passenger = { $player } gains a passenger.
    .you = You gain a passenger.
event-city = The { $line } connects the city of { $place }. Paid for investments there: { $pay }.
event-town = The { $line } connects the railway town of { $place }. Paid for stations linked to the line: { $pay }.
event-merger = Merger: the { $line } is eliminated and becomes part of the { $survivor }, the survivor. Paid for shares of the { $line }: { $pay }.
event-isolated = The { $line } is isolated: extending it no longer earns a share.

## Refusals

why-hex-nothing = On { $hex } nothing can be done now: no locomotive can go there, and no station can be placed there.
why-over = The game is over: no further actions are possible.
why-not-asked = It is not your decision yet: { $player } has to decide first.
why-not-now = That does not answer the question being asked: choose one of the replies on offer.
why-skip = You may skip an action only when nothing else is possible, and something is: choose one of the possible actions.
why-all-claimed = All investments have been claimed: place or move a station, or extend a line instead.
why-no-such-investment = There is no such investment: choose a city and one of the industries it offers.
why-not-unclaimed = { $city } has no free investment left in this industry ({ $industry }): choose one that nobody has claimed.
why-reserve-empty =
    Your reserve is empty: { $n ->
        [one] your only station is
       *[other] all { $n } of your stations are
    } on the board, so move one instead of placing one.
why-no-own-station = You have no station on { $hex }: choose a hex where one of your own stands.
why-station-linked = Your station on { $hex } is linked to the { $line } and has to stay: in this game you may move only stations that are not linked.
why-same-hex = Your station already stands on { $hex }: move it to a different hex.
why-hex-occupied = { $hex } is occupied: a station needs a hex without a city, a town, track, a locomotive or another station.
why-next-to-locomotive = { $hex } is adjacent to a locomotive: choose a hex for the station that is not adjacent to any.
why-next-to-station = { $hex } is adjacent to another station: choose a hex that is not adjacent to any station, not even one of your own.
why-off-board = { $hex } is not on the board: choose a hex on the map.
why-no-such-line = No line of this board has that name: extend one of the lines in play.
why-line-eliminated = The { $line } is no longer a line in play: choose a line that has not been eliminated.
why-extended-already = You have already extended the { $line } this turn: extend another line, or choose another kind of action.
why-not-next-to-start = { $hex } is not adjacent to the locomotive of the { $line }: from its starting town it may go to any adjacent hex.
why-not-ahead = { $hex } is not one of the three hexes ahead of the { $line }: its locomotive goes one hex straight on, or half-left or half-right.
why-place-there = { $place } is on { $hex }: a locomotive passes next to cities and towns, but never enters them.
why-track-there = { $hex } already belongs to the { $line }: a locomotive may only enter a hex without track and without another locomotive.
why-two-lines = { $hex } touches two or more lines other than the { $line }: a locomotive may stop next to one other line at most.
why-no-tile = No track tile is left, and going to { $hex } would take one: only a locomotive that leaves its starting town without causing a merger needs none.
why-bid-nothing = A bid is at least 1 share: bid 1 or more, or pass.
why-bid-beyond-holding =
    You cannot bid { $n }, because you hold only { $holding ->
        [one] 1 share
       *[other] { $holding } shares
    } of the { $line }: bid no more than that, or pass.
why-bid-supplementary =
    You cannot bid { $n }, because supplementary shares cannot be bid in this game: of your shares of the { $line } only { $real ->
        [one] 1 is
       *[other] { $real } are
    } ordinary.
why-bid-too-low = A bid of { $n } is too low, because the last bid was { $last }: bid more than that, or pass.
why-answer-too-low = A bid of { $n } is too low: bid { $last } or more, or pass.
why-bid-hex = The { $line } cannot go to { $hex }: bid for one of the hexes its locomotive may legally enter.
why-not-original-hex = { $hex } is not the hex you chose: in this game your bid can only insist on { $original }.

## Kinds of action, as a menu offers them

kind-invest = Invest
kind-station = Station
kind-extend = Extend a line
kind-skip = Skip the action
kind-call = Call a veto
kind-decline = Decline
kind-pass = Pass
kind-bid = Bid

## Things that can be picked

pick-hex = hex { $hex }
pick-station = your station on { $hex }
pick-reserve = a station from your reserve
pick-loco = locomotive of the { $line } ({ $name })
pick-city = { $city }
pick-industry = industry: { $industry }
pick-bid =
    { $n ->
        [one] bid 1 share
       *[other] bid { $n } shares
    }
pick-pass = pass
pick-call = call a veto
pick-decline = decline
pick-skip = skip the action
place-start = starting town of { $place }
place-city = city of { $place }
place-town = railway town of { $place }

## Where a locomotive may go, and what is waiting there

step-hex = hex { $hex }, { $direction }
step-hex-notes = hex { $hex }, { $direction }: { $notes }
step-proposed = as proposed
step-near = next to { $place }
step-station = station of { $player }
step-station-own = your own station
step-merger = merges with the { $line }

## The board in lines of text

board-supply = Supply: track tiles { $tiles }, passengers { $passengers }.
board-player = { $player }: total { $money }; holdings: { $shares }; investments: { $claims }; passengers: { $passengers }; stations in reserve: { $reserve }.
board-holding = { $line } { $n }
board-none = none
board-no-line = no line
board-line = { $line } ({ $status }): locomotive on { $hex }, facing { $facing }; value { $value }; shares available: { $available }; places connected: { $places }; hexes with track: { $track }.
board-line-unmoved = { $line } ({ $status }): locomotive still on its starting town, { $hex }; value { $value }; shares available: { $available }; places connected: { $places }; hexes with track: { $track }.
board-line-gone = { $line }: eliminated, merged into the { $survivor }.
board-unlimited = no limit
board-stations = Hexes with stations of { $player }: { $hexes }.
board-place-start = { $place } on { $hex }: starting town of the { $line }; connected by: { $lines }.
board-place-city = { $place } on { $hex }: city; connected by: { $lines }.
board-place-town = { $place } on { $hex }: railway town; connected by: { $lines }.
board-city = { $city }: free investments: { $free }; claimed: { $claimed }.
board-token = { $industry } { $n }
board-claim = { $industry } { $n } by { $player }
status-live = open
status-isolated = isolated
status-eliminated = eliminated

## The final account; the reasons are parts of a sentence

score-in-play = Payments during the game
score-passengers = Passengers
score-industry = Industry: { $industry }
score-stations = Stations linked to the { $line }
score-shares = Shares of the { $line }
ended-by-lines = at most one line still has shares to give out
ended-by-tiles = the last track tile has been used

## Names

direction-N = north
direction-NE = north-east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-NW = north-west
direction-none = no direction
industry-steel = steel
industry-textiles = textiles
industry-brewing = brewing
industry-leather = leather
industry-none = unknown industry

## Money

money-pounds =
    { $n ->
        [0] £0
       *[other] £{ $n },000
    }
money-prestige = { $n }★
money-secret = secret
payment = { $player } { $money }
    .you = you { $money }
payment-none = nobody

## Options

option-yes = yes
option-no = no

option-edition = Edition
option-edition-1999 = 1999 edition
option-edition-2018 = 2018 edition

option-veto_active_scope = Hex of the active player’s bid
option-veto_active_scope-any_legal = any legal hex
option-veto_active_scope-original_only = only the hex originally chosen

option-active_may_call_veto = The active player may call a veto

option-linked_station_movable = Linked stations can be moved

option-share_limit = Limit on shares
option-share_limit-none = no limit
option-share_limit-per_line = Shares of each line
option-share_limit-supplementary = Supplementary shares

option-end_check = Check for the end
option-end_check-action = after every action
option-end_check-turn = after every turn

option-end_condition_lines = Lines that end the game
option-end_condition_lines-shares_available_le_1 = at most 1 line has shares available
option-end_condition_lines-closed_ge_6 = 6 lines are eliminated or isolated

option-isolation_model = Isolation test
option-isolation_model-exact = exact
option-isolation_model-relaxed = relaxed: ignores its own future track
option-isolation_model-region = region: ignores facing too

option-survivor_extendable = Extend the line that absorbed another

option-supplementary_bids = Bid supplementary shares

option-places_one_by_one = Places connect one by one

option-call_denies_passenger = A call alone denies the passenger

option-tiles_never_lack = Play on without tiles

option-totals_visible = Open totals

option-unit_name = Unit
option-unit_name-1000_pounds = thousands of pounds
option-unit_name-prestige = prestige points

option-invest_medium = Investments shown as
option-invest_medium-token = tokens
option-invest_medium-cube = cubes

option-isolated_pile = Shares of isolated lines
option-isolated_pile-discard = discarded
option-isolated_pile-marker = marked with an X

option-connector_tiles = Connector tiles

option-city_indicator = Markers on cities

option-board = Board
option-board-variant = a livelier board, also ours
option-board-none = our board
