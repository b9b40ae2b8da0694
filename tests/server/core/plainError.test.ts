// Errors in logs and with DEBUG=1 name the fault, but no value that was stored or sent.
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { command } from '#server/kernel/command.ts';
import { newId } from '#server/kernel/newId.ts';
import { plainError, traceOf } from '#server/kernel/plainError.ts';
import { openLedgerFixture, userRow, type LedgerFixture } from '#tests/support/ledgerFixture.ts';
import { engines } from '#tests/support/database/engines.ts';

const secret = 'private-person@example.com';

describe.each(engines())('an error of the database on %s', (engine) => {
  let ledger: LedgerFixture;
  beforeAll(async () => {
    ledger = await openLedgerFixture(engine);
  });
  afterAll(() => ledger.close());
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  const duplicate = async () => {
    const { db } = ledger;
    const row = {
      ...userRow(newId(), ['user'], new Date(0).toISOString()),
      email: secret,
    };
    await db.insertInto('users').values(row).execute();
  };
  const unstorable = async () => {
    await sql`select ${secret}::uuid`.execute(ledger.db);
  };
  const failureOf = (work: () => Promise<void>) =>
    work()
      .then(work)
      .then(
        () => new Error('no failure'),
        (error: unknown) => error as Error,
      );

  it.each([
    ['a duplicate', duplicate, '23505'],
    ['a value that cannot be stored', unstorable, '22P02'],
  ])('about %s names its code and no value', async (_what, work, code) => {
    const error = await failureOf(work);
    // The driver's own fields quote the value.
    expect(inspect(error)).toContain(secret);
    const wrapped = new Error('The work failed', { cause: error });
    vi.stubEnv('DEBUG', '1');
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const exitCode = process.exitCode;
    await command('Nothing was done', () => Promise.reject(error));
    process.exitCode = exitCode;
    const lines = printed.mock.calls.flat().join('\n');
    for (const text of [
      lines,
      traceOf(wrapped),
      JSON.stringify(plainError(error)),
      JSON.stringify(plainError(wrapped)),
    ])
      expect(text).not.toContain(secret);
    expect(lines).toContain(code);
    expect(traceOf(wrapped)).toMatch(new RegExp(`The work failed[^]*caused by [^]*code ${code}`, 'u'));
  });
});

it.each([
  ['that cannot be parsed', 'postgres://exchange:pass-word-9@[/exchange'],
  ['where nothing answers', 'postgres://exchange:pass-word-9@127.0.0.1:1/exchange'],
])('the trace of a database address %s has no password', async (_what, url) => {
  const error = await connect({ url, dataDir: '', production: false }).catch((failure: unknown) => failure);
  expect(traceOf(error)).toMatch(/\n\s+at /u);
  expect(traceOf(error)).not.toContain('pass-word-9');
});
