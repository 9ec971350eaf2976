"""The card of a link: what chats may say of a table, and of which tables they may say nothing."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape

import pytest

from roundhouse.picture import raster
from roundhouse.server.http.settings import Settings
from tests.server.serving import KEY, UNHURRIED, Server, serving
from tests.support import patient

PAGE = "<!doctype html><html><head><title>Roundhouse</title></head><body></body></html>"

PNG = b"\x89PNG"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text(PAGE, "utf-8")
    settings = Settings(key=KEY, rates=UNHURRIED, samples=False, client=folder, public_url="https://trains.example")
    with serving(tmp_path_factory.mktemp("server"), settings, bot_workers=0) as running:
        yield running


def opened(server: Server, *, spectators: bool) -> str:
    person = server.person("Ada")
    return person.new_table(seats=[{"who": "me"}, {"who": "open"}], title="<evening>", spectators=spectators)


def page(server: Server, path: str, language: str = "en") -> str:
    with patient.Client(base_url=server.url) as client:
        answer = client.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    return answer.text


def test_a_table_for_everybody_has_a_card_with_title_and_players(server: Server) -> None:
    table = opened(server, spectators=True)
    found = page(server, f"/tables/{table}?at=0")
    assert '<meta property="og:title" content="Stephenson’s Rocket · &lt;evening&gt;" />' in found
    assert "Ada" in unescape(found)
    assert f'content="https://trains.example/tables/{table}?at=0"' in found
    assert found.count("<title>") == 1
    assert "in attesa di" in page(server, f"/tables/{table}", "it")


def test_nothing_is_said_of_tables_at_which_not_everybody_may_look_on(server: Server) -> None:
    table = opened(server, spectators=False)
    assert page(server, f"/tables/{table}") == PAGE
    assert page(server, "/tables/nowhere") == PAGE
    assert page(server, "/rules/rocket") == PAGE


def test_a_picture_is_named_only_where_one_can_be_drawn(server: Server) -> None:
    table = opened(server, spectators=True)
    assert "og:image" in page(server, f"/tables/{table}")
    picture = server.nobody().get(f"/tables/{table}/picture.png")
    assert picture.status_code == 200
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(PNG)


def test_without_a_rasteriser_none_is_named(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raster, "RASTERISER", "no_such_package")
    table = opened(server, spectators=True)
    assert "og:image" not in page(server, f"/tables/{table}")
    assert server.nobody().get(f"/tables/{table}/picture.png").status_code == 501


def test_who_asks_for_a_raster_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    square = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'
    assert raster.png(square).startswith(PNG)
    monkeypatch.setattr(raster, "RASTERISER", "no_such_package")
    with pytest.raises(raster.NoRasteriser, match="pictures"):
        raster.png(square)
