"""The translations: the texts to be translated, their files, and what is wrong with them."""
