# The page of 1862.
page-or = OR { $turn }.{ $n } of { $turn }.{ $all }
page-log-PR = Parliament { $turn }
page-log-SR = Stock round { $turn }
page-log-OR = Operating round { $turn }.{ $n }
page-you = you
page-agreed = agrees
page-consent-asked = asked
page-steps = Steps of the turn
page-step-merger = Merge
page-step-track = Track
page-step-station = Station
page-step-run = Run
page-step-dividend = Dividend
page-step-trains = Trains
page-step-redeem = Redeem
page-step-acquisition = Acquire
page-no-step-receivership = The { $company } is in receivership: it builds nothing and merges with nobody.
page-no-step-lner = Since the LNER has formed, nothing is built and nobody merges.
page-no-step-train = The { $company } has no train to run.
page-lately = What was done last
page-did-pass = passed
page-did-open-auction = opened at { $amount }
page-did-raise-bid = bid { $amount }
page-did-set-par = par { $price }
page-did-buy-share = bought { $company }
page-did-sell-shares = sold { $n } { $company }
page-did-start-company = started { $company }
page-next-band =
    { $n ->
        [0] next { $band } { $price }
        [one] { $band } { $price } after 1 more
       *[other] { $band } { $price } after { $n } more
    }
page-ends-trains =
    { $n ->
        [0] ends the { $bands } trains, none in use
        [one] ends the { $bands } trains: 1 goes
       *[other] ends the { $bands } trains: { $n } go
    }
page-books = Books
page-tab-companies = Companies
page-tab-sheet = Sheet
page-tab-trains = Trains
page-tab-tiles = Tiles
page-tab-log = Log
page-ran = ran
page-show-run = Show this run on the map
page-ipo = offer
page-pool = Pool
page-treasury = own
page-last-three = last three
page-player = player
page-shares = shares
page-worth = worth
page-liquid = liquid
page-liquid-tip = Cash, and what the shares would fetch that may be sold
page-certificates = certificates
page-directs = director of
page-band = band
page-left = left
page-rounds = rounds
page-limit = limit
page-limit-each = { $n } of a type
page-limit-all = { $n } in all
page-ends = its first train ends
page-ends-bands = all { $bands } trains
page-tiles-that-fit = Tiles that fit
page-tiles-left = { $n } left
page-turn = Turn
page-turn-back = Turn back
page-turn-of = turn { $n } of { $all }
page-lay = Lay this tile
page-lay-tile = Lay { $tile } on { $hex }
page-buy = Buy
page-sell = Sell
page-propose = Propose: { $company } survives
page-buy-train = Buy { $train }
page-run-and-pay = Run and pay out
page-skip-to-run = Skip to the run
page-nothing-more = Nothing more
page-pass-until = Pass until…
page-until-told = You pass until somebody buys, sells or starts something. Take it back under “answers ahead”.
page-edit-run = Edit this run
page-edit-how = Click a stop on the map to add it, or one of the run to take it out; choose the train in the table.
page-stage-map = Map
page-stage-OR = Companies
page-stage-SR = Shares
page-stage-PR = Charters
page-about = What the question is about
page-run-for = Run for { $amount }
page-top-line = Where the game stands
page-rules-of = Rules: { $what }
page-par = par { $price }
page-goes-with = obsolete with the first { $band } train
page-price-line = price so far
page-revenues = Revenue and price by operating round
page-fortunes = Worth by round
page-round = round
page-never = Never for the { $company }
page-never-told = The { $company } is not asked this again. Take it back under “answers ahead”.
page-always = Always for the { $company }
page-always-told = The { $company } will always do this when it can. Take it back under “answers ahead”.
step-merger = mergers
step-redeem = redeeming shares
step-acquisition = acquisitions
page-key-turn = turn the tile, and back
page-key-tile = the other tiles that fit
page-key-skip = decline what is left, up to the next question
page-key-until = pass until somebody does something
page-key-dividend = pay out, withhold
page-key-pay = run and pay out
page-key-edit = edit the run
page-key-map = map or companies on the stage
page-key-books = the books beside it
