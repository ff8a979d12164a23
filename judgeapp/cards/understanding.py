"""Reading of a whole card: its texts and lines, and the face that the engine plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import fields, replace

from judgeapp.cards.face import circles, face_of
from judgeapp.cards.reading.bracketed import NO_WORDS_KNOWN, KnownWords
from judgeapp.cards.reading.compiler import is_read, read_text
from judgeapp.cards.reading.grammar.phrases import LANGUAGES, TaughtPhrase
from judgeapp.cards.reading.lines import (
    AsIf,
    Copies,
    app_fusion_line,
    as_if_line,
    assembly_line,
    burst_line,
    digivolve_line,
    digixros_line,
    dna_line,
    link_line,
    rule_line,
    use_line,
)
from judgeapp.cards.reading.misprints import PrintCorrection
from judgeapp.cards.reading.normal import corrected
from judgeapp.cards.reading.parts import ReadText, TextFault, Understanding
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understood import remember
from judgeapp.engine.lang import AlsoIs, AsMaterial, ByHand, Category, Effect, Filter, Named, Timing, parts
from judgeapp.engine.state.cards import (
    AppFusionRequirement,
    BurstRequirement,
    DnaRequirement,
    Face,
    Materials,
    Requirement,
    UnreadLine,
)

Meant = (
    Requirement | AsIf | Copies | DnaRequirement | BurstRequirement | AppFusionRequirement | Materials | AlsoIs | Effect
)
T = TypeVar("T")


class ReadLine(Struct, frozen=True):
    """A line beside the effects, and its meaning; `means` is None if it is not understood."""

    kind: str  # the field of the record that it is from: "digivolve", "rules", "dna", ...
    text: str
    means: Meant | None
    why: TextFault | None = None
    corrections: tuple[PrintCorrection, ...] = ()


class CardReading(Struct, frozen=True):
    """Readings of a card's texts, by their printed place."""

    record: CardRecord
    effect: ReadText
    inherited: ReadText
    security: ReadText
    link: ReadText
    option: ReadText
    lines: tuple[ReadLine, ...]

    @property
    def readings(self) -> tuple[tuple[str, ReadText], ...]:
        """(its place on the card, its reading), without missing texts."""
        texts = (
            ("effect", self.effect),
            ("inherited", self.inherited),
            ("security", self.security),
            ("link.effect", self.link),
            ("option_effect", self.option),
        )
        return tuple((where, reading) for where, reading in texts if reading.parts)

    @property
    def state(self) -> Understanding:
        """UNDERSTOOD when everything printed is; NOT when nothing is."""
        states = {part.state for _, reading in self.readings for part in reading.parts}
        states |= {Understanding.NOT if line.means is None else Understanding.UNDERSTOOD for line in self.lines}
        if states <= {Understanding.UNDERSTOOD}:
            return Understanding.UNDERSTOOD
        return Understanding.NOT if states == {Understanding.NOT} else Understanding.PARTLY

    @property
    def is_understood_untaught(self) -> bool:
        """True if everything printed is understood without lessons."""
        parts = (part for _, reading in self.readings for part in reading.parts)
        return self.state is Understanding.UNDERSTOOD and not any(part.taught for part in parts)

    @property
    def face(self) -> Face:
        """The card for the engine; parts not understood are resolved by hand."""
        whole = used_by_hand(self.effect.effects, self.record.category, self.effect.language)
        effects, rules, as_material = split_rules(whole)
        own = tuple(effect for effect in effects if not effect.is_security)
        security = tuple(effect for effect in effects if effect.is_security)
        used = self._meanings("use_requirement", Effect)
        option = used_by_hand(self.option.effects, Category.OPTION, self.option.language)
        if not option and self.record.is_dual:
            option = (Effect(timings=(Timing.MAIN,), actions=(ByHand(self.record.option_name or self.record.name),)),)
        return face_of(
            self.record,
            effects=own if self.record.is_dual else (*own, *used),
            option_effects=(*option, *used) if self.record.is_dual else (),
            inherited=self.inherited.effects,
            security=(*security, *self.security.effects),
            requirements=(*self._meanings("digivolve", Requirement), *self._substitute_requirements()),
            links=self._meanings("link", Requirement),
            link_effects=self.link.effects,
            dna=self._meanings("dna", DnaRequirement),
            burst=self._meanings("burst", BurstRequirement),
            app_fusion=self._meanings("app_fusion", AppFusionRequirement),
            digixros=next(iter(self._meanings("digixros", Materials)), None),
            assembly=next(iter(self._meanings("assembly", Materials)), None),
            rules=(*rules, *self._meanings("rules", AlsoIs)),
            as_material=as_material,
            unread=tuple(
                UnreadLine(x.kind, x.text) for x in self.lines if x.means is None and x.kind != "option_effect"
            ),
        )

    def _substitute_requirements(self) -> Iterator[Requirement]:
        """Requirements that the printed circles come to for cards that count as Digimon for them."""
        printed = tuple(circles(self.record))
        for line in self._meanings("digivolve", AsIf):
            yield from line.requirements(printed)

    def _meanings(self, kind: str, meant: type[T]) -> tuple[T, ...]:
        lines = (line for line in self.lines if line.kind == kind)
        return tuple(line.means for line in lines if isinstance(line.means, meant))


def parts_asked_for(reading: CardReading) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Words that names have in them (2-3-1-3) and traits of the cards that a card's texts ask for, each once."""
    asked = (part for field in fields(Face) for part in parts(getattr(reading.face, field.name)))
    filters = [part for part in asked if isinstance(part, Filter)]
    words = dict.fromkeys(word for part in filters for word in part.name_has)
    return tuple(words), tuple(dict.fromkeys(trait for part in filters for trait in (*part.has_trait, *part.trait_has)))


# Some files put special lines, or the end of one, before the effects.
_RULES = re.compile(
    r"(?<![^\s。≫》＞>）)])\s*([〈＜]ルール[〉＞][^。\n]*)。?"
    r"|(?:(?<=[.\n])\s*(?=\[Rule\] (?:Name|Trait): )|\s*\*(?=Also treat ))([^.\n]*\.?)"
)
# A limit on copies in a deck is a rule wherever it is written (2-3-5-2).
_COPIES = re.compile(
    r"(?:^|(?<=[.\n。]))\s*("
    r"You can include up to \d+ copies of cards with this card.s card number in your deck"
    r"|このカードと同じカードナンバーのカードはデッキに\d+枚まで入れられる"
    r")[.。]?",
    re.IGNORECASE,
)
_CUT_OFF = re.compile(r"^\s*([＜<][^<>＜＞]*[>＞] in (?:its )?text)\.?\s*")
_BEHIND_NOTE = re.compile(r"(?<=per card\.)\s*(?=[<＜\[]).+", re.IGNORECASE | re.DOTALL)
_AMONG_EFFECTS = re.compile(
    r"^\s*(\[Digivolve\][^\n]*?: ?Cost \d+|Digivolve: \d+ if name contains \[[^\[\]]+\]"
    r"|〔進化〕[^\n。]*?[:：]コスト\d+)"
    r"\.?[ \n]*",
    re.IGNORECASE,
)
# A card's text may contain its digivolution requirement anywhere.
_FROM_THE_HAND = re.compile(
    r"(?:^|(?<=[.\n)]))\s*("
    r"You may digivolve this card from your hand onto [^.\n]* is a level \d+ [^.\n]*Digimon"
    r"(?: for a \w+ cost of \d+)?(?=\.|$|\n)"
    r"|手札のこのカードは、[^。\n]*として扱い(?:進化コスト\d+で)?進化できる"
    r")[.。]?",
    re.IGNORECASE,
)
_DNA_AMONG_EFFECTS = re.compile(
    r"^\s*([<＜≪《](?:DNA Digivol|ジョグレス)[^>＞≫》]*[>＞≫》]|(?=Digivolve unsuspended))"
    r"(?:Digivolve unsuspended with the [^.\n]*\.|"
    r"指定のデジモン2体を重ね、アクティブで進化する)?\s*",
    re.IGNORECASE,
)
# Other lines at the beginning of the effects: each ends at its cost or its line's end.
_BURST_NOTE = (
    r"(?:[(（]?(?:At the end of the burst digivolution turn|バースト進化したターン終了時)[^\n.。]*[.。]?[)）]?)?\s*"
)
_BEFORE_EFFECTS: Mapping[str, re.Pattern[str]] = {
    kind: re.compile(rf"^\s*({line})[.。]?\s*{note}", re.IGNORECASE)
    for kind, line, note in (
        (
            "burst",
            r"[<＜\[]?Burst Digivolve(?:(?! to (?:the |your )?hand|\n).)* to (?:the |your )?hand"
            r"(?:[^\n.:]*: ?Cost \d+)?[>＞]?|[<＜≪\[〔]?バースト進化[^\n。]*?コスト(?:\d+)?[>＞≫]?",
            _BURST_NOTE,
        ),
        ("app_fusion", r"[<＜\[]App Fusion[^\n]*?: ?Cost \d+[>＞]?|[<＜≪\[〔]アプ合体[^\n。]*?コスト\d+[>＞≫]?", ""),
        ("digixros", r"[<＜\[]DigiXros [-－−]\d[^\n]*|[<＜≪〔]デジクロス ?[-－−]\d[^\n]*", r"(?:\n\s*|$)"),
        ("assembly", r"[<＜\[]Assembly [-－−]\d[^\n]*|[<＜≪〔]アセンブリ ?[-－−]\d[^\n]*", r"(?:\n\s*|$)"),
    )
}
# Text that doesn't belong to a requirement: the reminder, or the beginning, of an effect.
_BEHIND = re.compile(
    r"(?<=[^\s(])\s*"
    r"(\((?:When|This) [^()]*\)|(?:Treat this card|This card/Digimon|One of your)[ /].*"
    r"|(?<=: Cost \d)[ \n]+[\[<＜].*)$",
    re.DOTALL,
)

# In the current wording.
_DIGIVOLVES = re.compile(r"\bthis Digimon digivolves into\b", re.IGNORECASE)


def of_main_text(reading: ReadText) -> ReadText:
    """Reading of a card's main text, whose effects are no more once it lies under another (15-3-1): "When this Digimon
    digivolves into a card with ..." is said there of what would happen, as the Japanese text of such cards has it."""
    if reading.language != "en" or not any(map(_digivolves_away, reading.effects)):
        return reading
    parts = tuple(
        replace(
            part,
            effect=replace(part.effect, would=True),
            printed=_DIGIVOLVES.sub("this Digimon would digivolve into", part.printed),
        )
        if _digivolves_away(part.effect)
        else part
        for part in reading.parts
    )
    return replace(reading, parts=parts)


def _digivolves_away(effect: Effect) -> bool:
    """True if an effect asks for nothing but what its own Digimon has digivolved into."""
    return bool(effect.when and not effect.would) and all(
        when.event == "digivolved" and when.this and when.into is not None and not when.how for when in effect.when
    )


def split_rules(effects: tuple[Effect, ...]) -> tuple[tuple[Effect, ...], tuple[AlsoIs, ...], tuple[AsMaterial, ...]]:
    """The effects of a text, and what in it says what the card also is, or counts as for a DigiXros or an Assembly,
    wherever it is: "This card/Digimon is also treated as [X]" is not an effect of the field only (2-3-5-1)."""
    rules = [effect for effect in effects if _is_rule(effect)]
    kept = tuple(effect for effect in effects if effect not in rules)
    gifts = [gift for effect in rules for gift in effect.gifts]
    also = tuple(gift for gift in gifts if isinstance(gift, AlsoIs))
    return kept, also, tuple(gift for gift in gifts if isinstance(gift, AsMaterial))


def used_by_hand(effects: tuple[Effect, ...], category: Category | None, language: str) -> tuple[Effect, ...]:
    """Effects of an Option in a language without phrases are asked for at its use: most is its [Main] effect (9-1)."""
    if category is not Category.OPTION or language in LANGUAGES:
        return effects
    return tuple(replace(effect, timings=(Timing.MAIN,)) for effect in effects)


def _is_rule(effect: Effect) -> bool:
    plain = Effect(to=Named("this-card"), gifts=effect.gifts)
    return effect == plain and all(isinstance(g, AlsoIs | AsMaterial) for g in effect.gifts)


def speaker(category: Category, where: str) -> Category:
    """The kind of card that a text speaks of: inherited and link effects are a Digimon's (15-12-1)."""
    if where == "option_effect":
        return Category.OPTION
    return category if where in ("effect", "security") else Category.DIGIMON


def read_card(
    record: CardRecord, taught: tuple[TaughtPhrase, ...] = (), known: KnownWords = NO_WORDS_KNOWN
) -> CardReading:
    """Reads all texts of a card. Without a phrase book nothing is understood. `taught` and `known`: as in read_text."""
    language, printed, record = record.language, record, _arranged(record)
    effect, inherited, security, link, option = (read_text(text, language, taught, known) for text in _texts(record))
    lines = tuple(_lines(record, language, known))
    reading = CardReading(record, of_main_text(effect), inherited, security, link, option, lines)
    remember(printed, known, understood=reading.is_understood_untaught)
    return reading


def is_card_read(record: CardRecord, known: KnownWords = NO_WORDS_KNOWN) -> bool:
    """True if the readings of a card's texts are cached."""
    return all(is_read(text, record.language, known) for text in _texts(_arranged(record)))


def _texts(record: CardRecord) -> tuple[str, ...]:
    link = record.special.link
    linked = link.effect if link is not None else ""
    return (record.effect, record.inherited, record.security, linked, record.option_effect)


def _arranged(record: CardRecord) -> CardRecord:
    """Card with each line in its place, wherever a file has put it."""
    text, moved = record.effect, []
    if record.category is Category.DIGI_EGG and text == record.inherited:
        text = ""  # files with one box for both repeat it; a Digi-Egg has only inherited effects
    while line := _AMONG_EFFECTS.match(text):
        moved.append(line[1])
        text = text[line.end() :]
    dna = record.special.dna
    if line := _DNA_AMONG_EFFECTS.match(text):
        dna = (*dna, line[1]) if line[1] else dna
        text = text[line.end() :]
    before: dict[str, tuple[str, ...]] = {}
    for kind, pattern in _BEFORE_EFFECTS.items():
        if line := pattern.match(text):
            before[kind] = (*getattr(record.special, kind), line[1])
            text = text[line.end() :]
    digivolve = record.special.digivolve
    if digivolve and (behind := _BEHIND.search(digivolve[-1])):
        digivolve = (*digivolve[:-1], digivolve[-1][: behind.start()])
        text = f"{behind[1]}\n{text}".rstrip()
    if digivolve and digivolve[-1].endswith("w/") and (line := _CUT_OFF.match(text)):
        digivolve = (*digivolve[:-1], digivolve[-1] + line[1])
        text = text[line.end() :]
    digixros = before.pop("digixros", record.special.digixros)
    if digixros and (line := _BEHIND_NOTE.search(digixros[-1])):
        digixros = (*digixros[:-1], digixros[-1][: line.start()])
        text = f"{line[0].strip()}\n{text}".strip()
    moved += (line[1] for line in _FROM_THE_HAND.finditer(text))
    text = _FROM_THE_HAND.sub("", text)
    rules = [line[1] or line[2] for line in _RULES.finditer(text)]
    text = _RULES.sub("", text)
    rules += (line[1] for line in _COPIES.finditer(text))
    text = _COPIES.sub("", text)
    special = replace(
        record.special,
        digivolve=(*digivolve, *moved),
        dna=dna,
        digixros=digixros,
        **before,
        rules=(*record.special.rules, *rules),
    )
    security = record.security
    if record.language == "en" and security and not security.lstrip().startswith("["):
        security = f"[Security] {security}"  # some files leave the header out of the box that has its name
    return replace(record, effect=text, security=security, special=special)


_LINE_READERS: Mapping[str, Callable[[str, str], Meant | TextFault]] = {
    "digixros": digixros_line,
    "assembly": assembly_line,
    "rules": rule_line,
    "dna": dna_line,
    "burst": burst_line,
    "app_fusion": app_fusion_line,
    "use_requirement": use_line,
}


def read_line(text: str, language: str) -> ReadLine | None:
    """A text as a line beside the effects, of the kind that it states; None if it isn't an understood one."""
    readers = {**_LINE_READERS, "digivolve": digivolve_line, "link": link_line}
    lines = [_line(kind, text, reader, language) for kind, reader in readers.items() if kind != "use_requirement"]
    understood = [line for line in (*lines, _line("digivolve", text, as_if_line, language)) if line.means is not None]
    return understood[0] if len(understood) == 1 else None


def _lines(record: CardRecord, language: str, known: KnownWords) -> Iterator[ReadLine]:
    special = record.special
    for text in special.digivolve:
        as_if = _line("digivolve", text, as_if_line, language)
        yield as_if if as_if.means else _line("digivolve", text, digivolve_line, language, known)
    for kind, reader in _LINE_READERS.items():
        for text in getattr(special, kind):
            yield _line(kind, text, reader, language)
    if special.link is not None:
        for text in special.link.requirements:
            yield _line("link", text, link_line, language)
        if not special.link.requirements or special.link.dp is None:
            # Every link has a requirement and an effect (2-3-12-1).
            yield ReadLine("link", "", None, TextFault.NOT_SAID)
    if record.is_dual and not record.option_effect:
        # Every DUAL card has both parts (4-6-1@4.2).
        yield ReadLine("option_effect", "", None, TextFault.NOT_SAID)


def _line(
    kind: str,
    text: str,
    reader: Callable[[str, str], Meant | TextFault],
    language: str,
    known: KnownWords = NO_WORDS_KNOWN,
) -> ReadLine:
    if language not in LANGUAGES:
        return ReadLine(kind, text, None, TextFault.NO_WORDS)
    read, corrections = reader(text, language), corrected(text, language)[1]
    here = known.in_question(text, language)
    if isinstance(read, TextFault) and here != NO_WORDS_KNOWN:
        # Facts that the line doesn't state.
        again_corrected, other_corrections = corrected(text, language, here)
        again = reader(again_corrected.text, language)
        if not isinstance(again, TextFault):
            read, corrections = again, other_corrections
    if isinstance(read, TextFault):
        return ReadLine(kind, text, None, read, corrections)
    return ReadLine(kind, text, read, None, corrections)
