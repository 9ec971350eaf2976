### 1862: why an action is refused. The rule id is said beside it.

why-over = The game is over: no further actions are possible.
why-not-asked = It is not your decision yet: { $player } has to decide first.
why-not-now = That does not answer the question being asked: choose one of the replies on offer.
why-no-company = There is no such company: choose one of those in the game.
why-not-in-play = The { $company } is not in this game: choose one of the companies that are.
why-lner-no-starts = The LNER has formed, so the { $company } can no longer be started: buy shares of companies that are running.
why-started = The { $company } has already been started: buy its shares, or start another company.
why-not-open = The { $company } is not available before phase { $phase }: choose a company whose group is open.
why-barred = The { $company } failed to float in time and is not available again until the next stock round: choose another company.
why-home-full = There is no room for a home base in { $hex }, the home of the { $company }, and none can be made: choose another company.
why-has-charter = You have already obtained a charter in this Parliament: you may no longer open auctions, only bid in those of others.
why-reserve = You have { $cash }, and after your bid { $reserve } must be left for the director certificate: bid less, or pass.
why-limit = You are at the certificate limit of { $limit }: sell shares before you take another certificate.
why-bid-step = That is not a possible bid: bids are multiples of £{ $step }, from £0 upwards.
why-raise = That bid is too low: the next one is at least £{ $least }, in steps of £{ $step }.
why-par-value = That is not a par value: choose one of { $pars }.
why-par-money = At that par the director certificate would cost { $amount }, more than you have: choose a lower one.
why-marker-count = The { $company } cannot buy that many markers: choose from { $least } to { $most }.
why-not-held =
    { $held ->
        [0] You have no shares of the { $company }.
        [one] You have only 1 share of the { $company }.
       *[other] You have only { $held } shares of the { $company }.
    }
why-bought-now =
    You bought { $n ->
        [one] 1 share
       *[other] { $n } shares
    } of the { $company } in this stock round and must keep that many: sell fewer.
why-certificate = You cannot sell that many shares of the { $company }: the Bank Pool cannot give change for the director certificate, and nobody else could take it.
why-fine-short = That would leave { $amount } of the fine unpaid. Sell a larger block of the { $company }: its shares can be sold only once.
why-sold-block = You have already sold shares of the { $company } this turn, and only one block per company may be sold: sell those of another company, or wait for your next turn.
why-must-sell = You are above the certificate limit of { $limit }: sell shares before you do anything else.
why-not-started = The { $company } has not been started yet, so it has no shares to buy: start it, or choose another company.
why-no-source = Shares are not sold there: buy from the IPO, the Bank Pool or a treasury.
why-no-share = No share of the { $company } can be bought { $source }: choose another source or another company.
why-sold-before = You have sold shares of the { $company } in this stock round, so you may not buy any until the next one.
why-share-money = The share costs { $amount }, but you have only { $cash }: choose a cheaper one, or sell shares first.
why-beginners-start = In the beginners’ version companies can be started only in Parliament: bid for a charter there.
why-start-price = A company cannot start at that price: choose a price on the market from £{ $least } to £{ $most }.
why-no-partner = There is no such company to join with: choose one that has floated.
why-survivor = That company cannot survive: choose the { $company } or the { $other }.
why-receivership-merger = The { $other } is in receivership and cannot join with anybody: choose another company.
why-not-connected = No track connects the { $company } with the { $other }: companies can join only if track runs from a station of one to a station of the other.
why-refused = The director of the { $other } has already refused to let the { $survivor } survive: propose something else.
why-not-removable = The { $company } cannot give up that marker: choose another of its markers on the map, but not the home base.
why-no-such-tile = There is no such tile or hex: choose one of those on offer.
why-home-first = The { $company } must build on its home hex first: lay a tile in { $hex }.
why-home-room = The home base needs room: choose a tile for { $hex } with one more slot.
why-no-route = No route of the { $company } reaches { $hex } that way: build where its own track leads.
why-no-green = Green tiles are not available before phase B: lay a yellow one.
why-no-brown = Brown tiles are not available before phase D: choose another colour.
why-no-tile-left = No tile { $tile } is left: choose another one.
why-laid-already = A tile has already been laid this turn: only a yellow one may follow another yellow one.
why-n-alone = An N tile must be the only tile of the turn: lay it in a turn of its own.
why-no-segment = There is no place for a small station there: it needs a stretch of track without one, on a green or brown town tile.
why-no-large-station = There is no large station on that hex: markers go only on large stations.
why-no-marker = The { $company } has no unused marker left.
why-own-marker-there = The { $company } already has a marker in { $hex }: choose another city.
why-no-slot = All slots in { $hex } are taken: choose a city with a free one.
why-terminal-home = In this game a company cannot build a terminal in the turn in which it places its home base: build it in a later turn.
why-terminal-alone = In the turn in which a company builds a terminal it neither lays track nor places another station: choose one or the other.
why-terminal-there = The { $company } already has a terminal in London, and one is all it may have.
why-terminals-taken = That slot in London is taken: choose a free one.
why-no-london = No route of the { $company } reaches London: build track to one of its entrances first.
why-logged-amounts = Amounts are worked out from the runs; only imported games may state their own.
why-beginners-hudson = The beginners’ version has no George Hudson manoeuvre: pay or withhold.
why-hudson-local = The manoeuvre needs a local train that has run this turn: pay or withhold.
why-hudson-revenue = The manoeuvre needs a revenue of more than £10: pay or withhold.
why-hudson-price = The revenue already reaches the price of { $price }, so the manoeuvre is not needed: just pay dividends.
why-hudson-money = The manoeuvre would take { $amount }, more than treasury and subsidy hold: pay or withhold.
why-no-such-type = There are no trains of that type in this game: choose another type.
why-train-limit = The { $company } has as many trains as it may: it cannot buy another of this type.
why-warranties =
    { $most ->
        [0] No warranties can be bought with this train.
        [one] At most 1 warranty can be bought with this train.
       *[other] At most { $most } warranties can be bought with this train.
    }
why-train-money = That costs { $amount }, but the treasury holds only { $cash }.
why-no-such-train = No other company has that train: choose one of those on offer.
why-lner-trains = Since the LNER has formed, trains can be bought only from the bank.
why-bank-train = Once money has been raised, the train must come from the bank.
why-receivership-train = The { $company } is in receivership and sells no trains: buy from the bank or from another company.
why-train-refused = The sale of that train has already been refused: buy another one.
why-no-need = The { $company } does not have to raise money: it has a train, or can pay for one.
why-shares-short = The company is short of { $amount }, and selling treasury shares would not be enough: refinance it instead.
why-refinancing-short = Refinancing would bring in { $amount }, too little for a train from the bank.
why-needs-train = The { $company } must have a train at the end of its turn: buy one first.
why-beginners-redeem = In the beginners’ version shares cannot be redeemed.
why-receivership-redeem = The { $company } is in receivership and cannot redeem shares.
why-nothing-to-redeem = The Bank Pool holds no ordinary share of the { $company }, so there is nothing to redeem.
why-redeem-money = Redeeming a share costs { $amount }, more than the treasury holds.

## A hex, before a tile is chosen

why-hex-unreached = No route of the { $company } comes to { $hex }: build where its own track leads.
why-hex-finished = No other tile follows the one in { $hex }.
why-hex-tiles = Nothing can be laid in { $hex } now: { $each }.
short-of-tiles = { $tiles } – { $why }
short-why-no-green = green tiles come with phase B
short-why-no-brown = brown tiles come with phase D
short-why-no-tile-left = none left in the box
short-why-laid-already = after a yellow tile only another yellow one may follow
short-why-n-alone = a tile marked N must be the only one of a turn
short-why-no-route = in no turn does its new track join a route
short-why-home-room = it gives the home base no room
short-why-home-first = the home hex comes first

## A run of one’s own

why-own-middle = A run is one continuous stretch of track: take stops off its ends.
why-own-no-link = No track leads from an end of this run straight to { $stop }.
