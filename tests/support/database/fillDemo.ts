// Fills DATA_DIR, or DATABASE_URL, with the demo data and measures its streams, as a server does after its first start.
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { sql } from 'kysely';
import { buildApp } from '#server/boot/app.ts';
import { measureNext } from '#server/jobs/measuring.ts';
import { readConfig } from '#server/kernel/config.ts';
import { openExchange } from '#server/kernel/exchange.ts';
import { seed } from '#server/seed/seed.ts';

/** Streams measured concurrently: measuring a live one takes seconds. */
const lanes = 4;

const config = readConfig({ ...process.env, SEED: 'catalogue', RUN_WORKERS: '0', LOG_LEVEL: 'silent' });
const { exchange, close } = await openExchange(config);
await seed(exchange);
const app = await buildApp(exchange);
await app.listen({ host: '127.0.0.1', port: config.port });
const measureAll = async () => {
  while (await measureNext(exchange));
};
await Promise.all(Array.from({ length: lanes }, measureAll));
await app.close();
const { rows: unmeasured } = await sql<{ name: string }>`
  select name from streams s where deleted_at is null and not exists (select 1 from samples q where q.stream_id = s.id)`.execute(
  exchange.db,
);
await close();
if (unmeasured.length > 0) throw new Error(`No sample of ${unmeasured.map(({ name }) => name).join(', ')}`);
// Each copy makes its own.
rmSync(path.join(config.dataDir, 'session.secret'), { force: true });
