"""Texts follow packaging/writing.md: no forbidden words, and no window text longer than two lines."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import east_asian_width

import pytest
import yaml
from translation.files import file_of, read
from translation.texts import Text, collect

from judgeapp.desk.languages import LANGUAGES
from judgeapp.questions.question import load_questions

# Odd wordings and their replacements.
FORBIDDEN = {
    r"br(ing|ings|ought) in\b": "import",
    r"\bbr(ing|ought) back\b|\bcame back\b": "restore",
    r"\bat hand\b": "here",
    r"\b[Tt]ake(s|n)? (out|in|back|off|away|over)\b|\btook (out|in|back)\b": "remove, import, undo",
    r"^Take\b": "Import, Choose",
    r"\btold\b(?!})": "said, shown",
    r"\bcome(s)? about\b": "happen",
    r"\bthis is no\b|^it is no (?!longer)": "not a",
    r"\bput aside\b|\bkept away\b": "set aside",
    r"\bwaits? to be\b": "pending",
    r"\botherwise than\b": "differently from",
    r"\bin our words\b": "our wording",
    r"\bduels?\b(?!})": "game",
    r"\bbegin(s)? anew\b|\bonce more\b": "start over, again",
    r"\b[Pp]lease (?!report)|\b[Ss]orry\b": "nothing",
    r"!(?![=ars}])|\b([Oo]ops|[Ss]imply|successfully)\b|[Aa]re you sure|[Ee]rror occurred|[Ff]atal": "what is so",
    r"^(Yes|OK)$": "the verb of the question",
    r"(?<!\.)\.\.$|…\.$": "…",
}
# Forms of address that a language avoids, and foreign punctuation.
FORBIDDEN_IN = {
    "de": r"(?<![.:!?„(“] )(?<!^)\b(Sie|Ihnen|Ihre?[nmrs]?)\b|(?<!„)\b([Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir)\b|\b[Bb]itte\b",
    "ja": r"あなた|；|のはずが",
    "zh-Hans": r"您|你|\bDP \{",
    "zh-Hant": r"您|你|\bDP \{|條(官方)?問答",
}
# Icons in other signs than cards print, terms of another language, and words that rules don't use. [X Per Turn] has
# square brackets (15-14-1), as [Hand] and the like have in Japanese (15-14-2): 【】 are effect timings (15-16-1).
MISPRINTED = {
    "en": r"\bin (my|the|their) first turn\b|\bin the turn (in which|it|I)\b|\b(regarded as|lies?)\b"
    r"|\bcomes? to nothing\b|\bsays? the same,",
    "de": r"\b[Uu]nter(gelegt|zulegen)|\b[Ff]remdes\b|\bzur Klammer\b",
    "ja": "【(ターンに|手札|トラッシュ|育成)|（ルール）|[たる]時」",
    "zh-Hans": "【每回合|（规则）|多确认|[能以再我各用：]登场(卡牌|数码宝贝|驯兽师|[1-9几]张)",
    "zh-Hant": "【每回合|（規則）|支付|標記物|活躍狀態|攻擊(也?不會|不)?成立"
    "|[能以再我各用：]登場(卡片|數碼寶貝|馴獸師|[1-9幾]張)",
}
# Contexts that may have long sentences: command help, notes on sources, facts of editions.
AT_LEISURE = ("cli", "sources", "editions", "view_guides", "EditionWork")
# Characters: one line of the notice bar in a window 1280 pixels wide, or two with buttons and filled-in parameters.
MAX_LENGTH = 200


@pytest.fixture(scope="module")
def texts() -> list[Text]:
    """All texts but descriptions of JSON, whose keys are separate words."""
    return sorted(text for text in collect() if not text.source.startswith("JSON:"))


@pytest.mark.parametrize("pattern", FORBIDDEN)
def test_no_text_has_forbidden_words(texts: list[Text], pattern: str) -> None:
    wrong = [f"{text.context}: {text.source}" for text in texts if re.search(pattern, text.source)]
    assert wrong == [], f"say: {FORBIDDEN[pattern]}"


@pytest.mark.parametrize("language", FORBIDDEN_IN)
def test_no_translation_addresses_the_judge(language: str) -> None:
    shown = [(text.context, form) for text, forms in read(file_of(language)).items() for form in forms]
    assert [each for each in shown if re.search(FORBIDDEN_IN[language], each[1])] == []


@pytest.mark.parametrize("language", MISPRINTED)
def test_icons_and_terms_are_as_cards_print_them(language: str) -> None:
    shown = [form for forms in read(file_of(language)).values() for form in forms]
    shown += [words[language] for question in load_questions() for words in (question.asked_first, question.answer)]
    files = (*Path("judgeapp/guide", language).glob("*.md"), *Path("rules_corpus").glob(f"*/{language}.yaml"))
    shown += [line for file in files for line in file.read_text("utf-8").splitlines()]
    for file in Path("rules_corpus/definitions").glob("*.yaml"):
        shown += [entry[language] for entry in yaml.load(file.read_text("utf-8"), yaml.CSafeLoader)]
    assert [text for text in shown if re.search(MISPRINTED[language], text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_of_the_window_fits_two_lines(texts: list[Text], language: str) -> None:
    written = {text: (text.source,) for text in texts} | (read(file_of(language)) if language != "en" else {})
    long = [
        f"{text.context}: {form}"
        for text, forms in written.items()
        if text.context not in AT_LEISURE
        for form in forms
        if sum(2 if east_asian_width(letter) in "WF" else 1 for letter in form) > MAX_LENGTH
    ]
    assert long == []
