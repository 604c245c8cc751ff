"""The words of docs/proof/load.md."""

HEAD = """\
<!-- Written by `python -m proof.report`; do not edit. -->

# Load

How much one service carries, and how many machines carry more.

**Read rates and waiting times with the load beside them.** They were measured on a machine of two
cores that the clients, the database and other work had at the same time; a load of 12 means that
ten more wanted those cores. Processor time per request hardly depends on that: sizes below rest on
it alone."""
CAPACITY = """\
## Capacity

Clients never pause; there are four times as many until that gains less than a tenth. Cells are
requests a second, and the p50 / p95 / p99 of their times in milliseconds. Clients spread over four
accounts and over all processes.

Measured is what a hand-off and its link ask for, and what reads and writes otherwise. Not measured
are `POST create-beam`, `import` and `generate-combinations` (work on one model as `validate` and
`check-beam` are), `GET schema` and `openapi.json` (the same bytes for all), `POST token` and the
forms of signing in and up (the hash of a password, dear by intention, and limited), the other
verbs of keys, models and links (rows like those of `GET me`, `GET drafts` and `PUT`), pages of
accounts, and `/api/mcp`, whose tools do what operations do."""
UNSATURATED = """\
More than {most} clients were not tried. With them {gaining} of {all} series above still gained a
tenth or more on {fewer}, {gain:.2f} times at most: for these the last figure is a lower bound of
the capacity. Sizes below rest on processor time, not on it."""
COSTS = """\
## Processor time

Milliseconds per request, the mean of all measurements with one process: of the loop that serves, of
the processes beside it that read models, and of PostgreSQL's. SQLite works inside the serving
process. The last column is what one core carries that does nothing else. Other work on the same
cores makes these larger too, if less than rates: on a quiet machine a `solve` took 3.0 ms in all
([speed](../speed.md))."""
COST_COLUMNS = ("Endpoint", "Database", "Loop", "Readers", "Database's", "A core carries, 1/s")
SOAK = """\
## Soak

Eight clients of all endpoints with pauses. Memory and open files of the service
with all its processes, the median of the second quarter and of the last; more than a twentieth and
8 MiB more, or four files, is growth."""
SOAK_COLUMNS = (
    "Database",
    "Minutes",
    "Requests",
    "Failed",
    "Memory",
    "Open files",
    "Growth",
    "Load, median",
)
SIZES = """\
## Machines

A hand-off is one `solve` of 105 members ({model} kB of JSON), and its link opened once: page and
document. The page's files (under 700 kB with the engine) have names that change with their content
and are kept by browsers and by any cache in front; they are not counted here, and 10,000 first
visits a second are 56 Gbit/s that belong to such a cache.

Everything is sized for 60 % of its time, so that one machine of several may be away; where one is
enough, a second is for its absence, and needs PostgreSQL. Machines have four cores for two
processes with two readers each. Times are of a simulation
(`proof/load/simulation.py`): arrivals by chance, every request through loop, readers and database
with exponential service times of the measured means, and {disk} ms for the disk to have a commit,
as measured here. Cells are parking / opening."""
SIZE_COLUMNS = (
    "Hand-offs a second",
    "Machines",
    "Database",
    "Connections",
    "p50",
    "p95",
    "p99",
    "Busy",
)
GIVES = """\
### What gives first

The same machines with ever more hand-offs: what has no time left at which rate, and the p99 of
parking in the simulation at nine tenths of the first. More processes mend loops and readers, more
cores the database."""
GIVES_COLUMNS = ("Sized for", "First", "then", "then", "p99 just before")
BEYOND = """\
What no more machines mend comes after that, at 10,000 a second on one PostgreSQL:

1. What stays. A packed document has {document} kB and is kept for a day: {documents_a_day} TB,
   where accounts are so many that none displaces its own. The row that stays of an ended link for a
   year has {row} bytes with its indexes: {rows_a_year} TB a year. `LOADPATH_MAX_TOTAL_BYTES` stops
   new ones long before, with 507. Such a service keeps these rows for days, or in partitions.
2. The log of PostgreSQL: {log} kB per hand-off, {log_a_second} MB a second to the disk and to every
   replica.
3. One row per account: hand-offs of one account go together in one transaction, one at a time. That
   bounds an account, not the service.
4. PostgreSQL's connections: some hundreds are fine, thousands need a pooler, with which nothing was
   tried."""
