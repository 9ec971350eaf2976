"""Which games a fixture holds: every game, variant, option and number of players, stopped at every kind of decision."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import count, cycle
from typing import Any, Final, NamedTuple

import roundhouse
from roundhouse.bots import ladder
from roundhouse.engine.chance import KEY, Chance
from roundhouse.engine.setup import Setup
from roundhouse.game import AnyGame, Game
from tests.support.boards import small

#: In percent, how often a restless player of 1862 does anything at all instead of what is sensible.
RESTLESS: Final = 15
#: Decisions that sensible players seldom let come to anything: here they do what chance says.
ADVENTUROUS: Final = frozenset(
    {"merger", "acquisition", "consent_merger", "consent_acquisition", "station", "option", "charter_shares"}
)
#: Longer games would only fill the fixture.
MOST: Final = {"rocket": 260, "spike": 420, "1862": 620}
THE_END: Final = "the end"


class Wish(NamedTuple):
    """A game to be played, with which style, and where to stop: at a kind of decision, or at the end."""

    name: str
    game: str
    players: int
    options: Mapping[str, Any]
    stop: str = THE_END
    style: str = "random"
    #: So many actions come first.
    least: int = 0


class Course(NamedTuple):
    """A game that was played as wished: its seed, and its actions as data, each with its seat."""

    wish: Wish
    seed: int
    actions: list[tuple[int, dict[str, Any]]]


# -- playing


def secret_of(seed: int) -> str:
    """What chance is made of at a table that was foretold."""
    return seed.to_bytes(KEY, "big").hex()


def begun(wish: Wish, seed: int) -> AnyGame:
    ruleset = roundhouse.find(wish.game)
    return Game(ruleset, Setup(players=wish.players, options=ruleset.complete(wish.options), secret=secret_of(seed)))


def played(wish: Wish) -> Course:
    """The first game, by its seed, that comes to what is wished for."""
    for seed in count(1):
        game = begun(wish, seed)
        actions = played_until(game, wish, Chance(seed))
        if actions is not None:
            return Course(wish, seed, actions)
    raise AssertionError("there is always another seed")


def played_until(game: AnyGame, wish: Wish, chance: Chance) -> list[tuple[int, dict[str, Any]]] | None:
    """The actions up to where the wish says; None if the game does not come there, or not soon enough."""
    actions: list[tuple[int, dict[str, Any]]] = []
    while (decision := game.decision) is not None:
        if decision.kind == wish.stop and len(actions) >= wish.least:
            return actions
        if len(actions) == MOST[wish.game]:
            return None
        action = chosen(game, wish.style, chance)
        actions.append((decision.seat, game.write(action)))
        game.push(action)
    return actions if wish.stop == THE_END and len(actions) >= wish.least else None


def chosen(game: AnyGame, style: str, chance: Chance) -> Any:
    """What a player of that style does now."""
    decision = game.decision
    assert decision is not None
    daring = decision.kind in ADVENTUROUS or chance.below(100) < RESTLESS
    bot = ladder.make("random" if style == "random" or daring else "apprentice", game.ruleset)
    return bot.choose(game.observe(decision.seat, chance), chance).action


# -- what is wished for


def wishes() -> list[Wish]:
    return [*rocket(), *spike(), *e1862(), *own_boards()]


#: Every switch of Rocket the other way round than its edition has it, and the readings that no edition changes.
ROCKET_OTHERWISE: Final[Mapping[str, Mapping[str, Any]]] = {
    "1999": {
        "veto_active_scope": "original_only", "active_may_call_veto": True, "linked_station_movable": False,
        "share_limit": None, "end_check": "turn", "end_condition_lines": "closed_ge_6", "isolation_model": "relaxed",
        "totals_visible": True, "unit_name": "prestige", "invest_medium": "cube", "isolated_pile": "marker",
        "connector_tiles": 8, "city_indicator": True,
    },
    "2018": {
        "veto_active_scope": "any_legal", "active_may_call_veto": True, "linked_station_movable": True,
        "share_limit": {"per_line": 10, "supplementary": 4}, "end_check": "action",
        "end_condition_lines": "shares_available_le_1", "isolation_model": "region", "totals_visible": False,
        "unit_name": "1000_pounds", "invest_medium": "token", "isolated_pile": "discard", "connector_tiles": 0,
        "city_indicator": False,
    },
}  # fmt: skip
ROCKET_KINDS: Final = ("action", "veto_call", "veto_bid", "veto_answer")


def rocket() -> Iterator[Wish]:
    players = cycle((2, 3, 4))
    for edition, otherwise in ROCKET_OTHERWISE.items():
        usual = {"edition": edition}
        for many in (2, 3, 4):
            yield Wish(f"rocket-{edition}-{many}-over", "rocket", many, usual)
        yield Wish(f"rocket-{edition}-otherwise-over", "rocket", 3, {**usual, **otherwise})
        yield Wish(f"rocket-{edition}-otherwise", "rocket", 4, {**usual, **otherwise}, "action", least=30)
        for kind in ROCKET_KINDS:
            # With two players somebody can be asked about a veto as well.
            yield Wish(f"rocket-{edition}-{kind}", "rocket", next(players), usual, kind, least=20)


SPIKE_SWITCHES: Final[Mapping[str, Any]] = {
    "segment_exclusive": False, "allow_debt": True, "wild_one_colour": False, "reverse_allowed": False,
    "one_city_per_build": False,
}  # fmt: skip
SPIKE_KINDS: Final = ("give_card", "place_train", "free_move", "action", "draw", "end_turn")
ADVANCED_KINDS: Final = ("contract_face", "keep_route", *SPIKE_KINDS)
#: Decisions of the beginning come once; others are more interesting later.
BEGINNING: Final = frozenset({"contract_face", "give_card", "keep_route", "place_train"})


def spike() -> Iterator[Wish]:
    players = cycle((2, 3, 4))
    for name, advanced, kinds in (("basic", False, SPIKE_KINDS), ("advanced", True, ADVANCED_KINDS)):
        usual = {"advanced": advanced}
        for many in (2, 3, 4):
            yield Wish(f"spike-{name}-{many}-over", "spike", many, usual)
        yield Wish(f"spike-{name}-otherwise-over", "spike", 3, {**usual, **SPIKE_SWITCHES})
        for kind in kinds:
            yield Wish(
                f"spike-{name}-{kind}", "spike", next(players), usual, kind, least=0 if kind in BEGINNING else 60
            )
        for switch, value in SPIKE_SWITCHES.items():
            options = {**usual, switch: value}
            yield Wish(f"spike-{name}-{switch}", "spike", next(players), options, "action", least=25)


#: All that 1862 asks, but for what only the site does.
E1862_KINDS: Final = (
    "open_auction", "raise_bid", "set_par", "charter_shares", "choose_markers", "trade", "pay_fine", "merger",
    "consent_merger", "option", "remove_marker", "track", "station", "run", "dividend", "trains", "consent_train",
    "raise_money", "redeem", "acquisition", "consent_acquisition",
)  # fmt: skip
#: Decisions late in the life of a company: sensible players come there.
LATE: Final = frozenset(
    {"run", "dividend", "trains", "consent_train", "raise_money", "redeem", "option", "remove_marker"}
    | {"merger", "consent_merger", "acquisition", "consent_acquisition"}
)
#: Finished games of some length; those of random players end in ruin soon.
WHOLE: Final = frozenset({"standard", "beginners-shorter", "site", "advanced-freight", "short"})


def e1862() -> Iterator[Wish]:
    variants = roundhouse.find("1862").variants
    players = cycle(range(2, 9))
    for name, options in variants.items():
        whole = name in WHOLE
        style, least = ("restless", 200) if whole else ("random", 60)
        yield Wish(f"1862-{name}-over", "1862", 3 if whole else next(players), options, style=style, least=least)
        yield Wish(f"1862-{name}", "1862", next(players), options, "track", "restless", 40)
    names = cycle(variants)
    for kind in E1862_KINDS:
        style, least = ("restless", 60) if kind in LATE else ("random", 0)
        name = next(names)
        yield Wish(f"1862-{kind}", "1862", next(players), variants[name], kind, style, least)
    # Only the site asks this.
    yield Wish("1862-home_upgrade", "1862", 3, variants["site"], "home_upgrade", "restless")
    yield from e1862_rulings(players)


def e1862_rulings(players: Iterator[int]) -> Iterator[Wish]:
    """Both presets with every ruling as the other one has it, and what is left out of the variants."""
    complete = roundhouse.find("1862").complete
    presets = {"rulebook": complete({}), "18xx-games": complete({"preset": "18xx-games"})}
    differing = [name for name in presets["rulebook"] if presets["rulebook"][name] != presets["18xx-games"][name]]
    for preset, other in (("rulebook", "18xx-games"), ("18xx-games", "rulebook")):
        rulings = {name: presets[other][name] for name in differing if name != "preset"}
        options = {"preset": preset, **rulings}
        yield Wish(f"1862-{preset}-otherwise-over", "1862", next(players), options, least=60)
        yield Wish(f"1862-{preset}-otherwise", "1862", next(players), options, "trains", "restless", 60)
    options = {"extra_companies": False, "home_build_duty": False}
    yield Wish("1862-no-extra-companies", "1862", 8, options, "station", "restless", 40)


def own_boards() -> Iterator[Wish]:
    """Boards of one's own, for both games that know some: a game that goes on, and one that is over."""
    for game, board in (("rocket", small()), ("spike", other_spike())):
        yield Wish(f"board-{game}", game, 3, {"board": board}, "action", least=50)
        yield Wish(f"board-{game}-over", game, 2, {"board": board})


def other_spike() -> dict[str, Any]:
    """Our board of Spike, with another name for one of its cities."""
    board = roundhouse.find("spike").board_data()
    assert board is not None
    city = next(node["name"] for node in board["nodes"] if "name" in node)
    text = json.dumps({**board, "provenance": {}}).replace(f'"{city}"', '"Newtown-on-Fixture"')
    found: dict[str, Any] = json.loads(text)
    return found
