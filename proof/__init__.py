"""Long proofs of what the project claims; `make prove` runs them, docs/proof/ has what they gave.

Each can be stopped and goes on where it was: what happened is kept in .build/proof, one line of
JSON per event, and docs/proof is written from these lines.
"""
