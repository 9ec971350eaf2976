"""Speaking: the words of a language are read from their files when they are first needed, beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from roundhouse.engine.rules import AnyRules
from roundhouse.words import Words


async def words_in(language: str, ruleset: AnyRules | None = None, names: Sequence[str] = ()) -> Words:
    """Words of the program, and of a game. To read all files of a game takes half a second."""
    folders = [ruleset.words] if ruleset is not None else []
    return await asyncio.to_thread(Words, language, folders, names)
