"""The glossary and the reader in each language, as the pictures show them."""

from __future__ import annotations

from collections.abc import Callable

from judgeapp.desk.languages import LANGUAGES
from judgeapp.ui.address import CONCEPT, PASSAGE, Address
from judgeapp.ui.window.window import Window

# A clause with a term in it that every language calls something else, and its concept.
_CLAUSE, _CONCEPT = "rules:16-6-4", "piercing"


def glossary_in(language: str) -> Callable[[Window], None]:
    """The list of terms, and one of them with its definition."""

    def arrange(window: Window) -> None:
        window.appearance.use_scheme("light")
        window.appearance.normal_text()
        window.omnibox.clear()
        window.languages.prefer(language)
        window.ways.show_place("glossary")
        window.columns.concepts.filter.clear()
        assert window.navigation is not None
        window.navigation.open(Address(CONCEPT, _CONCEPT))

    return arrange


def reader_in(language: str) -> Callable[[Window], None]:
    """A clause in the language of the judge, with what the other sources say beside it."""

    def arrange(window: Window) -> None:
        window.languages.prefer(language)
        window.ways.show_place("sources")
        assert window.navigation is not None
        window.navigation.open(Address(PASSAGE, _CLAUSE))

    return arrange


def side_by_side(window: Window) -> None:
    """Our rendering and the source, clause by clause."""
    window.languages.prefer("")
    window.languages.use_text("both")
    assert window.navigation is not None
    window.navigation.open(Address(PASSAGE, "rules:11-4-1"))


SCENES: dict[str, Callable[[Window], None]] = {
    **{f"glossary-{language.lower()}": glossary_in(language) for language in LANGUAGES},
    **{f"reader-{language.lower()}": reader_in(language) for language in LANGUAGES},
    "side-by-side": side_by_side,
}
