import { screen, waitFor, within } from '@testing-library/react';
import { record } from '#server/records/audit.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { parts } from '#src/pages/dashboard/overview.ts';
import { operations } from '#src/state/machine/status.ts';
import { preferences } from '#src/state/me/preferences.ts';
import { changes } from '#src/state/notifications/changes.ts';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() =>
  Promise.all([
    import('#src/pages/dashboard/OverviewPage.tsx'),
    import('#src/pages/dashboard/ChangesCard.tsx'),
    import('#src/pages/dashboard/lists/RecentProducts.tsx'),
    import('#src/pages/dashboard/lists/Activity.tsx'),
    import('#src/pages/dashboard/lists/Runs.tsx'),
    import('#src/pages/dashboard/lists/Searches.tsx'),
    import('#src/pages/dashboard/RunwayCard.tsx'),
  ]),
);
const { open } = fixture;
afterEach(() => vi.unstubAllGlobals());
const region = (name: string) => screen.findByRole('region', { name });

/** Loses every read of that name on its way, until what it gives is called. */
const loseRead = (name: string) => fixture.lose(`"operationName":"${name}"`);

it('shows a new person the first steps and the products for sale, and asks for tokens once', async () => {
  const [seller, user] = [await fixture.market.exchange.join('seller'), await fixture.market.exchange.join('user')];
  await fixture.market.list(seller, { name: 'Fresh levels' });
  await open('/dashboard', user.token);
  const ways = await region('Ways to begin');
  expect(within(ways).getByRole('link', { name: 'Find data' })).toHaveAttribute('href', '/marketplace');
  const steps = await region('First steps');
  expect(await within(steps).findByRole('link', { name: 'Get your first tokens' })).toHaveAttribute('href', '/wallet');
  expect(within(steps).getByRole('link', { name: 'Turn on two-factor authentication' })).toBeVisible();
  expect(await screen.findByText('Fresh levels')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
  const zeroes = ['Balance', 'Active access', 'Spent this month'];
  for (const name of [...zeroes, 'Your latest runs', 'Saved searches', 'Your access, next 7 days'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

it('shows a new person the figures after the first purchase', async () => {
  const { market } = fixture;
  const { buyer: user, id } = await fixture.pair({ name: 'Tides' }, 0, 'user');
  const { user: person } = await open('/dashboard', user.token);
  await region('Ways to begin');
  await market.fund(user, 10_000_000);
  const go = async (name: string) => person.click((await screen.findAllByRole('link', { name }))[0] ?? document.body);
  await go('Wallet');
  await screen.findByRole('heading', { level: 1, name: 'Wallet' });
  const bought = await user.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 3 });
  expect(bought.statusCode).toBeLessThan(300);
  await go('Dashboard');
  const active = await region('Active access');
  expect(await within(active).findByText('1')).toBeVisible();
  expect(active).toHaveTextContent('Next ends in 3 hours');
  expect(await within(await region('Balance')).findByText('4 DXT')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ways to begin' })).toBeNull();
});

it('lists open tasks of a seller, each with one action, and the earnings of the products', async () => {
  const { market } = fixture;
  const { seller, buyer, id } = await fixture.pair({ name: 'Tides' });
  const guarded = await market.list(seller, { name: 'Guarded', accessType: 'PROTECTED' });
  await market.fund(buyer, 10_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 3 });
  const offer = await market.offer(buyer, id, 1_000_000);
  await buyer.call('POST', '/access-control/access-requests', { stream_id: guarded });
  await open('/dashboard', seller.token);
  const waiting = await region('Needs your attention');
  const row = (await within(waiting).findByText(/Test Person: 1 DXT an hour for Tides/)).closest('li');
  expect(within(row ?? waiting).getByRole('link', { name: 'Answer' })).toHaveAttribute(
    'href',
    expect.stringContaining(offer.id),
  );
  expect(await within(waiting).findByText('Test Person asks for access to Guarded')).toBeVisible();
  expect(within(waiting).getByRole('link', { name: 'Review' })).toHaveAttribute('href', `/product/${guarded}`);
  expect(await within(await region('Offers to answer')).findByText('1')).toBeVisible();
  expect(within(row ?? waiting).getByText('list price 2 DXT / h')).toBeVisible();
  const sales = await region('Your sales, last 30 days');
  expect(await within(sales).findByText('1 sale')).toBeVisible();
  const top = await region('Top products, last 30 days');
  expect(await within(top).findByRole('link', { name: 'Tides' })).toHaveAttribute('href', `/product/${id}`);
  // Three hours at two tokens.
  expect(await screen.findAllByText('6 DXT')).not.toHaveLength(0);
});

it('names the part of the earnings that contracts brought', async () => {
  const { market } = fixture;
  const { join } = market.exchange;
  const [seller, partner, buyer] = [await join('seller'), await join('seller'), await join('buyer')];
  const stream_id = await market.list(seller, { name: 'Tides' });
  const end_time = '2099-01-01T00:00:00Z';
  const items = [{ partner_id: partner.id, share: 20 }];
  await seller.call('POST', '/transactions/contracts', { stream_id, end_time, items });
  await partner.call('PATCH', `/transactions/contracts/sign?owner=${seller.id}`, { stream_id, end_time });
  await market.list(partner);
  await market.fund(buyer, 10_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id, hours: 3 });
  await open('/dashboard', partner.token);
  const sales = await region('Your sales, last 30 days');
  // A fifth of three hours at two tokens.
  expect(await within(sales).findByText('1.2 DXT from contracts')).toBeVisible();
});

it('shows totals, not the number of rows on a page', async () => {
  const { market } = fixture;
  const [user, buyer] = [await market.exchange.join('user'), await market.exchange.join('buyer')];
  const ids = await Promise.all(Array.from({ length: 3 }, () => market.list(user)));
  await market.fund(buyer, 50_000_000);
  for (const id of ids) await market.offer(buyer, id, 1_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: ids[0], hours: 3 });
  const own = await market.list(buyer, {}).catch(() => undefined);
  expect(own).toBeUndefined();
  const end_time = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const items = [{ partner_id: buyer.id, share: 10 }];
  await user.call('POST', '/transactions/contracts', { stream_id: ids[0], end_time, description: '', items });
  await open('/dashboard', user.token);
  const figures = [
    ['Active access', '0'],
    ['Earned this month', '6 DXT'],
    ['Spent this month', '0 DXT'],
    ['Balance', '6 DXT'],
  ] as const;
  expect(
    await within(await region('Needs your attention')).findAllByRole('button', { name: 'Accept 1 DXT / h' }),
  ).toHaveLength(3);
  for (const [name, figure] of figures) expect(await within(await region(name)).findByText(figure)).toBeVisible();
  expect(within(await region('Earned this month')).getByText('+6 DXT vs. this point last month')).toBeVisible();
});

it.each([
  ['buyer', ['Active access', 'Spent this month'], ['Your products', 'Earned this month']],
  ['seller', ['Your products', 'Offers to answer', 'Earned this month'], ['Active access', 'Spent this month']],
  ['sp', ['Algorithm runs'], ['Active access', 'Your latest runs']],
  ['drUser', ['Your runs', 'How a data room works'], ['Offers to answer', 'Your products']],
] as const)('shows a %s the panels of the mode', async (slot, shown, others) => {
  const { market } = fixture;
  const person = await market.exchange.join(slot);
  if (slot === 'seller' || slot === 'sp') {
    const analysis = { type: 'Algorithm', metadata: { analysis: 'forecast' } };
    await market.list(person, slot === 'sp' ? analysis : {});
  } else {
    const id = await market.list(await market.exchange.join('seller'));
    await market.fund(person, 10_000_000);
    await person.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 3 });
  }
  await open('/dashboard', person.token);
  for (const name of shown) expect(await region(name)).toBeVisible();
  for (const name of others) expect(screen.queryByRole('region', { name })).toBeNull();
});

it('keeps first steps done after the balance is spent and the access has ended', async () => {
  const { market } = fixture;
  const { buyer: user, id } = await fixture.pair({}, 4_000_000, 'user');
  await user.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  const { db } = market.exchange;
  const [start_at, end_at] = [8, 6].map((hours) => new Date(Date.now() - hours * 3_600_000).toISOString());
  await db.updateTable('subscriptions').set({ start_at, end_at }).where('user_id', '=', user.id).execute();
  await open('/dashboard', user.token);
  const steps = within(await region('First steps'));
  // Nothing is left in the wallet, and nothing runs any more.
  expect(await steps.findAllByRole('img', { name: 'Done:' })).toHaveLength(2);
  expect(steps.getByRole('link', { name: 'Add a picture' })).toBeVisible();
  await fixture.leave();
  // A session from before: with a second factor a new one would first ask for a code.
  const token = await market.exchange.signIn(user.email);
  await db.updateTable('users').set({ mfa: true, picture: 'me.png' }).where('id', '=', user.id).execute();
  await open('/dashboard', token);
  await region('Needs your attention');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  await waitFor(() => expect(preferences.stepsDone).toBe(true));
});

it('hides the first steps for good on request', async () => {
  const user = await fixture.market.exchange.join('user');
  const { user: person } = await open('/dashboard', user.token);
  await person.click(within(await region('First steps')).getByRole('button', { name: 'Hide first steps' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  expect(preferences.stepsDone).toBe(true);
});

it('shows new matches of a saved search, and leaves out runs if there are none', async () => {
  const { market } = fixture;
  const [seller, user] = [await market.exchange.join('seller'), await market.exchange.join('user')];
  await user.call('POST', '/streams/searches', { name: 'Glaciers', filter: { name: 'glacier' } });
  await market.list(seller, { name: 'Glacier melt' });
  await open('/dashboard', user.token);
  const saved = within(await region('Saved searches'));
  expect(await saved.findByText('1 new')).toBeVisible();
  expect(saved.getByRole('link', { name: 'Glaciers' })).toHaveAttribute('href', '/marketplace?text=glacier');
  expect(screen.queryByRole('region', { name: 'Your latest runs' })).toBeNull();
});

it('shows a failure in its part only, and recovers on retry', async () => {
  const user = await fixture.market.exchange.join('drUser');
  // The figure and the list read the same runs.
  const restore = loseRead('executions');
  const { user: person } = await open('/dashboard', user.token);
  const retry = await within(await region('Your runs')).findByRole('button', {
    name: /try again|retry/i,
  });
  await waitFor(() => expect(screen.getAllByRole('button', { name: /try again|retry/i })).toHaveLength(2));
  expect(await region('Needs your attention')).toBeVisible();
  restore();
  await person.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: /try again|retry/i })).toBeNull());
});

it.each([
  ['nothing loads', ['/auth/users']],
  ['only the own record loads', []],
])('shows one failure when %s, and reloads everything by one retry', async (_, more) => {
  const { buyer: user, id } = await fixture.pair({ name: 'Tides' }, 10_000_000);
  await user.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 3 });
  await user.call('POST', '/streams/searches', { name: 'Glaciers', filter: { name: 'glacier' } });
  // The balance, known from another screen, comes nevertheless.
  const lost = ['/application/query', '/streams/', 'tokens-history', 'tokens/course', '/changes', ...more];
  const restores = lost.map(fixture.lose);
  const { user: person } = await open('/dashboard', user.token);
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /try again/i })).toHaveLength(1);
  }, slow);
  const late = ['searches.load', 'overview.changes'];
  await waitFor(() => expect(late.map((name) => operations[name]?.phase)).toEqual(['fail', 'fail']), slow);
  const retry = screen.getByRole('button', { name: /try again/i });
  for (const restore of restores) restore();
  await person.click(retry);
  const figure = await region('Offers to answer');
  expect(await within(figure).findByText('0')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /try again/i })).toBeNull(), slow);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(figure);
  expect(within(await region('Saved searches')).getByRole('link', { name: 'Glaciers' })).toBeVisible();
  await waitFor(() => expect(changes.get()).toBeDefined(), slow);
});

it('keeps a figure whose reload failed, with the reason, and the focus through the retry', async () => {
  const { buyer: user, id } = await fixture.pair({ name: 'Tides' }, 10_000_000);
  await user.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 3 });
  const { user: person } = await open('/dashboard', user.token);
  const tile = await region('Offers to answer');
  expect(await within(tile).findByText('0')).toBeVisible();
  const restore = loseRead('offers');
  await parts.waiting.load();
  const retry = await within(tile).findByRole('button', { name: /^Try again/ });
  expect(retry).toHaveAccessibleDescription(/./u);
  expect(within(tile).getByText('0')).toBeVisible();
  await person.click(retry);
  await waitFor(() => expect(retry).toHaveAccessibleDescription(/./u));
  expect(retry).toHaveFocus();
  restore();
  await person.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(within(tile).getByRole('link')).toHaveFocus();
});

it('shows that the first steps could not be read, and reads them again', async () => {
  const user = await fixture.market.exchange.join('user');
  const restore = loseRead('accesses');
  const { user: person } = await open('/dashboard', user.token);
  const steps = await region('First steps');
  expect(await within(steps).findByText('Your first steps could not be loaded')).toBeVisible();
  restore();
  await person.click(within(steps).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Get your first tokens' })).toBeVisible();
});

it('shows the changes since the last visit on each return until they are dismissed', async () => {
  const { seller, buyer: user, id } = await fixture.pair({ name: 'Tides' }, 0, 'user');
  await user.call('PUT', `/streams/favourites/${id}`);
  const { user: person } = await open('/dashboard', user.token);
  await waitFor(() => expect(changes.get()).toBeDefined());
  const go = async (name: string) => person.click((await screen.findAllByRole('link', { name }))[0] ?? document.body);
  const away = async () => {
    await go('Wallet');
    await waitFor(() => expect(location.pathname).toBe('/wallet'));
    await screen.findByRole('heading', { level: 1, name: 'Wallet' });
  };
  const back = async () => {
    await go('Dashboard');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  };
  await away();
  const changed = await seller.call('PUT', `/streams/streams/${id}`, { price: 1_000_000 });
  expect(changed.statusCode).toBe(200);
  await back();
  expect(await screen.findByText(/Tides: 2 DXT, now 1 DXT an hour/)).toBeVisible();
  await away();
  await back();
  expect(await screen.findByText(/Tides: 2 DXT, now 1 DXT an hour/)).toBeVisible();
  // The tab becomes visible.
  expect((await seller.call('PUT', `/streams/streams/${id}`, { price: 3_000_000 })).statusCode).toBe(200);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/Tides: 2 DXT, now 3 DXT an hour/)).toBeVisible();
  await away();
  // A reload forgets what is in memory.
  changes.clear();
  await back();
  expect(await screen.findByText(/Tides: 2 DXT, now 3 DXT an hour/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Dismiss changes' }));
  await waitFor(() => expect(screen.queryByText(/Tides: 2 DXT/)).toBeNull());
  await waitFor(() => expect(changes.get()?.products).toEqual([]));
  await away();
  // The dismissal is the new baseline.
  expect((await seller.call('PUT', `/streams/streams/${id}`, { price: 6_000_000 })).statusCode).toBe(200);
  await back();
  expect(await screen.findByText(/Tides: 3 DXT, now 6 DXT an hour/)).toBeVisible();
  // Back at the price of the baseline.
  expect((await seller.call('PUT', `/streams/streams/${id}`, { price: 3_000_000 })).statusCode).toBe(200);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText(/Tides: 3 DXT/)).toBeNull());
});

it('does not claim that nothing waits while data is missing', async () => {
  const user = await fixture.market.exchange.join('user');
  const restore = loseRead('offers');
  const { user: person } = await open('/dashboard', user.token);
  const waiting = await region('Needs your attention');
  expect(await within(waiting).findByText('Some of your tasks could not be loaded')).toBeVisible();
  expect(within(waiting).queryByText(/You are all caught up/)).toBeNull();
  restore();
  await person.click(within(waiting).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(waiting).queryByText(/could not be loaded/)).toBeNull());
});

it('counts people for an admin', async () => {
  const admin = await fixture.market.exchange.join('admin');
  await open('/dashboard', admin.token);
  const active = await region('Active people');
  expect(within(active).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/admin'));
  expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
});

it('shows an admin the volume of 30 days, the products by category, and no sign-ins', async () => {
  const admin = await fixture.market.exchange.join('admin');
  await record(fixture.market.exchange.db, { action: 'session.opened', actor: admin.id, at: new Date() });
  await open('/dashboard', admin.token);
  expect(await within(await region('Volume, last 30 days')).findByText(/paid purchase/)).toBeVisible();
  expect(await region('Products by category')).toBeVisible();
  const activity = await region('Latest activity');
  expect((await within(activity).findAllByRole('listitem')).length).toBeGreaterThan(0);
  expect(activity).not.toHaveTextContent('Signed in');
});

/** Moves the access of a stream to its last ten minutes. */
const nearlyOver = (streamId: string) =>
  fixture.market.exchange.db
    .updateTable('subscriptions')
    .set({
      start_at: new Date(Date.now() - 170 * 60_000).toISOString(),
      end_at: new Date(Date.now() + 10 * 60_000).toISOString(),
    })
    .where('stream_id', '=', streamId)
    .execute();

it('extends access and accepts an offer from the row that asks for it', async () => {
  const { market } = fixture;
  const { seller, buyer, id } = await fixture.pair({ name: 'Tides' }, 100_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 3 });
  await nearlyOver(id);
  await market.offer(buyer, id, 1_000_000);
  const { user: person } = await open('/dashboard', buyer.token);
  await person.click(await screen.findByRole('button', { name: 'Extend 24 h · 48 DXT' }));
  const extend = within(await screen.findByRole('dialog'));
  await person.click(await extend.findByRole('button', { name: /48 DXT/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Extend 24 h · 48 DXT' })).toBeNull());
  await fixture.leave();
  const { user: other } = await open('/dashboard', seller.token);
  await other.click(await screen.findByRole('button', { name: 'Accept 1 DXT / h' }));
  await other.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accept offer' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept 1 DXT / h' })).toBeNull());
});

it('counts an extension from the dashboard in the figures at once, and leads to the runs of algorithms', async () => {
  const { market } = fixture;
  const [seller, buyer, provider] = [
    await market.exchange.join('seller'),
    await market.exchange.join('buyer'),
    await market.exchange.join('sp'),
  ];
  const stream_id = await market.list(seller, { name: 'Spent on' });
  await market.list(provider, { type: 'Algorithm', metadata: { analysis: 'forecast' } });
  await market.fund(buyer, 100_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id, hours: 1 });
  await nearlyOver(stream_id);
  const { user } = await open('/dashboard', buyer.token);
  const spent = await region('Spent this month');
  await waitFor(() => expect(spent).toHaveTextContent('2 DXT'));
  const waiting = await region('Needs your attention');
  await user.click(await within(waiting).findByRole('button', { name: /^Extend/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: /^Extend|^Pay/ }));
  await waitFor(() => expect(spent).toHaveTextContent('50 DXT'));
  await fixture.leave();
  await open('/dashboard', provider.token);
  expect(await screen.findByRole('link', { name: 'Algorithm runs' })).toHaveAttribute('href', '/ai?tab=algorithms');
});
