"""Words on the command line."""

from __future__ import annotations

import argparse

from judgeapp.cli.language.speaking import worded

LONGEST = 20_000  # letters, as long as no card text is


def letters(text: str) -> str:
    """A word of the command line, as argparse converts it; what is no text is refused. The name of
    a file may be any bytes, and is none of these."""
    if len(text) > LONGEST:
        raise argparse.ArgumentTypeError(worded("{count:,} letters are too many", count=len(text)))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        before = text[max(0, error.start - 20) : error.start]
        raise argparse.ArgumentTypeError(worded("what stands behind {before!r} is no letter", before=before)) from error
    return text
