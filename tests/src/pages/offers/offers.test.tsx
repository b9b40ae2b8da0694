import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectMessage, slow, openPageFixture } from '../../support/pageFixture.ts';
import { narrowWindow, widenWindow } from '../../support/wideWindow.ts';

const fixture = openPageFixture(() => import('#src/pages/offers/OffersPage.tsx'));
const { open, leave } = fixture;

/** Opens the deal of the first row. */
async function openDeal(user: Awaited<ReturnType<typeof open>>['user'], name = 'Tides') {
  await user.click(await screen.findByRole('link', { name }, slow));
  return screen.findByRole('region', { name: 'Current offer' }, slow);
}

afterEach(() => vi.unstubAllGlobals());

async function deal() {
  const { market } = fixture;
  const { seller, buyer, id } = await fixture.pair({ name: 'Tides' });
  return { seller, buyer, id, offer: await market.offer(buyer, id, 1_000_000) };
}

type Deal = Awaited<ReturnType<typeof deal>>;

/** The seller answers the buyer's newest offer with other terms. */
async function reply(seller: Deal['seller'], buyer: Deal['buyer']) {
  const query = '{offers(role:BUYER){content{id}}}';
  const asked = await buyer.call('POST', '/application/query', { query });
  const [first] = asked.json<{ data: { offers: { content: { id: string }[] } } }>().data.offers.content;
  const terms = { amount: 1_800_000, description: 'Rather this.' };
  const answered = await seller.call('PUT', `/offers/offers/${first?.id}`, terms);
  return { offer: answered.json<{ version: number }>() };
}

/** Confirms the open dialog, unless a notification of the other party's move has closed it. */
async function confirmIfAsked(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  const button = screen.queryByRole('button', { name });
  if (button) await user.click(button);
}

it('shows the gap in whole percent', async () => {
  const { market } = fixture;
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  await market.offer(buyer, await market.list(seller, { name: 'Tides' }), 1_637_000);
  await open('/dashboard/offers?tab=received', seller.token);
  const row = (await screen.findByRole('link', { name: 'Tides' }, slow)).closest('tr');
  expect(row).toHaveTextContent('−18%');
});

it('shows the price first and the other party beside the deadline on a phone', async () => {
  narrowWindow();
  const { seller } = await deal();
  await open('/dashboard/offers?tab=received', seller.token);
  const row = (await screen.findByRole('link', { name: 'Tides' }, slow)).closest('tr') ?? document.body;
  const cells = Array.from(row.querySelectorAll('td'), ({ textContent, dataset }) => [dataset['phone'], textContent]);
  expect(cells.slice(2)).toEqual([
    ['line', '1\u00A0DXT / hourlist 2, −50%'],
    ['note', 'from Test Person'],
    ['note', expect.stringMatching(/^expires in \d+ days$/)],
  ]);
});

it('dates an offer that expired, and one whose agreed price ended', async () => {
  narrowWindow();
  const { seller, id } = await deal();
  const { db } = fixture.market.exchange;
  const past = new Date(Date.now() - 3.5 * 86_400_000).toISOString();
  const rowText = async () => (await screen.findByRole('link', { name: 'Tides' }, slow)).closest('tr')?.textContent;
  await db.updateTable('offers').set({ expires_at: past }).where('stream_id', '=', id).execute();
  await open('/dashboard/offers?tab=received', seller.token);
  expect(await rowText()).toMatch(/Expired.*expired 3 days ago/);
  await leave();
  const accepted = { status: 'accepted', turn: null, valid_until: past } as const;
  await db.updateTable('offers').set(accepted).where('stream_id', '=', id).execute();
  await open('/dashboard/offers?tab=received', await fixture.market.exchange.signIn(seller.email));
  expect(await rowText()).toMatch(/Agreed price ended.*expired 3 days ago/);
});

it('dates an offer by the removal of its product', async () => {
  narrowWindow();
  const { seller, buyer, id } = await deal();
  expect((await seller.call('DELETE', `/streams/streams/${id}`)).statusCode).toBe(204);
  await open('/dashboard/offers', buyer.token);
  const row = (await screen.findByRole('link', { name: 'Tides' }, slow)).closest('tr');
  expect(row?.textContent).toMatch(/Expired.*expired just now/);
});

it('shows the current terms and lets the seller accept them, with the consequence', async () => {
  const { seller, buyer, id } = await deal();
  const { user } = await open('/dashboard/offers?tab=received', seller.token);
  const row = (await screen.findByRole('link', { name: 'Tides' }, slow)).closest('tr') ?? document.body;
  for (const text of ['from Test Person', 'Your turn', '1 DXT', '2 DXT', '−50%']) expect(row).toHaveTextContent(text);
  const card = await openDeal(user);
  expect(card).toHaveTextContent('List price 2 DXT (−50%)');
  expect(screen.getByRole('group', { name: 'Negotiation history' })).toHaveTextContent('For a model of the tide.');
  await user.click(within(card).getByRole('button', { name: 'Accept' }));
  const ask = await screen.findByRole('alertdialog');
  expect(ask).toHaveTextContent('can then buy access to Tides at 1 DXT an hour for 30 days instead of 2 DXT');
  await user.click(within(ask).getByRole('button', { name: 'Accept offer' }));
  await expectMessage('Offer Accepted');
  expect(await screen.findByText(/valid until/, undefined, slow)).toBeVisible();

  await leave();
  const mine = await open('/dashboard/offers?tab=made', buyer.token);
  await openDeal(mine.user);
  const link = await screen.findByRole('link', { name: 'Buy at this price' }, slow);
  expect(link).toHaveAttribute('href', `/product/${id}?buy=24`);
});

it('shows the offers that await a reply, as the overview counts them, until that filter is dropped', async () => {
  const { market } = fixture;
  const [one, other] = [await market.exchange.join('user'), await market.exchange.join('user')];
  const [mine, theirs] = [
    await market.list(one, { name: 'My tides' }),
    await market.list(other, { name: 'Your tides' }),
  ];
  await market.offer(other, mine, 1_000_000);
  await market.offer(one, theirs, 1_000_000);
  const { user } = await open('/dashboard/offers?tab=all&turn=mine', one.token);
  expect(await screen.findByText('1 offer', undefined, slow)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My tides' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Your tides' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Awaiting your reply/ }));
  expect(await screen.findByText('2 offers', undefined, slow)).toBeVisible();
  expect(location.search).toBe('?tab=all');
});

it('does not answer terms that have changed, but shows the new ones', async () => {
  const { seller, buyer, offer } = await deal();
  const { user } = await open('/dashboard/offers?tab=received', seller.token);
  await openDeal(user);
  await user.click(await screen.findByRole('button', { name: 'Reject' }, slow));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('can make a new offer later');
  // The same seller moves in another window, and so does the buyer.
  await seller.call('PUT', `/offers/offers/${offer.id}`, { amount: 1_900_000, description: 'Rather this.' });
  await buyer.call('PUT', `/offers/offers/${offer.id}`, { amount: 1_500_000, description: 'Or this.' });
  await confirmIfAsked(user, 'Reject offer');
  expect(await screen.findByText('The terms have changed', undefined, slow)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the new terms' }));
  expect(await screen.findByText('Or this.', undefined, slow)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Accept' }, slow)).toBeVisible();
});

it('shows different messages for no offers and none with a status, and keeps the status in the address', async () => {
  const { buyer } = await deal();
  const { user } = await open('/dashboard/offers?tab=made&status=rejected', buyer.token);
  expect(await screen.findByText('No offer with this status', undefined, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await screen.findByRole('link', { name: 'Tides' }, slow)).toBeVisible();
  expect(location.search).toBe('?tab=made');
  // A buyer receives none.
  expect(screen.queryByRole('tab')).toBeNull();
  await leave();
  const other = await fixture.market.exchange.join('user');
  const all = await open('/dashboard/offers?tab=made', other.token);
  expect(await screen.findByText('You have not made an offer yet', undefined, slow)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  await all.user.click(screen.getByRole('tab', { name: 'Received' }));
  expect(await screen.findByText('No offers received yet', undefined, slow)).toBeVisible();
});

it('lets the buyer withdraw a pending offer and make another', async () => {
  const { buyer, seller } = await deal();
  const { user } = await open('/dashboard/offers?tab=made', buyer.token);
  const card = await openDeal(user);
  expect(card.textContent).toMatch(/1[34] d.* left to answer/);
  expect(within(card).queryByRole('button', { name: 'Accept' })).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Withdraw' }));
  const ask = await screen.findByRole('alertdialog');
  expect(ask).toHaveTextContent('This cancels your offer of 1 DXT an hour for Tides');
  await user.click(within(ask).getByRole('button', { name: 'Withdraw offer' }));
  await expectMessage('Offer Withdrawn');
  expect(await screen.findByText('Withdrawn', undefined, slow)).toBeVisible();
  const query = '{offers(role:SELLER){content{status turn}}}';
  const { data } = (await seller.call('POST', '/application/query', { query })).json<{ data: unknown }>();
  expect(data).toEqual({ offers: { content: [{ status: 'withdrawn', turn: null }] } });
});

it('adds missing tokens over a half-written offer, and keeps its values through a reload', async () => {
  const { buyer, seller, offer: made } = await deal();
  const offerId = made.id;
  await fixture.market.fund(buyer, 4_000_000);
  const { offer } = await reply(seller, buyer);
  const page = await open(`/dashboard/offers/${offerId}`, buyer.token);
  await page.user.click(await screen.findByRole('button', { name: 'Revise' }, slow));
  const amount = screen.getByRole('textbox', { name: /Amount per hour/ });
  await page.user.clear(amount);
  await page.user.type(amount, '0.5');
  await page.user.type(screen.getByRole('textbox', { name: /Description/ }), 'Half is');
  await page.user.click(await screen.findByRole('button', { name: 'Add tokens' }, slow));
  const ask = await screen.findByRole('alertdialog');
  expect(ask).toHaveTextContent('from 4 DXT to 12 DXT');
  await page.user.click(within(ask).getByRole('button', { name: 'Add 8 DXT' }));
  await expectMessage('Token added successfully');
  expect(screen.getByRole('textbox', { name: /Amount per hour/ })).toHaveValue('0.5');
  page.unmount();
  page.close();
  const again = await open(`/dashboard/offers/${offerId}`, buyer.token);
  await again.user.click(await screen.findByRole('button', { name: 'Revise' }, slow));
  expect(screen.getByRole('textbox', { name: /Amount per hour/ })).toHaveValue('0.5');
  expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('Half is');
  expect(offer.version).toBe(2);
});

it('shows one offer at a separate URL, where the party to reply answers beside the price', async () => {
  const { seller, buyer, offer } = await deal();
  const { user } = await open('/dashboard/offers?tab=received', seller.token);
  await openDeal(user);
  expect(location.pathname).toBe(`/dashboard/offers/${offer.id}`);
  await screen.findByRole('group', { name: 'Negotiation history' }, slow);
  expect(document.title).toContain('Tides');
  expect(screen.getByRole('region', { name: 'Current offer' })).toHaveTextContent(
    '1 DXT / hourList price 2 DXT (−50%)',
  );
  const other = await screen.findByRole('region', { name: 'About the buyer' }, slow);
  await waitFor(() => expect(other).toHaveTextContent('On the exchange since'));
  await user.click(screen.getByRole('button', { name: 'Revise' }));
  expect(await screen.findByText('In this category', undefined, slow)).toBeVisible();
  const amount = screen.getByRole('textbox', { name: /Amount per hour/ });
  // The seller's price so far is the list price.
  expect(amount).toHaveValue('2');
  await user.clear(amount);
  await user.type(amount, '1.5');
  expect(screen.getByText(/The buyer then decides on the new terms/)).toBeVisible();
  const messages = screen.getByRole('textbox', { name: /Message/ });
  // The seller is not asked what the data is for.
  expect(messages).toHaveAccessibleDescription(/Why this price, and what it includes. Visible to the buyer./);
  await user.type(messages, 'Meet me there.');
  await user.click(screen.getByRole('button', { name: 'Send revised offer' }));
  await expectMessage('Revised offer sent succesfully');
  expect(await screen.findByText('Buyer’s turn', undefined, slow)).toBeVisible();
  for (const name of ['Accept', 'Revise']) expect(screen.queryByRole('button', { name })).toBeNull();

  await leave();
  const page = await open(`/dashboard/offers/${offer.id}`, buyer.token);
  const mine = await screen.findByRole('group', { name: 'Negotiation history' }, slow);
  expect(mine).toHaveTextContent('0.5 DXT / hour apart');
  await page.user.click(screen.getByRole('button', { name: 'Accept' }));
  await page.user.click(await screen.findByRole('button', { name: 'Accept offer' }));
  await expectMessage('Offer Accepted');
  expect(await screen.findByRole('link', { name: 'Buy at this price' }, slow)).toBeVisible();
});

it('asks for a review when the terms of a deal changed, and shows the new ones', async () => {
  const { seller, buyer, offer } = await deal();
  const { user } = await open(`/dashboard/offers/${offer.id}`, seller.token);
  await user.click(await screen.findByRole('button', { name: 'Accept' }, slow));
  await buyer.call('POST', `/offers/offers/${offer.id}/withdraw`);
  await confirmIfAsked(user, 'Accept offer');
  expect(await screen.findByText('The terms have changed', undefined, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the new terms' }));
  expect(await screen.findByText('Withdrawn', undefined, slow)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('hides deals of other people', async () => {
  const { offer } = await deal();
  const stranger = await fixture.market.exchange.join('user');
  await open(`/dashboard/offers/${offer.id}`, stranger.token);
  expect(await screen.findByText('Offer not found', undefined, slow)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all offers' })).toHaveAttribute('href', '/dashboard/offers');
});

it('offers the buyer a rejection instead of a withdrawal on their own turn', async () => {
  const { seller, buyer } = await deal();
  await reply(seller, buyer);
  const { user } = await open('/dashboard/offers?tab=made', buyer.token);
  const card = await openDeal(user);
  for (const name of ['Accept', 'Revise', 'Reject']) expect(within(card).getByRole('button', { name })).toBeVisible();
  expect(within(card).queryByRole('button', { name: 'Withdraw' })).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('You can make a new offer later.');
});

it('shows the selected offer beside the list in a wide window, moves by keys and keeps the selection in the URL', async () => {
  widenWindow();
  const { market } = fixture;
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  const [first, second] = [await market.list(seller, { name: 'Ebb' }), await market.list(seller, { name: 'Flow' })];
  await market.offer(buyer, first, 1_000_000);
  await market.offer(buyer, second, 1_500_000);
  const { user } = await open('/dashboard/offers?tab=received', seller.token);
  const pane = await screen.findByRole('region', { name: 'Selected offer' }, slow);
  expect(await within(pane).findByRole('heading', { name: 'Ebb' }, slow)).toBeVisible();
  screen.getByRole('link', { name: 'Ebb', current: true }).focus();
  await user.keyboard('j');
  const flow = within(screen.getByRole('table')).getByRole('link', { name: 'Flow' });
  expect(flow).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Flow' }, slow)).toBeVisible();
  expect(new URLSearchParams(location.search).get('open')).toBeTruthy();
  expect(pane).toHaveFocus();
  expect(flow).toHaveAttribute('aria-controls', pane.id);
  await user.keyboard('{Escape}');
  expect(flow).toHaveFocus();
  // The deal stays in the pane after the answer, though it is no longer the first that awaits one.
  await user.click(
    within(screen.getByRole('region', { name: 'Selected offer' })).getByRole('button', { name: 'Reject' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Reject offer' }));
  await expectMessage('Offer Rejected');
  const rows = screen.getAllByRole('row').slice(1);
  await waitFor(() => expect(rows.at(-1)).toHaveTextContent('Rejected'), slow);
  history.back();
  expect(await screen.findByRole('heading', { name: 'Ebb' }, slow)).toBeVisible();
});
