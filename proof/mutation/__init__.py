"""Every constant, sign, operator and condition of the EN 1993 checks, changed one at a time: a test
must fail.

All changes are compiled into one engine that has a number, the change that is in force. So an
engine is compiled once, and trying a change costs only the tests.
"""
