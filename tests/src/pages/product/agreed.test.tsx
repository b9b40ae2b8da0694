import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { receiptPath } from '#src/config/paths.ts';
import { openDesk, slow } from '../../support/desk.ts';

const desk = openDesk(async () => [
  await import('#src/pages/product/ProductPage.tsx'),
  await import('#src/pages/wallet/WalletPage.tsx'),
  await import('#src/pages/wallet/receipt/ReceiptPage.tsx'),
]);
const { open, leave } = desk;

/** A price of 1.5 DXT an hour, agreed on when the list price was 2. */
async function agreed() {
  const [seller, buyer] = [await desk.market.exchange.join('seller'), await desk.market.exchange.join('buyer')];
  await desk.market.fund(buyer, 30_000_000);
  const id = await desk.market.list(seller, { name: 'Agreed' });
  const { id: offerId } = await desk.market.offer(buyer, id, 1_500_000);
  await seller.call('PUT', `/offers/offers/${offerId}/accept`, {});
  return { seller, buyer, id };
}

it('says in box, dialog and receipt that the list price is paid while it is below the agreed one', async () => {
  const { seller, buyer, id } = await agreed();
  await seller.call('PUT', `/streams/streams/${id}`, { price: 1_000_000 });
  const { user } = await open(`/product/${id}`, buyer.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  expect(await within(box).findByText(/^You pay the list price/, undefined, slow)).toBeVisible();
  await user.click(await within(box).findByRole('button', { name: 'Buy 24 h for 24 DXT' }, slow));
  const dialog = await screen.findByRole('dialog', { name: 'Get access' });
  expect(dialog).toHaveTextContent('You pay the list price: it is not above your agreed price.');
  await user.click(within(dialog).getByRole('button', { name: 'Buy 24 h for 24 DXT' }));
  await screen.findByRole('region', { name: 'Use this data' }, slow);
  await leave();
  const history = await buyer.call('GET', '/transactions/tokens-history?txType=PURCHASE');
  const [bought] = history.json<{ txList: { id: string }[] }>().txList;
  await open(receiptPath(bought?.id ?? ''), await desk.market.exchange.signIn(buyer.email));
  expect(await screen.findByText('List price, lower than the agreed 1.5 DXT', undefined, slow)).toBeVisible();
});
