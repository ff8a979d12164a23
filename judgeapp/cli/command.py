"""Parser of a command that loads the command's module only when it is called."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

from judgeapp.cli.localization import in_words, worded
from judgeapp.cli.terminal import display_width, wrapped_to
from judgeapp.messages.message import translation


class Command(argparse.ArgumentParser):
    """Parser without abbreviated options (a new one would break scripts); --data may follow it too. The texts of its
    help are in help.yaml, but for those that are set where they are shared or computed."""

    def __init__(self, *, add: Callable[[Command], None] | None = None, **options: Any) -> None:
        """`add` adds the arguments when the command is parsed."""
        self.arguments: list[argparse.Action] = []
        self.words: dict[str, object] = {}  # parameters of these texts
        self._add = add
        self._is_whole = False
        super().__init__(allow_abbrev=False, formatter_class=HelpLines, **options)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if not self._is_whole:
            self._is_whole = True
            if self._add is not None:
                self._add(self)
            add_data(self, default=argparse.SUPPRESS)
        return super().parse_known_args(args, namespace)

    def add_argument(self, *names: str, **options: Any) -> argparse.Action:
        argument = super().add_argument(*names, **options)
        self.arguments.append(argument)
        return argument

    def format_help(self) -> str:
        if self.description is None:
            own = self.prog.removeprefix("judgeapp ")
            texts, shared = (command_help().get(name, {}) for name in (own, own.rpartition(" ")[0]))
            self.description = self._worded(texts.get("description"))
            self.epilog = self.epilog or self._worded(texts.get("epilog"))
            for argument in self.arguments:
                name = (*argument.option_strings, argument.dest)[0]
                text = texts.get(name) or shared.get(name)
                argument.help = argument.help or self._worded(text, usual=argument.default)
        return super().format_help()

    def _worded(self, text: str | None, **words: object) -> str | None:
        return None if text is None else in_words(text, **self.words, **words)

    def add_flag(self, name: str, meaning: str = "", **options: Any) -> None:
        """Add an option that is given or not."""
        self.add_argument(name, action="store_true", help=meaning or None, **options)

    def add_file(self, name: str, meaning: str = "", **options: Any) -> None:
        """Add a file, or with `nargs` or `action` several."""
        self.add_argument(name, type=Path, metavar="FILE", help=meaning or None, **options)

    def add_repeated(self, name: str, metavar: str, **options: Any) -> None:
        """Add an option that may be given several times."""
        self.add_argument(name, action="append", default=[], metavar=metavar, **options)

    def set_run(self, run: Callable[[argparse.Namespace], int]) -> None:
        """Set the command's function, for people or with --json for scripts; it returns exit status."""
        self.add_flag("--json", worded("print JSON for scripts"))
        self.set_defaults(run=run)


class HelpLines(argparse.HelpFormatter):
    """Help formatter that counts wide characters as two columns and keeps a text's line breaks."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped_to(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines: list[str] = []
        for line in text.split("\n"):
            # A wrapped line of a table continues below the text after its number or name.
            begins = (re.match(r" *(\d+ +|\S+ {2,})", line) or [""])[0]
            before, after = indent + begins, indent + " " * len(begins)
            lines += wrapped_to(line[len(begins) :], width, before=before, after=after) or [""]
        return "\n".join(lines)

    def _format_usage(self, *arguments: Any) -> str:
        """Usage with its continuation lines indented below the first."""
        usage = super()._format_usage(*arguments)
        prefix = arguments[-1] if arguments[-1] is not None else translation("argparse", "usage: ")
        wider = display_width(prefix) - len(prefix)
        return usage.replace("\n ", "\n " + " " * wider)


def add_data(parser: argparse._ActionsContainer, **how: Any) -> None:
    parser.add_argument("--data", type=_folder, metavar="FOLDER", help=worded("your data folder"), **how)


def list_commands(group: Any, package: str, commands: Mapping[str, str], places: Mapping[str, str] = {}) -> None:
    """Add commands with their summaries to a group (`add_subparsers`). Each is added by `add` in the module of the
    package that has its name, or else by the function at its place, "importing.add_errata"; that is imported once the
    command is parsed."""
    for name, summary in commands.items():
        module, _, function = places.get(name, f"{name.replace('-', '_')}.add").partition(".")
        group.add_parser(name, help=in_words(summary), add=partial(_add, f"{package}.{module}", function))


def _add(module: str, function: str, parser: Command) -> None:
    getattr(import_module(module), function)(parser)


@cache
def command_help() -> dict[str, dict[str, str]]:
    """Texts of help.yaml by command and argument."""
    from judgeapp.files.packaged import packaged  # slow to load, and seldom asked for

    return packaged(__package__, "help.yaml", dict[str, dict[str, str]])


def _folder(name: str) -> Path:
    # An empty name would mean the current folder: a script's variable was unset.
    if not name.strip():
        raise argparse.ArgumentTypeError(worded("the name of the folder is empty"))
    return Path(name)
