### Spike: everything the game says besides its rules. Vocabulary: glossary.en.toml.
### Arguments: $player and $right are names of players; $city, $space and $at are places; $commodity, $colour and $part
### are words of this file. Numbers arrive as numbers, lists joined with commas.

## The game

game-spike-title = Spike
game-spike-blurb = Lay track across the Eastern United States, upgrade your train and deliver goods where your contracts pay best, before the third Time card ends the game.
game-spike-length = about 60 min
game-spike-editions = basic, advanced
game-spike-reconstruction = The printed board and card tables were not available to us, so this board is a reconstruction: most cities, the rail grid, contracts and route cards are our own. The rules are those of the published game.

## Prompts

ask-over = The game is over.
ask-contract-face-you = Before the game starts: choose a face for each of your contracts.
ask-contract-face-other = { $player } is choosing the faces of their contracts.
ask-give-card-you = You go first: give one rail card of your choice to { $right }.
ask-give-card-other = { $player } goes first and gives one rail card to { $right }.
ask-keep-route-you = Choose which of your two route cards to keep.
ask-keep-route-other = { $player } is choosing which route card to keep.
ask-place-train-you = Choose the city in which your train starts.
ask-place-train-other = { $player } is choosing a city to start from.
ask-free-move-you =
    { $speed ->
        [one] Your train is under way: make a free move of 1 space, or stay.
       *[other] Your train is under way: make a free move of up to { $speed } spaces, or stay.
    }
ask-free-move-other = { $player }’s train is under way and may make a free move.
ask-action-you = Your turn: draw rail cards, build to a new city, start, boost or upgrade your train.
ask-action-other = { $player }’s turn: choosing an action.
ask-draw-you =
    { $left ->
        [one] You may draw 1 more card, or stop.
       *[other] You may draw { $left } more cards, or stop.
    }
ask-draw-other = { $player } is drawing cards.
ask-end-turn-you = You have taken your action: load, unload or deliver if you like, then end your turn.
ask-end-turn-other = { $player } may still load, unload or deliver before the turn ends.
ask-end-turn-built-you = You may build on to another city, load, unload or deliver; then end your turn.
ask-end-turn-built-other = { $player } may build on, load, unload or deliver before the turn ends.

## Actions

act-contract-face = { $player } chooses faces for the contracts: { $faces }.
    .you = You choose faces for your contracts: { $faces }.
chosen-face = { $commodity } face { $face }
act-give = { $player } gives a rail card to { $right }.
    .you = You give a rail card to { $right }.
act-give-own = { $player } gives a rail card to { $right }: { $colour }.
    .you = You give a rail card to { $right }: { $colour }.
act-keep = { $player } keeps a route card.
    .you = You keep a route card.
act-keep-own = { $player } keeps the route card { $route }.
    .you = You keep the route card { $route }.
act-place = { $player } places the train in { $space }.
    .you = You place your train in { $space }.
act-stay = { $player } leaves the train where it is.
    .you = You leave your train where it is.
act-free-move =
    { $n ->
        [one] { $player } moves the train 1 space, to { $space }.
       *[other] { $player } moves the train { $n } spaces, to { $space }.
    }
    .you =
        { $n ->
            [one] You move your train 1 space, to { $space }.
           *[other] You move your train { $n } spaces, to { $space }.
        }
act-start =
    { $n ->
        [one] { $player } starts the train and moves it 1 space, to { $space }.
       *[other] { $player } starts the train and moves it { $n } spaces, to { $space }.
    }
    .you =
        { $n ->
            [one] You start your train and move it 1 space, to { $space }.
           *[other] You start your train and move it { $n } spaces, to { $space }.
        }
act-boost = { $player } boosts the train, to { $space }.
    .you = You boost your train, to { $space }.
act-free-move-on =
    { $n ->
        [one] { $player } moves the train 1 space, to the { $space }.
       *[other] { $player } moves the train { $n } spaces, to the { $space }.
    }
    .you =
        { $n ->
            [one] You move your train 1 space, to the { $space }.
           *[other] You move your train { $n } spaces, to the { $space }.
        }
act-start-on =
    { $n ->
        [one] { $player } starts the train and moves it 1 space, to the { $space }.
       *[other] { $player } starts the train and moves it { $n } spaces, to the { $space }.
    }
    .you =
        { $n ->
            [one] You start your train and move it 1 space, to the { $space }.
           *[other] You start your train and move it { $n } spaces, to the { $space }.
        }
act-boost-on = { $player } boosts the train, to the { $space }.
    .you = You boost your train, to the { $space }.
act-load = { $player } loads { $commodity }.
    .you = You load { $commodity }.
act-unload = { $player } unloads { $commodity }.
    .you = You unload { $commodity }.
act-deliver = { $player } delivers { $commodity }.
    .you = You deliver { $commodity }.
act-take = { $player } takes a card from the display: { $colour }.
    .you = You take a card from the display: { $colour }.
act-draw = { $player } draws a card from the deck.
    .you = You draw a card from the deck.
act-stop = { $player } stops drawing.
    .you = You stop drawing.
act-build =
    { $n ->
        [one] { $player } builds 1 segment from { $from } to { $city } and pays { $pay }.
       *[other] { $player } builds { $n } segments from { $from } to { $city } and pays { $pay }.
    }
    .you =
        { $n ->
            [one] You build 1 segment from { $from } to { $city } and pay { $pay }.
           *[other] You build { $n } segments from { $from } to { $city } and pay { $pay }.
        }
act-upgrade = { $player } upgrades the train: { $part }.
    .you = You upgrade your train: { $part }.
act-skip = { $player } has no legal action and skips it.
    .you = You have no legal action and skip it.
act-end-turn = { $player } ends the turn.
    .you = You end your turn.

## Events

event-given = { $player } receives a rail card: { $colour }.
    .you = You receive a rail card: { $colour }.
event-given-hidden = { $player } receives a rail card.
    .you = You receive a rail card.
event-turned-up = New on the display: { $colours }.
event-drawn = { $player } draws from the deck: { $colour }.
    .you = You draw from the deck: { $colour }.
event-drawn-hidden = Only { $player } sees the card.
    .you = Only you see the card.
event-paid = { $player } receives { $money } for { $commodity } in { $space }.
    .you = You receive { $money } for { $commodity } in { $space }.
event-joined = { $player } joins { $space } ({ $commodity }) to the network and gains { $money }.
    .you = You join { $space } ({ $commodity }) to your network and gain { $money }.
event-time-back = A Time card comes up for the display and is shuffled back into the deck.
event-time-card = Time card number { $n } comes up.
event-round =
    { $cards ->
        [one] Round { $n } begins with a new deck of 1 card.
       *[other] Round { $n } begins with a new deck of { $cards } cards.
    }
event-last-turns = { $player } has no track and no deliveries left: everybody else gets one more turn.
    .you = You have no track and no deliveries left: everybody else gets one more turn.
event-route = { $player } reveals the route card { $route }: { $money }.
    .you = You reveal the route card { $route }: { $money }.

## Refusals

why-over = The game is over: no further actions are possible.
why-not-asked = It is not your decision yet: { $player } has to decide first.
why-setup = Set-up is not finished: first answer the question being asked.
why-setup-over = That is only possible during set-up, which is over: choose one of the actions on offer.
why-move-first = Your train is under way: first make its free move (staying counts as one). Only unloading may come before it.
why-drawing = You are drawing cards: draw another one or stop before you do anything else.
why-no-free-move = Your train was in a city when your turn began, so it has no free move: use your action to start it.
why-moved-already = You get only one free move per turn, before your action: now choose your action, or load, unload or deliver.
why-action-due = You cannot end your turn yet: first take an action.
why-acted-already = You have already taken your action this turn: load, unload, deliver or end your turn.
why-skip = You may skip an action only when nothing else is possible, and something is: choose one of the possible actions.
why-faces = That does not settle your contracts: choose face A or B for each of your own, and only for those.
why-give-not-held = You have no such rail card ({ $colour }): give away one that is in your hand.
why-route-not-dealt = That route card was not dealt to you: keep one of your two.
why-not-a-city = { $space } is not a city: choose a city for your train to start in.
why-no-such-commodity = There is no such commodity: choose one that your contracts name.
why-not-arrived = Your train was already in { $space } before this turn: in this game you can load and deliver only in the turn of arrival.
why-load-under-way = Your train is under way: you can load only while it is in a city.
why-not-supplied = { $space } does not supply { $commodity }: load in a city that does.
why-no-contract = You have no open contract for { $commodity }: load something that one of your contracts asks for.
why-already-loaded = This is already on your train ({ $commodity }): deliver it, or load something else.
why-cars-full =
    { $n ->
        [one] Your only freight car is full: unload or deliver first.
       *[other] Your { $n } freight cars are full: unload or deliver first.
    }
why-not-on-train = Your train carries no { $commodity }: choose something that is on it.
why-deliver-under-way = Your train is under way: you can deliver only while it is in a city.
why-served = You have already delivered in { $space }, and each city takes only one delivery from each player: deliver in another city.
why-not-listed = { $space } is not on your contract for { $commodity }: deliver in one of the cities it lists.
why-stop-first = You cannot stop yet: take at least one card.
why-no-cards = Display and deck are empty, so there is nothing to draw: choose another action.
why-no-such-colour = There are no rail cards of that colour: choose a card from the display, or the deck.
why-not-on-display = There is no such card on the display ({ $colour }): take one that lies there, or draw from the deck.
why-deck-empty = The deck is empty: take a card from the display.
why-stopped-there = A train that enters { $space } stops there: a city can only be the last space of its move.
why-no-space = { $space } is not a space for trains: they move only over cities and segments with your track.
why-same-city = Your train is already in { $space }: move it onto a segment.
why-same-segment = Your train is already on the { $space }: move it to another segment or into a city.
why-not-your-track = { $space } has no track of yours: a train runs only on its owner’s track.
why-turning-back = Your train would have to turn back to reach { $space }, which this game does not allow: move it forwards.
why-no-bypass-now = Your train cannot pass { $space } by now: in this game cities may be passed by only in the free move.
why-not-next = { $space } is not next to { $at }: a train moves one neighbouring space at a time.
why-too-far =
    { $n ->
        [one] That is too far: your locomotive moves 1 space at most.
       *[other] That is too far: your locomotive moves { $n } spaces at most.
    }
why-start-under-way = Your train is already under way: only a train in a city can be started. You may boost it instead.
why-just-arrived = Your train entered { $space } this turn and cannot leave before your next one: choose another action.
why-start-full-speed = In this game a train that is started moves exactly { $n } spaces, unless a city stops it earlier.
why-start-length =
    { $n ->
        [one] When you start your train, it moves exactly 1 space.
       *[other] When you start your train, it moves 1 to { $n } spaces.
    }
why-no-track-here = None of your track touches { $space }: build from there before you start your train.
why-boost-in-city = Your train is in { $space }, and only a train on a segment can be boosted: start it instead.
why-no-such-part = A train has a locomotive, a tender and freight cars: choose one of these.
why-best-part = This part is already at its highest level ({ $part }): upgrade another one.
why-no-money = The next level costs { $cost } ({ $part }), but you have only { $money }: earn more first.
why-no-path = There is nothing to build: choose at least one segment that leads to a new city.
why-no-such-segment = There is no such segment on this board: choose one of those on the map.
why-no-pieces =
    { $needed ->
        [one] This path takes 1 track piece, but you have { $n } left.
       *[other] This path takes { $needed } track pieces, but you have only { $n } left: choose a shorter one.
    }
why-not-your-network = The path starts from somebody else’s network: start from a city or junction of your own.
why-not-from-network = The path must start at a city or junction of your own network.
why-broken-path = The path breaks off at the { $segment }: each segment must begin where the one before it ended.
why-segment-taken = The { $segment } already has track on it: choose free segments.
why-node-twice = The path comes to the same city or junction twice: it may touch each only once.
why-through-city = The path runs through { $space }: end it at the first new city.
why-through-network = The path runs through your own network: start it where it leaves the network.
why-loop = The path leads back into your own network: end it in a new city.
why-ends-at-junction = The path ends at a junction: continue it until it reaches a city.
why-already-joined = { $space } is already in your network: build to a new city.
why-no-such-cards = There are no such rail cards: pay with the cards in your hand.
why-bad-set = { $n } cards cannot stand for { $worth }: a wild set is two or more cards of one colour and stands for one card fewer of another.
why-mixed-set = In this game a wild set stands for cards of one colour only: use a separate set for each colour.
why-cards-not-held = You would need { $needed } cards of this colour ({ $colour }), but you have { $n }: pay another way.
why-not-exact = The path needs exactly { $colours }, but your payment is worth { $paid }: pay neither more nor less.
why-unpaid = The path still has to be paid for: it takes { $colours }, at least { $cards } cards.
why-cannot-pay = The path needs { $colours }. You are missing { $lacking } and do not have enough other cards for wild sets: draw cards first.

## Kinds of action, as a menu offers them

kind-contract_face = Faces of contracts
kind-give_card = Give a card
kind-keep_route = Keep a route card
kind-place_train = Place the train
kind-free_move = Free move
kind-load = Load
kind-unload = Unload
kind-deliver = Deliver
kind-draw = Draw
kind-build = Build
kind-start = Start
kind-boost = Boost
kind-upgrade = Upgrade
kind-skip = Skip the action
kind-end_turn = End the turn

## Things that can be picked

pick-city = { $city } ({ $commodity })
pick-new-city = { $city } ({ $commodity }, { $money })
pick-move = move to { $space }
pick-boost = boost to { $space }
pick-start = start and move to { $space }
pick-move-on = move to the { $space }
pick-boost-on = boost to the { $space }
pick-start-on = start and move to the { $space }
pick-card = rail card: { $colour }
pick-deck = top card of the deck
pick-stop = stop drawing
pick-stay = stay
pick-skip = skip the action
pick-end = end the turn
pick-load = load { $commodity }
pick-unload = unload { $commodity }
pick-deliver = deliver { $commodity }
pick-part = upgrade: { $part }
pick-face = { $commodity }, face { $face }: { $pays }
pick-way =
    { $n ->
        [one] 1 space: { $way }
       *[other] { $n } spaces: { $way }
    }
pick-lay = lay a path segment by segment
pick-track =
    { $n ->
        [one] from { $from }: 1 segment ({ $colours }) for { $cards } cards
       *[other] from { $from }: { $n } segments ({ $colours }) for { $cards } cards
    }
pick-track-unpayable =
    { $n ->
        [one] from { $from }: 1 segment ({ $colours }), which you cannot pay for
       *[other] from { $from }: { $n } segments ({ $colours }), which you cannot pay for
    }
pick-pay = pay { $pay }
label-load = load { $commodity }
label-unload = unload { $commodity }
label-deliver = deliver { $commodity }
label-track =
    { $n ->
        [one] build 1 segment: { $colours }
       *[other] build { $n } segments: { $colours }
    }
label-way =
    { $n ->
        [one] move 1 space
       *[other] move { $n } spaces
    }
label-face = { $commodity }, face { $face }
label-route = route card: { $city }
pays = { $city } { $money }

## The board in lines of text

board-deck = Round { $round } of 3. Deck: { $deck }; display: { $display }; discard pile: { $discard }.
board-deck-last = Round 3 of 3, Time cards out: { $time } of 3. Deck: { $deck }; display: { $display }; discard pile: { $discard }.
board-market = Market, { $money }: { $goods }.
board-player = { $player }: { $money }; rail cards: { $cards }; track pieces: { $track }; train at { $at }, speed { $speed }, supply { $supply }, freight cars { $cars }; loaded: { $cargo }.
board-network = Network of { $player }: cities: { $cities }; segments: { $segments }; delivered in: { $served }.
board-hand = Hand of { $player }: { $cards }.
board-contract = Contract of { $player }: { $commodity } ({ $token }), from { $from }; pays: { $pays }.
board-contract-open = Contract of { $player }, face not chosen: { $commodity } ({ $token }), from { $from }; pays on one face or the other: { $pays }.
board-route = Route card of { $player }: { $route }; worth { $money } now.
board-city = { $city }: { $commodity }; in the network of: { $players }.
board-none = none
board-nobody = nobody
board-not-yet = not yet turned up
token-contract = waiting
token-train = on the train
token-delivered = delivered

## The final account; the reasons are parts of a sentence

score-connected = Cities joined
score-delivered = Deliveries
score-upgrades = Upgrades
score-route = Route card
ended-by-time-draw = the third Time card was drawn
ended-by-time-refill = the third Time card came up on the display
ended-by-time-newdisplay = the third Time card came up when a new deck was opened
ended-by-special = a player had no track and no delivery left

## Names

dollars =
    { $n ->
        [0] $0
       *[other] ${ $n }
    }
dollars-owed = −${ $n }
cards = { $n } { $colour }
cards-white = { $n } white
cards-blue = { $n } blue
cards-black = { $n } black
cards-orange = { $n } orange
cards-purple = { $n } purple
cards-brown = { $n } brown
cards-none = none
one-colour = { $colour }
one-commodity = { $commodity }
wild-set = { $paid } as { $cards }
segment-joins = segment { $city } – { $other } ({ $colour })
segment-from = segment { $wind } out of { $city } ({ $colour })
segment-from-next = segment { $wind } out of { $city } ({ $colour }, no. { $number })
segment-joins-next = segment { $city } – { $other } ({ $colour }, no. { $number })
segment-near = segment { $wind } of { $city } ({ $colour })
segment-near-next = segment { $wind } of { $city } ({ $colour }, no. { $number })
junction-near = a junction { $wind } of { $city }
one-space = { $space }
wind-E = east
wind-SE = south-east
wind-S = south
wind-SW = south-west
wind-W = west
wind-NW = north-west
wind-N = north
wind-NE = north-east
space-none = unknown place { $name }
city-none = no city
route-card = { $city } to { $cities }
route-stop = { $city } ${ $value }
route-none = unknown
part-locomotive = locomotive
part-tender = tender
part-freight_car = freight car
part-none = unknown part
colour-white = white
colour-blue = blue
colour-black = black
colour-orange = orange
colour-purple = purple
colour-brown = brown
colour-none = unknown colour
commodity-cattle = cattle
commodity-pigs = pigs
commodity-fruit = fruit
commodity-wood = wood
commodity-corn = corn
commodity-wheat = wheat
commodity-coal = coal
commodity-oil = oil
commodity-steel = steel
commodity-cloth = cloth
commodity-flour = flour
commodity-cotton = cotton

## Options

option-yes = yes
option-no = no

option-advanced = Advanced game
option-advanced-off = Basic game

option-segment_exclusive = One player per segment

option-allow_debt = Debts allowed

option-wild_one_colour = Wild sets of one colour

option-reverse_allowed = Trains may turn back

option-one_city_per_build = One city per build

option-cargo_on_arrival = Cargo on arrival only

option-bypass_in_free_move_only = Pass cities by in the free move only

option-start_at_full_speed = Start at full speed

option-larger_half_on_top = Larger half on top

option-time_cards_go_back = Time cards go back

option-special_end_without_contracts = Special end without contracts

option-tie_by_track = Ties by track

option-board = Board
option-board-variant = a livelier board, also ours
option-board-none = our board
