import { expect, it } from 'vitest';
import { measureApart } from '#server/domains/samples/measuring/measureApart.ts';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';

const at = '2026-01-01T00:00:00Z';
const row = (cell: (column: number) => unknown) => Array.from({ length: 200 }, (_, column) => cell(column)).join(',');
const wide = [row((column) => `c${column}`), ...Array.from({ length: 2_000 }, () => row((column) => column % 10))];
const headOf = (text: string) => ({ bytes: Buffer.from(text), complete: true, contentType: 'text/csv' });

it('measures a large head beside the thread that serves', async () => {
  const head = headOf(wide.join('\n'));
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const sample = await measureApart(head, at);
  isDone = true;
  expect(sample).toEqual(await measureHead(head, at));
  // On that thread the measurement would be one turn.
  expect(turns).toBeGreaterThan(20);
});

it.each([
  ['lists', '['.repeat(200_000) + ']'.repeat(200_000)],
  ['lists in a cell', `[{"a":${'['.repeat(6_000)}${']'.repeat(6_000)},"b":1}]`],
  ['objects in a cell', `[{"a":${'{"a":'.repeat(6_000)}1${'}'.repeat(6_000)},"b":1}]`],
])('measures deeply nested %s', async (_what, text) => {
  const sample = await measureApart({ ...headOf(text), contentType: 'application/json' }, at);
  expect(sample.rows_measured).toBe(1);
  expect(JSON.stringify(sample.rows).length).toBeLessThan(1_000);
});
