"""Goods: solid silhouettes with a few cuts, in a box from -12 to 12, that still read at 13 pixels."""

from __future__ import annotations

from typing import Final

from roundhouse.engine.scene import Shape


def _icon(*paths: str, cuts: str = "", cut: float = 1.2, drawn: str = "", line: float = 1.5) -> tuple[Shape, ...]:
    """Filled outlines, lines cut out of them, and lines drawn beside them."""
    shapes = [Shape(path=path, fill="@colour") for path in paths]
    if cuts:
        shapes.append(Shape(path=cuts, stroke="raised", width=cut, cap="round"))
    if drawn:
        shapes.append(Shape(path=drawn, stroke="@colour", width=line, cap="round"))
    return tuple(shapes)


def _eyes(x: float, y: float, radius: float, paint: str) -> tuple[Shape, ...]:
    return tuple(Shape(circle=(side * x, y, radius), fill=paint) for side in (-1, 1))


LOG_END: Final = "M-9.8 0A4.3 5.5 0 1 1-1.2 0A4.3 5.5 0 1 1-9.8 0Z"
SNOUT: Final = "M-4 3.3A4 2.9 0 1 1 4 3.3A4 2.9 0 1 1-4 3.3Z"

#: Horned head, snout, split fruit, log, cob, ear, tub, derrick, girder, spool, sack, boll.
GOODS: Final[dict[str, tuple[Shape, ...]]] = {
    "cattle": (
        *_icon(
            "M-9-7.8c.4 3 1.9 4.4 4.2 4.6C-3.7-4.3-2-5 0-5s3.7.7 4.8 1.8c2.3-.2 3.8-1.6 4.2-4.6 1.2 3.1.6 6.1-2 7.5"
            "l2.6.6c-.5 1.8-1.9 2.6-3.9 2.3l-1.3 4.6c-.4 1.5-2.1 2.4-4.4 2.4s-4-.9-4.4-2.4l-1.3-4.6c"
            "-2 .3-3.4-.5-3.9-2.3l2.6-.6"
            "c-2.6-1.4-3.2-4.4-2-7.5z",
            cuts="M-2.7 6.4h5.4",
            cut=1.5,
        ),
        *_eyes(3, 0.6, 1.1, "raised"),
    ),
    "pigs": (
        *_icon(
            "M-8-7.5c2-.3 3.8.3 5 1.6a11 11 0 0 1 6 0c1.2-1.3 3-1.9 5-1.6.4 2.3-.1 4.2-1.3 5.5.6 1 ."
            "9 2.2.9 3.5 0 4.2-3.3 7"
            "-7.6 7s-7.6-2.8-7.6-7c0-1.3.3-2.5.9-3.5C-7.9-3.3-8.4-5.2-8-7.5z"
        ),
        Shape(path=SNOUT, fill="raised"),
        *_eyes(1.5, 3.3, 0.9, "@colour"),
        *_eyes(3.4, -1.4, 1.0, "raised"),
    ),
    "fruit": _icon(
        "M0-4.5c3-2 8.5-.6 8.5 5.3 0 5-3.6 8.7-6.3 8.7-1 0-1.5-.4-2.2-.4s-1.2.4-2.2.4c-2.7 0-6.3-3.7"
        "-6.3-8.7 0-5.9 5.5-7.3"
        " 8.5-5.3z",
        "M.3-5.5c-.2-2.6 1.6-4.6 5.2-4.5.1 2.9-1.9 4.7-5.2 4.5z",
        cuts="M0-4.5c-1.8 3.5-1.8 9 0 13.3",
        cut=1.3,
    ),
    "wood": (
        *_icon("M-5.5-5.5h11.3a4.5 5.5 0 0 1 0 11H-5.5z", cuts="M1-2h4.5M.5 2.2h3.5", cut=1.3),
        Shape(path=LOG_END, fill="raised", stroke="@colour", width=1.7),
        Shape(path="M-7.2 0A1.7 2.3 0 1 1-3.8 0A1.7 2.3 0 1 1-7.2 0Z", stroke="@colour", width=1.3),
    ),
    "corn": _icon(
        "M0-10c3 1.8 4.3 5 4.3 9 0 3.3-1.3 6.2-4.3 8.2C-3 5.2-4.3 2.3-4.3-1-4.3-5-3-8.2 0-10z",
        "M-8.2-2.8c.3 6.2 2.7 10.8 8.2 12.8-2.6-4-4-8.2-8.2-12.8zM8.2-2.8c-.3 6.2-2.7 10.8-8.2 12.8 "
        "2.6-4 4-8.2 8.2-12.8z",
        cuts="M-2.8-5.5h5.6M-3.6-2.3h7.2M-3.6.9h7.2M-2.7 4h5.4M0-9v15",
        cut=1.0,
    ),
    "wheat": _icon(
        "M0-10.5c1.7 1.7 1.7 4 0 5.7-1.7-1.7-1.7-4 0-5.7z",
        "M-.7-.7C-3.2-.8-4.8-2.4-5-5c2.6.1 4.2 1.7 4.3 4.3zM.7-.7c2.5-.1 4.1-1.7 4.3-4.3-2.6.1-4.2 1.7-4.3 4.3z",
        "M-.7 4c-2.5-.1-4.1-1.7-4.3-4.3 2.6.1 4.2 1.7 4.3 4.3zM.7 4c2.5-.1 4.1-1.7 4.3-4.3-2.6.1-4.2 1.7-4.3 4.3z",
        "M-.7 8.7C-3.2 8.6-4.8 7-5 4.4c2.6.1 4.2 1.7 4.3 4.3zM.7 8.7c2.5-.1 4.1-1.7 4.3-4.3-2.6.1-4.2 1.7-4.3 4.3z",
        drawn="M0 10V-3",
        line=1.6,
    ),
    "coal": (
        *_icon(
            "M-10-2.5h20l-2.6 8H-7.4z",
            "M-7.5-3.7-5.3-7l3 .6L0-9.2l3.4 1.4.6 2 2.6.3 1 1.8z",
            cuts="M-6 .2h12",
        ),
        *_eyes(4.5, 8, 2.2, "@colour"),
    ),
    "oil": _icon(
        "M0-10.2-6.2 10h2l1-3.4h6.4l1 3.4h2zM0-4l1.2 3.8h-2.4zm-1.7 5.6h3.4l.9 3H-2.6z",
        "M7.5-8.5c1.5 2 2.3 3.2 2.3 4.3a2.3 2.3 0 0 1-4.6 0c0-1.1.8-2.3 2.3-4.3z",
    ),
    "steel": _icon("M-9-8.5h18v4.2h-6.3v8.6H9v4.2H-9v-4.2h6.3v-8.6H-9z"),
    "cloth": _icon(
        "M-7-9h14v3.2h-2v11.6h2V9H-7v-3.2h2V-5.8H-7z",
        cuts="M-5-3h10M-5 0h10M-5 3h10",
        drawn="M5 4c3 0 4.5 1.5 4.3 5.5",
    ),
    "flour": _icon(
        "M-4-5.5h8l.8-4.3c-1.5.7-2.3.2-3.3-.2-1 .8-2 .8-3 0-1 .4-1.8.9-3.3.2z",
        "M-4-4.5h8c3 2.8 4.5 6 4.5 9.2 0 3.6-2.5 5.3-8.5 5.3s-8.5-1.7-8.5-5.3c0-3.2 1.5-6.4 4.5-9.2z",
        cuts="M0 7V0M0 2.5c-1.5 0-2.3-.8-2.4-2.2M0 2.5c1.5 0 2.3-.8 2.4-2.2M0 5.6c-1.5 0-2.3-.8-2.4-2.2M0 5.6"
        "c1.5 0 2.3-.8 2.4-2.2",
        cut=1.3,
    ),
    "cotton": _icon(
        "M0-8.8a4.2 4.2 0 0 1 4.2 3.5 4.3 4.3 0 0 1 1.5 8 4.2 4.2 0 0 1-5.7 1.8 4.2 4.2 0 0 1-5.7-1."
        "8 4.3 4.3 0 0 1 1.5-8"
        "A4.2 4.2 0 0 1 0-8.8z",
        "M0 10c-.3-2.7-2.5-4.3-6-4.3 1 2.7 3 4.3 6 4.3zM0 10c.3-2.7 2.5-4.3 6-4.3-1 2.7-3 4.3-6 4.3z",
        cuts="M0 10V4.5M0 4.5C-2.5 2.5-3 0-2.7-3M0 4.5c2.5-2 3-4.5 2.7-7.5M0 4.5V-4",
    ),
}
#: A crate, for goods of other boards.
UNKNOWN: Final = _icon("M-9-8H9V9H-9z", cuts="M-9-3.5H9M-9 4.5H9M-4-3.5 4 4.5")
