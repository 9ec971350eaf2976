"""Nothing hidden leaves the server at Spike either: to whoever cannot see them, other hands and decks look the same.

Two tables begin from positions that are the same to a reader: Ada, who sits on seat 0, or a spectator. Everything that
can be asked is asked at both, some more actions are taken that both worlds allow, and every byte is compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.rules import View
from roundhouse.engine.setup import Setup
from roundhouse.games.spike import RULESET
from roundhouse.games.spike.rules import Spike
from roundhouse.games.spike.state import State
from roundhouse.seats import Seat
from roundhouse.server.http.settings import Settings
from roundhouse.table.table import Table, TableSetup
from roundhouse.testing import choose
from tests.server.serving import KEY, UNHURRIED, Person, Server, serving
from tests.server.test_projection import PLAYERS, Traffic, ask_everything, branch, compare, secrets_of
from tests.support.spike_worlds import other_world
from tests.table.keeping import Kept, at_table

ADA = 0
#: Actions that are taken after the worlds have parted, at most.
STEPS = 8


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # Heartbeats come when nothing else does; and a hint may take its time on a machine that has none.
    settings = Settings(key=KEY, rates=UNHURRIED, heartbeat=1000, hint_deadline=120.0, samples=False)
    with serving(tmp_path_factory.mktemp("server"), settings, bot_workers=0) as running:
        yield running


class Worlds(NamedTuple):
    """Two positions that are the same to the reader, and what is done in both."""

    options: dict[str, Any]
    reader: int | None
    states: tuple[State, State]
    actions: list[dict[str, Any]]


def worlds(seed: int, reader: int | None, decisions: int) -> Worlds:
    """From some position of a random game on in which Ada must decide."""
    kept, chance = at_table("spike", PLAYERS, seed=seed, options={"advanced": seed % 2 == 0}), Chance(seed)
    kept.play_some(decisions, chance)
    while kept.table.deciding != ADA:
        kept.play_some(1, chance)
    assert not kept.table.over
    state = kept.table.game.state
    states = (state.copy(), other_world(state, reader, Chance(seed + 1)))
    return Worlds(kept.table.begin.setup.options, reader, states, script(states, reader, chance))


def script(states: tuple[State, State], reader: int | None, chance: Chance) -> list[dict[str, Any]]:
    """Actions that both worlds allow and that reveal nothing to the reader in which they differ."""
    one, other = (state.copy() for state in states)
    actions: list[dict[str, Any]] = []
    for _ in range(20 * STEPS):
        if len(actions) == STEPS or RULESET.decision(one) is None:
            break
        action = choose(RULESET, one, chance)
        if RULESET.why_not(other, action) is not None or not quiet(one, other, action, reader):
            continue
        actions.append(RULESET.write_action(one, action))
        for state in (one, other):
            RULESET.apply(state, action)
    return actions


def quiet(one: State, other: State, action: Any, reader: int | None) -> bool:
    """Chance decides nothing that the reader sees, and the game goes on."""
    after = [one.copy(), other.copy()]
    told = [[seen(event, reader) for event in RULESET.apply(state, action)] for state in after]
    decisions = [RULESET.decision(state) for state in after]
    return told[0] == told[1] and None not in decisions and decisions[0] == decisions[1]


def seen(event: Event, reader: int | None) -> str:
    return repr(event.seen_by(reader))


# -- playing both


class Evening(NamedTuple):
    """What the reader has received, and what must not be in it."""

    traffic: Traffic
    secrets: list[str]


def play(server: Server, found: Worlds, state: State, *, everything: bool = True) -> Evening:
    people = [server.person(name) for name in ("Ada", "Ben", "Cleo")]
    dan = server.person("Dan")
    table_id = server.open_table(beginning(people, found, state))
    traffic = Traffic(table_id, str(dan.table(table_id)["commitment"]))
    reader, seat = (dan, None) if found.reader is None else (people[ADA], ADA)
    tries = spike_tries(found.states[0]) if everything else []
    with reader.socket(table_id, after=0, seat=-1 if seat is None else seat, scene=1) as watch:
        ask_everything(reader, table_id, seat, traffic, tries)
        for number, action in enumerate(found.actions):
            deciding = server.table(table_id).deciding
            assert deciding is not None
            if deciding == seat:
                traffic.answer(reader.post(f"/tables/{table_id}/preview", seat=seat, action=action, draw=True))
            answer = people[deciding].act(table_id, deciding, number, action=action)
            assert answer.status_code == 200, answer.text
            if deciding == seat:
                traffic.answer(answer)
            watch.until_seq(number + 1)
        ask_everything(reader, table_id, seat, traffic, tries)
        if seat is not None:
            branch(reader, table_id, len(found.actions), traffic)
        traffic.hear("".join(text for text in watch.raw if not text.startswith('{"type":"presence"')))
    return Evening(traffic, secrets_of(server, table_id))


def beginning(people: list[Person], found: Worlds, state: State) -> TableSetup:
    setup = Setup(players=PLAYERS, options=found.options, seed=10**15 + 7, position=RULESET.pack(state))
    seats = [Seat(name=person.name, owner=person.id) for person in people]
    return TableSetup(
        game="spike", rules=RULESET.version, setup=setup, seats=seats, host=people[0].id, salt=f"salt{7:060}"
    )


def spike_tries(state: State) -> list[dict[str, Any]]:
    """Whatever somebody could try to do: some of what is legal, things of every kind, and nonsense."""
    legal = list(RULESET.legal(state))
    chosen = legal[:: max(1, len(legal) // 6)]
    tries: list[dict[str, Any]] = [{"action": RULESET.write_action(state, action)} for action in chosen]
    tries += [{"picks": list(RULESET.picks(state, action))} for action in chosen]
    kinds = {pick.partition(":")[0]: pick for pick in RULESET.pickable(state)}
    tries += [{"picks": [pick]} for pick in kinds.values()]
    return [*tries, {"picks": ["nonsense"]}, {"action": {}}]


@pytest.mark.parametrize(
    ("seed", "reader", "decisions"),
    [
        (2, ADA, 45),
        pytest.param(4, None, 30, marks=pytest.mark.long),
        pytest.param(1, ADA, 0, marks=pytest.mark.long),
        pytest.param(3, ADA, 110, marks=pytest.mark.long),
        pytest.param(5, None, 90, marks=pytest.mark.long),
    ],
)
def test_two_worlds_look_the_same(server: Server, seed: int, reader: int | None, decisions: int) -> None:
    found = worlds(seed, reader, decisions)
    assert RULESET.digest(found.states[0]) != RULESET.digest(found.states[1])
    assert found.actions
    first, second = (play(server, found, state) for state in found.states)
    compare(first.traffic, second.traffic)
    for evening in (first, second):
        whole = b"\n".join(evening.traffic.received)
        assert not [secret for secret in evening.secrets if secret.encode() in whole]


@pytest.mark.long
def test_a_leak_put_in_on_purpose_is_caught(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    found, view = worlds(2, ADA, 45), Spike.view

    def talkative(self: Spike, state: State, seat: int | None) -> View:
        shown = view(state, seat)
        return View(shown.seat, {**shown.data, "next": state.deck[-3:]}, shown.board)

    monkeypatch.setattr(Spike, "view", talkative)
    first, second = (play(server, found, state, everything=False) for state in found.states)
    with pytest.raises(AssertionError, match="differs"):
        compare(first.traffic, second.traffic)


def test_the_positions_are_those_of_real_tables() -> None:
    """A table that begins from a position of either world is a table like any other."""
    found = worlds(2, ADA, 45)
    for state in found.states:
        people = [Seat(name=name, owner=name) for name in ("Ada", "Ben", "Cleo")]
        setup = Setup(players=PLAYERS, options=found.options, seed=1, position=RULESET.pack(state))
        kept = Kept(Table(TableSetup(game="spike", rules=RULESET.version, setup=setup, seats=people)))
        for action in found.actions:
            kept.play(action)
        kept.play_some(10_000, Chance(1))
        assert kept.table.over
