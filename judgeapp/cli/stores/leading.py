"""Edition of the rules that leads, as commands cite and play by it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from judgeapp.cli.terminal import warn, warn_worded
from judgeapp.desk.leading_edition import lead_by, leading_edition_of
from judgeapp.editions.in_force import LeadingEdition


def load_leading(folder: Path) -> LeadingEdition:
    """The edition that leads today in a data folder; from now on its clauses are written by their number alone. Reports
    damage to the files that decide it, and a doubtful clock, on stderr."""
    today = date.today()
    leading, troubles = leading_edition_of(folder, today)
    lead_by(folder, leading)
    warn(*troubles)
    if leading.early:
        warn_worded(
            "judgeapp: as of today ({day}) no edition is in force yet; using rules {edition}. Check the clock, "
            "or run `judgeapp corpus in-force`.",
            day=today.isoformat(),
            edition=leading.number,
        )
    return leading
