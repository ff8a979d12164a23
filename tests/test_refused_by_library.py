"""What libraries say is told in the language that is spoken."""

from __future__ import annotations

import pytest

from judgeapp.messages.library_errors import describe_library_error
from judgeapp.messages.message import Message, set_translator


@pytest.mark.parametrize(
    ("told", "text", "words"),
    [
        ("Object contains unknown field `foo`", "Object contains unknown field `{field}`", {"field": "foo"}),
        ("Expected `int`, got `str`", "Expected `{wanted}`, got `{found}`", {"wanted": "int", "found": "str"}),
        ("Expected a mapping, got `int`", "Expected a mapping, got `{found}`", {"found": "int"}),
        ("Expecting value", "Expecting value", {}),
        ("file is not a database", "file is not a database", {}),
    ],
)
def test_a_known_sentence_has_its_words_apart(told: str, text: str, words: dict[str, str]) -> None:
    found = describe_library_error(told)
    assert isinstance(found, Message)
    assert (found.text, found.words, str(found)) == (text, words, told)


def test_it_is_said_in_the_language_that_is_spoken(request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: set_translator(None))
    set_translator(lambda _, text: text.replace("Object missing required field", "es fehlt"))
    assert str(describe_library_error("Object missing required field `at`")) == "es fehlt `at`"


def test_what_nobody_knows_stays_in_the_words_of_the_library() -> None:
    assert describe_library_error("a new sentence") == "a new sentence"
