"""Completeness of the effect language: each record is in the union of its kind, each action is implemented, and each
deed that can be forbidden is checked where it is done."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct

import judgeapp.engine
from judgeapp.engine.lang import Action, Condition, Deed, Gift, Number, Target
from judgeapp.engine.lang.record import ActionRecord, ConditionRecord, GiftRecord, NumberRecord, TargetRecord
from judgeapp.engine.procedures.actions import RULES

KINDS = [
    (ActionRecord, Action, "the union of its file in engine/lang/actions/, or Action in effects.py"),
    (ConditionRecord, Condition, "Condition in engine/lang/conditions.py"),
    (GiftRecord, Gift, "SimpleGift in engine/lang/gifts.py or Gift in effects.py"),
    (NumberRecord, Number, "Number in engine/lang/filters.py"),
    (TargetRecord, Target, "Target in engine/lang/targets.py"),
]


@pytest.mark.parametrize(("kind", "union", "where"), KINDS, ids=lambda k: getattr(k, "__name__", ""))
def test_every_struct_is_in_the_union_of_its_kind(kind: type[Struct], union: Any, where: str) -> None:
    left_out = {record.__name__ for record in kind.__subclasses__()} - {record.__name__ for record in get_args(union)}
    assert not left_out, f"{where} leaves out {', '.join(sorted(left_out))}"


def test_every_kind_of_action_has_a_rule_and_no_other_kind() -> None:
    assert RULES.of_kind.keys() == set(get_args(Action))


def test_every_deed_is_checked_where_it_is_done() -> None:
    """Forbidding a deed without a check would have no effect. Records of deeds and gifts of keyword effects need no
    check."""
    engine = Path(judgeapp.engine.__file__).parent
    asking = (
        *(engine / "legality").rglob("*.py"),
        *(engine / "derive").glob("*.py"),
        *(engine / "procedures").rglob("*.py"),
    )
    asked = {
        node.attr
        for file in asking
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("Deed", "lang.Deed")
    }
    left_out = sorted({deed.name for deed in Deed} - asked)
    assert not left_out, f"nobody asks for {', '.join(left_out)}: see judgeapp/engine/legality/"
