"""deploy/grafana.json: every figure that it draws is one that the server gives."""

from __future__ import annotations

import json
import re
from pathlib import Path

from roundhouse.server.http.metrics import Metrics

FILE = Path(__file__).parents[2] / "deploy" / "grafana.json"
FIGURE = re.compile(r"roundhouse_\w+")


def test_every_figure_of_the_dashboard_is_given() -> None:
    counted = Metrics()
    counted.acted("done")
    counted.request("GET", "/lobby", 200, 0.01)
    given = set(FIGURE.findall(counted.write()))
    board = json.loads(FILE.read_text("utf-8"))
    asked = [each["expr"] for panel in board["panels"] for each in panel["targets"]]
    drawn = set(FIGURE.findall(" ".join(asked)))
    assert drawn <= given
    assert len(drawn) == 5


def test_panels_have_places_of_their_own() -> None:
    board = json.loads(FILE.read_text("utf-8"))
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"]) == 7
    taken = [(x, y) for panel in board["panels"] for x, y in squares(panel["gridPos"])]
    assert len(taken) == len(set(taken))
    assert all(x < 24 for x, _ in taken)


def squares(place: dict[str, int]) -> list[tuple[int, int]]:
    return [(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])]
