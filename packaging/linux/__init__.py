"""What is of Linux alone: what the commands need of it, and what it is installed as."""
