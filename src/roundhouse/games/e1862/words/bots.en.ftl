### 1862: how the bots play, and why they do what they do. $money is an amount with its unit, $n a number of continuations,
### $what a sentence that says an action.

## How they play

describe-apprentice = Plays at once: floats what it starts, builds towards paying runs and pays its shareholders.
describe-engineer = Compares shares, auctions, mergers and trains by how the next operating rounds would go.
describe-master = Thinks: compares many ways the next rounds could go before every decision that matters, from auctions to mergers.

## What those that compare expect

reason-expect-ahead = With what is still to come, this means a lead of about { $money } ({ $n } continuations).
reason-expect-behind = With what is still to come, even this means being about { $money } behind ({ $n } continuations).
reason-next = The next best would bring about { $money } less: { $what }
reason-next-close = About as good: { $what }

## At once

reason-open-auction = This company can be floated, and has ports near its home.
reason-raise-bid = A charter is worth something to a player without a company.
reason-set-par = This is the highest par at which the company floats at once.
reason-charter-shares = Two more shares, and the company floats.
reason-choose-markers = Three stations are enough to begin with.
reason-trade = This is the best return in sight.
reason-pay-fine = These are the shares that will be missed least.
reason-home-upgrade = The home base needs room.
reason-merger = The company is better off as it is.
reason-consent-merger = The company stays independent.
reason-option = A share for half its price is cheap.
reason-remove-marker = This is the marker that is needed least.
reason-track = This tile brings the most within reach.
reason-station = This is the most valuable city with a free slot.
reason-run = This is the best run that was found.
reason-dividend = Shareholders get paid, unless that would cost the next train.
reason-trains = A company lives off trains it is allowed to run.
reason-consent-train = Only what is not needed is for sale.
reason-raise-money = The company must have a train.
reason-redeem = The money is better spent elsewhere.
reason-acquisition = The company grows well enough by itself.
reason-consent-acquisition = The company is not for sale.
reason-over = There is nothing left to do.

## What simulations count, per game

tally-merged = Mergers and acquisitions
tally-floated = Companies floated
tally-train = Trains bought
tally-tile = Tiles laid
tally-station = Stations built
