"""What a solve gives back, declared once: the header and tables of the engine's answer, the results
document, what agents are told, and the options of writing them.

C++ structs, TypeScript types, JSON Schema and reference page are generated from it. Nothing here
reads or computes; `loadpath.engine` does the reading.
"""
