// npm run bench:list: how long one page of the marketplace takes in the server, embedded engine.
import { Agent, request } from 'undici';
import { categoryId } from '#server/seed/categories.ts';
import { fillLarge } from '#server/seed/large/fill.ts';
import { sizeOf } from '#server/seed/large/size.ts';
import { openTestExchange } from '#tests/support/exchange.ts';

const count = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 400);
/** Rounds before the first that counts, until the code is compiled. */
const warmUp = 300;
const engine = process.argv[4] === 'postgres' ? 'postgres' : 'embedded';
const port = Number(process.env['BENCH_PORT'] ?? 6299);

const server = await openTestExchange({ engine });
await fillLarge(server.db, sizeOf(count));
const buyer = await server.join('buyer');

const marketplace = `/streams/streams?limit=20&owner=-${buyer.id}`;
const pages: Record<string, string> = {
  'newest page': `${marketplace}&page=0`,
  'page 100': `${marketplace}&page=100`,
  'last page reached': `${marketplace}&page=499`,
  'by category and type': `${marketplace}&page=0&categories=${categoryId('Energy')}&types=Dataset`,
  'by price': `${marketplace}&page=0&sort=PRICE&order=ASC`,
  'by name': `${marketplace}&page=0&sort=NAME&order=ASC`,
  'name search, rare': `${marketplace}&page=0&name=5C0F36`,
  'name search, common': `${marketplace}&page=0&name=quality`,
  'newest page with facets': `${marketplace}&page=0&facets=1`,
};

const agent = new Agent({ connections: 1 });
await server.app.listen({ host: '127.0.0.1', port });

async function overHttp(url: string): Promise<void> {
  const reply = await request(`http://127.0.0.1:${port}${url}`, {
    dispatcher: agent,
    headers: { authorization: buyer.token },
  });
  const body = await reply.body.text();
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${body}`);
}

/**
 * Wall times in milliseconds, and the processor time of all threads for one round, which a busy machine does not
 * distort.
 */
async function measure(work: () => Promise<unknown>) {
  const times: number[] = [];
  let before = process.cpuUsage();
  for (let round = 0; round < rounds + warmUp; round += 1) {
    if (round === warmUp) before = process.cpuUsage();
    const start = performance.now();
    await work();
    if (round >= warmUp) times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return { times: times.toSorted((a, b) => a - b), cpu: (user + system) / 1000 / rounds };
}

const at = (times: number[], share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(8);

console.log(`${count} streams, ${engine}, ${rounds} rounds, one client, milliseconds over HTTP`);
console.log(`${''.padEnd(26)}     p10     p50     p95     p99     CPU`);
for (const [name, url] of Object.entries(pages)) {
  const { times, cpu } = await measure(() => overHttp(url));
  const columns = [0.1, 0.5, 0.95, 0.99].map((share) => at(times, share));
  console.log(`${name.padEnd(26)}${columns.join('')}${cpu.toFixed(2).padStart(8)}`);
}
await agent.close();
await server.close();
