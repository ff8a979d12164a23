"""A file is fetched by HTTPS, resumed where it broke off, and asked for only when it has changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgeapp.messages.errors import InputError
from judgeapp.web import download as module
from judgeapp.web.download import Validators, checked_address, download
from tests.web.served import Served, serving, trusted

CARDS = b'[{"number": "TS1-001"}]' * 20_000


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setenv("no_proxy", "*")
    with serving() as server:
        server.files["/lists/cards.json"] = CARDS
        yield server


def fetched(
    served: Served, folder: Path, known: Validators = module.NOT_KNOWN, path: str = "/lists/cards.json"
) -> Path | None:
    result = download(served.address + path, folder, known, trusted=trusted())
    return None if result is None else result.file


def test_a_file_is_fetched_whole_with_its_progress(served: Served, tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    result = download(
        f"{served.address}/lists/cards.json", tmp_path, progress=lambda *at: seen.append(at), trusted=trusted()
    )
    assert result is not None
    assert result.file == tmp_path / "cards.json"
    assert result.file.read_bytes() == CARDS
    assert seen[-1] == (len(CARDS), len(CARDS))
    assert [*tmp_path.iterdir()] == [result.file]


def test_what_has_not_changed_is_not_fetched_and_what_has_is(served: Served, tmp_path: Path) -> None:
    first = download(f"{served.address}/lists/cards.json", tmp_path, trusted=trusted())
    assert first is not None
    assert fetched(served, tmp_path, first.validators) is None
    served.files["/lists/cards.json"] = b"[]"
    again = fetched(served, tmp_path, first.validators)
    assert again is not None
    assert again.read_bytes() == b"[]"


@pytest.mark.parametrize("changed", [False, True])
def test_a_broken_download_goes_on_where_it_broke_off_unless_the_file_has_changed(
    served: Served, tmp_path: Path, changed: bool
) -> None:
    served.breaks_at = 200_000
    with pytest.raises(InputError, match="broke off") as raised:
        fetched(served, tmp_path)
    assert "goes on" in str(raised.value)
    if changed:
        served.files["/lists/cards.json"] = CARDS + b" "
    result = fetched(served, tmp_path)
    assert result is not None
    assert result.read_bytes() == served.files["/lists/cards.json"]
    assert served.asked[-1][1]["Range"] == "bytes=200000-"


def test_another_part_than_the_one_that_lacks_is_not_put_behind_it(served: Served, tmp_path: Path) -> None:
    served.breaks_at = 200_000
    with pytest.raises(InputError, match="broke off"):
        fetched(served, tmp_path)
    served.headers = {"Content-Range": f"bytes 0-99/{len(CARDS)}"}
    with pytest.raises(InputError, match="broke off"):
        fetched(served, tmp_path)
    served.headers = {}
    result = fetched(served, tmp_path)
    assert result is not None
    assert result.read_bytes() == CARDS


@pytest.mark.parametrize(
    ("status", "words"), [(404, "answered 404"), (500, "answered 500"), (407, "answered 407"), (403, "answered 403")]
)
def test_a_refusal_is_one_line(served: Served, tmp_path: Path, status: int, words: str) -> None:
    served.status = status
    with pytest.raises(InputError, match=words) as raised:
        fetched(served, tmp_path)
    assert "\n" not in str(raised.value)


def test_a_web_page_is_no_file(served: Served, tmp_path: Path) -> None:
    served.files["/lists/cards.json"] = b"\n<!doctype html><title>Log in</title>"
    with pytest.raises(InputError, match="is a web page"):
        fetched(served, tmp_path)


@pytest.mark.parametrize("declared", [True, False])
def test_a_file_that_is_too_large_is_not_fetched_whatever_it_declares(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, declared: bool
) -> None:
    monkeypatch.setattr(module, "MOST_BYTES", 100_000)
    if not declared:
        served.headers = {"Content-Length": "90000"}
    else:
        with pytest.raises(InputError, match="more than 100,000 bytes"):
            fetched(served, tmp_path)
        return
    result = fetched(served, tmp_path)  # no more is read than was declared
    assert result is not None
    assert result.stat().st_size == 90_000


def test_a_certificate_that_nobody_vouches_for_is_refused(served: Served, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="can't be trusted"):
        download(f"{served.address}/lists/cards.json", tmp_path)
    assert not served.asked


@pytest.mark.parametrize("target", ["http://127.0.0.1:1/x", "file:///etc/passwd", "ftp://127.0.0.1/x"])
def test_a_redirection_to_anything_but_https_is_refused(served: Served, tmp_path: Path, target: str) -> None:
    served.status, served.headers = 302, {"Location": target}
    with pytest.raises(InputError):
        fetched(served, tmp_path)
    assert len(served.asked) == 1


def test_a_server_that_is_silent_is_left(served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_STALLED_S", 0.2)
    served.headers = {"Content-Length": str(len(CARDS) + 1)}  # one byte never comes
    with pytest.raises(InputError, match=r"does not answer|broke off"):
        fetched(served, tmp_path)


def test_a_machine_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=re.escape("127.0.0.1")):
        download("https://127.0.0.1:9/x.json", tmp_path)


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/x",
        "ftp://example.org/x",
        "file:///x",
        "example.org/x",
        "",
        "https://",
        "https://a b/",
        "https://me:pw@example.org/x",
        "https://example.org:99999/x",
        "https://exämple.org/x",
        "https://" + "a" * 3000,
    ],
)
def test_only_a_plain_https_address_is_taken(address: str) -> None:
    with pytest.raises(InputError):
        checked_address(address)


def test_an_https_address_is_taken_without_the_blanks_around_it() -> None:
    assert checked_address(" https://example.org/a/b.json?raw=1 \n") == "https://example.org/a/b.json?raw=1"


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/a/..%2f..%2fx.json", "x.json"),
        ("/raw", "raw.json"),
        ("/", "list.json"),
        ("/a%00b.txt", "ab.txt"),
        ("/%2e%2e", "list.json"),
    ],
)
def test_the_name_of_a_file_never_leads_out_of_the_folder(served: Served, tmp_path: Path, path: str, name: str) -> None:
    served.files[path] = b"[]"
    result = fetched(served, tmp_path, path=path)
    assert result is not None
    assert (result.parent, result.name) == (tmp_path, name)
