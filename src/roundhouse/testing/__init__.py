"""Checks for authors of games: `check_rules(RULESET)` plays random games and checks that the contract is kept.

    from roundhouse.testing import check_rules

    def test_my_game():
        check_rules(RULESET, games=20)

Any failure, including a crash, is an AssertionError that says what failed, in which game (by its seed) and after how
many actions.
"""

from __future__ import annotations

import copy
import json
import pickle
import traceback
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from roundhouse.engine.actions import Action
from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup
from roundhouse.testing.look import check_look
from roundhouse.testing.secrets import Knowledge
from roundhouse.testing.spoken import check_languages, check_options, check_words
from roundhouse.testing.universe import Universe

#: No game of the tests needs more decisions than this.
ENDLESS = 3000

# -- playing at random


class Walk(NamedTuple):
    """A game played for a while: its set-up, the actions taken, and where they led."""

    ruleset: AnyRules
    setup: Setup
    state: Any
    log: list[Any]
    events: list[list[Event]]
    #: For all other random choices.
    chance: Chance

    @property
    def over(self) -> bool:
        return self.ruleset.decision(self.state) is None


def choose(ruleset: AnyRules, state: Any, chance: Chance, taste: Mapping[str, int] | None = None) -> Any:
    """A legal action: first a kind, weighted by `taste` (default: all equal), then an action of that kind."""
    tickets = [kind for kind in ruleset.legal(state).kinds for _ in range((taste or {}).get(kind.kind, 1))]
    kind = chance.choice(tickets)
    return kind.at(chance.below(kind.count()))


def go_on(
    played: Walk, until: Callable[[Any], bool], decisions: int = 100, taste: Mapping[str, int] | None = None
) -> bool:
    """Play on until the state satisfies a condition; False if it never does."""
    for _ in range(decisions):
        if played.over:
            return False
        if until(played.state):
            return True
        action = choose(played.ruleset, played.state, played.chance, taste)
        played.log.append(action)
        played.events.append(played.ruleset.apply(played.state, action))
    return False


def walk(
    ruleset: AnyRules, setup: Setup, seed: int, decisions: int = ENDLESS, taste: Mapping[str, int] | None = None
) -> Walk:
    """Play that many decisions, or to the end of the game."""
    chance = Chance(seed)
    found = Walk(ruleset, setup, ruleset.setup(setup), [], [], chance)
    go_on(found, lambda state: False, decisions, taste)
    return found


# -- all of it


def check_rules(
    ruleset: AnyRules, games: int = 10, options: Mapping[str, Any] | None = None, seed: int = 0, every: int = 7
) -> None:
    """Play random games, with every number of players in turn, and check that they keep the contract of a game.

    After every `every`-th action: exactly what is listed is legal, out of everything that the forms can express;
    other seats are refused; states and actions survive being copied, written, packed and pickled; returned scores and
    views are independent of the state; picks and lines of text can be read back; everything has words in every
    language, and every colour, icon, face, layer and symbol that is named exists. After the last action: the account
    adds up, and a replay leads to the same end. Over all games: nobody is shown what is hidden, neither by views,
    events and actions nor by the states that bots are given. Leaks are detected by comparison, so at least a dozen
    games should be played.
    """
    check_kinds(ruleset)
    check_languages(ruleset)
    check_options(ruleset)
    completed = ruleset.complete(options or {})
    knowledge = Knowledge()
    for number in range(games):
        players = ruleset.seats[number % len(ruleset.seats)]
        check_game(ruleset, Setup(players=players, options=completed, seed=seed + number), every, knowledge)
    knowledge.conclude()


def check_game(ruleset: AnyRules, setup: Setup, every: int = 7, knowledge: Knowledge | None = None) -> Walk:
    """One random game, from beginning to end."""
    played = Walk(ruleset, setup, None, [], [], Chance(setup.seed))
    try:
        played = walk(ruleset, setup, setup.seed, 0)
        play_through(played, every, knowledge or Knowledge())
    except Exception as error:
        where = f"seed {setup.seed}, {setup.players} players, after {len(played.log)} actions"
        raise AssertionError(f"{where}: {what_failed(error)}") from error
    return played


def play_through(played: Walk, every: int, knowledge: Knowledge) -> None:
    """Play to the end, checking on the way."""
    ruleset, universe = played.ruleset, Universe()
    ruleset.check(played.state)
    for number in range(ENDLESS):
        if played.over or number % every == 0:
            check_position(played, universe, knowledge)
        if played.over:
            break
        go_on(played, lambda state: False, 1)
        ruleset.check(played.state)
    assert played.over, f"the game has not ended after {ENDLESS} decisions"
    check_replay(played)


def what_failed(error: Exception) -> str:
    """The check that failed and its message; without a message, the failing line."""
    here = Path(__file__).parent
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).parent == here]
    said = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
    return f"{frames[-1].name}: {said or frames[-1].line}" if frames else said


def check_position(played: Walk, universe: Universe | None = None, knowledge: Knowledge | None = None) -> None:
    """Everything that must hold in one position."""
    ruleset, state, players = played.ruleset, played.state, played.setup.players
    universe = universe or Universe()
    universe.learn(ruleset.legal(state))
    tried = universe.tries(ruleset, state, played.chance)
    check_outcome(ruleset, state, players, breaks_ties=True)
    check_packing(played)
    check_pickling(ruleset, state)
    check_copies_are_independent(played)
    check_scores_are_nobodys_own(ruleset, state)
    check_views(ruleset, state, players)
    check_secrets(ruleset, state, players, played.chance)
    check_words(ruleset, state, players, played.events[-1] if played.events else [], tried)
    check_look(ruleset, state, players)
    check_tries(ruleset, state, tried)
    if not played.over:
        check_listed_is_legal(ruleset, state, [])
        check_other_seats_are_refused(ruleset, state, players)
        check_neutral_is_legal(ruleset, state)
        check_text(ruleset, state)
        check_picks(ruleset, state)
        (knowledge or Knowledge()).look(ruleset, state, players, played.chance)


# -- legality


def written_legal(ruleset: AnyRules, state: Any) -> list[dict[str, Any]]:
    """All legal actions as they are written."""
    return [ruleset.write_action(state, action) for action in ruleset.legal(state)]


def check_legal_sequence(ruleset: AnyRules, state: Any) -> list[Any]:
    """Length, iteration, indexing and kinds agree on the same actions, each exactly once. Returns them."""
    legal = ruleset.legal(state)
    listed = list(legal)
    assert len(legal) == len(listed)
    assert bool(legal) == bool(listed)
    assert [legal[index] for index in range(len(legal))] == listed
    assert [legal[index - len(legal)] for index in range(len(legal))] == listed
    assert [kind.at(index) for kind in legal.kinds for index in range(kind.count())] == listed
    assert all(kind.any() and kind.count() > 0 for kind in legal.kinds)
    assert len(set(listed)) == len(listed), "an action is listed twice"
    assert all(type(action) in ruleset.kinds for action in listed), "an action is not among `kinds`"
    return listed


def check_listed_is_legal(ruleset: AnyRules, state: Any, universe: Iterable[Any]) -> int:
    """Listed, contained and not refused mean the same; asking changes nothing. Returns the number of refusals."""
    before = ruleset.digest(state)
    listed = set(check_legal_sequence(ruleset, state))
    legal = ruleset.legal(state)
    for action in listed:
        assert action in legal
        assert ruleset.why_not(state, action) is None, f"{action} is listed and refused"
    refused = 0
    for action in universe:
        violation = ruleset.why_not(state, action)
        assert (violation is None) == (action in listed), (action, violation)
        assert (action in legal) == (action in listed), action
        refused += violation is not None
    assert ruleset.digest(state) == before, "asking what is legal has changed the state"
    return refused


def check_tries(ruleset: AnyRules, state: Any, tried: Iterable[Any]) -> None:
    """Whatever the forms can express is legal exactly when no rule refuses it, whether or not it is listed."""
    legal = ruleset.legal(state)
    for action in tried:
        violation = ruleset.why_not(state, action)
        if violation is None:
            assert action in legal, f"no rule refuses {action}, and it is not among the legal actions"
        else:
            assert action not in legal, f"{action} is among the legal actions, and {violation.rule} refuses it"


def check_other_seats_are_refused(ruleset: AnyRules, state: Any, players: int) -> None:
    decision = ruleset.decision(state)
    assert decision is not None
    assert decision.seat in range(players)
    assert ruleset.legal(state), "somebody must decide, and nothing is legal"
    for action in list(ruleset.legal(state))[:20]:
        assert ruleset.why_not(state, action, decision.seat) is None
        for seat in range(players):
            if seat != decision.seat:
                assert ruleset.why_not(state, action, seat) is not None, f"seat {seat} may act out of turn"


def check_neutral_is_legal(ruleset: AnyRules, state: Any) -> None:
    before = ruleset.digest(state)
    neutral = ruleset.neutral(state)
    assert neutral in ruleset.legal(state)
    assert ruleset.why_not(state, neutral) is None
    assert ruleset.digest(state) == before


# -- storing


def check_packing(played: Walk) -> None:
    """A state that went through text is the same state, and continues in the same way."""
    ruleset, setup = played.ruleset, played.setup
    original = ruleset.copy(played.state)
    restored = ruleset.unpack(setup, json.loads(canonical(ruleset.pack(original))))
    same_position(ruleset, original, restored)
    for _ in range(3):
        if ruleset.decision(original) is None:
            return
        action = choose(ruleset, original, played.chance)
        assert ruleset.apply(original, action) == ruleset.apply(restored, action)
        same_position(ruleset, original, restored)


def same_position(ruleset: AnyRules, one: Any, other: Any) -> None:
    assert ruleset.pack(one) == ruleset.pack(other)
    assert ruleset.digest(one) == ruleset.digest(other)
    assert ruleset.decision(one) == ruleset.decision(other)
    assert list(ruleset.legal(one)) == list(ruleset.legal(other))
    assert ruleset.write_state(one) == ruleset.write_state(other)
    assert ruleset.outcome(one) == ruleset.outcome(other)


def check_pickling(ruleset: AnyRules, state: Any) -> None:
    """States and actions can be pickled and copied with the standard library."""
    for same in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert ruleset.pack(same) == ruleset.pack(state)
    for action in list(ruleset.legal(state))[:20]:
        assert pickle.loads(pickle.dumps(action)) == action
        assert copy.deepcopy(action) == action
        assert hash(copy.copy(action)) == hash(action)
        packed = json.loads(json.dumps(ruleset.actions.pack(action)))
        assert ruleset.actions.unpack(packed) == action


def check_copies_are_independent(played: Walk) -> None:
    """Changes to a copy do not affect the original, nor the other way round."""
    ruleset = played.ruleset
    original = ruleset.copy(played.state)
    copied = ruleset.copy(original)
    for changed, kept in ((copied, original), (original, copied)):
        before = ruleset.digest(kept), list(ruleset.legal(kept))
        for _ in range(6):
            if ruleset.decision(changed) is not None:
                ruleset.apply(changed, choose(ruleset, changed, played.chance))
        assert (ruleset.digest(kept), list(ruleset.legal(kept))) == before, "a copy shares something with the original"
        ruleset.check(kept)


def check_scores_are_nobodys_own(ruleset: AnyRules, state: Any) -> None:
    """Modifying the returned scores does not change the game."""
    held = ruleset.copy(state)
    given = ruleset.scores(held)
    before = list(given), ruleset.digest(held)
    given[:] = [score + 1 for score in given]
    assert (ruleset.scores(held), ruleset.digest(held)) == before, "`scores` gives away a list of the state itself"


def check_replay(played: Walk) -> None:
    """The log, written as text, replays through the same states and events to the same end."""
    ruleset = played.ruleset
    first, second = ruleset.setup(played.setup), ruleset.setup(played.setup)
    assert ruleset.digest(first) == ruleset.digest(second), "the same set-up has led to two states"
    for action, events in zip(played.log, played.events, strict=True):
        written = json.loads(json.dumps(ruleset.write_action(second, action)))
        assert ruleset.read_action(second, written) == action
        assert ruleset.apply(first, action) == events
        ruleset.apply(second, ruleset.read_action(second, written))
        assert ruleset.digest(first) == ruleset.digest(second)
    assert ruleset.digest(second) == ruleset.digest(played.state)


# -- for people


def check_text(ruleset: AnyRules, state: Any) -> None:
    """Actions can be written as one line of text, and read back from it."""
    for action in list(ruleset.legal(state))[:50]:
        line = action.form.text(state, action)
        assert ruleset.actions.parse(state, line) == action, f"{line!r} is read as something else"
        assert repr(action)


def check_picks(ruleset: AnyRules, state: Any) -> None:
    """Different actions have different picks, no path is a prefix of another, and paths can be read back."""
    paths = {ruleset.picks(state, action): action for action in ruleset.legal(state)}
    pickable = ruleset.pickable(state)
    assert len(paths) == len(ruleset.legal(state)), "two actions are picked alike"
    assert len(set(pickable)) == len(pickable)
    for path, action in paths.items():
        assert ruleset.read_picks(state, path) == [action], f"{path} is read as something else"
        assert path[0] in pickable
        assert all(path[:length] not in paths for length in range(len(path)))
    for pick in {*pickable, *(pick for path in paths for pick in path)}:
        assert ruleset.pick_name(state, pick).key
        assert ruleset.pick_label(state, pick)
    for path in paths:
        for place, pick in enumerate(path[1:], 1):
            alone, after = ruleset.pick_name(state, pick), ruleset.pick_name(state, pick, path[:place])
            assert alone == after or ruleset.renames(path[place - 1])


def check_views(ruleset: AnyRules, state: Any, players: int) -> None:
    """Views can be sent and drawn; `view_upon` gives the same result as `view`."""
    public = ruleset.view(state, None)
    for seat in range(players):
        assert ruleset.view_upon(state, seat, lambda: public) == ruleset.view(state, seat)
        ruleset.scene(ruleset.view(state, seat))
    assert public == ruleset.view(state, None)
    json.dumps(public.data)


def check_secrets(ruleset: AnyRules, state: Any, players: int, chance: Chance) -> None:
    """What a seat sees is the same in every world that it considers possible, and so is what it may do."""
    decision = ruleset.decision(state)
    for seat in range(players):
        world = ruleset.observe(state, seat, chance.branch())
        assert ruleset.view(world, seat).data == ruleset.view(state, seat).data, f"seat {seat} sees something hidden"
        if decision is not None and decision.seat == seat:
            assert list(ruleset.legal(world)) == list(ruleset.legal(state))


def check_outcome(ruleset: AnyRules, state: Any, players: int, breaks_ties: bool = False) -> None:
    """There is a final account exactly when the game is over, and it adds up; ranks follow from the totals.

    A game with tie-breaks may rank equal totals differently.
    """
    assert len(ruleset.scores(state)) == players
    outcome = ruleset.outcome(state)
    assert (outcome is None) == (ruleset.decision(state) is not None)
    if outcome is None:
        return
    assert not ruleset.legal(state)
    assert len(outcome.totals) == players
    assert outcome.totals == [sum(column) for column in zip(*(line.points for line in outcome.categories), strict=True)]
    reached = list(zip(outcome.totals, (-rank if breaks_ties else 0 for rank in outcome.ranks), strict=True))
    assert outcome.ranks == [1 + sum(other > own for other in reached) for own in reached], "ranks against totals"
    assert outcome.winners == [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    assert outcome.ended_by


def check_kinds(ruleset: AnyRules) -> None:
    """Every action declares its form, and its constructor takes the arguments of the form."""
    for kind in ruleset.kinds:
        assert issubclass(kind, Action)
        assert kind.form.name, f"{kind.__name__} has no name in its form"
