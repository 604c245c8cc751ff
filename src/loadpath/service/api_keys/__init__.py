"""Named keys that an account makes, lists and revokes."""
