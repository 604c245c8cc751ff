"""Builds the guide: the documentation as pages that an instance serves at /guide."""
