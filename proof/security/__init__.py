"""What OWASP asks of a service, and what shows that it is done here."""
