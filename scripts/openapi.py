"""Writes docs/openapi.json, what the server can be asked, and docs/asyncapi.json, what its sockets say."""

from __future__ import annotations

import json
from pathlib import Path

from roundhouse.server.config import Config
from roundhouse.server.http.app import create_app
from roundhouse.server.http.description import document as described
from roundhouse.server.http.fields import Data
from roundhouse.server.http.settings import Settings
from roundhouse.server.http.socket_description import socket_document

DOCS = Path(__file__).parent.parent / "docs"
FILE = DOCS / "openapi.json"
SOCKETS = DOCS / "asyncapi.json"


def document() -> str:
    """The document as it is written: sorted, so that two versions can be compared."""
    app = create_app(Config(database="sqlite:///unused.sqlite"), Settings(key="no cookie is ever signed with this"))
    return written(described(app))


def written(data: Data) -> str:
    return json.dumps(data, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> None:
    for file, text in ((FILE, document()), (SOCKETS, written(socket_document()))):
        file.write_text(text, "utf-8", newline="\n")
        print(f"{file.relative_to(DOCS.parent)}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
