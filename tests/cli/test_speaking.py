"""Commands speak the requested or the system's language; scripts always get English."""

from __future__ import annotations

import argparse
import ast
import re
import string
import sys
from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest
from PySide6.QtCore import QTranslator
from translation.sentences import PARSERS
from translations import missing

from judgeapp.cards.finding.cards import CardWhy
from judgeapp.cli.command import command_help
from judgeapp.cli.localization import coded_words, languages_of_mac, read_translations, wished_language
from judgeapp.cli.main import parser
from judgeapp.cli.terminal import display_width, wrapped_to
from judgeapp.desk.languages import FILES, SPOKEN, TRANSLATIONS, VARIABLE
from judgeapp.editions.doubts import DoubtKind
from judgeapp.rulebook.passage import NoteKind
from judgeapp.rulings.precedent_finding import PrecedentWhy
from judgeapp.search.answer import NoticeKind, WhyKind
from judgeapp.search.indexing import BuildReason
from tests.cards.made import entry, lines
from tests.table.conftest import half_width

from .conftest import Run

SOURCES = Path(__file__).parent.parent.parent / "judgeapp" / "cli"
SCENARIO = Path(__file__).parent.parent / "scenarios" / "01-overview" / "an-attack-without-security-wins.yaml"
SCENES = Path(__file__).parents[2] / "rules_corpus" / "scenes"
OTHERS = [language for language in SPOKEN if language != "en"]


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(VARIABLE, request.param)
    return str(request.param)


def translated(language: str, text: str, context: str = "cli", **words: object) -> str:
    """Translation of a text, which must exist."""
    known = read_translations(TRANSLATIONS / f"judgeapp_{FILES[language]}.qm")
    assert known[context, text] != text
    return known[context, text].format_map(words)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_CN"}, "zh-Hans"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", VARIABLE: "zh-Hant"}, "zh-Hant"),
        ({"LANG": "de_DE.UTF-8", VARIABLE: "en"}, "en"),
        ({"LANG": "de_DE.UTF-8", VARIABLE: ""}, "de"),
    ],
)
def test_the_variable_goes_before_the_system(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert wished_language(environment) == language


def test_a_mac_stores_its_languages_in_a_file(tmp_path: Path) -> None:
    import plistlib

    file = tmp_path / "preferences.plist"
    assert languages_of_mac(file) == ()
    file.write_bytes(plistlib.dumps({"AppleLanguages": ["zh-Hant-TW", "en"]}))
    assert languages_of_mac(file) == ("zh-Hant-TW", "en")
    file.write_bytes(b"nothing of the kind")
    assert languages_of_mac(file) == ()


def test_help_is_in_the_language(run: Run, language: str) -> None:
    ran = run("--help")
    assert ran.status == 0
    assert translated(language, "usage: ", "argparse") in ran.out
    assert translated(language, "check deck lists") in ran.out
    assert translated(language, "show this help message and exit", "argparse") in ran.out
    assert not re.search(r"usage:|options|exit status:|show this", ran.out)


COMMANDS = (
    "search",
    "show",
    "cards",
    "deck",
    "rulings",
    "notebook",
    "team",
    "play",
    "explore",
    "questions",
    "scenes",
    "ledger",
    "corpus",
    "desk",
    "bench",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_has_nothing_in_english(run: Run, language: str, command: str) -> None:
    ran = run(command, "--help")
    assert ran.status == 0
    english = re.search(r"(?<!-)\b(the|of|with|and|which|usage)\b", _own_words(ran.out))
    if english and [*missing(language)]:
        pytest.skip("some texts are not translated yet")
    assert not english


def _own_words(text: str) -> str:
    """The text without quotations."""
    return re.sub(r'"[^"]*"|`[^`]*`', "", text)


def test_no_line_of_help_is_wider_than_the_terminal(run: Run, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for command in ("play", "search", "notebook"):
        assert max(map(display_width, run(command, "--help").out.split("\n"))) <= 80


def test_each_text_of_help_is_of_a_command_or_its_argument() -> None:
    texts = command_help()
    commands = {command.prog.removeprefix("judgeapp "): command for command in _commands(parser())}
    assert texts.keys() <= commands.keys()
    for name, command in commands.items():
        taking = (command, *_commands(command))
        arguments = {(*action.option_strings, action.dest)[0] for taker in taking for action in taker._actions}
        assert texts.get(name, {}).keys() <= {"description", "epilog", *arguments}, name
        assert command.description or "description" in texts.get(name, {}) or name in ("corpus", "bench startup"), name


def test_each_code_has_its_text() -> None:
    sections = {
        "search notices": {kind.value for kind in NoticeKind},
        "search reasons": {kind.value for kind in WhyKind},
        "card reasons": {why.name.lower() for why in CardWhy},
        "precedent reasons": {why.value for why in PrecedentWhy},
        "doubts of lines": {kind.value for kind in DoubtKind},
        "notes of passages": {kind.value for kind in NoteKind},
        "reasons for an index": {reason.value for reason in BuildReason},
    }
    assert sections == {name: set(coded_words()[name]) for name in sections}


def _commands(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Commands below a parser, with their arguments."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                with suppress(SystemExit):  # an argument is missing
                    command.parse_known_args([])
                yield command
                yield from _commands(command)


def test_events_are_in_the_language(run: Run, language: str) -> None:
    ran = run("play", "--trace", str(SCENARIO))
    assert ran.out.startswith(translated(language, "passed"))
    assert f"[11-6-1{', ' if language == 'de' else '、'}11-6-2]" in ran.out
    assert "attack is over" not in ran.out


def test_results_and_refusals_are_in_the_language(run: Run, language: str) -> None:
    assert translated(language, "its number") in run("search", "16-4").out
    assert translated(language, "referred to by: {referring}", referring="") in run("show", "16-5").out
    question = "Can a suspended Digimon block?"
    assert question not in run("search", "--only", "rules", question).out
    ran = run("search", "xyzzyqq")
    assert ran.err.strip() == translated(language, "judgeapp: no matches for {question!r}.", question="xyzzyqq")
    assert translated(language, "No such file or directory", "errors") in run("play", "nothing-there.yaml").refusal
    assert translated(language, "rulings") in run("desk", "check").out


def test_command_line_errors_are_in_the_language(run: Run, language: str) -> None:
    ran = run("search", "--nothing-of-the-kind", "16-4")
    assert ran.status == 2
    assert translated(language, "usage: ", "argparse") in ran.err
    assert "unrecognized" not in ran.err
    ran = run("play")
    assert "required" not in ran.err


def test_a_deck_list_is_checked_in_the_language(run: Run, language: str, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("4 XX9-999\n")
    assert "there is" not in run("deck", "check", str(deck)).err


@pytest.mark.parametrize(
    "command",
    [
        ("play", str(SCENARIO)),
        ("search", "16-4"),
        ("show", "16-4"),
        ("desk", "check"),
        ("questions", "12"),
        ("corpus", "in-force", "--on", "2026-01-01"),
    ],
    ids=" ".join,
)
def test_scripts_get_english_in_every_language(
    run: Run, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    english = run(*command, "--json")
    for language in OTHERS:
        monkeypatch.setenv(VARIABLE, language)
        assert run(*command, "--json") == english


def test_a_language_falls_back_to_english(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    english = run("--help").out
    monkeypatch.setenv(VARIABLE, "ja")
    assert run("--help").out != english
    monkeypatch.setenv(VARIABLE, "en")
    assert run("--help").out == english


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_read_as_in_the_window(language: str) -> None:
    name = f"judgeapp_{FILES[language]}"
    known = read_translations(TRANSLATIONS / f"{name}.qm")
    translator = QTranslator()
    assert translator.load(name, str(TRANSLATIONS))
    assert len(known) > 3_000
    assert all(translator.translate(*text) == translation for text, translation in known.items())


def test_a_file_that_is_no_translation_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.qm"
    file.write_bytes(b"something else")
    with pytest.raises(ValueError, match="no file of translations"):
        read_translations(file)


@pytest.mark.parametrize("language", OTHERS)
def test_parser_messages_keep_their_placeholders(language: str) -> None:
    part = re.compile(r"%(?:\(\w+\))?[sr]")
    for text in PARSERS:
        rendered = translated(language, text, "argparse")
        assert sorted(part.findall(rendered)) == sorted(part.findall(text))


# -- lines ----------------------------------------------------------------------------------------


def test_a_chinese_letter_is_two_cells_wide() -> None:
    assert display_width("条款16-4") == 8


def test_lines_break_between_wide_letters_and_not_before_a_full_stop() -> None:
    assert wrapped_to("卡牌卡牌。卡牌", 8) == ["卡牌卡", "牌。卡牌"]
    assert wrapped_to("用--json输出", 8) == ["用--json", "输出"]


def test_lines_of_narrow_letters_break_at_spaces() -> None:
    assert wrapped_to("one two three", 8, after="  ") == ["one two", "  three"]


# -- every text is marked -------------------------------------------------------------------------

# Arguments with the visible texts of a parser.
_SHOWN_BY = {"help", "description", "epilog", "title"}
_WORD = re.compile(r"[^\W\d_]{2,}")
# Words that are the same in every language.
_NAMES = re.compile(r"judgeapp|UTC|DP")


def unmarked(tree: ast.AST) -> Iterator[str]:
    """Untranslated texts that are printed or given to a parser."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            shown = [keyword.value for keyword in node.keywords if keyword.arg in _SHOWN_BY]
            if name in ("print", "_warn", "ArgumentTypeError"):
                shown += node.args
            for argument in shown:
                yield from _literals(argument)
        elif isinstance(node, ast.Assign):
            if ast.unparse(node.targets[0]).endswith((".description", ".epilog")):
                yield from _literals(node.value)
        elif isinstance(node, ast.Yield) and node.value is not None:
            yield from _literals(node.value)


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if _WORD.search(_NAMES.sub("", node.value)):
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value for part in node.values if isinstance(part, ast.Constant)]
        if _WORD.search(_NAMES.sub("", " ".join(map(str, parts)))):
            yield ast.unparse(node)
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for part in node.values:
            yield from _literals(part)
    elif isinstance(node, ast.BinOp):
        yield from _literals(node.left)
        yield from _literals(node.right)


@pytest.mark.parametrize("file", sorted(SOURCES.rglob("*.py")), ids=lambda file: str(file.relative_to(SOURCES)))
def test_no_command_prints_untranslated_english(file: Path) -> None:
    assert [*unmarked(ast.parse(file.read_text(encoding="utf-8")))] == []


@pytest.mark.parametrize(
    ("line", "is_marked"),
    [
        ('print("nothing found")', False),
        ('print(f"{number} files")', False),
        ('print("none" if x else worded("one"))', False),
        ('parser.add_argument("--to", help="write it")', False),
        ('parser.epilog = "JSON: a list"', False),
        ('print(worded("nothing found"))', True),
        ('print(f"{number}: {told}")', True),
        ('parser.add_argument("--to", help=worded("write it"))', True),
    ],
)
def test_an_unmarked_text_is_noticed(line: str, is_marked: bool) -> None:
    assert (not [*unmarked(ast.parse(line))]) == is_marked


def test_translations_use_the_placeholders_of_the_text() -> None:
    for language in OTHERS:
        known = read_translations(TRANSLATIONS / f"judgeapp_{FILES[language]}.qm")
        for (context, text), translation in known.items():
            if context == "cli":
                assert _names(translation) == _names(text)


def _names(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", ["zh-Hans", "ja"], indirect=True)
def test_no_half_width_sign_joins_chinese_or_japanese(run: Run, language: str) -> None:
    scene = str(SCENARIO)
    for command in (("play", "--trace", scene), ("explore", scene), ("show", "blocker"), ("questions", "12-1-2")):
        assert not half_width(run(*command).out)
    # Lists of cards, and of what is given, with Latin letters.
    assert "Attacker、Defender" in run("play", "--trace", "scene:dispute-both-players-trigger").out
    given = SCENES / "08-digivolution" / "what-it-was-given-it-keeps.yaml"
    assert "DP+2000、" in run("play", "--trace", str(given)).out


# -- codes ----------------------------------------------------------------------------------------


def codes() -> set[str]:
    """Values of enumerations and literals in engine, card reading and notebook."""
    values: set[str] = set()
    for module in [m for name, m in sys.modules.items() if re.match(r"judgeapp\.(engine|cards|rulings)\.", name)]:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, StrEnum):
                values.update(kind)
            elif get_origin(kind) is Literal:
                values.update(get_args(kind))
    return {code for code in values if code.islower()}


def test_no_command_prints_an_internal_code(own: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a language with another script, so that no code is a word."""
    monkeypatch.setenv(VARIABLE, "ja")
    text = "[On Play] Delete 1 of your opponent's Digimon with 3000DP or less. Then, juggle."
    strange = {"dna": ["Strange"], "link": {"effect": "[When Linking] <Draw 1>."}}
    own("cards", "import", str(lines(tmp_path / "cards.jsonl", [entry(effect=text, special=strange)])))
    first = own("notebook", "add", "--question", "誰？", "--authority", "head judge", "--given", "--json").json["id"]
    second = own("notebook", "add", "--question", "誰？？", "--answer", "両方", "--json").json["id"]
    own("notebook", "edit", second, "--judge", "健")
    own("notebook", "status", first, "overturned", "--by", second)
    commands = [
        ("cards", "find", "TS1-010"),
        ("cards", "explain", "TS1-010"),
        ("cards", "coverage", str(tmp_path / "cards.jsonl"), "--lang", "en"),
        ("notebook", "list"),
        *(("notebook", verb, ruling) for verb in ("show", "history") for ruling in (first, second)),
        ("rulings", "find", "誰"),
        ("play", "--trace", str(SCENARIO)),
        ("questions", "12-1-2"),
        ("desk", "check"),
    ]
    known = codes()
    assert {"no-words", "on-play", "head judge", "overturned", "suspended", "digimon"} <= known
    any_code = re.compile(rf"(?<![\w/.-])({'|'.join(map(re.escape, sorted(known, key=len, reverse=True)))})(?![\w/-])")
    for command in commands:
        printed = own(*command)
        assert printed.out
        # Skip readings: they are printed in the effect language.
        shown = [line for line in printed.out.split("\n") if not re.match(r" {4}[-\w{ ]", line)]
        assert [(command, line) for line in shown if any_code.search(line)] == []
