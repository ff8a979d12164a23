"""Misprints are read as intended, reported, and never read as something else."""

from __future__ import annotations

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.misprints import FaultyPrint, PrintFault, misprints
from judgeapp.cards.reading.normal import corrected
from judgeapp.cards.reading.parts import Understanding

KNOWN = [(language, why, misprint) for language in ("en", "ja") for why, misprint in misprints(language)]


@pytest.mark.parametrize(("language", "why", "misprint"), KNOWN, ids=[misprint.seen for _, _, misprint in KNOWN])
def test_a_misprint_is_corrected_and_reported(language: str, why: PrintFault, misprint: FaultyPrint) -> None:
    mended, notes = corrected(misprint.seen, language)
    assert why in {correction.why for correction in notes}
    for correction in notes:
        assert misprint.seen[correction.start : correction.end].strip() == correction.printed
        assert correction.printed
        assert correction.read != correction.printed
    assert corrected(mended.text, language)[1] == (), "what is mended is printed rightly"


@pytest.mark.parametrize("why", PrintFault)
def test_every_kind_of_fault_occurs(why: PrintFault) -> None:
    lost = corrected("[On Play] . (Draw 1 card from your deck.)", "en")[1]
    assert why in {why for _, why, _ in KNOWN} | {icon.why for icon in lost}


# (misprint, correct text)
WRONG = [
    # Official answer 2212 (2024-03-28).
    (
        "[All Turns] If this Digimon is deleted, trash the top card of your opponent's security stack.",
        "[All Turns] When this Digimon would be deleted, trash the top card of your opponent's security stack.",
    ),
    (
        "[On Play] 1 of your opponent's Digimon gets -5000DP for the turn.",
        "[On Play] 1 of your opponent's Digimon gets -5000 DP for the turn.",
    ),
    (
        "[On Play] Until the end of your opponents turn, this Digimon gets +1000 DP.",
        "[On Play] Until the end of your opponent's turn, this Digimon gets +1000 DP.",
    ),
    ("[On Play] Gain +3 memory.", "[On Play] Gain 3 memory."),
    ("[On Play] Delete 1 your opponent's Digimon.", "[On Play] Delete 1 of your opponent's Digimon."),
    (
        "[When Digivolving] Then, delete1 of your opponent's Digimon.",
        "[When Digivolving] Then, delete 1 of your opponent's Digimon.",
    ),
    (
        "[On Play] This Digimon gains <Blocker>until the end of your opponent's turn.",
        "[On Play] This Digimon gains <Blocker> until the end of your opponent's turn.",
    ),
    (
        "[On Play] From your hand and without paying the cost, you may play 1 red Digimon card from"
        " your hand without paying the cost.",
        "[On Play] From your hand and without paying the cost, you may play 1 red Digimon card.",
    ),
    ("[On Play] <Draw 1>.Then gain 1 memory.", "[On Play] <Draw 1>. Then, gain 1 memory."),
    ("[On Play] . (Draw 1 card from your deck.)", "[On Play] <Draw 1>."),
    (
        "【登場時】次の相手ターン終了まで、このデジモンをDP+1000。",
        "【登場時】次の相手のターン終了まで、このデジモンをDP+1000。",
    ),
    ("【登場時】Lv,4以下の相手のデジモン1体を消滅させる。", "【登場時】Lv.4以下の相手のデジモン1体を消滅させる。"),
]


@pytest.mark.parametrize(("wrong", "right"), WRONG, ids=[wrong for wrong, _ in WRONG])
def test_a_text_with_a_misprint_means_the_same_as_without(wrong: str, right: str) -> None:
    language = "ja" if "【" in wrong else "en"
    read, meant = read_text(wrong, language), read_text(right, language)
    assert read.state is meant.state is Understanding.UNDERSTOOD
    assert read.effects == meant.effects
    assert read.corrections
    assert not meant.corrections
    assert [read.corrections_in(part) for part in read.parts] == [read.corrections]


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] You may play 1 [A.B. Gamma] from your hand without paying the cost.",
        "[On Play] You may play 1 [Alpha2] from your hand without paying the cost.",
        "[On Play] You may play 1 [Bang Bang] from your hand without paying the cost.",
        "[On Play] You may play 1 [5000DP] from your hand without paying the cost.",
        "[On Play] <Security A. +1> (This Digimon checks 1 additional security card.).",
        "[All Turns] While you have 3 or more memory, all of your Digimon get +1000 DP.",
        "[On Play] If your opponent has 2 or fewer Tamers, they trash 1 card in their hand.",
        "[On Play] You may play 1 play cost 4 or lower Digimon card from your hand without paying the cost.",
        "[On Play] Both players trash 1 card in their hand.",
        "【登場時】Lv.4以下の相手のデジモン1体を消滅させる。",
    ],
)
def test_a_correct_text_stays_unchanged(text: str) -> None:
    assert read_text(text, "ja" if "【" in text else "en").corrections == ()


@pytest.mark.parametrize(
    ("printed", "read", "text"),
    [
        (r"\b(\d) Digimon", "1 Digimon", "Delete 2 Digimon"),
        (r"\[Alpha\]", "[Beta]", "Play 1 [Alpha]"),
        (r"you may (play)", r"\1", "Then, you may play it"),
        (r"your (Digimon)", r"your opponent's \1", "Delete 1 of your Digimon"),
        (r"(Digimon) can't", r"\1 can", "This Digimon can't attack"),
        ("相手の", "自分の", "相手のデジモン1体"),
    ],
)
def test_no_correction_changes_a_number_a_name_who_or_whether(printed: str, read: str, text: str) -> None:
    wrong = FaultyPrint(printed, read, text)
    match = wrong.pattern.search(text)
    assert match is not None
    assert wrong.mended(match) == match[0]
