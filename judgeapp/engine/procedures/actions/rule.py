"""Rule of a kind of action: its needs and its execution. Each is made once, beside the function that does the action,
and all are put together in judgeapp.engine.procedures.actions.

The type checker ensures that none is missing: `Rules[Draw | Recover]` are those of these two kinds, and all together
must cover `Action`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

from judgeapp.engine.lang import Action
from judgeapp.engine.lang.record import ActionRecord
from judgeapp.engine.legality.needs import NOTHING, Finder, Needs
from judgeapp.engine.moment import Decision, Moment

if TYPE_CHECKING:
    from typing_extensions import TypeIs

A = TypeVar("A", bound=Action)
Kinds = TypeVar("Kinds", covariant=True)
More = TypeVar("More")
Executor: TypeAlias = Callable[[Moment, Any], Decision | None]


class ActionRule(NamedTuple):
    """Rule of an action: `needs` is its needs on a board; `does` carries it out, or asks for a decision first and is
    called again with the answer."""

    needs: Callable[[Finder, Any], Needs]
    does: Executor


class Rules(Generic[Kinds]):
    def __init__(self, of_kind: Mapping[type[ActionRecord], ActionRule]) -> None:
        self.of_kind = of_kind

    def __or__(self, others: Rules[More]) -> Rules[Kinds | More]:
        return Rules({**self.of_kind, **others.of_kind})

    def cover(self, action: object) -> TypeIs[Kinds]:
        return type(action) in self.of_kind


def rule(
    kind: type[A], *, needs: Callable[[Finder, A], Needs], does: Callable[[Moment, A], Decision | None]
) -> Rules[A]:
    return Rules({kind: ActionRule(needs, does)})


def needs_nothing(_find: Finder, _action: Action) -> Needs:
    """Needs of an action that can always be done, and is done to no card."""
    return NOTHING
