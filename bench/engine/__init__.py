"""How fast and how large the whole engine is, as ratios to other solvers in the same run."""
