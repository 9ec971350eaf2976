"""Nothing hidden leaves the server: two worlds that differ only in what a seat cannot know look the same to it.

The worlds are games of Lantern with the same hand, the same draws and the same winds for Ada, who sits on seat 0, and
with other lanterns in the hands of the others, in what they draw and bury, and in the rest of the deck. Both are played
until the last action over HTTP and sockets; everything that Ada and a spectator receive is compared byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import httpx
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.rules import View
from roundhouse.engine.setup import Setup
from roundhouse.seats import Seat
from roundhouse.server.http.settings import Settings
from roundhouse.table.seal import seal
from roundhouse.table.table import TableSetup
from tests.outside.lantern_game import RULESET, Bury, Lantern, Light, State
from tests.server.serving import KEY, UNHURRIED, Person, Server, lantern_installed, serving

OPTIONS = {"hand_limit": 3, "goal": 3, "burying": True}
PLAYERS = 3
PRESENCE = b'{"type":"presence"'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # Heartbeats come when nothing else does, which depends on the machine and on nothing else.
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, heartbeat=1000)
    folders = tmp_path_factory.mktemp("installed"), tmp_path_factory.mktemp("server")
    with lantern_installed(folders[0]), serving(folders[1], settings) as running:
        yield running


# -- pairs of worlds


class World(NamedTuple):
    """A deck, the winds, and what everybody will do."""

    deck: list[int]
    seed: int
    actions: list[dict[str, Any]]


def first_world(seed: int) -> tuple[World, set[int]]:
    """A random game up to its last action, and the lanterns that Ada gets to see in it."""
    chance = Chance(seed)
    deck = list(range(1, 13))
    chance.shuffle(deck)
    state = RULESET.setup(Setup(players=PLAYERS, options=OPTIONS, seed=seed, given={"deck": deck}))
    actions: list[dict[str, Any]] = []
    seen = set(state.hands[0])
    while True:
        action = choose(state, chance)
        written = RULESET.write_action(state, action)
        RULESET.apply(state, action)
        if RULESET.decision(state) is None or len(actions) >= 30:
            return World(deck, seed, actions), seen
        actions.append(written)
        seen.update(state.hands[0], *([card for card, _ in row] for row in state.lit))


def choose(state: State, chance: Chance) -> Any:
    """Others light seldom, so that much stays hidden; nobody lights so much that the game ends soon."""
    legal = list(RULESET.legal(state))
    quiet = [action for action in legal if not isinstance(action, Light)]
    if quiet and (state.active != 0 or len(state.lit[0]) >= 2 or chance.below(4) > 0) and chance.below(10) > 0:
        return chance.choice(quiet)
    return chance.choice(legal)


def second_world(world: World, seen: set[int], seed: int) -> World:
    """The same game with other lanterns wherever Ada never looks."""
    hidden = sorted({*range(1, 13)} - seen)
    others = list(hidden)
    chance = Chance(seed)
    while len(hidden) > 1 and others == hidden:
        chance.shuffle(others)
    swap = dict(zip(hidden, others))

    def swapped(action: dict[str, Any]) -> dict[str, Any]:
        return {**action, "card": swap.get(action["card"], action["card"])} if "card" in action else action

    return World([swap.get(card, card) for card in world.deck], world.seed, [swapped(each) for each in world.actions])


@cache
def pairs() -> list[tuple[World, World]]:
    """Pairs of worlds that differ, and in which something secret is done."""
    found = []
    for seed in range(60):
        world, seen = first_world(seed)
        if 12 - len(seen) >= 4 and len(world.actions) >= 12:
            found.append((world, second_world(world, seen, seed)))
    return found


def test_the_pairs_are_worth_something() -> None:
    assert len(pairs()) >= 3
    assert all(first.deck != second.deck for first, second in pairs())
    assert any(first.actions != second.actions for first, second in pairs())


# -- listening


class Traffic:
    """Everything that somebody receives, without what differs from table to table by its nature."""

    def __init__(self, table_id: str, commitment: str) -> None:
        self.changing = [(table_id, "TABLE"), (commitment, "COMMITMENT")]
        self.received: list[bytes] = []
        self.presence: list[bytes] = []

    def hear(self, text: str | bytes) -> None:
        text = text.decode() if isinstance(text, bytes) else text
        for found, name in self.changing:
            text = text.replace(found, name)
        # When something was said differs from one evening to the next.
        message = re.sub(r'"at":[\d.]+', '"at":0', text).encode()
        # Who has come and gone since the last message depends on the machine: two arrivals may be told as one.
        (self.presence if message.startswith(PRESENCE) else self.received).append(message)

    def answer(self, answer: httpx.Response) -> None:
        kept = ("content-type", "content-length", "content-encoding")
        headers = [(name, value) for name, value in answer.headers.items() if name in kept]
        # The length of what is compressed depends on the letters of the table's name.
        if "content-encoding" in answer.headers:
            headers = [pair for pair in headers if pair[0] != "content-length"]
        self.hear(f"{answer.status_code} {headers}")
        self.hear(answer.content)


def lantern_tries() -> list[dict[str, Any]]:
    """Whatever somebody could try to do in Lantern, and some nonsense."""
    tries: list[dict[str, Any]] = [{"action": {"type": "draw"}}, {"action": {"type": "pass"}}, {"picks": ["bury"]}]
    tries += [{"action": {"type": "light", "card": card}} for card in range(1, 13)]
    for card in (1, 5, 9, 12):
        tries += [{"action": {"type": "bury", "card": card}}]
        tries += [{"picks": [f"card:{card}"]}, {"picks": ["bury", f"card:{card}"]}]
    return [*tries, {"action": {"type": "light", "card": "x"}}, {"picks": ["nonsense"]}, {"action": {}}]


Tries = list[dict[str, Any]]


def ask_everything(person: Person, table_id: str, seat: int | None, traffic: Traffic, tries: Tries) -> None:
    """Whatever can be asked about a table, with the eyes of a seat, or with nobody's."""
    path, number = f"/tables/{table_id}", -1 if seat is None else seat
    for what in ("", "/history", "/messages", "/scene", "/picture.svg", "/export"):
        traffic.answer(person.get(path + what, seat=number))
    table = person.table(table_id, seat=number)
    for position in {0, table["actions"] // 2, table["actions"]}:
        traffic.answer(person.get(f"{path}/history/{position}", seat=number))
        traffic.answer(person.get(f"{path}/scene", seat=number, at=position))
    for other in range(PLAYERS):
        # Eyes that are not one's own, and seats that are.
        traffic.answer(person.get(path, seat=other))
        traffic.answer(person.get(f"{path}/since-my-turn", seat=other))
        traffic.answer(person.get(f"{path}/standing", seat=other))
        traffic.answer(person.get(f"{path}/export", seat=other))
        traffic.answer(person.post(f"{path}/branch", at=99, seat=other))
    for what in ("/chat", "/note"):
        traffic.answer(person.get(path + what))
    try_everything(person, table_id, 0 if seat is None else seat, table["seq"], traffic, tries)


def try_everything(person: Person, table_id: str, seat: int, seq: int, traffic: Traffic, tries: Tries) -> None:
    """Previews, reasons and refusals of whatever could be done, in turn and out of it."""
    path = f"/tables/{table_id}"
    for tried in tries:
        for asked in (seat, (seat + 1) % PLAYERS):
            traffic.answer(person.post(f"{path}/why-not", seat=asked, **tried))
            traffic.answer(person.post(f"{path}/preview", seat=asked, draw=True, **tried))
        # A seat that is not one's own; one's own only too late, so that nothing is ever carried out.
        traffic.answer(person.post(f"{path}/act", seat=(seat + 1) % PLAYERS, expected_seq=seq, **tried))
    for tried in tries[:1]:
        traffic.answer(person.post(f"{path}/act", seat=seat, expected_seq=seq + 1, **tried))
    traffic.answer(person.post(f"{path}/hint", seat=seat))
    traffic.answer(person.post(f"{path}/undo", seat=seat, expected_seq=seq + 1))
    traffic.answer(person.post(f"{path}/undo/answer", seat=seat, agreed=True))


class Evening(NamedTuple):
    """What Ada and a spectator have received, and what must not be in it."""

    ada: Traffic
    spectator: Traffic
    secrets: list[str]


def play(server: Server, world: World, everything: tuple[int, ...] = ()) -> Evening:
    """Play a world; after the actions with these numbers everything is asked for."""
    people = [server.person(name) for name in ("Ada", "Ben", "Cleo")]
    spectator = server.person("Dan")
    table_id = server.open_table(beginning(people, world))
    commitment = str(spectator.table(table_id)["commitment"])
    ada, dan = Traffic(table_id, commitment), Traffic(table_id, commitment)
    with people[0].socket(table_id, after=0, seat=0) as own, spectator.socket(table_id, after=0) as public:
        for number, action in enumerate(world.actions):
            seat = number % PLAYERS
            if seat == 0:
                # Her own previews are compared with what she may do.
                ada.answer(people[0].post(f"/tables/{table_id}/preview", seat=0, action=action, draw=True))
                ada.answer(people[0].post(f"/tables/{table_id}/hint", seat=0))
            answer = people[seat].act(table_id, seat, number, action=action)
            assert answer.status_code == 200, answer.text
            if seat == 0:
                ada.answer(answer)
            for socket in (own, public):
                socket.until_seq(number + 1)
            if number in everything:
                ask_everything(people[0], table_id, 0, ada, lantern_tries())
                ask_everything(spectator, table_id, None, dan, lantern_tries())
                branch(people[0], table_id, number + 1, ada)
        # A socket that comes late is told the same as one that was always there.
        with people[0].socket(table_id, after=3, seat=0) as late:
            late.until_seq(len(world.actions))
            own.raw += late.raw
    for text in own.raw:
        ada.hear(text)
    for text in public.raw:
        dan.hear(text)
    return Evening(ada, dan, secrets_of(server, table_id))


def branch(person: Person, table_id: str, at: int, traffic: Traffic) -> None:
    """A practice table from here: what Ada sees of it when it begins."""
    answer = person.post(f"/tables/{table_id}/branch", at=at, seat=0, bot="random")
    assert answer.status_code == 201, answer.text
    practice = answer.json()["id"]
    position = person.get(f"/tables/{practice}/history/0", seat=0)
    traffic.answer(position)


def beginning(people: list[Person], world: World) -> TableSetup:
    setup = Setup(players=PLAYERS, options=OPTIONS, seed=world.seed + 10**15, given={"deck": world.deck})
    seats = [Seat(name=person.name, owner=person.id) for person in people]
    return TableSetup(
        game="lantern", rules=RULESET.version, setup=setup, seats=seats, host=people[0].id, salt=f"salt{world.seed:060}"
    )


def secrets_of(server: Server, table_id: str) -> list[str]:
    """What is never said before the end: secret, salt, digests, owners."""
    table = server.table(table_id)
    digests = [entry.record.digest for entry in table.entries if hasattr(entry.record, "digest")]
    owners = [seat.owner for seat in table.seats]
    return [str(table.begin.setup.secret), table.begin.salt, *digests, *owners]


def compare(first: Traffic, second: Traffic) -> None:
    assert len(first.received) == len(second.received)
    for number, (one, other) in enumerate(zip(first.received, second.received)):
        assert one == other, f"message {number} differs"


# -- the tests


@pytest.mark.parametrize("pair", [2, *(pytest.param(pair, marks=pytest.mark.long) for pair in (0, 1))])
def test_two_worlds_look_the_same(server: Server, pair: int) -> None:
    # When it is Ada's turn, and when it is not.
    everything = ((5, 10), (8,), (9,))[pair]
    first, second = (play(server, world, everything) for world in pairs()[pair])
    compare(first.ada, second.ada)
    compare(first.spectator, second.spectator)
    for evening in (first, second):
        for traffic in (evening.ada, evening.spectator):
            whole = b"\n".join(traffic.received + traffic.presence)
            assert not [secret for secret in evening.secrets if secret.encode() in whole]


@pytest.mark.long
def test_a_leak_put_in_on_purpose_is_caught(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    view = Lantern.view

    def talkative(self: Lantern, state: State, seat: int | None) -> View:
        shown = view(self, state, seat)
        return View(shown.seat, {**shown.data, "next": state.deck[-1:]}, shown.board)

    monkeypatch.setattr(Lantern, "view", talkative)
    first, second = (play(server, world) for world in pairs()[0])
    with pytest.raises(AssertionError, match="differs"):
        compare(first.ada, second.ada)


@pytest.mark.long
def test_a_leak_in_events_is_caught(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def talkative(self: Lantern, state: State, action: Any, seat: int | None) -> dict[str, Any]:
        return self.write_action(state, action)

    monkeypatch.setattr(Lantern, "show_action", talkative)
    worlds = next(pair for pair in pairs() if pair[0].actions != pair[1].actions)
    first, second = (play(server, world) for world in worlds)
    with pytest.raises(AssertionError, match="differs"):
        compare(first.spectator, second.spectator)


def test_at_the_end_everything_is_opened(server: Server) -> None:
    people = [server.person(name) for name in ("Ada", "Ben", "Cleo")]
    world = pairs()[0][0]
    table_id = server.open_table(beginning(people, world))
    promised = people[0].table(table_id)["commitment"]
    chance = Chance(1)
    number = 0
    while not (table := people[number % PLAYERS].table(table_id))["over"]:
        assert table["opened"] is None
        people[number % PLAYERS].act(table_id, number % PLAYERS, table["seq"], picks=chance.choice(table["picks"]))
        number += 1
    spectator = server.person("Dan")
    opened = spectator.table(table_id)["opened"]
    assert opened["seed"] == world.seed + 10**15
    assert opened["given"] == {"deck": world.deck}
    assert seal(opened) == promised
    exported = spectator.get(f"/tables/{table_id}/export").json()
    assert exported["setup"]["given"] == {"deck": world.deck}
    assert not [person.id for person in people if person.id in str(exported)]
    told = spectator.get(f"/tables/{table_id}/history").json()["records"]
    assert all("card" in each["told"]["action"] for each in told if each["told"]["action"]["type"] == "bury")


def test_what_is_buried_is_a_secret_of_its_own(server: Server) -> None:
    """The only action with a secret: its picture does not mark what was picked, except to whoever picked it."""
    people = [server.person(name) for name in ("Ada", "Ben", "Cleo")]
    table_id = server.open_table(beginning(people, pairs()[0][0]))
    card = people[0].table(table_id)["view"]["hand"][0]
    assert people[0].act(table_id, 0, 0, picks=["bury", f"card:{card}"]).status_code == 200
    assert people[0].get(f"/tables/{table_id}/scene").json()["last"] == ["bury", f"card:{card}"]
    for person in (people[1], server.person("Dan")):
        assert person.get(f"/tables/{table_id}/scene").json()["last"] == []
        assert person.get(f"/tables/{table_id}/history").json()["records"][0]["told"]["action"] == {"type": "bury"}


def test_bury_is_really_tried() -> None:
    assert any(action["type"] == "bury" for first, _ in pairs() for action in first.actions)
    assert isinstance(RULESET.actions.read(None, {"type": "bury", "card": 1}), Bury)
