"""Whether the time of an answer tells what the answer does not: who has an account, what exists."""
