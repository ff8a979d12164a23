"""Pictures of cards in a page. A page only names them; what shows it has them, or has none."""

from __future__ import annotations

from judgeapp.ui.widgets.pictures.card_pictures import address_of, card_pictures


def picture(number: str, height: int) -> str:
    """The picture of a card at the right of what follows, so many pixels high; nothing where there is none (yet)."""
    known = card_pictures().of(number) if number else None
    if known is None:
        return ""
    wide = round(height * known.width() / known.height())
    source = address_of(number)
    return f'<img src="{source}" width="{wide}" height="{height}" style="float:right">'
