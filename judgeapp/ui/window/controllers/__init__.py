"""What can be done in each place of the window, and what its parts tell one another."""
