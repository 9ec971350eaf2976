### Spike: how the bots play, and why they do something. Vocabulary: glossary.en.toml.

describe-apprentice = Plays at once: chases its contracts, builds towards its route card, upgrades when it pays.
describe-engineer = Plays at once: plans deliveries, route and track together, and wastes nothing on upgrades that will not pay.
describe-master = Thinks for as long as it may: deals the hidden cards again and again, and plays every promising action on to the end of the game.

reason-faces = These faces pay best for the distance from the nearest supplier.
reason-give = This is the colour with the fewest cards in hand, so it is needed least.
reason-keep = This route card goes best with the contracts: { $route }.
reason-place = { $city } is closest to the contracts and the route card.
reason-deliver = { $city } pays { $money }, and no other city in the network pays much more.
reason-load = { $city } has what one of the contracts asks for.
reason-unload = { $city } supplies something that can be delivered sooner.
reason-drive = The train is on its way to { $city }, which will earn { $money }.
reason-stay = There is nowhere worth going yet.
reason-start = Setting out for { $city } will earn { $money }.
reason-boost = One more space takes the train closer to { $city } and to { $money }.
reason-build = Joining { $city } pays { $money } at once and helps with the contracts.
reason-upgrade = This upgrade will pay for itself: { $part }.
reason-draw = More rail cards are needed before anything is built.
reason-draw-for =
    { $n ->
        [one] 1 more rail card joins
       *[other] { $n } more rail cards join
    } { $city }, which pays { $money } at once.
reason-stop = The game is nearly over: more cards would be no use.
reason-end = There is nothing left to do this turn.

## The next best

reason-next = Next best: { $what }, with about { $money } less.
reason-next-close = About as good: { $what }.

doing-place = starting from { $city }
doing-give = giving away another rail card: { $colour }
doing-keep = keeping another route card: { $route }
doing-deliver = delivering something else in { $city }
doing-drive = driving towards { $city }
doing-stay = staying where the train is
doing-start = setting out for { $city }
doing-boost = a boost towards { $city }
doing-build = joining { $city }
doing-upgrade = an upgrade: { $part }
doing-take = taking a card from the display: { $colour }
doing-draw = drawing from the deck
doing-stop = drawing no more
doing-end = ending the turn

## What simulations count, per game

tally-paid = Deliveries
tally-joined = Cities joined to a network
tally-built = Builds
tally-built-direct = Builds without a wild set
tally-built-wild = Builds with a wild set
tally-segment = Segments built
