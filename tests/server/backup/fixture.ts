// A running exchange with money in it, and the operator's commands as they are typed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoPassword } from '#server/seed/people.ts';
import { run } from '#tests/support/processes/command.ts';
import type { Settings } from '#tests/support/startServer.ts';

export const backup = (env: Settings, file: string) => run('server/backup/backup.ts', env, file);
export const restore = (env: Settings, file: string) => run('server/backup/restore.ts', env, file);
export const move = (env: Settings) => run('server/backup/move.ts', env);
export const audit = (env: Settings) => run('server/ledger/audit.ts', env);

/** Folders that go when the tests end. */
export function scratch() {
  const home = mkdtempSync(path.join(tmpdir(), 'exchange-backup-'));
  let made = 0;
  return {
    fresh: () => path.join(home, `place-${(made += 1)}`),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Calls as one demo person. */
export async function enter(url: string, email: string) {
  const call = async (token: string, method: string, place: string, body?: object) => {
    const headers = { authorization: token, ...(body && { 'content-type': 'application/json' }) };
    const reply = await fetch(url + place, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: reply.status, body: (await reply.json().catch(() => undefined)) as never };
  };
  const signedIn = await call('', 'POST', '/auth/tokens', { email, password: demoPassword });
  const { token } = signedIn.body as { token: string };
  return { token, call: (method: string, place: string, body?: object) => call(token, method, place, body) };
}

export const balanceOf = async (person: Awaited<ReturnType<typeof enter>>) =>
  ((await person.call('GET', '/transactions/tokens')).body as { balance: number }).balance;

/** The age of measured data grows between two calls. */
export const withoutAges = (reply: object) =>
  JSON.parse(JSON.stringify(reply, (key, value: unknown) => (key === 'age_days' ? undefined : value))) as object;

/** Uploads a file and lists it. Returns the product's id. */
export async function sellFile({ token, call }: Awaited<ReturnType<typeof enter>>, url: string, text: string) {
  const headers = { authorization: token, 'content-type': 'application/octet-stream' };
  const sent = await fetch(`${url}/streams/files?name=levels.csv`, { method: 'POST', headers, body: text });
  if (sent.status !== 201) throw new Error(`upload: ${sent.status} ${await sent.text()}`);
  const { id } = (await sent.json()) as { id: string };
  const categories = (await call('GET', '/streams/categories')).body as { id: string; parent: string | null }[];
  const subcategory = categories.find(({ parent }) => parent !== null)?.id;
  const about = { name: 'Levels', type: 'Dataset', description: 'By a test', price: 0, subcategory };
  const listed = await call('POST', '/streams/streams', { ...about, url: `file:${id}` });
  if (listed.status !== 201) throw new Error(`listing: ${listed.status} ${JSON.stringify(listed.body)}`);
  return (listed.body as { id: string }).id;
}
