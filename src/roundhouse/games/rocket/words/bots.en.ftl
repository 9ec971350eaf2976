### Stephenson's Rocket: how the bots play, and why they do something. Vocabulary: terms.json.
### Arguments: $line and $survivor are initials of lines such as GWR; $hex and $from are labels of hexes such as J13;
### $place and $city are names; $money is an amount with its unit, $pay says who is paid how much; $n is a number of
### shares or investments, $theirs the most that anybody else has; $first and $rest are sentences.

## How they play

describe-apprentice = Plays at once: weighs what every action will probably pay to everybody, and fears vetoes.
describe-engineer = Answers at once, but imagines how a round would go on after the best few actions.
describe-master = Thinks as long as it is allowed to, and imagines many continuations of more and more actions.

## Putting sentences together

reason-next = The next best was { $what }, which I expect to bring about { $money } less.
reason-next-close = About as good: { $what }.

## Extending a line

reason-extend-merger = The merger of the { $line } into the { $survivor } pays me { $money }.
reason-extend-town = Connecting { $place } to the { $line } pays { $money } for my stations.
reason-extend-passenger = At { $hex } the { $line } drives onto somebody else’s station and brings me a passenger.
reason-extend-city = Connecting { $place } to the { $line } pays { $money } for my investments.
reason-extend-majority =
    With { $n ->
        [one] 1 share
       *[other] { $n } shares
    } I have the majority in the { $line }, and { $hex } is a good way on for it.
reason-extend-stations = At { $hex } the { $line } stays on a good way for my stations.
reason-extend-share = A share of the { $line } is worth having, and { $hex } suits me better than the others.
reason-also-pays = It also pays others: { $pay }.
reason-veto-price =
    A veto that I cannot match would cost { $player } { $n ->
        [one] 1 share
       *[other] { $n } shares
    }.

## Investing

reason-invest-lead = With { $city } I have most investments in this industry ({ $industry }): { $n } against { $theirs }.
reason-invest-tie = With { $city } nobody has more investments than I in this industry ({ $industry }): { $n } each.
reason-invest-behind = { $city } brings me closer to the others in this industry ({ $industry }): { $n } against { $theirs }.

## Stations

reason-station-place = The { $line } passes { $hex } with a likelihood of { $percent } %, and my station will be linked to it then.
reason-station-move = My station at { $from } is of little use there; the { $line } passes { $hex } with a likelihood of { $percent } %.

## Vetoes

reason-veto-call = { $hex } is a bad place for the { $line } from where I sit: I would rather pay for another one.
reason-veto-bid =
    It is worth { $n ->
        [one] 1 share
       *[other] { $n } shares
    } to me that the { $line } goes to { $hex }.
reason-veto-deny =
    I bid { $n ->
        [one] 1 share
       *[other] { $n } shares
    } so that { $hex } costs the active player something, a passenger or shares of the { $line }.
reason-veto-match =
    It is worth { $n ->
        [one] 1 share
       *[other] { $n } shares
    } to me to send the { $line } to { $hex } after all.
reason-veto-give-way =
    Sending the { $line } to { $hex } is not worth { $n ->
        [one] 1 share
       *[other] { $n } shares
    } to me.
reason-veto-leave = No other hex for the { $line } is worth my shares: { $hex } is fine.

## The end of the game

reason-end = This ends the game, and it is the best end that I can have.
reason-skip = Nothing else is possible.

## What else could have been done

doing-extend = driving the { $line } to { $hex }
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
