"""Four processes of a service on one database, asked by several clients at the same moment.

Each operation has a time when it was sent and one when it was answered. What was seen must be what
a single server would have shown that does one thing at a time, each somewhere between the two.
"""
