"""The imported edition that tests share, with its caches."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from contextlib import redirect_stdout
from datetime import date
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from judgeapp.citations.overview import overview
from judgeapp.cli.main import main
from judgeapp.desk.folder import CACHE_VARIABLE, editions_file, index_folder
from judgeapp.desk.imported.editions import load_saved_editions
from judgeapp.editions.edition import ALIGNMENT_FOLDER, CACHE_FOLDER, INDEX_FOLDER
from judgeapp.library import open_library
from tests.editions.made import Made, made
from tests.workers import linked

KEY = "rules-4.3-en"
_DONE = "told.json"


@cache
def the_edition() -> Made:
    return made(1, edition="4.3")


class BroughtIn(NamedTuple):
    """A data folder with the edition and a cache folder with its caches, as the command leaves them. Read only: tests
    copy them.

    file -- what was brought in
    content -- what the command printed, as JSON
    """

    folder: Path

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def cache(self) -> Path:
        return self.folder / "cache"

    @property
    def file(self) -> Path:
        return self.folder / "Rules *of* tides.txt"

    @property
    def content(self) -> Any:
        return json.loads((self.folder / _DONE).read_bytes())

    def put_into(self, data: Path, cache: Path) -> None:
        """Put the edition into a data folder, and its caches into a cache folder that has the built-in index."""
        data.mkdir(exist_ok=True)
        kept = editions_file(self.data)
        shutil.copyfile(kept, data / kept.name)
        put_worked_out(self.cache, cache)


def bring_in_once(folder: Path, built: Path) -> BroughtIn:
    """Import it into `folder` unless that is done; `built` is a cache folder with an index."""
    brought = BroughtIn(folder)
    if (folder / _DONE).exists():
        return brought
    shutil.copytree(built, brought.cache)
    brought.file.write_text(the_edition().text, encoding="utf-8")
    command = ("corpus", "import", str(brought.file), "--json", "--data", str(brought.data))
    output = StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(output):
        patch.setenv(CACHE_VARIABLE, str(brought.cache))
        assert main([*command]) == 0
    (folder / _DONE).write_text(output.getvalue(), encoding="utf-8")
    return brought


def work_out_once(folder: Path, built: Path, fill: Callable[[Path], None]) -> Path:
    """A cache folder with a window's caches for the editions of a data folder, which `fill` fills; `built` has an
    index. Made in `folder` unless it is already there."""
    data, cache = folder / "data", folder / "cache"
    if not (folder / _DONE).exists():
        data.mkdir()
        fill(data)
        shutil.copytree(built, cache)
        library = open_library(index_folder(cache), editions=load_saved_editions(data)[0])
        overview(library.corpus, library.glossary, data, cache, date.today())
        (folder / _DONE).touch()
    return cache


def put_worked_out(of: Path, cache: Path) -> None:
    """Copy caches from one cache folder into another."""
    for folder in (CACHE_FOLDER, INDEX_FOLDER, ALIGNMENT_FOLDER):
        linked(of / folder, cache / folder)
