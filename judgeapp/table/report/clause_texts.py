"""The clauses of a report in the languages of who reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from judgeapp.clauses.citing import edition_of, leading
from judgeapp.clauses.renumbering import played_for
from judgeapp.desk.languages import LANGUAGES
from judgeapp.library import Library
from judgeapp.messages.message import translation
from judgeapp.messages.punctuation import fact_list
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.passage import Passage
from judgeapp.table.report.wording import word

_ENGLISH, _CHINESE = "en", {"zh-Hans", "zh-Hant"}


class ClauseWords(Struct, frozen=True):
    language: str  # BCP 47 tag of them
    text: str
    source: str = RULES  # key of the source that says so
    is_ours: bool = False  # they are our rendering
    place: str = ""  # where in that source, if it is another than the Comprehensive Rules


class ClauseText(Struct, frozen=True):
    """Text; without words if unknown."""

    number: str
    words: tuple[ClauseWords, ...] = ()


def clause_texts(library: Library, clauses: Sequence[str], languages: Sequence[str]) -> tuple[ClauseText, ...]:
    """The words of clauses for readers of these languages (BCP 47 tags; empty for any). Each in the words of the
    Comprehensive Rules, in English if they have none of these, Simplified Chinese for readers of Traditional; and for a
    language that they lack, another source's text on the same, at its first clause."""
    quoted: set[str] = set()
    return tuple(ClauseText(number, tuple(_words(library, number, languages, quoted))) for number in clauses)


def language_sign(language: str, languages: Sequence[str]) -> str:
    """Sign of the language of words that a reader of these languages didn't ask for; empty for any other."""
    own = [asked or _ENGLISH for asked in languages] or [_ENGLISH]
    return "" if language in own or (_CHINESE & {language} and _CHINESE & {*own}) else language.upper()


def foreign_signs(clauses: Iterable[ClauseText], languages: Sequence[str]) -> tuple[str, ...]:
    """Signs of these, each once."""
    signs = (language_sign(words.language, languages) for clause in clauses for words in clause.words)
    return tuple(dict.fromkeys(filter(None, signs)))


def _words(library: Library, number: str, languages: Sequence[str], quoted: set[str]) -> Iterator[ClauseWords]:
    # A clause of an edition that isn't the leading one is quoted from its own edition.
    corpus = library.corpus if edition_of(number) == played_for(leading()) else library.corpus.plain
    if (clause := corpus.clause(number)) is None:
        return
    texts = {text.language: text for text in corpus.texts(clause)}
    tags = list(dict.fromkeys(language or _ENGLISH for language in languages)) or [_ENGLISH]
    read = {language: clause for language in tags if {language, clause.language} <= _CHINESE} | texts
    own = {text.language: text for text in map(read.get, tags) if text is not None}
    for text in own.values() or [texts.get(_ENGLISH, clause)]:
        yield _passage_words(corpus, text, is_ours=text is not clause)
    others = [language for language in tags if language not in texts]
    for passage in library.parallels(clause, nearest=True) if others else ():
        if passage.language in others and passage.source != RULES:
            others.remove(passage.language)
            if passage.id in quoted:
                continue
            quoted.add(passage.id)
            above = (*corpus.ancestors(passage), passage)
            place = " › ".join(filter(None, (f"{passage_.number} {passage_.heading}".strip() for passage_ in above)))
            yield _passage_words(corpus, passage, place=place)


def _passage_words(corpus: Corpus, passage: Passage, *, is_ours: bool = False, place: str = "") -> ClauseWords:
    blocks = corpus.with_todays_numbers(passage).blocks
    text = " ".join(" ".join(block.text.split()) for block in blocks) or passage.heading
    return ClauseWords(passage.language, text, passage.source, is_ours, place)


def quoted_sources(library: Library, clauses: Iterable[ClauseText]) -> Iterator[str]:
    """Sources of the words of clauses, each once, with its edition, that of the numbers, and the author."""
    leading = library.corpus.leading
    quoted = dict.fromkeys((w.source, w.language, w.is_ours) for c in clauses for w in c.words)
    for key, language, is_ours in quoted:
        source = library.corpus.manifest.source(key)
        status = translation("sources", source.status) if source.status else ""
        status = "" if source.official else status or word("not-official")
        whose = word("rendering") if is_ours else translation("wording", LANGUAGES.get(language, language))
        title = " ".join(filter(None, (translation("sources", source.english_title), source.edition)))
        numbers = ""
        if key == RULES and leading is not None and leading.number != source.edition:
            numbers = word("numbers", edition=leading.number)
        yield fact_list((title, numbers, source.date, whose, "" if is_ours else status))
