"""What the machinery around the service asks: alive, ready, how busy."""
