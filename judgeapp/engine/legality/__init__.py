"""Legality of actions: may it be done, and if not, why? The predicates of each kind of action are in one place.

A verdict names the clauses of the first predicate that fails, or those that allow it. `attempt` knows all predicates by
their verbs.
"""
