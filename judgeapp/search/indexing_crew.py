"""Several processes that take passages apart at once, one of which writes the index: the window has
nothing to do meanwhile."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

import msgspec
from msgspec import Struct

from judgeapp.glossary.concept import Concept
from judgeapp.runtime.pipes import LostError, receive, send
from judgeapp.runtime.python_command import child_process_options, python_command
from judgeapp.search.analysis import Analysis
from judgeapp.search.inverting import FoundBy

_MODULE = "judgeapp.search.indexing_worker"
_MOST = 4  # each takes some 100 MB
_REPORT_EVERY = 0.1  # seconds
encode = msgspec.msgpack.Encoder().encode


class AnalysisParts(Struct, frozen=True):
    """What an analysis is made of, as it is sent first."""

    concepts: tuple[Concept, ...]
    vocabulary: tuple[str, ...]


class ToInvert(Struct, frozen=True, tag=True):
    """Passages of which the first is document number `first`. Answered with their Postings."""

    first: int
    some: Sequence[FoundBy]


class ToWrite(Struct, frozen=True, tag=True):
    """The Postings of all, in order, as they were answered. Answered with the WrittenIndex."""

    folder: str
    parts: list[bytes]


class WrittenIndex(Struct, frozen=True):
    """An index was written; or the system has refused it, with this error."""

    refused: tuple[int, str] | None = None


class IndexingCrew:
    """The processes, each with a thread that speaks with it."""

    def __init__(self, analysis: Analysis, number: int) -> None:
        parts = AnalysisParts(tuple(analysis.glossary.concepts.values()), tuple(analysis.compounds.vocabulary))
        self._beginning = encode(parts)
        self._number = number
        self._threads = ThreadPoolExecutor(number)
        self.processes: list[subprocess.Popen[bytes]] = []

    def index(
        self, every: Iterable[tuple[int, Sequence[FoundBy]]], folder: Path, progress: Callable[[int], None]
    ) -> None:
        """Write the index of passages into an empty folder. `progress` is called all the while with
        how many are taken apart, and ends it by raising. Raises OSError, LostError."""
        try:
            self._begin()
        except OSError as error:
            raise LostError from error
        # In the order in which they are taken, which is that of their documents.
        waiting = iter(every)
        one_at_a_time = Lock()
        parts: list[bytes] = []
        done = 0

        def take() -> tuple[int, ToInvert] | None:
            with one_at_a_time:
                found = next(waiting, None)
                if found is None:
                    return None
                parts.append(b"")
                return len(parts) - 1, ToInvert(*found)

        def work(process: subprocess.Popen[bytes]) -> None:
            nonlocal done
            while (taken := take()) is not None:
                place, one = taken
                parts[place] = _asked(process, encode(one))
                with one_at_a_time:
                    done += len(one.some)

        def until_done(*some: Future[None]) -> None:
            while True:
                waited = wait(some, _REPORT_EVERY, FIRST_EXCEPTION)
                for each in waited.done:
                    each.result()
                if not waited.not_done:
                    return
                progress(done)

        def write(process: subprocess.Popen[bytes]) -> None:
            answer = _asked(process, encode(ToWrite(str(folder), parts)))
            refused = msgspec.msgpack.decode(answer, type=WrittenIndex).refused
            if refused is not None:
                raise OSError(*refused)

        until_done(*(self._threads.submit(work, process) for process in self.processes))
        until_done(self._threads.submit(write, self.processes[0]))

    def _begin(self) -> None:
        for _ in range(self._number):
            process = subprocess.Popen(
                python_command("-m", _MODULE), stdin=subprocess.PIPE, stdout=subprocess.PIPE, **child_process_options()
            )
            self.processes.append(process)
            assert process.stdin is not None
            send(process.stdin, self._beginning)

    def dismiss(self) -> None:
        for process in self.processes:
            process.kill()
        self._threads.shutdown()
        for process in self.processes:
            process.communicate()


def _asked(process: subprocess.Popen[bytes], message: bytes) -> bytes:
    """What a process answers. Raises LostError."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        send(process.stdin, message)
        answer = receive(process.stdout)
    except (OSError, ValueError) as error:
        raise LostError from error
    if answer is None:
        raise LostError
    return answer


@contextmanager
def hired(analysis: Analysis) -> Iterator[IndexingCrew]:
    """As many processes as there are cores, until the end."""
    crew = IndexingCrew(analysis, min(os.cpu_count() or 1, _MOST))
    try:
        yield crew
    finally:
        crew.dismiss()
