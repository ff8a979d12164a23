"""Test an installed program for parts that the build may have left out.

    python3 packaging/try_built.py dist/judgeapp/judgeapp
    python3 packaging/try_built.py chroot /srv/bare /opt/judgeapp/judgeapp

The arguments are the command that starts it. What needs a file gets it in the folder that TMPDIR
names. Prints a line for each thing that was tried; exit status 1 if one is not as it should be.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

# Enough cards that several processes read them.
_CARDS = 1_200
_BLOCKED = """\
title: A Digimon with <Blocker> blocks an attack on the player
proves: [12-1-1, 14-2-2]
cards:
  Striker: {level: 4, dp: 4000, effects: "[When Attacking] Gain 1 memory."}
  Guard: {level: 4, dp: 6000, effects: "<Blocker>"}
position:
  memory: 3
  A: {battle: [Striker]}
  B: {battle: [Guard], security: 5}
steps:
  - attack: {with: Striker, at: player}
  - answer: "block:Guard"
  - expect: {trash: {A: [Striker]}, security: {B: 5}}
"""


class Tried:
    """The tested program, with data and cache folders of its own."""

    def __init__(self, program: list[str], folder: Path) -> None:
        self._program, self._folder = program, folder

    def run(self, *arguments: str, typed: str = "", **environment: str) -> tuple[int, str, str]:
        own = {"JUDGEAPP_DATA": str(self._folder / "data"), "JUDGEAPP_CACHE": str(self._folder / "cache")}
        done = subprocess.run(
            [*self._program, *arguments],
            input=typed,
            env=os.environ | own | environment,
            cwd=self._folder,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
            timeout=600,
        )
        return done.returncode, done.stdout, done.stderr

    def file(self, name: str, content: bytes) -> str:
        file = self._folder / name
        file.write_bytes(content)
        return str(file)


def version(tried: Tried) -> bool:
    _, output, _ = tried.run("--version", "--json")
    version = json.loads(output)
    return bool(version["commit"]) and version["rules"]["edition"] == "3.6"


def search_in_chinese(tried: Tried) -> bool:
    return "12-1" in tried.run("search", "阻挡者")[1]


def search_in_the_other_script(tried: Tried) -> bool:
    """Needs the tables of OpenCC."""
    return "12-1" in tried.run("search", "阻擋者")[1]


def search_by_a_stem_and_with_a_wrong_letter(tried: Tried) -> bool:
    return all(tried.run("search", word)[0] == 0 for word in ("Angriffen", "blokcer", "ブロッカー"))


def a_scene_is_played(tried: Tried) -> bool:
    scene = tried.file("blocked.yaml", _BLOCKED.encode())
    status, output, _ = tried.run("play", scene, "--trace")
    return status == 0 and "12-1-1" in output


def a_pdf_is_read_apart(tried: Tried) -> bool:
    """A subprocess parses the PDF and returns its text."""
    file = tried.file("rules.pdf", pdf(["Lantern Rules", "1. Beginning", "A lantern is lit."]))
    asked = ("--edition", "1", "--date", "2026-01-01", "--language", "en", "--title", "Lanterns")
    _, output, errors = tried.run("corpus", "import", file, *asked, "--kind", "headings", "--try")
    return "can't be read" not in errors and "process" not in errors and bool(output)


def many_cards_are_read_by_several(tried: Tried) -> bool:
    lines = (
        json.dumps(
            {
                "number": f"TS{number // 100 + 1}-{number % 100:03}",
                "name": f"Lantern {number}",
                "category": "Digimon",
                "colors": ["Red"],
                "level": 4,
                "dp": 1000 + number,
                "play_cost": 5,
                "effect": f"[On Play] Gain {number % 9 + 1} memory. <Draw {number}>.",
            }
        )
        for number in range(_CARDS)
    )
    file = tried.file("cards.jsonl", "\n".join(lines).encode())
    status, output, _ = tried.run("cards", "coverage", file, "--lang", "en", "--fresh", "--json")
    return status in (0, 1) and re.search(rf'"cards": {_CARDS}\b', output) is not None


def the_key_store_and_a_server_are_asked(tried: Tried) -> bool:
    """No server listens on this port: libpq must report it, rather than be missing."""
    asked = ("--port", "1", "--database", "cup", "--user", "ken", "--without-tls")
    _, _, wrong = tried.run("team", "set", "127.0.0.1", *asked, "--password-stdin", typed="secret")
    tried.run("team", "leave")
    return "Connection refused" in wrong


def the_desk_is_sound(tried: Tried) -> bool:
    return tried.run("desk", "check")[0] == 0


def the_window_stands_and_answers(tried: Tried) -> bool:
    status, output, errors = tried.run("bench", "startup", "--runs", "2", "--json")
    if status:
        print(errors)
        return False
    for figures in json.loads(output):
        print(f"    {figures['what']}: {figures['median']:.0f} ms")
    return True


def pdf(lines: list[str]) -> bytes:
    """A minimal PDF with lines of text."""
    shown = "\n".join(f"({line}) Tj 0 -24 Td" for line in lines)
    drawn = f"BT /F1 14 Tf 72 720 Td\n{shown}\nET"
    objects = (
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R"
        " /Resources << /Font << /F1 4 0 R >> >> >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        f"<< /Length {len(drawn)} >>\nstream\n{drawn}\nendstream",
    )
    content, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(content))
        content += f"{number} 0 obj\n{body}\nendobj\n".encode()
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    size = len(objects) + 1
    content_end = (
        f"xref\n0 {size}\n0000000000 65535 f \n{table}"
        f"trailer << /Size {size} /Root 1 0 R >>\nstartxref\n{len(content)}\n%%EOF\n"
    )
    return content + content_end.encode()


TRIALS: tuple[Callable[[Tried], bool], ...] = (
    version,
    search_in_chinese,
    search_in_the_other_script,
    search_by_a_stem_and_with_a_wrong_letter,
    a_scene_is_played,
    a_pdf_is_read_apart,
    many_cards_are_read_by_several,
    the_key_store_and_a_server_are_asked,
    the_window_stands_and_answers,
    the_desk_is_sound,
)


def main(program: list[str]) -> int:
    if not program:
        print(__doc__)
        return 2
    # The trials run in another folder, so local paths become absolute.
    program = [str(Path(part).resolve()) if Path(part).exists() else part for part in program]
    wrong = 0
    with TemporaryDirectory() as name:
        tried = Tried(program, Path(name))
        for trial in TRIALS:
            is_right = trial(tried)
            wrong += not is_right
            print("right" if is_right else "WRONG", trial.__name__.replace("_", " "), flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
