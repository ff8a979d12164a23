"""How commands print: JSON for scripts, lines for people."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from judgeapp.cli.language.speaking import worded
from judgeapp.cli.terminal.terminal import escaped_json


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=worded("print JSON for scripts"))


def print_json(value: Any) -> None:
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode("utf-8")
    print(escaped_json(text))
