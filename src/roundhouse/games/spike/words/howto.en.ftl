# How to play, for people who have never seen the game: howto-<chapter>, howto-<chapter>-<item> and its text.

howto-about = The Eastern United States before 1900. Each of you has one train and a network of track of your own. You build towards cities, pick up goods there and take them to where your contracts pay for them.
howto-wins = Most money at the end wins. The game ends when the third Time card of the last round comes up, and nobody knows exactly when.
howto-fact-turn = A turn
howto-fact-turn-value = move for free, then one action
howto-fact-luck = Luck
howto-fact-luck-value = the cards that you draw
howto-fact-hidden = Hidden
howto-fact-hidden-value = rail cards in hand, route cards

howto-idea = The idea in six pictures
howto-idea-build = Cards lay track
howto-idea-build-text = Every segment has a colour, and a rail card of that colour pays for laying track on it. A path begins in your network and ends in a new city.
howto-idea-market = A new city pays at once
howto-idea-market-text = When you join a city you are paid $1, $2 or $3, whatever the market gives for the commodity that the city supplies. Then that commodity falls to $1, and others rise.
howto-idea-load = Load where it is supplied
howto-idea-load-text = Your train stands in Tulsa, which supplies oil, and you have a contract for oil. Loading is free: the cargo token moves onto your freight car.
howto-idea-move = Under way it moves by itself
howto-idea-move-text = Starting a train out of a city takes an action. From then on it makes a free move every turn, as many spaces as its speed, and you have your action besides.
howto-idea-deliver = Deliver and be paid
howto-idea-deliver-text = In a city that your contract lists you deliver and are paid: $6 to $14, more for places far away. Load something for the way back at once.
howto-idea-network = Where it leads
howto-idea-network-text = After an hour the map is full of track. Your secret route card pays at the end for cities that you have joined together.

howto-turn = The five actions
howto-turn-draw = Draw
howto-turn-draw-text = Take two rail cards, more with a better tender: from the four on the display, which everybody sees, or from the deck.
howto-turn-build = Build
howto-turn-build-text = Choose a path from your network to one new city and pay a card for each segment. Each segment carries one player’s track only: what is taken is taken.
howto-turn-wild = Cards of the wrong colour
howto-turn-wild-text = Two cards of one colour stand for one of another, three for two: a wild set. It always costs one card more than it gives.
howto-turn-start = Start
howto-turn-start-text = Your train stands in a city: start it and move it up to its speed.
howto-turn-boost = Boost
howto-turn-boost-text = Your train is under way already: one space more, whatever its speed. Good for arriving a turn earlier.
howto-turn-upgrade = Upgrade
howto-turn-upgrade-text = A better locomotive moves further, a better tender draws more cards, another freight car carries more. The first level costs $3, the second of the same part $5.

howto-train = How trains move
howto-train-free = The free move comes first
howto-train-free-text = If your train stands on a segment when your turn begins, it moves before your action. Entering a city ends the move, and the train stays there until you start it.
howto-train-past = Past a city without stopping
howto-train-past-text = Instead of entering a city the train may go straight on to another segment of yours. It keeps going, but can neither load nor deliver there.
howto-train-once = Each city once
howto-train-once-text = You can deliver in a city only once in the whole game. If two contracts list it, choose the better one.

howto-end = Rounds, the end, the counting
howto-end-rounds = Three rounds
howto-end-rounds-text = A round ends when the deck runs out; all paid cards are shuffled again. In the third round three Time cards are hidden in the lower half of the deck.
howto-end-when = The third Time card
howto-end-when-text = When it comes up the game is over at once, in the middle of a turn. It also ends when somebody has no track pieces and no delivery left: the others have one more turn.
howto-end-count = Route cards
howto-end-count-text = If the start city of your route card is in your network, you are paid for the best of its destinations that you have joined, and $1 for each other one. Contracts that are not fulfilled cost nothing.

howto-mistakes = What beginners get wrong
howto-mistakes-hoard = Collecting cards for too long
howto-mistakes-hoard-text = Cards in hand are worth nothing. A wild set now is often better than the right colour two turns later.
howto-mistakes-still = Letting the train stand
howto-mistakes-still-text = A train under way moves for free in every turn. A train that waits in a city wastes all of those moves.
howto-mistakes-empty = Going home empty
howto-mistakes-empty-text = Build so that the way back carries something too: two contracts on one line are worth more than two lines.
howto-mistakes-upgrade = Upgrading late
howto-mistakes-upgrade-text = An upgrade costs money that counts as points. The first level of the locomotive nearly always pays if it comes early, hardly ever in the last round.
howto-mistakes-route = Forgetting the start city
howto-mistakes-route-text = A route card without its start city is worth nothing, however many of its destinations you have joined.

howto-advanced = The advanced game
howto-advanced-differ = What differs
howto-advanced-differ-text = You choose the face of each of your contracts, and one of two route cards. Everything else stays. For a first game we suggest the basic one.
