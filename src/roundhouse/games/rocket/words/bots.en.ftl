### Stephenson's Rocket: how the bots play, and why they do something. Vocabulary: glossary.en.toml.
### Arguments: $line and $survivor are initials of lines such as GWR; $hex and $from are labels of hexes such as J13;
### $place and $city are names; $money is an amount with its unit, $pay says who is paid how much; $n is a number of
### shares or investments, $theirs the most that anybody else has; $first and $rest are sentences.

## How they play

describe-apprentice = Plays at once: weighs what each action will probably pay everybody, and fears vetoes.
describe-engineer = Answers quickly, but imagines how a round would go on after the best few actions.
describe-master = Thinks for as long as it may, imagining many ways for the game to go on.

## Putting sentences together

reason-next = Next best: { $what }, with about { $money } less.
reason-next-close = About as good: { $what }.

## Extending a line

reason-extend-merger = The merger of the { $line } into the { $survivor } pays { $money }.
reason-extend-town = Connecting { $place } to the { $line } pays { $money } for stations.
reason-extend-passenger = On { $hex } the { $line } runs onto somebody else’s station and earns a passenger.
reason-extend-city = Connecting { $place } to the { $line } pays { $money } for investments.
reason-extend-majority =
    { $n ->
        [one] 1 share makes
       *[other] { $n } shares make
    } a majority in the { $line }, and { $hex } leads it the right way.
reason-extend-stations = On { $hex } the { $line } keeps heading for the right stations.
reason-extend-share = A share of the { $line } is worth having, and { $hex } does nobody else more good.
reason-also-pays = It also pays others: { $pay }.
reason-veto-price =
    A veto that cannot be matched would cost { $player } { $n ->
        [one] 1 share
       *[other] { $n } shares
    }.

## Investing

reason-invest-lead = { $city } brings the lead in this industry ({ $industry }): { $n } investments against { $theirs }.
reason-invest-tie = { $city } brings a tie for the lead in this industry ({ $industry }): { $n } investments each.
reason-invest-behind = { $city } helps to catch up in this industry ({ $industry }): { $n } investments against { $theirs }.

## Stations

reason-station-place = The { $line } will come through { $hex } with a probability of { $percent }%, and then the station will be linked to it.
reason-station-move = The station on { $from } is of little use there; the { $line } will come through { $hex } with a probability of { $percent }%.

## Vetoes

reason-veto-call = { $hex } is a bad hex: better to pay shares and send the { $line } elsewhere.
reason-veto-bid =
    Getting the { $line } to { $hex } is worth { $n ->
        [one] 1 share
       *[other] { $n } shares
    }.
reason-veto-deny =
    A bid of { $n ->
        [one] 1 share
       *[other] { $n } shares
    } makes { $hex } cost the active player something: a passenger, or shares of the { $line }.
reason-veto-match =
    Sending the { $line } to { $hex } after all is worth { $n ->
        [one] 1 share
       *[other] { $n } shares
    }.
reason-veto-give-way =
    Sending the { $line } to { $hex } is not worth { $n ->
        [one] 1 share
       *[other] { $n } shares
    }.
reason-veto-leave = No other hex for the { $line } is worth paying shares for: { $hex } is fine.

## The end of the game

reason-end = This ends the game, and no better ending is in reach.
reason-skip = Nothing else is possible.

## What else could have been done

doing-extend = extending the { $line } to { $hex }
doing-invest = investing in { $city } ({ $industry })
doing-station-place = a station on { $hex }
doing-station-move = moving a station from { $from } to { $hex }
doing-bid =
    bidding { $n ->
        [one] 1 share
       *[other] { $n } shares
    } for { $hex }
doing-call = calling a veto
doing-pass = letting it stand
doing-skip = nothing

## What simulations count, per game

tally-merger = Mergers
tally-isolated = Lines isolated
tally-veto_won = Vetoes that were won
tally-passenger = Passengers taken
tally-city = Cities connected
tally-town = Railway towns connected
