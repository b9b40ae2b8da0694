import { describe, expect, it } from 'vitest';
import { graphqlPath, pageSize } from '#contract/constants.ts';
import { documents } from '#contract/generated/documents.ts';
import { queryLimits } from '#server/graphql/limits.ts';
import { newId } from '#server/kernel/newId.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { slowness } from '#tests/support/slowness.ts';

const times = (number: number, write: (index: number) => string) =>
  Array.from({ length: number }, (_, index) => write(index)).join(' ');
const nested = (depth: number) =>
  `query { __schema { types { ${'ofType { '.repeat(depth)} name ${'} '.repeat(depth)} } } }`;

const exchange = await exchangeForFile();
const { token } = await exchange.join('buyer');

describe('limits of a query', () => {
  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    exchange.as(token).call('POST', graphqlPath, typeof payload === 'string' ? payload : JSON.stringify(payload), {
      'content-type': 'application/json',
      ...headers,
    });

  const full =
    'id stream_id stream_name buyer { id name } seller { id name } amount status history { at by action amount description }';
  const explosion = `query { ...f0 } ${times(30, (index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`)} fragment f30 on Query { __typename }`;
  const tooMuch: [string, object][] = [
    [
      'cost over 5000: three full pages of a hundred',
      { query: `{ ${times(3, (index) => `a${index}: offers(limit: 100) { content { ${full} } }`)} }` },
    ],
    [
      'cost hidden in a variable',
      {
        query: `query ($n: Int) { ${times(3, (index) => `a${index}: offers(limit: $n) { content { ${full} } }`)} }`,
        variables: { n: 100 },
      },
    ],
    [
      'cost hidden in a default',
      {
        query: `query ($n: Int = 100) { ${times(3, (index) => `a${index}: offers(limit: $n) { content { ${full} } }`)} }`,
      },
    ],
    [
      'cost hidden in a fragment',
      {
        query: `{ ${times(3, (index) => `a${index}: offers(limit: 100) { content { ...o } }`)} } fragment o on Offer { ${full} }`,
      },
    ],
    ['fragments that double thirty times', { query: explosion }],
    ['sixteen aliases', { query: `{ ${times(16, (index) => `a${index}: offers { total }`)} }` }],
    ['51 directives', { query: `{ offers ${times(51, () => '@include(if: true)')} { total } }` }],
    ['introspection too deep', { query: nested(16) }],
    ['more than a thousand tokens', { query: `{ offers { ${'total '.repeat(queryLimits.tokens)} } }` }],
    ['two operations', { query: 'query a { offers { total } } query b { offers { total } }', operationName: 'a' }],
    ['fragments in a circle', { query: '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }' }],
    ['a write', { query: 'mutation { pay }' }],
    ['a subscription', { query: 'subscription { offers { total } }' }],
    ['an unknown field', { query: '{ offers { totall } }' }],
    ['an unknown argument', { query: '{ offers(owner: "x") { total } }' }],
    ['no GraphQL', { query: '{ offers {' }],
    ['a syntax tree as JSON', { query: JSON.stringify({ kind: 'Document', definitions: [] }) }],
    ['an empty query', { query: '' }],
    ['a wrong variable', { query: documents.offers, variables: { limit: 'many' } }],
    ['an unknown key', { query: '{ offers { total } }', extensions: { persistedQuery: {} } }],
  ];

  it.each(tooMuch)('refuses with 400: %s', async (_what, body) => {
    const before = process.cpuUsage();
    const reply = await send(body);
    const { user } = process.cpuUsage(before);
    expect([reply.statusCode, reply.body]).toEqual([400, expect.any(String)]);
    // Microseconds of processor time, which other programs do not affect.
    expect(user).toBeLessThan(500_000 * slowness());
    expect(reply.json()).toMatchObject({
      error: expect.any(String),
      code: expect.any(String),
      requestId: expect.any(String),
    });
    expect(reply.body).not.toMatch(/did you mean|node_modules|stack/iu);
  });

  it('the app’s own documents stay within the limits with the most rows that it requests', async () => {
    // Sets contain lists, so the app reads them with the default page size.
    const fewer: Partial<Record<string, number>> = { contractSets: pageSize };
    for (const [name, query] of Object.entries(documents)) {
      const ids = { id: newId(), offerId: newId() };
      const reply = await send({ query, variables: { limit: fewer[name] ?? 100, search: 'a', ...ids } });
      expect([name, reply.statusCode]).toEqual([name, 200]);
    }
  });

  it('names a refused argument as an invalid request', async () => {
    const replies = await Promise.all(
      ['limit: 101', 'limit: 0', 'page: -1', 'streamId: "x"'].map((given) =>
        send({ query: `{ offers(${given}) { total } }` }),
      ),
    );
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toMatchObject({ data: null, errors: [{ extensions: { code: 'invalid_request' } }] });
    }
  });

  it('takes neither batches nor GET nor forms', async () => {
    const query = '{ offers { total } }';
    expect((await send([{ query }, { query }])).statusCode).toBe(400);
    expect(
      (await send(`query=${encodeURIComponent(query)}`, { 'content-type': 'application/x-www-form-urlencoded' }))
        .statusCode,
    ).toBe(415);
    expect((await send(query, { 'content-type': 'application/graphql' })).statusCode).toBe(415);
    const read = await exchange.as(token).call('GET', `${graphqlPath}?query=${encodeURIComponent(query)}`);
    expect([404, 405]).toContain(read.statusCode);
  });
});
