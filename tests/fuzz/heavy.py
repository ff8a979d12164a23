"""Heavy inputs: the slowest content for each reader of foreign files within its size limit. Each is read in its own
process, within MAX_S seconds and MAX_MB of memory, or with visible progress.

    python -m tests.fuzz.heavy [WORD ...]     those whose name has the words; exit status 1 if one is too heavy
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

MAX_S = 5.0
MAX_MB = 300
_GIVEN_UP_S = 60  # CPU seconds
_KB, _MB = 1_000, 1_000_000
_LINES = 7_990  # lines of a rulebook


class Heavy(NamedTuple):
    """reader  -- reader of the file
    full_of -- the heavy content
    command -- command that gets the file
    content -- pieces of the file
    shows   -- True if it may take longer, because it shows progress
    """

    reader: str
    full_of: str
    command: tuple[str, ...]
    ending: str
    content: Callable[[], Iterator[bytes]]
    shows: bool = False

    @property
    def name(self) -> str:
        return f"{self.reader}: {self.full_of}"


def _repeated(before: bytes, piece: bytes, behind: bytes, size: int) -> Callable[[], Iterator[bytes]]:
    def pieces() -> Iterator[bytes]:
        yield before
        left = (size - len(before) - len(behind)) // len(piece)
        many = max(1, _MB // len(piece))
        while left > 0:
            yield piece * min(left, many)
            left -= many
        yield behind

    return pieces


def _numbered(before: bytes, piece: str, behind: bytes, size: int) -> Callable[[], Iterator[bytes]]:
    """Pieces with numbers, so that no two keys are the same."""

    def pieces() -> Iterator[bytes]:
        yield before
        done = len(before) + len(behind)
        number = 0
        while (done := done + len(made := piece.format(number).encode())) <= size:
            number += 1
            yield made
        yield behind

    return pieces


def _yaml(size: int, before: str = "x: ") -> Iterator[tuple[str, Callable[[], Iterator[bytes]]]]:
    x = before.encode()
    yield "a number in base 60", _repeated(x, b"1:", b"1\n", size)
    yield "a float in base 60", _repeated(x, b"1:", b"1.5\n", size)
    yield "a binary number", _repeated(x + b"0b", b"1", b"\n", size)
    yield "an octal number", _repeated(x + b"0", b"7", b"\n", size)
    yield "a hexadecimal number", _repeated(x + b"0x", b"f", b"\n", size)
    yield "a number with many digits", _repeated(x, b"9", b"\n", size)
    yield "a float of many figures", _repeated(x + b"0.", b"9", b"\n", size)
    yield "a number with underlines", _repeated(x, b"1_", b"x\n", size)
    yield "nearly a number in base 60", _repeated(x, b"1:", b"x\n", size)
    yield "a date of many figures", _repeated(x + b"2001-01-01 00:00:00.", b"9", b"\n", size)
    yield "dates apart", _repeated(x + b"2001-01-01", b" ", b"x\n", size)
    yield "nesting in brackets", _repeated(x, b"[", b"\n", size)
    yield "nesting in hyphens", _repeated(b"", b"- ", b"\n", size)
    yield "nesting in question marks", _repeated(b"", b"? ", b"\n", size)
    yield "nesting in merged mappings", _repeated(b"", b"{<<: ", b"\n", size)
    yield "small values", _repeated(x + b"[", b"1,", b"1]\n", size)
    yield "empty mappings", _repeated(x + b"[", b"{},", b"1]\n", size)
    yield "keys", _numbered(b"", "k{}: 1\n", b"", size)
    yield "keys that are lists", _numbered(b"", "? [{}]\n: 1\n", b"", size)
    yield "one key again and again", _repeated(b"", b"k: 1\n", b"", size)
    yield "a long text", _repeated(x, b"a", b"\n", size)
    yield "a folded text", _repeated(x + b">\n", b" a\n\n", b"\n", size)
    yield "a text of many lines", _repeated(x + b'"', b"a\n ", b'"\n', size)
    yield "escapes", _repeated(x + b'"', rb"\x41", b'"\n', size)
    yield "comments", _repeated(b"", b"#\n", b"x: 1\n", size)
    yield "documents", _repeated(b"", b"---\n", b"x: 1\n", size)
    yield "anchors", _numbered(x + b"[", "&a{} 1,", b"1]\n", size)
    yield "tags", _repeated(x + b"[", b"!!str a,", b"1]\n", size)
    yield "a set", _numbered(x + b"!!set {", "k{},", b"}\n", size)
    yield "bytes", _repeated(x + b"!!binary ", b"AAAA", b"\n", size)
    yield "blanks", _repeated(x, b" ", b"1\n", size)
    yield "null bytes", _repeated(x, b"\0", b"\n", size)
    yield "marks of byte order", _repeated(x, b"\xef\xbb\xbf", b"1\n", size)


def _json(size: int, before: str = "{", field: str = "x") -> Iterator[tuple[str, Callable[[], Iterator[bytes]]]]:
    head = f'{before}"{field}": '.encode()
    tail = b"}" if before == "{" else b"}]"
    yield "nesting", _repeated(head, b"[", b"", size)
    yield "nesting in tables", _repeated(head, b'{"a":', b"", size)
    yield "a number with many digits", _repeated(head, b"9", tail, size)
    yield "a float of many figures", _repeated(head + b"0.", b"9", tail, size)
    yield "an exponent", _repeated(head + b"1e", b"9", tail, size)
    yield "small values", _repeated(head + b"[", b"1,", b"1]" + tail, size)
    yield "empty tables", _repeated(head + b"[", b"{},", b"1]" + tail, size)
    yield "empty lists", _repeated(head + b"[", b"[],", b"1]" + tail, size)
    yield "keys", _numbered(head + b"{", '"k{}":1,', b'"k":1}' + tail, size)
    yield "one key again and again", _repeated(head + b"{", b'"k":1,', b'"k":1}' + tail, size)
    yield "a long text", _repeated(head + b'"', b"a", b'"' + tail, size)
    yield "a text without an end", _repeated(head + b'"', b"a", b"", size)
    yield "escapes", _repeated(head + b'"', rb"\u0041", b'"' + tail, size)
    yield "halves of letters", _repeated(head + b'"', rb"\ud800", b'"' + tail, size)
    yield "blanks", _repeated(head, b" ", b"1" + tail, size)
    yield "lines", _repeated(head, b"\n", b"1" + tail, size)
    yield "null bytes", _repeated(head, b"\0", tail, size)


_CARD = (
    '{{"number": "TS1-{}", "name": "Lamp {}", "category": "Digimon", "colors": ["Red"], "level": 3, "dp": 2000,'
    ' "play_cost": 3, "effect": "[On Play] <Draw 1>."}}'
)
_ANSWER = '{{"number": "Q{}", "question": "Does it block {}?", "answer": "Yes, it does.", "cards": ["TS1-001"]}}'


def _entries(size: int, entry: str) -> Iterator[tuple[str, str, Callable[[], Iterator[bytes]]]]:
    """Entries with the suffix of each file format."""
    sound = entry.replace("{}", "{0}")
    yield "entries", ".jsonl", _numbered(b"", sound + "\n", b"", size)
    yield "entries in an array", ".json", _numbered(b"[", sound + ",", b"{}]", size)
    yield "entries one behind the other", ".json", _numbered(b"", sound, b"", size)
    yield "entries in a table", ".json", _numbered(b'{"entries": [', sound + ",", b"{}]}", size)
    yield "entries by their keys", ".json", _numbered(b"{", '"TS1-{0}": [' + sound + "],", b'"a": []}', size)
    yield "empty entries", ".jsonl", _repeated(b"", b"{}\n", b"", size)
    yield "empty entries in an array", ".json", _repeated(b"[", b"{},", b"{}]", size)
    yield "numbers in an array", ".json", _repeated(b"[", b"1,", b"1]", size)
    yield "empty lines", ".jsonl", _repeated(b"{}\n", b"\n", b"", size)
    yield "fields that are new in each", ".jsonl", _numbered(b"", '{{"k{0}": 1}}\n', b"", size)
    for full_of, content in _json(size):
        yield full_of, ".json", content
    for full_of, content in _json(size, "[{"):
        yield f"{full_of} in an array", ".json", content


def _rulebook(size: int) -> Iterator[tuple[str, str, Callable[[], Iterator[bytes]]]]:
    for ending in (".md", ".txt"):
        family = ending.removeprefix(".")
        for full_of, line in (
            ("clauses", "{0}-{1}-{2}. A clause {3}.\n"),
            ("clauses behind marks", "- {0}-{1}-{2}. A clause {3}.\n"),
            ("headings", "## Part {3}\nText.\n"),
            ("headings that are all alike", "## Part\n"),
            ("hyphens", "{0}-{1}-{2}. A clau-\nse that ends with a hy-\n"),
            ("numbers", "1-1-1. A clause.\n"),
            ("numbers of many parts", "-".join(["1"] * 30) + "-{3}. Deep.\n"),
            ("mentions", "{0}-{1}-{2}. See 1-1-1, 2-2-2, 3-3-3 and 16-4.\n"),
            ("pages", "\f12\n"),
            ("contents", "{3}. Part {3} ........ {3}\n"),
            ("more lines than it may have", "{3}.\n" * 2),
        ):
            yield f"{full_of}, {family}", ending, _rules(line)
        yield f"long lines, {family}", ending, _repeated(b"# Rules\n", b"1-1. a " * 2_500 + b"\n", b"", size)
        yield f"leaders, {family}", ending, _repeated(b"Rules\n1. One ..... 1\n", b"." * 19_000 + b" 1\n", b"", size)
        yield f"blanks, {family}", ending, _repeated(b"# Rules\n", b" " * 19_000 + b"a\n", b"", size)
        yield f"figures, {family}", ending, _repeated(b"# Rules\n", b"1-" * 9_000 + b"1\n", b"", size)


def _rules(line: str) -> Callable[[], Iterator[bytes]]:
    def pieces() -> Iterator[bytes]:
        yield b"Rules of Tides\nVer.4.2\n"
        for number in range(_LINES if line.startswith("{3}.\n") else _LINES // line.count("\n")):
            yield line.format(number // 400 + 1, number // 20 % 20 + 1, number % 20 + 1, number).encode()

    return pieces


def heavy() -> Iterator[Heavy]:
    """Every reader with every heavy content, up to its size limit."""
    rulebook = ("corpus", "import", "--try", "--edition", "4.2", "--language", "en")
    for reader, size, command in (
        ("scenario", 200 * _KB, ("play",)),
        ("ledger", 200 * _KB, ("ledger",)),
        ("fill", 200 * _KB, ("cards", "fill")),
        ("phrases", _MB, ("cards", "teach", "--try")),
        ("shared", 48 * _MB, ("notebook", "take")),
        ("mapping", 256 * _KB, ("cards", "import", "CARDS", "--mapping")),
        ("settled", 4 * _MB, (*rulebook, "RULES", "--settle")),
        ("account", 100 * _KB, ("explore", "SCENARIO", "--account")),
    ):
        for full_of, content in _yaml(size):
            yield Heavy(reader, full_of, command, ".yaml", content)
    for reader, size, command in (
        ("replay", 32 * _MB, ("play",)),
        ("table", 32 * _MB, ("read", "table")),
        ("settings", 4 * _MB, ("read", "settings")),
        ("kept editions", 60 * _MB, ("read", "kept editions")),
        ("row of a team's server", 4 * _MB, ("read", "row of a team's server")),
    ):
        for full_of, content in _json(size):
            yield Heavy(reader, full_of, command, ".json", content)
    for reader, entry in (("cards", _CARD), ("answers", _ANSWER)):
        command = ("cards" if reader == "cards" else "rulings", "import")
        for full_of, ending, content in _entries(200 * _MB, entry):
            yield Heavy(reader, full_of, command, ending, content, shows=True)
    for full_of, ending, content in _rulebook(4 * _MB):
        yield Heavy("rulebook", full_of, rulebook, ending, content, shows=True)
    for full_of, content in (
        ("lines", _repeated(b"", b"4 TS1-001\n", b"", 1 << 20)),
        ("a long line", _repeated(b"4 ", b"a", b"\n", 1 << 20)),
        ("blanks", _repeated(b"4", b" ", b"TS1-001 x\n", 1 << 20)),
        ("figures", _repeated(b"", b"9", b" TS1-001\n", 1 << 20)),
        ("an array", _repeated(b"[", b'"TS1-001",', b'"TS1-001"]', 1 << 20)),
        ("nesting", _repeated(b"[", b"[", b"", 1 << 20)),
        ("brackets", _repeated(b"4 a", b"(", b"\n", 1 << 20)),
    ):
        yield Heavy("deck", full_of, ("deck", "check"), ".txt", content)
    for full_of, content in (
        ("lines", _repeated(b"", b"a\t1\t1\n", b"", 1 << 20)),
        ("a long line", _repeated(b"", b"a ", b"\t1-1\t1\n", 1 << 20)),
        ("tabs", _repeated(b"a", b"\t", b"\n", 1 << 20)),
    ):
        yield Heavy("queries", full_of, ("search", "--gold"), ".tsv", content)


class Weight(NamedTuple):
    """Cost of reading: processor seconds, megabytes, and the end of the output."""

    seconds: float
    megabytes: float
    status: int
    output: str


def weigh(file: Path, command: tuple[str, ...], folder: Path) -> Weight:
    """Read a file in a separate process."""
    given = {"CARDS": folder / "cards.jsonl", "RULES": folder / "rules.txt", "SCENARIO": folder / "scenario.yaml"}
    words = [str(given.get(word, word)) for word in command]
    if "--mapping" in words:  # the mapping goes before the file that uses it
        words = [words[0], words[1], words[3], str(file), words[2]]
    else:
        words.append(str(file))
    environment = os.environ | {"JUDGEAPP_DATA": str(folder / "data"), "JUDGEAPP_CACHE": str(folder / "cache")}
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.fuzz.heavy", "--child", *words], env=environment, stdout=output, stderr=output
        )
        _, code, used = os.wait4(process.pid, 0)
    process.returncode = status = os.waitstatus_to_exitcode(code)
    last_words = (folder / "output").read_bytes()[-300:].decode("utf-8", "replace").strip().replace("\r", "\n")
    last_line = last_words.splitlines()[-1] if last_words else ""
    return Weight(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, status, last_line)


def _child(words: list[str]) -> int:
    """Run a command, or an input without a command."""
    resource.setrlimit(resource.RLIMIT_CPU, (_GIVEN_UP_S, _GIVEN_UP_S))
    if words[0] != "read":
        from judgeapp.cli.main import main

        return main(words)
    from tests.fuzz.ways import Around, ways

    way = next(way for way in ways() if way.name == words[1])
    way.take_in(Path(words[2]).read_bytes(), Around(Path(words[2]).parent, None))  # type: ignore[arg-type]
    return 0


def main(words: list[str]) -> int:
    from tests.fuzz.ways import CARDS, RULEBOOK
    from tests.table.conftest import DUEL

    too_heavy = 0
    for row in heavy():
        if not all(word in row.name for word in words):
            continue
        with tempfile.TemporaryDirectory(prefix="heavy") as made:
            folder = Path(made)
            (folder / "cards.jsonl").write_bytes(CARDS)
            (folder / "rules.txt").write_text(RULEBOOK, encoding="utf-8")
            (folder / "scenario.yaml").write_text(DUEL, encoding="utf-8")
            file = folder / f"heavy{row.ending}"
            with file.open("wb") as opened:
                opened.writelines(row.content())
            weight = weigh(file, row.command, folder)
        is_heavy = weight.megabytes > MAX_MB or (weight.seconds > MAX_S and not row.shows)
        too_heavy += is_heavy or weight.status not in (0, 1, 2)
        mark = (
            "HEAVY"
            if is_heavy
            else "fault"
            if weight.status not in (0, 1, 2)
            else "slow"
            if weight.seconds > MAX_S
            else ""
        )
        print(
            f"{weight.seconds:6.1f} s {weight.megabytes:6.0f} MB  exit {weight.status:3} {mark:6}{row.name}"
            f"  | {weight.output[:150]}",
            flush=True,
        )
    print(json.dumps({"too_heavy": too_heavy}))
    return 1 if too_heavy else 0


if __name__ == "__main__":
    sys.exit(_child(sys.argv[2:]) if sys.argv[1:2] == ["--child"] else main(sys.argv[1:]))
