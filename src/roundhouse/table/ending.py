"""Endings: how a game ends before its rules end it, and who has won then.

With two players, whoever gives up has lost. With more, the others go on with a bot or end the game as it stands, as
agreed at the beginning or as everybody present agrees later. Nobody has won a game that was never played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.engine.outcome import Outcome
from roundhouse.engine.ranking import ranks
from roundhouse.engine.text import Text
from roundhouse.table.conditions import must_be_in_play
from roundhouse.table.records import BotSat, Ended
from roundhouse.table.refusal import TableRefusal

if TYPE_CHECKING:
    from roundhouse.table.table import Table

#: With this many players, nobody is left to play on with.
PAIR: Final = 2


def is_unplayed(table: Table) -> bool:
    """Has no person acted yet?"""
    return not any(told.by != "bot" for told in table.story)


def abort(table: Table, seat: int) -> Ended:
    """Somebody does not want to play after all: nobody loses."""
    must_be_in_play(table, seat)
    if not is_unplayed(table):
        raise TableRefusal("not_allowed", Text("table-no-abort"))
    return Ended(why="aborted", seat=seat)


def resigned(table: Table, seat: int) -> BotSat | Ended:
    must_be_in_play(table, seat)
    if ends_with(table, seat):
        return Ended(why="resigned", seat=seat)
    return BotSat(seat=seat, bot=table.begin.fallback, why="resigned")


def left(table: Table, seat: int) -> BotSat | Ended:
    """Somebody gets up. Whoever may come back has no need to; until then others may take the place."""
    if ends_with(table, seat):
        return Ended(why="aborted" if is_unplayed(table) else "left", seat=seat)
    return BotSat(seat=seat, bot=table.begin.fallback, why="away")


def flagged(table: Table, seat: int) -> BotSat | Ended:
    if ends_with(table, seat):
        return Ended(why="clock", seat=seat)
    return BotSat(seat=seat, bot=table.begin.fallback, why="clock")


def ends_with(table: Table, seat: int) -> bool:
    """Is the game over without whoever sits there? If two played, if no person is left, or if that was agreed on."""
    if not table.begin.leaving:
        # A table from an older version, where bots always played on.
        return False
    others = {table.seats[each].owner for each in table.people()} - {table.seats[seat].owner}
    return len(table.seats) == PAIR or not others or table.begin.leaving == "end"


def can_draw(table: Table) -> bool:
    """Two people, and nobody else."""
    return len(table.seats) == PAIR and len({table.seats[seat].owner for seat in table.people()}) == PAIR


# -- who has won


def outcome(table: Table) -> Outcome | None:
    """How the game ended: by its rules, or before that, as it stood."""
    if table.ended is None:
        return table.game.outcome
    totals = list(table.game.ruleset.scores(table.game.state))
    placed = places(table, totals)
    return Outcome(
        ended_by=[table.ended.notice([], 0)],
        categories=[],
        totals=totals,
        ranks=placed,
        winners=[] if table.ended.why == "aborted" else [seat for seat, rank in enumerate(placed) if rank == 1],
    )


def places(table: Table, totals: list[int]) -> list[int]:
    """The rank of every seat by current scores, but players who have given up rank after those who have not."""
    ended = table.ended
    if ended is None or ended.why in ("draw", "aborted"):
        return [1] * len(totals)
    gone = [seat.resigned or seat.free or number == ended.seat for number, seat in enumerate(table.seats)]
    staying = [total for total, has_gone in zip(totals, gone, strict=True) if not has_gone]
    first, last = iter(ranks(staying)), len(staying) + 1
    return [last if has_gone else next(first) for has_gone in gone]
