import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hueOf } from '#marketplace';
import { expectMessage, slow, openPageFixture } from '../../support/pageFixture.ts';
import { narrowWindow } from '../../support/wideWindow.ts';

const fixture = openPageFixture(() => import('#src/pages/access/AccessPage.tsx'));
const { open, leave } = fixture;
type Person = Awaited<ReturnType<typeof fixture.market.exchange.join>>;

afterEach(() => vi.unstubAllGlobals());

const buy = (buyer: Person, stream_id: string, hours: number) =>
  buyer.call('POST', '/subscriptions/subscriptions', { stream_id, hours });
/** The row of a product, found by its text: a search of rows by name computes the name of each again. */
async function rowOf(name: string): Promise<HTMLElement> {
  const shown = await waitFor(() => {
    const row = screen
      .getAllByText(name)
      .map((one) => one.closest('tr'))
      .find(Boolean);
    if (!row) throw new Error(`no row shows ${name}`);
    // Rows stay hidden until the strip above them has loaded.
    expect(row).toBeVisible();
    return row;
  }, slow);
  return shown;
}
/** Ends what a person bought, as if the time had passed. */
const lapse = (buyer: Person) =>
  fixture.market.exchange.db
    .updateTable('subscriptions')
    .set({ start_at: '2026-01-01T00:00:00Z', end_at: '2026-01-02T00:00:00Z' })
    .where('user_id', '=', buyer.id)
    .execute();
const endsOf = async (buyer: Person) => {
  const query = '{accesses(role:BOUGHT){content{stream_name hours}}}';
  const { data } = (await buyer.call('POST', '/application/query', { query })).json<{
    data: { accesses: { content: { stream_name: string; hours: number }[] } };
  }>();
  return Object.fromEntries(data.accesses.content.map(({ stream_name, hours }) => [stream_name, hours]));
};

it('marks bought products by the pictogram of their category', async () => {
  const { exchange, list, fund } = fixture.market;
  const [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
  await fund(buyer, 10_000_000);
  const subcategory = await exchange.addCategory('Sport');
  await buy(buyer, await list(seller, { name: 'Regattas', subcategory }), 2);
  await open('/dashboard/access', buyer.token);
  const row = await rowOf('Regattas');
  const hue = () =>
    row.querySelector<SVGElement>('[data-component=Pictogram]')?.style.getPropertyValue('--category-hue');
  await waitFor(() => expect(hue()).toBe(hueOf('sport')), slow);
});

it('names the end and the sum paid in the rows of a phone', async () => {
  narrowWindow();
  const { market } = fixture;
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  await market.fund(buyer, 60_000_000);
  await buy(buyer, await market.list(seller, { name: 'Old tides' }), 2);
  await lapse(buyer);
  await buy(buyer, await market.list(seller, { name: 'Tides' }), 3);
  await open('/dashboard/access', buyer.token);
  expect((await rowOf('Tides')).textContent).toMatch(/3 hours for 6\sDXT.*2\sDXT \/ hour.*left ?until \w+ \d/);
  expect((await rowOf('Old tides')).textContent).toMatch(/2 hours for 4\sDXT.*Ended Jan 2, 2026/);
  await leave();
  await open('/dashboard/access?tab=readers', seller.token);
  expect((await rowOf('Tides')).textContent).toMatch(/left ?until \w+ \d.*3 hours for 6\sDXT/);
  await leave();
  await open('/dashboard/access?tab=readers&state=all', seller.token);
  await rowOf('Old tides');
  // One person with access to two products.
  expect(screen.getByText('2 access grants')).toBeVisible();
});

it('shows running accesses in a strip, and extends one at its current price', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Tides' }, 60_000_000);
  await buy(buyer, id, 2);
  const { user } = await open('/dashboard/access', buyer.token);
  const strip = await screen.findByRole('region', { name: 'Active access' }, slow);
  expect(within(strip).getByRole('listitem').textContent).toMatch(/Tides.*2 h left/);
  expect(document.title).toBe('Access · Data Exchange');
  const file = decodeURIComponent(screen.getByRole('link', { name: 'Calendar file' }).getAttribute('href') ?? '');
  expect(file).toContain('SUMMARY:Access to Tides ends');
  // Once per row, in a cell that cards show too.
  const price = within(await rowOf('Tides')).getByText('/ hour');
  expect(price.closest('td')).toHaveAttribute('data-phone', 'note');
  await user.click(within(await rowOf('Tides')).getByRole('button', { name: 'View rows' }));
  const rows = await screen.findByRole('dialog', { name: 'Rows of Tides' });
  expect(await within(rows).findByText('9 rows', undefined, slow)).toBeVisible();
  expect(await within(rows).findByRole('grid', { name: 'Rows' }, slow)).toHaveAttribute('aria-rowcount', '10');
  await user.keyboard('{Escape}');
  await user.click(within(await rowOf('Tides')).getByRole('button', { name: 'Extend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Extend Tides' });
  const hours = within(dialog).getByRole('textbox', { name: /More hours/ });
  await user.clear(hours);
  await user.type(hours, '3');
  await waitFor(() => expect(dialog.textContent).toMatch(/Current balance56 DXT.*Balance after50 DXT/), slow);
  await user.click(within(dialog).getByRole('button', { name: 'Extend for 6 DXT' }));
  await expectMessage('You can now access Tides for 3 hours');
  await waitFor(async () => expect((await rowOf('Tides')).textContent).toMatch(/5 h left/), slow);
});

it('extends several at once after adding missing tokens in place, and lists each result', async () => {
  const { market } = fixture;
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  await market.fund(buyer, 4_000_000);
  const ids = [await market.list(seller, { name: 'Wind' }), await market.list(seller, { name: 'Waves' })];
  for (const id of ids) await buy(buyer, id, 1);
  const { user } = await open('/dashboard/access', buyer.token);
  for (const name of ['Wind', 'Waves'])
    await user.click(within(await rowOf(name)).getByRole('checkbox', { name: `Select ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Extend selected' }));
  const dialog = await screen.findByRole('dialog', { name: 'Extend 2 products' });
  const hours = within(dialog).getByRole('textbox', { name: /More hours/ });
  await user.clear(hours);
  await user.type(hours, '5');
  expect(within(dialog).getByRole('button', { name: 'Extend for 20 DXT' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Add tokens' }));
  await user.click(await screen.findByRole('button', { name: 'Add 20 DXT' }));
  await expectMessage('Token added successfully');
  // One of the products is no longer for sale.
  await seller.call('DELETE', `/streams/streams/${ids[1]}`);
  const send = within(dialog).getByRole('button', { name: 'Extend for 20 DXT' });
  await waitFor(() => expect(send).toBeEnabled(), slow);
  await user.click(send);
  expect(await within(dialog).findByText('Some were not extended', undefined, slow)).toBeVisible();
  expect(dialog.textContent).toMatch(/WindExtended/);
  expect(dialog.textContent).toMatch(/Waves.*not found/i);
  expect(await endsOf(buyer)).toEqual({ Wind: 6, Waves: 1 });
});

it('separates running and lapsed access by the address, and sells lapsed access again', async () => {
  const { market } = fixture;
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  await buy(buyer, await market.list(seller, { name: 'Old tides', price: 0 }), 1);
  await lapse(buyer);
  await buy(buyer, await market.list(seller, { name: 'New tides', price: 0 }), 1);
  const { user } = await open('/dashboard/access?state=lapsed', buyer.token);
  expect(await rowOf('Old tides')).toHaveTextContent('Expired');
  expect(within(await rowOf('Old tides')).queryByRole('button', { name: 'Use' })).toBeNull();
  expect(within(await rowOf('Old tides')).getByRole('button', { name: 'Renew' })).toBeVisible();
  expect(within(screen.getByRole('table')).queryByText('New tides')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Active');
  expect((await rowOf('New tides')).textContent).toMatch(/left/);
  await user.type(screen.getByRole('searchbox'), 'nothing like it');
  expect(await screen.findByText('Nothing matches', undefined, slow)).toBeVisible();
  expect(new URLSearchParams(location.search).get('name')).toBe('nothing like it');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rowOf('Old tides')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('60 min left: New tides · Access · Data Exchange'), slow);
});

it('leads to a request for approval where the product now needs one, and shows it as pending', async () => {
  const { market } = fixture;
  const { seller, buyer, id: stream_id } = await fixture.pair({ name: 'Tides', price: 0 });
  await buy(buyer, stream_id, 3);
  await seller.call('PUT', `/streams/streams/${stream_id}`, { accessType: 'PROTECTED' });
  await open('/dashboard/access', buyer.token);
  const ask = within(await rowOf('Tides')).getByRole('link', { name: 'Ask for access' });
  expect(ask).toHaveAttribute('href', `/product/${stream_id}`);
  expect(screen.queryByRole('button', { name: /Extend 1 product/ })).toBeNull();
  await leave();
  await buyer.call('POST', '/access-control/access-requests', { stream_id });
  await open('/dashboard/access', await market.exchange.signIn(buyer.email));
  expect(within(await rowOf('Tides')).getByText('Awaiting approval')).toBeVisible();
});

it('creates a key without changing the address, and none for a data-room user', async () => {
  const { market } = fixture;
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  const guest = await market.exchange.join('drUser');
  const id = await market.list(seller, { name: 'Tides', price: 0 });
  const bought = (await buy(buyer, id, 1)).json<{ stream_url: string }>();
  await buy(guest, id, 1);
  const { user } = await open('/dashboard/access', buyer.token);
  await user.click(within(await rowOf('Tides')).getByRole('button', { name: 'Use' }));
  const dialog = await screen.findByRole('dialog', { name: 'Use Tides' });
  expect(within(dialog).queryByRole('figure', { name: 'Access address' })).toBeNull();
  expect(within(dialog).getByRole('figure', { name: 'curl example' })).toHaveTextContent('key=YOUR_KEY');
  const tab = within(dialog).getByRole('tabpanel', { name: 'curl' });
  const arrive = fixture.lose('"name":"curl"');
  await user.click(within(tab).getByRole('button', { name: 'Create a key for curl' }));
  await within(tab).findByRole('alert', undefined, slow);
  expect(within(dialog).getAllByRole('alert')).toHaveLength(1);
  arrive();
  await user.type(within(dialog).getByRole('textbox', { name: 'Name of the key' }), 'laptop');
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  const address = await within(dialog).findByRole('figure', { name: 'Access address' }, slow);
  const read = (url: string) => market.exchange.app.inject(url.replace(/^https?:\/\/[^/]+/, ''));
  expect((await read(address.textContent)).statusCode).toBe(200);
  expect((await read(bought.stream_url)).statusCode).toBe(200);
  expect(within(dialog).getByRole('figure', { name: 'curl example' })).toHaveTextContent(address.textContent);
  const keys = within(dialog).getByRole('list', { name: 'Your keys' });
  await waitFor(() => expect(keys).toHaveTextContent('laptop'), slow);
  expect(within(keys).getByText(/^Purchase of .*\d:\d\d:\d\d/)).toBeVisible();
  await user.click(within(keys).getByRole('button', { name: 'Revoke laptop' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Revoke laptop?' });
  await user.click(within(ask).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(within(dialog).queryByText('laptop')).toBeNull(), slow);
  expect((await read(address.textContent)).statusCode).toBe(401);
  expect((await read(bought.stream_url)).statusCode).toBe(200);
  expect(within(dialog).getByRole('figure', { name: 'curl example' })).toHaveTextContent('key=YOUR_KEY');
  await leave();
  await open('/dashboard/access', await market.exchange.signIn(guest.email));
  expect(within(await rowOf('Tides')).queryByRole('button', { name: 'Use' })).toBeNull();
});

it('shows an owner the readers and declined requests, and a buyer the state of the request', async () => {
  const { market } = fixture;
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  await buy(buyer, await market.list(seller, { name: 'Tides', price: 0 }), 3);
  const id = await market.list(seller, { name: 'Guarded', accessType: 'PROTECTED' });
  await buyer.call('POST', '/access-control/access-requests', { stream_id: id });
  const { user } = await open('/dashboard/access?tab=readers', seller.token);
  expect((await rowOf('Tides')).textContent).toMatch(/Test Person.*3 h left.*3 hours/);
  await user.click(screen.getByRole('tab', { name: 'Requests' }));
  await user.click(within(await rowOf('Guarded')).getByRole('button', { name: 'Decline' }));
  await user.click(await screen.findByRole('button', { name: 'Decline access' }));
  await expectMessage('Access declined');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
  await waitFor(() => expect(screen.queryByText('Guarded')).toBeNull(), slow);
  await leave();
  await open(`/product/${id}`, await market.exchange.signIn(buyer.email));
  expect(await screen.findByText(/declined your last request/, undefined, slow)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for access' })).toBeEnabled();
});

it('shows different messages for no access and no match', async () => {
  const buyer = await fixture.market.exchange.join('buyer');
  await open('/dashboard/access', buyer.token);
  await waitFor(() => expect(screen.getByText('You have not bought access yet')).toBeVisible(), slow);
  // An empty list has no checkboxes.
  expect(screen.queryByLabelText(/select all/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse the marketplace' })).toHaveAttribute('href', '/marketplace');
});
