"""The command `judgeapp`: the window without arguments, a capability with a subcommand."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import judgeapp
from judgeapp.cards.reading.caching import Cache, caching_in
from judgeapp.cli import window
from judgeapp.cli.terminal import guarded_output
from judgeapp.errors import InputError

_EPILOG = """\
exit status:
  0  all went well
  1  the command ran, and its answer is no: nothing found, a check failed
  2  the command line, a file or a setting is wrong; stderr says what, where, how to mend
  70 the program itself is wrong; please report what stderr says

The user's data are in the platform's data folder, or in the folder that --data or the
environment variable JUDGEAPP_DATA names. What can be made again, the index, is in the platform's
cache folder, or where JUDGEAPP_CACHE says. Nothing is written anywhere else.
"""


# Each is the module of that name.
_COMMANDS = (
    "search", "show", "cards", "deck", "rulings", "notebook", "team", "play", "scenes", "ledger",
    "corpus", "desk", "bench",
)  # fmt: skip


def parser(
    commands: Sequence[str] = _COMMANDS, *, with_commands: bool = True
) -> argparse.ArgumentParser:
    """The parser of the command line, with some of its commands: what a command needs is loaded
    with it. Without any it knows the window only."""
    root = argparse.ArgumentParser(
        prog="judgeapp",
        description=judgeapp.__doc__,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=with_commands,
        allow_abbrev=False,
    )
    root.add_argument("--data", type=_folder, metavar="FOLDER", help="the user's data folder")
    root.set_defaults(run=window.run)
    if with_commands:
        version = f"judgeapp {judgeapp.__version__}"
        root.add_argument("--version", action="version", version=version)
        added = root.add_subparsers(title="commands", metavar="COMMAND")
        for command in commands:
            import_module(f"judgeapp.cli.commands.{command}").add(added)
        _let_follow(added)
    return root


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    with guarded_output():
        return _run(arguments)


def _run(arguments: Sequence[str] | None) -> int:
    for stream in (sys.stdout, sys.stderr):
        # A terminal that can't show a character shows a substitute instead of failing.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    chosen, rest = parser(with_commands=False).parse_known_args(arguments)
    if rest:
        chosen = parser(rest[:1] if rest[0] in _COMMANDS else _COMMANDS).parse_args(arguments)
    try:
        with caching_in(_reading_cache):
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
        print(f"judgeapp: {where}{error.strerror or error}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except Exception:
        traceback.print_exc()
        return 70
    return status


def _reading_cache() -> Cache | None:
    from judgeapp.desk.reading_cache import reading_cache

    return reading_cache()


def _folder(name: str) -> Path:
    # An empty name would be the folder where one stands: a variable of a script was not set.
    if not name.strip():
        raise argparse.ArgumentTypeError("no folder is named")
    return Path(name)


def _let_follow(commands: Any) -> None:
    """--data may stand behind the command too, and no option may be abbreviated: a new one
    would break scripts."""
    for command in commands.choices.values():
        command.allow_abbrev = False
        command.add_argument(
            "--data", type=_folder, metavar="FOLDER", default=argparse.SUPPRESS,
            help="the user's data folder",
        )  # fmt: skip
        for action in command._actions:
            if isinstance(action, argparse._SubParsersAction):
                _let_follow(action)
