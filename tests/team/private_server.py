"""A private PostgreSQL server for measurements and tests: in a temporary folder, for this machine only, with TLS and
its own certificate."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from tempfile import mkdtemp
from typing import Any

from judgeapp.desk.team import Team
from judgeapp.messages.errors import InputError

HOST = "localhost"
USER = "judge"
_INSTALLED = Path("/usr/lib/postgresql")
_TRIES = 20  # ports to try
_POLL_S = 0.02
_ENVIRONMENT = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "TZ": "UTC"}
_SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 40
fsync = off
ssl_cert_file = 'server.crt'
ssl_key_file = 'server.key'
"""


class PrivateServer:
    """A running server; `close` stops and deletes it.

    Raises InputError if there is no PostgreSQL, or it can't be started.
    """

    def __init__(self) -> None:
        self._binaries = _binaries()
        self.folder = Path(mkdtemp(prefix="judgeapp-server-"))
        self.password = token_hex(8)
        self.port = 0
        self._databases = 0
        self._running: subprocess.Popen[bytes] | None = None
        try:
            self._make()
            self.start()
        except BaseException:
            self.close()
            raise

    @property
    def certificate(self) -> Path:
        return self.folder / "server.crt"

    def new_team(self) -> Team:
        """A team with an empty database, set up as by a judge. Raises InputError."""
        self._databases += 1
        database = f"event_{self._databases}"
        made = subprocess.run(
            [self._binaries / "createdb", "-h", HOST, "-p", str(self.port), "-U", USER, database],
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
            env=_ENVIRONMENT | {"PGPASSWORD": self.password, "PGSSLMODE": "prefer"},
        )
        if made.returncode:
            raise InputError("PostgreSQL can't make a database ({stderr})", stderr=made.stderr.strip())
        return Team(HOST, database, USER, self.port, certificate=str(self.certificate))

    def start(self, *, tls: bool = True) -> None:
        """Start the server on its former port, if any; returns once it accepts connections."""
        for _ in range(1 if self.port else _TRIES):
            port = self.port or random.randint(20_000, 60_000)
            with (self.folder / "log").open("a") as log:
                self._running = subprocess.Popen(
                    [
                        self._binaries / "postgres",
                        "-D",
                        self._data,
                        "-p",
                        str(port),
                        "-c",
                        f"ssl={'on' if tls else 'off'}",
                    ],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    cwd=self.folder,
                    env=_ENVIRONMENT,
                    **_as_owner(),
                )
            if self._takes_connections(self._running):
                self.port = port
                return
        log_lines = (self.folder / "log").read_text(errors="replace").strip().splitlines()
        raise InputError("PostgreSQL can't be started ({reason})", reason=log_lines[-1] if log_lines else "it ended")

    def stop(self) -> None:
        """Stop it regularly."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Stop it like a power cut."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, by: signal.Signals) -> None:
        if self._running is not None:
            self._running.send_signal(by)
            self._running.wait()
            self._running = None

    def _takes_connections(self, running: subprocess.Popen[bytes]) -> bool:
        """Wait until it responds; False if it ended."""
        pid_file = self._data / "postmaster.pid"
        while running.poll() is None:
            with suppress(OSError):
                lines = [line.strip() for line in pid_file.read_text().splitlines()]
                if lines and lines[0] == str(running.pid) and lines[-1] == "ready":
                    return True
            time.sleep(_POLL_S)
        return False

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _make(self) -> None:
        secret = self.folder / "password"
        secret.write_text(self.password)
        key = self.folder / "server.key"
        done = subprocess.run(
            [
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:prime256v1",
                "-nodes",
                "-days",
                "2",
                "-subj",
                f"/CN={HOST}",
                "-addext",
                f"subjectAltName=DNS:{HOST}",
                "-keyout",
                str(key),
                "-out",
                str(self.certificate),
            ],
            capture_output=True,
            check=False,
        )
        if done.returncode:
            raise InputError("openssl can't make a certificate", mend="Install openssl")
        key.chmod(0o600)
        if (owner := _owner()) is not None:
            for path in (self.folder, secret, key):
                os.chown(path, *owner)
            self.folder.chmod(0o755)
        made = subprocess.run(
            [
                self._binaries / "initdb",
                "-D",
                self._data,
                "-U",
                USER,
                "--auth=scram-sha-256",
                f"--pwfile={secret}",
                "--no-sync",
                "-E",
                "UTF8",
                "--locale=C",
            ],
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            cwd=self.folder,
            check=False,
            env=_ENVIRONMENT,
            **_as_owner(),
        )
        if made.returncode:
            raise InputError("Can't create PostgreSQL ({stderr})", stderr=made.stderr.strip())
        settings = _SETTINGS.replace("server.", f"{self.folder}/server.")
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(settings)


@contextmanager
def private_server() -> Iterator[PrivateServer]:
    """Raises InputError if PostgreSQL is missing or can't be started."""
    server = PrivateServer()
    try:
        yield server
    finally:
        server.close()


def _binaries() -> Path:
    """Folder of the newest PostgreSQL's programs."""
    installed = sorted(_INSTALLED.glob("*/bin/initdb"), key=lambda path: _number(path.parts[-3]))
    if (on_path := shutil.which("initdb")) is not None:
        installed.insert(0, Path(on_path).resolve())
    if os.name == "nt" or not installed:
        raise InputError(
            "there is no PostgreSQL on this machine to start a server of", mend="On Debian: apt install postgresql"
        )
    return installed[-1].parent


def _number(version: str) -> int:
    return int(version) if version.isdigit() else 0


def _as_owner() -> dict[str, Any]:
    owner = _owner()
    return {} if owner is None else {"user": owner[0], "group": owner[1], "extra_groups": []}


def _owner() -> tuple[int, int] | None:
    """User of the server, because PostgreSQL refuses to run as root. None for the current user."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return None
    import pwd

    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            user = pwd.getpwnam(name)
            return user.pw_uid, user.pw_gid
    raise InputError("root may not start PostgreSQL, and there is no user for it")
