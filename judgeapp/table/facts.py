"""A card from plain facts: "Lv.4 red 5000", "tamer yellow cost 3", "Lv.5 <Blocker> 7000 DP"."""

from __future__ import annotations

import re
from typing import Any

from judgeapp.engine.lang import Category, Color
from judgeapp.errors import InputError

_LEVEL = re.compile(r"(?:lv\.?|level)\s*(\d+)", re.IGNORECASE)
_COST = re.compile(r"(?:cost|play cost|play)\s*(\d+)", re.IGNORECASE)
_DP = re.compile(r"(\d{3,6})(?:\s*dp)?\b", re.IGNORECASE)
_KEYWORD = re.compile(r"<([^<>]+?)(?:\s*([+-]\d+))?>")
_WORDS: dict[str, dict[str, Any]] = {
    **{color.value: {"colors": [color.value]} for color in Color},
    **{c.value: {"category": c.value} for c in Category},
    "egg": {"category": "digi-egg"},
    "token": {"token": True},
}
_PLAIN = re.compile(r"^\s*(?:lv|level)|\d{3,}|<")


def is_plain(text: str) -> bool:
    """Whether a text is plain facts, and not a name."""
    words = re.split(r"[\s/,]+", text.strip().casefold())
    return bool(_PLAIN.search(text.casefold())) or any(word in _WORDS for word in words)


def described(text: str) -> dict[str, Any]:
    """The fields that plain facts come to. Raises InputError for a word that is none."""
    fields: dict[str, Any] = {}
    gifts: list[dict[str, Any]] = []

    def take(pattern: re.Pattern[str], rest: str, name: str) -> str:
        found = pattern.search(rest)
        if found is None:
            return rest
        fields[name] = int(found[1])
        return rest[: found.start()] + " " + rest[found.end() :]

    rest = text
    for found in _KEYWORD.finditer(rest):
        amount = {"amount": int(found[2])} if found[2] else {}
        gifts.append({"gives": "keyword", "name": found[1].strip(), **amount})
    rest = _KEYWORD.sub(" ", rest)
    for pattern, name in ((_LEVEL, "level"), (_COST, "play_cost"), (_DP, "dp")):
        rest = take(pattern, rest, name)
    for word in re.split(r"[\s/,]+", rest.strip()):
        if not word:
            continue
        said = _WORDS.get(word.casefold())
        if said is None:
            raise InputError(
                f"{word!r} says nothing of a card", where=text,
                mend='Write for example "Lv.4 red 5000", "tamer yellow cost 3", "<Blocker>"',
            )  # fmt: skip
        for field, value in said.items():
            fields[field] = [*fields.get(field, []), *value] if field == "colors" else value
    if fields.get("category") == "option" and "play_cost" in fields:
        fields["use_cost"] = fields.pop("play_cost")
    if gifts:
        fields["effects"] = [{"gifts": [gift]} for gift in gifts]
    if not fields:
        raise InputError("this says nothing of a card", where=text)
    return fields


def called_by(fields: dict[str, Any]) -> str:
    """What a card without a name is called: by its facts."""
    words = [fields.get("category", "")] if fields.get("category") != "digimon" else []
    words += [f"Lv.{fields['level']}"] if "level" in fields else []
    words += fields.get("colors", [])
    words += [f"{fields['dp']} DP"] if "dp" in fields else []
    cost = fields.get("play_cost", fields.get("use_cost"))
    words += [f"cost {cost}"] if cost is not None else []
    for effect in fields.get("effects", []):
        for gift in effect["gifts"]:
            amount = f" {gift['amount']:+d}" if "amount" in gift else ""
            words.append(f"<{gift['name']}{amount}>")
    words += ["token"] if fields.get("token") else []
    return " ".join(filter(None, words))
