"""History of the reader: back and forward."""

from __future__ import annotations

from dataclasses import dataclass

from judgeapp.ui.address import Address

_MAX_LENGTH = 500


@dataclass(frozen=True)
class Visit:
    """An address and the question under which it was reached."""

    address: Address
    question: str = ""


class Trail:
    """A line of visits. A glance (a result that was only passed over) leaves no trace once the reader goes
    elsewhere."""

    def __init__(self) -> None:
        self._visits: list[Visit] = []
        self._at = -1
        self._glancing = False

    @property
    def here(self) -> Visit | None:
        return self._visits[self._at] if self._visits else None

    @property
    def is_glance(self) -> bool:
        """Return true for a page only glanced at."""
        return self._glancing

    @property
    def has_back(self) -> bool:
        return self._at > 0

    @property
    def has_forward(self) -> bool:
        return self._at < len(self._visits) - 1

    def visit(self, visit: Visit) -> None:
        """Go to an address and stay. Going to the current address changes nothing."""
        self._go(visit, glancing=False)

    def glance(self, visit: Visit) -> None:
        self._go(visit, glancing=True)

    def back(self) -> Visit | None:
        return self._walk(-1)

    def forward(self) -> Visit | None:
        return self._walk(1)

    def _go(self, visit: Visit, *, glancing: bool) -> None:
        here = self.here
        if here is not None and here.address == visit.address:
            self._visits[self._at] = visit
            self._glancing = self._glancing and glancing
            return
        if self._glancing and not self.has_forward:
            self._visits.pop()
        else:
            del self._visits[self._at + 1 :]
        self._visits.append(visit)
        del self._visits[:-_MAX_LENGTH]
        self._at = len(self._visits) - 1
        self._glancing = glancing

    def _walk(self, step: int) -> Visit | None:
        to = self._at + step
        if not 0 <= to < len(self._visits):
            return None
        self._at = to
        # A page returned to becomes a visit.
        self._glancing = False
        return self._visits[to]
