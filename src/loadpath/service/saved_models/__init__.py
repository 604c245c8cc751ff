"""Models that an account keeps: saving them is a Pro feature, taking them back never is."""
