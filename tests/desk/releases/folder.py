"""Create a data folder with one of each thing that a judge saves, as a release leaves it behind.

    python -m tests.desk.releases.folder

Run it once for every release: it writes `folder-VERSION.zip` beside this file, and never over one
that is there. The later editions open them all (tests/desk/test_older_folders.py).
"""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

from msgspec.structs import replace

import judgeapp
from judgeapp.cards.lists.restrictions import Restriction
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.desk import settings
from judgeapp.desk.folder import answers_file, bookmarks_file, cards_file, notebook_file, settings_file
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.imported.editions import import_edition
from judgeapp.desk.imported.lists import Listed, SavedLists, save_lists
from judgeapp.desk.settings import Settings
from judgeapp.desk.team import Team, save_team
from judgeapp.desk.upkeep.copying import make_copies
from judgeapp.desk.written.alignments import save_alignments
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.lessons import change_lessons, with_lessons
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.desk.written.typed import TypedTexts, save_typed
from judgeapp.desk.written.unfinished import UnfinishedRuling, save_unfinished
from judgeapp.editions.alignment.settling import SettledClauses
from judgeapp.entries.importing import import_file
from judgeapp.rulings.answer_importing import ANSWERS
from judgeapp.rulings.notebook.ruling import Status
from judgeapp.scenario.file import read_scenario
from judgeapp.table.scenes import ready_scenes, table_of
from judgeapp.table.tree.file import autosave, save_draft
from tests.cards.made import record
from tests.editions.brought import made_edition
from tests.rulings.made import EVERYTHING

RELEASES = Path(__file__).parent

# Content that the tests expect.
NOTE = "貫通 & 'Blocker'\non two lines"
QUESTION = "阻挡者"
FORMER, ANSWER = "It may not.", "It may."
CARD, CORRECTED_DP = "TS1-010", 6000
WORDING = "banish it"
TEAM = Team("pg.example.org", "cup", "judges")
TABLE, POSITION = "As it was called", "A position of my own"
TYPED = {"card": {"name": "Lanternmon"}}
UNFINISHED = "Not finished yet"
EDITION = "A rulebook of another publisher"
SETTLED = SettledClauses(old=("16-4",))


LISTED = Listed(Restriction("TS1-010", 1, "2026-04-01"), "list.json")


def fill(folder: Path) -> None:
    """Save one of each thing, with the functions that commands and window use."""
    settings.save(Settings(question=QUESTION), settings_file(folder))
    marks, _ = open_bookmarks(bookmarks_file(folder))
    marks.add("rules:16-4", NOTE)
    marks.close()
    library, _ = open_cards(cards_file(folder))
    library.put(record(CARD, effect="<Blocker>", dp=2000), "own.jsonl")
    library.correct(record(CARD, effect="<Blocker>", dp=CORRECTED_DP))
    library.close()
    _import_answers(folder)
    notebook, _ = open_notebook(notebook_file(folder))
    made = notebook.add(EVERYTHING, "Ken")
    notebook.set_status(made.ruling, Status.APPEALED, "Aiko")
    notebook.close()
    lesson = Lesson("en", WORDING, "delete it", "Ken", "2026-01-31")
    change_lessons(folder, lambda own: with_lessons(own, (lesson,)))
    save_team(TEAM, folder)
    scene = ready_scenes()[0]
    autosave(table_of(scene).called(0, TABLE), folder)
    save_draft(replace(read_scenario(scene.text, "a scene")[0], title=POSITION), folder)
    save_unfinished(UnfinishedRuling(replace(EVERYTHING, answer=UNFINISHED)), folder)
    save_typed(TypedTexts(TYPED), folder)
    import_edition(made_edition(EDITION), folder)
    save_alignments(folder, lambda alignments: alignments.with_settled("a", "b", (SETTLED,)))
    save_lists(folder, lambda _: SavedLists(restrictions=(LISTED,)))
    make_copies(folder)


def _import_answers(folder: Path) -> None:
    """Import an answer whose text changes later, with its deciding clause."""
    answers, _ = open_answers(answers_file(folder))
    with TemporaryDirectory() as name:
        for answer in (FORMER, ANSWER):
            file = Path(name) / "official.jsonl"
            entry = {"id": "Q1", "question": "May it block?", "answer": answer}
            file.write_text(json.dumps(entry), encoding="utf-8")
            import_file(file, answers, ANSWERS)
    answers.decide("Q1", ("12-1-1",), "3.6")
    answers.close()


def main() -> None:
    written = RELEASES / f"folder-{judgeapp.__version__}.zip"
    with TemporaryDirectory() as name, ZipFile(written, "x", ZIP_DEFLATED) as out:
        folder = Path(name)
        fill(folder)
        for file in sorted(folder.rglob("*")):
            if file.is_file() and "locks" not in file.parts:
                out.write(file, file.relative_to(folder))


if __name__ == "__main__":
    main()
