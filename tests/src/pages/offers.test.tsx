import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { session } from '#src/state/session.ts';
import { signOut } from '#src/state/signIn.ts';
import { openPage } from '../../support/page.tsx';
import { openMarket, type Market } from '../support/market.ts';

let market: Market;
let page: Awaited<ReturnType<typeof openPage>> | undefined;

beforeAll(async () => {
  market = await openMarket();
}, 120_000);
afterAll(() => market.close());
afterEach(async () => {
  if (session.token) await signOut();
  page?.unmount();
  page?.close();
});

// The first opening of a page also compiles it, and every action waits a second before it is sent.
const slow = { timeout: 30_000 };
// Shown, and for a moment said to assistive technology as well.
const said = async (text: string) => expect((await screen.findAllByText(text, undefined, slow))[0]).toBeInTheDocument();
const open = async (path: string, token: string) => {
  page = await openPage(market.exchange, path, token);
  return page;
};

async function deal() {
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  const id = await market.list(seller, { name: 'Tides' });
  return { seller, buyer, id, offer: await market.offer(buyer, id, 1_000_000) };
}

it('shows what is on the table and lets the seller accept it, naming the consequence', async () => {
  const { seller, buyer, id } = await deal();
  const { user } = await open('/dashboard/offers?tab=received', seller.token);
  const card = await screen.findByRole('article', undefined, slow);
  expect(within(card).getAllByText('Your turn')[0]).toBeVisible();
  expect(card).toHaveTextContent('List price 2 DXT (-50%)');
  expect(within(card).getByRole('group', { name: 'The deal so far' })).toHaveTextContent('For a model of the tide.');
  await user.click(within(card).getByRole('button', { name: 'Accept' }));
  const ask = await screen.findByRole('alertdialog');
  expect(ask).toHaveTextContent('may then buy access to Tides at 1 DXT an hour for 30 days instead of 2 DXT');
  await user.click(within(ask).getByRole('button', { name: 'Accept offer' }));
  await said('Offer Accepted');
  expect(await screen.findByText(/valid until/, undefined, slow)).toBeVisible();

  await signOut();
  page?.unmount();
  page?.close();
  await open('/dashboard/offers?tab=made', buyer.token);
  const link = await screen.findByRole('link', { name: 'Buy at this price' }, slow);
  expect(link).toHaveAttribute('href', `/product/${id}?buy=24`);
});

it('sends other terms to the other side', async () => {
  const { seller, buyer } = await deal();
  const { user } = await open('/dashboard/offers?tab=received', seller.token);
  await user.click(await screen.findByRole('button', { name: 'Revise' }, slow));
  const amount = screen.getByRole('textbox', { name: /Amount per hour/ });
  expect(amount).toHaveValue('1');
  await user.clear(amount);
  await user.type(amount, '1.75');
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Not below 1.75.');
  await user.click(screen.getByRole('button', { name: 'Send revised offer' }));
  await said('Revised offer sent succesfully');
  expect(await screen.findByText("Test Person's turn", undefined, slow)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  const query = '{offers(role:BUYER){content{amount turn description}}}';
  const { data } = (await buyer.call('POST', '/application/query', { query })).json<{ data: unknown }>();
  expect(data).toEqual({
    offers: { content: [{ amount: 1_750_000, turn: 'buyer', description: 'Not below 1.75.' }] },
  });
});

it('does not answer terms that changed meanwhile, but shows the new ones', async () => {
  const { seller, buyer, offer } = await deal();
  const { user } = await open('/dashboard/offers?tab=received', seller.token);
  await user.click(await screen.findByRole('button', { name: 'Reject' }, slow));
  // The same seller moves in another window, and so does the buyer.
  await seller.call('PUT', `/offers/offers/${offer.id}`, { amount: 1_900_000, description: 'Rather this.' });
  await buyer.call('PUT', `/offers/offers/${offer.id}`, { amount: 1_500_000, description: 'Or this.' });
  await user.click(screen.getByRole('button', { name: 'Reject offer' }));
  expect(await screen.findByText('The terms changed, look again', undefined, slow)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the new terms' }));
  expect(await screen.findByText('Or this.', undefined, slow)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
});

it('tells no offers at all from none with a status, and keeps the status in the address', async () => {
  const { buyer } = await deal();
  const { user } = await open('/dashboard/offers?tab=made&status=rejected', buyer.token);
  expect(await screen.findByText('No offer with this status', undefined, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await screen.findByRole('article', undefined, slow)).toBeVisible();
  expect(location.search).toBe('?tab=made');
  await user.click(screen.getByRole('tab', { name: 'Received' }));
  expect(await screen.findByText('Nobody has made an offer yet', undefined, slow)).toBeVisible();
});
