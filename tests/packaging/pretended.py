"""A simulated system: tests install nothing."""

from __future__ import annotations

from dataclasses import replace

from linux.needs import DRAWING, FONTS, VENV, Needs
from linux.system import MANAGERS, Facts, Manager, System

NEEDS = Needs((*VENV, *DRAWING), fonts=True)
LIBRARIES = frozenset(need.name for need in NEEDS.all_of)
FONT_NAMES = frozenset(need.name for need in FONTS.values())
EVERYTHING = LIBRARIES | FONT_NAMES
UPDATE = ("apt-get", "update")


def facts(
    here: frozenset[str] = frozenset(),
    *,
    manager: Manager | None = MANAGERS[0],
    is_root: bool = False,
    has_sudo: bool = False,
    has_terminal: bool = False,
    packages: frozenset[str] = frozenset(),
) -> Facts:
    return Facts(here, manager, is_root, has_sudo, has_terminal, packages.__contains__)


class Pretended(System):
    """A system with given facts, on which installing provides what it declares."""

    def __init__(
        self, given: Facts, *, brings: frozenset[str] = EVERYTHING, trouble: str = "", answer: bool = True
    ) -> None:
        self.facts, self.brings, self.trouble, self.answer = given, brings, trouble, answer
        self.run_commands: list[tuple[str, ...]] = []
        self.printed = ""
        self.asked = 0

    def look(self, needs: Needs) -> Facts:
        return self.facts

    def run(self, command: tuple[str, ...], *, with_sudo: bool) -> str:
        self.run_commands.append(("sudo", *command) if with_sudo else command)
        if command == UPDATE or self.trouble:
            return self.trouble
        fonts = command[-1] == "fonts-noto-cjk"
        brought = self.brings & (FONT_NAMES if fonts else LIBRARIES)
        self.facts = replace(self.facts, here=self.facts.here | brought)
        return ""

    def say(self, text: str) -> None:
        self.printed += text + "\n"

    def agrees(self) -> bool:
        self.asked += 1
        return self.answer
