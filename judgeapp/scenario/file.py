"""The scenario file: YAML that a judge can read and write."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import yaml
from msgspec import Struct

from judgeapp.cards.reading.grammar.keywords import check_had_alone, no_keyword
from judgeapp.cards.reading.grammar.lesson import Lesson, icon_name
from judgeapp.engine import lang
from judgeapp.engine.keyword_rules import RULES
from judgeapp.engine.lang import ALWAYS, Fault, faults_of_actions, faults_of_gifts
from judgeapp.engine.state.cards import Face, faults_of_face
from judgeapp.files.safe_yaml import describe_validation_error, line_at, read_yaml
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message
from judgeapp.scenario.allowed import with_allowed
from judgeapp.scenario.lessons import checked_lessons, phrases_of
from judgeapp.scenario.limits import (
    faults_of_edition,
    faults_of_memory,
    faults_of_numbers,
    faults_of_position,
    faults_of_size,
)
from judgeapp.scenario.placing import Copies, Placed, Position, one_by_one
from judgeapp.scenario.shapes import fault_of_step

if TYPE_CHECKING:
    from judgeapp.cards.reading.grammar.phrases import TaughtPhrase

# {"attack": {"with": ..., "at": ...}}: a verb and its value, described in shapes.
Step = dict[str, Any]


class Ruled(Struct, frozen=True, forbid_unknown_fields=True):
    """Ruling of the judge on a text that is not understood."""

    of: str  # the card
    text: str  # its words, or how they begin: "While ..."
    as_: str = msgspec.field(name="as")  # the ruling


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """Scenario file: cards, position, steps and expectations."""

    title: str
    steps: tuple[Step, ...]
    proves: tuple[str, ...] = ()  # the clauses that it is about; each must be applied while it plays
    example: str = ""  # the clause whose printed example it plays
    source: str = ""  # an official ruling that it restates
    ruling: str = ""  # the id of that ruling in a list of such scenes
    edition: str = ""  # of the rules used; empty if it names none: the leading one
    # By name, with the fields of a face; effects, inherited and security are in the effect language or the printed text
    # itself, and so are link_effects.
    cards: dict[str, dict[str, Any]] = {}
    position: Position | None = None
    decks: dict[str, tuple[str | Copies, ...]] = {}  # instead of a position: two decks that are set up by chapter 5
    ruled: tuple[Ruled, ...] = ()  # the judge's rulings on texts not understood, each where it works
    taught: tuple[Lesson, ...] = ()  # wordings taught by a judge, for reading the printed texts of the cards


# Made ready by the one thread that imports it, as the effect language is.
msgspec.json.Decoder(Scenario)


def faults_of_scenario(scenario: Scenario) -> Iterator[Fault]:
    """Faults that no table can have: the scenario is refused before anything is made of it."""
    if scenario.edition:
        yield from faults_of_edition(scenario.edition)
    yield from faults_of_size(len(scenario.steps), scenario.cards, scenario.decks)
    for fault in faults_of_position(scenario.position or Position()):
        yield fault._replace(path=f".position{fault.path}")


def for_edition(scenario: Scenario, edition: str) -> Scenario:
    """Scenario to be played by an edition of the rules."""
    return scenario if scenario.edition == edition else msgspec.structs.replace(scenario, edition=edition)


def text_for_edition(text: str, edition: str) -> str:
    """Text of a scenario with this edition if it names none; any other text stays as it is."""
    try:
        _, content = read_yaml(text, "")
    except InputError:
        return text
    is_scenario = isinstance(content, dict) and "steps" in content and "edition" not in content
    return f'edition: "{edition}"\n{text}' if is_scenario else text


def with_default_edition(scenario: Scenario, edition: str) -> Scenario:
    """Scenario to be played by an edition of the rules unless it names one itself."""
    return scenario if scenario.edition else for_edition(scenario, edition)


class StepLines(Struct, frozen=True):
    """Line of each step in the file, from 1."""

    steps: tuple[int, ...]


class ReadScenario(NamedTuple):
    """A scenario as it was read, the faces of its cards, and its lines."""

    scenario: Scenario
    faces: dict[str, Face]
    lines: StepLines


def read_scenario(text: str, name: str) -> ReadScenario:
    """The scenario of a file. Raises InputError that names file, line and field."""
    return read_scenarios(text, name)[0]


def read_scenarios(text: str, name: str) -> tuple[ReadScenario, ...]:
    """The scenario of a file, and its control, if it has one.

    Raises InputError that names file, line and field."""
    node, content = read_yaml(text, name)
    check_keywords(node, name)
    if not isinstance(content, dict) or "control" not in content:
        return (_scenario(node, content, name),)
    (plain, main), (other, of_control) = split_off_control(node, content, name)
    return _scenario(plain, main, name), _scenario(other, of_control, name)


def _scenario(node: yaml.Node | None, content: Any, name: str) -> ReadScenario:
    for fault in faults_of_numbers(content):
        raise _passed_over(fault, "", node, name)
    content = checked_lessons(content, node, name)
    if isinstance(content, dict) and isinstance(content.get("edition"), float):
        content = {**content, "edition": str(content["edition"])}  # a number typed without quotes
    try:
        scenario = msgspec.convert(content, type=Scenario)
    except msgspec.ValidationError as error:
        what, path = describe_validation_error(error)
        raise _invalid(with_allowed(what, Scenario, content, error, path), path, node, name) from error
    for fault in (*faults_of_scenario(scenario), *faults_of_memory(scenario.position or Position())):
        raise _passed_over(fault, "", node, name)
    if scenario.position is not None:
        scenario = msgspec.structs.replace(scenario, position=one_by_one(scenario.position))
    _check_steps(scenario, node, name)
    taught = phrases_of(scenario.taught, name)
    faces = {key: _face(key, fields, name, node, taught) for key, fields in scenario.cards.items()}
    _check_granted(scenario, node, name)
    return ReadScenario(scenario, faces, StepLines(_step_lines(node)))


# Fields of a card that may hold its printed text instead of the effect language; so may the lines beside the effects.
_EFFECTS = ("effects", "inherited", "security", "link_effects", "option_effects")
_LINES = ("digixros", "assembly")


def faces_of(scenario: Scenario, *names: str) -> dict[str, Face]:
    """The faces of the cards of a scenario that was not read from a file; of all, or of those
    named. Raises InputError that names card and field."""
    wanted = names or tuple(scenario.cards)
    where = scenario.title or "a position"
    taught = phrases_of(scenario.taught, where)
    return {key: _face(key, scenario.cards[key], where, None, taught) for key in wanted}


def _face(
    key: str, fields: dict[str, Any], name: str, node: yaml.Node | None, taught: tuple[TaughtPhrase, ...] = ()
) -> Face:
    if is_by_number(fields):
        line = line_at(node, f".cards.{key}")
        raise InputError(
            "identify {key} by its number only",
            where=f"{name}:{line}",
            mend="Write its facts into the file: judgeapp cards fill {name}",
            key=key,
            name=name,
        )
    line = line_at(node, f".cards.{key}")
    printed, lines = _in_words(fields, _EFFECTS), _in_words(fields, _LINES)
    if printed or lines or isinstance(fields.get("text"), str):
        # Imported here: most cards have no texts to read.
        from judgeapp.scenario.printed import with_words_read

        fields = with_words_read(fields, printed, lines, where=f"{name}:{line}", taught=taught)
    described = {"name": key, **fields}
    try:
        face = _with_security_effects(msgspec.convert(described, type=Face))
    except msgspec.ValidationError as error:
        what, path = describe_validation_error(error)
        what = with_allowed(what, Face, described, error, path)
        raise _invalid(what, f".cards.{key}{path}", node, name) from error
    for fault in faults_of_face(face):
        # Printed texts were checked when they were read.
        if fault.path.partition("[")[0].lstrip(".") not in printed:
            raise _passed_over(fault, f".cards.{key}", node, name)
    return face


def _in_words(fields: dict[str, Any], some: Sequence[str]) -> dict[str, str]:
    return {field: text for field in some if isinstance(text := fields.get(field), str)}


def _passed_over(fault: lang.Fault, path: str, node: yaml.Node | None, name: str) -> InputError:
    """Error about a field that would be passed over."""
    path += fault.path
    where = f"{name}:{line_at(node, path)}: {path.lstrip('.')}"
    return InputError(fault.what, where=where, mend=fault.mend)


def _check_steps(scenario: Scenario, node: yaml.Node | None, name: str) -> None:
    """Raises InputError for a step that is not a valid step."""
    for number, step in enumerate(scenario.steps):
        if (fault := fault_of_step(step)) is not None:
            raise _invalid(fault.what, f".steps[{number}]{fault.path}", node, name)


def _check_granted(scenario: Scenario, node: yaml.Node | None, name: str) -> None:
    """Raises InputError if a gift or pending processing of the position has no effect."""
    if scenario.position is None:
        return
    for number, lasting in enumerate(scenario.position.lasting):
        for fault in faults_of_gifts(lasting.gifts):
            raise _passed_over(fault, f".position.lasting[{number}]", node, name)
    for number, left in enumerate(scenario.position.later):
        for fault in faults_of_actions(left.do, (*ALWAYS, *left.about)):
            raise _passed_over(fault, f".position.later[{number}]", node, name)
    sides = {"A": scenario.position.A, "B": scenario.position.B}
    for seat, side in sides.items():
        for area, cards in {"battle": side.battle, "breeding": side.breeding}.items():
            for index, card in enumerate(cards):
                granted = card.granted if isinstance(card, Placed) else ()
                for number, gift in enumerate(granted):
                    path = f".position.{seat}.{area}[{index}].granted[{number}]"
                    for fault in faults_of_gifts(gift.gifts):
                        raise _passed_over(fault, path, node, name)


def _with_security_effects(face: Face) -> Face:
    """The card with its [Security] effects among the security effects, wherever they are printed (15-16-10)."""
    places = [n for n, effect in enumerate(face.effects) if effect.is_security]
    if not places:
        return face
    rest = [n for n in range(len(face.effects)) if n not in places]
    known = {f"effects.{old}": f"effects.{new}" for new, old in enumerate(rest)}
    known |= {f"effects.{old}": f"security.{new}" for new, old in enumerate(places)}
    behind = enumerate(face.security, len(places))
    known |= {f"security.{n - len(places)}": f"security.{n}" for n, _ in behind}
    return msgspec.structs.replace(
        face,
        effects=tuple(face.effects[n] for n in rest),
        security=(*(face.effects[n] for n in places), *face.security),
        words={known.get(place, place): text for place, text in face.words.items()},
        taught={known.get(place, place): text for place, text in face.taught.items()},
    )


# Facts that a card needs before its texts are written out.
_FACTS = {"category", "colors", "level", "dp", "play_cost", "use_cost"}


def is_by_number(fields: Any) -> bool:
    """True if a card gives its number and leaves its facts to the library; its other fields override those."""
    return isinstance(fields, dict) and "number" in fields and not fields.keys() & _FACTS


def _invalid(what: Message | str, path: str, node: yaml.Node | None, name: str) -> InputError:
    field = path.lstrip(".") or str(message("the file"))
    return InputError("{what}", where=f"{name}:{line_at(node, path)}: {field}", what=what)


def _step_lines(node: yaml.Node | None) -> tuple[int, ...]:
    if not isinstance(node, yaml.MappingNode):
        return ()
    for key, value in node.value:
        if key.value == "steps" and isinstance(value, yaml.SequenceNode):
            return tuple(step.start_mark.line + 1 for step in value.value)
    return ()


# -- the control -----------------------------------------------------------------------------------


# Fields about the scenario, not about its control.
_OF_THE_SCENARIO = ("proves", "example", "source", "ruling", "ruled")

Content = dict[str, Any]


def split_off_control(
    node: yaml.Node | None, content: Content, name: str
) -> tuple[tuple[yaml.Node, Content], tuple[yaml.Node, Content]]:
    """A file separated into a scenario and its control, each as nodes and content. Raises InputError for a control
    without content of its own."""
    assert isinstance(node, yaml.MappingNode)
    nodes = {key.value: (key, value) for key, value in node.value}
    of_control, control = nodes.pop("control")[1], content["control"]
    where = f"{name}:{of_control.start_mark.line + 1}: control"
    if not isinstance(control, dict) or not isinstance(of_control, yaml.MappingNode):
        raise InputError("a control must be a mapping of the changed fields", where=where)
    if missing := [key for key in ("title", "steps") if key not in control]:
        raise InputError(
            "a control needs its own {known}",
            where=where,
            mend="Specify what is different in the control, and the result it must have",
            known=" and ".join(missing),
        )
    base = {key: value for key, value in content.items() if key != "control"}
    shared = {key: value for key, value in base.items() if key not in _OF_THE_SCENARIO}
    kept = {key: pair for key, pair in nodes.items() if key not in _OF_THE_SCENARIO}
    changed = {key.value: (key, value) for key, value in of_control.value}
    both, added = shared | control, (nodes.get("cards"), changed.get("cards"))
    if isinstance(shared.get("cards"), dict) and isinstance(control.get("cards"), dict):
        both["cards"] = shared["cards"] | control["cards"]
        pairs = [pair for _, cards in filter(None, added) for pair in cards.value]
        by_name = {key.value: (key, value) for key, value in pairs}
        changed["cards"] = (changed["cards"][0], _mapping(node, by_name))
    return (_mapping(node, nodes), base), (_mapping(of_control, kept | changed), both)


def _mapping(like: yaml.MappingNode, pairs: dict[str, tuple[yaml.Node, yaml.Node]]) -> yaml.MappingNode:
    return yaml.MappingNode(like.tag, [*pairs.values()], like.start_mark, like.end_mark)


_NUMBER = re.compile(r"\s+[-+]\d+$")


def check_keywords(node: yaml.Node | None, file: str) -> None:
    """Raises InputError for the first name that is not official for a keyword effect, or that is given although nobody
    has it by itself. Steps are read one by one as they are taken, and nothing checks that an event that must not happen
    exists: an unknown name would be meaningless there."""
    taught = set(_taught(node))
    for named, is_given in _names(node):
        name, where = _NUMBER.sub("", named.value), f"{file}:{named.start_mark.line + 1}"
        if name in taught:
            continue
        if name not in RULES:
            raise no_keyword(name, where)
        if is_given:
            check_had_alone(name, where)


def _taught(node: yaml.Node | None) -> Iterator[str]:
    """Names of the keywords that carry their own effects, or are taught."""
    if isinstance(node, yaml.SequenceNode):
        for child in node.value:
            yield from _taught(child)
    if isinstance(node, yaml.MappingNode):
        fields = {str(key.value): value for key, value in node.value}
        if "stands_for" in fields:
            yield from (name.value for name in _scalars(fields.get("name")))
        if "clauses" in fields:
            yield from (icon_name(icon.value) for icon in _scalars(fields.get("wording")))
        for field in fields.values():
            yield from _taught(field)


def _names(node: yaml.Node | None) -> Iterator[tuple[yaml.ScalarNode, bool]]:
    """Nodes that name a keyword effect, and whether it is given: {gives: keyword, name: Blocker}, {keyword: Blocker},
    {keywords: {Guard: [Blocker, Security A. +1]}}."""
    if isinstance(node, yaml.SequenceNode):
        for child in node.value:
            yield from _names(child)
    if not isinstance(node, yaml.MappingNode):
        return
    fields = {str(key.value): value for key, value in node.value}
    given = fields.get("gives")
    if given is not None and given.value == "keyword":
        yield from ((name, True) for name in _scalars(fields.get("name")))
    yield from ((name, False) for name in _scalars(fields.get("keyword")))
    if isinstance(expected := fields.get("keywords"), yaml.MappingNode):
        for _, names in expected.value:
            yield from ((name, False) for name in _scalars(names))
    for field in fields.values():
        yield from _names(field)


def _scalars(node: yaml.Node | None) -> Iterator[yaml.ScalarNode]:
    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.SequenceNode):
        yield from (child for child in node.value if isinstance(child, yaml.ScalarNode))
