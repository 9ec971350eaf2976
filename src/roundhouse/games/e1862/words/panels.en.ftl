### 1862: the panels beside the map.

panel-companies = Companies
panel-companies-note = in operating order
panel-companies-tab = Companies
panel-company = company
panel-company-tip = { $name }
panel-director = director
panel-nobody = nobody
panel-nobody-tip = In receivership
panel-price = price
panel-par-tip = Par { $par }
panel-cash = cash
panel-trains = trains
panel-unfloated = not floated
panel-unfloated-tip = It floats when five of its shares have been bought.
panel-promised-tip = Unless it floats by the end of the stock round, { $player } is fined { $fine }.
panel-permits = permits
panel-markers = stations
panel-markers-tip = Markers not yet placed: { $unused }
panel-list = { $each }
panel-holdings = Shares
panel-holdings-note = bold: the director
panel-holdings-tab = Shares
panel-offering = IPO
panel-offering-tip = In the IPO
panel-pool = Bank Pool
panel-pool-tip = In the Bank Pool
panel-treasury = own
panel-treasury-tip = In the treasury
panel-market = Market
panel-market-note = stacks in operating order
panel-zone-closed = closed
panel-zone-par = start price
panel-zone-start = start price, no charter
panel-zone-one = first share sold: no fall
panel-zone-two = first two sold: no fall
panel-market-tab = Market
panel-stack = companies
panel-charters = Charters to come
panel-charters-note =
    { $n ->
        [one] one company
       *[other] { $n } companies
    }
panel-opens = from phase
panel-bank-depot = Bank and depot
panel-bank = bank
panel-phase = phase
panel-depot = { $band } trains in the depot
panel-priority = priority
panel-limit = certificate limit
panel-lner = LNER
panel-lner-later = after the next set of operating rounds
panel-lner-coming = after this set of operating rounds
panel-lner-formed = has formed

## Under a player’s name

sheet-cash-tip = Cash
sheet-worth = worth { $worth }
sheet-certificates = { $n } of { $most } certificates
sheet-promised = must float the { $company }
sheet-promised-tip = Otherwise a fine of { $fine }
game-1862-length = 3–6 hours
game-1862-editions = short to long

# What an action would change.
change-value = { $place } pays
change-slots = stations in { $place }
change-price = price of the { $company }
change-price-agreed = price of the { $company }, once agreed
change-cash = treasury of the { $company }
change-director = director of the { $company }
change-own-cash = cash of { $player }
    .you = your cash
change-own-worth = worth of { $player }
    .you = your worth
change-own-certificates = certificates of { $player }
    .you = your certificates
change-of = { $n } of { $most }
change-phase = phase
