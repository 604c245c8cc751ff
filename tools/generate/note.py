"""The note at the head of every generated file: what writes it, and from what."""


def note(source: str) -> str:
    """One sentence, to be put into a comment of the file's language."""
    return f"Written by `make generate` from {source}; do not edit."
