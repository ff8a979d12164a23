"""Everything that the palette of the judge's own actions offers, made from the state of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from judgeapp.messages.punctuation import with_note
from judgeapp.table.board.board import board
from judgeapp.table.judge_actions import BY_HAND_ACTIONS, CORRECTIONS, RULINGS, cards_of, effects_to_rule
from judgeapp.table.rendering.rendering import card_name_text
from judgeapp.table.results import Results
from judgeapp.table.sentences import render_sentence
from judgeapp.ui.localization import translate
from judgeapp.ui.table.table_state import NodeTexts, Palette, TableState
from judgeapp.ui.table.wording import card_effect_text


class ByHandView(Struct, frozen=True):
    effect: str  # text of the effect that is resolved by hand, if any
    palette: Palette  # who acts, and how
    choices: Mapping[str, Mapping[Any, str]]  # those of each field
    fields: frozenset[str]  # the ones that the action needs


def by_hand_view(state: TableState, texts: NodeTexts, results: Results) -> ByHandView:
    """The view of a state. Where an effect begins or ends to be resolved by hand, the first actor is chosen."""
    asked, game, chosen = texts.question(state), state.shown.game, state.palette
    resolves = asked is not None and asked.kind == "by-hand"
    effect = card_effect_text(asked.card, asked.about) if asked is not None and resolves else ""
    actors = {"effect": translate("ByHandPanel", "By the effect")} if effect else {}
    actors["correction"] = translate("ByHandPanel", "The judge corrects the board")
    actors["ruling"] = translate("ByHandPanel", "By an effect, as you rule")
    who = chosen.who if chosen.who in actors and chosen.resolves == resolves else next(iter(actors))
    actions = {"effect": BY_HAND_ACTIONS, "ruling": RULINGS, "correction": CORRECTIONS}[who]
    action = chosen.action if chosen.action in actions else next(iter(actions))
    needs = {*actions[action], "who", "action", *(("card",) if "unit" in actions[action] else ())}
    cards = [*cards_of(results.of(board, game.state, state.spoken))]
    every = {
        card.id: with_note(card_name_text(card.name), render_sentence("table", f"area-{card.area}", seat=card.seat))
        for card in cards
    }
    units = {card.id: every[card.id] for card in cards if card.is_unit}
    by = chosen.by if chosen.by in every else next(iter(every), 0)
    kind = "correct" if who == "correction" else "effect"
    choices: dict[str, Mapping[Any, str]] = {
        "who": actors,
        "action": {name: render_sentence("table", f"{kind}-{name}") for name in actions},
        "by": every,
        "effect": effects_to_rule(game.state, by, state.spoken) if "effect" in needs else {},
        "card": units if "unit" in needs else every,
        "onto": units,
        "into": every,
    }
    return ByHandView(effect, Palette(who, action, by, resolves), choices, frozenset(needs))
