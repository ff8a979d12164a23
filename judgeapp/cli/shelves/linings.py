"""The editions at hand, lined up with the newest, as commands open them."""

from __future__ import annotations

from pathlib import Path

from judgeapp.citations.review import linings_to, newest
from judgeapp.desk.folder import cache_folder
from judgeapp.desk.lined_up import kept_lined_up
from judgeapp.editions.lining.lining import Lining
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulebook.corpus import Corpus


def linings_to_newest(
    corpus: Corpus, glossary: Glossary, folder: Path
) -> tuple[tuple[str, str, Lining], ...]:
    """(number of the older edition, of the newest, both lined up)."""
    said, _ = kept_lined_up(folder)
    target = newest(corpus)
    linings = linings_to(corpus, glossary, target, said, cache_folder())
    return tuple((old, target.edition, lining) for old, lining in linings.items())
