"""Power cuts, tried on a log of what a service told its disk and when it was told that it is there.

`recorder.c` notes every write, truncation and synchronisation of the database's files in a real
service under load. A cut is a moment in that log: what was synchronised before it is on the disk,
and of the rest any part may be, sector by sector. From each such disk the database must open, be
whole, and have all that was acknowledged until then.
"""
