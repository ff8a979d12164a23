"""The sources taken apart into passages: one parser a kind of source."""
