"""Lettering: how each role of text on a picture is set, and when it becomes too small to be shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from roundhouse.picture.theme import typeface


class UnknownFace(LookupError):
    """A face that no lettering has."""


class Face(NamedTuple):
    """How a role is set. `smallest` is the height in pixels below which it is left out (0: never)."""

    font: str
    weight: int = 400
    italic: bool = False
    tracking: float = 0.0
    halo: bool = False
    smallest: float = 0.0


# Town names go first when there is little room, then those of cities.
FACES: Final = {
    "sea": Face("display", italic=True, tracking=0.14),
    "land": Face("display", tracking=0.3),
    "city": Face("ui", weight=600, halo=True, smallest=8),
    "town": Face("ui", halo=True, smallest=10),
    "plaque": Face("ui", weight=600),
    "figure": Face("ui", weight=600),
    "caption": Face("ui"),
}
#: Width of the halo in parts of the size of the letters.
HALO: Final = 0.28


def style(prefix: str, sizes: dict[str, float], across: float, halo: str) -> str:
    """The style sheet of the roles that occur. `across` is the width of the picture in its own units."""
    sheet = f".{prefix} text{{font-variant-numeric:lining-nums tabular-nums}}"
    for name in sorted(sizes):
        face = FACES.get(name)
        if face is None:
            raise UnknownFace(f"no face is called {name!r}; there are: {', '.join(FACES)}")
        sheet += f".{prefix}-{name}{{font-family:{typeface(face.font)};font-weight:{face.weight}"
        if face.italic:
            sheet += ";font-style:italic"
        if face.tracking:
            sheet += f";letter-spacing:{face.tracking}em"
        if face.halo:
            sheet += f";paint-order:stroke;stroke:{halo};stroke-width:{HALO}em;stroke-linejoin:round"
        sheet += "}"
        if face.smallest:
            narrow = round(face.smallest * across / sizes[name])
            sheet += f"@media(max-width:{narrow}px){{.{prefix}-{name}{{display:none}}}}"
    return sheet
