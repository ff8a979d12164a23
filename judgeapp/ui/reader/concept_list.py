"""The list of concepts with a filter over their names in five languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent

from judgeapp.desk.languages import LANGUAGES
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.widgets.filtered_list import FilteredList, folded_name
from judgeapp.ui.widgets.lists.rows import Row, Run

if TYPE_CHECKING:
    from judgeapp.glossary.concept import Concept


class ConceptList(FilteredList):
    def __init__(self) -> None:
        super().__init__(
            self.tr("Glossary"),
            self.tr("Filter the glossary"),
            self.tr("Find a term"),
            self.tr("No matching term. Try fewer letters."),
        )
        # Concepts to list, and the first language; the rows are made when visible.
        self._wanted: tuple[Sequence[Concept], str] | None = None
        self._terms: list[_Term] = []
        self.filter.textChanged.connect(self._show)

    def show_concepts(self, concepts: Sequence[Concept], first: str) -> None:
        """Show concepts by group, in each by their names in language `first`, or in English."""
        self._wanted = (concepts, first or "en")
        if self.isVisible():
            self._list()

    def follow(self, address: Address) -> None:
        if address.kind == Kind.CONCEPT:
            super().follow(address)

    def showEvent(self, event: QShowEvent) -> None:
        self._list()
        super().showEvent(event)

    def _list(self) -> None:
        """Nobody waits for a glossary that is not looked at: it has hundreds of terms."""
        if self._wanted is None:
            return
        self._terms, self._wanted = _terms(*self._wanted), None
        self._show()

    def _show(self) -> None:
        wanted = folded_name(self.filter.text()).strip()
        words = wanted.split()
        shown = [t for t in self._terms if all(any(w in n for n in t.names) for w in words)]
        if wanted:
            shown.sort(key=lambda term: term.rank(wanted))
        self.model.show([*_grouped(shown)] if not wanted else [(t.row, t.address) for t in shown])
        self.show_empty(is_empty=bool(self._terms) and not shown)
        self.choose_first()
        if self._read is not None:
            self.follow(self._read)


@dataclass(frozen=True)
class _Term:
    names: tuple[str, ...]
    is_keyword: bool
    group: str
    row: Row
    address: Address

    def rank(self, wanted: str) -> int:
        """The very name first, then names that begin so, then keywords, then the rest."""
        if wanted in self.names:
            return 0
        if any(name.startswith(wanted) for name in self.names):
            return 1
        return 2 if self.is_keyword else 3


def _terms(concepts: Sequence[Concept], lead: str) -> list[_Term]:
    from judgeapp.glossary.concept import ConceptGroup, group_name

    text = {group: group_name(group) for group in ConceptGroup}
    groups = list(text)
    return [
        _Term(
            tuple(folded_name(name) for _, name in concept.all_names()),
            concept.group == "keyword",
            text[concept.group],
            term_row(concept, lead, text[concept.group]),
            Address(Kind.CONCEPT, concept.id),
        )
        for concept in sorted(concepts, key=lambda c: (groups.index(c.group), _order(c.name(lead))))
        if concept.group != "word"
    ]


def _grouped(terms: Sequence[_Term]) -> Iterator[tuple[Row, Address]]:
    """Each group under its name, which its rows need not repeat."""
    last = ""
    for term in terms:
        group = term.group if term.group != last else ""
        yield replace(term.row, group=group, foot=""), term.address
        last = term.group


def term_row(concept: Concept, lead: str, group: str) -> Row:
    """A concept: its name, the clauses that define it, and the other names below."""
    from judgeapp.clauses.citing import by_leading, cited_list

    has_own = lead in concept.names
    others: list[Run] = []
    for language in LANGUAGES:
        if language != (lead if has_own else "en") and concept.names.get(language):
            others += [Run(" · ")] * bool(others) + [Run(concept.names[language][0], language)]
    return Row(
        title=(
            Run(concept.title(lead), lead if has_own else "en"),
            Run(f"  {cited_list(by_leading(concept.clauses[:2]))}", muted=True),
        ),
        body=tuple(others),
        foot=group,
    )


def _order(name: str) -> str:
    """Without brackets and quotation marks, which would come before all letters."""
    return "".join(c for c in name.casefold() if c.isalnum() or c == " ").strip()
