### Stephenson's Rocket: the rules, one message per rule id and ruling of the specification.
### Id: "rule-" + rule id with "." written as "_". Vocabulary: glossary.en.toml.

## §0.1 Editions and options

rule-SR-0_1-a = The edition you choose presets every option of the game. 1999 edition: amounts in units of £1,000, secret totals, 16 shares per line plus 16 supplementary shares for all lines together, investments as tokens, any legal hex for the active player’s bid in a veto, linked stations can be moved, end checked after every action and reached when at most one line has shares available, shares of isolated lines discarded, no connector tiles, no city markers; 2018 edition: prestige points, open totals, no limit on shares, investments as cubes, only the original hex for the active player’s bid, linked stations fixed, end checked after the turn and reached when 6 lines are eliminated or isolated, a marker for isolated lines, 16 connector tiles, city markers. In both editions the active player may not call a veto, and isolation is tested with the exact model (relaxed and region are the alternatives).
rule-SR-0_1-b = The options for the name of the unit, visible totals, tokens or cubes for investments, discarding or marking isolated lines, connector tiles and city markers only change how the game looks: they never affect which actions are legal, what is paid or what is counted. An isolated line has 0 shares available either way.
rule-SR-0_1-c = When a rule belongs to one edition but an option exists for it, the option decides and not the edition. This covers everything that follows from a limit on shares, the hex the active player may name in a veto, moving linked stations, the line condition that ends the game, and the moment at which both end conditions, lines and tiles, are checked.
rule-SR-0_1-d = If the game is set to end when at most one line has shares available but shares are unlimited, every line in play that is not isolated counts as having one available, so the game ends once 6 lines are eliminated or isolated. The check looks only at the position of that moment: when it is made after the turn, a share that came back during the second action counts.

## §1 Components

rule-SR-1_1-a = There are 7 lines, each with its own colour, one locomotive and one starting town.
rule-SR-1_1-b = The game has 60 regular track tiles, and each can be laid either as a straight or as a gentle curve.
rule-SR-1_1-c = Each of up to 4 players owns 7 stations.
rule-SR-1_1-d = The game has 9 passengers.
rule-SR-1_1-e = There are 36 investments: 3 in each of the 12 cities, spread over 4 industries (steel, textiles, brewing and leather) with 9 each.
rule-SR-1_1-f = 1999 edition: each line has 16 share certificates, and another 16 supplementary shares can stand in for any line.
rule-SR-1_1-g = The bank can never run out, even though the money in the box (26 notes of 1, 24 of 2, 26 of 5 and 24 of 10) adds up to 444 units.
rule-SR-1_1-h = The board has 12 cities, 9 railway towns and 7 starting towns, so the value of a line can never be more than 28. Where the hexes lie and which industries each city’s three investments belong to is printed on the board and not laid down by the rules.
rule-SR-1_1-i = The game is for 2 to 4 players.

## §2 Set-up

rule-SR-2_1-a = At the start every locomotive stands on its own starting town and has no facing yet.
rule-SR-2_1-b = At the start every city offers its three investments, none of them claimed.
rule-SR-2_1-c = 1999 edition: at the start every line has 16 shares available, and the supply of supplementary shares is 16.
rule-SR-2_1-d = 2018 edition: at the start every player has 0 shares of every line and 0 prestige points.
rule-SR-2_1-e = 1999 edition: every player starts without money.
rule-SR-2_1-f = Every player starts with 7 stations in reserve; 60 tiles and 9 passengers lie in the supply.
rule-SR-2_1-g = The player who goes first is drawn at random.
rule-SR-2_1-h = At the start the only place connected to a line is its own starting town, so each line has a value of 1.

## §3.1 The board

rule-SR-3_1-a = The board consists of hexes, and each hex is either open or holds exactly one place. Whatever is not a hex of the board, such as the sea or anything beyond the edge, does not exist for the rules.
rule-SR-3_1-b = Two hexes are adjacent when they have a side in common. With column and row coordinates the six directions on our practice boards are numbered 0 east (+1,0), 1 north-east (+1,−1), 2 north-west (0,−1), 3 west (−1,0), 4 south-west (−1,+1) and 5 south-east (0,+1); the real board calls them north (0,−1), north-east (+1,−1), south-east (+1,0), south (0,+1), south-west (−1,+1) and north-west (−1,0), and there these names and their order apply. They are the same six steps, listed anticlockwise in one case and clockwise in the other, so straight ahead and one direction to either side always means the same three hexes.

## §3.2 What a line is

rule-SR-3_2-a = A line is made up of the hex where its locomotive stands and every hex with track that belongs to it.
rule-SR-3_2-b = Each hex of track is recorded as belonging to a line and stays so even if a gap separates it from the rest; in a merger the track of the absorbed line passes to the survivor.
rule-SR-3_2-c = A starting town is part of its line only while the locomotive stands on it. Once the locomotive has left, the town is no longer part of the line but remains connected to it.

## §3.3 Connected places and value

rule-SR-3_3-a = The places that count for a line are its connected places, and their number is the value of the line. Each place counts only once.
rule-SR-3_3-b = A place becomes connected to a line when the line’s locomotive moves into a hex adjacent to it, or when the line takes it over from another line in a merger.
rule-SR-3_3-c = Cities, railway towns and starting towns all add to the value of a line, and so do the starting towns of other lines.
rule-SR-3_3-d = A locomotive that merely stands on its starting town does not connect the places adjacent to that town.

## §3.4 Linked stations

rule-SR-3_4-a = A station is linked to a line when it stands on a hex that belongs to that line.

## §4 Turn

rule-SR-4_1-a = Players take their turns clockwise.
rule-SR-4_1-b = A turn consists of exactly two actions. Each is one of three kinds, in any combination: claim an investment, place or move a station, or extend a line.
rule-SR-4_1-c = The active player may not extend the same line twice in one turn.
rule-SR-4_1-d = The ban on extending a line twice in a turn concerns the line whose locomotive was moved. If your first action moved a line that was then absorbed by another, your second action may extend that other line.
rule-SR-4_1-e = You must take your actions. An action is skipped only if there is no legal action of any kind.
rule-SR-4_1-f = An action is carried out completely, including its scoring, the isolation check and, in the 1999 edition, the check for the end of the game, before the next action is chosen.

## §5 Action: invest

rule-SR-5_1-a = To invest, you claim one free investment, that is one industry in one city, in any city you like.
rule-SR-5_1-b = The city in which you invest need not be connected to any line.
rule-SR-5_1-c = Claimed investments are public and permanent: they are never moved, traded or given up.
rule-SR-5_1-d = Once all 36 investments are claimed, investing is no longer possible as an action.
rule-SR-5_1-e = 2018 edition: a player never runs out of cubes for investments.
rule-SR-5_1-f = If a city has two free investments of the same industry, they count as one and the same choice.

## §6 Action: station

rule-SR-6_1-a = With a station action you either place a station from your reserve or move one of your own stations on the board to a different hex.
rule-SR-6_1-b = A station may only go to an open hex without track, locomotive or another station.
rule-SR-6_1-c = A station may not go to a hex adjacent to a locomotive, not even one that still stands on its starting town.
rule-SR-6_1-d = A station may not go to a hex adjacent to any other station, your own included.
rule-SR-6_1-e = A station may go to a hex adjacent to track, cities or towns.
rule-SR-6_1-f = When you move a station it is lifted first, so it does not stand in its own way; it must end on a different hex from the one it left.
rule-SR-6_2-a = 2018 edition: a linked station, that is one on a track tile or under a locomotive, may not be moved.
rule-SR-6_2-b = 1999 edition: you may move any of your stations on the board, even a linked one, which then no longer belongs to its line.
rule-SR-6_3-a = Nobody can ever have more than 7 stations, on the board and in reserve together.

## §7.1 Extend: choice and movement

rule-SR-7_1-a = To extend, choose any line in play and one of the hexes its locomotive may legally enter; you need not own shares of it.
rule-SR-7_1-b = A locomotive on its own starting town may leave it in any of the six directions.
rule-SR-7_1-c = Anywhere else a locomotive may only go to one of the three hexes ahead of it: straight on along its facing, or one direction to the left or to the right of it.
rule-SR-7_1-d = After a move the facing of the locomotive is the direction in which it moved, with its rear towards the hex it came from.
rule-SR-7_1-e = A locomotive may not leave the board, nor enter a hex with a city, a railway town or a starting town.
rule-SR-7_1-f = A locomotive may not enter a hex that holds track of any line or another locomotive.
rule-SR-7_1-g = A locomotive may not enter a hex adjacent to two or more different other lines in play, whether to their track or to their locomotive.
rule-SR-7_1-h = A locomotive may enter a hex adjacent to several hexes of one and the same other line, or adjacent to track of its own line.
rule-SR-7_1-i = A locomotive may enter a hex that holds nothing but a station, whoever owns it.
rule-SR-7_1-j = A line whose locomotive has no legal hex to go to cannot be chosen.
rule-SR-7_1-k = Which hexes are legal is always judged from the locomotive’s hex and facing before the move, so they are the same for the active player and for everyone who bids in the veto.
rule-SR-7_1-l = When no regular tile is left, a locomotive may not go to a hex for which a tile would be needed; this holds for bids in a veto too.

## §7.2 Extend: share

rule-SR-7_2-a = As soon as the locomotive has been placed, and before any veto, the active player receives one share of the line.
rule-SR-7_2-b = 1999 edition: if the line has no share available, the player receives none and nothing in its place, even if shares come back later in the same action.
rule-SR-7_2-c = Extending an isolated line earns no share.
rule-SR-7_2-d = Everyone may see how many shares of each line a player owns: holdings are public.

## §7.3 Veto

rule-SR-7_3-a = Any player who owns at least 1 share of the line just moved may call a veto, except the active player.
rule-SR-7_3-b = Step 1: the players entitled to call a veto are asked clockwise, beginning to the left of the active player; the first to call opens the veto round and the asking stops. If nobody calls, the proposed hex stands.
rule-SR-7_3-c = Calling a veto does not oblige you to bid.
rule-SR-7_3-d = A veto can change where the locomotive goes, but never prevent it from moving.
rule-SR-7_3-e = Step 2: in one single lap starting to the left of the active player, each other player may bid once. A bid names a whole number of shares, at least 1, higher than the last bid and no more than you own of that line, plus a legal hex for the locomotive, which may be the one now proposed.
rule-SR-7_3-f = A player who owns no more shares of the line than the last bid cannot bid and is skipped.
rule-SR-7_3-g = Step 3: the active player comes last, and only if somebody made a bid and the active player owns at least as many shares of the line as the last bid. They may pass or bid, and matching the last bid is enough; they cannot bid more than they own.
rule-SR-7_3-h = 1999 edition: with their bid the active player may name any legal hex.
rule-SR-7_3-i = 2018 edition: with their bid the active player can only insist on the hex chosen originally.
rule-SR-7_3-j = In the veto the active player may also use the share just received for extending the line.
rule-SR-7_3-k = Step 4: whoever made the last valid bid wins, and the locomotive ends on the hex they named; only the winner pays and everybody else keeps everything. If there was no bid at all, the original hex stands and nobody pays.
rule-SR-7_3-l = The winner of the veto loses as many shares of the line as they bid. In the 1999 edition these shares become available again, except those of an isolated line, which leave the game; in the 2018 edition the winner’s marker simply moves down.
rule-SR-7_3-m = 1999 edition: ordinary and supplementary shares of a line are worth the same, so you may bid your whole holding. When you pay, ordinary shares go back to the line as long as any player has one (they are swapped in), and only the rest returns to the supply of supplementary shares.
rule-SR-7_3-n = A veto may be called and bid on even if there is only one legal hex, because a bid can deprive the active player of the passenger.
rule-SR-7_3-o = Whoever chose the hex, all that follows the veto (tile, passenger and scorings) is carried out by the active player and as part of their action.
rule-SR-7_3-p = If the option that lets the active player call a veto is on, an active player with at least 1 share of the line is asked after all others have declined. In every veto round, whoever opened it, the active player may then bid last even if nobody else made a bid: at least 1 share, no less than the last bid and no more than they own, with the usual choice of hex for the edition or option in use.

## §7.4 Extend: track

rule-SR-7_4-a = The active player lays one tile on the hex the locomotive has left, unless that hex is the starting town.
rule-SR-7_4-b = The tile is straight if the locomotive kept its facing and a gentle curve if it did not; no other shape can occur.
rule-SR-7_4-c = If a station stands on the hex, the tile goes under it and the station stays linked.
rule-SR-7_4-d = If the move causes a merger, a second tile takes the place of the locomotive that is removed.
rule-SR-7_4-e = A move needs one tile unless it starts from the starting town, and one more if it causes a merger. A tile once used never returns to the supply.
rule-SR-7_4-f = If extending a line needs at least one tile and there is at least 1 tile in the supply beforehand, the action may be completed even if it needs one tile more than there is.
rule-SR-7_4-g = 2018 edition: connector tiles only show the junction on the board. A regular tile replaced by one leaves the game, so the number of regular tiles used stays the same.
rule-SR-7_4-h = The supply of tiles never shows less than 0: if the last move needs one tile too many, a 61st hex still gets its track while the supply stays at 0. There can never be more than 61 hexes with track.

## §7.5 Extend: station and passenger

rule-SR-7_5-a = A station on the hex where the locomotive ends is linked to the line at once and already counts in the scorings of that move.
rule-SR-7_5-b = The active player gains one passenger if the locomotive ends on another player’s station, at least one passenger is left, and either nobody made a bid or the active player’s own bid won.
rule-SR-7_5-c = Moving a locomotive onto your own station earns no passenger.
rule-SR-7_5-d = Only the active player can ever gain a passenger; another player who wins the veto gains none.
rule-SR-7_5-e = Once all 9 passengers have been taken, no more are given out.

## §7.6 Extend: order of resolution

rule-SR-7_6-a = Extending a line is carried out in this order: (1) choose line and hex; (2) share; (3) call of a veto; (4) bids; (5) payment; (6) final hex and facing; (7) tile on the hex left behind; (8) station linked, passenger; (9) all newly adjacent places connected at once; (10) scoring of cities; (11) scoring of railway towns; (12) merger; (13) isolation check of all lines in play; (14) in the 1999 edition, check for the end of the game; the action is then spent.

## §8.1 Ranking in every scoring

rule-SR-8_1-a = In any scoring a player must have at least 1 of what is counted to receive anything.
rule-SR-8_1-b = If one player alone has the majority, they receive the amount for first; the player with the next-highest number receives the amount for second.
rule-SR-8_1-c = If two or more players are tied for first, the amounts for first and second are added, divided equally among them and rounded down; nobody else receives anything.
rule-SR-8_1-d = If there is a single leader and two or more players are tied for second, the amount for second is divided equally among those and rounded down.
rule-SR-8_1-e = If there is a single leader and nobody else has at least 1, the amount for second is not paid.
rule-SR-8_1-f = If no player has at least 1 of what is counted, nothing is paid.
rule-SR-8_1-g = Every payment is rounded down just once to a whole unit; in money, £1,000 is the smallest note.
rule-SR-8_1-h = The rules for scoring are the same whether 2, 3 or 4 play.
rule-SR-8_1-i = When second is worth half the value of a line, it makes no difference whether the half is rounded before or after adding and dividing. The half is therefore rounded down right away.

## §8.2 City scoring

rule-SR-8_2-a = For each city newly connected to the line by the move, players are ranked by how many investments they have claimed in that city, all industries together: first receives 2 units, second 1.
rule-SR-8_2-b = If one move connects several cities, each city is scored separately.
rule-SR-8_2-c = The same city is scored again for each other line that connects it.

## §8.3 Railway town scoring

rule-SR-8_3-a = For each railway town newly connected to the line by the move, players are ranked by their stations linked to that line: first receives as many units as the value of the line, second half of that, rounded down.
rule-SR-8_3-b = In the scoring of a railway town, the value of the line already includes every place connected by the same move.
rule-SR-8_3-c = If one move connects two railway towns, there are two scorings, both with the same value of the line.
rule-SR-8_3-d = Connecting a starting town never leads to a scoring of stations.
rule-SR-8_3-e = If the move also causes a merger, only stations linked to the line that moved count when a railway town is scored.
rule-SR-8_3-f = A railway town is scored again for each further line that connects it.

## §8.4 No repetition, order

rule-SR-8_4-a = A place already connected to a line is not scored again for that line, no matter how it became connected, even through a merger.
rule-SR-8_4-b = Within one move, cities are scored first, then railway towns, and the merger comes last.
rule-SR-8_4-c = Every payment is worked out and made at once, in the open.

## §9.1 When lines merge

rule-SR-9_1-a = A merger takes place when the locomotive ends on a hex adjacent to the track or locomotive of exactly one other line in play. It is compulsory.
rule-SR-9_1-b = Ending adjacent to a starting town that its locomotive has left does not cause a merger.
rule-SR-9_1-c = Ending adjacent to a starting town on which the locomotive still stands causes a merger with that line.
rule-SR-9_1-d = In a merger the line that moved is eliminated and the other is the survivor, whatever their sizes.
rule-SR-9_1-e = The line that is merged into may be isolated; the merger works just the same.

## §9.2 Merger: payout

rule-SR-9_2-a = A merger begins with a payout: players are ranked by their shares of the eliminated line, including one just received, and first gets as many units as that line’s value, second half of that, rounded down. The value includes the places connected by this move, but not yet those of the survivor.

## §9.3 Merger: pieces and shares

rule-SR-9_3-a = After the merger payout, the locomotive of the eliminated line is taken off the board.
rule-SR-9_3-b = In a merger a track tile is laid on the hex of the locomotive that was removed.
rule-SR-9_3-c = Next, in a merger, every player swaps their shares of the eliminated line for shares of the survivor at two for one; an odd share left over is lost.
rule-SR-9_3-d = 1999 edition: the shares handed out in a merger come from those available of the survivor and, once these run out, from the supplementary shares. In which order players are served makes no difference, as both are worth the same.
rule-SR-9_3-e = 1999 edition: if the survivor of a merger is isolated, all shares handed out are supplementary shares.
rule-SR-9_3-f = 1999 edition: if the supplementary shares have run out as well, everybody still receives all the shares due in the merger, with substitute markers.
rule-SR-9_3-g = The shares of the eliminated line that are handed in leave the game, and that line has 0 shares available for ever. In the 2018 edition its shares are marked with an X.
rule-SR-9_3-h = 1999 edition, mere book-keeping without effect on play: for each line it is noted how many supplementary shares are in use, substitutes included. A veto payment takes ordinary shares first, also for an isolated line, whose ordinary shares leave the game while any supplementary shares that have to be paid return to their supply; an eliminated line’s supplementary shares return there too, and only its ordinary ones leave the game. The supply shown is 16 minus all supplementary shares in use for all lines, but never less than 0.

## §9.4 Merger: what the survivor takes over

rule-SR-9_4-a = After a merger the survivor has the hexes, the linked stations and the connected places of both lines.
rule-SR-9_4-b = Places that a line takes over in a merger cause no scoring for it, neither now nor later.
rule-SR-9_4-c = A merger changes neither the survivor’s locomotive nor its facing; if that locomotive has not moved yet, its first move is still free in all directions.

## §9.5 Merger: only one

rule-SR-9_5-a = There is never more than one merger per move, since a locomotive may not enter a hex adjacent to two other lines.

## §10.1 Isolation: the test

rule-SR-10_1-a = A line in play is isolated when its own locomotive, by any series of legal moves on the present board while all other pieces stand still, can no longer reach a hex that is adjacent to a city, railway town or starting town not yet connected to it, or that causes a merger.
rule-SR-10_1-b = Whether another line could still merge into a line does not matter for its isolation.
rule-SR-10_1-c = Exact isolation test: every route the locomotive could take is tried, in all six directions from its starting town and otherwise only straight on or one direction to either side of its facing. Each hex on the route must be on the board, without place, track or locomotive, not yet used by the route itself (it would have laid track there) and adjacent to fewer than two other lines in play; if some route reaches a hex adjacent to a place not yet connected or to exactly one other line in play, the line is not isolated, otherwise it is.
rule-SR-10_1-d = The isolation test may be shortened by a quick search over hex and facing that ignores the track the locomotive would lay on its way. If the search finds nothing, the line is isolated; if it finds a route that visits no hex twice, it is not; only in the remaining case is the exact test needed.
rule-SR-10_1-e = How many tiles and shares are left plays no part in the isolation test.
rule-SR-10_1-f = Two other isolation tests can be chosen, and both ignore the track the locomotive would lay on its way. The relaxed one respects facing: the line is isolated when no hex within reach is adjacent to an unconnected place or to exactly one other line in play. The region one uses the same criterion but ignores facing and spreads in all six directions, and it also declares a line isolated whenever its locomotive has no possible next step (in any direction from its starting town, otherwise among the three hexes ahead); without this, a dead-ended line would stay open for ever and the game might never end, whereas under the exact and relaxed tests a line without a step is isolated anyway.

## §10.2 Isolation: when

rule-SR-10_2-a = After every action that extends a line, each line in play that is not yet isolated is tested for isolation; other actions cannot change the result. In which order the lines are tested does not matter.
rule-SR-10_2-b = Once a line is isolated it stays isolated.

## §10.3 Isolation: effects

rule-SR-10_3-a = When a line becomes isolated, players keep their shares of it. In the 1999 edition the shares still available leave the game; in the 2018 edition the line gets an X marker.
rule-SR-10_3-b = An isolated line may still be extended, be the subject of a veto, connect places, merge and be merged into, but extending it earns no share.
rule-SR-10_3-c = An isolated line takes part in the final scoring like any other line in play.

## §11 End of the game

rule-SR-11_1-a = 1999 edition: the game ends if, after any action, at most 1 line in play that is not isolated still has at least 1 share available; supplementary shares do not count.
rule-SR-11_1-b = 2018 edition: the game ends if, after any turn, at least 6 lines are eliminated or isolated.
rule-SR-11_1-c = The game also ends when all 60 regular tiles have been used: after that action in the 1999 edition, after that turn in the 2018 edition.
rule-SR-11_1-d = Before the game ends, all scorings and the merger of the current action are completed.
rule-SR-11_1-e = 1999 edition: if the game ends after the first action of a turn, the active player loses the second action.
rule-SR-11_1-f = 2018 edition: even if an end condition is met in the first action, the active player still takes the second action of that turn.
rule-SR-11_1-g = When the game ends, the round is not played to its end; the final scoring follows immediately.
rule-SR-11_1-h = As long as no end condition is met, at least two lines can move, since a line that is not isolated always can. So an action can be skipped only as the second of a turn, when the end is checked after the turn and the first action has met an end condition; players could go on moving stations for ever, and any limit on that is set by the program and not by the rules.

## §12 Final scoring

rule-SR-12_1-a = In the final scoring, the player with the most passengers receives 6 units and the second 3.
rule-SR-12_2-a = Before the final scoring of industries, investments in cities not connected to any line in play are discarded.
rule-SR-12_2-b = In the final scoring each of the four industries is ranked separately by investments: first receives 6 units, second 3.
rule-SR-12_3-a = In the final scoring of each line in play, players are ranked by their linked stations: first receives as many units as the value of the line, second half of that, rounded down.
rule-SR-12_4-a = In the final scoring of each line in play, players are also ranked by their shares, supplementary shares included: first receives as many units as the value of the line, second half of that, rounded down.
rule-SR-12_5-a = Whoever has the most units wins; players with equal totals win together.

## §13 Hidden information

rule-SR-13_1-a = 1999 edition: the only secret is how much money each player has in all; every payment is public when it is made. You are not shown the totals of the others, but past payments may stay visible.
rule-SR-13_1-b = 2018 edition: all information is open to everybody.
rule-SR-13_1-c = After set-up, nothing in the game depends on chance.

## §14 What is always true

rule-SR-14_1-a = After an action, no hex of a line in play is ever adjacent to a hex of another line in play, provided that the starting towns are not adjacent to each other.
rule-SR-14_1-b = The places connected to a line are always its own starting town, those of all lines absorbed into it, and every place adjacent to one of its hexes, not counting the hex of a starting town.
rule-SR-14_1-c = 1999 edition: for each line in play that is not isolated, the shares available plus those of all players always add up to 16 plus the supplementary shares in use for that line. Between 0 and 16 shares are available.
rule-SR-14_1-d = Claimed and free investments together always make 36, passengers given out and left always make 9, and each player’s stations on the board and in reserve always make 7.
rule-SR-14_1-e = A player’s total never goes down; a holding of shares goes down only through a veto payment or a merger.
rule-SR-14_1-f = The number of lines in play plus the number of mergers is always 7, as each merger removes one line.
rule-SR-14_1-g = An isolated line stays isolated, and an eliminated line stays eliminated.
rule-SR-14_1-h = In a merger, every hex of the survivor next to the final hex lies straight ahead of the arriving locomotive’s facing or one direction to either side; any hex further round is also next to the hex it came from, and different lines in play are never adjacent. A straight tile or a gentle curve therefore always fits.
rule-SR-14_1-i = The number of tiles gone from the supply of 60 always equals the number of hexes with track, up to 60.

## §17 Rulings

rule-R-01 = Our ruling: in the 1999 edition the active player who matches or tops the last bid of a veto may choose any legal hex; in the 2018 edition only the original one. This is an option and can be set either way, because the designer later said that only the original hex was ever meant.
rule-R-02 = Our ruling: in the 1999 edition payments are rounded down to £1,000, the smallest note, exactly as the 2018 edition rounds to whole prestige points. This matters for every odd value and for every tie.
rule-R-03 = Our ruling: if the line extended in your first action merged into another, your second action may extend that other line, because the ban concerns only the line that was extended.
rule-R-04 = Our ruling: a line with no legal move cannot be chosen, and an action is skipped only if investing, stations and extending are all impossible.
rule-R-05 = Our ruling: the active player may neither call a veto nor bid when nobody else made a bid. This is an option: when switched on, the active player is asked to call after all others have declined and may bid last, at least 1 share, even without another bid; in the 1999 edition that can be used to return a share and delay the end.
rule-R-06 = Our ruling: calling a veto is a separate step; it tells the others something, costs nothing and commits to nothing. It is allowed even when only one hex is legal, because a bid for that same hex denies the passenger.
rule-R-07 = Our ruling: in the 1999 edition linked stations may be moved, as printed, while the 2018 edition forbids it. This is an option and can be set either way.
rule-R-08 = Our ruling: a station moved to a neighbouring hex does not block itself, because it is lifted first.
rule-R-09 = Our ruling: supplementary shares may be bid like any others, because players can swap them for ordinary ones; a remark to the contrary in the 2018 edition is a leftover, since that edition merely counts shares. If the supplementary shares run out, nobody goes without the shares due in a merger.
rule-R-10 = Our ruling: if one move connects several places, they are all connected at the same time. The value of the line includes all of them, both for each railway town scoring and for the merger.
rule-R-11 = Our ruling: if a veto is called but nobody makes a bid, it is treated as no veto at all, so the active player may still gain the passenger. The 1999 edition says so and the 2018 edition is silent.
rule-R-12 = Our ruling: a line that has not moved yet has a value of 1, and the places adjacent to its starting town are not connected to it, since connecting takes a move.
rule-R-13 = Our ruling: when a survivor that had not moved yet leaves its starting town, the track it absorbed is not cut off, because it belongs to the line for good. The first move out of the town stays free in all directions.
rule-R-14 = Our ruling: in the 1999 edition a merger into an isolated line is settled with supplementary shares, since its own are gone and the shareholders of an isolated line still take part in scorings.
rule-R-15 = Our ruling: if the tile laid in a merger could join several hexes of the survivor, it is drawn straight on along the final facing if that hex belongs to the survivor, otherwise towards the direction that comes next in the board’s order, otherwise towards the one before. This affects only the picture and never the play.
rule-R-16 = Our ruling: a line is isolated by what its locomotive could really reach, moving forward only and never crossing the track it would lay, with other lines standing still and ignoring how many tiles and shares are left. This is an option with three settings: exact (the default); relaxed, which ignores the locomotive’s own future track and errs only in rare pockets; and region, which ignores the facing and looks only at the open area around the locomotive, but also counts a line as isolated when its locomotive has no step left.
rule-R-17 = Our ruling: isolation is tested for all lines at the end of each action that extends a line, and it is permanent. If later moves by others make it possible, an isolated line may still merge.
rule-R-18 = Our ruling: the 1999 edition ends when shares of at most one line are available, not only of exactly one, since the last two can vanish in the same action.
rule-R-19 = Our ruling: in the 2018 edition the end is checked after the whole turn, in the 1999 edition after each action. This is an option and can be set either way; it decides who still gets a last action.
rule-R-20 = Our ruling: connector tiles do not count towards the 60 regular tiles, and a regular tile replaced by one is lost.
rule-R-21 = Our ruling: if in the 2018 edition the tiles run out in the first action, the second action may not extend a line where a tile is needed. Only an action that began with a tile left may use one more than there is.
rule-R-22 = Our ruling: in the 2018 edition the cubes only show the player’s colour, and the space they lie on tells city and industry; there are the same 36 investments as in the 1999 edition. If the board data says otherwise, the data wins.
rule-R-23 = Our ruling: there are no special rules for two players; second place is paid as usual.
rule-R-24 = Our ruling: if totals are equal at the end, the victory is joint; there is no further criterion to break a tie.
rule-R-25 = Our ruling: the bank cannot run out, since all amounts are merely counted.
rule-R-26 = Our ruling: in the 1999 edition only the totals are secret and payments are public, even though totals could be worked out from them. As a courtesy, past payments may be hidden from the log.
rule-R-27 = Our ruling: a locomotive still on its starting town counts like any other, both for the ban on hexes adjacent to two other lines and for the ban on stations adjacent to a locomotive.
rule-R-28 = Our ruling: an isolated line is still in play, so it counts as another line for mergers and for the ban on hexes adjacent to two other lines.
rule-R-29 = Our ruling: starting towns are never cities, whatever wording the 1999 edition uses: they have no investments and no city scoring.
rule-R-30 = Our ruling: it cannot happen at the end that a city was connected only by an eliminated line, because the survivor takes over all its connected places.
rule-R-31 = Our ruling: in the 1999 edition supplementary shares that are paid or handed in go back to their supply, because they can stand for any line. This has no effect on play, since an empty supply never denies anyone shares in a merger.
