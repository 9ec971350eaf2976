### Why a tile cannot lie there, and why trains cannot run so.

## Tiles

tile-kind = Tile { $tile } does not belong in { $hex }: large stations stand on city hexes, small stations on town hexes.
tile-needs-yellow = { $hex } is empty: lay a yellow tile there first.
tile-colour-order = Tile { $tile } does not follow the tile in { $hex }: green follows yellow, brown follows green.
tile-label = Tile { $tile } does not carry the label that { $hex } asks for.
tile-into-barrier = Turned like that, tile { $tile } in { $hex } would run into a red barrier: turn it another way.
tile-off-map = Turned like that, tile { $tile } in { $hex } would run off the map, or into the sea where there is no port: turn it another way.
tile-loses-track = Turned like that, tile { $tile } would not keep all the track in { $hex }: turn it another way, or choose another tile.

## Runs

run-no-such-train = The company has no train number { $n }.
run-train-twice = Train number { $n } can run only once.
run-no-permit = The company has no permit to run its { $train }.
run-too-short = That run is too short: it must join two large stations, or one and a port or red area.
run-not-continuous = The run breaks off at hex number { $place }: it must follow one continuous stretch of track.
run-no-track = There is no such track in { $hex }.
run-through-area = A run ends where it touches a port or red area; it cannot pass { $hex }.
run-stop-twice = The run visits { $hex } twice.
run-track-twice = The run uses the same track in { $hex } twice.
run-ends-in-town = A run cannot begin or end in the small station of { $hex }.
run-through-blocked = All slots of { $hex } belong to other companies: a run may end there, but not pass through.
run-no-terminal = Only a company with a terminal in London can run there.
run-port-to-port = No run goes from port to port.
run-red-to-red = No run goes from red area to red area.
run-no-marker = The run passes no large station with a marker of the company: let it start from one or pass through one.
run-too-many-hexes = The { $train } enters at most { $most } hexes beyond the first, not { $n }.
run-too-many-stops = The { $train } visits at most { $most } stops, not { $n }.
run-local-to-area = Local trains do not run to ports or red areas.
run-unscored-elsewhere = The stop { $stop } is not on this run, so it cannot be left out.
run-scores-too-many = The { $train } scores at most { $most } stops, not { $n }.
run-not-home = One of the runs must visit the home base in { $hex }.
run-does-not-meet = Run number { $n } meets no run that is connected with the home base.

## Chains of freights

chain-not-linked = These freights are not linked end to end: let each begin where the one before it ends.
chain-through-area = Freights are linked in large stations, not in ports or red areas.
chain-stop-twice = The chain of freights visits a stop twice.
chain-two-areas = A chain of freights has at most one port and one red area.
chain-several = All freights that are not permanent must be linked into one chain.
chain-without-permanent = The freights that are not permanent must be linked with a permanent one that runs.
