"""No text of the corpus, guide or window has characters of another language: readers of Traditional Chinese get no
Simplified Chinese."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from judgeapp.desk.languages import FILES, TRANSLATIONS
from tests.language.characters import CHARACTERS, strange

CORPUS, GUIDE = Path(str(files("rules_corpus"))), Path(str(files("judgeapp"))) / "guide"
SCENES = CORPUS / "scenes"  # in English
# Quotations in another language, names of languages, and the sign on a button.
CITED = re.compile("そのデジモン1体|阻挡者|简体中文|日本語|繁體中文|[*]{2}»[*]{2}")
# Chinese texts quote Japanese cards literally.
CITED_JAPANESE = re.compile("“[^”]*[ぁ-ヺ][^”]*”|「[^」]*[ぁ-ヺ][^」]*」")
# Notes on sources quote misprints literally.
CITED_MISPRINTS = re.compile(
    "höhrem|テイマー|ティマー|タイマー|《復活\\+x《卡組》》|[“「]關於場地[”」]|[“「]遊戲的流程[”」]|「区域」|[ブバ][ラー]スト(?:進化|ジョグレス)|【反擊】"
)
# Notes on differences quote each source in its own language.
DIFFERENCES = CORPUS / "differences.yaml"
CITED_THERE = re.compile("「.*?」|“.*?”|（.*?）|只、|张、|ブラスト|gelöscht")


def of_corpus(language: str) -> Iterator[str]:
    for file in sorted(f for f in CORPUS.rglob("*.yaml") if SCENES not in f.parents):
        kept = yaml.load(file.read_text("utf-8"), yaml.CSafeLoader)
        for text in _told(kept, language, file.stem == language):
            yield CITED_THERE.sub("", text) if file == DIFFERENCES else text


def _told(kept: object, language: str, of_it: bool) -> Iterator[str]:
    """Texts under a language's key, at any depth."""
    if isinstance(kept, str) and of_it:
        yield kept
    elif isinstance(kept, dict):
        for key, inner in kept.items():
            yield from _told(inner, language, of_it or key == language)
    elif isinstance(kept, list):
        for inner in kept:
            yield from _told(inner, language, of_it)


def of_guide(language: str) -> Iterator[str]:
    for file in sorted((GUIDE / language).glob("*.md")):
        yield from file.read_text("utf-8").splitlines()


def of_window(language: str) -> Iterator[str]:
    file = TRANSLATIONS / f"judgeapp_{FILES[language]}.ts"
    for translation in ElementTree.parse(file).iter("translation"):
        yield "".join(translation.itertext())


def _own(text: str, language: str) -> str:
    """A text without quotations."""
    text = CITED_MISPRINTS.sub("", CITED.sub("", text))
    return text if language == "ja" else CITED_JAPANESE.sub("", text)


@pytest.mark.parametrize("texts", [of_corpus, of_guide, of_window])
@pytest.mark.parametrize("language", CHARACTERS)
def test_a_text_is_written_in_the_characters_of_its_language(
    texts: Callable[[str], Iterator[str]], language: str
) -> None:
    all_texts = list(texts(language))
    assert len(all_texts) > 200
    letters = {text: strange(_own(text, language), language) for text in all_texts}
    wrong = {text: some for text, some in letters.items() if some}
    assert wrong == {}


@pytest.mark.parametrize(
    ("text", "language", "letters"),
    [
        ("规则允许玩家吗", "zh-Hant", "规则许吗"),
        ("進化的体力與触發", "zh-Hant", "体触"),  # in Big5, but not used in Traditional Chinese texts
        ("規則與干擾，廢卡區裡只有1張", "zh-Hant", ""),
        ("要不要換牌", "zh-Hans", "換"),
        ("阻挡者会休眠", "zh-Hans", ""),
        ("进化したデジモン", "ja", "进"),
    ],
)
def test_foreign_characters_are_named(text: str, language: str, letters: str) -> None:
    assert strange(text, language) == letters
