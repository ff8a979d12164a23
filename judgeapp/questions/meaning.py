"""Meaning of a question in any language and wording: the concepts that it names, the everyday words that make another
question of it, and the other words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import Struct

from judgeapp.files.packaged import packaged
from judgeapp.glossary.concept import ConceptGroup
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.language.names import Found, Names, NameTables, bare, name_tables
from judgeapp.language.words import STOP_WORDS, Word, bigrams, english_stem, negations, words
from judgeapp.questions.roles import NamedAt, action_tokens, direction_tokens, negation_tokens, owner_tokens

# The first characters of a token give its kind.
CONCEPT, EVERYDAY = "@", "~"
OUTSIDE = "~outside-"  # things that no rule of the game mentions
GERMAN = "de"
ENGLISH = "en"
# Words that mark a question as German: no English question has them.
_IN_GERMAN = frozenset(
    """
    der das den dem ein eine einen einem einer kann darf wird werden ist sind wenn und mein meine
    meinen meinem nicht mit von zu ich beim zum zur wie wer wann welche welches muss mehr noch oder
    durch gegner gegners nach vor auf aus bei ohne kein keine zug runde bleibt trotzdem nochmal
    danach dann geht gibt schon wieder nur auch als zwei karte karten wieviel sofort mache habe hab
    effekt effekte gegen angriff angreifen angreifer kampf beide erlaubt weg wohin wo blocken kosten
    kostet zahlen farbe pflicht eigene eigenen gleich gleiche gleichen alle unter sich es passiert
    verliert freiwillig direkt weiter ziel trotz reihenfolge gegnerzug ablehnen skippen frisch
    des deines meines seines jedes jeder jede deine deinem deinen zuges ende beginn
    """.split()  # noqa: SIM905 -- a list of words reads best as words
)
_ASKS = re.compile(
    r"[?？吗嗎呢几幾谁誰哪]|什么|什麼|怎|多少|何|なに|なん|どう|どこ|どっち|いつ|か。?$"
    r"|^\W*(?:do|does|did|can|could|may|must|is|are|will|hows?|whats?|when|wheres?|whos?|which|whose|why|darf|dürfen|kann"
    r"|können|muss|müssen|ist|sind|wird|werden|hat|gibt|gibts|zählt|wie|was|wann|wo|wohin|wer|welche[rs]?)\b"
    r"|\bwas passiert\b",
    re.IGNORECASE,
)
# Kana, and Chinese words that only join or ask; "not" is counted separately.
_GRAMMAR = re.compile(
    "(?:时候|直接|[\u3041-\u309f\u30a1-\u30ff吗呢吧啊呀嘛么了的地得着就还也又被把会能是不没这那我你他它只个否以者其为于里做对从该此而都让用给跟和与说写但]+)+"
)
_CONTRACTED = (
    (re.compile(r"\b(is|are|was|were|do|does|did|has|have|would|could|should)nt\b"), r"\1n't"),
    (re.compile(r"\b(what|that|who|where|how|there)s\b"), r"\1 is"),
    # "P2" is a player, and no number of things.
    (re.compile(r"\bp[12]\b"), " "),
    (re.compile(r"\b(hand|deck|trash|security)reihenfolge\b"), r"\1 reihenfolge"),
    # That somebody says so, and how long it has been disputed, is no part of a question.
    (
        re.compile(
            r"\b(?:(?:my|the|mein|der) )?(?:opponent|opp|gegner|mitspieler|he|she|er|guy|dude|friend)"
            r" (?:says?|said|claims?|claimed|thinks?|insists?|argues?|sagt|sagte|meint|meinte|behauptet|denkt)\b"
            r"|(?:对手|对方|对面|他|她|朋友)(?:说|讲|坚持|声称|认为)|小?朋友问|(?:って|と)(?:言われ|言い張|闻かれ)[っ]?[たて]?"
            r"|(?:吵|争|讨论)了?\w{0,3}分钟"
            r"|\b(?:arguing|argued|disputing|debating)(?: about (?:this|it))? for \w+ (?:minutes|mins)\b"
            r"|\b(?:streiten|diskutieren)(?: wir)? (?:schon )?seit \w+ minuten\b"
        ),
        " ",
    ),
    # "Can or can't", which only asks.
    (re.compile(r"([能可会要是用算有])[不没]\1"), r"\1"),
)
_GERMAN_SHAPE = re.compile(r"[äöüß]|\bge\w{3,}t(?:e[mnrs]?)?\b")
# A concept of these groups on one side makes it another question, except those that nearly every question mentions.
_DECIDING = (
    ConceptGroup.KEYWORD,
    ConceptGroup.AREA,
    ConceptGroup.TIMING,
    ConceptGroup.PHASE,
    ConceptGroup.CARD,
    ConceptGroup.STATE,
)
_GENERAL = ("digimon", "digimon-card", "turn", "field", "areas", "game-areas", "stacked-cards")
# Concepts that are mentioned in passing anywhere.
_VAGUE = (
    "activation",
    "effect-timing",
    "form",
    "gains",
    "level",
    "optional-processing-conditions",
    "player",
    "process",
    "triggering",
    "using-cards",
)
# The name of a Digimon, or its DP, doesn't change the question.
_A_DIGIMON = re.compile(
    "(?!(?:(?:un)?common|summon|demon|lemon|salmon|sermon|gammon|cinnamon|mormon|hormon)s?$)[a-z]{2,}mons?"
)
_A_DP = re.compile("[0-9]{4,5}")
_KEPT = 8192  # cached names, with their meanings
# An increase and a decrease by the same number differ.
_SIGNED = (("~plus", re.compile(r"\+\s?\d")), ("~minus", re.compile(r"(?<![\da-z])[-−]\s?\d")))


class AskingWords(Struct, frozen=True, forbid_unknown_fields=True):
    """rules_corpus/asking.yaml: see there."""

    concepts: dict[str, dict[str, list[str]]]
    same: list[list[str]]
    contrary: list[list[list[str]]]
    words: dict[str, dict[str, list[str]]]
    deciding: list[str]
    misread: dict[str, list[str]]
    fillers: dict[str, list[str]]

    def names(self) -> Iterator[tuple[str, str, str]]:
        """Every name: its language, the words, and their meaning."""
        for sign, by_name in ((CONCEPT, self.concepts), (EVERYDAY, self.words)):
            for name, by_language in by_name.items():
                for language, ways in by_language.items():
                    for way in ways:
                        yield language, way, sign + name


@cache
def load_asking() -> AskingWords:
    return packaged("rules_corpus", "asking.yaml", AskingWords)


class Meaning(Struct, frozen=True):
    """The tokens of a question, each once; `negations`: how often it says that something is not so; `things`: how many
    names and other words it is made of, and that it asks; `outside`: the words about something that no rule of the game
    mentions; `wording`: its words in order, of Chinese and Japanese its letters; `asks`: true if it asks in words."""

    tokens: frozenset[str]
    negations: int
    things: int
    outside: str = ""
    wording: tuple[str, ...] = ()
    asks: bool = False

    @property
    def negated(self) -> bool:
        return self.negations > 0


class MeaningTables(Struct, frozen=True):
    """Tables that questions are parsed by."""

    deciding: dict[str, str]  # concepts that make another question of one, with their groups
    strange: frozenset[str]  # concepts and words that make another question of one that is never asked with them
    # misread, fillers: words that name nothing (in Chinese, names whose parts do), and words that tell nothing
    misread: dict[str, frozenset[str]]
    fillers: dict[str, frozenset[str]]
    # Pairs of sets of tokens that ask the contrary of each other.
    contrary: tuple[tuple[frozenset[str], frozenset[str]], ...]
    same: dict[str, str]
    written: dict[str, str]  # names as they are written, which count before those that only have the same stem
    names: NameTables
    german: NameTables  # names for German questions


def meaning_tables(glossary: Glossary, asking: AskingWords) -> MeaningTables:
    concepts = glossary.concepts.values()
    named = ((tag, name, CONCEPT + c.id) for c in concepts for tag, name in c.all_names())
    # Table talk goes before names: that is what players mean.
    names = (*asking.names(), *named)
    written: dict[str, str] = {}
    for _, name, token in names:
        written.setdefault(bare(fold(name)), token)
    same = {_token(others): _token(alike[0]) for alike in asking.same for others in alike}
    deciding = {
        same.get(token, token): c.group.value
        for c in concepts
        if c.group in _DECIDING and c.id not in _GENERAL
        for token in (CONCEPT + c.id,)
    }
    strange = {CONCEPT + c.id for c in concepts if c.group is not ConceptGroup.WORD and c.id not in _GENERAL}
    strange = {token for token in strange if token.removeprefix(CONCEPT) not in _VAGUE}
    strange |= {_token(name) for name in asking.deciding}
    contrary = [
        [frozenset(same.get(_token(name), _token(name)) for name in side) for side in sides]
        for sides in asking.contrary
    ]
    return MeaningTables(
        deciding,
        frozenset(same.get(token, token) for token in strange),
        _folded(asking.misread),
        _folded(asking.fillers),
        tuple((ones, others) for ones, others in contrary),
        same,
        written,
        name_tables((name, token) for tag, name, token in names if tag != GERMAN),
        name_tables((name, token) for tag, name, token in names if tag in (GERMAN, "en")),
    )


def is_in_german(question: str, sequence: Iterable[Word]) -> bool:
    """Return true if a question has a letter or a word that only German has."""
    return _GERMAN_SHAPE.search(question.lower()) is not None or not _IN_GERMAN.isdisjoint(w.text for w in sequence)


def is_term(token: str) -> bool:
    """True for a concept of the game; false for a mere word."""
    return token.startswith(CONCEPT) and not token.startswith(f"{CONCEPT}word-")


def _with_stems(some: frozenset[str]) -> frozenset[str]:
    return some | frozenset(map(english_stem, some))


def _folded(by_language: Mapping[str, Iterable[str]]) -> dict[str, frozenset[str]]:
    return {tag: frozenset(map(fold, some)) for tag, some in by_language.items()}


def _token(name: str) -> str:
    return name if name.startswith(EVERYDAY) else CONCEPT + name


class Meanings:
    def __init__(self, tables: MeaningTables) -> None:
        self.deciding, self.strange = tables.deciding, tables.strange
        misread, fillers = tables.misread, tables.fillers
        self._english_nothing = _with_stems(misread["en"] | fillers["en"])
        self._german_nothing = _with_stems(misread[GERMAN] | fillers[GERMAN])
        self._wholes = misread["zh"]
        self._fillers = fillers["en"] | fillers[GERMAN]
        self._said_along = re.compile("|".join(sorted(fillers["ja"] | fillers["zh"], key=len, reverse=True)))
        self._places = frozenset(token for token, group in self.deciding.items() if group == ConceptGroup.AREA.value)
        self.contrary = (*tables.contrary, *((b, a) for a, b in tables.contrary))
        self._same, self._written = tables.same, tables.written
        self._names, self._german = Names(tables.names), Names(tables.german)
        # All questions name the same few thousand things, with much the same words between them.
        self._tokens = lru_cache(maxsize=_KEPT)(self._tokens_of)
        self._between = lru_cache(maxsize=_KEPT)(_words_between)

    def letters(self, question: str) -> str:
        """The letters of a question, without case, punctuation and fillers."""
        folded = self._said_along.sub(" ", fold(question))
        return " ".join(word.text for word in words(folded) if word.text not in self._fillers)

    def of(self, question: str) -> Meaning:
        folded = self._said_along.sub(" ", fold(question))
        for contracted, in_full in _CONTRACTED:
            folded = contracted.sub(in_full, folded)
        sequence = tuple(words(folded))
        # Stems of one language are words of the other: "and" is the stem of "andere".
        is_german = is_in_german(question, sequence)
        names = self._german if is_german else self._names
        nothing = self._german_nothing if is_german else self._english_nothing
        tokens = {sign for sign, signed in _SIGNED if signed.search(folded)}
        named: list[NamedAt] = []
        places: list[NamedAt] = []
        at, made_of, others = 0, list[int](), list[str]()
        is_said, outside = False, ""
        for name in names.find(folded, sequence):
            between = self._between(folded[at : name.start])
            others += between.unknown
            is_said = is_said or between.is_said
            at = name.end
            if (text := folded[name.start : name.end]) in nothing:
                is_said = True
                continue
            # Parts of a compound name are meant too, as in "attack target".
            whole, *within = self._tokens(text, name.ids, is_german)
            if whole.token.startswith(OUTSIDE) and not outside:
                outside = question[name.start : name.end] if len(folded) == len(question) else text
            if whole.token in self._places:
                places.append(NamedAt(name.start, name.end, whole.token))
            for part in (whole, *within):
                start, end = name.start + part.start, name.start + part.end
                named.append(NamedAt(start, end, part.token))
                tokens.add(part.token)
            made_of.append(len({part.token for part in within} - {whole.token}) or 1)
        between = self._between(folded[at:])
        others += between.unknown
        is_said = is_said or between.is_said
        tokens |= set(others) - nothing
        tokens.update(action_tokens(folded, named, is_german=is_german))
        tokens.update(owner_tokens(folded, named))
        tokens.update(direction_tokens(folded, places))
        tokens.update(negation_tokens(folded, named))
        # In a list of names each counts as one thing, whatever its parts.
        things = len(others) + (sum(made_of) if is_said else len(made_of))
        asks = _ASKS.search(question)
        wording = tuple(part for word in sequence for part in (word.text if word.cjk else (word.text,)))
        things += asks is not None
        asks_so = asks is not None and asks[0] not in "?？"
        return Meaning(frozenset(tokens), negations(folded), things, outside, wording, asks_so)

    def _tokens_of(self, name: str, ids: tuple[str, ...], is_german: bool) -> tuple[NamedAt, ...]:
        names = self._german if is_german else self._names
        whole = NamedAt(0, len(name), self._token_for(name, Found(0, len(name), ids)))
        parts = () if name in self._wholes else names.find_all(name)
        return (
            whole,
            *(NamedAt(part.start, part.end, self._token_for(name[part.start : part.end], part)) for part in parts),
        )

    def _token_for(self, name: str, match: Found) -> str:
        token = self._written.get(bare(name), match.ids[0])
        return self._same.get(token, token)


class _Between(NamedTuple):
    """Words between two names: the unknown ones, each once, and whether there are any."""

    unknown: frozenset[str]
    is_said: bool


def _words_between(text: str) -> _Between:
    some = tuple(words(text))
    return _Between(frozenset(_unknown(some)), bool(some))


def _unknown(some: Iterable[Word]) -> Iterator[str]:
    for word in some:
        if word.text in STOP_WORDS:
            continue
        if not word.cjk:
            if _A_DIGIMON.fullmatch(word.text):
                yield f"{CONCEPT}digimon"
            elif not _A_DP.fullmatch(word.text):
                yield english_stem(word.text)
        else:
            for part in _GRAMMAR.split(word.text):
                if part:
                    yield from bigrams(part)
