### Spike: why the apprentice does something. Vocabulary: glossary.en.toml.

describe-apprentice = Plays at once: chases its contracts, builds towards its route card, upgrades when it pays.

reason-faces = These faces pay best for the distance from the nearest supplier.
reason-give = This is the colour I have fewest cards of, so I need it least.
reason-keep = This route card goes best with my contracts: { $route }.
reason-place = From { $city } I am closest to my contracts and my route card.
reason-deliver = { $city } pays { $money }, and no other city in my network pays much more.
reason-load = Here in { $city } I can load what one of my contracts asks for.
reason-unload = { $city } supplies something I can deliver sooner.
reason-drive = I am on my way to { $city }, which will earn { $money }.
reason-stay = There is nowhere worth going yet.
reason-start = Setting out for { $city } will earn { $money }.
reason-boost = One more space takes me closer to { $city } and to { $money }.
reason-build = Joining { $city } pays { $money } at once and helps with my contracts.
reason-upgrade = This upgrade will pay for itself: { $part }.
reason-draw = I need more rail cards before I build.
reason-stop = The game is nearly over: more cards would be no use.
reason-end = There is nothing left to do this turn.
