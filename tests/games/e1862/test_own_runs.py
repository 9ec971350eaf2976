"""Runs said stop by stop: every path leads to a run that is judged and priced like any other."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from roundhouse.engine.rules import MORE
from roundhouse.engine.text import Text
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.import_18xx.export import Export
from roundhouse.games.e1862.map.atlas import COMPANY, HEX
from roundhouse.games.e1862.names import EARNED
from roundhouse.games.e1862.operating.running import RunTrains, running_of
from roundhouse.games.e1862.operating.train_types import EXPRESS, FREIGHT, LOCAL
from roundhouse.games.e1862.present.own_runs import Draft
from roundhouse.games.e1862.runs.earnings import Takings, check
from roundhouse.games.e1862.runs.run_code import write_code
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import AT_DIVIDEND, RUN
from roundhouse.words import Words
from tests.games.e1862.tables import company, marker, operate, table, tile, train

GAME = sorted((Path(__file__).parents[2] / "golden" / "1862").glob("*.json.gz"))[0]
#: Port – Cromer – Norwich – Acle – Beccles – Lowestoft.
TILES = "F3 57 0, F5 790 2, G6 8851 2, G8 14 0, H7 57 1"


def enr(*trains: tuple[str, int]) -> State:
    state = table()
    company(state, "ENR", 90, {0: 5}, trains=0)
    for row in TILES.split(", "):
        hex, name, turn = row.split()
        tile(state, hex, name, int(turn))
    state.board.small[HEX["G6"]] = 63
    for hex in ("F3", "F5"):
        marker(state, hex, "ENR")
    for band, kind in trains:
        train(state, "ENR", band, kind, 0)
    state.permits[COMPANY["ENR"]] = 7
    operate(state, "ENR", RUN, AT_DIVIDEND)
    return state


#: What changes runs that are said already.
EDITS = ("drop", "score", "clear", "swap")


def offered(state: State, *picks: str) -> list[str]:
    """How the picks may go on; what would change them is left out."""
    following = [path[len(picks)] for path in RULESET.open_picks(state, picks) if len(path) > len(picks)]
    changing = {pick for pick in following if pick.startswith(EDITS) or (pick.startswith("train:") and pick in picks)}
    return [pick for pick in following if pick not in changing]


def said(state: State, *picks: str) -> Takings:
    """The runs, after every pick was among those offered."""
    for length in range(len(picks)):
        assert picks[length] in offered(state, *picks[:length]), picks[: length + 1]
    (action,) = RULESET.read_picks(state, picks)
    assert isinstance(action, RunTrains)
    assert RULESET.why_not(state, action) is None
    found = check(running_of(state, state.operating), action.runs)
    assert isinstance(found, Takings)
    return found


def test_how_it_begins() -> None:
    state = enr(("A", EXPRESS), ("B", FREIGHT))
    assert RULESET.open_picks(state, ()) == [("run:own", MORE)]
    assert offered(state, "run:own") == ["train:A-0", "train:B-0"]
    assert set(offered(state, "run:own", "train:A-0")) == {
        "hex:F3",
        "hex:F5",
        "hex:G8",
        "hex:H7",
        "area:port_cromer",
        "area:port_lowestoft",
    }


def test_a_run_of_one_train() -> None:
    state = enr(("A", EXPRESS))
    takings = said(state, "run:own", "train:A-0", "hex:F3", "hex:F5", "done")
    assert takings.revenue == 60
    assert said(state, "run:own", "train:A-0", "area:port_cromer", "hex:F3", "done").revenue == 100


def test_a_train_goes_no_further_than_it_can() -> None:
    state = enr(("A", EXPRESS), ("C", FREIGHT))
    assert offered(state, "run:own", "train:A-0", "hex:F3", "hex:F5") == ["train:C-0", "done"]
    # Three hexes: Norwich, Acle, Beccles; Lowestoft would be the fourth.
    assert offered(state, "run:own", "train:C-0", "hex:F3", "hex:F5", "hex:G8") == ["train:A-0", "done"]


def test_a_local_does_not_leave_the_map() -> None:
    state = enr(("C", LOCAL))
    assert "area:port_cromer" not in offered(state, "run:own", "train:C-0")
    assert offered(state, "run:own", "train:C-0", "hex:F3") == ["hex:F5"]


def test_several_trains() -> None:
    state = enr(("A", EXPRESS), ("B", FREIGHT))
    path = ("run:own", "train:A-0", "hex:F5", "hex:G8", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5", "done")
    assert said(state, *path).revenue == 40 + 30 + 80 + 30


def test_a_stop_is_left_out() -> None:
    """A 2/3E visits three stops and scores two."""
    state = enr(("B", EXPRESS))
    path = ("run:own", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5")
    assert said(state, *path, "done").revenue == 120
    assert said(state, *path, "skip:F5", "done").revenue == 100


def test_what_is_illegal_together_is_refused_with_its_rule() -> None:
    """No run includes Cromer, the home base."""
    state = enr(("A", EXPRESS))
    path = ("run:own", "train:A-0", "hex:F5", "hex:G8", "done")
    assert path in RULESET.open_picks(state, path[:-1])
    (action,) = RULESET.read_picks(state, path)
    violation = RULESET.why_not(state, action)
    assert violation is not None
    assert violation.rule == "R7.8-c"


#: The first freight runs Cromer – Norwich, the second one Norwich – Beccles – Lowestoft.
TWO = ("run:own", "train:E-0", "hex:F3", "hex:F5", "train:F-0", "hex:F5", "hex:G8", "hex:H7")


def test_permanent_freights_are_linked_or_run_alone_as_the_director_says() -> None:
    """R7.8.1-i: linked, only Cromer and Lowestoft count, and two hexes between; alone, Norwich and one hex besides."""
    state = enr(("E", FREIGHT), ("F", FREIGHT))
    assert offered(state, *TWO) == ["area:port_lowestoft", "hex:F3", "link:E-0", "alone", "done"]
    linked = said(state, *TWO, "link:E-0", "done")
    assert linked.revenue == 20 + 20 + 2 * 20
    assert [earning.chain for earning in linked.earnings] == [0, 0]
    alone = said(state, *TWO, "alone", "done")
    assert alone.revenue == (20 + 40) + (20 + 20)
    assert [earning.chain for earning in alone.earnings] == [0, 1]
    # Where nothing is said the better total decides.
    assert said(state, *TWO, "done").revenue == alone.revenue


def test_after_a_coupling_the_way_is_said() -> None:
    state = enr(("E", FREIGHT), ("F", FREIGHT))
    assert offered(state, *TWO[:-1], "link:E-0") == ["done"]
    assert "hex:H7" in offered(state, *TWO[:-1])


def test_freights_that_do_not_end_where_another_ends_are_not_offered_for_linking() -> None:
    state = enr(("E", FREIGHT), ("F", FREIGHT))
    path = ("run:own", "train:E-0", "hex:F3", "hex:F5", "train:F-0", "hex:G8", "hex:H7")
    assert [pick for pick in offered(state, *path) if pick in ("link:E-0", "alone")] == ["alone"]


def test_expresses_are_not_linked() -> None:
    state = enr(("E", FREIGHT), ("F", EXPRESS))
    assert not {"link:E-0", "alone"} & set(offered(state, *TWO))


COUPLINGS = {
    "freights that are not permanent must be linked": (
        "BB",
        "train:B-0 hex:F3 hex:F5 train:B-1 hex:F5 hex:G8 alone",
        "R7.8.1-j",
    ),
    "a chain that would visit Cromer twice": (
        "EF",
        "train:E-0 area:port_cromer hex:F3 hex:F5 train:F-0 hex:F5 hex:F3 link:E-0",
        "R7.8.1-h",
    ),
    "three that end in Norwich": (
        "EFF",
        "train:E-0 hex:F3 hex:F5 train:F-0 hex:F5 hex:G8 link:E-0 train:F-1 hex:F5 hex:G8 hex:H7 link:E-0",
        "R7.8.1-f",
    ),
}


@pytest.mark.parametrize("name", COUPLINGS)
def test_couplings_are_refused_with_their_rule(name: str) -> None:
    trains, path, rule = COUPLINGS[name]
    state = enr(*[(band, FREIGHT) for band in trains])
    picks = ("run:own", *path.split(), "done")
    for length in range(len(picks)):
        assert picks[length] in offered(state, *picks[:length])
    (action,) = RULESET.read_picks(state, picks)
    violation = RULESET.why_not(state, action)
    assert violation is not None
    assert violation.rule == rule


def test_where_shared_ends_link_by_themselves_nobody_is_asked() -> None:
    state = enr(("E", FREIGHT), ("F", FREIGHT))
    state.switches.freights_always_linked = True
    assert offered(state, *TWO) == ["area:port_lowestoft", "hex:F3", "done"]


def test_a_coupling_survives_being_written() -> None:
    state = enr(("E", FREIGHT), ("F", FREIGHT))
    (action,) = RULESET.read_picks(state, (*TWO, "link:E-0", "done"))
    written = RULESET.write_action(state, action)
    assert RULESET.read_action(state, written) == action
    assert isinstance(action, RunTrains)
    assert [run.chain for run in action.runs] == [0, 0]


@pytest.mark.parametrize(
    "path", [("run:own", "train:Z-9"), ("run:own", "hex:F3"), ("run:own", "alone"), ("run:own", "train:A-0", "hex:B5")]
)
def test_nonsense_leads_nowhere(path: tuple[str, ...]) -> None:
    state = enr(("A", EXPRESS))
    assert RULESET.open_picks(state, path) == []
    assert RULESET.read_picks(state, path) == []


def test_listed_runs_have_different_totals() -> None:
    state = enr(("A", EXPRESS), ("B", FREIGHT))
    listed = list(RULESET.legal(state))
    paths = [RULESET.picks(state, action) for action in listed]
    assert len(set(paths)) == len(paths) > 2
    assert paths[-1] == ("run:none",)
    heads = [path[0].removeprefix("run:").partition("/")[0] for path in paths[:-1]]
    found = [EARNED.fullmatch(head) for head in heads]
    totals = [int(each[1]) for each in found if each]
    assert totals == sorted(totals, reverse=True)
    assert len(totals) == len(heads)
    # The first is proven to be the best, of the others nothing is said.
    assert [head.endswith("=") for head in heads] == [True, *[False] * (len(heads) - 1)]
    for action, path in zip(listed, paths):
        assert RULESET.read_picks(state, path) == [action]


def test_what_a_run_brings_is_told_train_by_train() -> None:
    state = enr(("B", FREIGHT))
    (action,) = RULESET.read_picks(state, ("run:own", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5", "done"))
    assert isinstance(action, RunTrains)
    event = next(event for event in RULESET.apply(state, action) if event.key == "ran-train")
    assert event.args["counts"] == [80, 40]
    assert (event.args["bonus"], event.args["amount"]) == (30, 150)


def four_ways_to_london() -> State:
    """From Bishop's Stortford over three edges and by way of Great Dunmow, whose track ends where one of them does."""
    state = table()
    company(state, "N&E", 90, {0: 5}, trains=0)
    tile(state, "B13", "14", 1)
    tile(state, "C12", "8850", 1)
    marker(state, "B13", "N&E")
    state.board.london[0] = COMPANY["N&E"]
    train(state, "N&E", "B", FREIGHT, 0)
    state.permits[COMPANY["N&E"]] = 7
    operate(state, "N&E", RUN, AT_DIVIDEND)
    return state


@pytest.mark.parametrize(("begin", "end"), [("hex:B13", "london"), ("area:london", "B13")])
def test_every_way_to_an_area_has_its_own_pick_and_words(begin: str, end: str) -> None:
    """R7.8.1-d: the entrance decides the distance, so the way by Great Dunmow brings a hex more."""
    state = four_ways_to_london()
    path = ("run:own", "train:B-0", begin)
    ways = [pick for pick in offered(state, *path) if pick.startswith("by:")]
    assert sorted(ways) == [f"by:{hex}:{end}" for hex in ("A12", "A14", "C12", "C14")]
    revenue = {way: said(state, *path, way, "done").revenue for way in ways}
    assert revenue == {way: 150 if way == f"by:C12:{end}" else 130 for way in ways}
    for language in ("en", "it"):
        words = Words(language, [RULESET.words])
        for say in (RULESET.pick_name, RULESET.pick_label):
            names = [words.say(text) for text in (say(state, way) for way in ways) if isinstance(text, Text)]
            assert len(set(names)) == 4
            assert any(part in name for name in names for part in ("Great Dunmow", "C12"))


def test_every_way_on_has_its_own_pick_in_recorded_games() -> None:
    """On every board on which a train has run: no two links at a stop share a pick."""
    data = json.loads(gzip.decompress(GAME.read_bytes()))
    export = Export(data)
    state = RULESET.setup(export.setup)
    several = 0
    for _ in export.replay(state):
        if state.step == RUN:
            draft = Draft(state, ("run:own",))
            for stop in range(len(draft.network.city)):
                names = [name for _, end, name in draft._onward(stop) if end != stop]
                assert len(set(names)) == len(names)
                several += any(name.startswith("by:") for name in names)
    assert several > 20


# -- what was said is said otherwise


def test_a_found_run_is_taken_up_and_changed() -> None:
    """The best run is drawn; one end is taken off, the other one goes on; nothing else is given up."""
    state = enr(("B", EXPRESS))
    (found,) = RULESET.read_picks(state, ("run:own", "train:B-0", "hex:F3", "hex:F5"))
    assert isinstance(found, RunTrains)
    code = write_code(state, found.runs)
    begun = ("run:own", f"like:{code}")
    assert earned(state, *begun) == 60
    assert "drop:F3" in edits(state, *begun)
    assert earned(state, *begun, "area:port_cromer") == 80 + 40
    # From Norwich on, and Cromer’s port is still there.
    assert [draft_stops(state, *begun, "area:port_cromer", "drop:F5")] == [["port_cromer", "F3"]]


def test_a_way_goes_on_at_either_end() -> None:
    state = enr(("B", EXPRESS))
    path = ("run:own", "train:B-0", "hex:F3", "hex:F5")
    assert {"area:port_cromer", "hex:G8"} <= set(offered(state, *path))
    assert draft_stops(state, *path, "area:port_cromer") == ["port_cromer", "F3", "F5"]
    assert draft_stops(state, *path, "hex:G8") == ["F3", "F5", "G8"]


def test_trains_swap_their_ways() -> None:
    state = enr(("A", EXPRESS), ("B", FREIGHT))
    path = ("run:own", "train:A-0", "hex:F5", "hex:G8", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5")
    assert "swap:A-0+B-0" in edits(state, *path)
    draft = Draft(state, (*path, "swap:A-0+B-0"))
    assert [draft.id_of(routed) for routed in draft.routed] == ["B-0", "A-0"]
    assert [len(routed.stops) for routed in draft.routed] == [2, 3]


def test_a_train_is_taken_up_again_or_its_way_cleared() -> None:
    state = enr(("A", EXPRESS), ("B", FREIGHT))
    path = ("run:own", "train:A-0", "hex:F5", "hex:F3", "train:B-0", "hex:F3", "hex:F5")
    again = Draft(state, (*path, "train:A-0"))
    assert again.now == 0
    assert len(again.routed) == 2
    assert [again.id_of(routed) for routed in Draft(state, (*path, "clear:A-0")).routed] == ["B-0"]


def test_a_stop_that_was_left_out_counts_again() -> None:
    state = enr(("B", EXPRESS))
    path = ("run:own", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5", "skip:F5")
    assert "score:F5" in edits(state, *path)
    assert earned(state, *path) == 100
    assert earned(state, *path, "score:F5") == 120


def test_what_is_said_so_far_is_a_whole_action() -> None:
    state = enr(("B", EXPRESS))
    path = ("run:own", "train:B-0", "hex:F3", "hex:F5")
    assert path in RULESET.open_picks(state, path)
    assert path[:-1] not in RULESET.open_picks(state, path[:-1])


def test_the_table_of_trains_takes_stops_out() -> None:
    state = enr(("B", EXPRESS))
    path = ("run:own", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5")
    (action,) = RULESET.read_picks(state, path)
    panel, _ = RULESET.prospect(state, action, path)
    train, stops, *_, revenue = panel.rows[0].cells
    assert train.text == "2/3E"
    assert [cell.pick for cell in stops.more] == ["drop:port_cromer", "skip:F3", "drop:F5"]
    assert isinstance(revenue.text, Text)
    assert revenue.text.args["n"] == 120


def edits(state: State, *picks: str) -> list[str]:
    return [path[-2] for path in RULESET.open_picks(state, picks) if path[-1] == MORE]


def earned(state: State, *picks: str) -> int:
    (action,) = RULESET.read_picks(state, picks)
    assert isinstance(action, RunTrains)
    found = check(running_of(state, state.operating), action.runs)
    assert isinstance(found, Takings)
    return found.revenue


def draft_stops(state: State, *picks: str) -> list[str]:
    draft = Draft(state, picks)
    return [draft.name(stop) for stop in draft.routed[draft.now].stops]


# -- what is drawn


def test_runs_are_drawn_as_far_as_they_are_said() -> None:
    """A way without flags while a stop is missing, with them once it can be priced."""
    state = enr(("B", FREIGHT))
    said = ("run:own", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5")
    (first,) = RULESET.read_picks(state, said[:4])
    (whole,) = RULESET.read_picks(state, said)
    assert [sprite.id for sprite in RULESET.trace(state, whole) if sprite.layer == "runs"] == ["run-0"]
    assert [sprite for sprite in RULESET.trace(state, whole) if sprite.layer == "flags"]
    assert RULESET.trace(state, first)
    assert RULESET.trace(state, RunTrains([])) == ()


def test_a_position_has_no_runs_of_its_own() -> None:
    state = enr(("B", FREIGHT))
    (action,) = RULESET.read_picks(state, ("run:own", "train:B-0", "area:port_cromer", "hex:F3", "hex:F5"))
    before = {sprite.id for sprite in RULESET.scene(RULESET.view(state, None)).sprites}
    drawn = {sprite.id for sprite in RULESET.trace(state, action)}
    assert not before & drawn
