// People who both sell and buy, each with one listing whose data comes from a source on loopback.
import { createServer } from 'node:http';
import { maxWalletMove } from '#contract/constants.ts';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { openClient, startLedger, type Client, type Ledger } from './calls.ts';
import { inSteps } from './rates.ts';
import { listen } from '#tests/support/processes/listen.ts';

const data = `time,value\n${Array.from({ length: 100 }, (_, hour) => `2026-01-01T${hour},${hour}\n`).join('')}`;

/** Origin of the data source. */
export async function startSource() {
  const server = createServer((_request, reply) => void reply.writeHead(200, { 'content-type': 'text/csv' }).end(data));
  const port = await listen(server);
  return { host: `127.0.0.1:${port}`, data, stop: () => new Promise((resolve) => server.close(resolve)) };
}

export interface Person extends Client {
  email: string;
  number: number;
  /** The stream that this person sells. */
  streamId: string;
  name: string;
}

const admins = 'admin@example.com';
/** Micro-tokens an hour: a wallet lasts for millions of hours. */
export const price = 2_000;

/** Milliseconds between two people: within the limit of calls a second for the admin who adds them. */
export const addEveryMs = 20;

/**
 * Adds the people as an admin would, signs each in from a separate address, gives them tokens and something to sell.
 */
export async function addPeople(url: string, count: number, host: string, ledger: Ledger): Promise<Person[]> {
  const admin = openClient(url, count, startLedger());
  ({ token: admin.token } = await admin.call('session.open', {
    body: { email: admins, password: demoPassword },
    status: 201,
  }));
  const categories = await admin.call('categories.list');
  const category = categories.find(({ parent }) => parent)?.id;
  const people: Person[] = [];
  await inSteps(count, addEveryMs, async (number) => {
    const email = `load-${number}@example.com`;
    await admin.call('users.add', {
      body: { email, password: passwordOf(number), first_name: 'Simulated', last_name: `Person ${number}` },
      status: 201,
    });
    const client = openClient(url, number, ledger);
    const credentials = { email, password: passwordOf(number) };
    ({ token: client.token } = await client.call('session.open', { body: credentials, status: 201 }));
    await client.call('wallet.buy', { body: { amount: maxWalletMove } });
    const name = `Load ${String(number).padStart(5, '0')} hourly values`;
    const listing = {
      name,
      type: 'Dataset',
      description: 'Sold to simulated people',
      price,
      url: `http://${host}/${number}`,
      subcategory: category,
      offer: true,
    };
    const { id: streamId } = await client.call('streams.create', { body: listing, status: 201 });
    people.push(Object.assign(client, { email, number, streamId, name }));
  });
  await admin.close();
  return people;
}

export const passwordOf = (number: number) => `simulated person ${number} of the load`;
