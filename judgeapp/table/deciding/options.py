"""The current question: who decides, and the open options by card, in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from judgeapp.engine import lang
from judgeapp.engine.derive import view
from judgeapp.engine.events import Fact
from judgeapp.engine.explanation.narration import Explanation, explain
from judgeapp.engine.game import Game
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.attempt import effect_at
from judgeapp.engine.legality.costs import paid
from judgeapp.engine.legality.requirements import requirements_of
from judgeapp.engine.legality.utilizing.action_cost import action_cost
from judgeapp.engine.moment import Decision, Option
from judgeapp.engine.state.state import State
from judgeapp.scenario.file import Step
from judgeapp.scenario.table import BLANKS
from judgeapp.table import words
from judgeapp.table.board.board import unit_labels, unread
from judgeapp.table.board.snapshot import UnreadSnapshot
from judgeapp.table.sentences import sentences

ENGLISH = sentences("options")
# Name of a card in the hand that is only counted: all of these are the same.
UNKNOWN = "an unknown card in the hand"
_NUMBERED = re.compile(r"#\d+")
_VERBS = frozenset(
    ("play", "use", "digivolve", "dna", "burst", "app-fusion", "link", "attack", "activate", "move", "block")
)
# Options that name nothing.
_WORDS = frozenset(code for code, text in ENGLISH.items() if "{" not in text)


class Choice(Struct, frozen=True):
    key: str
    explanation: Explanation
    refs: tuple[int, ...] = ()  # ids of the cards and units that it is about
    also: tuple[str, ...] = ()  # the keys of options that are the same but for which of the counted cards of the hand
    cost: int | None = None  # memory that an action of the main phase costs; None of what costs none
    is_assumed: bool = False  # this cost is, since the card has none that is known

    @property
    def number(self) -> int:
        return 1 + len(self.also)


class OptionGroup(Struct, frozen=True):
    """The open options of one card or unit; without a label those of none."""

    label: str
    choices: tuple[Choice, ...]


_OF_A_PHASE = frozenset(("main", "breeding"))


class Question(Struct, frozen=True):
    """The current decision."""

    kind: str
    seat: str  # who decides; empty for nature (shuffles, who goes first) and for the judge
    clauses: tuple[str, ...]
    card: str
    about: str  # of an effect being resolved: its owner, and the question
    groups: tuple[OptionGroup, ...]
    free: str = ""  # an answer besides the options: "order" of the cards, "number" of repetitions
    unread: tuple[UnreadSnapshot, ...] = ()  # texts not understood that may matter now

    @property
    def is_of_a_phase(self) -> bool:
        """True if a player acts on his own with a card of his."""
        return self.kind in _OF_A_PHASE

    def choices(self) -> Iterator[Choice]:
        for group in self.groups:
            yield from group.choices

    def choice_of(self, key: str) -> Choice | None:
        """The choice that an option stands for; None if it is answered freely."""
        return next((choice for choice in self.choices() if key in (choice.key, *choice.also)), None)


def question(game: Game, language: str = "en") -> Question | None:
    """The current question, for a reader of a language; None at the end of the duel."""
    decision, state = game.decision, game.state
    if decision is None:
        return None
    open_ones = [*_alike(state, decision.options)]
    every = [ref for options in open_ones for option in options for ref in refs_of(option.facts)]
    called = names_of(state, every)
    groups: dict[int, list[Choice]] = {}
    for options in open_ones:
        first, about = options[0], refs_of(options[0].facts)
        refs = dict.fromkeys((*about, *(ref for o in options for ref in refs_of(o.facts))))
        explanation = _explain(state, decision, first, called, language)
        is_known = decision.kind == "main" and not any(is_counted(state, ref) for ref in about)
        cost = action_cost(view(state), first.key.partition(":")[0], first.facts) if is_known else None
        is_used = cost is not None and first.key.startswith("use:")
        is_assumed = is_used and state.face(CardId(about[0])).use_cost is None
        choice = Choice(
            first.key, explanation, tuple(refs), tuple(o.key for o in options[1:]), cost and paid(cost), is_assumed
        )
        groups.setdefault(about[0] if about else 0, []).append(choice)
    frame = state.frames[-1] if state.frames else None
    source = frame.source if frame else None
    card = state.cards.get(source.card) if source else None
    return Question(
        kind=decision.kind,
        seat=decision.seat.value if decision.seat else "",
        clauses=decision.clauses,
        card=state.label(source.card) if source and card else "",
        about=words.of_question(state, frame, language) if frame else "",
        groups=tuple(OptionGroup(called.get(ref, ""), tuple(choices)) for ref, choices in groups.items()),
        free=free_answer(decision),
        unread=unread(state),
    )


def free_answer(decision: Decision) -> str:
    return {"shuffle": "order", "repeat": "number"}.get(decision.kind, "")


def explain_option(game: Game, key: str, language: str = "en") -> Explanation | None:
    """One option of the current question in words, as `question` has it; None for what is none of its options."""
    state, decision = game.state, game.decision
    option = None if decision is None else next((o for o in decision.options if o.key == key), None)
    if decision is None or option is None:
        return None
    return _explain(state, decision, option, names_of(state, refs_of(option.facts)), language)


def _alike(state: State, options: Iterable[Option]) -> Iterable[list[Option]]:
    """The options, joined where they differ only in which of the counted cards in a hand is meant."""
    groups: dict[object, list[Option]] = {}
    for option in options:
        plain = {
            name: UNKNOWN if isinstance(ref, int) and is_counted(state, ref) else ref
            for name, ref in option.facts.items()
        }
        same: object = option.key
        if UNKNOWN in plain.values():
            same = (_NUMBERED.sub("", option.key), tuple(plain.items()))
        groups.setdefault(same, []).append(option)
    return groups.values()


def is_counted(state: State, ref: int) -> bool:
    """True for a card in a hand that is only counted: nobody has named it."""
    card = state.cards.get(CardId(ref))
    return card is not None and card.area is Area.HAND and card.face in BLANKS


# -- open options ---------------------------------------------------------------------------------


def refs_of(facts: Mapping[str, Fact]) -> tuple[int, ...]:
    """The cards and units that an option is about, the acting one first."""
    # A card in the hand digivolves the card below it; a card is linked to a Digimon.
    hand_first = "requirement" in facts
    roles = ("card", "unit", "link") if hand_first else ("unit", "card", "ref", "target")
    refs = [facts.get(name) for name in roles]
    fused = facts.get("of")
    refs += fused if isinstance(fused, tuple) else ()
    return tuple(dict.fromkeys(f for f in refs if isinstance(f, int) and f))


def names_of(state: State, refs: Iterable[int]) -> dict[int, str]:
    """Names of cards and units, no two the same."""
    called: dict[int, str] = {int(unit): name for unit, name in unit_labels(state).items()}
    for ref in dict.fromkeys(refs):
        if ref in state.cards and ref not in called:
            called[ref] = UNKNOWN if is_counted(state, ref) else state.label(ref)
    return called


def _explain(state: State, decision: Decision, option: Option, called: Mapping[int, str], language: str) -> Explanation:
    facts, key = option.facts, option.key
    code, _, _ = key.partition(":")
    if key in _WORDS:
        return option_message("yes-in-vain" if "vain" in facts else key)
    if code in _VERBS and ":" in key and facts:
        return option_message(option_code(state, code, facts), **option_params(state, facts, called, language))
    if decision.kind == "counter":
        return option_message("counter", **option_params(state, facts, called, language))
    if decision.kind == "attack-target":
        code = "at" if facts.get("target") else "at-player"
        return option_message(code, **option_params(state, facts, called, language))
    if key in ("stopped", "not-stopped"):
        if "occurrence" not in facts:  # an immediate effect
            return option_message(key, **option_params(state, facts, called, language))
        return option_message(key, **_of_occurrence(state, facts["occurrence"], called, language))
    if "occurrence" in facts:
        return option_message("order", **_of_occurrence(state, facts["occurrence"], called, language))
    if "index" in facts:
        return option_message("order", **option_params(state, facts, called, language))
    if code == "overflow":
        return option_message("overflow", card=str(facts["name"]), amount=str(facts["amount"]))
    if "material" in facts:
        name, number = _name(facts["ref"], called), str(facts["material"])
        return option_message("material", card=name, number=number)
    if "ref" in facts:
        return option_message("card", card=_name(facts["ref"], called))
    if "seat" in facts:
        return option_message("seat", seat=str(facts["seat"]))
    if isinstance(mode := facts.get("mode"), int):
        return option_message("mode", effect=_mode(state, mode, language) or key)
    if key.isdecimal():
        return option_message("number", number=key)
    if key.startswith("requirement-"):
        known = {name: str(facts[name]) for name in ("cost", "level") if name in facts}
        return option_message("requirement", number=key.removeprefix("requirement-"), **known)
    return option_message("other", key=key)


def option_code(state: State, verb: str, facts: Mapping[str, Fact]) -> str:
    """The message of an action: an attack on the player differs from one on a Digimon, a card of the battle area is
    linked from there, and a card may digivolve as if it were a Digimon."""
    if verb == "digivolve" and _as_level(state, facts) is not None:
        return "digivolve-as-if"
    if verb == "link" and facts.get("card") in state.units:
        return "link-field"
    return "attack-player" if verb == "attack" and not facts.get("target") else verb


def option_message(code: str, **params: str) -> Explanation:
    return explain(ENGLISH, code, **params)


def option_params(state: State, facts: Mapping[str, Fact], called: Mapping[int, str], language: str) -> dict[str, str]:
    """The parameters of a message about an action, from the facts of its option."""
    params = {name: _name(facts.get(name), called) for name in ("unit", "card", "target", "link")}
    if isinstance(fused := facts.get("of"), tuple):
        params["of"] = " + ".join(_name(ref, called) for ref in fused)
    if "index" in facts:
        unit, card = (ref if isinstance(ref := facts.get(of), int) else 0 for of in ("unit", "card"))
        index = str(facts["index"])
        held = effect_at(view(state), unit, card, index)
        if held is not None:
            params["effect"] = words.of_effect(state, held.source, held.effect, language)
        else:
            params["effect"] = _printed(state, card, index, language) or index
        params["card"] = params["unit"] or params["card"]
    if requirement := facts.get("requirement"):
        assert isinstance(requirement, int)
        params["requirement"] = str(requirement + 1)
    if (level := _as_level(state, facts)) is not None:
        params["level"] = str(level)
    return params


def _as_level(state: State, facts: Mapping[str, Fact]) -> int | None:
    """Level of the Digimon as if it were which something digivolves by a requirement; None if it does so as itself."""
    card, unit, requirement = (facts.get(name) for name in ("card", "unit", "requirement"))
    if card not in state.cards or unit not in state.units or not isinstance(requirement, int):
        return None
    requirements = requirements_of(view(state), CardId(card), UnitId(unit))
    return requirements[requirement].as_level if requirement < len(requirements) else None


def _printed(state: State, card: int, index: str, language: str) -> str:
    """The words of an effect that a card doesn't have where it is: a security effect."""
    held = state.cards.get(CardId(card))
    if held is None or not words.is_on(state.faces[held.face], index):
        return ""
    return words.printed_on(state.faces[held.face], index, language)


def _of_occurrence(state: State, number: Fact, called: Mapping[int, str], language: str) -> dict[str, str]:
    for batch in state.batches:
        for occurrence in batch.occurrences:
            if occurrence.id == number:
                name = called.get(occurrence.source.unit) or called.get(occurrence.source.card, "")
                name = name or occurrence.name or state.label(occurrence.host)
                effect = words.of_effect(state, occurrence.source, occurrence.effect, language)
                return {"card": name, "effect": effect}
    return {"card": str(number)}


def _mode(state: State, number: int, language: str) -> str:
    """The text of one of the effects that an effect lets choose from (15-15-9-2)."""
    for action in state.frames[-1].actions[:1]:
        if isinstance(action, lang.Modes) and number < len(action.modes):
            return words.of_actions(action.modes[number], language)
    return ""


def _name(ref: Fact, called: Mapping[int, str]) -> str:
    return called.get(ref, "") if isinstance(ref, int) else ""


_NAMED = re.compile(
    r"(?:counter:|activate:)?(?P<card>[^/]+)/"
    r"(?:(?P<part>effects|inherited|security|link_effects|option_effects)\.(?P<place>\d+)"
    r"|(?P<other>pending|gained)\b[^ ]*|(?P<keyword>[A-Z][A-Za-z -]*?))"
    r"(?:#\d+)?(?: @(?P<nth>\d+))?"
)

_OF_MODES = re.compile(r"mode-(\d+)")


def describe_answered_effect(step: Step) -> Explanation | None:
    """The effect that a step answers, "Horn/inherited.0 @2", in words; None for another answer. If its card is gone,
    only the card's name tells which effect is meant."""
    answer = step.get("answer")
    if isinstance(answer, str) and (mode := _OF_MODES.fullmatch(answer)):
        return option_message("its-mode", number=mode[1])
    named = _NAMED.fullmatch(answer) if isinstance(answer, str) else None
    if named is None:
        return None
    card, nth = named["card"], named["nth"] or ""
    if named["part"]:
        return option_message(f"its-{named['part']}", card=card, number=str(int(named["place"]) + 1), nth=nth)
    if named["other"]:
        return option_message(f"its-{named['other']}", card=card, nth=nth)
    return option_message("its-keyword", card=card, keyword=named["keyword"], nth=nth)
