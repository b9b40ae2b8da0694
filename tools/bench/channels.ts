// npm run bench:channels [-- <rounds>]: what mail and webhooks add to a purchase, on PostgreSQL.
//
// Purchases alternate between two sellers: one with mail switched off and without webhooks, one with mails at once and
// a webhook whose address never answers. The difference of each pair leaves out what slows both.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { sql } from 'kysely';
import { openTestExchange } from '#tests/support/exchange.ts';
import { setup, teardown } from '#tests/support/database/postgres.ts';

const rounds = Number(process.argv[2] ?? 300);
const warmUp = 30;

await setup();
const silent = createServer(() => undefined);
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
const server = await openTestExchange({ engine: 'postgres', env: { ALLOW_WEBHOOK_HOSTS: '127.0.0.1' } });

async function openSeller(hasChannels: boolean) {
  const seller = await server.join('user');
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  if (hasChannels) await seller.call('POST', '/notifications/webhooks', { url, kinds: ['access_sold'] });
  else await seller.call('PUT', '/notifications/choices', { mail: [{ kind: 'access_sold', choice: 'off' }] });
  return seller.list({ visibility: 'public' });
}

const [plain, channels] = [await openSeller(false), await openSeller(true)];

async function buy(stream: string): Promise<number> {
  const buyer = await server.join('user');
  const started = performance.now();
  const bought = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
  const ms = performance.now() - started;
  if (bought.statusCode !== 201) throw new Error(`purchase: ${bought.statusCode} ${bought.body}`);
  return ms;
}

const pairs: { plain: number; channels: number }[] = [];
for (let round = 0; round < rounds + warmUp; round += 1) {
  const first = round % 2 === 0;
  const a = await buy(first ? plain : channels);
  const b = await buy(first ? channels : plain);
  if (round >= warmUp) pairs.push(first ? { plain: a, channels: b } : { plain: b, channels: a });
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const line = (name: string, values: readonly number[]) =>
  console.log(`${name.padEnd(30)} ${[0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(2)).join('  ')}`);
const { rows } = await sql<{ channel: string; count: number }>`
  select channel, count(*)::int as count from deliveries group by channel order by channel`.execute(server.db);

console.log(`${rounds} pairs of purchases, milliseconds   25 %  50 %  75 %`);
line(
  'without channels',
  pairs.map((pair) => pair.plain),
);
line(
  'with mail and webhook',
  pairs.map((pair) => pair.channels),
);
line(
  'difference of a pair',
  pairs.map((pair) => pair.channels - pair.plain),
);
console.log(`waiting deliveries: ${rows.map(({ channel, count }) => `${count} ${channel}`).join(', ')}`);

silent.closeAllConnections();
silent.close();
await server.close();
await teardown();
