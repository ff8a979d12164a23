"""What a scenario says of the texts that nobody has compiled: how the judge ruled on each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from judgeapp.engine.events import Event, EventKind
from judgeapp.scenario.file import Ruled


class UnreadTold(NamedTuple):
    """A text that a duel has told not to be understood. perhaps -- the judge is asked where it
    may trigger; ruled -- what the scenario says of it, empty if nothing"""

    card: str
    text: str
    perhaps: bool
    ruled: str = ""

    @property
    def is_open(self) -> bool:
        """Whether nobody has ruled on it, and nobody is asked to."""
        return not self.perhaps and not self.ruled

    @property
    def told(self) -> str:
        return f"{self.card}: {self.text}"


def unread_told(events: Iterable[Event], ruled: Iterable[Ruled] = ()) -> tuple[UnreadTold, ...]:
    """The texts of a duel that are not understood, each once."""
    said = tuple(ruled)
    told = (event.facts for event in events if event.what is EventKind.UNREAD)
    found = ((str(f["name"]), str(f["text"]), bool(f["perhaps"])) for f in told)
    return tuple(
        UnreadTold(card, text, perhaps, next((r.as_ for r in said if is_of(r, card, text)), ""))
        for card, text, perhaps in dict.fromkeys(found)
    )


def idle(told: Iterable[UnreadTold], ruled: Iterable[Ruled]) -> Iterator[Ruled]:
    """Rulings on texts that are understood, or were never where they work."""
    texts = tuple(told)
    yield from (r for r in ruled if not any(is_of(r, one.card, one.text) for one in texts))


def is_of(ruled: Ruled, card: str, text: str) -> bool:
    """Whether a ruling is on a text: by its words, of which "..." stands for the rest."""
    words, wanted = " ".join(text.split()), " ".join(ruled.text.split())
    fits = words.startswith(wanted[:-3].rstrip()) if wanted.endswith("...") else words == wanted
    return ruled.of == card and fits
