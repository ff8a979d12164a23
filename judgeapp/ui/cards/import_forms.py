"""Forms for files that are not in our own: our fields in words, clues to them, and how first entries look."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QCoreApplication

from judgeapp.cards.facts import CARDS, read_number
from judgeapp.cards.lists.errata import ERRATA, Erratum
from judgeapp.cards.lists.restrictions import RESTRICTIONS, Restriction
from judgeapp.cards.record import CardRecord
from judgeapp.cards.vocabulary import CATEGORIES, colors_in, squeezed
from judgeapp.cards.wording import category_name, color_name
from judgeapp.entries.guessing import Clues
from judgeapp.entries.values import FactError
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulings.answer import AnswerText
from judgeapp.rulings.answer_importing import ANSWERS
from judgeapp.ui.cards.import_dialog import ImportForm

translate = QCoreApplication.translate


def card_form() -> ImportForm:
    labels = {
        "number": translate("import_dialog", "Number"),
        "name": translate("import_dialog", "Name"),
        "category": translate("import_dialog", "Category"),
        "colors": translate("import_dialog", "Colors"),
        "level": translate("import_dialog", "Level"),
        "dp": translate("import_dialog", "DP"),
        "play_cost": translate("import_dialog", "Play cost or use cost"),
        "evo_costs.cost": translate("import_dialog", "Digivolution cost"),
        "evo_costs.color": translate("import_dialog", "Digivolution cost: from which color"),
        "evo_costs.level": translate("import_dialog", "Digivolution cost: from which level"),
        "form": translate("import_dialog", "Form"),
        "attribute": translate("import_dialog", "Attribute"),
        "traits": translate("import_dialog", "Types, and other traits"),
        "effect": translate("import_dialog", "Effect"),
        "inherited": translate("import_dialog", "Inherited effect"),
        "security": translate("import_dialog", "Security effect"),
        "special.digivolve": translate("import_dialog", "Digivolution requirements in words"),
        "special.dna": translate("import_dialog", "DNA digivolution"),
        "special.digixros": translate("import_dialog", "DigiXros"),
        "special.assembly": translate("import_dialog", "Assembly"),
        "special.link.requirement": translate("import_dialog", "Link requirements"),
        "special.link.dp": translate("import_dialog", "Link DP"),
        "special.link.effect": translate("import_dialog", "Link effect"),
    }
    columns = (
        translate("import_dialog", "Number"),
        translate("import_dialog", "Name"),
        translate("import_dialog", "Category"),
        translate("import_dialog", "Colors"),
        translate("import_dialog", "Level"),
        translate("import_dialog", "Cost"),
        translate("import_dialog", "Effect"),
    )
    return ImportForm(CARDS, labels, _CARD_CLUES, columns, _card_row, _card_count)


def answer_form() -> ImportForm:
    """Form for a file of official answers."""
    labels = {
        "number": translate("import_dialog", "Number"),
        "question": translate("import_dialog", "Question"),
        "answer": translate("import_dialog", "Answer"),
        "cards": translate("import_dialog", "Cards"),
        "date": translate("import_dialog", "Date"),
    }
    return ImportForm(ANSWERS, labels, _ANSWER_CLUES, tuple(labels.values()), _answer_row, _answer_count)


def restriction_form() -> ImportForm:
    """Form for a list of banned and restricted cards, whose forms are all known."""
    columns = (
        translate("import_dialog", "Number"),
        translate("import_dialog", "Copies"),
        translate("import_dialog", "From"),
        translate("import_dialog", "Not with"),
    )
    return ImportForm(RESTRICTIONS, {}, {}, columns, _restriction_row, _line_count)


def erratum_form() -> ImportForm:
    """Form for errata, whose forms are all known."""
    columns = (
        translate("import_dialog", "Number"),
        translate("import_dialog", "From"),
        translate("import_dialog", "Before"),
        translate("import_dialog", "After"),
    )
    return ImportForm(ERRATA, {}, {}, columns, _erratum_row, _line_count)


def _restriction_row(record: Restriction) -> tuple[str, ...]:
    partner = "" if record.lifted else record.partner
    return record.number, "" if record.limit is None else str(record.limit), record.since, partner


def _erratum_row(record: Erratum) -> tuple[str, ...]:
    before, after = zip(*((change.before, change.after) for change in record.changes), strict=True)
    return record.number, record.since, " · ".join(before), " · ".join(after)


def _line_count(count: int) -> str:
    return translate("import_dialog", "%n line(s)", "", count)


def _is_number(value: object) -> bool:
    with suppress(FactError):
        return isinstance(value, str) and bool(read_number(value))
    return False


def _words(value: object) -> list[str]:
    return [str(part) for part in (value if isinstance(value, list) else [value])]


def _is_category(value: object) -> bool:
    return all(squeezed(word) in CATEGORIES for word in _words(value))


def _is_color(value: object) -> bool:
    return all(colors_in(word) for text in _words(value) for word in text.replace("/", " ").split())


_CARD_CLUES = {
    "number": Clues(("number", "id", "cardnumber", "cardid", "cardno", "code", "no"), _is_number),
    "name": Clues(("name", "cardname", "title", "nameen", "englishname")),
    "category": Clues(("category", "type", "cardtype", "kind", "kinds"), _is_category),
    "colors": Clues(("colors", "color", "colour", "cardcolor"), _is_color),
    "level": Clues(("level", "lv", "cardlv", "cardlevel")),
    "dp": Clues(("dp", "power", "carddp")),
    "play_cost": Clues(("playcost", "cost", "cardcost", "memorycost", "usecost")),
    "evo_costs.cost": Clues(("evocost", "evolutioncost", "digivolvecost", "digivolutioncost")),
    "evo_costs.color": Clues(("evocolor", "evolutioncolor", "digivolvecolor", "digivolutioncolor")),
    "evo_costs.level": Clues(("evolevel", "evolutionlevel", "digivolvelevel", "digivolutionlevel")),
    "form": Clues(("form", "forms", "stage")),
    "attribute": Clues(("attribute", "attributes", "attr")),
    "traits": Clues(("traits", "types", "digitype", "digimontype", "trait", "tribe", "subtypes")),
    "effect": Clues(("effect", "maineffect", "effecttext", "text", "cardeffect", "cardtext")),
    "inherited": Clues(("inherited", "inheritedeffect", "inheritedeffecttext", "sourceeffect", "digivolveeffect")),
    "security": Clues(("security", "securityeffect", "securityeffecttext")),
    "special.digivolve": Clues(("specialdigivolve", "alteffect", "digivolve")),
    "special.dna": Clues(("dna", "dnadigivolve")),
    "special.digixros": Clues(("digixros", "xrosreq")),
    "special.assembly": Clues(("assembly",)),
    "special.link.requirement": Clues(("linkrequirement", "linkrequirements")),
    "special.link.dp": Clues(("linkdp",)),
    "special.link.effect": Clues(("linkeffect",)),
}
_ANSWER_CLUES = {
    "number": Clues(("number", "qno", "id", "no", "qid", "questionnumber")),
    "question": Clues(("question", "q", "frage", "questiontext", "質問")),
    "answer": Clues(("answer", "a", "antwort", "answertext", "reply", "回答")),
    "cards": Clues(("cards", "card", "cardnumber", "cardno", "related", "*")),
    "date": Clues(("date", "published", "updated", "day")),
}


def _card_row(record: CardRecord) -> tuple[str, ...]:
    return (
        record.number,
        record.name,
        category_name(record.category),
        "/".join(map(color_name, record.colors)),
        "" if record.level is None else str(record.level),
        "" if record.play_cost is None else str(record.play_cost),
        record.effect or record.inherited or record.security,
    )


def _answer_row(record: AnswerText) -> tuple[str, ...]:
    return record.number, record.question, record.answer, comma_list(record.cards), record.date


def _card_count(count: int) -> str:
    return translate("import_dialog", "%n card(s)", "", count)


def _answer_count(count: int) -> str:
    return translate("import_dialog", "%n answer(s)", "", count)
