"""A place that names a clause of an edition."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class ReferenceKind(StrEnum):
    BOOKMARK = "bookmark"
    RULING = "ruling"
    WRITTEN = "written"  # the ruling that is being written
    ANSWER = "answer"  # the judge confirmed that it decides an official answer
    TABLE = "table"  # it decided at the table that is kept
    READING = "reading"
    QUESTION = "question"
    SCENE = "scene"
    DIFFERENCE = "difference"
    CONCEPT = "concept"


# What the judge keeps himself; the others come with the program.
OWN = (ReferenceKind.BOOKMARK, ReferenceKind.RULING, ReferenceKind.WRITTEN, ReferenceKind.ANSWER, ReferenceKind.TABLE)

# What the key of a scene of the judge begins with.
OWN_SCENE = "own/"


class Reference(Struct, frozen=True):
    """id          -- of the place: a passage, a ruling, an answer, a scene
    told        -- what it is, as a line of text: the question of a ruling
    edition     -- the number of the edition whose clause it names; number -- of the clause
    fingerprint -- of what the clause said; empty where that is not known
    """

    kind: ReferenceKind
    id: str
    told: str
    edition: str
    number: str
    fingerprint: str = ""

    @property
    def is_own(self) -> bool:
        return self.kind in OWN or (self.kind is ReferenceKind.SCENE and self.id.startswith(OWN_SCENE))
