"""Mails to people: what they say, and the way to the operator's mail server."""
