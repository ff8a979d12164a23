"""Two-way synchronisation of a notebook with the team's: each gets the revisions that it lacks.
Both are append-only, so an exchange may be interrupted anywhere and started again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.written.notebook import Gone, Notebook, open_notebook
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message
from judgeapp.rulings.notebook.revision import Proposal, ProposalState, Revision, short
from judgeapp.rulings.notebook.ruling import is_id
from judgeapp.team.connection import ServerRefusedError
from judgeapp.team.rows import GoneRow, RevisionRow, gone_of, is_name, revision_of, row_of
from judgeapp.team.server import MAX_NUMBERS, Login, Server

T = TypeVar("T")

# Limits for a server: many times what judges write in a season.
MAX_CHANGES = 300_000
MAX_GONE = 50_000
MAX_BYTES = 1_000_000_000  # size limit of the local notebook
# Rulings deleted by others that are hidden here without asking.
MAX_HIDDEN_UNASKED = 5
_FETCH_COUNT = 250  # revisions per request
_SEND_COUNT, _SEND_CHARACTERS = 1_000, 8_000_000  # limits of one upload


class Exchanged(NamedTuple):
    """Result of a step."""

    sent: int = 0  # number of revisions that the server was seen to have after their upload
    taken: tuple[Revision, ...] = ()  # revisions downloaded
    deleted: tuple[Proposal, ...] = ()  # rulings hidden here now, as their authors have deleted them permanently
    asked: tuple[Proposal, ...] = ()  # rulings that others have deleted permanently, for the judge to decide
    unsent: int = 0  # number of revisions to send that the server lacks
    held: int = 0  # revisions in the name of other judges with a login, which only they can send
    refused: tuple[InputError, ...] = ()  # parts of the server's data not imported, or wrong there, and why
    trouble: InputError | None = None  # the fault of the local notebook

    @property
    def has_changed(self) -> bool:
        return bool(self.taken or self.deleted or self.asked)


class Waiting(NamedTuple):
    """Counts of changes that are known to be on one side only."""

    to_send: int
    to_take: int


class Exchange:
    """Exchange over a connection: the first request fetches everything, later ones only what is new.

    there -- ids on the server when last asked, by an earlier connection"""

    def __init__(self, folder: Path, server: Server, there: Collection[str] = ()) -> None:
        self._folder = folder
        self._file = notebook_file(folder)
        self._server = server
        self._login: Login | None = None
        self._members: tuple[str, ...] = ()
        self._before = frozenset(there)
        # The last numbers fetched, the ids on the server, and the deletions there.
        self._seen, self._seen_gone = 0, 0
        self._there: set[str] = set()
        self._gone: dict[str, list[GoneRow]] = {}
        # Ids that are still to be compared with those here.
        self._uncompared: set[str] = set()
        # Ids that are only on the server, with the reason why they couldn't be imported.
        self._missing: dict[str, InputError | None] = {}
        self._wrong: dict[str, InputError] = {}
        # Rulings for which the server accepts nothing more.
        self._closed: frozenset[str] = frozenset()
        self._held = 0
        self._last = Exchanged()
        self._written: tuple[float, ...] | None = None

    @property
    def there(self) -> frozenset[str]:
        """Ids of the revisions known to be on the server."""
        return frozenset(self._there)

    def ask_again(self) -> None:
        """Let the next step fetch everything once more, which shows changes and removals there."""
        self._before |= self._there
        self._seen = self._seen_gone = 0
        self._there, self._uncompared, self._closed = set(), set(), frozenset()
        self._gone, self._missing, self._wrong = {}, {}, {}
        self._written = None

    def waiting(self) -> Waiting:
        """Number of changes to exchange; nothing is exchanged."""
        self._ask()
        notebook, _ = open_notebook(self._file)
        with closing(notebook):
            here, gone = set(notebook.ids()), {deleted.ruling for deleted in notebook.gone()}
            to_send = sum(1 for _ in self._unsent(notebook)) + len(self._undeleted(notebook))
            known = notebook.proposals()
            deleted = sum(r not in gone and r not in known and notebook.has(r) for r in self._gone)
        missing = [revision_id for revision_id in self._there if revision_id not in here]
        # Rulings deleted here aren't imported again.
        taken = sum(row.ruling not in gone for row in self._rows_of(missing)) if gone else len(missing)
        return Waiting(to_send, taken + deleted)

    def digest(self) -> str:
        """Digest of all that both sides have: judges in step have the same, whatever the server shows to each."""
        notebook, _ = open_notebook(self._file)
        total = sha256()
        with closing(notebook):
            both = [revision_id for revision_id in sorted(notebook.ids()) if revision_id in self._there]
            for chunk in _chunks(both, _SEND_COUNT):
                for digest in sorted(row_of(revision).digest for revision in notebook.revisions(chunk)):
                    total.update(digest.encode())
        return total.hexdigest()

    def step(self) -> Exchanged:
        """Synchronise both. Raises the server's errors, and InputError if the local notebook can't be written; nothing
        is rolled back."""
        is_new = self._ask()
        written = written_at(self._folder)
        if not is_new and written == self._written:
            return self._last._replace(sent=0, taken=(), deleted=(), asked=(), trouble=None)
        notebook, trouble = open_notebook(self._file)
        with closing(notebook):
            self._compare(notebook)
            # First: whoever has written at a ruling has a say in its deletion.
            taken = tuple(self._take(notebook))
            deleted, asked = self._take_gone(notebook)
            sent, unsent = self._send(notebook)
        # Revisions that the server didn't store are sent again.
        self._written = None if unsent else written
        self._last = Exchanged(sent, taken, deleted, asked, unsent, self._held, self._refused, trouble)
        return self._last

    @property
    def _refused(self) -> tuple[InputError, ...]:
        missing = (error for error in self._missing.values() if error is not None)
        return (*missing, *self._wrong.values())

    def _ask(self) -> bool:
        """Fetch news from the server. True if there are any."""
        before = self._seen
        is_new = self._ask_gone()
        while numbers := self._server.numbers(self._seen):
            fresh = [identity for _, identity in numbers]
            self._there.update(fresh)
            self._uncompared.update(fresh)
            self._missing |= dict.fromkeys(fresh)
            self._seen = numbers[-1][0]
            if len(self._there) > MAX_CHANGES:
                raise self._too_much(
                    message("the server has more than {most:,} changes, so nothing more was imported", most=MAX_CHANGES)
                )
            if len(numbers) < MAX_NUMBERS:
                break
        is_new = is_new or self._seen > before
        if is_new or self._login is None:
            self._members = self._server.members()
            self._login = self._server.login()
        return is_new

    def _ask_gone(self) -> bool:
        """Fetch new deletions from the server. True if there are any."""
        before = self._seen_gone
        while rows := self._server.gone(self._seen_gone):
            for number, row in rows:
                self._seen_gone = number
                self._add_gone(row)
            if sum(map(len, self._gone.values())) > MAX_GONE:
                raise self._too_much(
                    message(
                        "the server has more than {most:,} rulings that were deleted for good, so nothing "
                        "more was imported",
                        most=MAX_GONE,
                    )
                )
            if len(rows) < MAX_NUMBERS:
                break
        if self._seen_gone == before:
            return False
        self._closed = self._server.closed([*self._gone]) & self._gone.keys()
        return True

    def _add_gone(self, row: GoneRow) -> None:
        try:
            gone_of(row)
        except InputError as error:
            self._wrong[f"gone {row.ruling}"] = error
        else:
            self._gone.setdefault(row.ruling, []).append(row)

    def _too_much(self, error: Message) -> ServerRefusedError:
        return ServerRefusedError(
            error, where=self._server.address, mend="Ask the server's administrator whether this is the right database"
        )

    def _compare(self, notebook: Notebook) -> None:
        """Find differences between the server and this notebook: its administrator can change the data."""
        here = set(notebook.ids())
        for chunk in _chunks(sorted(self._uncompared & here), _FETCH_COUNT):
            digests = self._server.digests(chunk)
            differ = {r.id: r for r in notebook.revisions(chunk) if row_of(r).digest != digests.get(r.id)}
            # Another edition may have written the same revision in other letters.
            for row in self._rows_of(list(differ)):
                if not _says(row, differ[row.id]):
                    self._wrong[row.id] = InputError(
                        "it was changed on the server after it was written; here it stays unchanged",
                        where=f"revision {short(row.id)} of ruling {short(differ[row.id].ruling)}",
                        mend="Ask the server's administrator",
                    )
        self._uncompared = set()
        lost = (self._before & here) - self._there
        self._before = frozenset()
        for revision in notebook.revisions(lost):
            if revision.ruling not in self._closed:
                self._wrong[revision.id] = InputError(
                    "it was removed from the server; here it stays unchanged",
                    where=f"revision {short(revision.id)} of ruling {short(revision.ruling)}",
                    mend="Ask the server's administrator",
                )

    def _rows_of(self, ids: Sequence[str]) -> Iterator[RevisionRow]:
        for chunk in _chunks([revision_id for revision_id in ids if is_id(revision_id)], _FETCH_COUNT):
            yield from self._server.revisions(chunk)

    def _refuse_name(self, name: str, login: str | None, where: str) -> None:
        """Refuse a row. Raises InputError if another login wrote it in the name of a judge with a login."""
        owner = next((member for member in self._members if is_name(member, name)), None)
        if owner is not None and login is not None and login != owner:
            raise InputError(
                "it is in the name of {name}, but came from the login {login}",
                where=where,
                mend="Ask both of them",
                name=owner,
                login=login,
            )

    # -- deletions by others ----------------------------------------------------------------------

    def _take_gone(self, notebook: Notebook) -> tuple[tuple[Proposal, ...], tuple[Proposal, ...]]:
        """Hide rulings deleted by their authors, unless that is more than a handful; the judge is asked about others.
        Nothing is deleted here."""
        known, gone = notebook.proposals(), {deleted.ruling for deleted in notebook.gone()}
        hidden, asked = [], []
        for ruling, rows in self._gone.items():
            before = known.get(ruling)
            if ruling in gone or (before is not None and before.state is not ProposalState.ASKED):
                continue
            valid = [row for row in rows if self._may_propose(row)]
            history = notebook.history(ruling) if valid and notebook.has(ruling) else ()
            if not history:
                continue
            last = valid[-1]
            proposal = Proposal(ruling, last.at, last.judge, last.login or "", ProposalState.HIDDEN)
            if self._is_theirs(notebook, history, valid):
                hidden.append(proposal)
            elif before is None:
                asked.append(replace(proposal, state=ProposalState.ASKED))
        pending = sum(proposal.state is ProposalState.HIDDEN for proposal in known.values())
        if hidden and len(hidden) + pending > MAX_HIDDEN_UNASKED:
            asked += [
                replace(proposal, state=ProposalState.ASKED) for proposal in hidden if proposal.ruling not in known
            ]
            hidden = []
        if hidden or asked:
            notebook.propose((*hidden, *asked))
        return tuple(hidden), tuple(asked)

    def _may_propose(self, row: GoneRow) -> bool:
        try:
            self._refuse_name(row.judge, row.login, f"deleted ruling {short(row.ruling)}")
        except InputError as error:
            self._wrong[f"gone {row.ruling}"] = error
            return False
        return True

    def _is_theirs(self, notebook: Notebook, history: Sequence[Revision], rows: Sequence[GoneRow]) -> bool:
        """True if every revision of a ruling is by somebody who has deleted it, and none was written here."""
        stamps = notebook.stamps(history[0].ruling)
        return all(
            revision.device != notebook.device and any(_is_of(revision, stamps.get(revision.id), row) for row in rows)
            for revision in history
        )

    # -- revisions by others ----------------------------------------------------------------------

    def _take(self, notebook: Notebook) -> Iterator[Revision]:
        """Download the missing revisions that fit onto the local ones."""
        here, gone = set(notebook.ids()), {deleted.ruling for deleted in notebook.gone()}
        missing = [revision_id for revision_id in self._missing if revision_id not in here]
        invalid = InputError("the server has a revision with an invalid id")
        self._missing = {revision_id: invalid for revision_id in missing if not is_id(revision_id)}
        for chunk in _chunks([revision_id for revision_id in missing if is_id(revision_id)], _FETCH_COUNT):
            if size_of(self._folder) > MAX_BYTES:
                raise self._too_much(
                    message(
                        "the server has more than a notebook of {most:,} bytes can hold, so nothing more was imported",
                        most=MAX_BYTES,
                    )
                )
            read: list[Revision] = []
            logins: dict[str, str] = {}
            for row in self._server.revisions(chunk):
                if row.ruling in gone:
                    continue
                try:
                    read.append(self._checked(row, notebook))
                except InputError as error:
                    self._missing[row.id] = error
                else:
                    logins[row.id] = row.login or ""
            taken = self._store(notebook, read)
            notebook.stamp((revision.id, logins[revision.id]) for revision in taken if logins[revision.id])
            yield from taken

    def _checked(self, row: RevisionRow, notebook: Notebook) -> Revision:
        """The revision of a row. Raises InputError if the judge it names can't have written it."""
        revision = revision_of(row)
        where = f"revision {short(row.id)} of ruling {short(row.ruling)}"
        self._refuse_name(row.judge, row.login, where)
        own = self._login.name if self._login is not None else ""
        if row.device and row.device == notebook.device and row.login not in (None, own):
            raise InputError(
                "it claims to have been written here, but came from the login {login}", where=where, login=row.login
            )
        if row.device and row.device == notebook.device:
            self._wrong[row.id] = InputError(
                "it claims to have been written here, but wasn't here, so it was imported",
                where=where,
                mend="Unless you restored a backup, somebody is writing under your name. Tell the server's "
                "administrator",
            )
        return revision

    def _store(self, notebook: Notebook, revisions: Sequence[Revision]) -> tuple[Revision, ...]:
        """Store the revisions that can be joined to those here. The others hold up none: any judge can write one."""
        rulings = {
            revision.id: revision.ruling for revision in notebook.revisions(p for r in revisions for p in r.parents)
        }
        left = list(revisions)
        joined: list[Revision] = []
        while ready := [r for r in left if all(rulings.get(parent) == r.ruling for parent in r.parents)]:
            joined += ready
            rulings |= {revision.id: revision.ruling for revision in ready}
            left = [revision for revision in left if revision.id not in rulings]
        for revision in left:
            try:
                notebook.check([revision])
            except InputError as error:
                self._missing[revision.id] = error
        try:
            return notebook.take(joined)
        except InputError as error:  # the disk refuses
            self._missing |= dict.fromkeys((revision.id for revision in joined), error)
            return ()

    # -- sending ----------------------------------------------------------------------------------

    def _unsent(self, notebook: Notebook) -> Iterator[Revision]:
        """Revisions to send to the server, each after its parents. Those of other judges with a login, and revisions
        after them, can't be sent: they are counted as held."""
        left: set[str] = set()
        self._held = 0
        for ids in _chunks(
            [revision_id for revision_id in notebook.ids() if revision_id not in self._there], _SEND_COUNT
        ):
            for revision in notebook.revisions(ids):
                is_closed = revision.ruling in self._closed
                if is_closed or left & {*revision.parents} or self._is_anothers(revision.by):
                    left.add(revision.id)
                    self._held += not is_closed
                else:
                    yield revision

    def _is_anothers(self, name: str) -> bool:
        """True if a name belongs to another judge with a login."""
        own = self._login.name if self._login is not None else ""
        return any(is_name(member, name) and member != own for member in self._members)

    def _send(self, notebook: Notebook) -> tuple[int, int]:
        """Upload revisions that the server lacks, and ask for them: numbers of those it has, and has not."""
        self._wrong.pop("sent", None)
        sent, lost = 0, self._send_gone(notebook)
        for batch in _batches(map(row_of, self._unsent(notebook))):
            self._server.put(batch)
            digests = self._server.digests([row.id for row in batch])
            there = {row.id for row in batch if digests.get(row.id) == row.digest}
            self._there |= there
            sent += len(there)
            if lacks := [row.ruling for row in batch if row.id not in there]:
                # Only believed of rulings with a deletion, about which the next step asks the judge.
                deleted = self._gone.keys() | {row.ruling for _, row in self._server.gone(self._seen_gone)}
                closed = self._server.closed(lacks) & deleted
                lost += sum(ruling not in closed for ruling in lacks)
        if lost:
            self._wrong["sent"] = InputError(
                "the server is missing {number} change(s) that were sent to it",
                where=self._server.address,
                mend="They stay here and are sent again; ask the server's administrator",
                number=lost,
            )
        return sent, lost

    def _send_gone(self, notebook: Notebook) -> int:
        """Send permanent deletions; returns the number of those that the server does not have then."""
        items = self._undeleted(notebook)
        for chunk in _chunks(items, _SEND_COUNT):
            self._server.put((), chunk)
        if not items:
            return 0
        after = {(row.ruling, row.judge) for _, row in self._server.gone(self._seen_gone)}
        still = self._server.holding(items)
        return sum(item.ruling in still and (item.ruling, item.judge) not in after for item in items)

    def _undeleted(self, notebook: Notebook) -> list[GoneRow]:
        """Rulings deleted permanently here that the server has without the deletion."""
        known = {(row.ruling, row.judge) for rows in self._gone.values() for row in rows}
        rows = [GoneRow(*deleted) for deleted in notebook.gone() if (deleted.ruling, deleted.by) not in known]
        rows = [row for row in rows if not self._is_anothers(row.judge)]
        held = self._server.holding(rows) if rows else frozenset()
        return [row for row in rows if row.ruling in held]


def written_at(folder: Path) -> tuple[float, ...]:
    """Modification times and sizes of the notebook's files, to notice that it was written."""
    file = notebook_file(folder)
    marks: list[float] = []
    for path in (file, file.with_name(f"{file.name}-wal")):
        try:
            status = path.stat()
        except OSError:
            continue
        # Even a reader creates and deletes an empty log.
        marks += (status.st_mtime_ns, status.st_size) if status.st_size else ()
    return tuple(marks)


def size_of(folder: Path) -> int:
    """Size of the notebook in bytes, its log included."""
    file = notebook_file(folder)
    files = (file, file.with_name(f"{file.name}-wal"))
    return sum(path.stat().st_size for path in files if path.exists())


def unsent(folder: Path, there: frozenset[str]) -> int:
    """Number of local revisions missing from `there`, the ids last known to be on the server."""
    notebook, _ = open_notebook(notebook_file(folder))
    with closing(notebook):
        return sum(identity not in there for identity in notebook.ids())


def describe_refused(error: InputError) -> str:
    """Line about a revision of the server that was not taken, and why."""
    return f"{error.where}: {error.what}" if error.where else error.what


def describe_deleted(deleted: Gone | Proposal) -> str:
    """A ruling and who deletes it, the same in every language."""
    return f"{short(deleted.ruling)} ({deleted.by})" if deleted.by else short(deleted.ruling)


def _is_of(revision: Revision, login: str | None, row: GoneRow) -> bool:
    """True if the one who deletes is the judge who wrote a revision, also for the server: by name, and by the login
    through which it arrived or that has that name."""
    is_own_login = row.login is not None and is_name(row.login, row.judge)
    return is_name(revision.by, row.judge) and (is_own_login or login == row.login)


def _says(row: RevisionRow, revision: Revision) -> bool:
    try:
        return revision_of(row) == revision
    except InputError:
        return False


def _batches(rows: Iterable[RevisionRow]) -> Iterator[list[RevisionRow]]:
    """Rows in batches for one upload, fewer if they are many or long."""
    batch: list[RevisionRow] = []
    characters = 0
    for row in rows:
        if batch and (len(batch) == _SEND_COUNT or characters + len(row.content or "") > _SEND_CHARACTERS):
            yield batch
            batch, characters = [], 0
        batch.append(row)
        characters += len(row.content or "")
    if batch:
        yield batch


def _chunks(things: Sequence[T], number: int) -> Iterator[Sequence[T]]:
    for at in range(0, len(things), number):
        yield things[at : at + number]
