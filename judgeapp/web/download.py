"""Download of a file that a judge named by its address: by HTTPS alone, resumed where it broke off, and not at all
where it is as it was."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Callable
from http.client import HTTPException, HTTPResponse, IncompleteRead
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

from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message

MOST_BYTES = 300_000_000
_LONGEST_ADDRESS = 2_000
_STALLED_S = 20.0  # without a byte
_BLOCK = 1 << 16
_AGAIN = message("Update again: it goes on where it broke off")
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
    """Marks that a server gives a file, by which it tells whether it has changed."""

    etag: str = ""
    modified: str = ""


NOT_KNOWN = Validators()


class Download(NamedTuple):
    """A file as it was downloaded; `validators` for the next time."""

    file: Path
    validators: Validators


def checked_address(address: str) -> str:
    """The same, without what is around it. Raises InputError for what is no HTTPS address of a file."""
    text = address.strip()
    try:
        parts = urlsplit(text)
        is_whole = bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_whole = False
    if not is_whole or len(text) > _LONGEST_ADDRESS or not text.isascii() or not text.isprintable() or " " in text:
        raise InputError("{address!r} is no address", mend=message("Copy it from a browser"), address=text[:80])
    if parts.scheme != "https":
        raise InputError("{address} is not read", mend=message("Only https:// is"), address=text[:80])
    if parts.username is not None:
        raise InputError("an address with a name or password in it is not kept", mend=_OPEN)
    return text


def download(
    address: str,
    folder: Path,
    known: Validators = NOT_KNOWN,
    progress: Callable[[int, int], None] = lambda done, size: None,
    trusted: ssl.SSLContext | None = None,
) -> Download | None:
    """Fetch a file into a folder of its own; None where it is as `known` says.

    progress -- is called with the bytes that are there and how many there will be (0: not known); what it raises ends
    the download, which can be resumed
    trusted  -- certificates; those of the system by default

    Raises InputError, in one line, for whatever goes wrong.
    """
    part, mark = folder / "part", folder / "part.etag"
    resumed = _text(mark) if part.is_file() else ""
    headers = {"Accept-Encoding": "identity", "User-Agent": "judgeapp"}
    if resumed:
        headers |= {"Range": f"bytes={part.stat().st_size}-", "If-Range": resumed}
    elif known.etag:
        headers["If-None-Match"] = known.etag
    elif known.modified:
        headers["If-Modified-Since"] = known.modified
    host = urlsplit(address).hostname or address
    try:
        with _opener(trusted).open(Request(checked_address(address), headers=headers), timeout=_STALLED_S) as answer:
            validators = Validators(answer.headers.get("ETag", ""), answer.headers.get("Last-Modified", ""))
            _receive(answer, address, part, mark, validators, progress)
    except HTTPError as error:
        error.close()
        if error.code == 304:
            return None
        if error.code == 416:  # the whole of it is there already, or it has changed since
            part.unlink(missing_ok=True)
            return download(address, folder, known, progress, trusted)
        mend = _MENDS.get(error.code, message("Try again later"))
        raise InputError("{host} answered {status}", mend=mend, host=host, status=error.code) from error
    except (OSError, HTTPException) as error:
        raise _described(error, host) from error
    mark.unlink(missing_ok=True)
    return Download(part.replace(folder / _name(address)), validators)


def _receive(
    answer: HTTPResponse,
    address: str,
    part: Path,
    mark: Path,
    validators: Validators,
    progress: Callable[[int, int], None],
) -> None:
    """Write what comes behind what is there, or in its place where the server begins anew."""
    done = part.stat().st_size if answer.status == 206 else 0
    goes_on = done > 0
    if goes_on and not answer.headers.get("Content-Range", "").startswith(f"bytes {done}-"):
        # It sends another part than the one that lacks.
        part.unlink()
        raise IncompleteRead(b"")
    size = done + (answer.length or 0)
    if size > MOST_BYTES:
        raise _too_large(address)
    # A weak mark may be that of other bytes.
    strong = "" if validators.etag.startswith("W/") else validators.etag
    mark.write_text(strong or validators.modified, encoding="utf-8")
    with part.open("ab" if goes_on else "wb") as out:
        while block := answer.read(_BLOCK):
            if done == 0:
                _refuse_page(block, address)
            done += len(block)
            if done > MOST_BYTES:
                raise _too_large(address)
            out.write(block)
            progress(done, size)
    if size and done < size:
        raise IncompleteRead(b"", size - done)


def _refuse_page(start: bytes, address: str) -> None:
    """A list of cards is no HTML, whatever it is declared to be; a page that asks to log in is."""
    if start.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"<":
        mend = message("Use the address of the file itself; some servers call it raw or download")
        raise InputError("{address} is a web page", mend=mend, address=address[:80])


def _too_large(address: str) -> InputError:
    return InputError("{address} has more than {most:,} bytes", address=address[:80], most=MOST_BYTES)


def _described(error: OSError | HTTPException, host: str) -> InputError:
    reason = error.reason if isinstance(error, URLError) else error
    if isinstance(reason, ssl.SSLCertVerificationError):
        mend = message("Check this computer's date, and whether a proxy reads along; the file was not imported")
        return InputError(
            "the certificate of {host} can't be trusted ({why})", mend=mend, host=host, why=reason.verify_message
        )
    if isinstance(reason, TimeoutError):
        return InputError("{host} does not answer", mend=_AGAIN, host=host)
    if isinstance(reason, socket.gaierror):
        mend = message("Check the address, and whether this computer is online")
        return InputError("{host} is not known here", mend=mend, host=host)
    if isinstance(reason, HTTPException | ConnectionError | ssl.SSLError):
        return InputError("the connection to {host} broke off", mend=_AGAIN, host=host)
    why: Message | str = getattr(reason, "strerror", None) or str(reason)
    return InputError("{host} can't be reached ({why})", mend=_AGAIN, host=host, why=why)


class _ToHttps(HTTPRedirectHandler):
    def redirect_request(
        self, req: Request, fp: object, code: int, msg: str, headers: object, newurl: str
    ) -> Request | None:
        return super().redirect_request(req, fp, code, msg, headers, checked_address(newurl))  # type: ignore[arg-type]


def _opener(trusted: ssl.SSLContext | None) -> OpenerDirector:
    """An opener that knows HTTPS and nothing else: no file, no http, no ftp."""
    opener = OpenerDirector()
    context = trusted or _system_certificates()
    for handler in (
        ProxyHandler(),
        HTTPSHandler(context=context),
        _ToHttps(),
        HTTPDefaultErrorHandler(),
        HTTPErrorProcessor(),
    ):
        opener.add_handler(handler)
    return opener


def _system_certificates() -> ssl.SSLContext:
    context = ssl.create_default_context()
    if not context.get_ca_certs():
        # A bundled Python looks where the machine had them that built it.
        for file in ("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"):
            if Path(file).is_file():
                context.load_verify_locations(file)
                break
    return context


def _name(address: str) -> str:
    """File name at the end of an address, for what is told of where cards are from."""
    last = unquote(urlsplit(address).path).rsplit("/", 1)[-1]
    clean = "".join(letter for letter in last if letter.isalnum() or letter in " .-_()")[:80].strip(" .")
    return clean if "." in clean else f"{clean or 'list'}.json"


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
