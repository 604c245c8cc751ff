// The chat that shows this page: JSON-RPC by messages between the two windows, as the MCP Apps
// extension (SEP-1865, 2026-01-26) has it.

export const PROTOCOL = '2026-01-26';

export type Params = Record<string, unknown>;

/** Pixels; without a height the page has as much as it asks for. */
export interface Room {
  height?: number;
  maxHeight?: number;
}

export interface HostContext {
  theme?: 'light' | 'dark';
  containerDimensions?: Room;
}

export interface Welcome {
  hostCapabilities?: { openLinks?: object; serverTools?: object };
  hostContext?: HostContext;
}

interface Message {
  jsonrpc?: string;
  id?: number | string;
  method?: string;
  params?: Params;
  result?: unknown;
  error?: { message?: string };
}

const NO_SUCH_METHOD = -32601;
/** What the chat may ask of a page that keeps nothing. */
const AGREED = ['ping', 'ui/resource-teardown'];

export class Host {
  private readonly waiting = new Map<number, (answer: Message) => void>();
  private readonly heard = new Map<string, (params: Params) => void>();
  private asked = 0;

  constructor(private readonly window: Window) {
    globalThis.addEventListener('message', (event: MessageEvent<Message>) => {
      if (event.source === this.window && event.data?.jsonrpc === '2.0') this.take(event.data);
    });
  }

  /** What the chat answers; an error with its words where it refuses. */
  async ask<T>(method: string, params: Params): Promise<T> {
    this.asked += 1;
    const id = this.asked;
    const answer = new Promise<Message>((settle) => this.waiting.set(id, settle));
    this.send({ id, method, params });
    const { result, error } = await answer;
    if (error) throw new Error(error.message ?? `the chat refused ${method}`);
    return result as T;
  }

  tell(method: string, params: Params = {}): void {
    this.send({ method, params });
  }

  on(method: string, hear: (params: Params) => void): void {
    this.heard.set(method, hear);
  }

  private take({ id, method, params = {}, result, error }: Message): void {
    if (method === undefined) {
      const settle = this.waiting.get(id as number);
      this.waiting.delete(id as number);
      settle?.({ result, error });
    } else if (id === undefined) this.heard.get(method)?.(params);
    else if (AGREED.includes(method)) this.send({ id, result: {} });
    else this.send({ id, error: { code: NO_SUCH_METHOD, message: `no method ${method}` } });
  }

  /** A page in a sandbox is not told the chat's origin; what goes out is what the chat gave. */
  private send(message: object): void {
    this.window.postMessage({ jsonrpc: '2.0', ...message }, '*');
  }
}
