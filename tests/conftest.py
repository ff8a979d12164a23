"""What all tests share: the real corpus and a library with a real index."""

from __future__ import annotations

import os

# Before anything of Qt is imported: tests have no screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from judgeapp.library import Library, open_library
from judgeapp.rulebook.corpus import Corpus


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return open_library(tmp_path_factory.mktemp("data") / "index")


@pytest.fixture(scope="session")
def corpus(library: Library) -> Corpus:
    return library.corpus
