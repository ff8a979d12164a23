"""Passages as commands print them."""

from __future__ import annotations

from typing import Any

from judgeapp.cli.localization import source_title, spoken_now, worded
from judgeapp.cli.terminal import json_fields
from judgeapp.messages.punctuation import fact_list
from judgeapp.rulebook.corpus import Corpus, number_in_rules
from judgeapp.rulebook.passage import Passage


def passage_json(corpus: Corpus, passage: Passage) -> dict[str, Any]:
    """A passage as scripts see it; the shape is stable."""
    source = corpus.source(passage)
    return {
        **json_fields(passage, "id", "number", "heading", "kind", "language"),
        "source": json_fields(source, "key", "title", "english_title", "edition", "date", "official", "status"),
        "path": [json_fields(above, "id", "number", "heading") for above in corpus.ancestors(passage)],
        **json_fields(passage, "blocks", "notes", "changes"),
        "referred_by": [p.id for p in corpus.referring(passage)],
        "readings": corpus.readings_of(passage),
        "rendering": _rendering_json(corpus, passage),
        "differences": corpus.differences_of(passage),
        "leading": _leading_json(corpus, passage),
    }


def _leading_json(corpus: Corpus, passage: Passage) -> dict[str, Any] | None:
    if corpus.leading is None or not (numbers := corpus.base_numbers(passage)):
        return None
    change = corpus.change_of(passage)
    return {
        "edition": corpus.leading.number,
        "text_here": not corpus.is_stand_in(passage),
        "was": [number for number in numbers if "@" not in number],
        "inferred": not corpus.leading.inferred.isdisjoint(numbers),
        "says": None if change is None else change.text,
    }


def edition_line(corpus: Corpus, passage: Passage) -> str:
    """Title of a passage's source with its edition: where an older one stands in for the leading one, both."""
    source = corpus.source(passage)
    title = source_title(source)
    if corpus.leading is None or not corpus.is_stand_in(passage):
        return f"{title} {source.edition}"
    was = number_in_rules(passage)
    text = (
        worded("text of {edition}", edition=source.edition)
        if was == passage.number
        else worded("text of {edition}: {number}", edition=source.edition, number=was)
    )
    return fact_list((f"{title} {corpus.leading.number}", text))


def stand_in_sentence(corpus: Corpus, passage: Passage) -> str:
    """Sentence on the older text that replaces the leading edition's, and how to import that; empty if it is here."""
    if corpus.leading is None or not corpus.is_stand_in(passage):
        return ""
    older, was = corpus.source(passage).edition, number_in_rules(passage)
    of = {"number": passage.number, "edition": corpus.leading.number, "older": older, "was": was}
    cite = (
        worded("Cite {number} (edition {edition}). The text shown is that of {older}.", **of)
        if was == passage.number
        else worded("Cite {number} (edition {edition}). The text shown is that of {older}, where it was {was}.", **of)
    )
    return f"{cite} {worded('Import {edition}: judgeapp corpus import FILE', **of)}"


def _rendering_json(corpus: Corpus, passage: Passage) -> dict[str, Any] | None:
    ours = corpus.rendering(passage)
    return None if ours is None else json_fields(ours, "language", "heading", "blocks")


def with_heading(corpus: Corpus, passage: Passage) -> Passage:
    """Passage with its heading as printed: as in its source for readers of Chinese, else in English if rendered."""
    return corpus.in_language(passage, "" if spoken_now().startswith("zh") else "en")


def heading_path(corpus: Corpus, passage: Passage) -> str:
    """ "16 Keyword Effects > 16-5 <Blocker>": where a passage stands, itself left out."""
    above = (with_heading(corpus, p) for p in corpus.headed_by(passage))
    return " > ".join(f"{p.number} {p.heading}".strip() for p in above)
