"""Parsing of lines into clauses or headed passages, with doubts."""
