"""The forms of a phrase's verb: an order, a permission, a payment ("by ...ing")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum


class Form(StrEnum):
    """PLAIN: as an effect says it ("delete", "it gains"; 消滅させる). BARE: after "you may".
    MAY: what a card may do ("it may attack"), or in Japanese what anybody may (消滅できる).
    ING: of a condition ("by deleting"; 消滅させることで). AND: before another verb (消滅させ).
    STEM: before なら and か, where の falls away (レスト状態の間, レスト状態なら).
    HAD: of what a card was (特徴に「A」を持っていた, レスト状態だった)."""

    PLAIN = "plain"
    BARE = "bare"
    MAY = "may"
    ING = "ing"
    AND = "and"
    STEM = "stem"
    HAD = "had"


# "DNA digivolve" is one verb, whose last word is inflected.
_VERB_EN = re.compile(r"(?P<subject>.*?)(?P<kind>(?:DNA |burst |app )?)(?P<verb>[A-Za-z-]+)!(?P<rest>.*)", re.DOTALL)
_IRREGULAR_EN = {
    "have": ("has", "having"),
    "get": ("gets", "getting"),
    "set": ("sets", "setting"),
    "put": ("puts", "putting"),
    "win": ("wins", "winning"),
    "be": ("is", "being"),
    "do": ("does", "doing"),
    "trash": ("trashes", "trashing"),
    "attack": ("attacks", "attacking"),
    "link": ("links", "linking"),
    "flip": ("flips", "flipping"),
}
# Verbs with "can" on older cards and "may" on others.
_CAN = ("digivolve",)
_VERB_JA = re.compile(r"(?P<subject>.*?)(?P<verb>\w+?)!(?P<rest>.*)", re.DOTALL)
# The last sound of a verb: (may, before another verb).
_LAST_JA = {
    "す": (("せる",), ("し", "して")),
    "く": (("ける",), ("き", "いて")),
    "う": (("える",), ("い", "って")),
    "つ": (("てる",), ("ち", "って")),
    "む": (("める",), ("み", "んで")),
    "ぶ": (("べる",), ("び", "んで")),
    "る": (("られる",), ("", "て")),
    "い": ((), ("く", "くて")),
}
_IRREGULAR_JA = {
    "させる": (("できる", "させられる", "させてもよい"), ("させ", "させて")),
    "する": (("できる", "してもよい"), ("し", "して")),
    "できる": ((), ("でき", "できて")),
    "ある": ((), ("あり", "あって")),
    "しない": ((), ("せず", "しなく")),
    "ない": ((), ("ず", "なく")),
    "た": ((), ()),  # past: only conditions say it
}
# Verbs that describe a card.
_HAD_JA = {"つ": "っていた", "む": "んでいた", "ある": "あった"}


def forms_of(text: str, language: str) -> Iterator[tuple[Form, str]]:
    """A wording in each form that it has; one without a verb has the plain one only."""
    if language == "ja":
        yield from _japanese(text)
    else:
        yield from _english(text)


def _english(text: str) -> Iterator[tuple[Form, str]]:
    match = _VERB_EN.fullmatch(text)
    if match is None:
        yield Form.PLAIN, text
        return
    subject, kind, verb, rest = match["subject"], match["kind"], match["verb"], match["rest"]
    third, ing = _IRREGULAR_EN.get(verb) or (_third(verb), _ing(verb))
    if subject:
        many = "are" if verb == "be" else verb
        yield Form.PLAIN, f"{subject}{kind}{third}|{many}{rest}"
        yield Form.MAY, f"{subject}may {kind}{verb}{rest}"
        if verb in _CAN:
            yield Form.MAY, f"{subject}can {kind}{verb}{rest}"
    else:
        yield Form.PLAIN, f"{kind}{verb}{rest}"
        yield Form.BARE, f"{kind}{verb}{rest}"
        yield Form.ING, f"{kind}{ing}{rest}"


def _third(verb: str) -> str:
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x")) else f"{verb}s"


def _ing(verb: str) -> str:
    if verb.endswith("e") and not verb.endswith("ee"):
        return f"{verb[:-1]}ing"
    return f"{verb}ing"


def _japanese(text: str) -> Iterator[tuple[Form, str]]:
    match = _VERB_JA.fullmatch(text)
    if match is None:
        yield Form.PLAIN, text
        return
    before, verb, rest = match["subject"], match["verb"], match["rest"]
    yield Form.PLAIN, f"{before}{verb}{rest}"
    if verb.endswith("の"):
        yield Form.STEM, f"{before}{verb[:-1]}{rest}"
        yield Form.AND, f"{before}{verb[:-1]}で{rest}"
        yield Form.HAD, f"{before}{verb[:-1]}だった{rest}"
        return
    yield Form.STEM, f"{before}{verb}{rest}"
    ending = next((e for e in _IRREGULAR_JA if verb.endswith(e)), verb[-1])
    may, joined = _IRREGULAR_JA.get(ending) or _LAST_JA[ending]
    stem = before + verb.removesuffix(ending)
    for words in may:
        yield Form.MAY, f"{stem}{words}{rest}"
    if may:
        yield Form.MAY, f"{before}{verb}ことができる{rest}"
        yield Form.ING, f"{before}{verb}ことで{rest}"
    for words in joined:
        yield Form.AND, f"{stem}{words}{rest}"
    if ending in _HAD_JA:
        yield Form.HAD, f"{stem}{_HAD_JA[ending]}{rest}"
