"""The running program: its garbage collection and memory, its build, its subprocesses."""
