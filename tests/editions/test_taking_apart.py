"""Splitting other rulebooks into passages: nothing is lost, numbers are unique, and doubts are reported."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from judgeapp.editions.doubts import Doubt, DoubtKind
from judgeapp.editions.edition import EditionFacts, LineAction, RulebookKind, SettledLine
from judgeapp.editions.importing import lines_of_text
from judgeapp.editions.parsing.furniture import RUNNING, with_furniture
from judgeapp.editions.parsing.glued import PAGE_NUMBER
from judgeapp.editions.taking_apart import kind_of
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.check import FaultKind
from judgeapp.rulebook.manifest import corpus_file
from judgeapp.rulebook.passage import BlockKind, NoteKind, PassageKind
from tests.editions.brought import FACTS, clauses, dense, of_lines, of_text
from tests.editions.changing import Recipe
from tests.editions.made import HARSH, LIKELY, made
from tests.editions.small import SMALL


def in_language(language: str) -> EditionFacts:
    return replace(FACTS, language=language)


def _numbers(path: tuple[str, ...]) -> list[str]:
    return [above.rpartition(":")[2] for above in path]


def the_doubt(text: str) -> Doubt:
    (doubt,) = of_text(text).report.doubts
    return doubt


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
@pytest.mark.parametrize("recipe", [LIKELY, HARSH], ids=["likely", "harsh"])
def test_a_generated_edition_is_read_back(language: str, recipe: Recipe) -> None:
    truth = made(7, language, recipe)
    read = of_text(truth.text, in_language(language))
    by_number = clauses(read)
    assert [c.number for c in truth.clauses] == list(by_number)
    for clause in truth.clauses:
        own = by_number[clause.number]
        assert dense(own.text) == dense(clause.text)
        assert own.heading == clause.heading
        assert [b.kind for b in own.blocks] == [b.kind for b in clause.blocks]
        assert _numbers(own.path) == _numbers(clause.path)
    assert read.report.faults == ()
    assert read.report.doubts == ()
    assert len(by_number) > 1000


def test_stale_references_are_named_with_their_targets() -> None:
    truth = made(3, "en", HARSH)
    read = of_text(truth.text)
    stale = {outdated.passage.partition(":")[2] for outdated in read.report.stale}
    # A stale number is missed if a clause with the same title now has it.
    assert stale <= truth.stale
    assert len(stale) >= 0.9 * len(truth.stale) > 20
    outdated = next(outdated for outdated in read.report.stale if outdated.correct)
    clause = clauses(read)[outdated.passage.partition(":")[2]]
    assert outdated.correct in [link.target for link in clause.links()]
    assert NoteKind.STALE in [note.kind for note in clause.notes]


def test_the_built_in_text_is_read_back_with_every_number() -> None:
    text = corpus_file("sources/comprehensive-rules-3.6.zh-Hans.txt").decode()
    read = of_text(text, in_language("zh-Hans"))
    assert (read.report.counts.chapters, read.report.counts.clauses) == (18, 1061)
    assert (read.report.counts.leaves, read.report.counts.examples) == (784, 110)
    assert read.report.faults == ()
    (doubt,) = read.report.doubts
    assert (doubt.kind, doubt.number, doubt.hint) == (DoubtKind.REPEATED, "7-2-2-12", "7-2-2-11")


def test_a_small_edition_is_parsed_completely() -> None:
    read = of_text(SMALL)
    by_number = clauses(read)
    assert by_number["1-1"].heading == "Players"
    assert by_number["1-1"].kind is PassageKind.HEADING
    kinds = [block.kind for block in by_number["1-1-2"].blocks]
    assert kinds == [BlockKind.TEXT, BlockKind.EXAMPLE, BlockKind.TEXT]
    assert [link.target for link in by_number["1-2-1"].links()] == ["2-1"]
    history = [p for p in read.passages if p.kind is PassageKind.HISTORY]
    assert [p.id for p in history] == ["rules-4.2-en:history-4.1", "rules-4.2-en:history-4.2"]
    assert read.report.residue == {"cover": 19, "heading of the update history": 13}
    assert read.report.faults == ()


@pytest.mark.parametrize("heading", ["What Changed\n", ""])
def test_a_history_under_another_name_is_not_part_of_the_last_clause(heading: str) -> None:
    read = of_text(SMALL.replace("Update History\n", heading))
    assert clauses(read)["2-1-2"].text == "They are shuffled."
    history = [p for p in read.passages if p.kind is PassageKind.HISTORY]
    assert [p.heading for p in history] == ["(2026/03/13) Ver.4.1", "(2026/08/18) Ver.4.2"]
    assert read.report.faults == ()


def test_a_number_glued_to_a_references_bracket_is_its_target() -> None:
    text = SMALL.replace('see 2-1 "Decks".)', "see “4-7 Stacks”)2-1")
    read = of_text(text)
    (link,) = clauses(read)["1-2-1"].links()
    assert link.target == "2-1"
    (stale,) = read.report.stale
    assert (stale.printed, stale.title, stale.correct) == ("4-7", "Stacks", "2-1")


def test_full_width_figures_are_figures() -> None:
    wide = str.maketrans("0123456789-.", "０１２３４５６７８９－．")
    text = "\n".join(
        line.partition(" ")[0].translate(wide) + "　" + line.partition(" ")[2] for line in SMALL.splitlines()[2:12]
    )
    read = of_text(text, in_language("ja"))
    assert list(clauses(read)) == ["1", "1-1", "1-1-1", "1-1-2", "1-2", "1-2-1", "2", "2-1", "2-1-1", "2-1-2"]
    assert read.report.faults == ()


@pytest.mark.parametrize("leader", [" ........ ", " ", "\t"])
def test_a_table_of_contents_is_no_clause(leader: str) -> None:
    contents = [
        f"1. Overview{leader}1",
        f"1-1. Players{leader}1",
        f"1-2. Winning{leader}2",
        f"2. Cards{leader}3",
        f"Update History{leader}4",
    ]
    head, body = SMALL.split("1. Overview", 1)
    read = of_text("\n".join([head, "Contents", *contents, f"1. Overview{body}"]))
    assert len(clauses(read)) == 10
    assert "table of contents" in read.report.residue
    assert read.report.faults == ()


# -- broken lines ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("broken", "whole"),
    [
        ("A deck has moor-\ning 50 cards.", "A deck has moor-ing 50 cards."),
        ("The oppo-\nnent of a player is the opponent.", "The opponent of a player is the opponent."),
        ("Face-\nup cards are face-up.", "Face-up cards are face-up."),
        ("<De-\nDigivolve 1> is an effect.", "<De-Digivolve 1> is an effect."),
        ("Digi-\nXros is written in one.", "DigiXros is written in one."),
        ("A Digi-\nEgg is written in two.", "A Digi-Egg is written in two."),
        ("Player A-\nN is no word.", "Player A-N is no word."),
        ("As 2-\n1 says.", "As 2-1 says."),
    ],
)
def test_a_broken_word_is_rejoined(broken: str, whole: str) -> None:
    read = of_text(SMALL.replace("A deck has 50 cards.", broken))
    text = clauses(read)["2-1-1"].text
    unsure = [d for d in read.report.doubts if d.kind is DoubtKind.HYPHEN]
    if "moor" in broken:
        assert text == whole.replace("-", "")
        assert [d.hint for d in unsure] == ["mooring"]
    else:
        assert text == whole
        assert unsure == []
    assert read.report.faults == ()


def test_a_hyphen_is_settled() -> None:
    text = SMALL.replace("A deck has 50", "A deck has moor-\ning 50")
    doubt = the_doubt(text)
    settled = (SettledLine(doubt.line, doubt.text, hyphen=True),)
    read = of_text(text, settled=settled)
    assert clauses(read)["2-1-1"].text == "A deck has moor-ing 50 cards."
    assert read.report.doubts == ()


# -- doubts and how they are settled --------------------------------------------------------------


def test_an_out_of_sequence_number_stays_in_its_clause_and_is_reported() -> None:
    text = SMALL.replace("Two players play.", "Two players play.\n7-3-1. is a number.")
    doubt = the_doubt(text)
    assert (doubt.kind, doubt.done, doubt.number) == (DoubtKind.OUT_OF_ROW, LineAction.JOINED, "1-1-1")
    assert clauses(of_text(text))["1-1-1"].text == "Two players play. 7-3-1. is a number."
    joined = of_text(text, settled=(SettledLine(doubt.line, doubt.text, LineAction.JOINED),))
    assert joined.report.doubts == ()


def test_a_clause_without_a_number_is_split_off_by_the_judge() -> None:
    text = SMALL.replace("1-1-2. A third", "A third")
    assert "A third" in clauses(of_text(text))["1-1-1"].text
    place = text.splitlines().index("A third one may watch. (Example: A judge.) No one else may.")
    line = text.splitlines()[place]
    read = of_text(text, settled=(SettledLine(place + 1, line, LineAction.SPLIT, "1-1-2"),))
    assert clauses(read)["1-1-1"].text == "Two players play."
    assert clauses(read)["1-1-2"].text.startswith("A third one")
    assert read.report.faults == ()


def test_a_foreign_line_is_dropped_by_the_judge() -> None:
    text = SMALL.replace("Two players play.", "Two players play.\nScanned by somebody.")
    place = text.splitlines().index("Scanned by somebody.") + 1
    read = of_text(text, settled=(SettledLine(place, "Scanned by somebody.", LineAction.DROPPED),))
    assert clauses(read)["1-1-1"].text == "Two players play."
    assert read.report.residue["dropped by the judge"] == 18


@pytest.mark.parametrize(
    "settled", [SettledLine(5, "Another line.", LineAction.DROPPED), SettledLine(500, "", LineAction.DROPPED)]
)
def test_decisions_about_another_text_are_refused(settled: SettledLine) -> None:
    with pytest.raises(InputError, match="line 5"):
        of_text(SMALL, settled=(settled,))


def test_a_missing_number_is_a_reported_fault() -> None:
    text = SMALL.replace("1-1-2. A third", "1-1-3. A third")
    read = of_text(text)
    assert [d.kind for d in read.report.doubts] == [DoubtKind.AFTER_GAP]
    (fault,) = read.report.faults
    assert (fault.kind, fault.detail) == (FaultKind.NUMBERING, "1-1-2 should stand here")


def test_a_clause_in_the_middle_of_a_line_is_found_and_reported() -> None:
    text = SMALL.replace("Two players play.\n1-1-2.", "Two players play. 1-1-2.")
    assert the_doubt(text).kind is DoubtKind.INSIDE
    assert clauses(of_text(text))["1-1-1"].text == "Two players play."


# -- page furniture of a text ---------------------------------------------------------------------


def in_pages(head: str, foot: str) -> str:
    """The invented edition in pages of 40 lines."""
    lines = made(7).text.split("\n")
    pages = ["\n".join(lines[at : at + 40]) for at in range(0, len(lines), 40)]
    return "\f".join(
        "\n".join(filter(None, (head.format(n), page, foot.format(n)))) for n, page in enumerate(pages, start=1)
    )


@pytest.mark.parametrize(
    ("head", "foot"), [("", "{}"), ("Rules of Tides", "- {} -"), ("", "Rules of Tides   {}"), ("Page {} of 40", "")]
)
def test_running_heads_and_page_numbers_are_not_text(head: str, foot: str) -> None:
    text = in_pages(head, foot)
    read = of_text(text)
    assert [dense(p.text) for p in clauses(read).values()] == [dense(c.text) for c in made(7).clauses]
    assert {PAGE_NUMBER, RUNNING} & set(read.report.residue)
    assert read.report.faults == ()


def test_page_numbers_glued_to_the_last_word_are_removed() -> None:
    pages = in_pages("", "{}").split("\f")
    text = "\f".join("".join(page.rsplit("\n", 1)) for page in pages)
    assert not lines_of_text(text)[39].text.endswith("\n1")
    read = of_text(text)
    assert [dense(p.text) for p in clauses(read).values()] == [dense(c.text) for c in made(7).clauses]


# -- other rulebooks ------------------------------------------------------------------------------


MANUAL = """\
# Tournament Rules

What holds at every event.

## Players

Players are on time.
They have a deck.

## Judges

### Head judge

The head judge decides.
"""


def test_headings_of_markdown_become_passages() -> None:
    lines = with_furniture(lines_of_text(MANUAL, markdown=True))
    assert kind_of(lines) is RulebookKind.HEADINGS
    facts = EditionFacts("Tournament Rules", "2.1", "", "en", RulebookKind.HEADINGS)
    read = of_lines(lines, facts)
    assert [(p.id.partition(":")[2], p.heading, p.kind) for p in read.passages] == [
        ("1", "Tournament Rules", PassageKind.SECTION),
        ("1.1", "Players", PassageKind.SECTION),
        ("1.2", "Judges", PassageKind.HEADING),
        ("1.2.1", "Head judge", PassageKind.SECTION),
    ]
    assert read.passages[0].source == "tournament-rules-2.1-en"
    assert read.passages[3].text == "Head judge\nThe head judge decides."
    assert read.report.faults == ()


def test_headings_set_apart_only_are_guessed_and_reported() -> None:
    lines = with_furniture(lines_of_text(MANUAL.replace("#", "").replace("  ", "")))
    facts = EditionFacts("Tournament Rules", "2.1", "", "en", RulebookKind.HEADINGS)
    read = of_lines(lines, facts)
    assert [p.heading for p in read.passages] == ["Tournament Rules", "Players", "Judges", "Head judge"]
    assert [d.kind for d in read.report.doubts] == [DoubtKind.TITLE] * 3
    assert read.report.faults == ()


def test_the_comprehensive_rules_are_distinguished_from_other_rulebooks() -> None:
    assert kind_of(lines_of_text(made(7).text)) is RulebookKind.CLAUSES


def test_a_text_without_clauses_is_no_edition_of_the_comprehensive_rules() -> None:
    with pytest.raises(InputError, match="no clause"):
        of_text("Nothing here has a number.")
