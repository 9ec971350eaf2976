"""What is wrong with a board file that cannot be read, or has the wrong form, in words of our own.

Python and msgspec say it in English only.
"""

from __future__ import annotations

import re
from typing import Final

from roundhouse.engine.text import Arg, Text

#: What msgspec calls the kinds of JSON.
KINDS: Final = frozenset({"int", "float", "str", "bool", "array", "object", "null"})
#: Bounds that it writes as signs.
BOUNDS: Final = {">=": "file-least", ">": "file-above", "<=": "file-most", "<": "file-below"}


def of_form(said: str) -> Text:
    """What msgspec says of a value in the wrong form."""
    if found := re.match(r"Object missing required field `(\w+)`", said):
        return Text("file-missing", {"field": found[1]})
    if found := re.match(r"Expected `(\w+)`, got `(\w+)`", said):
        return Text("file-kind", {"wanted": kind(found[1]), "found": kind(found[2])})
    if found := re.match(r"Expected `(?:int|float)` (>=|<=|>|<) ([-\d.e+]+)", said):
        return Text(BOUNDS[found[1]], {"bound": number(found[2])})
    if found := re.match(r"Expected `str` of length <= (\d+)", said):
        return Text("file-too-long", {"most": int(found[1])})
    if re.match(r"Expected `str` of length", said):
        return Text("file-empty-text")
    if re.match(r"Expected `str` matching", said):
        return Text("file-bad-id")
    if found := re.match(r"Expected `array` of length >= (\d+)", said):
        return Text("file-short-list", {"n": int(found[1])})
    if found := re.match(r"Invalid enum value (.+)", said):
        return Text("file-value", {"found": found[1]})
    return Text("file-shape")


def kind(name: str) -> Arg:
    return Text(f"json-{name}") if name in KINDS else name


def number(written: str) -> str:
    return f"{float(written):g}"


def of_file(error: OSError) -> Text:
    """Why a file cannot be read."""
    match error:
        case FileNotFoundError():
            return Text("file-nowhere")
        case IsADirectoryError():
            return Text("file-folder")
        case PermissionError():
            return Text("file-locked")
    return Text("file-cannot-read")
