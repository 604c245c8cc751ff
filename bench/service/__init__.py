"""Benchmarks of the service: a load client, three measurements, ratios and percentiles."""
