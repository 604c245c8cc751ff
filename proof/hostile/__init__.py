"""Hostile documents and requests: nothing breaks, nothing hangs, and what is wrong is said."""
