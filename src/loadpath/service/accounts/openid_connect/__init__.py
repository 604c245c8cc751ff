"""Sign-in with an OpenID Connect provider: discovery, the code flow with PKCE, the id token."""
