"""What commands tell of passages, of concepts, of what was played and of what was measured."""
