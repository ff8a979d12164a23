"""Linux: libraries that the commands need, and the AppImage."""
