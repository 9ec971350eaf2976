"""Sample games on a server: opened once, shown in the lobby, open to everybody, and the picture of a game."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.games.e1862.rules import E1862
from roundhouse.games.rocket import RULESET as ROCKET
from roundhouse.games.rocket.rules import Rocket
from roundhouse.games.spike.rules import Spike
from roundhouse.seats import Seat
from roundhouse.server.config import Config
from roundhouse.server.http.routes.pictures import board_picture
from roundhouse.server.http.settings import Settings
from roundhouse.server.tables.keeper import Keeper
from roundhouse.server.tables.samples import all_samples, open_samples
from roundhouse.table.save import save
from tests.outside.lantern_game import Lantern
from tests.server.serving import KEY, UNHURRIED, Server, is_refused, lantern_installed, serving
from tests.table.keeping import at_table

#: A sample as it comes with the game.
PRINTED = ROCKET.folder / "samples" / "1999.json"
WITH_SAMPLES = Settings(key=KEY, rates=UNHURRIED)


@pytest.fixture(scope="module", autouse=True)
def only_rocket() -> Iterator[None]:
    """One game with samples is enough here, and makes lists short."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Spike, "samples", None)
        patch.setattr(E1862, "samples", None)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server"), WITH_SAMPLES, bot_workers=0) as running:
        yield running


# -- in the lobby


def test_the_lobby_shows_them(server: Server) -> None:
    ada = server.person("Ada")
    own = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], clock={"kind": "live", "time": 600, "increment": 5})
    cards = server.nobody().get("/lobby", limit=1).json()
    assert [card["id"] for card in cards] == [own, "sample-rocket-1999", "sample-rocket-2018"]
    assert [card["sample"] for card in cards] == [False, True, True]
    assert [card["status"] for card in cards] == ["open", "over", "over"]
    assert cards[0]["clock"] == {"kind": "live", "time": 600, "increment": 5}
    assert (cards[0]["winners"], cards[0]["totals"]) == (None, None)
    assert cards[1]["clock"]["kind"] == "none"
    assert [seat["name"] for seat in cards[1]["seats"]] == ["Ada", "Bruno", "Clara"]
    assert all(seat["bot"] == "apprentice" for seat in cards[1]["seats"])


def test_cards_say_who_has_won(server: Server) -> None:
    nobody = server.nobody()
    for card in [card for card in nobody.get("/lobby").json() if card["sample"]]:
        outcome = nobody.table(card["id"])["outcome"]
        assert (card["winners"], card["totals"]) == (outcome["winners"], outcome["totals"])


def test_everybody_may_look_and_branch(server: Server) -> None:
    nobody, ada = server.nobody(), server.person("Ada")
    assert nobody.table("sample-rocket-1999")["over"]
    assert nobody.get("/tables/sample-rocket-1999/scene", at=100).status_code == 200
    branched = ada.post("/tables/sample-rocket-1999/branch", at=100, seat=0)
    assert branched.status_code == 201
    # It is played on by somebody else: what the sample is called no longer says what it is.
    assert ada.get(f"/tables/{branched.json()['id']}").json()["table"]["title"] == ""
    assert is_refused(ada.post("/tables/sample-rocket-1999/chat", text="Hello!"), 403, "not_allowed")


def test_the_course_of_a_sample(server: Server) -> None:
    nobody = server.nobody()
    course = nobody.get("/tables/sample-rocket-2018/course").json()
    table = nobody.table("sample-rocket-2018")
    assert course["actions"] == table["actions"]
    assert course["points"][0] == {"actions": 0, "totals": [0, 0, 0, 0]}
    assert course["points"][-1] == {"actions": table["actions"], "totals": table["outcome"]["totals"]}
    ada = server.person("Ada")
    going = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    assert is_refused(ada.get(f"/tables/{going}/course"), 403, "not_allowed", "table-course-not-over")


# -- opened once


def test_the_next_start_opens_none_twice(tmp_path: Path) -> None:
    created: set[tuple[str, float]] = set()
    for _ in range(2):
        with serving(tmp_path, WITH_SAMPLES, bot_workers=0) as server:
            cards = server.nobody().get("/lobby").json()
            created.update((card["id"], card["created"]) for card in cards)
            assert [card["id"] for card in cards] == ["sample-rocket-1999", "sample-rocket-2018"]
            table = server.table("sample-rocket-1999")
            assert len({entry.at for entry in table.entries}) == 1
    # Those of the first start are still there; nothing was put in their place.
    assert len(created) == 2


@pytest.mark.anyio
async def test_processes_that_start_together_open_them_once(config: Config) -> None:
    keepers = [await Keeper.connect(config) for _ in range(3)]
    await asyncio.gather(*(open_samples(keeper) for keeper in keepers))
    for keeper in keepers:
        found = await keeper.lobby.tables()
        assert [each.id for each in found] == [sample.id for sample in all_samples()]
        assert (await keeper.table(found[0].id)).over
    for keeper in keepers:
        await keeper.close()


@pytest.mark.anyio
async def test_a_sample_that_has_changed_is_replaced(
    config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rocket, "samples", tmp_path)
    file = tmp_path / "club.json"
    shutil.copy(PRINTED, file)
    for name in ("Ada", "Zora"):
        data = json.loads(file.read_text("utf-8"))
        data["seats"][0]["name"] = name
        file.write_text(json.dumps(data), "utf-8")
        keeper = await Keeper.connect(config)
        await open_samples(keeper)
        assert [each.seats[0]["name"] for each in await keeper.lobby.tables()] == [name]
        assert (await keeper.table("sample-rocket-club")).names()[0] == name
        await keeper.close()


def test_a_game_of_another_package_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, installed = tmp_path / "samples", tmp_path / "installed"
    folder.mkdir()
    installed.mkdir()
    with lantern_installed(installed):
        played = at_table("lantern", 2, seed=1).play_some(200, Chance(1)).table
        save(folder / "night.json", played.game, [Seat(name="Ada", bot="random"), Seat(name="Bruno", bot="random")])
        (folder / "broken.json").write_text("{}", "utf-8")
        monkeypatch.setattr(Lantern, "samples", folder)
        with serving(tmp_path, WITH_SAMPLES, bot_workers=0) as server:
            ids = [card["id"] for card in server.nobody().get("/lobby").json()]
            assert ids == ["sample-lantern-night", "sample-rocket-1999", "sample-rocket-2018"]


@pytest.mark.anyio
async def test_one_that_cannot_be_opened_is_passed_over(
    config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.copy(PRINTED, tmp_path / "good.json")
    (tmp_path / "bad.json").write_text(PRINTED.read_text("utf-8").replace('"rules": ', '"rules": 9'), "utf-8")
    monkeypatch.setattr(Rocket, "samples", tmp_path)
    keeper = await Keeper.connect(config)
    with caplog.at_level(logging.WARNING):
        await open_samples(keeper)
    assert [each.id for each in await keeper.lobby.tables()] == ["sample-rocket-good"]
    assert "sample-rocket-bad" in caplog.text
    await keeper.close()


# -- the picture of a game


@pytest.mark.parametrize(("theme", "lang", "word"), [("light", "en", "map"), ("dark", "it", "mappa")])
def test_the_picture_of_a_game(server: Server, theme: str, lang: str, word: str) -> None:
    picture = server.nobody().get("/games/rocket/picture.svg", theme=theme, lang=lang)
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.headers["cache-control"] == "public, max-age=300"
    assert "sandbox" in picture.headers["content-security-policy"]
    assert ElementTree.fromstring(picture.text).tag == "{http://www.w3.org/2000/svg}svg"
    # In the middle of a game: there are stations, which nobody has at the beginning.
    assert 'href="#rh-symbol-station' in picture.text
    title = ElementTree.fromstring(picture.text).findtext("{http://www.w3.org/2000/svg}title")
    assert word in str(title).lower().split()


def test_a_game_without_samples_shows_its_beginning(tmp_path: Path) -> None:
    with lantern_installed(tmp_path):
        assert board_picture("lantern", "light", "en").startswith("<svg")


def test_no_picture_of_what_is_no_game(server: Server) -> None:
    assert is_refused(server.nobody().get("/games/chess/picture.svg"), 404, "no_such_game")
