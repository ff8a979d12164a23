"""Every way it could go from a decision: what is asked, and what comes of it."""
