### Spike: why the apprentice does something. Vocabulary: terms.json.

describe-apprentice = Plays at once: chases its contracts, builds towards its route card, upgrades when it pays.

reason-faces = These faces pay best for the way from the nearest supplier.
reason-give = I have the fewest cards of this colour: they are of least use to me.
reason-keep = This route card goes best with my contracts: { $route }.
reason-place = My contracts and my route card are nearest from { $city }.
reason-deliver = { $city } pays { $money }, and nowhere else in my network pays much more.
reason-load = I can load here, in { $city }, what a contract of mine asks for.
reason-unload = { $city } supplies something that I can deliver sooner.
reason-drive = I am on my way to { $city }: it will bring { $money }.
reason-stay = There is nowhere to go yet that would pay.
reason-start = Setting out for { $city } will bring { $money }.
reason-boost = One space more brings me nearer to { $city } and to { $money }.
reason-build = Joining { $city } pays { $money } at once and brings my contracts nearer.
reason-upgrade = This upgrade will pay for itself: { $part }.
reason-draw = I need more rail cards before I build.
reason-stop = The game is nearly over: more cards would be of no use.
reason-end = There is nothing more to do in this turn.
