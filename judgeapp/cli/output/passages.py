"""Passages as commands print them."""

from __future__ import annotations

from typing import Any

from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.passage import Passage


def passage_json(corpus: Corpus, passage: Passage) -> dict[str, Any]:
    """A passage as scripts see it; the shape is stable."""
    source = corpus.source(passage)
    return {
        "id": passage.id,
        "number": passage.number,
        "heading": passage.heading,
        "kind": passage.kind.value,
        "language": passage.language,
        "source": {
            "key": source.key,
            "title": source.title,
            "english_title": source.english_title,
            "edition": source.edition,
            "date": source.date,
            "official": source.official,
            "status": source.status,
        },
        "path": [{"id": p.id, "number": p.number, "heading": p.heading} for p in corpus.ancestors(passage)],
        "blocks": passage.blocks,
        "notes": passage.notes,
        "changes": passage.changes,
        "referred_by": [p.id for p in corpus.referring(passage)],
        "readings": corpus.readings_of(passage),
        "rendering": _rendering_json(corpus, passage),
        "differences": corpus.differences_of(passage),
    }


def _rendering_json(corpus: Corpus, passage: Passage) -> dict[str, Any] | None:
    ours = corpus.rendering(passage)
    if ours is None:
        return None
    return {"language": ours.language, "heading": ours.heading, "blocks": ours.blocks}


def heading_path(corpus: Corpus, passage: Passage) -> str:
    """ "16 关键词效果 > 16-4 ≪阻挡者≫": where a passage stands, itself left out."""
    return " > ".join(f"{p.number} {p.heading}".strip() for p in corpus.ancestors(passage))
