// All rows of a list for an export, and whether any are missing.
import { expect, it } from 'vitest';
import { allPages } from '#src/state/machine/allPages.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

/** A list of `rows` rows. Paging reaches only the first ones; the total counts up to the given limit. */
const list =
  (count: number, reached = count, counted = count) =>
  async ({ page, limit }: { page: number; limit: number }) => ({
    ok: true as const,
    value: { total: counted, content: numbers(reached).slice(page * limit, (page + 1) * limit) },
  });
const rowsOf = ({ content }: { content: number[] }) => content;
type Read = ReturnType<typeof list>;

it('reads page after page until there are no more', async () => {
  expect(await allPages(list(7), rowsOf, { limit: 3 })).toEqual({ rows: numbers(7), total: 7, whole: true });
  expect(await allPages(list(0), rowsOf)).toEqual({ rows: [], total: 0, whole: true });
});

it('reports that paging does not reach all of them', async () => {
  expect(await allPages(list(9, 4), rowsOf, { limit: 2 })).toEqual({ rows: numbers(4), total: 9, whole: false });
});

it('reports that the exchange stopped counting, since more may match', async () => {
  const reach = { limit: 2, countedTo: 4 };
  expect(await allPages(list(9, 4, 4), rowsOf, reach)).toMatchObject({ total: 4, whole: false });
  expect(await allPages(list(3), rowsOf, reach)).toMatchObject({ total: 3, whole: true });
});

it('returns undefined if a call failed', async () => {
  const failed = { ok: false, failure: new Error('lost') } as never;
  const read: Read = () => Promise.resolve(failed);
  expect(await allPages(read, rowsOf)).toBeUndefined();
});
