"""The noun phrases of targets: which cards, or which player, something is done to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judgeapp.engine import lang
from judgeapp.engine.english.filters import cards_text, counted, number_text
from judgeapp.engine.english.phrases import name_of
from judgeapp.engine.lang import Target, Whose


def _chosen(target: lang.Choose) -> str:
    if target.total_dp is not None:
        total = number_text(target.total_dp)
        text = f"{cards_text(target.of, 'any')} whose DP adds up to {total} or less"
    elif target.total_play_cost is not None:
        total = number_text(target.total_play_cost)
        text = f"{cards_text(target.of, 'any')} whose play costs add up to {total} or less"
    else:
        amount, each = counted(target.count)
        text = cards_text(target.of, f"up to {amount}" if target.up_to else amount) + each
    if target.of.different:
        text += f" with different {target.of.different}s"
    if target.by is Whose.OPPONENTS:
        text += " of your opponent's choice"
    return text


def _all(target: lang.All) -> str:
    return cards_text(target.of, "all")


def _named(target: lang.Named) -> str:
    return name_of(target.name)


def _player(target: lang.Player) -> str:
    return {Whose.YOURS: "you", Whose.OPPONENTS: "your opponent"}.get(target.whose, "both players")


def _top(target: lang.Top) -> str:
    end = "bottom" if target.bottom else "top"
    whose = {Whose.YOURS: "your", Whose.OPPONENTS: "your opponent's"}.get(target.whose, "each")
    return f"the {end} {counted(target.count)[0]} cards of {whose} {target.of.value}"


def _together(target: lang.Together) -> str:
    return " and ".join(map(target_text, target.targets))


TARGETS: Mapping[type, Callable[[Any], str]] = {
    lang.Choose: _chosen,
    lang.All: _all,
    lang.Named: _named,
    lang.Player: _player,
    lang.Top: _top,
    lang.Together: _together,
}


def target_text(target: Target) -> str:
    return TARGETS[type(target)](target)


def is_many(target: Target) -> bool:
    if isinstance(target, lang.Choose):
        return target.count != 1 or target.limit is not None
    if isinstance(target, lang.Player):
        return target.whose is not Whose.OPPONENTS
    if isinstance(target, lang.Top | lang.Together):
        return True
    return isinstance(target, lang.All) or target.name in ("revealed", "looked")
