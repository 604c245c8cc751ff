"""Hosts engine.wasm: carries documents in and results out. It does no arithmetic of its own."""
