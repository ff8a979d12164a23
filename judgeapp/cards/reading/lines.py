"""Lines beside the effects: digivolution, link, DigiXros and Assembly requirements, and (Rule) texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from judgeapp.cards.reading.caching import cached
from judgeapp.cards.reading.compiler import printer, read_text
from judgeapp.cards.reading.grammar.parsing import ExhaustedError, Parser
from judgeapp.cards.reading.grammar.phrases import phrase_book
from judgeapp.cards.reading.grammar.printing import UnsayableError
from judgeapp.cards.reading.meaning.meaning import meaning_of
from judgeapp.cards.reading.normal import normalised
from judgeapp.cards.reading.parts import TextFault, Understanding
from judgeapp.engine.keyword_rules import is_had
from judgeapp.engine.lang import AlsoIs, Color, Effect, Filter, KeywordName
from judgeapp.engine.state.cards import AppFusionRequirement, BurstRequirement, DnaRequirement, Materials, Requirement

T = TypeVar("T")

# "(Rule)" is in round brackets, but is not a note (2-3-5).
_RULE = re.compile(r"^\s*[(（]Rule[)）]", re.IGNORECASE)


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """Number of copies of this card allowed in a deck (1-4-1-2-2)."""

    count: int


class AsIf(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Cards that can digivolve into this card as if they were Digimon of a level and colors (by default their own), by
    its printed circles; `cost` replaces the printed cost."""

    of: Filter
    level: int
    colors: tuple[Color, ...] = ()
    cost: int | None = None

    def requirements(self, printed: Iterable[Requirement]) -> Iterator[Requirement]:
        """Requirements for such cards according to the printed circles."""
        for circle in printed:
            if circle.level != self.level or circle.of is not None:
                continue
            cost = circle.cost if self.cost is None else self.cost
            if self.colors and not set(self.colors) & set(circle.colors):
                continue
            asked = () if self.colors else circle.colors
            yield Requirement(cost, asked, of=self.of, as_level=self.level, as_colors=self.colors)


def _reader(kind: str, to: type[T], note: re.Pattern[str] | None = None) -> Callable[[str, str], T | TextFault]:
    """Function that reads a line of a kind in a language; `note`: ignored words."""

    def read(text: str, language: str) -> T | TextFault:
        meaning = _meaning(kind, text if note is None else note.sub("", text), language)
        return meaning if isinstance(meaning, TextFault) else _converted(meaning, to)

    return read


# Words behind such a line only repeat the rules (2-3-7-2, 2-3-9-2, 2-3-10-2).
_NOTES = re.compile(
    r"\s*[(（]?(?:Digivolve unsuspended with the|At the end of the burst digivolution turn,?|"
    r"指定のデジモン2体を重ね|バースト進化したターン終了時).*$",
    re.IGNORECASE | re.DOTALL,
)
# "You may digivolve this card from your hand onto one of your red Tamers as if ..."
as_if_line = _reader("as-if-line", AsIf)
digivolve_line = _reader("digivolve-line", Requirement)  # 2-3-6-3
link_line = _reader("link-line", Requirement)  # with its cost (2-3-12-2)
dna_line = _reader("dna-line", DnaRequirement, _NOTES)  # 2-3-7-1
burst_line = _reader("burst-line", BurstRequirement, _NOTES)  # 2-3-9-1
app_fusion_line = _reader("app-fusion-line", AppFusionRequirement, _NOTES)  # 2-3-10-1
digixros_line = _reader("digixros-line", Materials)  # 2-3-8-1
assembly_line = _reader("assembly-line", Materials)  # 2-3-11-1


def line_text(kind: str, means: Struct, language: str) -> str:
    """Meaning of a line of a kind ("app_fusion") in today's words. Raises UnsayableError."""
    phrases = "as-if" if isinstance(means, AsIf) else "rule" if kind == "rules" else kind.replace("_", "-")
    meaning = {field: part for field, part in meaning_of(means).items() if field != means.__struct_config__.tag_field}
    return printer(language).text(f"{phrases}-line", meaning)


def rule_line(text: str, language: str) -> AlsoIs | Copies | TextFault:
    """An additional name, trait and so on (2-3-5-1), or a copy limit (2-3-5-2)."""
    meaning = _meaning("rule-line", _RULE.sub("[Rule]", text), language)
    if isinstance(meaning, TextFault):
        return meaning
    return _converted(meaning, Copies) if "count" in meaning else _converted(meaning, AlsoIs)


def use_line(text: str, language: str) -> Effect | TextFault:
    """Requirement of an Option instead of its colors: <Use Req. (X)> (16-42@4.2)."""
    reading = read_text(text, language)
    if reading.state is not Understanding.UNDERSTOOD:
        return next((left.why for part in reading.parts for left in part.gaps), TextFault.NO_WORDS)
    effects = [e for e in reading.effects if is_had(e, KeywordName.USE_REQ)]
    return effects[0] if [*reading.effects] == effects[:1] else TextFault.NO_EFFECT


def _converted(meaning: Any, to: type[T]) -> T | TextFault:
    try:
        return msgspec.convert(meaning, type=to)
    except msgspec.ValidationError:
        return TextFault.NO_EFFECT


class _LineRead(Struct, frozen=True, omit_defaults=True):
    """Converted meaning of a line; or why it is not understood."""

    meaning: Any = None
    why: TextFault | None = None


# Many cards have the same line.
@lru_cache(maxsize=1_024)
def _meaning(kind: str, text: str, language: str) -> Any:
    def read() -> _LineRead:
        meaning = _read(kind, text, language)
        return _LineRead(why=meaning) if isinstance(meaning, TextFault) else _LineRead(meaning)

    line = cached(_LineRead, read, "line", kind, language, text)
    return line.meaning if line.why is None else line.why


def _read(kind: str, text: str, language: str) -> Any:
    """The only meaning of a line, which stays the same when printed and read again."""
    book = phrase_book(language)
    source = normalised(text, language).text.strip().rstrip(".。")
    try:
        derivations = Parser(book, source).readings(kind)
    except ExhaustedError:
        return TextFault.TOO_LONG
    if not derivations:
        return TextFault.NO_WORDS
    if len(derivations) > 1:
        return TextFault.TWO_READINGS
    meaning = derivations[0].meaning
    try:
        again = Parser(book, printer(language).text(kind, meaning)).readings(kind)
    except (UnsayableError, ExhaustedError):
        return TextFault.NOT_THE_SAME
    return meaning if [d.meaning for d in again] == [meaning] else TextFault.NOT_THE_SAME
