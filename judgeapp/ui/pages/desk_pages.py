"""Pages of the desk itself, as HTML: what can be typed, the front page, a source, the shortcuts."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from judgeapp.library import Library
from judgeapp.rulebook.manifest import Source
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.actions import ACTIONS, KEYS_IN_PLACE, keys_told, plain, translated
from judgeapp.ui.address import ASK, PASSAGE, SOURCE, Address
from judgeapp.ui.pages.markup import PageStyle, in_language, link
from judgeapp.ui.pages.our_readings import readings_offer
from judgeapp.ui.pages.wording import language_told, source_told, standing_told

translate = QCoreApplication.translate

# One of each kind of question.
EXAMPLES = (
    ("16-4", ""),
    ("blocker", "en"),
    ("ブロッカー", "ja"),
    ("阻挡者", "zh-Hans"),
    ("格擋", "zh-Hant"),
    ("Brutbereich", "de"),
)


def front_page(library: Library, told: str, look: PageStyle) -> str:
    """What is in here, for a reader that shows nothing yet; `told` says how much it is."""
    parts = [_title(translate("desk_pages", "The rules at hand"))]
    parts.append(_text(told, look))
    for source in sorted(library.corpus.manifest.sources, key=lambda s: s.rank):
        head = link(Address(SOURCE, source.key), escape(source_told(source)), kind="number")
        own = in_language(source.title, source.language)
        standing = " · ".join(
            (language_told(source.language), *standing_told(source, edition=False))
        )
        parts.append(
            f'<p style="margin-top:{look.px(0.8)}px"><span class="head">{head}</span></p>'
            f'<p>{own}</p><p><span class="small">{escape(standing)}</span></p>'
        )
    parts.append(readings_offer(library, look))
    parts.append(
        _text(
            translate(
                "desk_pages", "Type into the field above to find a rule. F1 lists every shortcut."
            ),
            look,
            above=1.4,
        )
    )
    return look.page("".join(parts))


def source_page(library: Library, source: Source, look: PageStyle) -> str:
    """What a source is, in the words of the manifest, and its chapters."""
    import markdown
    import nh3

    about = nh3.clean(
        markdown.markdown(source.about, extensions=["sane_lists"]),
        tags={"p", "ul", "ol", "li", "em", "strong", "code", "br", "h1", "h2", "h3"},
        attributes={},
    )
    # Sanitising took every attribute away; the space between paragraphs is ours.
    about = about.replace("<p>", f'<p style="margin-bottom:{look.px(0.6)}px">')
    standing = (language_told(source.language), *standing_told(source), source.publisher)
    parts = [
        _title(source_told(source)),
        f'<p><span class="head">{in_language(source.title, source.language)}</span></p>',
        f'<p style="margin-bottom:{look.px(0.6)}px"><span class="small">'
        f"{escape(' · '.join(standing))}</span></p>",
        f'<div style="line-height:112%">{about}</div>',
        _label(translate("desk_pages", "Chapters"), look),
    ]
    roots = library.corpus.roots(source.key)
    gap = look.px(0.8)
    width = look.number_width(p.number for p in roots) + gap
    rows = []
    for root in roots:
        place = Address(PASSAGE, root.id)
        number = link(place, escape(root.number), kind="number")
        lower = f"padding-top:{look.drop(root.language)}px"
        cell = f'<td width="{width}" style="{lower}">{number}</td>' if width > gap + 2 else ""
        heading = root.heading or root.text[:40]
        rows.append(
            f'<tr>{cell}<td style="padding-bottom:{look.px(0.25)}px">'
            f"{link(place, in_language(heading, root.language))}</td></tr>"
        )
    parts.append(
        f'<table cellspacing="0" cellpadding="0" style="margin-top:{look.px(0.3)}px">'
        f"{''.join(rows)}</table>"
    )
    return look.page("".join(parts))


def shortcuts_page(look: PageStyle) -> str:
    """Every action with its keys, by menu, and the keys that the widgets know."""
    parts = [_title(translate("desk_pages", "Shortcuts"))]
    menus = dict.fromkeys(action.menu for action in ACTIONS)
    for menu in menus:
        rows = [(plain(a.title), keys_told(a)) for a in ACTIONS if a.menu == menu]
        parts.append(_keys_table(plain(translated(menu)), rows, look))
    rows = [(translated(text), translated(keys)) for keys, text in KEYS_IN_PLACE]
    parts.append(_keys_table(translate("desk_pages", "Where the cursor is"), rows, look))
    return look.page("".join(parts))


def starting_html(look: PageStyle, marked: list[Passage], *, has_cards: bool) -> str:
    """Beside the empty field: what can be typed, and the last bookmarks."""
    parts = [_label(translate("desk_pages", "What can be typed"), look, above=0)]
    told = {
        "16-4": translate(
            "desk_pages", "a clause and what stands below it; 16-4. the clause alone"
        ),
        "blocker": translate("desk_pages", "a rule or term, in any of five languages"),
    }
    for text, language in EXAMPLES:
        asked = link(Address(ASK, text), in_language(text, language), kind="number")
        remark = f' <span class="small">{escape(told[text])}</span>' if text in told else ""
        parts.append(f'<p style="margin-bottom:{look.px(0.35)}px">{asked}{remark}</p>')
    parts.append(
        _text(
            translate(
                "desk_pages",
                "Simplified or traditional, upper or lower case, hiragana, umlauts: "
                "all are taken alike. One wrong letter does no harm.",
            ),
            look,
            above=0.5,
        )
    )
    cards = (
        translate("desk_pages", "Cards are found by number, name, keyword and text.")
        if has_cards
        else translate(
            "desk_pages", "Cards are found here too once a card file is imported (Ctrl+I)."
        )
    )
    parts.append(_text(cards, look, above=0.5))
    if marked:
        parts.append(_label(translate("desk_pages", "Last bookmarks"), look))
        for passage in marked:
            named = " ".join(
                part
                for part in (
                    escape(passage.number),
                    in_language(passage.heading or passage.text[:24] + "…", passage.language),
                )
                if part
            )
            parts.append(
                f'<p style="margin-bottom:{look.px(0.35)}px">'
                f"{link(Address(PASSAGE, passage.id), named, kind='number')}</p>"
            )
    return look.page("".join(parts))


def _keys_table(title: str, rows: list[tuple[str, str]], look: PageStyle) -> str:
    cells = "".join(
        f'<tr><td width="{look.px(13)}" style="padding-bottom:{look.px(0.3)}px;'
        f'padding-right:{look.px(1)}px"><b>{escape(keys)}</b></td><td>{escape(text)}</td></tr>'
        for text, keys in rows
    )
    return _label(title, look) + (
        f'<table cellspacing="0" cellpadding="0" style="margin-top:{look.px(0.3)}px">'
        f"{cells}</table>"
    )


def _title(text: str) -> str:
    return f'<p><span class="title">{escape(text)}</span></p>'


def _label(text: str, look: PageStyle, *, above: float = 1.2) -> str:
    return (
        f'<p style="margin-top:{look.px(above)}px;margin-bottom:{look.px(0.4)}px">'
        f'<span class="label">{escape(text)}</span></p>'
    )


def _text(text: str, look: PageStyle, *, above: float = 0.3) -> str:
    return (
        f'<p style="margin-top:{look.px(above)}px;line-height:112%">'
        f'<span class="muted">{escape(text)}</span></p>'
    )
