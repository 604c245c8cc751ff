"""`python -m loadpath.cli` is `loadpath`."""

from loadpath.cli.main import main

main()
