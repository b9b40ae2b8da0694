import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../../support/pageFixture.ts';

const fixture = openPageFixture(async () => {});

it.each([
  ['own products', '/products?page=40', 'seller'],
  ['cards of own products', '/products?view=cards&page=40', 'seller'],
  ['marketplace', '/marketplace?page=99', 'seller'],
  ['table of the marketplace', '/marketplace?view=table&page=99', 'seller'],
  ['history', '/wallet/history?page=99', 'seller'],
  ['notifications', '/dashboard/notifications?page=99', 'seller'],
  ['readers', '/dashboard/access?tab=readers&page=99', 'seller'],
  ['offers', '/dashboard/offers?tab=received&page=99', 'seller'],
  ['people', '/admin?page=99', 'admin'],
  ['activity', '/admin?tab=activity&page=99', 'admin'],
] as const)('opens the last page of %s for a page past the end', async (_, path, slot) => {
  const { market } = fixture;
  const [person, buyer] = [await market.exchange.join(slot), await market.exchange.join('buyer')];
  if (slot === 'seller') {
    const id = await market.list(person, { name: 'Tides' });
    await market.fund(buyer, 10_000_000);
    await market.offer(buyer, id, 1_000_000);
    await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  }
  const entries = history.length;
  const { container } = await fixture.open(path, person.token);
  await waitFor(() => expect(location.search).not.toContain('page=99'), slow);
  // "Back" leaves the list.
  expect(history).toHaveLength(entries);
  const row = 'tbody tr, article, [data-component="ListingCard"], main li a[href]';
  await waitFor(() => expect(container.querySelector(row)).not.toBeNull(), slow);
  expect(screen.queryByText(/have not listed|No (products|people|notifications|transactions|entries)/)).toBeNull();
});
