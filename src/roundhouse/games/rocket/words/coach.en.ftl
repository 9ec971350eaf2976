# What the coach says in a first game: coach-about-<kind of decision>, and what matters now.

coach-about-action = You have two actions in a turn. Invest in a city that a line will soon reach; place a station ahead of a line; or extend a line, which gives you a share of it and pays whoever has invested or built there. Look at who is paid before you confirm.
coach-about-veto-call = Somebody wants to extend a line of which you hold shares. You may call a veto and then bid shares to send the locomotive elsewhere. It is worth it if the hex pays others much more than you, or takes something from you. Otherwise let it be: shares are money at the end.
coach-about-veto-bid = Bid shares of this line for another hex. The highest bid decides and is given back. The active player may match it, so bid only for a hex that you want, and only as much as it is worth.
coach-about-veto-answer = Your move has been vetoed. You may match the highest bid with as many of your shares: then your hex holds, and you give them back. If what you gain there is worth less than the shares, let the others have their way.

coach-line-lead =
    { $own ->
        [one] You lead on the { $line }, 1 share to { $other }. Its majority is worth { $money } now.
       *[other] You lead on the { $line }, { $own } shares to { $other }. Its majority is worth { $money } now.
    }
coach-line-behind =
    { $other ->
        [one] On the { $line } { $player } is ahead, with 1 share to your { $own }. Its majority is worth { $money } now.
       *[other] On the { $line } { $player } is ahead, with { $other } shares to your { $own }. Its majority is worth { $money } now.
    }
coach-line-tie =
    { $own ->
        [one] On the { $line } you tie with { $player }, 1 share each. Its majority is worth { $money } now.
       *[other] On the { $line } you tie with { $player }, { $own } shares each. Its majority is worth { $money } now.
    }
coach-lines-left = Lines that are still in play: { $n }. When at most one still has shares to give, the game ends.
