"""Widgets of any program: fonts, colours, lists, sheets. They know neither rules nor cards."""
