"""Trails: what has led to the same end before, so that a search for ways does not go on from there twice."""

from __future__ import annotations

from mypy_extensions import i64

from roundhouse.games.e1862.runs.best.vecs import append, vec


class Trails:
    """Ways that have led to the same end: the places they visited and the ends they used, as masks."""

    def __init__(self) -> None:
        self.visited = vec[i64]()
        self.nodes = vec[i64]()

    def _add(self, visited: i64, nodes: i64) -> None:
        self.visited = append(self.visited, visited)
        self.nodes = append(self.nodes, nodes)

    def outdo(self, visited: i64, nodes: i64, home: i64, distant: i64) -> bool:
        """Whether one of them visited all that this one did, and used no other ends; else this one is taken in.

        Of one that visited the home base it is enough if it visited the same distant places.
        """
        place: i64
        for place in range(len(self.visited)):
            missed = visited & ~self.visited[place]
            if self.visited[place] & home:
                missed &= distant
            if not missed and not self.nodes[place] & ~nodes:
                return True
        self._add(visited, nodes)
        return False

    def hold(self, visited: i64, nodes: i64) -> bool:
        """Whether this one is among them; else it is taken in."""
        place: i64
        for place in range(len(self.visited)):
            if visited == self.visited[place] and nodes == self.nodes[place]:
                return True
        self._add(visited, nodes)
        return False
