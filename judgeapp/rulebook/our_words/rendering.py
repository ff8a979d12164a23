"""Our own rendering of the Comprehensive Rules in another language, clause by clause.

The editors of this corpus write it from the source text, which is still the one cited: if they differ, the source is
right. The check compares them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from judgeapp.files.packaged import packaged
from judgeapp.rulebook.passage import Block, BlockKind, CrossReference, Passage

# The rendering's language, and its folder in rules_corpus.
LANGUAGE = "en"
# The source's language.
SOURCE = "zh-Hans"
_FOLDER = "english"
_EXPLAINED = "explained.yaml"
_WORDS = "words.yaml"
_NUMBER = re.compile(r"(?<![\d-])\d[\d-]*")


class WrittenBlock(Struct, frozen=True, forbid_unknown_fields=True):
    """A block as in the file: a text or an example."""

    text: str = ""
    example: str = ""


class Rendering(Struct, frozen=True, forbid_unknown_fields=True):
    """One clause as in the file."""

    clause: str  # its number in the Comprehensive Rules
    heading: str = ""  # of a clause that is a heading, else empty
    blocks: tuple[WrittenBlock, ...] = ()  # one for each block of the source, of the same kind


class Explained(Struct, frozen=True, forbid_unknown_fields=True):
    """A difference between the two texts that is right."""

    clause: str
    source: str  # the words of the source that it is in
    rendering: str  # their words in the rendering
    differs: str  # the one sign that one of the two wordings has and the other has not, as the check names it
    because: str  # why
    times: int = 1  # how often each of the two is in its text


class WordChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game, and words not used for it."""

    say: str  # the official word
    never: str  # regular expression that the rendering must not match
    but: dict[str, str] = {}  # the clauses in which it may stand, by reason


@cache
def load_renderings() -> tuple[Rendering, ...]:
    """Every clause of rules_corpus/english, in the order of the chapters."""
    return tuple(
        rendering
        for name in _chapters()
        for rendering in packaged("rules_corpus", f"{_FOLDER}/{name}", list[Rendering])
    )


@cache
def load_explained() -> tuple[Explained, ...]:
    """The differences that are right, of rules_corpus/english/explained.yaml."""
    return packaged("rules_corpus", f"{_FOLDER}/{_EXPLAINED}", tuple[Explained, ...])


@cache
def load_word_choices() -> tuple[WordChoice, ...]:
    """The words of the rendering, of rules_corpus/english/words.yaml."""
    return packaged("rules_corpus", f"{_FOLDER}/{_WORDS}", tuple[WordChoice, ...])


def _chapters() -> list[str]:
    folder = files("rules_corpus").joinpath(_FOLDER)
    return sorted(f.name for f in folder.iterdir() if f.name[:2].isdigit())


def rendered(passage: Passage, rendering: Rendering) -> Passage:
    """The passage with the rendering's text in place of the source's."""
    targets = [link.target for link in passage.links()]
    return msgspec.structs.replace(
        passage, language=LANGUAGE, heading=rendering.heading, blocks=tuple(_blocks(rendering, targets)), notes=()
    )


def _blocks(rendering: Rendering, targets: list[str]) -> Iterator[Block]:
    for block in rendering.blocks:
        text = (block.text or block.example).strip()
        kind = BlockKind.EXAMPLE if block.example else BlockKind.TEXT
        yield Block(kind, text, links=tuple(_links(text, targets)))


def _links(text: str, targets: list[str]) -> Iterator[CrossReference]:
    """The references of the source, at their numbers in the rendering."""
    written = [*_NUMBER.finditer(text)] if targets else []
    for number in dict.fromkeys(targets):
        for match in written:
            if match[0] == number:
                yield CrossReference(match.start(), match.end(), number)
