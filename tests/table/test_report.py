"""A judge's report: its content, readers and length."""

from __future__ import annotations

import pytest
from msgspec.structs import replace as with_other

from judgeapp.cards.finding.cards import Cards
from judgeapp.clauses.citing import citation
from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import CorrectMemory, correction_key, ruling_key
from judgeapp.glossary.glossary import Glossary
from judgeapp.library import Library
from judgeapp.messages.message import set_translator
from judgeapp.scenario.file import Scenario, faces_of
from judgeapp.scenario.filling import facts_of
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.dispute.account import judge_account
from judgeapp.table.judge_actions import ActionParams, effects_to_rule, ruling_action
from judgeapp.table.report import table_report
from judgeapp.table.report.clause_texts import clause_texts, foreign_signs
from judgeapp.table.report.printed_cards import printed_cards
from judgeapp.table.report.relevance import cited_clauses, propose_clauses
from judgeapp.table.report.report_html import as_html
from judgeapp.table.report.report_markdown import as_markdown
from judgeapp.table.report.rulings_log import LoggedRuling, RulingsLog, log_as_html
from judgeapp.table.report.table_report import ReportRequest, page_lines, report
from judgeapp.table.report.wording import WORDS, word
from judgeapp.table.rulings.ruling_draft import draft_ruling
from judgeapp.table.tree.file import steps_below
from judgeapp.table.tree.tree import ROOT, ReportHeading, Tree
from tests.cards.made import record
from tests.table.conftest import DUEL, chosen, made, planted
from tests.table.tables import LONG, as_text

HEADING = ReportHeading("Spring Cup", "3", "12", "Ann", "Ben", "Judy", "2026-01-31")


# -- what stands in it ----------------------------------------------------------------------------


def test_the_page_has_heading_question_ruling_clauses_position_steps_and_cards(blocked: Tree, library: Library) -> None:
    page_report = made(blocked, library, heading=HEADING, question="May it block?", ruling="It **may**.")
    text = as_markdown(page_report)
    assert text.startswith(
        "Event: Spring Cup · Round: 3 · Table: 12 · Player A: Ann · Player B: Ben · Judge: Judy"
        " · Date: 2026-01-31\n\n# May it block?\n\n## Ruling\n\nIt **may**.\n\n## Clauses\n\n- "
    )
    order = ["## Ruling", "## Clauses", "## Position", "## What happened", "## Cards", "Sources:"]
    assert [text.index(part) for part in order] == sorted(text.index(part) for part in order)
    assert "- turn 3, Ann's main phase\n".casefold() in text.casefold()
    assert "**Ben: Block with Guard**" in text
    assert "Guard blocks First (12-1-1" in text
    assert "Comprehensive Rules 3.6, numbers of 4.2, 2025-12-25, unofficial English rendering" in text
    assert "The full record" not in text


def test_empty_heading_fields_of_a_report_are_left_out(tree: Tree, library: Library) -> None:
    assert as_markdown(made(tree, library)).startswith("# A ruling\n")
    text = as_markdown(made(tree, library, heading=ReportHeading(table="9")))
    assert text.startswith("Table: 9\n\n# A ruling\n")
    assert "Judge" not in text.split("#")[0]


def test_relevant_events_are_listed_and_others_are_not(blocked: Tree, library: Library) -> None:
    page_report = made(blocked, library, whole=True)
    page = " | ".join(line.text for line in page_lines(page_report)[0])
    whole = " | ".join(line.text for step in page_report.steps for line in step.lines)
    for matter in ("First attacks the player", "Guard blocks First", "is deleted"):
        assert matter in page
    for beside in ("Block timing", "The battle ends", "pending: "):
        assert beside not in page
        assert beside.casefold() in whole.casefold()


def test_with_little_room_the_events_nearest_to_the_ruling_stay(
    blocked: Tree, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    page_report = made(blocked, library)
    every, _ = page_lines(page_report)
    monkeypatch.setattr(table_report, "MAX_LINES", 6)
    few, left_out = page_lines(page_report)
    assert len(few) == 6
    assert left_out == len(every) - 6
    assert f"in the full record: {left_out}" in as_markdown(page_report)
    assert f"in the full record: {left_out}" in as_html(page_report)
    nearest = [line.text for line in few]
    assert nearest == [line.text for line in every if line.text in nearest]
    assert "B: Block with Guard" in nearest
    assert "Guard blocks First" in nearest
    assert not any("draws" in line for line in nearest)


def test_a_long_line_is_complete_on_the_page(tree: Tree, library: Library) -> None:
    for memory in range(40):
        tree = tree.choose(correction_key(CorrectMemory(Seat.A, memory % 10)))
    tree = chosen(tree, "attack:Striker>player")
    page_report = made(tree, library)
    shown, left_out = page_lines(page_report)
    assert 40 < len(shown) < table_report.MAX_LINES
    assert left_out == 0
    assert "in the full record" not in as_markdown(page_report)
    assert len(as_html(page_report)) < 200_000


def test_applied_clauses_are_listed_without_the_judges_own(tree: Tree) -> None:
    tree = chosen(tree.choose(correction_key(CorrectMemory(Seat.A, 5))), "attack:Striker>player")
    cited = cited_clauses(tree.path(tree.current))
    assert "11-2-1@4.2" in cited
    assert "judge" not in cited
    assert len(cited) == len(set(cited))


def test_a_few_clauses_are_proposed_and_the_judge_chooses_others(blocked: Tree, library: Library) -> None:
    few = propose_clauses(blocked.path(blocked.current))
    assert "12-1-1@4.2" in few
    assert 1 <= len(few) <= 4
    assert tuple(c.number for c in made(blocked, library).clauses) == few
    page_report = made(blocked, library, clauses=("16-5-1@4.2",))
    assert [clause.number for clause in page_report.clauses] == ["16-5-1@4.2"]
    assert made(blocked, library, clauses=()).clauses == ()


def test_actions_by_hand_are_mentioned(tree: Tree, library: Library) -> None:
    tree = tree.commented(ROOT, "table 12\nround 3").choose(correction_key(CorrectMemory(Seat.A, 5)))
    text = as_markdown(made(tree, library))
    assert "done by the judge: The judge sets A's memory from 3 to 5" in text
    assert "table 12  \nround 3" in text


def test_events_caused_by_a_ruling_are_marked_as_the_judges(tree: Tree, library: Library) -> None:
    names = tree.beginning.names
    params = ActionParams(by=names["Banner"], card=names["Guard"])
    tree = tree.choose(ruling_key(ruling_action("suspend", params)))
    first = names["First"]
    effects = effects_to_rule(tree.game.state, first, "en")
    assert list(effects.values()) == ["[When Attacking] Gain 1 memory.", "[When Attacking] <Draw 1>."]
    tree = tree.choose(ruling_key(ruling_action("activate", ActionParams(by=first, effect=next(iter(effects))))))
    assert tree.game.state.memory_of(Seat.A) == 4
    page_report = made(tree, library)
    assert [text for _, text in page_report.by_hand] == [
        "The judge rules that an effect of Banner does: Suspend the chosen Digimon. (Guard)",
        "An effect of First activates: [When Attacking] Gain 1 memory.",
    ]


def test_relevant_cards_have_number_and_printed_text(library: Library) -> None:
    lantern = record(name="Lanternmon", number="TS1-010", effect="[On Play] <Draw 1>.")
    japanese = with_other(lantern, language="ja", name="ランタンモン", effect="【登場時】≪1ドロー≫")
    text = DUEL.replace("Riddle:", 'Lanternmon:\n    number: "TS1-010"', 1).replace(
        "[Riddle, Sprout, Striker]", "[Lanternmon, Sprout, Striker]"
    )
    tree = chosen(planted(text), "play:Lanternmon")
    cards = Cards((lantern, japanese), Glossary.load())
    request = ReportRequest(languages=("en", "ja"))
    page_report = report(tree, tree.current, request, library, cards=cards)
    (shown,) = [card for card in page_report.cards if card.number == "TS1-010"]
    assert [(text.language, text.name) for text in shown.texts] == [("", "Lanternmon"), ("ja", "ランタンモン")]
    assert "【登場時】≪1ドロー≫" in as_html(page_report)
    assert "**Lanternmon** (TS1-010, Digimon, Lv.4, 3000 DP, red)" in as_markdown(page_report)
    # A text in a language that its reader doesn't ask for has that language's sign, as a clause has.
    german = report(tree, tree.current, ReportRequest(languages=("de",)), library, cards=cards)
    assert "**Lanternmon** (TS1-010, Digimon, Lv.4, 3000 DP, red, EN)" in as_markdown(german)
    assert "3000 DP, red, EN<" in as_html(german)
    # Other languages only on request.
    alone = report(tree, tree.current, ReportRequest(), library, cards=cards)
    assert "ランタンモン" not in as_html(alone)


def test_an_inherited_effect_is_not_shown_as_the_digimons_own() -> None:
    """15-3-1: a Digimon gains it from its digivolution cards; a card alone doesn't."""
    keeper = record(name="Keepermon", number="TS1-011", effect="＜Blocker＞\n＜Raid＞", inherited="＜Raid＞")
    japanese = with_other(keeper, language="ja", name="キーパーモン", effect="≪ブロッカー≫", inherited="≪突進≫")
    blocker = record(name="Wallmon", number="TS1-012", effect="＜Blocker＞\n＜Raid＞")
    cards = Cards((keeper, japanese, blocker), Glossary.load())
    faces = faces_of(Scenario("", (), cards={"a": facts_of(keeper), "b": facts_of(blocker)}))
    shown, plain = printed_cards(faces, ("a", "b"), cards, ("en", "ja"))
    assert shown.texts[0].lines == ("＜Blocker＞", "＜Raid＞", "Inherited: ＜Raid＞")
    (other,) = [text for text in shown.texts if text.language == "ja"]
    assert other.lines == ("≪ブロッカー≫", "Inherited: ≪突進≫")
    assert plain.texts[0].lines == ("＜Blocker＞", "＜Raid＞")
    # The same without the card in the library.
    (alone, _) = printed_cards(faces, ("a", "b"), None, ("en",))
    assert alone.texts[0].lines == shown.texts[0].lines


def test_a_cards_facts_are_in_the_reports_language(request: pytest.FixtureRequest) -> None:
    german = {WORDS["inherited"]: "Vererbt: {text}"}
    request.addfinalizer(lambda: set_translator(None))
    set_translator(lambda context, text: german.get(text, text) if context == "report" else f"<{context}>")
    keeper = record(name="Keepermon", number="TS1-011", effect="＜Raid＞", inherited="＜Blocker＞")
    faces = faces_of(Scenario("", (), cards={"a": facts_of(keeper)}))
    (card,) = printed_cards(faces, ("a",), Cards((keeper,), Glossary.load()), ("de",))
    assert card.facts == "<board>"
    assert card.texts[0].lines == ("＜Raid＞", "Vererbt: ＜Blocker＞")


def test_a_card_in_hand_that_did_nothing_is_not_relevant(blocked: Tree, library: Library) -> None:
    names = {card.texts[0].name for card in made(blocked, library).cards}
    assert {"Striker", "Guard"} <= names
    assert "Riddle" not in names


# -- languages ------------------------------------------------------------------------------------


def test_a_clause_is_printed_for_judge_and_player(library: Library) -> None:
    (both,) = clause_texts(library, ["16-5-1@4.2"], ("en", "ja"))
    assert [(words.language, words.is_ours) for words in both.words] == [("en", True), ("ja", False)]
    assert "is the keyword effect" in both.words[0].text
    assert both.words[1].place
    # In Chinese the source itself, alone if no other language is wanted.
    (chinese,) = clause_texts(library, ["16-5-1@4.2"], ("zh-Hans",))
    assert [words.language for words in chinese.words] == ["zh-Hans"]
    assert "阻挡者" in chinese.words[0].text
    (two,) = clause_texts(library, ["16-5-1@4.2"], ("zh-Hans", "en"))
    assert [words.language for words in two.words] == ["zh-Hans", "en"]
    # Readers of Traditional Chinese get the source as in the reader, and the glossary in their own letters.
    (traditional,) = clause_texts(library, ["16-5-1@4.2"], ("zh-Hant",))
    assert [words.language for words in traditional.words] == ["zh-Hans", "zh-Hant"]
    (first,) = clause_texts(library, ["16-5-1@4.2"], ("zh-Hant", "en"))
    assert [words.language for words in first.words[:2]] == ["zh-Hans", "en"]
    assert not foreign_signs([traditional], ("zh-Hant",))
    assert foreign_signs([traditional], ("de",)) == ("ZH-HANS", "ZH-HANT")
    # Readers of neither language get our rendering without Chinese.
    (german,) = clause_texts(library, ["16-5-1@4.2"], ("de",))
    assert german.words[0].language == "en"
    assert all(words.language != "zh-Hans" for words in german.words)
    # Another source's text on attacks isn't about block timing, but its text on playing cards is about playing.
    block, play = clause_texts(library, ["11-4-1@4.2", "7-1-1@4.2"], ("de",))
    assert [words.source for words in block.words] == ["rules"]
    assert [words.source for words in play.words] == ["rules", "rules-de"]


def test_a_reference_in_the_older_text_shows_its_number_in_the_edition_in_force(library: Library) -> None:
    # 4.2's number identifies the clause; the text of 3.6 keeps its own references.
    (token,) = clause_texts(library, ["1-4-4-1@4.2"], ("zh-Hans", "en"))
    assert "参照4-18 [4.2: 4-21]“衍生物”" in token.words[0].text
    assert 'see 4-21 "Tokens"' in token.words[1].text
    # A number that is the same in both editions isn't repeated.
    (target,) = clause_texts(library, ["11-2-2@4.2"], ("zh-Hans",))
    assert "参照11-2-7“攻击目标”" in target.words[0].text
    # A clause cited by its older edition has only that edition's numbers.
    (older,) = clause_texts(library, ["1-4-4-1"], ("zh-Hans",))
    assert "[4.2" not in older.words[0].text


def test_another_sources_text_is_quoted_once(library: Library) -> None:
    texts = clause_texts(library, ["12-1-1@4.2", "12-1-7-1@4.2"], ("en", "ja"))
    places = [words.place for clause in texts for words in clause.words if words.place]
    assert len(places) == len(set(places))


def test_an_unknown_clause_says_so(tree: Tree, library: Library) -> None:
    page_report = made(tree, library, clauses=("99-9@4.2",))
    assert "have no such clause" in as_markdown(page_report)
    assert "have no such clause" in as_html(page_report)


def test_sources_have_their_names_in_the_language(
    blocked: Tree, library: Library, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: set_translator(None))
    set_translator(lambda context, text: f"<{text}>" if context == "sources" else text)
    page_report = made(blocked, library)
    assert any(source.startswith("<Comprehensive Rules> ") for source in page_report.sources)


def test_words_can_be_those_of_another_language(tree: Tree, library: Library, request: pytest.FixtureRequest) -> None:
    german = {"Position": "Stellung", "A ruling": "Entscheidung"}
    request.addfinalizer(lambda: set_translator(None))
    set_translator(lambda context, text: german.get(text, text) if context == "report" else text)
    text = as_markdown(made(tree, library))
    assert text.startswith("# Entscheidung")
    assert "## Stellung" in text
    assert "Position" not in text


# -- the full record -----------------------------------------------------------------------------


def test_the_whole_record_has_every_step_with_complete_clauses(blocked: Tree, library: Library) -> None:
    page_report = made(blocked, library, whole=True)
    text = as_markdown(page_report)
    assert "# The full record" in text
    assert page_report.whole is not None
    assert [c.number for c in page_report.whole.clauses] == [*cited_clauses(blocked.path(blocked.current))]
    for clause in page_report.whole.clauses:
        assert f"- **{citation(clause.number)}** " in text
    assert text.count("### ") >= len(page_report.steps)
    assert "## The board after it" in text


def test_a_very_long_line_is_cut_at_the_beginning_with_the_count_left_out(
    tree: Tree, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_report, "MAX_STEPS", 5)
    for memory in range(9):
        tree = tree.choose(correction_key(CorrectMemory(Seat.A, memory)))
    page_report = made(tree, library, whole=True)
    assert (len(page_report.steps), page_report.skipped) == (5, 4)
    text = as_markdown(page_report)
    assert "Too many to print: 4" in text
    assert "### 9. The judge sets A's memory from 7 to 8" in text
    assert "### 4. " not in text
    monkeypatch.setattr(table_report, "MAX_STEPS", 400)
    monkeypatch.setattr(table_report, "MAX_EVENTS", 3)
    assert (made(tree, library).steps[-1].choice, made(tree, library).skipped) == (
        "The judge sets A's memory from 7 to 8",
        6,
    )


# -- names of cards -------------------------------------------------------------------------------

TWO_WALLS = """\
title: Two Walls
cards:
  Wall: {level: 4, dp: 5000}
  Ray: {category: option, use_cost: 0, effects: "[Main] Delete 1 of your opponent's Digimon."}
  Base: {level: 3, dp: 2000}
position:
  memory: 3
  A: {battle: [Base], hand: [Ray]}
  B: {battle: [Wall, {card: Wall, as: Wall 2}], trash: [Base, blank, Ray, blank]}
steps: []
"""


def test_two_cards_with_one_name_are_listed_separately(library: Library) -> None:
    used = chosen(planted(TWO_WALLS), "use:Ray")
    second = used.beginning.names["Wall 2"]
    tree = used.choose(f"Wall#{second}")
    text = as_markdown(made(tree, library, whole=True))
    assert "**A: Wall 2**" in text
    assert "- Wall 2 is deleted (" in text
    assert "- Wall is deleted (" not in text
    # The steps name the same card and have the same result.
    steps = steps_below(tree, ROOT, tree.current)
    assert steps == ({"use": "Ray"}, {"answer": "Wall 2"})
    begun = tree.nodes[ROOT].game
    assert judge_account(begun, tree.beginning.names, steps).choices == tree.game.choices


def test_a_public_trash_hides_no_card_and_counts_unnamed_ones() -> None:
    """The trash is a public area (3-6-3) without an order (3-6-2), while a hand is hidden."""
    shown = as_text(lines(board(planted(TWO_WALLS).game.state)))
    assert "B's trash: Base 2, Ray 2, and 2 not named" in shown
    assert "a card" not in shown
    hidden = TWO_WALLS.replace("hand: [Ray]", "hand: [Ray, blank]")
    assert "A's hand: Ray, a card" in as_text(lines(board(planted(hidden).game.state)))


MISPRINTED = """\
title: A card with misprints
cards:
  Rusher: {dp: 3000, play_cost: 3, effects: "[On Play] Gain +1 memory."}
  Elder: {dp: 3000, effects: "[Your Turn] This Digimon gets +1000DP."}
  Idle: {dp: 3000, effects: "[On Deletion] Gain +2 memory."}
position:
  memory: 3
  A: {battle: [Elder, Idle], hand: [Rusher], deck: 6}
  B: {security: 3}
steps: []
"""


def test_a_corrected_misprint_is_mentioned_where_it_decided(library: Library) -> None:
    tree = chosen(planted(MISPRINTED), "play:Rusher")
    page_report = made(tree, library)
    assert page_report.by_hand == (
        ("read differently from what is printed", "Elder: '+1000DP' is read as '+1000 DP'"),
        ("read differently from what is printed", "Rusher: 'Gain +1' is read as 'Gain 1'"),
    )
    assert "read differently from what is printed" in as_markdown(page_report)
    assert report(tree, ROOT, ReportRequest(), library).by_hand == ()
    assert "read otherwise" not in as_markdown(made(planted(DUEL), library))


# -- long texts -----------------------------------------------------------------------------------


def test_a_record_has_every_printed_text_complete(library: Library) -> None:
    tree = planted(LONG)
    for number in range(8):
        tree = chosen(tree, f"attack:Long{number}>player")
        while (asked := tree.game.decision) is not None and asked.kind != "main":
            tree = tree.choose(asked.options[0].key)
    clauses = ("16-7-3@4.2", "4-16-1@4.2")
    for whole in (False, True):
        page_report = made(tree, library, clauses=clauses, whole=whole)
        for text in (as_markdown(page_report), as_html(page_report)):
            assert " …" not in text
            seen = text.replace("\\", "")
            for card in page_report.cards:
                for line in card.texts[0].lines:
                    assert " ".join(line.split()) in seen, card.texts[0].name


# -- texts ---------------------------------------------------------------------------------------


def test_every_text_of_a_report_occurs_once() -> None:
    assert word("position") == WORDS["position"]
    assert all(text.strip() for text in WORDS.values())


def test_a_clause_of_another_edition_is_quoted_from_it(library: Library) -> None:
    (old,) = clause_texts(library, ["15-12-1-4"], ("en",))
    (new,) = clause_texts(library, ["15-12-1-4@4.2"], ("en",))
    assert 'see 4-2 "Digimon"' in old.words[0].text
    assert 'see 4-3 "Digimon"' in new.words[0].text


def test_a_clause_that_the_reader_has_only_in_english_is_marked_as_such(blocked: Tree, library: Library) -> None:
    """The mark follows the words and is explained once."""
    for languages, is_marked in ((("ja",), True), (("en",), False), (("ja", "en"), False), ((), False)):
        page = as_html(made(blocked, library, languages=languages))
        assert ('<span class="where">EN</span>' in page) is is_marked
        assert page.count("EN: no translation available") == is_marked


def test_a_position_in_text_has_its_zones_as_headings(blocked: Tree, library: Library) -> None:
    page_report = made(blocked, library)
    page = as_html(page_report)
    assert '<p class="in1 zone">B&#x27;s battle area</p>' in page
    assert '<p class="in2">Guard, Lv.4' in page, "what lies under a card is no card of a zone"
    assert not any("a card, a card" in line.text for line in page_report.position)
    known = DUEL.replace("security: 3", "security: [Guard, blank, blank]")
    texts = [line.text for line in made(planted(known), library).position]
    assert any(text.endswith(": Guard 2, 2 × unknown card") for text in texts)
    log = RulingsLog("", (LoggedRuling(draft_ruling(page_report, blocked), ()),))
    assert '<p class="in1 zone">B&#x27;s battle area</p>' in log_as_html(log)
