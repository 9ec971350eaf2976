"""Projection: everything a reader of a table may know, and nothing else. Whatever leaves a table goes through here.

A reader is a seat, or None for a spectator. Records never leave as they are: they hold digests, which secrets could be
guessed from, and who decided, which tells of answers ahead. When a game is over, its whole log is open to everybody.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from roundhouse.engine.chance import Chance
from roundhouse.engine.legal import Legal, Searched
from roundhouse.engine.rules import MORE, View
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame
from roundhouse.seats import seat_colours
from roundhouse.table import agreement, ending, seal, undo
from roundhouse.table.lesson import lesson_view
from roundhouse.table.preview import Preview
from roundhouse.table.puzzle import is_unlisted, puzzle_view
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.story import Notice, Told
from roundhouse.table.table import Table
from roundhouse.table.views import (
    ClockView,
    DecisionView,
    EndedView,
    HappenedView,
    OutcomeView,
    PathName,
    PickName,
    PositionView,
    ProposalView,
    RefusedView,
    SeatView,
    TableView,
    ToldView,
    UndoView,
    VerbView,
)

T = TypeVar("T", Told, Notice)

#: Records that one answer tells of; long games have a thousand or two.
PAGE: Final = 4000

# -- the table now


def eyes(table: Table, seat: int | None) -> int | None:
    """Whose eyes a reader sees with. Until everybody sits, seats can be changed: nobody sees more than a spectator."""
    if seat is not None and not 0 <= seat < len(table.seats):
        raise TableRefusal("malformed", Text("table-no-such-seat", {"seat": seat + 1}))
    return seat if table.begun or table.over else None


def project(table: Table, seat: int | None, at: float, yours: Sequence[int] = (), *, named: bool = True) -> TableView:
    """The table as that seat (None: a spectator) may see it; `yours` are the seats of whoever looks.

    Without `named`, nothing is said of what picks are called: programs know them by their ids.
    """
    viewer = eyes(table, seat)
    seen = seen_by_everybody(table)
    clock = clock_view(table, at) if seen.clock.remaining is not None else seen.clock
    if viewer is None:
        return replace(seen, seat=seat, yours=list(yours), clock=clock)
    asked = asked_view(table, seen, named=named) if table.deciding == viewer else seen
    decides = seen.decision is not None and seen.decision.seat == viewer
    return replace(
        asked,
        seat=seat,
        yours=list(yours),
        decision=decision_view(table, table.game, viewer, asked.picks) if decides else seen.decision,
        prompt=prompt(table, viewer),
        view=view_of(table, viewer).data,
        clock=clock,
        can_undo=undo.offer(table, viewer),
        offers=agreement.offers(table, viewer),
    )


def asked_view(table: Table, seen: TableView, *, named: bool) -> TableView:
    """What is seen, with what can be picked by whoever must decide."""
    game = table.game
    offer = legal_offer(game, is_unlisted(table))
    picks = [path for path, _ in offer]
    if not named:
        return replace(seen, picks=picks)
    names, paths = pick_names(game, picks), path_names(game, picks)
    return replace(seen, picks=picks, names=names, named=paths, verbs=verb_views(game, offer))


def seen_by_everybody(table: Table) -> TableView:
    """The table as a spectator sees it, made once after every record: most of it is the same for every seat."""
    known = _seen.get(table)
    if known is None or known.seq != table.seq:
        known = _seen[table] = _seen_by_everybody(table)
    return known


#: What most viewers can pick, for everybody the same thing: it is not compared again and again.
NOTHING: Final[list[Any]] = []
#: Only a cache.
_seen: WeakKeyDictionary[Table, TableView] = WeakKeyDictionary()


def _seen_by_everybody(table: Table) -> TableView:
    game = table.game
    return TableView(
        seq=table.seq,
        actions=len(game.actions),
        game=game.ruleset.id,
        rules=table.begin.rules,
        title=table.begin.title,
        options=table.begin.setup.options,
        practice=table.begin.practice,
        hints=table.begin.hints,
        seat=None,
        seats=seat_views(table),
        yours=[],
        begun=table.begun,
        paused=table.paused,
        closed=table.closed,
        over=table.over,
        decision=decision_view(table, game),
        prompt=prompt(table, None),
        picks=NOTHING,
        names={},
        named=NOTHING,
        verbs=NOTHING,
        view=public_view(table).data,
        clock=clock_view(table, 0.0),
        undo=undo_view(table),
        can_undo="",
        proposal=proposal_view(table),
        offers=NOTHING,
        gathered=is_gathered(table),
        bots=table.bots,
        ended=None if table.ended is None else EndedView(why=table.ended.why, seat=table.ended.seat),
        outcome=outcome_view(table),
        commitment=seal.seal_of(table),
        opened=seal.opened(table),
        lesson=lesson_view(table),
        puzzle=puzzle_view(table),
    )


def decision_view(
    table: Table, game: AnyGame, viewer: int | None = None, picks: Iterable[list[str]] = ()
) -> DecisionView | None:
    """Who must decide what, where anybody can; to whom it is, whether there is anything to decide."""
    decision = game.decision
    if decision is None or table.stopped is not None or table.ended is not None:
        return None
    # What a lesson or a puzzle asks for is left to whoever answers it, even the end of a turn.
    asks_all = table.begin.lesson or table.begin.puzzle
    ending = ending_picks(game) if viewer == decision.seat and not asks_all else []
    alone = [path[0] for path in picks if len(path) == 1]
    passing = next((pick for pick in alone if pick in game.ruleset.passes), "")
    return DecisionView(seat=decision.seat, kind=decision.kind, rule=decision.rule, ending=ending, passing=passing)


def ending_picks(game: AnyGame) -> list[str]:
    ruleset, state = game.ruleset, game.state
    return list(ruleset.picks(state, ruleset.neutral(state))) if ruleset.idle(state) else []


def prompt(table: Table, viewer: int | None) -> Text:
    """One sentence: what the table waits for."""
    if table.closed:
        return Text("table-closed")
    if table.stopped is not None:
        return Text("table-stopped", {"why": table.stopped})
    if table.paused:
        return Text("table-paused")
    if not table.begun and not table.over:
        return Text("table-gathered" if is_gathered(table) else "table-not-begun")
    if table.ended is not None:
        return table.ended.notice([], 0)
    return table.game.ruleset.prompt(table.game.state, viewer)


def seat_views(table: Table) -> list[SeatView]:
    """Who sits where; owners are the server's business and stay out."""
    colours = seat_colours(table.seats)
    return [
        SeatView(
            name=seat.name,
            bot=seat.bot,
            open=seat.open,
            away=seat.away,
            resigned=seat.resigned,
            program=seat.program,
            guest=seat.guest,
            ready=number in table.ready,
            free=(seat.free or seat.offered) and not table.over,
            former=seat.former,
            colour=colours[number],
        )
        for number, seat in enumerate(table.seats)
    ]


def is_gathered(table: Table) -> bool:
    """Does everybody sit, and the game waits for all to be ready?"""
    return not table.begun and not table.over and not any(seat.open for seat in table.seats)


def proposal_view(table: Table) -> ProposalView | None:
    """What somebody has proposed and others have not answered yet."""
    proposed, text = table.proposal, agreement.question(table)
    if proposed is None or text is None:
        return None
    waiting = sorted(agreement.waiting(table))
    return ProposalView(seat=proposed.seat, what=proposed.what, text=text, agreed=sorted(table.votes), waiting=waiting)


def view_of(table: Table, viewer: int | None) -> View:
    """What the viewer sees of the game."""
    if viewer is None:
        return public_view(table)
    return table.game.ruleset.view_upon(table.game.state, viewer, lambda: public_view(table))


#: What everybody sees of a table, and after which record. Only a cache: all who look on want the same.
_public: WeakKeyDictionary[Table, tuple[int, View]] = WeakKeyDictionary()


def public_view(table: Table) -> View:
    known = _public.get(table)
    if known is None or known[0] != table.seq:
        view = table.game.view(None)
        known = _public[table] = table.seq, view if known is None else same_where_equal(known[1], view)
    return known[1]


def same_where_equal(before: View, now: View) -> View:
    """The view, in which unchanged parts are the same objects as before, so that comparing them is quick."""
    data = now.data
    for key, was in before.data.items():
        if key in data and data[key] == was:
            data[key] = was
    return now


def legal_picks(game: AnyGame, unlisted: bool = False) -> list[list[str]]:
    """The picks of every legal action, and the beginnings of those that are too many to be listed."""
    return [path for path, _ in legal_offer(game, unlisted)]


def legal_offer(game: AnyGame, unlisted: bool = False) -> list[tuple[list[str], str]]:
    """The same, each with the name of its kind of action; none for what is not listed.

    Where some have to be searched for, `MORE` alone stands for them: `searched_picks`, which takes its time; unless
    they stay unlisted.
    """
    ruleset, state = game.ruleset, game.state
    listed = ruleset.offered(state, game.legal.kinds)
    begun = [(list(path), "") for path in ruleset.open_picks(state, ())]
    return [*listed, *begun, *([([MORE], "")] if is_searched(game) and not unlisted else [])]


def verb_views(game: AnyGame, offer: list[tuple[list[str], str]]) -> list[VerbView]:
    """What can be done in a turn, each with the first picks that begin it."""
    found = []
    for verb in game.ruleset.verbs(game.state):
        begins = dict.fromkeys(path[0] for path, kind in offer if kind in verb.does)
        also = dict.fromkeys(path[0] for path, _ in offer if path[0] in verb.also)
        brings = Text(verb.brings.key, {**verb.brings.args, "begins": len(begins)})
        asks = Text(verb.asks.key, {**verb.asks.args, "picked": 0, "what": ""})
        found.append(
            VerbView(id=verb.id, name=verb.name, brings=brings, asks=asks, key=verb.key, begins=[*(begins | also)])
        )
    return found


def searched_picks(game: AnyGame) -> list[list[str]]:
    """The picks of those legal actions that have to be searched for. Not for a loop that others wait for."""
    kinds = [kind for kind in game.legal.kinds if isinstance(kind, Searched)]
    actions = [action for kind in kinds for action in list[Any](Legal([kind])) if action not in kind.at_once()]
    return game.ruleset.paths(game.state, actions)


def is_searched(game: AnyGame) -> bool:
    return any(isinstance(kind, Searched) for kind in game.legal.kinds)


def open_picks(table: Table, seat: int, picks: Sequence[str]) -> list[list[str]]:
    """How picks go on that are not listed to their end."""
    table.must_be_asked(seat)
    return [list(path) for path in table.game.ruleset.open_picks(table.game.state, tuple(picks))]


def pick_names(game: AnyGame, paths: list[list[str]]) -> dict[str, PickName]:
    """What the offered picks are called."""
    ruleset, state = game.ruleset, game.state
    offered = dict.fromkeys(pick for path in paths for pick in path if pick != MORE)
    return {
        pick: PickName(
            name=ruleset.pick_name(state, pick),
            label=ruleset.pick_label(state, pick),
            cells=ruleset.pick_cells(state, pick),
        )
        for pick in offered
    }


def path_names(game: AnyGame, paths: list[list[str]]) -> list[PathName]:
    """The names of picks that are called otherwise after other picks: a hex, once a locomotive is picked."""
    ruleset, state = game.ruleset, game.state
    first = {pick for path in paths for pick in path[:-1]}
    renaming = {pick for pick in first if ruleset.renames(pick)}
    if not renaming:
        return []
    alone: dict[str, Text] = {}
    found = []
    ends = ((path, end) for path in paths for end in range(2, len(path) + 1) if path[end - 2] in renaming)
    for *picked, pick in dict.fromkeys(tuple(path[:end]) for path, end in ends):
        if pick == MORE:
            continue
        if pick not in alone:
            alone[pick] = ruleset.pick_name(state, pick)
        name = ruleset.pick_name(state, pick, tuple(picked))
        if name != alone[pick]:
            found.append(PathName(picks=[*picked, pick], name=name))
    return found


def clock_view(table: Table, at: float) -> ClockView:
    clock = table.clock
    timed = clock.rules.kind != "none"
    return ClockView(
        kind=clock.rules.kind,
        running=clock.running,
        remaining=[round(left, 1) for left in clock.remaining(at)] if timed else None,
    )


def undo_view(table: Table) -> UndoView | None:
    """The request to take back that waits for answers."""
    asked = table.undo_asked
    if asked is None:
        return None
    waiting = undo.waiting(table, asked, table.agreed)
    return UndoView(seat=asked.seat, to=asked.to, agreed=sorted(table.agreed), waiting=sorted(waiting))


def outcome_view(table: Table) -> OutcomeView | None:
    game, outcome = table.game, ending.outcome(table)
    if outcome is None:
        return None
    return OutcomeView(**msgspec.structs.asdict(outcome), unit=game.ruleset.say_points(game.state, 0).key)


# -- what happened


def told_view(told: Told, viewer: int | None, opened: bool = False) -> ToldView:
    """One action as the viewer may know it; all of it when the log is opened."""
    return ToldView(
        seq=told.seq,
        seat=told.seat,
        action=told.action(viewer, opened),
        text=told.sentence(viewer, opened),
        events=told.sentences(viewer, opened),
        quiet=told.quiet,
    )


def history(table: Table, seat: int | None, after: int = 0) -> list[ToldView]:
    """The actions in force that were taken after that record."""
    viewer = eyes(table, seat)
    return [told_view(told, viewer, table.over) for told in later(table.story, after)]


def notices(table: Table, after: int = 0) -> list[Notice]:
    """What else happened after that record: who came and went, what was taken back. The same for all readers."""
    return later(table.notices, after)


def later(numbered: list[T], after: int, until: int | None = None) -> list[T]:
    """Those after that record, up to that one; they stand in the order of their records."""
    end = None if until is None else bisect_right(numbered, until, key=lambda each: each.seq)
    return numbered[bisect_right(numbered, after, key=lambda each: each.seq) : end]


def happened(table: Table, seat: int | None, after: int, most: int = PAGE) -> list[HappenedView]:
    """What happened after a record, one by one, as the seat may know it; no more than so many records."""
    viewer, until = eyes(table, seat), min(table.seq, after + most)
    told = {each.seq: told_view(each, viewer, table.over) for each in later(table.story, after, until)}
    said = {each.seq: each.text for each in later(table.notices, after, until)}
    numbers = range(after + 1, until + 1)
    return [HappenedView(seq=seq, told=told.get(seq), notice=said.get(seq)) for seq in numbers]


def since_my_turn(table: Table, seat: int) -> list[ToldView]:
    """What happened since the seat's player last took a turn; what a bot or an answer ahead did counts as news."""
    out_of_turn = table.game.ruleset.answerable
    own = [told for told in table.story if told.seat == seat and told.by == "player"]
    turns = [told.seq for told in own if told.kind not in out_of_turn]
    return history(table, seat, max(turns, default=0))[-PAGE:]


def at_action(table: Table, seat: int | None, number: int) -> PositionView:
    """The position after so many actions, as the seat saw it then, or as the end has revealed it."""
    earlier = game_after(table, number)
    viewer = eyes(table, seat)
    return PositionView(
        actions=number,
        seq=table.story[number - 1].seq if number else 0,
        view=view_then(table, earlier, viewer).data,
        decision=decision_view(table, earlier),
        prompt=earlier.ruleset.prompt(earlier.state, viewer),
        told=told_view(table.story[number - 1], viewer, table.over) if number else None,
    )


def view_then(table: Table, earlier: AnyGame, viewer: int | None) -> View:
    """What a viewer sees who looks back."""
    look = earlier.ruleset.hindsight if table.over else earlier.ruleset.view
    return look(earlier.state, viewer)


def game_after(table: Table, number: int) -> AnyGame:
    """The game as it was after so many actions."""
    most = len(table.story)
    if not 0 <= number <= most:
        raise TableRefusal("malformed", Text("table-no-such-position", {"n": number, "most": most}))
    # Of a game that has stopped, more is recorded than can be shown.
    return table.game.at(min(number, len(table.game.actions)))


# -- before acting


def foreseen_texts(table: Table, seat: int, foreseen: Preview) -> list[Text]:
    """What was foreseen, in sentences for the seat."""
    ruleset = table.game.ruleset
    return [ruleset.say_event(foreseen.state, event.seen_by(seat)) for event in foreseen.events]


def why_not(table: Table, seat: int, picks: Sequence[str]) -> RefusedView | None:
    """Why a seat that must decide cannot pick these things, in this order; None if it can."""
    table.must_be_asked(seat)
    game, path = table.game, tuple(picks)
    known = game.observe(seat, Chance(0))
    try:
        meant = game.ruleset.read_picks(known, path)
    except (ValueError, LookupError, StopIteration):
        # Picks come from outside: a game may stumble over names that it does not have.
        meant = []
    explained = game.ruleset.explain(known, path)
    if explained is not None:
        return RefusedView(rule=explained.rule, text=game.ruleset.say_violation(known, explained))
    if not meant:
        raise TableRefusal("malformed", Text("table-unknown-pick", {"pick": " ".join(path)}))
    violations = [game.ruleset.why_not(known, action, seat) for action in meant]
    first = violations[0]
    if first is None or None in violations:
        return None
    return RefusedView(rule=first.rule, text=game.ruleset.say_violation(known, first))


# -- branches


def branch(table: Table, seat: int | None, number: int, secret: str) -> Setup:
    """A set-up that begins from a past position: the true one at the end, what the seat may know before that."""
    earlier = game_after(table, number)
    state = earlier.state
    if not table.over:
        viewer = eyes(table, seat)
        if viewer is None:
            raise TableRefusal("not_allowed", Text("table-branch-not-over"))
        state = earlier.observe(viewer, Chance.keyed(bytes.fromhex(secret)))
    begin = table.begin.setup
    packed = earlier.ruleset.pack(state)
    return Setup(players=begin.players, options=begin.options, secret=secret, position=packed)
