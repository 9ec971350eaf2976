"""Standing answers: what a player has decided ahead, privately, about questions that are asked out of turn.

A standing answer lets such questions pass, or bids by proxy up to a limit. It stops, and the player is asked, as soon
as something happens that the player wanted to be asked about. Answers are worked out from what their own seat may know,
and are no part of a table's records: whoever keeps the table keeps them apart, one list for each seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Final, Literal

import msgspec

from roundhouse.engine.chance import Chance
from roundhouse.engine.ruleset import Ruleset
from roundhouse.engine.text import Text
from roundhouse.game import Game
from roundhouse.table.records import Acted, AnyRecord, Entry
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table

#: Nobody needs more; a limit keeps the looking through short.
MOST_ANSWERS: Final = 50


class Standing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer ahead.

    `about` are picks that the question must be about (a line, a hex; empty: any question), `unless` are picks that make
    the player want to be asked after all. With `want`, a pick, the answer is a proxy bid of at most `limit` for it.
    """

    about: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    #: Ask me when letting it pass would pay me something.
    unless_paid: bool = False
    want: str = ""
    limit: int = 0
    until: Literal["turn", "game"] = "turn"
    #: The last record of the table when the answer was given; `give` fills it in.
    made: int = 0


def give(table: Table, answers: Iterable[Standing]) -> list[Standing]:
    """The answers, checked and ready to be kept; a refusal if one speaks of something that the game does not have."""
    given = list(answers)
    if len(given) > MOST_ANSWERS:
        raise TableRefusal("malformed", Text("table-too-many-answers", {"most": MOST_ANSWERS}))
    known = {*table.game.ruleset.pickable(table.game.state)}
    for each in given:
        for pick in (*each.about, *each.unless, *([each.want] if each.want else [])):
            if pick not in known:
                raise TableRefusal("malformed", Text("table-unknown-pick", {"pick": pick}))
        if each.limit < 0:
            raise TableRefusal("malformed", Text("table-negative-limit"))
    return [msgspec.structs.replace(each, made=table.seq) for each in given]


# -- answering


def answer(table: Table, seat: int, standing: list[Standing]) -> Any:
    """The action that a seat has decided on ahead for the pending decision; None if it has to be asked."""
    game = table.game
    if table.deciding != seat or table.seats[seat].bot or not is_answerable(game):
        return None
    ruleset, known = game.ruleset, game.observe(seat, Chance(0))
    concern = ruleset.concern(known)
    meant = [each for each in still_standing(table, seat, standing) if concern.issuperset(each.about)]
    if any(wants_to_be_asked(ruleset, known, seat, each) for each in meant):
        return None
    for each in meant:
        action = ruleset.proxy(known, each.want, each.limit) if each.want else ruleset.neutral(known)
        if action is not None and game.why_not(action, seat) is None:
            return action
    return None


def will_be_asked(table: Table, record: AnyRecord) -> bool:
    """Is a person asked out of turn once the record is followed?"""
    if not isinstance(record, Acted):
        return False
    after = table.game.copy()
    after.push(after.read(record.action))
    return is_answerable(after) and not table.seats[decider(after)].bot


def answered(table: Table, entry: Entry, standing: Mapping[int, list[Standing]]) -> list[Entry]:
    """What those who have answered ahead say to an entry and to each other, until somebody has to be asked.

    These entries are kept together with the first: nobody is shown a question that they have answered already.
    """
    ahead, found = table.copy(), []
    ahead.follow(entry)
    while (seat := ahead.deciding) is not None and (action := answer(ahead, seat, standing.get(seat, []))) is not None:
        record = ahead.act(seat, ahead.game.write(action), ahead.seq, by="standing")
        assert isinstance(record, Acted)
        found.append(Entry(seq=ahead.seq + 1, at=entry.at, record=record))
        ahead.follow(found[-1])
    return found


def decider(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


def is_answerable(game: Game) -> bool:
    """Is the pending decision one that is asked out of turn?"""
    decision = game.decision
    return decision is not None and decision.kind in game.ruleset.answerable


def wants_to_be_asked(ruleset: Ruleset, known: Any, seat: int, standing: Standing) -> bool:
    """Does the question concern the player after all?"""
    if ruleset.concern(known).intersection(standing.unless):
        return True
    return standing.unless_paid and would_be_paid(ruleset, known, seat)


def would_be_paid(ruleset: Ruleset, known: Any, seat: int) -> bool:
    """Would the seat gain anything if nobody answered?"""
    after = ruleset.copy(known)
    before = ruleset.standing(known)[seat]
    while (decision := ruleset.decision(after)) is not None and decision.kind in ruleset.answerable:
        ruleset.apply(after, ruleset.neutral(after))
    return ruleset.standing(after)[seat] > before


# -- expiring


def still_standing(table: Table, seat: int, standing: list[Standing]) -> list[Standing]:
    """The answers that remain: those until the next turn end when it begins, all end with the game."""
    if table.over:
        return []
    return [each for each in standing if each.until == "game" or not next_turn_has_come(table, seat, each.made)]


def next_turn_has_come(table: Table, seat: int, made: int) -> bool:
    """Has a turn of the seat begun since that record? The turn in which the answer was given does not count."""
    whose = turns_since(table, made)
    return any(before != seat and after == seat for before, after in pairwise(whose))


def turns_since(table: Table, made: int) -> list[int]:
    """Whose turn it was at each decision since that record, beginning with the turn in which it was made."""
    out_of_turn = table.game.ruleset.answerable
    decisions = [(told.seq, told.seat, told.kind) for told in table.story]
    if (pending := table.game.decision) is not None:
        decisions.append((table.seq + 1, pending.seat, pending.kind))
    earlier = [seat for seq, seat, kind in decisions if seq <= made and kind not in out_of_turn]
    later = [(seat, kind) for seq, seat, kind in decisions if seq > made]
    if later and later[0][1] in out_of_turn:
        # Made while somebody was asked out of turn: the turn is that of whoever acted last in their own.
        later = [(seat, "") for seat in earlier[-1:]] + later
    return [seat for seat, kind in later if kind not in out_of_turn]
