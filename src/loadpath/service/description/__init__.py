"""The API describes itself: OpenAPI 3.1 made from the operations, and the docs page."""
