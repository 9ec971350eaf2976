"""The card of a link: what chats show of the address of a table, before anybody opens it (Open Graph).

Only of tables at which everybody may look on; of others the page says no more than of any address.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final
from urllib.parse import urlencode

from litestar import Request

from roundhouse.picture.raster import can_draw
from roundhouse.server.http.speaking import words_in
from roundhouse.server.http.start_page import language_of
from roundhouse.server.http.told_address import told_address
from roundhouse.server.storage.rows import BrokenTable, NoSuchTable
from roundhouse.table.table import Table

TABLE: Final = re.compile(r"/?tables/([A-Za-z0-9_-]{1,100})")
POSITION: Final = re.compile(r"\d{1,6}")
SITE: Final = "Roundhouse"


async def card_of(request: Request[Any, Any, Any], path: str) -> str:
    """What stands in the head of the page of a table; empty for every other address."""
    found = TABLE.fullmatch(path)
    if found is None:
        return ""
    try:
        table = await request.app.state.keeper.table(found.group(1))
    except (NoSuchTable, BrokenTable):
        return ""
    return await tags(request, found.group(1), table) if table.spectators else ""


async def tags(request: Request[Any, Any, Any], table_id: str, table: Table) -> str:
    base = told_address(request)
    at = request.query_params.get("at", "")
    position = {"at": at} if POSITION.fullmatch(at) else {}
    title, description = await said(table, language_of(request))
    facts = {
        "og:type": "website",
        "og:site_name": SITE,
        "og:title": title,
        "og:description": description,
        "og:url": f"{base}/tables/{table_id}" + (f"?{urlencode(position)}" if position else ""),
    }
    if can_draw():
        query = f"?{urlencode(position)}" if position else ""
        facts["og:image"] = f"{base}/api/v1/tables/{table_id}/picture.png{query}"
        facts["twitter:card"] = "summary_large_image"
    named = "".join(f'<meta property="{key}" content="{escape(value)}" />' for key, value in facts.items())
    return f"{named}<title>{escape(title)} · {SITE}</title>"


async def said(table: Table, language: str) -> tuple[str, str]:
    """The title, and one sentence: who plays, and how far the game has come."""
    ruleset = table.game.ruleset
    names = [name or str(number) for number, name in enumerate(table.names(), 1)]
    words = await words_in(language, ruleset, names)
    game = words.say(f"game-{ruleset.id}-title")
    title = f"{game} · {table.begin.title}" if table.begin.title else game
    key = "server-share-over" if table.over else "server-share-running" if table.begun else "server-share-gathering"
    taken = [name for name in table.names() if name]
    return title, words.say(key, players=", ".join(taken), n=len(table.game.actions))
