"""Pictures as PNG: with their lettering, in whatever font the machine has."""

from __future__ import annotations

import pytest

from roundhouse.picture.raster import SANS_SERIF, SERIF, installed, png
from roundhouse.picture.theme import typeface

pytest.importorskip("resvg_py")

SHEET = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20">{}</svg>'


@pytest.mark.parametrize(("name", "fonts"), [("ui", SANS_SERIF), ("display", SERIF)])
def test_lettering_is_drawn_where_our_own_typeface_is_not_installed(name: str, fonts: tuple[str, ...]) -> None:
    if installed(fonts) is None:
        pytest.skip("no font at all")
    text = f'<text y="15" style="font-family:{typeface(name)}">London</text>'
    assert png(SHEET.format(text)) != png(SHEET.format(""))


def test_a_font_that_is_not_installed_is_passed_over() -> None:
    assert installed(("No Such Font",)) is None
    assert installed(("No Such Font", *SANS_SERIF)) == installed(SANS_SERIF)
