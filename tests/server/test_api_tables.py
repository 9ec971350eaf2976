"""Tables over the API: games and options, opening, coming and going, history, branches, notes, pictures, documents."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.words import Words, rule_key
from tests.server.serving import Person, Server, is_refused, server_fixture, some_path

server = server_fixture(bot_workers=1)


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return server.person("Ada")


@pytest.fixture(scope="module")
def finished(ada: Person) -> str:
    """A game between bots, to its end."""
    table_id = ada.new_table(seats=[{"who": "bot", "bot": "random"}] * 2, title="Bots")
    with ada.socket(table_id, after=0) as watch:
        while not watch.table.get("over"):
            watch.receive()
    return table_id


def played(ada: Person, actions: int = 6, **wishes: Any) -> str:
    """A table where Ada holds all seats and has done something."""
    table_id = ada.new_table(**{"seats": [{"who": "me"}, {"who": "me"}], **wishes})
    chance = Chance(1)
    for _ in range(actions):
        table = ada.table(table_id)
        assert ada.act(table_id, table["seat"], table["seq"], picks=some_path(table, chance)).status_code == 200
    return table_id


def test_a_card_of_a_finished_game_says_who_has_won(ada: Person, finished: str) -> None:
    card = next(card for card in ada.get("/my-tables").json() if card["id"] == finished)
    outcome = ada.table(finished)["outcome"]
    assert (card["status"], card["winners"], card["totals"]) == ("over", outcome["winners"], outcome["totals"])
    assert not card["sample"]


# -- games


def test_games_describe_themselves(ada: Person) -> None:
    rocket = next(game for game in ada.get("/games").json() if game["id"] == "rocket")
    assert rocket == ada.get("/games/rocket").json()
    assert (rocket["least_players"], rocket["most_players"]) == (2, 4)
    assert rocket["bots"][0] == "random"
    options = {option["name"]: option for option in rocket["options"]}
    edition = options["edition"]
    assert (edition["kind"], edition["default"]) == ("choice", "1999")
    assert [each["value"] for each in edition["values"]] == ["1999", "2018"]
    assert edition["values"][1]["label"]["key"] == "option-edition-2018"
    assert options["active_may_call_veto"]["kind"] == "flag"
    assert (options["connector_tiles"]["kind"], options["connector_tiles"]["least"]) == ("number", 0)
    limit = options["share_limit"]
    assert (limit["kind"], limit["nullable"]) == ("group", True)
    assert [each["name"] for each in limit["fields"]] == ["per_line", "supplementary"]
    assert (options["board"]["kind"], options["board"]["nullable"]) == ("choice", True)
    assert all(option["label"] and option["help"] for option in rocket["options"])


def test_options_that_follow_others(ada: Person) -> None:
    chosen = ada.post("/games/rocket/options", options={"edition": "2018"}).json()["options"]
    assert chosen["totals_visible"] is True
    wrong = ada.post("/games/rocket/options", options={"edition": "2020"})
    assert is_refused(wrong, 400, "bad_setup")
    assert wrong.json()["field"] == "edition"
    assert is_refused(ada.get("/games/chess"), 404, "no_such_game")


@pytest.mark.parametrize("language", ["en", "it"])
def test_rules_and_words(ada: Person, language: str) -> None:
    rules = {rule["id"]: rule["text"] for rule in ada.get("/games/rocket/rules", lang=language).json()}
    words = Words(language, [find("rocket").words])
    assert len(rules) > 100
    assert rules["SR-7.1-g"] == words.say(rule_key("SR-7.1-g"))
    for path in ("/games/rocket/words", "/words"):
        source = ada.get(f"{path}/{language}")
        assert source.headers["content-type"] == "text/plain; charset=utf-8"
        assert "max-age" in source.headers["cache-control"]
    assert "server-nobody" in source.text
    assert "table-stale" in source.text
    assert is_refused(ada.get("/words/fr"), 400, "malformed")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", ["1862", "rocket", "spike"])
def test_rules_stand_in_chapters_with_a_title(ada: Person, game: str, language: str) -> None:
    """All but rulings, which are only counted: R-16, K-03, A-20."""
    rules = ada.get(f"/games/{game}/rules", lang=language).json()
    assert {rule["id"] for rule in rules if not rule["title"]} == {
        rule["id"] for rule in rules if re.fullmatch(r"[A-Z]-\d\d", rule["id"])
    }
    for rule in rules:
        assert rule["chapter"] in rule["id"]
        assert bool(rule["chapter"]) == bool(rule["title"])


def test_a_rule_stands_in_the_innermost_chapter(ada: Person) -> None:
    chapters = {rule["id"]: (rule["chapter"], rule["title"]) for rule in ada.get("/games/1862/rules").json()}
    assert chapters["R7.8.1-f"] == ("7.8.1", "Freights")
    assert chapters["R7.8-c"] == ("7.8", "Running trains")
    assert chapters["R6.5.4.2-b"] == ("6.5.4", "Stock round: flotation")
    assert chapters["R8.0-a"] == ("8", "Receivership")
    assert chapters["A-20"] == ("", "")


def test_everything_the_server_refuses_with_can_be_said(ada: Person) -> None:
    errors = [
        ada.get("/nowhere"),
        ada.get("/tables/nowhere"),
        ada.post("/tables", game="chess"),
        ada.post("/tables", game="rocket", players=9),
        ada.post("/tables", game="rocket", seats=[{"who": "me"}]),
        ada.post("/tables", game="rocket", seats=[{"who": "bot", "bot": "hal"}, {"who": "me"}]),
        ada.post("/tables", game="rocket", options={"edition": 1}),
        ada.post("/tables", game="rocket", options={"board": {"x": 1}}),
        ada.http.patch("/tables"),
        ada.post("/imports", document={}),
    ]
    for answer in errors:
        assert 400 <= answer.status_code < 500, answer.text
        text = answer.json()["text"]
        for language in ("en", "it"):
            words = Words(language, [find("rocket").words])
            assert words.has(text["key"]), text


# -- opening and looking


def test_two_clicks_to_a_game_against_bots(ada: Person) -> None:
    table = ada.table(ada.new_table())
    assert [seat["bot"] for seat in table["seats"]] == ["", "engineer", "engineer"]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Engineer 1", "Engineer 2"]
    assert table["yours"] == [0]


def test_a_page_tells_what_was_agreed(ada: Person, server: Server) -> None:
    clock = {"kind": "live", "time": 600, "increment": 5}
    table_id = ada.new_table(players=3, options={"edition": "2018"}, title="Thursday", clock=clock, hints=False)
    page = ada.get(f"/tables/{table_id}").json()
    assert page["id"] == table_id
    assert page["clock"] == {"kind": "live", "time": 600.0, "increment": 5.0}
    assert page["hosting"] is True
    table = page["table"]
    assert (table["title"], table["hints"], table["options"]["edition"]) == ("Thursday", False, "2018")
    assert max(table["clock"]["remaining"]) <= 600
    looker = server.nobody().get(f"/tables/{table_id}").json()
    assert looker["hosting"] is False
    assert looker["table"]["seat"] is None
    assert looker["table"]["picks"] == []
    assert looker["table"]["names"] == {}


def test_offered_picks_have_names(ada: Person) -> None:
    table = ada.table(played(ada, 0))
    assert set(table["names"]) == {pick for path in table["picks"] for pick in path}
    words = Words("it", [find("rocket").words])
    for name in table["names"].values():
        assert words.has(name["name"]["key"])


def test_picks_are_named_by_what_was_picked_before(ada: Person) -> None:
    """A hex is a hex; for a locomotive it says which way it lies and what is waiting there."""
    table = ada.table(ada.new_table(seats=[{"who": "me"}, {"who": "me"}]))
    named = {tuple(each["picks"]): each["name"] for each in table["named"]}
    moves = [tuple(path) for path in table["picks"] if path[0].startswith("loco:")]
    assert moves
    assert set(named) == set(moves)
    for path, name in named.items():
        assert name["key"].startswith("step-hex")
        assert table["names"][path[1]]["name"]["key"] == "pick-hex"
    others = [path for path in table["picks"] if path[0] == "reserve"]
    assert others
    assert ada.table(ada.new_table(seats=[{"who": "open"}, {"who": "me"}]))["named"] == []


# -- coming and going


def test_sitting_leaving_and_bots(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}])
    path = f"/tables/{table_id}"
    assert is_refused(ada.act(table_id, 0, 0, picks=["x"]), 409, "not_begun")
    assert ben.post(f"{path}/sit", seat=1, name="Benedict").json()["table"]["seats"][1]["name"] == "Benedict"
    assert is_refused(ben.post(f"{path}/sit", seat=1), 409, "taken")
    assert ben.post(f"{path}/leave", seat=1).status_code == 204
    assert ben.post(f"{path}/sit", seat=1).status_code == 200
    begun = ada.post(f"{path}/bots", seat=2, bot="random").json()["table"]
    assert begun["begun"] is True
    assert ben.post(f"{path}/leave", seat=1).status_code == 204
    assert ben.table(table_id)["seats"][1]["away"] is True
    assert ben.post(f"{path}/return", seat=1).json()["table"]["seats"][1]["away"] is False
    assert ben.post(f"{path}/resign", seat=1).json()["table"]["seats"][1]["resigned"] is True
    assert is_refused(ada.post(f"{path}/bots", seat=0, bot="hal"), 400, "malformed")


@pytest.mark.parametrize("name", ["  ", "\u200b", "\u202e \n"])
def test_nobody_sits_without_a_name_that_can_be_seen(server: Server, ada: Person, name: str) -> None:
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
    answer = server.person("Ben").post(f"/tables/{table_id}/sit", seat=1, name=name)
    assert (answer.status_code, answer.json()["field"]) == (400, "name")
    assert ada.post("/tables", game="rocket", seats=[{"who": "me", "name": name}, {"who": "bot"}]).status_code == 400


def test_people_with_the_same_name_are_told_apart(server: Server, ada: Person) -> None:
    path = f"/tables/{ada.new_table(seats=[{'who': 'me'}, {'who': 'open'}, {'who': 'open'}, {'who': 'open'}])}"
    for seat in (1, 2):
        server.person("Ada").post(f"{path}/sit", seat=seat)
    secret = ada.post(f"{path}/invitations", seat=3).json()["secret"]
    assert server.person("Ada").post("/invitations", secret=secret).status_code == 200
    assert [seat["name"] for seat in ada.get(path).json()["table"]["seats"]] == ["Ada", "Ada 2", "Ada 3", "Ada 4"]


@pytest.mark.parametrize("text", ["   ", "\n\t", "\u200b\u2060", "\u00a0"])
def test_nobody_says_nothing(ada: Person, text: str) -> None:
    path = f"/tables/{ada.new_table(seats=[{'who': 'me'}, {'who': 'open'}])}"
    assert is_refused(ada.post(f"{path}/chat", text=text), 400, "malformed", "server-nothing-said")
    assert ada.post(f"{path}/chat", text=" Hello ").status_code == 201


def test_what_is_no_text_is_refused(ada: Person) -> None:
    headers = {"content-type": "application/json"}
    answer = ada.http.post("/tables", content=b'{"game":"\xff"}', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_pause_and_close(ada: Person) -> None:
    table_id = played(ada, 0)
    path = f"/tables/{table_id}"
    assert is_refused(ada.post(f"{path}/resume"), 403, "not_allowed", "table-not-paused")
    assert ada.post(f"{path}/pause").json()["table"]["paused"] is True
    assert is_refused(ada.act(table_id, 0, 1, picks=["x"]), 409, "paused")
    assert ada.post(f"{path}/resume").json()["table"]["paused"] is False
    assert ada.post(f"{path}/close").json()["table"]["closed"] is True
    assert is_refused(ada.act(table_id, 0, 3, picks=["x"]), 409, "closed")


# -- history, branches, rematches


def test_history(ada: Person) -> None:
    table_id = played(ada, 6)
    records = ada.get(f"/tables/{table_id}/history").json()["records"]
    assert [record["seq"] for record in records] == [1, 2, 3, 4, 5, 6]
    assert all(record["told"]["text"]["key"] for record in records)
    later = ada.get(f"/tables/{table_id}/history", after=4).json()["records"]
    assert later == records[4:]
    first = ada.get(f"/tables/{table_id}/history/0").json()
    assert first["told"] is None
    assert ada.get(f"/tables/{table_id}/history/6").json()["told"] == records[5]["told"]
    assert is_refused(ada.get(f"/tables/{table_id}/history/7"), 400, "malformed", "table-no-such-position")
    since = ada.get(f"/tables/{table_id}/since-my-turn", seat=0).json()
    assert since == [record["told"] for record in records if record["told"] in since]


def test_taken_back_actions_are_not_told_any_more(ada: Person) -> None:
    table_id = played(ada, 3)
    table = ada.table(table_id)
    seat = ada.get(f"/tables/{table_id}/history").json()["records"][2]["told"]["seat"]
    assert ada.post(f"/tables/{table_id}/undo", seat=seat, expected_seq=table["seq"]).status_code == 200
    records = ada.get(f"/tables/{table_id}/history").json()["records"]
    assert records[2] == {"seq": 3, "told": None, "notice": None}
    assert records[3]["notice"]["key"] == "table-log-taken-back"


def test_branching_off(ada: Person, server: Server, finished: str) -> None:
    table_id = played(ada, 6)
    branch = ada.post(f"/tables/{table_id}/branch", at=3, seat=1, bot="greedy").json()["id"]
    page = ada.get(f"/tables/{branch}").json()
    assert page["spectators"] is False
    assert page["table"]["practice"] is True
    assert [seat["bot"] for seat in page["table"]["seats"]] == ["greedy", ""]
    position = ada.get(f"/tables/{branch}/history/0", seat=1).json()["view"]
    assert position == ada.get(f"/tables/{table_id}/history/3", seat=1).json()["view"]
    assert is_refused(ada.post(f"/tables/{table_id}/branch", at=7, seat=1), 400, "malformed")
    assert is_refused(ada.post(f"/tables/{table_id}/branch", at=1, seat=1, bot="hal"), 400, "bad_setup")
    # Whoever looked on may branch off once the game is over.
    dan = server.person("Dan")
    assert is_refused(dan.post(f"/tables/{table_id}/branch", at=1), 403, "not_allowed")
    assert dan.post(f"/tables/{finished}/branch", at=1).status_code == 201


def test_a_rematch(ada: Person, finished: str) -> None:
    assert is_refused(ada.post(f"/tables/{played(ada, 1)}/rematch"), 403, "not_allowed", "table-rematch-not-over")
    again = ada.post(f"/tables/{finished}/rematch").json()["id"]
    assert [seat["bot"] for seat in ada.table(again)["seats"]] == ["random", "random"]
    said = ada.get(f"/tables/{finished}/chat").json()
    assert said[-1]["text"] == said[-1]["link"] == f"/tables/{again}"
    # Whatever people say leads nowhere, even if it looks like it.
    other = ada.new_table()
    assert ada.post(f"/tables/{finished}/chat", text=f"/tables/{other}").json()["link"] == ""
    assert ada.get(f"/tables/{finished}/chat").json()[-1]["link"] == ""


def test_two_who_want_a_rematch_meet_there(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
    ben.post(f"/tables/{table_id}/sit", seat=1)
    ada.post(f"/tables/{table_id}/close")
    ben.post(f"/tables/{table_id}/vote", seat=1, agreed=True)
    again = {person.post(f"/tables/{table_id}/rematch").json()["id"] for person in (ada, ben, ada)}
    assert len(again) == 1
    assert len(ada.get(f"/tables/{table_id}/chat").json()) == 1
    # The rematch of the rematch is another table.
    ada.post(f"/tables/{(first := again.pop())}/close")
    assert ben.post(f"/tables/{first}/rematch").json()["id"] not in (first, table_id)


def test_nobody_speaks_under_the_name_on_another_seat(server: Server) -> None:
    ada, namesake, host = server.person("Ada"), server.person("Ada"), server.person("Ada 2")
    table_id = host.new_table(seats=[{"who": "open"}, {"who": "open"}])
    for seat, person in enumerate((ada, namesake)):
        assert person.post(f"/tables/{table_id}/sit", seat=seat).status_code == 200
    assert [seat["name"] for seat in ada.table(table_id)["seats"]] == ["Ada", "Ada 2"]
    said = [
        person.post(f"/tables/{table_id}/chat", text="I am Ada.").json()["name"] for person in (ada, namesake, host)
    ]
    assert said == ["Ada", "Ada 2", "Ada 2 2"]
    assert [line["name"] for line in ada.get(f"/tables/{table_id}/chat").json()] == said


# -- what people keep


def test_notes_are_private(server: Server) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
    ben.post(f"/tables/{table_id}/sit", seat=1)
    ada.put(f"/tables/{table_id}/note", text="Ben bluffs.\n")
    assert ada.get(f"/tables/{table_id}/note").json() == {"text": "Ben bluffs.\n"}
    assert ben.get(f"/tables/{table_id}/note").json() == {"text": ""}


def test_standing_answers(ada: Person) -> None:
    table_id = played(ada, 0)
    pick = ada.table(table_id)["picks"][0][0]
    answers = [{"about": [pick], "unless_paid": True, "until": "game"}]
    stored = ada.put(f"/tables/{table_id}/standing", seat=1, answers=answers)
    assert stored.status_code == 200, stored.text
    assert stored.json() == ada.get(f"/tables/{table_id}/standing", seat=1).json()
    assert stored.json()["answers"][0]["unless_paid"] is True
    assert stored.json()["answers"][0]["about"] == [pick]
    assert "made" not in stored.text
    assert ada.get(f"/tables/{table_id}/standing", seat=0).json()["answers"] == []
    nonsense = ada.put(f"/tables/{table_id}/standing", seat=1, answers=[{"about": ["nonsense"]}])
    assert is_refused(nonsense, 400, "malformed", "table-unknown-pick")


# -- pictures


def test_scenes(ada: Person) -> None:
    table_id = played(ada, 4)
    scene = ada.get(f"/tables/{table_id}/scene").json()
    assert scene["still"]["spots"]
    assert scene["sprites"]
    assert scene["description"][0]["key"]
    assert scene["last"]
    again = ada.get(f"/tables/{table_id}/scene", art=scene["art"]).json()
    assert again == {**scene, "still": None}
    earlier = ada.get(f"/tables/{table_id}/scene", at=0, art=scene["art"]).json()
    assert earlier["last"] == []
    assert earlier["sprites"] != again["sprites"]


def test_panels_belong_to_the_position_that_is_shown(ada: Person) -> None:
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}])
    seat = ada.table(table_id)["seat"]
    ada.act(table_id, seat, 0, picks=["city:London", "industry:steel"])
    path = f"/tables/{table_id}/scene"
    now, earlier = ada.get(path).json(), ada.get(path, at=0).json()
    assert [panel["id"] for panel in now["panels"]] == ["shares", "investments", "supply"]
    for scene, marks in ((now, [seat]), (earlier, [])):
        rows = next(panel["rows"] for panel in scene["panels"] if panel["id"] == "investments")
        london = next(row for row in rows if row["pick"] == "city:London")
        assert london["cells"][1].get("marks", []) == marks
        assert len(scene["sheets"]) == 2
    claims = {"key": "sheet-claims-short", "args": {"n": 1}}
    assert claims in [cell["text"] for cell in now["sheets"][seat]]
    # Totals are secret in this edition: everybody knows only the own one.
    public = ada.get(path, seat=-1).json()
    assert not any(cell.get("strong") for sheet in public["sheets"] for cell in sheet)
    assert [cell["text"]["key"] for cell in now["sheets"][seat] if cell.get("strong")] == ["money-pounds"]


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_pictures(ada: Person, theme: str) -> None:
    table_id = played(ada, 4)
    picture = ada.get(f"/tables/{table_id}/picture.svg", theme=theme, lang="it")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in picture.headers["content-security-policy"]
    assert ElementTree.fromstring(picture.text).tag == "{http://www.w3.org/2000/svg}svg"


# -- documents


def test_export_and_import_of_a_finished_game(ada: Person, server: Server, finished: str) -> None:
    document = ada.get(f"/tables/{finished}/export").json()
    assert document["setup"]["seed"] == ada.table(finished)["opened"]["seed"]
    ben = server.person("Ben")
    imported = ben.post("/imports", document=document)
    assert imported.status_code == 201, imported.text
    table = ben.table(imported.json()["id"])
    assert table["over"] is True
    assert table["outcome"] == ada.table(finished)["outcome"]
    assert is_refused(ada.get(f"/tables/{imported.json()['id']}"), 404, "no_such_table")


def test_an_unfinished_save_file_is_gone_on_with(ada: Person, server: Server, finished: str) -> None:
    document = ada.get(f"/tables/{finished}/export").json()
    half = {**document, "actions": document["actions"][:10]}
    del half["table"]
    half["seats"] = [{"name": "Ann"}, {"name": "Bot", "bot": "random"}]
    ben = server.person("Ben")
    imported = ben.post("/imports", document=half)
    assert imported.status_code == 201, imported.text
    table = ben.table(imported.json()["id"])
    assert table["yours"] == [0]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bot"]
    assert table["actions"] >= 10


def test_a_seat_of_an_imported_game_is_taken_by_invitation(ada: Person, server: Server, finished: str) -> None:
    """What Ben had decided ahead for it goes with him, and he no longer sees with its eyes."""
    document = ada.get(f"/tables/{finished}/export").json()
    half = {**document, "actions": document["actions"][:10], "seats": [{"name": "Ann"}, {"name": "Bea"}]}
    del half["table"]
    ben, cleo = server.person("Ben"), server.person("Cleo")
    table_id = ben.post("/imports", document=half).json()["id"]
    assert [seat["free"] for seat in ben.table(table_id)["seats"]] == [True, True]
    assert is_refused(cleo.get(f"/tables/{table_id}"), 404, "no_such_table")
    assert is_refused(cleo.post(f"/tables/{table_id}/sit", seat=1), 404, "no_such_table")
    ahead = ben.http.put(f"/tables/{table_id}/standing?seat=1", json={"seat": 1, "answers": [{"until": "game"}]})
    assert ahead.status_code == 200, ahead.text
    secret = ben.post(f"/tables/{table_id}/invitations", seat=1).json()["secret"]
    assert cleo.post("/invitations/look", secret=secret).json()["free"] is True
    assert cleo.post("/invitations", secret=secret).json() == {"id": table_id, "seat": 1}
    table = cleo.table(table_id)
    assert table["yours"] == [1]
    assert [seat["free"] for seat in table["seats"]] == [True, False]
    assert cleo.get(f"/tables/{table_id}/standing", seat=1).json()["answers"] == []
    assert is_refused(ben.get(f"/tables/{table_id}", seat=1), 403, "not_allowed")
    cards = {card["id"]: card for card in cleo.get("/my-tables").json()}
    assert cards[table_id]["practice"] is False


def test_during_the_game_an_export_holds_no_secret(ada: Person, server: Server) -> None:
    table_id = played(ada, 3)
    document = ada.get(f"/tables/{table_id}/export", seat=0)
    secret = server.table(table_id).begin.setup.secret
    assert isinstance(secret, str)
    assert secret not in document.text
    refused = ada.post("/imports", document=document.json())
    assert is_refused(refused, 400, "bad_save")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"rules": 99},
        {"start": "1." + "0" * 16},
        {"seats": []},
        {"setup": {"players": 2, "options": {"edition": "1850"}}},
        {"setup": {"players": 2, "position": {"x": [1, 2]}}},
        {"setup": {"players": 10**30}},
        {"actions": [{"seat": 0, "action": {"type": "fly"}, "digest": ""}]},
        {"actions": [{"seat": 0, "action": {}, "digest": ""}] * 3},
        {"table": {"seats": [], "records": []}},
        {"format": ["roundhouse-save/1"]},
    ],
)
def test_spoilt_documents_are_refused(ada: Person, finished: str, change: dict[str, Any]) -> None:
    document = {**ada.get(f"/tables/{finished}/export").json(), **change}
    answer = ada.post("/imports", document=document)
    assert is_refused(answer, 400, "bad_save"), answer.text
