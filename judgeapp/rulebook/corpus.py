"""All sources together: every passage by id, and how passages hang together. Clauses of editions that are only cited
are found too, but are not counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.clauses.citing import citation, mentioned_clauses
from judgeapp.clauses.renumbering import EDITIONS, order
from judgeapp.messages.errors import NotFoundError
from judgeapp.messages.punctuation import comma_message
from judgeapp.rulebook.history import History, load_renumbering
from judgeapp.rulebook.leading import Leading
from judgeapp.rulebook.manifest import Manifest, Rulebook, corpus_file, load_manifest
from judgeapp.rulebook.our_words.cited import cited_clauses, moved_passages
from judgeapp.rulebook.our_words.differences import SourceDifference, load_differences
from judgeapp.rulebook.our_words.readings import OurReading, load_readings
from judgeapp.rulebook.our_words.rendering import Rendering, load_renderings, rendered
from judgeapp.rulebook.parsing.parsed import ParsedSource
from judgeapp.rulebook.passage import Block, CrossReference, Passage, PassageKind

# The source whose clause numbers have no prefix.
RULES = "rules"


def number_in_rules(passage: Passage) -> str:
    """Number of a clause in the built-in rules, or its citation in an edition that is not available (16-44@4.2); empty
    for any other passage."""
    source, _, number = passage.id.partition(":")
    return number if source == RULES and passage.number else ""


def edition_cited(passage: Passage) -> str:
    """The edition that a clause is only cited of, in words of ours; empty for any other passage."""
    return number_in_rules(passage).partition("@")[2]


class Former(Struct, frozen=True):
    """A clause of today that editions `since` to `until` called by another number."""

    number: str
    since: str
    until: str

    @property
    def editions(self) -> str:
        return self.since if self.since == self.until else f"{self.since}–{self.until}"


class CorpusParts(Struct, frozen=True):
    manifest: Manifest
    passages: tuple[Passage, ...]
    history: History
    readings: tuple[OurReading, ...] = ()
    renderings: tuple[Rendering, ...] = ()
    differences: tuple[SourceDifference, ...] = ()
    cited: tuple[Passage, ...] = ()


class Corpus:
    """The passages of all sources, in the order of manifest and print. Read only."""

    def __init__(self, parts: CorpusParts, leading: Leading | None = None) -> None:
        """`leading` is the edition in force; without one the edition that is built in leads."""
        self._parts = parts
        self.manifest, self.history, self.differences = parts.manifest, parts.history, parts.differences
        self.leading = leading
        # This corpus without a leading edition: with the numbers of the built-in one.
        self.plain = self
        self.renderings: dict[str, Rendering] = {r.clause: r for r in parts.renderings}
        self.readings: dict[str, OurReading] = {r.id: r for r in parts.readings}
        self._own, self.cited = parts.passages, parts.cited
        self.passages: dict[str, Passage] = {p.id: p for p in (*self._own, *self.cited)}

    def with_sources(self, sources: Iterable[Rulebook], passages: Iterable[Passage]) -> Corpus:
        """Corpus with imported sources after the others. Citations of an edition now available lead to its text."""
        manifest = replace(self.manifest, sources=(*self.manifest.sources, *sources))
        cited = tuple(p for i, p in self.passages.items() if "@" in i)
        made = Corpus(replace(self._parts, manifest=manifest, passages=(*self._own, *passages), cited=cited))
        for key in [i for i in made.passages if "@" in i]:
            if (at_hand := made.clause(key.removeprefix(f"{RULES}:"))) is not None:
                made.passages[key] = at_hand
        return made

    def led_by(self, leading: Leading) -> Corpus:
        """Corpus led by an edition: references to a clause of the rules lead to its text, or if that isn't here to the
        built-in edition's, with its number there."""
        own, cited = self._own, self.cited
        if leading.source == RULES:
            own = tuple(_renumbered(p, leading) for p in own)
            cited = tuple(
                replace(p, number=number) if (number := p.number.removesuffix(f"@{leading.named}")) != p.number else p
                for p in cited
            )
        led = Corpus(replace(self._parts, passages=own, cited=cited), leading)
        led.plain = self.plain
        led.passages |= {i: p for i, p in self.passages.items() if p.id != i}
        return led

    @cached_property
    def by_origin(self) -> dict[str, tuple[Passage, ...]]:
        """Everything searched, by origin: the built-in texts and the cited clauses of other editions under "", each
        imported source under its key."""
        brought = {s.key: list[Passage]() for s in self.manifest.sources if s.imported}
        built_in: list[Passage] = []
        for passage in self._own:
            brought.get(passage.source, built_in).append(passage)
        return {"": (*built_in, *self.cited), **{key: tuple(passages) for key, passages in brought.items()}}

    def __iter__(self) -> Iterator[Passage]:
        return iter(self._own)

    def __len__(self) -> int:
        return len(self._own)

    def passage(self, passage_id: str) -> Passage:
        """Raises NotFoundError for an id that no passage has."""
        passage = self.passages.get(passage_id)
        source, _, number = passage_id.partition(":")
        if passage is None and source == RULES and "@" in number:
            passage = self.clause(number)
        if passage is None:
            raise NotFoundError(
                "there is no passage {passage_id!r}",
                mend="Use a clause number such as 16-5, or an id from a search",
                passage_id=passage_id,
            )
        return passage

    def clause(self, number: str) -> Passage | None:
        """The clause of the Comprehensive Rules with this number in the built-in edition ("16-4"), if any: as the
        leading edition has it. Of another edition ("16-44@4.2"), the clause if its text is available, otherwise its
        citation or our summary."""
        plain, _, edition = number.partition("@")
        if not edition:
            own = self.passages.get(f"{RULES}:{plain}")
            return None if own is None else self.led(own)
        if edition == self.built_in:
            return self.passages.get(f"{RULES}:{plain}")
        for source in self._edition_keys.get(edition, ()):
            if (clause := self.passages.get(f"{source}:{plain}")) is not None:
                return clause
        if self._has_numbers_of(edition) and (clauses := self._by_number.get(plain)):
            return clauses[0]
        return self.passages.get(f"{RULES}:{number}") or self._moved.get(number)

    def numbered(self, number: str) -> tuple[Passage, ...]:
        """Clauses with this number in the leading edition; several if it merged them and its text is not here."""
        if self.leading is None or self.leading.source != RULES:
            key = RULES if self.leading is None else self.leading.source
            clause = self.passages.get(f"{key}:{number}")
            return () if clause is None else (clause,)
        return self._by_number.get(number, ())

    def led(self, passage: Passage) -> Passage:
        """The passage read in place of this clause: the leading edition's; the clause itself if that has none, or it is
        of another source."""
        return self._twins.get(passage.id, passage)

    def versions(self, passage: Passage) -> tuple[Passage, ...]:
        """Clause in the other editions and languages."""
        if self.leading is None or self.leading.source == RULES:
            return ()
        return tuple(self.passages[i] for i, twin in self._twins.items() if twin is passage)

    def base_numbers(self, passage: Passage) -> tuple[str, ...]:
        """Numbers by which our data names a clause: those of the built-in edition, or if that has none, with its
        edition (16-44@4.2). None for passages of no leading edition."""
        if number := number_in_rules(passage):
            return (number,)
        if self.leading is None or passage.source != self.leading.source or not passage.number:
            return ()
        return self._bases.get(passage.number, (f"{passage.number}@{self.leading.named}",))

    def base_number(self, written: str) -> str:
        """See bases_written: the first of them."""
        return self.bases_written(written)[0]

    def bases_written(self, written: str) -> tuple[str, ...]:
        """Numbers in our data for a clause that a reader writes, several if the leading edition merged them: "16-5" is
        one of the leading edition, "3.6:16-4" and "16-4@3.6" are of that edition. Inverse of shown_number; anything but
        a clause number stays as it is."""
        before, _, rest = written.strip().rpartition(":")
        number, _, behind = rest.partition("@")
        if not number[:1].isdigit():
            return (written,)
        edition = before or behind or (self.built_in if self.leading is None else self.leading.named)
        if edition == self.built_in:
            return (number,)
        if self.leading is not None and edition == self.leading.named:
            named = tuple(dict.fromkeys(base for clause in self.numbered(number) for base in self.base_numbers(clause)))
            if named:
                return named
        return (f"{number}@{edition}",)

    def shown_number(self, number: str) -> str:
        """Number of a clause named by `base_numbers`, as shown: that of the leading edition; with its edition if it is
        of another."""
        plain, _, edition = number.partition("@")
        edition = edition or self.built_in
        if self.leading is None or edition not in (self.built_in, self.leading.named):
            return plain if edition == self.built_in else f"{edition}:{plain}"
        if edition == self.leading.named:
            return plain
        return next(iter(self.leading.numbers.get(plain, ())), f"{edition}:{plain}")

    def shown_numbers(self, numbers: Iterable[str]) -> tuple[str, ...]:
        """Numbers of clauses as they are shown, each once."""
        return tuple(dict.fromkeys(map(self.shown_number, numbers)))

    def with_shown_numbers(self, text: str) -> tuple[str, tuple[CrossReference, ...]]:
        """A text of ours, which names clauses as all that we know does, with the numbers that are shown, and where each
        of them leads."""
        shown, links, at = "", [], 0
        for mention in mentioned_clauses(text):
            if (clause := self.clause(mention.clause)) is not None:
                shown += text[at : mention.start]
                name = citation(mention.clause) if "@" in mention.clause else self.shown_number(mention.clause)
                links.append(CrossReference(len(shown), len(shown) + len(name), clause.id))
                shown, at = shown + name, mention.end
        return shown + text[at:], tuple(links)

    def change_of(self, passage: Passage) -> Passage | None:
        """The clause as cited of the leading edition, if its text is that of an older one; None if unchanged."""
        if self.leading is None or passage.source != RULES or self.leading.source != RULES:
            return None
        return self.passages.get(f"{RULES}:{passage.number}@{self.leading.named}")

    def is_stand_in(self, passage: Passage) -> bool:
        """True if the text of a clause is that of an older edition because that of the leading one is not here."""
        if self.leading is None or passage.source != self.leading.source or not self.is_clause(passage):
            return False
        if self.is_gone(passage):
            return False
        return self.source(passage).edition != self.leading.number

    def with_todays_numbers(self, passage: Passage) -> Passage:
        """Text of an older edition that stands in for the leading one, as printed, with the number of the leading
        edition behind each reference whose number differs there: 4-18 [4.2: 4-21]. A clause that is gone has the older
        edition behind it. Any other passage as it is."""
        if not any(passage.links()) or passage is self.rendering(passage) or not self.is_stand_in(passage):
            return passage
        return replace(passage, blocks=tuple(_renamed(block, self._with_todays_number) for block in passage.blocks))

    def _with_todays_number(self, printed: str, target: str) -> str:
        edition, _, number = self.shown_number(target).rpartition(":")
        if edition:
            return f"{printed} [{edition}]"
        return printed if number == target or self.leading is None else f"{printed} [{self.leading.number}: {number}]"

    def is_gone(self, passage: Passage) -> bool:
        """True for a clause that the leading edition has no more."""
        numbers = self.leading.numbers if self.leading is not None else {}
        return passage.source == RULES and not numbers.get(number_in_rules(passage), ("",))

    def is_of_rules(self, passage: Passage) -> bool:
        """True if a passage is of the text of the Comprehensive Rules that is read first."""
        return passage.source == (RULES if self.leading is None else self.leading.source)

    @cached_property
    def built_in(self) -> str:
        """The number of the edition whose text is built in."""
        return next((source.edition for source in self.manifest.sources if source.key == RULES), "")

    def is_clause(self, passage: Passage) -> bool:
        """True if a passage is a numbered one of the Comprehensive Rules, of whichever edition."""
        return bool(passage.number) and passage.source in self._comprehensive

    def clause_from(self, passage: Passage, number: str) -> Passage | None:
        """The clause that a passage refers to by its number: of the same edition."""
        key = passage.source if passage.source in self._comprehensive else RULES
        return self.passages.get(f"{key}:{number}")

    def rendering(self, passage: Passage) -> Passage | None:
        """A clause in our English rendering; None if it has none."""
        return self._rendered.get(passage.id)

    def texts(self, passage: Passage) -> tuple[Passage, ...]:
        """The passage in its source, and its rendering."""
        other = self.rendering(passage)
        return (passage,) if other is None else (passage, other)

    def in_language(self, passage: Passage, language: str) -> Passage:
        """The passage in a language if it is rendered in it, else as in its source."""
        other = self.rendering(passage)
        return other if other is not None and other.language == language else passage

    def source(self, passage: Passage) -> Rulebook:
        return self.manifest.source(passage.source)

    def roots(self, source: str) -> tuple[Passage, ...]:
        """The passages of a source that are under no other, in print order."""
        return tuple(p for p in self.passages.values() if p.source == source and not p.path)

    def children(self, passage: Passage) -> tuple[Passage, ...]:
        return self._children.get(passage.id, ())

    def ancestors(self, passage: Passage) -> tuple[Passage, ...]:
        """The passages above this one, outermost first."""
        return tuple(self.passages[i] for i in passage.path)

    def headed_by(self, passage: Passage) -> tuple[Passage, ...]:
        """Passages above a passage whose headings it stands under by its number. A clause that the leading edition has
        in another section, as 16-3 of 4.2 for what <Partition> says in 3.6, isn't under the older heading."""
        above = self.ancestors(passage)
        if not self.is_clause(passage) or ":" in passage.number:  # of an older edition
            return above
        return tuple(p for p in above if not p.number or f"{passage.number}-".startswith(f"{p.number}-"))

    def tree(self, passage: Passage) -> Iterator[Passage]:
        """The passage and everything below it, in print order."""
        yield passage
        for child in self.children(passage):
            yield from self.tree(child)

    def page(self, passage: Passage) -> Passage:
        """The passage whose tree is read as one page around this one.

        For the Comprehensive Rules the section (16-4), or the chapter if that itself is asked for; for a manual the
        outermost headed part."""
        depth = 1 if passage.source in self._comprehensive else 0
        return self.passages[passage.path[depth]] if len(passage.path) > depth else passage

    def referring(self, passage: Passage) -> tuple[Passage, ...]:
        """The clauses whose cross references name this one, in print order."""
        return self._referring.get((passage.source, number_in_rules(passage) or passage.number), ())

    def readings_of(self, passage: Passage) -> tuple[OurReading, ...]:
        """Our readings of a clause where its text leaves something open, in file order."""
        about = (r for number in self.base_numbers(passage) for r in self._readings_of.get(number, ()))
        return tuple({reading.id: reading for reading in about}.values())

    def differences_of(self, passage: Passage) -> tuple[SourceDifference, ...]:
        """Differences between a passage and one of another source, in file order; of a clause that the leading edition
        has changed none are known."""
        numbers = self.base_numbers(passage)
        places = {place for key in (passage.id, *numbers) for place in self._differing.get(key, ())}
        if not places or (self.leading is not None and self._changed(numbers)):
            return ()
        return tuple(self.differences[place] for place in sorted(places))

    @cached_property
    def _differing(self) -> dict[str, list[int]]:
        """Places of differences by the passages and the clauses between which they are."""
        places: dict[str, list[int]] = {}
        for place, difference in enumerate(self.differences):
            for key in (*difference.passages, *difference.clauses):
                places.setdefault(key, []).append(place)
        return places

    def _changed(self, numbers: Iterable[str]) -> bool:
        """True if the leading edition's text of a clause is given in our words: it differs from the former one."""
        named = self.leading.named if self.leading is not None else ""
        return any(f"{RULES}:{self.shown_number(number)}@{named}" in self.passages for number in numbers)

    def differences_of_concept(self, clauses: Iterable[str]) -> tuple[SourceDifference, ...]:
        """The differences about clauses that define a concept, or about one below them."""
        below = tuple(clauses)
        return tuple(
            d for d in self.differences if any(c == b or c.startswith(f"{b}-") for c in d.clauses for b in below)
        )

    def leaves(self, source: str) -> tuple[Passage, ...]:
        return tuple(p for p in self if p.source == source and p.kind is PassageKind.CLAUSE and not self.children(p))

    @cached_property
    def _comprehensive(self) -> frozenset[str]:
        return frozenset(s.key for s in self.manifest.sources if s.comprehensive)

    @cached_property
    def _edition_keys(self) -> dict[str, tuple[str, ...]]:
        """Keys of the editions that were imported, by number."""
        keys: dict[str, tuple[str, ...]] = {}
        for source in self.manifest.sources:
            if source.comprehensive and source.imported:
                keys[source.edition] = (*keys.get(source.edition, ()), source.key)
        return keys

    @cached_property
    def _rendered(self) -> dict[str, Passage]:
        clauses = ((self.passages.get(f"{RULES}:{number}"), r) for number, r in self.renderings.items())
        return {c.id: self._with_shown_references(rendered(c, r)) for c, r in clauses if c is not None}

    def _with_shown_references(self, passage: Passage) -> Passage:
        """A clause in words of ours, which name others by the numbers of the leading edition."""
        if self.leading is None or self.leading.source != RULES or not any(passage.links()):
            return passage
        blocks = tuple(_renamed(block, lambda _, target: self.shown_number(target)) for block in passage.blocks)
        return replace(passage, blocks=blocks)

    @cached_property
    def _moved(self) -> dict[str, Passage]:
        plain = self.plain
        own = (p for p in plain._own if p.source == RULES and p.kind is not PassageKind.HISTORY)
        return moved_passages(self.manifest, (plain.rendering(p) or p for p in own))

    def _has_numbers_of(self, edition: str) -> bool:
        """True if the text that is built in has the numbers of an edition."""
        return self.leading is not None and (RULES, edition) == (self.leading.source, self.leading.named)

    @cached_property
    def _by_number(self) -> dict[str, tuple[Passage, ...]]:
        """Clauses of the built-in text by the numbers of the leading edition; and those that are only cited."""
        clauses: dict[str, list[Passage]] = {}
        numbers = self.leading.numbers if self.leading is not None else {}
        for passage in self._own:
            if passage.source == RULES:
                for number in numbers.get(number_in_rules(passage), ()):
                    # A passage merged with the one above is read there.
                    if not {*passage.path} & {other.id for other in clauses.get(number, ())}:
                        clauses.setdefault(number, []).append(passage)
        for passage in self.cited:
            clauses.setdefault(passage.number, [passage])
        return {number: tuple(some) for number, some in clauses.items()}

    @cached_property
    def _twins(self) -> dict[str, Passage]:
        """Passages in whose place a clause is read, by its id."""
        if self.leading is None:
            return {}
        if self.leading.source == RULES:
            read = ((p, self._by_number.get(p.number, ())) for p in self.cited)
            return {p.id: first[0] for p, first in read if first and first[0] is not p}
        twins: dict[str, Passage] = {}
        for number, numbers in self.leading.numbers.items():
            at_hand = (self.passages.get(f"{self.leading.source}:{new}") for new in numbers)
            if (clause := next(filter(None, at_hand), None)) is not None:
                twins[f"{RULES}:{number}"] = clause
        # The same edition in another language.
        for key in self._edition_keys.get(self.leading.named, ()):
            if key != self.leading.source:
                for passage in self._own:
                    own = self.passages.get(f"{self.leading.source}:{passage.number}")
                    if passage.source == key and passage.number and own is not None:
                        twins[passage.id] = own
        return twins

    @cached_property
    def _bases(self) -> dict[str, tuple[str, ...]]:
        """Our names for clauses by number in the leading edition, whose text is here."""
        bases: dict[str, tuple[str, ...]] = {}
        for number, numbers in (self.leading.numbers if self.leading is not None else {}).items():
            for new in numbers:
                bases[new] = (*bases.get(new, ()), number)
        for passage in self.plain.cited:
            number, _, edition = passage.number.partition("@")
            if self.leading is not None and edition == self.leading.named:
                bases[number] = (*bases.get(number, ()), passage.number)
        return bases

    @cached_property
    def _children(self) -> dict[str, tuple[Passage, ...]]:
        below: dict[str, list[Passage]] = {}
        for p in self:
            if p.path:
                below.setdefault(p.path[-1], []).append(p)
        return {key: tuple(value) for key, value in below.items()}

    @cached_property
    def _referring(self) -> dict[tuple[str, str], tuple[Passage, ...]]:
        referring: dict[tuple[str, str], dict[str, Passage]] = {}
        for p in self:
            for link in p.links():
                referring.setdefault((p.source, link.target), {})[p.id] = p
        return {key: tuple(value.values()) for key, value in referring.items()}

    @cached_property
    def _readings_of(self) -> dict[str, tuple[OurReading, ...]]:
        about: dict[str, list[OurReading]] = {}
        for reading in self.readings.values():
            for number in reading.clauses:
                about.setdefault(number, []).append(reading)
        return {key: tuple(value) for key, value in about.items()}

    def became(self, number: str) -> tuple[Former, ...]:
        """Clauses of today that older editions called `number`, the newest editions first; they are named by the
        edition that is built in, as all that we know of clauses is."""
        moved = [(today, row.since, row.until) for row, today in load_renumbering().moves(number)]
        recorded = [
            (today, entry.edition, entry.edition)
            for entry in self.history.naming(number)
            for printed, today in zip(entry.numbers, entry.lands_on, strict=True)
            if printed == number and today is not None
        ]
        has_own = f"{RULES}:{number}" in self.passages and ":" not in self.shown_number(number)
        own = [(number, self.built_in, self.built_in)] if has_own else []
        formers: dict[str, Former] = {}
        for today, since, until in (*own, *moved, *recorded):
            clause = self.clause(today)
            if clause is not None and number not in (clause.number, self.shown_number(today)):
                formers.setdefault(today, Former(today, since, until))
        return tuple(sorted(formers.values(), key=lambda f: order(f.until), reverse=True))

    def named_in_history(self, number: str) -> tuple[Passage, ...]:
        """The pages of the update history that print a number, the newest edition first."""
        dates = {entry.date for entry in self.history.naming(number)}
        pages = [p for p in self if p.kind is PassageKind.HISTORY and p.source == RULES]
        # A heading begins with its date: "(2025/12/25) Ver.3.6".
        return tuple(p for p in reversed(pages) if p.heading[1:11].replace("/", "-") in dates)


def _renumbered(passage: Passage, leading: Leading) -> Passage:
    """A clause that is built in, with its number in the leading edition."""
    if passage.source != RULES or not passage.number:
        return passage
    number = next(iter(leading.numbers.get(passage.number, ())), f"{EDITIONS[0]}:{passage.number}")
    return passage if number == passage.number else replace(passage, number=number)


def _renamed(block: Block, name: Callable[[str, str], str]) -> Block:
    """A text with references to clauses renamed by a function of what is printed and of the clause's number."""
    text, links, at = "", [], 0
    for link in sorted(block.links, key=lambda link: link.start):
        text += block.text[at : link.start]
        named = name(block.text[link.start : link.end], link.target)
        links.append(CrossReference(len(text), len(text) + len(named), link.target))
        text, at = text + named, link.end
    return Block(block.kind, text + block.text[at:], links=tuple(links))


def parse_source(source: Rulebook, text: str) -> ParsedSource:
    """Take a source's text apart with the parser that its kind needs."""
    # Imported here: parsed texts are cached, and then no parser is needed.
    from judgeapp.rulebook.parsing import comprehensive, glossary, manual

    parsers = {
        "rules": comprehensive.parse,
        "manual-ja": manual.parse,
        "manual-hant": manual.parse,
        "glossary-hant": glossary.parse,
        "rules-de": manual.parse,
    }
    return parsers[source.key](source, text)


def read_parts() -> CorpusParts:
    """Read and take apart all sources of rules_corpus."""
    manifest = load_manifest()
    parsed = [parse_source(source, corpus_file(source.file).decode("utf-8")) for source in manifest.sources]
    history = next(p.history for p in parsed if p.history.entries)
    passages = tuple(passage for p in parsed for passage in p.passages)
    return CorpusParts(
        manifest,
        passages,
        history,
        load_readings(),
        load_renderings(),
        load_differences(),
        tuple(cited_clauses(manifest)),
    )


def load_corpus() -> Corpus:
    return Corpus(read_parts())


def editions_of_rules(corpus: Corpus) -> tuple[Rulebook, ...]:
    """All available ones with clauses, the oldest first. An imported one that can no longer be parsed has none."""
    having = {passage.source for passage in corpus}
    editions = [s for s in corpus.manifest.sources if s.key in having and (s.key == RULES or s.comprehensive)]
    return tuple(sorted(editions, key=lambda s: (order(s.edition), s.language)))


def edition_called(corpus: Corpus, name: str) -> Rulebook:
    """Edition by its number or its key. Of several languages the first is taken. Raises NotFoundError."""
    for source in editions_of_rules(corpus):
        if name in (source.key, source.edition):
            return source
    known = comma_message(s.edition for s in editions_of_rules(corpus))
    raise NotFoundError("edition {name!r} isn't available", mend="Available: {known}", name=name[:40], known=known)
