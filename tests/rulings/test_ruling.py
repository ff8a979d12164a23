"""A ruling's permitted values and changes of status."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.ruling import (
    BOUNDS,
    Ruling,
    Status,
    check,
    possible_statuses,
    refuse_circle,
    tidied,
    with_status,
)
from judgeapp.rulings.notebook.wording import headed
from tests.rulings.made import EVERYTHING, identity


def test_a_ruling_with_every_field_round_trips() -> None:
    check(EVERYTHING)
    assert tidied(EVERYTHING) == EVERYTHING
    assert msgspec.json.decode(msgspec.json.encode(EVERYTHING), type=Ruling) == EVERYTHING


def test_every_text_field_has_a_limit() -> None:
    others = {"authority", "status", "replaced_by"}
    assert set(BOUNDS) | others == set(Ruling.__struct_fields__)


@pytest.mark.parametrize("field", [field for field in BOUNDS if field not in ("date", "clauses")])
def test_a_field_at_its_limit_is_accepted_and_one_letter_more_is_not(field: str) -> None:
    bound = BOUNDS[field]
    for letters, is_right in ((bound.letters, True), (bound.letters + 1, False)):
        text = "x" * letters
        ruling = replace(EVERYTHING, **{field: (text,) if bound.number else text})
        if is_right:
            check(ruling)
        else:
            with pytest.raises(InputError, match="too many characters") as raised:
                check(ruling, "a file")
            assert raised.value.where.startswith(f"a file: {field}")


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"question": " "}, "question"),
        ({"question": "what\x00now"}, "question"),
        ({"answer": "half a letter: \ud800"}, "answer"),
        ({"event": "two\nlines"}, "event"),
        ({"clauses": ("16-4", "blocker")}, "clauses[1]"),
        ({"clauses": ("16-4-",)}, "clauses[0]"),
        ({"cards": ("TS1 010",)}, "cards[0]"),
        ({"cards": ("",)}, "cards[0]"),
        ({"cards": ("TS1-010",) * 61}, "cards"),
        ({"date": "3 February"}, "date"),
        ({"date": "2026-02-30"}, "date"),
        ({"date": "20260203"}, "date"),
        ({"status": Status.OVERTURNED}, "replaced_by"),
        ({"replaced_by": identity(3)}, "replaced_by"),
    ],
)
def test_an_invalid_ruling_names_its_field(fields: dict[str, Any], where: str) -> None:
    with pytest.raises(InputError) as raised:
        check(replace(EVERYTHING, **fields))
    assert raised.value.where == where


def test_a_ruling_is_normalised() -> None:
    ruling = Ruling("  Who blocks?\r\nAnd when? ", cards=(" TS1-010", "TS1-010", " "))
    assert tidied(ruling) == Ruling("Who blocks?\nAnd when?", cards=("TS1-010",))


@pytest.mark.parametrize(
    ("status", "becomes"),
    [
        (Status.DRAFT, {Status.GIVEN}),
        (Status.GIVEN, {Status.APPEALED, Status.OVERTURNED, Status.SUPERSEDED}),
        (Status.APPEALED, {Status.UPHELD, Status.OVERTURNED, Status.SUPERSEDED}),
        (Status.UPHELD, {Status.APPEALED, Status.OVERTURNED, Status.SUPERSEDED}),
        (Status.OVERTURNED, set()),
        (Status.SUPERSEDED, set()),
    ],
)
def test_allowed_and_forbidden_changes_of_status(status: Status, becomes: set[Status]) -> None:
    by = identity(7) if status.is_replaced else ""
    ruling = replace(EVERYTHING, status=status, replaced_by=by)
    assert set(possible_statuses(ruling)) == becomes
    for other in Status:
        by = identity(8) if other.is_replaced else ""
        if other in becomes:
            after = with_status(ruling, other, by)
            check(after)
            assert (after.status, after.replaced_by) == (other, by)
        else:
            with pytest.raises(InputError, match="can't become"):
                with_status(ruling, other, by)


def test_only_another_ruling_overturns_or_supersedes() -> None:
    with pytest.raises(InputError, match="name the ruling"):
        with_status(EVERYTHING, Status.OVERTURNED)
    with pytest.raises(InputError, match="can't be appealed by another"):
        with_status(EVERYTHING, Status.APPEALED, identity(8))


def test_no_ruling_is_replaced_by_itself_even_indirectly() -> None:
    first, second, third = map(identity, (1, 2, 3))
    known = {
        first: EVERYTHING,
        second: replace(EVERYTHING, status=Status.OVERTURNED, replaced_by=first),
        third: replace(EVERYTHING, status=Status.SUPERSEDED, replaced_by=second),
    }
    for by in (first, second, third):
        with pytest.raises(InputError, match="itself replaced"):
            refuse_circle(first, by, known)
    refuse_circle(identity(4), third, known)


def test_an_account_drafted_from_a_table_is_headed_by_its_player_and_a_written_one_keeps_its_label() -> None:
    for steps in ("✓ Ann: Attack the player with Rex\n✓ Ben: No block", "× Block with Rex", "- pass: true"):
        assert headed("account_a", f"Ann\n{steps}", "One account") == ("Ann", steps)
    written = "He attacked with Rex.\nThen he blocked."
    for text in (written, "He attacked with Rex.", f"{written}\n- pass: true"):
        assert headed("account_b", text, "The other account") == ("The other account", text)
    assert headed("record", "Ann\n- pass: true", "What was played") == ("What was played", "Ann\n- pass: true")
    # A default player name is shown in the reader's language.
    for saved in ("Player B", "Spieler B", "プレイヤーB", "玩家B"):
        assert headed("account_b", f"{saved}\n- pass: true", "The other account") == ("Player B", "- pass: true")
