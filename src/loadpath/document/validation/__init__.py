"""What is wrong or doubtful in a document, and how it is said: `validate.py` is the way in."""
