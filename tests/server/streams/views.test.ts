import { describe, expect, it, vi } from 'vitest';
import { documents, type Report } from '#contract/generated/documents.ts';
import type { StreamPage } from '#contract/types.ts';
import { sweep } from '#server/jobs/housekeeping.ts';
import { countView } from '#server/domains/streams/viewCounts.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { slowness } from '#tests/support/slowness.ts';
import { rowOf, rowsOf } from '#tests/support/database/rows.ts';

const dayMs = 86_400_000;
const exchange = await exchangeForFile();
const { db } = exchange;

const [seller, buyer, other] = [
  await exchange.join('seller'),
  await exchange.join('buyer'),
  await exchange.join('buyer', 'seller'),
];
const id = await seller.list();

describe('views of a product', () => {
  const open = (who: Person) => who.call('GET', `/streams/streams/${id}`);
  const views = async (who: Person, period: { from?: string; to?: string } = {}) => {
    const variables = { interval: 'DAY', ...period };
    return (await who.read<{ report: Report }>(documents.report, variables)).report.views;
  };

  it('count once for each person and day, and not for the seller', async () => {
    await Promise.all([open(buyer), open(buyer), open(buyer)]);
    await open(other);
    await open(seller);
    const yesterday = new Date(Date.now() - dayMs);
    await countView({ ...exchange.exchange, now: () => yesterday }, id, buyer.id);
    const midnight = (at: Date) => `${at.toISOString().slice(0, 10)}T00:00:00.000Z`;
    expect((await views(seller))?.map(({ start, views: count }) => [new Date(start).toISOString(), count])).toEqual([
      [midnight(yesterday), 1],
      [midnight(new Date()), 2],
    ]);
    expect(await views(other)).toEqual([]);
    // The end of a period does not belong to it.
    const upToToday = { from: midnight(yesterday), to: midnight(new Date()) };
    expect((await views(seller, upToToday))?.map(({ views: count }) => count)).toEqual([1]);
  });

  it('are stored without a person, and lose their hashes when the day has ended', async () => {
    const rows = await rowsOf(db, 'stream_viewers');
    expect(rows).toHaveLength(3);
    const hex = rows.map(({ viewer }) => Buffer.from(viewer).toString('hex')).join(' ');
    for (const person of [buyer, other]) expect(hex).not.toContain(person.id.replaceAll('-', ''));
    await sweep(exchange.exchange);
    expect(await rowsOf(db, 'stream_viewers')).toHaveLength(2);
    const tomorrow = new Date(Date.now() + dayMs);
    await sweep({ ...exchange.exchange, now: () => tomorrow });
    expect(await rowsOf(db, 'stream_viewers')).toEqual([]);
    expect(await rowsOf(db, 'stream_views')).toHaveLength(2);
    const later = new Date(Date.now() + 402 * dayMs);
    await sweep({ ...exchange.exchange, now: () => later });
    expect(await rowsOf(db, 'stream_views')).toEqual([]);
  });
});

describe('the filter for products that are not sold', () => {
  it('finds them beyond the newest hundred, and algorithms without a query', async () => {
    const seller = await exchange.join('seller', 'sp');
    const subcategory = await exchange.addCategory('Water');
    const list = (more: object = {}) => seller.list({ subcategory, ...more });
    const failing = await list({ name: 'Oldest' });
    const disabled = await list({ name: 'Disabled' });
    const algorithm = await list({ name: 'Algorithm', type: 'Algorithm', metadata: { analysis: 'query' } });
    for (let n = 0; n < 110; n += 1) await list({ name: `Fine ${n}` });
    for (const stream_id of [failing, disabled]) {
      const { url } = await rowOf(db, 'streams', { id: stream_id }, 'url');
      const at = new Date().toISOString();
      await db
        .insertInto('source_failures')
        .values({ stream_id, source: url, reason: 'Gone', failed_at: at, since: at })
        // The exchange measures new products, and may have found the same.
        .onConflict((conflict) => conflict.column('stream_id').doUpdateSet({ since: at }))
        .execute();
    }
    await seller.call('PUT', `/streams/streams/${disabled}`, { status: 'disabled' });
    const unsold = async (more: string) =>
      (await seller.call('GET', `/streams/streams?owner=${seller.id}&unsold=1${more}`)).json<StreamPage>();
    await vi.waitFor(
      async () => {
        await db.deleteFrom('source_failures').where('stream_id', 'not in', [failing, disabled]).execute();
        const found = await unsold('&limit=1&sort=DATE&order=ASC');
        expect([found.total, found.content[0]?.id]).toEqual([2, failing]);
        const every = await unsold('');
        expect(every.content.map((one) => one.id).toSorted()).toEqual([failing, algorithm].toSorted());
      },
      { timeout: 20_000 * slowness() },
    );
  });
});
