"""Writes docs/openapi.json: what the server can be asked, as its OpenAPI document says."""

from __future__ import annotations

import json
from pathlib import Path

from roundhouse.server.config import Config
from roundhouse.server.http.app import create_app
from roundhouse.server.http.settings import Settings

FILE = Path(__file__).parent.parent / "docs" / "openapi.json"


def document() -> str:
    """The document as it is written: sorted, so that two versions can be compared."""
    app = create_app(Config(database="sqlite:///unused.sqlite"), Settings(key="no cookie is ever signed with this"))
    return json.dumps(app.openapi_schema.to_schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> None:
    FILE.write_text(document(), "utf-8", newline="\n")
    print(f"{FILE.relative_to(FILE.parent.parent)}: {FILE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
