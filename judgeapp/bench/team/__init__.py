"""How fast a notebook comes into step with the server of a team."""
