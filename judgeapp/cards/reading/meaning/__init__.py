"""Sense of readings: the referents of pronouns, the order of actions, and whether they can be meant."""
