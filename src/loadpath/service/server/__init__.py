"""Running the service: sockets, a hardened HTTP protocol, signals."""
