"""The report that a judge hands over: a page with the ruling and its grounds, followed, on demand, by the whole record.
As Markdown, as one HTML file, and as a code for a player's phone."""
