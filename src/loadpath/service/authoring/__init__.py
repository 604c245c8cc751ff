"""Help with writing a model: validate one, build a simple one. Nothing is kept."""
