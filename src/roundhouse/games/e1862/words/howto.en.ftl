# How to play, for people who have never seen the game: howto-<chapter>, howto-<chapter>-<item> and its text.

howto-about = East Anglia in the railway mania. You are investors. Your money founds companies, the companies lay track and run trains, and what they earn comes back to whoever holds their shares. The map is where money is made; the market is where it is won.
howto-wins = The richest player at the end wins: cash in hand plus the price of every share. What a company has in its treasury counts for nobody.
howto-fact-rounds = It goes
howto-fact-rounds-value = Parliament, shares, trains, again
howto-fact-luck = Luck
howto-fact-luck-value = only in the set-up
howto-fact-hidden = Hidden
howto-fact-hidden-value = nothing

howto-idea = The idea
howto-idea-money = Two kinds of money
howto-idea-money-text = There is your money and the money of each company, and they never mix. You buy shares with yours; a company buys trains with its own. As director you decide for a company, but you cannot put its money into your pocket: only dividends do that.
howto-idea-rounds = Three kinds of rounds
howto-idea-rounds-text = In a Parliament round players bid for charters to found companies. In a stock round they buy and sell shares. In each of the operating rounds that follow every company acts once: it builds, runs, pays, buys trains. Then Parliament again.
howto-idea-track = Companies build
howto-idea-track-text = A company lays tiles from its home base outwards and puts stations into cities. Its trains may run only where its stations let them.
howto-idea-trains = Trains earn
howto-idea-trains-text = Each train makes one run, from city to city, to a port or to a red area such as London. The runs are drawn here as they were in a real game; what they earn is the revenue of the company.

howto-shares = Companies and shares
howto-shares-share = A tenth each
howto-shares-share-text = A company has ten shares: seven single ones and the director certificate, which counts as three. A share earns a tenth of every dividend and is worth the price of the company.
howto-shares-director = Who decides
howto-shares-director-text = Whoever holds the most shares is director and makes all decisions of the company. If somebody else then holds more, the director certificate goes to them, with everything that is good and bad about the company.
howto-shares-trade = A turn in the stock round
howto-shares-trade-text = First sell as much as you like, then buy one certificate. Each share that is sold pushes the price down one step. What you have sold you cannot buy again in this stock round.
howto-shares-price = What moves the price
howto-shares-price-text = A dividend at least as high as the price moves it one space right, twice the price two, and so on. Nothing paid moves it left. So a share earns twice: the dividend now and a higher price later.

howto-charters = Charters
howto-charters-auction = The auction
howto-charters-auction-text = On your turn you propose a company and bid for its charter; the others may raise. Only the winner pays, and must found the company. Nobody else interested? Then it is yours for nothing.
howto-charters-par = Setting par
howto-charters-par-text = The winner chooses par, from £54 to £100, and pays three times par for the director certificate. Up to two more shares may be bought at once. A high par gives the company more money, and costs you more.
howto-charters-float = Floating
howto-charters-float-text = Once half of its shares are sold the company floats: it receives ten times par from the bank, pays for three stations and operates from the next operating round on. Here its home base has just been placed.

howto-running = Running trains
howto-running-route = What a run is
howto-running-route-text = A run begins and ends in a large station, a port or a red area and touches a station of the company. One run has to include the home base, the others have to meet it. No place counts twice for the same company.
howto-running-freight = Freight
howto-running-freight-text = A freight train scores only its two ends, but £20 for every hex between them as the crow flies, £30 to a port. All freight trains of a company form one chain: far apart is good.
howto-running-local = Local
howto-running-local-text = A local train scores cities and every small station on the way. Besides, the company receives a subsidy of £10 for each hex. It cannot leave the map.
howto-running-express = Express
howto-running-express-text = An express counts stops: cities, ports and red areas, as many as its number says, and passes small stations by. Short and rich is good.
howto-running-dividend = Pay or withhold
howto-running-dividend-text = Pay the revenue out, and shareholders and price gain. Withhold it, and the company can afford its next train, but the price falls. A company runs only trains for which it has a permit.

howto-obsolete = Trains become obsolete
howto-obsolete-phases = Letters and phases
howto-obsolete-phases-text = Trains are sold in bands from A to H, each sold out before the next. The first train of a band begins a phase: new tiles, other values, and the oldest trains are gone.
howto-obsolete-rust = What goes when
howto-obsolete-rust-text = The first C ends the A trains, the first E the B trains, the first F the C trains, the first G the D trains. A warranty keeps a train for one more turn; A and D trains have one free.
howto-obsolete-must = Every company needs a train
howto-obsolete-must-text = At the end of its turn a company must own a train. If it has the money it must buy. So always ask: which of my trains will be gone soon, and what will the next one cost?
howto-obsolete-save = When the money is not there
howto-obsolete-save-text = Then it sells shares of its treasury or refinances: everybody’s shares are halved and the bank pays ten times par. If that is not enough the company is bankrupt. Your own money is never touched.

howto-mergers = Mergers
howto-mergers-who = Who with whom
howto-mergers-who-text = At the start of its turn a company may merge with another one that its track reaches, if both directors agree. At the end of the turn the same is called an acquisition. Lines that run as far as this one meet many others.
howto-mergers-shares = Two shares become one
howto-mergers-shares-text = Everybody halves their shares of the two. An odd one is an option: pay half the price and keep it, or sell it for as much. The new price is that of the cheaper company plus half that of the dearer one.
howto-mergers-why = Why do it
howto-mergers-why-text = The survivor has the money, trains, permits and stations of both. A company with an obsolete train and a full treasury and one with trains and no money save each other. The other company can be founded again.

howto-end = Obligations and the end
howto-end-obligation = Obligations
howto-end-obligation-text = Whoever wins a charter is obliged to float the company by the end of the next stock round. If it does not, the fine is five times par, and the shares are lost. Count who will buy the missing shares before you bid.
howto-end-ends = Three ends
howto-end-ends-text = A price reaches £1,000: the operating round is played to its end. The bank is empty: the set of operating rounds is played to its end. Or the first H train is bought: the LNER forms, and there are one more stock round and three last operating rounds.
howto-end-count = Counting
howto-end-count-text = Cash and shares at their price. Shares of a company without a train count half. Near the end a company should pay out all it can: what stays in the treasury is lost.

howto-mistakes = What beginners get wrong
howto-mistakes-treasury = Falling in love with a company
howto-mistakes-treasury-text = You win with your own wealth. A rich company with few of your shares makes others rich.
howto-mistakes-train = Being surprised by the next letter
howto-mistakes-train-text = Count how many trains of the band are left. If the next purchase makes yours obsolete, have the money for a new one, or buy it yourself first.
howto-mistakes-sell = Selling too many at once
howto-mistakes-sell-text = Each share sold costs a step of the price, for the shares that you keep as well.
howto-mistakes-home = Building into the fields
howto-mistakes-home-text = Build to the next rich place: a port, a red area, a city with a label. Track that no train of yours reaches earns nothing.
howto-mistakes-float = Bidding without the money for five shares
howto-mistakes-float-text = Five shares must be sold for a company to float. Three and two are yours to buy at once: a par that lets you do that makes you independent.

howto-beginners = The beginners’ game
howto-beginners-differ = What it leaves out
howto-beginners-differ-text = Only freight trains and no permits, companies only by charter, no redeeming, no bought warranties, no Hudson manoeuvre. The shorter game ends with the LNER after the first E train. Otherwise it is the same game, and the one that we suggest you begin with.
