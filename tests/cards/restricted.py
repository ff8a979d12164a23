"""Lists of restricted cards in a third-party format."""

from __future__ import annotations

from typing import Any

EVENTS: dict[str, Any] = {
    "source": "a page",
    "events": [
        {"cardId": "TS1-010", "name": "Lampmon a", "status": "banned", "count": 0, "effectiveDate": "2026-04-01"},
        {"cardId": "TS1-011", "status": "restricted", "count": 1, "effectiveDate": "2026-04-01", "action": "added"},
        {"cardId": "TS1-011", "status": "unrestricted", "count": 4, "effectiveDate": "2026-09-01", "action": "removed"},
        {"cardId": "TS1-012", "status": "pair", "partnerId": "TS1-013", "effectiveDate": "2026-04-01"},
    ],
}
