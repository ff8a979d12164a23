"""Actions as phrases; those that hold other actions or effects are in effects.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judgeapp.engine import lang
from judgeapp.engine.english.filters import counted, noun_of, number_text, quantity
from judgeapp.engine.english.phrases import Phrase, do, ing, listed, third, whole
from judgeapp.engine.english.targets import is_many, target_text
from judgeapp.engine.english.words import AREAS, FROM_THAT, TIMINGS
from judgeapp.engine.lang import Area, Number, Target, Timing, Whose


def _by_card(target: Target, verb: str, rest: str = "") -> Phrase:
    """A card does it."""
    who, rest = target_text(target), f" {rest}" if rest else ""
    order = verb if is_many(target) else third(verb)
    return Phrase(f"{who} {order}{rest}", f"{who} {ing(verb)}{rest}", f"{who} may {verb}{rest}")


def _trash_top(action: lang.TrashTop) -> Phrase:
    return do("trash", top_cards(action.of, action.whose, action.count))


def top_cards(of: Area, whose: Whose, count: Number | None) -> str:
    owner = _players(whose)
    if count is None:
        return f"all cards in {owner} {AREAS[of]}"
    amount, each = counted(count)
    cards = "card" if amount == "1" else f"{amount} cards"
    return f"the top {cards} of {owner} {AREAS[of]}{each}"


def _players(whose: Whose) -> str:
    return {Whose.YOURS: "your", Whose.OPPONENTS: "your opponent's"}.get(whose, "each player's")


def _trash_sources(action: lang.TrashSources) -> Phrase:
    if action.count is None:
        return do("trash", f"all digivolution cards of {target_text(action.target)}")
    amount, each = counted(action.count)
    where = "top" if action.from_top else "bottom"
    cards = "digivolution card" if amount == "1" else f"{amount} digivolution cards"
    return do("trash", f"the {where} {cards} of {target_text(action.target)}{each}")


def _to_security(action: lang.ToSecurity) -> Phrase:
    where, face = "top" if action.top else "bottom", " face up" if action.face_up else ""
    return do(
        "place", f"{target_text(action.target)}{face} at the {where} of its owner's security stack"
    )


def _memory(action: lang.Memory) -> Phrase:
    if isinstance(action.amount, int) and action.amount < 0:
        return do("lose", f"{-action.amount} memory")
    return do("gain", quantity(action.amount, "memory"))


def _draw(action: lang.Draw) -> Phrase:
    amount, each = counted(action.count)
    text = f"<Draw {amount}>{each}"
    if action.whose is Whose.YOURS:
        return Phrase(text, f"using {text}", f"you may {text}")
    who = "your opponent" if action.whose is Whose.OPPONENTS else "each player"
    return do("use", text, who)


def _recover(action: lang.Recover) -> Phrase:
    amount, each = counted(action.count)
    text = f"<Recovery +{amount} (Deck)>{each}"
    return Phrase(text, f"using {text}", f"you may {text}")


def _de_digivolve(action: lang.DeDigivolve) -> Phrase:
    amount, each = counted(action.count)
    text = f"<De-Digivolve {amount}> {target_text(action.target)}{each}"
    return Phrase(text, f"using {text}", f"you may {text}")


def _blitz(action: lang.Blitz) -> Phrase:
    if action.target == lang.Named("this"):
        return whole("<Blitz>")
    return _by_card(action.target, "use", "<Blitz>")


def _play_token(action: lang.PlayToken) -> Phrase:
    amount, each = counted(action.count)
    word = "token" if amount == "1" else "tokens"
    return do("play", f"{amount} [{action.face}] {word}{each}")


def _use_option(action: lang.UseOption) -> Phrase:
    free = " without paying the cost" if action.free else ""
    return do("use", f"{target_text(action.target)}{free}")


def _digivolve(action: lang.DigivolveInto) -> Phrase:
    text = f"into {target_text(action.into)}"
    if action.free:
        text += " without paying the cost"
    elif action.cost is not None:
        text += f" for a digivolution cost of {action.cost}"
    if action.less != 0:
        text += f" with the digivolution cost reduced by {number_text(action.less)}"
    if action.ignore_requirements:
        text += ", ignoring digivolution requirements"
    return _by_card(action.target, _KINDS[action.how], text)


_KINDS = {
    "": "digivolve", "dna": "DNA digivolve", "burst": "burst digivolve", "app-fusion": "app fuse",
}  # fmt: skip


def _link(action: lang.Link) -> Phrase:
    text = f"{target_text(action.target)} to {target_text(action.to)}"
    if action.free:
        text += " without paying the cost"
    elif action.less != 0:
        text += f" with the cost reduced by {number_text(action.less)}"
    return do("link", text)


def _attack(action: lang.Attack) -> Phrase:
    text = ""
    if action.player_only:
        text += "a player"
    elif action.digimon_only:
        text += "an opponent's Digimon"
    if action.without_suspending:
        text += " without suspending"
    notes = []
    if action.turn_played_too:
        notes.append("it can attack the turn it was played")
    if action.unsuspended_too:
        notes.append("it can attack unsuspended Digimon")
    return _by_card(action.target, "attack",
                    text.strip() + (f" ({listed(notes)})" if notes else ""))  # fmt: skip


def put_back(action: lang.PutBack) -> Phrase:
    if action.to == "trash":
        return do("trash", "the rest")
    if action.to == "back":
        return do("return", "the rest to where they were")
    where = "top" if action.to.endswith("top") else "bottom"
    return do("return", f"the rest to the {where} of the {AREAS[action.of]} in any order")


def _activate(action: lang.ActivateEffect) -> Phrase:
    known = [TIMINGS[t] for t in Timing if t.value == action.timing]
    timing = known[0] if known else f"[{action.timing}]"
    part = "inherited effects" if action.part == "inherited" else "effects"
    return do("activate", f"1 of the {timing} {part} of {target_text(action.of)}")


def _prevent(action: lang.Prevent) -> Phrase:
    return do("prevent", f"{target_text(action.target)} {FROM_THAT}")


def _win(action: lang.Win) -> Phrase:
    return do("win", "the game") if action.whose is Whose.YOURS else do(
        "win", "the game", "your opponent" if action.whose is Whose.OPPONENTS else "each player"
    )  # fmt: skip


def _on(verb: str, after: str = "") -> Callable[[Any], Phrase]:
    """Something that you do to a target."""
    return lambda action: do(verb, f"{target_text(action.target)}{after}")


# What holds no other action and no effect.
PLAIN_ACTIONS: Mapping[type, Callable[[Any], Phrase]] = {
    lang.Delete: _on("delete"),
    lang.Trash: _on("trash"),
    lang.TrashTop: _trash_top,
    lang.TrashSources: _trash_sources,
    lang.Suspend: _on("suspend"),
    lang.Unsuspend: _on("unsuspend"),
    lang.ToHand: _on("return", " to the hand"),
    lang.ToDeck: lambda a: do(
        "return", f"{target_text(a.target)} to the {'top' if a.top else 'bottom'} of the deck"
    ),
    lang.ToSecurity: _to_security,
    lang.PlaceUnder: lambda a: do(
        "place",
        f"{target_text(a.target)} as the bottom digivolution card of {target_text(a.under)}",
    ),
    lang.PlaceInBattle: _on("place", " in the battle area"),
    lang.Memory: _memory,
    lang.Pay: lambda a: do("pay", f"{a.cost} cost"),
    lang.SetMemory: lambda a: do("set", f"your memory to {a.to}"),
    lang.Shuffle: lambda a: do("shuffle", f"{_players(a.whose)} {AREAS[a.of]}"),
    lang.Hatch: lambda _: do("hatch", "in your breeding area"),
    lang.Move: lambda a: _by_card(a.target, "move"),
    lang.Draw: _draw,
    lang.Recover: _recover,
    lang.DeDigivolve: _de_digivolve,
    lang.Blitz: _blitz,
    lang.BlastDigivolve: lambda _: whole("<Blast Digivolve>"),
    lang.Link: _link,
    lang.BlastDnaDigivolve: lambda a: whole(
        f"<Blast DNA Digivolve ({' + '.join(noun_of(one, False) for one in a.of)})>"
    ),
    lang.EndBurst: lambda _: do("trash", "the top card of this Digimon's stack"),
    lang.Select: lambda a: do("choose", target_text(a.target)),
    lang.MindLink: lambda a: do("use", f"<Mind Link> with {target_text(a.to)}"),
    lang.Save: lambda _: whole("<Save>"),
    lang.PlayFree: _on("play", " without paying the cost"),
    lang.UseOption: _use_option,
    lang.TrashUsed: lambda _: do("trash", "this card"),
    lang.PlayToken: _play_token,
    lang.DigivolveInto: _digivolve,
    lang.Attack: _attack,
    lang.Battle: lambda a: _by_card(a.target, "battle", target_text(a.against)),
    lang.EndAttack: lambda _: do("end", "the attack"),
    lang.SwitchTarget: lambda a: do("switch", f"the attack target to {target_text(a.to)}"),
    lang.PutBack: put_back,
    lang.Fulfilled: lambda _: whole("if that was done, do what follows"),
    lang.EndOfPart: lambda _: whole("so far reaches this part"),
    lang.ActivateEffect: _activate,
    lang.Prevent: _prevent,
    lang.ReduceCost: lambda a: do("reduce", f"the cost by {number_text(a.amount)}"),
    lang.OpenPlaces: lambda _: whole("cards from there can also be placed for it"),
    lang.Win: _win,
    lang.ByHand: lambda a: whole(a.text.removesuffix(".")),
}
