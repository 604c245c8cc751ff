"""`python -m loadpath` is the `loadpath` command."""

from loadpath.cli.main import main

if __name__ == "__main__":
    main()
