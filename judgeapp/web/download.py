"""Download of a file from a judge's address: by HTTPS alone, resumed where it broke off, and skipped if unchanged."""

from __future__ import annotations

import errno
import os
import re
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPException, HTTPResponse, HTTPSConnection, IncompleteRead
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import unquote, urlsplit
from urllib.request import (
    HTTPDefaultErrorHandler,
    HTTPErrorProcessor,
    HTTPRedirectHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
)

from msgspec import Struct

from judgeapp.messages.errors import InputError, describe_os_error
from judgeapp.messages.message import Message, message

MAX_BYTES = 300_000_000
_MAX_ADDRESS_LENGTH = 2_000
_STALL_TIMEOUT_S = 20.0  # without a byte
_BLOCK_BYTES = 1 << 16
_MAX_MARK_LENGTH = 200
_HEADERS = {"Accept-Encoding": "identity", "User-Agent": "judgeapp"}
_REST = re.compile(r"bytes (\d{1,12})-(\d{1,12})/(\d{1,12})")
_GOES_ON = message("Update again: it continues where it stopped")
_AGAIN = message("Update again")
_ASK = message("Check the address in a browser")
_OPEN = message("Use an address that needs no login")
_MENDS = {
    401: _OPEN,
    403: _OPEN,
    404: _ASK,
    407: message("Set the name and password of the proxy in this computer's network settings"),
    410: _ASK,
}


class Validators(Struct, frozen=True, forbid_unknown_fields=True):
    """Marks that a server gives a file, by which it tells whether the file has changed."""

    etag: str = ""
    modified: str = ""


NOT_KNOWN = Validators()


class Download(NamedTuple):
    """A file as it was downloaded; `validators` for the next time."""

    file: Path
    validators: Validators


class _Part(NamedTuple):
    """Beginning of a file whose download broke off, with the file's ETag beside it: a strong one, because a weak one
    may belong to other bytes."""

    file: Path
    mark: Path

    @property
    def etag(self) -> str:
        """Strong ETag of the part; empty if the download can't be resumed."""
        try:
            return self.mark.read_text(encoding="ascii") if self.size else ""
        except (OSError, UnicodeDecodeError):
            return ""

    @property
    def size(self) -> int:
        return self.file.stat().st_size if self.file.is_file() else 0

    def begin(self, etag: str) -> None:
        self.drop()
        if etag and not etag.startswith("W/"):
            self.mark.write_text(etag, encoding="ascii")

    def drop(self) -> None:
        self.file.unlink(missing_ok=True)
        self.mark.unlink(missing_ok=True)


def checked_address(address: str) -> str:
    """Address, without surroundings. Raises InputError if it is not an HTTPS address of a file."""
    text = address.strip()
    try:
        parts = urlsplit(text)
        is_whole = bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_whole = False
    if not is_whole or len(text) > _MAX_ADDRESS_LENGTH or not text.isascii() or not text.isprintable() or " " in text:
        raise InputError("not an address: {address!r}", mend=message("Copy it from a browser"), address=text[:80])
    if parts.scheme != "https":
        raise InputError(
            "this address can't be read: {address}", mend=message("Only https:// is allowed"), address=text[:80]
        )
    if parts.username is not None:
        raise InputError("an address with a name or password in it can't be saved", mend=_OPEN)
    return text


def download(
    address: str,
    folder: Path,
    known: Validators = NOT_KNOWN,
    progress: Callable[[int, int], None] = lambda done, size: None,
    trusted: ssl.SSLContext | None = None,
    name: str = "",
) -> Download | None:
    """Download a file into a folder of its own; None if it hasn't changed since `known`.

    progress -- is called with the bytes that are there and how many there will be (0: not known); its errors end the
    download, which can be resumed
    trusted  -- certificates; those of the system by default
    name     -- of the file; that at the end of the address by default

    Raises InputError, in one line, for whatever goes wrong."""
    address = checked_address(address)
    host = urlsplit(address).hostname or address
    part = _Part(folder / "part", folder / "part.etag")
    try:
        with _answer(_opener(trusted), address, part, known) as answer:
            validators = Validators(_kept_mark(answer, "ETag"), _kept_mark(answer, "Last-Modified"))
            _receive(answer, address, part, validators.etag, progress)
        with _saving(part.file):
            part.mark.unlink(missing_ok=True)
            return Download(part.file.replace(folder / (name or file_name(address))), validators)
    except HTTPError as error:
        error.close()
        if error.code == 304 and known != NOT_KNOWN and not part.etag:
            return None
        raise _refused(host, error.code) from error
    except InputError:
        part.drop()
        raise
    # A host or a redirection that can be none is a ValueError.
    except (OSError, HTTPException, ValueError, RecursionError) as error:
        raise _described(error, host, _GOES_ON if part.etag else _AGAIN) from error
    finally:
        if not part.etag:
            part.drop()


def _answer(opener: OpenerDirector, address: str, part: _Part, known: Validators) -> HTTPResponse:
    """Response with the rest of the file or, after a second request, with all of it."""

    def asked(headers: dict[str, str]) -> HTTPResponse:
        answer: HTTPResponse = opener.open(Request(address, headers=_HEADERS | headers), timeout=_STALL_TIMEOUT_S)
        return answer

    if etag := part.etag:
        try:
            answer = asked({"Range": f"bytes={part.size}-", "If-Range": etag})
            if answer.status == 200 or _is_rest(answer, part, etag):
                return answer
            answer.close()
        except HTTPError as error:
            if error.code != 416:
                raise
            error.close()
        part.drop()
    condition = {"If-None-Match": known.etag} if known.etag else {"If-Modified-Since": known.modified}
    answer = asked({name: mark for name, mark in condition.items() if mark})
    if answer.status != 200:
        answer.close()
        raise _refused(urlsplit(address).hostname or address, answer.status)
    return answer


def _is_rest(answer: HTTPResponse, part: _Part, etag: str) -> bool:
    """True if an answer is what lacks, all of it, and of the same file."""
    sent = _REST.fullmatch(answer.headers.get("Content-Range", ""))
    if answer.status != 206 or sent is None or answer.headers.get("ETag") != etag:
        return False
    start, end, size = map(int, sent.groups())
    return start == part.size and end + 1 == size and answer.length in (None, size - start)


def _receive(answer: HTTPResponse, address: str, part: _Part, etag: str, progress: Callable[[int, int], None]) -> None:
    """Append the received bytes, or replace the file if the server starts over."""
    packed = answer.headers.get("Content-Encoding", "identity")
    if packed.casefold() != "identity":
        raise InputError("the server sent a compressed file ({packed})", packed=packed[:40])
    done = part.size if answer.status == 206 else 0
    size = done + (answer.length or 0)
    if size > MAX_BYTES:
        raise _too_large(address)
    with _saving(part.file):
        if not done:
            part.begin(etag)
        out = part.file.open("ab", buffering=0)
    with out:
        while block := answer.read1(min(_BLOCK_BYTES, size - done) if size else _BLOCK_BYTES):
            if done == 0:
                _refuse_page(block, address)
            done += len(block)
            if done > MAX_BYTES:
                raise _too_large(address)
            with _saving(part.file):
                if out.write(block) < len(block):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            progress(done, size)
    if done < size:
        raise IncompleteRead(b"", size - done)


@contextmanager
def _saving(file: Path) -> Iterator[None]:
    """Context of writing: disk errors are not errors of the connection."""
    try:
        yield
    except OSError as error:
        raise InputError(
            "can't save {what} ({reason})",
            where=str(file),
            mend="Make the folder writable or free some space",
            what=message("the download"),
            reason=describe_os_error(error),
        ) from error


def _kept_mark(answer: HTTPResponse, name: str) -> str:
    """A mark that can be sent again; empty for any other."""
    mark = answer.headers.get(name, "").strip()
    return mark if mark.isascii() and mark.isprintable() and len(mark) <= _MAX_MARK_LENGTH else ""


def _refuse_page(start: bytes, address: str) -> None:
    """A list of cards is no HTML, whatever it is declared to be; a page that asks to log in is."""
    if start.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"<":
        mend = message("Use the address of the file itself; some servers call it raw or download")
        raise InputError("this address is a web page: {address}", mend=mend, address=address[:80])


def _too_large(address: str) -> InputError:
    return InputError("the file has more than {most:,} bytes", where=address[:80], most=MAX_BYTES)


def _refused(host: str, status: int) -> InputError:
    mend = _MENDS.get(status, message("Try again later"))
    return InputError("the server {host} answered {status}", mend=mend, host=host, status=status)


def _described(error: Exception, host: str, again: Message) -> InputError:
    reason = error.reason if isinstance(error, URLError) else error
    if isinstance(reason, ssl.SSLCertVerificationError):
        mend = message(
            "Check this computer's date, and whether a proxy intercepts the connection; the file wasn't imported"
        )
        return InputError(
            "the certificate of {host} can't be trusted ({why})", mend=mend, host=host, why=reason.verify_message
        )
    if isinstance(reason, TimeoutError):
        return InputError("the server {host} doesn't answer", mend=again, host=host)
    if isinstance(reason, socket.gaierror):
        mend = message("Check the address and your internet connection")
        return InputError("the server {host} wasn't found", mend=mend, host=host)
    if isinstance(reason, HTTPException | ConnectionError | ssl.SSLError):
        return InputError("the connection to {host} was lost", mend=again, host=host)
    if not isinstance(reason, OSError):
        again = _ASK
    why: Message | str = getattr(reason, "strerror", None) or " ".join(str(reason).split())[:80]
    return InputError("the server {host} can't be reached ({why})", mend=again, host=host, why=why)


class _Connection(HTTPSConnection):
    """Connection on which an undeclared end is an error: without a length nothing else shows that it was cut off."""

    def connect(self) -> None:
        super().connect()
        self.sock.suppress_ragged_eofs = False  # type: ignore[union-attr]


class _Https(HTTPSHandler):
    def __init__(self, trusted: ssl.SSLContext) -> None:
        # Set by some versions of Python; OpenSSL before 3.0 does not have it.
        trusted.options &= ~getattr(ssl, "OP_IGNORE_UNEXPECTED_EOF", 0)
        super().__init__(context=trusted)
        self._trusted = trusted

    def https_open(self, req: Request) -> HTTPResponse:
        return self.do_open(_Connection, req, context=self._trusted)


class _ToHttps(HTTPRedirectHandler):
    def redirect_request(
        self, req: Request, fp: object, code: int, msg: str, headers: object, newurl: str
    ) -> Request | None:
        return super().redirect_request(req, fp, code, msg, headers, checked_address(newurl))  # type: ignore[arg-type]


def _opener(trusted: ssl.SSLContext | None) -> OpenerDirector:
    """URL opener that knows HTTPS only: no file, no http, no ftp."""
    opener = OpenerDirector()
    context = trusted or _system_certificates()
    for handler in (ProxyHandler(), _Https(context), _ToHttps(), HTTPDefaultErrorHandler(), HTTPErrorProcessor()):
        opener.add_handler(handler)
    return opener


def _system_certificates() -> ssl.SSLContext:
    context = ssl.create_default_context()
    if not context.get_ca_certs():
        # A bundled Python looks where the build machine had them.
        for file in ("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"):
            if Path(file).is_file():
                context.load_verify_locations(file)
                break
    return context


def file_name(address: str) -> str:
    last = unquote(urlsplit(address).path).rsplit("/", 1)[-1]
    clean = "".join(letter for letter in last if letter.isalnum() or letter in " .-_()")[:80].strip(" .")
    return clean if "." in clean else f"{clean or 'list'}.json"
