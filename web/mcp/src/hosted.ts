// The service that builds and keeps models: tools forwarded to it, and models behind its handles.

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { Client as ServiceClient } from '../../engine/src/client/client.ts';
import { ApiError, errorOf, UnauthorizedError } from '../../engine/src/client/errors.ts';
import type { Given } from './arguments.ts';
import { ToolError } from './tool_error.ts';
import { VERSION } from './tools.gen.ts';

const SAVED = 'saved_';
/** A parked model by its reference, or by the open link of a service. */
const PARKED = /^draft_([0-9A-Za-z]+)$/;
const LINK = /^(https?:\/\/[^\s?#]+)\/open\/([0-9A-Za-z]+)(?:\/document)?\/?$/;

/** Whether a text stands for a model rather than being one. */
export const isHandle = (text: string) => /^(stash|saved|draft)_/.test(text) || LINK.test(text);
const KEYS = 'Make a key at {base}/account, and set LOADPATH_API_KEY to it.';

export class Hosted {
  private connecting: Promise<Client> | null = null;

  constructor(
    readonly baseUrl: string,
    private readonly apiKey: string | undefined,
  ) {}

  /** The answer of a tool of the service, as it came. */
  async call(name: string, given: Given): Promise<CallToolResult> {
    const client = await this.connect();
    try {
      const { content, structuredContent, isError } = (await client.callTool({
        name,
        arguments: given,
      })) as CallToolResult;
      return { content, structuredContent, isError };
    } catch (error) {
      this.connecting = null;
      throw this.unavailable(error);
    }
  }

  /** The text of a model that the service keeps, by its handle. */
  async read(handle: string): Promise<string> {
    const parked = this.parkedAt(handle);
    try {
      if (parked) return await textOf(await fetch(parked, { signal: AbortSignal.timeout(60_000) }));
      const apiKey = this.key();
      if (handle.startsWith(SAVED)) {
        const service = new ServiceClient({ baseUrl: this.baseUrl, apiKey });
        return JSON.stringify((await service.getModel(handle.slice(SAVED.length))).model);
      }
      const url = `${this.baseUrl}/api/mcp/models/${encodeURIComponent(handle)}`;
      const headers = { 'X-API-Key': apiKey };
      return await textOf(await fetch(url, { headers, signal: AbortSignal.timeout(60_000) }));
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401)
        throw new ToolError(error.message, error.code ?? 'not_found', 'model');
      throw this.unavailable(error);
    }
  }

  /** A file of the service's guide, which needs no key. */
  async readGuide(name: string): Promise<string> {
    try {
      const signal = AbortSignal.timeout(60_000);
      return await textOf(await fetch(`${this.baseUrl}/guide/${name}`, { signal }));
    } catch (error) {
      throw this.unavailable(error);
    }
  }

  /** Where a parked model is; a text that an agent read somewhere does not choose the service. */
  private parkedAt(handle: string): string | null {
    const [, service, id] = LINK.exec(handle) ?? [];
    if (service !== undefined && service !== this.baseUrl)
      throw new ToolError(
        `'${handle.slice(0, 80)}' is a link of another service than ${this.baseUrl}.`,
        'not_found',
        'model',
        `start this server with --base-url ${service}, or give the document itself`,
      );
    const found = id ?? PARKED.exec(handle)?.[1];
    return found === undefined ? null : `${this.baseUrl}/open/${found}/document`;
  }

  private connect(): Promise<Client> {
    this.connecting ??= this.open().catch((error: unknown) => {
      this.connecting = null;
      throw error;
    });
    return this.connecting;
  }

  private async open(): Promise<Client> {
    const headers = { 'X-API-Key': this.key() };
    const client = new Client({ name: 'loadpath-mcp', version: VERSION });
    const address = new URL(`${this.baseUrl}/api/mcp`);
    try {
      await client.connect(
        new StreamableHTTPClientTransport(address, { requestInit: { headers } }),
      );
    } catch (error) {
      throw this.unavailable(error);
    }
    return client;
  }

  private key(): string {
    if (this.apiKey === undefined)
      throw new ToolError(
        'This tool runs at the service, which needs an API key.',
        'unauthorized',
        null,
        KEYS.replace('{base}', this.baseUrl),
      );
    return this.apiKey;
  }

  private unavailable(error: unknown): ToolError {
    if (error instanceof ToolError) return error;
    const said = error instanceof Error ? error.message : String(error);
    if (error instanceof UnauthorizedError || /\b401\b|unauthor/i.test(said))
      return new ToolError(
        `${this.baseUrl} does not accept the key.`,
        'unauthorized',
        null,
        KEYS.replace('{base}', this.baseUrl),
      );
    return new ToolError(
      `No answer from the service at ${this.baseUrl}: ${said.slice(0, 300)}`,
      'unavailable',
      null,
      'start it, or set LOADPATH_BASE_URL to where it is',
    );
  }
}

async function textOf(answer: Response): Promise<string> {
  const text = await answer.text();
  if (!answer.ok) throw errorOf(answer.status, answer.headers, text);
  return text;
}
