"""The browser client's files: found where they are, never anything else, and the page for every other address."""

from __future__ import annotations

import gzip
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from roundhouse.server.http.client_files import file_called
from roundhouse.server.http.settings import Settings
from tests.server.serving import KEY, UNHURRIED, Server, is_refused, serving
from tests.support import patient

PAGE = "<!doctype html><title>Roundhouse</title>" + "<!-- some more -->" * 100
SCRIPT = "console.log('all aboard');" * 100
SECRET = "the key of the signal box"
ZIPPED = gzip.compress(b"zipped", mtime=0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as the build leaves it, and something beside it that nobody may see."""
    outside = tmp_path_factory.mktemp("package")
    (outside / "secret.txt").write_text(SECRET, "utf-8")
    folder = outside / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    files = {"index.html": PAGE, "favicon.svg": "<svg/>", "assets/main-4f2a.js": SCRIPT, ".vite/manifest.json": SECRET}
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    (folder / "assets" / "serif-77aa.woff2").write_bytes(b"wOF2" + bytes(2000))
    script = folder / "assets" / "other-9c1d.js"
    script.write_text("plain", "utf-8")
    script.with_name("other-9c1d.js.br").write_bytes(b"brotli")
    script.with_name("other-9c1d.js.gz").write_bytes(ZIPPED)
    os.symlink(outside / "secret.txt", folder / "assets" / "link.txt")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Server]:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, client=folder)
    with serving(tmp_path_factory.mktemp("server"), settings, bot_workers=0) as running:
        yield running


@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[httpx.Client]:
    with patient.Client(base_url=server.url) as client:
        yield client


# -- the page


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/rules/rocket", "/join", "/apiary", "/index.html", "/a/b/c/d"])
def test_the_page_for_every_address_of_the_client(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/assets/main-4f2a.js", "/assets/serif-77aa.woff2"])
def test_parts_of_a_page_carry_no_policy_of_their_own(browser: httpx.Client, path: str) -> None:
    """A first visit asks for a dozen of them, and what they may do is said by the page that asks."""
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in answer.headers


def test_a_page_that_is_known_is_not_sent_again(browser: httpx.Client) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/tables/abc", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert browser.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_a_page_that_was_built_anew_is_sent_anew(browser: httpx.Client, folder: Path) -> None:
    try:
        (folder / "index.html").write_text("new", "utf-8")
        os.utime(folder / "index.html", (1, 1))
        assert browser.get("/").text == "new"
    finally:
        (folder / "index.html").write_text(PAGE, "utf-8")


@pytest.mark.parametrize("path", ["/api/v1/nothing", "/api/nothing", "/api/v1/tables/abc/nothing", "/api/v2"])
def test_the_api_stays_the_api(browser: httpx.Client, path: str) -> None:
    assert is_refused(browser.get(path), 404, "not_found")


def test_only_looking(browser: httpx.Client) -> None:
    assert is_refused(browser.post("/tables/abc"), 405, "wrong_method")


# -- files


def test_files_with_hashed_names_are_kept_for_ever(browser: httpx.Client) -> None:
    answer = browser.get("/assets/main-4f2a.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert browser.get("/assets/serif-77aa.woff2").headers["content-type"] == "font/woff2"


def test_other_files_are_asked_for_again(browser: httpx.Client) -> None:
    icon = browser.get("/favicon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


def test_an_asset_that_is_gone_is_no_page(browser: httpx.Client) -> None:
    assert is_refused(browser.get("/assets/main-0000.js"), 404, "not_found")


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip", "gzip", ZIPPED),
        ("br;q=0, gzip;q=0", None, b"plain"),
        ("identity", None, b"plain"),
    ],
)
def test_compressed_neighbours(browser: httpx.Client, accepted: str, encoding: str | None, content: bytes) -> None:
    headers = {"accept-encoding": accepted}
    with browser.stream("GET", "/assets/other-9c1d.js", headers=headers) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert raw == content


def test_without_neighbours_files_are_compressed_here(browser: httpx.Client) -> None:
    for path, shrinks in (("/assets/main-4f2a.js", True), ("/assets/serif-77aa.woff2", False), ("/favicon.svg", False)):
        with browser.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
            raw = b"".join(answer.iter_raw())
        assert (answer.headers.get("content-encoding") == "gzip") == shrinks
        assert int(answer.headers["content-length"]) == len(raw)
        if shrinks:
            assert gzip.decompress(raw).decode() == SCRIPT


# -- nothing else

OUTSIDE = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "//secret.txt",
    "/%2fetc/passwd",
    "/.vite/manifest.json",
    "/assets/link.txt",
    "/secret.txt%00.js",
    "/" + "x" * 5000,
    "/assets",
    "/assets/",
]


@pytest.mark.parametrize("path", OUTSIDE, ids=[path[:30] for path in OUTSIDE])
def test_nothing_outside_is_ever_sent(server: Server, path: str) -> None:
    """As it stands: clients that tidy paths up would never try these."""
    with patient.Client() as client:
        url = httpx.URL(server.url).copy_with(raw_path=path.encode())
        answer = client.get(url)
    assert answer.status_code in (200, 400, 404)
    assert SECRET not in answer.text
    assert "root:" not in answer.text
    assert answer.status_code != 200 or answer.text == PAGE


@pytest.mark.parametrize(
    "path", ["..", "../secret.txt", "assets/../../secret.txt", "C:secret.txt", "..\\secret.txt", ""]
)
def test_no_such_file(folder: Path, path: str) -> None:
    assert file_called(folder, path) is None
    assert file_called(folder, f"/{path}") is None


# -- where no client is built


def test_without_a_client_the_server_has_a_page_of_its_own(tmp_path: Path) -> None:
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, client=tmp_path / "nowhere")
    with serving(tmp_path, settings, bot_workers=0) as server, patient.Client(base_url=server.url) as browser:
        assert "The server is running" in browser.get("/", headers={"accept-language": "en"}).text
        assert browser.get("/page.css").status_code == 200
        assert is_refused(browser.get("/tables/abc"), 404, "not_found")


def test_the_client_is_part_of_a_wheel(tmp_path: Path) -> None:
    """What pyproject.toml says about data of the package matches files of the client."""
    root = Path(__file__).parents[2]
    patterns = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-data"]
    for name in ("client/index.html", "client/assets/main.js", "client/assets/serif.woff2", "client/assets/main.js.br"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        assert any(file in tmp_path.glob(pattern) for pattern in patterns["roundhouse"]), name
