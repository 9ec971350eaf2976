"""Markup: elements, attributes and text as they may stand in an XML file."""

from __future__ import annotations

import re
from typing import Final

#: Characters that XML cannot hold, not even escaped.
UNWRITABLE: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def escape(text: str) -> str:
    """Text between tags or in quotes."""
    text = UNWRITABLE.sub("", text)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def number(value: float) -> str:
    """Two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def attributes(**values: str | float | None) -> str:
    """In the order given: `stroke_width` is written stroke-width, `class_` class, and None is left out."""
    written = ""
    for name, value in values.items():
        if value is not None:
            text = escape(value) if isinstance(value, str) else number(value)
            written += f' {name.rstrip("_").replace("_", "-")}="{text}"'
    return written


def element(tag: str, content: str = "", /, **values: str | float | None) -> str:
    """An element with what stands in it, which is markup already."""
    head = f"<{tag}{attributes(**values)}"
    return f"{head}>{content}</{tag}>" if content else f"{head}/>"
