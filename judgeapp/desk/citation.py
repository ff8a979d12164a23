"""A passage as text to hand on, with where it stands: number, edition, date, language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.manifest import Source
from judgeapp.rulebook.passage import Block, BlockKind, Passage

LANGUAGES = {
    "ja": "Japanese",
    "zh-Hans": "Simplified Chinese",
    "zh-Hant": "Traditional Chinese",
    "de": "German",
    "en": "English",
}

# What Markdown would take for its own. Not every Markdown knows a backslash before the
# others, but each knows entities.
_SPECIAL = str.maketrans(
    {c: f"\\{c}" for c in "\\`*_{}[]>#"} | {"<": "&lt;", "&": "&amp;", "~": "&#126;"}
)
_LIST_MARK = re.compile(r"^(\s*\d*)([-+=.)])(?=\s|$)")


def as_text(corpus: Corpus, passage: Passage) -> str:
    """The passage and everything below it, and the citation on a line of its own."""
    source = corpus.source(passage)
    parts = [_plain(p) for p in corpus.tree(passage)]
    return "\n".join((*parts, "", citation(source, passage), ""))


def as_markdown(corpus: Corpus, passage: Passage) -> str:
    """The same as a Markdown quotation."""
    source = corpus.source(passage)
    paragraphs = [line for p in corpus.tree(passage) for line in _marked_up(p)]
    quoted = "\n>\n".join("> " + p.replace("\n", "  \n> ") for p in paragraphs)
    return f"{quoted}\n>\n> {escape(citation(source, passage))}\n"


def citation(source: Source, passage: Passage) -> str:
    """One line: what, where, which edition, whose words."""
    where = f"{source.english_title} {passage.number}".strip()
    titled = f"{where} ({source.title})" if source.title != source.english_title else where
    parts = [
        titled,
        f"Ver. {source.edition}" if source.edition else "",
        source.date,
        LANGUAGES.get(passage.language, passage.language),
        "official text" if source.official else "not official",
        source.status,
    ]
    return "— " + ", ".join(part for part in parts if part)


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
        yield number + (f"*{text}*" if _one_line_example(block) else text)
        number = ""


def _one_line_example(block: Block) -> bool:
    return block.kind is BlockKind.EXAMPLE and "\n" not in block.text
