"""Downloads use HTTPS, resume after an interruption, and are skipped if nothing has changed."""

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


def test_a_file_is_fetched_completely_with_progress(served: Served, tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    result = download(
        f"{served.address}/lists/cards.json", tmp_path, progress=lambda *at: seen.append(at), trusted=trusted()
    )
    assert result is not None
    assert result.file == tmp_path / "cards.json"
    assert result.file.read_bytes() == CARDS
    assert seen[-1] == (len(CARDS), len(CARDS))
    assert [*tmp_path.iterdir()] == [result.file]


def test_only_changed_files_are_fetched(served: Served, tmp_path: Path) -> None:
    first = download(f"{served.address}/lists/cards.json", tmp_path, trusted=trusted())
    assert first is not None
    assert fetched(served, tmp_path, first.validators) is None
    served.files["/lists/cards.json"] = b"[]"
    again = fetched(served, tmp_path, first.validators)
    assert again is not None
    assert again.read_bytes() == b"[]"


@pytest.mark.parametrize("changed", [False, True])
def test_a_broken_download_resumes_unless_the_file_changed(served: Served, tmp_path: Path, changed: bool) -> None:
    served.breaks_at = 200_000
    with pytest.raises(InputError, match="was lost") as raised:
        fetched(served, tmp_path)
    assert "continues" in str(raised.value)
    if changed:
        served.files["/lists/cards.json"] = CARDS + b" "
    result = fetched(served, tmp_path)
    assert result is not None
    assert result.read_bytes() == served.files["/lists/cards.json"]
    assert served.asked[-1][1]["Range"] == "bytes=200000-"


REST = f"bytes 200000-{len(CARDS) - 1}/{len(CARDS)}"


@pytest.mark.parametrize(
    "headers",
    [
        {"Content-Range": f"bytes 0-99/{len(CARDS)}"},
        {"Content-Range": f"bytes 200000-250000/{len(CARDS)}"},
        {"Content-Range": ""},
        {"Content-Range": REST, "ETag": '"another"'},
        {"Content-Range": REST, "Content-Length": "10"},
    ],
)
def test_a_wrong_part_is_not_appended(served: Served, tmp_path: Path, headers: dict[str, str]) -> None:
    """The whole file is requested again."""
    served.breaks_at = 200_000
    with pytest.raises(InputError, match="was lost"):
        fetched(served, tmp_path)
    served.rest_headers = headers
    result = fetched(served, tmp_path)
    assert result is not None
    assert result.read_bytes() == CARDS
    assert ["Range" in asked for _, asked in served.asked] == [False, True, False]


def test_only_a_strong_etag_allows_resuming(served: Served, tmp_path: Path) -> None:
    served.breaks_at = 200_000
    served.headers = {"ETag": 'W/"1"', "Last-Modified": "Sun, 29 Nov 2026 06:00:00 GMT"}
    with pytest.raises(InputError, match="was lost") as raised:
        fetched(served, tmp_path)
    assert "continues" not in str(raised.value)
    assert not [*tmp_path.iterdir()]
    fetched(served, tmp_path)
    assert "Range" not in served.asked[-1][1]


@pytest.mark.parametrize("status", [202, 204, 206, 304, 416])
def test_a_wrong_response_is_refused_even_with_a_good_status(served: Served, tmp_path: Path, status: int) -> None:
    served.status = status
    with pytest.raises(InputError, match=f"answered {status}"):
        fetched(served, tmp_path)
    (tmp_path / "part").write_bytes(b"[")
    (tmp_path / "part.etag").write_text('"x"')
    with pytest.raises(InputError, match=f"answered {status}"):
        fetched(served, tmp_path)


def test_a_compressed_response_is_refused(served: Served, tmp_path: Path) -> None:
    served.headers = {"Content-Encoding": "gzip"}
    with pytest.raises(InputError, match=r"compressed file \(gzip\)"):
        fetched(served, tmp_path)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("is_ended", [False, True])
def test_a_file_without_a_length_needs_a_declared_end(served: Served, tmp_path: Path, is_ended: bool) -> None:
    served.headers, served.is_ended = {"Content-Length": ""}, is_ended
    if is_ended:
        result = fetched(served, tmp_path)
        assert result is not None
        assert result.read_bytes() == CARDS
    else:
        with pytest.raises(InputError, match="was lost"):
            fetched(served, tmp_path)


@pytest.mark.parametrize(
    ("status", "words"), [(404, "answered 404"), (500, "answered 500"), (407, "answered 407"), (403, "answered 403")]
)
def test_a_refusal_is_one_line(served: Served, tmp_path: Path, status: int, words: str) -> None:
    served.status = status
    with pytest.raises(InputError, match=words) as raised:
        fetched(served, tmp_path)
    assert "\n" not in str(raised.value)


def test_a_web_page_is_refused(served: Served, tmp_path: Path) -> None:
    served.files["/lists/cards.json"] = b"\n<!doctype html><title>Log in</title>"
    with pytest.raises(InputError, match="is a web page"):
        fetched(served, tmp_path)


@pytest.mark.parametrize("declared", [True, False])
def test_an_oversized_file_is_not_fetched_whatever_it_declares(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, declared: bool
) -> None:
    monkeypatch.setattr(module, "MAX_BYTES", 100_000)
    if not declared:
        served.headers, served.is_ended = {"Content-Length": ""}, True
    seen: list[int] = []
    with pytest.raises(InputError, match="more than 100,000 bytes"):
        download(
            f"{served.address}/lists/cards.json",
            tmp_path,
            progress=lambda done, size: seen.append(done),
            trusted=trusted(),
        )
    assert bool(seen) is not declared
    assert not [*tmp_path.iterdir()]


def test_no_more_is_read_than_was_declared(served: Served, tmp_path: Path) -> None:
    served.headers = {"Content-Length": "90000"}
    result = fetched(served, tmp_path)
    assert result is not None
    assert result.stat().st_size == 90_000


def test_an_untrusted_certificate_is_refused(served: Served, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="can't be trusted"):
        download(f"{served.address}/lists/cards.json", tmp_path)
    assert not served.asked


@pytest.mark.parametrize(
    "target", ["http://127.0.0.1:1/x", "file:///etc/passwd", "ftp://127.0.0.1/x", "https://[::1", "https://a..b/x"]
)
def test_a_redirection_away_from_https_is_refused(served: Served, tmp_path: Path, target: str) -> None:
    served.status, served.headers = 302, {"Location": target}
    with pytest.raises(InputError):
        fetched(served, tmp_path)
    assert len(served.asked) == 1


def test_a_silent_server_is_given_up(served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_STALL_TIMEOUT_S", 0.2)
    served.is_silent = True
    seen: list[int] = []
    with pytest.raises(InputError, match="doesn't answer"):
        download(
            f"{served.address}/lists/cards.json",
            tmp_path,
            progress=lambda done, size: seen.append(done),
            trusted=trusted(),
        )
    # The data received so far is kept.
    assert seen[-1] == len(CARDS) - 1


def test_an_unreachable_host_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=re.escape("127.0.0.1")):
        download("https://127.0.0.1:9/x.json", tmp_path)


@pytest.mark.parametrize("host", ["a..b", "a" * 64 + ".example"])
def test_an_invalid_host_name_is_one_line(tmp_path: Path, host: str) -> None:
    with pytest.raises(InputError, match="can't be reached") as raised:
        download(f"https://{host}/x.json", tmp_path)
    assert "\n" not in str(raised.value)


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
def test_only_a_plain_https_address_is_accepted(address: str) -> None:
    with pytest.raises(InputError):
        checked_address(address)


def test_blanks_around_an_https_address_are_ignored() -> None:
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
def test_a_file_name_never_leads_out_of_the_folder(served: Served, tmp_path: Path, path: str, name: str) -> None:
    served.files[path] = b"[]"
    result = fetched(served, tmp_path, path=path)
    assert result is not None
    assert (result.parent, result.name) == (tmp_path, name)
