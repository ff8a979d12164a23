"""The rulebooks: their texts as passages that know their origin."""
