"""Exploring from a moment of a scenario: questions to all lines of play, and their expected answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from judgeapp.engine.derive import view
from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat
from judgeapp.engine.keyword_rules import RULES
from judgeapp.engine.state.state import Card
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.explore import explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import Answer, ExploredOutcomes, collect_outcomes
from judgeapp.exploring.varying import PlayedDecision, Variation, WhoseChoices, decisions_between
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import semicolon_message
from judgeapp.scenario.playing.finding import FailedError, ThingFinder
from judgeapp.scenario.playing.steps import StepPlayer, take_some
from judgeapp.scenario.shapes import Between, Claimed, Outcomes
from judgeapp.scenario.table import BLANKS

# Limit of an expectation in a scenario file.
_MAX_POSITIONS = 50_000
_ANSWERS: tuple[Answer, ...] = ("always", "never", "sometimes")


def check_outcomes(player: StepPlayer, what: Mapping[str, Any]) -> None:
    """Follow all lines from here. Raises FailedError if outcomes aren't as expected, or not all could be found."""
    wanted = msgspec.convert(what, type=Outcomes)
    claims = [(answer, claim) for answer in _ANSWERS for claim in getattr(wanted, answer)]
    asked = asked_of(player, wanted, [claim for _, claim in claims])
    result = collect_outcomes(explore(player.game, asked, most=_MAX_POSITIONS))
    if result.stopped:
        raise FailedError("more than {count} positions are possible: narrow the question", count=_MAX_POSITIONS)
    why = semicolon_message(dict.fromkeys(_uncertain(result)))
    if why and (wanted.count is not None or any(claim.answer == "open" for claim in result.answered)):
        raise FailedError("the outcome isn't certain: {why}", why=why)
    for (answer, claimed), verdict in zip(claims, result.answered, strict=True):
        if verdict.answer != answer:
            plain = _without_none(msgspec.to_builtins(claimed))
            raise FailedError(
                "{claim}: {actual} instead of {wanted}", claim=plain, actual=verdict.answer, wanted=answer
            )
    if wanted.count is not None and wanted.count != len(result.outcomes):
        raise FailedError("outcomes: {actual} instead of {wanted}", actual=len(result.outcomes), wanted=wanted.count)
    player.cited |= dict.fromkeys(_cited(player.game, result))


def _without_none(value: Any) -> Any:
    """A claim as in a file."""
    if isinstance(value, dict):
        return {name: _without_none(of) for name, of in value.items() if of is not None}
    return [*map(_without_none, value)] if isinstance(value, list | tuple) else value


def asked_of(player: StepPlayer, wanted: Outcomes, claims: Sequence[Claimed]) -> ExploringRequest:
    """Question of a file about the moment that its player has reached. Raises FailedError for a missing card."""
    if isinstance(wanted.until, str):
        horizon = Horizon(HorizonKind(wanted.until))
    else:
        horizon = Horizon(HorizonKind.DECISIONS, wanted.until.decisions)
    whose = WhoseChoices(wanted.of)
    line = () if whose is WhoseChoices.BOTH else _line(player)
    return ExploringRequest(
        horizon, Variation(whose, line, tuple(BLANKS)), tuple(claim_of(player.find, claimed) for claimed in claims)
    )


def _line(player: StepPlayer) -> tuple[PlayedDecision, ...]:
    """The decisions that the file makes from here on, as far as they can be taken."""
    ahead = StepPlayer(player.game, player.names)
    with suppress(FailedError):
        take_some(ahead, player.ahead)
    return decisions_between(ahead.game, player.game)


def claim_of(find: ThingFinder, claimed: Claimed) -> OutcomeClaim:
    """A claim as the engine knows it. Raises FailedError for a missing card, and an effect that it doesn't have."""
    ((kind, of),) = ((name, of) for name in claimed.__struct_fields__ if (of := getattr(claimed, name)) is not None)
    match kind:
        case "all" | "any":
            return OutcomeClaim(kind, of=tuple(claim_of(find, part) for part in of))
        case "deleted" | "survives":
            return OutcomeClaim(kind, of, find.unit(of))
        case "activated":
            return _activated(find, of) if isinstance(of, str) else _activated(find, of.of, of.effect)
        case "wins" | "loses" | "turn":
            return OutcomeClaim(kind, seat=of)
    return _amount(kind, of)


def _activated(find: ThingFinder, name: str, index: str = "") -> OutcomeClaim:
    """Claim that an effect of a card is activated, anywhere; for a shared name, of any of those."""
    find.check_name(name)
    state = find.game.state
    cards = [card for card in state.cards.values() if find.is_called(card.id, name)]
    cards = [card for card in cards if card.called == name] or cards
    copies = tuple(dict.fromkeys(card.called for card in cards))
    return OutcomeClaim("activated", name, index=index, copies=copies, words=_words(find, name, index, cards))


def _words(find: ThingFinder, name: str, index: str, cards: Sequence[Card]) -> str:
    """Text of an effect by its place or keyword; empty if nothing is printed so. Raises FailedError if no such card
    could have it."""
    if not index or index in RULES:
        return ""
    state = find.game.state
    tops = {card.id for card in cards}
    units = [u for u in state.units.values() if find.is_called(u.id, name) or u.top in tops]
    below = [state.cards[card] for unit in units for card in (*unit.stack, *unit.links)]
    part, _, number = index.partition(".")
    for face in dict.fromkeys(card.face for card in (*cards, *below)):
        printed = getattr(state.faces[face], part, ()) if number.isdecimal() else ()
        if isinstance(printed, tuple) and int(number or 0) < len(printed):
            return state.faces[face].words.get(index, "")
    if any(held.source.index == index for unit in units for held in view(state).held(unit.id)):
        return ""
    raise FailedError("{name!r} has no such effect", name=name)


def _amount(kind: Any, of: Mapping[Seat, int | Between]) -> OutcomeClaim:
    ((seat, amount),) = of.items()
    if isinstance(amount, int):
        return OutcomeClaim(kind, seat=seat, at_least=amount, at_most=amount)
    return OutcomeClaim(kind, seat=seat, at_least=amount.at_least, at_most=amount.at_most)


def _uncertain(result: ExploredOutcomes) -> Iterator[str]:
    """Reasons why something else may come of it."""
    if result.left_out:
        yield str(message("a card in a hand is unknown"))
    for outcome in result.outcomes:
        yield from (str(message("by chance: {chance}", chance=chance)) for chance in outcome.chance)
        yield from (
            str(message("not understood: {card}: {text}", card=card, text=text)) for card, text in outcome.unread
        )
        if outcome.by_hand:
            yield str(message("you decide: {by_hand}", by_hand=outcome.by_hand))


def _cited(root: Game, result: ExploredOutcomes) -> Iterator[str]:
    """Clauses applied on the lines reported."""
    for outcome in result.outcomes:
        game = root
        for key in outcome.choices:
            game = game.after(key)
            yield from (clause for event in game.events for clause in event.clauses)
