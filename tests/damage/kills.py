"""Kill every writer at random moments: everything reported as saved must still be there, unchanged and undamaged.

python -m tests.damage.kills 1000
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import chain, count
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace

from judgeapp.cards.lists.restrictions import Restriction
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.desk import settings
from judgeapp.desk.folder import answers_file, bookmarks_file, cards_file, notebook_file, settings_file
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.imported.editions import import_edition, load_saved_editions
from judgeapp.desk.imported.lists import Listed, SavedLists, load_lists, save_lists
from judgeapp.desk.settings import Settings
from judgeapp.desk.team import Team, load_team, save_team
from judgeapp.desk.upkeep.copying import make_copies
from judgeapp.desk.upkeep.restoring import restore_copy
from judgeapp.desk.written.alignments import SavedAlignments, load_alignments, save_alignments
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.lessons import change_lessons, load_lessons, with_lessons
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.desk.written.typed import TypedTexts, load_typed, save_typed
from judgeapp.desk.written.unfinished import UnfinishedRuling, load_unfinished, save_unfinished
from judgeapp.editions.alignment.settling import SettledClauses
from judgeapp.entries.importing import import_file
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.rulings.answer_importing import ANSWERS
from judgeapp.rulings.notebook.ruling import Status
from judgeapp.scenario.file import read_scenario
from judgeapp.table.scenes import ready_scenes, table_of
from judgeapp.table.tree.file import autosave, load_autosave, load_draft, save_draft
from tests.cards.made import record
from tests.editions.brought import made_edition
from tests.rulings.made import EVERYTHING, identity, revision

MAX_S = 0.3  # seconds of writing before a kill
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
TOGETHER = 5  # revisions of each ruling
RECORD = "played. " * 2_000 + "The end."


# -- the writers: each writes a number and then says it; what they find is what was kept last ------


def _settings(folder: Path) -> Iterator[int]:
    for number in count(last(folder, "settings") + 1):
        settings.save(Settings(question=str(number)), settings_file(folder))
        yield number


def _bookmarks(folder: Path) -> Iterator[int]:
    first = last(folder, "bookmarks") + 1
    bookmarks, _ = open_bookmarks(bookmarks_file(folder))
    for number in count(first):
        bookmarks.add(f"rules:{number}", str(number))
        yield number


def _cards(folder: Path) -> Iterator[int]:
    """Each time the file is opened again, and a few cards are imported together."""
    for number in count(last(folder, "cards") + 1):
        library, trouble = open_cards(cards_file(folder))
        assert trouble is None, trouble
        with library.transaction():
            for part in range(5):
                library.put(record(f"TS1-{part}", effect=f"{number} " * 400), str(number))
        library.close()
        yield number


def _answers(folder: Path) -> Iterator[int]:
    """A few answers are imported together, with new texts each time; then one of them gets a deciding clause."""
    file = folder / "imported.jsonl"
    for number in count(last(folder, "answers") + 1):
        entries = ({"id": f"Q{n}", "question": "Who?", "answer": str(number)} for n in range(5))
        file.write_text("\n".join(map(json.dumps, entries)), encoding="utf-8")
        answers, trouble = open_answers(answers_file(folder))
        assert trouble is None, trouble
        import_file(file, answers, ANSWERS)
        answers.decide("Q0", (f"1-{number}",), "3.6")
        answers.close()
        yield number


def _rulings(folder: Path) -> Iterator[int]:
    """One ruling is given and appealed; the history of another judge's ruling is taken, and the one taken before is
    deleted permanently."""
    for number in count(last(folder, "rulings") + 1):
        notebook, trouble = open_notebook(notebook_file(folder))
        assert trouble is None, trouble
        taken = range(10 * number, 10 * number + TOGETHER)
        before = (range(0), *(range(last, last + 1) for last in taken))
        notebook.take(
            revision(identity, *came, ruling=number, at=0, by="Aiko")
            for identity, came in zip(taken, before, strict=False)
        )
        made = notebook.add(replace(EVERYTHING, tags=(str(number),), record=RECORD), "Ken")
        notebook.set_status(made.ruling, Status.APPEALED, "Ken")
        with suppress(NotFoundError):
            notebook.delete_for_good(identity(number - 1), "Ken")
        notebook.close()
        yield number


def _phrases(folder: Path) -> Iterator[int]:
    for number in count(last(folder, "phrases") + 1):
        lesson = Lesson("en", f"banish {number}", "delete it", "Ken", "")
        change_lessons(folder, lambda own, lesson=lesson: with_lessons(own[-20:], (lesson,)))  # type: ignore[misc]
        yield number


def _team(folder: Path) -> Iterator[int]:
    for number in count(last(folder, "team") + 1):
        save_team(Team("pg.example.org", f"cup-{number}", "judges"), folder)
        yield number


def _table(folder: Path) -> Iterator[int]:
    tree = table_of(ready_scenes()[0])
    for number in count(last(folder, "table") + 1):
        autosave(tree.called(0, str(number)), folder)
        yield number


def _position(folder: Path) -> Iterator[int]:
    scenario = read_scenario(ready_scenes()[0].text, "a scene")[0]
    for number in count(last(folder, "position") + 1):
        save_draft(replace(scenario, title=str(number)), folder)
        yield number


def _unfinished(folder: Path) -> Iterator[int]:
    for number in count(last(folder, "unfinished") + 1):
        save_unfinished(UnfinishedRuling(replace(EVERYTHING, answer=str(number))), folder)
        yield number


def _typed(folder: Path) -> Iterator[int]:
    for number in count(last(folder, "typed") + 1):
        save_typed(TypedTexts({"card": {"name": str(number)}}), folder)
        yield number


def _edition(folder: Path) -> Iterator[int]:
    for number in count(last(folder, "editions") + 1):
        import_edition(made_edition(str(number)), folder)
        yield number


def _alignments(folder: Path) -> Iterator[int]:
    for number in count(last(folder, "lined-up") + 1):
        line = SettledClauses(old=(str(number + 1),))
        save_alignments(folder, partial(SavedAlignments.with_settled, old="a", new="b", lines=(line,)))
        yield number


def _lists(folder: Path) -> Iterator[int]:
    for number in count(last(folder, "lists") + 1):
        listed = Listed(Restriction("TS1-010", number), "list.json")
        save_lists(folder, lambda _, listed=listed: SavedLists(restrictions=(listed,)))  # type: ignore[misc]
        yield number


def _marked_and_copied(folder: Path, number: int) -> Path:
    """Save a number in a bookmark, and make the due backup. Returns its path. A backup is always due, because the
    newest change is later than all old backups."""
    bookmarks, _ = open_bookmarks(bookmarks_file(folder))
    bookmarks.add(f"rules:{number}", str(number))
    bookmarks.close()
    (copy,) = make_copies(folder, LONG_AGO + timedelta(hours=2 * number)).files
    return copy


def _copies(folder: Path) -> Iterator[int]:
    """Backups are made while something is written, and never contain half of it."""
    for number in count(last(folder, "copies") + 1):
        _marked_and_copied(folder, number)
        yield number


def _brought_back(folder: Path) -> Iterator[int]:
    """A backup replaces its original as soon as it is made."""
    for number in count(last(folder, "brought back") + 1):
        copy = _marked_and_copied(folder, number)
        replaced = restore_copy(folder, copy.name).aside
        assert replaced is not None
        # Left there, every replaced file would be checked each time.
        replaced.unlink()
        yield number


WRITERS: dict[str, Callable[[Path], Iterator[int]]] = {
    "settings": _settings,
    "bookmarks": _bookmarks,
    "cards": _cards,
    "answers": _answers,
    "rulings": _rulings,
    "phrases": _phrases,
    "team": _team,
    "table": _table,
    "position": _position,
    "unfinished": _unfinished,
    "typed": _typed,
    "editions": _edition,
    "lined-up": _alignments,
    "lists": _lists,
    "copies": _copies,
    "brought back": _brought_back,
}


def last(folder: Path, name: str) -> int:
    """Newest saved number; -1 if there is none. Raises InputError for damage."""
    trouble: InputError | None
    if name == "settings":
        chosen, trouble = settings.load(settings_file(folder))
        numbers = [int(chosen.question or -1)]
    elif name in ("bookmarks", "copies", "brought back"):
        bookmarks, trouble = open_bookmarks(bookmarks_file(folder))
        numbers = [int(mark.note) for mark in bookmarks.all()]
        bookmarks.close()
        assert sorted(numbers) == [*range(len(numbers))], "one between them is lost"
    elif name == "cards":
        library, trouble = open_cards(cards_file(folder))
        cards = library.all()
        library.close()
        # The cards are imported all together or not at all.
        assert len({card.origin for card in cards}) <= 1
        assert len(cards) in (0, 5)
        numbers = [int(card.origin) for card in cards]
    elif name == "answers":
        answers, trouble = open_answers(answers_file(folder))
        texts, decided = answers.all(), answers.decided()
        before = answers.former("Q0")
        answers.close()
        assert len({text.answer for text in texts}) <= 1, "they were taken together or not at all"
        # Each import keeps the previous texts.
        assert len(texts) in (0, 5)
        assert len(before) == (int(texts[0].answer) if texts else 0)
        numbers = [int(decided["Q0"].clauses[0].partition("-")[2])] if decided else []
    elif name == "rulings":
        notebook, trouble = open_notebook(notebook_file(folder))
        numbers = []
        for noted in notebook.all():
            revisions = notebook.history(noted.id)
            if revisions[0].by == "Aiko":
                assert len(revisions) == TOGETHER, "they were taken together or not at all"
            elif noted.content is not None and noted.content.status is Status.APPEALED:
                assert noted.content.record == RECORD
                numbers.append(int(noted.content.tags[0]))
        notebook.close()
        assert sorted(numbers) == [*range(len(numbers))], "one between them is lost"
    elif name == "phrases":
        lessons, trouble = load_lessons(folder)
        numbers = [int(lesson.wording.split()[-1]) for lesson in lessons]
    elif name == "team":
        team, trouble = load_team(folder)
        numbers = [] if team is None else [int(team.database.partition("-")[2])]
    elif name == "table":
        tree, trouble = load_autosave(folder)
        numbers = [] if tree is None else [int(tree.nodes[0].name)]
    elif name == "unfinished":
        unfinished, trouble = load_unfinished(folder)
        numbers = [] if unfinished is None else [int(unfinished.written.answer)]
    elif name == "typed":
        typed, trouble = load_typed(folder)
        numbers = [int(fields["name"]) for fields in typed.forms.values()]
    elif name == "editions":
        editions, trouble = load_saved_editions(folder)
        numbers = [int(edition.facts.title) for edition in editions]
    elif name == "lists":
        lists, trouble = load_lists(folder)
        numbers = [int(listed.record.limit or 0) for listed in lists.restrictions]
    elif name == "lined-up":
        alignments, trouble = load_alignments(folder)
        numbers = [int(entry.line.old[0]) - 1 for entry in alignments.settled]
        assert sorted(numbers) == [*range(len(numbers))], "one between them is lost"
    else:
        scenario, trouble = load_draft(folder)
        numbers = [] if scenario is None else [int(scenario.title)]
    if trouble is not None:
        raise trouble
    return max(numbers, default=-1)


# -- the kills ------------------------------------------------------------------------------------


# Forked from one process that has already imported the modules; where the system can't fork, each process imports them
# itself.
_PROCESSES: Any = get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")
_PROCESSES.set_forkserver_preload([__name__])


def killed(folder: Path, name: str, dice: random.Random) -> tuple[int, int]:
    """Run a writer and kill it. Returns the newest number reported as saved, or -1, and how many were reported."""
    # One kill in three hits the start, while a file is created.
    moment = dice.choice(("beginning", "writing", "writing", "writing"))
    heard, says = _PROCESSES.Pipe(duplex=False)
    writer = _PROCESSES.Process(target=_write, args=(name, folder, moment, says))
    writer.start()
    says.close()
    with heard:
        assert heard.recv() == "begun"
        time.sleep(dice.uniform(0, MAX_S))
        writer.kill()
        writer.join()
        # The last report may be cut off by the kill.
        reported: list[int] = []
        with suppress(EOFError, OSError):
            while True:
                reported.append(heard.recv())
    return (reported[-1] if reported else -1), len(reported)


def _write(name: str, folder: Path, moment: str, says: Connection) -> None:
    writer = WRITERS[name](folder)
    first = [next(writer)] if moment == "writing" else []
    says.send("begun")
    for number in chain(first, writer):
        says.send(number)


def run(kills: int, seed: int, names: tuple[str, ...] = tuple(WRITERS)) -> tuple[int, list[str]]:
    """Number of acknowledged writes, and descriptions of those that were lost."""
    dice = random.Random(seed)
    wrong: list[str] = []
    writes = 0
    for name in names:
        with TemporaryDirectory() as home:
            folder = Path(home)
            for turn in range(kills // len(names)):
                kept, number = killed(folder, name, dice)
                writes += number
                try:
                    newest = last(folder, name)
                except (InputError, AssertionError) as error:
                    wrong.append(f"{name}, kill {turn}: {error}")
                    break
                if newest < kept:
                    wrong.append(f"{name}, kill {turn}: {kept} was kept, {newest} is there")
    return writes, wrong


def main() -> int:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 70
    names = tuple(sys.argv[3:]) or tuple(WRITERS)
    writes, wrong = run(kills, int(sys.argv[2]) if len(sys.argv) > 2 else 1, names)
    print(f"{kills} kills, {writes} writes acknowledged, {len(wrong)} faults")
    print("\n".join(wrong))
    return bool(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
