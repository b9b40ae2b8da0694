import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { snackbar } from '#design-system';
import { askBeforeLeaving } from '#src/pages/shared/history/navigationBlockers.ts';
import { changeNotificationSettings } from '#src/state/me/notificationSettings.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { lose } from '../../support/wireTap.ts';
import { widenWindow } from '../../support/wideWindow.ts';

const fixture = openPageFixture(() => import('#src/pages/notifications/NotificationsPage.tsx'));
const { open, leave } = fixture;
afterEach(() => vi.unstubAllGlobals());

/** A seller with notifications of an offer and of a purchase. */
async function news() {
  const { market } = fixture;
  const { seller, buyer, id } = await fixture.pair({ name: 'Tides' }, 10_000_000);
  await market.offer(buyer, id, 1_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  return { seller, buyer, id };
}

const unreadOf = async ({ call }: Awaited<ReturnType<typeof news>>['seller']) =>
  (await call('POST', '/application/query', { query: '{notifications(unread:true){total}}' })).json<{
    data: { notifications: { total: number } };
  }>().data.notifications.total;

it('lists events, keeps their filter in the address, and links each to its place', async () => {
  const { seller } = await news();
  const { user } = await open('/dashboard/notifications', seller.token);
  const offered = await screen.findByRole('link', { name: 'Test Person offers 1 DXT an hour for Tides' });
  expect(screen.getByRole('link', { name: 'Test Person bought access to Tides for 4 DXT' })).toHaveAttribute(
    'href',
    '/wallet/history',
  );
  await user.click(screen.getByRole('button', { name: /^Money/ }));
  await waitFor(() => expect(offered).not.toBeInTheDocument());
  expect(location.search).toBe('?about=money');
  await user.click(screen.getByRole('button', { name: /^Contracts/ }));
  expect(await screen.findByText('No notifications match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await user.click(await screen.findByRole('link', { name: 'Test Person offers 1 DXT an hour for Tides' }));
  await waitFor(() => expect(location.pathname).toContain('/dashboard/offers'));
  // Following the link marked it as read.
  await waitFor(async () => expect(await unreadOf(seller)).toBe(1));
});

it('shows the day and the words of a notice from the seller, in the inbox and in the bell', async () => {
  const { seller, buyer, id } = await news();
  const notice = { kind: 'schema', date: '2026-07-01', text: 'Gauge at Bergen is replaced' };
  expect((await seller.call('POST', `/streams/streams/${id}/notices`, notice)).statusCode).toBe(201);
  const { user } = await open('/dashboard/notifications', buyer.token);
  const name = 'The columns of Tides will change (Jul 1, 2026): “Gauge at Bergen is replaced”';
  expect(await screen.findByRole('link', { name }, slow)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Notifications/u }, slow));
  expect(await screen.findByRole('menuitem', { name: new RegExp(name.replaceAll(/[()]/gu, '.'), 'u') })).toBeVisible();
});

it('names the change of a watched product, and links to it while it exists', async () => {
  const { seller, buyer, id } = await news();
  await buyer.call('PUT', `/streams/watches/${id}`);
  await seller.call('PUT', `/streams/streams/${id}`, { price: 3_000_000 });
  await seller.call('PUT', `/streams/streams/${id}`, { description: 'Finer' });
  const second = await fixture.market.list(seller, { name: 'Ebb' });
  await buyer.call('PUT', `/streams/watches/${second}`);
  await seller.call('DELETE', `/streams/streams/${second}`);
  await open('/dashboard/notifications?about=watched', buyer.token);
  const link = (name: string) => screen.findByRole('link', { name }, slow);
  expect(await link('Tides now costs 3 DXT instead of 2 an hour')).toHaveAttribute('href', `/product/${id}`);
  expect(await link('The seller changed Tides')).toHaveAttribute('href', `/product/${id}`);
  expect(await link('Ebb is no longer on the marketplace')).toHaveAttribute('href', '/marketplace');
});

it('asks about unsaved changes before the bell leads away from them, and marks nothing read till then', async () => {
  const { seller } = await news();
  const { user } = await open('/dashboard/notifications', seller.token);
  const ways: unknown[] = [];
  const stop = askBeforeLeaving((way) => ways.push(way));
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const menu = await screen.findByRole('menu');
  const entry = await within(menu).findByRole('menuitem', { name: /offers 1 DXT an hour for Tides/ });
  expect(entry.querySelector('[data-part="unread"]')).toBeVisible();
  expect(entry).toHaveAccessibleName(/Unread$/);
  await user.click(entry);
  expect(location.pathname).toBe('/dashboard/notifications');
  expect(ways).toHaveLength(1);
  expect(await unreadOf(seller)).toBe(2);
  stop();
  const [leave] = ways;
  if (typeof leave === 'function') leave();
  await waitFor(() => expect(location.pathname).toContain('/dashboard/offers/'));
});

it('marks one, then all as read, and clears the count of the bell', async () => {
  const { seller } = await news();
  const { user } = await open('/dashboard/notifications', seller.token);
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  const [first] = await screen.findAllByRole('button', { name: 'Mark as read' });
  await user.click(first ?? document.body);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(await unreadOf(seller)).toBe(0);
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

it('shows where to begin while there are no notifications', async () => {
  const buyer = await fixture.market.exchange.join('buyer');
  await open('/dashboard/notifications', buyer.token);
  const text = await screen.findByText('No notifications yet');
  expect(text).toBeVisible();
  // No filters and no buttons to mark as read.
  for (const name of [/^Money/, 'Mark all as read']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Show snoozed' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse the marketplace' })).toBeVisible();
});

it('groups rows by period, shows the change of a price, and accepts a counter-offer from its row', async () => {
  const { seller, buyer } = await news();
  const [offer] = (
    await buyer.call('POST', '/application/query', { query: '{offers(role:BUYER){content{id}}}' })
  ).json<{ data: { offers: { content: { id: string }[] } } }>().data.offers.content;
  await seller.call('PUT', `/offers/offers/${offer?.id}`, { amount: 1_600_000, description: '' });
  const { user } = await open('/dashboard/notifications', buyer.token);
  const today = await screen.findByRole('region', { name: 'Today' }, slow);
  expect(
    await within(today).findByRole('link', { name: 'Test Person proposes 1.6 DXT instead of 1 an hour for Tides' }),
  ).toBeVisible();
  await user.click(await within(today).findByRole('button', { name: /^Accept: / }, slow));
  await user.click(await screen.findByRole('button', { name: 'Accept offer' }));
  await expectMessage('Offer Accepted');
  await waitFor(() => expect(within(today).queryByRole('button', { name: /^Accept/ })).toBeNull(), slow);
});

it('marks as read and unread, and snoozes, by button and by key', async () => {
  const { seller } = await news();
  const { user } = await open('/dashboard/notifications', seller.token);
  const name = 'Test Person offers 1 DXT an hour for Tides';
  const link = await screen.findByRole('link', { name }, slow);
  link.focus();
  await user.keyboard('u');
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(link).toHaveFocus();
  await screen.findByRole('button', { name: 'Mark as unread' }, slow);
  await user.keyboard('u');
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  await user.keyboard('s');
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull(), slow);
  await user.click(screen.getByRole('button', { name: 'Snoozed' }));
  expect(await screen.findByRole('link', { name }, slow)).toBeVisible();
  expect(screen.getByText(/^Returns/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End snooze' }));
  await user.click(await screen.findByRole('button', { name: 'Show all' }, slow));
  const [row] = await screen.findAllByRole('button', { name: 'Snooze' }, slow);
  await user.click(row ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: 'Tomorrow, 09:00' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Snooze' })).toHaveLength(1), slow);
});

it('keeps the focus in the list when the focused row leaves it', async () => {
  const { seller } = await news();
  const { user } = await open('/dashboard/notifications?unread=1', seller.token);
  const [first, second] = await screen.findAllByRole('link', { name: /Tides/ }, slow);
  first?.focus();
  await user.keyboard('u');
  await waitFor(() => expect(first).not.toBeInTheDocument(), slow);
  expect(second).toHaveFocus();
  await leave();
  const again = await open('/dashboard/notifications', await fixture.market.exchange.signIn(seller.email));
  const [snoozed] = await screen.findAllByRole('button', { name: 'Snooze' }, slow);
  await again.user.click(snoozed ?? document.body);
  await again.user.click(await screen.findByRole('menuitem', { name: 'Tomorrow, 09:00' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Snooze' })).toHaveLength(1), slow);
  expect(screen.getByRole('link', { name: /Tides/ })).toHaveFocus();
});

it('returns by Escape from the pane to the list when its row has left the list', async () => {
  widenWindow();
  const { seller } = await news();
  const { user } = await open('/dashboard/notifications?unread=1', seller.token);
  const [first, second] = await screen.findAllByRole('link', { name: /Tides/ }, slow);
  first?.focus();
  await user.keyboard('{Enter}');
  const pane = await screen.findByRole('region', { name: 'Selected notification' }, slow);
  expect(pane).toHaveFocus();
  await waitFor(() => expect(first).not.toBeInTheDocument(), slow);
  pane.focus();
  await user.keyboard('{Escape}');
  expect(second).toHaveFocus();
});

it.each([
  ['a declined payment', 'withdrawal_declined', 'warning'],
  ['a confirmed payment', 'withdrawal_confirmed', 'success'],
  ['a new offer', 'offer_created', 'info'],
] as const)('announces %s in its tone', async (_, kind, type) => {
  const person = await fixture.market.exchange.join('buyer');
  await open('/wallet', person.token);
  await screen.findByRole('heading', { level: 1, name: 'Wallet' }, slow);
  const other = new BroadcastChannel(`notifications.${person.id}`);
  const at = new Date().toISOString();
  const data = {
    id: kind,
    kind,
    at,
    read: false,
    amount: 1_000_000,
    stream_name: 'Tides',
    actor: { id: 'a', name: 'Ada' },
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
  other.postMessage({ name: 'notification', data });
  await waitFor(() => expect(document.querySelector("[data-component='Snackbar']")).toHaveAttribute('data-type', type));
  other.close();
});

it('announces an event in the inbox by its row alone', async () => {
  const { seller, buyer, id } = await news();
  await open('/dashboard/notifications', seller.token);
  expect(await screen.findByText('2 notifications', undefined, slow)).toBeVisible();
  const sold = () => screen.queryAllByRole('link', { name: /bought access to Tides for/ });
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  await waitFor(() => expect(sold()).toHaveLength(2), slow);
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  expect(snackbar.items()).toEqual([]);
});

it('leaves out kinds that are switched off, in the list and in the bell', async () => {
  const { seller } = await news();
  await open('/dashboard/notifications', seller.token);
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  changeNotificationSettings({ off: ['offers'] });
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /offers 1 DXT/ })).toBeNull(), slow);
  expect(await screen.findByRole('link', { name: /bought access to Tides/ }, slow)).toBeVisible();
});

it('says in the bell that notifications could not be loaded, and loads them again', async () => {
  const { seller } = await news();
  const { user } = await open('/dashboard/notifications', seller.token);
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 unread' }, slow);
  const restore = lose('/application/query');
  await user.click(bell);
  const again = await screen.findByRole('menuitem', { name: 'Notifications could not be loaded. Try again.' }, slow);
  restore();
  await user.click(again);
  expect(await screen.findByRole('menuitem', { name: /offers 1 DXT an hour for Tides/ }, slow)).toBeVisible();
});

it('offers to sign a contract in its row', async () => {
  const { seller, buyer, id } = await news();
  const end_time = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const { sub } = JSON.parse(Buffer.from(buyer.token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  await seller.call('POST', '/transactions/contracts', {
    stream_id: id,
    end_time,
    description: 'For the gauges.',
    items: [{ partner_id: sub, share: 20 }],
  });
  await open('/dashboard/notifications?about=contracts', buyer.token);
  expect(await screen.findByRole('link', { name: 'Review and sign' }, slow)).toHaveAttribute(
    'href',
    expect.stringContaining('/dashboard/contracts/'),
  );
});
