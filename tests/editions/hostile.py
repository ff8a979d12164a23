"""PDFs that are broken or take a program very long."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Sequence

from reportlab.lib.pagesizes import A4
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.pdfgen.canvas import Canvas

from tests.editions.typeset import drawn

_TEXT = b"BT /F1 10 Tf 50 700 Td (1-1-1. A clause.) Tj ET"
_FONT = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"


def assembled(objects: Sequence[bytes]) -> bytes:
    """A PDF of these objects, the first of which is its catalog."""
    made = bytearray(b"%PDF-1.7\n")
    places = []
    for number, content in enumerate(objects, start=1):
        places.append(len(made))
        made += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    start = len(made)
    made += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    made += b"".join(b"%010d 00000 n \n" % at for at in places)
    made += b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF" % (len(objects) + 1, start)
    return bytes(made)


def stream(content: bytes, entries: bytes = b"") -> bytes:
    return b"<< /Length %d %s >>\nstream\n%s\nendstream" % (len(content), entries, content)


def of_content(content: bytes, resources: bytes = b"", *more: bytes) -> bytes:
    """One page with this content stream as object 4; the font is object 5, and further objects start at 6."""
    return assembled(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R"
            b" /Resources << /Font << /F1 5 0 R >> %s >> >>" % resources,
            content,
            _FONT,
            *more,
        ]
    )


def small() -> bytes:
    return of_content(stream(_TEXT))


def deflated(of: bytes, times: int, layers: int = 1) -> bytes:
    """A stream that unpacks to `times` the text."""
    packer = zlib.compressobj(9)
    packed = b"".join(packer.compress(of * 1000) for _ in range(times // 1000)) + packer.flush()
    for _ in range(layers - 1):
        packed = zlib.compress(packed, 9)
    return stream(packed, b"/Filter [%s]" % (b"/FlateDecode " * layers))


def encrypted(user: str) -> bytes:
    made = io.BytesIO()
    canvas = Canvas(made, encrypt=StandardEncryption(user, "owner", strength=128))
    canvas.drawString(50, 700, "1-1-1. A clause.")
    canvas.save()
    return made.getvalue()


def many_pages(count: int) -> bytes:
    return drawn(*[lambda canvas: canvas.drawString(50, 700, "1. A page.")] * count)


def pictures_only() -> bytes:
    return drawn(lambda canvas: canvas.rect(0, 0, A4[0] / 2, A4[1] / 2, fill=1))


def nested_forms() -> bytes:
    """Forms nested thirty deep, each drawing the next ten times: too much to draw."""
    forms = [
        stream(
            b"/X%d Do " % (n + 1) * 10,
            b"/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject"
            b" << /X%d %d 0 R >> >>" % (n + 1, n + 7),
        )
        for n in range(30)
    ]
    last = stream(_TEXT, b"/Type /XObject /Subtype /Form /BBox [0 0 1 1]")
    return of_content(stream(b"/X0 Do"), b"/XObject << /X0 6 0 R >>", *forms, last)


def own_form() -> bytes:
    form = stream(
        b"/X0 Do /X0 Do", b"/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X0 6 0 R >> >>"
    )
    return of_content(stream(b"/X0 Do"), b"/XObject << /X0 6 0 R >>", form)


def pages_of_pages() -> bytes:
    """A page tree with a loop."""
    return assembled([b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2000 >>"])


def too_many_told() -> bytes:
    return small().replace(b"/Count 1 ", b"/Count 2147483647 ")


HOSTILE: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"%PDF-1.7\n",
    "no PDF at all": lambda: b"%PDF-1.7\n" + bytes(range(256)) * 400,
    "cut off": lambda: many_pages(20)[:3000],
    "encrypted": lambda: encrypted("secret"),
    "5,000 pages": lambda: many_pages(5000),
    "more pages than told": too_many_told,
    "a tree of pages without end": pages_of_pages,
    "a form that draws itself": own_form,
    "forms in forms": nested_forms,
    "pictures only": pictures_only,
    "a bomb of text": lambda: of_content(deflated(_TEXT + b"\n", 3_000_000)),
    "a bomb of blanks": lambda: of_content(deflated(b" " * 1000, 3_000_000)),
    "a bomb in a bomb": lambda: of_content(deflated(b" " * 1000, 2_000_000, layers=3)),
    "a bomb of brackets": lambda: of_content(deflated(b"[" * 100, 1_000_000)),
    "a bomb of paths": lambda: of_content(deflated(b"0 0 m 1 1 l 2 3 4 5 6 7 c ", 3_000_000)),
}
