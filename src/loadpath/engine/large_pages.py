"""Large pages for the engine's memory: an advice to Linux that other systems do without.

A large solve touches hundreds of megabytes once; in pages of 4 kB that costs it about a tenth of
its time. The first megabytes are left alone: small solves should not clear what they never use.
"""

import ctypes
import sys

from wasmtime import Memory, Store

_FROM = 32 * 2**20
_MADV_HUGEPAGE = 14  # <linux/mman.h>


def advise_large_pages(memory: Memory, store: Store, most_bytes: int) -> None:
    """Ask for large pages in the address space that the memory may grow into."""
    if sys.platform != "linux" or most_bytes <= _FROM:
        return
    start = ctypes.cast(memory.data_ptr(store), ctypes.c_void_p).value
    if start is not None:
        # A refusal only means small pages.
        ctypes.CDLL(None).madvise(
            ctypes.c_void_p(start + _FROM), ctypes.c_size_t(most_bytes - _FROM), _MADV_HUGEPAGE
        )
