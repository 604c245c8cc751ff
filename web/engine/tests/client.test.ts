import { describe, expect, it } from 'vitest';
import { Client } from '../src/client/client.ts';
import type { ClientOptions } from '../src/client/connection.ts';
import {
  ApiError,
  ConnectionFailed,
  InvalidModelError,
  LoadpathError,
  RateLimitedError,
  RequestError,
  ServiceUnavailableError,
  UnreadableAnswer,
} from '../src/client/errors.ts';

const ACCOUNT = { user_id: '1', email: 'a@example.com', is_premium: false };

const failure = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: 'no', code: 'x' }, { status, headers });
const account = () => Response.json(ACCOUNT);
const broken = () => new TypeError('fetch failed', { cause: new Error('connection refused') });

/** A service that plays prepared answers and remembers what it was sent. */
function script(...answers: (Response | Error)[]) {
  const sent: { url: string; init: RequestInit & { headers: Headers } }[] = [];
  const play: typeof fetch = async (url, init) => {
    sent.push({ url: String(url), init: init as RequestInit & { headers: Headers } });
    const answer = answers.shift();
    if (answer === undefined) throw new Error('nothing more was prepared');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const options: ClientOptions = {
    baseUrl: 'http://service/',
    apiKey: 'key',
    retry: { attempts: 3, firstWait: 0 },
    fetch: play,
  };
  return { sent, client: new Client(options) };
}

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe('retries', () => {
  it.each([
    ['a refused connection', broken()],
    ['503', failure(503)],
    ['500', failure(500)],
    ['429 with Retry-After', failure(429, { 'Retry-After': '0' })],
  ])('tries again after %s', async (_, first) => {
    const { client, sent } = script(first, account());
    expect((await client.me()).email).toBe('a@example.com');
    expect(sent).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 412, 413, 422, 507])(
    'does not repeat after %i',
    async (status) => {
      const { client, sent } = script(failure(status, { 'X-Request-Id': 'r1' }));
      expect(await caught(client.me())).toMatchObject({ status, code: 'x', requestId: 'r1' });
      expect(sent).toHaveLength(1);
    },
  );

  it('ends after the last attempt', async () => {
    const { client, sent } = script(failure(503), failure(503), failure(503));
    expect(await caught(client.me())).toBeInstanceOf(ServiceUnavailableError);
    expect(sent).toHaveLength(3);
  });

  it('leaves a long wait to the caller', async () => {
    const { client } = script(failure(429, { 'Retry-After': '240' }));
    const error = await caught(client.me());
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ retryAfter: 240 });
  });

  it('sends a hand-off again under the same idempotency key', async () => {
    const { client, sent } = script(broken(), failure(400));
    await caught(client.solve('{}'));
    const [first, second] = sent.map(({ init }) => init.headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('does not make a second API key when the answer was lost', async () => {
    const { client, sent } = script(broken());
    expect(await caught(client.createApiKey('name'))).toBeInstanceOf(ConnectionFailed);
    expect(sent).toHaveLength(1);
  });
});

describe('errors', () => {
  it('carry the issues of an invalid model', async () => {
    const issue = { path: 'model.materials', message: 'missing', severity: 'error' };
    const body = { error: 'no', code: 'invalid_model', errors: [issue], warnings: [] };
    const { client } = script(Response.json(body, { status: 422 }));
    const error = await caught(client.solve('{}'));
    expect(error).toBeInstanceOf(InvalidModelError);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'InvalidModelError', errors: [issue] });
    expect(String(error)).toContain('model.materials: missing');
  });

  it('recognise another kind of server', async () => {
    const { client } = script(new Response('<html>hello</html>'));
    expect(await caught(client.me())).toBeInstanceOf(UnreadableAnswer);
  });

  it('say why there was no answer', async () => {
    const { client } = script(broken(), broken(), broken());
    expect(String(await caught(client.me()))).toContain('http://service: fetch failed: connection');
  });

  it('say what is missing before anything is sent', async () => {
    expect(() => new Client({ baseUrl: 'not an address' })).toThrow(LoadpathError);
    expect(() => new Client({ apiKey: 'a', token: 'b' })).toThrow(LoadpathError);
    const { sent } = script();
    const nobody = new Client({ baseUrl: 'http://service', apiKey: '' });
    expect(String(await caught(nobody.me()))).toContain('No credentials');
    expect(sent).toHaveLength(0);
  });
});

describe('requests', () => {
  it('name ids and queries safely', async () => {
    const { client, sent } = script(Response.json({}), Response.json({}));
    await client.section('UB 457x191x67');
    await client.getModel('a/b?c');
    expect(sent.map(({ url }) => url)).toEqual([
      'http://service/api/sdk/sections?name=UB+457x191x67',
      'http://service/api/sdk/models/a%2Fb%3Fc',
    ]);
  });

  it('time out', async () => {
    const slow: typeof fetch = (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const client = new Client({
      apiKey: 'key',
      timeout: 0.01,
      retry: { attempts: 1 },
      fetch: slow,
    });
    expect(await caught(client.me())).toBeInstanceOf(ConnectionFailed);
  });
});
