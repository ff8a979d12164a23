"""Our readings: decisions of this program on clauses whose text leaves something open.

They are decisions of the editors of this corpus, never part of a source's text."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.files.packaged import packaged

# The language that all our texts exist in.
FIRST_LANGUAGE = "en"

# A text by BCP 47 language tag.
Translations = dict[str, str]


class BearingAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    id: str  # the number under which it was published ("Q6716")
    point: Translations  # its relevance, in our words


class OurReading(Struct, frozen=True, forbid_unknown_fields=True):
    """One question that the text leaves open, and our answer."""

    id: str  # stable
    clauses: tuple[str, ...]  # numbers of the Comprehensive Rules that it is about, the nearest first
    question: Translations
    answer: Translations
    because: Translations  # why we read it so; otherwise: the other reading
    otherwise: Translations
    rules: Translations  # the statement of the Comprehensive Rules
    manual: Translations  # that of the official manual; passages: ids of those compared there
    scenarios: tuple[str, ...]  # files that play it, as "folder/name" below tests/scenarios
    passages: tuple[str, ...] = ()
    rulings: tuple[BearingAnswer, ...] = ()
    settled: tuple[str, ...] = ()  # the later editions whose text no longer leaves it open

    def stands_at(self, shown: Collection[str]) -> str:
        """Clause that shows it in full, of several shown together."""
        return next((number for number in self.clauses if number in shown), "")

    def texts(self) -> Iterator[tuple[str, Translations]]:
        """Every text with the name of its field."""
        yield "question", self.question
        yield "answer", self.answer
        yield "because", self.because
        yield "otherwise", self.otherwise
        yield "rules", self.rules
        yield "manual", self.manual
        for ruling in self.rulings:
            yield f"rulings.{ruling.id}", ruling.point


def translation_in(texts: Translations, language: str) -> tuple[str, str]:
    """Text in a language, or in English if it has none, and its language."""
    tag = language if language in texts else FIRST_LANGUAGE
    return texts[tag], tag


@cache
def load_readings() -> tuple[OurReading, ...]:
    """Every reading of rules_corpus/readings.yaml, in file order, with its texts in the other languages. Raises
    ValueError if one of these is of a missing reading."""
    readings = {reading.id: reading for reading in as_written()}
    for file in _translations():
        language = file.name.removesuffix(".yaml")
        for name, texts in packaged("rules_corpus", f"readings/{file.name}", dict[str, _Texts]).items():
            if (reading := readings.get(name)) is None:
                raise ValueError(f"readings/{file.name}: there is no reading {name!r}")
            readings[name] = _with(reading, language, texts)
    return tuple(readings.values())


class _Texts(Struct, frozen=True, forbid_unknown_fields=True):
    """The texts of a reading in one language; `rulings`: by the id of an answer its point."""

    question: str
    answer: str
    because: str
    otherwise: str
    rules: str
    manual: str
    rulings: dict[str, str] = {}


def _with(reading: OurReading, language: str, texts: _Texts) -> OurReading:
    points = tuple(
        replace(ruling, point=ruling.point | {language: texts.rulings[ruling.id]})
        if ruling.id in texts.rulings
        else ruling
        for ruling in reading.rulings
    )
    fields = {
        name: getattr(reading, name) | {language: getattr(texts, name)}
        for name in texts.__struct_fields__
        if name != "rulings"
    }
    return replace(reading, rulings=points, **fields)


def _translations() -> Iterator[Traversable]:
    folder = files("rules_corpus").joinpath("readings")
    return (file for file in sorted(folder.iterdir(), key=lambda f: f.name) if file.name.endswith(".yaml"))


@cache
def as_written() -> tuple[OurReading, ...]:
    """The readings in the first language alone: what does not show them needs no other."""
    return packaged("rules_corpus", "readings.yaml", tuple[OurReading, ...])


@cache
def readings_by_clause() -> dict[str, tuple[str, ...]]:
    """The ids of the readings that are about a clause."""
    ids_of: dict[str, list[str]] = {}
    for reading in as_written():
        for clause in reading.clauses:
            ids_of.setdefault(clause, []).append(reading.id)
    return {clause: tuple(ids) for clause, ids in ids_of.items()}
