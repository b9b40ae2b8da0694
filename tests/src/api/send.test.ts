import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#src/api/connections.ts';
import { toFailure, type Failure } from '#src/api/failure.ts';
import { query } from '#src/api/query.ts';
import { queryText, send } from '#src/api/send.ts';
import { json, tapWire } from '../support/wireTap.ts';

const page = { page: 0, limit: 20, total: 0, content: [] };
const onUnauthorised = vi.fn<() => void>();
const failureOf = async (call: Promise<unknown>): Promise<Failure> => {
  try {
    await call;
  } catch (error) {
    return toFailure(error);
  }
  throw new Error('the call did not fail');
};

beforeEach(() => {
  onUnauthorised.mockClear();
  connect({ token: () => 'raw-token', onUnauthorised });
});

describe('sending a call', () => {
  it('fills the path, joins lists by commas and omits undefined values', async () => {
    const sent = tapWire(({ url }) => json(url.includes('/a%2Fb') ? { id: 'x' } : page));
    await send('streams.list', { query: { page: 2, types: ['Dataset', 'Model'], name: undefined, owner: '-u1' } });
    await send('users.get', { params: { id: 'a/b' } });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /streams/streams?page=2&types=Dataset%2CModel&owner=-u1',
      'GET /auth/users/a%2Fb',
    ]);
  });

  it('counts named statuses below 300 as failures', async () => {
    tapWire(() => json('Password was used before', 208));
    const failure = await failureOf(send('users.get', { params: { id: 'u' } }, { failOn: [208] }));
    expect(failure.facts.status).toBe(208);
    expect(failure.body).toBe('Password was used before');
  });

  it.each([
    ['nothing', new Response('')],
    ['null', json(null)],
    ['a list', json([])],
    ['missing parts', json({ page: 0 })],
    ['a page of a proxy', new Response('<html></html>')],
    ['half a body', new Response('{"page":0,')],
  ])('rejects %s as a page of streams', async (_, response) => {
    tapWire(() => response);
    expect((await failureOf(send('streams.list', {}))).facts.kind).toBe('unreadable');
  });
});

it('aborts a call after thirty seconds, and at once when its screen closes', async () => {
  const timeUp = new AbortController();
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return timeUp.signal;
  });
  connect({
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });
  const slow = failureOf(send('wallet.balance', {}));
  const screen = new AbortController();
  const left = failureOf(send('wallet.balance', {}, { signal: screen.signal }));
  screen.abort();
  expect((await left).facts.kind).toBe('dropped');
  timeUp.abort(new DOMException('time is up', 'TimeoutError'));
  expect((await slow).facts.kind).toBe('lost');
  expect(limits).toEqual([30_000, 30_000]);
  vi.restoreAllMocks();
});

describe('401 and 403', () => {
  it.each([401, 403])('notifies the app of %i', async (status) => {
    tapWire(() => json({ error: 'Sign in first' }, status));
    await failureOf(send('wallet.balance', {}));
    await failureOf(query('offers', {}));
    expect(onUnauthorised).toHaveBeenCalledTimes(2);
  });

  it('does not end the session on a wrong password or a late sign-out', async () => {
    tapWire(() => json({ error: 'Invalid Credentials' }, 401));
    await failureOf(send('session.open', { body: { email: 'a@b.c', password: 'x' } }));
    await failureOf(send('session.close', {}));
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it.each([400, 404, 409, 422, 429, 500])('leaves %i to the caller', async (status) => {
    tapWire(() => json({ error: 'no' }, status));
    expect((await failureOf(send('wallet.balance', {}))).facts.status).toBe(status);
    expect(onUnauthorised).not.toHaveBeenCalled();
  });
});

describe('reading by GraphQL', () => {
  it.each([
    ['errors', { errors: [{ message: 'no such stream', extensions: { code: 'not_found' } }], data: null }, 'refused'],
    ['no data', { data: null }, 'unreadable'],
    ['null', null, 'unreadable'],
  ])('fails on %s', async (_, body, kind) => {
    tapWire(() => json(body));
    expect((await failureOf(query('offers', {}))).facts.kind).toBe(kind);
  });
});

it('writes query text', () => {
  expect(queryText()).toBe('');
  expect(queryText({ a: undefined, b: '', c: 0, d: false, e: ['x', 'y'] })).toBe('?c=0&d=false&e=x%2Cy');
});
