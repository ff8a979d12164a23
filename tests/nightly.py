"""Test parameters that mostly run at night."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_nightly(values: Iterable[Any], by_day: int = 1) -> list[Any]:
    """The first values unchanged, and all others marked `nightly`."""
    values = list(values)
    return [*values[:by_day], *(_nightly(value) for value in values[by_day:])]


def sampled(values: Iterable[Any], every: int) -> list[Any]:
    """Every n-th value unchanged, and all others marked `nightly`."""
    return [value if index % every == 0 else _nightly(value) for index, value in enumerate(values)]


def _nightly(value: Any) -> Any:
    values = value if type(value) is tuple else (value,)
    return pytest.param(*values, marks=pytest.mark.nightly)
