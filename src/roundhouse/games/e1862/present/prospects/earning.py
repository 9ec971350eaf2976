"""What each train earns, stop by stop; of a run of one's own also what can be taken out of it."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final, Literal

from roundhouse.engine.decision import Violation
from roundhouse.engine.panel import Cell, Column, Panel, Row
from roundhouse.engine.text import Text
from roundhouse.games.e1862.map.atlas import AREAS, HEX, PLACES, SIZE
from roundhouse.games.e1862.operating.fleet import fleet_of, train_of
from roundhouse.games.e1862.operating.running import RunTrains, running_of
from roundhouse.games.e1862.present.drawing.ways import ends_at, route
from roundhouse.games.e1862.present.own_runs import OWN, Draft, Routed
from roundhouse.games.e1862.present.speech import money, place_called
from roundhouse.games.e1862.runs.earnings import Earning, Takings, check
from roundhouse.games.e1862.runs.run import AREA_STOP, Run, Step, stop_name
from roundhouse.games.e1862.state import State

HEADS: Final = ("train", "stops", "hexes", "subsidy", "revenue")
NOTHING: Final = Cell(text="–", muted=True)


def earning_panel(state: State, action: RunTrains, picks: tuple[str, ...]) -> Panel:
    """A line for every train; runs that break a rule have their stops, and no figures."""
    found = check(running_of(state, state.operating), action.runs)
    earnings = [] if isinstance(found, Violation) else found.earnings
    rows = draft_rows(state, picks, earnings) if picks[:1] == (OWN,) else found_rows(state, action.runs, earnings)
    # One train alone has said it all.
    total: tuple[Row, ...] = ()
    if isinstance(found, Takings) and len(earnings) > 1:
        total = (total_row(found.revenue, found.subsidy),)
    return Panel(
        id="earning",
        title=Text("earning-title"),
        columns=tuple(Column(name=Text(f"earning-{head}"), align=align(head)) for head in HEADS),
        rows=(*rows, *total),
    )


def align(head: str) -> Literal["start", "end"]:
    return "start" if head in ("train", "stops") else "end"


# -- runs that were found


def found_rows(state: State, runs: list[Run], earnings: list[Earning]) -> list[Row]:
    fleet = fleet_of(state, state.operating)
    rows: list[Row] = []
    for number, earning in enumerate(earnings):
        train = Cell(swatch=route(number), text=train_of(state, fleet[runs[number].train]))
        values: dict[str, int | None] = {stop_name(stop): n for stop, n in zip(earning.scored, earning.counts)}
        values |= dict.fromkeys(map(stop_name, earning.unscored))
        stops = [stop_cell(name, values[name], route(number)) for name in in_order(earning.run.path, values)]
        rows.append(Row(cells=(train, listed(stops), *figures(earning))))
    return rows


def in_order(path: list[Step], names: Iterable[str]) -> list[str]:
    """Stops as the train comes to them; at an end it may have come from an area, or gone into one."""
    hexes = [hex for hex, _, _ in path]

    def place(name: str) -> int:
        if name in AREAS:
            return len(path) if ends_at(path, AREA_STOP + AREAS.index(name)) else -1
        return hexes.index(HEX[name])

    return sorted(names, key=place)


def stop_cell(name: str, value: int | None, colour: str, pick: str = "", tip: Text | None = None) -> Cell:
    """A stop with what it counts, in the colour of its train; one that is visited and not scored steps back."""
    stop = PLACES[HEX[name]] if name in HEX and HEX[name] < SIZE else place_called(name)
    if value is None:
        return Cell(text=Text("earning-stop-unscored", {"stop": stop}), muted=True, pick=pick, tip=tip)
    counted = Cell(text=str(value), plaque=colour) if value else Cell(text="0", muted=True)
    return Cell(text=stop, more=(counted,), pick=pick, tip=tip)


def listed(cells: list[Cell]) -> Cell:
    return Cell(more=tuple(cells)) if cells else NOTHING


def figures(earning: Earning) -> tuple[Cell, ...]:
    hexes = Text("earning-bonus", {"n": earning.between, "bonus": money(earning.bonus)})
    return (
        Cell(text=hexes) if earning.bonus else NOTHING,
        Cell(text=money(earning.subsidy)) if earning.subsidy else NOTHING,
        Cell(text=money(earning.revenue), strong=True),
    )


def total_row(revenue: int, subsidy: int) -> Row:
    return Row(
        cells=(
            Cell(text=Text("earning-total"), strong=True),
            Cell(),
            Cell(),
            Cell(text=money(subsidy)) if subsidy else NOTHING,
            Cell(text=money(revenue), strong=True),
        )
    )


# -- runs of one's own


def draft_rows(state: State, picks: tuple[str, ...], earnings: list[Earning]) -> list[Row]:
    """Every train that has a way, or part of one: its ends can be taken off, its stops left out or counted again."""
    draft = Draft(state, picks)
    offered = {path[0] for path in [*draft.offers(), *draft.edits()]}
    priced = iter(earnings)
    rows: list[Row] = []
    for place, routed in enumerate(draft.routed):
        earning = next(priced, None) if routed.links else None
        now = place == draft.now
        train = Cell(swatch=route(place), text=train_of(state, draft.fleet[routed.train]), strong=now)
        said = {draft.name(stop): stop for stop in routed.stops}
        cells_of = {
            name: draft_stop(draft, routed, stop, earning, route(place), offered if now else set())
            for name, stop in said.items()
        }
        if earning is not None:
            cells_of |= small_stops(said, earning, route(place))
        names = in_order(earning.run.path, cells_of) if earning is not None else list(cells_of)
        stops = [cells_of[name] for name in names]
        cells = (train, listed(stops), *(figures(earning) if earning is not None else (NOTHING,) * 3))
        rows.append(Row(cells=cells, concerned=now, pick=f"train:{draft.id_of(routed)}"))
    return rows


def draft_stop(
    draft: Draft, routed: Routed, stop: int, earning: Earning | None, colour: str, offered: set[str]
) -> Cell:
    name = draft.name(stop)
    counts = dict(zip((stop_name(each) for each in earning.scored), earning.counts)) if earning is not None else {}
    for what in ("drop", "skip", "score"):
        if (pick := f"{what}:{name}") in offered:
            value = counts.get(name, None if stop in routed.skipped else 0)
            return stop_cell(name, value, colour, pick, Text(f"earning-{what}"))
    return stop_cell(name, counts.get(name, None if stop in routed.skipped or earning is not None else 0), colour)


def small_stops(said: Container[str], earning: Earning, colour: str) -> dict[str, Cell]:
    """Stations that a local counts on its way, by name."""
    counted = [(stop_name(stop), value) for stop, value in zip(earning.scored, earning.counts)]
    return {name: stop_cell(name, value, colour) for name, value in counted if name not in said}
