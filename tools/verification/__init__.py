"""The figures of `corpus/solved` beside ours: what tests compare and the guide shows."""
