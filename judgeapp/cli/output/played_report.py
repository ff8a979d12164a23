"""Report of a scenario that was played: `judgeapp play --report`."""

from __future__ import annotations

from pathlib import Path

from judgeapp.cli.localization import speaking
from judgeapp.cli.stores.rules import opened_library
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.scenario.file import read_scenarios
from judgeapp.scenario.limits import MAX_BYTES
from judgeapp.scenario.playing.play import Played
from judgeapp.table.report.report_html import as_html
from judgeapp.table.report.report_markdown import as_markdown
from judgeapp.table.report.table_report import ReportRequest, report
from judgeapp.table.scenes import title_in
from judgeapp.table.tree.tree import Beginning, plant


def played_report(file: Path, played: Played, language: str, folder: Path, *, html: bool) -> str:
    """The report of a scenario in a language, as HTML or as Markdown. Its title, in that language for a ready scene, is
    the question. Clauses come from the data folder's editions."""
    title = file.stem
    if file.suffix != ".json":
        title = read_scenarios(read_untrusted_text(file, MAX_BYTES), str(file))[0][0].title
    title = title_in(title, language)
    tree = plant(Beginning(played.beginning, {}, title))
    for key in played.choices:
        tree = tree.choose(key)
    request = ReportRequest(question=title, languages=(language,), whole=True, code=False)
    library = opened_library(folder)
    with speaking(language):
        content = report(tree, tree.current, request, library)
        return as_html(content) if html else as_markdown(content)
