"""A process that takes passages apart for another one, and writes their index: from standard input
to standard output, and nothing else."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import msgspec

from judgeapp.glossary.glossary import Glossary
from judgeapp.language.words import Compounds
from judgeapp.runtime.pipes import receive, send
from judgeapp.search.analysis import Analysis
from judgeapp.search.indexing_crew import AnalysisParts, ToInvert, ToWrite, WrittenIndex, encode
from judgeapp.search.inverting import Inverting, Postings

_asked = msgspec.msgpack.Decoder(ToInvert | ToWrite).decode
_parts = msgspec.msgpack.Decoder(AnalysisParts).decode
_postings = msgspec.msgpack.Decoder(Postings).decode


def main() -> int:
    """Do what is asked until nothing more comes."""
    gc.disable()  # nothing here leads back to itself, and there is much to look through
    source, target = sys.stdin.buffer, sys.stdout.buffer
    beginning = receive(source)
    if beginning is None:
        return 0
    parts = _parts(beginning)
    inverting = Inverting(Analysis((), Glossary(parts.concepts), Compounds(parts.vocabulary)))
    while (message := receive(source)) is not None:
        asked = _asked(message)
        if isinstance(asked, ToInvert):
            send(target, encode(inverting.postings(asked.some, asked.first)))
        else:
            send(target, encode(_written(asked)))
    return 0


def _written(asked: ToWrite) -> WrittenIndex:
    # Only who writes needs the index library.
    from judgeapp.search.segment import write_segment

    try:
        write_segment(Path(asked.folder), map(_postings, asked.parts))
    except OSError as error:
        return WrittenIndex((error.errno or 0, error.strerror or str(error)))
    return WrittenIndex()


if __name__ == "__main__":
    raise SystemExit(main())
