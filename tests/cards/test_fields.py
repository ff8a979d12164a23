"""All code that goes through a card's fields knows every field of the table.

What fails here after a field was added has been forgotten. tests/ui/test_card_fields.py holds the form and the page of
a card to the table, tests/desk/test_releases.py the version of the library.
"""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest
import yaml
from msgspec import Struct

from judgeapp.cards.card import cards_of
from judgeapp.cards.facts import read_entry
from judgeapp.cards.fields import (
    COST,
    FIELDS,
    FORM,
    SHAPED,
    Agreement,
    CardField,
    LinesField,
    SpecialField,
    TextField,
    value_at,
    with_values,
)
from judgeapp.cards.mending import LINE_KINDS, line_kind
from judgeapp.cards.record import CardRecord, DigivolutionCost
from judgeapp.cards.written import draft, written
from judgeapp.desk.imported.cards import open_cards
from judgeapp.entries.shape import read_shape
from judgeapp.scenario.filling import fill
from judgeapp.table.setup import card_lines
from tests.cards.made import EVERYTHING, OTHERWISE

ONE = read_entry(EVERYTHING).record
OTHER = read_entry(OTHERWISE).record

each_field = pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.path)
each_typed = pytest.mark.parametrize("typed", FORM)


def changed(field: CardField) -> CardRecord:
    return with_values(ONE, {field.path: value_at(OTHER, field.path)})


def paths_of(struct: type[Struct], above: str = "") -> set[str]:
    """Paths of a record's fields, including those of nested tables."""
    paths: set[str] = set()
    for name, kind in get_type_hints(struct).items():
        within = next((k for k in (kind, *get_args(kind)) if is_table(k)), None)
        if within is not None and get_origin(kind) is not tuple:
            paths |= paths_of(within, f"{above}{name}.")
        else:
            paths.add(above + name)
    return paths


def is_table(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


# -- the table itself ---------------------------------------------------------------------


def test_the_table_has_every_field_of_a_record() -> None:
    assert sorted(field.path for field in FIELDS) == sorted(paths_of(CardRecord))
    assert set(COST) == set(DigivolutionCost.__struct_fields__)


@each_field
def test_the_two_test_cards_differ_in_every_field(field: CardField) -> None:
    assert value_at(ONE, field.path) not in (None, "", (), 0)
    assert value_at(OTHER, field.path) not in (None, "", (), 0)
    assert value_at(ONE, field.path) != value_at(OTHER, field.path)
    assert changed(field) != ONE


def test_only_the_named_fields_of_a_record_change() -> None:
    everything = {field.path: value_at(OTHER, field.path) for field in FIELDS}
    assert with_values(ONE, everything) == OTHER
    assert with_values(ONE, {}) == ONE
    for path in everything:
        now = with_values(ONE, {path: everything[path]})
        differing = [f.path for f in FIELDS if value_at(now, f.path) != value_at(ONE, f.path)]
        assert differing == [path]


# -- files, mappings, the library ---------------------------------------------------------


def entry_part(entry: dict[str, Any], name: str) -> Any:
    for step in name.split("."):
        entry = entry[step]
    return entry


def renamed(field: CardField, name: str) -> dict[str, Any]:
    """Entry of the first card with one renamed field of the second card."""
    entry = deepcopy(EVERYTHING)
    *above, own = field.files[0].split(".")
    table = entry_part(entry, ".".join(above)) if above else entry
    del table[own]
    table[name.rpartition(".")[2]] = entry_part(OTHERWISE, field.files[0])
    return entry


@each_field
def test_a_file_may_use_each_name_of_a_field(field: CardField) -> None:
    for name in field.files:
        read = read_entry(renamed(field, name))
        assert read.record == changed(field), name
        assert read.unknown == ()
    assert field.files or field.kind is SpecialField.NAMES


def test_a_mapping_may_name_every_field(tmp_path: Path) -> None:
    file = tmp_path / "mapping.yaml"
    fields: dict[str, Any] = {f.files[0]: f"their.{f.files[0]}" for f in FIELDS if f.files}
    fields |= {name: f"their.{name}" for name in EVERYTHING if name.startswith("name_")}
    costs = {names[0]: names[0] for names in COST.values()}
    fields["evo_costs"] = {"from": "their.evo_costs", "each": costs}
    assert SHAPED.names - {"special"} <= fields.keys()
    file.write_text(yaml.safe_dump({"fields": fields}), encoding="utf-8")
    entry = read_shape(file, SHAPED).entry({"their": EVERYTHING})
    assert read_entry(entry).record == ONE


def test_a_cost_in_a_file_may_have_its_other_names() -> None:
    (cost,) = OTHERWISE["evo_costs"]
    for names in COST.values():
        for name in names:
            there = {name if key == names[0] else key: value for key, value in cost.items()}
            assert read_entry(OTHERWISE | {"evo_costs": [there]}).record == OTHER


def test_the_library_keeps_every_field(tmp_path: Path) -> None:
    library, _ = open_cards(tmp_path / "cards.sqlite")
    library.put(ONE, "own.jsonl")
    library.correct(OTHER)
    assert [kept.record for kept in library.all()] == [ONE, OTHER]
    library.close()


# -- typing and correcting ----------------------------------------------------------------


@each_field
def test_a_field_appears_only_where_it_is_typed(field: CardField) -> None:
    before, now = written(ONE), written(changed(field))
    assert [typed for typed in FORM if now[typed] != before[typed]] == [
        typed for typed in FORM if typed == field.form_field
    ]


def test_a_card_typed_again_is_the_same() -> None:
    made, faults = draft(written(ONE))
    assert faults == {}
    assert written(made) == written(ONE)
    for typed, fields in FORM.items():
        # Form, attribute and type share the field of traits (2-3-2-1).
        if typed != "traits":
            assert all(value_at(made, f.path) == value_at(ONE, f.path) for f in fields), typed


def test_a_card_corrected_in_nothing_stays_the_same() -> None:
    for card in (ONE, OTHER):
        assert draft(written(card), card) == (card, {})
        assert draft({}, card) == (card, {})


@each_typed
def test_correcting_a_field_leaves_the_others_unchanged(typed: str) -> None:
    made, faults = draft(written(ONE) | {typed: written(OTHER)[typed]}, ONE)
    assert faults == {}
    for field in FIELDS:
        if field.form_field != typed:
            assert value_at(made, field.path) == value_at(ONE, field.path), field.path
    assert written(made)[typed] == written(OTHER)[typed]


def test_each_typed_line_is_recognised_by_its_beginning() -> None:
    assert set(LINE_KINDS) == {field.name for field in FORM["special"]}


@pytest.mark.parametrize(
    ("kind", "begins"),
    [
        ("use_requirement", ("<Use Req.", "≪使用条件", "≪使用条件", "《使用條件")),
        ("dna", ("[DNA Digivolve]", "〔ジョグレス〕", "〔联展进化〕", "〔合體進化〕")),
        ("burst", ("[Burst Digivolve]", "〔バースト進化〕", "〔爆裂进化〕", "〔爆裂進化〕")),
        ("app_fusion", ("[App Fusion]", "〔アプ合体〕", "〔应用合体〕", "〔APP合體〕")),
        ("digixros", ("[DigiXros -2]", "〔デジクロス-2〕", "〔数码合体-2〕", "〔數碼合體-2〕")),
        ("assembly", ("[Assembly -6]", "〔アセンブリ-6〕", "〔组装-6〕", "〔組裝-6〕")),
    ],
)
def test_a_line_is_recognised_by_its_beginning_in_each_language_of_cards(kind: str, begins: tuple[str, ...]) -> None:
    assert [line_kind(f"{begin} Alpha × Beta") for begin in begins] == [kind] * len(begins)
    assert line_kind("〔進化〕 Alpha：消耗值3") == ""


# -- what is made of it -------------------------------------------------------------------


@each_field
def test_records_are_compared_by_the_facts_that_languages_share(field: CardField) -> None:
    theirs = {f.path: value_at(OTHER, f.path) for f in FIELDS if f.agreement is Agreement.EACH}
    number = {"number": ONE.number}
    japanese = with_values(ONE, theirs | number | {field.path: value_at(OTHER, field.path)} | number)
    (card,) = cards_of([ONE, japanese]).values()
    differing = [difference.fact for difference in card.differences()]
    assert differing == ([] if field.agreement is Agreement.EACH else [field.path])


@each_field
def test_filling_writes_the_facts_that_are_played(field: CardField) -> None:
    before, now = (
        fill(f"cards:\n  Card: {{number: {r.number}}}\n", "x.yaml", {r.number: r}.get).text
        for r in (ONE, changed(field))
    )
    assert (before != now) == field.in_scenarios


@each_field
def test_every_printed_text_is_among_a_cards_texts(field: CardField) -> None:
    if isinstance(field.kind, LinesField | TextField):
        value = value_at(ONE, field.path)
        lines = [value] if isinstance(value, str) else value
        assert set(lines) <= set(ONE.texts())


@each_field
def test_lines_beside_the_effects_can_be_typed_at_the_table(field: CardField) -> None:
    """Each line is typed separately; effects have their own field, as do texts for the judge."""
    kinds = {*card_lines._KINDS, *LINE_KINDS} - {"use_requirement"}
    elsewhere = ("special.link.effect", "special.use_requirement")
    beside = (field.group and field.in_scenarios and field.path not in elsewhere) or field.form_field in (
        "evo_costs",
        "traits",
    )
    assert bool({field.form_field, field.name} & kinds) == bool(beside)
