"""Legality of actions: verdicts on whether each may be done. The predicates of each kind of action are in one place.

A verdict names the clauses of the first predicate that fails, or those that allow it. A Verdict is always true as a
condition: ask for its `ok`, which mypy sees to. `attempt` knows all predicates by their verbs."""
