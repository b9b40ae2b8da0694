// One file of many rows into a real server, and its effect on other callers.
import { setTimeout as wait } from 'node:timers/promises';
import { categories } from '#server/seed/categories.ts';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { fileForm } from '#tests/support/requests/form.ts';
import { openClient, spreadOf, startLedger, type Client } from './calls.ts';
import { watchProcess } from './crowd.ts';
import { residentOf } from '#tests/support/processes/memory.ts';
import { topologies, type TopologyName } from './topologies.ts';

/** Milliseconds between two calls of another person. */
const othersEveryMs = 20;
const memoryEveryMs = 250;

const leaf = categories.find(({ parent_id }) => parent_id !== null)?.name ?? '';

/** A CSV file of so many rows as a seller would send it: each with different words, place and metadata. */
function bulkFile(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `Station ${n} air quality ${n * 7919},Dataset,"Hourly values of station ${n}, checked by hand",${n % 1_000},${n % 90},${n % 80},https://data.example.org/bulk/${n},${leaf},"{""tags"":[""air"",""s${n % 50}""]}"`,
  );
  return ['name,type,description,price,longitude,latitude,url,subcategory,metadata', ...lines].join('\n');
}

async function signedIn(url: string, number: number, who: string): Promise<Client> {
  const client = openClient(url, number, startLedger());
  const body = { email: `${who}@example.com`, password: demoPassword };
  ({ token: client.token } = await client.call('session.open', { body, status: 201 }));
  return client;
}

/** Uploads a file of so many rows and calls lists and streams during it. */
export async function measureBulk(name: TopologyName, rows: number) {
  const topology = await topologies[name].start({ RATE_LIMITS: 'off' });
  try {
    const [seller, buyer] = [await signedIn(topology.url, 1, 'seller'), await signedIn(topology.url, 2, 'buyer')];
    const [{ pid } = { pid: 0 }] = topology.processes;
    const { payload, headers } = fileForm(bulkFile(rows));
    const first = await buyer.call('streams.list', { query: '?limit=20' });
    const ledger = startLedger();
    const other = openClient(topology.url, 3, ledger);
    other.token = buyer.token;
    const before = residentOf(pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentOf(pid))), memoryEveryMs);
    const [seen, start] = [watchProcess(pid), performance.now()];
    const upload = { done: false };
    const sent = fetch(`${topology.url}/streams/streams/bulk`, {
      method: 'POST',
      headers: { ...headers, authorization: seller.token },
      body: payload,
    }).finally(() => (upload.done = true));
    for (let round = 0; !upload.done; round += 1) {
      const id = first.content[round % first.content.length]?.id ?? '';
      await Promise.all([
        other.call('streams.list', { query: '?limit=20' }),
        other.call('streams.get', { params: { id } }),
      ]).catch(
        // The client records the failure.
        () => undefined,
      );
      await wait(othersEveryMs);
    }
    const reply = await sent;
    const seconds = (performance.now() - start) / 1_000;
    const { cpuSeconds, crowded } = seen();
    clearInterval(watch);
    const answer = (await reply.json()) as { created?: number; error?: string };
    if (reply.status !== 201) throw new Error(`${reply.status} ${answer.error}`);
    for (const client of [seller, buyer, other]) await client.close();
    return {
      /** Rows that the answer says were listed. */
      created: answer.created ?? 0,
      seconds,
      /** Seconds of all processors that the server's process has used; on PostgreSQL without the database's. */
      cpuSeconds,
      /** True if other processes used the machine: the times do not measure the server. */
      crowded,
      /** Milliseconds of the other calls while the file was on its way. */
      others: spreadOf([...ledger.times.values()].flat()),
      errors: ledger.errors,
      /** Megabytes of resident memory: the most during the upload over what it was before. */
      grown: most - before,
    };
  } finally {
    await topology.stopServers();
    await topology.remove();
  }
}
