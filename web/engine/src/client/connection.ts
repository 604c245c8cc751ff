// Sends one operation to a service: address, credentials, timeout, retries, errors.

import { type Answers, OPERATIONS, type Requests } from './api.gen.ts';
import { ConnectionFailed, errorOf, LoadpathError, UnreadableAnswer } from './errors.ts';
import { PATIENT, type RetryPolicy, waitBeforeNext } from './retry.ts';

export interface ClientOptions {
  /** Address of the service; else LOADPATH_BASE_URL (Node), else http://127.0.0.1:8000. */
  baseUrl?: string;
  /** An API key; else LOADPATH_API_KEY (Node). */
  apiKey?: string;
  /** A bearer token instead of a key. */
  token?: string;
  /** Seconds for one try, from sending to the end of the answer. */
  timeout?: number;
  retry?: Partial<RetryPolicy>;
  /** The fetch to use, where the platform's own will not do. */
  fetch?: typeof fetch;
}

/** What a call sends beside the operation's name. */
export interface Sent<Id extends OperationId> {
  body?: Requests[Id];
  /** A file instead of a body. */
  file?: Blob | Uint8Array<ArrayBuffer>;
  query?: Record<string, string | undefined>;
  id?: string;
  headers?: Record<string, string | undefined>;
  /** False where sending twice would do more than sending once. */
  isRepeatable?: boolean;
}

export type OperationId = keyof typeof OPERATIONS;

const environment = (
  globalThis as { process?: { env?: Record<string, string>; versions?: { node?: string } } }
).process;

export class Connection {
  readonly baseUrl: string;
  token: string | undefined;
  private readonly apiKey: string | undefined;
  private readonly timeout: number;
  private readonly retry: RetryPolicy;
  private readonly fetch: typeof fetch;

  constructor(options: ClientOptions = {}) {
    const address = options.baseUrl ?? environment?.env?.LOADPATH_BASE_URL;
    this.baseUrl = checkAddress(address || 'http://127.0.0.1:8000');
    if (options.apiKey !== undefined && options.token !== undefined)
      throw new LoadpathError('Give either apiKey or token, not both.');
    this.token = options.token;
    this.apiKey = options.apiKey ?? environment?.env?.LOADPATH_API_KEY;
    this.timeout = options.timeout ?? 30;
    this.retry = { ...PATIENT, ...options.retry };
    this.fetch = options.fetch ?? ((...given) => fetch(...given));
  }

  /** The answer of an operation and its headers; fails with a LoadpathError. */
  async send<Id extends OperationId>(
    id: Id,
    sent: Sent<Id> = {},
  ): Promise<{ answer: Answers[Id]; headers: Headers }> {
    const request = this.prepare(id, sent);
    for (let tries = 1; ; tries++) {
      try {
        return await this.try<Id>(request);
      } catch (failure) {
        const wait = waitBeforeNext(this.retry, failure, tries, sent.isRepeatable ?? true);
        if (wait === null) throw failure;
        await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      }
    }
  }

  private prepare<Id extends OperationId>(
    id: Id,
    sent: Sent<Id>,
  ): { url: string; init: RequestInit } {
    const operation: { method: string; path: string; isOnceByKey?: true; isPublic?: true } =
      OPERATIONS[id];
    const path = operation.path.replace('{id}', encodeURIComponent(sent.id ?? ''));
    const headers = new Headers({ Accept: 'application/json' });
    for (const [name, value] of Object.entries(sent.headers ?? {}))
      if (value !== undefined) headers.set(name, value);
    // A hand-off sent again after a broken connection must not make a second link.
    if (operation.isOnceByKey && !headers.has('Idempotency-Key'))
      headers.set('Idempotency-Key', newKey());
    if (sent.file !== undefined) headers.set('Content-Type', 'application/octet-stream');
    else if (sent.body !== undefined) headers.set('Content-Type', 'application/json');
    if (environment?.versions?.node)
      headers.set('User-Agent', `loadpath-js node/${environment.versions.node}`);
    if (!operation.isPublic) this.addCredentials(headers);
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(sent.query ?? {}))
      if (value !== undefined) query.set(name, value);
    const asked = query.size > 0 ? `?${query}` : '';
    const body = sent.file ?? (sent.body === undefined ? null : JSON.stringify(sent.body));
    return {
      url: this.baseUrl + path + asked,
      init: { method: operation.method, headers, body, redirect: 'manual' },
    };
  }

  private addCredentials(headers: Headers): void {
    if (this.token !== undefined) headers.set('Authorization', `Bearer ${this.token}`);
    else if (this.apiKey) headers.set('X-API-Key', this.apiKey);
    else
      throw new LoadpathError(
        'No credentials: give apiKey or token, set LOADPATH_API_KEY, or call signIn().',
      );
  }

  private async try<Id extends OperationId>(request: {
    url: string;
    init: RequestInit;
  }): Promise<{ answer: Answers[Id]; headers: Headers }> {
    const signal = AbortSignal.timeout(this.timeout * 1000);
    let response: Response;
    let text: string;
    try {
      response = await this.fetch(request.url, { ...request.init, signal });
      text = await response.text();
    } catch (failure) {
      throw new ConnectionFailed(`No answer from ${this.baseUrl}: ${reasonOf(failure)}`);
    }
    if (response.status >= 400) throw errorOf(response.status, response.headers, text);
    if (!response.ok)
      throw new UnreadableAnswer(
        `The service answered with a redirection; is baseUrl (${this.baseUrl}) its own address?`,
      );
    return { answer: readAnswer(text) as Answers[Id], headers: response.headers };
  }
}

/** Random letters; pages that are not served over https have no `crypto.randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readAnswer(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableAnswer('The answer is not JSON, so not one of a Loadpath service.');
  }
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const cause = failure.cause instanceof Error ? `: ${failure.cause.message}` : '';
  return failure.message + cause;
}

function checkAddress(address: string): string {
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address))
    throw new LoadpathError(
      `baseUrl should be an address such as https://loadpath.example; it is '${address}'.`,
    );
  return address.replace(/\/+$/, '');
}
