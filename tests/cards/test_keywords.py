"""Keyword effects are read and printed the same in every sentence: each of chapter 16, in each sentence for one, in
both languages and under each of its names."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.keywords import KeywordEntry, keyword_called, keyword_entries
from judgeapp.cards.reading.grammar.phrases import LANGUAGES, Either, Slot, phrase_book
from judgeapp.cards.reading.grammar.samples import sample
from judgeapp.cards.reading.misprints import lost_icons
from judgeapp.cards.reading.normal import icons_of, normalised
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.reading.words import effect_text, keyword_text
from judgeapp.engine.keyword_rules import RULES, is_keyword
from judgeapp.engine.lang import Effect, Filter, Keyword, KeywordName, parts
from judgeapp.glossary.concept import Concept, ConceptGroup, load_concepts
from judgeapp.messages.errors import InputError

BRACKETS = {"en": ("＜", "＞"), "ja": ("≪", "≫")}
# Sentences with a single keyword effect; {I} is its icon with all parameters.
HAD = {
    "en": (
        "{I}",
        "[On Play] 1 of your Digimon gains {I} for the turn.",
        "[On Play] This Digimon gets +1000 DP and gains {I} for the turn.",
        "[Your Turn] All of your Digimon gain {I}.",
        "[Your Turn] While you have a Tamer, this Digimon gains {I}.",
        '[On Play] 1 of your Digimon gains "{I}" for the turn.',
    ),
    "ja": (
        "{I}",
        "【登場時】ターン終了まで、自分のデジモン1体に{I}を与える。",
        "【自分のターン】自分のデジモン全ては{I}を得る。",
        "【自分のターン】自分のテイマーがいる間、このデジモンは{I}を得る。",
    ),
}
# Sentences that refer to a keyword effect; {B} is its bare name.
TOLD = {
    "en": (
        "[Your Turn] All of your Digimon with {B} get +1000 DP.",
        "[On Play] Delete 1 of your opponent's Digimon without {B}.",
        "[Your Turn] While this Digimon has {B}, it gets +1000 DP.",
        "[On Play] If you have a Digimon with {B}, gain 1 memory.",
        "[On Play] You may play 1 Digimon card with {B} from your hand without paying the cost.",
    ),
    "ja": (
        "【自分のターン】{B}を持つ自分のデジモン全てのDP+1000。",
        "【登場時】{B}を持たない相手のデジモン1体を消滅させる。",
        "【自分のターン】このデジモンが{B}を持つ間、このデジモンのDP+1000。",
        "【登場時】{B}を持つ自分のデジモンがいるなら、メモリー+1。",
    ),
}
# Sentences about cards with the icon in their text (4-20).
IN_TEXT = {
    "en": (
        "[Your Turn] While this Digimon has {B} in its text, it gets +1000 DP.",
        "[On Play] Return 1 card with {B} in its text from your trash to your hand.",
    ),
    "ja": ("【自分のターン】このデジモンに{B}の記述がある間、このデジモンのDP+1000。",),
}
# Keyword effects that are processing follow a timing.
DONE = {
    KeywordName.RECOVERY: ("[On Play] ＜Recovery +1 (Deck)＞.", "【登場時】≪リカバリー+1《デッキ》≫。"),
    "Draw": ("[On Play] ＜Draw 2＞.", "【登場時】≪2ドロー≫。"),
    "De-Digivolve": (
        "[On Play] ＜De-Digivolve 1＞ 1 of your opponent's Digimon.",
        "【登場時】相手のデジモン1体を≪退化1≫。",
    ),
    KeywordName.DIGI_BURST: (
        "[When Attacking] ＜Digi-Burst 2＞\n・Gain 1 memory.",
        "【アタック時】≪デジバースト2≫\n・メモリー+1。",
    ),
    KeywordName.BLITZ: ("[When Digivolving] ＜Blitz＞.", "【進化時】≪進撃≫。"),
    KeywordName.DELAY: ("[Main] ＜Delay＞\n・Gain 1 memory.", "【メイン】≪ディレイ≫\n・メモリー+1。"),
    KeywordName.SAVE: ("[On Deletion] ＜Save＞.", "【消滅時】≪セーブ≫。"),
    KeywordName.BLAST_DIGIVOLVE: ("[Hand] [Counter] ＜Blast Digivolve＞", "[手札]【カウンター】≪ブラスト進化≫"),
    KeywordName.MIND_LINK: (
        "[Main] ＜Mind Link＞ with 1 of your Digimon.",
        "【メイン】自分のデジモン1体に≪マインドリンク≫する。",
    ),
    KeywordName.BLAST_DNA_DIGIVOLVE: (
        "[Hand] [Counter] ＜Blast DNA Digivolve ([Alpha] + [Beta])＞",
        "[手札]【カウンター】≪ブラストジョグレス《「Alpha」+「Beta」》≫",
    ),
}
ENTRIES = tuple(keyword_entries().values())


EACH = pytest.mark.parametrize("language", LANGUAGES)
ALONE = [name for name, rule in RULES.items() if rule.kind.is_had_alone]


def icons(entry: KeywordEntry, language: str) -> Iterator[str]:
    """Icons with all parameters, under each name."""
    today, *others = entry.names(language)
    for wording in phrase_book(language).wordings["keyword"]:
        if wording.phrase.means["name"] == entry.name:
            icon = sample(wording, language)
            assert icon is not None
            yield from (printed(f"<{name}" + icon.removeprefix(f"<{today}"), language) for name in (today, *others))


def bare(entry: KeywordEntry, language: str) -> Iterator[str]:
    """Icons without parameters, under each name."""
    today = entry.names(language)[0]
    for name in entry.names(language):
        yield printed(entry.named(language).replace(today, name), language)


def printed(icon: str, language: str) -> str:
    left, right = BRACKETS[language]
    return left + icon[1:-1] + right


def texts(name: str, language: str, forms: dict[str, tuple[str, ...]]) -> list[str]:
    """Each sentence with each icon, at least one text."""
    entry = keyword_entries()[name]
    templates = [
        form.replace("{I}", icon).replace("{B}", icon)
        for form in forms[language]
        for icon in (icons if "{I}" in form else bare)(entry, language)
    ]
    assert templates
    return templates


def understood(text: str, language: str) -> Effect:
    """The only effect in a text, checked to print back with the same meaning."""
    reading = read_text(text, language)
    assert reading.state is Understanding.UNDERSTOOD, text
    (effect,) = reading.effects
    today = effect_text(effect, language)
    assert read_text(today, language).effects == (effect,), today
    return effect


def has_todays_name(effect: Effect, name: str, language: str) -> bool:
    text = effect_text(effect, language)
    today, *others = keyword_entries()[name].names(language)
    return f"<{today}" in text and not any(f"<{other}" in text for other in others)


def test_each_that_is_no_effect_by_itself_has_a_sentence() -> None:
    assert set(DONE) == {name for name, rule in RULES.items() if not rule.kind.is_had_alone}


@EACH
@pytest.mark.parametrize("name", ALONE)
def test_it_can_be_had_and_gained(name: str, language: str) -> None:
    for text in texts(name, language, HAD):
        effect = understood(text, language)
        assert [p.name for p in parts(effect) if isinstance(p, Keyword)] == [name], text
        assert has_todays_name(effect, name, language), text


@EACH
@pytest.mark.parametrize("name", RULES)
def test_cards_are_filtered_by_it(name: str, language: str) -> None:
    for text in texts(name, language, TOLD):
        effect = understood(text, language)
        asked = [p.keyword for p in parts(effect) if isinstance(p, Filter) and p.keyword]
        assert asked == [name], text
        assert has_todays_name(effect, name, language), text


@EACH
@pytest.mark.parametrize("name", RULES)
def test_cards_are_filtered_by_its_icon_in_their_text(name: str, language: str) -> None:
    for text in texts(name, language, IN_TEXT):
        effect = understood(text, language)
        asked = [p.text_has for p in parts(effect) if isinstance(p, Filter) and p.text_has]
        assert asked == [(f"<{name}>",)], text
        assert has_todays_name(effect, name, language), text


@EACH
@pytest.mark.parametrize("name", DONE)
def test_a_processing_keyword_effect_is_carried_out(name: str, language: str) -> None:
    effect = understood(DONE[name][LANGUAGES.index(language)], language)
    assert [rule for rule in RULES if is_keyword(effect, rule)] == [name]


@EACH
@pytest.mark.parametrize("name", DONE)
def test_a_processing_keyword_effect_can_not_be_gained(name: str, language: str) -> None:
    for form in HAD[language]:
        for icon in bare(keyword_entries()[name], language):
            gifts = [
                part
                for effect in read_text(form.replace("{I}", icon), language).effects
                for part in parts(effect)
                if isinstance(part, Keyword)
            ]
            assert gifts == [], form.replace("{I}", icon)


def test_barrier_has_two_names_in_japanese() -> None:
    """Each name used to be known in half of the sentences only."""
    barrier = Effect(gifts=(Keyword("Barrier"),))
    for icon in ("≪防壁≫", "≪バリア≫"):
        assert read_text(icon, "ja").effects == (barrier,)
        (effect,) = read_text(f"【登場時】{icon}を持つ相手のデジモン1体を消滅させる。", "ja").effects
        assert effect_text(effect, "ja") == ("【登場時】<防壁>を持つ相手のデジモン1体を消滅させる。")


def test_a_digimon_can_be_described_by_vortex() -> None:
    """Fewer names were known for descriptions than for effects."""
    for text, language in (
        ("[On Play] Delete 1 Digimon with ＜Vortex＞.", "en"),
        ("【登場時】≪ヴォルテクス≫を持つデジモン1体を消滅させる。", "ja"),
    ):
        (effect,) = read_text(text, language).effects
        assert [p.keyword for p in parts(effect) if isinstance(p, Filter)] == ["Vortex"]


def test_a_name_without_an_icon_or_within_a_longer_name_does_not_count() -> None:
    assert read_text("Vortex").state is Understanding.NOT
    assert read_text("＜Vortexes＞").state is Understanding.NOT
    assert read_text("[On Play] Delete 1 Digimon with ＜Vortexes＞.").state is Understanding.NOT
    assert normalised("<S Attacker +1>", "en").text == "<S Attacker +1>"


# -- the table ------------------------------------------------------------------------------------


def test_the_table_follows_the_order_of_the_chapter() -> None:
    assert [entry.name for entry in ENTRIES] == list(RULES)


def test_no_name_means_two() -> None:
    for language in LANGUAGES:
        names = [name.lower() for entry in ENTRIES for name in entry.names(language)]
        assert len(names) == len(set(names))


def test_actions_have_no_icon_of_their_own_in_the_table() -> None:
    for entry in ENTRIES:
        assert RULES[entry.name].kind.is_had_alone or not entry.icons, entry.name


def concept_of(name: str) -> Concept:
    (concept,) = (
        c for c in load_concepts() if c.group is ConceptGroup.KEYWORD and c.clauses[:1] == (RULES[name].section,)
    )
    return concept


def plain(names: tuple[str, ...]) -> list[str]:
    """Names without brackets and without the number that some include."""
    return [re.sub(r"^[xX]|\+$", "", name.strip("<>")).strip() for name in names]


def test_the_glossary_has_each_in_five_languages_under_the_same_names() -> None:
    for entry in ENTRIES:
        concept = concept_of(entry.name)
        for language in ("en", "ja", "zh-Hans", "zh-Hant", "de"):
            assert concept.names.get(language), f"{entry.name}: {language}"
        for language in LANGUAGES:
            today, *others = entry.names(language)
            known = plain(concept.names[language])
            assert today == known[0], entry.name
            also = {n.lower() for n in (*known, *plain(concept.aliases.get(language, ())))}
            assert {other.lower() for other in others} <= also, entry.name


def test_the_glossary_has_no_other_keyword_effects_of_chapter_16() -> None:
    sections = {rule.section for rule in RULES.values()}
    named = [c for c in load_concepts() if c.group is ConceptGroup.KEYWORD and c.name("en")[:1] == "<"]
    assert {c.clauses[0] for c in named} == sections
    assert len(named) == len(RULES)


# The name in an icon, without numbers and parameters.
NAMED = re.compile(r"<\d*([^<>(\d]+)")


@EACH
def test_the_phrase_book_names_only_keyword_effects_of_the_table(language: str) -> None:
    """Every wording has today's name, because texts are normalized before they are read."""
    today = {entry.names(language)[0] for entry in ENTRIES}
    for kind, wordings in phrase_book(language).wordings.items():
        if kind.endswith("-line"):
            continue  # lines beside the effects have icons that aren't keyword effects
        for wording in wordings:
            words = ("1" if isinstance(e, Slot) else e.plural if isinstance(e, Either) else e for e in wording.elements)
            names = {name.strip(" +-&＆") for name in NAMED.findall("".join(words))}
            # <Recovery> has a second icon for the area.
            assert names - {"", "デッキ"} <= today, wording.phrase.where


def test_every_reminder_without_its_icon_belongs_to_one_keyword_effect() -> None:
    names = [icons_of(icon.replace(r"\1", "1"), "en") for _, icon in lost_icons("en")]
    assert {len(of_icon) for of_icon in names} == {1}
    assert {name for (name,) in names} <= set(RULES)


# -- icons in a text, and names that somebody types -----------------------------------------------


def test_the_icons_of_a_text_are_found_under_any_name_and_with_any_values() -> None:
    english = "＜Overclock ([Puppet] Trait)＞ ＜Decoy (Black)＞\n＜Security Attack +1＞ ＜Draw 1＞"
    assert icons_of(english, "en") == ("Overclock", "Decoy", KeywordName.SECURITY_A, "Draw")
    japanese = "≪デコイ《黒》≫≪1ドロー≫≪ブラストジョグレス《「A」+「B」》≫【消滅時】≪マテリアルセーブ2≫。"
    assert icons_of(japanese, "ja") == ("Decoy", "Draw", KeywordName.BLAST_DNA_DIGIVOLVE, "Material Save")


def test_a_note_is_not_a_text() -> None:
    """4-20-5"""
    note = "＜Alliance＞ (When this Digimon attacks, it gains ＜Security A. +1＞ for the attack.)"
    assert icons_of(note, "en") == ("Alliance",)
    assert icons_of("≪連携≫（アタック時、≪Sアタック+1≫を得る）", "ja") == ("Alliance",)
    assert icons_of("≪連携≫", "zh-Hans") == ()
    assert icons_of("＜ Save ＞ (" * 20_000, "en") == (KeywordName.SAVE,)


def test_a_typed_name_is_found_in_any_spelling_and_an_unknown_one_is_refused() -> None:
    assert keyword_called(" blocker ") == KeywordName.BLOCKER
    assert keyword_called("S Attack") == KeywordName.SECURITY_A
    assert keyword_called("バリア") == "Barrier"
    with pytest.raises(InputError, match=r"'Bloker'.*'Blocker'"):
        keyword_called("Bloker")


@pytest.mark.parametrize("name", RULES)
def test_its_name_alone_has_words_in_both_languages(name: str) -> None:
    for language in LANGUAGES:
        assert keyword_entries()[name].names(language)[0] in keyword_text(Keyword(name), language)
