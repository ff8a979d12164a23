"""A key store for tests."""

from __future__ import annotations

from collections.abc import Iterator

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import PasswordDeleteError


class KeyStoreOfTests(KeyringBackend):
    """In-memory key store."""

    priority = 5

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.kept: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if self.kept.pop((service, username), None) is None:
            raise PasswordDeleteError


@pytest.fixture(autouse=True)
def key_store() -> Iterator[KeyStoreOfTests]:
    before = keyring.get_keyring()
    store = KeyStoreOfTests()
    keyring.set_keyring(store)
    yield store
    keyring.set_keyring(before)
