"""Whatever is in a data folder, the program starts."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from judgeapp.desk import settings
from judgeapp.desk.fault_log import FaultLog, packed
from judgeapp.desk.folder import (
    CACHE_VARIABLE,
    autosave_file,
    bookmarks_file,
    cards_file,
    draft_file,
    fault_log_file,
    phrases_file,
    settings_file,
    write_whole,
)
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.storage.lock import take, writing
from judgeapp.desk.upkeep.copying import data_files, make_copies
from judgeapp.desk.upkeep.leftovers import sweep_cache, sweep_data
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.lessons import load_lessons
from judgeapp.messages.errors import InputError
from judgeapp.table.scenes import own_scenes
from judgeapp.table.tree.file import load_autosave, load_draft
from tests.damage.variants import CARDS, FILES, MARKS, contents, fill, fill_anew

THINGS = ["pipe", "device", "dead link", "folder", "loop"]


def lay(what: str, file: Path) -> None:
    if what == "pipe":
        os.mkfifo(file)
    elif what == "device":
        file.symlink_to("/dev/zero")
    elif what == "dead link":
        file.symlink_to(file.parent / "nowhere")
    elif what == "loop":
        file.symlink_to(file)
    else:
        file.mkdir()


@pytest.mark.skipif(os.name == "nt", reason="there are no such things")
@pytest.mark.parametrize("what", THINGS)
def test_anything_that_is_no_file_is_set_aside_and_reported(tmp_path: Path, what: str) -> None:
    for file in (
        settings_file(tmp_path),
        bookmarks_file(tmp_path),
        cards_file(tmp_path),
        phrases_file(tmp_path),
        autosave_file(tmp_path),
    ):
        lay(what, file)
    troubles = [settings.load(settings_file(tmp_path))[1], load_lessons(tmp_path)[1]]
    troubles += [load_autosave(tmp_path)[1]]
    bookmarks, trouble = open_bookmarks(bookmarks_file(tmp_path))
    troubles.append(trouble)
    bookmarks.add("rules:16-4")
    bookmarks.close()
    library, trouble = open_cards(cards_file(tmp_path))
    troubles.append(trouble)
    library.close()
    assert all(troubles)
    assert len([path for path in tmp_path.iterdir() if ".damaged" in path.name]) == 5
    # The next start finds no damage.
    assert settings.load(settings_file(tmp_path))[1] is None
    assert open_bookmarks(bookmarks_file(tmp_path))[1] is None


@pytest.mark.skipif(os.name == "nt", reason="there are no such things")
@pytest.mark.parametrize("what", THINGS)
def test_a_scene_that_is_no_file_is_skipped_and_reported(tmp_path: Path, what: str) -> None:
    (tmp_path / "scenes").mkdir()
    lay(what, tmp_path / "scenes" / "one.yaml")
    scenes, wrong = own_scenes(tmp_path)
    assert (scenes, len(wrong)) == ((), 1)


@pytest.mark.skipif(os.name == "nt", reason="there are no such things")
@pytest.mark.parametrize("what", [*THINGS[:3], "loop"])
def test_anything_that_is_no_folder_is_set_aside(tmp_path: Path, what: str) -> None:
    for name in ("locks", "checksums", "backups"):
        lay(what, tmp_path / name)
    fill_anew(tmp_path)
    copied = [thing for thing in data_files(tmp_path) if thing.file.exists()]
    assert len(make_copies(tmp_path).files) == len(copied)
    assert take(tmp_path, "writing").is_held
    assert len(list(tmp_path.glob("*.damaged"))) == 3


@pytest.mark.skipif(os.name == "nt", reason="there are no such things")
@pytest.mark.parametrize("what", [thing for thing in THINGS if thing != "folder"])
def test_a_fault_is_logged_whatever_is_in_the_logs_place(tmp_path: Path, what: str) -> None:
    lay(what, fault_log_file(tmp_path))
    log = FaultLog(tmp_path)
    assert log.write("testing", "what went wrong") == ""
    log.close()
    assert "what went wrong" in fault_log_file(tmp_path).read_text(encoding="utf-8")
    lay(what, autosave_file(tmp_path))
    assert packed(tmp_path, "", (autosave_file(tmp_path),))


# -- where nothing can be written -----------------------------------------------------------------

# Runs as a user without write permission, because root can write to any folder.
_READ = """
import sys
from pathlib import Path
from tests.damage.variants import FILES, contents
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.folder import bookmarks_file
from judgeapp.messages.errors import InputError
folder = Path(sys.argv[1])
for name in FILES:
    rows, trouble = contents(folder, name)
    print(name, len(rows), "can't save" in str(trouble))
marks, _ = open_bookmarks(bookmarks_file(folder))
try:
    marks.add("rules:1")
except InputError as error:
    print(error.mend)
"""


def as_somebody_else(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python as a user without special permissions."""
    nobody: dict[str, Any] = {}
    if os.getuid() == 0:
        nobody = {"user": 65534, "group": 65534, "extra_groups": []}
    return subprocess.run(
        [sys.executable, "-B", "-c", script, *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env=os.environ | {"HOME": "/nonexistent", "PYTHONPATH": str(Path(__file__).parents[2])},
        **nobody,
    )


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A full data folder that everyone may read."""
    if os.name == "nt" or as_somebody_else("import judgeapp, tests").returncode:
        pytest.skip("nobody else can run the program here")
    with TemporaryDirectory() as home:
        Path(home).chmod(0o755)
        folder = Path(home) / "data"
        folder.mkdir()
        fill(folder)
        yield folder
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o755)


@pytest.mark.parametrize("cut", [False, True], ids=["closed", "power cut"])
def test_a_read_only_folder_is_read_and_reported(read_only: Path, cut: bool) -> None:
    if cut:
        # The changes that SQLite hasn't merged yet are in a second file.
        script = (
            "import os, sys\nfrom pathlib import Path\n"
            "from judgeapp.desk.written.bookmarks import open_bookmarks\n"
            "marks, _ = open_bookmarks(Path(sys.argv[1]))\n"
            "marks.add('rules:last')\nos._exit(0)\n"
        )
        subprocess.run([sys.executable, "-c", script, bookmarks_file(read_only)], check=True)
    before = {path.name: path.read_bytes() for path in read_only.iterdir() if path.is_file()}
    for path in (*read_only.rglob("*"), read_only):
        path.chmod(0o555 if path.is_dir() else 0o444)
    done = as_somebody_else(_READ, str(read_only))
    assert done.returncode == 0, done.stderr
    reported = dict(line.split(" ", 1) for line in done.stdout.splitlines()[: len(FILES)])
    assert reported["bookmarks.sqlite"] == f"{MARKS + cut} True"
    assert reported["cards.sqlite"] == f"{CARDS} True"
    assert reported["table.json"] == "1 False"
    assert done.stdout.splitlines()[-1] == "Make the file and its folder writable"
    assert before == {path.name: path.read_bytes() for path in read_only.iterdir() if path.is_file()}


def forbid(folder: Path) -> dict[str, bytes]:
    """Make the folder read-only. Returns the content of each file."""
    for path in (*folder.rglob("*"), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def checked_by_somebody_else(folder: Path) -> tuple[int, dict[str, dict[str, Any]], str]:
    """Result of `judgeapp desk check` there: exit status, report by file, and printed text."""
    script = "import sys; from judgeapp.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = ("--data", str(folder), "desk", "check")
    as_json = as_somebody_else(script, *command, "--json")
    plain = as_somebody_else(script, *command)
    assert plain.returncode == as_json.returncode, plain.stderr
    checked = json.loads(as_json.stdout)
    assert checked["writable"] is False
    assert "can't save" in plain.stdout
    return as_json.returncode, {Path(entry["file"]).name: entry for entry in checked["kept"]}, plain.stdout


def test_a_sound_read_only_folder_is_sound(read_only: Path) -> None:
    before = forbid(read_only)
    status, states, output = checked_by_somebody_else(read_only)
    assert status == 0
    assert {entry["state"] for entry in states.values()} == {"none", "sound"}
    assert states["cards.sqlite"]["read_only"] is True
    assert f"cards: sound ({CARDS}); read-only" in output
    assert before == forbid(read_only)


def test_a_damaged_read_only_database_is_reported_and_left(read_only: Path) -> None:
    """Readable entries are recovered, and the rest comes from the backup."""
    make_copies(read_only)
    file = bookmarks_file(read_only)
    content = bytearray(file.read_bytes())
    content[-12288:] = bytes(12288)
    file.write_bytes(content)
    cards_file(read_only).write_bytes(b"no database " * 99)
    before = forbid(read_only)
    status, states, _ = checked_by_somebody_else(read_only)
    assert status == 1
    marks, cards = states["bookmarks.sqlite"], states["cards.sqlite"]
    assert (marks["state"], marks["count"]) == ("damaged", MARKS)
    assert "read-only" in marks["trouble"]
    assert "could be read" in marks["trouble"]
    assert "restored from the backup of" in marks["trouble"]
    assert "the file is unchanged" in marks["trouble"]
    assert (cards["state"], cards["count"]) == ("damaged", CARDS)
    assert before == forbid(read_only)


def test_an_altered_row_is_read_from_the_copy_on_a_read_only_disk(read_only: Path) -> None:
    make_copies(read_only)
    with closing(sqlite3.connect(bookmarks_file(read_only))) as change, change:
        change.execute("UPDATE bookmark SET note = 'otherwise' WHERE passage = 'rules:1'")
    forbid(read_only)
    status, states, _ = checked_by_somebody_else(read_only)
    marks = states["bookmarks.sqlite"]
    assert (status, marks["state"], marks["count"]) == (1, "damaged", MARKS)
    assert "1 restored from the backup of" in marks["trouble"]
    assert "can't save" in marks["trouble"]


# Opens the window, plays a choice, changes a setting and prints the notices.
_WINDOW = """
import os, sys
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from judgeapp.ui.application import application
from judgeapp.ui.window.window import Window
from tests.ui.waiting import wait
app = application()
window = Window(Path(sys.argv[1]), lacking=lambda: ())
window.show()
window.navigator.show_view("table")
while not (window.is_idle and window.table is not None and window.table.is_open):
    wait(10)
table = window.table
table.show_decision()
nodes = len(table.session.tree.nodes)
table.session.choose(table.session.tree.game.decision.options[-1].key)
window.appearance.larger_text()
wait(1000)
while not window.is_idle:
    wait(10)
print(len(table.session.tree.nodes) - nodes, table.session.tree.beginning.title != "")
print("\\n".join(window.notices.texts))
window.close()
"""


@pytest.mark.nightly
@pytest.mark.lengthy
def test_the_window_opens_on_a_read_only_folder(
    read_only: Path, filled_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = read_only.parent / "cache"
    shutil.copytree(filled_cache, cache)
    for path in (cache, *cache.rglob("*")):
        path.chmod(0o777 if path.is_dir() else 0o666)
    before = forbid(read_only)
    monkeypatch.setenv(CACHE_VARIABLE, str(cache))
    done = as_somebody_else(_WINDOW, str(read_only))
    assert done.returncode == 0, done.stderr
    played, *texts = done.stdout.splitlines()
    assert played == "1 True"
    notices = [text for text in texts if not text.startswith("Restored the")]
    assert len(texts) == len(notices) + 2, "the ruling and the card are there to be copied"
    # Shown once, however many actions fail.
    assert len(notices) == 1, notices
    assert notices[0].startswith("Can't save: the data folder is read-only")
    assert before == forbid(read_only)


# -- what killed writers left ---------------------------------------------------------------------


def test_old_leftovers_are_swept_and_nothing_else(tmp_path: Path) -> None:
    leftovers = ["settings.json.new", "settings.json.0badcafe.new", "cards.sqlite.0badcafe.new-wal"]
    others = ["notes.new", "table.json.new.yaml", "mine.0badcafe.new", "cards.damaged.sqlite"]
    live = ["table.json.12345678.new"]
    for name in (*leftovers, *others, *live):
        (tmp_path / name).write_bytes(b"x")
        if name not in live:
            os.utime(tmp_path / name, (time.time() - 7200,) * 2)
    assert sorted(path.name for path in sweep_data(tmp_path)) == sorted(leftovers)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted((*others, *live))


def test_caches_of_earlier_editions_are_swept_once_unused(tmp_path: Path) -> None:
    former = ["answers.sqlite", "corpus.msgpack", "questions.msgpack.new-17", "index.new-4", "index.old-17"]
    ours = ["readings.sqlite", "roots.pem", "corpus", "answers", "index", "mine.msgpack"]
    for name in (*former, *ours):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (time.time() - 40 * 86400,) * 2)
    (tmp_path / "sources.msgpack").touch()
    sweep_cache(tmp_path)
    assert sorted(place.name for place in tmp_path.iterdir()) == sorted([*ours, "sources.msgpack"])


# -- kept and brought back ------------------------------------------------------------------------


def test_two_simultaneous_writers_leave_a_complete_file(tmp_path: Path) -> None:
    script = (
        "import sys\nfrom pathlib import Path\nfrom judgeapp.desk.folder import write_whole\n"
        "for turn in range(300):\n"
        "    write_whole(Path(sys.argv[1]), sys.argv[2].encode() * 5000, 'it')\n"
    )
    file = tmp_path / "settings.json"
    writers = [subprocess.Popen([sys.executable, "-c", script, file, letter]) for letter in ("a", "b")]
    while any(writer.poll() is None for writer in writers):
        if file.exists():
            content = file.read_bytes()
            assert len(content) == 5000
            assert len(set(content)) == 1
    assert [writer.returncode for writer in writers] == [0, 0]
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_a_link_in_place_of_the_new_file_is_not_followed(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"mine")
    (tmp_path / "table.json.new").symlink_to(other)
    write_whole(tmp_path / "table.json", b"new", "the table")
    assert other.read_bytes() == b"mine"


def test_damaged_data_is_restored_from_the_newest_copy(tmp_path: Path) -> None:
    fill(tmp_path)
    make_copies(tmp_path)
    before = {name: contents(tmp_path, name)[0] for name in FILES}
    for name in FILES:
        (tmp_path / name).write_bytes(b"{" * 99)
    for name in FILES:
        after, trouble = contents(tmp_path, name)
        assert after == before[name]
        assert trouble is not None
        assert "the backup of" in trouble.what
        assert contents(tmp_path, name)[1] is None


def test_deleted_data_does_not_return(tmp_path: Path) -> None:
    file = bookmarks_file(tmp_path)
    bookmarks, _ = open_bookmarks(file)
    for number in range(MARKS):
        bookmarks.add(f"rules:{number}")
    for number in range(MARKS - 1):
        bookmarks.remove(f"rules:{number}")
    bookmarks.close()
    content = bytearray(file.read_bytes())
    content[:100] = bytes(100)
    file.write_bytes(content)
    bookmarks, trouble = open_bookmarks(file)
    assert trouble is not None
    assert [mark.passage for mark in bookmarks.all()] == [f"rules:{MARKS - 1}"]
    bookmarks.close()


@pytest.mark.parametrize("step", ["set aside", "log set aside"])
def test_a_killed_repair_is_repeated(tmp_path: Path, step: str) -> None:
    """A program was killed while replacing a file with its repaired version."""
    fill(tmp_path)
    file = bookmarks_file(tmp_path)
    content = bytearray(file.read_bytes())
    content[:100] = bytes(100)
    file.write_bytes(content)
    (tmp_path / "bookmarks.sqlite-wal").write_bytes(b"the last of it")
    (tmp_path / "bookmarks.sqlite.mending").write_text("bookmarks.damaged.sqlite")
    file.rename(tmp_path / "bookmarks.damaged.sqlite")
    if step == "log set aside":
        wal = tmp_path / "bookmarks.sqlite-wal"
        wal.rename(tmp_path / "bookmarks.damaged.sqlite-wal")
    bookmarks, trouble = open_bookmarks(file)
    assert trouble is not None
    assert f"{MARKS} could be read" in trouble.what
    assert len(bookmarks.all()) == MARKS
    bookmarks.close()
    assert (tmp_path / "bookmarks.damaged.sqlite").read_bytes() == bytes(content)
    assert (tmp_path / "bookmarks.damaged.sqlite-wal").read_bytes() == b"the last of it"
    assert not (tmp_path / "bookmarks.sqlite.mending").exists()


@pytest.mark.parametrize("damage", ["head", "frame", "none"])
def test_a_damaged_log_is_read_up_to_the_damage(tmp_path: Path, damage: str) -> None:
    """SQLite ignores a log with a damaged header, and everything after a damaged frame."""
    file = bookmarks_file(tmp_path)
    script = (
        "import os, sys\nfrom pathlib import Path\n"
        "from judgeapp.desk.written.bookmarks import open_bookmarks\n"
        "marks, _ = open_bookmarks(Path(sys.argv[1]))\n"
        "for number in range(40): marks.add(f'rules:{number}')\nos._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", script, file], check=True)
    log = tmp_path / "bookmarks.sqlite-wal"
    content = bytearray(log.read_bytes())
    if damage != "none":
        content[9 if damage == "head" else 32 + 24 + 100] ^= 0xFF
    log.write_bytes(content)
    bookmarks, trouble = open_bookmarks(file)
    assert {mark.passage for mark in bookmarks.all()} == {f"rules:{n}" for n in range(40)}
    assert (trouble is None) == (damage == "none")
    bookmarks.close()


def test_commands_read_and_write_beside_an_open_window(tmp_path: Path) -> None:
    """Each writes a hundred entries, while one of them keeps the file open."""
    file = bookmarks_file(tmp_path)
    script = (
        "import sys\nfrom pathlib import Path\n"
        "from judgeapp.desk.written.bookmarks import open_bookmarks\n"
        "for number in range(60):\n"
        "    marks, trouble = open_bookmarks(Path(sys.argv[1]))\n"
        "    assert trouble is None, trouble\n"
        "    marks.add(f'{sys.argv[2]}:{number}')\n"
        "    marks.close()\n"
    )
    window, _ = open_bookmarks(file)
    writers = [subprocess.Popen([sys.executable, "-c", script, file, name]) for name in "ab"]
    number = 0
    while any(writer.poll() is None for writer in writers):
        window.add(f"window:{number}")
        number += 1
        time.sleep(0.005)  # slower than a loop, like a judge
    assert [writer.returncode for writer in writers] == [0, 0]
    marked = {mark.passage for mark in window.all()}
    window.close()
    assert marked == {*(f"{name}:{n}" for name in "ab" for n in range(60)), *(f"window:{n}" for n in range(number))}


def test_lessons_of_two_programs_at_once_are_all_kept(tmp_path: Path) -> None:
    script = (
        "import sys\nfrom pathlib import Path\n"
        "from judgeapp.cards.reading.grammar.lesson import Lesson\n"
        "from judgeapp.desk.written.lessons import change_lessons\n"
        "for number in range(25):\n"
        "    lesson = Lesson('en', f'{sys.argv[2]} {number}', 'it', '', '')\n"
        "    change_lessons(Path(sys.argv[1]), lambda own: (*own, lesson))\n"
    )
    writers = [subprocess.Popen([sys.executable, "-c", script, tmp_path, name]) for name in "ab"]
    assert [writer.wait() for writer in writers] == [0, 0]
    lessons, trouble = load_lessons(tmp_path)
    assert trouble is None
    assert len({lesson.wording for lesson in lessons}) == 50


def test_a_writer_waits_for_another_and_then_gives_up(tmp_path: Path) -> None:
    held = take(tmp_path, "writing")
    with pytest.raises(InputError, match="another program is using"), writing(tmp_path, 0.05):
        pass
    held.release()
    with writing(tmp_path, 0):
        pass


def test_a_damaged_database_open_elsewhere_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for waiting in ("database", "lock", "schema"):
        monkeypatch.setattr(f"judgeapp.desk.storage.{waiting}.MAX_WAIT_S", 0.1)
    fill(tmp_path)
    file = bookmarks_file(tmp_path)
    bookmarks, _ = open_bookmarks(file)
    sound = file.read_bytes()
    file.write_bytes(bytes(100) + sound[100:])
    with pytest.raises(InputError, match="another program is using them"):
        open_bookmarks(file)
    assert not list(tmp_path.glob("*damaged*"))
    bookmarks.close()
    shutil.rmtree(tmp_path / "locks")
    bookmarks, trouble = open_bookmarks(file)
    assert trouble is not None
    assert len(bookmarks.all()) == MARKS
    bookmarks.close()


@pytest.mark.parametrize(
    "impossible",
    [
        "turn: C",
        "phase: x",
        "turn_number: -1",
        "memory: 1000000000000000000000",
        "A: {deck: 30000000}",
        "B: {hand: -3}",
        "A: {battle: [{card: Pup, owner: Z}]}",
        "A: {battle: [Pup]}, lasting: [{to: Pup, by: Z, gifts: []}]",
        "lasting: [{player: C, gifts: []}]",
        "later: [{at: end-of-turn, do: [], by: {seat: Q}}]",
        "A: {battle: [Nobody]}",
        "A: [",
    ],
)
def test_an_impossible_position_is_set_aside_and_reported(tmp_path: Path, impossible: str) -> None:
    kept = f"title: A kept position\ncards: {{Pup: {{level: 3, dp: 1000}}}}\nposition: {{{impossible}}}\nsteps: []\n"
    draft_file(tmp_path).write_text(kept, encoding="utf-8")
    scenario, trouble = load_draft(tmp_path)
    assert scenario is None
    assert trouble is not None
    assert (tmp_path / "position.damaged.yaml").read_text(encoding="utf-8") == kept


def test_an_altered_draft_is_accepted_and_reported_once(tmp_path: Path) -> None:
    fill(tmp_path)
    file = tmp_path / "position.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("title: ", "title: Not "), encoding="utf-8")
    scenario, trouble = load_draft(tmp_path)
    assert scenario is not None
    assert scenario.title.startswith("Not ")
    assert trouble is not None
    assert "something other than this program has changed" in trouble.what
    assert load_draft(tmp_path)[1] is None
