"""What a judge does at the table, each kind of it in a room of its own."""
