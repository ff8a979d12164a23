"""Refusals in words: each clause by which something may not be done, or was not, in a few words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from judgeapp.clauses.citing import citation
from judgeapp.clauses.renumbering import all_numbers
from judgeapp.messages.message import Message

REFUSALS = {
    # demands on a player
    "1-3-2": "what is impossible is not done",
    "1-3-3": "it is already in that state",
    "1-3-4": "what is done 0 times is not done",
    "1-3-11-1": "the cost can't be paid",
    "1-4-2-2": "memory can't go past 10",
    # printed on a card
    "2-3-6-1": "its digivolution requirements are not met",
    "2-3-7-1": "its DNA digivolution requirements are not met",
    "2-3-9-1": "its burst digivolution requirements are not met",
    "2-3-10-1": "its app fusion requirements are not met",
    "2-3-12-1": "it has no Link",
    "2-3-12-2": "its link requirements are not met",
    # areas
    "3-1-2-2-1": "no player may look at a private area",
    "3-1-3-1-2": "it has become another card",
    "3-1-3-3": "its card leaves at the same time",
    "3-2-2": "the deck is a private area",
    "3-2-3": "the deck keeps its order",
    "3-3-2": "the Digi-Egg deck is a private area",
    "3-3-3": "the Digi-Egg deck keeps its order",
    "3-4-1": "this area has no order",
    "3-4-5-2": "only 1 card can be in the breeding area",
    "3-4-5-3": "the effect does not reach the breeding area",
    "3-4-5-4": "in the breeding area it has only effects that say so",
    "3-5-3": "only its player may look at a hand",
    "3-7-2": "security cards are face down",
    "3-7-3": "the security stack keeps its order",
    "4-5-2": "one card alone is not stacked cards",
    "4-5-3": "stacked cards keep their order",
    "4-5-6": "what becomes the top card of its stack is not played",
    "4-5-8": "the cards under it merely leave with it",
    "4-5-10": "only its player may look at what is face down there",
    "4-7-3": "link cards keep their order",
    "4-7-5": "the link limit causes it, not an effect",
    "4-7-6": "its link cards merely leave with it",
    # terms
    "4-2-7": "only a Digimon can attack",
    "4-14-3": "being trashed is not being deleted",
    "4-15-1": "moving is not being played",
    "4-15-2": "only a Digimon with DP can move",
    "4-15-5": "it is not carried over when a Digimon moves",
    "4-16-2": "there is no card in the Digi-Egg deck",
    "4-16-3": "the breeding area is occupied",
    "4-18-3": "nothing can be stacked with a token",
    "4-18-4": "a token can't be linked",
    "4-19-2": "no Digimon or Tamer of that color is on the field",
    "4-19-3": "every color of the card is required",
    "4-22-1": "it is not different enough from the others",
    # the turn
    "6-3-1-1": "the player who goes first does not draw in their first turn",
    "6-4-1": "this is possible only in the breeding phase of its player",
    "6-4-1-2": "a player moves only their own card in the breeding area",
    "6-5-1": "this is possible only in the main phase of its player, when nothing is left to resolve",
    "6-5-1-1-1": "a player plays Digimon and Tamer cards from their own hand",
    "6-5-1-2-1": "a player digivolves into a Digimon card in their own hand",
    "6-5-1-2-2": "Digimon in the battle area DNA digivolve into a card in the hand",
    "6-5-1-2-3": "a player burst digivolves into a card in their own hand",
    "6-5-1-2-4": "a Digimon in the battle area app fuses into a card in the hand",
    "6-5-1-3-1": "a player uses Option cards from their own hand",
    "6-5-1-4-1": "a card in the hand or battle area is linked to a Digimon in the battle area",
    "6-5-1-6-1": "a player activates only effects of their own cards",
    # playing
    "7-1-1": "only a card with a play cost can be played",
    "7-1-2-1": "what came this turn can't attack",
    "7-1-2-3": "a card that can't be played is put back",
    "7-2-1": "it is not in the hand or battle area",
    "7-2-2-5": "1 card is placed for each one named",
    "7-2-3-2": "the DigiXros requirements name no such card",
    "7-3-1": "it is not in the trash",
    "7-3-2-4": "an Assembly needs all of its cards",
    "7-3-2-5": "1 card is placed for each one named",
    "7-3-3-2": "the Assembly requirements name no such card",
    # digivolving
    "8-1-1": "a Digimon card is placed on its player's own card on the field",
    "8-1-2-7": "a card that can't be digivolved into is put back",
    "8-1-2-10": "there is no card to draw",
    "8-1-3-3": "the card drawn for a digivolution is drawn by the rules, not by an effect",
    "8-1-3-1": "a requirement of the card must be met",
    "8-2-3-1": "each of them must meet a requirement",
    "8-3-1": "no such Tamer is in the battle area",
    "8-3-2-2": "no cards are stacked under it",
    "8-3-2-3": "it is no longer a Digimon",
    "8-3-2-4": "a normal digivolution is not a burst digivolution",
    "8-3-3-1": "a requirement of the card must be met",
    "8-3-3-2": "the named Tamer must be returned",
    "8-4-1": "a Digimon in the battle area app fuses with its link card",
    "8-4-2-1": "the Digimon and its link card must be the ones named",
    "8-4-2-2": "a normal digivolution is not an app fusion",
    "8-4-3-1": "a requirement of the card must be met",
    # using, linking
    "9-1-1": "an Option card's [Main] effect is activated by using the card, which requires its colors",
    "9-1-3": "the condition of its [Main] effect is not met",
    "9-1-8": "a card that can't be used is put back",
    "10-1-1": "a card with Link is linked to another of its player's Digimon",
    "10-1-3-1": "a link requirement must be met",
    # attacking
    "11-1-1": "only a Digimon in the battle area can attack",
    "11-1-2": "only the turn player can attack",
    "11-2-1": "an attack is declared by suspending a Digimon in the battle area",
    "11-2-4": "no other attack can be declared during an attack",
    "11-2-5": "a Digimon that can't suspend can't attack",
    "11-2-6": "the Digimon that was attacked is gone",
    "11-2-7-1": "only the opponent or 1 of the opponent's suspended Digimon can be attacked",
    "11-2-7-2": "there is no attack",
    "11-2-7-3": "it is already the attack target",
    "11-2-7-4": "the attacking Digimon is gone",
    "11-3-1": "it is not the counter timing of the opponent's attack",
    "11-3-2": "only 1 [Counter] effect can activate per attack",
    "11-4-1": "only a Digimon of the attacked player can block, at the block timing",
    "12-1-1": "only a Digimon in the battle area with <Blocker> can block",
    "12-1-2": "an attack can be blocked only once",
    "12-1-3": "a block can't be blocked again",
    "12-1-4": "a Digimon that can't suspend can't block",
    "12-1-5": "the attacked Digimon itself can't block",
    "12-1-6": "the attacking Digimon is gone",
    "13-1-1": "a security check is a rule, not an effect",
    "13-1-4": "the Digimon that checks is gone",
    "13-1-5": "a checked card is no longer in the security stack",
    # effects
    "15-1-2": "the effect allows it no other way",
    "15-1-3": "an effect forbids it",
    "15-1-10": "the card was not placed there",
    "15-1-6": "the effect does not work there",
    "15-4-4-3": "its card is another one now, or gone",
    "15-4-4-4": "its card no longer has it",
    "15-4-4-5": "its trigger condition no longer applies",
    "15-6-3": "none of its conditions is met",
    "15-7-3": "it can't be carried out in full",
    "15-8-3-4": "its trigger condition was not met",
    "15-8-4-1": "only an effect with [Main] can be declared",
    "15-8-4-2": "a player declares effects in their own main phase when nothing is left to resolve",
    "15-8-4-3-1": "its condition is not met",
    "15-8-4-4-1": "it can't be carried out in full",
    "15-8-5-4": "it was already activated for this",
    "15-8-5-5-1": "its condition is not met",
    "15-11-1-2": "the chosen card is another one now",
    "15-14-1-1": "it was already used as often as allowed this turn",
    "15-14-1-2": "it was already used as often as allowed this turn",
    "15-14-2-1": "it works only in the hand",
    "15-14-3-1": "it works only in the trash",
    "15-14-4-1": "it works only in the breeding area",
    "15-14-5-1": "it works only face up in the security stack",
    "15-15-3-2": "a revealed card is in no area",
    "15-15-6-1": "it isn't affected by that effect",
    "15-15-6-4": "its card isn't affected by what would give it, so it does not have it",
    "15-15-8-2": "nothing can stand in for cards that must be different",
    "15-16-11-1": "[Start of Your Turn] effects belong to the unsuspend phase",
    "15-16-14-1": "it is not a [Counter] effect",
    # keyword effects
    "16-3-4": "no card is checked",
    "16-4-1": "it has no <Blocker>",
    "16-6-5": "only one of several <Piercing> leads to a check",
    "16-6-6": "the opponent has no security card",
    "16-6-7": "there is no Digimon to check",
    "16-8-1": "by <Jamming> it isn't deleted",
    "16-11-1": "<De-Digivolve> trashes stacked cards",
    "16-11-4": "<De-Digivolve> can't trash a Lv.3 card or any card after it",
    "16-11-8": "it is checked anew for each <De-Digivolve>",
    "16-15-5": "memory is not on the opponent's side",
    "16-16-3": "<Delay> can't activate in the turn its card was placed",
    "16-25-1": "no Digimon can digivolve into it",
    "16-25-4": "a Digimon in the battle area digivolves by it",
    "16-30-1": "no Digimon or card can DNA digivolve into it",
    "16-30-5": "the requirements of the DNA digivolution must be met",
    "17-1-3-1": "the rules delete it, not an effect",
    "18-1-1": "what was left for later is not done",
    "18-2-4": "what is done instead can't be replaced again",
}

# What of its trigger condition is not met, where an effect does not trigger although a player could expect it.
MISSED = {
    "only-in-battle": "it applies only to what happens in battle",
    "not-in-battle": "it does not apply to what happens in battle",
    "not-by-own-effects": "it does not apply to the effects of its own player",
    "cause": "it does not apply to what causes this",
    "destination": "it does not apply to where the card would go",
    "subject": "the card does not match its trigger condition",
}


@cache
def _refusals_by_later_number() -> dict[str, str]:
    """The same words by the numbers of the clauses in later editions."""
    return {name: words for clause, words in REFUSALS.items() for name in all_numbers(clause)[1:]}


def describe_clause(clause: str) -> str:
    """A few words for a clause that refuses; empty for any other."""
    return REFUSALS.get(clause) or (_refusals_by_later_number().get(clause, "") if "@" in clause else "")


def describe_refusal(clauses: Iterable[str]) -> tuple[str, ...]:
    """The clauses of a refusal in words, each once."""
    return tuple(dict.fromkeys(filter(None, map(describe_clause, clauses))))


def describe_with_clauses(clauses: Iterable[str]) -> Message:
    """The clauses of a refusal with their words, in the language in which they are shown: "a Digimon that can't suspend
    can't block (12-1-4)"."""
    words = [(clause, describe_clause(clause)) for clause in dict.fromkeys(clauses)]
    params = {f"reason{n}": Message(text, context="reasons") for n, (_, text) in enumerate(words)}
    cited = ((f"{{reason{n}}}" if text else "", citation(clause)) for n, (clause, text) in enumerate(words))
    reasons = (f"{reason} ({clause})" if reason else clause for reason, clause in cited)
    return Message("; ".join(reasons), params)
