"""Guided fuzzing: inputs that grow by code coverage (atheris, which is libFuzzer for Python; Linux and macOS). Each
parser has its own process and starts with good examples and the inputs in tests/fuzz/corpora/.

    pip install --group fuzz                          once
    python -m tests.fuzz.guided --seconds 600 [NAME ...]   so long in sum; exit status 1 if an input is a fault
    python -m tests.fuzz.guided --keep FOLDER              keep some of what a run found (its --found FOLDER)
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

CORPORA = Path(__file__).parent / "corpora"
SLOW_S = 60  # wall-clock seconds, on a busy machine
MAX_MB = 1_500
_KEPT = 10  # inputs kept per parser
_MAX_KEPT_LENGTH = 400  # bytes
_INPUTS = re.compile(r"stat::number_of_executed_units: (\d+)|^#(\d+)\s", re.MULTILINE)


def corpus_of(name: str) -> Path:
    return CORPORA / f"{name.replace(' ', '-')}.txt"


def read_corpus(file: Path) -> tuple[bytes, ...]:
    """Inputs in a file: one per line, with Python escapes."""
    if not file.is_file():
        return ()
    return tuple(
        line.encode().decode("unicode_escape").encode("latin-1") for line in file.read_text("ascii").split("\n")
    )


def write_corpus(file: Path, inputs: Sequence[bytes]) -> None:
    lines = (content.decode("latin-1").encode("unicode_escape").decode("ascii") for content in inputs)
    file.write_text("\n".join(lines), encoding="ascii")


def keep(inputs: Path) -> None:
    """Save some of a run's inputs for each parser: small ones of every size."""
    CORPORA.mkdir(exist_ok=True)
    for folder in filter(Path.is_dir, inputs.iterdir()):
        contents = sorted((file.read_bytes() for file in folder.iterdir()), key=lambda content: (len(content), content))
        small = [content for content in contents if 0 < len(content) <= _MAX_KEPT_LENGTH] or contents[:1]
        if small:
            write_corpus(CORPORA / f"{folder.name}.txt", small[:: max(1, len(small) // _KEPT)])


def fuzz(name: str, seconds: int, inputs: Path) -> tuple[int, str]:
    """Number of inputs tried, and the fault; empty if there is none."""
    folder = inputs / name.replace(" ", "-")
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "tests.fuzz.guided", "--child", name, str(folder)]
    options = (
        f"-max_total_time={seconds}",
        f"-timeout={SLOW_S}",
        f"-rss_limit_mb={MAX_MB}",
        f"-artifact_prefix={inputs}/{folder.name}-",
        "-print_final_stats=1",
        "-verbosity=1",
    )
    with tempfile.TemporaryFile() as log:
        status = subprocess.run([*command, *options], stdout=log, stderr=log, check=False).returncode
        log.seek(0)
        output = log.read().decode("utf-8", "replace")
    counted = [int(a or b) for a, b in _INPUTS.findall(output)]
    return max(counted, default=0), output[-3000:] if status else ""


def _child(name: str, folder: str, options: Sequence[str]) -> None:
    """Never returns: libFuzzer ends the process."""
    import atheris

    with atheris.instrument_imports(include=["judgeapp", "yaml"]):
        from judgeapp.entries.values import FactError
        from judgeapp.messages.errors import InputError
        from tests.fuzz.parsers import parsers
    parser = next(parser for parser in parsers() if parser.name == name)
    begun = Path(tempfile.mkdtemp(prefix="seeds"))
    for index, content in enumerate((*parser.examples(), *read_corpus(corpus_of(name)))):
        (begun / str(index)).write_bytes(content[: parser.longest])

    def take_in(content: bytes) -> None:
        try:
            parser.parse(content)
        except (InputError, FactError):
            return

    for content in parser.examples():  # loads the data that parsers read once
        take_in(content)
    atheris.Setup([name, *options, f"-max_len={parser.longest}", folder, str(begun)], take_in)
    atheris.Fuzz()


def main(words: Sequence[str]) -> int:
    if words[:1] == ["--child"]:
        _child(words[1], words[2], words[3:])
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("names", nargs="*", metavar="NAME")
    arguments.add_argument("--seconds", type=int, default=600)
    arguments.add_argument("--found", type=Path)
    arguments.add_argument("--keep", type=Path)
    chosen = arguments.parse_args(words)
    if chosen.keep:
        keep(chosen.keep)
        return 0
    from tests.fuzz.parsers import parsers

    folder = chosen.found or Path(tempfile.mkdtemp(prefix="found"))
    names = chosen.names or [parser.name for parser in parsers()]
    tried: dict[str, int] = {}
    faults = []
    for name in names:
        tried[name], fault = fuzz(name, max(1, chosen.seconds // len(names)), folder)
        print(f"{name}: {tried[name]:,} inputs{': ' if fault else ''}{fault}", flush=True)
        faults += [name] if fault else []
    print(json.dumps({"inputs": sum(tried.values()), "faults": faults, "found": str(folder)}))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
