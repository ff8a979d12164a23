"""Facets by which results can be narrowed: kinds, and of the answers languages, authorities, cards and years."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulings.filtering import FilterKey, OtherKind
from judgeapp.rulings.precedent import Precedent, PrecedentKind
from judgeapp.search.answer import Answer
from judgeapp.search.filters import OTHER_LANGUAGES, RulesFilterKey, TypedFilter
from judgeapp.ui.address import Kind
from judgeapp.ui.localization import QT_TRANSLATE_NOOP, translate
from judgeapp.ui.pages.wording import language_name

_for_later = partial(QT_TRANSLATE_NOOP, "answer_rows")
# Facets offered of one sort, and the fewest answers for a card or a year.
_MAX_OF_A_SORT = 4
_MIN_FACETS = 2
_YEAR_DIGITS = 4  # digits

# Kinds of results, and how each is typed.
_KINDS = {
    Kind.PASSAGE: OtherKind.RULE,
    Kind.CARD: OtherKind.CARD,
    Kind.SCENE: OtherKind.SCENE,
    Kind.ANSWER: PrecedentKind.OFFICIAL,
    Kind.RULING: PrecedentKind.RULING,
}
# Names of kinds of results, by how each is typed.
_KIND_NAMES: dict[str, str] = {
    OtherKind.RULE: _for_later("Rules"),
    OtherKind.CARD: _for_later("Cards"),
    OtherKind.SCENE: _for_later("Scenes to play"),
    PrecedentKind.OFFICIAL: _for_later("Official answers"),
    PrecedentKind.RULING: _for_later("Rulings"),
}
_Filters = tuple[TypedFilter, ...]


@dataclass(frozen=True)
class Facet:
    """Filter offered for results, with the number that it leaves."""

    name: str
    filters: _Filters  # the filters that it adds to the field
    count: int  # how many of the results pass
    more: bool  # whether there may be more
    taken: bool = False  # whether it is active


def kind_name(kind: str) -> str:
    return translate("answer_rows", _KIND_NAMES[kind])


def facets(
    kinds: Sequence[Kind], precedents: Sequence[Precedent], cut: frozenset[str], taken: Sequence[TypedFilter] = ()
) -> tuple[Facet, ...]:
    """Facets that narrow already, then those that would: some results pass them, some don't. `kinds`: of addresses, of
    all results; `precedents`: those among the results; `cut`: kinds of which there may be more."""
    narrowing = [Facet(_named(filters), filters, len(kinds), bool(cut), taken=True) for filters in _together(taken)]
    of_kinds = Counter(kind for kind in kinds if kind in _KINDS)
    if len(of_kinds) > 1:
        for kind, count in of_kinds.most_common():
            by = _by(FilterKey.IS, _KINDS[kind])
            narrowing.append(Facet(_named(by), by, count, kind in cut))
    more = not cut.isdisjoint((Kind.ANSWER, Kind.RULING))
    for had in _sorts(precedents):
        counted = Counter(had).most_common(_MAX_OF_A_SORT)
        narrowing += (Facet(_named(by), by, count, more) for by, count in counted if count < len(precedents))
    return tuple({facet.filters: facet for facet in reversed(narrowing)}.values())[::-1]


def folded_away(corpus: Corpus, answer: Answer) -> tuple[Facet, ...]:
    """Facets of passages not among the results: in languages not read, and of older editions whose clauses are read in
    the leading one."""
    facets = []
    if answer.folded:
        by = (*_by(FilterKey.IS, OtherKind.RULE), *_by(FilterKey.LANG, OTHER_LANGUAGES))
        facets.append(Facet(_named(by), by, answer.folded, more=False))
    if corpus.leading is not None and corpus.leading.source != RULES:
        by = (TypedFilter(RulesFilterKey.EDITION.value, corpus.built_in),)
        facets.append(Facet(corpus.built_in, by, 0, more=True))
    return tuple(facets)


def _sorts(precedents: Sequence[Precedent]) -> Iterator[Iterable[_Filters]]:
    """Filters by sort, once for every answer that passes them."""
    yield (
        _by(FilterKey.LANG, tag)
        for precedent in precedents
        for tag in dict.fromkeys(text.language for text in precedent.texts)
    )
    # The kind already says that they are official.
    yield (
        _by(FilterKey.IS, precedent.authority)
        for precedent in precedents
        if precedent.kind is PrecedentKind.RULING and precedent.authority != PrecedentKind.OFFICIAL
    )
    yield _frequent(_by(FilterKey.CARD, card) for precedent in precedents for card in set(precedent.cards))
    yield _frequent(_year_filters(precedent.date[:_YEAR_DIGITS]) for precedent in precedents if precedent.date)


def _frequent(had: Iterable[_Filters]) -> list[_Filters]:
    candidates = list(had)
    counted = Counter(candidates)
    return [filters for filters in candidates if counted[filters] >= _MIN_FACETS]


def _by(key: FilterKey, value: str) -> _Filters:
    return (TypedFilter(key.value, str(value)),)


def _year_filters(year: str) -> _Filters:
    return TypedFilter(FilterKey.SINCE.value, year), TypedFilter(FilterKey.UNTIL.value, year)


def _together(taken: Sequence[TypedFilter]) -> list[_Filters]:
    """Filters as they are removed: those of one year together."""
    each = list(dict.fromkeys(taken))
    years = [
        _year_filters(typed.value)
        for typed in each
        if typed.key == FilterKey.SINCE
        and len(typed.value) == _YEAR_DIGITS
        and TypedFilter(FilterKey.UNTIL.value, typed.value) in each
    ]
    others = (*_by(FilterKey.IS, OtherKind.RULE), *_by(FilterKey.LANG, OTHER_LANGUAGES))
    together = [*years, others] if set(others) <= set(each) else years
    taken_together = {typed for group in together for typed in group}
    return [*((typed,) for typed in each if typed not in taken_together), *together]


def _named(filters: _Filters) -> str:
    first, *more = filters
    value = first.value.lower()
    if value == OTHER_LANGUAGES or (more and more[0].value == OTHER_LANGUAGES):
        return translate("answer_rows", "Other languages")
    if more or first.key == RulesFilterKey.EDITION:
        return first.value
    if first.key == FilterKey.LANG:
        return language_name(first.value)
    if first.key == FilterKey.CARD:
        return translate("answer_rows", "Answers on {card}").format(card=first.value)
    if first.key != FilterKey.IS:
        return first.written
    if value in _KIND_NAMES:
        return kind_name(value)
    # Loaded with the first ruling.
    from judgeapp.rulings.notebook.wording import AUTHORITIES

    authority = AUTHORITIES.get(value.replace("-", " "))
    return first.written if authority is None else translate("rulings", authority)
