"""A terminal shows control characters from files and arguments instead of obeying them."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from judgeapp.cli.terminal import escape_controls, escaped_json
from tests.cli.conftest import Run

# Control characters: clear the screen, set the title, move back, reverse the direction of text.
HOSTILE = "\x1b[2J\x1b]0;owned\x07A\x08B\x9b31m\u202eC"
OBEYED = ("\x1b", "\x07", "\r", "\x08", "\x9b", "\u202e")


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    outputs = {
        "title": HOSTILE,
        "cards": {f"Rex{HOSTILE}": {"level": 4, "dp": 4000}},
        "position": {"memory": 3, "A": {"battle": [f"Rex{HOSTILE}"]}},
        "steps": [{"attack": {"with": f"Rex{HOSTILE}", "at": "player"}}, {"play": HOSTILE}],
    }
    file = tmp_path / "scenario.yaml"
    file.write_text(json.dumps(outputs), encoding="utf-8")
    return file


def obeyed(text: str) -> list[str]:
    return [letter for letter in OBEYED if letter in text]


def test_a_cards_name_can_not_control_the_terminal(own: Run, scenario: Path) -> None:
    ran = own("play", str(scenario), "--trace")
    assert ran.status == 1
    assert "Rex" in ran.out
    assert "␛[2J" in ran.out
    assert obeyed(ran.out + ran.err) == []


def test_scripts_get_the_unchanged_name(own: Run, scenario: Path) -> None:
    ran = own("play", str(scenario), "--trace", "--json")
    assert obeyed(ran.out) == []
    names = [n for event in ran.json[0]["events"] for n in event["names"].values()]
    assert f"Rex{HOSTILE}" in names


def test_an_argument_can_not_control_the_terminal(own: Run) -> None:
    for arguments in (("cards", "find", HOSTILE), (HOSTILE,), ("play", HOSTILE)):
        ran = own(*arguments)
        assert ran.status in (1, 2)
        assert obeyed(ran.out + ran.err) == []


def test_an_error_quotes_a_bounded_part_of_the_input(own: Run) -> None:
    for arguments in (("x" * 100_000,), ("play", "x" * 100_000)):
        ran = own(*arguments)
        assert ran.status == 2
        assert max(map(len, ran.err.splitlines())) < 2_100
        assert "…" in ran.err


def test_other_letters_stay_unchanged() -> None:
    text = "＜阻挡者＞\tランタンモン – “é” 👍\n"
    assert escape_controls(text) == text
    assert escape_controls("a\x1bb\x7f") == "a␛b\N{REPLACEMENT CHARACTER}"
    assert json.loads(escaped_json('"a\u202e\x9bb"')) == "a\u202e\x9bb"


@pytest.mark.parametrize(
    ("closed", "command", "status"),
    [
        ("stdout", ("notebook", "add", "--question", "q"), 0),
        ("stdout", ("notebook", "list"), 1),
        ("stderr", ("notebook", "show", "none"), 2),
        ("stdin", ("notebook", "add", "--question", "q", "--answer", "-"), 2),
        ("stdin", ("deck", "check", "-"), 2),
    ],
)
def test_a_stream_may_be_closed(
    own: Run, monkeypatch: pytest.MonkeyPatch, closed: str, command: tuple[str, ...], status: int
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(f"sys.{closed}", None)
        ran = own(*command)
    assert ran.status == status
    assert "Traceback" not in ran.err
    if closed == "stdin":
        assert ran.err == ("judgeapp: stdin: the input is closed. Name a file, or pass the text.\n")


_CONTENTS = {
    "play.yaml": "title: T\ncards: {Rex: {level: 4, dp: 4000}}\nposition: {A: {battle: [Rex]}}\nsteps: []\n",
    "cards.json": '[{"number": "TS1-001", "language": "en", "name": "Rex", "category": "Digimon", "colors": ["red"]}]',
    "answers.jsonl": '{"id": "Q1", "language": "en", "question": "May it block?", "answer": "No."}',
    "deck.txt": "1 TS1-001\n",
    "rules.md": "# Rules\n\n1. A card is a card.\n\n2. A player is a player.\n",
    "phrases.yaml": "format: judgeapp-phrases-1\nlessons: []\n",
}
_FACTS = ("--edition", "9.9", "--date", "2026-01-01", "--title", "Rules", "--language", "en")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there a file name is letters")
def test_a_file_name_may_be_any_bytes(own: Run, tmp_path: Path) -> None:
    """Each invalid byte is shown as a sign; in JSON it is escaped like in Python, so that scripts find the file."""
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff"))
    folder.mkdir()
    named = {name: str(folder / os.fsdecode(b"\xff" + name.encode())) for name in _CONTENTS}
    for name, file in named.items():
        Path(file).write_text(_CONTENTS[name], encoding="utf-8")
    assert own("play", "--json", named["play.yaml"]).json[0]["file"] == named["play.yaml"]
    for status, *arguments in (
        (0, "play", named["play.yaml"]),
        (2, "play", f"{named['play.yaml']}-is-not-there"),
        (0, "explore", named["play.yaml"]),
        (0, "cards", "import", named["cards.json"]),
        (0, "cards", "find", "rex"),
        (2, "cards", "teach", named["phrases.yaml"]),
        (1, "deck", "check", named["deck.txt"]),
        (0, "rulings", "import", named["answers.jsonl"]),
        (0, "rulings", "find", "block"),
        (0, "notebook", "export", str(folder / "notebook")),
        (2, "notebook", "import", str(folder / "notebook")),
        (0, "corpus", "import", named["rules.md"], *_FACTS),
        (0, "corpus", "editions"),
        (1, "ledger", str(folder)),
        (0, "desk", "check"),
    ):
        for more in ((), ("--json",)):
            ran = own(*map(str, arguments), *more)
            f"{ran.out}{ran.err}".encode()
            assert ran.status in (status, 2), (arguments, ran)
