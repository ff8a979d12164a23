"""Time of importing and searching official answers, in today's number and a much larger one."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from judgeapp.bench.figures import Figures, figures
from judgeapp.desk.imported.answers import open_answers, precedents_of
from judgeapp.entries.importing import import_file
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.rulings.answer_importing import ANSWERS
from judgeapp.rulings.precedent import Precedent
from judgeapp.rulings.precedent_finding import Precedents
from tests.bench.search import QUERIES, timed

MANY = 30_000  # answers
_ROUNDS = 5
_ASKED = 60  # whole questions asked from the file itself
_IMPORTS = 2  # the second import changes nothing


def bench_answers(file: Path, report: Callable[[str], None]) -> tuple[Figures, ...]:
    """Time the import of a file and searches of it, alone and mixed up to MANY answers.

    Raises InputError for a file without answers.
    """
    glossary = Glossary.load()
    results: list[Figures] = []
    with TemporaryDirectory() as folder:
        library, _ = open_answers(Path(folder) / "answers.sqlite")
        imports = []
        for _ in range(_IMPORTS):
            started = time.perf_counter()
            import_file(file, library, ANSWERS)
            imports.append(time.perf_counter() - started)
        precedents = precedents_of(library)
        library.close()
        if not precedents:
            raise InputError("there is no answer in it", where=str(file))
        results.append(figures("importing the answers, and importing them again", imports))
        questions = [p.texts[0].question for p in precedents[:: max(1, len(precedents) // _ASKED)]]
        for some in (precedents, tuple(_mixed(precedents))):
            report(f"Indexing {len(some):,} answers ...")
            started = time.perf_counter()
            precedents_of_some = Precedents(some, glossary, Path(folder) / f"{len(some)}.sqlite")
            report(f"  {time.perf_counter() - started:.1f} s")
            for what, asked in (("typed", QUERIES), ("whole questions", questions)):
                times = timed(precedents_of_some.find, asked, _ROUNDS)
                results.append(figures(f"answers, {len(some):,}, {what}", times))
            precedents_of_some.close()
    return tuple(results)


def _mixed(precedents: Sequence[Precedent]) -> Iterator[Precedent]:
    """The answers, and combinations of the start of one question and the end of another, up to MANY."""
    yield from precedents
    chance = random.Random(1)
    for turn in range(MANY - len(precedents)):
        precedent, other = (chance.choice(precedents) for _ in range(2))
        words, more = precedent.texts[0].question.split(), other.texts[0].question.split()
        question = " ".join(words[: len(words) // 2] + more[len(more) // 2 :])
        text = replace(precedent.texts[0], question=question)
        yield replace(precedent, key=f"mixed-{turn}", numbers=(f"mixed-{turn}",), texts=(text,))
