"""What goes back to a client, and how it is put on the wire."""
