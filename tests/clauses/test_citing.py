"""Citations of clauses: by number alone in the leading edition, otherwise with their edition."""

from __future__ import annotations

from judgeapp.clauses.citing import by_leading, citation, citation_run, cited_list, edition_of, is_within, set_leading
from judgeapp.clauses.renumbering import played_for


def test_the_edition_is_named_once_for_adjacent_clauses() -> None:
    assert citation_run(("9-1-5@4.2", "16-43", "16-44")) == ("9-1-5", "3.6:16-43", "16-44")
    assert citation_run(("16-4", "9-1-5@4.2")) == ("3.6:16-4", "4.2:9-1-5")
    assert citation_run(("9-1-5@4.2", "reading:x", "judge")) == ("9-1-5", "reading:x", "judge")
    assert cited_list(("16-5@4.2", "16-6@4.2")) == "16-5, 16-6"


def test_the_same_clauses_are_cited_differently_under_another_edition() -> None:
    assert [citation(clause) for clause in ("16-4", "16-5@4.2", "judge")] == ["3.6:16-4", "16-5", "judge"]
    set_leading("3.6")
    assert [citation(clause) for clause in ("16-4", "16-5@4.2")] == ["16-4", "4.2:16-5"]
    # 4.3 has no text here, so the numbers of 4.2 are the newest known.
    set_leading("4.3")
    assert [citation(clause) for clause in ("16-4", "16-5@4.2")] == ["3.6:16-4", "16-5"]
    set_leading("4.3", named="4.3")
    assert [citation(clause) for clause in ("16-5@4.2", "16-5@4.3")] == ["4.2:16-5", "16-5"]


def test_clauses_in_data_follow_the_leading_edition() -> None:
    """16-4 of 3.6 is 16-5 of 4.2, also while a newer edition with unknown numbers leads."""
    assert by_leading(("16-4", "16-44@4.2")) == ("16-5@4.2", "16-44@4.2")
    set_leading("4.3")
    assert by_leading(("16-4",)) == ("16-5@4.2",)
    set_leading("3.6")
    assert by_leading(("16-4",)) == ("16-4",)


def test_the_edition_of_a_clause() -> None:
    assert (edition_of("16-4"), edition_of("16-5@4.2")) == ("3.6", "4.2")


def test_an_edition_is_played_as_the_newest_known_one_not_newer() -> None:
    assert [played_for(edition) for edition in ("3.0", "3.6", "4.0", "4.2", "4.10")] == [
        "3.6",
        "3.6",
        "3.6",
        "4.2",
        "4.2",
    ]


def test_a_clause_contains_its_subclauses_in_its_edition() -> None:
    assert is_within("16-5-1@4.2", "16-5@4.2")
    assert is_within("16-4-1", "16-4@3.6")
    assert not is_within("16-50@4.2", "16-5@4.2")
    assert not is_within("16-4-9@4.2", "16-4")
