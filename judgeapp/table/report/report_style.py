"""Styles of a report: in a browser, light or dark as the system is and light on paper; and on the pages that the window
itself prints, whose layout knows less."""

from __future__ import annotations

SCREEN = """\
:root { color-scheme: light dark; --paper: #fcfbf9; --ink: #1e2126; --muted: #62656c;
  --line: #d5d2cb; --ground: #f1efea; --accent: #1d5a94; --wrong: #a3341f; --back: #efeeea; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191b1e; --ink: #e4e3df; --muted: #a2a5ab; --line: #3b3e44; --ground: #24272b;
    --accent: #86b9ea; --wrong: #f0937f; --back: #121315; } }
* { box-sizing: border-box; }
html { background: var(--back); }
body { max-width: 56rem; margin: 1.5rem auto; padding: 2rem 2.5rem; background: var(--paper);
  color: var(--ink); font: 15px/1.5 system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif;
  border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere; }
[lang] { --latin: "Noto Sans"; --letters: "Noto Sans CJK SC"; }
[lang="ja"] { --letters: "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic UI", Meiryo; }
[lang="zh-Hans"] { --letters: "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei"; }
[lang="zh-Hant"] { --letters: "Noto Sans CJK TC", "PingFang TC", "Microsoft JhengHei"; }
[lang] body { font-family: system-ui, var(--latin), var(--letters), sans-serif; }
body [lang="ja"], body [lang="zh-Hans"], body [lang="zh-Hant"] {
  font-family: var(--letters), sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .3rem 0 .9rem; }
h1.whole { border-top: 2px solid var(--line); padding-top: 1.2rem; margin-top: 2.5rem; }
h2 { font-size: .82rem; letter-spacing: .04em; color: var(--accent); margin: 1.4rem 0 .4rem;
  border-bottom: 1px solid var(--line); padding-bottom: .15rem; }
h3 { font-size: 1rem; margin: .9rem 0 .2rem; }
p { margin: .2rem 0; }
table { border-collapse: collapse; width: 100%; }
td { vertical-align: top; padding: 0; }
.heading { color: var(--ink); font-size: .88rem; margin: 0; }
.what, .where, .note, .clause, .sources, .none { color: var(--muted); }
.what, .where, .note, .clause { font-size: .85em; }
.clause { font-variant-numeric: tabular-nums; }
.clause span { white-space: nowrap; }
.comment { color: var(--muted); font-style: italic; }
.ruling { background: var(--ground); border-left: 4px solid var(--accent); border-radius: 4px; }
.ruling .said { padding: .8rem 1.1rem; }
.ruling .label { color: var(--accent); font-size: .82rem; font-weight: 700; margin-bottom: .2rem; }
.decided > tbody > tr > td:first-child { padding-right: 1.4rem; }
.decided .code { width: 9rem; }
.decided .code img { width: 9rem; height: 9rem; background: #fff; border-radius: 3px;
  image-rendering: pixelated; }
.ruling h4 { margin: .4rem 0 .1rem; }
.clauses td { padding: .18rem 0; }
.clauses .number { width: 6.5em; padding-top: .38rem; font-weight: 700;
  font-variant-numeric: tabular-nums; }
.other { color: var(--muted); }
.two td { padding-right: 1.6rem; }
.two td:last-child { padding-right: 0; }
.choice { font-weight: 700; margin-top: .5rem; }
.event { padding-left: .9rem; }
.wrong { color: var(--wrong); font-weight: 600; }
.beside { padding-left: 2rem; color: var(--muted); }
.part { color: var(--accent); font-weight: 700; margin-top: .3rem; }
.parting { margin-top: .5rem; font-weight: 700; }
.picture { margin: .5rem 0; }
.board { display: block; width: 100%; height: auto; border: 1px solid var(--line);
  border-radius: 4px; }
.card { margin-bottom: .55rem; }
.in1 { padding-left: 1.2rem; } .in2 { padding-left: 2.4rem; }
.in3 { padding-left: 3.6rem; } .in4 { padding-left: 4.8rem; }
.sources { font-size: .8rem; border-top: 1px solid var(--line); margin-top: 1.4rem;
  padding-top: .4rem; }
@media (max-width: 42rem) {
  body { margin: 0; padding: 1rem; border: 0; border-radius: 0; }
  .two, .two tbody, .two tr, .two td, .decided, .decided > tbody, .decided > tbody > tr,
  .decided > tbody > tr > td { display: block; width: 100% !important; padding: 0 !important; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --ink: #000; --muted: #555; --line: #ccc;
    --ground: #f3f3f1; --accent: #1d4f80; --wrong: #8f2a17; --back: #fff; }
  @page { size: A4; margin: 13mm; }
  html { font-size: 8.6pt; }
  body { max-width: none; margin: 0; padding: 0; border: 0; font-size: 1rem; line-height: 1.35;
    print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  h1 { font-size: 14pt; margin: 1mm 0 2mm; }
  h1.whole { break-before: page; border: 0; padding: 0; margin-top: 0; }
  h2 { margin: 2.4mm 0 1mm; break-after: avoid; }
  h3 { break-after: avoid; }
  p { margin: .3mm 0; }
  .clauses td { padding: .3mm 0; }
  .clauses .number { padding-top: .6mm; }
  .picture, .ruling, .card, .clauses tr { break-inside: avoid; }
  .board { width: auto; max-width: 100%; max-height: 127mm; margin: 0 auto; }
  .ruling .said { padding: 2mm 3mm; }
  .decided .code, .decided .code img { width: 30mm; }
  .decided .code img { height: 30mm; }
  .choice { margin-top: 1mm; } .card { margin-bottom: 1.2mm; }
  .sources { font-size: 7pt; margin-top: 2.4mm; }
}
"""

# Qt takes margins for dots of the page, and padding for pixels.
PAPER = """\
body { color: #000000; }
p { margin-top: 1px; margin-bottom: 1px; line-height: 118%; }
.h1 { font-size: 14pt; font-weight: bold; margin-top: 3px; margin-bottom: 7px; }
.whole { page-break-before: always; }
.h2 { font-size: 8.6pt; font-weight: bold; color: #1d4f80; margin-top: 15px; margin-bottom: 3px; }
.h3 { font-weight: bold; margin-top: 6px; margin-bottom: 1px; }
.h4 { font-weight: bold; margin-top: 3px; margin-bottom: 1px; }
ul, ol { margin-top: 1px; margin-bottom: 1px; }
.heading { margin-bottom: 2px; }
.what, .where, .note, .clause, .none { color: #555555; font-size: 7.5pt; }
.comment { color: #444444; font-style: italic; }
.decided td { padding-right: 10px; }
.decided .code { padding-right: 0px; }
.ruling .said { background-color: #f1f3f5; padding: 7px; }
.two td { padding-right: 14px; padding-top: 3px; }
.label { color: #1d4f80; font-size: 8pt; font-weight: bold; }
.number { font-weight: bold; }
.clauses td { padding-bottom: 2px; }
.clauses .number { padding-right: 8px; white-space: nowrap; }
.other { color: #444444; }
.choice { font-weight: bold; margin-top: 8px; }
.event { margin-left: 22px; }
.wrong { color: #8f2a17; margin-left: 22px; }
.beside { margin-left: 40px; color: #555555; }
.part { color: #1d4f80; font-weight: bold; }
.parting { margin-top: 6px; font-weight: bold; }
.card { margin-bottom: 8px; }
.in1 { margin-left: 30px; } .in2 { margin-left: 60px; }
.in3 { margin-left: 90px; } .in4 { margin-left: 120px; }
.picture { margin-top: 4px; margin-bottom: 8px; text-align: center; line-height: 100%; }
.sources { color: #555555; font-size: 7pt; margin-top: 14px; }
"""


def table_html(kind: str, rows: str) -> str:
    """Table as wide as its page."""
    return f'<table class="{kind}" width="100%" cellspacing="0" cellpadding="0">{rows}</table>'
