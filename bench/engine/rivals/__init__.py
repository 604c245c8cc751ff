"""Other solvers on the same document, each a script of its own."""
