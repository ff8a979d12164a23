"""The leading edition: in force on a date, and played with the engine's facts."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from judgeapp.clauses.citing import cited_list
from judgeapp.desk.folder import editions_file
from judgeapp.desk.imported.editions import import_edition
from judgeapp.desk.leading_edition import lead_by, leading_edition_of
from judgeapp.desk.written.alignments import save_alignments
from judgeapp.editions.edition import EditionFacts, ImportedEdition, Provenance, RulebookKind
from judgeapp.editions.in_force import InForce, LeadingEdition, leading_edition

TODAY = date(2026, 11, 29)
TABLE = (InForce("4.3", "2026-12-01"), InForce("4.2", "2026-08-07"), InForce("3.6", "2025-12-25"))


@pytest.mark.parametrize(
    ("day", "leading"),
    [
        ("2026-08-06", LeadingEdition("3.6", "3.6")),
        ("2026-08-07", LeadingEdition("4.2", "4.2")),
        ("2026-12-01", LeadingEdition("4.3", "4.2")),  # an edition without facts in the engine
        ("2001-01-01", LeadingEdition("3.6", "3.6", early=True)),  # wrong system clock
    ],
)
def test_the_table_of_dates_decides_the_leading_edition(day: str, leading: LeadingEdition) -> None:
    assert leading_edition(TABLE, date.fromisoformat(day)) == leading


def test_without_a_table_the_built_in_edition_leads() -> None:
    assert leading_edition((), TODAY) == LeadingEdition("3.6", "3.6", early=True)


def test_an_edition_between_two_is_played_as_the_older() -> None:
    assert leading_edition([InForce("4.0", "2026-03-01")], TODAY) == LeadingEdition("4.0", "3.6")


def test_an_empty_data_folder_uses_the_known_dates(tmp_path: Path) -> None:
    assert leading_edition_of(tmp_path, TODAY) == (LeadingEdition("4.2", "4.2"), ())
    assert leading_edition_of(tmp_path, date(2026, 8, 6)) == (LeadingEdition("3.6", "3.6"), ())


def test_an_imported_edition_leads_from_its_date_unless_the_judge_set_a_table(tmp_path: Path) -> None:
    facts = EditionFacts("Comprehensive Rules", "4.3", "2026-11-01", "en", RulebookKind.CLAUSES)
    edition = ImportedEdition(facts, Provenance("rules.txt", "", 1, 1, "", ""), ())
    import_edition(edition, tmp_path)
    import_edition(replace(edition, facts=replace(facts, edition="9.9", kind=RulebookKind.HEADINGS)), tmp_path)
    assert leading_edition_of(tmp_path, TODAY) == (LeadingEdition("4.3", "4.2"), ())
    # The numbers of 4.3 are known, so those of 4.2 are marked.
    lead_by(tmp_path, LeadingEdition("4.3", "4.2"))
    assert cited_list(("16-5@4.2", "16-5@4.3")) == "4.2:16-5, 4.3:16-5"
    own = (InForce("3.6", "2025-12-25"),)
    save_alignments(tmp_path, lambda kept: replace(kept, in_force=own))
    assert leading_edition_of(tmp_path, TODAY) == (LeadingEdition("3.6", "3.6"), ())


def test_damage_is_reported(tmp_path: Path) -> None:
    editions_file(tmp_path).write_bytes(b"no editions")
    leading, troubles = leading_edition_of(tmp_path, TODAY)
    assert (leading.number, len(troubles)) == ("4.2", 1)
