### Spike: the panels of the browser page.

page-my-train = My train
page-my-hand = My hand
page-my-contracts = My contracts
page-whose-train = Train of { $player }
page-whose-hand = Hand of { $player }
page-whose-contracts = Contracts of { $player }
page-my-route = My route
page-market = Market
page-market-note = paid for a newly joined city
page-contracts-note = bold: in my network
page-display = Display
page-deck = deck
page-hidden = Only its owner can see it.
page-not-yet = You will see it once the faces have been chosen.
page-empty = empty
page-cargo = { $n } of { $room } cars loaded
page-n-cards =
    { $n ->
        [one] 1 rail card
       *[other] { $n } rail cards
    }
page-pay-another = click a card to pay another way
page-pay-with =
    { $n ->
        [0] { $colour }: pays nothing now; pay another way
        [one] { $colour }: pays one card now; pay another way
       *[other] { $colour }: pays { $n } cards now; pay another way
    }
page-draw-up-to =
    { $n ->
        [one] draw one more
       *[other] draw up to { $n } more
    }
page-round = Round { $n }
page-deck-left =
    { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
page-time =
    { $n ->
        [0] no Time card yet
        [one] 1 Time card
       *[other] { $n } Time cards
    }
page-part-locomotive = Speed
page-part-tender = Tender
page-part-freight_car = Cars
page-upgrade = +1 for { $money }
page-upgraded = maximum
page-train-is = Speed { $speed }, tender { $tender }, freight cars { $cars }
page-from = from { $cities }
page-token-contract = waiting
page-token-train = on the train
page-token-delivered = delivered
page-face = face { $face }
page-no-contracts = No contracts.
page-keep-route = Keep this one
page-route-worth = worth { $money } now

## Under a player’s name

sheet-cities =
    { $n ->
        [one] 1 city
       *[other] { $n } cities
    }
sheet-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
sheet-track = { $n } track
sheet-track-tip = Track pieces left
sheet-train = train: speed-tender-cars

## About a board

boardnote-grid = { $cities } cities and { $segments } segments.
boardnote-cards = { $contracts } contracts and { $routes } route cards.
boardnote-reconstruction = The file says that the board is a reconstruction; pictures of it say so too.
boardnote-provenance = Where the board comes from, in the words of whoever drew it: { $text }

## On a narrow screen

page-tab-train = Train
page-tab-hand = Hand
page-tab-contracts = Contracts

## What can be done with an action, and what it brings.

verb-draw = Draw
verb-draw-brings =
    { $begins ->
        [0] no cards left
       *[other]
            { $n ->
                [one] one card
               *[other] up to { $n } cards
            }
    }
verb-draw-asks = Draw rail cards: which one first?
verb-build = Build
verb-build-brings =
    { $begins ->
        [0] nothing you can pay for
        [one] one city
       *[other] { $begins } cities
    }
verb-build-asks =
    { $picked ->
        [0] Build: to which city?
       *[other] Build: along which path?
    }
verb-start = Start
verb-start-brings =
    { $begins ->
        [0] cannot start now
        [one] one space
       *[other] { $begins } spaces
    }
verb-start-under-way = under way
verb-start-asks = Start the train: where to?
verb-boost = Boost
verb-boost-brings =
    { $begins ->
        [0] no track ahead
       *[other] one space more
    }
verb-boost-standing = not under way
verb-boost-asks = Boost: to which space?
verb-upgrade = Upgrade
verb-upgrade-brings =
    { $begins ->
        [0] costs { $money }
       *[other] from { $money }
    }
verb-upgrade-done = all at maximum
verb-upgrade-asks = Upgrade: which part of the train?

swatch-from =
    { $n ->
        [one] from { $from }, one segment
       *[other] from { $from }, { $n } segments
    }
swatch-pays =
    { $n ->
        [one] one card, keeps { $left }
       *[other] { $n } cards, keeps { $left }
    }
do-build =
    { $n ->
        [one] Build to { $city }, one card
       *[other] Build to { $city }, { $n } cards
    }
do-place = Begin in { $city }
do-give = Give this card: { $colour }
do-take = Take this card: { $colour }
do-draw = Draw from the deck
do-faces = Choose these faces
do-move =
    { $n ->
        [one] Move 1 space
       *[other] Move { $n } spaces
    }
do-start =
    { $n ->
        [one] Start and move 1 space
       *[other] Start and move { $n } spaces
    }
do-boost = Boost by 1 space
brings-pays = pays
