"""What people see in a browser: the frame of every page, and how a path of pages answers."""
