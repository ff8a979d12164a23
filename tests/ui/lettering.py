"""Test fonts, independent of the machine's: each letter is a bar of a typical width. They are generated here and under
this program's licence."""

from __future__ import annotations

from struct import pack

LETTERS, SIGNS = "Judge Letters", "Judge Signs"

# Units per em; all lengths are in this unit.
_SIZE = 1000

# Letter widths of wide fonts; other letters are as wide as "n".
_WIDTHS = {
    "'ijl|": 280,
    ' ,./:;\\!()[]frt-"`I': 390,
    "cksxyzvJ?_*^": 540,
    "ACKRVXYZBPSEFLT$#+<=>~0123456789": 650,
    "DGHNOQU&": 770,
    "Mmw": 870,
    "W@%": 990,
}
_N = 620
_SIGN = 840

# Further character ranges (first, last, width): Latin and signs, then Chinese and Japanese.
_LATIN = ((0xA0, 0x24F, _N), (0x2010, 0x206F, _N), (0x2190, 0x2BFF, _SIGN))
_HAN = (
    (0x2E80, 0x9FFF, _SIZE),
    (0xF900, 0xFAFF, _SIZE),
    (0xFE30, 0xFE4F, _SIZE),
    (0xFF00, 0xFFEF, _SIZE),
    (0x20000, 0x2FFFF, _SIZE),
)


def letters(family: str, *, bold: bool = False) -> bytes:
    """A font without Chinese and Japanese, wide like many system fonts."""
    return _font(family, bold=bold, broad=1.08 if bold else 1.0, ascent=928, descent=236)


def signs(family: str) -> bytes:
    """A font with all characters, tall like those for Chinese and Japanese."""
    return _font(family, broad=0.88, ascent=1160, descent=288, more=_HAN)


def _font(
    family: str,
    *,
    broad: float,
    ascent: int,
    descent: int,
    bold: bool = False,
    more: tuple[tuple[int, int, int], ...] = (),
) -> bytes:
    ascii_widths = ((ord(x), ord(x), w) for letters, w in _WIDTHS.items() for x in letters)
    named = {first: (first, last, width) for first, last, width in ascii_widths}
    rest = {x: (x, x, _N) for x in range(0x20, 0x7F) if x not in named}
    latin = [(a, b, round(w * broad)) for a, b, w in (*named.values(), *rest.values(), *_LATIN)]
    ranges = sorted([*latin, *more])
    # One bar per range, the first for missing characters. Heights vary so that texts look different; a space is empty.
    widths = [_N, *(width for _, _, width in ranges)]
    bars = [
        b"" if ranges[index - 1][0] == 0x20 else _bar(width, 300 + index * 37 % 430)
        for index, width in enumerate(widths)
    ]
    places = [sum(map(len, bars[:at])) for at in range(len(bars) + 1)]
    count = len(bars)
    tables = {
        b"OS/2": _os2(ascent, descent, bold=bold, han=bool(more)),
        b"cmap": _cmap(ranges),
        b"glyf": b"".join(bars),
        b"head": pack(
            ">IIIIHHqqhhhhHHhhh",
            0x10000,
            0x10000,
            0,
            0x5F0F3CF5,
            3,
            _SIZE,
            0,
            0,
            0,
            -descent,
            _SIZE,
            ascent,
            int(bold),
            8,
            2,
            1,
            0,
        ),
        b"hhea": pack(
            ">IhhhHhhhhhhhhhhhH", 0x10000, ascent, -descent, 0, max(widths), 0, 0, _SIZE, 1, 0, 0, 0, 0, 0, 0, 0, count
        ),
        b"hmtx": b"".join(pack(">Hh", width, 40) for width in widths),
        b"loca": b"".join(pack(">I", place) for place in places),
        b"maxp": pack(">IHHHHHHHHHHHHHH", 0x10000, count, 4, 1, 0, 0, *[1] * 2, *[0] * 7),
        b"name": _names(family, "Bold" if bold else "Regular"),
        b"post": pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    return _file(tables)


def _bar(width: int, height: int) -> bytes:
    """Glyph of a rectangle on the baseline; an even number of bytes."""
    left, right = 40, width - 40
    outline = pack(">hhhhh", 1, left, 0, right, height) + pack(">HH", 3, 0) + b"\x01" * 4
    xs = pack(">hhhh", left, 0, right - left, 0)
    return outline + xs + pack(">hhhh", 0, height, 0, -height)


def _cmap(ranges: list[tuple[int, int, int]]) -> bytes:
    """Character map of format 13, with one glyph per range."""
    groups = b"".join(pack(">III", first, last, index + 1) for index, (first, last, _) in enumerate(ranges))
    table = pack(">HHIII", 13, 0, 16 + len(groups), 0, len(ranges)) + groups
    return pack(">HHHHI", 0, 1, 3, 10, 12) + table


def _os2(ascent: int, descent: int, *, bold: bool, han: bool) -> bytes:
    # Code pages: Latin; Japanese, Simplified and Traditional Chinese.
    pages = 1 | (1 << 17 | 1 << 18 | 1 << 20 if han else 0)
    blocks = (1, 1 << 16 | 1 << 17 | 1 << 27 if han else 0)  # kana and Han
    return pack(
        ">HhHHHhhhhhhhhhhh10xIIII4sHHHhhhHHIIhhHHH",
        4,
        _N,
        700 if bold else 400,
        5,
        0,
        650,
        600,
        0,
        75,
        650,
        600,
        0,
        350,
        50,
        300,
        0,
        *blocks,
        0,
        0,
        b"JUDG",
        0x20 if bold else 0x40,
        0x20,
        0xFFFF,
        ascent,
        -descent,
        0,
        ascent,
        descent,
        pages,
        0,
        547,
        729,
        0,
        0x20,
        1,
    )


def _names(family: str, style: str) -> bytes:
    full = f"{family} {style}"
    texts = {1: family, 2: style, 3: full, 4: full, 6: full.replace(" ", "-")}
    records, strings = b"", b""
    for what, text in texts.items():
        coded = text.encode("utf-16-be")
        records += pack(">HHHHHH", 3, 1, 0x409, what, len(coded), len(strings))
        strings += coded
    return pack(">HHH", 0, len(texts), 6 + len(records)) + records + strings


def _file(tables: dict[bytes, bytes]) -> bytes:
    head, body = pack(">IHHHH", 0x10000, len(tables), 128, 3, len(tables) * 16 - 128), b""
    begin = 12 + 16 * len(tables)
    for tag, table in sorted(tables.items()):
        whole = table + bytes(-len(table) % 4)
        total = sum(int.from_bytes(whole[i : i + 4], "big") for i in range(0, len(whole), 4))
        head += tag + pack(">III", total % 2**32, begin + len(body), len(table))
        body += whole
    return head + body
