"""Section shapes: one file per shape, nominal dimensions in, properties out (SI, document axes)."""
