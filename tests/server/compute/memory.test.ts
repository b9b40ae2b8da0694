// Memory limits of a run: one for its database, and one for its process in case the database exceeds its own.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runLimits } from '#contract/constants.ts';
import { deposit } from '#server/domains/wallet/store.ts';
import { transaction } from '#server/database/transaction.ts';
import { startRun } from '#server/compute/startRun.ts';
import { prepared } from './prepared.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { fixtureForFile } from '../executions/fixture.ts';
import { hugeBytes, writeHuge } from './huge.ts';

const folder = folderForFile('run-memory');
const file = path.join(folder, 'data-0');
const mebibyte = 2 ** 20;
const limit = runLimits.memoryMegabytes * mebibyte;
const reason = 'The analysis needs more memory than a run may use: choose fewer columns or a smaller part of the data';
const fee = 2_500_000;
const fixture = await fixtureForFile({ env: { RUN_FEE: String(fee) } });
beforeAll(() => writeHuge(file));

it('ends a child process that exceeds its memory limit, although its database may use more', async () => {
  const job = {
    analysis: 'summary',
    parameters: {},
    tables: [await prepared(file)],
    room: null,
    memory: hugeBytes * 4,
  } as const;
  const outcome = await startRun(job, folder, new AbortController().signal, { seconds: 100, outputBytes: mebibyte });
  expect(outcome).toEqual({ reason, peak: expect.any(Number) });
  const peak = 'peak' in outcome ? outcome.peak : 0;
  expect(peak).toBeGreaterThan(limit);
  // The process ends long before the table is complete.
  expect(peak).toBeLessThan(hugeBytes);
});

it('fails a run that needs too much memory with a reason and no charge, and starts the next run', async () => {
  const person = await fixture.buyer([]);
  const give = { userId: person.id, amount: fee * 2, at: new Date().toISOString() };
  await transaction(fixture.db, (trx) => deposit(trx, give));
  const huge = await fixture.list((_request, reply) => reply.end(readFileSync(file)));
  const small = await fixture.list('a,b\n1,2\n');
  for (const one of [huge, small]) await fixture.grant(person, one);
  expect(await fixture.reasonOf(person, 'correlation', huge, { columns: [] })).toBe(reason);
  expect((await person.call('GET', '/transactions/tokens')).json()).toMatchObject({ balance: fee * 2 });
  expect((await fixture.run(person, 'summary', small)).facts).toMatchObject({ rows: 1 });
});
