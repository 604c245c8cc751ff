"""What is hunted, by the names under which it is kept."""

FRAMES = "frames"
MEMBERS = "checked members"
PLAIN = "plain frames"
"""Those that other programs can follow too."""
