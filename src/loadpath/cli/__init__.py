"""The `loadpath` command."""
