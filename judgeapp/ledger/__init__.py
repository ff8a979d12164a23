"""The ledger: for every leaf clause of the Comprehensive Rules whether the engine enforces it."""
