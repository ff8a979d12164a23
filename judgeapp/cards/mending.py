"""Certain slips of card files: put right, each with a sentence that says so.

Only unambiguous ones are touched; doubtful ones stay as written."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from judgeapp.cards.record import SpecialLines
from judgeapp.cards.vocabulary import without_ace
from judgeapp.entries.values import doubt

# Tags of web pages, but nothing that a card prints in such brackets: <Blocker>, <Draw 1>.
_TAG = re.compile(r"</?(?:b|br|i|u|p|em|strong|small|sup|sub|span|div|font|ul|ol|li|a|img)(?:\s[^<>]{0,500})?/?>", re.I)
_MAX_DEPTH = 10  # nested lists and tables in an entry; no field of a card goes so deep
_BREAK = re.compile(r"<(?:br\s*/?|/p|/div|/li)>", re.I)
_ENTITY = re.compile(r"&(?:#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,8});", re.I)
_ESCAPED = re.compile(r"\\r\\n|\\n|\\r")
_BEFORE_NAME = re.compile(r"[\s:：_-]*")
# A [Security] effect that is the whole text: no other timing follows it.
_BEGINS_SECURITY = re.compile(r"\[Security\]|【セキュリティ】")
_SECURITY = re.compile(rf"(?:{_BEGINS_SECURITY.pattern})(?:(?![.。)）\n]\s{{0,20}}[\[【]).)*", re.DOTALL)
_OVERFLOW = re.compile(
    r"(?:[<＜≪《]\s*)?(?:ACE\s*)?(?:Overflow|オーバーフロー)\s*[<＜≪《]\s*[-−－]?\s*(?P<memory>\d{1,2})\s*[>＞≫》]+[>＞]?"
    r"\s*(?:[(（][^()（）]{0,300}[)）])?",
    re.I,
)
# Lines beside the effects that some files put into one field, by their first words.
LINE_KINDS = {
    "use_requirement": re.compile(r"\W*(?:use req|使用[条條]件)", re.I),
    "dna": re.compile(r"\W*(?:DNA|ジョグレス|联展进化|合體進化)", re.I),
    "burst": re.compile(r"\W*(?:burst digivol|バースト進化|爆裂[进進]化)", re.I),
    "app_fusion": re.compile(r"\W*(?:app fusion|アプ合体|应用合体|APP合體)", re.I),
    "digixros": re.compile(r"\W*(?:digixros|デジクロス|数码合体|數碼合體)", re.I),
    "assembly": re.compile(r"\W*(?:assembly|アセンブリ|组装|組裝)", re.I),
}


def line_kind(line: str) -> str:
    """Field of a line beside the effects, by how it begins; empty if that does not tell."""
    return next((kind for kind, begins in LINE_KINDS.items() if begins.match(line)), "")


def mended_entry(entry: Mapping[str, Any], mended: list[str]) -> dict[str, Any]:
    """An entry without web page markup and escapes in its texts."""
    counts: set[str] = set()
    plain: dict[str, Any] = {name: _plain(value, counts) for name, value in entry.items()}
    if "tags" in counts:
        mended.append(doubt("web page markup was removed from texts"))
    if "breaks" in counts:
        mended.append(doubt("escaped line breaks became line breaks"))
    return plain


def _plain(value: Any, counts: set[str], depth: int = 0) -> Any:
    if isinstance(value, dict) and depth < _MAX_DEPTH:
        return {name: _plain(part, counts, depth + 1) for name, part in value.items()}
    if isinstance(value, list) and depth < _MAX_DEPTH:
        return [_plain(part, counts, depth + 1) for part in value]
    if not isinstance(value, str) or not ("<" in value or "&" in value or "\\" in value):
        return value
    text = html.unescape(value) if _ENTITY.search(value) else value
    text = _TAG.sub("", _BREAK.sub("\n", text))
    counts.update(["tags"] if text != value else [])
    unescaped = _ESCAPED.sub("\n", text)
    counts.update(["breaks"] if unescaped != text else [])
    return unescaped


def mend_texts(values: dict[str, Any], mended: list[str]) -> None:
    """Mend the name and the texts of a card, by their fields, in place.

    The number before a name, and "ACE" after it (2-3-1-4); a [Security] effect among inherited effects, though it is
    active only when its own card is checked (15-16-10-1); and one that ends the effects, though it is also under
    security."""
    name = values["name"]
    if name.startswith(values["number"]) and (rest := _BEFORE_NAME.sub("", name[len(values["number"]) :], count=1)):
        values["name"] = rest
        mended.append(doubt("name: removed the card number in front of it"))
    if (name := without_ace(values["name"])) != values["name"]:
        values["name"] = name
        mended.append(doubt("name: removed ACE from its end, which isn't part of the name (2-3-1-4)"))
    inherited, security = values["inherited"], values["security"]
    if _SECURITY.fullmatch(inherited) and _words(security) in ("", _words(inherited)):
        values["inherited"], values["security"] = "", inherited
        mended.append(doubt("inherited: its [Security] effect was moved to the security field"))
    security = values["security"]
    before = _before_end(values["effect"], security)
    if before is not None and _BEGINS_SECURITY.match(security):
        values["effect"] = before
        mended.append(doubt("effect: its [Security] effect is already in the security field"))


def _before_end(text: str, end: str) -> str | None:
    """The text before its end, whatever spaces are in that; None if it ends otherwise."""
    at = len(text)
    for letter in reversed(_words(end)):
        while at and text[at - 1].isspace():
            at -= 1
        if not at or text[at - 1] != letter:
            return None
        at -= 1
    return text[:at].strip()


def _words(text: str) -> str:
    return "".join(text.split())


def mended_special(special: SpecialLines, values: dict[str, Any], mended: list[str]) -> SpecialLines:
    """The lines beside the effects, each under its kind; and any Overflow in a text."""
    lines: dict[str, list[str]] = {}
    for line in special.digivolve:
        lines.setdefault(line_kind(line) or "digivolve", []).append(line)
    if lines.keys() - {"digivolve"}:
        special = replace(special, digivolve=())
        for kind, of_kind in lines.items():
            special = replace(special, **{kind: (*getattr(special, kind), *of_kind)})
    for field in ("effect", "inherited"):
        match = _OVERFLOW.search(values[field])
        if match is not None and special.overflow in (0, int(match["memory"])):
            special = replace(special, overflow=int(match["memory"]))
            values[field] = (values[field][: match.start()].rstrip() + values[field][match.end() :]).strip()
            mended.append(doubt("{field}: its Overflow was moved to its own field", field=field))
    return special
