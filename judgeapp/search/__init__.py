"""Finding passages: one index over all sources, one question, one answer with its reasons."""
