"""The HTTP interface: one folder per feature, the API declared as data. It never solves."""
