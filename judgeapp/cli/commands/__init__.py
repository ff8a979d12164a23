"""The subcommands, one in a module, and the parts of those that have several."""
