// npm run bench:search: first and repeated calls of many searches, over a database that `npm run seed:large` has filled.
//
// --facets adds the counts of the filters. --rounds=5 repeats all with empty caches. --only="rare word" measures one
// kind. --explain prints what the statements of each first call read.
import process from 'node:process';
import { Client } from 'pg';
import { percentile } from './figures.ts';
import { searches } from './search/searches.ts';
import { explainFirst } from './search/explain.ts';
import { processorTime } from './search/processorTime.ts';
import { open } from './server/open.ts';

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL must name a database that npm run seed:large has filled');
const optionOf = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const has = (name: string) => process.argv.includes(`--${name}`);

const rounds = Number(optionOf('rounds') ?? 3);
const repeats = Number(optionOf('repeats') ?? 10);
const kinds = Object.entries(searches).filter(([kind]) => kind === (optionOf('only') ?? kind));
/** Opens connections and compiles code. Shares no word with `searches`. */
const warmUp = ['traffic events', 'traffic even', 'trafic', 'raffi', 'records by Hana', 'porto under 9 DXT'];
const bars = { p50: 5, p99: 50 };

const database = new Client({ connectionString: url });
await database.connect();
const processor = await processorTime(database);

interface Timing {
  readonly kind: string;
  readonly text: string;
  readonly ms: number;
  /** Of all connections of the exchange to the database. */
  readonly databaseMs: number;
}

async function openSearch() {
  const server = await open({ DATABASE_URL: url ?? '' });
  const { rows } = await database.query<{ users: string }>('select count(*) as users from users');
  const authorization = await server.signIn(Number(rows[0]?.users) / 2 + 7);
  const ask = async (text: string) => {
    const body = { name: '', filter: { text }, sort: { type: 'RELEVANCE', order: 'DESC' }, facets: has('facets') };
    const reply = await server.app.inject({
      method: 'POST',
      url: '/streams/search',
      headers: { authorization },
      payload: body,
    });
    if (reply.statusCode !== 200) throw new Error(`${text}: ${reply.statusCode} ${reply.body}`);
    return reply.json<{ total: number }>();
  };
  // As everybody who searches has seen it. Its counts of the whole catalogue stay in the process.
  await server.app.inject({ url: '/streams/streams?facets=1', headers: { authorization } });
  for (const text of warmUp) await ask(text);
  return { ask, close: server.close };
}

const [first, repeated]: [Timing[], Timing[]] = [[], []];

async function measure(ask: (text: string) => Promise<unknown>, into: Timing[]): Promise<void> {
  for (const [kind, texts] of kinds) {
    for (const text of texts) {
      const before = await processor();
      const start = performance.now();
      await ask(text);
      const ms = performance.now() - start;
      into.push({ kind, text, ms, databaseMs: (await processor()) - before });
    }
  }
}

const figure = (value: number) => value.toFixed(1).padStart(8);

function row(name: string, timings: readonly Timing[]): string {
  const wall = timings.map(({ ms }) => ms);
  const cpu = timings.map(({ databaseMs }) => databaseMs);
  const slowest = timings.toSorted((a, b) => b.ms - a.ms)[0];
  const figures = [percentile(wall, 0.5), percentile(wall, 0.99), percentile(cpu, 0.5), percentile(cpu, 0.99)]
    .map(figure)
    .join('');
  return `${name.padEnd(30)}${String(timings.length).padStart(6)}${figures}  ${slowest?.text ?? ''}`;
}

if (has('explain')) {
  const { ask, close } = await openSearch();
  for (const [kind, texts] of kinds) {
    for (const text of texts) await explainFirst(database, kind, text, () => ask(text));
  }
  await close();
} else {
  for (let round = 0; round < rounds; round += 1) {
    const { ask, close } = await openSearch();
    await measure(ask, first);
    for (let repeat = 0; repeat < repeats; repeat += 1) await measure(ask, repeated);
    await close();
  }
  const { rows } = await database.query<{ streams: string }>('select count(*) as streams from streams');
  console.log(`${rows[0]?.streams} streams, ${rounds} rounds, ${repeats} repeats, milliseconds`);
  console.log(`${''.padEnd(30)} calls     p50     p99 db p50  db p99  slowest`);
  for (const [kind] of kinds)
    console.log(
      row(
        `first: ${kind}`,
        first.filter((one) => one.kind === kind),
      ),
    );
  console.log(row('first, all', first));
  console.log(row('repeated, all', repeated));
  const all = [...first, ...repeated].map(({ ms }) => ms);
  const firstMs = first.map(({ ms }) => ms);
  const [p50, p99] = [percentile(all, 0.5), percentile(firstMs, 0.99)];
  console.log(
    `p50 of all calls ${p50.toFixed(1)} ms (bar ${bars.p50}), p99 of first calls ${p99.toFixed(1)} ms (bar ${bars.p99})`,
  );
  process.exitCode = p50 <= bars.p50 && p99 <= bars.p99 ? 0 : 1;
}
await database.end();
