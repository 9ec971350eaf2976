### 1862: what an action leads to, in tables, before anybody agrees to it.

# An auction under way.
panel-auction = Charter of the { $company }
panel-auction-note = high bid { $bid }
auction-high = high bid, of { $cash }: may go to { $most }
auction-asked = to bid, of { $cash }: may go to { $most }
auction-in = still in, of { $cash }: may go to { $most }
auction-passed = out: passed
auction-money = out: { $cash } less { $reserve } for a director certificate leaves { $left }, the next bid is { $least } ({ $rule })
auction-limit = out: at the certificate limit ({ $rule })

# What a bid leaves.
panel-winning = If you win at { $bid }
panel-pars = What each par leads to for the { $company }
panel-winning-note = five shares float the company; it pays for three stations
winning-par = par
winning-director = director (3)
winning-kept = you keep
winning-floats = all five
winning-company = company has

# What trains earn.
earning-title = Runs
earning-train = train
earning-stops = stops that count
earning-hexes = hexes
earning-subsidy = subsidy
earning-revenue = revenue
earning-stop-unscored = { $stop } not counted
earning-bonus = { $n } hexes: { $bonus }
earning-total = in all
earning-drop = Take this stop out
earning-skip = Do not count this stop
earning-score = Count this stop again
pick-drop = without { $name }
pick-score = count { $name } again
pick-clear = no run for the { $name } ({ $what })
pick-swap = swap the ways of { $one } and { $other }
pick-like = the run as it is drawn

# What each dividend does.
paying-title = The dividend
paying-dividend = dividend
paying-treasury = treasury
paying-worth = worth of { $player }
    .you = you
paying-pay = Pay out { $amount }
paying-withhold = Withhold { $amount }
paying-hudson = George Hudson manoeuvre: { $amount }
paying-right = { $before } → { $after }, { $n } right
paying-left = { $before } → { $after }, { $n } left
paying-stays = { $before }, stays

# Mergers, acquisitions and refinancing.
merging-merger = { $survivor } with { $absorbed }: new price { $price }
merging-refinancing = { $survivor } refinances: its shares are halved
merging-note = click an option to try it
merging-holder = holder, in order
merging-option = option
merging-option-tip = Half a share left over: paid up, or sold to the Bank Pool
merging-pay = pay { $amount }
merging-take = take { $amount }
merging-then = { $survivor } then
merging-company = The { $survivor } then
merging-price = price
merging-price-sum = { $low } + half of { $high } → { $price }
merging-par = par marker
merging-director = director
merging-if-pay = if { $player } pays { $amount }
    .you = if you pay { $amount }
merging-if-take = if { $player } takes { $amount }
    .you = if you take { $amount }
merging-treasury = treasury
merging-trains = trains
merging-permits = permits
merging-stations = stations
merging-stations-of =
    { $left ->
        [0] { $placed } placed, none left
       *[other] { $placed } placed, { $left } left
    }
merging-lost = stations lost
merging-worths = Cash and worth of each player
merging-cash = cash
merging-after = then
merging-worth = worth
merging-more = change
merging-up = +{ $n }
merging-down = −{ $n }
merging-change = { $before } → { $after }
merging-sum = { $one } + { $other }
