"""Two accounts of what happened, as lines of steps from one position: the first step of each that
was not legal, by which clauses, what was legal instead, and where the accounts part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from judgeapp.engine.game import Game
from judgeapp.engine.identity import UnitId
from judgeapp.errors import InputError
from judgeapp.plain_yaml import read_yaml
from judgeapp.scenario.file import Step
from judgeapp.scenario.playing.finding import FailedError
from judgeapp.scenario.playing.steps import StepPlayer, take
from judgeapp.scenario.writing import steps_of
from judgeapp.table.candidates import Candidate, candidates
from judgeapp.table.options import Choice, Question, called_in, question
from judgeapp.table.tree import Tree

# Of an account, which is looked at while it is written: letters and steps.
LONGEST = 100_000
_MOST_STEPS = 1_000


class Taken(Struct, frozen=True):
    """A step of an account: the choices that it comes to, what was to be decided by each (None
    by those of the judge), and the game after it."""

    step: Step
    choices: tuple[str, ...]
    asked: tuple[Question | None, ...]
    game: Game


class Wrong(Struct, frozen=True):
    """A step that was not legal.

    at      -- its place in the account, from 0
    what    -- why, in one sentence
    clauses -- by which clauses; none when the step can't be read or names a card that is not
               there
    game    -- where the account stands then; instead -- what could legally be done there
    meant   -- what the step says, where it is one of what could be thought of there
    """

    at: int
    step: Step
    what: str
    clauses: tuple[str, ...]
    game: Game
    instead: Question | None
    meant: Candidate | None


class Account(Struct, frozen=True):
    """What somebody says that happened, as far as the rules allow it."""

    who: str
    steps: tuple[Step, ...]
    taken: tuple[Taken, ...]
    wrong: Wrong | None

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(key for taken in self.taken for key in taken.choices)

    @property
    def is_legal(self) -> bool:
        return self.wrong is None


class Parting(Struct, frozen=True):
    """Where two accounts part: the place of the step in each, from 0 (the number of its legal
    steps where an account has ended), and the choices there; empty at an end."""

    steps: tuple[int, int]
    choices: tuple[str, str]


class Dispute(Struct, frozen=True):
    """parting -- None when both accounts come to the same choices, and the same step is refused in
    both or in none"""

    accounts: tuple[Account, Account]
    parting: Parting | None


def account(
    game: Game,
    names: Mapping[str, UnitId],
    steps: Sequence[Step],
    who: str = "",
    language: str = "en",
    go_on: Callable[[], None] = lambda: None,
) -> Account:
    """Take the steps of an account as far as they are legal, for a reader of a language. `go_on` is
    called before each; what it raises ends that."""
    player = StepPlayer(game, dict(names))
    taken: list[Taken] = []
    for place, step in enumerate(steps):
        go_on()
        before = player.game
        try:
            take(player, step)
        except FailedError as error:
            wrong = Wrong(
                place, step, str(error), error.clauses, player.game,
                question(player.game, names, language),
                _meant(player.game, names, step, language),
            )  # fmt: skip
            return Account(who, tuple(steps), tuple(taken), wrong)
        choices = player.game.choices[len(before.choices) :]
        asked = tuple(_asked(before, names, choices, language))
        taken.append(Taken(step, choices, asked, player.game))
    return Account(who, tuple(steps), tuple(taken), None)


def _asked(
    game: Game, names: Mapping[str, UnitId], choices: Sequence[str], language: str
) -> Iterator[Question | None]:
    """What was to be decided by each of the choices that follow each other from a game."""
    for key in choices:
        yield question(game, names, language)
        game = game.choose(key)


def _meant(game: Game, names: Mapping[str, UnitId], step: Step, language: str) -> Candidate | None:
    """What is not open, but could be thought of, and is written as this step."""
    thought_of = candidates(game, names, language)
    return next((c for c in thought_of if step_of(game, names, c) == step), None)


def step_of(game: Game, names: Mapping[str, UnitId], thing: Choice | Candidate) -> Step:
    """Something that is open, or that could be thought of, as a step of an account."""
    if isinstance(thing, Choice):
        return steps_of(game, names, (thing.key,))[0]
    called = called_in(game.state, thing.refs, names)
    card, unit = called.get(thing.card, ""), called.get(thing.unit, "")
    card = game.state.called(thing.card) or card
    match thing.verb:
        case "attack":
            return {"attack": {"with": unit, "at": called.get(thing.target, "player")}}
        case "digivolve" | "burst":
            return {thing.verb: {"from": unit, "into": card}}
        case "dna":
            return {"dna": {"from": [called[ref] for ref in thing.of], "into": card}}
        case "app-fusion":
            link = game.state.called(thing.link)
            return {"app-fusion": {"from": unit, "link": link, "into": card}}
        case "link":
            there = thing.card in game.state.units
            held = {"card": card, "of": game.state.turn_seat.value, "in": "battle"}
            return {"link": {"card": held if there else card, "to": unit}}
        case "activate":
            return {"activate": {"of": unit or card, "effect": thing.index}}
        case "block":
            return {"answer": f"block:{unit}"}
        case "counter":
            return {"answer": f"counter:{unit or card}/{thing.index}"}
        case "place":
            return {
                "answer": called.get(thing.card, "") if thing.card in game.state.units else card
            }
        case "move":
            return {"move": unit}
        case "hatch":
            return {"hatch": True}
        case _:
            return {thing.verb: card}


def dispute(one: Account, other: Account) -> Dispute:
    """Two accounts from the same position, and where they part."""
    keys = one.choices, other.choices
    same = 0
    while same < min(map(len, keys)) and keys[0][same] == keys[1][same]:
        same += 1
    refused = [account.wrong.step if account.wrong else None for account in (one, other)]
    if same == len(keys[0]) == len(keys[1]) and refused[0] == refused[1]:
        return Dispute((one, other), None)
    steps = _step_of(one, same), _step_of(other, same)
    there = [k[same] if same < len(k) else "" for k in keys]
    return Dispute((one, other), Parting(steps, (there[0], there[1])))


def _step_of(account: Account, choice: int) -> int:
    """The place of the step that a choice of an account belongs to."""
    passed = 0
    for place, taken in enumerate(account.taken):
        passed += len(taken.choices)
        if choice < passed:
            return place
    return len(account.taken)


def enter(tree: Tree, account: Account) -> Tree:
    """The tree with an account as a branch from where the tree is, under the name of who gave
    it. Raises RefusedError when it was given of another position."""
    start = tree.current
    for key in account.choices:
        tree = tree.choose(key)
    if account.who and tree.current != start:
        first = next(n for n in tree.path(tree.current) if n.above == start)
        name = ", ".join(dict.fromkeys(filter(None, (*first.name.split(", "), account.who))))
        tree = tree.called(first.number, name)
    if account.wrong is not None:
        tree = tree.commented(tree.current, account.wrong.what)
    return tree


def read_steps(text: str, name: str) -> tuple[Step, ...]:
    """Steps as a scenario file has them, a list in YAML. Raises InputError that names the line."""
    if len(text) > LONGEST:
        raise InputError("this is too long for an account", where=name)
    _, content = read_yaml(text, name)
    try:
        steps: tuple[Step, ...] = msgspec.convert(content or [], type=tuple[Step, ...])
    except msgspec.ValidationError as error:
        raise InputError(
            f"these are no steps ({error})", where=name,
            mend="Write a list, each step one verb with what belongs to it",
        ) from error  # fmt: skip
    if len(steps) > _MOST_STEPS:
        raise InputError(f"{len(steps)} steps are too many for an account", where=name)
    return steps
