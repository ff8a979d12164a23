"""What somebody says that was done and was not legal, as it can be asked of all ways."""

from __future__ import annotations

from collections.abc import Mapping

from judgeapp.engine.identity import UnitId
from judgeapp.engine.legality.attempt import Attempt
from judgeapp.engine.state.state import replace
from judgeapp.exploring.deed import AllegedDeed, AskedThere, asked_there
from judgeapp.scenario.playing.finding import FailedError, ThingFinder
from judgeapp.scenario.playing.verdicts import attempt_of
from judgeapp.table.dispute.account import Wrong

# What is done with no card, and is called so among the options.
_WORDS = ("pass", "nothing")
_BREEDING = ("hatch", "move", "nothing")
_OF_ATTACK = ("block", "counter")


def deed_of(wrong: Wrong, names: Mapping[str, UnitId], after: int) -> AllegedDeed | None:
    """None of what can't be asked: several answers in one step. `after`: how many deeds were done
    in a phase before it, from where ways are followed."""
    state, decision = wrong.game.state, wrong.game.decision
    meant = wrong.meant
    ((verb, what),) = wrong.step.items()
    if verb != "answer":
        kind = "breeding" if verb in _BREEDING else "main"
        asked = AskedThere(kind, state.turn_seat)
        if verb in _WORDS:
            return AllegedDeed(state.turn, asked, after, word=verb)
        if meant is not None and meant.tried is not None:
            return AllegedDeed(state.turn, asked, after, meant.tried.attempt)
        tried = _tried(ThingFinder(wrong.game, names), verb, what)
        return None if tried is None else AllegedDeed(state.turn, asked, after, tried)
    if meant is not None and meant.tried is not None and meant.verb in _OF_ATTACK:
        timing = AskedThere(meant.verb, meant.tried.seat)
        return AllegedDeed(state.turn, timing, after, meant.tried.attempt)
    if decision is None or not isinstance(what, str):
        return None
    asked = asked_there(state, decision)
    if meant is not None:
        return AllegedDeed(state.turn, asked, after, chosen=meant.refs[0]) if meant.refs else None
    return AllegedDeed(state.turn, asked, after, word=what)


def is_of_defending(deed: AllegedDeed | None) -> bool:
    """Whether it is what only the attacked player does, before the attack comes to anything."""
    return deed is not None and deed.attempt is not None and deed.attempt.verb in _OF_ATTACK


def _tried(find: ThingFinder, verb: str, what: object) -> Attempt | None:
    """What a step says that was done, by whichever requirement; None of what nobody can do."""
    try:
        return replace(attempt_of(find, verb, what), requirement=None)
    except FailedError:
        return None
