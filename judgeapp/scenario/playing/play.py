"""Playing a scenario: its steps are choices, its expectations are checked, and a decision that
the file does not script fails it unless it has one option only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from judgeapp.clauses.citing import cited_message
from judgeapp.engine.derive import view
from judgeapp.engine.events import FACTS, IDS, Event, EventKind
from judgeapp.engine.explanation import reasons
from judgeapp.engine.explanation.reasons import clauses_of_missing, clauses_of_reach
from judgeapp.engine.explanation.refusals import describe_with_clauses
from judgeapp.engine.game import begin
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.matching import has_perfect_matching
from judgeapp.engine.state.state import State
from judgeapp.messages.message import Message, area_message, message
from judgeapp.messages.punctuation import comma_message, note_message, semicolon_message
from judgeapp.scenario.file import Scenario, Step, StepLines
from judgeapp.scenario.lessons import AppliedLesson, applied_lessons
from judgeapp.scenario.placing import PILES
from judgeapp.scenario.playing.finding import FailedError
from judgeapp.scenario.playing.naming import named_options, shown_options
from judgeapp.scenario.playing.rulings import UnreadText, idle, is_nearly_of, printed_names, unread_texts
from judgeapp.scenario.playing.steps import StepPlayer, left_by_hand, take, verb_of
from judgeapp.scenario.playing.verdicts import verdict
from judgeapp.scenario.table import build

T = TypeVar("T")


class Failure(Struct, frozen=True):
    line: int
    what: str


class Refusal(Struct, frozen=True):
    """Refusal that a scenario expects without naming clauses: the line, and the reason with its clauses."""

    line: int
    what: str


class Played(Struct, frozen=True):
    """Result of a scenario: the events, the clauses applied, the first failure, the texts not understood, with the
    rulings on them, the effects read as taught, and the refusals for any reason."""

    events: tuple[Event, ...]
    cited: tuple[str, ...]
    failure: Failure | None
    beginning: State
    state: State
    choices: tuple[str, ...]
    unread: tuple[UnreadText, ...] = ()
    taught: tuple[AppliedLesson, ...] = ()
    refusals: tuple[Refusal, ...] = ()


def play(scenario: Scenario, faces: Mapping[str, Any], lines: StepLines) -> Played:
    """Play a scenario to its end or its first failure. Raises InputError when the file is wrong."""
    state, names = build(scenario, faces)
    player = StepPlayer(begin(state), names)
    failure = None
    refusals: list[Refusal] = []
    for number, step in enumerate(scenario.steps):
        line = lines.steps[number] if number < len(lines.steps) else 0
        player.ahead = scenario.steps[number + 1 :]
        try:
            refusals += (Refusal(line, str(reason)) for reason in _take(player, step))
        except FailedError as error:
            failure = Failure(line, str(error))
            break
    printed = printed_names(state, names)
    unread = unread_texts(player.events, scenario.ruled, printed, player.doubts)
    failure = (
        failure
        or _unscripted(scenario, player, lines)
        or _unproved(scenario, player)
        or _unruled(scenario, unread, printed)
    )
    return Played(
        tuple(player.events),
        tuple(player.cited),
        failure,
        state,
        player.game.state,
        player.game.choices,
        unread,
        applied_lessons(player.events),
        tuple(refusals),
    )


def _unscripted(scenario: Scenario, player: StepPlayer, lines: StepLines) -> Failure | None:
    """Fault after the last step: the turn player's own action may stay open; another decision was left out, unless the
    last step expects every choice. The judge's decisions may stay open only if the last step says so."""
    decision = player.game.decision
    last = scenario.steps[-1].get("expect", {}) if scenario.steps else {}
    if decision is None or decision.kind in ("main", "breeding") or "outcomes" in last:
        return None
    line = lines.steps[-1] if lines.steps else 1
    if decision.kind == "by-hand":
        if "decision" in last:
            return None
        return Failure(line, str(left_by_hand(decision)))
    if len(decision.options) == 1:
        return None
    keys = shown_options(player.game.state, decision, player.names)
    failure = message(
        "{seat} must decide ({kind}); you can choose: {keys}", seat=decision.seat, kind=decision.kind, keys=keys
    )
    return Failure(line, str(failure))


def _unproved(scenario: Scenario, player: StepPlayer) -> Failure | None:
    missing = [c for c in player.game.state.cited(scenario.proves) if c not in player.cited]
    if not missing:
        return None
    return Failure(1, str(message("these clauses weren't applied: {clauses}", clauses=cited_message(missing))))


def _unruled(scenario: Scenario, unread: tuple[UnreadText, ...], printed: Mapping[str, str]) -> Failure | None:
    """Nothing is played past a text that nobody understands: the file states the ruling."""
    if open_texts := [unread_text for unread_text in unread if unread_text.is_open]:
        texts = semicolon_message(text.line for text in open_texts)
        failure = message("not understood, and `ruled` doesn't say how you rule: {texts}", texts=texts)
        for number, ruled in enumerate(scenario.ruled, 1):
            if any(is_nearly_of(ruled, text, printed) for text in open_texts):
                failure = message(
                    '{failure} (entry {number} of `ruled` is close, "{of}: {words}": `of` names the card, '
                    '`text` quotes its words, or their beginning followed by "...")',
                    failure=failure,
                    number=number,
                    of=ruled.of,
                    words=ruled.text,
                )
        return Failure(1, str(failure))
    if vain := [f"{ruled.of}: {ruled.text}" for ruled in idle(unread, scenario.ruled, printed)]:
        failure = message("you ruled on a text that doesn't exist: {texts}", texts=semicolon_message(vain))
        return Failure(1, str(failure))
    return None


def _take(player: StepPlayer, step: Step) -> Iterator[Message]:
    """Take a step; yields the reason of a refusal without clauses."""
    verb, what = verb_of(step)
    if verb == "expect":
        _now_or_after_breeding(player, lambda: expect(player, what))
    elif verb in ("refused", "allowed"):
        reason = _now_or_after_breeding(player, lambda: _judge(player, verb, what))
        if verb == "refused" and "by" not in what:
            yield reason
    else:
        take(player, step)


def _now_or_after_breeding(player: StepPlayer, check: Callable[[], T]) -> T:
    """Check something; if it fails, check again after a breeding phase in which nothing can be done."""
    try:
        return check()
    except FailedError:
        decision = player.game.decision
        if decision is None or decision.kind != "breeding" or [o.key for o in decision.options] != ["nothing"]:
            raise
        player.choose("nothing")
        return check()


def _judge(player: StepPlayer, verb: str, what: Any) -> Message:
    """Check refused: {attack: {...}, by: [clauses]}, or allowed: {attack: {...}}; the reason of a refusal."""
    clauses = player.game.state.cited(tuple(what.get("by", ())))
    ((action, detail),) = [(k, v) for k, v in what.items() if k != "by"]
    judged, tried = verdict(player.find, action, detail), _tried(action, detail)
    player.cited |= dict.fromkeys(judged.clauses)
    player.doubts |= {(text.name, text.text): None for text in judged.unread}
    if judged.ok is not (verb == "allowed"):
        state = message("is allowed") if judged.ok else message("is refused")
        by = cited_message(judged.clauses) if judged.ok else describe_with_clauses(judged.clauses)
        raise FailedError("{action} {state}: {by}", action=tried, state=state, by=by)
    missing = [c for c in clauses if c not in judged.clauses]
    if missing:
        raise FailedError(
            "{action} is refused: {by}; not by {known}",
            action=tried,
            by=describe_with_clauses(judged.clauses),
            known=cited_message(missing),
        )
    by = describe_with_clauses(judged.clauses)
    return message("{action} is refused: {by}", action=tried, by=by)


def _tried(action: str, detail: Any) -> str:
    """An action in the words of a step: "digivolve into Sea Queen, from Cub", "hatch"."""
    return f"{action} {_plain(detail)}".strip()


def _plain(detail: Any) -> str:
    if isinstance(detail, Mapping):
        return ", ".join(f"{name} {_plain(value)}" for name, value in detail.items())
    if isinstance(detail, list | tuple):
        return " + ".join(map(_plain, detail))
    return str(detail)


# -- expectations ----------------------------------------------------------------------------


def expect(player: StepPlayer, what: Mapping[str, Any]) -> None:
    for name, wanted in what.items():
        check = _CHECKS.get(name)
        if check is None:
            raise FailedError("{name!r} can't be expected", name=name)
        check(player, wanted)


def _same(what: str | Message, wanted: Any, actual: Any) -> None:
    if wanted != actual:
        raise FailedError("{what}: {actual!r} instead of {wanted!r}", what=what, actual=actual, wanted=wanted)


def _memory(player: StepPlayer, wanted: Mapping[str, int]) -> None:
    for seat, number in wanted.items():
        _same(message("{seat}'s memory", seat=seat), number, player.game.state.memory_of(Seat(seat)))


def _cards(
    player: StepPlayer,
    what: str | Message,
    wanted: Sequence[str],
    actual: Sequence[int],
    *,
    ordered: bool,
    on_top: bool = False,
) -> None:
    """Cards by name, each copy once; ordered if the rules order them. `on_top`: of the field, as present cards."""
    is_called = player.find.is_on_top if on_top else player.find.is_called
    able = [[ref for ref in actual if is_called(ref, name)] for name in wanted]
    in_place = all(ref in some for ref, some in zip(actual, able, strict=False))
    if len(wanted) != len(actual) or not (in_place if ordered else has_perfect_matching(able)):
        there = [player.game.state.label(ref) for ref in actual]
        raise FailedError("{what}: {there!r} instead of {wanted!r}", what=what, there=there, wanted=list(wanted))


def _pile(area: str) -> Any:
    """The cards of a pile, the top first; of the hand (3-3) and the trash (3-6), whose order doesn't count, in any."""

    def check(player: StepPlayer, wanted: Mapping[str, Any]) -> None:
        for seat, cards in wanted.items():
            held = getattr(player.game.state.areas[Seat(seat)], area)
            where = message("cards in {seat}'s {area}", area=area_message(area), seat=seat)
            if isinstance(cards, int):
                _same(where, cards, len(held))
            else:
                _cards(player, where, cards, held, ordered=area not in ("hand", "trash"))

    return check


def _field(area: Area) -> Any:
    def check(player: StepPlayer, wanted: Mapping[str, Any]) -> None:
        for seat, cards in wanted.items():
            units = [unit.id for unit in view(player.game.state).units_in(area, Seat(seat))]
            where = message("cards in {seat}'s {area} area", area=area_message(area.value), seat=seat)
            _cards(player, where, cards, units, ordered=False, on_top=True)

    return check


def _under(player: StepPlayer, wanted: Mapping[str, list[str]]) -> None:
    state = player.game.state
    for name, cards in wanted.items():
        stack = state.units[player.find.unit(name)].stack[:0:-1]  # from bottom to top
        _cards(player, message("under {name}", name=name), cards, stack, ordered=True)


def _linked(player: StepPlayer, wanted: Mapping[str, list[str]]) -> None:
    """The link cards of a card, the first linked first."""
    state = player.game.state
    for name, cards in wanted.items():
        links = state.units[player.find.unit(name)].links
        _cards(player, message("linked to {name}", name=name), cards, links, ordered=True)


def _expect_of_unit(ask: Any, why: Any = None) -> Any:
    """Expectation of a derived value of a card on the field; `why` are the clauses that it rests on."""

    def check(player: StepPlayer, wanted: Mapping[str, Any]) -> None:
        for name, value in wanted.items():
            unit = player.find.unit(name)
            actual = ask(player.game.state, unit)
            if not isinstance(value, list | tuple):
                _same(name, value, actual)
            elif sorted(value) != sorted(actual):
                _same(name, list(value), actual)
            if why is not None:
                state = player.game.state
                player.cited |= dict.fromkeys(state.cited(why(view(state), unit)))

    return check


def _reasons(ask: Any) -> Any:
    """The clauses by which effects reach a card, or don't; they count as applied."""

    def check(player: StepPlayer, wanted: Mapping[str, Sequence[str]]) -> None:
        for name, clauses in wanted.items():
            cited = player.game.state.cited
            reasons, clauses = cited(ask(player, player.find.unit(name))), cited(tuple(clauses))
            missing = [c for c in clauses if c not in reasons]
            if missing or (not clauses and reasons):
                raise FailedError(
                    "{name} is true because of {known}", name=name, known=cited_message(reasons) or "nothing"
                )
            player.cited |= dict.fromkeys(clauses)

    return check


def _reach_clauses(player: StepPlayer, unit: UnitId) -> tuple[str, ...]:
    before = player.game.before
    return clauses_of_reach(view(player.game.state), unit, view(before.state) if before else None)


def _face_down(player: StepPlayer, wanted: Mapping[str, Mapping[str, int]]) -> None:
    """Check how many cards of a pile, or under a player's cards, lie face down: {A: {security: 2}}."""
    state = player.game.state
    for seat, piles in wanted.items():
        for pile, number in piles.items():
            if pile == "under":
                units = (u for u in state.units.values() if u.seat is Seat(seat))
                cards = tuple(card for unit in units for card in unit.stack[1:])
            else:
                cards = getattr(state.areas[Seat(seat)], pile)
            actual = sum(not state.cards[card].face_up for card in cards)
            where = area_message("stack" if pile == "under" else pile)
            _same(message("face-down cards in {seat}'s {pile}", pile=where, seat=seat), number, actual)


def _suspended(player: StepPlayer, wanted: Mapping[str, bool]) -> None:
    for name, value in wanted.items():
        _same(message("{name} suspended", name=name), value, player.game.state.units[player.find.unit(name)].suspended)


def _keywords(player: StepPlayer, wanted: Mapping[str, list[str]]) -> None:
    known = view(player.game.state)
    for name, keywords in wanted.items():
        actual = sorted(
            f"{k.name} {k.amount:+d}" if k.amount else k.name for k in known.keywords(player.find.unit(name))
        )
        _same(message("keywords of {name}", name=name), sorted(keywords), actual)
        clauses = reasons.clauses_of_keywords(known, player.find.unit(name))
        player.cited |= dict.fromkeys(player.game.state.cited(clauses))


def _winner(player: StepPlayer, wanted: str | None) -> None:
    result = player.game.result
    if result is None:
        raise FailedError("nobody has won yet")
    actual = result.winner.value if result.winner else "draw"
    _same("winner", wanted, actual)


def _decision(player: StepPlayer, wanted: Any) -> None:
    decision = player.game.decision
    if isinstance(wanted, str):
        _same("decision", wanted, decision.kind if decision else None)
        return
    if decision is None:
        raise FailedError("no decision is pending")
    if "kind" in wanted:
        _same("decision", wanted["kind"], decision.kind)
    if "seat" in wanted:
        _same(message("who decides"), wanted["seat"], decision.seat.value if decision.seat else "nature")
    options = named_options(player.game.state, decision, player.names)
    for name in wanted.get("open", []):
        if not any(name in option.every for option in options):
            there = shown_options(player.game.state, decision, player.names)
            raise FailedError("{name!r} isn't possible; you can choose: {there}", name=name, there=there)
    for name in wanted.get("closed", []):
        player.find.check_names_in(name)
        if any(name in option.every for option in options):
            raise FailedError("{name!r} is possible", name=name)
    if "options" in wanted:
        able = [[o.key for o in options if name in o.every] for name in wanted["options"]]
        if len(able) != len(options) or not has_perfect_matching(able):
            there = shown_options(player.game.state, decision, player.names)
            raise FailedError(
                "options: {there} instead of {known}", there=there, known=comma_message(wanted["options"])
            )


def _events(player: StepPlayer, wanted: Iterable[Mapping[str, Any]]) -> None:
    """These events happened in this order since the last such expectation; others may be between them."""
    waiting = [_known_event(player, expected) for expected in wanted]
    for at in range(player.seen, len(player.events)):
        if waiting and _is_event(player, player.events[at], waiting[0]):
            waiting.pop(0)
            if not waiting:
                player.seen = at + 1
    if waiting:
        later = player.events[player.seen :]
        happened = semicolon_message(note_message(e.kind.value, cited_message(e.clauses)) for e in later)
        raise FailedError("{waiting} didn't happen; what happened: {events}", waiting=dict(waiting[0]), events=happened)


def _no_events(player: StepPlayer, wanted: Iterable[Mapping[str, Any]]) -> None:
    every = [_known_event(player, expected) for expected in wanted]
    for event in player.events[player.seen :]:
        for unwanted in every:
            if _is_event(player, event, unwanted):
                raise FailedError("{unwanted} happened", unwanted=dict(unwanted))


def _known_event(player: StepPlayer, wanted: Mapping[str, Any]) -> Mapping[str, Any]:
    """Expectation of an event. Raises FailedError for a meaningless word or name: it would never fit an event."""
    for name, value in wanted.items():
        if name == "what" and value not in set(EventKind):
            raise FailedError(
                "unknown event {value!r}; known events: {known}", value=value, known=comma_message(EventKind)
            )
        if name not in FACTS and name not in ("what", "clauses"):
            raise FailedError(
                "no event has {name!r}; they have: {known}", name=name, known=comma_message(sorted(FACTS))
            )
        for mentioned in _names_in(name, value):
            player.find.check_name(mentioned)
    return wanted


def _names_in(fact: str, value: Any) -> list[str]:
    if fact not in IDS:
        return []
    values = value if isinstance(value, list | tuple) else [value]
    return [v for v in values if isinstance(v, str) and (fact, v) != ("target", "player")]


def _is_event(player: StepPlayer, event: Event, wanted: Mapping[str, Any]) -> bool:
    for name, value in wanted.items():
        if name == "what":
            fits = event.kind.value == value
        elif name == "clauses":
            fits = set(player.game.state.cited(tuple(value))) <= set(event.clauses)
        elif names := _names_in(name, value):
            refs = event.ids(name)
            fits = len(refs) == len(names) and all(
                player.find.was_called(event, ref, wanted_name) for ref, wanted_name in zip(refs, names, strict=True)
            )
        elif (name, value) == ("target", "player"):
            fits = event.facts.get("target") == 0
        else:
            fits = event.facts.get(name) == value
        if not fits:
            return False
    return True


def _outcomes(player: StepPlayer, wanted: Mapping[str, Any]) -> None:
    """Check the outcomes of all lines of play from here; few scenarios ask for it."""
    from judgeapp.scenario.playing.outcomes import check_outcomes

    check_outcomes(player, wanted)


_CHECKS: dict[str, Any] = {
    "memory": _memory,
    **{pile: _pile(pile) for pile in PILES},
    "battle": _field(Area.BATTLE),
    "breeding": _field(Area.BREEDING),
    "under": _under,
    "linked": _linked,
    "dp": _expect_of_unit(lambda state, unit: view(state).dp(unit), reasons.clauses_of_dp),
    "level": _expect_of_unit(lambda state, unit: view(state).level(unit)),
    "colors": _expect_of_unit(
        lambda state, unit: sorted(c.value for c in view(state).colors(unit)), reasons.clauses_of_colors
    ),
    "names": _expect_of_unit(lambda state, unit: list(view(state).names(unit)), reasons.clauses_of_names),
    "categories": _expect_of_unit(
        lambda state, unit: sorted(c.value for c in view(state).categories(unit)), reasons.clauses_of_categories
    ),
    "checks": _expect_of_unit(lambda state, unit: view(state).checks(unit)),
    "suspended": _suspended,
    "new": _expect_of_unit(
        lambda state, unit: state.units[unit].arrived == state.turn, lambda view, unit: ("7-1-2-1",)
    ),
    "face_down": _face_down,
    "why": _reasons(_reach_clauses),
    "why_not": _reasons(lambda player, unit: clauses_of_missing(view(player.game.state), unit)),
    "keywords": _keywords,
    "winner": _winner,
    "decision": _decision,
    "phase": lambda player, wanted: _same("phase", wanted, player.game.state.phase.value),
    "turn": lambda player, wanted: _same("turn of", wanted, player.game.state.turn_seat.value),
    "events": _events,
    "no_events": _no_events,
    "outcomes": _outcomes,
}
