"""Frames that other programs can follow too, and what these say of them where they run."""
