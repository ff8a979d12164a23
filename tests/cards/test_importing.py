"""Importing takes readable entries, names the others, and is never left half done."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgeapp.cards.facts import CARDS
from judgeapp.cards.fields import SHAPED
from judgeapp.desk.imported.cards import CardLibrary, Corrections, open_cards
from judgeapp.entries import files, importing
from judgeapp.entries.importing import ImportProgress, import_file
from judgeapp.entries.shape import read_shape
from judgeapp.messages.errors import InputError
from tests.cards.made import EGG, JAPANESE, OPTION, entry, lines, record


@pytest.fixture
def library(tmp_path: Path) -> Iterator[CardLibrary]:
    opened, trouble = open_cards(tmp_path / "cards.sqlite")
    assert trouble is None
    yield opened
    opened.close()


def test_new_updated_and_unchanged_cards_are_counted(library: CardLibrary, tmp_path: Path) -> None:
    file = lines(tmp_path / "cards.jsonl", [entry(), EGG, JAPANESE])
    first = import_file(file, library, CARDS)
    assert (first.new, first.updated, first.unchanged, first.bad) == (3, 0, 0, 0)
    assert first.languages == {"en": 2, "ja": 1}
    lines(file, [entry(dp=3000), EGG, JAPANESE, OPTION])
    second = import_file(file, library, CARDS)
    assert (second.new, second.updated, second.unchanged) == (1, 1, 2)
    assert [k.record.dp for k in library.of("TS1-010")] == [3000, 2000]


@pytest.mark.parametrize("indent", [None, 2])
def test_an_array_is_read_like_json_lines(library: CardLibrary, tmp_path: Path, indent: int | None) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([entry(), 7, EGG], indent=indent), encoding="utf-8")
    report = import_file(file, library, CARDS)
    assert (report.new, report.bad, report.by_line) == (2, 1, False)
    assert report.troubles[0].place == 2


def test_a_byte_order_mark_does_no_harm(library: CardLibrary, tmp_path: Path) -> None:
    for name, text in (("a.jsonl", json.dumps(entry())), ("b.json", json.dumps([EGG]))):
        file = tmp_path / name
        file.write_bytes(b"\xef\xbb\xbf" + text.encode())
        assert import_file(file, library, CARDS).new == 1


@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize(
    "table",
    [
        {"version": 3, "cards": [entry(), EGG], "sets": ["TS1"]},
        {"sets": [["TS1"]], "data": {"more": {"none": [1] * 400}, "cards": [entry(), EGG]}},
        {"TS1-010": [entry()], "TS1-001": EGG},
    ],
)
def test_a_list_in_a_table_is_read_piece_by_piece(
    library: CardLibrary, tmp_path: Path, table: object, indent: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No larger entry is ever held in memory as a whole.
    monkeypatch.setattr(files, "MAX_ENTRY", 600)
    monkeypatch.setattr(files, "_CHUNK_BYTES", 64)
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(table, indent=indent), encoding="utf-8")
    report = import_file(file, library, CARDS)
    assert (report.new, report.bad, report.by_line) == (2, 0, False)


def test_a_truncated_table_keeps_what_came_before(library: CardLibrary, tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    for rest, why in (("", "the array is cut off here"), ("]", "the table is cut off here"), ("], 1}", "a field is")):
        file.write_text(json.dumps({"a": [entry()] * 3})[:-2] + rest, encoding="utf-8")
        report = import_file(file, library, CARDS)
        assert (report.taken, report.bad) == (3, 1)
        assert why in report.troubles[0].reason


def test_more_entries_than_a_file_may_have_are_one_error(
    library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MAX_ENTRIES", 3)
    good = json.dumps(entry())
    array = ",".join([good] * 4)
    for text in (f"{good}\n" * 4, f"[{array}]", f"{good}\n" * 2 + "\n" * 9, f'{{"a": [{array}]}}'):
        file = tmp_path / "cards.json"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(InputError, match="more than 3 entries"):
            import_file(file, library, CARDS)
    assert library.count() == 0


def test_one_table_over_several_lines_is_one_card(library: CardLibrary, tmp_path: Path) -> None:
    file = tmp_path / "card.json"
    file.write_text(json.dumps(entry(), indent=2), encoding="utf-8")
    assert import_file(file, library, CARDS).new == 1


def test_a_bad_line_is_named_and_the_rest_is_imported(library: CardLibrary, tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    good = json.dumps(entry()).encode()
    deep = b"[" * 100_000
    bad = [b'{"number": "TS1-011",', b'{"number": "\xff"}', deep, b'{"dp": NaN}', b"{} {}"]
    bad.append(b'{"number": "TS1-012", "name": "Nothing"}')
    file.write_bytes(b"\n".join([good, b"", *bad, json.dumps(EGG).encode()]))
    report = import_file(file, library, CARDS)
    assert (report.new, report.bad) == (2, 6)
    assert [t.place for t in report.troubles] == [3, 4, 5, 6, 7, 8]
    assert report.troubles[1].reason == "not UTF-8 text"
    assert report.troubles[2].reason == "it is nested too deeply"
    assert report.troubles[5].number == "TS1-012"
    assert report.troubles[5].reason.startswith("category:")


def test_a_truncated_array_keeps_what_came_before(library: CardLibrary, tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    whole = json.dumps([entry(), EGG], indent=1)
    file.write_text(whole[: whole.rindex("Wisp")], encoding="utf-8")
    report = import_file(file, library, CARDS)
    assert (report.new, report.bad) == (1, 1)
    assert "can't be read" in report.troubles[0].reason
    assert report.troubles[0].reason.startswith("line ")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[{}, ]", "not JSON"),
        ("[{} {}]", "a , is missing"),
        ("[{}", "the array is cut off here"),
        ("[{}] []", "unexpected text after the array"),
        ("[" * 100_000, "it is nested too deeply"),
        ("[NaN]", "NaN isn't JSON"),
        ("[1" + "0" * 5000 + "]", "line 1:"),
    ],
)
def test_a_malformed_array_gives_one_reason(library: CardLibrary, tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "cards.json"
    file.write_text(text, encoding="utf-8")
    assert reason in import_file(file, library, CARDS).troubles[-1].reason


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", "the file is empty"),
        (b" \n \n", "the file is empty"),
        (b"number;name\n1;2", "neither a JSON array nor JSON Lines"),
        ("[]".encode("utf-16"), "n't UTF-8 text"),
        (b"\x00\x01\x02\x03", "n't UTF-8 text"),
    ],
)
def test_a_file_without_cards_is_one_error(library: CardLibrary, tmp_path: Path, content: bytes, wrong: str) -> None:
    file = tmp_path / "cards.json"
    file.write_bytes(content)
    with pytest.raises(InputError, match=wrong):
        import_file(file, library, CARDS)


def test_a_folder_and_a_missing_file_are_one_error(library: CardLibrary, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="this is a folder"):
        import_file(tmp_path, library, CARDS)
    with pytest.raises(InputError, match="can't be read"):
        import_file(tmp_path / "none.json", library, CARDS)


def test_an_unknown_language_is_one_error(library: CardLibrary, tmp_path: Path) -> None:
    file = lines(tmp_path / "cards.jsonl", [entry()])
    with pytest.raises(InputError, match="'Klingon' isn't a language tag"):
        import_file(file, library, CARDS, language="Klingon")
    assert import_file(file, library, CARDS, language="de").languages == {"de": 1}


def test_a_file_or_entry_that_is_too_large_is_refused(
    library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = lines(tmp_path / "cards.jsonl", [entry(effect="x" * 3000), EGG])
    monkeypatch.setattr(files, "MAX_ENTRY", 2000)
    report = import_file(file, library, CARDS)
    assert (report.new, report.bad) == (1, 1)
    monkeypatch.setattr(files, "MAX_FILE", 100)
    with pytest.raises(InputError, match="larger than"):
        import_file(file, library, CARDS)


def test_a_number_with_other_facts_in_the_same_file_is_refused(library: CardLibrary, tmp_path: Path) -> None:
    file = lines(tmp_path / "c.jsonl", [entry(), entry("TS1-010_P1"), entry(dp=9000), JAPANESE])
    report = import_file(file, library, CARDS)
    assert (report.new, report.unchanged, report.bad) == (2, 1, 1)
    assert report.troubles[0].place == 3
    assert report.troubles[0].reason == "number: line 1 has it too, with other facts"
    assert library.of("TS1-010")[0].record.dp == 2000


def test_a_cancelled_import_leaves_nothing(library: CardLibrary, tmp_path: Path) -> None:
    file = lines(tmp_path / "c.jsonl", (entry(f"TS1-{n:03}") for n in range(600)))

    class GivenUpError(Exception):
        pass

    def give_up(progress: ImportProgress) -> None:
        if progress.done > progress.size // 2:
            raise GivenUpError

    with pytest.raises(GivenUpError):
        import_file(file, library, CARDS, progress=give_up)
    assert library.count() == 0
    reports: list[ImportProgress] = []
    assert import_file(file, library, CARDS, progress=reports.append).new == 600
    assert reports[-1].done == reports[-1].size
    assert [p.done for p in reports] == sorted(p.done for p in reports)


_KILLED = """
import os, sys
from pathlib import Path
from judgeapp.cards.facts import CARDS
from judgeapp.desk.imported.cards import open_cards
from judgeapp.entries.importing import import_file
library, _ = open_cards(Path(sys.argv[1]))
def die(progress):
    if progress.done > progress.size // 2:
        os._exit(9)
import_file(Path(sys.argv[2]), library, CARDS, progress=die)
"""


def test_killing_the_program_during_an_import_leaves_the_library_as_it_was(
    library: CardLibrary, tmp_path: Path
) -> None:
    library.correct(record(dp=2500))
    file = lines(tmp_path / "c.jsonl", (entry(f"TS1-{n:03}", dp=1000) for n in range(999)))
    database = tmp_path / "cards.sqlite"
    done = subprocess.run([sys.executable, "-c", _KILLED, str(database), str(file)], check=False)
    assert done.returncode == 9
    again, trouble = open_cards(database)
    assert trouble is None
    assert [(k.record.dp, k.by_hand) for k in again.all()] == [(2500, True)]
    assert import_file(file, again, CARDS).taken == 999
    again.close()


def test_bad_entries_beyond_the_listed_ones_are_counted(
    library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "MAX_LISTED", 2)
    report = import_file(lines(tmp_path / "c.jsonl", [{}] * 5), library, CARDS)
    assert (report.bad, len(report.troubles)) == (5, 2)


def test_a_correction_survives_another_import(library: CardLibrary, tmp_path: Path) -> None:
    file = lines(tmp_path / "cards.jsonl", [entry()])
    import_file(file, library, CARDS)
    library.correct(record(dp=2500))
    assert import_file(lines(file, [entry(dp=9000)]), library, CARDS).updated == 1
    (kept,) = library.of("TS1-010")
    assert (kept.by_hand, kept.record.dp) == (True, 2500)
    assert kept.imported is not None
    assert kept.imported.dp == 9000
    assert library.restore("TS1-010", "en")
    (kept,) = library.of("TS1-010")
    assert (kept.by_hand, kept.record.dp) == (False, 9000)
    assert not library.restore("TS1-010", "en")


def test_a_card_may_be_added_by_hand_from_a_file_too(library: CardLibrary, tmp_path: Path) -> None:
    file = lines(tmp_path / "mine.jsonl", [entry()])
    assert import_file(file, Corrections(library), CARDS).new == 1
    assert import_file(file, Corrections(library), CARDS).unchanged == 1
    assert import_file(lines(file, [entry(dp=1000)]), library, CARDS).updated == 1
    (kept,) = library.of("TS1-010")
    assert (kept.by_hand, kept.record.dp) == (True, 2000)


def test_undoing_an_added_card_removes_it(library: CardLibrary) -> None:
    library.correct(record())
    assert library.restore("TS1-010", "en")
    assert library.all() == ()


MAPPING = """\
records: data.cards
language: de
fields:
  number: id
  name: name.de
  name_ja: name.ja
  category: {from: kind, values: {Monster: Digimon}}
  colors: {from: color, split: "/"}
  level: stats.0
  evo_costs: {from: grows, each: {color: colour, level: from_level, cost: price}}
  special.link.dp: link.power
"""
THEIRS = {
    "id": "TS2-001",
    "name": {"de": "Laternmon", "ja": "ランタンモン"},
    "kind": "Monster",
    "color": "red / blue",
    "stats": ["4"],
    "grows": [{"colour": "red", "from_level": 3, "price": "2"}],
    "link": {"power": 1000},
}


def test_a_mapping_reads_other_programs_files(library: CardLibrary, tmp_path: Path) -> None:
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text(MAPPING, encoding="utf-8")
    file = tmp_path / "theirs.json"
    file.write_text(json.dumps({"data": {"cards": [THEIRS, "x"]}}), encoding="utf-8")
    report = import_file(file, library, CARDS, shape=read_shape(mapping, SHAPED))
    assert (report.new, report.bad, report.languages) == (1, 1, {"de": 1})
    assert (report.by_line, report.troubles[0].place) == (False, 2)
    (kept,) = library.all()
    card = kept.record
    assert (card.name, card.level, card.names) == ("Laternmon", 4, (("ja", "ランタンモン"),))
    assert [c.value for c in card.colors] == ["red", "blue"]
    assert (card.evo_costs[0].level, card.evo_costs[0].cost) == (3, 2)
    assert card.special.link is not None
    assert card.special.link.dp == 1000


@pytest.mark.parametrize("place", ["7", "²", "9" * 5000])
def test_a_missing_place_in_a_list_is_empty(library: CardLibrary, tmp_path: Path, place: str) -> None:
    mapping = tmp_path / "mapping.yaml"
    mapping.write_text(MAPPING.replace("stats.0", f"stats.{place}"), encoding="utf-8")
    file = tmp_path / "theirs.json"
    file.write_text(json.dumps({"data": {"cards": [THEIRS]}}), encoding="utf-8")
    import_file(file, library, CARDS, shape=read_shape(mapping, SHAPED))
    assert [kept.record.level for kept in library.all()] == [None]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("fields: {number: a, name: b}", "the field 'category' is missing"),
        ("fields: {number: a, name: b, category: c, power: d}", "there is no field 'power'"),
        ("fields: [", "m.yaml:1: not YAML"),
        ("fields: &a {number: *a}", "YAML anchors can't be used here"),
        ("- 1", "not a mapping"),
        ("fields: {number: {of: a}}", "not a mapping"),
        ("fields: {number: a, number: b}", "the field 'number' appears twice"),
    ],
)
def test_a_wrong_mapping_is_one_error(tmp_path: Path, text: str, wrong: str) -> None:
    file = tmp_path / "m.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=wrong):
        read_shape(file, SHAPED)


_GOOD = json.dumps(entry()).encode()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    st.binary(max_size=200)
    | st.text(alphabet='[]{}",:\\ \n1a', max_size=60).map(str.encode)
    | st.tuples(st.sampled_from([b"", b"[", b"[" + _GOOD + b",", _GOOD + b"\n"]), st.binary()).map(b"".join)
)
def test_a_file_with_any_content_gives_a_report_or_one_error(
    library: CardLibrary, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "any.json"
    file.write_bytes(content)
    try:
        report = import_file(file, library, CARDS)
    except InputError as error:
        reasons = [str(error)]
    else:
        assert report.bad == len(report.troubles)
        reasons = [trouble.reason for trouble in report.troubles]
    assert all(line and "\n" not in line for line in reasons)
