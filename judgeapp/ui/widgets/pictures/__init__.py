"""Pictures that are shown: of cards, as the judge has them, and of the guide."""
