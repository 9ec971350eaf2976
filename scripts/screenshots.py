"""Pictures of every screen, in both languages, three sizes and two themes, with a sheet of them all."""

from __future__ import annotations

import argparse
import html
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Error, sync_playwright

from tests.support.browser import LOCALES, Language, Theme, Visitor, house, launch
from tests.support.screens import SCREENS, Screen

SIZES = {
    "desk": (1440, 900),
    "tablet": (900, 1100),
    "phone": (360, 740),
    "laptop": (1366, 768),
    "large": (1920, 1080),
    "upright": (820, 1180),
    "hand": (390, 844),
}
#: Where no size is wished for.
USUAL = ("desk", "tablet", "phone")
LANGUAGES: tuple[Language, ...] = ("en", "it")
THEMES: tuple[Theme, ...] = ("light", "dark")
FOLDER = Path("build/screenshots")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("screens", nargs="*", help="only these: " + ", ".join(screen.name for screen in SCREENS))
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--lang", choices=LOCALES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wanted = parser.parse_args()
    screens = [screen for screen in SCREENS if not wanted.screens or screen.name in wanted.screens]
    wanted.folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for screen in screens:
            for size in wanted.size or USUAL:
                for language in wanted.lang or LANGUAGES:
                    failed += not taken(
                        browser, server.url, screen, size, language, wanted.theme or THEMES, wanted.folder
                    )
            print(f"» {screen.name}", flush=True)
        browser.close()
    (wanted.folder / "index.html").write_text(sheet(wanted.folder), "utf-8")
    print(f"» {wanted.folder / 'index.html'}")
    return 1 if failed else 0


def taken(
    browser: Browser, url: str, screen: Screen, size: str, language: Language, themes: Sequence[Theme], to: Path
) -> bool:
    """Pictures of a screen in every theme; False if there is no way to it."""
    visitor = Visitor(browser, url, language=language, size=SIZES[size], touch=size in ("phone", "hand"))
    try:
        screen.show(visitor)
        for theme in themes:
            visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            visitor.page.wait_for_timeout(120)
            # Pictures of boards come anew in the other theme.
            visitor.page.evaluate(DRAWN)
            visitor.page.screenshot(path=to / f"{screen.name}.{size}.{language}.{theme}.png")
        return True
    except (AssertionError, Error, StopIteration) as error:
        print(f"» {screen.name}, {size}, {language}: {error}", file=sys.stderr)
        return False
    finally:
        visitor.close()


#: Until every picture in sight is there.
DRAWN = """
() => Promise.all([...document.images].map((image) => {
  const { top, bottom } = image.getBoundingClientRect();
  return bottom < 0 || top > innerHeight || image.decode().catch(() => null);
}))
"""


def sheet(folder: Path) -> str:
    """All pictures of a folder on one page, a row for each screen."""
    rows = []
    for screen in SCREENS:
        pictures = sorted(folder.glob(f"{screen.name}.*.png"))
        if pictures:
            links = "".join(
                f'<a href="{p.name}"><img src="{p.name}" loading="lazy" alt="{p.stem}"></a>' for p in pictures
            )
            rows.append(f"<h2>{html.escape(screen.name)}</h2><div>{links}</div>")
    style = "div{display:flex;flex-wrap:wrap;gap:10px}img{height:260px;border:1px solid #999}"
    return f"<!doctype html><meta charset='utf-8'><title>Roundhouse</title><style>{style}</style>{''.join(rows)}"


if __name__ == "__main__":
    sys.exit(main())
