#!/usr/bin/env node
// loadpath-mcp: a local MCP server over standard input and output.

import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Hosted } from './hosted.ts';
import { LocalTools } from './local_tools.ts';
import { readOptions, UsageError } from './options.ts';
import { makeServer } from './server.ts';
import { VERSION } from './tools.gen.ts';

const HELP = `loadpath-mcp ${VERSION}: structural models for AI agents, over MCP on standard input and output.

Usage: loadpath-mcp [--base-url URL]

  --base-url URL  Address of the service that builds and keeps models (else LOADPATH_BASE_URL,
                  else http://127.0.0.1:8000).
  --version       Print the version.
  --help          Print this text.

LOADPATH_API_KEY holds the API key; it is never an option. Without it models can be solved and
checked, but not built.
`;

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.show === 'help') process.stdout.write(HELP);
  else if (options.show === 'version') process.stdout.write(`${VERSION}\n`);
  else {
    const hosted = new Hosted(options.baseUrl, options.apiKey);
    const tools = new LocalTools(hosted);
    serveStdio(() => makeServer(tools, hosted), {
      onerror: (error) => console.error(error.message),
    });
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nloadpath-mcp --help shows what there is.`);
  process.exitCode = 2;
}
