"""What judges hand to each other, and to others: further commands of `judgeapp notebook`."""
