import { screen, waitFor, within } from '@testing-library/react';
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
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, slow);

it('shows the facts, the first rows, the measured columns and a chart of one of them', async () => {
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  const metadata = { tags: ['water'], covers: 'January 2026', station: 7 };
  const id = await market.list(seller, { name: 'Fjord', metadata, max_calls: 60, max_unit: 'hour' });
  const { user } = await open(`/product/${id}`, buyer.token);
  await heading('Fjord');
  const about = screen.getByRole('region', { name: 'About' });
  for (const fact of ['January 2026', '60 per hour', 'station', 'water']) expect(about).toHaveTextContent(fact);

  const rows = await screen.findByRole('table', { name: 'Rows' }, slow);
  expect(within(rows).getAllByRole('row')).toHaveLength(10);
  expect(within(rows).getByText('2026-01-09')).toBeVisible();
  expect(
    await screen.findByRole(
      'img',
      { name: 'level over day', description: '9 values of the sample, from 10 to 18.' },
      slow,
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Columns' }));
  const level = await screen.findByRole('row', { name: /level/ });
  expect(level).toHaveTextContent('Whole number0%9101814');
});

it('buys at the agreed price, shows the address once, and replaces it on demand', async () => {
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  await market.fund(buyer, 30_000_000);
  const id = await market.list(seller, { name: 'Agreed' });
  const { id: offerId } = await market.offer(buyer, id, 500_000);
  await seller.call('PUT', `/offers/offers/${offerId}/accept`, {});
  const { user } = await open(`/product/${id}`, buyer.token);
  await user.click(await screen.findByRole('button', { name: 'Buy at the agreed price' }, slow));
  const dialog = await screen.findByRole('dialog');
  const hours = within(dialog).getByRole('textbox', { name: /Length of access/ });
  await user.clear(hours);
  await user.type(hours, '12');
  await user.click(within(dialog).getByRole('button', { name: 'Buy 12 hours for 6 DXT' }));
  const connect = await screen.findByRole('region', { name: 'Connect' }, slow);
  const shownAddress = () => within(connect).getByRole('figure', { name: 'Access address' }).textContent ?? '';
  const read = (address: string) => market.exchange.app.inject(address.replace(/^https?:\/\/[^/]+/, ''));
  const first = shownAddress();
  expect((await read(first)).body).toContain('2026-01-09,Oslo,18');
  expect(within(connect).getByRole('figure', { name: 'curl example' })).toHaveTextContent(first);

  await user.click(within(connect).getByRole('button', { name: 'Replace address' }));
  const ask = await screen.findByRole('alertdialog');
  expect(ask).toHaveTextContent('stops working at once');
  await user.click(within(ask).getByRole('button', { name: 'Replace address' }));
  await waitFor(() => expect(shownAddress()).not.toBe(first), slow);
  expect((await read(first)).statusCode).toBe(401);
  expect((await read(shownAddress())).statusCode).toBe(200);
});

it('does not show an address that it was never told, and says why', async () => {
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  const id = await market.list(seller, { price: 0 });
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  await open(`/product/${id}`, buyer.token);
  const connect = await screen.findByRole('region', { name: 'Connect' }, slow);
  expect(await within(connect).findByRole('button', { name: 'Show a new address' }, slow)).toBeVisible();
  expect(within(connect).queryByRole('figure')).toBeNull();
  expect(screen.getByRole('button', { name: 'Extend access' })).toBeVisible();
});

it('never offers an address to a data-room user', async () => {
  const [seller, guest] = [await market.exchange.join('seller'), await market.exchange.join('drUser')];
  const id = await market.list(seller, { price: 0 });
  await guest.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  await open(`/product/${id}`, guest.token);
  const connect = await screen.findByRole('region', { name: 'Connect' }, slow);
  expect(connect).toHaveTextContent('Rows and access addresses are never handed out');
  expect(within(connect).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
});

it('leads from too few tokens to the wallet and back to the same hours', async () => {
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  await market.fund(buyer, 3_000_000);
  const id = await market.list(seller);
  const { user } = await open(`/product/${id}?buy=5`, buyer.token);
  const dialog = await screen.findByRole('dialog', undefined, slow);
  expect(await within(dialog).findByText('7 DXT are missing.', undefined, slow)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Add tokens' }));
  expect(await screen.findByRole('textbox', { name: /Amount to add/ }, slow)).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/from 3 DXT to 10 DXT/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 7 DXT' }));
  await said('Token added successfully');
  await user.click(await screen.findByRole('link', { name: 'Back to your purchase' }, slow));
  expect(await screen.findByRole('button', { name: 'Buy 5 hours for 10 DXT' }, slow)).toBeEnabled();
});

it('makes an offer and then shows how it stands', async () => {
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  const id = await market.list(seller);
  const { user } = await open(`/product/${id}`, buyer.token);
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }, slow));
  await user.type(screen.getByRole('textbox', { name: /Amount per hour/ }), '1.1');
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Two weeks a year.');
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  await said('Offer sent to seller');
  expect(await screen.findByText('Your offer waits for the seller', undefined, slow)).toBeVisible();
  const { content } = (
    await seller.call('POST', '/application/query', { query: '{offers(role:SELLER){content{stream_id amount}}}' })
  ).json<{ data: { offers: { content: unknown[] } } }>().data.offers;
  expect(content).toEqual([{ stream_id: id, amount: 1_100_000 }]);
});

/** Signs out, which ends the token. */
const leave = async () => {
  await signOut();
  page?.unmount();
  page?.close();
};

it('has a face of its own for one’s own, a protected, an ended and a missing product', async () => {
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  const id = await market.list(seller, { accessType: 'PROTECTED' });
  await open(`/product/${id}`, seller.token);
  expect(await screen.findByText('This is your own product', undefined, slow)).toBeVisible();
  await leave();
  await open(`/product/${id}`, await market.exchange.signIn(buyer.email));
  expect(await screen.findByText(/The seller approves each buyer first/, undefined, slow)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get access' })).toBeNull();
  await leave();
  const admin = await market.exchange.join('admin');
  await admin.call('PUT', `/streams/streams/${id}`, { status: 'expired' });
  await open(`/product/${id}`, await market.exchange.signIn(buyer.email));
  expect(await screen.findByText(/has ended and is no longer sold/, undefined, slow)).toBeVisible();
  await leave();
  await open('/product/not-an-id', await market.exchange.signIn(buyer.email));
  expect(await screen.findByText('This product is not here', undefined, slow)).toBeVisible();
});
