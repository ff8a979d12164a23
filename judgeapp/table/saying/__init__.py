"""What engine and table tell in codes, said in the language that is spoken."""
