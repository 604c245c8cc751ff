"""The hosted MCP server at /api/mcp: tools for agents, stateless, behind the API's credentials."""
