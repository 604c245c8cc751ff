"""Long proofs of what the project claims; `make prove` runs them, docs/proof/ has what they gave.

Each can be stopped and goes on where it was, here or on another machine: what happened is kept in
docs/proof/records, and the pages of docs/proof are written from it.
"""
