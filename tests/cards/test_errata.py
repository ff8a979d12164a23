"""Errata: from their date on, a card is found, read and played as corrected, and its page shows the former text."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from judgeapp.cards.lists.errata import ERRATA, Erratum, TextChange, corrected, read_erratum
from judgeapp.desk.folder import cards_file, lists_file
from judgeapp.desk.imported import lists
from judgeapp.desk.imported.cards import CardLibrary, StoredCard, open_cards
from judgeapp.desk.imported.lists import ListStore
from judgeapp.entries.importing import import_file
from judgeapp.entries.values import FactError
from judgeapp.messages.errors import InputError
from tests.cards.made import record

CARD = record(effect="[On Play] Delete 1 of your\nopponent's Digimon.", traits=["Wisp"], name="Lanternmon")
DAY = date(2026, 8, 1)


def erratum(before: str, after: str, since: str = "2026-04-01") -> Erratum:
    return Erratum(CARD.number, (TextChange(before, after),), since)


@pytest.mark.parametrize(
    ("before", "after", "field", "value"),
    [
        # Line breaks don't matter.
        ("1 of your opponent's Digimon", "1 Digimon", "effect", "[On Play] Delete 1 Digimon."),
        ("Wisp", "Will-o'-Wisp", "traits", ("Will-o'-Wisp",)),
        ("Lanternmon", "Lampmon", "name", "Lampmon"),
    ],
)
def test_a_text_a_trait_or_a_name_becomes_another(before: str, after: str, field: str, value: object) -> None:
    result = corrected(CARD, [erratum(before, after)], DAY)
    assert getattr(result.record, field) == value
    assert (len(result.made), result.open) == (1, ())


def test_before_its_day_nothing_changes() -> None:
    assert corrected(CARD, [erratum("Wisp", "Glow", "2026-08-02")], DAY) == (CARD, (), ())
    assert corrected(CARD, [erratum("Wisp", "Glow", "2026-08-01")], DAY).record.traits == ("Glow",)


def test_an_erratum_for_a_text_not_on_the_card_is_reported_unless_already_applied() -> None:
    assert len(corrected(CARD, [erratum("Suspend 1", "Suspend 2")], DAY).open) == 1
    assert corrected(CARD, [erratum("Banish 1 of your", "Delete 1 of your")], DAY) == (CARD, (), ())


def test_a_corrected_text_is_not_corrected_again() -> None:
    longer = erratum("Delete 1", "Delete 1 or suspend 1")
    once = corrected(CARD, [longer], DAY).record
    assert once.effect.startswith("[On Play] Delete 1 or suspend 1 of your")
    assert corrected(once, [longer], DAY) == (once, (), ())


def test_a_text_that_would_become_too_long_stays() -> None:
    result = corrected(CARD, [erratum("e", "x" * 15_000)], DAY)
    assert (result.record, len(result.open)) == (CARD, 1)


def test_an_invisible_text_is_no_text() -> None:
    with pytest.raises(FactError, match="before: is missing"):
        read_erratum({"number": CARD.number, "before": "\u200b \u200b", "after": "Glow"})


def test_an_erratum_matches_a_text_in_other_letters() -> None:
    japanese = record(effect="【登場時】≪1ドロー≫", language="ja", name="ランタンモン", traits=["灯火型"])
    assert corrected(japanese, [erratum("Suspend 1", "Suspend 2")], DAY).open == ()
    assert len(corrected(japanese, [erratum("≪2ドロー≫", "≪3ドロー≫")], DAY).open) == 1
    assert corrected(japanese, [erratum("≪1ドロー≫", "≪2ドロー≫")], DAY).record.effect == "【登場時】≪2ドロー≫"


def test_a_later_erratum_builds_on_the_earlier_one() -> None:
    errata = [erratum("Glow", "Gleam", "2026-05-01"), erratum("Wisp", "Glow", "2026-04-01")]
    assert corrected(CARD, errata, DAY).record.traits == ("Gleam",)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[CardLibrary]:
    opened, trouble = open_cards(cards_file(tmp_path))
    assert trouble is None
    opened.put(CARD, "own.jsonl")
    yield opened
    opened.close()


@pytest.mark.parametrize(
    "content",
    [
        [{"number": "TS1-010", "before": "Wisp", "after": "Glow", "since": "2026-04-01"}],
        [{"cardId": "TS1-010", "name": "x", "date": "2026-04-01", "changes": [{"before": "Wisp", "after": "Glow"}]}],
        {"TS1-010": {"date": "2026-04-01", "changes": [{"before": "Wisp", "after": "Glow"}], "source": "a page"}},
        {"TS1-010": [{"changes": [{"before": "Wisp", "after": "Glow"}]}]},
    ],
)
def test_the_library_has_the_card_as_corrected_today(library: CardLibrary, tmp_path: Path, content: object) -> None:
    kept = today(library, tmp_path, content)
    assert kept.record.traits == ("Glow",)
    assert kept.imported == CARD
    assert kept.errata is not None
    assert [change.before for _, change in kept.errata.made] == ["Wisp"]


def test_a_correction_by_hand_stays(library: CardLibrary, tmp_path: Path) -> None:
    library.correct(CARD)
    content = [{"number": "TS1-010", "before": "Wisp", "after": "Glow"}]
    kept = today(library, tmp_path, content)
    assert (kept.record, kept.errata) == (CARD, None)


def test_damaged_lists_are_reported_by_whoever_opens_them(library: CardLibrary, tmp_path: Path) -> None:
    meets: tuple[Callable[[], object], ...] = (
        lambda: open_cards(cards_file(tmp_path))[1],
        lambda: _import_trouble(tmp_path),
    )
    for meet in meets:
        lists_file(tmp_path).write_text("{", encoding="utf-8")
        assert "the imported lists" in str(meet())
        assert meet() is None


def test_lists_that_could_not_be_read_again_are_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "_MAX_BYTES", 200)
    assert "more than 200 bytes" in str(_import_trouble(tmp_path, "x" * 200))
    assert _import_trouble(tmp_path) is None


def _import_trouble(folder: Path, after: str = "Glow") -> InputError | None:
    file = folder / "errata.json"
    file.write_text(json.dumps([{"number": "TS1-010", "before": "Wisp", "after": after}]), encoding="utf-8")
    try:
        import_file(file, ListStore[Erratum](folder, "errata"), ERRATA)
    except InputError as error:
        return error
    return None


def today(library: CardLibrary, folder: Path, content: object) -> StoredCard:
    """The card after importing a file of errata."""
    file = folder / "errata.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    report = import_file(file, ListStore[Erratum](folder, "errata"), ERRATA)
    assert (report.new, report.bad) == (1, 0), report.troubles
    opened, trouble = open_cards(cards_file(folder))
    assert trouble is None
    with closing(opened):
        (kept,) = opened.all()
    return kept
