"""What the reader can show, and the addresses that links carry."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote, unquote

SCHEME = "rule"
# Between the parts of a path.
PATH = " › "

FRONT = "front"
PASSAGE = "passage"
SOURCE = "source"
CONCEPT = "concept"
READING = "reading"
SHORTCUTS = "shortcuts"
CARD = "card"
# What came of the last import of cards.
IMPORTED = "imported"
# Not a page: a question to put into the field.
ASK = "ask"

_KINDS = (FRONT, PASSAGE, SOURCE, CONCEPT, READING, SHORTCUTS, CARD, IMPORTED, ASK)


@dataclass(frozen=True)
class Place:
    """`key` is a passage id, a source key, a concept id, the id of a reading of ours (empty for
    all of them), a card number or a question, by `kind`."""

    kind: str
    key: str = ""

    @property
    def address(self) -> str:
        return f"{SCHEME}:{self.kind}/{quote(self.key, safe='')}"


def place_at(address: str) -> Place | None:
    """The place of an address; None if it is none of ours."""
    scheme, _, rest = address.partition(":")
    kind, _, key = rest.partition("/")
    if scheme != SCHEME or kind not in _KINDS:
        return None
    return Place(kind, unquote(key))
