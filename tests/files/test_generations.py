"""Derived data is complete, private and unchanged while open, whoever else writes to the cache folder."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from judgeapp.files.generations import UNFINISHED, Generations

A, B = b"\xaa" * 16, b"\xbb" * 16


def content(text: str) -> Callable[[Path], object]:
    return lambda folder: (folder / "content").write_text(text, encoding="utf-8")


def age(path: Path, seconds: float = 7200) -> None:
    os.utime(path, (time.time() - seconds,) * 2)


def test_each_set_of_sources_has_its_own_generation(tmp_path: Path) -> None:
    generations = Generations(tmp_path / "some")
    assert generations.find(A) is None
    generations.write(A, content("a"))
    generations.write(B, content("b"))
    assert [*generations.contents(A, "content"), *generations.contents(B, "content")] == [b"a", b"b"]


def test_an_open_generation_survives_sweeping(tmp_path: Path) -> None:
    generations = Generations(tmp_path / "some", kept=1)
    opened = (generations.write(A, content("a")) / "content").open("rb")
    generations.write(B, content("b"))
    if os.name == "posix":  # Windows keeps an open file
        assert generations.find(A) is None
    with opened:
        assert opened.read() == b"a"


def test_recently_used_generations_stay(tmp_path: Path) -> None:
    generations = Generations(tmp_path / "some", kept=2)
    for key in (A, B):
        age(generations.write(key, content("x")), 7200 if key == A else 8000)
    assert generations.find(B) is not None, "which notes that it was used"
    generations.write(b"\xcc" * 16, content("c"))
    assert generations.find(A) is None
    assert generations.find(B) is not None


def test_a_large_one_is_checked_in_pieces(tmp_path: Path) -> None:
    generations = Generations(tmp_path / "some")
    generations.write(A, content("a" * 4_000_000))
    tracemalloc.start()
    assert generations.find(A) is not None
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1_000_000


@pytest.mark.parametrize("damage", ["flipped", "gone", "one more", "no seal", "a file"])
def test_an_altered_generation_is_ignored(tmp_path: Path, damage: str) -> None:
    generations = Generations(tmp_path / "some")
    place = generations.write(A, content("a"))
    if damage == "flipped":
        (place / "content").write_text("b", encoding="utf-8")
    elif damage == "gone":
        (place / "content").unlink()
    elif damage == "one more":
        (place / "more").touch()
    elif damage == "no seal":
        (place / "seal").unlink()
    else:
        place.rename(place.with_name("elsewhere"))
        place.touch()
    assert generations.find(A) is None
    assert generations.has(A)
    generations.write(A, content("a"))
    assert [*generations.contents(A, "content")] == [b"a"]


def test_a_failed_write_leaves_nothing(tmp_path: Path) -> None:
    generations = Generations(tmp_path / "some")

    def fail(_: Path) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        generations.write(A, fail)
    assert generations.is_empty


def test_leftovers_of_killed_programs_are_swept_by_readers(tmp_path: Path) -> None:
    generations = Generations(tmp_path / "some")
    generations.write(A, content("a"))
    for number in range(17):
        (tmp_path / "some" / f"{B.hex()}.{number}{UNFINISHED}").mkdir()
        if number:
            age(tmp_path / "some" / f"{B.hex()}.{number}{UNFINISHED}")
    assert [*generations.contents(A, "content")] == [b"a"]
    left = [place.name for place in (tmp_path / "some").iterdir() if place.name.endswith(UNFINISHED)]
    assert left == [f"{B.hex()}.0{UNFINISHED}"], "somebody may still be at it"


def test_two_programs_write_and_read_the_same_at_once(tmp_path: Path) -> None:
    script = (
        "import sys\nfrom pathlib import Path\nfrom judgeapp.files.generations import Generations\n"
        "generations = Generations(Path(sys.argv[1]), kept=2)\n"
        "for turn in range(150):\n"
        "    key = bytes([turn % 5]) * 16\n"
        "    write = lambda folder: (folder / 'content').write_bytes(key * 500)\n"
        "    generations.write(key, write)\n"
        "    assert {*generations.contents(key, 'content')} <= {key * 500}\n"
    )
    writers = [subprocess.Popen([sys.executable, "-c", script, tmp_path / "some"]) for _ in range(2)]
    assert [writer.wait() for writer in writers] == [0, 0]
    assert not [place for place in (tmp_path / "some").iterdir() if place.name.endswith(UNFINISHED)]
