"""The command line: a contract with scripts. Each command is a module of its own."""
