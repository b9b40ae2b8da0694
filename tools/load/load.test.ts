// The load itself, for seconds: people at once, and everything that must hold afterwards. Its figures are for npm run load.
import { describe, expect, it } from 'vitest';
import { callRates } from '#server/kernel/rates/callRates.ts';
import { measureBulk } from './bulk.ts';
import { growthOf, measure } from './measure.ts';
import { addEveryMs } from './people.ts';
import { inSteps } from './rates.ts';
import { readOptions } from './options.ts';

describe('the load', () => {
  it('people at once live the story without an error, and the ledger is sound', async () => {
    const options = readOptions(['--people', '6', '--minutes', '0.05', '--think', '50']);
    const { errors, broken, stories, audit, times } = await measure('embedded', options);
    expect({ errors, broken }).toEqual({ errors: [], broken: [] });
    expect(stories).toBeGreaterThan(5);
    expect(audit).toContain(`${stories} purchases: all rules hold`);
    expect(times.get('access.read')?.number).toBe(stories);
  });

  it('adds people more slowly than an admin may call', async () => {
    const start = performance.now();
    const numbers: number[] = [];
    await inSteps(10, addEveryMs, async (number) => void numbers.push(number));
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, number) => number));
    // Timers may be a millisecond early.
    expect((performance.now() - start) / 10).toBeGreaterThan(addEveryMs - 2);
    expect(1_000 / addEveryMs).toBeLessThan(callRates.allCalls.max / callRates.allCalls.seconds);
  });

  it('measures a bulk file and the calls that are served during it', async () => {
    const { created, errors, others } = await measureBulk('postgres', 1_200);
    expect({ created, errors }).toEqual({ created: 1_200, errors: [] });
    expect(others.number).toBeGreaterThan(1);
  });

  it('fails a soak that grew, or in which a thread did not answer at the end', () => {
    const memory = { early: 100, late: 100 };
    const first = { main: 40, 'thread 1': 40 };
    expect(growthOf(memory, [first, first])).toEqual([]);
    expect(growthOf(memory, [first, { ...first, main: 50 }])).toEqual(['the threads grew from 80 to 90 MB']);
    expect(growthOf(memory, [first, { main: 40 }])).toEqual(['no memory of thread 1 at the end']);
  });

  it('refuses what is more than a machine of one’s own can take, and what it does not know', () => {
    expect(() => readOptions(['--people', '100000'])).toThrow('--people must be from 2 to 2000');
    expect(() => readOptions(['--minutes', 'x'])).toThrow('--minutes');
    expect(() => readOptions(['--on', 'moon'])).toThrow('not moon');
    expect(readOptions([])).toMatchObject({ minutes: 5, topologies: ['embedded', 'postgres', 'cluster'] });
  });

  it('soaks the default database for half an hour', () => {
    expect(readOptions(['--soak'])).toMatchObject({ minutes: 30, people: 200, topologies: ['embedded'] });
    expect(readOptions(['--soak', '--on', 'postgres'])).toMatchObject({ topologies: ['postgres'] });
  });
});
