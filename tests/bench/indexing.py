"""Time of indexing the rulebooks and a much larger corpus, and how long a window would be blocked meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from judgeapp.bench.figures import Figures, figures
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.opening import open_concordance
from judgeapp.search.index import open_index
from tests.bench.search import LARGE, repeated

_TICK = 0.005  # seconds between two polls of the window


def bench_indexing(runs: int, report: Callable[[str], None]) -> tuple[Figures, ...]:
    """Index the corpus, and the corpus repeated to LARGE passages, each `runs` times, while a second thread polls like
    the window."""
    opened = open_concordance(None)
    large = Concordance(repeated(opened.corpus, LARGE), opened.glossary)
    results: list[Figures] = []
    for some in (opened, large):
        passages = len(some.corpus.by_origin[""])
        report(f"Indexing {passages:,} passages ...")
        taken: list[float] = []
        late: list[float] = []
        for _ in range(runs):
            seconds, waited = _indexed(some)
            taken.append(seconds)
            late += waited
        results.append(figures(f"indexing {passages:,} passages", taken))
        results.append(figures(f"waiting beside it, {passages:,} passages", late))
    return tuple(results)


def _indexed(concordance: Concordance) -> tuple[float, list[float]]:
    """Total time, and the delay of each poll meanwhile."""
    late: list[float] = []
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside:
        started = time.perf_counter()
        index = beside.submit(open_index, Path(folder) / "index", concordance)
        while not index.done():
            at = time.perf_counter()
            time.sleep(_TICK)
            late.append(max(0.0, time.perf_counter() - at - _TICK))
        seconds = time.perf_counter() - started
        index.result().close()
    return seconds, late
