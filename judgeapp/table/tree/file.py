"""The whole tree as a file: its beginning, the choices, names and comments, and the digest of the state after each
choice. A file from somebody else is replayed and must give the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

from judgeapp.clauses.citing import leading_played
from judgeapp.desk.folder import autosave_file, draft_file, write_whole
from judgeapp.desk.storage.saved import read_saved, set_aside_and_report, write_saved
from judgeapp.engine.game import RefusedError
from judgeapp.engine.state.state import replace
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.scenario.file import ReadScenario, Scenario, Step, faces_of, read_scenario, with_default_edition
from judgeapp.scenario.limits import MAX_STEPS, UNPLAYABLE, unsound
from judgeapp.scenario.playing.expectation import expectation_at
from judgeapp.scenario.playing.replay import FORMAT as REPLAY_FORMAT
from judgeapp.scenario.playing.replay import Replay, read_replay
from judgeapp.scenario.table import build
from judgeapp.scenario.writing import steps_of, write_scenario
from judgeapp.table.tree.tree import ROOT, Beginning, Node, Notes, Tree, plant

FORMAT = "judgeapp-table-1"
MAX_BYTES = 32_000_000
MAX_DRAFT_BYTES = 1_000_000
MAX_NODES = 20_000
_MAX_ACCOUNTS = 20
_MAX_CLAUSES = 2_000
_MAX_LENGTH = 100_000  # letters of a name, a comment or a choice


class SavedNode(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A node without its game, which follows from the choice."""

    number: int
    above: int
    choice: str
    digest: str
    name: str = ""
    comment: str = ""


class SavedTree(Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    beginning: Beginning
    digest: str
    nodes: tuple[SavedNode, ...]  # all but the beginning, each after the one above it
    current: int
    latest: dict[int, int]
    # name, comment, digest: of the beginning
    name: str = ""
    comment: str = ""
    notes: Notes = Notes()


def save(tree: Tree) -> bytes:
    root = tree.nodes[ROOT]
    nodes = tuple(
        SavedNode(n.number, n.above, n.choice, n.digest, n.name, n.comment)
        for n in tree.nodes.values()
        if n.above is not None
    )
    saved = SavedTree(
        FORMAT, tree.beginning, root.digest, nodes, tree.current, tree.latest, root.name, root.comment, tree.notes
    )
    return msgspec.json.encode(saved)


def load(content: bytes, name: str, go_on: Callable[[], None] = lambda: None) -> Tree:
    """The tree of a file, replayed. Raises InputError that names the file, the node and its fault. `go_on` is called
    before each choice; its error ends the playing."""
    saved = _read(content, name)
    _check(saved, name)
    return _replayed(saved, name, go_on)


def _replayed(saved: SavedTree, name: str, go_on: Callable[[], None]) -> Tree:
    try:
        tree = plant(saved.beginning)
    except UNPLAYABLE as error:
        if _is_built(saved.beginning):
            raise
        raise InputError("no game begins like that ({error!r})", where=name, error=error) from error
    nodes = {ROOT: replace(tree.nodes[ROOT], name=saved.name, comment=saved.comment)}
    _check_digest(nodes[ROOT], saved.digest, name)
    for saved_node in saved.nodes:
        go_on()
        nodes[saved_node.number] = _played(nodes[saved_node.above], saved_node, name, saved.beginning)
        _check_digest(nodes[saved_node.number], saved_node.digest, name)
    return Tree(saved.beginning, nodes, saved.current, saved.latest, saved.notes)


def as_scenario(tree: Tree, number: int) -> str:
    """The way to a node as a scenario file, which expects the changes on the board by then, for a table that began with
    one. Raises InputError for any other."""
    if not tree.beginning.scenario:
        raise InputError("this table didn't start from a scenario file", mend="Save the table itself")
    scenario = begun_with(tree.beginning).scenario
    choices = [node.choice for node in tree.path(number) if node.above is not None]
    if len(choices) >= MAX_STEPS:
        raise InputError("too many choices for a scenario: {number}", mend="Save the table itself", number=len(choices))
    begun, names = tree.nodes[ROOT].game, tree.beginning.names
    expected = expectation_at(begun.state, tree.nodes[number].game, names) if choices else None
    steps = (*steps_of(begun, names, choices), *((expected,) if expected is not None else ()))
    return write_scenario(replace(scenario, steps=steps, proves=(), example=""))


def steps_below(tree: Tree, start: int, number: int) -> tuple[Step, ...]:
    """The way from one node to another below it as steps. Raises InputError when it is not."""
    way = [node.number for node in tree.path(number)]
    if start not in way:
        raise InputError("the game played there didn't start here", mend="Choose another node of the tree")
    choices = [tree.nodes[n].choice for n in way[way.index(start) + 1 :]]
    return steps_of(tree.nodes[start].game, tree.beginning.names, choices)


def write(tree: Tree, file: Path) -> None:
    """Save so that a power cut leaves the old or new file, not half of one. Raises InputError when the disk refuses."""
    write_whole(file, save(tree), message("the table"))


def read(file: Path, go_on: Callable[[], None] = lambda: None) -> Tree:
    """Load a file: a table; or a replay, which opens at its beginning, with its choices to redo. Raises InputError if
    it can't be read, or like `load`."""
    content, name = read_untrusted_bytes(file, MAX_BYTES), str(file)
    if _format(content) == REPLAY_FORMAT:
        return _replayed(_tree_of(read_replay(content, name), file.stem), name, go_on)
    return load(content, name, go_on)


def autosave(tree: Tree, folder: Path) -> None:
    """Save the current table: on disk when this returns. Raises InputError if the disk refuses."""
    write_saved(autosave_file(folder), save(tree), message("the table"))


def load_autosave(folder: Path, go_on: Callable[[], None] = lambda: None) -> tuple[Tree | None, InputError | None]:
    """The last saved table, if any. A damaged file is set aside, which the error says. `go_on` is as in `load`."""
    file = autosave_file(folder)
    return read_saved(file, message("the table"), lambda content: load(content, str(file), go_on), MAX_BYTES)


def not_restored(file: Path) -> InputError:
    """Set aside a saved file that is sound, but that the program failed on; the error says so."""
    contents = message("the position") if file.name == draft_file(file.parent).name else message("the table")
    return set_aside_and_report(file, contents, message("the program failed to show it"))


def save_draft(scenario: Scenario, folder: Path) -> None:
    """Keep a position that is being set up. Raises InputError when the disk refuses."""
    write_saved(draft_file(folder), write_scenario(scenario).encode(), message("the position"))


def load_draft(folder: Path) -> tuple[Scenario | None, InputError | None]:
    """The position as last saved; None if there is none. A damaged file is set aside, which the error says."""
    file = draft_file(folder)

    def read_draft(content: bytes) -> Scenario:
        try:
            scenario = with_default_edition(read_scenario(content.decode(), str(file))[0], leading_played())
        except UnicodeDecodeError as error:
            raise InputError("not UTF-8 ({error})", where=str(file), error=error) from error
        build(scenario, faces_of(scenario))
        return scenario

    return read_saved(file, message("the position"), read_draft, MAX_DRAFT_BYTES)


def _read(content: bytes, name: str) -> SavedTree:
    if len(content) > MAX_BYTES:
        raise InputError("the file is too large for a table", where=name)
    try:
        saved = msgspec.json.decode(content, type=SavedTree)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise InputError("not a table ({error})", where=name, error=error) from error
    if saved.format != FORMAT:
        raise InputError("this is another kind of table ({format})", where=name, format=saved.format[:40])
    return saved


class _Formatted(Struct, frozen=True):
    """File contents that name their format."""

    format: str = ""


def _format(content: bytes) -> str:
    try:
        return msgspec.json.decode(content, type=_Formatted).format
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def _tree_of(replay: Replay, title: str) -> SavedTree:
    nodes = tuple(
        SavedNode(number, number - 1, choice, replay.digests[number])
        for number, choice in enumerate(replay.choices, ROOT + 1)
    )
    latest = {node.above: node.number for node in nodes}
    return SavedTree(FORMAT, Beginning(replay.beginning, {}, title), replay.digests[0], nodes, ROOT, latest)


def _check(saved: SavedTree, name: str) -> None:
    """The tree hangs together, and the beginning is a table with every card in one place."""
    if len(saved.nodes) > MAX_NODES:
        raise InputError("too many nodes: {number}", where=name, number=len(saved.nodes))
    numbers = {ROOT}
    for node in saved.nodes:
        where = f"{name}: node {node.number}"
        if node.number in numbers or node.number < 0:
            raise InputError("the number is used twice, or is below 0", where=where)
        if node.above not in numbers:
            raise InputError("there is no node {above} above it", where=where, above=node.above)
        if max(map(len, (node.name, node.comment, node.choice))) > _MAX_LENGTH:
            raise InputError("its texts are too long", where=where)
        numbers.add(node.number)
    notes = saved.notes
    too_many = len(notes.accounts) > _MAX_ACCOUNTS or len(notes.clauses or ()) > _MAX_CLAUSES
    if too_many or max(map(len, notes.texts)) > _MAX_LENGTH:
        raise InputError("its notes are too long", where=name)
    above = {node.number: node.above for node in saved.nodes}
    if saved.current not in numbers:
        raise InputError("there is no node {current}", where=name, current=saved.current)
    if any(above.get(below) != number for number, below in saved.latest.items()):
        raise InputError("the redo branch isn't in the tree", where=name)
    for fault in unsound(saved.beginning.state):
        raise InputError("the beginning is not a table: {fault}", where=name, fault=fault)
    for called, unit in saved.beginning.names.items():
        if unit not in saved.beginning.state.units:
            raise InputError("nothing on the field matches {called!r}", where=name, called=called)


def begun_with(beginning: Beginning) -> ReadScenario:
    """The scenario of a table, in the edition that it is played by. Raises InputError."""
    read = read_scenario(beginning.scenario, beginning.title)
    return read._replace(scenario=with_default_edition(read.scenario, beginning.state.rules))


def _is_built(beginning: Beginning) -> bool:
    """True for an unchanged beginning that its scenario leads to: if it fails, the program is at fault."""
    try:
        scenario, faces, _ = begun_with(beginning)
        return build(scenario, faces) == (beginning.state, beginning.names)
    except InputError:
        return False


def _played(above: Node, saved: SavedNode, name: str, beginning: Beginning) -> Node:
    where = f"{name}: node {saved.number}"
    try:
        game = above.game.choose(saved.choice)
    except RefusedError as error:
        raise InputError(
            "the choice {choice!r} isn't possible there",
            where=where,
            mend="Another edition of the rules may have saved it. Delete this branch",
            choice=saved.choice[:80],
        ) from error
    except UNPLAYABLE as error:
        if _is_built(beginning):
            raise
        raise InputError("the rules can't continue from it ({error!r})", where=where, error=error) from error
    return Node(saved.number, saved.above, game, saved.name, saved.comment)


def _check_digest(node: Node, digest: str, name: str) -> None:
    if node.digest != digest:
        raise InputError(
            "the rules lead to a different state from the saved one",
            where=f"{name}: node {node.number}",
            mend="Play it again from its position; this version reads the rules differently",
        )
