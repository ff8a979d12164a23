"""The command `judgeapp`: the window without arguments, a capability with a subcommand."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

import judgeapp
from judgeapp.cli import commands
from judgeapp.cli.command import Command, HelpLines, add_data, list_commands
from judgeapp.cli.localization import (
    for_later,
    in_words,
    source_title,
    speak,
    speaking,
    spoken_now,
    wished_language,
    worded,
)
from judgeapp.cli.terminal import guarded_output
from judgeapp.messages.errors import DamagedInstallationError, InputError, describe_os_error
from judgeapp.messages.message import translation
from judgeapp.runtime.memory import collection_deferred, collection_unchanged

# The game's name, in every language.
_GAME = "Digimon Card Game"
# Commands by purpose, each with its summary.
_COMMANDS = {
    for_later("find"): {
        "search": for_later("find rules, cards, rulings and answers by words or a question"),
        "show": for_later("show a clause, a passage or a term with all that belongs to it"),
        "questions": for_later("list the questions with proven answers"),
        "scenes": for_later("list the built-in scenes for a clause, keyword effect or title"),
    },
    for_later("check"): {
        "play": for_later("play scenarios and replays, with the clause for every step"),
        "explore": for_later("follow every legal line of play from a position"),
        "deck": for_later("check deck lists"),
    },
    for_later("rulings and backups"): {
        "notebook": for_later("write, change, exchange and print rulings"),
        "team": for_later("share the notebook on a team's server"),
        "desk": for_later("check your data, list and restore backups"),
    },
    for_later("import"): {
        "cards": for_later("import, find and explain cards; teach their wordings"),
        "rulings": for_later("import and find official answers"),
        "corpus": for_later("import and compare editions of the rules"),
        "update": for_later("fetch files again from addresses that you gave"),
    },
    for_later("measure"): {
        "ledger": for_later("list which clauses the engine enforces"),
        "bench": for_later("measure speed on this machine"),
    },
}


def parser() -> argparse.ArgumentParser:
    root = argparse.ArgumentParser(
        prog="judgeapp",
        usage="judgeapp [COMMAND] [--data FOLDER] [--open FILE ...] [--version] [--json]",
        description=worded("The judge's desk for the {game}. Without a command, it opens the window.", game=_GAME),
        epilog="\n".join(
            (
                worded("exit status: 0 done; 1 nothing found or check failed; 2 wrong input; 70 program error"),
                worded("judgeapp COMMAND --help explains a command, its files and its JSON."),
            )
        ),
        formatter_class=HelpLines,
        allow_abbrev=False,
        add_help=False,
    )
    added = root.add_subparsers(prog="judgeapp", metavar="COMMAND", parser_class=Command, help=argparse.SUPPRESS)
    for wanted, listed in _COMMANDS.items():
        list_commands(added, commands.__name__, listed)
        summaries = (f"{name:<10}  {in_words(summary)}" for name, summary in listed.items())
        root.add_argument_group(in_words(wanted), "\n".join(summaries))
    options = root.add_argument_group(translation("argparse", "options"))
    options.add_argument("-h", "--help", action="help", help=translation("argparse", "show this help message and exit"))
    add_data(options)
    options.add_argument(
        "--open",
        type=Path,
        nargs="*",
        metavar="FILE",
        help=worded("open files in the window, as if they were dropped onto it"),
    )
    options.add_argument(
        "--version", action="store_true", help=worded("print the versions of program and rules, and the commit")
    )
    # Commands have a --json of their own, after their name.
    options.add_argument("--json", action="store_true", dest="version_json", help=argparse.SUPPRESS)
    root.set_defaults(run=_open_window)
    return root


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status. Without arguments, run those of this process, which then ends."""
    with guarded_output(), collection_deferred() if arguments is None else collection_unchanged() as loaded:
        return _run(arguments, loaded)


def _run(arguments: Sequence[str] | None, loaded: Callable[[], None]) -> int:
    for stream in (sys.stdout, sys.stderr):
        # Replace a character that the terminal can't show instead of failing.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    speak(wished_language())
    root = parser()
    try:
        chosen = root.parse_args(arguments)  # imports the command's module
        loaded()
        if chosen.version_json and not chosen.version:
            root.error(worded("--json goes after a command, or with --version"))
        if chosen.version:
            return _print_version(as_json=chosen.version_json)
        from judgeapp.cli.stores.readings import cached_readings

        # Scripts compare English.
        with speaking("en" if getattr(chosen, "json", False) else spoken_now()), cached_readings():
            status: int = chosen.run(chosen)
        sys.stdout.flush()
    except InputError as error:
        print(f"judgeapp: {error}", file=sys.stderr)
        return 2
    except DamagedInstallationError as error:
        print(f"judgeapp: {error}.", file=sys.stderr)
        return 70
    except BrokenPipeError:
        # The pipe's reader (head, less) has seen enough.
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
    # The window's libraries are imported only for the window: commands stay quick.
    try:
        from judgeapp.ui.application import run as run_window
    except ImportError as error:
        if ".so" not in str(error):
            raise
        # Linux without a desktop.
        raise InputError(
            "this system can't draw a window ({error})",
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
    print(worded("commit {commit}", commit=commit() or worded("unknown")))
    return 0
