"""Words for codes about card texts: parts of a card, texts not understood, misprints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgeapp.cards.reading.misprints import PrintCorrection, PrintFault
from judgeapp.cards.reading.parts import TextFault, Understanding
from judgeapp.cards.record import CardRecord
from judgeapp.engine.lang import Category, Color
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
_FAULTS: Mapping[TextFault, str] = {
    TextFault.NO_WORDS: QT_TRANSLATE_NOOP("card_explanation", "the program doesn't know this wording"),
    TextFault.TWO_READINGS: QT_TRANSLATE_NOOP("card_explanation", "it can be read in two ways"),
    TextFault.NOT_THE_SAME: QT_TRANSLATE_NOOP("card_explanation", "printed back, it would say something else"),
    TextFault.NO_EFFECT: QT_TRANSLATE_NOOP("card_explanation", "the engine has no such effect"),
    TextFault.UNCLEAR: QT_TRANSLATE_NOOP("card_explanation", "it is unclear what one of its words refers to"),
    TextFault.TOO_LONG: QT_TRANSLATE_NOOP("card_explanation", "it is too long for a card text"),
    TextFault.NOT_SAID: QT_TRANSLATE_NOOP("card_explanation", "it isn't in the card file"),
}
_STATES: Mapping[Understanding, str] = {
    Understanding.UNDERSTOOD: QT_TRANSLATE_NOOP("card_explanation", "Understood"),
    Understanding.PARTLY: QT_TRANSLATE_NOOP("card_explanation", "Understood in part"),
    Understanding.NOT: QT_TRANSLATE_NOOP("card_explanation", "Not understood"),
}
_CORRECTIONS: Mapping[PrintFault, str] = {
    PrintFault.WORD_MISSPELLED: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (misspelled)."),
    PrintFault.WORD_TWICE: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (printed twice)."),
    PrintFault.WORD_LEFT_OUT: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (missing word)."),
    PrintFault.SPACE_LEFT_OUT: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (missing space)."),
    PrintFault.SIGN_WRONG: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (wrong character)."),
    PrintFault.APOSTROPHE_WRONG: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (apostrophe)."),
    PrintFault.ICON_LOST: QT_TRANSLATE_NOOP("wording", "“{printed}” is read as “{read}” (missing icon)."),
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


def describe_state(state: Understanding) -> str:
    return translation("card_explanation", _STATES[state])


def describe_fault(why: TextFault) -> str:
    return translation("card_explanation", _FAULTS[why])


def describe_correction(correction: PrintCorrection) -> str:
    """Sentence about a part of a card's text that is not read as printed."""
    return render("wording", _CORRECTIONS[correction.why], printed=correction.printed, read=correction.read)
