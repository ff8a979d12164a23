"""Words for the facts and parts of a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgeapp.cards.record import CardRecord
from judgeapp.engine.words import Category, Color
from judgeapp.messages.message import QT_TRANSLATE_NOOP, render, translation

# Parts of a card by field of its record, in the card's order.
_PARTS: Mapping[str, str] = {
    "use_requirement": QT_TRANSLATE_NOOP("card_page", "Use requirement"),
    "digivolve": QT_TRANSLATE_NOOP("card_page", "Digivolution requirement"),
    "dna": QT_TRANSLATE_NOOP("card_page", "DNA digivolution"),
    "burst": QT_TRANSLATE_NOOP("card_page", "Burst digivolution"),
    "app_fusion": QT_TRANSLATE_NOOP("card_page", "App fusion"),
    "digixros": QT_TRANSLATE_NOOP("card_page", "DigiXros"),
    "assembly": QT_TRANSLATE_NOOP("card_page", "Assembly"),
    "effect": QT_TRANSLATE_NOOP("card_page", "Effect"),
    "inherited": QT_TRANSLATE_NOOP("card_page", "Inherited effect"),
    "security": QT_TRANSLATE_NOOP("card_page", "Security effect"),
    "link": QT_TRANSLATE_NOOP("card_page", "Link requirement"),
    "link.requirement": QT_TRANSLATE_NOOP("card_page", "Link requirement"),
    "link.dp": QT_TRANSLATE_NOOP("card_page", "Link DP"),
    "link.effect": QT_TRANSLATE_NOOP("card_page", "Link effect"),
    "rules": QT_TRANSLATE_NOOP("card_page", "Rule"),
    "option_name": QT_TRANSLATE_NOOP("card_page", "Name of the Option part"),
    "option_effect": QT_TRANSLATE_NOOP("card_page", "Option part"),
    "text": QT_TRANSLATE_NOOP("cli", "Text"),  # a text that isn't a card's
}
_CATEGORIES: Mapping[Category, str] = {
    Category.DIGIMON: QT_TRANSLATE_NOOP("wording", "Digimon"),
    Category.TAMER: QT_TRANSLATE_NOOP("wording", "Tamer"),
    Category.OPTION: QT_TRANSLATE_NOOP("wording", "Option"),
    Category.DIGI_EGG: QT_TRANSLATE_NOOP("wording", "Digi-Egg"),
}
_COLORS: Mapping[Color, str] = {
    Color.RED: QT_TRANSLATE_NOOP("wording", "red"),
    Color.BLUE: QT_TRANSLATE_NOOP("wording", "blue"),
    Color.YELLOW: QT_TRANSLATE_NOOP("wording", "yellow"),
    Color.GREEN: QT_TRANSLATE_NOOP("wording", "green"),
    Color.BLACK: QT_TRANSLATE_NOOP("wording", "black"),
    Color.PURPLE: QT_TRANSLATE_NOOP("wording", "purple"),
    Color.WHITE: QT_TRANSLATE_NOOP("wording", "white"),
}


def category_name(category: Category) -> str:
    return translation("wording", _CATEGORIES[category])


def color_name(color: Color) -> str:
    return translation("wording", _COLORS[color])


def card_facts(record: CardRecord) -> Sequence[str]:
    """Facts of a card in a few words: category, colors, level, DP, cost."""
    facts = [category_name(record.category), "/".join(map(color_name, record.colors))]
    if record.level is not None:
        facts.append(render("wording", QT_TRANSLATE_NOOP("wording", "Lv.{level}"), level=record.level))
    if record.dp is not None:
        facts.append(render("wording", QT_TRANSLATE_NOOP("wording", "{dp} DP"), dp=record.dp))
    if record.play_cost is not None:
        facts.append(render("wording", QT_TRANSLATE_NOOP("wording", "cost {cost}"), cost=record.play_cost))
    return [part for part in facts if part]


def part_name(field: str) -> str:
    return translation("cli" if field == "text" else "card_page", _PARTS[field])
