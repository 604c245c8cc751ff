// The protocol's server around the tools.

import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { readChatPage } from './chat_page.ts';
import type { Hosted } from './hosted.ts';
import type { LocalTools } from './local_tools.ts';
import { CHAT_PAGE, INSTRUCTIONS, PROMPTS, RESOURCES, TOOLS, VERSION } from './tools.gen.ts';

export function makeServer(tools: LocalTools, hosted: Hosted): Server {
  const server = new Server(
    { name: 'loadpath', title: 'Loadpath', version: VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...TOOLS] }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
    find('tool', params.name, TOOLS, (tool) => tool.name);
    const progressToken = mcpReq._meta?.progressToken;
    const note = (progress: number, message: string) =>
      void mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken, progress, message },
      });
    const { signal } = mcpReq;
    const listener = progressToken === undefined ? { signal } : { signal, note };
    return tools.call(params.name, params.arguments ?? {}, listener);
  });
  server.setRequestHandler('resources/list', () => ({ resources: [...RESOURCES] }));
  server.setRequestHandler('resources/read', async ({ params }) => {
    if (params.uri === CHAT_PAGE.uri) return readChatPage();
    const { uri, name, mimeType } = find('resource', params.uri, RESOURCES, (each) => each.uri);
    return { contents: [{ uri, mimeType, text: await hosted.readGuide(name) }] };
  });
  server.setRequestHandler('prompts/list', () => ({
    prompts: PROMPTS.map(({ text: _, ...listed }) => listed),
  }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = find('prompt', params.name, PROMPTS, (each) => each.name);
    let text = prompt.text;
    for (const { name } of prompt.arguments ?? [])
      text = text.replaceAll(`{${name}}`, params.arguments?.[name] || `(ask me for the ${name})`);
    return { messages: [{ role: 'user', content: { type: 'text', text } }] };
  });
  return server;
}

/** What is called so; a name that nothing has is an error of the protocol. */
function find<Item>(
  kind: string,
  name: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item {
  const found = items.find((item) => nameOf(item) === name);
  if (found !== undefined) return found;
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Unknown ${kind} '${name.slice(0, 80)}'; there are ${items.map(nameOf).join(', ')}.`,
  );
}
