"""The upkeep of all that is kept: copied by day and hour, restored, and swept."""
