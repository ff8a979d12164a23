"""Random histories of a team: three judges, a misbehaving server, its owner, and a hostile member. Nothing acknowledged
is lost, nobody deletes another's data, both ends agree in the end, and nobody impersonates another unnoticed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.storage import schema
from judgeapp.desk.written.notebook import Notebook, open_notebook
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.revision import ProposalState, Revision, sealed_id
from judgeapp.rulings.notebook.ruling import Authority, Ruling, Status
from judgeapp.team.connection import ServerRefusedError, UnreachedError
from judgeapp.team.exchange import MAX_HIDDEN_UNASKED, Exchange, Exchanged
from judgeapp.team.rows import GoneRow, revision_of, row_of
from tests.team.model_server import OWNER, Mischief, ModelConnection, ModelServer

JUDGES = ("Ken", "Aiko", "Ben")
ILL = "Mallory"
NAMES = st.sampled_from(JUDGES)
PICK = st.integers(0, 1_000)
AT = "2026-02-03T04:00:00.000000+00:00"


class Histories(RuleBasedStateMachine):
    """written -- all revisions written by judges, by id
    deleted -- (judge, ruling) of permanent deletions
    here    -- ids that have been in each notebook
    spoiled -- ids changed or removed by the owner, or written by the hostile member
    """

    def __init__(self) -> None:
        super().__init__()
        self.root = Path(mkdtemp(prefix="judgeapp-histories-"))
        self.server = ModelServer([*JUDGES, ILL])
        self.connections = {name: ModelConnection(self.server, name) for name in JUDGES}
        self.exchanges: dict[str, Exchange] = {}
        self.written: dict[str, Revision] = {}
        self.deleted: set[tuple[str, str]] = set()
        self.here: dict[str, set[str]] = {name: set() for name in JUDGES}
        self.spoiled: set[str] = set()
        self.notebooks: dict[str, Notebook] = {}
        for name in JUDGES:
            (self.root / name).mkdir()
            notebook, trouble = open_notebook(notebook_file(self.root / name))
            assert trouble is None, trouble
            self.notebooks[name] = notebook

    def note(self, name: str, revision: Revision | None) -> None:
        if revision is not None:
            self.written[revision.id] = revision
            self.here[name].add(revision.id)

    def pick(self, notebook: Notebook, number: int) -> str | None:
        rulings = sorted(noted.id for noted in notebook.all())
        return rulings[number % len(rulings)] if rulings else None

    # -- judges -----------------------------------------------------------------------------------

    @initialize()
    def begin(self) -> None:
        for name in JUDGES:
            self.add(name)

    @rule(name=NAMES)
    def add(self, name: str) -> None:
        notebook = self.notebooks[name]
        self.note(name, notebook.add(Ruling("May it block?", authority=Authority.HEAD_JUDGE), name))

    @rule(name=NAMES, number=PICK, answer=st.sampled_from(["No.", "Yes.", ""]))
    def change(self, name: str, number: int, answer: str) -> None:
        notebook = self.notebooks[name]
        ruling = self.pick(notebook, number)
        if ruling is None or notebook.of(ruling).content is None:
            return
        noted = notebook.of(ruling)
        content = replace(noted.content or Ruling("?"), answer=answer)
        self.note(name, notebook.change(ruling, content, name, noted.head_ids))

    @rule(name=NAMES, number=PICK)
    def delete(self, name: str, number: int) -> None:
        notebook = self.notebooks[name]
        ruling = self.pick(notebook, number)
        if ruling is not None and not notebook.of(ruling).is_hidden:
            self.note(name, notebook.delete(ruling, name))

    @rule(name=NAMES, number=PICK)
    def delete_for_good(self, name: str, number: int) -> None:
        notebook = self.notebooks[name]
        ruling = self.pick(notebook, number)
        if ruling is not None:
            notebook.delete_for_good(ruling, name)
            self.deleted.add((name, ruling))

    @rule(name=NAMES)
    def delete_all(self, name: str) -> None:
        """Delete everything by mistake."""
        notebook = self.notebooks[name]
        for noted in notebook.all():
            notebook.delete_for_good(noted.id, name)
            self.deleted.add((name, noted.id))

    @rule(name=NAMES)
    def keep(self, name: str) -> None:
        notebook = self.notebooks[name]
        for ruling in notebook.proposals():
            notebook.keep(ruling)
            assert notebook.of(ruling).proposal is not None

    @rule(name=NAMES, mischief=st.sampled_from(Mischief))
    def sync(self, name: str, mischief: Mischief) -> None:
        self.step(name, mischief)

    def step(self, name: str, mischief: Mischief = Mischief.NONE) -> Exchanged | None:
        connection = self.connections[name]
        connection.mischief = mischief
        exchange = self.exchanges.setdefault(name, Exchange(self.root / name, connection))
        before = {row.id for row in self.server.rows.values()}
        try:
            done = exchange.step()
        except (UnreachedError, ServerRefusedError):
            # Reconnect, as a link does.
            del self.exchanges[name]
            return None
        finally:
            connection.mischief = Mischief.NONE
        after = {row.id: row for row in self.server.rows.values()}
        # Every revision reported as sent is on the server.
        assert done.sent == len(after.keys() - before)
        assert done.unsent == 0 or done.refused
        self.here[name] |= {revision.id for revision in done.taken}
        if done.deleted:
            notebook = self.notebooks[name]
            states = [proposal.state for proposal in notebook.proposals().values()]
            assert states.count(ProposalState.HIDDEN) <= MAX_HIDDEN_UNASKED
        # Only rulings deleted by all of their authors are hidden, and this judge isn't one of those.
        for proposal in done.deleted:
            judges = {revision.by for revision in self.notebooks[name].history(proposal.ruling)} - {ILL}
            assert name not in judges
            assert {(judge, proposal.ruling) for judge in judges} <= self.deleted
        return done

    @rule(name=NAMES)
    def look_again(self, name: str) -> None:
        if name in self.exchanges:
            self.exchanges[name].ask_again()

    @rule(name=NAMES)
    def connect_again(self, name: str) -> None:
        self.exchanges.pop(name, None)

    # -- a member who means ill -------------------------------------------------------------------

    @rule(number=PICK, name=NAMES)
    def forge(self, number: int, name: str) -> None:
        """Write in another judge's name and device."""
        revision = self.on_server(number)
        if revision is None:
            return
        content = replace(revision.content or Ruling("?"), answer="Forged.", status=Status.UPHELD)
        forged = replace(revision, parents=(revision.id,), at=AT, by=name, content=content)
        for by in (name, name.upper(), f" {name}"):
            row = row_of(seal(replace(forged, by=by)))
            with pytest.raises(ServerRefusedError):
                self.server.put(ILL, [row], ())

    @rule(number=PICK)
    def use_device(self, number: int) -> None:
        """Write in the own name with another judge's device."""
        revision = self.on_server(number)
        if revision is not None:
            row = row_of(seal(replace(revision, parents=(revision.id,), at=AT, by=ILL, content=Ruling("Whose?"))))
            self.server.put(ILL, [row], ())
            self.spoiled.add(row.id)

    @rule(number=PICK, own=st.booleans())
    def write_what_fits_onto_nothing(self, number: int, own: bool) -> None:
        """Write a revision whose parent is missing, or is itself."""
        revision = self.on_server(number)
        if revision is not None:
            identity = uuid4().hex
            parent = identity if own else uuid4().hex
            row = replace(revision, id=identity, parents=(parent,), at=AT, by=ILL, content=Ruling("Whose?"))
            self.server.put(ILL, [row_of(row)], ())
            self.spoiled.add(identity)

    @rule()
    def delete_what_is_anothers(self) -> None:
        rulings = {row.ruling for row in self.server.rows.values()}
        self.server.put(ILL, (), [GoneRow(ruling, AT, ILL) for ruling in sorted(rulings)])

    @rule(name=NAMES)
    def delete_in_the_name_of(self, name: str) -> None:
        for row in [*self.server.rows.values()][:1]:
            with pytest.raises(ServerRefusedError):
                self.server.put(ILL, (), [GoneRow(row.ruling, AT, name)])

    def on_server(self, number: int) -> Revision | None:
        rows = [row for _, row in sorted(self.server.rows.items()) if row.id not in self.spoiled]
        return revision_of(rows[number % len(rows)]) if rows else None

    # -- who owns the server ----------------------------------------------------------------------

    @precondition(lambda self: self.server.rows)
    @rule(number=PICK, login=st.sampled_from([None, OWNER, ILL, *JUDGES]))
    def change_in_place(self, number: int, login: str | None) -> None:
        """Change an old row, with any login."""
        at, row = sorted(self.server.rows.items())[number % len(self.server.rows)]
        changed = row._replace(content='{"question":"May it block?","answer":"Changed."}', login=login)
        if changed.content != row.content:
            self.server.change(at, changed)
            self.spoiled.add(row.id)

    @precondition(lambda self: self.server.rows)
    @rule(number=PICK)
    def take_out(self, number: int) -> None:
        at, row = sorted(self.server.rows.items())[number % len(self.server.rows)]
        del self.server.rows[at]
        self.spoiled.add(row.id)

    # -- what holds -------------------------------------------------------------------------------

    @invariant()
    def nothing_is_lost_that_was_in_a_notebook(self) -> None:
        for name in JUDGES:
            gone = {ruling for judge, ruling in self.deleted if judge == name}
            notebook = self.notebooks[name]
            ids = set(notebook.ids())
            lost = notebook.revisions(self.here[name] - ids) or tuple(
                self.written[item] for item in self.here[name] - ids if item in self.written
            )
            assert {revision.ruling for revision in lost} <= gone

    @invariant()
    def nobody_speaks_in_the_name_of_another(self) -> None:
        for name in JUDGES:
            notebook = self.notebooks[name]
            revisions = notebook.revisions(notebook.ids())
            assert len(revisions) == len(notebook.ids())
            for revision in revisions:
                if revision.by in JUDGES:
                    assert revision == self.written[revision.id]
                else:
                    assert revision.by == ILL

    @invariant()
    def nothing_of_another_is_gone_from_the_server(self) -> None:
        for ruling, judges in self.server.emptied.items():
            assert {(judge, ruling) for judge in judges - {ILL}} <= self.deleted

    def teardown(self) -> None:
        try:
            self.come_to_rest()
        finally:
            for notebook in self.notebooks.values():
                notebook.close()
            rmtree(self.root, ignore_errors=True)

    def come_to_rest(self) -> None:
        """Once the server behaves, all notebooks agree after a few rounds."""
        spoiled = {row.id for row in self.server.rows.values() if not _is_sound(row)}
        self.exchanges.clear()
        last: dict[str, Exchanged] = {}
        for _ in range(4):
            for name in JUDGES:
                done = self.step(name)
                assert done is not None
                last[name] = done
        rulings = {row.ruling for row in self.server.rows.values()}
        there = {row.id for row in self.server.rows.values()}
        # Spoiled revisions and their descendants are reported and not taken.
        left_out = set(self.spoiled)
        while after := {r.id for r in self.server.rows.values() if left_out & {*r.parents.split()}} - left_out:
            left_out |= after
        for name in JUDGES:
            gone = {ruling for judge, ruling in self.deleted if judge == name}
            notebook = self.notebooks[name]
            mine = {r.id for r in notebook.revisions(notebook.ids()) if r.ruling in rulings - gone}
            own = {r.id for r in notebook.revisions(notebook.ids()) if r.ruling not in rulings}
            kept = self.server.closed | {ruling for _, ruling in self.deleted}
            assert all(r.ruling in kept for r in notebook.revisions(own))
            wanted = {item for item in there if self.ruling_of(item) not in gone}
            refused = {
                i for i in wanted - mine if is_refused(last[name], i) or is_refused(last[name], self.ruling_of(i))
            }
            assert refused <= left_out
            assert mine & there == wanted - refused
            # Revisions missing on the server are another judge's, or follow one.
            assert len(mine - there) <= last[name].held
            for item in spoiled & {row.id for row in self.server.rows.values() if row.ruling not in gone}:
                assert is_refused(last[name], item)

    def ruling_of(self, identity: str) -> str:
        return next(row.ruling for row in self.server.rows.values() if row.id == identity)


def is_refused(done: Exchanged, identity: str) -> bool:
    return any(identity[:8] in str(error) for error in done.refused)


def seal(revision: Revision) -> Revision:
    return replace(revision, id=sealed_id(revision))


def _is_sound(row: object) -> bool:
    with suppress(InputError):
        revision_of(row)  # type: ignore[arg-type]
        return True
    return False


def _quick(prepare: Callable[..., None]) -> Callable[..., None]:
    """Writes needn't survive a power cut here."""

    def prepared(connection: schema.Connection) -> None:
        prepare(connection)
        connection.execute("PRAGMA synchronous = OFF")

    return prepared


@pytest.mark.parametrize(
    "number", [pytest.param(25, id="few"), pytest.param(5_000, id="many", marks=pytest.mark.nightly)]
)
def test_a_team_over_random_histories(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(schema, "prepare", _quick(schema.prepare))
    run_state_machine_as_test(
        Histories,
        settings=settings(
            max_examples=number, stateful_step_count=25, deadline=None, suppress_health_check=[*HealthCheck]
        ),
    )
