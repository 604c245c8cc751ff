"""An endpoint as it is declared, and the way of a request through it."""
