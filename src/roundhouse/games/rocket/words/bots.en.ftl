### Stephenson's Rocket: why the apprentice does something. Vocabulary: terms.json.
### Arguments: $line and $survivor are initials of lines such as GWR; $hex and $from are labels of hexes such as J13;
### $place and $city are names; $money is an amount with its unit; $n is a number of shares.

## Extending a line

reason-extend-merger = The merger of the { $line } into the { $survivor } pays me { $money }.
reason-extend-town = Connecting { $place } to the { $line } pays { $money } for my stations.
reason-extend-passenger = At { $hex } the { $line } drives onto somebody else’s station and brings me a passenger.
reason-extend-city = Connecting { $place } to the { $line } pays { $money } for my investments.
reason-extend-majority = One more share gives me the majority in the { $line }, and { $hex } is a good way on for it.
reason-extend-stations = At { $hex } the { $line } stays on a good way for my stations.
reason-extend-share = A share of the { $line } is worth having, and { $hex } suits me better than the others.

## Investing

reason-invest-lead = With { $city } I have most investments in this industry: { $industry }.
reason-invest-tie = With { $city } nobody has more investments than I in this industry: { $industry }.
reason-invest = { $city } brings me closer to the others in this industry: { $industry }.

## Stations

reason-station-place = The { $line } is likely to pass { $hex }, and my station will be linked to it then.
reason-station-move = My station at { $from } is of little use there; the { $line } is likely to pass { $hex }.

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
reason-veto-give-way = Sending the { $line } to { $hex } is not worth so many shares to me.
reason-veto-leave = No other hex for the { $line } is worth my shares: { $hex } is fine.

## The end of the game

reason-end = This ends the game, and it is the best end that I can have.
reason-skip = Nothing else is possible.
