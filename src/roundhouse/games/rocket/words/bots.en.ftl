### Stephenson's Rocket: how the bots play, and why they do something. Vocabulary: glossary.en.toml.
### Arguments: $line and $survivor are initials of lines such as GWR; $hex and $from are labels of hexes such as J13;
### $place and $city are names; $money is an amount with its unit, $pay says who is paid how much; $n is a number of
### shares or investments, $theirs the most that anybody else has; $first and $rest are sentences.

## How they play

describe-apprentice = Plays at once: weighs what each action will probably pay everybody, and fears vetoes.
describe-engineer = Answers quickly, but imagines how a round would go on after the best few actions.
describe-master = Thinks for as long as it may, imagining many ways for the game to go on.

## Putting sentences together

reason-next = Next best was { $what }, which I expect to bring about { $money } less.
reason-next-close = About as good: { $what }.

## Extending a line

reason-extend-merger = The merger of the { $line } into the { $survivor } pays me { $money }.
reason-extend-town = Connecting { $place } to the { $line } pays { $money } for my stations.
reason-extend-passenger = On { $hex } the { $line } runs onto somebody else’s station and earns me a passenger.
reason-extend-city = Connecting { $place } to the { $line } pays { $money } for my investments.
reason-extend-majority =
    With { $n ->
        [one] 1 share
       *[other] { $n } shares
    } I have the majority in the { $line }, and { $hex } leads it the right way.
reason-extend-stations = On { $hex } the { $line } keeps heading towards my stations.
reason-extend-share = A share of the { $line } is worth having, and { $hex } does more for me than for anybody else.
reason-also-pays = It also pays others: { $pay }.
reason-veto-price =
    A veto that I cannot match would cost { $player } { $n ->
        [one] 1 share
       *[other] { $n } shares
    }.

## Investing

reason-invest-lead = With { $city } I have the most investments in this industry ({ $industry }): { $n } against { $theirs }.
reason-invest-tie = With { $city } nobody has more investments than me in this industry ({ $industry }): { $n } each.
reason-invest-behind = { $city } helps me catch up in this industry ({ $industry }): { $n } against { $theirs }.

## Stations

reason-station-place = The { $line } will come through { $hex } with a probability of { $percent }%, and then my station will be linked to it.
reason-station-move = My station on { $from } is of little use there; the { $line } will come through { $hex } with a probability of { $percent }%.

## Vetoes

reason-veto-call = { $hex } is a bad hex for me: I would rather pay shares to send the { $line } elsewhere.
reason-veto-bid =
    Getting the { $line } to { $hex } is worth { $n ->
        [one] 1 share
       *[other] { $n } shares
    } to me.
reason-veto-deny =
    I bid { $n ->
        [one] 1 share
       *[other] { $n } shares
    } to make { $hex } cost the active player something: a passenger, or shares of the { $line }.
reason-veto-match =
    Sending the { $line } to { $hex } after all is worth { $n ->
        [one] 1 share
       *[other] { $n } shares
    } to me.
reason-veto-give-way =
    Sending the { $line } to { $hex } is not worth { $n ->
        [one] 1 share
       *[other] { $n } shares
    } to me.
reason-veto-leave = No other hex for the { $line } is worth paying shares for: { $hex } is fine.

## The end of the game

reason-end = This ends the game, and I cannot get a better ending.
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
