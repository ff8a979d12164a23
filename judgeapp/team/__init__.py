"""The team's notebook: this one kept in step with the one on a PostgreSQL server, by the only
connection that the program ever opens, and only when a judge has joined a team."""
