"""Writes what other languages need to know of the model document from its one declaration."""
