"""Agreement: what nobody may do alone during a game is done once everybody else who is present agrees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from roundhouse.engine.text import Text
from roundhouse.table import ending
from roundhouse.table.conditions import must_be_going_on, must_be_somebodys, must_be_unfinished
from roundhouse.table.records import AnyRecord, BotSat, Closed, Ended, Paused, Proposal, Proposed, Voted
from roundhouse.table.refusal import TableRefusal

if TYPE_CHECKING:
    from roundhouse.table.table import Table

Offer = Literal["abort", "draw", "end", "pause", "close"]


def propose(
    table: Table, seat: int | None, what: Proposal, voters: Sequence[int], about: int | None = None
) -> list[AnyRecord]:
    """Ask those seats; if nobody is there to be asked, it is done at once."""
    must_be_unfinished(table)
    if what == "pause":
        must_be_going_on(table)
    if table.proposal is not None:
        raise TableRefusal("not_allowed", Text("table-proposal-pending"))
    if what == "draw" and not ending.can_draw(table):
        raise TableRefusal("not_allowed", Text("table-no-draw"))
    proposed = Proposed(seat=seat, what=what, about=about, voters=sorted(voters))
    return [proposed] if voters else [done(table, proposed)]


def vote(table: Table, seat: int, agreed: bool) -> list[AnyRecord]:
    """Agree or refuse; it is done once the last voter agrees. The proposer may withdraw it."""
    must_be_unfinished(table)
    must_be_somebodys(table, seat)
    proposed = table.proposal
    if proposed is None:
        raise TableRefusal("not_allowed", Text("table-no-proposal"))
    own = set(table.seats_of(table.seats[seat].owner))
    if proposed.seat in own and not agreed:
        return [Voted(seat=seat, agreed=False)]
    if not own & waiting(table):
        raise TableRefusal("not_allowed", Text("table-not-asked"))
    answer = Voted(seat=seat, agreed=agreed)
    return [answer, done(table, proposed)] if agreed and not waiting(table) - own else [answer]


def withdraw(table: Table) -> Voted:
    """A host who does not play takes the question back."""
    if table.proposal is None or table.proposal.seat is not None:
        raise TableRefusal("not_allowed", Text("table-no-proposal"))
    return Voted(seat=None, agreed=False)


def done(table: Table, proposed: Proposed) -> AnyRecord:
    """What all have agreed on."""
    match proposed.what:
        case "pause":
            return Paused()
        case "close":
            return Closed()
        case "draw":
            return Ended(why="draw")
        case "end":
            return Ended(why="agreed")
        case "replace":
            assert proposed.about is not None
            return BotSat(seat=proposed.about, bot=table.begin.fallback, why="agreed")


def waiting(table: Table) -> set[int]:
    """Who has not answered yet. Somebody with several seats answers once for all of them."""
    proposed = table.proposal
    if proposed is None:
        return set()
    answered = {mine for seat in table.votes for mine in table.seats_of(table.seats[seat].owner)}
    return set(proposed.voters) - answered


def offers(table: Table, seat: int | None) -> list[Offer]:
    """What the player on that seat can ask for now."""
    if seat is None or not table.begun or table.over or table.closed or table.stopped:
        return []
    if not table.seats[seat].owner or table.seats[seat].bot:
        return []
    # Whoever can still call the game off need not ask anybody about ending it.
    unplayed = ending.is_unplayed(table)
    found: list[Offer] = ["abort"] if unplayed else []
    if table.proposal is None:
        found += ["draw"] if not found and ending.can_draw(table) else []
        found += ["end"] if len(table.seats) > ending.PAIR and not unplayed else []
        found += [] if table.paused else ["pause"]
        found.append("close")
    return found


def question(table: Table) -> Text | None:
    """What was proposed, in a sentence."""
    return None if table.proposal is None else table.proposal.notice([], 0)
