// The largest file that is taken, into a real process, while others list and look.
import { expect, it } from 'vitest';
import { bulkLimits } from '#contract/constants.ts';
import { engines } from '#tests/support/database/engines.ts';
import { measureBulk } from './bulk.ts';

it.each(engines())('of 100,000 rows is listed on %s, while other callers are served', async (engine) => {
  const measured = await measureBulk(engine, bulkLimits.rows);
  process.stdout.write(`a file of ${bulkLimits.rows} rows on ${engine}: ${JSON.stringify(measured)}\n`);
  expect(measured).toMatchObject({ created: bulkLimits.rows, errors: [] });
  expect(measured.cpuSeconds).toBeLessThan(30);
  expect(measured.grown).toBeLessThan(400);
  expect(measured.others.number).toBeGreaterThan(100);
  // On a shared processor, wall-clock times do not measure the server.
  if (measured.crowded) return;
  expect(measured.seconds).toBeLessThan(30);
  expect(measured.others.p99).toBeLessThan(300);
});
