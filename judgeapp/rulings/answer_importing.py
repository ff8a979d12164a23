"""Import official answers of a file: all fields are checked, and faults named. See judgeapp.entries.importing."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from judgeapp.cards.facts import read_number
from judgeapp.entries.importing import EntryKind, ReadEntry
from judgeapp.entries.shape import ShapeFields
from judgeapp.entries.values import FactError, describe_kind, entry_text, is_language, read_day
from judgeapp.language.folding import guessed_language
from judgeapp.rulings.answer import AnswerText

MAX_TEXT_LENGTH = 20_000  # letters of a question or an answer
MAX_NAME_LENGTH = 60  # letters of a number, and of an answer's place in print
MAX_SOURCE_LENGTH = 200
MAX_CARDS = 500

# Names of our fields in files.
FIELDS: Mapping[str, tuple[str, ...]] = {
    "number": ("number", "id", "no"),
    "language": ("language", "lang"),
    "question": ("question",),
    "answer": ("answer",),
    "cards": ("cards", "card", "card_or_topic"),
    "date": ("date",),
    "source": ("source",),
}
SHAPED = ShapeFields(
    "answers", frozenset(FIELDS), needed=tuple(FIELDS[field] for field in ("number", "question", "answer"))
)
_KNOWN = {name for names in FIELDS.values() for name in names}


def read_answer(entry: object, language: str = "") -> ReadEntry[AnswerText]:
    """The text of an entry: a table with FIELDS, of which number, question and answer are needed. `language`: of its
    texts; if empty, the entry's own counts, otherwise its letters Raises FactError."""
    if not isinstance(entry, dict):
        raise FactError("an answer must be a mapping of fields, not {entry}", entry=describe_kind(entry))
    values = {
        field: next((entry[name] for name in names if entry.get(name) is not None), None)
        for field, names in FIELDS.items()
    }
    question = _needed("question", entry_text(values["question"], "question", MAX_TEXT_LENGTH))
    answer = _needed("answer", entry_text(values["answer"], "answer", MAX_TEXT_LENGTH))
    tag = language or _line("language", values["language"])
    if tag and not is_language(tag):
        raise FactError("language: {tag!r} isn't a language tag such as en or zh-Hans", tag=tag)
    number = values["number"]
    if isinstance(number, int) and not isinstance(number, bool):
        number = str(number)
    text = AnswerText(
        number=read_answer_number(_line("number", number)),
        language=tag or guessed_language((question, answer)),
        question=question,
        answer=answer,
        cards=_cards(values["cards"]),
        date=read_day(_line("date", values["date"]), "date"),
        source=_line("source", values["source"], MAX_SOURCE_LENGTH),
    )
    return ReadEntry(text, (), tuple(str(field) for field in entry if field not in _KNOWN))


def read_answer_number(written: str) -> str:
    """The number of an answer in upper case, "Q601"; one of digits alone is that of a question. Raises FactError."""
    number = _needed("number", " ".join(written.split())).upper()
    if " " in number:
        raise FactError("number: {number!r} is more than one word", number=number)
    return f"Q{number}" if number.isdecimal() else number


def _cards(value: object) -> tuple[str, ...]:
    values = value if isinstance(value, list) else [value]
    if len(values) > MAX_CARDS:
        raise FactError("cards: has more than {most_cards}", most_cards=MAX_CARDS)
    return tuple(dict.fromkeys(filter(None, map(_card, values))))


def _card(value: object) -> str:
    """A card number as printed; anything else is a topic, and stays unchanged."""
    name = _line("cards", value)
    try:
        return read_number(name)
    except FactError:
        return name


def _line(field: str, value: object, longest: int = MAX_NAME_LENGTH) -> str:
    return " ".join(entry_text(value, field, longest).split())


def _needed(field: str, text: str) -> str:
    if not text:
        raise FactError("{field}: is missing", field=field)
    return text


def joined(known: AnswerText, text: AnswerText) -> AnswerText | None:
    """Two entries of one number that say the same, with the cards of both; None if they contradict."""
    if (known.question, known.answer) != (text.question, text.answer):
        return None
    cards = tuple(dict.fromkeys((*known.cards, *text.cards)))
    return replace(known, cards=cards, date=max(known.date, text.date))


ANSWERS: EntryKind[AnswerText] = EntryKind(SHAPED, read_answer, read_answer_number, joined)
