"""Results of pure functions that are asked for again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import MethodType
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_BY_VALUE = (str, int, frozenset, MethodType)


class Results:
    """The newest results, found again for the same objects, or for equal texts, numbers and sets."""

    def __init__(self, most: int = 32) -> None:
        self._most = most
        # The latest use comes last.
        self._results: list[tuple[tuple[Any, ...], Any]] = []

    def of(self, compute: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return self._of((compute, *args, *kwargs.values()), lambda: compute(*args, **kwargs))

    def all_of(self, compute: Callable[P, Iterable[R]], *args: P.args, **kwargs: P.kwargs) -> tuple[R, ...]:
        """Everything that is yielded, cached likewise."""
        return self._of((compute, *args, *kwargs.values()), lambda: tuple(compute(*args, **kwargs)))

    def _of(self, key: tuple[Any, ...], compute: Callable[[], R]) -> R:
        for index, (of, result) in enumerate(self._results):
            if len(of) == len(key) and all(map(_is_same, of, key)):
                self._results.append(self._results.pop(index))
                return result  # type: ignore[no-any-return]
        result = compute()
        self._results = [*self._results[1 - self._most :], (key, result)]
        return result

    def clear(self) -> None:
        self._results.clear()


def _is_same(first: object, other: object) -> bool:
    return first is other or (isinstance(first, _BY_VALUE) and isinstance(other, _BY_VALUE) and first == other)
