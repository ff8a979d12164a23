"""Rulings of a scenario on the texts that nobody has compiled."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.identity import UnitId
from judgeapp.engine.state.state import State
from judgeapp.scenario.file import Ruled

NOTHING: Mapping[str, str] = MappingProxyType({})


class UnreadText(NamedTuple):
    """A text that a duel reported as not understood."""

    card: str
    text: str
    perhaps: bool  # the judge is asked where it may trigger
    ruled: str = ""  # the scenario's ruling on it, empty if none

    @property
    def is_open(self) -> bool:
        """True if nobody has ruled on it, and nobody is asked to."""
        return not self.perhaps and not self.ruled

    @property
    def line(self) -> str:
        return f"{self.card}: {self.text}"


def printed_names(beginning: State, names: Mapping[str, UnitId]) -> dict[str, str]:
    """Printed name of the cards that `ruled` may call otherwise: by their keys, by what the position calls them, or by
    what their copies are called at the table."""
    printed = {key: face.name for key, face in beginning.faces.items()}
    printed |= {card.called: beginning.faces[card.face].name for card in beginning.cards.values()}
    return printed | {name: beginning.face(beginning.units[unit].top).name for name, unit in names.items()}


def unread_texts(
    events: Iterable[Event],
    ruled: Iterable[Ruled] = (),
    printed: Mapping[str, str] = NOTHING,
    doubts: Collection[tuple[str, str]] = (),
) -> tuple[UnreadText, ...]:
    """Texts of a duel that are not understood, each once. `printed`: in the form of printed_names; `doubts`: cards and
    texts that might change a stated refusal, so that they are ruled on even if they ask where they trigger."""
    rulings = tuple(ruled)
    facts = (event.facts for event in events if event.kind is EventKind.UNREAD)
    texts = [(str(f["name"]), str(f["text"]), bool(f["perhaps"])) for f in facts]
    texts = [text for text in texts if text[:2] not in doubts] + [(*text, False) for text in doubts]
    return tuple(
        UnreadText(card, text, perhaps, next((r.as_ for r in rulings if _is_of(r, card, text, printed)), ""))
        for card, text, perhaps in dict.fromkeys(texts)
    )


def idle(unread: Iterable[UnreadText], ruled: Iterable[Ruled], printed: Mapping[str, str]) -> Iterator[Ruled]:
    """Rulings on texts that are understood, or never were where they work."""
    texts = tuple(unread)
    yield from (r for r in ruled if not any(_is_of(r, item.card, item.text, printed) for item in texts))


def is_nearly_of(ruled: Ruled, unread: UnreadText, printed: Mapping[str, str]) -> bool:
    """True if a ruling is on a text of this card, or has words of it, and yet is not on this text."""
    words, wanted = _letters(unread.text), _letters(ruled.text)
    is_alike = words.startswith(wanted) or wanted in words
    is_own = _printed(ruled, printed) == unread.card
    return (is_own or is_alike) and not _is_of(ruled, unread.card, unread.text, printed)


def _is_of(ruled: Ruled, card: str, text: str, printed: Mapping[str, str]) -> bool:
    """True if a ruling is about a text: by its words, where "..." stands for the rest."""
    words, wanted = " ".join(text.split()), " ".join(ruled.text.split())
    fits = words.startswith(wanted[:-3].rstrip()) if wanted.endswith("...") else words == wanted
    return fits and card in (ruled.of, _printed(ruled, printed))


def _printed(ruled: Ruled, printed: Mapping[str, str]) -> str:
    return printed.get(ruled.of, ruled.of)


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))
