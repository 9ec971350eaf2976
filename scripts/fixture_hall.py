"""The hall of a fixture: people at a real server, who open tables, sit down and play there as it was foretold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from roundhouse.engine.chance import Chance
from scripts.fixture_plan import Course
from tests.support.caller import Caller, some_path
from tests.support.table_facts import Facts, facts

#: Everybody in the hall; those with a password have an account. The passwords guard nothing.
PEOPLE: Final[Mapping[str, str]] = {
    "Ada": "throw-away of Ada",
    "Bruno": "throw-away of Bruno",
    "Clara": "",
    "Dario": "",
    "Emma": "throw-away of Emma",
    "Fabio": "",
    "Gina": "",
    "Zoë": "",
}

#: What most tables agree on: games are played as they were foretold, seat by seat, and go on with bots.
AT_ONCE: Final = {"seating": "arranged", "ready": False, "leaving": "bot"}


class Seated(NamedTuple):
    """A table, who runs it, and who sits where (None: a bot or nobody)."""

    id: str
    host: str
    owners: list[str | None]


class Hall:
    """People and the tables that they have opened, by name."""

    def __init__(self, address: str, foretold: Path, seeds: int) -> None:
        self.people = {name: Caller(address, name) for name in PEOPLE}
        self.foretold = foretold
        self.seeds = seeds
        self.tables: dict[str, Seated] = {}
        #: Invitations that nobody has used yet, by table.
        self.secrets: dict[str, str] = {}

    def enter(self) -> None:
        """Everybody says who they are; some register at once, some as guests who have been there for a while."""
        for name, password in PEOPLE.items():
            if password and name != "Bruno":
                self.people[name].post("/accounts", name=name, password=password)
            else:
                self.people[name].post("/guests", name=name)
        self.people["Bruno"].post("/accounts", name="Bruno", password=PEOPLE["Bruno"])

    def come_back(self, address: str) -> None:
        """The same people at a server that was started anew."""
        cookies = {name: dict(person.http.cookies) for name, person in self.people.items()}
        self.people = {name: Caller(address, name, cookies[name]) for name in PEOPLE}

    def ids(self) -> dict[str, str]:
        """What the server calls everybody."""
        return {name: person.get("/me")["user"]["id"] for name, person in self.people.items()}

    # -- tables

    def foretell(self, seed: int | None = None) -> None:
        """The seed of whatever is opened next; without one, the next of those that nobody chose."""
        self.seeds += 1
        self.foretold.write_text(str(self.seeds if seed is None else seed), "ascii")

    def open(
        self, name: str, game: str, who: Sequence[str], *, seed: int | None = None, host: str = "Ada", **wish: Any
    ) -> str:
        """A table with those people on its seats: a name, "bot:greedy", or "" for a seat that stays open. Everybody
        stays where they sit, and the game begins as soon as all do, unless it is wished otherwise."""
        self.foretell(seed)
        wish = {"game": game, "seats": [seat_wish(each, host) for each in who], "title": name, **AT_ONCE, **wish}
        table: str = self.people[host].post("/tables", **wish)["id"]
        self.tables[name] = Seated(table, host, [each if each in PEOPLE else None for each in who])
        for seat, each in enumerate(who):
            if each in PEOPLE and each != host:
                self.people[each].post(f"/tables/{table}/sit", seat=seat)
        return table

    def opened(self, name: str, host: str, answer: dict[str, Any], owners: list[str | None]) -> str:
        """Keep in mind a table that was opened in another way."""
        self.tables[name] = Seated(answer["id"], host, owners)
        return str(answer["id"])

    def owner(self, name: str, seat: int) -> Caller:
        owner = self.tables[name].owners[seat]
        assert owner is not None, f"nobody sits on seat {seat} of {name}"
        return self.people[owner]

    def gather(self, name: str) -> None:
        """Everybody says that they are ready, until the game begins."""
        table = self.tables[name]
        for owner in dict.fromkeys(each for each in table.owners if each):
            view = self.people[owner].table(table.id)
            if not view["begun"]:
                self.people[owner].post(f"/tables/{table.id}/ready", seat=view["yours"][0])

    def agree(self, name: str, deed: str, host: str = "Ada") -> None:
        """Somebody proposes something, and all who are asked agree."""
        table = self.tables[name].id
        proposal = self.people[host].post(f"/tables/{table}/{deed}")["table"]["proposal"]
        for seat in proposal["waiting"] if proposal else []:
            self.owner(name, seat).post(f"/tables/{table}/vote", seat=seat, agreed=True)

    # -- playing

    def follow(self, name: str, course: Course) -> None:
        """Play a game as it was foretold."""
        table = self.tables[name]
        seq = self.people[table.host].table(table.id)["seq"]
        for seat, action in course.actions:
            seq = self.owner(name, seat).act(table.id, seat, seq, action=action)

    def play(self, name: str, most: int, until: str = "") -> dict[str, Any]:
        """People do something legal, so often or until they are asked a kind of thing; bots answer meanwhile."""
        table, chance = self.tables[name], Chance(most)
        for _ in range(most):
            view = self.asked(name)
            if view["over"] or view["decision"]["kind"] == until:
                break
            seat = view["decision"]["seat"]
            owner = self.owner(name, seat)
            owner.act(table.id, seat, view["seq"], picks=some_path(owner.table(table.id, seat=seat), chance))
        return self.asked(name)

    def asked(self, name: str) -> dict[str, Any]:
        """The table, once somebody is asked who is there."""
        table = self.tables[name]

        def waits(view: dict[str, Any]) -> bool:
            return view["over"] or not view["seats"][view["decision"]["seat"]]["bot"]

        return self.people[table.host].until(table.id, waits)

    # -- what came of it

    def all_facts(self) -> dict[str, Facts]:
        return {name: self.facts(name) for name in self.tables}

    def facts(self, name: str) -> Facts:
        table = self.tables[name]
        owners = {seat: self.people[owner] for seat, owner in enumerate(table.owners) if owner}
        found = facts(table.id, self.people[table.host], owners)
        return {"host": table.host, "owners": table.owners, **found}


def seat_wish(who: str, host: str) -> dict[str, str]:
    if who.startswith("bot:"):
        return {"who": "bot", "bot": who.removeprefix("bot:")}
    return {"who": "me" if who == host else "open"}
