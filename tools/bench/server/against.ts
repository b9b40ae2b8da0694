// The same calls to the exchange and to the floor, over the same rows of the same engine.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { maxWalletMove } from '#contract/constants.ts';
import { openEmbedded } from '#server/database/embedded/openEmbedded.ts';
import { fillLarge } from '#server/seed/large/fill.ts';
import { idOf, sizeOf } from '#server/seed/large/size.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { openFloor, rawPool } from './floor.ts';
import { compare, type Line, type Load } from './measure.ts';
import { openServer, type Server } from './openServer.ts';

const port = Number(process.env['BENCH_PORT'] ?? 6299);
/** An exchange keeps its port until it is closed, so each engine has two ports. */
const ports = { postgres: port, embedded: port + 2 } as const;
type Engine = keyof typeof ports;
const addressesOf = (engine: Engine) => ({
  own: `http://127.0.0.1:${ports[engine]}`,
  low: `http://127.0.0.1:${ports[engine] + 1}`,
});

export const small = sizeOf(10_000);
const firstBuyer = small.users / 2 + 1;
const buyers = Array.from({ length: 32 }, (_, index) => firstBuyer + index);
const page = `/streams/streams?limit=20&owner=-${idOf('person', firstBuyer)}`;

/** Lets both listen, the floor with the very statement that reads the exchange's page. */
async function beside<R>(
  engine: Engine,
  { app }: Server,
  token: string,
  pool: ReturnType<typeof rawPool>,
  work: () => Promise<R>,
) {
  const get = () => app.inject({ url: page, headers: { authorization: token } });
  await get();
  const [statement] = (await statementsOf(get)).filter(({ text }) => text.includes('owner_name'));
  if (!statement) throw new Error('No statement reads the page');
  await app.listen({ host: '127.0.0.1', port: ports[engine] });
  const floor = await openFloor(pool, statement, ports[engine] + 1);
  try {
    return await work();
  } finally {
    await floor.close();
  }
}

function comparePages(engine: Engine, what: string, authorization: string, bar: number): Promise<Line> {
  const { own, low } = addressesOf(engine);
  const requests = [{ method: 'GET' as const, path: page, headers: { authorization } }];
  return compare(what, { url: low, requests }, { url: own, requests }, bar);
}

async function comparePurchases(tokens: readonly string[]): Promise<Line> {
  const { own, low } = addressesOf('postgres');
  // Public and never past an end: the last two digits of the number decide, as the seed says.
  const buying = (url: string, bodyOf: (number: number, stream_id: string) => object): Load => ({
    url,
    requests: buyers.map((number, index) => ({
      method: 'POST',
      path: '/subscriptions/subscriptions',
      headers: { authorization: tokens[index] ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(number, idOf('stream', 104 + index * 10))),
    })),
  });
  const booked = buying(low, (number, stream_id) => ({ stream_id, buyer: idOf('person', number) }));
  const bought = buying(own, (_, stream_id) => ({ stream_id, hours: 1 }));
  return await compare('purchase', booked, bought, 0.6);
}

/** Pages and purchases on PostgreSQL, of a server that `small` fills. */
export async function postgresLines(server: Server, url: string): Promise<Line[]> {
  const tokens = await Promise.all(buyers.map(server.signIn));
  for (const authorization of tokens) {
    await server.app.inject({
      method: 'POST',
      url: '/transactions/tokens/buy',
      headers: { authorization },
      payload: { amount: maxWalletMove },
    });
  }
  const pool = rawPool(url);
  try {
    const [token = ''] = tokens;
    return await beside('postgres', server, token, pool, async () => [
      await comparePages('postgres', 'newest page of 20', token, 0.6),
      await comparePurchases(tokens),
    ]);
  } finally {
    await pool.end();
  }
}

/** Pages on the embedded engine. It belongs to one process and has one session, so the floor has a copy of the folder. */
export async function embeddedLines(): Promise<Line[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-bench-server-'));
  const [ours, copy] = [path.join(folder, 'ours'), path.join(folder, 'floor')];
  try {
    const filled = await openServer({ DATA_DIR: ours });
    await fillLarge(filled.exchange.db, small);
    await filled.close();
    cpSync(ours, copy, { recursive: true });
    const server = await openServer({ DATA_DIR: ours });
    const floor = await openEmbedded({ dataDir: copy, queryLimitMs: 8_000, waitMs: 5_000 });
    try {
      const token = await server.signIn(firstBuyer);
      const line = () => comparePages('embedded', 'newest page of 20, embedded', token, 0.75);
      return [await beside('embedded', server, token, floor.pool, line)];
    } finally {
      await floor.close();
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
