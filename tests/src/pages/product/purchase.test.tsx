// Rules of every payment: the displayed price, charged once, with a reason where nothing can be bought.
import { screen, waitFor, within } from '@testing-library/react';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { connections } from '#src/api/connections.ts';
import { requestFor } from '#src/state/trade/access/requests.ts';
import { product } from '#src/state/trade/browse/product.ts';
import * as wallet from '#src/state/trade/money/wallet.ts';
import { allMessages, openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { narrowWindow } from '../../support/wideWindow.ts';
import { lose, loseAnswer } from '../../support/wireTap.ts';

const fixture = openPageFixture(async () => [
  await import('#src/pages/product/ProductPage.tsx'),
  await import('#src/pages/access/AccessPage.tsx'),
]);
const { open } = fixture;
const watchScrolls = () => vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
const watchRects = () => vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
afterEach(() => {
  vi.unstubAllGlobals();
  watchScrolls().mockRestore();
  watchRects().mockRestore();
});

type Person = Awaited<ReturnType<typeof fixture.market.exchange.join>>;

const balanceOf = async (person: Person) =>
  (await person.call('GET', '/transactions/tokens')).json<{ balance: number }>().balance;

/** A buyer with 100 tokens, and a seller with a product at 2 tokens an hour. */
async function shop(more: Parameters<typeof fixture.market.list>[1] = {}) {
  const { seller, buyer, id } = await fixture.pair({ name: 'Tides', ...more }, 100_000_000);
  const setPrice = (price: number) => seller.call('PUT', `/streams/streams/${id}`, { price });
  return { seller, buyer, id, setPrice };
}

it('never charges a price that was not shown: it shows the new one and asks again', async () => {
  const { buyer, id, setPrice } = await shop();
  const { user } = await open(`/product/${id}?buy=5`, buyer.token);
  const send = await screen.findByRole('button', { name: 'Buy 5 h for 10 DXT' }, slow);
  await waitFor(() => expect(send).toBeEnabled(), slow);
  await setPrice(3_000_000);
  await user.click(send);
  expect(await screen.findByText('The price changed from 2 DXT to 3 DXT an hour', undefined, slow)).toBeVisible();
  expect(await balanceOf(buyer)).toBe(100_000_000);
  await user.click(await screen.findByRole('button', { name: 'Buy 5 h for 15 DXT' }, slow));
  await expectMessage('You can now access Tides for 5 hours');
  expect(await balanceOf(buyer)).toBe(85_000_000);
});

it('leads from a bought algorithm to its run form, not to rows', async () => {
  const analysis = { type: 'Algorithm', metadata: { analysis: 'forecast' } };
  const { buyer, id } = await shop(analysis);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 5 });
  await open(`/product/${id}?tab=use`, buyer.token);
  const panel = await screen.findByRole('region', { name: 'Use this algorithm' }, slow);
  const link = within(panel).getByRole('link', { name: 'Run on your data' });
  expect(link).toHaveAttribute('href', `/ai?algo=${id}`);
  expect(within(panel).getByRole('button', { name: 'Read the documentation' })).toBeVisible();
  expect(within(panel).queryByRole('button', { name: 'Download' })).toBeNull();
});

it('announces a purchase once, and nothing after it or after a reload', async () => {
  const { buyer, id } = await shop();
  const { user, unmount, close } = await open(`/product/${id}?buy=48`, buyer.token);
  const send = await screen.findByRole('button', { name: 'Buy 2 d for 96 DXT' }, slow);
  await waitFor(() => expect(send).toBeEnabled(), slow);
  await user.click(send);
  const success = 'You can now access Tides for 48 hours';
  await expectMessage(success);
  await pause(5000);
  unmount();
  close();
  await open('/dashboard/access', buyer.token);
  await screen.findByRole('button', { name: 'Extend' }, slow);
  await pause(1000);
  expect(allMessages()).toEqual([success]);
});

it('never extends at a price that was not shown, for one product or several', async () => {
  const { market } = fixture;
  const { seller, buyer, id, setPrice } = await shop();
  const other = await market.list(seller, { name: 'Waves' });
  for (const stream_id of [id, other])
    await buyer.call('POST', '/subscriptions/subscriptions', { stream_id, hours: 1 });
  const { user } = await open('/dashboard/access', buyer.token);
  await screen.findByRole('checkbox', { name: 'Select Tides' }, slow);
  for (const name of ['Tides', 'Waves']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Extend selected' }));
  const dialog = await screen.findByRole('dialog', { name: 'Extend 2 products' }, slow);
  await setPrice(1_000_000);
  await user.click(within(dialog).getByRole('button', { name: 'Extend for 96 DXT' }));
  expect(await within(dialog).findByText(/The price has changed/, undefined, slow)).toBeVisible();
  expect(await balanceOf(buyer)).toBe(48_000_000);
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  const send = await screen.findByRole('button', { name: 'Extend for 24 DXT' }, slow);
  await setPrice(1_500_000);
  await user.click(send);
  expect(await screen.findByRole('button', { name: 'Extend for 36 DXT' }, slow)).toBeVisible();
  expect(await balanceOf(buyer)).toBe(48_000_000);
});

it('shows an unknown outcome after a lost answer, and never charges twice when the dialog is reopened', async () => {
  const { buyer, id, setPrice } = await shop();
  const { user } = await open(`/product/${id}?buy=5`, buyer.token);
  const send = await screen.findByRole('button', { name: 'Buy 5 h for 10 DXT' }, slow);
  await waitFor(() => expect(send).toBeEnabled(), slow);
  loseAnswer('/subscriptions/subscriptions');
  await user.click(send);
  expect(
    await within(screen.getByRole('dialog')).findByText(/^The server didn’t respond/, undefined, slow),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  // A changed price keeps the key: the first request may have been paid.
  await setPrice(3_000_000);
  await user.click(await screen.findByRole('button', { name: /^(Buy|Extend by) 5 h for / }, slow));
  expect(await screen.findByText('An earlier request has no answer yet', undefined, slow)).toBeVisible();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Length of access: 5 h')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: /^Buy 5 h/ }));
  await expectMessage('You can now access Tides for 5 hours');
  expect(await balanceOf(buyer)).toBe(90_000_000);
});

it('keeps the failure of one product from another', async () => {
  const { seller, buyer, id } = await shop();
  await fixture.market.list(seller, { name: 'Waves' });
  const { user } = await open(`/product/${id}?buy=5`, buyer.token);
  const send = await screen.findByRole('button', { name: 'Buy 5 h for 10 DXT' }, slow);
  await waitFor(() => expect(send).toBeEnabled(), slow);
  const find = lose('/subscriptions/subscriptions');
  await user.click(send);
  const problem = /^The server didn’t respond/;
  expect(await within(screen.getByRole('dialog')).findByText(problem, undefined, slow)).toBeVisible();
  find();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
  const [other] = await screen.findAllByRole('link', { name: 'Waves' }, slow);
  if (other) await user.click(other);
  expect(await screen.findByRole('heading', { level: 1, name: 'Waves' }, slow)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Buy 24 h for 48 DXT' }, slow));
  const dialog = await screen.findByRole('dialog', undefined, slow);
  expect(within(dialog).queryByText(problem)).toBeNull();
  expect(within(dialog).queryByText('An earlier request has no answer yet')).toBeNull();
});

it('explains why a product that ends within the hour cannot be bought', async () => {
  const { buyer, id } = await shop({ endDate: new Date(Date.now() + 30 * 60_000).toISOString() });
  await open(`/product/${id}?buy=5`, buyer.token);
  expect(await screen.findByText(/^Less than an hour is left to buy/, undefined, slow)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Buy|Get)/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('explains that the balance is unknown, and reads it again on demand', async () => {
  const { buyer, id } = await shop();
  const { user } = await open(`/product/${id}`, buyer.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  expect(await within(box).findByText('100 DXT', undefined, slow)).toBeVisible();
  // As if the first read after the start had failed.
  const find = lose('/transactions/tokens');
  wallet.balance.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(within(box).getByText('Your balance could not be loaded')).toBeVisible(), slow);
  find();
  await user.click(within(box).getByRole('button', { name: 'Try again' }));
  expect(await within(box).findByText('100 DXT', undefined, slow)).toBeVisible();
  expect(within(box).queryByText('Your balance could not be loaded')).toBeNull();
});

it('puts the data first on a phone, with the price and the purchase of the chosen hours in a bar', async () => {
  narrowWindow();
  const { buyer, id } = await shop();
  const { user } = await open(`/product/${id}`, buyer.token);
  const bar = await screen.findByRole('region', { name: 'Price of access' }, slow);
  expect(bar).toHaveTextContent('2 DXT / hour');
  const box = screen.getByRole('region', { name: 'Get access' });
  expect(bar.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(await within(box).findByRole('button', { name: 'Buy 24 h for 48 DXT' }, slow)).toBeVisible();
  await user.click(within(box).getByRole('button', { name: '1 h' }));
  await user.click(within(bar).getByRole('button', { name: 'Get access' }));
  const dialog = await screen.findByRole('dialog', undefined, slow);
  const send = await within(dialog).findByRole('button', { name: 'Buy 1 h for 2 DXT' }, slow);
  const into = watchScrolls();
  // The box of a phone is below the panel.
  watchRects().mockReturnValue(new DOMRect(0, -800, 390, 400));
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
  const panel = await screen.findByRole('region', { name: 'Use this data' }, slow);
  await waitFor(() => expect(into.mock.contexts).toContain(panel), slow);
  expect(await balanceOf(buyer)).toBe(98_000_000);
});

it('leads from the bar of a phone to the reason why the product cannot be bought', async () => {
  narrowWindow();
  const { buyer, id } = await shop({ endDate: new Date(Date.now() + 30 * 60_000).toISOString() });
  const { user } = await open(`/product/${id}`, buyer.token);
  const bar = await screen.findByRole('region', { name: 'Price of access' }, slow);
  const into = watchScrolls();
  await user.click(within(bar).getByRole('button', { name: 'Get access' }));
  const box = screen.getByRole('region', { name: 'Get access' });
  expect(into.mock.contexts).toEqual([box]);
  expect(box).toHaveFocus();
});

it('requests the approval for more hours of a product that now needs approval', async () => {
  narrowWindow();
  const { seller, buyer, id } = await shop();
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 5 });
  await seller.call('PUT', `/streams/streams/${id}`, { accessType: 'PROTECTED' });
  const { user } = await open(`/product/${id}`, buyer.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  await user.click(await within(box).findByRole('button', { name: 'Ask for access' }, slow));
  expect(await within(box).findByText('You asked for access', undefined, slow)).toBeVisible();
  expect(within(box).getByText('You have access')).toBeVisible();
  expect(screen.queryByRole('button', { name: /extend/i })).toBeNull();
  await fixture.leave();
  await seller.call('PUT', `/streams/streams/${id}`, { visibility: 'private' });
  await open(`/product/${id}`, buyer.token);
  expect(await screen.findByText('The seller no longer sells this product.', undefined, slow)).toBeVisible();
  expect(screen.queryByRole('button', { name: /extend|ask/i })).toBeNull();
  expect(screen.queryByText('Only you')).toBeNull();
});

it('leads from the bar of a phone to the request for an approval, once', async () => {
  narrowWindow();
  const { buyer, id } = await shop({ accessType: 'PROTECTED' });
  const { user } = await open(`/product/${id}`, buyer.token);
  const bar = await screen.findByRole('region', { name: 'Price of access' }, slow);
  const box = screen.getByRole('region', { name: 'Get access' });
  const ask = await within(box).findByRole('button', { name: 'Ask for access' }, slow);
  await user.click(within(bar).getByRole('button', { name: 'Ask for access' }));
  expect(box).toHaveFocus();
  const wire = vi.spyOn(connections, 'fetch');
  await user.dblClick(ask);
  await waitFor(() => expect(within(bar).queryByRole('button')).toBeNull(), slow);
  expect(wire.mock.calls.filter(([url]) => url.endsWith('/access-requests'))).toHaveLength(1);
  wire.mockRestore();
});

it('sells after an approval that loads before the product, and checks again if that load fails', async () => {
  const { buyer, id } = await shop({ accessType: 'PROTECTED' });
  const { user } = await open(`/product/${id}`, buyer.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  await user.click(await within(box).findByRole('button', { name: 'Ask for access' }, slow));
  expect(await within(box).findByText('You asked for access', undefined, slow)).toBeVisible();
  await waitFor(() => expect(product.get(id)).toMatchObject({ approval: 'pending' }), slow);
  // Past the calls of the exchange, so that no notification reaches the page.
  await fixture.market.exchange.db
    .updateTable('access_requests')
    .set({ state: 'approved', decided_at: new Date().toISOString() })
    .where('stream_id', '=', id)
    .execute();
  const find = lose(`/streams/streams/${id}`);
  await requestFor.load(id);
  const again = await within(box).findByRole('button', { name: 'Check again' }, slow);
  find();
  await user.click(again);
  expect(await within(box).findByRole('button', { name: 'Buy 24 h for 48 DXT' }, slow)).toBeVisible();
});

it('offers to repeat an unanswered purchase in bar and box, also once the product needs approval', async () => {
  narrowWindow();
  const { seller, buyer, id } = await shop();
  const { user } = await open(`/product/${id}?buy=5`, buyer.token);
  const send = await screen.findByRole('button', { name: 'Buy 5 h for 10 DXT' }, slow);
  await waitFor(() => expect(send).toBeEnabled(), slow);
  const find = lose('/subscriptions/subscriptions');
  await user.click(send);
  expect(
    await within(screen.getByRole('dialog')).findByText(/^The server didn’t respond/, undefined, slow),
  ).toBeVisible();
  find();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await seller.call('PUT', `/streams/streams/${id}`, { accessType: 'PROTECTED' });
  await product.load(id);
  expect(product.get(id)).toMatchObject({ approval: 'needed' });
  const box = screen.getByRole('region', { name: 'Get access' });
  expect(await within(box).findByRole('button', { name: 'Buy 5 h for 10 DXT' }, slow)).toBeVisible();
  const bar = screen.getByRole('region', { name: 'Price of access' });
  expect(within(bar).getByRole('button', { name: 'Get access' })).toBeVisible();
});
