"""Known errors of libraries are shown in the current language."""

from __future__ import annotations

import pytest

from judgeapp.messages.errors import InputError
from judgeapp.messages.library_errors import describe_library_error
from judgeapp.messages.message import Message, set_translator


@pytest.mark.parametrize(
    ("error", "text", "params"),
    [
        ("Object contains unknown field `foo`", "Object contains unknown field `{field}`", {"field": "foo"}),
        ("Expected `int`, got `str`", "Expected `{wanted}`, got `{found}`", {"wanted": "int", "found": "str"}),
        ("Expected a mapping, got `int`", "Expected a mapping, got `{found}`", {"found": "int"}),
        ("Expecting value", "Expecting value", {}),
        ("file is not a database", "file is not a database", {}),
    ],
)
def test_a_known_error_has_parameters(error: str, text: str, params: dict[str, str]) -> None:
    described = describe_library_error(error)
    assert isinstance(described, Message)
    assert (described.text, described.params, str(described)) == (text, params, error)


def test_it_is_shown_in_the_current_language(request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: set_translator(None))
    set_translator(lambda _, text: text.replace("Object missing required field", "es fehlt"))
    assert str(describe_library_error("Object missing required field `at`")) == "es fehlt `at`"


def test_an_unknown_error_stays_in_english() -> None:
    assert describe_library_error("a new sentence") == "a new sentence"


def test_a_message_that_ends_in_a_question_gets_no_full_stop() -> None:
    error = InputError("B must decide something else first: {question}", question="Block?")
    assert str(error) == "B must decide something else first: Block?"
    mended = InputError("{question}", mend="Decide it", question="Block?")
    assert str(mended) == "Block? Decide it."
