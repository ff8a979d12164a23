"""Files fetched from addresses that a judge gave."""
