### 1862: everything the game says besides its rules. Vocabulary: terms.json.

## The game

game-1862-title = 1862: Railway Mania in the Eastern Counties
game-1862-blurb = Twenty small companies of East Anglia are chartered by Parliament, floated, run, merged and ruined. Whoever has the largest fortune when the great amalgamation is over wins.

## Names

money = £{ $n }
type-freight = freight
type-local = local
type-express = express
source-ipo = from the initial offering
source-pool = from the Pool
source-treasury = from the company’s treasury
dividend-withhold = withhold everything
dividend-pay = pay dividends
dividend-hudson = George Hudson manoeuvre
raise-sell-treasury = sell treasury shares
raise-refinance = refinance the company
run-best = the best run that was found
run-none = no run at all
holder-treasury = the treasury
holder-pool = the Pool
holder-ipo = the initial offering
round-PR = Parliament round
round-SR = stock round
round-OR = operating round
ended-by-market = a price reached the top of the market
ended-by-bank = the bank ran out of money
ended-by-lner = the final operations after the LNER are over
ended-by-collapse = nobody can or will start a company any more
score-cash = Cash
score-shares = Shares of the { $company }

## Prompts

ask-over = The game is over.
ask-open-auction-you = Your turn in Parliament: put a company up for a charter, or pass?
ask-open-auction-other = { $player } may put a company up for a charter.
ask-raise-bid-you = The charter of the { $company } stands at { $bid }: raise, or leave the auction?
ask-raise-bid-other = { $player } may raise the bid of { $bid } for the { $company }.
ask-set-par-you = You have won the charter of the { $company }: choose its par.
ask-set-par-other = { $player } sets the par of the { $company }.
ask-charter-shares-you = Buy another share of the { $company } at par, or end?
ask-charter-shares-other = { $player } may buy another share of the { $company } at par.
ask-choose-markers-you = The { $company } floats: how many station markers does it buy?
ask-choose-markers-other = { $player } chooses how many station markers the { $company } buys.
ask-trade-you = Your turn: sell shares, buy one, start a company, or pass?
ask-trade-other = It is the turn of { $player } in the stock round.
ask-pay-fine-you = You still owe { $owes }: which shares do you sell?
ask-pay-fine-other = { $player } owes { $owes } and must sell shares.
ask-home-upgrade-you = The home hex of the { $company } is full: upgrade its tile.
ask-home-upgrade-other = { $player } must upgrade the home hex of the { $company }.
ask-merger-you = Does the { $company } merge with another company before it operates?
ask-merger-other = { $player } may merge the { $company } with another company.
ask-consent-merger-you = Do you agree that the { $company } merges?
ask-consent-merger-other = { $player } is asked whether the { $company } merges.
ask-option-you = An option on a share of the { $company }: redeem it for { $redeem }, or sell it for { $sell }?
ask-option-other = { $player } decides about an option on a share of the { $company }.
ask-remove-marker-you =
    The { $company } has { $n ->
        [one] 1 marker
       *[other] { $n } markers
    } too many on the map: which one goes?
ask-remove-marker-other =
    { $player } removes { $n ->
        [one] 1 marker
       *[other] { $n } markers
    } of the { $company }.
ask-track-you = The { $company } may build track.
ask-track-other = { $player } may build track with the { $company }.
ask-station-you = The { $company } may place a station.
ask-station-other = { $player } may place a station of the { $company }.
ask-run-you = The { $company } runs its trains.
ask-run-other = { $player } runs the trains of the { $company }.
ask-dividend-you = Does the { $company } pay dividends?
ask-dividend-other = { $player } decides about the dividend of the { $company }.
ask-trains-you = The { $company } may buy trains, or must if it has none.
ask-trains-other = { $player } buys trains for the { $company }.
ask-consent-train-you = Does the { $company } sell the train it is asked for?
ask-consent-train-other = { $player } is asked to sell a train of the { $company }.
ask-raise-money-you = The { $company } must raise money for a train.
ask-raise-money-other = { $player } must raise money for a train of the { $company }.
ask-redeem-you = Does the { $company } redeem one of its shares from the Pool?
ask-redeem-other = { $player } may redeem a share of the { $company } from the Pool.
ask-acquisition-you = Does the { $company } acquire another company at the end of its turn?
ask-acquisition-other = { $player } may acquire another company with the { $company }.
ask-consent-acquisition-you = Do you agree that the { $company } takes part in this acquisition?
ask-consent-acquisition-other = { $player } is asked about an acquisition with the { $company }.
ask-over-you = The game is over for you.
ask-over-other = The game is over for everybody.

## Actions

act-pass = { $player } passes.
act-open-auction = { $player } puts the { $company } up for { $amount }.
act-raise-bid = { $player } raises to { $amount }.
act-set-par = { $player } sets par at { $price }.
act-buy-charter-share = { $player } buys another share at par.
act-sell-shares =
    { $player } sells { $n ->
        [one] 1 share
       *[other] { $n } shares
    } of the { $company }.
act-buy-share = { $player } buys a share of the { $company } { $source }.
act-start-company = { $player } starts the { $company } at { $price }.
act-choose-markers = { $player } buys { $n } station markers.
act-propose-merger = { $player } proposes that the { $operating } joins with the { $other }; the { $survivor } survives.
act-consent-yes = { $player } agrees.
act-consent-no = { $player } refuses.
act-option-yes = { $player } redeems the option.
act-option-no = { $player } sells the option.
act-remove-marker = { $player } removes the marker on { $hex }.
act-lay-tile = The { $operating } lays tile { $tile } on { $hex } for { $player }.
act-place-small-station = The { $operating } places a small station on { $hex }.
act-build-terminal = The { $operating } builds a terminal in London.
act-place-station = The { $operating } places a station on { $hex }.
act-run-trains =
    The { $operating } runs { $n ->
        [one] 1 train
       *[other] { $n } trains
    }.
act-run-nothing = The { $operating } runs no train.
act-dividend = The { $operating } decides: { $kind }.
act-buy-train =
    The { $operating } buys a { $train } from the bank with { $n ->
        [one] 1 bought warranty
       *[other] { $n } bought warranties
    }.
act-buy-train-from = The { $operating } asks the { $other } for its { $train }.
act-raise-money = The { $operating } raises money: { $way }.
act-redeem = The { $operating } redeems one of its shares.

## Events

event-parliament = Parliament meets (turn { $turn }).
event-stock-round = A stock round begins (turn { $turn }).
event-operating-round = Operating round { $n } of turn { $turn } begins.
event-opened = { $player } opens the auction of the { $company } at { $amount }.
event-raised = { $player } bids { $amount } for the { $company }.
event-charter = { $player } obtains the charter of the { $company } for { $amount } and must float it.
event-par = { $player } sets the par of the { $company } at { $price }.
event-started = { $player } starts the { $company } at { $price }.
event-bought = { $player } buys a share of the { $company } { $source } for { $amount }.
event-sold =
    { $player } sells { $n ->
        [one] 1 share
       *[other] { $n } shares
    } of the { $company } for { $amount }.
event-director = { $player } becomes director of the { $company }.
event-receivership = The { $company } has no director and is in receivership.
event-floated = The { $company } floats.
event-markers = The { $company } buys { $n } station markers for { $amount }.
event-price = The price of the { $company } is now { $price }.
event-fined = { $player } is fined { $amount }: the { $company } has not floated.
event-waived = { $player } has nothing left to sell; { $amount } of the fine are waived.
event-home = The { $company } places its home base on { $hex }.
event-displaced = The home base of the { $company } displaces a marker of the { $other } on { $hex }.
event-merger-proposed = The { $company } wants to merge with the { $other }; the { $survivor } would survive.
event-acquisition-proposed = The { $company } wants an acquisition with the { $other }; the { $survivor } would survive.
event-agreed = { $player } agrees for the { $company }.
event-refused = { $player } refuses for the { $company }.
event-returned =
    { $holder } returns { $n ->
        [one] 1 share
       *[other] { $n } shares
    } to the Pool.
event-certificate-swapped = { $holder } swaps the director certificate of the { $company } for three shares of the Pool.
event-absorbed-sold = { $holder } finds no share to exchange and sells one for { $amount }.
event-option-redeemed = { $holder } redeems an option for { $amount }.
event-option-sold = { $holder } sells an option for { $amount }.
event-merged = The { $other } becomes part of the { $company }.
event-marker-removed = The { $company } gives up its marker on { $hex }.
event-tile = The { $company } lays tile { $tile } on { $hex } (turn { $turn }).
event-small-station = The { $company } places a small station on { $hex }.
event-terminal = The { $company } has a terminal in London.
event-station = The { $company } places a station on { $hex }.
event-ran = The { $company } earns { $revenue } and a subsidy of { $subsidy }.
event-ran-other = By our reckoning the { $company } would earn { $revenue } and a subsidy of { $subsidy }.
event-dividend = The { $company }: { $kind }, { $amount }.
event-paid = { $player } receives { $amount }.
event-train = The { $company } buys a { $train } (band { $band }) for { $amount }, with { $warranties } bought warranties.
event-train-asked = The { $company } asks the { $other } for a train of band { $band }.
event-train-from = The { $company } buys a train of band { $band } from the { $other } for { $amount }.
event-train-gone = A train of band { $band } of the { $company } is obsolete and leaves the game.
event-phase = Phase { $phase } begins.
event-treasury-sold =
    The { $company } sells { $n ->
        [one] 1 treasury share
       *[other] { $n } treasury shares
    } for { $amount }.
event-refinancing = The { $company } refinances: its shares are halved.
event-refinanced = The { $company } receives { $amount } from the bank.
event-redeemed = The { $company } redeems a share for { $amount }.
event-bankrupt = The { $company } is bankrupt.
event-compensated = { $player } is compensated with { $amount }.
event-bank-broken = The bank has run out of money.
event-lner-coming = The LNER forms at the end of this set of operating rounds.
event-lner = The LNER is formed: one stock round and three operating rounds are left.
event-over = The game ends: { $by }.

## Picks

pick-pass = Pass
pick-buy = Buy a share
pick-sell = Sell
pick-start = Start a company
pick-small = Place a small station
pick-redeem = Redeem
pick-yes = Yes, agree
pick-no = No, refuse
pick-company = { $what } ({ $name })
pick-survivor = { $what } survives ({ $name })
pick-hex = hex { $what } ({ $name })
pick-tile = tile { $what }
pick-turn = turned by { $what } sixths
pick-segment = segment between edges { $what }
pick-london = terminal in London (place { $what })
pick-type = { $name } ({ $what })
pick-train = train { $what } ({ $name })
pick-bid = £{ $n } bid
pick-par = price of £{ $n }
pick-markers = { $n } markers
pick-shares =
    { $n ->
        [one] 1 share
       *[other] { $n } shares
    }
pick-warranties =
    { $n ->
        [one] 1 warranty
       *[other] { $n } warranties
    }

## The position in words

board-heading = { $round }, turn { $turn } (operating round { $or } of { $of }), phase { $phase }. Bank { $bank }. Trains on sale: band { $band }, { $left } left. Priority: { $priority }.
board-endless = any number
board-none = none
board-holding = { $company } { $n } %
board-player = { $player }: { $cash }, worth { $worth }, { $certificates } of { $limit } certificates; shares: { $shares }.
board-receivership = nobody (receivership)
board-company = { $company }: director { $director }, price { $price }, par { $par }, cash { $cash }; trains: { $trains }; permits: { $permits }; stations: { $markers }, { $unused } unused; shares in the initial offering { $ipo } %, Pool { $pool } %, treasury { $treasury } %.
board-company-unfloated = { $company }, not floated: director { $director }, price { $price }, par { $par }, cash { $cash }; trains: { $trains }; permits: { $permits }; stations: { $markers }, { $unused } unused; shares in the initial offering { $ipo } %, Pool { $pool } %, treasury { $treasury } %.
board-unstarted = { $company } ({ $name }): not started, available from phase { $opens }; permits: { $permits }.
board-tile = { $hex } ({ $place }): tile { $tile }, turned by { $turn }; small stations: { $small }; stations of: { $markers }.
