"""What is filled in, chosen and pressed: fields, buttons, and dialogs that ask for a few."""
