"""What a model may say: its schema, and the sections of the library."""
