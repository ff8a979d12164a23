"""The report that a judge hands over: a page with the ruling and what it stands on, and behind it,
on demand, all that happened. As Markdown, as one HTML file, and as a code for a player's phone."""
