"""Status changes of a ruling: from which status it comes to which, and the links between a ruling and the one that
overturned or superseded it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.ruling import Ruling, Status

# A ruling that was replaced stays so; what was entered by mistake is brought back out of the history.
_FROM: dict[Status, tuple[Status, ...]] = {
    Status.DRAFT: (),
    Status.GIVEN: (Status.DRAFT,),
    Status.APPEALED: (Status.GIVEN, Status.UPHELD),
    Status.UPHELD: (Status.APPEALED,),
    Status.OVERTURNED: (Status.GIVEN, Status.APPEALED, Status.UPHELD),
    Status.SUPERSEDED: (Status.GIVEN, Status.APPEALED, Status.UPHELD),
}


def possible_statuses(ruling: Ruling) -> tuple[Status, ...]:
    """Statuses that a ruling can be given now."""
    return tuple(status for status, before in _FROM.items() if ruling.status in before)


def with_status(ruling: Ruling, status: Status, replaced_by: str = "") -> Ruling:
    """Ruling with another status; `replaced_by` is the id of the ruling that overturned or superseded it. Raises
    InputError where that can't be."""
    if status not in possible_statuses(ruling):
        become = ", ".join(possible_statuses(ruling)) or "nothing else"
        raise InputError(
            "a ruling that is {status} can't become {other}",
            where="status",
            mend="It may become: {become}. Restore what was entered by mistake from the history",
            status=ruling.status,
            other=status,
            become=become,
        )
    if status.is_replaced and not replaced_by:
        raise InputError(
            "name the ruling by which this one is {status}", where="status", mend="Say by which", status=status
        )
    if replaced_by and not status.is_replaced:
        raise InputError("a ruling can't be {status} by another", where="status", status=status)
    return replace(ruling, status=status, replaced_by=replaced_by)


def refuse_circle(ruling: str, replaced_by: str, all_of_them: Mapping[str, Ruling]) -> None:
    """Raises InputError where a ruling would, by others or at once, be replaced by itself."""
    at = replaced_by
    for _ in range(len(all_of_them) + 1):
        if at == ruling:
            raise InputError(
                "a ruling can't be replaced by one that it has itself replaced",
                where="status",
                mend="Write a new ruling that replaces both",
            )
        replaced = all_of_them.get(at)
        if replaced is None or not replaced.replaced_by:
            return
        at = replaced.replaced_by
