"""Tasks for agents with answers by hand, and a score, to judge a change of what they are told."""
