"""The process that reads a PDF, from standard input to standard output. It ends itself if it takes too long or too much
memory: the C++ library that reads pages has no limits of its own."""

from __future__ import annotations

import ctypes
import math
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pypdfium2.raw as pdfium

from judgeapp.editions.pdf.columns import Letter, PageLetters, as_written
from judgeapp.editions.pdf.limits import (
    MAX_IN_ALL,
    MAX_LETTERS,
    MAX_MEMORY,
    MAX_PAGES,
    PAGE_S,
    TOO_LONG,
    TOO_MUCH,
    WHOLE_S,
    PdfLines,
)
from judgeapp.editions.pdf.typesetting import LostLettersError, lines_of_pages
from judgeapp.messages.errors import MessageError

_POLL_S = 0.02
# Linux reports the parent's peak for its child too.
_STATM = Path("/proc/self/statm")
_BOLD_WEIGHT = 600
_BOLD_NAMES = (b"bold", b"heavy", b"black", b"semibold")
_MAX_NAME_LENGTH = 128


class _RefusedError(MessageError):
    """Refusal of a file, with how to fix it, for the calling process to raise."""

    def __init__(self, wrong: str, /, *, mend: str = "", **words: int) -> None:
        super().__init__(wrong, **words)
        self.lines = PdfLines((), wrong, words, mend)


class _Watch(threading.Thread):
    """Thread that ends the process: the library lets other threads run."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.page_since = self._began = time.monotonic()

    def run(self) -> None:
        while True:
            time.sleep(_POLL_S)
            now = time.monotonic()
            if now - self.page_since > PAGE_S or now - self._began > WHOLE_S:
                os._exit(TOO_LONG)
            if _memory() > MAX_MEMORY:
                os._exit(TOO_MUCH)


def main() -> int:
    _bound_by_system()
    watch = _Watch()
    watch.start()
    try:
        lines = lines_of_pages(list(_pages(sys.stdin.buffer.read(), watch)))
        answer = PdfLines(lines)
        if not lines:
            raise _RefusedError("the PDF has only pictures, no text", mend="Import one that has text")
    except _RefusedError as refused:
        answer = refused.lines
    except LostLettersError as lost:
        (page,) = lost.args
        answer = _RefusedError(
            "characters of page {page} are lost: an error in the program", mend="Import its text instead", page=page
        ).lines
    except MemoryError:
        os._exit(TOO_MUCH)
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer))
    sys.stdout.buffer.flush()
    # Skip the library's clean-up, which may take as long as the reading.
    os._exit(0)


def _bound_by_system() -> None:
    try:
        import resource
    except ImportError:  # Windows
        return
    most = MAX_MEMORY * 2
    for what, bound in ((resource.RLIMIT_AS, most), (resource.RLIMIT_CPU, int(WHOLE_S) + 5), (resource.RLIMIT_CORE, 0)):
        try:
            resource.setrlimit(what, (bound, bound))
        except (ValueError, OSError):  # a system without this limit
            continue


def _memory() -> int:
    """Bytes in use by this process, or its peak; 0 if unknown."""
    with suppress(OSError, ValueError):
        return int(_STATM.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    try:
        import resource
    except ImportError:
        return _windows_memory()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


class _Counters(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS."""

    _fields_ = (
        ("cb", ctypes.c_uint32),
        ("faults", ctypes.c_uint32),
        *(
            (name, ctypes.c_size_t)
            for name in (
                "peak_working_set",
                "working_set",
                "peak_paged",
                "paged",
                "peak_nonpaged",
                "nonpaged",
                "pagefile",
                "peak_pagefile",
            )
        ),
    )


def _windows_memory() -> int:
    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    counters = _Counters()
    counters.cb = ctypes.sizeof(counters)
    process = ctypes.c_void_p(kernel.GetCurrentProcess())
    succeeded = kernel.K32GetProcessMemoryInfo(process, ctypes.byref(counters), counters.cb)
    return int(counters.peak_pagefile) if succeeded else 0


def _pages(content: bytes, watch: _Watch) -> Iterator[PageLetters]:
    pdfium.FPDF_InitLibrary()
    document = pdfium.FPDF_LoadMemDocument64(content, len(content), None)
    if not document:
        raise _opening_error()
    count = pdfium.FPDF_GetPageCount(document)
    if count > MAX_PAGES:
        raise _RefusedError(
            "the PDF has {count:,} pages; a rulebook has at most {most}",
            mend="Save only the pages you need as a PDF",
            count=count,
            most=MAX_PAGES,
        )
    if count < 1:
        raise _RefusedError("the PDF has no pages")
    left = MAX_IN_ALL
    for number in range(count):
        watch.page_since = time.monotonic()
        letters = _page(document, number)
        left -= len(letters.letters)
        if left < 0:
            raise _RefusedError("the PDF has more than {most:,} characters", most=MAX_IN_ALL)
        yield letters
    watch.page_since = time.monotonic() + PAGE_S  # of all lines of a page


def _opening_error() -> _RefusedError:
    match pdfium.FPDF_GetLastError():
        case pdfium.FPDF_ERR_PASSWORD | pdfium.FPDF_ERR_SECURITY:
            return _RefusedError("the PDF is encrypted: its password is needed", mend="Save it without one")
        case _:
            return _RefusedError("not a readable PDF: it is broken or cut off", mend="Get the file again")


def _page(document: Any, number: int) -> PageLetters:
    """The letters of a page; none if it can't be read."""
    page = pdfium.FPDF_LoadPage(document, number)
    if not page:
        raise _RefusedError(
            "page {page} of the PDF can't be read: the file is broken", mend="Get the file again", page=number + 1
        )
    try:
        text = pdfium.FPDFText_LoadPage(page)
        if not text:
            raise _RefusedError(
                "the text of page {page} of the PDF can't be read", mend="Get the file again", page=number + 1
            )
        try:
            count = pdfium.FPDFText_CountChars(text)
            if count > MAX_LETTERS:
                raise _RefusedError(
                    "page {page} of the PDF has more than {most:,} characters", page=number + 1, most=MAX_LETTERS
                )
            return _upright(page, text, count)
        finally:
            pdfium.FPDFText_ClosePage(text)
    finally:
        pdfium.FPDF_ClosePage(page)


def _upright(page: Any, text: Any, count: int) -> PageLetters:
    """The letters, turned as most of them stand."""
    width, height = pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)
    turned = pdfium.FPDFPage_GetRotation(page)
    if turned % 2:  # the letters are stored as on the unturned page
        width, height = height, width
    angles = [round(math.degrees(pdfium.FPDFText_GetCharAngle(text, i))) % 360 for i in range(count)]
    straight = [angle // 90 * 90 for angle in angles if angle % 90 == 0]
    by = Counter(straight).most_common(1)[0][0] if straight else 0
    letters: list[Letter] = []
    slanted: list[str] = []
    spaced = True
    how: _Set | None = None
    for i in range(count):
        code = pdfium.FPDFText_GetUnicode(text, i)
        written = as_written(code)
        if not written.strip():
            spaced = spaced or bool(written) or code in (10, 13)
            continue
        if angles[i] != by:
            slanted.append(written)
            continue
        if spaced or how is None:
            how = _set_of(text, i)
        letters.append(_letter(text, i, written, by, (width, height), spaced, how))
        spaced = False
    if by in (90, 270):
        width, height = height, width
    return PageLetters(width, height, tuple(letters), "".join(slanted))


class _Set(NamedTuple):
    """Typesetting of a word."""

    size: float
    bold: bool


def _set_of(text: Any, i: int) -> _Set:
    matrix = pdfium.FS_MATRIX()
    scale = 1.0
    if pdfium.FPDFText_GetMatrix(text, i, matrix):
        scale = math.hypot(matrix.c, matrix.d)
    size = pdfium.FPDFText_GetFontSize(text, i) * scale
    name = ctypes.create_string_buffer(_MAX_NAME_LENGTH)
    pdfium.FPDFText_GetFontInfo(text, i, name, _MAX_NAME_LENGTH, None)
    is_named = any(word in name.value.lower() for word in _BOLD_NAMES)
    bold = is_named or pdfium.FPDFText_GetFontWeight(text, i) >= _BOLD_WEIGHT
    return _Set(size if 0.5 < size < 2000 else 10.0, bold)


def _letter(text: Any, i: int, written: str, by: int, sides: tuple[float, float], spaced: bool, how: _Set) -> Letter:
    box, x, y = pdfium.FS_RECTF(), ctypes.c_double(), ctypes.c_double()
    pdfium.FPDFText_GetLooseCharBox(text, i, box)
    pdfium.FPDFText_GetCharOrigin(text, i, x, y)
    width, height = sides
    match by:
        case 90:
            x0, x1, down = height - box.top, height - box.bottom, width - x.value
        case 180:
            x0, x1, down = width - box.right, width - box.left, y.value
        case 270:
            x0, x1, down = box.bottom, box.top, x.value
        case _:
            x0, x1, down = box.left, box.right, height - y.value
    return Letter(written, x0, x1, down, how.size, how.bold, spaced)


if __name__ == "__main__":
    raise SystemExit(main())
