"""The upkeep of the data files: copied by day and hour, restored, and swept."""
