// The protocol's server around the tools.

import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { LocalTools } from './local_tools.ts';
import { INSTRUCTIONS, TOOLS, VERSION } from './tools.gen.ts';

export function makeServer(tools: LocalTools): Server {
  const server = new Server(
    { name: 'loadpath', title: 'Loadpath', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...TOOLS] }));
  server.setRequestHandler('tools/call', ({ params }) => {
    if (!TOOLS.some((tool) => tool.name === params.name))
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `Unknown tool '${params.name.slice(0, 80)}'; there are ${TOOLS.map((t) => t.name).join(', ')}.`,
      );
    return tools.call(params.name, params.arguments ?? {});
  });
  return server;
}
