"""A passage as text to share, with its citation: number, edition, date, language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from judgeapp.desk.languages import LANGUAGES
from judgeapp.questions.question import ProvenQuestion
from judgeapp.rulebook.corpus import RULES, Corpus, number_in_rules
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.our_words.readings import translation_in
from judgeapp.rulebook.passage import BlockKind, Passage
from judgeapp.rulings.precedent import Precedent

# Characters special to Markdown. Some Markdowns don't take a backslash before `<`, `&` and `~`, but all take entities.
_SPECIAL = str.maketrans({c: f"\\{c}" for c in "\\`*_{}[]>#"} | {"<": "&lt;", "&": "&amp;", "~": "&#126;"})
# Origin of the words, in English like the rest of a citation.
_RENDERED = {"rendering": "quoted in an unofficial English rendering", "both": "with an unofficial English rendering"}
_LIST_MARK = re.compile(r"^(\s*\d*)([-+=.)])(?=\s|$)")


def as_text(corpus: Corpus, passage: Passage, text: str = "source") -> str:
    """The passage and everything below it, and the citation on a line of its own. `text`: of a clause that is rendered
    in English the "source", the "rendering" or "both"."""
    parts = [_plain(t) for p in corpus.tree(passage) for t in _texts(corpus, p, text)]
    return "\n".join((*parts, "", citation(corpus, passage, text), ""))


def as_markdown(corpus: Corpus, passage: Passage, text: str = "source") -> str:
    """Quotation of a passage, with its citation, in Markdown."""
    shown = (t for p in corpus.tree(passage) for t in _texts(corpus, p, text))
    paragraphs = [line for t in shown for line in _marked_up(t)]
    quoted = "\n>\n".join("> " + p.replace("\n", "  \n> ") for p in paragraphs)
    return f"{quoted}\n>\n> {escape(citation(corpus, passage, text))}\n"


class QuotedAnswer(NamedTuple):
    """Answer with its question, and the line that names its source."""

    question: str
    answer: str
    citation: str

    def written(self, *, markdown: bool = False) -> str:
        if not markdown:
            return f"{self.question}\n{self.answer}\n\n{self.citation}\n"
        question, answer, source = (escape(text).replace("\n", "  \n> ") for text in self)
        return f"> **{question}**\n>\n> {answer}\n>\n> {source}\n"


def proven_answer(corpus: Corpus, question: ProvenQuestion, language: str) -> QuotedAnswer:
    """A question and its proven answer in a judge's language, and what decides it."""
    asked, answer = (translation_in(text, language)[0] for text in (question.asked_first, question.answer))
    return QuotedAnswer(asked, answer, _decided_by(corpus, question))


def official_answer(precedent: Precedent, language: str) -> QuotedAnswer:
    """An official answer in the judge's language, or else in the one that it has."""
    text = precedent.text(language)
    facts = (f"official answer {precedent.name}", precedent.date, LANGUAGES.get(text.language, text.language))
    return QuotedAnswer(text.question, text.answer, f"— {', '.join(filter(None, facts))}")


def _decided_by(corpus: Corpus, question: ProvenQuestion) -> str:
    numbers = ", ".join(corpus.shown_numbers(question.clauses))
    leading = corpus.leading
    source = corpus.manifest.source(RULES if leading is None else leading.source)
    if leading is None or leading.number == source.edition:
        return f"— judgeapp, decided by {source.english_title} {numbers}, Ver. {source.edition}, {source.date}"
    return f"— judgeapp, decided by {source.english_title} {numbers}, Ver. {leading.number}"


def _texts(corpus: Corpus, passage: Passage, text: str) -> tuple[Passage, ...]:
    source, *rendered = corpus.texts(passage)
    if text == "source" or not rendered:
        return (source,)
    return (*rendered, source) if text == "both" else tuple(rendered)


def citation(corpus: Corpus, passage: Passage, text: str = "source") -> str:
    """One-line citation: source, place, edition, author.

    A clause of the Comprehensive Rules is found by its number; in other sources numbers are those of a list, or none,
    so the headings above give the place."""
    source = corpus.source(passage)
    titled = source.english_title
    if source.title != source.english_title:
        titled += f" ({source.title})"
    if corpus.is_clause(passage):
        # The clause's number in the edition that is quoted.
        number = number_in_rules(passage) or passage.number
        where = f"{source.english_title} {number}"
        where += titled.removeprefix(source.english_title)
    else:
        above = (*corpus.ancestors(passage), passage)
        named = (f"{p.number} {p.heading}".strip() for p in above)
        where = " › ".join((titled, *filter(None, named)))
    facts = _standing(source, passage)
    if corpus.leading is not None and corpus.is_stand_in(passage):
        facts = (f"in force: Ver. {corpus.leading.number} {passage.number}", *facts)
    if text != "source" and corpus.rendering(passage) is not None:
        facts = (*facts, _RENDERED[text])
    return "— " + ", ".join(filter(None, (where, *facts)))


def _standing(source: Rulebook, passage: Passage) -> tuple[str, ...]:
    official = "official text" if source.official else "not official"
    # The status often says so itself ("unofficial translation").
    status = (source.status,) if "official" in source.status else (official, source.status)
    version = f"Ver. {source.edition}" if source.edition else ""
    return (version, source.date, LANGUAGES.get(passage.language, passage.language), *status)


def escape(text: str) -> str:
    """Text that Markdown renders as it stands."""
    escaped = text.translate(_SPECIAL)
    return "\n".join(_LIST_MARK.sub(r"\1\\\2", line) for line in escaped.split("\n"))


def _plain(passage: Passage) -> str:
    lines = [f"{passage.number} {passage.heading}".strip()] if passage.heading else []
    for block in passage.blocks:
        number = passage.number if not lines else ""
        lines.append(f"{number} {block.text}".strip())
    return "\n".join(lines) or passage.number


def _marked_up(passage: Passage) -> Iterable[str]:
    number = f"**{passage.number}** " if passage.number else ""
    if passage.heading:
        yield f"{number}**{escape(passage.heading)}**"
        number = ""
    for block in passage.blocks:
        text = escape(block.text)
        is_line_of_example = block.kind is BlockKind.EXAMPLE and "\n" not in block.text
        yield number + (f"*{text}*" if is_line_of_example else text)
        number = ""
