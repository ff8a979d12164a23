"""Further commands of `judgeapp notebook`: what judges hand to each other, and to others."""
