"""A way of a chain: the paths of its freights one after the other, and where it can be met."""

from __future__ import annotations

from roundhouse.games.e1862.runs.best.paths import Path


class ChainWay:
    """Where a way can be met, part by part if it is not in one piece; its joints and first hop, if they matter."""

    def __init__(self, joints: int, begun: int, paths: list[Path], scattered: bool) -> None:
        self.joints = joints
        self.begun = begun
        self.paths = paths
        self.meet = 0
        for path in paths:
            self.meet |= path.meet
        self.parts = connected_parts(paths) if scattered else [self.meet]

    def outdoes(self, other: ChainWay, relevant: int) -> bool:
        """Whether it connects all the relevant places that the other one does, with the same joints and first hop."""
        if self.joints != other.joints or self.begun != other.begun:
            return False
        for part in other.parts:
            if not [own for own in self.parts if part & ~own & relevant == 0]:
                return False
        return True


def connected_parts(paths: list[Path]) -> list[int]:
    """The meeting places of paths, as one mask for all those that meet each other."""
    parts: list[int] = []
    for path in paths:
        meet = path.meet
        apart: list[int] = []
        for part in parts:
            if part & meet:
                meet |= part
            else:
                apart.append(part)
        parts = [*apart, meet]
    return parts
