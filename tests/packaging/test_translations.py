"""Translations are valid, and English replaces missing ones."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sysconfig
from collections import Counter
from pathlib import Path

import pytest
import translations
from translation.checking import BRACKETED, faults
from translation.files import file_of, plural_forms, read, write
from translation.qm import compile_outdated, compiled
from translation.sentences import texts as sentences
from translation.terms import name_of, terms_in
from translation.texts import ERRORS, SOURCES, Text, collect, error_classes, unreadable

from judgeapp.cli.localization import read_translations, speak
from judgeapp.desk.languages import FILES
from judgeapp.messages.message import render
from judgeapp.table.rendering.rendering import WORDED
from tests.nightly import mostly_nightly

EVENT = Text("events", "[{who}: ]the cost is {amount} less", False)
ACTION = Text("actions", "&Copy with citation", False)
COUNTED = Text("Pages", "%n passage(s), the most binding text first:", True)


@pytest.fixture(scope="module")
def texts() -> frozenset[Text]:
    return frozenset(collect())


@pytest.mark.parametrize("language", FILES)
def test_every_translation_is_sound(language: str) -> None:
    problems = [
        f"{text.context}: {text.source!r}: {fault}"
        for text, forms in read(file_of(language)).items()
        if forms
        for fault in faults(language, text, forms)
    ]
    assert problems == []


@pytest.mark.parametrize("language", mostly_nightly(FILES))
def test_a_renamed_class_keeps_its_translations(language: str, texts: frozenset[Text]) -> None:
    """To fix: python packaging/translations.py move OLDCLASS NEWCLASS; or update, if the class is gone."""
    assert len(texts) > 3_000
    assert {text.context for text in read(file_of(language))} <= {text.context for text in texts}


def test_every_translatable_text_can_be_translated(texts: frozenset[Text]) -> None:
    """It is a literal, or from a table of collected texts."""
    contexts = {text.context for text in texts}
    assert not [text for text in unreadable() if text.context not in contexts - {ERRORS}]


def test_a_glued_text_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "window.py"
    file.write_text(
        "class Window:\n"
        "    def show(self):\n"
        "        self.tr(f'{self.count} cards')\n"
        "        self.tr('%n card(s)', '', self.count)\n"
        "        painter.translate(x, y)\n"
        "        raise InputError('there is no {card}', card=self.card)\n"
        "        raise InputError(f'there is no {self.card}')\n"
        "        raise NotFoundError('it is gone', mend='Take ' + self.card)\n"
        "        raise InputError(error.wrong, mend=message('Take {card}', card=self.card))\n",
        encoding="utf-8",
    )
    assert [(text.place.line, text.context) for text in unreadable(tmp_path)] == [
        (3, "Window"),
        (7, "errors"),
        (8, "errors"),
    ]


def test_a_module_may_say_the_context_of_its_texts_once(tmp_path: Path) -> None:
    file = tmp_path / "page.py"
    file.write_text("_tr = partial(translate, 'cards')\n_tr('%n card(s)', '', count)\n_tr(f'{count} cards')\n")
    assert [(text.place.line, text.context) for text in unreadable(tmp_path)] == [(3, "cards")]


def test_words_in_sentences_are_texts_themselves() -> None:
    contexts = {context for context, _ in sentences()}
    assert contexts >= WORDED.keys()
    assert contexts >= {words for by_name in WORDED.values() for words in by_name.values()}
    assert contexts >= BRACKETED


@pytest.mark.parametrize(
    ("text", "right", "wrong"),
    [
        (EVENT, "[{who}:]コストが{amount}少なくなる", "コストが{amount}少なくなる"),
        (EVENT, "コストが{amount}少ない[({who})]", "[{who}:コストが{amount}少なくなる]"),
        (EVENT, "[{who}:]コスト{amount}減", "[{who}:]コスト減"),
        (EVENT, "[{who}:]コスト{amount}減", "[{who}:]コスト{amount減"),
        (ACTION, "引用付きでコピー(&C)", "引用付きでコピー"),
        (COUNTED, "%n件", "件"),
        (Text("reasons", "it has no <Blocker>", False), "≪ブロッカー≫がない", "≪防御≫がない"),
        (Text("Table", "its [Main] effect", False), "【メイン】効果", "【主要】効果"),
        (Text("Table", "A's Digi-Egg deck", False), "Aのデジタマデッキ", "Aのデッキ"),
        (Text("Table", "Press Ctrl+R or F5", False), "Ctrl+RかF5を押す", "Ctrl+Rを押す"),
        (Text("Table", "Scenes (*.yaml);;All (*)", False), "場面 (*.yaml);;全て (*)", "場面;;全て"),
        (Text("Table", "Go back", False), "戻る", "Go back"),
        (Text("Table", "Go back ", False), "戻る ", "戻る"),
    ],
)
def test_a_translation_keeps_its_placeholders(text: Text, right: str, wrong: str) -> None:
    assert [*faults("ja", text, (right,))] == []
    assert [*faults("ja", text, (wrong,))] != []


def test_a_language_has_its_plural_forms() -> None:
    assert {language: plural_forms(language) for language in FILES} == {
        "en": 2,
        "ja": 1,
        "zh-Hans": 1,
        "zh-Hant": 1,
        "de": 2,
    }
    singular, plural = "%n Stelle, die bindendste zuerst:", "%n Stellen, die bindendste zuerst:"
    assert [*faults("de", COUNTED, (singular, plural))] == []
    assert [*faults("de", COUNTED, (singular,))] == ["2 forms are needed, and there are 1"]
    assert [*faults("de", COUNTED, (singular.replace("%n", "Eine"), plural))] == []
    assert [*faults("de", COUNTED, (singular, plural.replace("%n ", "")))] != []


def test_names_of_the_game_come_from_the_glossary() -> None:
    assert name_of("de", Text("phases", "main", False)) == "Main Phase"
    assert name_of("ja", Text("keyword effects", "Draw", False)) == "ドロー"
    assert name_of("zh-Hant", Text("keyword effects", "Blocker", False)) == "格擋"
    assert name_of("ja", Text("Table", "main", False)) == ""
    assert [term.english for term in terms_in("ja", "place under it by DigiXros")] == ["DigiXros"]


@pytest.mark.parametrize("context", ["phases", "areas", "colors", "keyword effects"])
@pytest.mark.parametrize("language", [tag for tag in FILES if tag != "en"])
def test_game_terms_in_sentences_come_from_the_glossary(language: str, context: str) -> None:
    translated = {text: forms for text, forms in read(file_of(language)).items() if forms and text.context == context}
    names = {text: (name,) for text in translated if (name := name_of(language, text))}
    assert len(names) >= 5
    assert {text: translated[text] for text in names} == names


# -- files ----------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three texts in Japanese and German, all untranslated."""
    some = (EVENT, ACTION, COUNTED)
    monkeypatch.setattr(translations, "FILES", ("ja", "de"))
    monkeypatch.setattr(translations, "file_of", lambda language: file_of(language, tmp_path))
    monkeypatch.setattr(translations, "collect", lambda: {text: [] for text in some})
    for language in ("ja", "de"):
        write(language, some, {}, file_of(language, tmp_path))
    return tmp_path


def test_missing_texts_are_listed_and_fail_only_a_release(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main(["missing", "de"]) == 0
    assert capsys.readouterr().out.startswith("de: 3 missing\n  Pages: '%n passage(s)")
    assert translations.main(["check"]) == 1
    assert "de: actions: '&Copy with citation': it is not translated" in capsys.readouterr().out


def test_texts_are_exported_filled_in_and_imported(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert translations.main(["export", "de"]) == 0
    entries = json.loads(capsys.readouterr().out)
    filled_in = {
        EVENT.source: "[{who}: ]die Kosten sind {amount} weniger",
        ACTION.source: "Mit Zitat kopieren",  # access key missing
        COUNTED.source: ["%n Stelle, die bindendste zuerst:", "%n Stellen, die bindendste zuerst:"],
    }
    for entry in entries:
        assert entry["translation"] in ("", ["", ""])
        entry["translation"] = filled_in[entry["source"]]
    file = tmp_path / "filled.json"
    file.write_text(json.dumps(entries), encoding="utf-8")
    assert translations.main(["import", "de", str(file)]) == 1
    printed = capsys.readouterr()
    assert printed.out.strip() == "de: 2 imported, 1 refused, 1 missing"
    assert "access keys" in printed.err
    assert read(file_of("de", folder)) == {
        EVENT: (filled_in[EVENT.source],),
        COUNTED: tuple(filled_in[COUNTED.source]),
        ACTION: (),
    }
    assert read_translations(file_of("de", folder).with_suffix(".qm")) == {
        ("events", EVENT.source): filled_in[EVENT.source],
        ("Pages", COUNTED.source): filled_in[COUNTED.source][0],
    }


def test_a_renamed_class_and_a_changed_program_keep_translations(folder: Path) -> None:
    file = file_of("ja", folder)
    old, words = Text("OldName", ACTION.source, False), ("引用付きでコピー(&C)",)
    write("ja", (old, EVENT), {old: words}, file)
    assert translations.main(["move", "OldName", "actions"]) == 0
    assert read(file) == {ACTION: words, EVENT: ()}
    assert translations.main(["update"]) == 0
    assert read(file) == {ACTION: words, EVENT: (), COUNTED: ()}


def test_texts_with_quotes_and_line_breaks_survive(tmp_path: Path) -> None:
    odd = Text("Table", 'one "quoted"\nand “two”\\three\u00a0… <&>', False)
    write("de", (odd,), {odd: (odd.source,)}, tmp_path / "odd.ts")
    assert read(tmp_path / "odd.ts") == {odd: (odd.source,)}


@pytest.mark.parametrize("language", FILES)
def test_a_file_is_compiled_as_qt_compiles_it(language: str, tmp_path: Path) -> None:
    lrelease = shutil.which("pyside6-lrelease", path=sysconfig.get_path("scripts"))
    assert lrelease is not None
    target = tmp_path / "qt.qm"
    subprocess.run([lrelease, "-silent", "-nounfinished", file_of(language), "-qm", target], check=True)
    assert compiled(file_of(language)) == target.read_bytes()


def test_a_changed_file_is_compiled_again(folder: Path) -> None:
    file = file_of("ja", folder)
    compile_outdated(folder)
    assert read_translations(file.with_suffix(".qm")) == {}
    write("ja", (EVENT,), {EVENT: ("x",)}, file)
    later = file.with_suffix(".qm").stat().st_mtime + 1
    os.utime(file, (later, later))
    compile_outdated(folder)
    assert read_translations(file.with_suffix(".qm")) == {("events", EVENT.source): "x"}


def test_an_untranslated_text_is_shown_in_english() -> None:
    try:
        speak("de")
        assert render("cli", "{number} texts that nobody has translated", number=3) == (
            "3 texts that nobody has translated"
        )
    finally:
        speak("en")


# -- texts ----------------------------------------------------------------------------------------


def test_no_text_has_a_plural_number_in_only_one_place(texts: frozenset[Text]) -> None:
    twice = Counter((text.context, text.source) for text in texts)
    assert [text for text, number in twice.items() if number > 1] == []


def test_no_parameter_of_an_error_is_a_sentence_in_english() -> None:
    """To fix: wrap it in message(...)."""
    word = re.compile(r"[A-Za-z][a-z']+")
    calls = (
        (file, call)
        for file in sorted(SOURCES.rglob("*.py"))
        if "bench" not in file.parts
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if call.func.id in ("message", "doubt", *error_classes())
    )
    sentences_in_english = {
        (file.name, ast.unparse(part))
        for file, call in calls
        for parameter in call.keywords
        if parameter.arg not in ("mend", "where")
        if "message(" not in ast.unparse(parameter.value)
        for part in ast.walk(parameter.value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        if len(word.findall(part.value)) > 1
    }
    assert sentences_in_english == set()
