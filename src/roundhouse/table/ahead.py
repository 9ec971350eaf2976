"""Answers ahead: what a player has privately decided in advance about questions that come up out of turn.

An answer ahead declines such questions, bids by proxy up to a limit, or passes or buys in the player's own turns. It
stops, and the player is asked, as soon as something happens that the player wanted to be asked about. Answers are
computed from what their own seat may know, and are not part of a table's records: they are stored
separately, one list per seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import dropwhile, pairwise
from typing import Any, Final, Literal

import msgspec

from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Decision
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame
from roundhouse.table.acting import result_of
from roundhouse.table.records import Acted, AnyRecord, Entry
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table

#: Nobody needs more; the limit keeps checking them quick.
MOST_ANSWERS: Final = 50
#: How many answers ahead are committed together; two proxies that bid against each other continue in portions.
MOST_AT_ONCE: Final = 20

Until = Literal["turn", "game", "change", "round"]
#: How long questions can be answered ahead, and how long turns can be passed.
UNTIL: Final[Mapping[bool, frozenset[str]]] = {
    False: frozenset({"turn", "game"}),
    True: frozenset({"turn", "change", "round"}),
}


class AnswerAhead(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer ahead.

    `about` are picks that the question must be about (a line, a hex; empty: any question), `unless` are picks that make
    the player want to be asked after all. With `want`, a pick, the answer is a proxy bid of at most `limit` for it.
    With `turns`, it passes the player's own turns: the next one, until somebody does something else than pass (with
    `unless`, something about one of those picks), or to the end of the round. With `turns` and `want`, it buys that in
    those turns as long as it costs no more than `limit`. With `steps`, kinds of decisions, it declines those of the
    player's own turn, or with `accept` says yes to them.
    """

    about: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    #: Ask me when letting it pass would pay me something.
    unless_paid: bool = False
    want: str = ""
    limit: int = 0
    turns: bool = False
    steps: tuple[str, ...] = ()
    accept: bool = False
    until: Until = "turn"
    #: The last record of the table when the answer was given, and the stage of the game; `give` fills them in.
    made: int = 0
    stage: str = ""


def give(table: Table, answers: Iterable[AnswerAhead]) -> list[AnswerAhead]:
    """The answers, checked and ready to be stored; refused if one refers to something the game does not have."""
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
        if not can_be_given(table.game, each):
            raise TableRefusal("malformed", Text("table-no-such-answer"))
    stage = table.game.ruleset.stage(table.game.state)
    return [msgspec.structs.replace(each, made=table.seq, stage=stage) for each in given]


def can_be_given(game: AnyGame, each: AnswerAhead) -> bool:
    """Is it an answer to something that this game asks?"""
    ruleset = game.ruleset
    if each.until not in UNTIL[each.turns] or not ruleset.skippable.issuperset(each.steps):
        return False
    if each.accept and not (each.steps and ruleset.acceptable.issuperset(each.steps)):
        return False
    if not each.turns:
        return True
    return bool(ruleset.passable) and (not each.want or each.want in ruleset.for_sale(game.state))


# -- answering


def answer(table: Table, seat: int, answers: list[AnswerAhead]) -> Any:
    """The action that a seat has decided on ahead for the pending decision; None if it has to be asked."""
    game = table.game
    if table.deciding != seat or table.seats[seat].bot or not is_answerable(game):
        return None
    if is_own_turn(game):
        return passed(table, seat, answers)
    ruleset, known = game.ruleset, game.observe(seat, Chance(0))
    concern = ruleset.concern(known)
    assert game.decision is not None
    own_step = game.decision.kind if game.decision.kind in ruleset.skippable else ""
    questions = [each for each in in_force(table, seat, answers) if not each.turns]
    questions = [each for each in questions if (own_step in each.steps if own_step else not each.steps)]
    meant = [each for each in questions if concern.issuperset(each.about)]
    if any(wants_to_be_asked(ruleset, known, seat, each) for each in meant):
        return None
    for each in meant:
        action = replied(ruleset, known, each)
        if action is not None and game.why_not(action, seat) is None:
            return action
    return None


def replied(ruleset: AnyRules, known: Any, each: AnswerAhead) -> Any:
    """What one answer says to the question."""
    if each.want:
        return ruleset.proxy(known, each.want, each.limit)
    return ruleset.accept(known) if each.accept else ruleset.neutral(known)


def passed(table: Table, seat: int, answers: list[AnswerAhead]) -> Any:
    """What a seat buys or passes ahead in its own turn; None if it has to be asked, or may not pass."""
    game = table.game
    meant = [each for each in in_force(table, seat, answers) if each.turns]
    meant = [each for each in meant if not is_same_turn(table, seat, each.made)]
    known = game.observe(seat, Chance(0))
    for each in meant:
        action = game.ruleset.buy(known, each.want, each.limit) if each.want else None
        if action is not None and game.why_not(action, seat) is None:
            return action
    if all(each.want for each in meant):
        return None
    action = game.ruleset.neutral(game.state)
    may = action is not None and not game.ruleset.touches(action) and game.why_not(action, seat) is None
    return action if may else None


def will_be_asked(table: Table, record: AnyRecord) -> bool:
    """Is a person asked something that can be answered ahead once the record is followed?"""
    if not isinstance(record, Acted):
        return False
    ruleset = table.game.ruleset
    decision = ruleset.decision(result_of(table, record).state)
    return decision is not None and can_be_answered(ruleset, decision) and not table.seats[decision.seat].bot


def answered(table: Table, entry: Entry, answers: Mapping[int, list[AnswerAhead]]) -> list[Entry]:
    """The answers ahead to an entry, and to each other, until somebody has to be asked.

    These entries are committed together with the first: nobody is shown a question that they have already answered.
    """
    ahead = table.copy()
    # What is carried out here is not carried out again: the table itself will follow the same records.
    ahead.carried_out.update(table.carried_out)
    found: list[Entry] = []
    ahead.follow(entry)
    while len(found) < MOST_AT_ONCE:
        seat = ahead.deciding
        action = None if seat is None else answer(ahead, seat, answers.get(seat, []))
        if seat is None or action is None:
            break
        record = ahead.take(seat, action, by="standing")
        table.carried_out.update(ahead.carried_out)
        found.append(Entry(seq=ahead.seq + 1, at=entry.at, record=record))
        ahead.follow(found[-1])
    return found


def is_answerable(game: AnyGame) -> bool:
    """Is the pending decision one that can be answered ahead?"""
    decision = game.decision
    return decision is not None and can_be_answered(game.ruleset, decision)


def can_be_answered(ruleset: AnyRules, decision: Decision) -> bool:
    """Can such a decision be answered ahead: is it asked out of turn, or a turn that can be passed?"""
    return decision.kind in ruleset.answerable | ruleset.passable | ruleset.skippable


def is_own_turn(game: AnyGame) -> bool:
    """Is it a turn that can be passed?"""
    decision = game.decision
    return decision is not None and decision.kind in game.ruleset.passable


def wants_to_be_asked(ruleset: AnyRules, known: Any, seat: int, answers: AnswerAhead) -> bool:
    """Does the question concern the player after all?"""
    if ruleset.concern(known).intersection(answers.unless):
        return True
    return answers.unless_paid and would_be_paid(ruleset, known, seat)


def would_be_paid(ruleset: AnyRules, known: Any, seat: int) -> bool:
    """Would the seat gain anything if nobody answered?"""
    after = ruleset.copy(known)
    before = ruleset.scores(known)[seat]
    while (decision := ruleset.decision(after)) is not None and decision.kind in ruleset.answerable:
        ruleset.apply(after, ruleset.neutral(after))
    return ruleset.scores(after)[seat] > before


# -- expiring


def in_force(table: Table, seat: int, answers: list[AnswerAhead]) -> list[AnswerAhead]:
    """The answers that remain: those until the next turn end when it begins, all end with the game."""
    if table.over:
        return []
    return [each for each in answers if not has_ended(table, seat, each)]


def has_ended(table: Table, seat: int, each: AnswerAhead) -> bool:
    if not each.turns:
        return each.until == "turn" and next_turn_has_come(table, seat, each.made)
    if table.game.ruleset.stage(table.game.state) != each.stage:
        return True
    if each.until == "turn":
        return has_taken_turn(table, seat, each.made)
    return each.until == "change" and something_happened(table, seat, each)


def is_same_turn(table: Table, seat: int, made: int) -> bool:
    """Is it still the turn in which the answer was given? Somebody who passes ahead during a turn means the next."""
    return all(told.seat == seat for told in table.story if told.seq > made)


def has_taken_turn(table: Table, seat: int, made: int) -> bool:
    """Has the seat decided in a turn that began after that record?"""
    since = [told for told in table.story if told.seq > made]
    later = dropwhile(lambda told: told.seat == seat, since)
    return any(told.seat == seat and told.kind in table.game.ruleset.passable for told in later)


def something_happened(table: Table, seat: int, each: AnswerAhead) -> bool:
    """Has somebody else done something that the player wanted to hear of?"""
    touches, unless = table.game.ruleset.touches, frozenset(each.unless)
    others = zip(table.story, table.game.actions, strict=True)
    done = [touches(action) for told, action in others if told.seq > each.made and told.seat != seat]
    return any(about & unless if unless else about for about in done)


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
