"""The window speaks the language of the system, or the one that is chosen, at once."""

from __future__ import annotations
