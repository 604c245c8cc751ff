"""The engine natively under sanitizers, fed by fuzzers that follow which code was reached."""
