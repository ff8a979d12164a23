"""The command `judgeapp`: the window without arguments, a capability with a subcommand."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

import judgeapp
from judgeapp.cli.command import Command, HelpLines, Listed, add_data, list_commands
from judgeapp.cli.localization import english, for_later, source_title, speak, wished_language, worded
from judgeapp.cli.terminal import guarded_output
from judgeapp.desk.folder import CACHE_VARIABLE
from judgeapp.desk.folder import VARIABLE as DATA_VARIABLE
from judgeapp.desk.languages import VARIABLE
from judgeapp.messages.errors import InputError
from judgeapp.messages.os_errors import describe_os_error
from judgeapp.runtime.garbage_collection import collection_deferred, collection_unchanged

# What it is called in every language.
_GAME = "Digimon Card Game"
_COMMANDS = tuple(
    Listed(name, summary, name)
    for name, summary in (
        ("search", for_later("find clauses and passages in all sources")),
        ("show", for_later("show a clause, a passage, or a concept of the glossary")),
        ("cards", for_later("import card files into the library, and find cards")),
        ("deck", for_later("check deck lists")),
        ("rulings", for_later("take in official answers, and find them")),
        ("update", for_later("fetch the files again whose addresses you gave")),
        ("notebook", for_later("write down rulings, change them, and look through their history")),
        ("team", for_later("keep the notebook in step with the one on the team's server")),
        ("play", for_later("play scenario files and replays on the rules engine")),
        ("explore", for_later("follow every way it could have gone, and say what comes of it")),
        ("questions", for_later("list the questions with proven answers, and prove them")),
        ("scenes", for_later("list the ready scenes, by clause, keyword effect or title")),
        ("ledger", for_later("list which clauses the engine enforces")),
        ("corpus", for_later("work on the rule texts themselves")),
        ("desk", for_later("look after what is kept in the data folder")),
        ("bench", for_later("measure speed on this machine")),
    )
)


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    root = argparse.ArgumentParser(
        prog="judgeapp",
        description=worded("The judge's desk for the {game}.", game=_GAME),
        epilog=_epilog(),
        formatter_class=HelpLines,
        allow_abbrev=False,
    )
    add_data(root)
    root.add_argument(
        "--open",
        type=Path,
        nargs="*",
        metavar="FILE",
        help=worded("open files in the window, as if they were dropped onto it"),
    )
    root.add_argument("--version", action="store_true", help=worded("tell version, edition of the rules and commit"))
    # A command has its own, which counts what follows it.
    root.add_argument("--json", action="store_true", dest="version_json", help=worded("with --version: print JSON"))
    root.set_defaults(run=_open_window)
    added = root.add_subparsers(title=worded("commands"), metavar="COMMAND", parser_class=Command)
    list_commands(added, "judgeapp.cli.commands", _COMMANDS)
    return root


def _epilog() -> str:
    paragraphs = (
        (
            worded("exit status:"),
            worded("  0  all went well"),
            worded("  1  the command ran, and its answer is no: nothing found, a check failed"),
            worded("  2  the command line, a file or a setting is wrong; stderr says what, where, how to mend"),
            worded("  70 the program itself is wrong; please report what stderr says"),
        ),
        (
            worded(
                "The user's data are in the platform's data folder, or in the folder that --data or"
                " the environment variable {data} names. What can be made again, the index, is in"
                " the platform's cache folder, or where {cache} says. Nothing is written anywhere"
                " else.",
                data=DATA_VARIABLE,
                cache=CACHE_VARIABLE,
            ),
        ),
        (
            worded(
                "Commands speak the language that {variable} names (en, ja, zh-Hans, zh-Hant, de),"
                " or else the system's; English where it is none of these. What is printed with"
                " --json is always English, and so are names of options, ids and exit statuses.",
                variable=VARIABLE,
            ),
        ),
    )
    return "\n\n".join("\n".join(lines) for lines in paragraphs)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status. Without arguments it is that of this process,
    which ends behind it."""
    with guarded_output(), collection_deferred() if arguments is None else collection_unchanged() as loaded:
        return _run(arguments, loaded)


def _run(arguments: Sequence[str] | None, loaded: Callable[[], None]) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A terminal that can't show a character shows a substitute instead of failing.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    speak(wished_language())
    root = parser()
    chosen = root.parse_args(arguments)  # which loads what the command needs
    loaded()
    if chosen.version_json and not chosen.version:
        root.error(worded("--json stands behind a command, or beside --version"))
    if chosen.version:
        return _print_version(as_json=chosen.version_json)
    from judgeapp.cli.stores.readings import cached_readings

    try:
        with english(only_if=getattr(chosen, "json", False)), cached_readings():
            status: int = chosen.run(chosen)
        sys.stdout.flush()
    except InputError as error:
        print(f"judgeapp: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of a pipe (head, less) has seen enough.
        sys.stderr.close()
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"judgeapp: {where}{describe_os_error(error)}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except Exception:
        traceback.print_exc()
        return 70
    return status


def _open_window(chosen: argparse.Namespace) -> int:
    # The window's libraries are loaded only when it is wanted: commands stay quick.
    try:
        from judgeapp.ui.application import run as run_window
    except ImportError as error:
        if ".so" not in str(error):
            raise
        # A Linux without a desktop.
        raise InputError(
            "this system lacks what a window is drawn with ({error})",
            error=error,
            mend="On Debian and Ubuntu, install libegl1, libgl1 and libxkbcommon0; elsewhere Mesa",
        ) from error
    return run_window(chosen.data, files=tuple(chosen.open or ()))


def _print_version(*, as_json: bool) -> int:
    """Print the versions of the program, of the rules that are built in, and of the source."""
    from judgeapp.cli.terminal import print_json
    from judgeapp.rulebook.corpus import RULES
    from judgeapp.rulebook.manifest import load_manifest
    from judgeapp.runtime.build_info import commit

    rules = load_manifest().source(RULES)
    if as_json:
        print_json(
            {
                "version": judgeapp.__version__,
                "rules": {"edition": rules.edition, "date": rules.date},
                "commit": commit() or None,
            }
        )
        return 0
    print(f"judgeapp {judgeapp.__version__}")
    print(f"{source_title(rules)} {rules.edition}, {rules.date}")
    print(worded("commit {commit}", commit=commit() or worded("not known")))
    return 0
