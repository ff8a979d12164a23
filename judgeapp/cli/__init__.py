"""Command line, a contract with scripts: one module for each command."""
