"""Tools for AI agents over the Model Context Protocol: declared once, hosted and local.

`tools` declares and computes what needs neither a service nor an engine; `local` solves here;
`loadpath.service.mcp` is the hosted server. Only `sdk_server` knows the protocol's package.
"""
