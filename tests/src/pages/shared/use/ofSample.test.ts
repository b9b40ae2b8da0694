import { expect, it } from 'vitest';
import { parseWhere } from '#server/tables/where.ts';
import { partExampleOf } from '#src/pages/shared/use/ofSample.ts';

const column = (name: string, mean?: number) =>
  ({ name, type: 'number', nulls: 0, distinct: 3, ...(mean !== undefined && { mean }) }) as const;

it('filters a measured column whose name needs no quotes', () => {
  const schema = [column('date'), column('a b', 4), column('precipitation', 3.0294), column('wind', 1)];
  const example = partExampleOf({ schema });
  expect(example).toBe('&where=precipitation>3');
  expect(parseWhere(example?.slice('&where='.length) ?? '')).toMatchObject({ column: 'precipitation', value: 3 });
  expect(partExampleOf({ schema: [column('a b', 4)] })).toBeUndefined();
});
