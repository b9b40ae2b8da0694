import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnNames } from '#server/reading/names.ts';

it.each([
  ['|name|', 'column_1|name|column_3'],
  ['name|name|Name', 'name|name_2|Name_3'],
  ['id|ID', 'id|ID_2'],
  // The source's own name stays.
  ['a|a|a_2', 'a|a_3|a_2'],
  ['|column_1', 'column_1_2|column_1'],
  [' wind\nspeed |a\u0000b', 'wind speed|a b'],
])('names %j as %j', (given, names) => {
  expect(columnNames(given.split('|'))).toEqual(names.split('|'));
});

it('gives columns different names, and keeps names that are unique and plain', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom('', 'a', 'A', 'a_2', 'column_2'), fc.string())), (given) => {
      const names = columnNames(given);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(given.length);
      expect(columnNames(names)).toEqual(names);
    }),
  );
});
