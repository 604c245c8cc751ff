"""A disk that fails or is full at the first, second, third call of every operation, and so on.

`failing_disk.c` is loaded before the C library of a real service and counts the calls to its
database's files. Each operation is tried again and again, a later call failing every time, until it
needs fewer calls than that. It must be done or clearly refused; everything that was acknowledged is
read again each time, and once more after a kill.
"""
