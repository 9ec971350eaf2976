### 1862: how the bots play, and why they do what they do. $money is an amount with its unit, $n a number of continuations,
### $what a sentence that says an action.

## How they play

describe-apprentice = Plays at once: floats what it starts, builds towards paying runs and pays its shareholders.
describe-engineer = Compares shares, auctions, mergers and trains by how the next operating rounds would go.

## What those that compare expect

reason-expect-ahead = With what is still to come, this leaves me about { $money } ahead of the others ({ $n } continuations).
reason-expect-behind = With what is still to come, even this leaves me about { $money } behind the others ({ $n } continuations).
reason-next = The next best would bring me about { $money } less: { $what }
reason-next-close = About as good: { $what }

## At once

reason-open-auction = I want a company that I can float, with ports near its home.
reason-raise-bid = A charter is worth a little to whoever has no company.
reason-set-par = The highest par at which the company floats at once.
reason-charter-shares = Two more shares, and the company floats.
reason-choose-markers = Three stations are enough to begin with.
reason-trade = The best return that I can see.
reason-pay-fine = The shares that I miss least.
reason-home-upgrade = The home base needs room.
reason-merger = I keep my company as it is.
reason-consent-merger = My company stays independent.
reason-option = A share for half its price is cheap.
reason-remove-marker = This marker is missed least.
reason-track = The tile that brings most within reach.
reason-station = The most valuable city that is still open.
reason-run = The best run that I can find.
reason-dividend = Shareholders are paid, unless the next train would be lost.
reason-trains = A company lives by trains that may run.
reason-consent-train = I only sell what I do not need.
reason-raise-money = The company must have a train.
reason-redeem = The money is needed elsewhere.
reason-acquisition = My company grows by itself.
reason-consent-acquisition = My company is not for sale.
reason-over = There is nothing left to do.
