"""The headers of an effect: timings, turns, areas, how often (15-14, 15-16)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from judgeapp.cards.reading.normal import Traced
from judgeapp.engine.lang import Area, Timing, Turn

_TIMINGS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "On Play": Timing.ON_PLAY,
        "When Digivolving": Timing.WHEN_DIGIVOLVING,
        "On Deletion": Timing.ON_DELETION,
        "When Attacking": Timing.WHEN_ATTACKING,
        "When Linking": Timing.WHEN_LINKING,
        "Main": Timing.MAIN,
        "Security": Timing.SECURITY,
        "Start of Your Turn": Timing.START_OF_YOUR_TURN,
        "Start of Opponent's Turn": Timing.START_OF_OPPONENTS_TURN,
        "Start of Your Main Phase": Timing.START_OF_YOUR_MAIN_PHASE,
        "Start of Opponent's Main Phase": Timing.START_OF_OPPONENTS_MAIN_PHASE,
        "End of Your Turn": Timing.END_OF_YOUR_TURN,
        "End of Opponent's Turn": Timing.END_OF_OPPONENTS_TURN,
        "End of All Turns": Timing.END_OF_ALL_TURNS,
        "End of Attack": Timing.END_OF_ATTACK,
        "Counter": Timing.COUNTER,
        "When Moving": Timing.WHEN_MOVING,
    },
    "ja": {
        "登場時": Timing.ON_PLAY,
        "進化時": Timing.WHEN_DIGIVOLVING,
        "消滅時": Timing.ON_DELETION,
        "アタック時": Timing.WHEN_ATTACKING,
        "リンク時": Timing.WHEN_LINKING,
        "メイン": Timing.MAIN,
        "セキュリティ": Timing.SECURITY,
        "自分のターン開始時": Timing.START_OF_YOUR_TURN,
        "相手のターン開始時": Timing.START_OF_OPPONENTS_TURN,
        "自分のメインフェイズ開始時": Timing.START_OF_YOUR_MAIN_PHASE,
        "相手のメインフェイズ開始時": Timing.START_OF_OPPONENTS_MAIN_PHASE,
        "自分のターン終了時": Timing.END_OF_YOUR_TURN,
        "相手のターン終了時": Timing.END_OF_OPPONENTS_TURN,
        "お互いのターン終了時": Timing.END_OF_ALL_TURNS,
        "アタック終了時": Timing.END_OF_ATTACK,
        "カウンター": Timing.COUNTER,
        "移動時": Timing.WHEN_MOVING,
    },
}
_TURNS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "Your Turn": Turn.YOURS, "Opponent's Turn": Turn.OPPONENTS, "All Turns": Turn.ALL,
    },
    "ja": {
        "自分のターン": Turn.YOURS, "相手のターン": Turn.OPPONENTS, "お互いのターン": Turn.ALL,
    },
}  # fmt: skip
_TIMES: Mapping[str, Mapping[str, int]] = {
    "en": {"Once Per Turn": 1, "Twice Per Turn": 2, "Thrice Per Turn": 3},
    "ja": {"ターンに1回": 1, "ターンに2回": 2, "ターンに3回": 3},
}
_AREAS: Mapping[str, Mapping[str, str]] = {
    "en": {"Hand": Area.HAND, "Trash": Area.TRASH, "Breeding": Area.BREEDING},
    "ja": {"手札": Area.HAND, "トラッシュ": Area.TRASH, "育成": Area.BREEDING},
}
_SECURITY = {"en": "Security", "ja": "セキュリティ"}
_BRACKETS = {"en": r"\[([^\[\]]+)\]", "ja": r"[【\[]([^\[\]【】]+)[\]】]"}
# Before a header stands the end of another effect, or nothing.
_BEFORE = {"en": (".", ")", ">", '"', "]", "\n"), "ja": ("。", ")", ">", "」", "】", "]", "\n")}
_BULLET = "・"


def headers(text: str, language: str) -> tuple[dict[str, Any], int]:
    """What the headers at the start of an effect say, as fields of an Effect, and where its
    body begins."""
    names: list[str] = []
    at = 0
    for name, start, end in _bracketed(text, language):
        if text[at:start].strip(" /") or not _is_header(name, language):
            break
        names.append(name)
        at = end
    while at < len(text) and text[at] in " :":
        at += 1
    return _fields(names, language), at


def _fields(names: Sequence[str], language: str) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for place, name in enumerate(names):
        others = names[place + 1 :]
        if name in _TURNS[language]:
            fields["during"] = str(_TURNS[language][name])
        elif name in _TIMES[language]:
            fields["per_turn"] = _TIMES[language][name]
        elif name in _AREAS[language]:
            fields["area"] = str(_AREAS[language][name])
        elif name == _SECURITY[language] and any(
            n in _TIMINGS[language] or n in _TURNS[language] for n in others
        ):
            fields["area"] = str(Area.SECURITY)
        else:
            fields.setdefault("timings", []).append(str(_TIMINGS[language][name]))
    if fields.get("during") == Turn.ALL:
        del fields["during"]
    return fields


def _is_header(name: str, language: str) -> bool:
    tables: tuple[Mapping[str, object], ...] = (
        _TIMINGS[language], _TURNS[language], _TIMES[language], _AREAS[language],
    )  # fmt: skip
    return any(name in table for table in tables)


def _bracketed(text: str, language: str) -> Iterator[tuple[str, int, int]]:
    for found in re.finditer(_BRACKETS[language], text):
        yield found[1], found.start(), found.end()


def split(traced: Traced, language: str) -> list[Traced]:
    """The effects of a text: each line, and each run of headers, begins one. Lines that begin
    with a bullet belong to the effect above."""
    text = traced.text
    starts = {0}
    depth = _quoted(text)
    for found in re.finditer(r"\n(?!\s*・)", text):
        starts.add(found.end())
    for name, start, _ in _bracketed(text, language):
        before = text[:start].rstrip(" ")
        if depth[start] or not before or not _is_header(name, language):
            continue
        if before[-1] in "]】":
            continue  # further headers of a run
        if before[-1] in _BEFORE[language]:
            starts.add(start)
    places = [*sorted(starts), len(text)]
    return [traced.part(a, b) for a, b in zip(places, places[1:], strict=False) if b > a]


def _quoted(text: str) -> list[bool]:
    """For each place whether it is inside a quoted effect."""
    inside, found = False, []
    for letter in text:
        if letter in '"“”『』':
            inside = letter in "“『" or (letter == '"' and not inside)
        found.append(inside)
    return found


def header_words(fields: Mapping[str, Any], language: str) -> str:
    """The headers that say such fields, with a space behind them if there are any."""
    opens, closes = _WRITTEN[language]
    words = [_named(_AREAS[language], fields.get("area"), {_SECURITY[language]: Area.SECURITY})]
    words += [_named(_TIMINGS[language], timing) for timing in fields.get("timings", ())]
    words.append(_named(_TURNS[language], fields.get("during")))
    words.append(_named(_TIMES[language], fields.get("per_turn")))
    written = [f"{opens}{word}{closes}" for word in words if word]
    space = " " if language == "en" else ""
    return space.join(written) + space if written else ""


_WRITTEN = {"en": "[]", "ja": "【】"}


def _named(
    table: Mapping[str, object], value: object, more: Mapping[str, object] | None = None
) -> str:
    return next((name for name, found in {**table, **(more or {})}.items() if found == value), "")
