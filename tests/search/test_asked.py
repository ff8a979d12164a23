"""Questions by writers who did not know those of the corpus: how many are answered, and how."""

from __future__ import annotations

from pathlib import Path

from judgeapp.library import Library
from judgeapp.search.gold import measure, read_gold

ASKED = Path(__file__).parent / "asked.tsv"


def test_what_is_asked_finds_its_section_and_its_answer_and_hardly_a_wrong_one(
    library: Library,
) -> None:
    measured = measure(library.answer, read_gold(ASKED))
    assert measured.asked >= 569
    assert measured.share > 0.94
    assert measured.right > 0.6 * measured.asked
    assert measured.right + measured.offered > 0.9 * measured.asked
    assert measured.wrong < 0.01 * measured.asked
