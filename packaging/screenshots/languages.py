"""Screenshots of the glossary and the reader in each language."""

from __future__ import annotations

from collections.abc import Callable

from judgeapp.desk.languages import LANGUAGES
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.window import Window
from screenshots.sitting import at_table, attack, put_table, wait_until
from screenshots.tables import table_scene

# Search texts by language of the window.
_QUESTIONS = {
    "en": "Can a suspended Digimon block?",
    "ja": "レスト状態のデジモンでブロックできますか？",
    "zh-Hans": "休眠状态的数码宝贝可以阻挡吗？",
    "zh-Hant": "休息狀態的數碼寶貝可以格擋嗎？",
    "de": "Darf ein getapptes Digimon blocken?",
}
# A clause with a term that differs in every language, and the term's concept.
_CLAUSE, _CONCEPT = "rules:16-6-4", "piercing"


def glossary_in(language: str) -> Callable[[Window], None]:
    """The list of terms with one definition open."""

    def arrange(window: Window) -> None:
        window.appearance.use_scheme("light")
        window.appearance.normal_text()
        window.omnibox.clear()
        window.languages.prefer(language)
        window.navigator.show_view("glossary")
        window.columns.concepts.filter.clear()
        assert window.navigation is not None
        window.navigation.open(Address(Kind.CONCEPT, _CONCEPT))

    return arrange


def reader_in(language: str) -> Callable[[Window], None]:
    """A clause in the judge's language next to the other sources."""

    def arrange(window: Window) -> None:
        window.languages.prefer(language)
        window.navigator.show_view("sources")
        assert window.navigation is not None
        window.navigation.open(Address(Kind.PASSAGE, _CLAUSE))

    return arrange


def side_by_side(window: Window) -> None:
    """Our rendering next to the source, clause by clause."""
    window.languages.prefer("")
    window.languages.use_text("both")
    assert window.navigation is not None
    window.navigation.open(Address(Kind.PASSAGE, "rules:11-4-1"))


def window_in(language: str) -> Callable[[Window], None]:
    """A question with its proven answer, in a window in `language`."""

    def arrange(window: Window) -> None:
        window.languages.prefer(language)
        window.navigator.focus_field()
        window.omnibox.setText(_QUESTIONS[language])

    return arrange


def table_in(language: str) -> Callable[[Window], None]:
    """The table at block timing with the refused options, in `language`."""

    def arrange(window: Window) -> None:
        put_table(window, table_scene("ja" if language == "ja" else "en"))
        attack(window)
        at_table(window).decision.why.toggle()

    return arrange


def exploring(window: Window) -> None:
    """Explore all lines of play from there."""
    table = at_table(window)
    table.decision.why.toggle()
    table.pages_controller.explore()
    page = table.pages.explore.part
    page.form.explored.emit()
    wait_until(lambda: table.session.now.explored.outcomes is not None)


SCENES: dict[str, Callable[[Window], None]] = {
    **{f"glossary-{language.lower()}": glossary_in(language) for language in LANGUAGES},
    **{f"reader-{language.lower()}": reader_in(language) for language in LANGUAGES},
    "side-by-side": side_by_side,
}


def speaking(language: str) -> dict[str, Callable[[Window], None]]:
    """Screenshots in a language, by name."""
    tag = language.lower()
    return {
        f"window-{tag}": window_in(language),
        f"window-table-{tag}": table_in(language),
        f"window-explore-{tag}": exploring,
    }
