"""Syncing several notebooks with the team's: nothing is lost or duplicated, and every conflict is shown."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.revision import ProposalState
from judgeapp.rulings.notebook.ruling import Ruling, Status
from judgeapp.team import exchange as exchange_module
from judgeapp.team import server as server_module
from judgeapp.team.connection import ServerRefusedError
from judgeapp.team.exchange import MAX_HIDDEN_UNASKED, Exchanged
from tests.rulings.made import EVERYTHING, identity, revision
from tests.team.conftest import Event, Judge

DRAFT = Ruling("May a suspended Digimon block?")
Judges = tuple[Judge, Judge, Judge]


def test_revisions_reach_all_members(judges: Judges) -> None:
    ken, aiko, _ = judges
    with ken.notebook() as notebook:
        made = notebook.add(EVERYTHING, "Ken")
    assert ken.sync().sent == 1
    done = aiko.sync()
    assert (done.taken, done.sent, done.refused) == ((made,), 0, ())
    with aiko.notebook() as notebook:
        assert notebook.of(made.ruling).content == EVERYTHING


def test_stored_revisions_are_not_sent_again(judges: Judges, event: Event) -> None:
    ken, aiko, _ = judges
    with ken.notebook() as notebook:
        notebook.add(DRAFT, "Ken")
    assert [ken.sync().sent, ken.sync().sent] == [1, 0]
    assert [len(aiko.sync().taken), len(aiko.sync().taken)] == [1, 0]
    assert event.ask("SELECT count(*) FROM judgeapp.revision") == [(1,)]


def test_a_history_is_exchanged_completely(judges: Judges) -> None:
    ken, aiko, _ = judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, "Ken")
        notebook.set_status(made.ruling, Status.GIVEN, "Ken")
        notebook.delete(made.ruling, "Ken")
        notebook.restore(made.ruling, made.id, "Ken")
        history = notebook.history(made.ruling)
    ken.sync()
    aiko.sync()
    with aiko.notebook() as notebook:
        assert notebook.history(made.ruling) == history


def test_two_changes_of_one_ruling_are_both_kept_and_shown(judges: Judges) -> None:
    ken, aiko, ben = judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, "Ken")
    for judge in judges:
        judge.sync()
    for judge, answer in ((ken, "No."), (aiko, "Yes.")):
        with judge.notebook() as notebook:
            notebook.change(made.ruling, replace(DRAFT, answer=answer), judge.name, (made.id,))
    for judge in (ken, aiko, ken, ben):
        judge.sync()
    for judge in judges:
        with judge.notebook() as notebook:
            noted = notebook.of(made.ruling)
            assert noted.in_conflict
            assert {head.content.answer for head in noted.heads if head.content} == {"No.", "Yes."}
    # Settling the conflict settles it for everyone.
    with ben.notebook() as notebook:
        heads = notebook.of(made.ruling).head_ids
        notebook.change(made.ruling, replace(DRAFT, answer="No."), "Ben", heads)
    for judge in (ben, aiko, ken):
        judge.sync()
        with judge.notebook() as notebook:
            assert not notebook.of(made.ruling).in_conflict


def test_equal_changes_are_no_conflict(judges: Judges) -> None:
    ken, aiko, _ = judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, "Ken")
    ken.sync()
    aiko.sync()
    for judge in (ken, aiko):
        with judge.notebook() as notebook:
            notebook.set_status(made.ruling, Status.GIVEN, judge.name)
    for judge in (ken, aiko, ken):
        judge.sync()
    with ken.notebook() as notebook:
        noted = notebook.of(made.ruling)
        assert (len(noted.heads), noted.in_conflict) == (2, False)


def test_a_wrong_clock_loses_nothing(judges: Judges) -> None:
    """Ken's clock is a year ahead, but later revisions still count as newer."""
    ken, aiko, _ = judges
    ahead = replace(revision(1), at="2027-02-03T04:00:00.000000+00:00")
    with ken.notebook() as notebook:
        notebook.take([ahead])
    ken.sync()
    aiko.sync()
    with aiko.notebook() as notebook:
        changed = notebook.change(ahead.ruling, replace(EVERYTHING, answer="Yes."), "Aiko", (ahead.id,))
    aiko.sync()
    ken.sync()
    with ken.notebook() as notebook:
        assert notebook.of(ahead.ruling).heads == (changed,)
        assert notebook.history(ahead.ruling) == (changed, ahead)


# -- deleted for good -----------------------------------------------------------------------------


def test_a_ruling_deleted_by_its_author_leaves_the_server_and_is_hidden_until_undone(
    judges: Judges, event: Event
) -> None:
    ken, aiko, _ = judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, "Ken")
    ken.sync()
    aiko.sync()
    with ken.notebook() as notebook:
        notebook.delete_for_good(made.ruling, "Ken")
    ken.sync()
    assert event.ask("SELECT count(*) FROM judgeapp.revision") == [(0,)]
    (hidden,) = aiko.sync().deleted
    assert (hidden.ruling, hidden.by, hidden.state) == (made.ruling, "Ken", ProposalState.HIDDEN)
    with aiko.notebook() as notebook:
        assert notebook.of(made.ruling).content is None
        with pytest.raises(InputError, match="deleted"):
            notebook.change(made.ruling, DRAFT, "Aiko", (made.id,))
        assert notebook.keep(made.ruling)
        assert notebook.of(made.ruling).content == DRAFT
    # The kept copy stays local.
    assert aiko.sync() == Exchanged()
    assert event.ask("SELECT count(*) FROM judgeapp.revision") == [(0,)]
    assert not ken.sync().has_changed


def test_a_ruling_deleted_by_another_stays_and_its_author_is_asked(judges: Judges, event: Event) -> None:
    ken, aiko, ben = judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, "Ken")
    for judge in judges:
        judge.sync()
    with ben.notebook() as notebook:
        notebook.set_status(made.ruling, Status.GIVEN, "Ben")
    with aiko.notebook() as notebook:
        notebook.delete_for_good(made.ruling, "Aiko")
    for judge in (aiko, ben):
        judge.sync()
    assert event.ask("SELECT count(*) FROM judgeapp.revision") == [(2,)]
    assert aiko.revisions == set()
    (asked,) = ken.sync().asked
    assert (asked.ruling, asked.by, asked.state) == (made.ruling, "Aiko", ProposalState.ASKED)
    with ken.notebook() as notebook:
        assert notebook.of(made.ruling).content == replace(DRAFT, status=Status.GIVEN)
        notebook.delete_for_good(made.ruling, "Ken")
    ken.sync()
    # Ben has contributed, so it stays until he deletes it too.
    assert event.ask("SELECT count(*) FROM judgeapp.revision") == [(2,)]
    ben.sync()
    with ben.notebook() as notebook:
        assert notebook.of(made.ruling).content is not None
        notebook.delete_for_good(made.ruling, "Ben")
    ben.sync()
    assert event.ask("SELECT count(*) FROM judgeapp.revision") == [(0,)]


def test_a_revision_that_arrives_with_a_deletion_has_a_say_in_it(judges: Judges) -> None:
    ken, aiko, ben = judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, "Ken")
    for judge in judges:
        judge.sync()
    with aiko.notebook() as notebook:
        notebook.change(made.ruling, replace(DRAFT, answer="Yes."), "Aiko", (made.id,))
    aiko.sync()
    with ken.notebook() as notebook:
        notebook.delete_for_good(made.ruling, "Ken")
    ken.sync()
    done = ben.sync()
    assert (len(done.taken), done.deleted) == (1, ())
    assert [(asked.ruling, asked.by) for asked in done.asked] == [(made.ruling, "Ken")]
    with ben.notebook() as notebook:
        content = notebook.of(made.ruling).content
    assert content is not None
    assert content.answer == "Yes."


def test_more_than_a_handful_of_deletions_ask_the_judge(judges: Judges) -> None:
    ken, aiko, _ = judges
    with ken.notebook() as notebook:
        made = [notebook.add(replace(DRAFT, answer=f"{n}"), "Ken") for n in range(MAX_HIDDEN_UNASKED + 1)]
    ken.sync()
    aiko.sync()
    with ken.notebook() as notebook:
        for revision_made in made[1:]:
            notebook.delete_for_good(revision_made.ruling, "Ken")
    ken.sync()
    assert len(aiko.sync().deleted) == MAX_HIDDEN_UNASKED
    with ken.notebook() as notebook:
        notebook.delete_for_good(made[0].ruling, "Ken")
    ken.sync()
    # The limit isn't per exchange.
    done = aiko.sync()
    assert (len(done.deleted), len(done.asked)) == (0, 1)
    with aiko.notebook() as notebook:
        assert sum(noted.content is not None for noted in notebook.all()) == 1


def test_a_deletion_that_the_server_does_not_store_is_reported(judges: Judges, event: Event) -> None:
    ken, _, _ = judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, "Ken")
    ken.sync()
    event.ask("ALTER TABLE judgeapp.gone DISABLE TRIGGER USER")
    event.ask("CREATE FUNCTION swallow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'")
    event.ask("CREATE TRIGGER swallow BEFORE INSERT ON judgeapp.gone FOR EACH ROW EXECUTE FUNCTION swallow()")
    with ken.notebook() as notebook:
        notebook.delete_for_good(made.ruling, "Ken")
    done = ken.sync()
    assert done.unsent == 1
    assert "is missing" in str(done.refused[0])


# -- strange servers ------------------------------------------------------------------------------

ROW = """INSERT INTO judgeapp.revision (id, ruling, parents, at, judge, device, content)
VALUES (%s, %s, %s, %s, %s, %s, %s)"""
AT = "2026-02-03T04:00:00.000000+00:00"
CONTENT = json.dumps({"question": "Who?"})


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ((identity(1), identity(9), "", AT, "Ken", "ab", "no JSON"), "not a ruling"),
        ((identity(1), identity(9), "", AT, "Ken", "ab", '{"question": ""}'), "there is none"),
        ((identity(1), identity(9), "", AT, "Ken", "ab", '{"question": "?", "run": "x"}'), "run"),
        ((identity(1), identity(9), "", AT, "Ken", "ab", '{"question": "\\u0007"}'), "invisible"),
        ((identity(1), identity(9), "", AT, "Ken", "ab", "[" * 9_000), "not a ruling"),
        ((identity(1), identity(9), "", AT, "Ken", "ab", "x" * 9_000_000), "characters"),
        ((identity(1), identity(9), "x", AT, "Ken", "ab", CONTENT), "parents"),
        ((identity(1), identity(9), "", "today", "Ken", "ab", CONTENT), "not a time"),
        ((identity(1), identity(9), "", AT, "K" * 150, "ab", CONTENT), "too long"),
        ((identity(1), identity(9), "", AT, "a\x1b[2Jb", "ab", CONTENT), "invisible"),
        ((identity(1), identity(9), "", AT, "Ken", "../x", CONTENT), "device"),
        ((identity(1), identity(9), identity(7), AT, "Ken", "ab", CONTENT), "earlier revision"),
        ((identity(1), identity(9), identity(1), AT, "Ken", "ab", CONTENT), "follows itself"),
    ],
)
def test_invalid_rows_are_refused_and_reported(judges: Judges, event: Event, row: tuple[str, ...], why: str) -> None:
    ken, aiko, _ = judges
    with ken.notebook() as notebook:
        notebook.add(DRAFT, "Ken")
    ken.sync()
    event.ask(ROW, *row)
    done = aiko.sync()
    # The faulty row is refused, the others are taken.
    assert len(done.taken) == 1
    assert len(aiko.revisions) == 1
    (wrong,) = done.refused
    assert why in str(wrong)
    assert "\n" not in str(wrong)


def test_a_refused_revision_leaves_the_others_unchanged(judges: Judges, event: Event) -> None:
    ken, aiko, _ = judges
    with ken.notebook() as notebook:
        notebook.take([revision(1), revision(2, 1, by="Aiko")])
    ken.sync()
    aiko.sync()
    ruling = identity(1000)
    event.ask(ROW, identity(3), ruling, identity(2), AT, "Ben", "ab", "no JSON")
    event.ask(ROW, identity(4), ruling, identity(3), AT, "Ben", "ab", CONTENT)
    assert len(aiko.sync().refused) == 2
    assert aiko.revisions == {identity(1), identity(2)}


def test_a_revision_is_imported_once_its_parents_arrive(judges: Judges, event: Event) -> None:
    from judgeapp.team.exchange import Exchange

    ken, _, _ = judges
    with event.reached() as server:
        exchange = Exchange(ken.folder, server)
        event.ask(ROW, identity(2), identity(9), identity(1), AT, "Ben", "ab", CONTENT)
        assert len(exchange.step().refused) == 1
        event.ask(ROW, identity(1), identity(9), "", AT, "Ben", "ab", CONTENT)
        done = exchange.step()
        assert (len(done.taken), done.refused) == (2, ())


@pytest.mark.parametrize(
    ("bound", "most", "why"),
    [
        ("MAX_CHANGES", 2, "more than 2 changes"),
        ("MAX_GONE", 1, "more than 1 rulings that were deleted"),
        ("MAX_BYTES", 1, "more than a notebook of 1 bytes"),
    ],
)
def test_a_servers_content_is_limited(
    judges: Judges, event: Event, monkeypatch: pytest.MonkeyPatch, bound: str, most: int, why: str
) -> None:
    """However small each answer is."""
    ken, aiko, _ = judges
    monkeypatch.setattr(server_module, "MAX_NUMBERS", 1)
    monkeypatch.setattr(exchange_module, "MAX_NUMBERS", 1)
    with ken.notebook() as notebook:
        made = [notebook.add(replace(DRAFT, answer=f"{n}"), "Ken") for n in range(3)]
    ken.sync()
    with ken.notebook() as notebook:
        notebook.delete_for_good(made[0].ruling, "Ken")
    ken.sync()
    assert len(aiko.sync().taken) == 2
    with ken.notebook() as notebook:
        for _ in range(2):
            notebook.add(DRAFT, "Ken")
        notebook.delete_for_good(made[1].ruling, "Ken")
    ken.sync()
    monkeypatch.setattr(exchange_module, bound, most)
    with pytest.raises(ServerRefusedError, match=why) as raised:
        aiko.sync()
    assert "\n" not in str(raised.value)
    assert aiko.revisions <= {revision.id for revision in made}


def test_invalid_deletions_delete_nothing(judges: Judges, event: Event) -> None:
    ken, _, _ = judges
    with ken.notebook() as notebook:
        made = notebook.add(DRAFT, "Ken")
    ken.sync()
    event.ask("INSERT INTO judgeapp.gone (ruling, at, judge) VALUES (%s, 'today', 'x')", made.ruling)
    (wrong,) = ken.sync().refused
    assert "not a time" in str(wrong)
    assert ken.revisions == {made.id}
