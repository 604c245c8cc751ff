"""Turns published frame benchmarks in a Z-up notation into documents with expected values.

`python -m tools.benchmarks FOLDER corpus/solved` reads every `*.json` of FOLDER and writes one
case per model. The notation: Z is up, `zvec` points to local +z, Iy is the strong axis.
"""
