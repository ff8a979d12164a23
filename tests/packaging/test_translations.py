"""Every text of the program is collected, and is there in every language that it speaks."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from pathlib import Path

import pytest
import translations
from translation.checking import BRACKETED, faults
from translation.terms import name_of, terms_in
from translation.texts import ERRORS, SOURCES, Text, errors, texts, unreadable
from translation.translated import belongs, bring_up, file_of, forms_of, read, release, write

from judgeapp.desk.languages import FILES, SPOKEN
from judgeapp.table.saying.said import texts as told
from judgeapp.table.saying.worded import WORDED

EVENT = Text("events", "[{who}: ]the cost is {amount} less", False)
ACTION = Text("actions", "&Copy with citation", False)
COUNTED = Text("Pages", "%n passage(s), the most binding text first:", True)


@pytest.fixture(scope="module")
def every() -> frozenset[Text]:
    return frozenset(texts())


@pytest.mark.parametrize("language", FILES)
def test_the_files_have_the_texts_of_today_and_no_others(language: str, every: frozenset[Text]) -> None:
    """Else: python packaging/translations.py"""
    assert len(every) > 2000
    assert read(file_of(language)).keys() == {text for text in every if belongs(text, language)}


def test_what_qt_reads_is_made_of_the_files(tmp_path: Path) -> None:
    """Else: python packaging/translations.py"""
    release(FILES, to=tmp_path)
    for language in FILES:
        made, kept = file_of(language, "qm", tmp_path), file_of(language, "qm")
        assert made.read_bytes() == kept.read_bytes(), language


@pytest.mark.parametrize("language", SPOKEN)
def test_nothing_is_missing_or_wrong_in_a_language_that_is_spoken(language: str) -> None:
    wrong = [
        f"{text.context}: {text.source!r}: {fault}"
        for text, forms in read(file_of(language)).items()
        for fault in faults(language, text, forms)
    ]
    assert wrong == []


def test_whatever_is_taken_already_is_sound_in_every_language() -> None:
    for language in FILES:
        for text, forms in read(file_of(language)).items():
            assert not forms or not [*faults(language, text, forms)], (language, text)


def test_what_is_handed_to_be_translated_can_be(every: frozenset[Text]) -> None:
    """It stands there as a text, or is looked up in a table of texts that are collected."""
    contexts = {text.context for text in every}
    dark = [text for text in unreadable() if text.context not in contexts - {ERRORS}]
    assert {(text.place.file.name, text.said) for text in dark} == {
        # Their contexts are those of judgeapp/table/saying/worded.py.
        ("wording.py", "translate(words, one)"),
        ("wording.py", "translate(context, template)"),
    }


def test_a_text_that_is_put_together_is_seen(tmp_path: Path) -> None:
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
    found = unreadable(tmp_path)
    assert [(text.place.line, text.context) for text in found] == [(3, "Window"), (7, "errors"), (8, "errors")]


def test_the_words_in_sentences_are_texts_themselves() -> None:
    contexts = {context for context, _ in told()}
    assert contexts >= WORDED.keys()
    assert contexts >= {words.context for said in WORDED.values() for words in said.values()}
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
        (Text("Table", "Digi-Egg deck of A", False), "Aのデジタマデッキ", "Aのデッキ"),
        (Text("Table", "Press Ctrl+R or F5", False), "Ctrl+RかF5を押す", "Ctrl+Rを押す"),
        (Text("Table", "Scenes (*.yaml);;All (*)", False), "場面 (*.yaml);;全て (*)", "場面;;全て"),
        (Text("Table", "Go back", False), "戻る", "Go back"),
        (Text("Table", "Go back ", False), "戻る ", "戻る"),
    ],
)
def test_a_translation_keeps_what_it_must(text: Text, right: str, wrong: str) -> None:
    assert [*faults("ja", text, (right,))] == []
    assert [*faults("ja", text, (wrong,))] != []
    assert [*faults("ja", text, ("",))] == ["it is not translated"]


def test_a_language_has_the_forms_that_it_needs() -> None:
    assert {language: forms_of(language) for language in FILES} == {
        "en": 2,
        "ja": 1,
        "zh-Hans": 1,
        "zh-Hant": 1,
        "de": 2,
    }
    one, several = "%n Stelle, die bindendste zuerst:", "%n Stellen, die bindendste zuerst:"
    assert [*faults("de", COUNTED, (one, several))] == []
    assert [*faults("de", COUNTED, (one,))] == ["2 forms are needed, and 1 are there"]
    assert [*faults("de", COUNTED, (one.replace("%n", "Eine"), several))] == []
    assert [*faults("de", COUNTED, (one, several.replace("%n ", "")))] != []


def test_names_of_the_game_come_from_the_glossary() -> None:
    assert name_of("de", Text("phases", "main", False)) == "Main Phase"
    assert name_of("ja", Text("keyword effects", "Draw", False)) == "ドロー"
    assert name_of("zh-Hant", Text("keyword effects", "Blocker", False)) == "格擋"
    assert name_of("ja", Text("Table", "main", False)) == ""
    assert [term.said for term in terms_in("ja", "place under it by DigiXros")] == ["DigiXros"]


@pytest.mark.parametrize("context", ["phases", "areas", "colors", "keyword effects"])
@pytest.mark.parametrize("language", [tag for tag in FILES if tag != "en"])
def test_words_of_the_game_in_sentences_are_those_of_the_glossary(language: str, context: str) -> None:
    said = read(file_of(language))
    named = {t: name for t in said if t.context == context and (name := name_of(language, t))}
    assert len(named) >= 5
    assert {text: said[text] for text in named} == {text: (name,) for text, name in named.items()}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three texts in Japanese and German, of which nothing is translated."""
    some = (EVENT, ACTION, COUNTED)
    bring_up(some, ("ja", "de"), tmp_path)
    monkeypatch.setattr(translations, "file_of", lambda tag: file_of(tag, folder=tmp_path))
    monkeypatch.setattr(translations, "texts", lambda: {text: [] for text in some})
    monkeypatch.setattr(translations, "bring_up", lambda texts, tags: bring_up(texts, tags, tmp_path))
    monkeypatch.setattr(translations, "release", lambda tags: release(tags, tmp_path, tmp_path))
    return tmp_path


def test_what_is_untranslated_is_filled_in_and_taken(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert translations.main(["untranslated", "de"]) == 0
    listed = json.loads(capsys.readouterr().out)
    said = {
        EVENT.source: "[{who}: ]die Kosten sind {amount} weniger",
        ACTION.source: "Mit Zitat kopieren",  # the access key is lost
        COUNTED.source: ["%n Stelle, die bindendste zuerst:", "%n Stellen, die bindendste zuerst:"],
    }
    for entry in listed:
        assert entry["translation"] in ("", ["", ""])
        entry["translation"] = said[entry["source"]]
    filled = tmp_path / "filled.json"
    filled.write_text(json.dumps(listed), encoding="utf-8")
    assert translations.main(["take", "de", str(filled)]) == 1
    shown = capsys.readouterr()
    assert shown.out.strip() == "de: 2 taken, 1 refused, 1 untranslated"
    assert "access keys" in shown.err
    had = read(file_of("de", folder=folder))
    assert had[EVENT] == (said[EVENT.source],)
    assert had[COUNTED] == tuple(said[COUNTED.source])
    assert had[ACTION] == ()
    assert file_of("de", "qm", folder).exists()


def test_what_is_gone_goes_and_what_is_translated_stays(folder: Path) -> None:
    file = file_of("ja", folder=folder)
    write(file, {EVENT: ("[{who}:]コスト{amount}減",)})
    bring_up((EVENT, COUNTED), ("ja",), folder)
    assert read(file) == {EVENT: ("[{who}:]コスト{amount}減",), COUNTED: ()}


def test_texts_with_quotes_and_lines_come_through(tmp_path: Path) -> None:
    odd = Text("Table", 'one "quoted"\nand “two”\\three\u00a0…', False)
    bring_up((odd,), ("de",), tmp_path)
    assert [*read(file_of("de", folder=tmp_path))] == [odd]


def test_no_text_is_two_things_in_one_context(every: frozenset[Text]) -> None:
    """With a number and without one it would be two."""
    twice = Counter((text.context, text.source) for text in every)
    assert [text for text, number in twice.items() if number > 1] == []


def test_no_word_of_an_error_is_a_sentence_in_english() -> None:
    """Else: message(...) around it."""
    word = re.compile(r"[A-Za-z][a-z']+")
    calls = (
        (file, call)
        for file in sorted(SOURCES.rglob("*.py"))
        if "bench" not in file.parts
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if call.func.id in ("said", "doubt", *errors())
    )
    found = {
        (file.name, ast.unparse(part))
        for file, call in calls
        for given in call.keywords
        if given.arg not in ("mend", "where")
        if "message(" not in ast.unparse(given.value)
        for part in ast.walk(given.value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        if len(word.findall(part.value)) > 1
    }
    assert found == set()
