"""What Linux is told about the memory of a large solve; other systems do without.

A large solve touches hundreds of megabytes once; in pages of 4 kB that costs it about a tenth of
its time. The first megabytes are left alone: small solves should not clear what they never use.
"""

import ctypes
import sys

from wasmtime import Memory, Store

_FROM = 32 * 2**20
_PAGE = 2**16  # of WebAssembly, and no smaller than those of the system
_MADV_DONTNEED = 4  # <linux/mman.h>
_MADV_HUGEPAGE = 14

_libc = ctypes.CDLL(None) if sys.platform == "linux" else None


def advise_large_pages(memory: Memory, store: Store, most_bytes: int) -> None:
    """Ask for large pages in the address space that the memory may grow into."""
    _advise(memory, store, _FROM, most_bytes, _MADV_HUGEPAGE)


def give_back_around(memory: Memory, store: Store, begin: int, end: int) -> None:
    """Give back what lies around an answer, of an instance that is not called again.

    The copy of the answer then takes the pages that were just given back: the peak is lower, and
    memory that is at hand comes cheaper than memory that has long been free.
    """
    _advise(memory, store, _FROM, begin // _PAGE * _PAGE, _MADV_DONTNEED)
    after = max(_FROM, -(-end // _PAGE) * _PAGE)
    _advise(memory, store, after, memory.data_len(store), _MADV_DONTNEED)


def _advise(memory: Memory, store: Store, begin: int, end: int, advice: int) -> None:
    if _libc is None or end <= begin:
        return
    start = ctypes.addressof(memory.data_ptr(store).contents)
    # A refusal only means that all stays as it is.
    _libc.madvise(ctypes.c_void_p(start + begin), ctypes.c_size_t(end - begin), advice)
