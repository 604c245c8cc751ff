"""The declarations: one file per subject of the model document, `document.py` is the root."""
