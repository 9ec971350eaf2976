"""People at a table: what they agree on, who runs it, how seats are drawn, who may be called what."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.server.tables.keeper import Keeper
from roundhouse.table.gathering import drawn
from roundhouse.table.records import Started
from tests.server.serving import Person, Server, is_refused, server_fixture

server = server_fixture(bot_workers=0, vanished=0.0, absent=0.0, stalling=0.0)

PASSWORD = "a long enough sentence"


def table_of(server: Server, *names: str, **wishes: Any) -> tuple[str, list[Person]]:
    """A game that has begun, with these people."""
    people = [server.person(name) for name in names]
    seats = [{"who": "me"}, *({"who": "open"} for _ in names[1:])]
    table_id = people[0].new_table(seats=seats, **wishes)
    for seat, person in enumerate(people[1:], 1):
        assert person.post(f"/tables/{table_id}/sit", seat=seat).status_code == 200
    return table_id, people


def registered(server: Server, name: str) -> Person:
    person = server.nobody()
    answer = person.post("/accounts", name=name, password=PASSWORD)
    assert answer.status_code == 201, answer.text
    person.id = answer.json()["id"]
    return person


def begun(table_id: str, people: list[Person]) -> None:
    """Everybody acts once, so that nobody can call the game off any more."""
    table = people[0].server.table(table_id)
    seat = table.deciding or 0
    owner = next(person for person in people if seat in table.seats_of(person.id))
    shown = owner.table(table_id)
    picks = next(path for path in shown["picks"] if "…" not in path)
    assert owner.act(table_id, seat, shown["seq"], picks=picks).status_code == 200


# -- seats


def test_seats_are_drawn_and_the_seal_covers_it(server: Server) -> None:
    ada = server.person("Ada")
    opens = set()
    for _ in range(20):
        table_id = ada.new_table(seats=[{"who": "me"}, {"who": "bot"}, {"who": "bot"}], seating="drawn")
        table = server.table(table_id)
        record, secret = table.entries[0].record, table.begin.setup.secret
        assert isinstance(record, Started)
        assert isinstance(secret, str)
        assert record.order == drawn(secret, 3)
        opens |= set(table.seats_of(ada.id))
    assert len(opens) > 1


def test_the_game_begins_with_the_last_who_is_ready(server: Server) -> None:
    table_id, (ada, bruno) = table_of(server, "Ada", "Bruno", seating="drawn", ready=True)
    assert ada.table(table_id)["gathered"]
    assert ada.post(f"/tables/{table_id}/ready", seat=0).status_code == 200
    assert not ada.table(table_id)["begun"]
    assert bruno.post(f"/tables/{table_id}/ready", seat=1).json()["table"]["begun"]


def test_the_host_asks_somebody_to_leave_before_the_game(server: Server) -> None:
    table_id, (ada, bruno) = table_of(server, "Ada", "Bruno", ready=True)
    assert ada.post(f"/tables/{table_id}/remove", seat=1).json()["table"]["seats"][1]["open"]
    assert table_id not in [card["id"] for card in bruno.get("/my-tables").json()]
    other, (cleo, _dan) = table_of(server, "Cleo", "Dan")
    assert is_refused(cleo.post(f"/tables/{other}/remove", seat=1), 403, "not_allowed")


# -- agreeing


def test_nobody_closes_or_pauses_a_running_game_alone(server: Server) -> None:
    table_id, (ada, bruno, cleo) = table_of(server, "Ada", "Bruno", "Cleo")
    for what in ("close", "pause"):
        assert ada.post(f"/tables/{table_id}/{what}").status_code == 200
        shown = ada.table(table_id)
        assert (shown["closed"], shown["paused"]) == (False, False)
        assert shown["proposal"]["waiting"] == [1, 2]
        bruno.post(f"/tables/{table_id}/vote", seat=1, agreed=True)
        cleo.post(f"/tables/{table_id}/vote", seat=2, agreed=False)
        assert cleo.table(table_id)["proposal"] is None
    cleo.post(f"/tables/{table_id}/close")
    ada.post(f"/tables/{table_id}/vote", seat=0, agreed=True)
    assert not ada.table(table_id)["closed"]
    bruno.post(f"/tables/{table_id}/vote", seat=1, agreed=True)
    assert ada.table(table_id)["closed"]


def test_the_host_alone_closes_what_has_not_begun(server: Server) -> None:
    ada = server.person("Ada")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
    assert ada.post(f"/tables/{table_id}/close").json()["table"]["closed"]


def test_with_bots_alone_nobody_has_to_be_asked(server: Server) -> None:
    ada = server.person("Ada")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "bot"}])
    assert ada.post(f"/tables/{table_id}/pause").json()["table"]["paused"]
    assert not ada.post(f"/tables/{table_id}/resume").json()["table"]["paused"]


def test_somebody_who_does_not_move_is_replaced_by_the_others_together(server: Server) -> None:
    table_id, people = table_of(server, "Ada", "Bruno", "Cleo")
    begun(table_id, people)
    slow = server.table(table_id).deciding
    assert slow is not None
    asking, answering = (seat for seat in range(3) if seat != slow)
    assert people[asking].post(f"/tables/{table_id}/bots", seat=slow).status_code == 200
    assert people[asking].table(table_id)["proposal"]["waiting"] == [answering]
    people[answering].post(f"/tables/{table_id}/vote", seat=answering, agreed=True)
    assert people[asking].table(table_id)["seats"][slow]["away"]
    assert people[slow].post(f"/tables/{table_id}/return", seat=slow).status_code == 200


def test_of_two_the_other_wins_and_the_lobby_knows(server: Server) -> None:
    table_id, people = table_of(server, "Ada", "Bruno")
    begun(table_id, people)
    shown = people[1].post(f"/tables/{table_id}/resign", seat=1).json()["table"]
    assert shown["over"]
    assert shown["ended"] == {"why": "resigned", "seat": 1}
    assert shown["outcome"]["winners"] == [0]
    assert shown["opened"] is not None
    card = next(card for card in people[0].get("/my-tables").json() if card["id"] == table_id)
    assert (card["status"], card["winners"]) == ("over", [0])


def test_a_draw_is_offered_and_taken(server: Server) -> None:
    table_id, people = table_of(server, "Ada", "Bruno")
    begun(table_id, people)
    assert "draw" in people[0].table(table_id)["offers"]
    people[0].post(f"/tables/{table_id}/draw")
    shown = people[1].post(f"/tables/{table_id}/vote", seat=1, agreed=True).json()["table"]
    assert shown["outcome"]["winners"] == [0, 1]


def test_a_place_that_became_free_is_taken_by_a_person(server: Server) -> None:
    table_id, people = table_of(server, "Ada", "Bruno", "Cleo")
    begun(table_id, people)
    assert people[2].post(f"/tables/{table_id}/resign", seat=2).json()["table"]["seats"][2]["free"]
    dora = server.person("Dora")
    assert is_refused(people[1].post(f"/tables/{table_id}/sit", seat=2), 403, "not_allowed")
    assert dora.post(f"/tables/{table_id}/sit", seat=2).json()["table"]["seats"][2]["name"] == "Dora"
    assert table_id not in [card["id"] for card in people[2].get("/my-tables").json()]


@pytest.mark.parametrize(("leaving", "agreed"), [("", "bot"), ("bot", "bot"), ("end", "end")])
def test_what_becomes_of_a_game_without_somebody_is_agreed_on_and_said(
    server: Server, leaving: str, agreed: str
) -> None:
    """Whoever opens the table chooses; else it is as usual for the game."""
    table_id, people = table_of(server, "Ada", "Bruno", "Cleo", leaving=leaving)
    begun(table_id, people)
    assert people[1].get(f"/tables/{table_id}").json()["leaving"] == agreed
    shown = people[1].post(f"/tables/{table_id}/resign", seat=1).json()["table"]
    assert shown["over"] == (agreed == "end")
    assert bool(shown["seats"][1]["free"]) == (agreed == "bot")


def test_a_vanished_host_is_replaced_by_who_has_sat_there_longest(server: Server) -> None:
    table_id, (ada, bruno, cleo) = table_of(server, "Ada", "Bruno", "Cleo")
    with cleo.socket(table_id) as one, bruno.socket(table_id) as other:
        one.until_present(1, 2)
        other.receive()
        server.do(lambda keeper: keeper.attendance.replace_hosts())
    assert bruno.get(f"/tables/{table_id}").json()["hosting"]
    assert not ada.get(f"/tables/{table_id}").json()["hosting"]


def test_a_host_who_is_there_stays_it(server: Server) -> None:
    table_id, (ada, bruno) = table_of(server, "Ada", "Bruno")
    with ada.socket(table_id) as one, bruno.socket(table_id):
        one.until_present(0, 1)
        server.do(lambda keeper: keeper.attendance.replace_hosts())
    assert ada.get(f"/tables/{table_id}").json()["hosting"]


# -- names


@pytest.mark.parametrize("name", ["Zenobia", "zenobia ", "Zen\u043ebia", "Zenob\u0456a", "Zen0bia"])
def test_no_guest_looks_like_an_account(server: Server, name: str) -> None:
    if server.nobody().post("/login", name="Zenobia", password=PASSWORD).status_code != 200:
        registered(server, "Zenobia")
    eve = server.person("Eve")
    for answer in (
        server.nobody().post("/guests", name=name),
        eve.put("/me", name=name),
        server.nobody().post("/accounts", name=name, password=PASSWORD),
        eve.post("/tables", game="rocket", seats=[{"who": "me", "name": name}, {"who": "bot"}]),
        eve.post("/tables", game="rocket", seats=[{"who": "me"}, {"who": "bot", "name": name}]),
    ):
        assert is_refused(answer, 409, "name_taken")
    table_id = eve.new_table(seats=[{"who": "me"}, {"who": "open"}])
    assert is_refused(eve.post(f"/tables/{table_id}/sit", seat=1, name=name), 409, "name_taken")


def test_guests_carry_a_mark_until_they_register(server: Server) -> None:
    ada = server.person("Ada the Guest")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
    assert ada.table(table_id)["seats"][0]["guest"]
    ada.post("/accounts", name="Ada the Known", password=PASSWORD)
    seat = ada.table(table_id)["seats"][0]
    assert (seat["name"], seat["guest"]) == ("Ada the Known", False)


def test_two_at_one_table_never_look_alike(server: Server) -> None:
    table_id, (ada, _eve) = table_of(server, "Adam", "Ad\u0430m")
    assert [seat["name"] for seat in ada.table(table_id)["seats"]] == ["Adam", "Ad\u0430m 2"]


# -- being forgotten


def test_everything_about_somebody_can_be_taken_along(server: Server) -> None:
    ada = registered(server, "Ada of Lynn")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
    ada.post(f"/tables/{table_id}/chat", text="A word from Lynn")
    ada.put(f"/tables/{table_id}/note", text="Remember Lynn")
    found = ada.get("/me/export")
    assert "attachment" in found.headers["content-disposition"]
    data = found.json()
    assert data["person"]["name"] == "Ada of Lynn"
    assert [line["text"] for line in data["chat"]] == ["A word from Lynn"]
    assert [note["text"] for note in data["notes"]] == ["Remember Lynn"]
    assert data["hosted"] == [table_id]
    assert len(data["sessions"]) == 1
    assert "argon2" not in found.text
    assert is_refused(server.nobody().get("/me/export"), 401, "nobody")


def test_somebody_is_forgotten_and_their_games_stay(server: Server) -> None:
    ada = registered(server, "Ada of Wisbech")
    others = [server.person(name) for name in ("Bruno", "Cleo")]
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}])
    for seat, person in enumerate(others, 1):
        person.post(f"/tables/{table_id}/sit", seat=seat)
    begun(table_id, [ada, *others])
    ada.post(f"/tables/{table_id}/chat", text="A secret of Wisbech")
    assert is_refused(ada.post("/me/forget", password="not mine at all"), 401, "bad_login")
    assert ada.post("/me/forget", password=PASSWORD).status_code == 200
    assert ada.get("/me").json()["user"] is None
    assert is_refused(server.nobody().post("/login", name="Ada of Wisbech", password=PASSWORD), 401, "bad_login")
    bruno = others[0]
    shown = bruno.table(table_id)
    assert (shown["seats"][0]["name"], shown["seats"][0]["former"], shown["begun"]) == ("", True, True)
    assert bruno.get(f"/tables/{table_id}").json()["hosting"]
    everything = bruno.get(f"/tables/{table_id}/export").text + bruno.get(f"/tables/{table_id}/chat").text
    assert "Wisbech" not in everything + str(server.do(lambda keeper: kept_of(keeper, table_id)))
    # Whatever is read anew is the same table.
    server.do(dropped(table_id))
    assert bruno.table(table_id)["seats"][0] == shown["seats"][0]
    assert bruno.table(table_id)["actions"] == shown["actions"]


async def kept_of(keeper: Keeper, table_id: str) -> Any:
    found = await keeper.store.find(table_id)
    return found, await keeper.store.chat(table_id)


def dropped(table_id: str) -> Any:
    async def drop(keeper: Keeper) -> None:
        keeper.forget_person("", [table_id])

    return drop


# -- invitations


def test_an_invitation_says_what_it_invites_to(server: Server) -> None:
    ada, bruno = server.person("Ada of Clare"), server.nobody()
    wishes = {"options": {"edition": "2018"}, "clock": {"kind": "live", "time": 600, "increment": 5}, "title": "Friday"}
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], spectators=False, **wishes)
    secret = ada.post(f"/tables/{table_id}/invitations", seat=1).json()["secret"]
    said = bruno.post("/invitations/look", secret=secret).json()
    assert (said["host"], said["game"], said["title"], said["free"]) == ("Ada of Clare", "rocket", "Friday", True)
    assert said["agreed"] == {"edition": "2018"}
    assert said["clock"]["kind"] == "live"
    assert [seat["name"] for seat in said["seats"]] == ["Ada of Clare", ""]
    assert is_refused(bruno.post("/invitations/look", secret="nothing"), 404, "bad_invitation")
    bruno.post("/guests", name="Bruno")
    assert bruno.post("/invitations", secret=secret).json()["seat"] == 1
    assert bruno.post("/invitations/look", secret=secret).json()["yours"]


def test_the_lobby_says_who_runs_a_table_and_what_was_agreed_on(server: Server) -> None:
    ada = server.person("Ada of Stowe")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}], options={"edition": "2018"})
    card = next(card for card in server.nobody().get("/lobby", limit=200).json() if card["id"] == table_id)
    assert (card["host"], card["agreed"]) == ("Ada of Stowe", {"edition": "2018"})


def test_whoever_has_played_branches_off_as_themselves(server: Server) -> None:
    table_id, people = table_of(server, "Ada", "Bruno")
    begun(table_id, people)
    people[0].post(f"/tables/{table_id}/resign", seat=0)
    for seat, person in enumerate(people):
        branch = person.post(f"/tables/{table_id}/branch", at=1).json()["id"]
        assert person.table(branch)["yours"] == [seat]
        assert person.table(branch)["seats"][seat]["name"] == person.name


# -- how fast bots are


def test_anybody_at_the_table_says_how_fast_bots_are(server: Server) -> None:
    ada = server.person("Ada")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "bot"}])
    assert ada.table(table_id)["bots"] == "normal"
    assert ada.put(f"/tables/{table_id}/speed", speed="fast").json()["table"]["bots"] == "fast"
