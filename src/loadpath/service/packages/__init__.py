"""/packages/: the wheel and the npm tarballs of the running version, to install from."""
