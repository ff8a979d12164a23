"""Page of a file of others: which items are new, the same, or in conflict."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from judgeapp.messages.punctuation import labelled, with_note
from judgeapp.rulings.notebook.wording import FIELD_WORDS, FIELDS, SHARED_KINDS, SHARED_STATES, display_name
from judgeapp.table.rulings.sharing import DELETED, SharedItem, SharedKind, SharedState
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import LINE_BREAK, link, styled
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.rulings.ruling_page import ruling_command

# Letters of a text that is shown beside another.
_MAX_LETTERS = 600
_MAX_ROWS = 500


def shared_page(file: str, items: Sequence[SharedItem], taken: set[str], style: PageStyle) -> str:
    """Page of a shared file. `taken` are the keys of the items that were taken by now."""
    body = [parts.title(escape(translate("rulings", "Shared by others: {file}").format(file=file)), style)]
    left = [item for item in items if item_key(item) not in taken]
    if not items:
        body.append(parts.hint(translate("rulings", "It is empty."), style))
    if any(item.state in (SharedState.NEW, SharedState.NEWER) for item in left):
        new = link(ruling_command("take", "new"), escape(translate("rulings", "Import all that is new")))
        body.append(parts.links([new], style))
    if done := [item for item in items if item_key(item) in taken]:
        body.append(parts.label(translate("rulings", "Imported"), style))
        body += [parts.item(_item(item), style) for item in done]
    for state in SHARED_STATES:
        matching = [item for item in left if item.state == state]
        if not matching:
            continue
        body.append(parts.label(with_note(display_name(SHARED_STATES, state), str(len(matching))), style))
        for item in matching[:_MAX_ROWS]:
            body.append(_shared_item(item, style))
        if len(matching) > _MAX_ROWS:
            more = translate("rulings", "And {count} more.")
            body.append(parts.hint(more.format(count=len(matching) - _MAX_ROWS), style))
    return style.page("".join(body))


def item_key(item: SharedItem) -> str:
    """Key by which one thing of a file is told from the others."""
    return f"{item.kind} {item.key}"


def _shared_item(item: SharedItem, style: PageStyle) -> str:
    if not item.state.can_be_taken:
        why = f" {styled(escape(item.wrong), 'small')}" if item.wrong else ""
        return parts.item(_item(item) + why, style)
    inner = parts.text(_item(item), style)
    take = translate("rulings", "Import")
    if item.state is SharedState.CONFLICT:
        for whose, text in (
            (translate("rulings", "Yours"), _in_words(item.own)),
            (translate("rulings", "Theirs"), _in_words(item.theirs)),
        ):
            shown = text[:_MAX_LETTERS] + (" …" if len(text) > _MAX_LETTERS else "")
            html = escape(shown).replace("\n", LINE_BREAK)
            head = styled(escape(whose), "small")
            inner += parts.text(f"{head}{LINE_BREAK}{html}", style, apart=True)
        take = {
            SharedKind.RULING: translate("rulings", "Import it too: both are kept and shown"),
            SharedKind.PHRASE: translate("rulings", "Replace yours with theirs"),
        }.get(item.kind, translate("rulings", "Import it under another name"))
    inner += parts.links([link(ruling_command("take", item_key(item)), escape(take))], style)
    return parts.note(inner, style)


def _in_words(fields: Sequence[tuple[str, str]]) -> str:
    """A text, field by field if it has any."""
    if not fields:
        return translate("rulings", "deleted")
    return "\n".join(
        labelled(display_name(FIELDS, field), display_name(FIELD_WORDS.get(field, {}), value)) if field else value
        for field, value in fields
    )


def _item(item: SharedItem) -> str:
    kind = styled(escape(display_name(SHARED_KINDS, item.kind)), "small")
    title = translate("rulings", "deleted") if item.title == DELETED else item.title
    return f"{kind} {escape(title)}"
