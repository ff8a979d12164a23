"""Fields, buttons, choices, and dialogs that ask for a few of them."""
