"""What clients send, from bytes to values: bounded, read where it disturbs nobody."""
