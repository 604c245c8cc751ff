// The page with which a chat shows a model. It lies beside this file, and solves where it is shown.

import { readFile } from 'node:fs/promises';
import type { ReadResourceResult } from '@modelcontextprotocol/server';
import { CHAT_PAGE } from './tools.gen.ts';

const CONFIG_ELEMENT = 'id="loadpath-config"></script>';

export async function readChatPage(): Promise<ReadResourceResult> {
  const { config, ...described } = CHAT_PAGE;
  const page = await readFile(new URL('./chat.html', import.meta.url), 'utf8');
  const filled = CONFIG_ELEMENT.replace('></', () => `>${JSON.stringify(config)}</`);
  return { contents: [{ ...described, text: page.replace(CONFIG_ELEMENT, () => filled) }] };
}
