"""Edition of the rules that leads in a data folder, without opening the rulebooks."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from judgeapp.clauses.citing import set_leading
from judgeapp.clauses.renumbering import order
from judgeapp.desk.folder import alignments_file, editions_file
from judgeapp.editions.in_force import InForce, LeadingEdition, dates_of, leading_edition
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.manifest import load_manifest


def duel_edition_of(folder: Path, leading: LeadingEdition) -> str:
    """Name of the edition that the engine plays while another one leads: "4.2", or "4.2 without ..." if a judge has
    taught that a newer one doesn't play all of it."""
    if leading.number == leading.plays or not alignments_file(folder).exists():
        return leading.plays
    from judgeapp.desk.written.alignments import load_alignments
    from judgeapp.editions.taught import duel_edition

    return duel_edition(leading.number, load_alignments(folder)[0].taught_facts)


def lead_by(folder: Path, leading: LeadingEdition) -> None:
    """Cite and play from now on by the edition that leads in a data folder."""
    set_leading(leading.number, duel_edition_of(folder, leading), _named_edition_of(folder, leading))


def _named_edition_of(folder: Path, leading: LeadingEdition) -> str:
    """The edition whose numbers clauses are shown by: the newest with its text or numbers here that isn't newer than
    the leading one."""
    if leading.number == leading.plays or not editions_file(folder).exists():
        return leading.plays
    from judgeapp.desk.imported.editions import load_edition_dates

    here = [row.edition for row in load_edition_dates(folder)[0] if order(row.edition) <= order(leading.number)]
    return max([leading.plays, *here], key=order)


def leading_edition_of(folder: Path, day: date) -> tuple[LeadingEdition, tuple[InputError, ...]]:
    """The edition for judging and playing on a day; if the judge's own table, or editions that he has imported, are
    damaged, they are set aside, and the errors say so."""
    stated: tuple[InForce, ...] | None = None
    imported: tuple[InForce, ...] = ()
    troubles: list[InputError | None] = []
    # Load the readers of these files only if the files exist.
    if alignments_file(folder).exists():
        from judgeapp.desk.written.alignments import load_alignments

        alignments, trouble = load_alignments(folder)
        stated = alignments.in_force
        troubles.append(trouble)
    if stated is None and editions_file(folder).exists():
        from judgeapp.desk.imported.editions import load_edition_dates

        imported, trouble = load_edition_dates(folder)
        troubles.append(trouble)
    table = dates_of(load_manifest(), stated, imported)
    return leading_edition(table, day), tuple(trouble for trouble in troubles if trouble is not None)
