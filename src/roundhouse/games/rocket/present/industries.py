"""Industries: the four printed ones have words in every language, those of another board keep their names."""

from __future__ import annotations

from typing import Final

from roundhouse.engine.text import Text

PRINTED: Final = ("steel", "textiles", "brewing", "leather")


def industry_word(name: str) -> Text | str:
    return Text(f"industry-{name}") if name in PRINTED else name
