"""Commands and examples in README and guide: each command exists, and each example has the documented result."""

from __future__ import annotations

import json
import re
import shlex
from importlib.resources import files
from pathlib import Path

import pytest

from judgeapp.cards.facts import read_entry
from judgeapp.cards.fields import FIELDS
from judgeapp.cards.teaching.phrase_file import read_lessons
from judgeapp.cli.main import parser
from judgeapp.files.safe_yaml import read_yaml
from judgeapp.scenario.file import read_scenario, read_scenarios
from judgeapp.scenario.playing.play import play
from judgeapp.table.setup.facts import parse_facts, split_name
from judgeapp.table.setup.position import state_of
from tests.cli.conftest import Run

README = Path(__file__).parents[2] / "README.md"
GUIDE = Path(str(files("judgeapp"))) / "guide" / "en"
PAGES = {page.name: page.read_text("utf-8") for page in (README, *sorted(GUIDE.glob("*.md")))}
BLOCK = re.compile(r"(?:^    .*\n?)+", re.MULTILINE)
TYPED = re.compile(r"`(judgeapp [^`]+)`")


def blocks(page: str) -> list[str]:
    """Indented blocks of a page, without the indentation."""
    return [re.sub("^    ", "", block, flags=re.MULTILINE) for block in BLOCK.findall(PAGES[page])]


def commands(page: str) -> list[str]:
    lines = [line.removeprefix("python3 packaging/run.py ") for block in blocks(page) for line in block.splitlines()]
    return [line for line in lines if line.startswith("judgeapp ")]


def block_with(page: str, beginning: str) -> str:
    (block,) = (block for block in blocks(page) if block.startswith(beginning))
    return block


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)])
def test_every_command_in_a_block_is_understood(page: str) -> None:
    for command in commands(page):
        parser().parse_args(shlex.split(command)[1:])


@pytest.mark.parametrize("page", [page for page in PAGES if TYPED.search(PAGES[page])])
def test_every_command_in_a_sentence_exists(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in TYPED.findall(PAGES[page]):
        named = [word for word in shlex.split(command)[1:] if re.fullmatch(r"[a-z][a-z-]*", word)][:2]
        if not named:  # `judgeapp --version` and `judgeapp COMMAND --help`
            continue
        with pytest.raises(SystemExit) as ended:
            parser().parse_args([*named, "--help"])
        assert ended.value.code == 0, command
    capsys.readouterr()


def test_the_tour_of_the_readme_finds_plays_and_keeps(own: Run) -> None:
    for command in commands("README.md"):
        ran = own(*shlex.split(command)[1:])
        assert ran.status == 0, (command, ran.err)


def test_commands_without_file_card_or_team_run(own: Run) -> None:
    needs = re.compile(r"\b(FILE|ID)\b|\.(yaml|txt|json|html)\b|^judgeapp (search|team|(cards|rulings) find)\b")
    for command in commands("command-line.md"):
        if not needs.search(command):
            ran = own(*shlex.split(command)[1:])
            assert ran.status == 0, (command, ran.err)


# -- the scenario language ----------------------------------------------------------------------


def test_the_scenario_and_its_control_pass() -> None:
    text = block_with("scenarios.md", "title:") + block_with("scenarios.md", "control:")
    for scenario, faces, lines in read_scenarios(text, "scenarios.md"):
        assert play(scenario, faces, lines).failure is None, scenario.title


def test_the_cards_and_the_position_can_be_set_up() -> None:
    names = ("Striker", "Cub", "Gem", "Guard")
    cards = block_with("scenarios.md", "cards:") + "".join(f"  {name}: {{level: 4, dp: 4000}}\n" for name in names)
    position = block_with("scenarios.md", "position:").replace("  B:", "  B: {}\n  B:")
    scenario, faces, _ = read_scenario(f"title: A position\n{cards}{position}steps: []\n", "scenarios.md")
    assert faces["Duelist"].effects
    assert state_of(scenario).units


@pytest.mark.parametrize("beginning", ["expect:", "steps:", "ruled:"])
def test_steps_are_read(beginning: str) -> None:
    written = block_with("scenarios.md", beginning)
    block = {"expect:": f"steps:\n  - {written}", "ruled:": f"steps: []\n{written}"}.get(beginning, written)
    cards = "".join(f"  {name}: {{level: 4, dp: 4000}}\n" for name in ("Wall", "Guard", "Sage", "Watcher"))
    assert read_scenario(f"title: Steps\ncards:\n{cards}position: {{}}\n{block}", "scenarios.md")


def test_the_tables_card_is_read_line_by_line() -> None:
    name, rest = split_name(block_with("the-table.md", "Lanternmon"))
    assert name == "Lanternmon"
    fields = {
        "level",
        "dp",
        "play_cost",
        "colors",
        "requirements",
        "traits",
        "digixros",
        "links",
        "link_dp",
        "overflow",
    }
    assert parse_facts(rest).keys() >= fields | {"effects", "inherited", "link_effects", "security"}


# -- cards ---------------------------------------------------------------------------------------


def test_the_guides_card_is_valid_and_names_every_field() -> None:
    record = read_entry(json.loads(block_with("card-files.md", "{"))).record
    assert record is not None
    assert (record.number, record.name) == ("TS1-010", "Lanternmon")
    page = PAGES["card-files.md"]
    for name in (name.rpartition(".")[2] for field in FIELDS for name in field.files[:1]):
        assert f'"{name}"' in page or f"`{name}`" in page, name


def test_the_guides_mapping_imports_its_format(own: Run, tmp_path: Path) -> None:
    evolution = [{"colour": "Red", "from_level": 3, "price": 2}]
    theirs = {
        "card_no": "X1-001",
        "name": {"english": "Mon"},
        "kind": "Monster",
        "color": "Red",
        "evolution": evolution,
    }
    file, mapping = tmp_path / "theirs.json", tmp_path / "theirs.yaml"
    file.write_text(json.dumps([theirs]), encoding="utf-8")
    mapping.write_text(block_with("card-files.md", "language:"), encoding="utf-8")
    assert own("cards", "import", str(file), "--mapping", str(mapping)).status == 0
    (hit,) = own("cards", "find", "X1-001", "--json").json["hits"]
    assert (hit["names"], hit["category"], hit["evo_costs"][0]["cost"]) == ({"en": "Mon"}, "digimon", 2)


def test_the_guides_lesson_is_valid() -> None:
    _, content = read_yaml(block_with("card-texts.md", "taught:"), "card-texts.md")
    (lesson,) = read_lessons(content["taught"], [2], "card-texts.md")
    assert lesson.by == "Ken"
