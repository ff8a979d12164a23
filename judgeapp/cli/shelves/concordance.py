"""The rules and their concepts as commands open them, without the index of the search."""

from __future__ import annotations

from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.opening import kept_beside, open_concordance


def opened_concordance() -> Concordance:
    """The corpus with its glossary, as the cache folder keeps them."""
    return open_concordance(kept_beside(index_folder(cache_folder())))
