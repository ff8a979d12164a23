"""Agreement of two card files in different languages; effects missing in one of them aren't compared."""

from __future__ import annotations

import pytest

from judgeapp.cards.coverage import Agreement, agreement
from tests.cards.made import record

ENGLISH = "[On Play] Delete 1 of your opponent's Digimon."
JAPANESE = "【登場時】相手のデジモン1体を消滅させる。"


@pytest.mark.parametrize(
    ("english", "japanese", "inherited", "result"),
    [
        (ENGLISH, JAPANESE, ("", ""), (1, 1)),
        (ENGLISH, JAPANESE.replace("1体", "2体"), ("", ""), (1, 0)),
        (ENGLISH, JAPANESE.replace("相手の", "自分の"), ("", ""), (1, 0)),
        # One file has no inherited effects; the effects that both have are still compared.
        (ENGLISH, JAPANESE, ("[Your Turn] This Digimon gets +1000 DP.", ""), (1, 1)),
        (ENGLISH, JAPANESE.replace("1体", "2体"), ("[Your Turn] This Digimon gets +1000 DP.", ""), (1, 0)),
        (ENGLISH, "", ("", ""), (0, 0)),
        # A text that isn't understood in one of them isn't compared.
        (ENGLISH, "【登場時】ランプを灯す。", ("", ""), (0, 0)),
    ],
)
def test_texts_in_both_files_are_compared(
    english: str, japanese: str, inherited: tuple[str, str], result: tuple[int, int]
) -> None:
    own = record(effect=english, inherited=inherited[0])
    other = record(effect=japanese, inherited=inherited[1], language="ja", name="ランタンモン")
    compared = agreement([own], [other])
    assert (compared.compared, compared.same) == result
    assert compared == Agreement(*result, () if result[0] == result[1] else (own.number,))


def test_traits_missing_in_one_language_are_a_difference() -> None:
    english = "[On Play] Delete 1 of your opponent's Digimon with [Beast] in one of its traits{}."
    japanese = "【登場時】特徴に「獣」を含む相手のデジモン1体を消滅させる。"
    for but, same in (("", 1), (", other than [Sea Beast]", 0)):
        own = record(effect=english.format(but))
        other = record(effect=japanese, language="ja", name="ランタンモン")
        assert agreement([own], [other]).same == same
