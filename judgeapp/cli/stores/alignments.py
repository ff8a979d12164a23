"""The editions available, aligned with the newest, as commands open them."""

from __future__ import annotations

from pathlib import Path

from judgeapp.citations.review import alignments_to, newest
from judgeapp.cli.stores.concordance import opened_editions
from judgeapp.desk.folder import cache_folder, editions_file
from judgeapp.desk.written.alignments import load_alignments
from judgeapp.editions.alignment.alignment import Alignment
from judgeapp.editions.taught import Touched, still_touched, touched_by
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulebook.corpus import Corpus


def changes_of_newest(folder: Path) -> Touched | None:
    """Changes in play by a data folder's newest edition; None if there is none, or the engine knows it."""
    if not editions_file(folder).exists():
        return None
    rules = opened_editions(folder)
    target = newest(rules.corpus)
    saved, _ = load_alignments(folder)
    alignments = alignments_to(rules.corpus, rules.glossary, target, saved, cache_folder())
    by_key = {source.key: source for source in rules.corpus.manifest.sources}
    touched = touched_by((by_key[alignment.old], target, alignment) for alignment in alignments.values())
    return still_touched(touched, saved.taught_facts)


def alignments_to_newest(corpus: Corpus, glossary: Glossary, folder: Path) -> tuple[tuple[str, str, Alignment], ...]:
    """(number of the older edition, of the newest, both aligned)."""
    saved, _ = load_alignments(folder)
    target = newest(corpus)
    alignments = alignments_to(corpus, glossary, target, saved, cache_folder())
    return tuple((old, target.edition, alignment) for old, alignment in alignments.items())
