// Reads and money writes at the rates that one process has to keep, on PostgreSQL. The work is bounded always; the clock
// only where the machine is the test's own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailOf } from '#server/seed/large/people.ts';
import { sizeOf } from '#server/seed/large/size.ts';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { run } from '#tests/support/processes/command.ts';
import { freshDatabase, hasPostgres } from '#tests/support/database/postgres.ts';
import { asOperated, startServer, type Exchange } from '#tests/support/startServer.ts';
import { openClient, spreadOf, startLedger, type Client, type Ledger } from './calls.ts';
import { watchProcess } from './crowd.ts';
import { addPeople, price, type Person } from './people.ts';
import { auditLine } from './proofs.ts';
import { atRate, type Rate } from './rates.ts';
import { topologies, type Topology } from './topologies.ts';

/** Calls per second, duration in seconds, and the slowest of a hundred in milliseconds. */
const reads = { perSecond: 300, seconds: 5, p99: 150 };
const writes = { perSecond: 150, seconds: 5, p99: 250 };
const peopleAtOnce = 16;

/** Sends calls at a rate. Returns the limits that the server missed. */
async function hold(
  rate: Rate & { p99: number },
  pid: number,
  ledger: Ledger,
  call: (number: number) => Promise<unknown>,
): Promise<string[]> {
  const watch = watchProcess(pid);
  const kept = await atRate(rate, call);
  const { cpuSeconds, crowded } = watch();
  const { p50, p99, max } = spreadOf([...ledger.times.values()].flat());
  const spread = [p50, p99, max].map((ms) => ms.toFixed(1)).join(' / ');
  const each = ((cpuSeconds / kept.number) * 1_000).toFixed(2);
  const summary = `${rate.perSecond}/s: ${kept.number} calls in ${kept.seconds.toFixed(1)} s, p50 / p99 / longest ${spread} ms, ${each} ms of processor each`;
  process.stdout.write(`${summary}${crowded ? ', on a crowded machine' : ''}\n`);
  const slow = !crowded && (kept.seconds > rate.seconds * 1.1 || p99 > rate.p99);
  // One process has one processor for all that it does.
  const dear = cpuSeconds / kept.number > 1 / rate.perSecond;
  return [...ledger.errors, ...(slow || dear ? [summary] : [])];
}

describe.skipIf(!hasPostgres())('one process on PostgreSQL', () => {
  describe('with a hundred thousand streams, ten thousand people and a million ledger entries', () => {
    const size = sizeOf(100_000);
    const ledger = startLedger();
    const readers: Client[] = [];
    let database: Awaited<ReturnType<typeof freshDatabase>>;
    let server: Exchange;
    beforeAll(async () => {
      database = await freshDatabase();
      const place = { DATABASE_URL: database.url, SEED: 'none' };
      const { code, out } = await run('server/seed/large/main.ts', place, String(size.streams));
      if (code !== 0) throw new Error(out);
      server = await startServer({ ...asOperated, ...place, LOG_LEVEL: 'error', RUN_WORKERS: '0' });
      for (let number = 0; number < peopleAtOnce; number += 1) {
        const reader = openClient(server.url, number, ledger);
        const body = { email: emailOf(size.users / 2 + number), password: demoPassword };
        ({ token: reader.token } = await reader.call('session.open', { body, status: 201 }));
        // Warms up: compiles code and prepares statements.
        for (let page = 0; page < 5; page += 1) await reader.call('streams.list', { query: `?limit=20&page=${page}` });
        readers.push(reader);
      }
      ledger.times.clear();
    });
    afterAll(async () => {
      for (const reader of readers) await reader.close();
      await server.stop();
      await database.drop();
    });

    it('answers three hundred pages a second without an error', async () => {
      const broken = await hold(reads, server.pid, ledger, async (number) => {
        const page = number % 7;
        const reply = await readers[number % readers.length]?.call('streams.list', { query: `?limit=20&page=${page}` });
        if (reply?.content.length !== 20) ledger.errors.push(`page ${page} has ${reply?.content.length} streams`);
      });
      expect(broken).toEqual([]);
    });
  });

  describe('with people who trade', () => {
    const ledger = startLedger();
    let topology: Topology;
    let people: Person[];
    beforeAll(async () => {
      topology = await topologies.postgres.start({ RATE_LIMITS: 'off', ALLOW_UPSTREAM_HOSTS: '127.0.0.1' });
      people = await addPeople(topology.url, peopleAtOnce, '127.0.0.1:9', ledger);
    });
    afterAll(async () => {
      for (const person of people) await person.close();
      await topology.stopServers();
      await topology.remove();
    });

    it('moves tokens a hundred and fifty times a second, and every one of them is where it belongs', async () => {
      const balances = () => Promise.all(people.map(async (person) => (await person.call('wallet.balance')).balance));
      const expected = await balances();
      ledger.times.clear();
      const move = (place: number, amount: number) => void (expected[place] = (expected[place] ?? 0) + amount);
      const deeds: ((person: Person, place: number) => Promise<void>)[] = [
        async (person, place) => {
          await person.call('wallet.buy', { body: { amount: 7_000 } });
          move(place, 7_000);
        },
        async (person, place) => {
          await person.call('wallet.withdraw', { body: { amount: 5_000 } });
          move(place, -5_000);
        },
        async (person, place) => {
          const from = (place + 1) % people.length;
          const body = { stream_id: people[from]?.streamId ?? '', hours: 1 };
          await person.call('access.buy', { body, status: 201 });
          move(place, -price);
          move(from, price);
        },
      ];
      const broken = await hold(writes, topology.processes[0]?.pid ?? 0, ledger, async (number) => {
        const place = number % people.length;
        const person = people[place];
        if (person) await deeds[number % deeds.length]?.(person, place);
      });
      expect(broken).toEqual([]);
      expect(await balances()).toEqual(expected);
      await topology.stopServers();
      expect((await auditLine(topology)).line).toContain('all rules hold');
    });
  });
});
