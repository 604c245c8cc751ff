"""What is hunted, by the names under which it is kept."""

FRAMES = "frames"
MEMBERS = "checked members"
