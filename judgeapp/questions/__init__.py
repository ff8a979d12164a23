"""Questions that judges are asked, with answers that a scene proves."""
