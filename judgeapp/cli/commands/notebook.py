"""`judgeapp notebook`: rulings written, changed, shown and restored."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any

from msgspec.structs import replace

from judgeapp.clauses.citing import leading, written
from judgeapp.clauses.renumbering import played_for
from judgeapp.cli import commands
from judgeapp.cli.command import Command, list_commands
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.stores.concordance import opened_concordance
from judgeapp.cli.stores.leading import load_leading
from judgeapp.cli.stores.opening import opened_notebook
from judgeapp.cli.terminal import json_fields, print_json, print_worded, read_stdin
from judgeapp.desk import settings
from judgeapp.desk.folder import data_folder, notebook_file, settings_file
from judgeapp.desk.written.notebook import Notebook
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import brief, comma_list, fact_list, labelled
from judgeapp.rulings.notebook.revision import NotedRuling, Revision, short
from judgeapp.rulings.notebook.ruling import BOUNDS, Authority, Ruling, Status, changed_fields, has_words
from judgeapp.rulings.notebook.wording import AUTHORITIES, FIELD_WORDS, FIELDS, STATUSES, display_name, format_time

_RULING = (
    "question, answer, cards, clauses, answers, authority, status, replaced_by, event, round,"
    " table, players, judge, date, tags, rests_on, record, account_a, account_b"
)
_LINES = {"question": "TEXT", "event": "NAME", "round": "NAME", "table": "NAME", "judge": "NAME", "date": "DATE"}
_LISTS = {
    "cards": ("--card", "NUMBER", for_later("a card it is about")),
    "clauses": ("--clause", "NUMBER", for_later("a clause that decided: 16-5, or 3.6:16-4 from another edition")),
    "answers": ("--official", "NUMBER", for_later("an official answer that it follows")),
    "players": ("--player", "NAME", for_later("a player")),
    "tags": ("--tag", "WORD", for_later("a tag to find it by")),
}
_FILES = ("rests_on", "record", "account_a", "account_b")
_SHARING = {
    "export": for_later("export rulings with their history"),
    "report": for_later("write rulings as a page to read"),
    "take": for_later("compare another judge's file, and import what you choose"),
}
# Words, for errors to list.
_STATUSES = [status.value for status in Status]
_AUTHORITIES = [authority.value for authority in Authority]
_MAX_WIDTH = 72  # letters of a question in a list


def add(parser: Command) -> None:
    parser.words = {"ruling": _RULING}
    subjects = parser.add_subparsers(title=worded("commands"), metavar="COMMAND", required=True)
    parsers: dict[str, Command] = {}
    for name, (summary, run) in _COMMANDS.items():
        command = parsers[name] = subjects.add_parser(name, help=in_words(summary))
        if name not in ("add", "list"):
            command.add_argument("id", metavar="ID")
        if name not in ("list", "show", "history"):
            command.add_argument("--by", metavar="NAME")
        command.set_run(partial(_run_led, run))
    _add_fields(parsers["add"], is_new=True)
    parsers["add"].add_flag("--given")
    listing = parsers["list"]
    listing.add_argument("words", nargs="*", metavar="WORD")
    listing.add_argument("--status", choices=_STATUSES)
    listing.add_argument("--authority", choices=_AUTHORITIES)
    listing.add_flag("--conflicts")
    listing.add_flag("--deleted")
    _add_fields(parsers["edit"], is_new=False)
    parsers["edit"].add_flag("--settle")
    parsers["status"].add_argument("status", choices=[status for status in _STATUSES if status != Status.DRAFT])
    parsers["status"].add_argument("replaced_by", nargs="?", default="", metavar="BY-ID")
    parsers["bring-back"].add_argument("revision")
    parsers["delete"].add_argument("--for-good", metavar="SHORT-ID")
    list_commands(subjects, commands.__name__, _SHARING, {name: f"sharing.add_{name}" for name in _SHARING})


def _run_led(run: Callable[[argparse.Namespace], int], chosen: argparse.Namespace) -> int:
    """Run a command with the clauses written by the edition that leads."""
    load_leading(data_folder(chosen.data))
    return run(chosen)


def _add_fields(parser: Command, *, is_new: bool) -> None:
    for field, kind in _LINES.items():
        parser.add_argument(f"--{field}", metavar=kind, required=is_new and field == "question")
    parser.add_argument("--answer", metavar="TEXT")
    parser.add_argument("--authority", choices=_AUTHORITIES)
    for field, (option, kind, description) in _LISTS.items():
        parser.add_argument(
            option,
            dest=field,
            action="append",
            metavar=kind,
            help=worded("{help}; may be repeated", help=in_words(description)),
        )
    for field in _FILES:
        parser.add_file(f"--{field.replace('_', '-')}")


def _fields(chosen: argparse.Namespace) -> dict[str, Any]:
    """Fields of a ruling from the options. Raises InputError for a file that can't be read."""
    fields: dict[str, Any] = {}
    for field in (*_LINES, "answer", "authority", *_LISTS, *_FILES):
        value = getattr(chosen, field)
        if value is None:
            continue
        if field == "answer" and value == "-":
            value = read_stdin(4 * BOUNDS["answer"].letters, message("an answer"))
        elif field in _FILES:
            value = read_untrusted_text(value, 4 * BOUNDS[field].letters)
            if field == "rests_on":
                # Imported here: most rulings rest on nothing.
                from judgeapp.scenario.file import text_for_edition

                value = text_for_edition(value, played_for(leading()))
        elif field == "clauses":
            corpus = opened_concordance(data_folder(chosen.data)).corpus
            value = tuple(map(corpus.base_number, value))
        elif field in _LISTS:
            value = tuple(value)
        fields[field] = Authority(value) if field == "authority" else value
    return fields


def _by(chosen: argparse.Namespace) -> str:
    if chosen.by is not None:
        return str(chosen.by)
    return settings.load(settings_file(data_folder(chosen.data)))[0].judge


def _add(chosen: argparse.Namespace) -> int:
    by = _by(chosen)
    fields = {"judge": by, "date": date.today().isoformat()} | _fields(chosen)
    status = Status.GIVEN if chosen.given else Status.DRAFT
    with opened_notebook(chosen, to_change=True) as notebook:
        made = notebook.add(Ruling(status=status, **fields), by)
        return _report_change(chosen, notebook, made.ruling, made)


def _edit(chosen: argparse.Namespace) -> int:
    fields = _fields(chosen)
    with opened_notebook(chosen, to_change=True) as notebook:
        noted = notebook.of(notebook.named(chosen.id))
        if noted.content is None:
            raise InputError("ruling {id} is deleted", mend="Restore it from its history first", id=short(noted.id))
        if noted.in_conflict and not chosen.settle:
            raise InputError(
                "ruling {id} was changed in two ways",
                mend="Look at it with show, then restore one, or settle it with --settle",
                id=short(noted.id),
            )
        content = replace(noted.content, **fields)
        made = None
        if content != noted.content or noted.in_conflict:
            made = notebook.change(noted.id, content, _by(chosen), noted.head_ids)
        return _report_change(chosen, notebook, noted.id, made)


def _status(chosen: argparse.Namespace) -> int:
    with opened_notebook(chosen, to_change=True) as notebook:
        ruling = notebook.named(chosen.id)
        replaced_by = notebook.named(chosen.replaced_by) if chosen.replaced_by else ""
        made = notebook.set_status(ruling, Status(chosen.status), _by(chosen), replaced_by)
        return _report_change(chosen, notebook, ruling, made)


def _restore(chosen: argparse.Namespace) -> int:
    with opened_notebook(chosen, to_change=True) as notebook:
        ruling = notebook.named(chosen.id)
        matches = [revision for revision in notebook.history(ruling) if revision.id.startswith(chosen.revision)]
        if len(matches) != 1:
            raise InputError(
                "{number} revisions begin with {revision!r}: give more of the id",
                mend="judgeapp notebook history {ruling} lists them",
                number=len(matches),
                revision=chosen.revision[:40],
                ruling=short(ruling),
            )
        made = notebook.restore(ruling, matches[0].id, _by(chosen))
        return _report_change(chosen, notebook, ruling, made)


def _delete(chosen: argparse.Namespace) -> int:
    with opened_notebook(chosen, to_change=True) as notebook:
        ruling = notebook.named(chosen.id)
        is_for_good = chosen.for_good is not None
        if not is_for_good:
            notebook.delete(ruling, _by(chosen))
        elif chosen.for_good != short(ruling):
            raise InputError(
                "{for_good!r} isn't the ruling, so nothing was deleted",
                where="--for-good",
                mend="To delete it and all of its history, type {ruling}",
                for_good=chosen.for_good[:40],
                ruling=short(ruling),
            )
        else:
            from judgeapp.desk.upkeep.copying import copy_before_deletion

            copy_before_deletion(notebook_file(data_folder(chosen.data)))
            notebook.delete_for_good(ruling, _by(chosen))
        if chosen.json:
            print_json({"id": ruling, "for_good": is_for_good})
        elif is_for_good:
            print_worded("{ruling}  deleted for good", ruling=short(ruling))
        else:
            print_worded("{ruling}  deleted; `judgeapp notebook bring-back` restores it", ruling=short(ruling))
    return 0


def _report_change(chosen: argparse.Namespace, notebook: Notebook, ruling: str, made: Revision | None) -> int:
    """Print a ruling after a change; `made` is None if there was nothing to change."""
    noted = notebook.of(ruling)
    if chosen.json:
        print_json(_json(noted))
    else:
        line = _line(noted)
        print(line if made is not None else worded("{line}  (unchanged)", line=line))
    return 0


def _list(chosen: argparse.Namespace) -> int:
    with opened_notebook(chosen) as notebook:
        every = notebook.all()
    matches = [noted for noted in every if _is_wanted(noted, chosen)]
    if chosen.json:
        print_json([_json(noted) for noted in matches])
    else:
        for noted in matches:
            print(_line(noted))
    return 0 if matches else 1


def _is_wanted(noted: NotedRuling, chosen: argparse.Namespace) -> bool:
    # A deleted ruling matches by its last content.
    content = noted.content
    if content is None or chosen.deleted:
        return bool(chosen.deleted) and content is None
    return (
        (not chosen.conflicts or noted.in_conflict)
        and (chosen.status is None or content.status == chosen.status)
        and (chosen.authority is None or content.authority == chosen.authority)
        and has_words(content, " ".join(chosen.words))
    )


def _show(chosen: argparse.Namespace) -> int:
    with opened_notebook(chosen) as notebook:
        noted = notebook.of(notebook.named(chosen.id))
        replaces = [ruling.id for ruling in notebook.replaced(noted.id)]
    if chosen.json:
        heads = [
            {
                "revision": head.id,
                **json_fields(head, "at", "by"),
                "deleted": head.content is None,
                "changed": changed_fields(noted.content, head.content),
            }
            for head in noted.heads
        ]
        print_json(_json(noted) | {"replaces": replaces, "heads": heads})
        return 0
    print_worded(
        "{id}  last changed {at} by {by}", id=short(noted.id), at=format_time(noted.at), by=_name(noted.heads[0].by)
    )
    if noted.content is None:
        print_worded("deleted")
    else:
        _print_ruling(noted.content)
    for ruling in replaces:
        print_worded("replaces: {one}", one=short(ruling))
    if noted.in_conflict:
        print_worded("CONFLICT: it was changed in two ways; `bring-back` or `edit --settle` settles it")
        for head in noted.heads:
            print_worded(
                "  revision {id}, {at} by {by}:", id=short(head.id), at=format_time(head.at), by=_name(head.by)
            )
            if head.content is None:
                print_worded("    deleted")
                continue
            for field in changed_fields(noted.content, head.content) or ("question", "answer"):
                print(f"    {_field_line(field, getattr(head.content, field))}")
    return 0


def _history(chosen: argparse.Namespace) -> int:
    with opened_notebook(chosen) as notebook:
        every = notebook.history(notebook.named(chosen.id))
    known = {revision.id: revision.content for revision in every}
    entries = []
    for revision in every:
        before = next((known[parent] for parent in revision.parents if parent in known), None)
        entries.append((revision, changed_fields(before, revision.content)))
    if chosen.json:
        print_json([_json_of_revision(revision, changed) for revision, changed in entries])
        return 0
    for revision, changed in entries:
        what = comma_list(display_name(FIELDS, field) for field in changed) or worded("no changes")
        if revision.content is None:
            what = worded("deleted")
        elif not revision.parents:
            what = worded("written")
        both = worded(" (settles a conflict)") if len(revision.parents) > 1 else ""
        print(f"{short(revision.id)}  {format_time(revision.at)}  {_name(revision.by)}  {what}{both}")
    return 0


def _print_ruling(ruling: Ruling) -> None:
    print(ruling.question)
    print(fact_list((display_name(STATUSES, ruling.status), display_name(AUTHORITIES, ruling.authority))))
    if ruling.answer:
        print(f"\n{ruling.answer}\n")
    for field in Ruling.__struct_fields__:
        value = getattr(ruling, field)
        if value and field not in ("question", "answer", "status", "authority"):
            print(_field_line(field, written(value) if field == "clauses" else value))


def _field_line(field: str, value: str | tuple[str, ...]) -> str:
    if not isinstance(value, str):
        shown = comma_list(value)
    elif field == "replaced_by":
        shown = short(value)
    else:
        shown = display_name(FIELD_WORDS.get(field, {}), value).replace("\n", "\n    ")
    return labelled(display_name(FIELDS, field), shown)


def _line(noted: NotedRuling) -> str:
    content = noted.content
    if content is None:
        return worded("{id}  deleted", id=short(noted.id))
    question = brief(" ".join(content.question.split()), _MAX_WIDTH)
    marks = worded("  CONFLICT") if noted.in_conflict else ""
    about = "  ".join(filter(None, (content.date, content.event, content.judge)))
    status = display_name(STATUSES, content.status)
    return f"{short(noted.id)}  {status}  {question}  {about}{marks}".rstrip()


def _name(by: str) -> str:
    return by or worded("(no name)")


def plain_ruling(ruling: Ruling | None) -> dict[str, Any]:
    """Every field of a ruling for JSON; empty ones for None."""
    empty = Ruling("")
    fields = {field: getattr(ruling or empty, field) for field in Ruling.__struct_fields__}
    return fields | {"clauses": written(fields["clauses"])}


def _json(noted: NotedRuling) -> dict[str, Any]:
    return {
        "id": noted.id,
        "at": noted.at,
        "by": noted.heads[0].by,
        "deleted": noted.content is None,
        "conflict": noted.in_conflict,
        **plain_ruling(noted.content),
    }


def _json_of_revision(revision: Revision, changed: tuple[str, ...]) -> dict[str, Any]:
    return {
        "revision": revision.id,
        **json_fields(revision, "parents", "at", "by", "device"),
        "deleted": revision.content is None,
        "changed": changed,
        "ruling": None if revision.content is None else plain_ruling(revision.content),
    }


_COMMANDS = {
    "add": (for_later("write a ruling"), _add),
    "list": (for_later("list rulings, most recently changed first"), _list),
    "show": (for_later("show a ruling"), _show),
    "history": (for_later("list every change of a ruling, the newest first"), _history),
    "edit": (for_later("change a ruling"), _edit),
    "status": (for_later("set the status of a ruling"), _status),
    "bring-back": (for_later("restore an earlier text of a ruling"), _restore),
    "delete": (for_later("delete a ruling"), _delete),
}
