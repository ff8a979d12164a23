"""A PDF from outside the process that reads it: it gets so much time and memory, and no more."""

from __future__ import annotations

import subprocess
from tempfile import TemporaryFile

import msgspec

from judgeapp.editions.edition import PrintedLine
from judgeapp.editions.pdf.limits import MAX_ANSWER, TOO_LONG, TOO_MUCH, WHOLE_S, PdfLines
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message
from judgeapp.runtime.python_command import child_process_options, python_command

_MODULE = "judgeapp.editions.pdf.apart"
_MAX_START_S = 15.0  # on a machine that is busy


def lines_of_pdf(content: bytes) -> tuple[PrintedLine, ...]:
    """Lines of a PDF. Raises InputError if it can't be read, or asks for too much."""
    with TemporaryFile() as output, TemporaryFile() as source:
        source.write(content)
        source.flush()
        source.seek(0)
        status = _read_apart(source.fileno(), output.fileno())
        output.seek(0)
        answer = output.read(MAX_ANSWER + 1)
    if status == TOO_LONG:
        raise InputError("the PDF takes too long to read", mend=_ANOTHER)
    if status == TOO_MUCH:
        raise InputError("the PDF needs too much memory", mend=_ANOTHER)
    try:
        read = msgspec.msgpack.decode(answer, type=PdfLines)
    except (msgspec.DecodeError, RecursionError):
        # The library gives up by ending its process.
        raise InputError(
            "the PDF can't be read: it is broken, or needs too much memory or time", mend=_ANOTHER
        ) from None
    if read.wrong:
        # The process has no language: its message is worded here.
        wrong, mend = Message(read.wrong, read.words), Message(read.mend)
        raise InputError(wrong, mend=mend)
    return read.lines


_ANOTHER = message("Print it to a new PDF with another program, or import its text")


def _read_apart(source: int, output: int) -> int:
    try:
        reader = subprocess.Popen(python_command("-m", _MODULE), stdin=source, stdout=output, **child_process_options())
    except OSError as error:
        raise InputError("can't start a process to read the PDF ({error})", error=error) from error
    try:
        return reader.wait(WHOLE_S + _MAX_START_S)
    except subprocess.TimeoutExpired:
        return TOO_LONG
    finally:
        if reader.poll() is None:
            reader.kill()
            reader.wait()
