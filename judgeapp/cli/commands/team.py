"""`judgeapp team`: the notebook in step with the one on the team's server."""

from __future__ import annotations

import argparse
import getpass
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from typing import Any

from msgspec.structs import replace

from judgeapp.cli.command import Command
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.stores.opening import copy_before, opened_notebook
from judgeapp.cli.terminal import json_fields, print_json, print_worded, reported, warn
from judgeapp.desk.folder import data_folder
from judgeapp.desk.team import PORT, Team, Tls, check_team, forget_team, load_team, save_team
from judgeapp.desk.written.notebook import Notebook
from judgeapp.files.untrusted import decode_utf8
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.revision import ProposalState, short
from judgeapp.team.connection import UnreachedError
from judgeapp.team.exchange import Exchange, Waiting, describe_deleted, describe_refused
from judgeapp.team.logins import connect_as, remember
from judgeapp.team.password import (
    MAX_LENGTH,
    VARIABLE,
    NoKeyStoreError,
    check_password,
    forget_password,
    save_password,
    saved_password,
)
from judgeapp.team.server import Admitted, Server

_DIGEST_LETTERS = 16
_TEAM = "address, database, user, tls, certificate, without_tls"


def add(parser: Command) -> None:
    parser.words = {"variable": VARIABLE}
    subjects = parser.add_subparsers(title=worded("commands"), metavar="COMMAND", required=True)
    commands: dict[str, Command] = {}
    for name, (summary, run) in _COMMANDS.items():
        command = commands[name] = subjects.add_parser(name, help=in_words(summary))
        command.words = {"team": _TEAM, "port": PORT}
        if name not in ("leave", "deletions"):
            command.add_flag("--password-stdin")
        command.set_run(run)
    _add_login(commands["set"])
    commands["judges"].add_repeated("--add", "NAME")
    commands["judges"].add_repeated("--remove", "NAME")
    commands["deletions"].add_repeated("--keep", "ID")


def _add_login(setting: Command) -> None:
    setting.add_argument("host", metavar="HOST")
    setting.add_argument("--port", type=int, default=PORT)
    setting.add_argument("--database", required=True, metavar="NAME")
    setting.add_argument("--user", required=True, metavar="NAME")
    setting.add_file("--certificate")
    setting.add_argument("--tls", choices=[tls.value for tls in Tls], default=Tls.VERIFY_FULL.value)
    setting.add_flag("--without-tls")
    setting.add_repeated("--judge", "NAME")


def _set(chosen: argparse.Namespace) -> int:
    certificate = "" if chosen.certificate is None else str(chosen.certificate.absolute())
    team = Team(chosen.host, chosen.database, chosen.user, chosen.port, Tls(chosen.tls), certificate)
    if chosen.without_tls:
        team = replace(team, plain_at=team.address)
    check_team(team)
    password = _given_password(chosen)
    if password is None:
        password = _asked_password(team)
    save_team(team, data_folder(chosen.data))
    is_stored = True
    try:
        save_password(team, password)
    except NoKeyStoreError as error:
        is_stored = False
        warn(error)
    wrong: InputError | None = None
    admitted: tuple[Admitted, ...] = ()
    folder = data_folder(chosen.data)
    try:
        with closing(connect_as(folder, team, password)) as server:
            version, _ = server.version()
            if chosen.judge:
                server.migrate(shut_out=True)
                admitted = server.admit(chosen.judge)
            if version or chosen.judge:
                warn(remember(folder, team, server))
    except InputError as error:
        wrong = error
        warn(error)
    if chosen.json:
        result = {"key_store": is_stored, "reached": wrong is None, "wrong": _fault_text(wrong)}
        print_json(_json(team) | result | {"judges": [judge._asdict() for judge in admitted]})
    else:
        line = _line(team)
        print(line if wrong else worded("{team}; connected", team=line))
        _print_admitted(admitted)
    return 1 if wrong else 0


def _status(chosen: argparse.Namespace) -> int:
    team = _saved_team(chosen)
    if team is None:
        print_json(None) if chosen.json else print(worded("No team: nothing leaves this computer."))
        return 1
    wrong: InputError | None = None
    waiting: Waiting | None = None
    version, is_reached, is_protected = 0, False, False
    judges: tuple[str, ...] = ()
    digest = until = ""
    try:
        with _connected(chosen, team) as server:
            is_reached, is_protected = True, server.is_protected
            version, _ = server.version()
            if version:
                exchange = Exchange(data_folder(chosen.data), server)
                waiting, digest = exchange.waiting(), exchange.digest()
                judges, until = server.members(), server.login().until
    except InputError as error:
        wrong = error
    conflicts = _conflicts(chosen)
    status = {
        "reached": is_reached,
        "protected": is_protected,
        "version": version,
        "to_send": waiting.to_send if waiting else None,
        "to_take": waiting.to_take if waiting else None,
        "conflicts": conflicts,
        "wrong": _fault_text(wrong),
        "mend": wrong.mend if wrong else "",
        "judges": judges,
        "digest": digest,
        "password_until": until,
    }
    if chosen.json:
        print_json(_json(team) | status)
    else:
        print(_line(team))
        _print_status(status, wrong, waiting)
        _print_conflicts(conflicts)
    return 1 if wrong is not None or waiting is None or any(waiting) else 0


def _print_status(status: Mapping[str, Any], wrong: InputError | None, waiting: Waiting | None) -> None:
    if status["reached"] and not status["protected"]:
        print_worded("NOT PROTECTED: others can read and change what you send")
    if wrong is not None:
        text = for_later("refused: {wrong}")
        if isinstance(wrong, UnreachedError):
            text = for_later("unreachable: {wrong}")
        print(in_words(text, wrong=wrong))
    elif waiting is None:
        print_worded("reached; the team's notebook doesn't exist yet: judgeapp team sync creates it")
    elif any(waiting):
        print_worded("reached; changes to send: {to_send}, to fetch: {to_take}", **waiting._asdict())
    else:
        print_worded("in sync")
    if digest := status["digest"]:
        print_worded(
            "digest of what both have: {digest}; the same for everyone in sync", digest=digest[:_DIGEST_LETTERS]
        )
    if until := status["password_until"]:
        print_worded("the password is valid until {until}", until=until)


def _sync(chosen: argparse.Namespace) -> int:
    team = _require_team(chosen)
    folder = data_folder(chosen.data)
    with _connected(chosen, team) as server:
        server.migrate()
        copy_before(folder)
        warn(remember(folder, team, server))
        done = Exchange(folder, server).step()
    warn(done.trouble)
    conflicts = _conflicts(chosen)
    refused = [describe_refused(item) for item in done.refused]
    if chosen.json:
        print_json(
            {
                "sent": done.sent,
                "taken": len(done.taken),
                "deleted": [{"id": item.ruling, "by": item.by, "at": item.at} for item in done.deleted],
                "asked": [{"id": item.ruling, "by": item.by, "at": item.at} for item in done.asked],
                **json_fields(done, "unsent", "held"),
                "refused": refused,
                "conflicts": conflicts,
            }
        )
    else:
        print_worded("changes sent: {sent}, received: {taken}", sent=done.sent, taken=len(done.taken))
        for item in done.deleted:
            print_worded("deleted for good, hidden here: {ruling}", ruling=describe_deleted(item))
        for item in done.asked:
            print_worded("deleted for good by another judge, still shown here: {ruling}", ruling=describe_deleted(item))
        if done.deleted or done.asked:
            print_worded(
                "keep one with: judgeapp team deletions --keep ID; agree with: judgeapp notebook delete ID --for-good"
            )
        if done.held:
            print_worded("changes by other judges, which only they can send: {held}", held=done.held)
        for line in refused:
            print_worded("refused, so nothing was imported: {line}", line=line)
        _print_conflicts(conflicts)
    return 1 if refused else 0


def _judges(chosen: argparse.Namespace) -> int:
    team = _require_team(chosen)
    admitted: tuple[Admitted, ...] = ()
    with _connected(chosen, team) as server:
        version, _ = server.version()
        if chosen.add:
            server.migrate(shut_out=True)
            admitted = server.admit(chosen.add)
        elif not version:
            server.migrate()
        for judge in chosen.remove:
            server.dismiss(judge)
        judges = server.members()
    if chosen.json:
        print_json({"judges": judges, "added": [judge._asdict() for judge in admitted], "removed": chosen.remove})
    else:
        for judge in judges:
            print(judge)
        _print_admitted(admitted)
    return 0


def _deletions(chosen: argparse.Namespace) -> int:
    with opened_notebook(chosen, to_change=bool(chosen.keep)) as notebook:
        for begun in chosen.keep:
            notebook.keep(_proposed(notebook, begun))
        proposals = tuple(notebook.proposals().values())
    if chosen.json:
        print_json([{"id": p.ruling, "by": p.by, "at": p.at, "state": p.state.value} for p in proposals])
    else:
        states = {
            ProposalState.ASKED: worded("waiting for your decision"),
            ProposalState.HIDDEN: worded("hidden"),
            ProposalState.KEPT: worded("kept"),
        }
        for proposal in proposals:
            print(f"{short(proposal.ruling)}  {proposal.at[:16]}  {proposal.by}  {states[proposal.state]}")
    return 0


def _proposed(notebook: Notebook, begun: str) -> str:
    """The ruling that another judge has deleted, by the beginning of its id. Raises InputError."""
    ruling = notebook.named(begun)
    if ruling not in notebook.proposals():
        raise InputError(
            "ruling {ruling} wasn't deleted by another judge",
            mend="judgeapp team deletions lists them",
            ruling=short(ruling),
        )
    return ruling


def _upgrade(chosen: argparse.Namespace) -> int:
    team = _require_team(chosen)
    with _connected(chosen, team) as server:
        made = server.migrate(shut_out=True)
        version, _ = server.version()
    if chosen.json:
        print_json({"made": made, "version": version})
    else:
        text = for_later("The team's notebook already has version {version}.")
        if made:
            text = for_later("The team's notebook now has version {version}.")
        print(in_words(text, version=version))
    return 0


def _leave(chosen: argparse.Namespace) -> int:
    team = _saved_team(chosen)
    if team is not None:
        forget_team(data_folder(chosen.data))
        forget_password(team)
    if chosen.json:
        print_json({"left": "" if team is None else team.address})
    else:
        print(worded("You weren't in a team.") if team is None else worded("Left: {team}", team=_line(team)))
    return 0


# -- the team and its password --------------------------------------------------------------------


def _saved_team(chosen: argparse.Namespace) -> Team | None:
    return reported(load_team(data_folder(chosen.data)))


def _require_team(chosen: argparse.Namespace) -> Team:
    team = _saved_team(chosen)
    if team is None:
        raise InputError("you are in no team", mend="Join one with: judgeapp team set HOST ...")
    return team


@contextmanager
def _connected(chosen: argparse.Namespace, team: Team) -> Iterator[Server]:
    """Raises InputError."""
    password = _given_password(chosen)
    if password is None:
        try:
            password = saved_password(team)
        except NoKeyStoreError as error:
            warn(error)
    if password is None:
        password = _asked_password(team)
    with closing(connect_as(data_folder(chosen.data), team, password)) as server:
        yield server


def _given_password(chosen: argparse.Namespace) -> str | None:
    """Password of stdin or of the environment."""
    password: str | None = os.environ.get(VARIABLE)
    if chosen.password_stdin:
        password = decode_utf8(sys.stdin.buffer.readline(4 * MAX_LENGTH), "stdin").rstrip("\r\n")
    if password is not None:
        check_password(password)
    return password


def _asked_password(team: Team) -> str:
    if not sys.stdin.isatty():
        raise InputError(
            "there is no password", mend="Pass it with --password-stdin, or in {variable}", variable=VARIABLE
        )
    password = getpass.getpass(worded("Password of {user} at {address}: ", user=team.user, address=team.address))
    check_password(password)
    return password


# -- telling --------------------------------------------------------------------------------------


def _print_admitted(admitted: tuple[Admitted, ...]) -> None:
    for judge in admitted:
        if judge.password:
            print_worded("login {login}, password {password}", login=judge.login, password=judge.password)
        else:
            print_worded("login {login}, with its existing password", login=judge.login)


def _line(team: Team) -> str:
    proof = {Tls.VERIFY_FULL: worded("TLS by its name"), Tls.VERIFY_CA: worded("TLS with the chosen certificate")}[
        team.tls
    ]
    if team.may_be_plain:
        proof = worded("TLS is NOT required")
    return f"{team.user}@{team.address}/{team.database} ({proof})"


def _json(team: Team) -> dict[str, Any]:
    return json_fields(team, "address", "database", "user", "tls", "certificate") | {"without_tls": team.may_be_plain}


def _fault_text(wrong: InputError | None) -> str:
    return "" if wrong is None else wrong.what


def _conflicts(chosen: argparse.Namespace) -> list[str]:
    with opened_notebook(chosen) as notebook:
        return [noted.id for noted in notebook.all() if noted.in_conflict]


def _print_conflicts(conflicts: list[str]) -> None:
    if conflicts:
        ids = ", ".join(map(short, conflicts))
        print_worded("in conflict, both kept: {rulings}; judgeapp notebook show ID shows them", rulings=ids)


_COMMANDS = {
    "set": (for_later("join a team on its server"), _set),
    "status": (for_later("compare the notebook with the team's"), _status),
    "sync": (for_later("exchange changes with the team once"), _sync),
    "judges": (for_later("list, add and remove judges with a login"), _judges),
    "deletions": (for_later("list rulings that other judges deleted for good"), _deletions),
    "upgrade": (for_later("upgrade the team's notebook to this version"), _upgrade),
    "leave": (for_later("leave the team"), _leave),
}
