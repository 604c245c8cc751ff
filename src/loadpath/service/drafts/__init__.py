"""Models parked behind a public link for a day, and the page behind the link."""
