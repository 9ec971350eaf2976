"""The data files of the printed game."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def read(name: str) -> dict[str, Any]:
    """What stands in `data/<name>.json`."""
    text = files("roundhouse.games.e1862").joinpath("data", f"{name}.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data
