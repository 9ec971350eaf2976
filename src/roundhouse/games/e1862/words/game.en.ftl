### 1862: everything the game says besides its rules. Vocabulary: glossary.en.toml.

## The game

game-1862-title = 1862: Railway Mania in the Eastern Counties
game-1862-blurb = Twenty small railway companies of East Anglia are chartered by Parliament, floated, run, merged and ruined. The player with the largest fortune at the end of the great amalgamation wins.

## Names

money = £{ $n }
money-owed = −£{ $n }
type-freight = freight
type-local = local
type-express = express
source-ipo = from the IPO
source-pool = from the Bank Pool
source-treasury = from the company’s treasury
dividend-withhold = withhold
dividend-pay = pay out
dividend-hudson = George Hudson manoeuvre
raise-sell-treasury = sell treasury shares
raise-refinance = refinance the company
run-of = run for { $amount }
run-none = no run at all
run-own = plan a run stop by stop
holder-treasury = The treasury
round-PR = Parliament round
round-SR = Stock round
round-OR = Operating round { $n } of { $of }
ended-by-market = a price reached the top of the market
ended-by-bank = the bank ran out of money
ended-by-lner = the final operating rounds after the LNER are over
ended-by-collapse = nobody can or will start a company any more
score-cash = Cash
score-shares = Shares of the { $company }

## Prompts

ask-over = The game is over.
ask-open-auction-you = Your turn in Parliament: put a charter up for auction, or pass.
ask-open-auction-other = { $player } may put a charter up for auction.
ask-raise-bid-you = The bid for the charter of the { $company } stands at { $bid }: raise it, or leave the auction.
ask-raise-bid-other = { $player } may raise the bid of { $bid } for the { $company }.
ask-set-par-you = You have won the charter of the { $company }: choose its par.
ask-set-par-other = { $player } sets the par of the { $company }.
ask-charter-shares-you = Buy another share of the { $company } for { $price }, or stop here? It floats with five shares; you hold { $held }.
ask-charter-shares-other = { $player } may buy another share of the { $company } at par.
ask-choose-markers-you = The { $company } floats: choose how many station markers it buys.
ask-choose-markers-other = { $player } chooses how many station markers the { $company } buys.
ask-trade-you = Your turn: sell shares, buy one, start a company, or pass.
ask-trade-other = { $player }’s turn in the stock round.
ask-pay-fine-you = You still owe { $owes } of your fine: choose shares to sell.
ask-pay-fine-other = { $player } still owes { $owes } of a fine and must sell shares.
ask-home-upgrade-you = The home hex of the { $company } is full: upgrade its tile.
ask-home-upgrade-other = { $player } must upgrade the home hex of the { $company }.
ask-merger-you = Should the { $company } merge with another company before it operates?
ask-merger-other = { $player } may merge the { $company } with another company.
ask-consent-merger-you = The { $operating } wants to merge with the { $company }, and the { $survivor } would survive. Do you agree?
ask-consent-merger-other = { $player } decides whether the { $company } merges with the { $operating }.
ask-option-you = You hold an option on a share of the { $company }: redeem it for { $redeem }, or sell it for { $sell }?
ask-option-other = { $player } decides about an option on a share of the { $company }.
ask-option-certificate-you = Your director certificate of the { $company } has become an option: redeem it for { $redeem }, or sell it for { $sell }?
ask-option-certificate-other = { $player } decides about the director certificate of the { $company }, which is an option.
ask-option-treasury-you = The treasury holds an option on a share of the { $company }: redeem it for { $redeem }, or sell it for { $sell }?
ask-option-treasury-other = { $player } decides about the treasury’s option on a share of the { $company }.
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
ask-track-you =
    { $laid ->
        [0] What should the { $company } build? One upgrade, or up to two yellow tiles.
       *[other] Should the { $company } lay a second yellow tile?
    }
ask-track-other = { $player } may build track with the { $company }.
ask-station-you = Choose where the { $company } places a station, or place none.
ask-station-other = { $player } may place a station of the { $company }.
ask-run-you = Choose the runs of the { $company }’s trains.
ask-run-other = { $player } runs the trains of the { $company }.
ask-dividend-you = The { $company } has earned { $revenue }: should it pay dividends?
ask-dividend-other = { $player } decides about the dividend of the { $company }, which has earned { $revenue }.
ask-trains-you =
    Should the { $company } buy a train? It has { $cash }{ $trains ->
        [0] , and must own a train at the end of its turn.
       *[other] .
    }
ask-trains-other = { $player } may buy trains for the { $company }.
ask-consent-train-you = The { $operating } offers the { $company } { $price } for its { $train }: do you sell it?
ask-consent-train-other = { $player } is asked to sell the { $train } of the { $company } to the { $operating }.
ask-raise-money-you = The { $company } has no train and cannot pay for one from the bank: it must raise money, unless another company sells it one.
ask-raise-money-other = { $player } must raise money to buy the { $company } a train.
ask-redeem-you = Should the { $company } redeem one of its shares from the Bank Pool for { $price }?
ask-redeem-other = { $player } may redeem a share of the { $company } from the Bank Pool.
ask-acquisition-you = Should the { $company } join with another company in an acquisition before its turn ends?
ask-acquisition-other = { $player } may propose an acquisition for the { $company }.
ask-consent-acquisition-you = The { $operating } wants to join with the { $company } in an acquisition, and the { $survivor } would survive. Do you agree?
ask-consent-acquisition-other = { $player } decides whether the { $company } agrees to an acquisition with the { $operating }.

## Actions

act-pass = { $player } passes.
    .you = You pass.
act-open-auction = { $player } puts the { $company } up for auction at { $amount }.
    .you = You put the { $company } up for auction at { $amount }.
act-raise-bid = { $player } raises to { $amount }.
    .you = You raise to { $amount }.
act-set-par = { $player } sets par at { $price }.
    .you = You set par at { $price }.
act-buy-charter-share = { $player } buys another share at par.
    .you = You buy another share at par.
act-sell-shares =
    { $player } sells { $n ->
        [one] 1 share
       *[other] { $n } shares
    } of the { $company }.
    .you =
        { $n ->
            [one] You sell 1 share of the { $company }.
           *[other] You sell { $n } shares of the { $company }.
        }
act-buy-share = { $player } buys a share of the { $company } { $source }.
    .you = You buy a share of the { $company } { $source }.
act-start-company = { $player } starts the { $company } at { $price }.
    .you = You start the { $company } at { $price }.
act-choose-markers = { $player } buys { $n } station markers.
    .you = You buy { $n } station markers.
act-propose-merger = { $player } proposes joining the { $operating } with the { $other }; the { $survivor } would survive.
    .you = You propose joining the { $operating } with the { $other }; the { $survivor } would survive.
act-consent-yes = { $player } agrees.
    .you = You agree.
act-consent-no = { $player } refuses.
    .you = You refuse.
act-option-yes = { $player } redeems the option.
    .you = You redeem the option.
act-option-no = { $player } sells the option.
    .you = You sell the option.
act-remove-marker = { $player } removes the marker in { $hex }.
    .you = You remove the marker in { $hex }.
act-lay-tile = The { $operating } lays tile { $tile } in { $hex }.
act-place-small-station = The { $operating } places a small station in { $hex }.
act-build-terminal = The { $operating } builds a terminal in London.
act-place-station = The { $operating } places a station in { $hex }.
act-run-trains =
    The { $operating } runs { $n ->
        [one] 1 train
       *[other] { $n } trains
    }.
act-run-nothing = The { $operating } runs no train.
act-dividend-withhold = The { $operating } withholds everything.
act-dividend-pay = The { $operating } pays dividends.
act-dividend-hudson = The { $operating } pays dividends by the George Hudson manoeuvre.
act-buy-train =
    The { $operating } buys train { $train } from the bank{ $n ->
        [0] .
        [one] , with 1 bought warranty.
       *[other] , with { $n } bought warranties.
    }
act-buy-train-from = The { $operating } asks the { $other } for its { $train }, for { $price }.
act-raise-sell-treasury = The { $operating } sells treasury shares to pay for a train.
act-raise-refinance = The { $operating } refinances to pay for a train.
act-redeem = The { $operating } redeems one of its shares.

## Events

event-parliament = Parliament meets (turn { $turn }).
event-stock-round = A stock round begins (turn { $turn }).
event-operating-round = Operating round { $n } of turn { $turn } begins.
event-opened = { $player } opens the auction of the { $company } at { $amount }.
    .you = You open the auction of the { $company } at { $amount }.
event-raised = { $player } bids { $amount } for the { $company }.
    .you = You bid { $amount } for the { $company }.
event-charter = { $player } obtains the charter of the { $company } for { $amount } and must float it.
    .you = You obtain the charter of the { $company } for { $amount } and must float it.
event-par = { $player } sets the par of the { $company } at { $price }.
    .you = You set the par of the { $company } at { $price }.
event-started = { $player } starts the { $company } at { $price }.
    .you = You start the { $company } at { $price }.
event-bought = { $player } buys a share of the { $company } { $source } for { $amount }.
    .you = You buy a share of the { $company } { $source } for { $amount }.
event-sold =
    { $player } sells { $n ->
        [one] 1 share
       *[other] { $n } shares
    } of the { $company } for { $amount }.
    .you =
        { $n ->
            [one] You sell 1 share of the { $company } for { $amount }.
           *[other] You sell { $n } shares of the { $company } for { $amount }.
        }
event-director = { $player } becomes director of the { $company }.
    .you = You become director of the { $company }.
event-receivership = The { $company } has no director and is in receivership.
event-floated = The { $company } floats.
event-markers = The { $company } buys { $n } station markers for { $amount }.
event-price = The price of the { $company } is now { $price }.
event-fined = { $player } is fined { $amount } because the { $company } has not floated.
    .you = You are fined { $amount } because the { $company } has not floated.
event-waived = { $player } has nothing left to sell: the remaining { $amount } of the fine is waived.
    .you = You have nothing left to sell: the remaining { $amount } of the fine is waived.
event-home = The { $company } places its home base in { $hex }.
event-displaced = The home base of the { $company } displaces a marker of the { $other } in { $hex }.
event-merger-proposed = The { $company } wants to merge with the { $other }; the { $survivor } would survive.
event-acquisition-proposed = The { $company } proposes an acquisition with the { $other }; the { $survivor } would survive.
event-agreed = { $player } agrees for the { $company }.
    .you = You agree for the { $company }.
event-refused = { $player } refuses for the { $company }.
    .you = You refuse for the { $company }.
event-returned =
    { $holder } returns { $n ->
        [one] 1 share
       *[other] { $n } shares
    } to the Bank Pool.
event-certificate-swapped = { $holder } swaps the director certificate of the { $company } for three shares from the Bank Pool.
event-absorbed-sold = { $holder } finds no share of the survivor to exchange with and sells one for { $amount }.
event-option-redeemed = { $holder } redeems an option for { $amount }.
event-option-sold = { $holder } sells an option for { $amount }.
event-merged = The { $other } becomes part of the { $company }.
event-marker-removed = The { $company } gives up its marker in { $hex }.
event-tile = The { $company } lays tile { $tile } in { $hex }.
event-small-station = The { $company } places a small station in { $hex }.
event-terminal = The { $company } builds a terminal in London.
event-station = The { $company } places a station in { $hex }.
event-ran-between = { $train }: runs in the middle of its chain, where nothing is scored.
event-ran-train =
    { $train }: { $stops }{ $bonus ->
        [0] {""}
       *[other] , £{ $bonus } for the hexes between
    } = { $amount }{ $n ->
        [0] .
       *[other] , and a subsidy of { $subsidy }.
    }
stop-counts = { $name } { $n }
event-ran =
    The { $company } earns { $revenue }{ $local ->
        [0] .
       *[other] {" "}and a subsidy of { $subsidy }.
    }
event-ran-other = By our reckoning the { $company } would earn { $revenue } and a subsidy of { $subsidy }.
event-dividend-withhold = The { $company } withholds { $amount }.
event-dividend-pay = The { $company } pays { $amount } in dividends.
event-dividend-hudson = By the George Hudson manoeuvre the { $company } pays { $amount } in dividends.
event-paid = { $player } receives { $amount }.
    .you = You receive { $amount }.
event-train =
    The { $company } buys train { $train } for { $amount }{ $warranties ->
        [0] .
        [one] , with 1 bought warranty.
       *[other] , with { $warranties } bought warranties.
    }
event-train-asked = The { $company } asks the { $other } for its { $train }.
event-train-from = The { $company } buys the { $train } of the { $other } for { $amount }.
event-train-gone = The { $train } of the { $company } is obsolete and leaves the game.
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
    .you = You are compensated with { $amount }.
event-bank-broken = The bank has run out of money.
event-lner-later = The LNER forms at the end of the next set of operating rounds.
event-lner-coming = The LNER forms at the end of this set of operating rounds.
event-lner = The LNER has formed: one stock round and three operating rounds are left.
event-over = The game ends: { $by }.

## Picks

pick-run =
    the run for £{ $n }{ $subsidy ->
        [0] {""}
       *[other] {" "}+ £{ $subsidy }
    }{ $proven ->
        [best] , proven best
        [bound] , at most £{ $more } below the best
       *[none] {""}
    }
pick-done = Run these trains
pick-area = { $name }
pick-by = { $name }, by way of { $what }
pick-by-short = { $what } → { $name }
pick-skip = do not count { $name }
pick-link = linked with the { $name } ({ $what }) into one train
pick-alone = running by itself, not linked
pick-pass = Pass
pick-buy = Buy a share
pick-buy-for = Buy a share for { $price }
pick-sell = Sell
pick-start = Start a company
pick-small = Place a small station
pick-redeem = Redeem
pick-yes = Yes, agree
pick-no = No, refuse
pick-company = { $what } ({ $name })
pick-survivor = { $what } survives ({ $name })
pick-hex = { $name } ({ $what })
pick-tile = tile { $what }
pick-turn =
    { $what ->
        [0] as printed
        [1] turned by one sixth
       *[other] turned by { $what } sixths
    }
pick-segment = track from { $from } to { $to }
pick-london = terminal in London (slot { $what })
pick-type =
    { $name } ({ $what }) for { $price }{ $permit ->
        [no] , no permit
       *[yes] {""}
    }{ $ends ->
        [none] {""}
       *[other] , ends the { $ends } trains ({ $n })
    }
pick-turn-to = to { $places }
pick-source =
    { $what ->
        [ipo] IPO
        [pool] Pool
       *[treasury] own
    } { $price }
pick-shares-for = { $n } for { $price }
pick-train = train { $name } ({ $what })
pick-train-of =
    { $name } of the { $company } for { $price }{ $alike ->
        [yes] {" "}({ $what })
       *[no] {""}
    }{ $permit ->
        [no] , no permit
       *[yes] {""}
    }
pick-bid = bid £{ $n }
pick-par = price of £{ $n }
pick-markers = { $n } markers
pick-shares =
    { $n ->
        [one] 1 share
       *[other] { $n } shares
    }
pick-warranties =
    { $n ->
        [0] without warranties
        [one] 1 warranty for { $price }
       *[other] { $n } warranties for { $price }
    }

## The position in words

board-heading = { $round }, turn { $turn }, phase { $phase }. Bank { $bank }. Trains on sale: band { $band }, { $left }. Priority: { $priority }.
board-left = { $n } left
board-endless = without limit
board-no-share = none
board-no-train = none
board-no-station = none
board-no-company = none
board-holding = { $company } { $n } %
board-player = { $player }: { $cash }, worth { $worth }, { $certificates } of { $limit } certificates; shares: { $shares }.
board-receivership = nobody (receivership)
board-lner-later = The LNER forms at the end of the next set of operating rounds.
board-lner-coming = The LNER forms at the end of this set of operating rounds.
board-lner-formed = The LNER has formed.
board-promised = { $player } is under obligation: the { $company } must float by the end of the stock round.
board-company = { $company }: director { $director }, price { $price }, par { $par }, cash { $cash }; trains: { $trains }; permits: { $permits }; stations: { $markers }, { $unused } unused; shares in the IPO { $ipo } %, Bank Pool { $pool } %, treasury { $treasury } %.
board-company-unfloated = { $company }, not yet floated: director { $director }, price { $price }, par { $par }, cash { $cash }; trains: { $trains }; permits: { $permits }; stations: { $markers }, { $unused } unused; shares in the IPO { $ipo } %, Bank Pool { $pool } %, treasury { $treasury } %.
board-unstarted = { $company } ({ $name }): not started, available from phase { $opens }; permits: { $permits }.
board-tile =
    { $hex } ({ $place }): tile { $tile }, { $turn ->
        [0] as printed
        [one] turned by one sixth
       *[other] turned by { $turn } sixths
    }; small stations: { $small }; stations of: { $markers }.
