# What the coach says in a first game: coach-about-<kind of decision>, and what matters now.

coach-about-contract-face = Each contract has two faces with different cities. Choose faces whose cities lie near each other, and near what your other contracts need.
coach-about-give-card = Going first is an advantage, so you give one rail card away. You will miss a colour least if you have only one card of it.
coach-about-keep-route = Keep the route card whose cities you want to join anyway for your contracts. It pays nothing unless its start city is in your network.
coach-about-place-train = Choose where your network begins. A good choice is a city that supplies something you have a contract for, with a city that pays for it not far away.
coach-about-free-move = Your train is under way, so it moves before your action, for nothing. Move it towards the city where it delivers or loads. Entering a city stops it; if you have nothing to do there, pass it by.
coach-about-action = One action: draw rail cards, build to a new city, start the train, boost it or upgrade it. Before and after you may load, unload and deliver for nothing. If you can deliver, do it; if you can build to a city that pays or supplies something for you, build; otherwise draw.
coach-about-draw = Take the colours that your next path needs. A card from the display is sure; one from the deck is a surprise, but nobody sees it. Two of one colour can stand for one of another.
coach-about-end-turn = Your action is done. If the train is in a city you can still load or deliver; then end the turn.

coach-cargo = On board: { $commodity }. In your network it pays most in { $city }: { $money }.
coach-cargo-far = On board: { $commodity }. It pays most in { $city }, { $money }, but that is not in your network yet.
coach-waiting-goods = { $source } is in your network and supplies what a contract of yours asks for: { $commodity }. It pays { $money } in { $city }.
coach-route-start = Your route card is worth nothing until { $city } is in your network.
coach-route-worth = Your route card is worth { $money } now.
coach-deck = Cards left in the deck: { $n }. Then round { $round } of three is over.
coach-time = Time cards that have come up: { $n } of 3. The third ends the game at once, so take what pays now.
