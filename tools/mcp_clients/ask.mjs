// Asks a server with the official TypeScript client, and prints what it answered as one line of JSON.
// Usage: node ask.mjs '{"url"|"command", "headers", "mode", "calls": [[tool, arguments], ...]}'
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const asked = JSON.parse(process.argv[2]);
const transport = asked.url
  ? new StreamableHTTPClientTransport(new URL(asked.url), { requestInit: { headers: asked.headers } })
  : new StdioClientTransport({ command: asked.command[0], args: asked.command.slice(1) });
const client = new Client(
  { name: "loadpath-tests", version: "1" },
  asked.mode === "legacy" ? {} : { versionNegotiation: { mode: { pin: asked.mode } } },
);
await client.connect(transport);
const { tools } = await client.listTools();
const answers = [];
for (const [name, args] of asked.calls) {
  answers.push(await client.callTool({ name, arguments: args }));
}
console.log(
  JSON.stringify({ tools: tools.map((tool) => tool.name), answers, server: client.getServerVersion() }),
);
await client.close();
