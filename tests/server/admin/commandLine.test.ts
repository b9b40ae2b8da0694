// Operator commands on an exchange without accounts.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Letter } from '#server/mail/transport.ts';
import { run } from '#tests/support/processes/command.ts';
import { linkIn } from '#tests/support/outbox.ts';
import { freshDatabase, hasPostgres } from '#tests/support/database/postgres.ts';
import { startServer } from '#tests/support/startServer.ts';
import { copyEmpty } from '#tests/support/vitest/scratch.ts';
import { slowness } from '#tests/support/slowness.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const dataDir = folderForFile('exchange-admin');
const place = { DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' };
const email = 'first@example.org';
const admin = (...args: string[]) => run('server/admin/main.ts', place, ...args);
beforeAll(() => copyEmpty(dataDir));

it('make-admin adds the first admin, who sets a password by the mailed link', async () => {
  const nowhere = { ...place, DATA_DIR: path.join(dataDir, 'missing') };
  expect(await run('server/admin/main.ts', nowhere, 'status')).toMatchObject({ code: 2 });
  expect(await admin('make-admin', email)).toMatchObject({ code: 0 });
  const server = await startServer(place);
  try {
    const call = async (method: string, where: string, body?: object, token = '') => {
      const headers = { authorization: token, 'content-type': 'application/json' };
      const reply = await fetch(server.url + where, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: reply.status, body: (await reply.json()) as { token: string; users: { email: string }[] } };
    };
    const outbox = path.join(dataDir, 'outbox.ndjson');
    // A mail is complete once its line ends.
    const kept = () => (existsSync(outbox) ? readFileSync(outbox, 'utf8') : '');
    await vi.waitFor(() => expect(kept()).toContain('\n'), { timeout: 20_000 * slowness() });
    const link = linkIn(JSON.parse(kept().split('\n')[0] ?? '') as Letter);
    const password = 'chosen by the first of all';
    expect((await call('PATCH', link.path, { password })).status).toBe(200);
    // The running server answers, because it locks its database.
    expect(await admin('status')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 who may sign in') as string,
    });
    const refused = { code: 2, out: expect.stringContaining('Stop the server first') as string };
    expect(await admin('rotate-secret')).toMatchObject(refused);
    const { token } = (await call('POST', '/auth/tokens', { email, password })).body;
    expect((await call('GET', '/auth/users', undefined, token)).body.users.map((user) => user.email)).toEqual([email]);
  } finally {
    await server.stop();
  }
  const secret = (name: string) => readFileSync(path.join(dataDir, name), 'hex');
  const first = secret('session.secret');
  expect((await admin('rotate-secret')).out).toContain('Sessions of the old secret end by');
  const second = secret('session.secret');
  expect(second).not.toBe(first);
  expect(await admin('rotate-secret')).toMatchObject({
    code: 2,
    out: expect.stringContaining('Not rotated') as string,
  });
  expect([secret('session.second.secret'), secret('session.secret')]).toEqual([first, second]);
});

it.skipIf(!hasPostgres())(
  'a command on a PostgreSQL with another schema version changes neither schema nor secret',
  async () => {
    const { url, drop } = await freshDatabase();
    const settings = { DATA_DIR: path.join(dataDir, 'beside'), DATABASE_URL: url };
    const status = (more: object = {}) => run('server/admin/main.ts', { ...settings, ...more }, 'status');
    try {
      expect(await status()).toEqual({ code: 2, out: 'Set SESSION_SECRET to the secret of the exchange\n' });
      expect(existsSync(settings.DATA_DIR)).toBe(false);
      for (const again of ['first', 'second']) {
        const { code, out } = await status({ SESSION_SECRET: 'x'.repeat(32) });
        expect([again, code, out]).toEqual([
          again,
          2,
          expect.stringContaining('start the exchange of this version first'),
        ]);
      }
    } finally {
      await drop();
    }
  },
);
