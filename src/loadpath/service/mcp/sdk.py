"""The protocol's package at work for the hosted server; imported with the first request."""

from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

from loadpath.mcp.sdk_server import RunTool, TierOf, make_server


def make_manager(
    version: str, run_tool: RunTool, tier_of: TierOf, largest: int
) -> StreamableHTTPSessionManager:
    """Streamable HTTP without sessions and without streams; Host and Origin are checked before."""
    return StreamableHTTPSessionManager(
        make_server("hosted", version, run_tool, tier_of),
        stateless=True,
        json_response=True,
        max_request_body_size=largest,
    )
