"""Pictures of cards in a page. A page only names them; what shows it has them, or has none."""

from __future__ import annotations

from urllib.parse import quote, unquote

from judgeapp.ui.widgets.card_pictures import card_pictures

_SCHEME = "card-picture:"


def picture(number: str, height: int) -> str:
    """The picture of a card at the right of what follows, so many pixels high; nothing where there
    is none (yet)."""
    known = card_pictures().of(number) if number else None
    if known is None:
        return ""
    wide = round(height * known.width() / known.height())
    source = _SCHEME + quote(number, safe="")
    return f'<img src="{source}" width="{wide}" height="{height}" style="float:right">'


def is_picture(address: str) -> bool:
    return address.startswith(_SCHEME)


def number_at(address: str) -> str:
    """Of which card."""
    return unquote(address.removeprefix(_SCHEME))
