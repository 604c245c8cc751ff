"""Random frames and checked members, ten thousand each, against a second opinion."""
