### Spike: the rules, one message per rule id and ruling of the specification.
### Id: "rule-" + rule id with "." written as "_". Vocabulary: glossary.en.toml.

## §1 Components

rule-SK-1_1-a = There are 60 rail cards, 10 in each of 6 colours.
rule-SK-1_1-b = There are 3 Time cards.
rule-SK-1_1-c = There are 36 double-sided contract cards: 3 for each of the 12 commodities, which makes 6 different contracts for each.
rule-SK-1_1-d = Each of the 12 commodities has one cargo token and one chip on the market.
rule-SK-1_1-e = There are 36 route cards; each names a start city and several destinations with their values.
rule-SK-1_1-f = Every player has 45 track pieces.
rule-SK-1_1-g = Every player has 3 locomotives (speed 1, 2 and 3), 3 tenders (supply 2, 3 and 4) and 3 freight cars, so a train pulls 1, 2 or 3 of them.
rule-SK-1_1-h = Delivery markers only keep a record: there is no limit to how many a player may use.
rule-SK-1_1-i = Each face of a contract names one commodity and what each of the listed cities pays for it.
rule-SK-1_1-j = The commodities are cattle, wood, corn, wheat, coal, oil, steel, cloth, pigs, flour, fruit and cotton. The map, its colours, the contracts and the routes are printed on the components; the rules do not lay them down.
rule-SK-1_1-k = The game is for 2 to 4 players.

## §2 Set-up

rule-SK-2_1-a = The three Time cards lie face down on the board; the first is turned up to mark round 1.
rule-SK-2_1-b = The 12 market chips are shuffled and laid out in 4 columns of 3 rows, worth 3 (top), 2 and 1. Everybody can see them.
rule-SK-2_1-c = Every player starts with no money.
rule-SK-2_1-d = One contract card of each commodity is drawn at random, and these 12 are dealt out equally: 6, 4 or 3 each with 2, 3 or 4 players. The other contract cards are out of the game.
rule-SK-2_1-e = In the basic game chance decides which face of a contract is used, and it stays that way.
rule-SK-2_1-f = Contracts lie face up in front of their owners, each with the cargo token of its commodity on it.
rule-SK-2_1-g = With 2 players, three cards of every colour are taken out of the deck: 42 remain, 7 of each colour.
rule-SK-2_1-h = Every player is secretly dealt 5 rail cards. The first player is chosen at random.
rule-SK-2_1-i = The first player gives one rail card of their choice to the player on their right. The first player then has 4 cards, the player on their right 6 and everybody else 5.
rule-SK-2_1-j = The remaining rail cards form the deck, and four of them are turned up as the display. The deck then holds 28, 41 or 36 cards with 2, 3 or 4 players.
rule-SK-2_1-k = Every player is secretly dealt one route card.
rule-SK-2_1-l = Going clockwise from the first player, everybody puts their train in any city they like; several trains may share a city.
rule-SK-2_1-m = Every train starts with speed 1, supply 2 and one freight car.
rule-SK-2_1-n = At the start a player’s network is just their start city, which earns no money.
rule-SK-2_2-a = Everything that chance decides is settled before the first decision. Players then choose the faces of their contracts (advanced game), the first player gives a card away, players choose which route to keep (advanced game) and place their trains; each step goes once round the table from the first player. Hands can be seen from the moment the card is given, display and route cards after it.

## §3 Turn

rule-SK-3_1-a = Play goes clockwise from the first player.
rule-SK-3_1-b = A turn consists of a free move, if the train is entitled to one, and then exactly one action: draw, build, start, boost or upgrade.
rule-SK-3_1-c = You must take an action; it is skipped only if none is possible.
rule-SK-3_1-d = Loading, unloading and delivering are not actions: you may do them at any time during your turn, before or after your action.
rule-SK-3_1-e = The free move comes before the action, never after it.
rule-SK-3_1-f = A turn has three steps: the free move of a train that is under way, before which you may only unload; the action; and the end of the turn. You may handle cargo before the action and after it, but not between one card and the next while drawing.

## §4 Train movement

rule-SK-4_1-a = A train is either stopped in a city or under way on a segment with its owner’s track.
rule-SK-4_1-b = A train that is on a segment when the turn begins gets a free move of 0 spaces up to its speed.
rule-SK-4_1-c = Each step takes a train to a neighbouring space: from one segment to the next across a junction, from a segment into a city, or from a city onto a segment. Junctions are not spaces and cost nothing.
rule-SK-4_1-d = A train may use only segments with its owner’s track.
rule-SK-4_1-e = Entering a city ends the movement; any spaces left are lost.
rule-SK-4_1-f = A train that enters a city cannot leave it again in the same turn.
rule-SK-4_1-g = Instead of entering a city, a train may pass it by and go straight to another of its owner’s segments at that city, for one space. It must be a different segment from the one it is on.
rule-SK-4_1-h = Trains may pass cities by in a free move, when starting and when boosting, as often as their owner likes.
rule-SK-4_1-i = Nothing can be loaded or delivered in a city that is passed by.
rule-SK-4_1-j = Trains do not block each other.
rule-SK-4_1-k = Trains face no particular way: a train that is under way may turn back.
rule-SK-4_1-l = A train cannot pass by a city where its owner’s track ends.
rule-SK-4_1-m = If trains may not turn back, a train leaves a segment only by the end opposite the one it came in by; from a city it may set out in any direction.

## §5 Loading, unloading, delivering

rule-SK-5_1-a = To load, your train must be in a city that supplies the commodity, you must have an open contract for it with the token still on it, and one of your freight cars must be empty.
rule-SK-5_1-b = You may load on any of your turns while your train is in the city, even just before it leaves.
rule-SK-5_1-c = Each freight car carries one token.
rule-SK-5_1-d = At any time during your turn, wherever your train is, you may put a token from the train back on its contract.
rule-SK-5_2-a = To deliver, your train must be in a city listed on the contract of a commodity it carries, and you must not have delivered in that city before.
rule-SK-5_2-b = For a delivery you receive the amount on the contract, the contract and its token leave the game, and the city is marked as served by you.
rule-SK-5_2-c = Each contract allows one delivery.
rule-SK-5_2-d = A player may deliver in each city only once in the whole game.
rule-SK-5_2-e = Other players may still deliver in a city that somebody has already served.
rule-SK-5_2-f = Delivering is optional, and possible on any of your turns while your train is in the city.
rule-SK-5_2-g = You may load and deliver in your start city as in any other.
rule-SK-5_2-h = A freight car emptied by a delivery can be loaded again at once.

## §6 Draw

rule-SK-6_1-a = When you draw, you take from 1 card up to your supply, one at a time, each from the display or from the top of the deck.
rule-SK-6_1-b = You see each card before you choose the next, and you may stop after the first.
rule-SK-6_1-c = The display is filled up to four cards again only when the player has finished drawing.
rule-SK-6_1-d = There is no limit to the number of cards in hand.
rule-SK-6_1-e = Everybody sees a card taken from the display; a card from the deck stays secret.
rule-SK-6_1-f = You cannot draw if both display and deck are empty, but that never happens.

## §7 Build

rule-SK-7_1-a = When you build, you lay track on a path of one or more free segments.
rule-SK-7_1-b = A path starts at a city or junction of your own network.
rule-SK-7_1-c = A path ends in a city that is not yet in your network.
rule-SK-7_1-d = Between its two ends a path may touch junctions only: no city, no junction twice, and nothing that is already in your network.
rule-SK-7_1-e = A build is one such path and therefore joins exactly one new city.
rule-SK-7_1-f = A path may not end at a junction.
rule-SK-7_1-g = A path may not start from another player’s network, unless the place is in yours as well.
rule-SK-7_1-h = A segment that has track cannot be built on again, whoever owns it. Cities and junctions can be shared.
rule-SK-7_1-i = Each segment takes one track piece; with none left you cannot build.
rule-SK-7_1-j = You may not join two cities that are both in your network already: a network never has loops.
rule-SK-7_1-k = If several cities per build are allowed, you may build again in the same turn, with each build legal, paid for and scored on its own. This gives you no other action.
rule-SK-7_1-l = If segments can be shared, each player may lay one piece on a segment, but never a second one on their own.
rule-SK-7_2-a = Each segment costs one rail card of its colour, paid directly or with a wild set.
rule-SK-7_2-b = A wild set is two or more cards of one colour; it stands for one card fewer of one other colour.
rule-SK-7_2-c = You may use any number of wild sets in one build, including several of the same colour.
rule-SK-7_2-d = You must pay exactly: every wild set is used in full, and each colour adds up to precisely what the path needs.
rule-SK-7_2-e = Used cards go face up on the discard pile, where everybody can see them.
rule-SK-7_2-f = You can pay for a path if your cards and wild sets together give exactly the colours it needs without using more cards of any colour than you hold; each wild set costs one card more than it is worth.
rule-SK-7_2-g = If mixed wild sets are allowed, a set stands for one card fewer in any mixture of other colours.
rule-SK-7_2-h = You may turn two wild sets of the same colour into the same other colour, though one larger set would be cheaper.
rule-SK-7_3-a = After building, you gain the current market value of the commodity that the new city supplies.
rule-SK-7_3-b = Once a new city has been paid for, the market chip of its commodity drops to row 1 of its column, and the chips that were below it move up one row; the other columns do not change.
rule-SK-7_3-c = If the chip of the commodity is already in row 1, the new city pays 1 and no chip moves.
rule-SK-7_3-d = Every player is paid for a city when they join it to their own network, no matter who joined it before.

## §8 Start, boost, upgrade

rule-SK-8_1-a = You may start a train that was in a city when the turn began: it moves from 1 space up to its speed.
rule-SK-8_1-b = To start your train you need a segment with your own track at its city.
rule-SK-8_1-c = A train that has been started may end its move in a city: it stops there, and you may deliver and load.
rule-SK-8_2-a = A boost moves a train on a segment exactly one space, whatever its speed.
rule-SK-8_2-b = A train in a city cannot be boosted.
rule-SK-8_3-a = An upgrade raises one part of the train by one level.
rule-SK-8_3-b = The first upgrade of a part costs 3 and the second 5; there is no third.
rule-SK-8_3-c = The cost of an upgrade is paid at once, and you must have that much money.
rule-SK-8_3-d = You may gain only one level of one part per turn.
rule-SK-8_3-e = The new level counts from the next time you use that part; a free move already made is not repeated.
rule-SK-8_3-f = If debts are allowed, you may upgrade without having the money, and your money may fall below zero without limit.

## §9 Rounds and Time cards

rule-SK-9_1-a = Rounds 1 and 2 end the moment the deck runs out, whether by drawing or by filling up the display.
rule-SK-9_1-b = When a round ends, the next Time card is turned up, display and discard pile are shuffled together as the new deck, and four cards are turned up from it; a player who was drawing carries on.
rule-SK-9_1-c = If the player had no cards left to draw when the round ended, or the deck ran out while the display was being filled, nothing further happens.
rule-SK-9_1-d = When round 3 begins, the new deck is cut in two, the three Time cards are shuffled into the lower part and the upper part goes on top; then four cards are turned up.
rule-SK-9_1-e = In round 3 the upper part of the deck is half of it, rounded down; the lower part is the rest with the three Time cards.
rule-SK-9_2-a = A Time card that is drawn goes on the board and is replaced at once by the next card of the deck; it does not count as a card drawn.
rule-SK-9_2-b = The same happens when a Time card comes up while the display is being filled: it goes on the board and is replaced.
rule-SK-9_2-c = When the third Time card appears, the game ends at once: it is not replaced, the display is not filled and there are no more actions.
rule-SK-9_2-d = If the new deck of round 2 has four cards or fewer, they are all turned up; that empties the deck, so the next round begins.
rule-SK-9_2-e = In round 3 cards are turned up until four rail cards lie open or the third Time card ends the game, so the deck is never empty when somebody has to decide.

## §10 End of the game

rule-SK-10_1-a = The game normally ends when the third Time card appears.
rule-SK-10_1-b = If a player ends their turn with no track pieces and no possible delivery left, everybody else gets exactly one more turn and the game ends.
rule-SK-10_1-c = A delivery is still possible if a city listed on the contract is in the network and not yet served, and the token is either on the train or to be had in a city of the network that supplies the commodity.
rule-SK-10_1-d = Whether a player has run out of track and deliveries is checked at the end of every turn until it happens for the first time; if it then happens to a second player, nothing changes, and the third Time card still ends the game at once.

## §11 Final scoring

rule-SK-11_1-a = At the end, route cards are revealed; a card earns nothing unless its start city is in its owner’s network.
rule-SK-11_1-b = A route card whose start city is in the network earns the highest value among its destinations in the network, plus 1 for each of its other destinations there.
rule-SK-11_1-c = The start city of a route card does not count as one of its destinations.
rule-SK-11_1-d = Unfulfilled contracts and cards left in hand cost nothing.
rule-SK-11_2-a = Whoever has the most money wins.
rule-SK-11_2-b = If players are tied on money, the one with more cities in their network wins, start city included.
rule-SK-11_2-c = If they are tied on cities too, the one with more rail cards in hand wins.
rule-SK-11_2-d = If players are tied on everything, they share the victory.

## §12 Advanced game

rule-SK-12_1-a = In the advanced game, players choose which face to use for each of their contracts after the deal.
rule-SK-12_1-b = In the advanced game, each player is dealt two route cards and keeps one; the other leaves the game unseen.
rule-SK-12_1-c = Nothing else changes in the advanced game: faces are chosen after the contracts are dealt, routes before the trains are placed.

## §13 Hidden information and invariants

rule-SK-13_1-a = What is secret: hands, the order of the deck, route cards, kept or not, and the card given away during set-up, which only giver and receiver know.
rule-SK-13_1-b = What is public: contracts, tokens, trains, networks, track left, money, market, display, discard pile, the number of cards in each hand and in the deck, and the round.
rule-SK-13_2-a = Deck, display, discard pile and hands always add up to 60 rail cards, or 42 with 2 players.
rule-SK-13_2-b = Each player’s track on the board and in reserve always adds up to 45 pieces, and a network always has one city more than its owner has made builds.
rule-SK-13_2-c = Each column of the market always holds the same three commodities.
rule-SK-13_2-d = Each token is on its contract, on its owner’s train, or out of the game together with the contract; a train never carries more tokens than it has freight cars.
rule-SK-13_2-e = Money never falls below zero, unless debts are allowed.
rule-SK-13_2-f = A network has no loops, and its branches end only in cities.
rule-SK-13_2-g = In rounds 1 and 2 the deck holds no Time cards; in round 3 those in the deck and those already out make three. The deck is never empty when somebody has to decide.
rule-SK-13_2-h = A train is always in a city or on a segment of its own network; a segment has one owner, unless segments can be shared.

## §14 Rulings

rule-K-01 = May two players build on the same segment? No, unless the option says so: the rules are silent, and a published account of a game tells of a player who was cut off.
rule-K-02 = May an upgrade push a player’s money below zero? No, unless the option says so: it is a cost that has to be paid.
rule-K-03 = Does a wild set stand for one colour or for several? For one, unless the option says otherwise.
rule-K-04 = May a train that is under way turn back? Yes, unless the option says otherwise: no rule mentions a direction.
rule-K-05 = May one build join several cities or close a loop? No: one path, one new city. With the option, the build may be repeated in the same turn.
rule-K-06 = What are the higher levels worth? One more each than the level before; the rules state the first levels.
rule-K-07 = How many delivery markers are there? As many as needed: they are only a record.
rule-K-08 = Which row of the market is the top one? The one worth 3, because chips move up when another drops to 1.
rule-K-09 = How is the first player chosen? At random.
rule-K-10 = In which order are trains placed? Clockwise from the first player, once contracts and route cards are known.
rule-K-11 = Does the start city count? It earns no money, but it is a city of the network and can be served.
rule-K-12 = What if no action is possible? The action is skipped, but that cannot really happen.
rule-K-13 = When may players load and deliver? At any time during their own turn while the train is in the city.
rule-K-14 = May cities be passed by only in the free move? No, in every kind of movement.
rule-K-15 = Are cards drawn all at once? No, one by one, and each is seen before the next.
rule-K-16 = Is there a limit on cards in hand? The rules state none.
rule-K-17 = What is public? Everything but hands, routes and the order of the deck; the number of cards in hand is public because it breaks ties.
rule-K-18 = May a player pay more than is needed? No.
rule-K-19 = Does a started train have to move its full speed? No, from 1 space up to its speed.
rule-K-20 = Does a round end when the deck runs out while the display is being filled? Yes, every time; with very few cards several rounds may follow one another at once.
rule-K-21 = How is a deck with an odd number of cards halved? The smaller half goes on top; the Time cards are in the other.
rule-K-22 = Does a Time card that comes up on the display count? Yes, just as if it had been drawn.
rule-K-23 = When is no delivery possible any more? When none of the player’s open contracts can be fulfilled within the finished network.
rule-K-24 = Does the start city count when a tie is broken by cities? Yes.
rule-K-25 = What breaks a tie that remains? Rail cards in hand.
rule-K-26 = What if players are still tied? They share the victory.
rule-K-27 = Do all players choose the faces of their contracts at the same time? No, in clockwise order and openly.
rule-K-28 = May a wild set stand for its own colour? No, and it would only lose a card.
rule-K-29 = What is a round and what is a turn? A round lasts until the deck runs out; a turn is what one player does.
rule-K-30 = Does the player who receives a card during set-up give one back? No.
rule-K-31 = Do both faces of a contract name the same commodity? Yes.
rule-K-32 = Who decides first during set-up? The first player, who is drawn beforehand.
rule-K-33 = Must the free move be declared, and may cargo be handled between draws? It is declared, even to stay; nothing is loaded or delivered between draws.
rule-K-34 = May two wild sets have the same colours? Yes; the only difference is the cost.
