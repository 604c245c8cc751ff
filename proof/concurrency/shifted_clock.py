"""`python -m proof.concurrency.shifted_clock 3`: a service whose clock is so many hours ahead.

The database keeps the time of the machine, as it does where one of several machines is wrong.
"""

import sys

from loadpath.service import clock

if __name__ == "__main__":
    hours = int(sys.argv[1])
    right = clock.system_clock
    clock.system_clock = lambda: right() + hours * clock.HOUR
    from loadpath.cli.main import main

    sys.argv = ["loadpath", "serve"]
    main()
