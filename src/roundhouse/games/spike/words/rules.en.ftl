### Spike: the rules, one message per rule id and ruling of the specification.
### Id: "rule-" + rule id with "." written as "_". Vocabulary: terms.json.

## §1 Components

rule-SK-1_1-a = There are 60 rail cards, 10 in each of 6 colours.
rule-SK-1_1-b = There are 3 Time cards.
rule-SK-1_1-c = There are 36 contract cards with two faces: 3 for each of the 12 commodities, so 6 different contracts for each.
rule-SK-1_1-d = Each of the 12 commodities has one cargo token and one chip on the market.
rule-SK-1_1-e = There are 36 route cards; each names a start city and some destinations with their values.
rule-SK-1_1-f = Every player has 45 track pieces.
rule-SK-1_1-g = Every player has 3 locomotives (speed 1, 2, 3), 3 tenders (supply 2, 3, 4) and 3 freight cars (1, 2 or 3 of them on the train).
rule-SK-1_1-h = Markers for deliveries are only a record: there is no limit to them.
rule-SK-1_1-i = A face of a contract names one commodity, and what each of the listed cities pays for it.
rule-SK-1_1-j = The commodities are cattle, wood, corn, wheat, coal, oil, steel, cloth, pigs, flour, fruit and cotton. Map, colours, contracts and routes are printed matter and not laid down by the rules.
rule-SK-1_1-k = The game is for 2 to 4 players.

## §2 Set-up

rule-SK-2_1-a = Three Time cards lie hidden on the board; the first is turned up for round 1.
rule-SK-2_1-b = The 12 chips of the market are shuffled into 4 columns of 3 rows, worth 3 (top), 2 and 1. Everybody sees them.
rule-SK-2_1-c = Every player starts with no money.
rule-SK-2_1-d = One contract card of each commodity is drawn at random; the 12 are dealt equally, 6, 4 or 3 to each of 2, 3 or 4 players. The others are out of the game.
rule-SK-2_1-e = In the basic game the face that a contract shows is random, and it stays.
rule-SK-2_1-f = Contracts lie open in front of their owners, each with the cargo token of its commodity.
rule-SK-2_1-g = With 2 players three cards of every colour leave the deck: 42 remain, 7 of each colour.
rule-SK-2_1-h = Every player is dealt 5 rail cards, secretly. The first player is chosen at random.
rule-SK-2_1-i = The first player gives one rail card of their choice to the player on their right, who ends up with 6 cards; the first player has 4, the others 5.
rule-SK-2_1-j = The other rail cards are the deck; four of them are turned up as display. The deck then holds 28, 41 or 36 cards with 2, 3 or 4 players.
rule-SK-2_1-k = Every player is dealt one route card, secretly.
rule-SK-2_1-l = Clockwise from the first player everybody puts the train in any city; a city may hold several trains.
rule-SK-2_1-m = Every train starts with speed 1, supply 2 and one freight car.
rule-SK-2_1-n = At first the start city is the whole network; it brings no money.
rule-SK-2_2-a = Everything that chance decides is settled before the first decision. Then come the faces of contracts (advanced), the card given away, the route kept (advanced) and the trains, each once round the table from the first player. Hands are seen from the gift on, display and route cards after it.

## §3 Turn

rule-SK-3_1-a = Play is clockwise from the first player.
rule-SK-3_1-b = A turn is a free move of the train, if it may have one, and then exactly one action: draw, build, start, boost or upgrade.
rule-SK-3_1-c = The action must be taken; it is skipped only if none is possible.
rule-SK-3_1-d = Loading, unloading and delivering are no actions: they can be done at any time of one’s own turn, before or after the action.
rule-SK-3_1-e = The free move comes before the action, never after it.
rule-SK-3_1-f = A turn has three steps: the free move of a train under way, before which only unloading is possible; the action; the end of the turn. Cargo can be handled before the action and after it, but not between the draws of a draw action.

## §4 Train movement

rule-SK-4_1-a = A train is in a city, where it has stopped, or on a segment of its owner, under way.
rule-SK-4_1-b = A train that is on a segment when the turn begins has a free move of 0 spaces up to its speed.
rule-SK-4_1-c = A step leads to a neighbouring space: from segment to segment over a junction, from a segment into a city, or out of a city onto a segment. Junctions are no spaces and cost nothing.
rule-SK-4_1-d = A train uses only segments with its owner’s track.
rule-SK-4_1-e = Entering a city ends the movement; spaces that are left are lost.
rule-SK-4_1-f = A train that has entered a city in this turn cannot leave it in this turn.
rule-SK-4_1-g = Instead of entering a city a train may pass it by and go to another own segment at that city, for one space. It must be a different segment.
rule-SK-4_1-h = Cities may be passed by in the free move, by starting and by boosting, as often as one likes.
rule-SK-4_1-i = In a city that is passed by nothing can be loaded or delivered.
rule-SK-4_1-j = Trains do not block each other.
rule-SK-4_1-k = Trains have no direction: one under way may turn back.
rule-SK-4_1-l = A city where own track ends cannot be passed by.
rule-SK-4_1-m = If trains may not turn back, a train leaves a segment only by the end opposite to the one by which it came; out of a city it may go any way.

## §5 Loading, unloading, delivering

rule-SK-5_1-a = To load, the train must be in a city that supplies the commodity, the player must have an open contract for it with the token on it, and a freight car must be empty.
rule-SK-5_1-b = Loading is possible in any own turn while the train is in the city, even just before leaving.
rule-SK-5_1-c = Each freight car carries one token.
rule-SK-5_1-d = Anywhere and at any time of one’s own turn a token on the train may be put back on its contract.
rule-SK-5_2-a = To deliver, the train must be in a city that the contract of a loaded commodity lists, and the player must not have delivered in that city before.
rule-SK-5_2-b = The player gains the amount, contract and token leave the game, and the city is marked as served by this player.
rule-SK-5_2-c = Each contract allows one delivery.
rule-SK-5_2-d = Each player delivers in each city at most once in the whole game.
rule-SK-5_2-e = Other players may still deliver in a city that somebody has served.
rule-SK-5_2-f = Delivering is optional, and possible in any own turn while the train is in the city.
rule-SK-5_2-g = In the start city one can load and deliver as in any other.
rule-SK-5_2-h = A freight car that becomes free can be loaded at once.

## §6 Draw

rule-SK-6_1-a = By drawing a player takes 1 card up to their supply, one at a time, each from the display or from the top of the deck.
rule-SK-6_1-b = Each card is seen before the next is chosen; one may stop after the first.
rule-SK-6_1-c = The display is filled up to four only when the player has finished.
rule-SK-6_1-d = There is no limit to the cards in hand.
rule-SK-6_1-e = A card taken from the display is known to everybody, one from the deck is not.
rule-SK-6_1-f = Drawing is impossible if display and deck are both empty, which never happens.

## §7 Build

rule-SK-7_1-a = By building a player lays track on a path of one or more free segments.
rule-SK-7_1-b = The path starts at a city or junction of the player’s own network.
rule-SK-7_1-c = The path ends in a city that is not yet in the network.
rule-SK-7_1-d = Between its ends the path has only junctions: no city, nothing twice, and nothing of the own network.
rule-SK-7_1-e = One build is one such path, and so exactly one new city.
rule-SK-7_1-f = A path may not end at a junction.
rule-SK-7_1-g = A path may not start from the network of another player, unless the place is also in one’s own.
rule-SK-7_1-h = A segment with track cannot be built again, whoever owns it. Cities and junctions can be shared.
rule-SK-7_1-i = Each segment takes one track piece; without pieces nothing can be built.
rule-SK-7_1-j = Two cities that are both in the network already may not be joined again: a network never has loops.
rule-SK-7_1-k = If several cities per build are allowed, further builds may follow in the same turn, each legal, paid and scored by itself. No other action is gained.
rule-SK-7_1-l = If segments can be shared, each player may lay one piece on a segment; an own segment cannot be built again.
rule-SK-7_2-a = Each segment costs one rail card of its colour, directly or by a wild set.
rule-SK-7_2-b = A wild set is two or more cards of one colour; it stands for one card fewer of one other colour.
rule-SK-7_2-c = Any number of wild sets may be used in one build, also several of the same colour.
rule-SK-7_2-d = Payment must be exact: every wild set is used in full, and the sum of each colour is what the path needs.
rule-SK-7_2-e = Cards that were used go to the discard pile, where everybody sees them.
rule-SK-7_2-f = A path can be paid if cards and wild sets together give each colour exactly, and no colour of the hand is used more often than it is held; each wild set costs one card more than it is worth.
rule-SK-7_2-g = If mixed wild sets are allowed, a set stands for one card fewer of any other colours, freely mixed.
rule-SK-7_2-h = Two wild sets of the same colour for the same colour are legal, though one bigger set would be cheaper.
rule-SK-7_3-a = After a build the player gains the present market value of the commodity that the new city supplies.
rule-SK-7_3-b = Then the chip goes to row 1 of its column, and the chips that were below it move up one row; the other columns stay.
rule-SK-7_3-c = A chip in row 1 pays 1, and nothing moves.
rule-SK-7_3-d = Each player scores a city when joining it to their own network, whoever joined it before.

## §8 Start, boost, upgrade

rule-SK-8_1-a = Starting is for a train that was in a city when the turn began: it moves 1 space up to its speed.
rule-SK-8_1-b = Starting needs a segment with own track at that city.
rule-SK-8_1-c = Starting may end in a city: the train has stopped there, and one can deliver and load.
rule-SK-8_2-a = Boosting moves a train on a segment by exactly one space, whatever its speed.
rule-SK-8_2-b = A train in a city cannot be boosted.
rule-SK-8_3-a = An upgrade raises one part of the train by one level.
rule-SK-8_3-b = The first upgrade of a part costs 3, the second of the same part 5; there is no third.
rule-SK-8_3-c = The cost is taken from the money at once, and one must have that much.
rule-SK-8_3-d = Only one level of one part can be gained in a turn.
rule-SK-8_3-e = The new level counts from its next use on; a free move made before is not repeated.
rule-SK-8_3-f = If debts are allowed, upgrades are possible without the money, which can fall below zero without limit.

## §9 Rounds and Time cards

rule-SK-9_1-a = Rounds 1 and 2 end at the moment when the deck becomes empty, by drawing or by filling the display.
rule-SK-9_1-b = Then the next Time card is turned up, display and discard pile are shuffled together as the new deck, and four cards are turned up; somebody who was drawing goes on.
rule-SK-9_1-c = If the player had no draw left, or the deck ran out while filling the display, nothing else happens.
rule-SK-9_1-d = When round 3 begins the new deck is cut in two, the three Time cards are shuffled into the lower part, and the upper part goes on top; then four cards are turned up.
rule-SK-9_1-e = The upper part is half of the deck, rounded down; the lower part is the rest with the three Time cards.
rule-SK-9_2-a = A Time card that is drawn is laid on the board and replaced at once by the next card of the deck; it does not count as drawn.
rule-SK-9_2-b = The same happens when a Time card comes up while the display is filled.
rule-SK-9_2-c = When the third Time card appears the game ends at once: no replacement, no filling up, no further action.
rule-SK-9_2-d = If the new deck of round 2 has four cards or fewer, all are turned up; as the deck is empty then, the next round begins.
rule-SK-9_2-e = The deck of round 3 is turned up until four rail cards lie open or the third Time card ends the game; so the deck is never empty when somebody must decide.

## §10 End of the game

rule-SK-10_1-a = The game normally ends with the third Time card.
rule-SK-10_1-b = If a player ends a turn with no track pieces and no possible delivery left, everybody else has exactly one more turn, and the game ends.
rule-SK-10_1-c = A delivery is still possible if a city that the contract lists is in the network and not yet served, and the token is on the train or a city of the network supplies the commodity.
rule-SK-10_1-d = This is tested at the end of every turn until it holds for the first time; a second player changes nothing, and the third Time card still ends the game at once.

## §11 Final scoring

rule-SK-11_1-a = Route cards are revealed; without its start city in the network a card brings nothing.
rule-SK-11_1-b = Otherwise it brings the highest value of the destinations in the network, and 1 for every other destination in the network.
rule-SK-11_1-c = The start city is not counted among the destinations.
rule-SK-11_1-d = Contracts that were not fulfilled and cards in hand cost nothing.
rule-SK-11_2-a = Whoever has most money wins.
rule-SK-11_2-b = If tied, the player with more cities in the network wins, the start city included.
rule-SK-11_2-c = If still tied, the player with more rail cards in hand wins.
rule-SK-11_2-d = If still tied, the victory is shared.

## §12 Advanced game

rule-SK-12_1-a = In the advanced game each player chooses the face of each of their contracts after the deal.
rule-SK-12_1-b = In the advanced game each player is dealt two route cards and keeps one; the other is out of the game, unseen.
rule-SK-12_1-c = Everything else is unchanged: the faces come after the contracts are dealt, the route before trains are placed.

## §13 Hidden information and invariants

rule-SK-13_1-a = Secret are the hands, the order of the deck, the route cards, kept or not, and the card given at set-up, which only giver and receiver know.
rule-SK-13_1-b = Public are contracts, tokens, trains, networks, track left, money, market, display, discard pile, numbers of cards in hand and in the deck, and the round.
rule-SK-13_2-a = Deck, display, discard pile and hands always hold 60 rail cards together, 42 with 2 players.
rule-SK-13_2-b = Track on the board and in reserve is 45 pieces for each player, and a network has one city more than builds were made.
rule-SK-13_2-c = Each column of the market always holds the same three commodities.
rule-SK-13_2-d = Each token is on its contract, on its owner’s train or out of the game with the contract; a train never has more tokens than freight cars.
rule-SK-13_2-e = Money never falls below zero, unless debts are allowed.
rule-SK-13_2-f = A network has no loops, and it ends only in cities.
rule-SK-13_2-g = In rounds 1 and 2 the deck holds no Time cards; in round 3 those in the deck and those that came out are three. Whenever somebody must decide, the deck is not empty.
rule-SK-13_2-h = A train is in a city or on a segment of its own network; a segment has one owner, unless segments can be shared.

## §14 Rulings

rule-K-01 = May two players build the same segment? No, unless the option says so: the rules are silent, and a report tells of a player who was cut off.
rule-K-02 = May an upgrade push the money below zero? No, unless the option says so: it is a cost that is paid.
rule-K-03 = Does a wild set stand for one colour or for several? For one, unless the option says so.
rule-K-04 = May a train under way turn back? Yes, unless the option says otherwise: no rule speaks of a direction.
rule-K-05 = May one build join several cities or close a loop? No: one path, one new city. By option the build may be repeated in the turn.
rule-K-06 = What are the higher levels worth? One more each, from the first levels that are stated.
rule-K-07 = How many delivery markers are there? As many as needed: they are only a record.
rule-K-08 = Which row of the market is the top? The one worth 3, because chips move up when another falls to 1.
rule-K-09 = How is the first player chosen? At random.
rule-K-10 = In which order are trains placed? Clockwise from the first player, when contracts and route card are known.
rule-K-11 = Does the start city count? It brings no money, but it is a city of the network and can be served.
rule-K-12 = What if no action is possible? It is skipped, but that cannot happen.
rule-K-13 = When may one load and deliver? At any time of one’s own turn while the train is in the city.
rule-K-14 = May cities be passed by only in the free move? No, in every movement.
rule-K-15 = Are cards drawn all at once? No, one by one, and each is seen.
rule-K-16 = Is there a limit to the hand? None is stated.
rule-K-17 = What is public? Everything but hands, routes and the order of the deck; the number of cards in hand is public because it breaks ties.
rule-K-18 = May one pay more than is needed? No.
rule-K-19 = Does a started train move exactly its speed? No, 1 space up to its speed.
rule-K-20 = Does a round end when the deck runs out while filling the display? Yes, each time; with very few cards several rounds can follow each other at once.
rule-K-21 = How is an odd deck halved? The smaller half goes on top, the Time cards are in the other one.
rule-K-22 = Does a Time card count that comes up on the display? Yes, as if it were drawn.
rule-K-23 = When is no delivery possible any more? When no open contract can be fulfilled within the finished network.
rule-K-24 = Is the start city counted in a tie? Yes.
rule-K-25 = What breaks the second tie? Rail cards in hand.
rule-K-26 = What if players are still tied? They share the victory.
rule-K-27 = Are the faces of contracts chosen at the same time? No, in clockwise order, and openly.
rule-K-28 = May a wild set stand for its own colour? No, that would be a loss.
rule-K-29 = What is a round, what a turn? A round lasts until the deck runs out, a turn is what one player does.
rule-K-30 = Does the player who receives the gift give a card back? No.
rule-K-31 = Do both faces of a contract name the same commodity? Yes.
rule-K-32 = Who decides first during the set-up? The first player, who is drawn beforehand.
rule-K-33 = Must the free move be declared, and may cargo be handled between draws? It is declared, staying included; nothing is loaded or delivered between draws.
rule-K-34 = May two wild sets have the same colours? Yes, only their cost differs.
