import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { createFaults, parseJitter, seeded } from '#server/database/injectFaults.ts';
import { engines, openTestDatabase } from '#tests/support/database/engines.ts';

describe('test settings for faults', () => {
  it('are refused in production before anything is opened', async () => {
    const config = { dataDir: '/proc/never', production: true };
    for (const faults of [{ failAt: 1 }, { jitter: { seed: 1, maxMs: 1 } }]) {
      await expect(connect({ ...config, faults })).rejects.toMatchObject({ code: 'config' });
    }
    const knobs = createFaults({}, true);
    expect(() => knobs.failAt(1)).toThrow('refused in production');
    expect(() => knobs.jitter({ seed: 1, maxMs: 1 })).toThrow('refused in production');
  });

  it.each([
    ['7:25', { seed: 7, maxMs: 25 }],
    ['7', undefined],
    ['7:', undefined],
    ['-1:5', undefined],
    ['1:5 ', undefined],
    ['1e3:5', undefined],
  ])('%s reads as %o', (text, value) => {
    expect(parseJitter(text)).toEqual(value);
  });

  it('one seed gives one sequence, spread over the range', () => {
    const draw = (seed: number) => Array.from({ length: 1_000 }, seeded(seed));
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
    expect(Math.min(...draw(5))).toBeLessThan(0.01);
    expect(Math.max(...draw(5))).toBeGreaterThan(0.99);
  });
});

describe.each(engines())('test settings for faults on %s', (engine) => {
  it('come from the environment and fail the call they name, once', async () => {
    const database = await openTestDatabase(engine, { faults: { failAt: 2, jitter: { seed: 1, maxMs: 20 } } });
    const started = performance.now();
    await database.ping();
    await expect(database.ping()).rejects.toMatchObject({ code: 'unavailable' });
    expect(database.faults.fired()).toBe(true);
    for (let i = 0; i < 10; i += 1) await database.ping();
    // At least 21 waits of 10 ms on average. The fixed seed excludes a shorter time by chance.
    expect(performance.now() - started).toBeGreaterThan(100);
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    await database.remove();
  });
});
