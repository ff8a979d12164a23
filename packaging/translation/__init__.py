"""Translations: texts to translate, their files, and checks."""
