"""Who is calling and what they may do: keys, tokens, passwords, scopes and tiers."""
