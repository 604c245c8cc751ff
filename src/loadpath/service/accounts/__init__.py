"""Who the caller is, and tokens for e-mail and password."""
