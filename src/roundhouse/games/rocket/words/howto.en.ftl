# How to play, for people who have never seen the game: howto-<chapter>, howto-<chapter>-<item> and its text.

howto-about = England, 1830. Seven lines cross the country, and every one of you may extend every one of them. Nobody owns a line: you own shares, investments in cities, and stations.
howto-wins = Most money at the end wins. The game ends when at most one line still has shares to give, or when the track tiles run out.
howto-fact-turn = A turn
howto-fact-turn-value = two actions
howto-fact-luck = Luck
howto-fact-luck-value = none
howto-fact-hidden = Hidden
howto-fact-hidden-value = only how much money each has

howto-idea = The idea in six pictures
howto-idea-turn = On your turn, do two things
howto-idea-turn-text = Invest in a city, place a station, or extend a line. Everything that is lit up here could be picked.
howto-idea-extend = Extend a line, take a share
howto-idea-extend-text = Any player may move any locomotive one hex on. Whoever does takes one share of that line: shares are yours, lines are not.
howto-idea-cities = Cities pay investors
howto-idea-cities-text = A line that arrives beside a city pays there at once: £2,000 to whoever has the most investments in it, £1,000 to the second.
howto-idea-towns = Railway towns pay stations
howto-idea-towns-text = A line that arrives beside a railway town pays whoever has the most stations on that line, and more for a long line than for a short one.
howto-idea-veto = Do not like it? Veto
howto-idea-veto-text = Whoever holds shares of the line may bid some of them to send the locomotive elsewhere. The highest bid decides and is given back; the active player may match it.
howto-idea-merger = Lines merge, majorities are paid
howto-idea-merger-text = Run one line into another and it is gone. Whoever has the most shares is paid its value, and whoever comes second is paid half. Its shares live on in the survivor, two for one.

howto-turn = A turn, step by step
howto-turn-invest = Invest
howto-turn-invest-text = Take one of a city’s industry markers. It costs nothing but the action. It pays when a line connects the city, and once more at the end.
howto-turn-station = Place a station
howto-turn-station-text = Put one of your stations on an open hex where a line is likely to pass. Once track reaches it, it is linked to that line, and counts for every railway town that the line connects from then on.
howto-turn-extend = Extend a line
howto-turn-extend-text = Choose a line and one of the hexes ahead of its locomotive. You take a share; the others may veto; then track is laid behind the locomotive and everything that it reaches is paid. Your two actions may not extend the same line twice.
howto-turn-passengers = Passengers
howto-turn-passengers-text = If you move a locomotive into somebody else’s station you gain a passenger. At the end whoever has the most passengers is paid £6,000, the second £3,000.

howto-veto = The veto, with an example
howto-veto-call = Somebody objects
howto-veto-call-text = Ada extends the LBSCR towards London, where she has invested. Bruno holds a share of the LBSCR, so he may call a veto and bid it for another hex. If nobody bids more and Ada does not match, the line goes his way, and he gives the share back.
howto-veto-answer = The answer
howto-veto-answer-text = Ada matches with the share that she has just taken: in a tie the active player decides. The line stops beside London, and London pays her £2,000. So a share is also a weapon: whoever has none of a line cannot stop it.

howto-end = The end and the last counting
howto-end-when = When it ends
howto-end-when-text = Lines merge, and lines that can reach no other are isolated: they give no more shares. When at most one line still has shares to give, the game is over. It is over, too, when the last of the 60 track tiles is laid.
howto-end-count = What is paid then
howto-end-count-text = Passengers; for every industry, whoever has the most investments in it; for every line that is left, whoever has the most stations on it and the most shares of it. The value of a line is what it connects, and a long line at the end is worth more than many a payment before.

howto-mistakes = What beginners get wrong
howto-mistakes-order = Extending first, investing second
howto-mistakes-order-text = A city pays when the line arrives, not later. Invest with the first action, extend with the second.
howto-mistakes-single = Lonely investments everywhere
howto-mistakes-single-text = Only the first two are paid, and those who tie divide the payment. Two markers in one city that a line will reach are better than one in each of two.
howto-mistakes-money = Paying the others
howto-mistakes-money-text = Before you confirm, look at who is paid. A share for you and £2,000 for somebody else is a bad bargain.
howto-mistakes-veto = Spending the last share
howto-mistakes-veto-text = A veto costs shares whether or not it was worth it. Keep one of every line that matters, and let small things be.
howto-mistakes-end = Missing the majority
howto-mistakes-end-text = When two lines are one hex apart, count their shares: whoever merges them next turn chooses the moment. Do it while you lead, or take one share more first.

howto-editions = 1999 or 2018
howto-editions-differ = What differs
howto-editions-differ-text = The 2018 edition counts prestige in the open instead of hidden money, has no limit on shares, and lets the active player answer a veto only for the hex that was chosen first. It ends after a turn in which six lines are closed. For a first game we suggest the 1999 edition with three players.
