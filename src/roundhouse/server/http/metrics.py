"""Metrics in the text format of Prometheus: how much is asked, how long it takes, how many look on. Never who."""

from __future__ import annotations

from collections import Counter
from typing import Final

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What one process has counted since it started."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.seconds = 0.0
        self.within: Counter[float] = Counter()
        self.actions: Counter[str] = Counter()
        self.sockets = 0
        self.sockets_dropped = 0

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests[method, route, status] += 1
        self.seconds += seconds
        for bound in BUCKETS:
            if seconds <= bound:
                self.within[bound] += 1

    def acted(self, code: str) -> None:
        """An action was carried out (`done`) or refused with that code."""
        self.actions[code] += 1

    def write(self) -> str:
        """Everything as text."""
        lines = ["# TYPE roundhouse_requests_total counter"]
        for (method, route, status), count in sorted(self.requests.items()):
            labels = f'method="{method}",route="{route}",status="{status}"'
            lines.append(f"roundhouse_requests_total{{{labels}}} {count}")
        total = sum(self.requests.values())
        lines.append("# TYPE roundhouse_request_seconds histogram")
        lines += [f'roundhouse_request_seconds_bucket{{le="{bound}"}} {self.within[bound]}' for bound in BUCKETS]
        lines.append(f'roundhouse_request_seconds_bucket{{le="+Inf"}} {total}')
        lines.append(f"roundhouse_request_seconds_sum {self.seconds:.6f}")
        lines.append(f"roundhouse_request_seconds_count {total}")
        lines.append("# TYPE roundhouse_actions_total counter")
        lines += [f'roundhouse_actions_total{{result="{code}"}} {n}' for code, n in sorted(self.actions.items())]
        lines.append("# TYPE roundhouse_sockets gauge")
        lines.append(f"roundhouse_sockets {self.sockets}")
        lines.append("# TYPE roundhouse_sockets_dropped_total counter")
        lines.append(f"roundhouse_sockets_dropped_total {self.sockets_dropped}")
        return "\n".join(lines) + "\n"
