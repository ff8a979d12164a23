"""The folder that a full start is measured on has what it promises."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.desk.folder import answers_file, cards_file, notebook_file
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.imported.editions import kept_editions
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.editions.taking_apart import read_edition
from judgeapp.rulebook.corpus import Corpus
from judgeapp.table.tree.file import load_autosave
from tests.bench.full_folder import fill


@pytest.mark.nightly
def test_a_full_folder_opens_and_has_everything_in_it(corpus: Corpus, tmp_path: Path) -> None:
    fill(tmp_path, corpus)
    editions, trouble = kept_editions(tmp_path)
    assert trouble is None
    # 18 chapters and 1,061 clauses.
    assert [len([p for p in read_edition(edition).passages if p.number]) for edition in editions] == [1079, 1079]
    for open_, file, number in (
        (open_cards, cards_file, 8_000),
        (open_answers, answers_file, 6_300),
        (open_notebook, notebook_file, 500),
    ):
        library, trouble = open_(file(tmp_path))
        assert (library.count(), trouble) == (number, None)
        library.close()
    tree, trouble = load_autosave(tmp_path)
    assert tree is not None
    assert (len(tree.ends), trouble) == (200, None)
