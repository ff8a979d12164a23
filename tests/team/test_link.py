"""Notebooks synced automatically while judges write and servers come and go."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Thread

import pytest
from msgspec.structs import replace

from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.team import link as link_module
from judgeapp.team.exchange import Exchanged
from judgeapp.team.link import TeamLink, TeamStanding, TeamState
from tests.team.conftest import Judge

LONG_S = 30.0  # seconds until a test fails
Judges = tuple[Judge, Judge, Judge]


@pytest.fixture(autouse=True)
def _in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("POLL_EVERY_S", 0.05), ("_FIRST_PAUSE_S", 0.1), ("_MAX_PAUSE_S", 0.2)):
        monkeypatch.setattr(link_module, name, seconds)


@dataclass
class Heard:
    """Reports of a link."""

    standings: list[TeamStanding] = field(default_factory=list)
    came: list[Exchanged] = field(default_factory=list)
    faults: list[BaseException] = field(default_factory=list)

    @property
    def state(self) -> TeamState | None:
        return self.standings[-1].state if self.standings else None


@contextmanager
def linked(judge: Judge, password: str = "") -> Iterator[tuple[TeamLink, Heard]]:
    heard = Heard()
    event = judge.event
    link = TeamLink(
        judge.folder,
        event.team,
        lambda: password or event.password,
        heard.standings.append,
        heard.came.append,
        heard.faults.append,
    )
    link.start()
    try:
        yield link, heard
    finally:
        link.stop()
        assert heard.faults == []


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG_S
    while not is_so():
        assert time.monotonic() < end, "it is never so"
        time.sleep(0.1)


def write(judge: Judge, number: int, shared: str) -> None:
    """Write rulings, and after each one change a shared ruling."""
    for turn in range(number):
        with judge.notebook() as notebook:
            notebook.add(Ruling(f"{judge.name} {turn}"), judge.name)
            noted = notebook.of(shared)
            answer = f"{judge.name} {turn}"
            content = replace(noted.content or Ruling("?"), answer=answer)
            # Each judge continues from his own last revision.
            own = [head.id for head in noted.heads if head.by == judge.name]
            notebook.change(shared, content, judge.name, own or noted.head_ids[:1])


def test_three_clients_survive_a_cut_connection_and_a_killed_server(judges: Judges) -> None:
    """Nothing is lost or duplicated, and every conflict is shown."""
    ken, aiko, ben = judges
    event = ken.event
    with ken.notebook() as notebook:
        shared = notebook.add(Ruling("May it block?"), "Ken").ruling
    for judge in judges:
        judge.sync()
    with linked(ken) as (_, by_ken), linked(aiko) as (_, by_aiko):
        until(lambda: by_ken.state is TeamState.IN_STEP)
        writers = [Thread(target=write, args=(judge, 12, shared)) for judge in judges]
        for writer in writers:
            writer.start()
        # Ben is offline and has no changes to send.
        event.server.kill()
        until(lambda: {by_ken.state, by_aiko.state} == {TeamState.UNREACHED})
        for writer in writers:
            writer.join()
        until(lambda: bool(by_ken.standings[-1].waiting))
        assert by_ken.standings[-1].wrong is not None
        event.server.start()
        with linked(ben):
            every = {revision for judge in judges for revision in judge.revisions}
            until(lambda: all(judge.revisions == every for judge in judges))
        until(lambda: {by_ken.state, by_aiko.state} == {TeamState.IN_STEP})
        assert by_ken.standings[-1].waiting == 0
    assert len(every) == 1 + 3 * 24
    assert event.ask("SELECT count(*), count(DISTINCT id) FROM judgeapp.revision") == [(73, 73)]
    for judge in judges:
        with judge.notebook() as notebook:
            noted = {ruling.id: ruling for ruling in notebook.all()}
            # The last revision of each judge is a head.
            answers = {head.content.answer for head in noted[shared].heads if head.content}
            assert answers == {"Ken 11", "Aiko 11", "Ben 11"}
            assert noted[shared].in_conflict
            assert not any(ruling.in_conflict for ruling in noted.values() if ruling.id != shared)


def test_changes_on_both_sides_arrive_soon(judges: Judges) -> None:
    ken, aiko, _ = judges
    with linked(ken), linked(aiko) as (_, by_aiko):
        until(lambda: by_aiko.state is TeamState.IN_STEP)
        with ken.notebook() as notebook:
            made = notebook.add(Ruling("May it block?"), "Ken")
        until(lambda: aiko.revisions == {made.id})
        until(lambda: [result.taken for result in by_aiko.came] == [(made,)])


def test_overlapping_uploads_are_seen_in_order(judges: Judges) -> None:
    """An upload that starts first and ends last isn't skipped."""
    ken, aiko, ben = judges
    event = ken.event
    ken.sync()
    with linked(ben) as (_, by_ben), event.reached() as server:
        until(lambda: by_ben.state is TeamState.IN_STEP)
        with aiko.notebook() as notebook:
            notebook.add(Ruling("late"), "Aiko")
        with ken.notebook() as notebook:
            notebook.add(Ruling("soon"), "Ken")
        done: list[Exchanged] = []
        with server._together():
            # The row has its number, but the transaction stays open.
            server._do(
                "INSERT INTO judgeapp.revision (id, ruling, parents, at, judge, device, content)"
                " VALUES (repeat('a', 32), repeat('b', 32), '',"
                " '2026-02-03T04:00:00.000000+00:00', 'Ken', '', '{\"question\": \"first\"}')"
            )
            other = Thread(target=lambda: done.append(aiko.sync()))
            other.start()
            time.sleep(0.3)
            assert not done, "the other one waits for its turn"
        other.join()
        assert done[0].sent == 1
        ken.sync()
        until(lambda: len(ben.revisions) == 3)


def test_a_refused_judge_is_informed_and_does_not_retry(judges: Judges) -> None:
    ken, _, _ = judges
    with linked(ken, password="wrong") as (_, heard):
        until(lambda: heard.state is TeamState.REFUSED)
        wrong = heard.standings[-1].wrong
        assert wrong is not None
        assert "password" in wrong.what
        time.sleep(0.3)
        assert len(heard.standings) == 2


def test_a_read_only_notebook_is_reported(judges: Judges, monkeypatch: pytest.MonkeyPatch) -> None:
    from judgeapp.desk.written.notebook import Notebook
    from judgeapp.messages.errors import InputError

    def refuse(*_: object) -> None:
        raise InputError("the disk is full")

    ken, aiko, _ = judges
    with ken.notebook() as notebook:
        notebook.add(Ruling("May it block?"), "Ken")
    ken.sync()
    with monkeypatch.context() as patched:
        patched.setattr(Notebook, "take", refuse)
        patched.setattr(Notebook, "check", refuse)
        patched.setattr(link_module, "_RETRY_REFUSED_AFTER_S", 0.1)
        with linked(aiko) as (_, heard):
            until(lambda: bool(heard.standings) and bool(heard.standings[-1].refused))
    # The refused revision wasn't skipped.
    assert len(aiko.sync().taken) == 1


def test_a_server_that_does_not_answer_is_not_waited_for_at_the_end(judges: Judges) -> None:
    ken, _, _ = judges
    event = ken.event
    ken.sync()
    with event.reached() as server, linked(ken) as (link, heard):
        until(lambda: heard.state is TeamState.IN_STEP)
        # A transaction that doesn't end.
        with server._together():
            with ken.notebook() as notebook:
                notebook.add(Ruling("May it block?"), "Ken")
            time.sleep(0.5)
            link.stop()
            until(lambda: not link._thread.is_alive())
