"""Translatable messages: English text with named parameters, rendered in the current language when shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

# Translation of a text, by its context and the English text.
Translator = Callable[[str, str], str]
_translator: Translator | None = None


def set_translator(translator: Translator | None) -> None:
    """Render all messages through `translator` from now on; None renders them in English."""
    global _translator
    _translator = translator


def current_translator() -> Translator | None:
    """The translator that renders messages; None for English."""
    return _translator


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 -- lupdate looks for it
    """Marks a text for translation later."""
    return text


def translation(context: str, text: str) -> str:
    """A text in the current language, its parameters not filled in."""
    return _translator(context, text) if _translator else text


def render(context: str, text: str, /, **params: object) -> str:
    """A text in the current language, its parameters filled in."""
    return translation(context, text).format_map(params)


class Message:
    """An immutable text with parameters, rendered whenever it is shown. Parameters may be messages or errors."""

    # Written by hand: dataclasses are slow to load, and every command loads this one.
    __slots__ = ("context", "params", "text")

    def __init__(self, text: str, params: Mapping[str, object] | None = None, context: str = "errors") -> None:
        self.text: Final = text
        self.params: Final[Mapping[str, object]] = params if params is not None else {}
        self.context: Final = context

    def __eq__(self, other: object) -> bool:
        mine = (self.text, self.params, self.context)
        return isinstance(other, Message) and mine == (other.text, other.params, other.context)

    def __hash__(self) -> int:
        return hash((self.text, self.context))

    def __repr__(self) -> str:
        return f"Message({self.text!r}, {self.params!r}, {self.context!r})"

    def __str__(self) -> str:
        return render(self.context, self.text, **self.params) if self.text else ""

    def __bool__(self) -> bool:
        return bool(self.text)


def message(text: str, /, **params: object) -> Message:
    """An error message, or a part of one."""
    return Message(text, params)


def area_message(area: str) -> Message:
    """Name of an area or a pile, a part of an error message."""
    return Message(area, context="areas")
