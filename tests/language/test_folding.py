"""Characters that count as equal, and characters that don't."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgeapp.language.folding import fold, fold_with_origins


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("格擋", "格挡"),  # Traditional and Simplified
        ("進撃", "进击"),  # Japanese and Simplified
        ("BLOCKER", "blocker"),
        ("Ｂｌｏｃｋｅｒ", "blocker"),  # full width
        ("ﾌﾞﾛｯｶｰ", "ブロッカー"),  # half width, with a separate dakuten
        ("ブロッカー", "ぶろっかー"),
        ("Fähigkeit", "fahigkeit"),
        ("Straße", "strasse"),
        ("１６－４", "16-4"),
    ],
)
def test_these_texts_fold_to_the_same(text: str, other: str) -> None:
    assert fold(text) == fold(other)


@pytest.mark.parametrize(
    ("text", "other"), [("が", "か"), ("ば", "ぱ"), ("ガ", "カ"), ("ﾊﾞ", "ﾊ"), ("进化", "退化"), ("a", "b")]
)
def test_these_texts_fold_differently(text: str, other: str) -> None:
    assert fold(text) != fold(other)


@given(st.text())
def test_every_folded_letter_keeps_its_origin(text: str) -> None:
    folded = fold_with_origins(text)
    assert folded.text == fold(text)
    assert len(folded.origins) == len(folded.text) + 1
    assert list(folded.origins) == sorted(folded.origins)
    assert folded.origins[-1] == len(text)
