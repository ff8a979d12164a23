"""Keyword effects are typed by their usual name, and unknown ones are refused."""

from __future__ import annotations

import pytest

from judgeapp.engine.lang import Color, Filter, Keyword, KeywordName
from judgeapp.messages.errors import InputError
from judgeapp.table.setup.facts import parse_facts, parse_keyword


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Blocker", Keyword(KeywordName.BLOCKER)),
        ("<blocker>", Keyword(KeywordName.BLOCKER)),
        ("Security A. +1", Keyword(KeywordName.SECURITY_A, 1)),
        ("＜Security Attack -1＞", Keyword(KeywordName.SECURITY_A, -1)),
        ("Fragment 3", Keyword("Fragment", 3)),
        ("Fragment (3)", Keyword("Fragment", 3)),
        ("Link +1", Keyword(KeywordName.LINK, 1)),
        ("≪バリア≫", Keyword("Barrier")),
        ("≪Sアタック+1≫", Keyword(KeywordName.SECURITY_A, 1)),
        ("Decoy (Red)", Keyword("Decoy", of=(Filter(colors=(Color.RED,)),))),
    ],
)
def test_a_keyword_is_typed_as_on_cards(typed: str, meant: Keyword) -> None:
    assert parse_keyword(typed) == meant


def test_an_unknown_keyword_is_refused() -> None:
    """It would silently have no effect."""
    with pytest.raises(InputError, match=r"'Blokcer'.*Perhaps you mean 'Blocker'"):
        parse_keyword("<Blokcer>")
    with pytest.raises(InputError, match="'Blokcer'"):
        parse_facts("Lv.4 red 5000 <Blokcer>")
    assert parse_facts("Lv.4 red 5000 <blocker>")["effects"] == [{"gifts": [{"gives": "keyword", "name": "Blocker"}]}]


def test_a_processing_keyword_can_not_be_had() -> None:
    with pytest.raises(InputError, match="<Save> is something that an effect does"):
        parse_keyword("Save")
