import { expect, it } from 'vitest';
import { read, toQuery } from '#src/pages/shared/lists/marketplaceFilter.ts';

it('reads a text without NUL, which the server refuses', () => {
  const filter = read(new URLSearchParams('text=rain%00fall'));
  expect(filter.text).toBe('rainfall');
  expect(toQuery(filter)).toMatchObject({ text: 'rainfall' });
  expect(read(new URLSearchParams('name=%00')).text).toBe('');
});
