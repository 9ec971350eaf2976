"""Whole games over HTTP and sockets: people, bots, lost connections, repeated and late actions."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.table.seal import seal
from tests.server.serving import Person, Server, Socket, is_refused, server_fixture, some_path

server = server_fixture(bot_workers=1)
#: A short game: one of the ends comes soon.
SEATS = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]


def seated(server: Server, **wishes: Any) -> tuple[list[Person], str]:
    """Ada and Ben at a table with a bot."""
    ada, ben = server.person("Ada"), server.person("Ben")
    table_id = ada.new_table(seats=SEATS, **wishes)
    answer = ben.post(f"/tables/{table_id}/sit", seat=1)
    assert answer.status_code == 200, answer.text
    return [ada, ben], table_id


def play_over_http(people: list[Person], table_id: str, chance: Chance) -> dict[str, Any]:
    """To the end, each person asking for the table and acting when it is their turn; the table at the end."""
    table = people[0].table(table_id)
    while not table["over"]:
        seat = table["decision"]["seat"]
        person = people[seat] if seat < len(people) else people[0]
        if table["seat"] != seat:
            assert table["picks"] == []
            table = person.table(table_id)
            continue
        answer = person.act(table_id, seat, table["seq"], picks=some_path(table, chance))
        # Nobody else can move while it is this seat's turn.
        assert answer.status_code == 200, answer.text
        table = person.table(table_id)
    return table


@pytest.mark.long
def test_a_whole_game_over_http(server: Server) -> None:
    people, table_id = seated(server)
    before = people[0].table(table_id)
    assert before["opened"] is None
    table = play_over_http(people, table_id, Chance(1))
    assert table["outcome"]["winners"]
    assert seal(table["opened"]) == table["commitment"] == before["commitment"]
    assert len(bytes.fromhex(table["opened"]["secret"])) == 32
    history = people[1].get(f"/tables/{table_id}/history").json()
    assert [record["seq"] for record in history["records"]] == list(range(1, table["seq"] + 1))
    assert is_refused(people[0].act(table_id, 0, table["seq"], picks=["x"]), 409, "over")


class Watcher:
    """Somebody at a table by socket alone, whose connection breaks now and then."""

    def __init__(self, person: Person, table_id: str, seat: int | None) -> None:
        self.person = person
        self.table_id = table_id
        self.seat = seat
        self.steps: list[int] = []
        self.seq = 0
        self.open(None)

    def open(self, after: int | None) -> None:
        self.context = self.person.socket(self.table_id, after=0 if after is None else after, seat=self.seat)
        self.socket: Socket = self.context.__enter__()
        self.socket.seq = self.seq

    def close(self) -> None:
        self.context.__exit__(None, None, None)
        self.steps += self.socket.steps
        self.seq = self.socket.seq

    def reconnect(self) -> None:
        self.close()
        self.open(self.seq)

    def until_seq(self, seq: int) -> None:
        self.socket.until_seq(seq)


@pytest.mark.long
def test_a_whole_game_over_sockets_with_lost_connections(server: Server) -> None:
    people, table_id = seated(server)
    watchers = [Watcher(person, table_id, seat) for seat, person in enumerate(people)]
    looker = Watcher(server.person("Cleo"), table_id, None)
    chance = Chance(2)
    acts = 0
    while not watchers[0].socket.table.get("over"):
        for seat, watcher in enumerate(watchers):
            watcher.until_seq(max(each.socket.seq for each in watchers))
            table = watcher.socket.table
            if table["over"] or table["decision"]["seat"] != seat:
                continue
            acts += 1
            name = f"act-{acts}"
            path = some_path(table, chance)
            watcher.socket.send(type="act", id=name, seat=seat, expected_seq=table["seq"], key=name, picks=path)
            if acts % 7 == 0:
                # Gone before the answer: the same key tells what has become of it.
                watcher.reconnect()
                again = people[seat].act(table_id, seat, table["seq"], key=name, picks=path)
                assert again.status_code == 200, again.text
                watcher.until_seq(again.json()["seq"])
            else:
                answer = watcher.socket.until(lambda message: message["type"] in ("done", "refused"))
                assert answer["type"] == "done", answer
                assert answer["id"] == name
                watcher.until_seq(answer["seq"])
            # Who never reads is let go after a while.
            looker.until_seq(watcher.socket.seq)
        if watchers[0].socket.table["decision"] and watchers[0].socket.table["decision"]["seat"] == 2:
            watchers[0].socket.receive()
    last = watchers[0].socket.table["seq"]
    for watcher in [*watchers, looker]:
        watcher.until_seq(last)
        assert watcher.socket.table["over"]
        watcher.close()
        assert watcher.steps == list(range(1, last + 1))
    assert acts > 20


# -- repeated, late and foreign actions


@pytest.fixture
def table(server: Server) -> tuple[Person, Person, str]:
    """Ada and Ben, whose turn comes in this order or the other."""
    ada, ben = server.person("Ada"), server.person("Ben")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "open"}])
    ben.post(f"/tables/{table_id}/sit", seat=1)
    return ada, ben, table_id


def whose_turn(table: tuple[Person, Person, str]) -> tuple[Person, Person, dict[str, Any]]:
    """Whoever must decide, the other one, and the table as the first sees it."""
    ada, ben, table_id = table
    seen = ada.table(table_id)
    first, second = (ada, ben) if seen["decision"]["seat"] == 0 else (ben, ada)
    return first, second, first.table(table_id)


def test_the_same_key_twice_is_one_action(table: tuple[Person, Person, str]) -> None:
    person, _, seen = whose_turn(table)
    seat, seq, path = seen["seat"], seen["seq"], some_path(seen, Chance(3))
    first = person.act(table[2], seat, seq, key="once", picks=path)
    second = person.act(table[2], seat, seq, key="once", picks=path)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json() == {"seq": seq + 1}
    assert person.table(table[2])["seq"] == seq + 1


def test_a_late_action_is_stale(table: tuple[Person, Person, str]) -> None:
    person, _, seen = whose_turn(table)
    answer = person.act(table[2], seen["seat"], seen["seq"] - 1, picks=some_path(seen, Chance(3)))
    assert is_refused(answer, 409, "stale", "table-stale")
    assert answer.json()["text"]["args"] == {"expected": seen["seq"] - 1, "seq": seen["seq"]}


def test_out_of_turn(table: tuple[Person, Person, str]) -> None:
    _, other, seen = whose_turn(table)
    answer = other.act(table[2], 1 - seen["seat"], seen["seq"], picks=some_path(seen, Chance(3)))
    assert is_refused(answer, 409, "wrong_seat")
    assert answer.json()["rule"]


def test_for_somebody_else(table: tuple[Person, Person, str]) -> None:
    _, other, seen = whose_turn(table)
    answer = other.act(table[2], seen["seat"], seen["seq"], picks=some_path(seen, Chance(3)))
    assert is_refused(answer, 403, "not_allowed", "server-not-allowed")


def test_with_somebody_elses_cookie_changed(table: tuple[Person, Person, str], server: Server) -> None:
    person, _, seen = whose_turn(table)
    forger = server.nobody()
    cookie = person.http.cookies["roundhouse"]
    user, token, made, seal = cookie.split(".")
    changed = [f"{user}.{token}.{int(made) + 1}.{seal}", f"{user}.{made}.{seal}", f"{user}.{token}.{made}.{seal[:-1]}x"]
    for forged in (*changed, f"x{cookie}", user, token, "..", ""):
        forger.http.cookies.clear()
        forger.http.cookies.set("roundhouse", forged, domain="127.0.0.1")
        answer = forger.act(table[2], seen["seat"], seen["seq"], picks=some_path(seen, Chance(3)))
        assert is_refused(answer, 401, "nobody"), forged


def test_illegal_and_malformed_actions(table: tuple[Person, Person, str]) -> None:
    person, _, seen = whose_turn(table)
    seat, seq = seen["seat"], seen["seq"]
    decline = person.act(table[2], seat, seq, action={"type": "veto_decline"})
    assert is_refused(decline, 422, "illegal")
    assert decline.json()["rule"].startswith("SR-")
    assert is_refused(person.act(table[2], seat, seq, action={"type": "fly"}), 400, "malformed")
    assert is_refused(person.act(table[2], seat, seq, picks=["nonsense"]), 400, "malformed")
    assert is_refused(person.act(table[2], seat, seq, picks=some_path(seen, Chance(1))[:1]), 400, "malformed")
    assert is_refused(person.act(table[2], seat, seq), 400, "malformed", "server-no-action")
    assert is_refused(person.act(table[2], seat, -1, picks=["x"]), 400, "malformed")


# -- before acting


def test_preview_is_what_happens(table: tuple[Person, Person, str]) -> None:
    person, _, seen = whose_turn(table)
    seat, path = seen["seat"], some_path(seen, Chance(5))
    foreseen = person.post(f"/tables/{table[2]}/preview", seat=seat, picks=path)
    assert foreseen.status_code == 200, foreseen.text
    assert not foreseen.json()["pieces"]
    drawn = person.post(f"/tables/{table[2]}/preview", seat=seat, picks=path, draw=True).json()
    assert {**drawn, "pieces": []} == foreseen.json()
    assert drawn["pieces"]
    done = person.act(table[2], seat, seen["seq"], picks=path).json()
    told = person.get(f"/tables/{table[2]}/history", after=done["seq"] - 1).json()["records"][0]["told"]
    assert foreseen.json()["events"] == told["events"]
    assert foreseen.json()["text"] == told["text"]


def test_why_not(table: tuple[Person, Person, str]) -> None:
    person, _, seen = whose_turn(table)
    path, offered = f"/tables/{table[2]}/why-not", {picks[0] for picks in seen["picks"]}
    assert person.post(path, seat=seen["seat"], picks=[min(offered)]).json()["possible"]
    refused = person.post(path, seat=seen["seat"], action={"type": "veto_decline"}).json()
    assert not refused["possible"]
    assert refused["rule"].startswith("SR-")
    assert refused["text"]["key"]
    assert is_refused(person.post(path, seat=seen["seat"], picks=["nonsense"]), 400, "malformed")


def test_a_hint_can_be_played(table: tuple[Person, Person, str]) -> None:
    person, other, seen = whose_turn(table)
    hint = person.post(f"/tables/{table[2]}/hint", seat=seen["seat"])
    assert hint.status_code == 200, hint.text
    assert hint.json()["picks"] in seen["picks"]
    assert hint.json()["reason"]["key"]
    assert is_refused(other.post(f"/tables/{table[2]}/hint", seat=1 - seen["seat"]), 409, "wrong_seat")
    acted = person.act(table[2], seen["seat"], seen["seq"], action=hint.json()["action"])
    assert acted.status_code == 200, acted.text


def test_no_hints_where_that_was_agreed(server: Server) -> None:
    ada = server.person("Ada")
    table_id = ada.new_table(seats=[{"who": "me"}, {"who": "me"}], hints=False)
    assert is_refused(ada.post(f"/tables/{table_id}/hint", seat=0), 403, "not_allowed", "table-no-hints")


def test_undo_is_free_or_asked_for(table: tuple[Person, Person, str]) -> None:
    first, second, seen = whose_turn(table)
    path = f"/tables/{table[2]}/undo"
    done = first.act(table[2], seen["seat"], seen["seq"], picks=some_path(seen, Chance(5))).json()
    assert first.table(table[2])["can_undo"] == "free"
    assert first.post(path, seat=seen["seat"], expected_seq=done["seq"]).json() == {"seq": done["seq"] + 1}
    assert first.table(table[2])["actions"] == 0
    # Once the other has acted, they have to agree.
    chance, other = Chance(6), 1 - seen["seat"]
    while first.table(table[2])["can_undo"] != "ask":
        now = first.table(table[2])
        who = first if now["decision"]["seat"] == seen["seat"] else second
        mine = who.table(table[2])
        who.act(table[2], mine["seat"], mine["seq"], picks=some_path(mine, chance))
    assert first.post(path, seat=seen["seat"], expected_seq=first.table(table[2])["seq"]).status_code == 200
    asked = first.table(table[2])
    assert asked["undo"]["waiting"] == [other]
    assert is_refused(first.post(f"{path}/answer", seat=seen["seat"], agreed=True), 403, "not_allowed")
    assert second.post(f"{path}/answer", seat=other, agreed=True).status_code == 200
    agreed = second.table(table[2])
    assert agreed["undo"] is None
    assert agreed["actions"] < asked["actions"]
