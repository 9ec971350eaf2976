"""Who may do what at a table, cell by cell: every request, for everybody who may send it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
import pytest

from roundhouse.server.http.permissions import PERMISSIONS
from tests.server.serving import Person, Server, server_fixture

# Everybody opens more tables than a person should.
server = server_fixture(bot_workers=0, tables_per_person=2000)

#: Columns: the host, the owner of seat 0, the player on seat 1, somebody who looks on, somebody unknown who does,
#: and both of them at a table that is private.
WHO = ("host", "owner", "player", "spectator", "unknown", "stranger", "unknown stranger")
#: What each letter means: allowed, forbidden, say who you are first, there is no such table.
ANSWERS = {"y": None, "n": "server-not-allowed", "?": "server-nobody", "-": "server-no-such-table"}

GRID = """
look                 y y y y y - -
look as seat         n y n n ? - -
messages             y y y y y - -
messages as seat     n y n n ? - -
history              y y y y y - -
history as seat      n y n n ? - -
position             y y y y y - -
position as seat     n y n n ? - -
since my turn        n y n n ? - -
course               y y y y y - -
puzzle               y y y y y - -
puzzle drawn         y y y y y - -
help with a puzzle   y y y y y - -
scene                y y y y y - -
scene as seat        n y n n ? - -
picture              y y y y y - -
picture as seat      n y n n ? - -
export               y y y y y - -
export as seat       n y n n ? - -
act                  n y n n ? - -
why not              n y n n ? - -
picks                n y n n ? - -
preview              n y n n ? - -
suppose              n y n n ? - -
hint                 n y n n ? - -
coach                n y n n ? - -
undo                 n y n n ? - -
answer undo          n y n n ? - -
get subjects         n y n n ? - -
get standing         n y n n ? - -
set standing         n y n n ? - -
sit                  y y y y ? - -
ready                n y n n ? - -
colour               n y n n ? - -
leave                n y n n ? - -
resign               n y n n ? - -
abort                n y n n ? - -
return               n y n n ? - -
vote                 n y n n ? - -
read chat            y y y y y - -
say                  y y y n ? - -
get note             y y y n ? - -
set note             y y y n ? - -
branch               n y n n ? - -
rematch              y y y n ? - -
invite               y n n n ? - -
revoke               y n n n ? - -
remove               y n n n ? - -
withdraw             y n n n ? - -
pause                y y y n ? - -
resume               y y y n ? - -
close                y y y n ? - -
draw                 n y y n ? - -
end                  y y y n ? - -
hand to bot          y y y n ? - -
hand own to bot      y y y n ? - -
allow spectators     y n n n ? - -
speed                y y y n ? - -
"""

Send = Callable[[Person, str], httpx.Response]


def get(path: str, **query: Any) -> Send:
    return lambda person, table: person.get(f"/tables/{table}{path}", **query)


def post(path: str, **data: Any) -> Send:
    return lambda person, table: person.post(f"/tables/{table}{path}", **data)


def put(path: str, **data: Any) -> Send:
    return lambda person, table: person.put(f"/tables/{table}{path}", **data)


REQUESTS: dict[str, Send] = {
    "look": get("", seat=-1),
    "look as seat": get("", seat=0),
    "messages": get("/messages", seat=-1),
    "messages as seat": get("/messages", seat=0),
    "history": get("/history", seat=-1),
    "history as seat": get("/history", seat=0),
    "position": get("/history/0", seat=-1),
    "position as seat": get("/history/0", seat=0),
    "since my turn": get("/since-my-turn", seat=0),
    "course": get("/course"),
    "puzzle": get("/puzzle"),
    "puzzle drawn": get("/puzzle/best.svg"),
    "help with a puzzle": get("/puzzle/help/0"),
    "coach": post("/coach", seat=0),
    "colour": post("/colour", seat=0, colour=3),
    "scene": get("/scene", seat=-1),
    "scene as seat": get("/scene", seat=0),
    "picture": get("/picture.svg", seat=-1),
    "picture as seat": get("/picture.svg", seat=0),
    "raster": get("/picture.png", seat=-1),
    "raster as seat": get("/picture.png", seat=0),
    "export": get("/export", seat=-1),
    "export as seat": get("/export", seat=0),
    "act": post("/act", seat=0, expected_seq=0, picks=["x"]),
    "why not": post("/why-not", seat=0, picks=["x"]),
    "picks": post("/picks", seat=0, picks=["x"]),
    "preview": post("/preview", seat=0, picks=["x"]),
    "suppose": post("/suppose", seat=0, picks=[], supposing=["x"]),
    "hint": post("/hint", seat=0),
    "undo": post("/undo", seat=0, expected_seq=0),
    "answer undo": post("/undo/answer", seat=0, agreed=True),
    "get subjects": get("/standing/subjects", seat=0),
    "get standing": get("/standing", seat=0),
    "set standing": put("/standing", seat=0, answers=[]),
    "sit": post("/sit", seat=0),
    "ready": post("/ready", seat=0),
    "leave": post("/leave", seat=0),
    "resign": post("/resign", seat=0),
    "abort": post("/abort", seat=0),
    "vote": post("/vote", seat=0, agreed=True),
    "remove": post("/remove", seat=0),
    "withdraw": post("/withdraw"),
    "draw": post("/draw"),
    "end": post("/end"),
    "speed": put("/speed", speed="fast"),
    "return": post("/return", seat=0),
    "read chat": get("/chat"),
    "say": post("/chat", text="Hello!"),
    "get note": get("/note"),
    "set note": put("/note", text="Hm."),
    "branch": post("/branch", at=0, seat=0),
    "rematch": post("/rematch"),
    "invite": post("/invitations", seat=0),
    "revoke": lambda person, table: person.delete(f"/tables/{table}/invitations/0"),
    "pause": post("/pause"),
    "resume": post("/resume"),
    "close": post("/close"),
    "allow spectators": put("/spectators", spectators=True),
    "hand to bot": post("/bots", seat=0),
    "hand own to bot": post("/bots", seat=1),
}

CELLS = [
    (line[:21].strip(), who, letter)
    for line in GRID.strip().splitlines()
    for who, letter in zip(WHO, line[21:].split(), strict=True)
]


class Club(NamedTuple):
    people: dict[str, Person]
    open_table: Callable[[bool], str]
    #: The table of each column's kind that nobody has changed yet.
    unchanged: dict[bool, str]

    def send(self, deed: str, who: str) -> httpx.Response:
        """Do it at a table that is as it was opened, so that no cell depends on another."""
        public = "stranger" not in who
        if public not in self.unchanged:
            self.unchanged[public] = self.open_table(public)
        answer = REQUESTS[deed](self.people[who], self.unchanged[public])
        if answer.request.method != "GET" and answer.status_code < 300:
            del self.unchanged[public]
        return answer


@pytest.fixture(scope="module")
def club(server: Server) -> Club:
    host, owner, player = server.person("Host"), server.person("Owner"), server.person("Player")
    outsider, unknown = server.person("Outsider"), server.nobody()

    def open_table(public: bool) -> str:
        table_id = host.new_table(seats=[{"who": "open"}, {"who": "open"}], spectators=public)
        for seat, person in enumerate((owner, player)):
            secret = host.post(f"/tables/{table_id}/invitations", seat=seat).json()["secret"]
            assert person.post("/invitations", secret=secret).status_code == 200
        return table_id

    people = {
        "host": host,
        "owner": owner,
        "player": player,
        "spectator": outsider,
        "unknown": unknown,
        "stranger": outsider,
        "unknown stranger": unknown,
    }
    return Club(people, open_table, {})


@pytest.mark.parametrize(("deed", "who", "letter"), CELLS, ids=[f"{deed}-{who}" for deed, who, _ in CELLS])
def test_cell(club: Club, deed: str, who: str, letter: str) -> None:
    answer = club.send(deed, who)
    expected = ANSWERS[letter]
    assert answer.status_code < 500, answer.text
    if expected is None:
        # Something else may be wrong with it, but it was not a question of who asks.
        assert answer.status_code < 300 or answer.json()["text"]["key"] not in ANSWERS.values(), answer.text
    else:
        assert answer.json()["text"]["key"] == expected


@pytest.mark.parametrize("deed", list(REQUESTS))
def test_to_strangers_a_private_table_is_no_table(club: Club, deed: str) -> None:
    """Byte for byte the same answer, with the same headers."""
    private = club.send(deed, "stranger")
    missing = REQUESTS[deed](club.people["stranger"], "a23456789b")
    assert private.content == missing.content
    assert private.status_code == missing.status_code == 404
    changing = {"date", "x-request-id"}
    assert [pair for pair in private.headers.items() if pair[0] not in changing] == [
        pair for pair in missing.headers.items() if pair[0] not in changing
    ]


def test_every_request_about_a_table_is_in_the_grid(server: Server) -> None:
    """A new request has to be entered above."""
    schema = server.app.openapi_schema.to_schema()
    sent: set[tuple[str, str]] = set()

    class Recorder:
        def __getattr__(self, method: str) -> Any:
            return lambda path, **_: sent.add((method, path.replace("/0", "/{}")))

    recorder: Any = Recorder()
    for request in REQUESTS.values():
        request(recorder, "{}")
    known = {
        (
            method,
            path.removeprefix("/api/v1")
            .replace("{table_id}", "{}")
            .replace("{number}", "{}")
            .replace("{seat}", "{}")
            .replace("{which}", "best.svg"),
        )
        for path, item in schema["paths"].items()
        for method in item
        if "{table_id}" in path
    }
    assert sent == known


def test_every_permission_is_used() -> None:
    """As many deeds as the server asks about; one of them only once a game is over, one where it cannot go on, and two
    before it begins."""
    assert set(PERMISSIONS) - {"branch_when_over", "close_stopped", "close_idle", "fill"} == {
        "look", "read_chat", "look_as_seat", "since_my_turn", "act", "why_not", "preview", "suppose", "hint",
        "undo", "answer_undo", "answer_ahead", "sit", "leave", "resign", "return", "chat", "note", "branch_as_seat",
        "rematch", "invite", "revoke", "pause", "resume", "close", "hand_to_bot",
        "allow_spectators", "ready", "colour", "abort", "vote", "remove", "withdraw", "replace", "draw", "end", "hurry",
    }  # fmt: skip


def test_what_the_lobby_shows(club: Club) -> None:
    public, private = club.open_table(True), club.open_table(False)
    for who in ("spectator", "unknown", "host"):
        shown = club.people[who].get("/lobby", limit=200)
        ids = [card["id"] for card in shown.json()]
        assert public in ids
        assert private not in ids
        for person in club.people.values():
            assert not person.id or person.id not in shown.text
    mine = [card["id"] for card in club.people["player"].get("/my-tables").json()]
    assert {public, private} <= set(mine)
    assert club.people["unknown"].get("/my-tables").json()["text"]["key"] == "server-nobody"
