"""Structural Analysis Format (SAF): workbooks that programs of structural analysis exchange."""
