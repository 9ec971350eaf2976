"""Events: what an action caused, as data. They are put into words elsewhere, in each reader's language."""

# compiled
from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """Something that happened: a key, its arguments, and which of them only one seat may know."""

    key: str
    args: dict[str, Any]
    #: The seat that sees the hidden arguments, or None when everything is public.
    seat: int | None = None
    hidden: tuple[str, ...] = ()
    #: Decided by chance: nobody could know it beforehand, and an undo would allow another draw.
    chance: bool = False
    #: Some arguments were hidden from this reader.
    partial: bool = False

    @property
    def reveals(self) -> bool:
        """Did somebody learn something that was not known before? Such an event cannot simply be taken back."""
        return self.chance or bool(self.hidden)

    def seen_by(self, seat: int | None) -> Event:
        """The event without what that seat (None: a spectator) may not know."""
        if not self.hidden or (seat is not None and seat == self.seat):
            return self
        args = {name: value for name, value in self.args.items() if name not in self.hidden}
        return Event(self.key, args, self.seat, (), self.chance, True)
