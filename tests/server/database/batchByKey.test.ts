import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batchByKey } from '#server/database/batchByKey.ts';

/** A look-up that records its calls and ends when the test resolves it. */
function open(known: ReadonlyMap<string, number>) {
  const found: { keys: readonly string[]; end: (error?: Error) => void }[] = [];
  const lookUp = batchByKey<string, number>(
    (keys) =>
      new Promise((resolve, reject) => {
        found.push({ keys, end: (error) => (error ? reject(error) : resolve(known)) });
      }),
  );
  return { found, lookUp };
}

const known = new Map([
  ['a', 1],
  ['b', 2],
]);

describe('batchByKey', () => {
  it('batches the calls of one event-loop turn, asks for each key once, and returns each result', async () => {
    const { found, lookUp } = open(known);
    const all = Promise.all(['a', 'b', 'a', 'nobody'].map(lookUp));
    await turn();
    expect(found.map(({ keys }) => keys)).toEqual([['a', 'b', 'nobody']]);
    found[0]?.end();
    expect(await all).toEqual([1, 2, 1, undefined]);
  });

  it('never reuses an earlier result: a later caller starts a new query, without waiting', async () => {
    const { found, lookUp } = open(known);
    const early = lookUp('a');
    await turn();
    const late = lookUp('a');
    await turn();
    expect(found.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
    found[1]?.end();
    expect(await late).toBe(1);
    found[0]?.end();
    expect(await early).toBe(1);
  });

  it('rejects all calls of a failed batch, and starts a new query afterwards', async () => {
    const { found, lookUp } = open(known);
    const all = Promise.allSettled(['a', 'b'].map(lookUp));
    await turn();
    const away = new Error('away');
    found[0]?.end(away);
    expect(await all).toEqual([
      { status: 'rejected', reason: away },
      { status: 'rejected', reason: away },
    ]);
    const again = lookUp('a');
    await turn();
    found[1]?.end();
    expect(await again).toBe(1);
  });
});
