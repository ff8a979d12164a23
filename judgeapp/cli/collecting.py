"""When Python looks through what stands in memory for what can be freed. What a command loads stays
until its process ends, so it is never looked through: not while it is loaded, not while it works,
and not at its end, when all of it goes at once. That was a fifth of the time of a short command."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def loading_spared() -> Iterator[Callable[[], None]]:
    """Around a process of its own. Nothing is looked through until all is loaded, which the caller
    says; from then on only what came later."""
    gc.disable()

    def loaded() -> None:
        gc.freeze()
        gc.enable()

    yield loaded
    gc.freeze()


@contextmanager
def as_it_was() -> Iterator[Callable[[], None]]:
    """Around a command in a process that goes on, such as one of the tests."""
    yield lambda: None
