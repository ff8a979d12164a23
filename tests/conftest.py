"""What all tests share: the real corpus and a library with a real index."""

from __future__ import annotations

import os

# Before anything of Qt is imported: tests have no screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import HealthCheck, settings

from judgeapp.library import Library, open_library
from judgeapp.rulebook.corpus import Corpus

# How fast a machine is decides no test.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return open_library(tmp_path_factory.mktemp("data") / "index")


@pytest.fixture(scope="session")
def corpus(library: Library) -> Corpus:
    return library.corpus
