import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { receiptPath } from '#src/config/paths.ts';
import { openPageFixture, slow } from '../../support/pageFixture.ts';
import { rowOf } from '#tests/support/database/rows.ts';

const fixture = openPageFixture(async () => [
  await import('#src/pages/product/ProductPage.tsx'),
  await import('#src/pages/wallet/WalletPage.tsx'),
  await import('#src/pages/wallet/receipt/ReceiptPage.tsx'),
]);
const { open, leave } = fixture;

/** A price of 1.5 DXT an hour, agreed on when the list price was 2. */
async function agreed() {
  const { seller, buyer, id } = await fixture.pair({ name: 'Agreed' }, 30_000_000);
  const { id: offerId } = await fixture.market.offer(buyer, id, 1_500_000);
  await seller.call('PUT', `/offers/offers/${offerId}/accept`, {});
  return { seller, buyer, id };
}

it('shows in box, dialog and receipt that a list price below the agreed one is paid', async () => {
  const { seller, buyer, id } = await agreed();
  await seller.call('PUT', `/streams/streams/${id}`, { price: 1_000_000 });
  const { user } = await open(`/product/${id}`, buyer.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  expect(await within(box).findByText(/^You pay the list price/, undefined, slow)).toBeVisible();
  await user.click(await within(box).findByRole('button', { name: 'Buy 24 h for 24 DXT' }, slow));
  const dialog = await screen.findByRole('dialog', { name: 'Get access' });
  expect(dialog).toHaveTextContent('You pay the list price, which is no higher than your agreed price.');
  await user.click(within(dialog).getByRole('button', { name: 'Buy 24 h for 24 DXT' }));
  await screen.findByRole('region', { name: 'Use this data' }, slow);
  await leave();
  const history = await buyer.call('GET', '/transactions/tokens-history?txType=PURCHASE');
  const [bought] = history.json<{ txList: { id: string }[] }>().txList;
  await open(receiptPath(bought?.id ?? ''), await fixture.market.exchange.signIn(buyer.email));
  expect(await screen.findByText('List price, lower than the agreed 1.5 DXT', undefined, slow)).toBeVisible();
});

it('asks for no reply to the offer that set the agreed price, not even until the offers are read again', async () => {
  const { seller, buyer, id } = await agreed();
  await seller.call('PUT', `/streams/streams/${id}`, { price: 3_000_000 });
  await buyer.call('POST', '/offers/offers', { amount: 1_000_000, stream_id: id, description: 'Cheaper?' });
  const { db } = fixture.market.exchange;
  const { id: second } = await rowOf(db, 'offers', { stream_id: id, status: 'pending' }, 'id');
  await seller.call('PUT', `/offers/offers/${second}`, { amount: 1_250_000, description: 'Rather this.' });
  const { user } = await open(`/product/${id}`, buyer.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  // A later offer does not replace the price of an earlier one.
  expect(await within(box).findByText('Awaiting your reply', undefined, slow)).toBeVisible();
  expect(within(box).getByText(/^Your agreed price/)).toBeVisible();
  await user.click(await within(box).findByRole('link', { name: 'View offer' }));
  await user.click(await screen.findByRole('button', { name: 'Accept' }, slow));
  const ask = await screen.findByRole('alertdialog', undefined, slow);
  await user.click(within(ask).getByRole('button', { name: /^Accept/ }));
  await screen.findByRole('link', { name: /^Buy/ }, slow);
  const found = fixture.lose('role: $role');
  await user.click(screen.getByRole('link', { name: /^Buy/ }));
  const again = await screen.findByRole('region', { name: 'Get access' }, slow);
  // The old offer names the same price, further below.
  await waitFor(() => expect(again.textContent).toMatch(/^1\.25\sDXT/u), slow);
  expect(again).not.toHaveTextContent('Awaiting your reply');
  found();
});
