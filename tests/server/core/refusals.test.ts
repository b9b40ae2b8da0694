import { describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/entities/common.ts';
import { exchangeForFile, productBody } from '#tests/support/exchange.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

const server = await exchangeForFile();
const seller = await server.join('seller');
const category = await server.addCategory();

const stream = (more: object = {}) => productBody({ price: 5, subcategory: category, ...more });

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  server.as(seller.token).call('POST', '/streams/streams', payload, { 'content-type': 'application/json', ...headers });

const signIn = (payload: string | undefined, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: '/auth/tokens',
  headers: { 'content-type': 'application/json', ...headers },
  ...(payload !== undefined && { payload }),
});
const [form, utf16] = ['application/x-www-form-urlencoded', 'application/json; charset=utf-16'];

describe('every refusal has the one shape', () => {
  it.each([
    ['an unknown address', { method: 'GET', url: '/nope' }, 404, 'not_found'],
    ['another method', { method: 'PUT', url: '/auth/tokens' }, 405, 'method_not_allowed'],
    ['a broken address', { method: 'GET', url: '/%zz' }, 400, 'invalid_input'],
    ['no session', { method: 'GET', url: '/streams/categories' }, 401, 'unauthenticated'],
    ['a broken body', signIn('{'), 400, 'malformed_json'],
    ['another type', signIn('a=b', { 'content-type': form }), 415, 'unsupported_media_type'],
    ['another charset', signIn('{}', { 'content-type': utf16 }), 415, 'unsupported_media_type'],
    ['a packed body', signIn('{}', { 'content-encoding': 'gzip' }), 415, 'unsupported_media_type'],
    ['a large body', signIn(`"${'x'.repeat(256 * 1024)}"`), 413, 'too_large'],
    ['an empty body', signIn(undefined), 400, 'invalid_input'],
  ] as const)('for %s', async (_what, request, status, code) => {
    const reply = await server.app.inject(request);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(ErrorBody.strict().parse(reply.json())).toMatchObject({ code });
  });

  it('names the allowed methods when the method is wrong', async () => {
    const reply = await server.app.inject({ method: 'PUT', url: '/auth/tokens' });
    expect(reply.headers.allow).toBe('POST, DELETE');
  });

  it('carries the request id of the answer', async () => {
    const reply = await server.app.inject('/nope');
    expect(reply.json()).toMatchObject({ requestId: reply.headers['x-request-id'] });
  });
});

describe('the order of refusal', () => {
  it('asks for the session before it looks at the body', async () => {
    const body = { payload: '{', headers: { 'content-type': 'text/plain' } };
    expect((await server.app.inject({ method: 'POST', url: '/streams/streams', ...body })).statusCode).toBe(401);
  });

  it('asks for the role before it looks at the body', async () => {
    const buyer = await server.join('buyer');
    expect((await buyer.call('POST', '/streams/streams', { wrong: true })).statusCode).toBe(403);
  });

  it('checks the id before it looks up the object', async () => {
    expect((await seller.call('GET', '/streams/streams/17')).json()).toMatchObject({ fields: { id: 'is not an id' } });
  });
});

describe('whole numbers are written as such', () => {
  const written = (price: string) =>
    post(JSON.stringify(stream({ price: 0 })).replace('"price":0', `"price":${price}`));

  it.each(['0', '5', '9007199254740991'])('%s is accepted', async (price) => {
    expect((await written(price)).statusCode).toBe(201);
  });

  it.each([
    '5.0',
    '1e3',
    '1E3',
    '5.5',
    '-1',
    '-0',
    '-0.0',
    '9007199254740992',
    '9007199254740993',
    '9223372036854775808',
    '1e400',
    '"5"',
    'true',
    '[5]',
    'null',
    '{}',
    '"0x10"',
  ])('%s is refused with the name of its field', async (price) => {
    expect(await statusAndBody(written(price))).toMatchObject([400, { fields: { price: expect.any(String) } }]);
  });

  it.each(['NaN', 'Infinity', '05', '+5', '0x10', '.5', '5.'])('%s is malformed JSON', async (price) => {
    expect((await written(price)).json()).toMatchObject({ code: 'malformed_json' });
  });

  it('accepts any number in metadata', async () => {
    expect((await post(JSON.stringify(stream({ metadata: { share: 0.5, value: 1e-3 } })))).statusCode).toBe(201);
  });
});

describe('forbidden content of a body', () => {
  it.each([
    ['__proto__', '{"__proto__":{"admin":true}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
    ['a hidden prototype', String.raw`{"a":{"__proto\u005f_":{}}}`],
    ['too many levels', `${'['.repeat(40)}${']'.repeat(40)}`],
    ['a hundred thousand levels', '['.repeat(100_000)],
  ])('refuses %s', async (_what, body) => {
    expect((await post(body)).statusCode).toBe(400);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each([
    ['a name twice', '{"name":"a","name":"b"}', 'name'],
    ['a name twice in an object within', '{"metadata":{"a":1,"b":{},"a":2}}', 'a'],
    ['a name twice, once written otherwise', String.raw`{"price":1,"pr\u0069ce":2}`, 'price'],
    ['a name twice, far from its colon', `{"name":"a","name"${' '.repeat(500)}:"b"}`, 'name'],
  ])('refuses %s', async (_what, body, name) => {
    expect(await statusAndBody(post(body))).toMatchObject([
      400,
      { code: 'malformed_json', fields: { [name]: 'is there twice' } },
    ]);
  });

  it('accepts one name in two objects, in lists and as a value', async () => {
    const metadata = { tags: ['name', 'name'], name: 'name', 'a":"b': 1 };
    expect((await post(JSON.stringify(stream({ name: 'metadata', metadata })))).statusCode).toBe(201);
  });

  it('refuses bytes that are not UTF-8', async () => {
    expect((await post(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).json()).toMatchObject({
      error: 'The body is not UTF-8',
    });
  });

  it.each([
    ['name', 'a\u0000b'],
    ['name', '\ud800'],
    ['name', ''],
    ['name', 'x'.repeat(257)],
    ['name', '😀'.repeat(257)],
    ['endDate', '2024-02-30T00:00:00Z'],
    ['endDate', '0000-01-01T00:00:00Z'],
    ['endDate', '9999-12-31T23:59:59.9999999Z'],
    ['endDate', '2030-01-01T00:00:00+01:00'],
    ['url', 'javascript:alert(1)'],
    ['url', 'http://127.0.0.1/'],
    ['url', 'https://user:pass@data.example.org/'],
    ['subcategory', '00000000-0000-7000-8000-000000000001'],
    ['balance', 5],
    ['metadata', { ['a\u0000']: 1 }],
  ])('refuses %s = %j', async (field, value) => {
    expect(await statusAndBody(post(JSON.stringify(stream({ [field]: value }))))).toMatchObject([
      400,
      { fields: { [field]: expect.any(String) } },
    ]);
  });

  it('counts code points, not UTF-16 code units', async () => {
    expect((await post(JSON.stringify(stream({ name: '😀'.repeat(256) })))).statusCode).toBe(201);
  });

  it.each([
    'page=0&page=1',
    'page[]=0',
    'limit=1e9',
    'limit=101',
    'limit=-1',
    'limit=NaN',
    'page=0x1',
    'foo=1',
    'owner=',
    'owner=-',
    'owner=--1',
    'owner=*',
    'sort=date',
    'name=%00',
  ])('refuses the query %s', async (query) => {
    const reply = await seller.call('GET', `/streams/streams?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json<{ fields: object }>().fields)).toHaveLength(1);
  });

  it('refuses anything in a call that takes nothing', async () => {
    const reply = await seller.call('DELETE', '/auth/tokens', { everywhere: true });
    expect(reply.json()).toMatchObject({ fields: { everywhere: 'is not known' } });
  });
});
