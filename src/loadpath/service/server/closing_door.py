"""Lets nobody new connect to a listening socket, while who is connecting already may come in.

Closing the socket at once resets connections that the kernel has made and nobody has accepted, and
a backlog of zero loses those whose last packet finds the queue full. A filter that drops only the
first packet of a connection leaves each caller either accepted or, a second later, refused.
"""

import ctypes
import socket
import struct
import sys

SO_ATTACH_FILTER = 26  # linux/socket.h; Python has no name for it
# linux/filter.h: load the byte of TCP's flags; where SYN is set keep nothing, else everything.
DROP_FIRST_PACKETS = b"".join(
    struct.pack("=HBBI", *instruction)
    for instruction in (
        (0x30, 0, 0, 13),
        (0x45, 0, 1, 0x02),
        (0x06, 0, 0, 0),
        (0x06, 0, 0, 0xFFFFFFFF),
    )
)
TCP_INFO_HEAD = struct.Struct("=8x5I")


def close_door(listener: socket.socket) -> None:
    """From now on nobody new gets in; the socket still accepts who is at the door."""
    if not sys.platform.startswith("linux"):
        return
    code = ctypes.create_string_buffer(DROP_FIRST_PACKETS, len(DROP_FIRST_PACKETS))
    program = struct.pack("HP", len(DROP_FIRST_PACKETS) // 8, ctypes.addressof(code))
    listener.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, program)


def count_at_door(listener: socket.socket) -> int:
    """How many have connected and are not accepted yet."""
    if not sys.platform.startswith("linux"):
        return 0
    # linux/tcp.h, struct tcp_info: of a listening socket tcpi_unacked, the fifth number behind
    # eight bytes, is the length of its queue.
    state = listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_HEAD.size)
    return int(TCP_INFO_HEAD.unpack(state)[-1])
