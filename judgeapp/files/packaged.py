"""Packaged data: YAML files of the program itself, read when they are first needed, and statements of SQL."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from judgeapp.messages.errors import DamagedInstallationError

T = TypeVar("T")


def packaged(package: str, name: str, type_: type[T]) -> T:
    """The content of a file of a package. Raises DamagedInstallationError."""
    with intact(package, name, msgspec.DecodeError) as content:
        return msgspec.yaml.decode(content, type=type_)


def packaged_documents(package: str, name: str) -> tuple[Any, ...]:
    """The documents of a file of a package. Raises DamagedInstallationError."""
    import yaml  # slow to load, and much is read without it

    with intact(package, name, yaml.YAMLError) as content:
        return tuple(yaml.load_all(content, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)))


def packaged_steps(package: str, name: str) -> tuple[tuple[str, ...], ...]:
    """Statements of a file of SQL by version: each ends before an empty line, and a comment "-- version N" begins one.
    Raises DamagedInstallationError."""
    with intact(package, name, UnicodeDecodeError) as content:
        steps = re.split(r"^-- version .*$", content.decode(), flags=re.MULTILINE)[1:]
    plain = (re.sub(r"^--.*\n", "", step, flags=re.MULTILINE).split(";\n\n") for step in steps)
    return tuple(tuple(part.strip().removesuffix(";") for part in parts if part.strip()) for parts in plain)


@contextmanager
def intact(package: str, name: str, unreadable: type[Exception] = OSError) -> Iterator[bytes]:
    """The bytes of a file of a package. Raises DamagedInstallationError, also if they turn out to be
    `unreadable`."""
    try:
        yield (files(package) / name).read_bytes()
    except (OSError, unreadable) as error:
        raise DamagedInstallationError(
            "damaged installation: {file}; install the program again", file=f"{package.replace('.', '/')}/{name}"
        ) from error
