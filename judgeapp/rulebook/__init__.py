"""The rulebooks: their texts as passages that know where they come from."""
