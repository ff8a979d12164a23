"""Install missing requirements with the Linux package manager.

`plan` decides from the facts what is to be done, `provide` does it; only `System` touches the
world.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from linux.needs import FONTS, Need, Needs

PROBE = Path(__file__).with_name("probe.py")
# pacman finds nothing without a package index; with a new index it has to upgrade everything.
_PACMAN = "-S" if any(Path("/var/lib/pacman/sync").glob("*.db")) else "-Syu"

Command = tuple[str, ...]


class Manager(NamedTuple):
    """A package manager, named as its column in the table of needs."""

    name: str
    refresh: tuple[Command, ...]
    install: Command


MANAGERS = (
    Manager("apt", (("apt-get", "update"),), ("apt-get", "install", "--yes", "--no-install-recommends")),
    Manager("dnf", (), ("dnf", "install", "--assumeyes")),
    Manager("pacman", (), ("pacman", _PACMAN, "--needed", "--noconfirm")),
)


class MissingError(Exception):
    """A requirement is missing; the message says what to do about it."""


@dataclass(frozen=True)
class Facts:
    """State of the system: the requirements that are met, by name, and the means to install the others."""

    here: frozenset[str]
    manager: Manager | None
    is_root: bool
    has_sudo: bool
    has_terminal: bool
    knows: Callable[[str], bool]  # checks that a package of this name exists


class Way(Enum):
    AT_ONCE = auto()
    AFTER_ASKING = auto()
    BY_HAND = auto()


@dataclass(frozen=True)
class Plan:
    """Requirements that are missing, and the commands that install them. Those for fonts are separate, because the
    program runs without fonts."""

    missing: tuple[Need, ...]
    languages: tuple[str, ...]  # languages without a font
    way: Way
    with_sudo: bool
    for_needs: tuple[Command, ...]
    for_fonts: tuple[Command, ...]

    def lack(self) -> str:
        lines = []
        if self.missing:
            lines.append(f"Needed, and not installed here: {_names(self.missing)}.")
        if self.languages:
            lines.append(f"No font is installed here for: {', '.join(self.languages)}.")
        return "\n".join(lines)

    def typed(self) -> str:
        """The commands as a user types them."""
        prefix = "    sudo " if self.with_sudo else "    "
        return "\n".join(prefix + " ".join(line) for line in (*self.for_needs, *self.for_fonts))

    def by_hand(self) -> str:
        """Instructions for users who can't or don't want to install automatically."""
        if not (self.for_needs or self.for_fonts):
            return "Install it with the package manager of this system, and start again."
        type_this = "type this" if self.with_sudo else "type this as root"
        return f"To install it, {type_this}, and start again:\n{self.typed()}"


def plan(needs: Needs, facts: Facts, *, offer_fonts: bool) -> Plan:
    """Plan the installation. Missing fonts alone are ignored unless `offer_fonts`."""
    missing = needs.missing(facts.here)
    languages = needs.languages(facts.here)
    for_needs = _installing(missing, facts)
    for_fonts = _installing((FONTS[language] for language in languages), facts)
    if for_needs and for_fonts:
        for_fonts = for_fonts[-1:]  # the package index is already refreshed
    if facts.manager is None or not (missing or offer_fonts):
        way = Way.BY_HAND
    elif facts.is_root:
        way = Way.AT_ONCE
    else:
        way = Way.AFTER_ASKING if facts.has_sudo and facts.has_terminal else Way.BY_HAND
    with_sudo = facts.has_sudo and not facts.is_root
    return Plan(missing, languages, way, with_sudo, for_needs, for_fonts)


def _installing(needs: Iterable[Need], facts: Facts) -> tuple[Command, ...]:
    manager = facts.manager
    if manager is None:
        return ()
    packages = dict.fromkeys(_package(need, manager, facts) for need in needs)
    if not packages:
        return ()
    return (*manager.refresh, (*manager.install, *packages))


def _package(need: Need, manager: Manager, facts: Facts) -> str:
    """The first of several names that the manager knows, otherwise the last."""
    names = str(getattr(need, manager.name)).split(" | ")
    return next((name for name in names[:-1] if facts.knows(name)), names[-1])


class System:
    """The running Linux system and its user."""

    def look(self, needs: Needs) -> Facts:
        return Facts(
            here=self._here(needs.names()),
            manager=next((m for m in MANAGERS if shutil.which(m.install[0])), None),
            is_root=os.geteuid() == 0,
            has_sudo=shutil.which("sudo") is not None,
            has_terminal=sys.stdin is not None and sys.stdin.isatty(),
            knows=self._knows,
        )

    def run(self, command: Command, *, with_sudo: bool) -> str:
        """Run a command quietly. Returns its error message if it fails."""
        sudo = ("sudo",) if with_sudo else ()
        done = subprocess.run(
            # Prompts of the package manager would be invisible, so it must not ask.
            (*sudo, "env", "DEBIAN_FRONTEND=noninteractive", *command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode == 0:
            return ""
        lines = done.stderr.splitlines()
        errors = [line for line in lines if line.lower().startswith(("e:", "error"))]
        return next(iter(errors or lines[-1:]), f"{command[0]} ended with {done.returncode}.")

    def say(self, text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    def agrees(self) -> bool:
        try:
            return input("Do that now? [Y/n] ").strip().lower() in ("", "y", "yes")
        except EOFError:
            return False

    def _here(self, names: Iterable[str]) -> frozenset[str]:
        # A new process finds what was just installed, and keeps the loaded libraries out of this one.
        done = subprocess.run(
            (sys.executable, str(PROBE), *names),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            check=False,
        )
        return frozenset(done.stdout.split())

    def _knows(self, package: str) -> bool:
        asked = ("apt-cache", "show", package)
        done = subprocess.run(asked, capture_output=True, check=False)
        return done.returncode == 0


def provide(needs: Needs, system: System, *, offer_fonts: bool) -> None:
    """Install missing requirements, or raise MissingError. Missing fonts are reported, but never raise."""
    if not needs.names():
        return
    facts = system.look(needs)
    made = plan(needs, facts, offer_fonts=offer_fonts)
    if not (made.missing or made.languages):
        return
    system.say(made.lack())
    if made.way is Way.BY_HAND:
        if made.missing:
            raise MissingError(made.by_hand())
        system.say(made.by_hand())
        return
    system.say(f"This installs it:\n{made.typed()}")
    if made.way is Way.AFTER_ASKING and not system.agrees():
        if made.missing:
            raise MissingError("Type that yourself, and start again.")
        return
    system.say("Installing, which may take some minutes ...")
    if trouble := _bring(made.for_needs, made, system):
        raise MissingError(f"It could not be installed: {trouble}\nCheck the network, and start again.")
    if left := needs.missing(system.look(needs).here):
        raise MissingError(f"Still not here: {_names(left)}.")
    if trouble := _bring(made.for_fonts, made, system):
        system.say(f"Going on without the fonts, which could not be installed: {trouble}")


def _bring(commands: tuple[Command, ...], made: Plan, system: System) -> str:
    """Run commands in order; the result of the last one counts."""
    trouble = ""
    for command in commands:
        trouble = system.run(command, with_sudo=made.with_sudo)
    return trouble


def _names(needs: Iterable[Need]) -> str:
    return ", ".join(need.name for need in needs)
