"""Damage every saved file in many ways: no readable entry may be lost, and no changed one may pass as original.

python -m tests.damage.variants 400
"""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from judgeapp.cards.lists.restrictions import Restriction
from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.desk.folder import answers_file, bookmarks_file, cards_file, notebook_file
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.imported.editions import import_edition, load_saved_editions
from judgeapp.desk.imported.lists import Listed, SavedLists, load_lists, save_lists
from judgeapp.desk.team import Team, load_team, save_team
from judgeapp.desk.written.alignments import SavedAlignments, SettledBetween, load_alignments, save_alignments
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.lessons import load_lessons, save_lessons
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.desk.written.typed import TypedTexts, save_typed
from judgeapp.desk.written.unfinished import UnfinishedRuling, save_unfinished
from judgeapp.editions.alignment.settling import SettledClauses
from judgeapp.messages.errors import InputError
from judgeapp.rulings.answer import AnswerText
from judgeapp.scenario.file import read_scenario
from judgeapp.table.scenes import ready_scenes, table_of
from judgeapp.table.tree.file import autosave, load_autosave, load_draft, save_draft
from tests.cards.made import record
from tests.editions.brought import made_edition
from tests.rulings.made import EVERYTHING, revision

PAGE = 4096
MARKS, CARDS, REVISIONS, ANSWERS, LESSONS, EDITIONS, LINES = 400, 150, 120, 90, 12, 3, 80
FILES = (
    # First, because opening the cards reads it.
    "lists.json",
    "bookmarks.sqlite",
    "cards.sqlite",
    "rulings.sqlite",
    "answers.sqlite",
    "phrases.yaml",
    "team.json",
    "table.json",
    "position.yaml",
    "editions.json",
    "lined-up.json",
)


def fill(folder: Path) -> None:
    """Fill a data folder with content in every file."""
    for name, (mode, content) in _filled().items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        file.chmod(mode)


@cache
def _filled() -> dict[str, tuple[int, bytes]]:
    """Files of such a folder, built once: mode and content of each."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        fill_anew(folder)
        return {
            file.relative_to(folder).as_posix(): (file.stat().st_mode, file.read_bytes())
            for file in folder.rglob("*")
            if file.is_file()
        }


def fill_anew(folder: Path) -> None:
    """Fill a folder through the program's own writers."""
    bookmarks, _ = open_bookmarks(bookmarks_file(folder))
    for number in range(MARKS):
        bookmarks.add(f"rules:{number}", f"note {number} " * (number % 7), made=f"{number:04}")
    bookmarks.close()
    library, _ = open_cards(cards_file(folder))
    with library.transaction():
        for number in range(CARDS):
            text = "[On Play] Delete 1 of your opponent's Digimon. " * (number % 60)
            library.put(record(f"TS1-{number:03}", effect=text), "own.jsonl")
    library.close()
    notebook, _ = open_notebook(notebook_file(folder))
    notebook.take(
        # Three revisions for each ruling, some of them longer than a page of the database.
        revision(
            number,
            *([number - 1] if number % 3 else []),
            ruling=1000 + number // 3,
            at=number,
            content=replace(EVERYTHING, record="played. " * (number % 7) ** 4),
        )
        for number in range(REVISIONS)
    )
    notebook.close()
    answers, _ = open_answers(answers_file(folder))
    with answers.transaction():
        for number in range(ANSWERS):
            answer = "No, it can't, for it is suspended. " * (1 + number % 40)
            answers.put(AnswerText(f"Q{number}", "en", "May it block?", answer), "own.jsonl")
    answers.close()
    save_lessons(
        (Lesson("en", f"banish {{2}} number {number}", "delete {2}", "Ken", "") for number in range(LESSONS)), folder
    )
    save_team(Team("pg.example.org", "spring-cup", "judges", certificate="/cup.crt"), folder)
    scene = ready_scenes()[0]
    autosave(table_of(scene), folder)
    save_draft(read_scenario(scene.text, scene.key)[0], folder)
    # The notebook refuses this date, so the draft is still there after a window closes.
    save_unfinished(UnfinishedRuling(replace(EVERYTHING, date="tomorrow")), folder)
    for number in range(EDITIONS):
        import_edition(made_edition("Rules of Tides", f"4.{number}"), folder)
    lines = (SettledClauses(old=(f"1-{n}",), new=(f"2-{n}",)) for n in range(LINES))
    settled = tuple(SettledBetween("rules", "rules-4.2-en", line) for line in lines)
    save_alignments(folder, lambda _: SavedAlignments(settled=settled))
    listed = (Listed(Restriction(f"TS1-{n:03}", n % 4, "2026-04-01"), "list.json") for n in range(LINES))
    save_lists(folder, lambda _: SavedLists(restrictions=tuple(listed)))
    save_typed(TypedTexts({"card": {"name": "Dimmon", "effect": "[On Play] <Draw 1>."}}), folder)


# -- what is done to a file -----------------------------------------------------------------------

Damage = Callable[[bytearray, random.Random], None]


def _flip(content: bytearray, dice: random.Random) -> None:
    content[dice.randrange(len(content))] ^= 1 << dice.randrange(8)


def _flips(content: bytearray, dice: random.Random) -> None:
    for _ in range(dice.randrange(2, 40)):
        _flip(content, dice)


def _blank(content: bytearray, dice: random.Random) -> None:
    """Overwrite a lost disk block."""
    start = dice.randrange(0, len(content), 512)
    end = min(len(content), start + dice.choice((512, 4096, 8192)))
    content[start:end] = bytes(end - start)


def _noise(content: bytearray, dice: random.Random) -> None:
    start = dice.randrange(0, len(content), 512)
    end = min(len(content), start + dice.choice((16, 512, 4096)))
    content[start:end] = dice.randbytes(end - start)


def _cut(content: bytearray, dice: random.Random) -> None:
    del content[dice.randrange(len(content)) :]


def _letter(content: bytearray, dice: random.Random) -> None:
    """Change a letter or figure."""
    places = [at for at in range(len(content)) if chr(content[at]).isalnum()]
    if places:
        content[dice.choice(places)] = dice.choice(b"0123456789abcxyz")


def _empty(content: bytearray, _: random.Random) -> None:
    content.clear()


def _moved(content: bytearray, dice: random.Random) -> None:
    """Write a block to the wrong place."""
    if len(content) > 2 * 512:
        source, target = (dice.randrange(0, len(content) - 512, 512) for _ in range(2))
        content[target : target + 512] = content[source : source + 512]


DAMAGES: tuple[Damage, ...] = (_flip, _flips, _blank, _noise, _cut, _letter, _empty, _moved)


# -- what is looked at ----------------------------------------------------------------------------


def contents(folder: Path, name: str) -> tuple[dict[str, object], InputError | None]:
    """Readable entries of a kept file by key, and what was reported."""
    if name == "bookmarks.sqlite":
        bookmarks, trouble = open_bookmarks(folder / name)
        rows: dict[str, object] = {mark.passage: mark for mark in bookmarks.all()}
        bookmarks.close()
    elif name == "cards.sqlite":
        library, trouble = open_cards(folder / name)
        rows = {card.record.number: card for card in library.all()}
        library.close()
    elif name == "rulings.sqlite":
        notebook, trouble = open_notebook(folder / name)
        noted = notebook.all()
        rows = {revision.id: revision for ruling in noted for revision in notebook.history(ruling.id)}
        notebook.close()
    elif name == "answers.sqlite":
        answers, trouble = open_answers(folder / name)
        rows = {text.number: text for text in answers.all()}
        answers.close()
    elif name == "phrases.yaml":
        lessons, trouble = load_lessons(folder)
        rows = {lesson.wording: lesson for lesson in lessons}
    elif name == "team.json":
        team, trouble = load_team(folder)
        rows = {} if team is None else {"team": team}
    elif name == "table.json":
        tree, trouble = load_autosave(folder)
        rows = (
            {}
            if tree is None
            else {
                "table": repr(
                    (
                        tree.notes,
                        tree.beginning,
                        *((node.number, node.digest, node.name, node.comment) for node in tree.nodes.values()),
                    )
                )
            }
        )
    elif name == "editions.json":
        editions, trouble = load_saved_editions(folder)
        rows = {edition.key: edition for edition in editions}
    elif name == "lists.json":
        lists, trouble = load_lists(folder)
        rows = {listed.record.number: listed for listed in lists.restrictions}
    elif name == "lined-up.json":
        alignments, trouble = load_alignments(folder)
        rows = {entry.line.old[0]: entry for entry in alignments.settled}
    else:
        scenario, trouble = load_draft(folder)
        rows = {} if scenario is None else {"position": repr(scenario)}
    return rows, trouble


def faults(
    folder: Path, name: str, before: dict[str, object], damaged: bytes, sound: bytes, *, with_copies: bool
) -> Iterator[str]:
    """Faults in how a damaged file was read."""
    after, trouble = contents(folder, name)
    if after != before and trouble is None:
        yield "changed and nothing told"
    named = str(trouble) if trouble else ""
    is_told = "since they were saved" in named or "something other than this program" in named
    for key, value in after.items():
        if value != before.get(key) and not is_told:
            yield f"{key} changed: {named}"
    lost = set(before) - set(after)
    # A readable file may have been edited by the judge, so it stays in use and the message names the copy.
    if with_copies and lost and not (is_told and str(folder / "backups") in named):
        yield f"{len(lost)} lost though there is a copy: {named}"
    if name.endswith(".sqlite"):
        whole = _on_whole_pages(sound, damaged, before)
        if gone := lost & whole:
            yield f"{len(gone)} lost that stand on whole pages: {sorted(gone)[:3]} {named}"
    is_aside = any(".damaged" in path.name for path in folder.iterdir())
    if damaged and lost and "are damaged" in named and not is_aside:
        yield "what is lost was not set aside"


def _on_whole_pages(sound: bytes, damaged: bytes, keys: dict[str, object]) -> set[str]:
    """Keys whose rows are on undamaged pages."""
    from judgeapp.desk.storage.salvage import salvaged

    kept = bytearray(len(sound))
    for at in range(0, len(sound), PAGE):
        if at == 0 or sound[at : at + PAGE] == damaged[at : at + PAGE]:
            kept[at : at + PAGE] = sound[at : at + PAGE]
    # A long row spans several pages; without one of them it is salvaged, but differs.
    as_written = _rows_of(sound)
    rows = (row.values for row in salvaged(bytes(kept), b"") if row.values in as_written)
    return {str(values[0]) for values in rows if values} & set(keys)


@lru_cache(maxsize=1)
def _rows_of(sound: bytes) -> frozenset[tuple[object, ...]]:
    from judgeapp.desk.storage.salvage import salvaged

    return frozenset(row.values for row in salvaged(sound, b""))


def run(filled: Path, count: int, seed: int, *, with_copies: bool, only: str = "") -> list[str]:
    """Damage each file in a copy of a filled folder `count` times, and return what went wrong."""
    from judgeapp.desk.upkeep.copying import make_copies

    wrong: list[str] = []
    dice = random.Random(seed)
    with TemporaryDirectory() as file_in, TemporaryDirectory() as tried_in:
        whole, tried = Path(file_in) / "data", Path(tried_in) / "data"
        shutil.copytree(filled, whole)
        if with_copies:
            make_copies(whole)
        for name in FILES if not only else (only,):
            before, trouble = contents(whole, name)
            assert before
            assert trouble is None
            sound = (whole / name).read_bytes()
            for turn in range(count):
                damage = DAMAGES[turn % len(DAMAGES)]
                content = bytearray(sound)
                damage(content, dice)
                shutil.rmtree(tried, ignore_errors=True)
                shutil.copytree(whole, tried)
                (tried / name).write_bytes(content)
                try:
                    problems = [*faults(tried, name, before, bytes(content), sound, with_copies=with_copies)]
                except InputError as error:
                    # A flipped bit can look like a newer version. The error says so and the file stays as it is.
                    kept = (tried / name).read_bytes() == bytes(content)
                    problems = [] if kept and "newer version" in str(error) else [str(error)]
                except Exception as error:
                    problems = [f"raised {error!r}"]
                wrong += (f"{name} {damage.__name__} {turn}: {problem}" for problem in problems)
    return wrong


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 80
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with TemporaryDirectory() as folder:
        filled = Path(folder)
        fill(filled)
        wrong = [*run(filled, count, seed, with_copies=False), *run(filled, count, seed + 1, with_copies=True)]
    print(f"{2 * count * len(FILES)} variants, {len(wrong)} faults")
    for fault in wrong[:40]:
        print(fault)
    return bool(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
