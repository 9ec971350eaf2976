"""The picture of Stephenson's Rocket: everything on the board is on it, under names that stay the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from roundhouse.engine.hexes import DIRECTION_NAMES, centre, corners, side_middle, step
from roundhouse.engine.pieces import INK, PAPER
from roundhouse.engine.room import Rect, Room, text_width
from roundhouse.engine.scene import Scene, Shape, Sprite
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.boardfile import printed_board, read_board
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.present.drawing.ground import hex_lines, outline
from roundhouse.games.rocket.present.drawing.livery import liveries
from roundhouse.games.rocket.present.drawing.track import networks
from roundhouse.games.rocket.present.textboard import text_board
from roundhouse.games.rocket.state import State
from roundhouse.picture.svg import render
from roundhouse.picture.theme import colours
from roundhouse.testing import walk
from tests.games.rocket.scenes import after, late, veto
from tests.support.rocket_games import tiny_board

POINT = re.compile(r"-?[\d.]+")


def scene_of(state: State) -> Scene:
    return RULESET.scene(RULESET.view(state, None))


def sprites_of(state: State, prefix: str) -> dict[str, Sprite]:
    return {sprite.id: sprite for sprite in scene_of(state).sprites if sprite.id.startswith(prefix)}


def positions() -> list[State]:
    return [after(0), after(60), veto(), late()]


def paints(shapes: tuple[Shape, ...]) -> Iterator[str]:
    for shape in shapes:
        yield from (shape.fill, shape.stroke)


# -- the whole


def test_names_of_sprites_are_unique_and_their_layers_exist() -> None:
    for state in positions():
        scene = scene_of(state)
        names = [sprite.id for sprite in scene.sprites]
        assert len(names) == len(set(names))
        assert {sprite.layer for sprite in scene.sprites} <= set(scene.layers)
        assert {sprite.symbol for sprite in scene.sprites} <= {"", *scene.symbols}


def test_every_colour_exists_by_day_and_by_night() -> None:
    for state in positions():
        scene = scene_of(state)
        used = set(paints(scene.ground))
        for shapes in scene.symbols.values():
            used |= set(paints(shapes))
        for sprite in scene.sprites:
            used |= {*paints(sprite.shapes), sprite.colour or "none", sprite.on or "none"}
        used -= {"none", "@colour", "@on", INK, PAPER}
        assert "land" in used
        assert used <= set(colours("light"))
        assert used <= set(colours("dark"))


def test_the_same_position_gives_the_same_picture() -> None:
    assert scene_of(veto()) == scene_of(veto())


def test_the_art_belongs_to_the_board_and_not_to_the_position() -> None:
    assert scene_of(after(0)).art == scene_of(late()).art
    other = RULESET.setup(Setup(players=2, seed=1, options={"board": tiny_board(1)}))
    assert scene_of(other).art != scene_of(late()).art


def test_what_cannot_be_seen_is_told() -> None:
    view = RULESET.view(veto(), None)
    assert RULESET.scene(view).description == tuple(text_board(view))


# -- the ground


def test_every_hex_has_a_spot_where_it_lies() -> None:
    board = printed_board()
    spots = {spot.pick: spot for spot in scene_of(after(0)).spots}
    assert set(spots) == {f"hex:{q},{r}" for q, r in board.coordinates}
    for q, r in board.coordinates:
        x, y = centre(q, r)
        assert (spots[f"hex:{q},{r}"].x, spots[f"hex:{q},{r}"].y) == pytest.approx((x, y), abs=0.1)
    assert spots["hex:9,8"].tip == Text("tip-place", {"hex": "J13", "place": "London"})


def test_every_side_of_a_hex_is_drawn_once() -> None:
    board = printed_board()
    sides = {
        frozenset((round(x), round(y)) for x, y in (around[n], around[(n + 1) % 6]))
        for q, r in board.coordinates
        for around in [corners(q, r)]
        for n in range(6)
    }
    assert hex_lines(board).count("M") == len(sides)


def test_the_rim_goes_around_all_hexes_and_around_holes() -> None:
    ring = [{"q": q, "r": r, "kind": "plain"} for q, r in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))]
    places = [
        {"q": q, "r": r, "kind": kind, "name": name}
        for q, r, kind, name in (
            (3, 0, "start", "A"), (3, 2, "start", "B"), (3, 4, "city", "C"), (3, 5, "town", "D"),
        )
    ]  # fmt: skip
    board = read_board(
        {
            "schema": "rocket-board/1",
            "hexes": ring + places,
            "industries": ["steel"],
            "lines": [
                {"id": id, "name": id, "colour": "red", "start": at} for id, at in (("A", [3, 0]), ("B", [3, 2]))
            ],
            "cities": [{"name": "C", "hex": [3, 4], "industries": ["steel"]}],
            "towns": [{"name": "D", "hex": [3, 5]}],
        }
    )
    # The ring, its hole, A, B, and C with D.
    assert outline(board.coordinates).count("M") == 5
    # Sides: 18 around the ring, 6 around its hole, 6 + 6, and 10 around a pair.
    assert outline(board.coordinates).count("l") + outline(board.coordinates).count("M") == 18 + 6 + 12 + 10


def test_the_printed_board_has_a_coast_and_says_what_it_is() -> None:
    scene = scene_of(after(0))
    keys = {shape.text.key for shape in scene.ground if isinstance(shape.text, Text)}
    assert keys == {"map-north-sea", "map-english-channel", "map-irish-sea", "map-wales", "map-reconstruction"}
    assert scene.clips["land"] != scene.clips["hexes"]
    assert scene.extent is not None
    left, top, width, height = scene.frame
    assert scene.extent[0] <= left
    assert scene.extent[1] <= top
    assert left + width <= scene.extent[0] + scene.extent[2]
    assert top + height <= scene.extent[1] + scene.extent[3]
    for q, r in printed_board().coordinates:
        for x, y in corners(q, r):
            assert left < x < left + width
            assert top < y < top + height


# -- pieces


def test_each_line_in_play_has_a_locomotive_turned_as_it_faces() -> None:
    for state in positions():
        data = RULESET.view(state, None).data
        locomotives = sprites_of(state, "loco:")
        assert set(locomotives) == {
            f"loco:{id}" for id, line in data["lines"].items() if line["status"] != "eliminated"
        }
        assert {sprite[len("plaque:") :] for sprite in sprites_of(state, "plaque:")} == {
            name[len("loco:") :] for name in locomotives
        }
        for name, sprite in locomotives.items():
            line = data["lines"][name[len("loco:") :]]
            assert sprite.pick == name
            assert (sprite.x, sprite.y) == pytest.approx(centre(*line["loco"]), abs=0.1)
            if line["facing"] is None:
                assert sprite.scale == 0.8
            else:
                angle = {"N": -90, "NE": -30, "SE": 30, "S": 90, "SW": 150, "NW": 210}[line["facing"]]
                assert (sprite.turn, sprite.scale) == (angle, 1.0)


def test_a_buffer_stop_stands_before_isolated_lines_only() -> None:
    for state in positions():
        lines = RULESET.view(state, None).data["lines"]
        isolated = {f"buffer:{id}" for id, line in lines.items() if line["status"] == "isolated"}
        assert set(sprites_of(state, "buffer:")) == isolated
    assert sprites_of(late(), "buffer:")


def test_stations_have_the_shape_and_colour_of_their_owner() -> None:
    data = RULESET.view(veto(), None).data
    stations = sprites_of(veto(), "station:")
    wanted = {
        f"station:{q},{r}": (f"station-{seat + 1}", f"player-{seat + 1}")
        for seat, owned in enumerate(data["stations"])
        for q, r in owned["hexes"]
    }
    assert len(wanted) > 20
    assert {name: (sprite.symbol, sprite.colour) for name, sprite in stations.items()} == wanted
    assert all(sprite.pick == name for name, sprite in stations.items())


def test_a_station_makes_way_for_a_locomotive() -> None:
    data = RULESET.view(veto(), None).data
    locomotives = [line["loco"] for line in data["lines"].values() if line["loco"]]
    coming = data["next"]["proposal"]["legal"]
    stations = sprites_of(veto(), "station:")
    aside = 0
    for owned in data["stations"]:
        for hex in owned["hexes"]:
            sprite = stations[f"station:{hex[0]},{hex[1]}"]
            alone = hex not in locomotives and hex not in coming
            assert (sprite.scale == 1.0) == alone
            assert ((sprite.x, sprite.y) == pytest.approx(centre(*hex), abs=0.1)) == alone
            aside += not alone
    assert aside == 2


def test_the_plate_of_a_city_shows_who_owns_what() -> None:
    data = RULESET.view(veto(), None).data
    for city, free in data["unclaimed"].items():
        shown = [sprite.symbol for sprite in sprites_of(veto(), f"investment:{city}:").values()]
        owners = [
            f"cube-{seat + 1}"  # of the 2018 edition
            for seat, claims in enumerate(data["investments"])
            for where, _, count in claims
            if where == city
            for _ in range(count)
        ]
        icons = [f"industry-{industry}" for industry, count in free.items() for _ in range(count)]
        assert sorted(shown) == sorted(owners + icons)
        assert len(shown) == 3
    plates = sprites_of(veto(), "city:")
    assert set(plates) == {f"city:{city}" for city in data["unclaimed"]}
    assert all(sprite.pick == name for name, sprite in plates.items())


# -- track


def points(path: str) -> list[tuple[float, float]]:
    """The points a path of M, L and A goes through."""
    found = []
    for part in re.findall(r"[MLA][^MLA]*", path):
        numbers = [float(text) for text in POINT.findall(part)]
        found.append((numbers[-2], numbers[-1]))
    return found


def drive(state: State, line: str, *directions: str) -> None:
    """Move a line without vetoes, whoever's turn it is: other actions fill the turns."""
    number = next(n for n, other in enumerate(state.board.lines) if other.id == line)
    for direction in directions:
        wanted = Extend(
            number,
            state.board.number(*step(*state.board.coordinate(state.loco[number]), DIRECTION_NAMES.index(direction))),
        )
        while RULESET.why_not(state, wanted) is not None:
            RULESET.apply(state, next(action for action in RULESET.legal(state) if not isinstance(action, Extend)))
        RULESET.apply(state, wanted)
        while RULESET.view(state, None).data["next"].get("proposal"):
            RULESET.apply(state, RULESET.neutral(state))


def test_track_runs_from_the_starting_town_through_side_middles_to_the_locomotive() -> None:
    state = RULESET.setup(Setup(players=2, seed=3))
    drive(state, "GWR", "NE", "NE", "SE")
    (chain,) = networks(RULESET.view(state, None).data)["GWR"]
    first, second, third = (2, 11), (3, 10), (4, 10)
    start, side = centre(1, 12), side_middle(1, 12, 1)
    begin = (start[0] + 0.45 * (side[0] - start[0]), start[1] + 0.45 * (side[1] - start[1]))
    wanted = [begin, side, side_middle(*first, 1), side_middle(*second, 2), centre(*third)]
    assert points(chain.path) == [pytest.approx(point, abs=0.1) for point in wanted]
    assert [letter for letter in chain.path if letter.isalpha()] == list("MLLAL")
    # From north-east to south-east is a turn to the right, which a screen calls clockwise.
    assert "A150 150 0 0 1 " in chain.path
    assert set(sprites_of(state, "track:")) == {"track:GWR"}


def test_all_track_of_a_line_is_one_sprite_in_its_livery() -> None:
    for state in positions():
        data = RULESET.view(state, None).data
        wanted = {f"track:{id}" for id, line in data["lines"].items() if line["facing"] or line["track"]}
        tracks = sprites_of(state, "track:")
        assert set(tracks) == wanted
        for name, sprite in tracks.items():
            livery = liveries(state.board)[name[len("track:") :]]
            assert [(shape.stroke, shape.width) for shape in sprite.shapes[:4]] == [
                ("land", 46), ("sleeper", 43), ("rail", 31), (livery.colour, 23.5),
            ]  # fmt: skip


def test_after_mergers_every_chain_ends_on_other_track_or_at_a_town() -> None:
    """Each chain but the locomotive's own is joined: its end lies on a side or the middle of a hex of the same line."""
    state = late()
    data = RULESET.view(state, None).data
    chains = networks(data)["LMR"]
    assert len(chains) == 4
    hexes: list[tuple[int, int]] = [(q, r) for q, r, _, _, id in data["rails"] if id == "LMR"]
    nodes = [side_middle(q, r, side) for q, r in hexes for side in range(6)]
    nodes += [centre(*data["lines"]["LMR"]["loco"])]
    for chain in chains:
        x, y = points(chain.path)[-1]
        assert min(abs(x - at_x) + abs(y - at_y) for at_x, at_y in nodes) < 0.5
        # The mark ends where the tracks begin to lie on each other.
        assert chain.apart == chain.path or points(chain.apart)[-1] != points(chain.path)[-1]
    assert sum(chain.apart != chain.path for chain in chains) == 3


# -- an extension under way


def test_a_proposal_shows_the_way_its_alternatives_and_the_bid() -> None:
    state = veto()
    proposal = RULESET.view(state, None).data["next"]["proposal"]
    scene = scene_of(state)
    previews = sprites_of(state, "preview:")
    q, r = proposal["to"]
    assert scene.chosen == (f"hex:{q},{r}",)
    assert previews[f"preview:{q},{r}"].symbol == "loco-preview"
    assert previews[f"preview:{q},{r}"].opacity == 0.55
    others = [sprite for sprite in previews.values() if sprite.symbol == "arrow"]
    assert len(others) == len(proposal["legal"]) - 1 == 2
    bid = sprites_of(state, "bid")["bid"]
    assert bid.tip is not None
    assert bid.tip.args["n"] == proposal["bid"]["n"]
    assert str(proposal["bid"]["n"]) in [shape.text for shape in bid.shapes]


def test_picks_of_legal_actions_can_be_found_on_the_picture() -> None:
    for state in (after(0), after(60), veto()):
        scene = scene_of(state)
        known = {spot.pick for spot in scene.spots} | {sprite.pick for sprite in scene.sprites}
        on_board = {"hex", "loco", "station", "city"}
        for action in RULESET.legal(state):
            for pick in RULESET.picks(state, action):
                assert pick in known or pick.partition(":")[0] not in on_board, pick


# -- lettering


def test_lettering_finds_the_place_that_covers_least() -> None:
    room = Room()
    room.take(Rect(0, 0, 10, 10), 1.0)
    room.take_path([(0, 30), (40, 30)], 10, 0.5)
    usual, other, track = Rect(0, 0, 10, 10), Rect(0, 100, 10, 10), Rect(20, 30, 10, 10)
    assert room.best([(usual, 0.0), (other, 99.0)]) == other
    assert room.best([(usual, 0.0), (other, 101.0)]) == usual
    assert room.best([(usual, 0.0), (track, 0.0)]) == track
    assert usual.overlap(Rect(5, 5, 10, 10)) == 25
    assert usual.overlap(Rect(50, 0, 10, 10)) == 0
    assert text_width("WWW", 10) > text_width("ooo", 10) > text_width("iii", 10)


@pytest.mark.parametrize("number", range(4), ids=("start", "early", "veto", "late"))
def test_plaques_stay_off_locomotives_and_places(number: int) -> None:
    state = positions()[number]
    plaques = sprites_of(state, "plaque:").values()
    symbols = [sprite for sprite in scene_of(state).sprites if sprite.symbol in ("loco", "town")]
    for plaque in plaques:
        width = 2 * max(abs(float(text)) for text in POINT.findall(plaque.shapes[0].path))
        rect = Rect(plaque.x, plaque.y, min(width, 160), 54)
        assert all(not rect.overlap(Rect(sprite.x, sprite.y, 30, 30)) for sprite in symbols)


# -- other boards


def board_data(colours: list[str], name: str = "Mid & <b>East</b>") -> dict[str, Any]:
    starts = [[0, 2 * number] for number in range(len(colours))]
    tall = 2 * len(colours)
    named = {(0, at[1]): ("start", f"S{n}") for n, at in enumerate(starts)}
    named[2, 0] = ("city", name)
    named[2, 2] = ("town", '"T"')
    hexes: list[dict[str, Any]] = []
    for q in range(4):
        for r in range(-1, tall):
            kind, called = named.get((q, r), ("plain", ""))
            hexes.append({"q": q, "r": r, "kind": kind, **({"name": called} if called else {})})
    return {
        "schema": "rocket-board/1",
        "title": "Isle of <Wherever>",
        "hexes": hexes,
        "industries": ["steel", "salt"],
        "lines": [
            {"id": f"X&{n}", "name": f"<{n}>", "colour": colour, "start": at}
            for n, (colour, at) in enumerate(zip(colours, starts))
        ],
        "cities": [{"name": name, "hex": [2, 0], "industries": ["steel", "salt", "salt", "steel"]}],
        "towns": [{"name": '"T"', "hex": [2, 2]}],
    }


def test_other_boards_draw_too_and_their_names_are_escaped() -> None:
    setup = Setup(players=3, seed=5, options={"board": board_data(["red", "pink"])})
    state = walk(RULESET, setup, seed=5, decisions=25).state
    scene = scene_of(state)
    assert len(scene.spots) == state.board.size
    assert scene.clips["land"] == scene.clips["hexes"]
    assert not [shape for shape in scene.ground if shape.text]
    svg = render(scene, say=lambda text: str(text.args), targets={"hex:1,0"})
    root = ElementTree.fromstring(svg)
    written = [element.text for element in root.iter() if element.tag.endswith("}text")]
    assert {"Mid & <b>East</b>", '"T"'} <= set(written)
    assert {"X&0", "X&1"} & set(written)
    assert "Isle of <Wherever>" in (root.findtext("{http://www.w3.org/2000/svg}title") or "")
    # An industry without a picture is shown by its letter.
    letters = [shape.text for sprite in scene.sprites for shape in sprite.shapes if shape.face == "figure"]
    free = RULESET.view(state, None).data["unclaimed"]["Mid & <b>East</b>"]["salt"]
    assert letters.count("S") == free


@pytest.mark.parametrize("seed", range(8))
def test_tiny_boards_can_be_drawn_at_any_time(seed: int) -> None:
    setup = Setup(players=2, seed=seed, options={"board": tiny_board(seed)})
    for decisions in (0, 15, 60):
        scene = scene_of(walk(RULESET, setup, seed=seed, decisions=decisions).state)
        ElementTree.fromstring(render(scene, say=lambda text: text.key))


def test_lines_wear_their_colour_and_strangers_the_sets_that_are_left() -> None:
    printed = {id: livery.colour for id, livery in liveries(printed_board()).items()}
    assert printed == {id: f"line-{id.lower()}" for id in ("LMR", "GNR", "GER", "SER", "LBSCR", "LSWR", "GWR")}
    board = read_board(board_data(["pink", "red", "red", "green"]))
    worn = [livery.colour for livery in liveries(board).values()]
    assert worn == ["line-gnr", "line-lmr", "line-ger", "line-gwr"]
    many = read_board(board_data([f"colour {n}" for n in range(9)]))
    assert len({livery.colour for livery in liveries(many).values()}) == 7
