"""How words are put together: verbs, lists, names, and what is done as a phrase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from judgeapp.engine.english.words import ING, NAMES, THIRD


class Phrase(NamedTuple):
    """Something that is done, as an order, after "by", and after "may"."""

    order: str
    ing: str
    may: str


def ing(verb: str) -> str:
    if verb in ING:
        return ING[verb]
    return f"{verb[:-1]}ing" if verb.endswith("e") else f"{verb}ing"


def third(verb: str) -> str:
    return THIRD.get(verb, f"{verb}s")


def do(verb: str, rest: str = "", who: str = "you") -> Phrase:
    """A player does it; you, if nothing is said."""
    rest = f" {rest}" if rest else ""
    if who == "you":
        return Phrase(f"{verb}{rest}", f"{ing(verb)}{rest}", f"you may {verb}{rest}")
    return Phrase(f"{who} {third(verb)}{rest}", f"{who} {ing(verb)}{rest}",
                  f"{who} may {verb}{rest}")  # fmt: skip


def whole(text: str) -> Phrase:
    return Phrase(text, text, f"you may do this: {text}")


def sentence(text: str) -> str:
    """With a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def listed(parts: Sequence[str], last: str = "and") -> str:
    if len(parts) < 2:
        return "".join(parts)
    comma = "," if len(parts) > 2 else ""
    return f"{', '.join(parts[:-1])}{comma} {last} {parts[-1]}"


def bracketed(words: Iterable[str]) -> str:
    return "/".join(f"[{word}]" for word in words)


def article(noun: str) -> str:
    return "an" if noun[:1].lower() in "aeiou" else "a"


def name_of(name: str) -> str:
    return NAMES.get(name, f'the card called "{name}"')


def possessive(name: str) -> str:
    return "its" if name == "it" else f"{name}'s"
