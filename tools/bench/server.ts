// npm run bench:server [-- --json --keep]: calls of the exchange against a bare server over the same SQL, on PostgreSQL and
// on the embedded engine. With BENCH_LARGE_URL, a database that npm run seed:large has filled, also what a million streams
// cost.
import process from 'node:process';
import { fillLarge } from '#server/seed/large/fill.ts';
import { freshDatabase, setup, teardown } from '#tests/support/database/postgres.ts';
import { keep } from './keptResults.ts';
import { embeddedLines, postgresLines, small } from './server/against.ts';
import { openServer } from './server/openServer.ts';
import { atScale } from './server/scale.ts';

await setup();
const database = await freshDatabase();
const server = await openServer({ DATABASE_URL: database.url });
const largeUrl = process.env['BENCH_LARGE_URL'];
try {
  await fillLarge(server.exchange.db, small);
  const scale = largeUrl ? await atScale(server, small, largeUrl) : [];
  const lines = [...(await postgresLines(server, database.url)), ...(await embeddedLines()), ...scale];
  keep(
    'server',
    lines.map(({ what, is, limit, unit, atLeast = false, met }) => ({ what, is, bar: limit, unit, atLeast, met })),
  );
  if (process.argv.includes('--json')) console.log(JSON.stringify(lines, undefined, 2));
  else
    console.table(
      lines.map(({ what, floor, ours, ratio, bar, met }) => ({
        what,
        floor,
        ours,
        ratio: ratio?.toFixed(2),
        bar,
        verdict: met ? 'met' : 'missed',
      })),
    );
} finally {
  await server.close();
  await database.drop();
  await teardown();
}
