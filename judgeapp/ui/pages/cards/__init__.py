"""Cards as pages: their texts, our readings, and lessons."""
