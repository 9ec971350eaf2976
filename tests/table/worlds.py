"""Pairs of worlds: two tables of Lantern that differ only in what one reader cannot know, and everything it is sent.

The first world is played at random. In the second, the lanterns that the reader never sees have changed places, and
another seed blows other winds from now on; whatever the reader has seen happens again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.table.export import export
from roundhouse.table.hint import hint
from roundhouse.table.projection import branch, game_after
from roundhouse.table.records import UndoAsked
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table, TableSetup
from roundhouse.table.undo import waiting
from roundhouse.testing import choose
from tests.outside.lantern_game import CARDS, RULESET, WINDS, Bury, Draw, Light, Pass
from tests.table.keeping import Kept, people
from tests.table.reading import (
    at_action,
    beside,
    history,
    notices,
    preview_data,
    project,
    refusal_data,
    since_my_turn,
    why_not_data,
)

#: Something that happens at a table: a step changes it. Cards are named as in the first world.
Step = Callable[["World"], None]
TRIES: list[Any] = [Draw(), Pass(), *map(Light, range(CARDS + 2)), *map(Bury, range(CARDS + 2))]

#: What the chance of branches is drawn from.
SECRET = "5e" * 32


class World(NamedTuple):
    """A table, and what each lantern of the first world is here."""

    kept: Kept
    lantern: dict[int, int]

    @property
    def table(self) -> Table:
        return self.kept.table


def begin(players: int, deck: list[int], seed: int, salt: str) -> Kept:
    options = RULESET.complete({"burying": True})
    setup = Setup(players=players, options=options, seed=seed, given={"deck": deck})
    seats = people(players)
    return Kept(Table(TableSetup(game="lantern", rules=RULESET.version, setup=setup, seats=seats, salt=salt)))


# -- the first world


class Script(NamedTuple):
    """A game in the first world, up to its last position before the end."""

    players: int
    reader: int | None
    deck: list[int]
    seed: int
    steps: list[Step]
    #: The lanterns that the reader has seen, and the winds that have blown.
    seen: set[int]
    winds: list[int]


def write_script(players: int, reader: int | None, seed: int) -> Script:
    """Play at random, with requests to take back, pauses and bots that stand in. Short games leave more unseen."""
    chance = Chance(seed)
    most = 4 + chance.below(37)
    deck = list(range(1, CARDS + 1))
    chance.shuffle(deck)
    script = Script(players, reader, deck, seed, [], set(), [])
    world = World(begin(players, deck, seed, "one"), {card: card for card in deck})
    look(script, world)
    for _ in range(most):
        step = next_step(world, chance)
        if step is None:
            break
        script.steps.append(step)
        step(world)
        look(script, world)
    return script


def look(script: Script, world: World) -> None:
    """Remember what the reader sees now, and every wind that has ever blown."""
    state = world.table.game.state
    lit = [pair for row in state.lit for pair in row]
    script.seen.update(card for card, _ in lit)
    if script.reader is not None:
        script.seen.update(state.hands[script.reader])
    blown = [event.args["wind"] for told in world.table.story for event in told.events if event.key == "lit"]
    # Taken back and lit again, the wind is the same: the longest row is all of them.
    if len(blown) > len(script.winds):
        script.winds[:] = blown


def next_step(world: World, chance: Chance) -> Step | None:
    """Something that can happen next; None if the game could only end."""
    table = world.table
    if table.paused:
        return lambda world: keep(world, world.table.resume())
    if table.undo_asked is not None and chance.below(3):
        return answer_undo(table, chance)
    kind, seat = chance.below(12), chance.below(len(table.seats))
    if kind == 0:
        return lambda world: keep(world, world.table.pause())
    if kind == 1 and table.story and not table.undo_asked:
        return take_back(table.story[-1].seat)
    if kind == 2 and not table.seats[seat].bot:
        return lambda world: keep(world, world.table.leave(seat))
    if kind == 3 and table.seats[seat].away:
        return lambda world: keep(world, world.table.give_back(seat))
    return act(table, chance)


def keep(world: World, made: Any) -> None:
    world.kept.keep(made)


def take_back(seat: int) -> Step:
    return lambda world: keep(world, world.table.undo(seat, world.table.seq))


def answer_undo(table: Table, chance: Chance) -> Step:
    asked = table.undo_asked
    assert isinstance(asked, UndoAsked)
    seat = min(waiting(table, asked, set(table.agreed)))
    agreed = chance.below(4) > 0
    return lambda world: keep(world, world.table.answer_undo(seat, agreed))


def act(table: Table, chance: Chance) -> Step | None:
    """The deciding seat does something that does not end the game."""
    state = table.game.state
    for _ in range(20):
        action = choose(RULESET, state, chance, {"draw": 2, "light": 2, "bury": 1})
        after = RULESET.copy(state)
        RULESET.apply(after, action)
        if not after.over:
            return lambda world: play(world, action)
    return None


def play(world: World, action: Any) -> None:
    if isinstance(action, (Light, Bury)):
        action = type(action)(world.lantern[action.card])
    world.kept.play(action)


# -- the second world


def other_world(script: Script, chance: Chance) -> World:
    """The same game to the reader, with other lanterns wherever it cannot see them, and other winds to come."""
    unseen = [card for card in script.deck if card not in script.seen]
    moved = list(unseen)
    chance.shuffle(moved)
    lantern = {card: card for card in script.deck} | dict(zip(unseen, moved, strict=True))
    deck = [lantern[card] for card in script.deck]
    return World(begin(script.players, deck, other_seed(script), "two"), lantern)


def other_seed(script: Script) -> int:
    """A seed whose first winds are those that have blown."""
    for seed in range(script.seed + 1, script.seed + 3000):
        if winds_of(seed, len(script.winds)) == script.winds:
            return seed
    return script.seed


def winds_of(seed: int, count: int) -> list[int]:
    chance = Chance(seed)
    chance.shuffle(list(range(CARDS)))
    return [chance.below(WINDS) for _ in range(count)]


def pair(players: int, reader: int | None, seed: int) -> tuple[World, World, list[Step]]:
    """Both worlds at their beginning, and what then happens in both."""
    script = write_script(players, reader, seed)
    one = World(begin(players, script.deck, script.seed, "one"), {card: card for card in script.deck})
    return one, other_world(script, Chance(seed + 1)), script.steps


# -- what a reader is sent


Reading = Callable[[Table, "int | None"], Iterator[Any]]


def readings(table: Table, reader: int | None) -> Iterator[Any]:
    """Everything that a table says to a reader, whatever it asks."""
    yield project(table, reader, 5.0)
    yield history(table, reader)
    yield notices(table)
    yield export(table, reader)
    yield at_action(table, reader, len(table.story))
    yield at_action(table, reader, len(table.story) // 2)
    yield beside(table, reader, table.game)
    yield beside(table, reader, game_after(table, len(table.story) // 2))
    yield answered(lambda: branch(table, reader, len(table.story) // 2, SECRET).position)
    if reader is None:
        return
    yield since_my_turn(table, reader)
    yield answered(lambda: RULESET.pack(hint(table, reader, 7).state))
    for action in TRIES:
        data = RULESET.write_action(table.game.state, action)
        yield answered(lambda data=data: acted(table, reader, data))  # type: ignore[misc]
        yield answered(lambda data=data: preview_data(table, reader, data))  # type: ignore[misc]
    for path in (["deck"], ["pass"], ["bury"], ["moon"], *([f"card:{card}"] for card in range(1, CARDS + 1))):
        yield answered(lambda path=path: why_not_data(table, reader, path))  # type: ignore[misc]


def acted(table: Table, reader: int, data: dict[str, Any]) -> str:
    """What the reader hears of an action at once: that it is done, and no more. The digest stays with the keeper."""
    table.act(reader, data, table.seq, by="bot" if table.seats[reader].bot else "player")
    return "done"


def answered(ask: Callable[[], Any]) -> Any:
    try:
        return ask()
    except TableRefusal as refusal:
        return refusal_data(refusal)


def traffic(table: Table, reader: int | None, reading: Reading = readings) -> str:
    """Everything as it would travel. Commitments differ, being made of secrets: masked here, salted in life."""
    return canonical(list(reading(table, reader))).replace(project(table, None, 0.0)["commitment"], "commitment")


def must_not_differ(one: Table, other: Table, reader: int | None, reading: Reading = readings) -> None:
    """The check itself: byte by byte the same."""
    assert traffic(one, reader, reading) == traffic(other, reader, reading)


def compare(players: int, reader: int | None, seed: int, reading: Reading = readings) -> int:
    """Play both worlds and compare what the reader is sent after every step. How many lanterns had changed places."""
    one, other, steps = pair(players, reader, seed)
    must_not_differ(one.table, other.table, reader, reading)
    for step in steps:
        step(one)
        step(other)
        must_not_differ(one.table, other.table, reader, reading)
    return sum(here != there for here, there in other.lantern.items())
