### 1862: why an action is refused. The rule id is said beside it.

why-over = The game is over.
why-not-asked = { $player } must decide now.
why-not-now = That is not what is asked now.
why-no-company = There is no such company.
why-not-in-play = The { $company } is not in this game.
why-lner-no-starts = The LNER has formed: the { $company } cannot be started any more.
why-started = The { $company } has been started already.
why-not-open = The { $company } is available from phase { $phase } only.
why-barred = The { $company } missed its obligation and is back in the next stock round.
why-home-full = No room can be made in { $hex }, the home of the { $company }.
why-has-charter = You have obtained a charter in this Parliament already; you may only bid in auctions of others.
why-reserve = { $reserve } must remain after the bid for the director certificate; you have { $cash }.
why-limit = The certificate limit of { $limit } is reached.
why-bid-step = Bids are multiples of £{ $step }, from £0 on.
why-raise = The next bid is at least £{ $least }, in steps of £{ $step }.
why-par-value = Par is one of { $pars }.
why-par-money = The director certificate would cost { $amount }, more than you have.
why-marker-count = The { $company } can buy { $least } to { $most } markers.
why-not-held =
    { $held ->
        [0] You have no shares
        [one] You have only 1 share
       *[other] You have only { $held } shares
    } of the { $company }.
why-bought-now =
    You bought { $n ->
        [one] 1 share
       *[other] { $n } shares
    } of the { $company } in this stock round and must keep as many.
why-certificate = The Pool cannot give change for the director certificate of the { $company }, and nobody else could take it.
why-fine-short = That would leave { $amount } of the fine unpaid, although a larger block of the { $company } can be sold; it is sold only once.
why-sold-block = You have sold shares of the { $company } in this turn already: one block per company.
why-must-sell = You are above the certificate limit of { $limit } and must sell first.
why-not-started = The { $company } has not been started.
why-no-source = Shares are bought from the initial offering, the Pool or a treasury.
why-no-share = No share of the { $company } can be bought { $source }.
why-sold-before = You have sold shares of the { $company } in this stock round and may not buy any.
why-share-money = The share costs { $amount }; you have { $cash }.
why-beginners-start = In the beginners’ version companies start in Parliament only.
why-start-price = The price is a cell of the market from £{ $least } to £{ $most }.
why-no-partner = There is no such company to join with.
why-survivor = Either the { $company } or the { $other } survives.
why-receivership-merger = The { $other } is in receivership.
why-not-connected = No track connects the { $company } with the { $other }.
why-refused = The director of the { $other } has already refused to let the { $survivor } survive.
why-not-removable = That is no marker that the { $company } can give up.
why-no-such-tile = There is no such tile or hex.
why-home-first = The home hex { $hex } must be built first.
why-home-room = The new tile in { $hex } must have one more slot.
why-no-route = No route of the { $company } reaches { $hex } that way.
why-no-green = Green tiles come with phase B.
why-no-brown = Brown tiles come with phase D.
why-no-tile-left = No tile { $tile } is left.
why-laid-already = A tile has been laid in this turn: only another yellow one may follow.
why-n-alone = An N tile must be the only one of the turn.
why-no-segment = A small station needs track without one, on a green or brown tile of a town.
why-no-large-station = There is no large station on that hex.
why-no-marker = The { $company } has no unused marker.
why-own-marker-there = The { $company } has a marker in { $hex } already.
why-no-slot = All slots in { $hex } are taken.
why-terminal-home = In this game a company builds no terminal in the turn in which it places its home base.
why-terminal-alone = In the turn of a terminal the company neither builds nor places another station.
why-terminal-there = The { $company } has a terminal already.
why-terminals-taken = That place in London is not free.
why-no-london = No route of the { $company } reaches London.
why-logged-amounts = Amounts are reckoned from the runs; only imported games carry their own.
why-beginners-hudson = The beginners’ version has no Hudson manoeuvre.
why-hudson-local = The manoeuvre needs a local train that has run.
why-hudson-revenue = The manoeuvre needs a revenue above £10.
why-hudson-price = The revenue reaches the price of { $price } without the manoeuvre.
why-hudson-money = { $amount } would have to be added, more than treasury and subsidy hold.
why-no-such-type = There are no trains of that type in this game.
why-train-limit = The { $company } is at its train limit.
why-warranties =
    { $most ->
        [0] No warranties can be bought.
        [one] At most 1 warranty can be bought with this train.
       *[other] At most { $most } warranties can be bought with this train.
    }
why-train-money = That costs { $amount }; the treasury holds { $cash }.
why-no-such-train = No other company has that train.
why-lner-trains = After the LNER trains come from the bank only.
why-bank-train = After money has been raised the train must come from the bank.
why-receivership-train = The { $company } is in receivership and sells no trains.
why-train-refused = That train has been refused already.
why-no-need = The { $company } does not have to raise money.
why-shares-short = The treasury shares do not cover the { $amount } that are missing.
why-refinancing-short = Refinancing would bring { $amount }, too little for a train of the bank.
why-needs-train = The { $company } must have a train at the end of its turn.
why-beginners-redeem = In the beginners’ version no shares are redeemed.
why-receivership-redeem = The { $company } is in receivership and redeems nothing.
why-nothing-to-redeem = The Pool holds no ordinary share of the { $company }.
why-redeem-money = A share costs { $amount }, more than the treasury holds.
