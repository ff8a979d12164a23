"""A judge's session at a table: a tree of games. Choosing otherwise makes a branch; nothing tried is lost."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cached_property, partial

from msgspec import UNSET, Struct, UnsetType

from judgeapp.engine.events import Event
from judgeapp.engine.explanation.narration import Explanation, narrate
from judgeapp.engine.game import Game, begin, event_by_event
from judgeapp.engine.identity import UnitId
from judgeapp.engine.judge import is_of_the_judge
from judgeapp.engine.state.state import State, replace
from judgeapp.exploring.board import board_of
from judgeapp.exploring.horizon import Horizon
from judgeapp.table.words import of_event

MAX_LENGTH = 120  # letters of a field
_MAX_NAME_LENGTH = 80  # letters of a file's name, of the hundreds that systems allow
# Characters that some system reserves in file names, and invisible ones.
_UNSAFE = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
# Signs between sentences and their parts, which only lengthen a name.
_PAUSES = re.compile(r"[;,；，、。：？！]|\.(?=\s|$)")
_GAPS = re.compile(r"[\s_-]+")
# Names that Windows takes for devices, whatever the suffix.
_DEVICES = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\.|$)")


class ReportHeading(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Heading of a report; empty fields are left out. `date` is ISO if the program proposed it."""

    event: str = ""
    round: str = ""
    table: str = ""
    player_a: str = ""
    player_b: str = ""
    judge: str = ""
    date: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        return (self.event, self.round, self.table, self.player_a, self.player_b, self.judge, self.date)

    @property
    def players(self) -> tuple[str, str]:
        return self.player_a, self.player_b


def file_name(heading: ReportHeading, question: str, otherwise: str = "ruling") -> str:
    """A name without an ending, "Spring-Cup-3-12-May-it-block", that every system accepts; `otherwise` if there is
    nothing to name it by."""
    parts = (heading.event, heading.round, heading.table, question)
    name = "-".join(filter(None, map(_safe, parts)))[:_MAX_NAME_LENGTH].strip("-. ")
    if not name:
        return otherwise
    return f"{otherwise}-{name}" if _DEVICES.match(name) else name


def _safe(text: str) -> str:
    readable = "".join(
        letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    )
    return _GAPS.sub("-", _UNSAFE.sub(" ", _PAUSES.sub(" ", readable))).strip("-. ")


ROOT = 0


class Beginning(Struct, frozen=True):
    """Start of a table."""

    state: State
    names: dict[str, UnitId] = {}  # ids of the cards on the field by name
    title: str = ""
    scenario: str = ""  # text of the scenario file that it was built from; empty if there is none


class RuledAccounts(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Accounts on which a report rules, and the texts that the program proposed on them."""

    steps: tuple[str, ...]  # of each account, as they are written
    followed: int = -1  # the account that the ruling follows, of two legal ones; -1 for none
    question: str = ""
    ruling: tuple[str, ...] = ()  # its proposed paragraphs
    clauses: tuple[str, ...] | None = None


class Notes(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Judge's notes beside a table."""

    # title, ruling: of the report that he hands over: the question, and the answer
    title: str = ""
    ruling: str = ""
    accounts: tuple[tuple[str, str], ...] = ()  # of what happened: who says so, and the steps as they are written
    heading: ReportHeading | None = None  # of the report; None while he has written nothing of it
    clauses: tuple[str, ...] | None = None  # those that decided; None while he has not chosen them
    ruled: RuledAccounts | UnsetType = UNSET  # the accounts on which he rules; UNSET while he hasn't

    @property
    def followed(self) -> int:
        return self.ruled.followed if self.ruled else -1

    def on_accounts(self, accounts: tuple[tuple[str, str], ...], followed: int) -> Notes:
        """Notes that belong to these accounts: of a ruling on others only what the judge wrote himself."""
        ruled, steps = self.ruled, tuple(steps for _, steps in accounts)
        if not ruled or (ruled.steps, ruled.followed) == (steps, followed):
            return replace(self, accounts=accounts)
        own = (text for text in self.ruling.split("\n\n") if text.strip() not in ruled.ruling)
        return replace(
            self,
            title="" if self.title == ruled.question else self.title,
            ruling="\n\n".join(own),
            accounts=accounts,
            clauses=None if self.clauses == ruled.clauses else self.clauses,
            ruled=UNSET,
        )

    @property
    def texts(self) -> tuple[str, ...]:
        heading = self.heading.texts if self.heading is not None else ()
        accounts = (text for account in self.accounts for text in account)
        ruled = (*self.ruled.steps, self.ruled.question, *self.ruled.ruling) if self.ruled else ()
        return (self.title, self.ruling, *accounts, *heading, *(self.clauses or ()), *ruled)


class Node(Struct, frozen=True, dict=True):
    """A game at a decision or at its end; the choice that led to it is the edge from `above`."""

    number: int  # stays the same as long as the tree lives; ROOT is the beginning
    above: int | None
    game: Game
    name: str = ""  # of the branch that begins with this choice, if the judge gave one
    comment: str = ""  # the judge's

    @property
    def choice(self) -> str:
        """The key of the choice that led here; empty at the beginning."""
        return self.game.choice

    @property
    def is_of_the_judge(self) -> bool:
        """True if the judge corrected the board here, resolved an effect by hand, or ruled on one."""
        return is_of_the_judge(self.choice)

    @cached_property
    def digest(self) -> str:
        """Digest of the state, equal for nodes with equal states."""
        return self.game.digest()


class TimelineMoment(Struct, frozen=True):
    """An event, its description, and the table right after it."""

    event: Event
    explanation: Explanation
    state: State


class Tree(Struct, frozen=True, dict=True):
    """A judge's session at a table."""

    beginning: Beginning
    nodes: dict[int, Node]  # by number
    current: int = ROOT  # the number of the node that is looked at
    latest: dict[int, int] = {}  # the node below each that was gone to last: where redo goes
    notes: Notes = Notes()

    @property
    def here(self) -> Node:
        return self.nodes[self.current]

    @property
    def game(self) -> Game:
        return self.here.game

    @property
    def can_undo(self) -> bool:
        return self.here.above is not None

    @property
    def can_redo(self) -> bool:
        return self.current in self.latest

    @cached_property
    def below(self) -> dict[int, tuple[int, ...]]:
        """The nodes below each, the first tried first."""
        children: dict[int, tuple[int, ...]] = dict.fromkeys(self.nodes, ())
        for node in self.nodes.values():
            if node.above is not None:
                children[node.above] = (*children[node.above], node.number)
        return children

    @property
    def ends(self) -> tuple[int, ...]:
        """The last node of each branch, the branch tried first first."""
        return tuple(number for number in self.nodes if not self.below[number])

    def path(self, number: int) -> tuple[Node, ...]:
        """The nodes from the beginning to one, both included."""
        return tuple(reversed(tuple(self._upwards(number))))

    def _upwards(self, number: int) -> Iterator[Node]:
        at: int | None = number
        while at is not None:
            yield self.nodes[at]
            at = self.nodes[at].above

    def choose(self, key: str) -> Tree:
        """Play a choice. One tried here before is visited, not played again. Raises RefusedError if it isn't open."""
        for number in self.below[self.current]:
            if self.nodes[number].choice == key:
                return self.go(number)
        number = max(self.nodes) + 1
        node = Node(number, self.current, self.game.choose(key))
        return replace(self, nodes={**self.nodes, number: node}).go(number)

    def undo(self) -> Tree:
        """Tree at the node before; itself at the beginning."""
        above = self.here.above
        return self if above is None else self.go(above)

    def redo(self) -> Tree:
        """Tree at the child node visited last; itself if there is none."""
        return self.go(self.latest[self.current]) if self.can_redo else self

    def go(self, number: int) -> Tree:
        """Tree at any node. Redo leads along the path to it from now on. Raises KeyError if the node is unknown."""
        way = self.path(number)
        latest = {n.above: n.number for n in way if n.above is not None}
        return replace(self, current=number, latest={**self.latest, **latest})

    def called(self, number: int, name: str) -> Tree:
        """Tree with a name for the branch that begins at a node."""
        return self._with(replace(self.nodes[number], name=name))

    def commented(self, number: int, comment: str) -> Tree:
        return self._with(replace(self.nodes[number], comment=comment))

    def _with(self, node: Node) -> Tree:
        return replace(self, nodes={**self.nodes, node.number: node})

    def moments(self, number: int) -> tuple[TimelineMoment, ...]:
        """Events caused by the choice of a node, each with the state after it."""
        after = event_by_event(self.beginning.state, self.nodes[number].game)
        explained = self.explain(number)
        return tuple(
            TimelineMoment(event, text, step.state) for step, (event, text) in zip(after, explained, strict=True)
        )

    def explain(self, number: int, language: str = "en") -> Iterator[tuple[Event, Explanation]]:
        """The events alone, which costs less, for a reader of a language."""
        game = self.nodes[number].game
        before = self.beginning.state if game.before is None else game.before.state
        return narrate(before, game.events, partial(of_event, language=language), game.earlier)


def plant(beginning: Beginning) -> Tree:
    """A tree with nothing but its beginning, run to the first decision."""
    return Tree(beginning, {ROOT: Node(ROOT, None, begin(beginning.state))})


class LineOfPlay(Struct, frozen=True):
    """Choices that lead from a node of a tree to an outcome."""

    node: int
    choices: tuple[str, ...]
    horizon: Horizon | None = None  # how far they were followed; None up to the decision after them


def play_line(tree: Tree, line: LineOfPlay) -> tuple[Tree, int | None]:
    """The tree with a line added as a branch, at its end; and the index of the event after which the line ends, if the
    table continues by itself to another board, otherwise None. Raises RefusedError if one of the choices isn't open."""
    tree = tree.go(line.node)
    for key in line.choices:
        before = tree.game
        tree = tree.choose(key)
    if not line.choices or line.horizon is None:
        return tree, None
    ended = before.after(line.choices[-1], line.horizon.stops)
    if not ended.events or board_of(ended.state) == board_of(tree.game.state):
        return tree, None
    return tree, len(ended.events) - 1
