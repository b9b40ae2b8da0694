import { expect, it } from 'vitest';
import type { Sample } from '#contract/types.ts';
import { parseWhere } from '#server/tables/where.ts';
import { heldText, partExampleOf } from '#src/pages/shared/use/sampleFacts.ts';

it('returns the start of the downloadable events of a live source, at most ten minutes ago', () => {
  const of = (held_since?: string) => ({ live: { ...(held_since && { held_since }) } }) as Sample;
  const now = Date.parse('2026-01-01T19:00:00Z');
  expect(heldText(of('2026-01-01T18:55:00Z'), now)).toMatch(/^since .*55/u);
  expect(heldText(of('2026-01-01T18:30:00Z'), now)).toMatch(/^since .*50/u);
  expect(heldText(of(), now)).toBe('from now on');
  expect(heldText(undefined, now)).toBe('from now on');
});

const column = (name: string, mean?: number) =>
  ({ name, type: 'number', nulls: 0, distinct: 3, ...(mean !== undefined && { mean }) }) as const;

it('filters a measured column whose name needs no quotes', () => {
  const schema = [column('date'), column('a b', 4), column('precipitation', 3.0294), column('wind', 1)];
  const example = partExampleOf({ schema });
  expect(example).toBe('&where=precipitation>3');
  expect(parseWhere(example?.slice('&where='.length) ?? '')).toMatchObject({ column: 'precipitation', value: 3 });
  expect(partExampleOf({ schema: [column('a b', 4)] })).toBeUndefined();
});
