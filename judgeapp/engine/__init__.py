"""The rules engine: a duel in which every change names the clauses that it applied.

A game is its initial state and a list of choices, nothing else. Imports point one way:
lang <- cards <- state <- events, atoms <- evaluate, derive <- legality <- kernel and
procedures <- game <- explain.
"""
