"""Size limits of patterns."""

from __future__ import annotations

import re

import pytest

from judgeapp.cards.reading.misprints import misprints
from judgeapp.cards.reading.normal import filled, needed_words, steps


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        (r"\btash\b", ("tash",)),
        (r"colou?rs", ("colo", "rs")),
        (r"cards{0,2}", ("card",)),
        (r"one|two", ()),
        (r"a(?:one|two)b", ("a", "b")),
        (r"(must) attacks", ("must", " attacks")),
        (r"(must)? attacks", (" attacks",)),
        (r"(?!never)x(?<!nor this)", ("x",)),
        (r"x(?=, then)", ("x", ", then")),
        (r"[abc]d[^]e]f\[g", ("d", "f", "g")),
        (r"(?P<name>Lv)\. ?\d+", ("lv",)),
        (r"(?-i:Then), ", ("then", ", ")),
        (r"\x41bc", ()),
        (r"(.)\1bc", ()),
        (" +", ()),
    ],
)
def test_required_words(pattern: str, words: tuple[str, ...]) -> None:
    assert needed_words(pattern) == words


@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_corrected_is_ignored(language: str) -> None:
    mended = [fault for _, fault in misprints(language)]
    assert mended
    for fault in mended:
        small = fault.seen.casefold()
        assert fault.pattern.search(fault.seen), fault.printed
        assert all(word in small for word in needed_words(fault.printed)), fault.printed


def test_most_steps_need_words() -> None:
    need_words = [bool(step.needed) for step in steps("en")]
    assert sum(need_words) > len(need_words) / 2


@pytest.mark.parametrize("template", ["", "plain", r"\1", r"a\2b\1", r"\1 \1 \3"])
def test_a_template_is_filled_as_python_does(template: str) -> None:
    match = re.fullmatch("(x)(y)(z)?", "xy")
    assert match is not None
    assert filled(template)(match) == match.expand(template)
