"""What can be said once can be said with everything: every pair of parts of the effect language that goes together is
printed in the words of cards and read as the same.

`unpaired.yaml` counts what can't be said, with the reason, and this fails where it counts less or more than is true. A
part that goes with nothing, since the phrase book has no words for it, is counted once ("choose by"); of parts that
have words the pairs are counted that have none ("then: modes"). What differs only behind "=" is counted together.
`python -m tests.cards.test_composition` counts anew, and tells how many pairs hold.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
import yaml

from judgeapp.cards.reading.compiler import Understanding, read_text
from judgeapp.cards.reading.effects import effect_text
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.grammar.printing import UnsayableError
from judgeapp.cards.reading.meaning.canonical import canonical
from judgeapp.cards.reading.meaning.meaning import meaning_of
from judgeapp.engine.lang import Effect
from tests.cards.pairs import Pair, pairs
from tests.cards.test_effect_words import same

LISTED = Path(__file__).with_name("unpaired.yaml")
# What is said of a new one that nobody has given a reason for.
NEW = "no card of this language is known to say it"
APART = "one of both is still said in whole sentences of its own"


class Tried(NamedTuple):
    """A pair; `text` is empty if it can't be said."""

    pair: Pair
    text: str
    holds: bool


def tried(pair: Pair, language: str) -> Tried:
    try:
        text = effect_text(pair.effect, language)
    except UnsayableError:
        return Tried(pair, "", holds=False)
    reading = read_text(text, language)
    understood = reading.state is Understanding.UNDERSTOOD
    return Tried(pair, text, understood and _says(reading.effects, pair.effect))


def _says(read: Sequence[Effect], effect: Effect) -> bool:
    """Whether what was read is this effect, and no other beside it."""
    if len(read) != 1:
        return False
    if read[0] == effect:
        return True  # as most are: what they say need not be told anew
    meant = msgspec.convert(canonical(meaning_of(effect)), type=Effect)
    return same(read[0]) in (same(meant), same(effect))


@cache
def all_tried(language: str) -> tuple[Tried, ...]:
    return tuple(tried(pair, language) for pair in pairs())


def _kind_of(part: str) -> str:
    """What a part is counted with: "filter without=[level]" with all that are without a number, "left other" with all
    that leave."""
    return part.partition("=")[0] if "=" in part else part.partition(" ")[0]


def counts(language: str) -> dict[str, int]:
    """What can't be said: parts that nothing can be said with, and pairs of others."""
    by_sort: dict[str, list[Tried]] = defaultdict(list)
    for one in all_tried(language):
        by_sort[one.pair.sort].append(one)
    found: Counter[str] = Counter()
    for sort, ones in by_sort.items():
        wordless = set(_wordless(ones))
        found.update(_kind_of(part) for _, part in wordless)
        found.update(
            f"{sort}: {_kind_of(one.pair.one)}"
            for one in ones
            if not one.holds and not wordless & {("one", one.pair.one), ("other", one.pair.other)}
        )
    return dict(sorted(found.items()))


def listed() -> dict[str, dict[str, dict[str, int]]]:
    """By language and reason."""
    found: dict[str, dict[str, dict[str, int]]] = yaml.safe_load(LISTED.read_text("utf-8"))
    return found


def _wordless(ones: list[Tried]) -> Iterator[tuple[str, str]]:
    """The parts of a sort of pairs of which no pair holds, and where they stand in it."""
    for place in ("one", "other"):
        parts = {getattr(one.pair, place) for one in ones}
        held = {getattr(one.pair, place) for one in ones if one.holds}
        if len(parts) > 1:
            yield from ((place, part) for part in parts - held)


@pytest.mark.lengthy
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_has_words_goes_with_everything(language: str) -> None:
    # Without exceptions: what is said in words is read as the same.
    others = [f"{one.pair.name}: {one.text}" for one in all_tried(language) if one.text and not one.holds]
    assert others == []
    reasons = listed()[language]
    known = {part: count for parts in reasons.values() for part, count in parts.items()}
    assert sum(map(len, reasons.values())) == len(known)  # each has one reason
    assert counts(language) == known


def main() -> None:
    told: dict[str, dict[str, dict[str, int]]] = {}
    for language in LANGUAGES:
        known = listed()[language]
        told[language] = {reason: {} for reason in known}
        for part, count in counts(language).items():
            why_new = APART if ":" in part else NEW
            reason = next((why for why, parts in known.items() if part in parts), why_new)
            told[language].setdefault(reason, {})[part] = count
        ones = all_tried(language)
        print(f"{language}: {sum(one.holds for one in ones)} of {len(ones)} pairs hold")
    lines = yaml.safe_dump(told, allow_unicode=True, sort_keys=False, width=98, default_flow_style=None)
    head = "".join(line for line in LISTED.read_text("utf-8").splitlines(True) if line[0] == "#")
    LISTED.write_text(head + lines, "utf-8")


if __name__ == "__main__":
    main()
