import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/boot/app.ts';
import { explain } from '#server/boot/startProblems.ts';
import { newId } from '#server/kernel/newId.ts';
import { sweep } from '#server/jobs/housekeeping.ts';
import { openMetrics, type Metrics } from '#server/metrics/openMetrics.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';
import { freePort } from '#tests/support/processes/freePort.ts';
import { startServer } from '#tests/support/startServer.ts';
import { addRows } from '#tests/support/database/rows.ts';

const monitoring = path.join(import.meta.dirname, '..', '..', '..', 'server', 'deploy', 'monitoring');
const read = (file: string) => readFileSync(path.join(monitoring, file), 'utf8');
/** Metric names in a query, by their prefixes. */
const metricName = /\b(?:http_server|exchange|db_client|nodejs|process|v8js)_\w+/gu;

let exchange: TestExchange;
let metrics: Metrics;
let port: number;
let measured: Awaited<ReturnType<typeof buildApp>>;

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

beforeAll(async () => {
  exchange = await openTestExchange();
  await sweep(exchange.exchange);
  port = await freePort();
  metrics = await openMetrics(exchange.exchange, exchange.database, { host: '127.0.0.1', port });
  measured = await buildApp(exchange.exchange, { dist: 'no-dist', metrics });
});
afterAll(async () => {
  await measured.close();
  await metrics.close();
  await exchange.close();
});

describe('metrics', () => {
  it('count requests by call and status', async () => {
    await measured.inject('/streams/categories');
    await measured.inject('/health');
    await measured.inject('/health');
    const text = await scrape();
    const series = (call: string, status: number) =>
      `http_server_request_duration_count{call="${call}",http_request_method="GET",http_response_status_code="${status}"}`;
    expect(valueOf(text, series('categories.list', 401))).toBe(1);
    expect(valueOf(text, series('server.health', 200))).toBe(2);
  });

  it('count unknown addresses under one name', async () => {
    for (const address of ['/admin.php', '/one/two', '/wp-login']) await measured.inject(address);
    const calls = new Set([...(await scrape()).matchAll(/call="([^"]+)"/gu)].map(([, call]) => call));
    expect(calls).toEqual(new Set(['categories.list', 'server.health', 'page']));
  });

  it('show a ledger that does not balance, and the queues', async () => {
    await exchange.db.insertInto('accounts').values({ id: newId(), balance: 7 }).execute();
    await addRows(exchange.db, 'mails', {
      id: newId(),
      kind: 'recovery',
      address: 'one@example.com',
      created_at: '2020-01-01T00:00:00Z',
      run_at: '2020-01-01T00:00:00Z',
    });
    // A second metrics server, because the first one caches its figures for some seconds.
    const other = { host: '127.0.0.1', port: await freePort() };
    const late = await openMetrics(exchange.exchange, exchange.database, other);
    const text = await (await fetch(`http://127.0.0.1:${other.port}/metrics`)).text();
    await late.close();
    expect(valueOf(text, 'exchange_ledger_imbalance')).toBe(7);
    expect(valueOf(text, 'exchange_writable')).toBe(1);
    expect(valueOf(text, 'exchange_folder_writable')).toBe(1);
    expect(valueOf(text, 'exchange_retention_deleted{record="calls"}')).toBe(0);
    expect(valueOf(text, 'exchange_retention_age{record="notifications"}')).toBeLessThan(60);
    expect(valueOf(text, 'exchange_queue_age{queue="mails"}')).toBeGreaterThan(86_400);
    expect(valueOf(text, 'db_client_connection_count{state="used"}')).toBeGreaterThanOrEqual(0);
  });

  it('have every name that the dashboard and the alerts use', async () => {
    const text = await scrape();
    const known = new Set(text.match(/^[a-z]\w+(?=[ {])/gmu));
    for (const file of ['dashboard.json', 'alerts.yaml']) {
      const asked = [...new Set(read(file).match(metricName))];
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((name) => !known.has(name))).toEqual([]);
    }
  });
});

describe('the server', () => {
  it('listens for metrics on METRICS_PORT only, with one series per isolate', async () => {
    const metricsPort = await freePort();
    const server = await startServer({ METRICS_PORT: String(metricsPort), SEED: 'none' });
    try {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(text).toMatch(/v8js_memory_heap_used\{isolate="main"\} \d+/u);
      expect(text).toMatch(/v8js_memory_heap_used\{isolate="worker-\d+"\} \d+/u);
      expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    } finally {
      await server.stop();
    }
  });

  it('names METRICS_PORT when another program listens there', async () => {
    const listen = { host: '127.0.0.1', port };
    const failure = await openMetrics(exchange.exchange, exchange.database, listen).catch((error: unknown) => error);
    expect(explain(failure, { ...exchange.exchange.config, metrics: listen })).toBe(
      `Port ${port} is taken: stop what listens there or set METRICS_PORT`,
    );
  });
});
