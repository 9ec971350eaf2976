"""Somebody who uses a server over HTTP and expects every request to be granted."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import httpx

from roundhouse import Chance
from tests.support import patient

#: The end of a path of picks that goes on.
MORE: Final = "…"


class Caller:
    """A person with cookies of their own."""

    def __init__(self, address: str, name: str = "", cookies: dict[str, str] | None = None) -> None:
        self.name = name
        self.http = patient.Client(base_url=f"{address.rstrip('/')}/api/v1", cookies=cookies)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request that may be refused."""
        return self.http.request(method, path, **more)

    def _granted(self, method: str, path: str, **more: Any) -> Any:
        answer = self.ask(method, path, **more)
        assert answer.is_success, f"{self.name}: {method} {path}: {answer.status_code} {answer.text[:1000]}"
        return answer.json() if answer.content else None

    def get(self, path: str, **query: Any) -> Any:
        return self._granted("GET", path, params=query)

    def post(self, path: str, **data: Any) -> Any:
        return self._granted("POST", path, json=data)

    def put(self, path: str, **data: Any) -> Any:
        return self._granted("PUT", path, json=data)

    # -- at a table

    def page(self, table: str, **query: Any) -> dict[str, Any]:
        """A table with what was agreed on there."""
        found: dict[str, Any] = self.get(f"/tables/{table}", **query)
        return found

    def table(self, table: str, **query: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.page(table, **query)["table"]
        return found

    def act(self, table: str, seat: int, seq: int, **what: Any) -> int:
        """Take an action, given as data (`action`) or as picks; the number of its record."""
        return int(self.post(f"/tables/{table}/act", seat=seat, expected_seq=seq, **what)["seq"])

    def until(self, table: str, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the table is as wanted: bots and answers ahead take a moment."""
        seq, end, pause = -1, 0.0, 0.02
        while not is_so(found := self.table(table)):
            if found["seq"] != seq:
                seq, end = found["seq"], time.monotonic() + patient.PATIENCE
            assert time.monotonic() < end, f"{self.name}: table {table} does not go on: {found['decision']}"
            time.sleep(pause)
            # To show a table is more work than most moves: whoever looks all the time slows it down.
            pause = min(2 * pause, 0.5)
        return found


def some_path(view: dict[str, Any], chance: Chance) -> list[str]:
    """The picks of some legal action: what is done first, then with what, or the many ways of one would hide others."""
    paths = [path for path in view["picks"] if path[-1] != MORE]
    first = chance.choice(sorted({path[0] for path in paths}))
    found: list[str] = chance.choice([path for path in paths if path[0] == first])
    return found
