"""Boards of Rocket that somebody has drawn: data of board files."""

from __future__ import annotations

import copy
import json
from typing import Any

from roundhouse.games.rocket.boardfile import printed_data


def small() -> dict[str, Any]:
    """Our board with another name for London, and no word about where it comes from."""
    text = json.dumps({**copy.deepcopy(printed_data()), "title": "Fenland", "provenance": {}})
    found: dict[str, Any] = json.loads(text.replace("London", "Camulod"))
    found["lines"][0]["name"] = "Liverpool & Camulod Railway"
    return found


def grown(hexes: int) -> dict[str, Any]:
    """Our board, with fields around it until it has so many hexes."""
    board = small()
    known = {(each["q"], each["r"]) for each in board["hexes"]}
    around = [(q, r) for q in range(26) for r in range(-q // 2 + 1, 100) if (q, r) not in known]
    board["hexes"] += [
        {"q": q, "r": r, "kind": "plain", "label": f"{chr(65 + q)}{r + q // 2 + 1}"}
        for q, r in around[: hexes - len(known)]
    ]
    return board
