"""What of the cards' texts was read otherwise than it is printed, where such an effect decided."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.misprints import PrintCorrection
from judgeapp.cards.reading.normal import corrected
from judgeapp.language.folding import guessed_language
from judgeapp.messages.message import message
from judgeapp.table.tree.tree import Node

# An effect of a card by its number, and as which of its effects: "12/effects.0".
_KEY = re.compile(r"(\d+)/((?:effects|inherited|security|link_effects|option_effects)\.\d+)")


class CorrectedEffect(Struct, frozen=True):
    """A card, and what of an effect of it is read otherwise than it is printed."""

    card: str
    corrections: tuple[PrintCorrection, ...]

    @property
    def told(self) -> str:
        every = (
            str(message("{printed!r} is read as {read!r}", printed=one.printed, read=one.read))
            for one in self.corrections
        )
        return f"{self.card}: {'; '.join(every)}"


def corrected_effects(nodes: Iterable[Node]) -> tuple[CorrectedEffect, ...]:
    """Those of the effects that triggered, were activated or were active on a way."""
    return tuple(dict.fromkeys(_found(nodes)))


def _found(nodes: Iterable[Node]) -> Iterator[CorrectedEffect]:
    seen: set[tuple[str, str]] = set()
    for node in nodes:
        state = node.game.state
        for card, index in _decided(node):
            if card not in state.cards or (state.cards[card].face, index) in seen:
                continue
            name = state.cards[card].face
            seen.add((name, index))
            words = state.faces[name].words.get(index, "")
            language = guessed_language((words,))
            told = corrected(words, language)[1] if language in LANGUAGES else ()
            if told:
                yield CorrectedEffect(name, told)


def _decided(node: Node) -> Iterator[tuple[int, str]]:
    """The effects that did something up to a node, by card and which of its effects."""
    for event in node.game.events:
        card, index = event.facts.get("card"), event.facts.get("index")
        if isinstance(card, int) and isinstance(index, str):
            yield card, index
    for key in node.game.state.since:
        if found := _KEY.fullmatch(key):
            yield int(found[1]), found[2]
