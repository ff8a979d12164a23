"""`judgeapp notebook report`."""

from __future__ import annotations

import argparse

from judgeapp.cli.arguments import add_written, is_page, refuse_existing
from judgeapp.cli.command import Command
from judgeapp.cli.stores.found_cards import cards_if_any
from judgeapp.cli.stores.opening import opened_notebook, rulings_named
from judgeapp.cli.stores.rules import opened_library
from judgeapp.cli.terminal import print_json, print_worded
from judgeapp.desk.folder import data_folder, write_whole
from judgeapp.desk.languages import LANGUAGES
from judgeapp.messages.message import message
from judgeapp.table.report.rulings_log import log_as_html, log_as_markdown, rulings_log


def add(parser: Command) -> None:
    add_written(parser)
    parser.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    parser.set_run(_report)


def _report(chosen: argparse.Namespace) -> int:
    refuse_existing(chosen.file, overwrite=chosen.overwrite)
    with opened_notebook(chosen) as notebook:
        known = {ruling.id: ruling for ruling in notebook.all()}
        noted = [known[ruling] for ruling in rulings_named(chosen.ids, notebook)]
    library = opened_library(data_folder(chosen.data))
    printed = cards_if_any(chosen, library.glossary).get
    log = rulings_log(noted, known, library, printed, (chosen.lang,))
    text = log_as_html(log) if is_page(chosen.file) else log_as_markdown(log)
    write_whole(chosen.file.resolve(), text.encode(errors="replace"), message("the report"))
    if chosen.json:
        print_json({"file": str(chosen.file), "rulings": len(log.rulings)})
    else:
        print_worded("{file}: rulings: {rulings}", file=chosen.file, rulings=len(log.rulings))
    return 0
