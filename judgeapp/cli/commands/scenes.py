"""`judgeapp scenes`: list the built-in scenes."""

from __future__ import annotations

import argparse

from msgspec.structs import replace

from judgeapp.clauses.citing import written
from judgeapp.cli.arguments import letters
from judgeapp.cli.command import Command
from judgeapp.cli.localization import spoken_now
from judgeapp.cli.stores.leading import load_leading
from judgeapp.cli.terminal import print_json, warn, warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.table.scene import find
from judgeapp.table.scenes import own_scenes, ready_scenes, scenes_folder, titles


def add(parser: Command) -> None:
    parser.add_argument("query", type=letters, nargs="?", default="", metavar="QUERY")
    parser.set_run(run)


def run(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    load_leading(folder)
    own, wrong = own_scenes(folder)
    matches = find((*ready_scenes(), *own), chosen.query)
    if chosen.json:
        print_json([replace(scene, clauses=written(scene.clauses)) for scene in matches])
    else:
        for line in titles(matches, spoken_now()):
            print(line)
    warn(*wrong)
    if not matches:
        warn_worded(
            "judgeapp: no scene for {query!r}. Drop scenario files into {scenes_folder}.",
            query=chosen.query,
            scenes_folder=scenes_folder(folder),
        )
    return 0 if matches else 1
