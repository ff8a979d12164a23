"""A shared file compared with a judge's data: what is new, the same, or different here; and importing the judge's
choice. Nothing of the judge's own is overwritten without being asked."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import count, groupby
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

import msgspec

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.teaching.phrase_file import compared
from judgeapp.cards.teaching.school import learn_all
from judgeapp.desk.folder import make_within, tables_folder, write_whole
from judgeapp.desk.written.lessons import change_lessons, load_lessons, with_lessons
from judgeapp.desk.written.notebook import Notebook
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError, describe_os_error
from judgeapp.rulings.notebook.revision import NotedRuling, Revision, heads, new_of, short
from judgeapp.rulings.notebook.sharing import MAX_TEXT, Shared, SharedText, shared_name
from judgeapp.scenario.file import read_scenarios
from judgeapp.table.scenes import scenes_folder
from judgeapp.table.tree.file import load

_MAX_NUMBERED = 1_000  # numbered names that are tried
_SCENE, _TABLE = ".yaml", ".json"


class SharedKind(StrEnum):
    RULING = "ruling"
    PHRASE = "phrase"
    SCENE = "scene"
    TABLE = "table"


class SharedState(StrEnum):
    """NEWER continues the one here. CONFLICT differs here; on import both texts of a ruling stay, a scene or table
    is saved under another name, and only a phrase replaces the own one. GONE was deleted here permanently; REFUSED
    can't be imported."""

    NEW = "new"
    NEWER = "newer"
    SAME = "same"
    CONFLICT = "conflict"
    GONE = "gone"
    REFUSED = "refused"

    @property
    def can_be_taken(self) -> bool:
        return self in (SharedState.NEW, SharedState.NEWER, SharedState.CONFLICT)


# Title of a deleted ruling.
DELETED = "deleted"


class SharedItem(NamedTuple):
    kind: SharedKind
    key: str  # its name on import: the id of a ruling, the name of a scene or table, the wording of a phrase
    title: str  # its subject
    state: SharedState
    # Both texts of a conflict: for a ruling field by field, for anything else under no field.
    own: tuple[tuple[str, str], ...] = ()
    theirs: tuple[tuple[str, str], ...] = ()
    wrong: str = ""  # why it is refused


class Exported(NamedTuple):
    """Numbers of the things that go into a file."""

    rulings: int
    phrases: int
    scenes: int
    tables: int


def collect_shared(
    notebook: Notebook,
    rulings: Collection[str],
    folder: Path,
    *,
    phrases: bool = False,
    scenes: bool = False,
    tables: Iterable[Path] = (),
) -> Shared:
    """Contents of a shared file: the rulings of these ids, with all of their history; all that was taught, the scenes
    of the data folder, and tables. Raises InputError."""
    revisions = tuple(revision for ruling in rulings for revision in notebook.history(ruling))
    lessons: tuple[Lesson, ...] = ()
    if phrases:
        lessons, trouble = load_lessons(folder)
        if trouble is not None:
            raise trouble
    return Shared(
        revisions,
        lessons,
        with_unique_names(_text_of(file) for file in sorted(scenes_folder(folder).glob(f"*{_SCENE}")))
        if scenes
        else (),
        with_unique_names(map(_table_of, dict.fromkeys(tables))),
    )


def compare_shared(shared: Shared, notebook: Notebook, folder: Path) -> tuple[SharedItem, ...]:
    """Compare a file with the data here. Raises InputError if its rulings can't be joined to those here."""
    return (
        *_rulings(shared.revisions, notebook),
        *_phrases(shared.lessons, folder),
        *(_file(SharedKind.SCENE, text, scenes_folder(folder), _SCENE) for text in shared.scenes),
        *(_file(SharedKind.TABLE, text, tables_folder(folder), _TABLE) for text in shared.tables),
    )


def import_shared(
    shared: Shared, items: Iterable[SharedItem], notebook: Notebook, folder: Path
) -> tuple[SharedItem, ...]:
    """Import things of a compared file; they are on disk when this returns. Rulings are imported together. Those that
    can't be imported are left out. Returns the imported things; raises InputError."""
    takeable = tuple(item for item in items if item.state.can_be_taken)
    keys = {kind: {i.key for i in takeable if i.kind is kind} for kind in SharedKind}
    if rulings := keys[SharedKind.RULING]:
        notebook.take(text for text in shared.revisions if text.ruling in rulings)
    if wordings := keys[SharedKind.PHRASE]:
        lessons = [text for text in shared.lessons if _phrase_key(text) in wordings]
        change_lessons(folder, lambda own: with_lessons(own, lessons))
    for texts, kind, where, ending in (
        (shared.scenes, SharedKind.SCENE, scenes_folder(folder), _SCENE),
        (shared.tables, SharedKind.TABLE, tables_folder(folder), _TABLE),
    ):
        for text in texts:
            if text.name in keys[kind]:
                _put(where, text, ending)
    return takeable


# -- rulings --------------------------------------------------------------------------------------


def _rulings(revisions: tuple[Revision, ...], notebook: Notebook) -> Iterator[SharedItem]:
    gone = {noted.ruling for noted in notebook.gone()}
    here = {noted.id: noted for noted in notebook.all()}
    # Each revision has an id of its own, whichever ruling it belongs to.
    notebook.check(revision for revision in revisions if revision.ruling not in gone)
    for ruling, group in groupby(revisions, attrgetter("ruling")):
        theirs = NotedRuling(ruling, heads(every := tuple(group)))
        if ruling in gone:
            yield _of_ruling(theirs, SharedState.GONE)
        elif (own := here.get(ruling)) is None:
            yield _of_ruling(theirs, SharedState.NEW)
        else:
            history = notebook.history(ruling)
            new = new_of(history, every)
            if not new:
                yield _of_ruling(own, SharedState.SAME)
                continue
            after = NotedRuling(ruling, heads((*history, *new)))
            state = SharedState.CONFLICT if after.in_conflict else SharedState.NEWER
            yield _of_ruling(theirs, state, own)


def _of_ruling(noted: NotedRuling, state: SharedState, own: NotedRuling | None = None) -> SharedItem:
    title = noted.content.question if noted.content is not None else DELETED
    return SharedItem(
        SharedKind.RULING,
        noted.id,
        " ".join(title.split()),
        state,
        _fields(own),
        _fields(noted) if own is not None else (),
    )


def _fields(noted: NotedRuling | None) -> tuple[tuple[str, str], ...]:
    if noted is None or noted.content is None:
        return ()
    fields: dict[str, str | list[str]] = msgspec.to_builtins(noted.content)
    return tuple((field, text if isinstance(text, str) else ", ".join(text)) for field, text in fields.items())


def conflict_text(fields: Sequence[tuple[str, str]]) -> str:
    """One of both texts of a conflict, a field a line."""
    return "\n".join(f"{field}: {text}" if field else text for field, text in fields)


def _text(text: str) -> tuple[tuple[str, str], ...]:
    return (("", text),) if text else ()


# -- phrases --------------------------------------------------------------------------------------


def _phrases(lessons: tuple[Lesson, ...], folder: Path) -> Iterator[SharedItem]:
    own = load_lessons(folder)[0]
    comparison = compared(own, lessons)
    otherwise = {other.key: mine for mine, other in comparison.different}
    same = {lesson.key for lesson in comparison.same}
    for lesson in lessons:
        beside = tuple(taught for taught in own if taught.key != lesson.key)
        state, text = SharedState.NEW, ""
        if lesson.key in same:
            state = SharedState.SAME
        elif (mine := otherwise.get(lesson.key)) is not None:
            state, text = SharedState.CONFLICT, mine.summary
        wrong = ""
        if state is not SharedState.SAME:
            refused = learn_all((*beside, lesson)).refused
            wrong = next((str(error) for taught, error in refused if taught == lesson), "")
        yield SharedItem(
            SharedKind.PHRASE,
            _phrase_key(lesson),
            lesson.summary,
            SharedState.REFUSED if wrong else state,
            _text(text),
            _text(lesson.summary if text else ""),
            wrong,
        )


def _phrase_key(lesson: Lesson) -> str:
    return f"{lesson.language}: {lesson.wording}"


# -- scenes and tables ----------------------------------------------------------------------------


def _file(kind: SharedKind, text: SharedText, folder: Path, ending: str) -> SharedItem:
    try:
        if kind is SharedKind.SCENE:
            title = read_scenarios(text.text, text.name)[0][0].title
        else:
            title = load(text.text.encode(errors="replace"), text.name).beginning.title
    except InputError as error:
        return SharedItem(kind, text.name, text.name, SharedState.REFUSED, wrong=str(error))
    state, own = _beside(folder, text, ending)
    return SharedItem(kind, text.name, title, state, _text(own), _text(text.text if own else ""))


def _beside(folder: Path, shared: SharedText, ending: str) -> tuple[SharedState, str]:
    """State of the file of this name, or the name it was imported under; and the own text where that differs."""
    own = ""
    for file in _files(folder, shared.name, ending):
        if not file.exists():
            break
        try:
            text = read_untrusted_bytes(file, 4 * MAX_TEXT).decode("utf-8", "replace")
        except InputError as error:
            text = error.what
        if text == shared.text:
            return SharedState.SAME, ""
        own = own or text
    return (SharedState.CONFLICT, own) if own else (SharedState.NEW, "")


def _put(folder: Path, shared: SharedText, ending: str) -> None:
    """Save under the first free name; an equal file is not written again."""
    try:
        make_within(folder)
    except OSError as error:
        raise InputError(
            "can't create the folder ({reason})",
            where=str(folder),
            mend="Make the data folder writable",
            reason=describe_os_error(error),
        ) from error
    if _beside(folder, shared, ending)[0] is SharedState.SAME:
        return
    file = next((f for f in _files(folder, shared.name, ending) if not f.exists()), None)
    if file is None:
        raise InputError("too many files have the name {name!r}", where=str(folder), name=shared.name)
    write_whole(file, shared.text.encode(), f"{shared.name}")


def _files(folder: Path, name: str, ending: str) -> Iterator[Path]:
    """The names that it may have in a folder, the one it comes with first."""
    yield folder / f"{name}{ending}"
    for number in count(2):
        if number > _MAX_NUMBERED:
            return
        yield folder / f"{name}-{number}{ending}"


def _text_of(file: Path) -> SharedText:
    text = read_untrusted_bytes(file, 4 * MAX_TEXT).decode("utf-8", "replace")
    return SharedText(shared_name(file.stem), text)


def _table_of(file: Path) -> SharedText:
    """A table with a line for each field."""
    content = read_untrusted_bytes(file, 4 * MAX_TEXT)
    load(content, str(file))
    return SharedText(shared_name(file.stem), msgspec.json.format(content, indent=1).decode())


def with_unique_names(texts: Iterable[SharedText]) -> tuple[SharedText, ...]:
    """Files, with numbers where files in several folders have the same name."""
    unique: dict[str, SharedText] = {}
    for text in texts:
        names = (text.name, *(f"{text.name[:70]}-{number}" for number in range(2, _MAX_NUMBERED)))
        name = next(name for name in names if name.casefold() not in unique)
        unique[name.casefold()] = SharedText(name, text.text)
    return tuple(unique.values())


def count_shared(shared: Shared) -> Exported:
    rulings = len({revision.ruling for revision in shared.revisions})
    return Exported(rulings, len(shared.lessons), len(shared.scenes), len(shared.tables))


def find_items(items: Iterable[SharedItem], name: str) -> tuple[SharedItem, ...]:
    """Things that a judge may mean: a ruling by the start of its id, others by full name."""
    return tuple(
        item
        for item in items
        if item.key == name or (item.kind is SharedKind.RULING and len(name) >= 4 and item.key.startswith(name))
    )


def describe_item(item: SharedItem) -> str:
    """A line about a thing of a file, as commands print it."""
    key = short(item.key) if item.kind is SharedKind.RULING else item.key
    title = "" if item.title == item.key else f"  {item.title}"
    return f"{item.state}  {item.kind} {key}{title}"
