// The operator's way into an exchange without accounts.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { Letter } from '#server/mail/transport.ts';
import { run } from '#tests/support/command.ts';
import { linkIn } from '#tests/support/outbox.ts';
import { startServer } from '#tests/support/startServer.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'exchange-admin-'));
const place = { DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' };
const email = 'first@example.org';
const add = (...args: string[]) => run('server/domains/users/addAdmin.ts', place, ...args);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('an operator adds the first admin, who chooses a password by mail and sees everybody', async () => {
  expect(await add('nobody')).toMatchObject({ code: 2, out: expect.stringContaining('add:admin') as string });
  expect(await add(email)).toMatchObject({ code: 0 });
  expect(await add(email)).toMatchObject({ code: 2 });
  const server = await startServer(place);
  try {
    const call = async (method: string, where: string, body?: object, token = '') => {
      const headers = { authorization: token, 'content-type': 'application/json' };
      const reply = await fetch(server.url + where, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: reply.status, body: (await reply.json()) as { token: string; users: { email: string }[] } };
    };
    const outbox = path.join(dataDir, 'outbox.ndjson');
    // A letter is whole with the end of its line.
    const kept = () => (existsSync(outbox) ? readFileSync(outbox, 'utf8') : '');
    await vi.waitFor(() => expect(kept()).toContain('\n'), { timeout: 20_000 });
    const link = linkIn(JSON.parse(kept().split('\n')[0] ?? '') as Letter);
    const password = 'chosen by the first of all';
    expect((await call('PATCH', link.path, { password })).status).toBe(200);
    const { token } = (await call('POST', '/auth/tokens', { email, password })).body;
    expect((await call('GET', '/auth/users', undefined, token)).body.users.map((user) => user.email)).toEqual([email]);
  } finally {
    await server.stop();
  }
});
