"""A local server for tests, with a certificate that they trust."""

from __future__ import annotations

import ssl
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

# Test certificate for localhost only.
CERTIFICATE = Path(__file__).with_name("localhost.pem")


class Served:
    """Files by path, recorded requests, and misbehaviors of the server.

    breaks_at -- the connection breaks off behind so many bytes, once
    status    -- answered instead of everything
    headers   -- sent besides; one that is empty is not sent
    rest_headers -- besides, with a part of a file
    is_silent -- the last byte never comes
    is_ended  -- the connection is ended as TLS wants it, by which a file without a length is known to be whole
    """

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.asked: list[tuple[str, dict[str, str]]] = []
        self.breaks_at = 0
        self.status = 0
        self.headers: Mapping[str, str] = {}
        self.rest_headers: Mapping[str, str] = {}
        self.is_silent = self.is_ended = False
        self.over = threading.Event()
        self.address = ""

    def etag(self, path: str) -> str:
        return f'"{len(self.files[path])}-{sum(self.files[path]) % 9973}"'


@contextmanager
def serving() -> Iterator[Served]:
    served = Served()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            headers = dict(self.headers.items())
            served.asked.append((self.path, headers))
            if served.status:
                self._answer(served.status, b"", served.headers)
                return
            content = served.files[self.path]
            etag = served.etag(self.path)
            if headers.get("If-None-Match") == etag:
                self._answer(304, b"", {})
                return
            marks = {"ETag": etag, **served.headers}
            if headers.get("If-Range") == etag:
                start = int(headers["Range"].removeprefix("bytes=").removesuffix("-"))
                sent = f"bytes {start}-{len(content) - 1}/{len(content)}"
                self._answer(206, content[start:], {"Content-Range": sent, **marks, **served.rest_headers})
            else:
                self._answer(200, content, marks)

        def _answer(self, status: int, content: bytes, headers: Mapping[str, str]) -> None:
            self.send_response(status)
            for name, value in {"Content-Length": str(len(content)), **headers}.items():
                if value:
                    self.send_header(name, value)
            self.end_headers()
            end, served.breaks_at = served.breaks_at, 0
            self.wfile.write(content[: -1 if served.is_silent else end or None])
            self.wfile.flush()
            if served.is_silent:
                served.over.wait(5)
            if served.is_ended:
                with suppress(OSError):
                    self.connection.unwrap()
            if end:
                self.close_connection = True

        def log_message(self, format: str, *args: Any) -> None:
            pass

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)

    class Server(ThreadingHTTPServer):
        def process_request_thread(self, request: Any, client_address: Any) -> None:
            try:
                encrypted = context.wrap_socket(request, server_side=True)
            except OSError:  # the client rejected our certificate
                self.shutdown_request(request)
            else:
                super().process_request_thread(encrypted, client_address)

        def handle_error(self, request: Any, client_address: Any) -> None:
            """The client disconnected early."""

    server = Server(("127.0.0.1", 0), Handler)
    served.address = f"https://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield served
    finally:
        served.over.set()
        server.shutdown()
        server.server_close()
        thread.join()


def trusted() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(CERTIFICATE))
