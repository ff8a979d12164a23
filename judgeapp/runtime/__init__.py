"""The running program: its garbage collection, its build, its subprocesses."""
