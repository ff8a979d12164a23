"""Words on the command line."""

from __future__ import annotations

import argparse

LONGEST = 20_000  # letters, as long as no card text is


def letters(text: str) -> str:
    """A word of the command line, as argparse converts it; what is no text is refused. The name of
    a file may be any bytes, and is none of these."""
    if len(text) > LONGEST:
        raise argparse.ArgumentTypeError(f"{len(text):,} letters are too many")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        before = text[max(0, error.start - 20) : error.start]
        raise argparse.ArgumentTypeError(f"what stands behind {before!r} is no letter") from error
    return text
