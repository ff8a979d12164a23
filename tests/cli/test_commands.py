"""The command line is a contract: exit status, JSON shapes, one error per line."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from judgeapp.desk.folder import CACHE_VARIABLE
from judgeapp.engine.explanation.refusals import refusals
from judgeapp.glossary.opening import open_concordance
from judgeapp.rulebook.manifest import corpus_file, load_manifest, read_manifest
from judgeapp.rulebook.our_words.readings import load_readings
from tests.cards.made import entry, lines
from tests.cli.conftest import Run
from tests.rulings.asked import answer_file


def test_search_prints_number_source_and_reason(run: Run) -> None:
    ran = run("search", "blocker", "--limit", "1")
    assert ran.status == 0
    assert "16-5 <Blocker>" in ran.out
    assert "Comprehensive Rules 4.2, text of 3.6: 16-4, en, rules:16-4" in ran.out
    assert "defines blocker" in ran.out
    assert ran.err == ""


def test_search_in_json_has_a_stable_shape(run: Run) -> None:
    answer = run("search", "贯通", "安防", "0张", "--json", "--limit", "2").json
    beside = {"order", "cards", "rulings", "answers"}
    assert set(answer) == beside | {
        "question",
        "answer",
        "perhaps",
        "notices",
        "hits",
        "edition",
        "folded",
        "folded_in",
    }
    assert answer["question"] == "贯通 安防 0张"
    hit = answer["hits"][0]
    assert set(hit) == {
        "id",
        "number",
        "heading",
        "kind",
        "language",
        "source",
        "path",
        "blocks",
        "notes",
        "changes",
        "referred_by",
        "readings",
        "rendering",
        "differences",
        "leading",
        "snippet",
        "snippet_language",
        "marks",
        "why",
    }
    assert hit["number"].startswith("16-7-")
    assert set(hit["source"]) == {"key", "title", "english_title", "edition", "date", "official", "status"}
    assert set(hit["why"][0]) == {"kind", "term", "found"}
    assert set(hit["marks"][0]) == {"start", "end"}
    assert set(hit["leading"]) == {"edition", "text_here", "was", "inferred", "says"}
    assert [p["number"] for p in hit["path"]] == ["16", "16-7"]


def test_search_finds_cards_rulings_and_answers_or_one_kind_alone(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("cards", "import", str(lines(tmp_path / "cards.jsonl", [entry()])))
    run("rulings", "import", str(answer_file(tmp_path / "answers.jsonl")))
    run("notebook", "add", "--question", "Does Lanternmon trash?", "--answer", "No.", "--card", "TS1-010")
    opened = Mock(wraps=open_concordance)
    monkeypatch.setattr("judgeapp.editions.opening.open_concordance", opened)
    ran = run("search", "lanternmon trash")
    assert opened.call_count == 1, "the rules and their concepts are held once"
    headings = ("Cards:", "Rulings:", "Official answers:", "Rules:")
    places = [ran.out.splitlines().index(heading) for heading in headings]
    assert places == sorted(places)
    assert "left out" not in ran.out
    answer = run("search", "lanternmon trash", "--json").json
    assert answer["order"] == ["cards", "rulings", "answers", "rules"]
    assert answer["cards"][0]["number"] == "TS1-010"
    assert answer["answers"][0]["id"] == "Q9001"
    assert answer["rulings"][0]["texts"][0]["question"] == "Does Lanternmon trash?"
    only = run("search", "lanternmon trash", "--only", "rulings", "--json").json
    assert (bool(only["rulings"]), only["cards"], only["answers"], only["hits"]) == (True, [], [], [])
    rules = run("search", "can a suspended Digimon block?", "--only", "rules", "--json").json
    assert (bool(rules["hits"]), rules["answer"], rules["answers"]) == (True, None, [])
    asked = run("search", "can a suspended Digimon block?", "--only", "questions", "--json").json
    assert (asked["hits"], asked["answer"]["id"]) == ([], "block-while-suspended")
    assert run("search", "xylophone", "--only", "cards").status == 1
    assert "takes no language" in run("search", "x", "--only", "cards", "--lang", "ja").err


def test_a_question_is_answered_with_its_proof(run: Run) -> None:
    asked = ("search", "can a suspended Digimon block?", "--json", "--limit", "3")
    result = run(*asked).json
    assert set(result["answer"]) == {"id", "question", "answer", "clauses", "scene"}
    assert result["answer"]["id"] == "block-while-suspended"
    answer = result["answer"]["answer"]["en"]
    assert answer.startswith("A suspended Digimon can't block")
    assert result["answer"]["clauses"] == ["12-1-4", "12-1-7-1"]
    assert result["hits"][0]["number"] == "12-1-4"
    assert result["hits"][0]["why"][0]["kind"] == "decides"
    assert f"    {answer}" in run("search", "can a suspended Digimon block?").out


def test_another_question_does_not_get_its_answer(run: Run) -> None:
    for asked in ("can an unsuspended Digimon block?", "can a suspended Digimon be attacked?"):
        answer = run("search", asked, "--json").json["answer"]
        assert answer is None or answer["id"] != "block-while-suspended"


def test_search_reports_a_correction_in_words_and_in_json(run: Run) -> None:
    assert "showing results for Piercing" in run("search", "piercng").out
    notices = run("search", "piercng", "--json").json["notices"]
    assert notices == [{"kind": "corrected", "term": "piercng", "instead": "Piercing", "editions": "", "was": ""}]


def test_finding_nothing_is_status_1_and_one_line(run: Run) -> None:
    ran = run("search", "xylophone")
    assert ran.status == 1
    assert ran.err == "judgeapp: no matches for 'xylophone'.\n"
    assert run("search", "xylophone", "--json").json["hits"] == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("search",), "type a query"),
        (("search", "x", "--lang", "fr"), "no source is in the language 'fr'"),
        (("search", "x", "--source", "fr"), "there is no source 'fr'"),
        (("search", "x", "--limit", "0"), "a limit must be at least 1"),
        (("search", "--gold", "nowhere.tsv"), "nowhere.tsv: the file can't be read"),
        (("search", ""), "type a query"),
        (("search", "blocker", "--gold", "x.tsv"), "--gold takes no query"),
        (("corpus", "check", "--sources", "nowhere"), "the source can't be read"),
        (("corpus", "check", "--scenarios", "nowhere"), "nowhere: the folder doesn't exist"),
        (("bench", "startup", "--runs", "1"), "a median needs at least 2 runs"),
    ],
)
def test_wrong_input_is_status_2_and_one_line(run: Run, arguments: tuple[str, ...], message: str) -> None:
    ran = run(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("judgeapp: ")
    assert ran.err.count("\n") == 1
    assert message in ran.err


def test_show_prints_a_clause_with_its_subclauses(run: Run) -> None:
    out = run("show", "16-5").out
    assert "Comprehensive Rules 4.2, text of 3.6: 16-4, 2025-12-25" in out
    assert "not official: unofficial translation" in out
    # Each clause in our English rendering, then in the language of its source.
    starts = [li.split()[:2] for li in out.splitlines() if li.strip().startswith("16-5")][: 2 * 4]
    assert [number for number, _ in starts] == [
        n for number in ("16-5", "16-5-1", "16-5-2", "16-5-3") for n in (number, number)
    ]
    assert starts[:2] == [["16-5", "<Blocker>"], ["16-5", "≪阻挡者≫"]]


def test_show_gives_our_rendering_in_json(run: Run) -> None:
    clause, *_ = run("show", "16-5-1", "--json").json["passages"]
    assert clause["language"] == "zh-Hans"
    assert set(clause["rendering"]) == {"language", "heading", "blocks"}
    assert clause["rendering"]["language"] == "en"
    assert clause["rendering"]["blocks"][0]["text"].startswith("<Blocker> is the keyword effect")
    manual, *_ = run("show", "manual-ja:keywords.6", "--json").json["passages"]
    assert manual["rendering"] is None


def test_a_name_in_any_language_shows_the_concept(run: Run) -> None:
    english, chinese = (run("show", name, "--json").json for name in ("blocker", "阻挡者"))
    assert english == chinese
    assert english["passages"] == english["became"] == []
    (concept,) = english["concepts"]
    assert set(concept) == {
        "id",
        "group",
        "names",
        "readings",
        "aliases",
        "definition",
        "clauses",
        "passages",
        "differences",
        "engine",
        "scenes",
    }
    assert concept["id"] == "blocker"
    assert set(concept["definition"]) == {"en", "ja", "zh-Hans", "zh-Hant", "de"}
    assert concept["clauses"][0] == "16-5"
    assert concept["engine"]["keyword"] == "Blocker"
    assert "16-5-3" in concept["engine"]["applied"]
    assert "keyword-blocker" in [scene["key"] for scene in concept["scenes"]]
    output = run("show", "格擋").out
    for part in ("<Blocker>", "ブロッカー", "16-5", "keyword Blocker", "keyword-blocker"):
        assert part in output


def test_an_ordinary_word_is_no_concept(run: Run) -> None:
    assert run("show", "xylophone").status == 1


def test_show_with_a_full_stop_prints_only_the_clause(run: Run) -> None:
    passages = run("show", "16-4.", "--json").json["passages"]
    assert [p["number"] for p in passages] == ["16-4"]


def test_show_traces_an_old_number(run: Run) -> None:
    ran = run("show", "15-17-6")
    assert ran.status == 1
    assert "Its number today is 15-16-6 (its number in 3.0–3.4)." in ran.err
    assert run("show", "15-17-6", "--json").json == {"passages": [], "became": ["15-16-6"], "elsewhere": []}


@pytest.mark.parametrize("reference", ["99-1", "manual-ja:none"])
def test_showing_something_missing_is_status_1_and_one_line(run: Run, reference: str) -> None:
    ran = run("show", reference)
    assert ran.status == 1
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert reference in ran.err


def test_show_prints_our_reading_once_below_the_clause(run: Run) -> None:
    lines = [li.strip() for li in run("show", "11-3").out.splitlines()]
    clauses = [i for i, li in enumerate(lines) if li.startswith("11-3-") and "反击" in li]
    elsewhere = lines.index("| Our reading (one-counter-decision): see 11-3-2")
    whole = lines.index("| Our reading (one-counter-decision)")
    assert clauses[0] < elsewhere < clauses[1] < whole
    note = lines[whole + 1 :]
    for start in ("Question:", "Answer:", "Because:", "The other reading:", "Played by:"):
        assert sum(li.startswith(f"| {start}") for li in note) == 1
    assert any(li.startswith("| Official answer Q6716:") for li in note)
    # Shown alone, the other clause has the full note.
    assert "| Question:" in run("show", "11-3-1").out
    assert "Our reading" not in run("show", "16-4").out


def test_the_readings_of_a_clause_in_json_have_a_stable_shape(run: Run) -> None:
    passages = run("show", "11-3", "--json").json["passages"]
    assert [len(p["readings"]) for p in passages] == [0, 1, 1]
    reading = passages[1]["readings"][0]
    assert set(reading) == {
        "id",
        "clauses",
        "question",
        "answer",
        "because",
        "otherwise",
        "rules",
        "manual",
        "scenarios",
        "passages",
        "rulings",
        "settled",
    }
    assert reading["id"] == "one-counter-decision"
    assert reading["clauses"] == ["11-3-2", "11-3-1"]
    assert reading["question"]["en"].endswith("?")
    assert set(reading["rulings"][0]) == {"id", "point"}
    languages = {"en", "ja", "zh-Hans", "zh-Hant", "de"}
    assert set(reading["question"]) == set(reading["rulings"][0]["point"]) == languages


def test_the_words_of_a_question_find_its_clause(run: Run) -> None:
    hit = run("search", "equal numbers of repetitions stop the loop declared first", "--json").json["hits"][0]
    assert hit["number"] == "18-3-3-3"
    assert hit["why"][-1]["kind"] == "our-reading"


def test_the_data_folder_may_follow_the_command(run: Run, data: Path) -> None:
    assert run("search", "blocker", "--data", str(data)).status == 0


def test_an_option_can_not_be_abbreviated(run: Run) -> None:
    assert run("search", "blocker", "--lim", "3").status == 2


def test_a_fault_of_the_program_is_status_70(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("judgeapp.cli.commands.search.opened_library", fail)
    ran = run("search", "blocker")
    assert ran.status == 70
    assert "ZeroDivisionError" in ran.err


@pytest.mark.parametrize("content", [None, b"\xff", b"[", b"- 1\n"], ids=["missing", "letters", "yaml", "shape"])
@pytest.mark.parametrize(
    ("read", "file"),
    [
        (refusals.__wrapped__, "judgeapp/engine/explanation/refusals.yaml"),
        (read_manifest, "rules_corpus/manifest.yaml"),
    ],
)
def test_a_damaged_program_file_is_reported_with_status_70(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    read: Callable[[], object],
    file: str,
    content: bytes | None,
) -> None:
    if content is not None:
        (tmp_path / Path(file).name).write_bytes(content)
    monkeypatch.setattr("judgeapp.files.packaged.files", lambda _: tmp_path)
    monkeypatch.setattr("judgeapp.cli.commands.search.opened_library", lambda *_, **__: read())
    assert run("search", "blocker") == (70, "", f"judgeapp: damaged installation: {file}; install the program again.\n")


@pytest.mark.usefixtures("nothing_prebuilt")
def test_a_file_in_place_of_the_index_is_repaired(
    tmp_path: Path, run: Run, indexed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = Path(shutil.copytree(indexed, tmp_path / "cache"))
    shutil.rmtree(cache / "index")
    monkeypatch.setenv(CACHE_VARIABLE, str(cache))
    (cache / "index").write_text("not an index", encoding="utf-8")
    ran = run("search", "16-4.")
    assert ran.status == 0
    assert "damaged" in ran.err


def test_show_prints_a_passage_of_a_manual(run: Run) -> None:
    passage = run("show", "manual-ja:keywords.6", "--json").json["passages"][0]
    assert passage["language"] == "ja"
    assert passage["heading"] == "ブロッカー"
    assert "ブロックタイミングでブロックできる" in passage["blocks"][0]["text"]


def test_corpus_check_prints_the_counts(run: Run) -> None:
    ran = run("corpus", "check")
    assert ran.status == 0
    assert "18 chapters, 1,061 clauses, 784 clauses without parts, 110 examples, 127 references" in ran.out
    assert ran.out.count("nothing lost") == 5
    assert f"{len(load_readings())} readings, " in ran.out
    assert "nothing missing" in ran.out
    assert ran.err == ""


def test_corpus_check_fails_if_a_paragraph_is_missing(run: Run, tmp_path: Path) -> None:
    for source in load_manifest().sources:
        text = corpus_file(source.file).decode("utf-8")
        if source.key == "rules":
            text = "\n".join(li for li in text.split("\n") if not li.startswith("16-4-2."))
        (tmp_path / Path(source.file).name).write_bytes(text.encode("utf-8"))
    ran = run("corpus", "check", "--sources", str(tmp_path))
    assert ran.status == 1
    assert "rules: numbering: rules:16-4-3: 16-4-2 should stand here" in ran.err
    assert "rules: count: clauses: 1060 instead of 1061" in ran.err
    report = run("corpus", "check", "--sources", str(tmp_path), "--json").json
    assert report["ok"] is False


def test_corpus_check_fails_if_a_reading_names_no_scenario(run: Run, tmp_path: Path) -> None:
    ran = run("corpus", "check", "--scenarios", str(tmp_path))
    assert ran.status == 1
    assert "readings: scenario: one-counter-decision: there is no scenario" in ran.err
    report = run("corpus", "check", "--scenarios", str(tmp_path), "--json").json
    assert report["ok"] is False
    assert set(report["readings"]) == {"readings", "clauses", "rulings", "scenarios", "faults"}
    assert set(report["readings"]["faults"][0]) == {"kind", "where", "detail"}


def test_gold_prints_hits_misses_and_the_mean_reciprocal_rank(run: Run, tmp_path: Path) -> None:
    gold = tmp_path / "gold.tsv"
    gold.write_text("query\tclauses\twithin\nblocker\t16-4\t1\nblocker\t1-1\t1\n", "utf-8")
    ran = run("search", "--gold", str(gold))
    assert ran.status == 1
    assert ran.out.splitlines()[0].startswith("hit   blocker: 16-4 within 1, at rank 1")
    assert ran.out.splitlines()[1].startswith("MISS  blocker: 1-1 within 1, not found")
    assert ran.out.splitlines()[-1] == "1 of 2 hit (50.0%), mean reciprocal rank 0.500"


def test_gold_questions_count_right_answers(run: Run, tmp_path: Path) -> None:
    gold = tmp_path / "gold.tsv"
    lines = (
        "can a suspended Digimon block?\t12-1\t3\tblock-while-suspended",
        "can an unsuspended Digimon block a suspended one?\t12-1\t3\t-",
        "blocker\t16-4\t3",
    )
    gold.write_text("\n".join(lines), "utf-8")
    summary = "of 2 with known answers 1 answered rightly (50.0%), 0 wrongly (0.0%)"
    assert summary in run("search", "--gold", str(gold)).out
    measured = run("search", "--gold", str(gold), "--json").json
    assert (measured["asked"], measured["right"], measured["wrong"]) == (2, 1, 0)
    assert measured["outcomes"][0]["proven"] == "block-while-suspended"


def test_a_bad_line_of_gold_queries_is_named(run: Run, tmp_path: Path) -> None:
    gold = tmp_path / "gold.tsv"
    gold.write_text("query\tclauses\twithin\nblocker\t16-4\t1\nblocker 16-4\n", "utf-8")
    assert f"{gold}:3: a line needs a query" in run("search", "--gold", str(gold)).refusal


def test_gold_queries_need_no_header(run: Run, tmp_path: Path) -> None:
    gold = tmp_path / "gold.tsv"
    gold.write_text("blocker\t16-4\t1\n", "utf-8")
    assert "1 of 1 hit" in run("search", "--gold", str(gold)).out


def test_all_our_queries_in_five_languages_hit(run: Run) -> None:
    ran = run("search", "--gold", str(Path(__file__).parent.parent / "search" / "queries.tsv"))
    assert ran.out.splitlines()[-1].startswith("144 of 144 hit")
    assert ran.status == 0


def test_help_names_every_command_on_one_screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out = run("--help").out
    assert len(out.splitlines()) <= 40
    for command in ("search", "show", "cards", "deck", "play", "ledger", "corpus", "bench"):
        assert f"\n  {command} " in out
    assert "exit status" in out


def test_a_moved_clause_is_not_under_its_old_heading(run: Run) -> None:
    out = run("show", "16-3").out
    assert "16 Keyword Effects\n" in out
    assert "<Partition>\n* " not in out, "the section of <Partition>, where 3.6 has it"
    assert "16 Keyword Effects > 16-5 <Blocker>" in run("show", "16-5-1").out
