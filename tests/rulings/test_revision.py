"""Revisions: a ruling's current state and its history."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.revision import NotedRuling, check_revision, heads, history, new_of, sealed_id
from tests.rulings.made import EVERYTHING, identity, revision

OTHERWISE = replace(EVERYTHING, answer="Yes.")


def test_the_heads_are_the_ruling() -> None:
    line = (revision(1), revision(2, 1), revision(3, 2))
    for order in permutations(line):
        assert heads(order) == (line[-1],)


def test_two_children_of_a_revision_conflict_until_one_follows_both() -> None:
    first, second, third = revision(1), revision(2, 1), revision(3, 1, content=OTHERWISE)
    noted = NotedRuling("", heads((first, second, third)))
    assert noted.in_conflict
    assert noted.heads == (third, second)
    assert noted.content == OTHERWISE
    settled = NotedRuling("", heads((first, second, third, revision(4, 2, 3))))
    assert not settled.in_conflict


def test_equal_heads_are_no_conflict() -> None:
    assert not NotedRuling("", heads((revision(1), revision(2, 1), revision(3, 1)))).in_conflict


def test_a_change_beside_a_deletion_is_a_conflict_and_shown() -> None:
    first, deleted, changed = revision(1), revision(3, 1, content=None), revision(2, 1)
    noted = NotedRuling("", heads((first, deleted, changed)))
    assert noted.in_conflict
    assert noted.content == EVERYTHING


def test_the_history_orders_parents_before_children_whatever_the_clocks() -> None:
    line = (revision(1, at=50), revision(2, 1, at=10), revision(3, 1, at=20), revision(4, 2, 3, at=5))
    for order in permutations(line):
        assert [entry.id for entry in history(order)] == [identity(n) for n in (4, 3, 2, 1)]


def test_new_revisions_follow_their_parents() -> None:
    own = (revision(1), revision(2, 1))
    new = (revision(5, 4), revision(3, 2), revision(2, 1), revision(4, 3))
    assert [entry.id for entry in new_of(own, new)] == [identity(n) for n in (3, 4, 5)]
    assert new_of(own, own) == ()


@pytest.mark.parametrize(
    "others",
    [
        (revision(2, 1, content=OTHERWISE),),  # same id with other content
        (revision(3, 1), revision(3, 1, content=OTHERWISE)),
        (revision(4, 3),),  # parent missing
        (revision(4, 1, ruling=1001),),  # parent in another ruling
        (revision(4, 5), revision(5, 4)),  # its own parent
        (revision(4, 4),),
    ],
)
def test_revisions_that_can_not_be_joined_are_refused(others: tuple[object, ...]) -> None:
    with pytest.raises(InputError, match="revision") as raised:
        new_of((revision(1), revision(2, 1)), others)  # type: ignore[arg-type]
    assert "ruling 00000000" in raised.value.where


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "1"),
        ("ruling", "x" * 32),
        ("parents", ("1",)),
        ("parents", tuple(map(identity, range(51)))),
        ("at", "2026-02-03"),
        ("at", "2026-02-03T04:05:06.000000+01:00"),
        ("at", "2026-02-03T04:05:06+00:00"),
        ("by", "Ken\nand more"),
        ("by", "K" * 121),
        ("device", "My Computer"),
        ("content", replace(EVERYTHING, date="yesterday")),
    ],
)
def test_an_invalid_revision_is_refused(field: str, value: object) -> None:
    check_revision(revision(1))
    with pytest.raises(InputError):
        check_revision(replace(revision(1), **{field: value}))


def test_many_are_put_in_order_at_once() -> None:
    line = [revision(n, *([n - 1] if n else []), at=0) for n in range(20_000)]
    assert len(new_of((), reversed(line))) == 20_000


def test_an_altered_revision_does_not_match_its_id() -> None:
    """Revisions of the first version have random ids, which can't be checked."""
    plain = revision(1)
    check_revision(plain)
    written = replace(plain, id=sealed_id(plain))
    check_revision(written)
    for changed in (
        replace(written, content=OTHERWISE),
        replace(written, content=None),
        replace(written, by="Aiko"),
        replace(written, at="2026-02-03T05:00:00.000000+00:00"),
        replace(written, parents=(identity(7),)),
        replace(written, ruling=identity(7)),
        replace(written, device="other"),
    ):
        with pytest.raises(InputError, match="changed after it was written"):
            check_revision(changed)


def test_the_id_of_a_revision_is_the_same_in_every_edition() -> None:
    """Existing notebooks have the revision under this id, so it must never change."""
    assert sealed_id(revision(1)) == "7d2ad0530d3c88f3a11a2bd4ef2b4410"
