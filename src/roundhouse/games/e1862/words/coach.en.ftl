# What the coach says in a first game: coach-about-<kind of decision>, and what matters now.

coach-about-open-auction = Parliament: you may propose a company and bid for its charter, or pass. A home near a port, a red area or a large city is good. Keep enough money for five shares: then you can float the company by yourself.
coach-about-raise-bid = Somebody else wants this charter. The bid is money lost, so raise only while the company is worth more to you than the next one on offer.
coach-about-set-par = Choose par. You pay three times par for the director certificate, and the company receives ten times par when it floats. £100 buys good trains; a lower par leaves you money for another company.
coach-about-charter-shares = You may buy up to two more shares at par right now. With both, five are sold and the company floats at once, so your obligation is met.
coach-about-choose-markers = Choose how many stations the company buys, once and for all. Three are enough for most.
coach-about-trade = Stock round: first sell what you like, then buy one certificate, or pass. Buy shares of companies that pay dividends; help a company that you have promised to float; sell what is about to lose its trains.
coach-about-pay-fine = You owe a fine for a company that did not float. Sell the shares that you need least.
coach-about-home-upgrade = The home hex is full: the company has to upgrade the tile there to make room for its home base.
coach-about-merger = A company may merge with another one that its track reaches, if both directors agree. Two shares become one; money, trains and permits go together. If nobody is in trouble, pass.
coach-about-consent-merger = Somebody proposes a merger with a company of yours. Look at the new price and at how many shares you would have. If you would be worse off, refuse.
coach-about-option = You are left with half a share: pay half the price and keep a whole one, or sell the half. Keep it if the company will go on paying.
coach-about-remove-marker = The merged company has too many stations: give up the one that its trains need least.
coach-about-track = The company builds: two yellow tiles, or one upgrade. Build towards a port, a red area or the next city, so that a train of this company can run there.
coach-about-station = The company may place a station in a city that its track reaches. A station lets its trains through and keeps others from closing the city.
coach-about-run = Choose the runs of the trains. The best ones have been worked out and are offered first; they can be changed on the map.
coach-about-dividend = Pay out, and every share earns a tenth and the price may rise. Withhold, and the money stays in the company, but the price falls. Withhold only if the next train could not be paid for otherwise.
coach-about-trains = The company may buy trains, and must own one at the end of its turn. The first train of a new band makes old ones obsolete, perhaps your own, perhaps those of others.
coach-about-consent-train = Another company wants to buy a train of yours at a fixed price. A train that will soon be obsolete is worth selling, but do not sell your last one.
coach-about-raise-money = The company needs a train and has not enough money: it sells shares of its treasury or refinances. Refinancing halves everybody’s shares.
coach-about-redeem = The company may buy one of its own shares back from the Bank Pool. That brings it the dividend of that share.
coach-about-acquisition = At the end of its turn a company may acquire another one, as in a merger. If nobody is in trouble, pass.
coach-about-consent-acquisition = Somebody wants to acquire a company of yours. Look at the new price and at how many shares you would have. If you would be worse off, refuse.

coach-obligation = You have an obligation: the { $company } must float by the end of the next stock round. Shares still to be sold: { $n }. Otherwise you pay { $money }.
coach-no-train = The { $company } has no train and { $money } in its treasury. The next train costs { $price }.
coach-depot = Trains left in band { $band }: { $n }, at { $price } each.
coach-obsolete = The first { $band } train makes trains of band { $old } obsolete. Your companies with such trains: { $companies }.
