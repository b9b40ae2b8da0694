// Rotation of a secret stored in the data folder, interrupted after each file change.
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '#server/admin/runCommand.ts';
import { sealedValues } from '#server/admin/sealedValues.ts';
import { unseal, seal, sealContexts } from '#server/kernel/seal.ts';
import { loadSecrets } from '#server/kernel/secret.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { addRows } from '#tests/support/database/rows.ts';

const server = await exchangeForFile({ engine: 'embedded' });
const dataDir = server.exchange.config.dataDir;

const file = (name: string) => path.join(dataDir, name);
const current = () => readFileSync(file('session.secret'));
const second = () => readFileSync(file('session.second.secret'));
const load = () => loadSecrets(server.exchange.config);
const rotations = () => server.db.selectFrom('audit').select('after').where('action', '=', 'secret.rotated').execute();

/** Runs the command as a new process would. */
async function rotate() {
  const exchange = { ...server.exchange, secondSecret: undefined, ...(await load()) };
  return runCommand({ exchange, database: server.database, serving: false }, ['rotate-secret']);
}

function age(name: string) {
  const dayAgo = Date.now() / 1000 - 25 * 3600;
  utimesSync(file(name), dayAgo, dayAgo);
}

/** Interrupts the work after this number of file changes. */
async function interruptAfter(changes: number, work: () => Promise<unknown>) {
  const real = { open: fs.open, rename: fs.rename };
  let left = changes;
  const counted =
    <Given extends unknown[], Result>(change: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      if (left === 0) throw new Error('interrupted');
      left -= 1;
      return change(...given);
    };
  Object.assign(fs, { open: counted(real.open), rename: counted(real.rename) });
  syncBuiltinESMExports();
  try {
    await expect(work()).rejects.toThrow('interrupted');
  } finally {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  }
}

const context = sealContexts.mfa;
async function keepSealed(): Promise<string> {
  const { id } = await server.addUser(['user']);
  const at = server.exchange.now().toISOString();
  const secret = seal(await load(), 'passcodes', context(id));
  await addRows(server.db, 'mfa', { user_id: id, secret, confirmed_at: at, last_step: 0, created_at: at });
  return id;
}
const sealedOf = async (id: string) =>
  (await server.db.selectFrom('mfa').select('secret').where('user_id', '=', id).executeTakeFirstOrThrow()).secret;

describe('a rotation of the stored secret', () => {
  beforeEach(async () => {
    for (const name of readdirSync(dataDir)) if (name.startsWith('session.second')) rmSync(file(name));
    await server.db.deleteFrom('mfa').execute();
    await server.db.deleteFrom('audit').execute();
  });

  it('replaces the secret and refuses to run again within the longest session', async () => {
    const id = await keepSealed();
    const before = current();
    expect(await rotate()).toMatchObject({
      lines: [
        'Values sealed with the new secret: 1. Already sealed with it: 0.',
        expect.stringContaining('then remove'),
      ],
    });
    const after = current();
    expect(after.equals(before)).toBe(false);
    expect(second().equals(before)).toBe(true);
    expect(await rotate()).toMatchObject({
      refused: expect.stringContaining('Not rotated: finish the running rotation first') as string,
    });
    expect(current().equals(after)).toBe(true);
    expect(await rotations()).toHaveLength(1);
    rmSync(file('session.second.secret'));
    expect(unseal(await load(), await sealedOf(id), context(id))).toBe('passcodes');
  });

  it('replaces an expired second secret, and keeps every value sealed with it', async () => {
    const id = await keepSealed();
    const before = current();
    writeFileSync(file('session.second.secret'), before);
    writeFileSync(file('session.secret'), randomBytes(32));
    const leaked = current();
    age('session.second.secret');
    expect(await rotate()).toHaveProperty('lines');
    expect([current().equals(leaked), second().equals(leaked)]).toEqual([false, true]);
    rmSync(file('session.second.secret'));
    expect(unseal(await load(), await sealedOf(id), context(id))).toBe('passcodes');
  });

  it.each([0, 1, 2, 3])(
    'keeps the old secret when interrupted after %i changes, and then replaces it',
    async (changes) => {
      const id = await keepSealed();
      const before = current();
      await interruptAfter(changes, async () => {
        const exchange = { ...server.exchange, secret: before, secondSecret: undefined };
        await runCommand({ exchange, database: server.database, serving: false }, ['rotate-secret']);
      });
      expect(current().equals(before)).toBe(true);
      expect(await load()).toEqual({ secret: before, secondSecret: undefined });
      expect(await rotations()).toHaveLength(0);
      expect(await rotate()).toHaveProperty('lines');
      expect([current().equals(before), second().equals(before)]).toEqual([false, true]);
      expect(unseal(await load(), await sealedOf(id), context(id))).toBe('passcodes');
      expect(readdirSync(dataDir).filter((name) => name.endsWith('.new'))).toEqual([]);
    },
  );

  it('reads every sealed value once, in batches', async () => {
    const kept = [await keepSealed(), await keepSealed(), await keepSealed(), await keepSealed()];
    for (const batch of [1, 2, 3, 4, 5]) {
      const read: string[] = [];
      for await (const sealed of sealedValues(server.db, batch)) read.push(sealed.context);
      expect(read).toEqual(kept.toSorted().map(context));
    }
  });

  it('names the file to remove when a second secret is too short', async () => {
    writeFileSync(file('session.second.secret'), 'half');
    await expect(load()).rejects.toThrow(/session\.second\.secret .* to end the sessions of the old secret$/u);
  });
});
