"""Editions that a judge brings in: from a file of the publisher's to passages with a proof."""
