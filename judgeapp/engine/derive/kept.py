"""Views and derivations that are kept, because a state is asked many times and the states of
a duel follow each other."""

from __future__ import annotations

from judgeapp.engine.derive.derivation import Derivation
from judgeapp.engine.derive.gathering import work_out
from judgeapp.engine.derive.view import View
from judgeapp.engine.state.state import State

_MOST_VIEWS, _MOST_DERIVATIONS = 64, 4
_views: dict[int, View] = {}
_derivations: list[Derivation] = []


def view(state: State) -> View:
    """The view of a state; the last ones are kept, because a state is asked many times."""
    known = _views.get(id(state))
    if known is not None and known.state is state:
        return known
    if len(_views) >= _MOST_VIEWS:
        _views.clear()
    made = _views[id(state)] = View(state, _known_or_worked_out)
    return made


def view_anew(state: State) -> View:
    """A view for which nothing is taken over from other states."""
    return View(state, work_out)


def _known_or_worked_out(state: State) -> Derivation:
    """The last derivations are kept, the one used last first: most states that are asked about
    follow each other."""
    for place, known in enumerate(_derivations):
        if known.holds_for(state):
            if place:
                _derivations.insert(0, _derivations.pop(place))
            return known
    made = work_out(state, _derivations[0].printed if _derivations else None)
    _derivations.insert(0, made)
    del _derivations[_MOST_DERIVATIONS:]
    return made
