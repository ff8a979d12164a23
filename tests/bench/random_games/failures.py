"""Folder for scenarios of failing games."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from msgspec import Struct

from judgeapp.messages.errors import InputError
from tests.bench.random_games.reproduction import Failing, reproduced
from tests.bench.random_games.soak import SoakFault


class WrittenFailure(Struct, frozen=True):
    """A scenario file, its number of steps, and whether it is the whole game because no position shows the fault."""

    file: str
    steps: int
    from_decks: bool


class Failures:
    """Writes the first game with each fault. Raises InputError if the folder can't be used."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InputError(
                "it can't be used ({reason})", where=str(folder), mend="Name a folder", reason=error.strerror
            ) from error
        self._folder = folder
        self._known: set[tuple[str, str]] = set()
        self.written: list[WrittenFailure] = []

    def write(self, fault: SoakFault, failing: Failing) -> str:
        """Result as a sentence; empty if there is already a game with this fault."""
        if (fault.kind, fault.at) in self._known:
            return ""
        self._known.add((fault.kind, fault.at))
        title = f"Random game {fault.game} of seed {fault.seed}: {fault.kind}: {fault.what}"
        reproduction = reproduced(failing, title)
        if reproduction is None:
            return "no scenario was found that shows it"
        file = self._new_file(fault, reproduction.text)
        self.written.append(WrittenFailure(str(file), reproduction.steps, reproduction.from_decks))
        what = "the whole game" if reproduction.from_decks else f"{reproduction.steps} steps"
        return f"written to {file}: {what}"

    def _new_file(self, fault: SoakFault, text: str) -> Path:
        name = f"{fault.kind.replace(' ', '-')}-{fault.seed}-{fault.game}"
        for number in count(1):
            file = self._folder / f"{name}{f'-{number}' if number > 1 else ''}.yaml"
            try:
                with file.open("x", encoding="utf-8") as out:
                    out.write(text)
            except FileExistsError:
                continue
            except OSError as error:
                raise InputError(
                    "the scenario can't be written ({reason})",
                    where=str(file),
                    mend="Make the folder writable or free some space",
                    reason=error.strerror,
                ) from error
            return file
        raise AssertionError("numbers end")
