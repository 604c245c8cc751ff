"""What a structural model is: its types, its schema and its validation."""
