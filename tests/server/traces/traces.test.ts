import { randomUUID } from 'node:crypto';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword, personId } from '#server/seed/demoAccounts.ts';
import { openTraces } from '#server/traces/openTraces.ts';
import { startCollector, type Span } from '#tests/support/collector.ts';
import { freePort } from '#tests/support/processes/freePort.ts';
import { startServer } from '#tests/support/startServer.ts';
import { slowness } from '#tests/support/slowness.ts';

const email = 'buyer@example.com';
const outside = { traceId: 'ab'.repeat(16), spanId: 'cd'.repeat(8) };

async function call(url: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const reply = await fetch(`${url}${path}`, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json().catch(() => undefined)) as Record<string, unknown> };
}

describe('traces', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let token = '';
  let spans: Span[] = [];
  const named = (name: string) => spans.filter((span) => span.name === name);
  const childrenOf = ({ spanId }: Span) => spans.filter(({ parentSpanId }) => parentSpanId === spanId);

  beforeAll(async () => {
    collector = await startCollector();
    const server = await startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=exchange',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    });
    const signIn = await call(server.url, '/auth/tokens', { email, password: demoPassword });
    token = String(signIn.body['token']);
    const headers = { authorization: token };
    await call(
      server.url,
      '/transactions/tokens/buy',
      { amount: 1_000 },
      { ...headers, 'idempotency-key': randomUUID() },
    );
    await call(server.url, '/streams/streams?text=secret-wish', undefined, {
      ...headers,
      traceparent: `00-${outside.traceId}-${outside.spanId}-01`,
    });
    await call(server.url, '/application/query', { query: '{ offers(limit: 1) { content { id } } }' }, headers);
    await call(server.url, '/auth/tokens', { email, password: 'a wrong password' });
    await call(server.url, `/auth/users/recover/${'t7'.repeat(21)}t/${personId('buyer')}`);
    await server.stop();
    spans = collector.spans();
  });
  afterAll(() => collector.stop());

  it('hold a span for the request, the call and each statement, one inside the other', () => {
    const [request] = named('POST /transactions/tokens/buy');
    expect(request?.attributes).toMatchObject({ 'http.request.method': 'POST', 'http.response.status_code': 200 });
    const bought = request && childrenOf(request).find(({ name }) => name === 'wallet.buy');
    const statements = bought ? childrenOf(bought) : [];
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'commit']));
    const texts = statements.map(({ attributes }) => attributes['db.query.text']);
    expect(texts.some((text) => /insert into "?transfers/u.test(String(text)))).toBe(true);
    expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  });

  it('hold a query of GraphQL with its statements', () => {
    const [query] = named('query');
    expect(query && childrenOf(query).length).toBeGreaterThan(0);
  });

  it('continue the trace of the caller', () => {
    const [listed] = named('GET /streams/streams');
    expect(listed).toMatchObject({ traceId: outside.traceId, parentSpanId: outside.spanId });
  });

  it('have no roots but requests: statements of jobs are not traced', () => {
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId);
    expect(roots.filter(({ attributes }) => !attributes['http.request.method'])).toEqual([]);
  });

  it('mark no refusal of a caller as an error', () => {
    const refused = spans.filter(({ attributes }) => Number(attributes['http.response.status_code']) >= 400);
    const calls = refused.flatMap(childrenOf).filter(({ attributes }) => attributes['exchange.call']);
    expect(calls.length).toBeGreaterThan(0);
    expect([...refused, ...calls].filter(({ status }) => status?.code === SpanStatusCode.ERROR)).toEqual([]);
  });

  it('carry the headers and the resource of the standard variables', () => {
    expect(collector.headers[0]?.['x-team']).toBe('exchange');
    expect(collector.resources()[0]).toMatchObject({
      'service.name': 'data-exchange',
      'deployment.environment.name': 'test',
    });
  });

  it('contain no personal data', () => {
    expect(spans.length).toBeGreaterThan(20);
    const sent = collector.text();
    for (const secret of [
      email,
      demoPassword,
      'wrong password',
      token,
      personId('buyer'),
      'secret-wish',
      '127.0.0.1',
      't7t7t7t7',
    ])
      expect(sent).not.toContain(secret);
  });
});

it('reports spans that the queue has no room for', async () => {
  const collector = await startCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  const traces = openTraces({ sampler: 'always_on', ratio: 1 }, '1.0.0');
  const reports: string[] = [];
  traces.onFailure((message) => reports.push(message));
  const end = () => trace.getTracer('test').startSpan('one').end();
  for (let at = 0; at < 3_000; at += 1) end();
  const next = () => {
    end();
    return reports;
  };
  await expect.poll(next).toEqual([expect.stringMatching(/^Dropped \d+ spans/u)]);
  await traces.close();
  await collector.stop();
  vi.unstubAllEnvs();
});

describe('the server', () => {
  it('serves, reports and stops when no collector answers', async () => {
    const server = await startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    });
    expect((await call(server.url, '/streams/categories')).status).toBe(401);
    await expect.poll(server.output).toContain('traces were not taken by the collector');
    const signalled = performance.now();
    await server.stop();
    expect(await server.ended).toBe(0);
    expect(performance.now() - signalled).toBeLessThan(9_000 * slowness());
  });
});
