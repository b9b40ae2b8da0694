// An export of transfers contains each one, beyond the reach of paging and despite concurrent bookings.
import { afterEach, expect, it } from 'vitest';
import { maxOffset } from '#contract/constants.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { allMovements } from '#src/state/trade/money/wallet.ts';
import { json, tapWire, type Sent } from '../../support/wireTap.ts';

afterEach(resetAll);

interface Row {
  id: string;
  dateTime: string;
}

/** Ten movements a second, newest first, so that many share a moment. */
const rowsFor = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    dateTime: new Date(Date.UTC(2026, 0, 2) - Math.floor(index / 10) * 1000).toISOString(),
  }));

/** Replies as the server does: a page of matches, and empty pages beyond the reach of paging. */
function serve(rows: readonly Row[], onCall: (sent: Sent) => void = () => {}, searched = Infinity) {
  const all = [...rows];
  const sent = tapWire((call) => {
    onCall(call);
    const query = new URL(call.url, 'http://exchange').searchParams;
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const until = query.get('toDateTime') ?? '9999';
    const within = all.filter(({ dateTime }) => dateTime <= until);
    const searched_from = within[searched]?.dateTime;
    const matching = within.filter(({ dateTime }) => !searched_from || dateTime > searched_from);
    const offset = page * limit;
    const txList = offset > maxOffset ? [] : matching.slice(offset, offset + limit);
    return json({ txList, total: matching.length, page, limit, ...(searched_from && { searched_from }) });
  });
  return { sent, all };
}

it('continues beyond the reach of paging', async () => {
  const rows = rowsFor(maxOffset + 250);
  const { sent } = serve(rows);
  const found = await allMovements({ direction: 'in', page: 3, limit: 20 });
  expect(found?.total).toBe(rows.length);
  expect(new Set(found?.rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(found?.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  for (const { url } of sent) expect(url).toContain('direction=in');
  expect(sent.some(({ url }) => url.includes('totals'))).toBe(false);
});

it('continues where a search ended', async () => {
  const rows = rowsFor(250);
  serve(rows, undefined, 25);
  const found = await allMovements({ direction: 'in' });
  expect(found).toMatchObject({ total: rows.length, whole: true });
  expect(found?.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

it('marks a file as incomplete when a search cannot continue', async () => {
  serve(rowsFor(60), undefined, 5);
  expect(await allMovements({})).toMatchObject({ whole: false });
});

it('misses nothing and repeats nothing when a movement is booked during it', async () => {
  const { sent, all } = serve(rowsFor(250), () => {
    if (sent.length === 2) all.unshift({ id: 'new', dateTime: '2026-01-03T00:00:00.000Z' });
  });
  const ids = (await allMovements({}))?.rows.map(({ id }) => id) ?? [];
  expect(ids.filter((id) => id !== 'new')).toEqual(rowsFor(250).map(({ id }) => id));
});

it('returns undefined rather than a part when a call fails', async () => {
  const sent = tapWire((call) =>
    call.url.includes('page=1') ? json({ error: 'no' }, 500) : json({ txList: rowsFor(100), total: 250 }),
  );
  expect(await allMovements({})).toBeUndefined();
  expect(sent.length).toBeGreaterThan(1);
});
