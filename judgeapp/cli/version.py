"""`judgeapp --version`: of the program, of the rules that are built in, and of the source."""

from __future__ import annotations

import judgeapp
from judgeapp.cli.language.speaking import source_title, worded
from judgeapp.cli.terminal.output import print_json
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.manifest import load_manifest
from judgeapp.runtime.build_info import commit


def tell_version(*, as_json: bool) -> int:
    rules = load_manifest().source(RULES)
    if as_json:
        told = {
            "version": judgeapp.__version__,
            "rules": {"edition": rules.edition, "date": rules.date},
            "commit": commit() or None,
        }
        print_json(told)
        return 0
    print(f"judgeapp {judgeapp.__version__}")
    print(f"{source_title(rules)} {rules.edition}, {rules.date}")
    print(worded("commit {commit}", commit=commit() or worded("not known")))
    return 0
