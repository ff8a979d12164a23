"""The lists and pages that follow what is read."""

from __future__ import annotations

from typing import NamedTuple

from judgeapp.ui.bookmarks.bookmark_list import BookmarkList
from judgeapp.ui.glossary.concept_list import ConceptList
from judgeapp.ui.reader.contents import Contents
from judgeapp.ui.reader.reader import Reader
from judgeapp.ui.reader.side_column import SideColumn
from judgeapp.ui.search.results import Results


class Panes(NamedTuple):
    """What reading needs of a window, wherever it stands there."""

    reader: Reader
    side: SideColumn
    results: Results
    contents: Contents
    concepts: ConceptList
    bookmarks: BookmarkList
