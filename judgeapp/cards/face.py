"""The face of a card: the card as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.cards.card import copies_in_text
from judgeapp.cards.reading.normal import icons_of
from judgeapp.cards.record import CardRecord
from judgeapp.engine.lang import AlsoIs, AsMaterial, Category, Effect
from judgeapp.engine.spelling import doubts_of_name
from judgeapp.engine.state.cards import (
    AppFusionRequirement,
    BurstRequirement,
    DnaRequirement,
    Face,
    Materials,
    Requirement,
    UnreadLine,
)

_ICONS = str.maketrans({"＜": "<", "＞": ">", "≪": "<", "≫": ">", "《": "<", "》": ">"})
_NOTES = str.maketrans({"（": "(", "）": ")"})


def copies_of(record: CardRecord) -> int:
    """Number of copies allowed in a deck: by the card's (Rule) (2-3-5-2), by its file, or else as usual (1-4-1-2-2)."""
    copies = copies_in_text(record)
    if copies is None:
        copies = record.copies
    usual = Face("").copies
    assert usual is not None
    return usual if copies is None else copies


def face_of(
    record: CardRecord,
    *,
    effects: tuple[Effect, ...] = (),
    inherited: tuple[Effect, ...] = (),
    security: tuple[Effect, ...] = (),
    requirements: tuple[Requirement, ...] = (),
    links: tuple[Requirement, ...] = (),
    link_effects: tuple[Effect, ...] = (),
    option_effects: tuple[Effect, ...] = (),
    dna: tuple[DnaRequirement, ...] = (),
    burst: tuple[BurstRequirement, ...] = (),
    app_fusion: tuple[AppFusionRequirement, ...] = (),
    digixros: Materials | None = None,
    assembly: Materials | None = None,
    rules: tuple[AlsoIs, ...] = (),
    as_material: tuple[AsMaterial, ...] = (),
    unread: tuple[UnreadLine, ...] = (),
) -> Face:
    """The card as the engine knows it. The facts are the record's; readings of its text come as arguments.
    `requirements`: those in words (2-3-6-3), which stand behind the printed circles; `links`: link requirements
    (2-3-12-2). A circle that the record does not fully state is an unread line."""
    is_option, special = Category.OPTION in record.categories, record.special
    text = "\n".join(record.texts())
    return Face(
        name=record.name,
        category=record.category,
        colors=record.colors,
        number=record.number,
        level=record.level,
        dp=record.dp,
        play_cost=None if is_option else record.play_cost,
        use_cost=record.play_cost if is_option else None,
        requirements=(*circles(record), *requirements),
        dna=dna,
        burst=burst,
        app_fusion=app_fusion,
        traits=record.all_traits,
        effects=effects,
        inherited=inherited,
        security=security,
        links=links,
        link_dp=(special.link.dp or 0) if special.link is not None else 0,
        link_effects=link_effects,
        option_name=(record.option_name or record.name) if record.is_dual else "",
        option_effects=option_effects,
        text=text.translate(_ICONS).translate(_NOTES),
        icons=icons_of(text, record.language),
        overflow=special.overflow,
        copies=copies_of(record),
        digixros=digixros,
        assembly=assembly,
        rules=rules,
        as_material=as_material,
        unread=(*unread, *_open_circles(record)),
        japanese=_name_in_japanese(record),
    )


def _name_in_japanese(record: CardRecord) -> str:
    """Japanese name of an English card, if the letters of its name don't tell which parts it has (2-3-1-3)."""
    is_asked = record.language == "en" and any(doubt.is_of_case for doubt in doubts_of_name(record.name))
    return dict(record.names).get("ja", "") if is_asked else ""


def circles(record: CardRecord) -> Iterator[Requirement]:
    """The printed circles (2-3-6-2) that the record states in full."""
    for cost in record.evo_costs:
        if cost.is_whole:
            yield Requirement(cost.cost, cost.colors, cost.level)


def _open_circles(record: CardRecord) -> Iterator[UnreadLine]:
    """The printed circles that the record leaves open in part, for the judge to look up on the card."""
    for cost in record.evo_costs:
        if not cost.is_whole:
            colors = "/".join(color.value.title() for color in cost.colors) or "?"
            yield UnreadLine("digivolve", f"{colors} Lv.{'?' if cost.level is None else cost.level}: {cost.cost}")
