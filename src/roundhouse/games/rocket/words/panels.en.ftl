### Stephenson's Rocket: the panels beside the board.

## A veto under way

panel-veto = Veto over the { $line }
panel-veto-called = a veto has been called
panel-veto-open = holders of shares may call one
panel-veto-player = player
panel-veto-holds = shares
panel-veto-answer = answer
panel-veto-bid = bids { $n }
panel-veto-asked = is asked now
panel-veto-proposed = has chosen the move
panel-veto-later = may still answer
panel-veto-done = has answered


## Shares and lines

panel-shares = Shares and lines
panel-shares-tab = Shares
panel-shares-note = the majority earns the value, the runner-up half of it
panel-line = line
panel-left = left
panel-left-tip = Shares that are still available
panel-value = value
panel-value-tip = Places connected to the line
panel-linked = stn.
panel-linked-tip = Stations linked to the line
panel-linked-each = Linked stations: { $each }
panel-each = { $player } { $n }
panel-pays = pays now
panel-pays-tip = What the shares of the line would pay if the game were scored now
panel-paid = Pays now: { $pay }
panel-line-tip = { $name } ({ $status })
panel-gone-tip = The { $name } was eliminated and merged into the { $survivor }.

## Investments

panel-investments = Investments
panel-investments-tab = Cities
panel-investments-note = { $n } of { $whole } claimed
panel-city = city
panel-reached = connected to
panel-reached-tip = Lines that the city is connected to
panel-claims = { $each }

## Supply

panel-supply = Supply
panel-supply-tab = Supply
panel-of = { $n } of { $whole }
panel-tiles = track tiles left
panel-passengers = passengers
panel-own-supplementary = { $n } of them supplementary
panel-supplementary = supplementary shares

## Under a player's name

sheet-total = Scored so far
sheet-secret = totals are secret
sheet-shares =
    { $n ->
        [one] { $n } share
       *[other] { $n } shares
    }
sheet-stations-short = { $n } stn.
sheet-claims-short = { $n } inv.
sheet-passengers-short = { $n } pass.
sheet-stations-tip =
    { $n ->
        [one] { $n } station on the map, { $reserve } in reserve
       *[other] { $n } stations on the map, { $reserve } in reserve
    }
sheet-claims =
    { $n ->
        [one] { $n } investment
       *[other] { $n } investments
    }
sheet-passengers =
    { $n ->
        [one] { $n } passenger
       *[other] { $n } passengers
    }

## What can be done with an action, and what it brings.

verb-invest = Invest
verb-invest-brings =
    { $begins ->
        [0] nothing is left
        [one] { $free } free in one city
       *[other] { $free } free in { $begins } cities
    }
verb-invest-asks =
    { $picked ->
        [0] Invest: in which city and industry?
       *[other] Invest in { $what }: in which industry?
    }
verb-station-place = Build a station
verb-station-place-brings =
    { $begins ->
        [0] none can be built
       *[other] { $reserve } in reserve
    }
verb-station-place-asks = Build a station: on which hex?
verb-station-move = Move a station
verb-station-move-brings =
    { $begins ->
        [0] none can move
        [one] one can move
       *[other] { $begins } can move
    }
verb-station-move-asks =
    { $picked ->
        [0] Move a station: which one?
       *[other] Move your station: where to?
    }
verb-extend = Extend a line
verb-extend-brings =
    { $begins ->
        [0] none can be extended
        [one] one line
       *[other] { $begins } lines
    }
verb-extend-asks =
    { $picked ->
        [0] Extend a line: which one?
       *[other] Extend the { $what }: where to?
    }

brings-reaches = reaches
brings-place = { $place }
brings-value = { $places }: value { $n } to { $then }
brings-paid = paid now
brings-you-nothing = you: nothing
brings-shares = shares
brings-then = then
brings-merger = the { $line } goes into the { $survivor }
brings-passenger = one passenger
brings-isolated = the { $line } is isolated

do-invest = Invest in { $city }: { $industry }
do-station-place = Build a station on { $hex }
do-station-move = Move the station from { $from } to { $hex }
do-extend = Extend the { $line } to { $hex }
do-bid = Veto: bid { $n } for { $hex }
do-answer = Answer with { $n } for { $hex }

prospect-answers = What would follow
prospect-if-win = if you win
prospect-if-match = if { $player } matches it
prospect-if-let-be = if you pass
prospect-won =
    { $n ->
        [one] you give back one share; it goes to { $hex }. Paid:
       *[other] you give back { $n } shares; it goes to { $hex }. Paid:
    }
prospect-matched =
    { $n ->
        [one] { $player } gives back one share; it goes as proposed. Paid:
       *[other] { $player } gives back { $n } shares; it goes as proposed. Paid:
    }
prospect-nothing = nobody gives anything back. Paid:
