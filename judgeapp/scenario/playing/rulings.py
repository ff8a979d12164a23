"""Rulings of a scenario on the texts that nobody has compiled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from judgeapp.engine.events import Event, EventKind
from judgeapp.scenario.file import Ruled


class UnreadText(NamedTuple):
    """A text that a duel has told not to be understood. perhaps -- the judge is asked where it
    may trigger; ruled -- what the scenario says of it, empty if nothing"""

    card: str
    text: str
    perhaps: bool
    ruled: str = ""

    @property
    def is_open(self) -> bool:
        """True if nobody has ruled on it, and nobody is asked to."""
        return not self.perhaps and not self.ruled

    @property
    def line(self) -> str:
        return f"{self.card}: {self.text}"


def unread_texts(events: Iterable[Event], ruled: Iterable[Ruled] = ()) -> tuple[UnreadText, ...]:
    """The texts of a duel that are not understood, each once."""
    rulings = tuple(ruled)
    facts = (event.facts for event in events if event.what is EventKind.UNREAD)
    texts = ((str(f["name"]), str(f["text"]), bool(f["perhaps"])) for f in facts)
    return tuple(
        UnreadText(card, text, perhaps, next((r.as_ for r in rulings if is_of(r, card, text)), ""))
        for card, text, perhaps in dict.fromkeys(texts)
    )


def idle(unread: Iterable[UnreadText], ruled: Iterable[Ruled]) -> Iterator[Ruled]:
    """Rulings on texts that are understood, or were never where they work."""
    texts = tuple(unread)
    yield from (r for r in ruled if not any(is_of(r, item.card, item.text) for item in texts))


def is_of(ruled: Ruled, card: str, text: str) -> bool:
    """True if a ruling is on a text: by its words, of which "..." stands for the rest."""
    words, wanted = " ".join(text.split()), " ".join(ruled.text.split())
    fits = words.startswith(wanted[:-3].rstrip()) if wanted.endswith("...") else words == wanted
    return ruled.of == card and fits
