"""Why a hex or a stop cannot be picked: reachability first, then every tile; never about a tile that nobody chose."""

from __future__ import annotations

from roundhouse.engine.decision import Violation
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.map.atlas import HEX
from roundhouse.games.e1862.operating.track import LayTile
from roundhouse.games.e1862.operating.train_types import EXPRESS
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import AT_TRACK, TRACK
from roundhouse.words import Words
from tests.games.e1862.tables import company, marker, operate, table, tile
from tests.games.e1862.test_own_runs import enr


def laying() -> State:
    """Cromer with a yellow tile and the marker of the ENR, whose track runs to Norwich."""
    state = table()
    company(state, "ENR", 90, {0: 5})
    tile(state, "F3", "57", 0)
    marker(state, "F3", "ENR")
    operate(state, "ENR", TRACK, AT_TRACK)
    return state


def why(state: State, *picks: str) -> Violation:
    found = RULESET.explain(state, picks)
    assert found is not None
    return found


def said(state: State, violation: Violation) -> str:
    return Words("en", [RULESET.words]).say(RULESET.say_violation(state, violation))


def test_a_hex_that_no_route_reaches_is_refused_for_that_alone() -> None:
    state = laying()
    violation = why(state, "hex:B13")
    assert violation.rule == "R7.6.1-a"
    assert "comes to Bishop’s Stortford (B13)" in said(state, violation)


def test_where_something_can_be_laid_nothing_is_explained() -> None:
    state = laying()
    assert any(path[0] == "hex:F5" for path in (RULESET.picks(state, action) for action in RULESET.legal(state)))
    assert RULESET.explain(state, ("hex:F5",)) is None


def test_what_is_the_same_with_every_tile_is_said_once() -> None:
    """Cromer is yellow, and green tiles come with phase B."""
    state = laying()
    sentence = said(state, why(state, "hex:F3"))
    assert sentence == "Nothing can be laid in Cromer (F3) now: green tiles come with phase B."


def test_every_tile_is_told_where_reasons_differ() -> None:
    """Only one of the green tiles that follow in Cromer is left in the box, and that may not follow a yellow one."""
    state = laying()
    state.phase = 1
    laid = [action for action in RULESET.legal(state) if isinstance(action, LayTile)]
    green = [action.tile for action in laid if action.hex == HEX["F3"]]
    assert len(set(green)) > 1
    state.supply[green[0]] = 0
    for kind in {*green} - {green[0]}:
        state.supply[kind] = 1
    state.laid = 1
    sentence = said(state, why(state, "hex:F3"))
    assert "none left in the box" in sentence
    assert "only another yellow one may follow" in sentence


OWN = ("run:own", "train:B-0", "hex:F3", "hex:F5")


def test_a_stop_that_no_track_leads_to_is_refused() -> None:
    state = enr(("B", EXPRESS))
    violation = why(state, *OWN, "hex:H7")
    assert violation.key == "why-own-no-link"
    assert violation.rule == "R7.4-a"


def test_stops_in_the_middle_stay() -> None:
    state = enr(("C", EXPRESS))
    picks = ("run:own", "train:C-0", "hex:F3", "hex:F5", "hex:G8")
    assert why(state, *picks, "drop:F5").key == "why-own-middle"


def test_one_stop_too_many_is_refused_with_its_rule() -> None:
    state = enr(("B", EXPRESS))
    violation = why(state, *OWN, "hex:G8", "area:port_cromer")
    assert violation.key == "run-too-many-stops"


def test_a_town_is_no_end_of_a_run() -> None:
    state = enr(("B", EXPRESS))
    assert why(state, *OWN, "hex:G6").rule == "R7.8-b"
