"""`judgeapp team`: the notebook in step with the one on the team's server."""

from __future__ import annotations

import argparse
import getpass
import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

from msgspec.structs import replace

from judgeapp.cli.command import Command
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.stores.opening import copy_before, opened_notebook
from judgeapp.cli.terminal import json_fields, print_json, print_worded, reported, warn
from judgeapp.desk.folder import data_folder
from judgeapp.desk.team import PORT, Team, Tls, check_team, forget_team, kept_team, save_team
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
    kept_password,
    save_password,
)
from judgeapp.team.server import Admitted, Server

_DIGEST_LETTERS = 16
_TEAM = "address, database, user, tls, certificate, without_tls"


def add(parser: Command) -> None:
    parser.description = worded(
        "The team's notebook is on a PostgreSQL server that the event provides. Each judge always works on their "
        "own notebook; what one has and another lacks is exchanged: every ruling with its history, and which "
        "were deleted for good. Conflicting changes of one ruling are both kept and shown. Without a team the "
        "program opens no connection."
    )
    parser.epilog = worded(
        "The password is in the system's key store and in no file. Without a key store it comes from the "
        "environment variable {variable}, from stdin with --password-stdin, or you are asked each time.",
        variable=VARIABLE,
    )
    subjects = parser.add_subparsers(title=worded("commands"), metavar="COMMAND", required=True)
    commands: dict[str, Command] = {}
    texts: dict[str, Any]
    for name, run, summary, description, epilog in _COMMANDS:
        texts = {
            "help": in_words(summary),
            "description": in_words(description),
            "epilog": in_words(epilog, team=_TEAM),
        }
        command = commands[name] = subjects.add_parser(name, **texts)
        if name not in ("leave", "deletions"):
            command.add_flag("--password-stdin", worded("read the password from stdin, one line"))
        command.set_run(run)
    _add_login(commands["set"])
    commands["judges"].add_repeated("--add", "NAME", worded("give a judge a login"))
    commands["judges"].add_repeated("--remove", "NAME", worded("remove a judge's login; their rulings stay"))
    commands["deletions"].add_repeated("--keep", "ID", worded("keep one; it is shown again"))


def _add_login(setting: Command) -> None:
    setting.add_argument("host", metavar="HOST", help=worded("name or address of the server"))
    setting.add_argument("--port", type=int, default=PORT, help=worded("default {port}", port=PORT))
    setting.add_argument("--database", required=True, metavar="NAME")
    setting.add_argument("--user", required=True, metavar="NAME")
    setting.add_file(
        "--certificate", worded("the certificate that issued the server's; by default those of the system")
    )
    setting.add_argument(
        "--tls",
        choices=[tls.value for tls in Tls],
        default=Tls.VERIFY_FULL.value,
        help=worded(
            "whether the server's certificate must be for its exact name (default verify-full), or only issued "
            "by the chosen one"
        ),
    )
    setting.add_flag(
        "--without-tls", worded("allow this address without TLS: others may then read and change what goes there")
    )
    setting.add_repeated(
        "--judge",
        "NAME",
        worded(
            "for the owner of the server: create the team's notebook, or upgrade it to this version, and give "
            "this judge a login of the same name; may be repeated. Its password is shown once"
        ),
    )


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
    team = _kept(chosen)
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
    if chosen.json:
        print_json(
            _json(team)
            | {
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
        )
    else:
        print(_line(team))
        if is_reached and not is_protected:
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
        if digest:
            print_worded(
                "digest of what both have: {digest}; the same for everyone in sync", digest=digest[:_DIGEST_LETTERS]
            )
        if until:
            print_worded("the password is valid until {until}", until=until)
        _print_conflicts(conflicts)
    return 1 if wrong is not None or waiting is None or any(waiting) else 0


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
            print_worded("changes of other judges, which only they can send: {held}", held=done.held)
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
    team = _kept(chosen)
    if team is not None:
        forget_team(data_folder(chosen.data))
        forget_password(team)
    if chosen.json:
        print_json({"left": "" if team is None else team.address})
    else:
        print(worded("You weren't in a team.") if team is None else worded("Left: {team}", team=_line(team)))
    return 0


# -- the team and its password --------------------------------------------------------------------


def _kept(chosen: argparse.Namespace) -> Team | None:
    return reported(kept_team(data_folder(chosen.data)))


def _require_team(chosen: argparse.Namespace) -> Team:
    team = _kept(chosen)
    if team is None:
        raise InputError("you are in no team", mend="Join one with: judgeapp team set HOST ...")
    return team


@contextmanager
def _connected(chosen: argparse.Namespace, team: Team) -> Iterator[Server]:
    """Raises InputError."""
    password = _given_password(chosen)
    if password is None:
        try:
            password = kept_password(team)
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


# Name, function, and texts of each command.
_COMMANDS = (
    (
        "set",
        _set,
        for_later("join a team on its server"),
        for_later(
            "Join a team: save its server and your login, and try them. The server must prove by TLS that it is "
            "the one you named. Exit status 1 when they are saved, but the server can't be reached or used now."
        ),
        for_later(
            "JSON: {team}, key_store (whether that has the password), reached, wrong (why not),"
            " judges (those of --judge: login, password; that is empty if there was such a login)."
        ),
    ),
    (
        "status",
        _status,
        for_later("compare the notebook with the team's"),
        for_later(
            "Show where the team's server is and whether the notebook is in sync with it. Changes nothing. Exit "
            "status 1 when there is no team, or the two are not in sync."
        ),
        for_later(
            "JSON: null without a team, else {team}, reached, protected (whether the server proves its identity), "
            "version (of the team's notebook; 0 if it doesn't exist yet), to_send and to_take (changes; null if "
            "unknown), conflicts (ids of rulings), wrong, mend, judges (who have a login), digest (of what both "
            "have: the same for everyone in sync), password_until (empty: no expiry)."
        ),
    ),
    (
        "sync",
        _sync,
        for_later("exchange changes with the team once"),
        for_later(
            "Exchange changes with the team's notebook once; the window does so by itself. Exit "
            "status 1 when something from the server was refused, 2 when the server can't be used."
        ),
        for_later(
            "JSON: sent, taken (changes), deleted (rulings that others deleted for good, hidden here: id, by, "
            "at), asked (likewise, those waiting for your decision), unsent (changes that were sent, but that the "
            "server doesn't have), held (changes of judges who have a login, which only they can send), refused "
            "(one sentence each), conflicts (ids of rulings)."
        ),
    ),
    (
        "judges",
        _judges,
        for_later("list, add and remove judges with a login"),
        for_later(
            "List the judges who have a login to the team's server. The judge who made the team's notebook adds "
            "logins, and removes those of judges who leave."
        ),
        for_later("JSON: judges (logins), added (login, password: empty if there was such a login), removed."),
    ),
    (
        "deletions",
        _deletions,
        for_later("list rulings that other judges deleted for good"),
        for_later(
            "List rulings that other judges deleted for good. None is deleted here without you: up to "
            "a handful that nobody else wrote in are hidden; you decide about the others. `judgeapp "
            "notebook delete ID --for-good` agrees to one."
        ),
        for_later("JSON: a list of id, by, at, state (asked, hidden or kept)."),
    ),
    (
        "upgrade",
        _upgrade,
        for_later("upgrade the team's notebook to this version"),
        for_later(
            "Upgrade the team's notebook to this version of the program, even if that shuts out judges with an "
            "older one."
        ),
        for_later("JSON: made (the versions that the upgrade created; empty if it was current), version."),
    ),
    (
        "leave",
        _leave,
        for_later("leave the team"),
        for_later(
            "Leave the team: forget its server, and remove the password from the key store. All rulings stay, on "
            "this machine and on the server."
        ),
        for_later("JSON: left (the address; empty if there was no team)."),
    ),
)
