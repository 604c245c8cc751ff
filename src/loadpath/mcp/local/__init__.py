"""The local MCP server: builds, solves and checks on this machine, offline, over stdio."""
