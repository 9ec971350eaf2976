### 1862: the command `routes`, and what can be wrong with the situations that it reads.

cli-routes = find the best train runs of 1862 for recorded situations, and prove them
cli-routes-file = a file of run situations, one JSON object per line, plain or compressed with gzip
cli-routes-preset = whose reading of the rules holds
cli-routes-deadline = seconds for each line; without it, every answer is proven
cli-routes-json = print one JSON object per line

routes-answer = { $game } { $action }: £{ $revenue }, recorded £{ $recorded }, { $proof }, { $ms } ms
routes-proven = proven
routes-unproven = not proven, at most £{ $bound }
routes-summary = { $n ->
    [one] 1 line
   *[other] { $n } lines
}: median { $median } ms, p95 { $p95 } ms, max { $max } ms; { $above } above, { $equal } equal, { $below } below the recorded run

routes-seconds = should be a number of seconds that is not negative, not { $given }
routes-line = line { $n }
routes-field = line { $n }, field { $field }
routes-not-object = should be a JSON object
routes-missing = is missing
routes-number = should be a whole number from { $least } to { $most }, not { $given }
routes-unknown = { $given } is not known
routes-list = should be a list, not { $given }
routes-object = should be an object, not { $given }
routes-no-city = { $given } has no large station
routes-tile-form = should be a tile, its turn and, for a town, its small stations; not { $given }
routes-tile-kind = tile { $given } does not belong on this hex
routes-no-segment = the tile has no track { $given }
routes-token-form = should be a hex and a circle, not { $given }
routes-slot-taken = another marker is there already: { $given }
routes-london-full = London has only four terminals
