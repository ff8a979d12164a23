"""Content of the full data folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from judgeapp.desk.folder import answers_file, cards_file, notebook_file
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.imported.editions import load_saved_editions
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.editions.taking_apart import read_edition
from judgeapp.rulebook.corpus import Corpus
from judgeapp.runtime.python_command import python_command
from judgeapp.table.tree.file import load_autosave
from tests.bench.full_folder import fill


@pytest.mark.nightly
def test_a_full_folder_opens_and_has_everything_in_it(corpus: Corpus, tmp_path: Path) -> None:
    fill(tmp_path, corpus)
    editions, trouble = load_saved_editions(tmp_path)
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


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is counted otherwise")
def test_a_search_among_everything_takes_little_memory(corpus: Corpus, tmp_path: Path) -> None:
    fill(tmp_path, corpus)
    command = python_command("-m", "judgeapp", "search", "blocker", "--data", str(tmp_path))
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)  # fills the caches
    # Measured by a small process: memory of this one would count too.
    measure = "import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True);"
    measure += "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    measured = subprocess.run(python_command("-c", measure, *command), capture_output=True, check=True)
    assert int(measured.stdout) < 95 * 1024
