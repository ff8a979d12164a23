"""Invented rule texts: clauses, titles and changed words, in English and Simplified Chinese, in the style of the
rules."""

from __future__ import annotations

import re
from random import Random

# The same sentence in both languages; {names} are filled in from _WORDS.
_SENTENCES = (
    (
        "A {kind} that is {state} can't be chosen by an effect of the {side} player.",
        "{state}的{kind}不能被{side}玩家的效果选择。",
    ),
    (
        "When {n} or more {kind} are {state}, the {side} player reveals {m} cards of {area}.",
        "{n}张以上的{kind}{state}时，{side}玩家公开{area}的{m}张卡牌。",
    ),
    (
        "A card placed in {area} this way is {state} until the {side} player's turn ends.",
        "以此方法放置到{area}的卡牌，在{side}玩家的回合结束前视为{state}。",
    ),
    (
        "If {area} has {n} or fewer cards, no {kind} can be placed there by {deed}.",
        "{area}的卡牌在{n}张以下时，不能通过{deed}将{kind}放置到该处。",
    ),
    (
        "{Deed} of a {kind} that is {state} is performed after all processing of {area}.",
        "{state}的{kind}的{deed}，在{area}的处理全部结束后进行。",
    ),
    ("The {side} player announces {deed} before looking at {area}.", "{side}玩家在查看{area}之前声明{deed}。"),
    ("Only {n} {kind} per turn can leave {area} by {deed}.", "每回合只有{n}张{kind}可以通过{deed}离开{area}。"),
    (
        "When {deed} is interrupted, the {kind} returns to {area} and {m} memory is lost.",
        "{deed}被中断时，该{kind}返回{area}，失去{m}点内存。",
    ),
    (
        "A {kind} in {area} keeps its orientation during {deed} of the {side} player.",
        "{side}玩家进行{deed}时，{area}的{kind}保持其显示形式。",
    ),
    (
        "Among several {kind} that are {state}, the {side} player decides the order of {deed}.",
        "多张{kind}{state}时，由{side}玩家决定{deed}的顺序。",
    ),
    (
        "Information of {area} known by {deed} stays public until {n} cards are added to it.",
        "通过{deed}得知的{area}的信息，在其增加{n}张卡牌之前保持公开。",
    ),
    (
        "A player who can't perform {deed} for {n} turns in a row shuffles {area}.",
        "连续{n}回合不能进行{deed}的玩家，将{area}洗牌。",
    ),
)
_WORDS = {
    "kind": (
        ("harbor card", "港湾卡"),
        ("twin token", "双生衍生物"),
        ("sleeping Digimon", "沉睡数码宝贝"),
        ("escort Tamer", "护卫驯兽师"),
        ("relay Option", "接力选项卡"),
        ("mirror card", "镜像卡"),
    ),
    "state": (
        ("docked", "停泊中"),
        ("overcharged", "过载中"),
        ("veiled", "被遮蔽"),
        ("anchored", "被锚定"),
        ("turned aside", "侧置中"),
    ),
    "side": (("turn", "回合"), ("non-turn", "非回合"), ("defending", "防守"), ("first", "先攻")),
    "area": (
        ("the harbor", "港湾区"),
        ("the tide stack", "潮汐堆"),
        ("the bench", "待机区"),
        ("the security stack", "安防"),
        ("the reserve", "储备区"),
    ),
    "deed": (
        ("ferrying", "摆渡"),
        ("recalling", "召回"),
        ("tide processing", "潮汐处理"),
        ("mooring", "系泊"),
        ("an exchange", "交换"),
    ),
    "n": (("2", "2"), ("3", "3"), ("4", "4"), ("6", "6")),
    "m": (("1", "1"), ("5", "5"), ("7", "7"), ("8", "8")),
}
_TITLES = (
    ("Harbor Cards", "港湾卡"),
    ("Tide Processing", "潮汐处理"),
    ("Ferrying", "摆渡"),
    ("<Undertow>", "≪逆流≫"),
    ("<Lantern>", "≪灯火≫"),
    ("Mirror Cards", "镜像卡"),
    ("The Reserve", "储备区"),
    ("Mooring Requirements", "系泊条件"),
)
# Words of the rules and their replacements in an edit, each with another meaning.
_EDITS = {
    "en": (
        (r"\bcan't\b", "can"),
        (r"\bcan\b(?!')", "can't"),
        (r"\bisn't\b", "is"),
        (r"\bmay\b", "must"),
        (r"\b1 or more\b", "2 or more"),
        (r"\bbattle area\b", "breeding area"),
        (r"\bthe opponent's\b", "your own"),
        (r"\bafter\b", "before"),
        (r"\bface down\b", "face up"),
        (r"\bDigimon\b", "Tamer"),
        (r"\bcard\b", "token"),
        (r"\bplayer\b", "turn player"),
    ),
    "zh-Hans": (
        ("不能", "可以"),
        ("可以", "不能"),
        ("不会", "会"),
        ("1张以上", "2张以上"),
        ("战斗区", "育成区"),
        ("对手的", "自己的"),
        ("之后", "之前"),
        ("背面", "正面"),
        ("数码宝贝", "驯兽师"),
        ("卡牌", "衍生物"),
        ("玩家", "回合玩家"),
    ),
}
# Synonyms that replace a word throughout the edition.
REWORDED = {
    "en": {
        "alternative cost": "alternate cost",
        "Alternative Cost": "Alternate Cost",
        "pending activation": "waiting to activate",
        "reduced": "decreased",
        "specified": "designated",
        "performed": "carried out",
        "treated as": "regarded as",
        "trigger condition": "triggering condition",
        "persistent effect": "constant effect",
        "For details, see": "See",
        "However": "But",
    },
    "zh-Hans": {
        "发动等待": "等待发动",
        "视为": "当作",
        "指定": "选定",
        "进行": "执行",
        "处理条件": "结算条件",
        "但是": "不过",
        "对战": "交战",
    },
}
_SENTENCE_END = {"en": re.compile(r"(?<=[.)]) (?=[A-Z\"(<\[])"), "zh-Hans": re.compile("(?<=。)(?=.)")}
JOINT = {"en": " ", "zh-Hans": ""}


def _column(language: str) -> int:
    return ("en", "zh-Hans").index(language)


def sentence(dice: Random, language: str) -> str:
    """A made-up rule."""
    drawn = {name: dice.choice(words)[_column(language)] for name, words in _WORDS.items()}
    drawn["Deed"] = drawn["deed"][0].upper() + drawn["deed"][1:]
    return dice.choice(_SENTENCES)[_column(language)].format_map(drawn)


def title(dice: Random, language: str) -> str:
    english, chinese = dice.choice(_TITLES)
    return english if language == "en" else chinese


def sentences(text: str, language: str) -> list[str]:
    return _SENTENCE_END[language].split(text)


def edited(dice: Random, language: str, text: str) -> str:
    """The text with another meaning: a changed word or number, an added sentence, or half removed."""
    how = dice.random()
    words = [(w, to) for w, to in _EDITS[language] if re.search(w, text)]
    if how < 0.5 and words:
        word, to = dice.choice(words)
        return re.sub(word, to, text, count=1)
    if how < 0.8 or len(text) < 40:
        return JOINT[language].join((text, sentence(dice, language)))
    parts = sentences(text, language)
    kept = parts[: len(parts) // 2] or [text[: len(text) // 2].rpartition(" ")[0] + "."]
    return JOINT[language].join((*kept, sentence(dice, language)))


def reworded(language: str, text: str) -> str:
    for word, other in REWORDED[language].items():
        text = text.replace(word, other)
    return text
