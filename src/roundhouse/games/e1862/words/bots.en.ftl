### 1862: how the bots play, and why they do what they do. $money is an amount with its unit, $n a number of continuations,
### $what a sentence that says an action.

## How they play

describe-apprentice = Plays at once: floats what it starts, builds towards paying runs and pays its shareholders.
describe-engineer = Compares shares, auctions, mergers and trains by how the next operating rounds would go.
describe-master = Thinks: compares many ways the next rounds could go before every decision that matters, from auctions to mergers.

## What those that compare expect

reason-expect-ahead = With what is still to come, this leaves me about { $money } ahead of the others ({ $n } continuations).
reason-expect-behind = With what is still to come, even this leaves me about { $money } behind the others ({ $n } continuations).
reason-next = The next best would bring me about { $money } less: { $what }
reason-next-close = About as good: { $what }

## At once

reason-open-auction = I want a company I can float, with ports near its home.
reason-raise-bid = A charter is worth something to a player without a company.
reason-set-par = This is the highest par at which the company floats at once.
reason-charter-shares = Two more shares, and the company floats.
reason-choose-markers = Three stations are enough to begin with.
reason-trade = This is the best return I can see.
reason-pay-fine = These are the shares I will miss least.
reason-home-upgrade = The home base needs room.
reason-merger = My company is better off as it is.
reason-consent-merger = My company stays independent.
reason-option = A share for half its price is cheap.
reason-remove-marker = This is the marker we need least.
reason-track = This tile brings the most within reach.
reason-station = This is the most valuable city with a free slot.
reason-run = This is the best run I can find.
reason-dividend = Shareholders get paid, unless that would cost us the next train.
reason-trains = A company lives off trains it is allowed to run.
reason-consent-train = I only sell what I do not need.
reason-raise-money = The company must have a train.
reason-redeem = The money is better spent elsewhere.
reason-acquisition = My company grows well enough by itself.
reason-consent-acquisition = My company is not for sale.
reason-over = There is nothing left to do.

## What simulations count, per game

tally-merged = Mergers and acquisitions
tally-floated = Companies floated
tally-train = Trains bought
tally-tile = Tiles laid
tally-station = Stations built
