// Exports of the trading lists contain all matches, whatever page is shown.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';
import { watchSaved } from '../../support/savedFiles.ts';

const fixture = openPageFixture(async () => [
  await import('#src/pages/marketplace/MarketplacePage.tsx'),
  await import('#src/pages/offers/OffersPage.tsx'),
  await import('#src/pages/contracts/ContractsPage.tsx'),
  await import('#src/pages/access/AccessPage.tsx'),
  await import('#src/pages/products/ProductsPage.tsx'),
]);

let saved: Blob[] = [];
beforeEach(() => {
  saved = watchSaved();
});

type User = Awaited<ReturnType<typeof fixture.open>>['user'];

/** Opens a page and waits for its heading: the page before also has an export. */
async function goTo(user: User, name: string) {
  await user.click(screen.getAllByRole('link', { name })[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name }, slow);
}

/** Exports the displayed list and returns the content of the file. */
async function take(user: User, kind: RegExp): Promise<string> {
  const before = saved.length;
  await user.click(await screen.findByRole('button', { name: 'Export' }, slow));
  await user.click(await screen.findByRole('menuitem', { name: kind }, slow));
  await waitFor(() => expect(saved).toHaveLength(before + 1), slow);
  return (saved.at(-1) as Blob).text();
}

const linesOf = (csv: string) => csv.trim().split('\r\n');
const join = (slot: 'buyer' | 'seller' | 'user') => fixture.market.exchange.join(slot);

it('exports every product on sale and every matching offer for the buyer', async () => {
  const { market } = fixture;
  const [seller, buyer] = [await join('seller'), await join('buyer')];
  const ids: string[] = [];
  for (let number = 1; number <= 21; number += 1) ids.push(await market.list(seller, { name: `Tides ${number}` }));
  for (const id of ids) await market.offer(buyer, id, 1_500_000);
  const { user } = await fixture.open(`/dashboard/offers?tab=made&status=pending`, buyer.token);
  const offers = linesOf(await take(user, /CSV/));
  expect(offers).toHaveLength(22);
  expect(offers[0]).toContain('Amount per hour (DXT)');
  expect(offers[1]).toContain(',1.5,2,');

  await goTo(user, 'Marketplace');
  const { products } = JSON.parse(await take(user, /JSON/)) as { products: { id: string; price: number }[] };
  // A repeated test also finds the products of its first attempt.
  const listed = products.filter(({ id }) => ids.includes(id));
  expect(listed).toHaveLength(ids.length);
  expect(listed.every(({ price }) => price === 2_000_000)).toBe(true);
});

it('exports own products, readers, requests and contract shares for the seller', async () => {
  const { market } = fixture;
  const [seller, buyer, partner] = [await join('seller'), await join('buyer'), await join('user')];
  const id = await market.list(seller, { name: 'Winds, by hour' });
  await market.fund(buyer, 10_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  const guarded = await market.list(seller, { name: 'Guarded, by hour', accessType: 'PROTECTED' });
  await buyer.call('POST', '/access-control/access-requests', { stream_id: guarded });
  const items = [{ partner_id: partner.id, share: 20 }];
  await seller.call('POST', '/transactions/contracts', { stream_id: id, end_time: '2099-01-01T00:00:00Z', items });

  const { user } = await fixture.open('/products', seller.token);
  const products = linesOf(await take(user, /CSV/));
  expect(products).toHaveLength(3);
  expect(products.find((line) => line.startsWith('"Winds'))).toMatch(/^"Winds, by hour",.*,1,1,4,0,[\da-f-]{36}$/);
  await goTo(user, 'Access');
  await user.click(await screen.findByRole('tab', { name: 'Readers' }, slow));
  const readers = linesOf(await take(user, /CSV/));
  expect(readers[1]).toMatch(/^"Winds, by hour",.*,Active,.*,2,1,4,2,/);
  await user.click(await screen.findByRole('tab', { name: 'Requests' }, slow));
  const asked = linesOf(await take(user, /CSV/));
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatch(/^"Guarded, by hour",.*,Pending,/);
  await goTo(user, 'Contracts');
  const contracts = linesOf(await take(user, /CSV/));
  expect(contracts).toHaveLength(2);
  expect(contracts[1]).toContain(',20,Awaiting signatures,');
});
