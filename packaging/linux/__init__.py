"""Linux: system libraries that commands need, and the AppImage."""
