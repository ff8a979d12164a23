"""Built-in scenes: each one passes, and is found by its clause or keyword."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from judgeapp.glossary.concept import ConceptGroup, load_concepts
from judgeapp.ledger.ledger import statement
from judgeapp.questions.question import load_questions
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.scenario.playing.play import play
from judgeapp.table.scene import Scene, citing, find, of_concept
from judgeapp.table.scenes import led_scenario, own_scenes, ready_scenes, scenes_folder, table_of, title_in
from judgeapp.table.tree.tree import ROOT
from tests.scenarios.files import PROOFS

KEYS = sorted(file.stem for file in PROOFS.glob("*.yaml"))


@cache
def ready() -> tuple[Scene, ...]:
    """Ready scenes; proofs of answers are played with the scenarios."""
    return tuple(scene for scene in ready_scenes() if "/" not in scene.key)


def keys(scenes: tuple[Scene, ...]) -> list[str]:
    return [scene.key for scene in scenes]


@pytest.mark.parametrize("key", KEYS)
def test_it_plays_as_stated(key: str) -> None:
    (scene,) = (scene for scene in ready() if scene.key == key)
    failure = play(*led_scenario(scene)).failure
    assert failure is None, f"{key}:{failure.line}: {failure.what}"


def test_each_file_is_a_scene() -> None:
    assert keys(ready()) == KEYS


def test_there_are_ten_common_disputes() -> None:
    assert len([s for s in ready() if s.key.startswith("dispute-")]) >= 10


def test_every_keyword_effect_of_the_engine_has_a_scene(corpus: Corpus) -> None:
    """A keyword effect that the ledger leaves out isn't played yet."""
    outside = statement().outside
    leaves = [p.number for p in corpus.leaves(RULES)]
    for concept in load_concepts():
        number = next((c for c in concept.clauses if c.startswith("16-")), "")
        if concept.group is not ConceptGroup.KEYWORD or number.count("-") != 1:
            continue
        below = [leaf for leaf in leaves if leaf.startswith(f"{number}-")]
        if any(leaf not in outside for leaf in below):
            assert of_concept(ready(), concept), f"no scene for {concept.name('en')} ({number})"


def test_clauses_of_scenes_exist(corpus: Corpus) -> None:
    for scene in ready():
        for clause in scene.clauses:
            assert corpus.clause(clause) is not None, f"{scene.key}: {clause}"


def test_a_clause_leads_to_the_scenes_that_cite_it() -> None:
    assert keys(citing(ready(), "16-4-1")) == ["keyword-blocker"]
    assert "keyword-blocker" in keys(citing(ready(), "16-4"))
    assert keys(citing(ready(), "16-41")) == []


@pytest.mark.parametrize("name", ["Blocker", "<Blocker>", "blocker", "阻挡者", "ブロッカー"])
def test_a_keyword_is_found_in_any_language(name: str) -> None:
    assert keys(find(ready(), name))[0] == "keyword-blocker"


def test_clause_numbers_and_words_of_the_title_are_found() -> None:
    assert "dispute-same-dp" in keys(find(ready(), "14-2"))
    assert keys(find(ready(), "same dp")) == ["dispute-same-dp"]
    assert find(ready(), "no such words") == ()
    assert find(ready(), "") == ready()


def test_a_scene_lists_its_keywords() -> None:
    blocker = next(s for s in ready() if s.key == "keyword-blocker")
    assert blocker.keywords == ("<Blocker>",)
    assert not blocker.own


def test_a_scene_opens_on_a_table_and_redo_plays_it() -> None:
    scene = next(s for s in ready() if s.key == "keyword-blocker")
    tree = table_of(scene)
    assert tree.current == ROOT
    while tree.can_redo:
        tree = tree.redo()
    assert tree.game.choices == play(*led_scenario(scene)).choices
    assert tree.game.state == play(*led_scenario(scene)).state


def test_files_placed_in_the_data_folder_become_scenes(tmp_path: Path) -> None:
    assert own_scenes(tmp_path) == ((), ())
    folder = scenes_folder(tmp_path)
    folder.mkdir()
    (folder / "mine.yaml").write_text(ready()[0].text, encoding="utf-8")
    (folder / "bad.yaml").write_text("title: [", encoding="utf-8")
    (folder / "binary.yaml").write_bytes(b"\xff\xfe\x00")
    (folder / "large.yaml").write_bytes(b"#" * 300_000)
    bomb = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"
    (folder / "bomb.yaml").write_text(bomb, encoding="utf-8")
    (folder / "deep.yaml").write_text("[" * 50_000, encoding="utf-8")
    (folder / "date.yaml").write_text("title: 2025-99-99\n", encoding="utf-8")
    scenes, wrong = own_scenes(tmp_path)
    assert [(s.key, s.own, s.title) for s in scenes] == [("own/mine", True, ready()[0].title)]
    named = [Path(error.where.rpartition(".yaml")[0] or error.what.partition(".yaml")[0]).name for error in wrong]
    assert named == ["bad", "binary", "bomb", "date", "deep", "large"]
    (bombed,) = [error for error in wrong if "bomb" in str(error)]
    assert "anchors" in bombed.what


# -- what they are called -------------------------------------------------------------------------

TRANSLATED = ("ja", "zh-Hans", "zh-Hant", "de")


def test_each_scene_has_a_title_in_each_language() -> None:
    assert len(ready_scenes()) > 800
    for scene in ready_scenes():
        assert sorted(scene.titles) == sorted(TRANSLATED), scene.key
        for language in TRANSLATED:
            title, shown_in = scene.title_in(language)
            assert title.strip()
            assert title != scene.title
            assert shown_in == language
        assert scene.title_in("en") == (scene.title, "en")


def test_a_proving_scene_has_the_title_of_its_first_question() -> None:
    scene = next(s for s in ready_scenes() if s.key == "01-overview/an-attack-on-no-security")
    asked = next(q for q in load_questions() if q.scene == scene.key).asked_first
    assert [scene.title_in(language) for language in TRANSLATED] == [
        (asked[language], language) for language in TRANSLATED
    ]


def test_titles_exist_only_for_existing_scenes() -> None:
    keys = {scene.key for scene in ready_scenes()}
    for file in files("rules_corpus").joinpath("scene_titles").iterdir():
        known = msgspec.yaml.decode(file.read_bytes(), type=dict[str, str])
        assert known.keys() <= keys, file.name


def test_the_judges_own_scene_keeps_its_title(tmp_path: Path) -> None:
    folder = scenes_folder(tmp_path)
    folder.mkdir()
    (folder / "mine.yaml").write_text(ready()[0].text, encoding="utf-8")
    ((scene,), _) = own_scenes(tmp_path)
    assert scene.title_in("de") == (ready()[0].title, "en")


def test_a_scene_is_found_by_words_of_its_title_in_any_language() -> None:
    keys = [s.key for s in find(ready_scenes(), "トークン 手札に戻され")]
    assert keys == ["dispute-token-to-the-hand"]
    assert keys == [s.key for s in find(ready_scenes(), "Token auf die Hand zurückgegeben")]


def test_a_table_has_the_title_of_its_scene() -> None:
    scene = ready()[0]
    assert title_in(scene.title, "ja") == scene.titles["ja"]
    assert title_in(scene.title, "en") == scene.title


@pytest.mark.parametrize("title", ["", "Table 4, round 6"])
def test_any_other_table_keeps_its_title(title: str) -> None:
    assert title_in(title, "ja") == title
