"""Signs between the parts of a text, as the reader's language has them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from judgeapp.messages.message import set_translator
from judgeapp.messages.punctuation import join_sentences, semicolon_list

JAPANESE = {"{one}; {other}": "{one}。{other}", "{one} {other}": "{one}{other}"}


@pytest.fixture(autouse=True)
def in_japanese() -> Iterator[None]:
    set_translator(lambda _, text: JAPANESE[text])
    yield
    set_translator(None)


def test_a_card_text_ends_with_one_stop_before_the_next_reason() -> None:
    reasons = ("アタックできない。", "ブロックできない", "終了")
    assert semicolon_list(reasons) == "アタックできない。ブロックできない。終了"


def test_whole_sentences_keep_their_stops() -> None:
    assert join_sentences(("保存しました。", "取り込みました。")) == "保存しました。取り込みました。"
