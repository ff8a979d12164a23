"""Log of program faults in the data folder, bounded; and the file of it that a judge sends to the developers."""

from __future__ import annotations

import logging
import platform
import re
import zipfile
from io import BytesIO
from logging.handlers import RotatingFileHandler
from pathlib import Path
from traceback import FrameSummary, StackSummary, TracebackException

import judgeapp
from judgeapp.desk.folder import fault_log_file, set_aside
from judgeapp.files.generations import take_damaged
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError

_MAX_BYTES = 200_000
_MAX_SENT = 64_000_000
_OLDER_LOGS = 2  # logs kept besides the newest
_MAX_FRAMES = 40
_MAX_LENGTH = 2_000  # letters of an error's text
_CODE = Path(judgeapp.__file__).parent.parent
_HIDDEN = "…"


def report_of(error: BaseException) -> str:
    """Report of an error and its origin: lines of the program, without paths of the machine it runs on."""
    trace = TracebackException.from_exception(error, limit=-_MAX_FRAMES)
    _without_paths(trace, set())
    return without_home("".join(trace.format()))


def without_home(text: str) -> str:
    """A text without the path of the judge's home folder, which may reveal a name."""
    return text.replace(str(Path.home()), "~") if len(Path.home().parts) > 1 else text


def _without_paths(trace: TracebackException, seen: set[int]) -> None:
    if id(trace) in seen:
        return
    seen.add(id(trace))
    trace.stack = StackSummary.from_list([_shortened(frame) for frame in trace.stack])
    for behind in (trace.__cause__, trace.__context__):
        if behind is not None:
            _without_paths(behind, seen)


def _shortened(frame: FrameSummary) -> FrameSummary:
    file = Path(frame.filename)
    shown = file.relative_to(_CODE).as_posix() if file.is_relative_to(_CODE) else file.name
    return FrameSummary(shown, frame.lineno, frame.name, line=frame.line or "")


class FaultLog:
    """Writes faults to the log of a data folder: a few files of a few hundred kilobytes at most."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._handler = _LogFile(fault_log_file(folder))

    def write(self, doing: str, report: str) -> str:
        """Log a fault and its activity. Returns why it could not be written, or ""."""
        text = f"judgeapp {judgeapp.__version__}, {doing}\n{_cut(report)}"
        self._handler.refused = ""
        file = fault_log_file(self._folder)
        # Opening a pipe would block, and a link may lead anywhere.
        if file.is_symlink() or (file.exists() and not file.is_file() and not file.is_dir()):
            try:
                set_aside(file)
            except OSError as error:
                return error.strerror or type(error).__name__
        self._handler.handle(logging.LogRecord("judgeapp", logging.ERROR, "", 0, "%s", (text,), None))
        return self._handler.refused

    def close(self) -> None:
        self._handler.close()


class _LogFile(RotatingFileHandler):
    """Log file of bounded size. `refused`: why the last line was not written."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            file, maxBytes=_MAX_BYTES, backupCount=_OLDER_LOGS, encoding="utf-8", delay=True, errors="backslashreplace"
        )
        self.refused = ""
        self.setFormatter(logging.Formatter("%(asctime)s %(message)s"))

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 -- its name there
        import sys

        error = sys.exc_info()[1]
        self.refused = getattr(error, "strerror", "") or type(error).__name__


def log_remade(folder: Path) -> None:
    """Log shipped data that was damaged and had to be rebuilt; no judge need know it."""
    log = FaultLog(folder)
    for place in take_damaged():
        log.write(
            "opening what came with it", without_home(f"{place} was damaged, and is made anew in the cache folder")
        )
    log.close()


def log_files(folder: Path) -> tuple[Path, ...]:
    """Paths of the log and of the older ones, the newest first, whether they exist or not."""
    newest = fault_log_file(folder)
    return newest, *(Path(f"{newest}.{number}") for number in range(1, _OLDER_LOGS + 1))


def packed(folder: Path, editions: str, files: tuple[Path, ...]) -> bytes:
    """ZIP to send, with the editions of program and rules, the saved table, and the log. It names unreadable parts."""
    lines = [
        f"judgeapp {judgeapp.__version__}",
        f"Python {platform.python_version()}, {platform.system()} {platform.machine()}",
        *editions.splitlines(),
    ]
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as out:
        for file in (*files, *log_files(folder)):
            try:
                if file.exists():
                    out.writestr(file.name, read_untrusted_bytes(file, _MAX_SENT))
            except InputError as error:
                lines.append(f"{file.name}: {error.what}")
        out.writestr("about.txt", "\n".join(lines) + "\n")
    return content.getvalue()


def _cut(text: str) -> str:
    """Every line is as long as a line may be; the texts of a table may be of any length."""
    return "\n".join(
        line if len(line) <= _MAX_LENGTH else line[:_MAX_LENGTH] + _HIDDEN for line in re.split(r"\r?\n", text)
    )
