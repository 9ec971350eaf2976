"""The page that says that the server runs (where no client is built), and the one that lists what it can be asked."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import Request, Response, Router, get

import roundhouse
from roundhouse import installed
from roundhouse.engine.registry import find, names
from roundhouse.server.http import client_files
from roundhouse.server.http.security import CSP_PAGE
from roundhouse.server.http.speaking import words_in
from roundhouse.words import OFFERED

PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""

STYLE: Final = """:root { color-scheme: light dark; }
body { font: 1.05rem/1.5 Georgia, "Times New Roman", serif; margin: 0; padding: 2rem 1rem; }
main { max-width: 46rem; margin: 0 auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
td, th { text-align: left; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
"""

AnyRequest = Request[Any, Any, Any]


def language_of(request: AnyRequest) -> str:
    """The first of the browser's languages that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in OFFERED:
            return code
    return "en"


def page(request: AnyRequest, body: str) -> Response[str]:
    language = language_of(request)
    text = PAGE.format(language=language, title="Roundhouse", body=body)
    headers = {"content-security-policy": CSP_PAGE, "vary": "Accept-Language"}
    return Response(text, media_type="text/html", headers=headers)


@get("/", include_in_schema=False, opt={"compressed": True})
async def index(request: AnyRequest) -> Response[Any]:
    """The client's page; where none is built, that the server runs, and where to go on."""
    return await client_files.page(request) or await status_page(request)


async def status_page(request: AnyRequest) -> Response[str]:
    words = await words_in(language_of(request))
    games = ", ".join(find(name).title for name in names())
    lines = [
        "<h1>Roundhouse</h1>",
        f"<p>{escape(words.say('home-running', version=roundhouse.__version__))}</p>",
        f"<p>{escape(words.say('home-games', games=games))}</p>",
        *(f"<p>{escape(words.say(note))}</p>" for note in installed.notes()),
        "<ul>",
        f'<li><a href="/api">{escape(words.say("home-api"))}</a></li>',
        f'<li><a href="/api/v1/openapi.json">{escape(words.say("home-openapi"))}</a></li>',
        f'<li><a href="/api/v1/health">{escape(words.say("home-health"))}</a></li>',
        "</ul>",
    ]
    return page(request, "\n".join(lines))


@get("/api", include_in_schema=False)
async def api_page(request: AnyRequest) -> Response[str]:
    """Every request that the server answers, from its OpenAPI document."""
    words = await words_in(language_of(request))
    rows = []
    described = await request.app.state.description.schema(request.app)
    for path, item in sorted((described.paths or {}).items()):
        for method in ("get", "post", "put", "delete"):
            operation = getattr(item, method)
            if operation is not None:
                about = escape(operation.description or "")
                rows.append(f"<tr><td><code>{method.upper()} {escape(path)}</code></td><td>{about}</td></tr>")
    rows += [f"<tr><td><code>WS {path}</code></td><td>{about}</td></tr>" for path, about in SOCKETS]
    heading = f"<h1>{escape(words.say('home-api'))}</h1>"
    return page(request, f'{heading}\n<table lang="en">\n' + "\n".join(rows) + "\n</table>")


#: What sockets say is the matter of another document.
ASYNC: Final = '<a href="/api/v1/asyncapi.json">asyncapi.json</a>'
SOCKETS: Final = (
    ("/api/v1/tables/{table_id}/socket", f"What happens at a table, as the viewer may know it: {ASYNC}."),
    ("/api/v1/stream", f"What happens at all tables at which one sits: {ASYNC}."),
)


@get("/page.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "public, max-age=300"})


router = Router("/", route_handlers=[index, api_page, style])
