import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { changeRows } from '#tests/support/database/rows.ts';

const fixture = openPageFixture(() =>
  Promise.all([
    import('#src/pages/faqs/FaqsPage.tsx'),
    import('#src/app/palette/Palette.tsx'),
    import('#src/pages/access/AddressDialog.tsx'),
    import('#src/pages/access/DecideDialog.tsx'),
    import('#src/pages/shared/contract/SignContract.tsx'),
  ]),
);
const { open } = fixture;

type User = Awaited<ReturnType<typeof open>>['user'];

/** Opens the palette, here or again, and writes a query. */
async function search(user: User, text: string) {
  if (!screen.queryByRole('dialog')) await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog');
  await user.clear(within(dialog).getByRole('combobox'));
  await user.paste(text);
  return within(dialog);
}

/** Opens a page and searches there. */
async function openPalette(token: string, text: string) {
  const { user } = await open('/faqs', token);
  await screen.findByRole('button', { name: /^Account: / });
  return { user, found: await search(user, text) };
}

it('goes to a screen by its name and by keys alone', async () => {
  const { token } = await fixture.market.exchange.join('buyer');
  const { user, found } = await openPalette(token, 'wallet');
  await waitFor(() => expect(found.getAllByRole('option')[0]).toHaveTextContent('Wallet'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/wallet'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads an administrator to the health of the exchange', async () => {
  const { token } = await fixture.market.exchange.join('admin');
  const { user, found } = await openPalette(token, 'health');
  await user.click(await found.findByRole('option', { name: /^View the health of the exchange/ }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/admin?tab=health'));
});

it('finds products, and answers offers after the same confirmation as the button', async () => {
  const { market } = fixture;
  const { seller, buyer, id } = await fixture.pair({ name: 'Glacier melt' });
  await market.offer(buyer, id, 1_000_000);
  const { user, found } = await openPalette(seller.token, 'accept');
  await user.click(await found.findByRole('option', { name: /Accept: Glacier melt/ }));
  const ask = await screen.findByRole('alertdialog');
  expect(ask).toHaveTextContent('Glacier melt');
  await user.click(within(ask).getByRole('button', { name: 'Accept offer' }));
  await expectMessage('Offer Accepted');
});

it('deletes an own product after the confirmation of its button, and never another seller’s', async () => {
  const { market } = fixture;
  const [seller, other] = [await market.exchange.join('seller'), await market.exchange.join('seller')];
  const id = await market.list(seller, { name: 'Moraine drift' });
  await market.list(other, { name: 'Moraine drift of others' });
  const { user, found } = await openPalette(seller.token, 'moraine');
  await found.findByRole('option', { name: /^Moraine drift of others/ });
  const deletes = found.getAllByRole('option', { name: /^Delete/ });
  expect(deletes.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/: Moraine drift$/)]);
  await user.click(deletes[0] as HTMLElement);
  const ask = await screen.findByRole('alertdialog', { name: /Moraine drift/ });
  // The button works once the number of affected people has loaded.
  const confirm = within(ask).getByRole('button', { name: 'Delete product' });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled', 'true'), slow);
  await user.click(confirm);
  await expectMessage('Product deleted successfully');
  expect((await seller.call('GET', `/streams/streams/${id}`)).statusCode).toBe(404);
});

it('watches a product of another seller, and then offers to stop', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Firn line' });
  const { user, found } = await openPalette(buyer.token, 'firn line');
  await user.click(await found.findByRole('option', { name: /^Watch: Firn line/ }, slow));
  await expectMessage('You will be notified of changes');
  const { watched } = (await buyer.call('GET', `/streams/streams/${id}`)).json<{ watched?: boolean }>();
  expect(watched).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await search(user, 'firn line');
  await user.click(await again.findByRole('option', { name: /^Stop watching: Firn line/ }, slow));
  await expectMessage('You stopped watching this product');
});

it('buys by "buy" and part of a name, and withdraws a typed amount, each after its own confirmation', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Nunatak ice' }, 10_000_000);
  const { user, found } = await openPalette(buyer.token, 'withdraw 5');
  const withdraw = await found.findByRole('option', { name: 'Withdraw 5 DXT' });
  expect(withdraw).toHaveAttribute('aria-selected', 'false');
  await search(user, 'buy nunatak');
  const actions = await found.findByRole('group', { name: 'Product actions' }, slow);
  await user.click(await within(actions).findByRole('option', { name: /^Buy access: Nunatak ice/ }, slow));
  await waitFor(() => expect(location.pathname + location.search).toBe(`/product/${id}?buy=24`));
});

it('shows answers of the FAQ', async () => {
  const { token } = await fixture.market.exchange.join('buyer');
  const { user, found } = await openPalette(token, 'refund');
  const help = await found.findByRole('group', { name: 'Help' }, slow);
  await user.click(within(help).getAllByRole('option')[0] as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe('/faqs'));
  expect(location.hash).not.toBe('');
});

it('leaves out commands that the mode does not allow', async () => {
  const { token } = await fixture.market.exchange.join('buyer');
  const { user, found } = await openPalette(token, 'add person');
  await waitFor(() => expect(found.queryByRole('option', { name: /^Add person/ })).toBeNull());
  await search(user, 'add tokens');
  expect(await found.findByRole('option', { name: /^Add tokens/ })).toBeVisible();
});

it('extends a running access by the same dialog as the button, and lists it first the next time', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Glacier melt' }, 100_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  const { user, found } = await openPalette(buyer.token, 'extend');
  await user.click(await found.findByRole('option', { name: /^Extend Glacier melt by 24 h\s*48 DXT\s·/ }));
  const ask = await screen.findByRole('dialog', { name: 'Extend Glacier melt' });
  await user.click(await within(ask).findByRole('button', { name: 'Extend for 48 DXT' }));
  await expectMessage('You can now access Glacier melt for 24 hours');
  await user.keyboard('{Control>}k{/Control}');
  const again = await screen.findByRole('dialog');
  await waitFor(() => expect(within(again).getAllByRole('option')[0]?.textContent).toMatch(/^Extend Glacier melt/));
});

it('limits an extension to the remaining hours of a product, and offers none in its last hour', async () => {
  const { market } = fixture;
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  await market.fund(buyer, 100_000_000);
  const hourMs = 3_600_000;
  const ends = { 'Firn five': 5.5, 'Firn last': 2.5 };
  for (const [name, hours] of Object.entries(ends)) {
    const id = await market.list(seller, { name });
    await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
    await changeRows(
      market.exchange.db,
      'streams',
      { id },
      { end_at: new Date(Date.now() + hours * hourMs).toISOString() },
    );
  }
  const { found } = await openPalette(buyer.token, 'extend');
  expect(await found.findByRole('option', { name: /^Extend Firn five by 3 h\s*6 DXT\s·/ }, slow)).toBeVisible();
  expect(found.queryByRole('option', { name: /^Extend Firn last/ })).toBeNull();
});

it('lists only those answers to an offer that have a button', async () => {
  const { market } = fixture;
  const [seller, both] = [await market.exchange.join('seller'), await market.exchange.join('buyer', 'drUser')];
  const id = await market.list(seller, { name: 'Glacier melt' });
  const offer = await market.offer(both, id, 1_000_000);
  // Only the slot that may answer is taken; the offer stays.
  await changeRows(market.exchange.db, 'users', { id: both.id }, { slots: ['drUser'] });
  await seller.call('PUT', `/offers/offers/${offer.id}`, { amount: 1_500_000, description: 'rather' });
  const { found } = await openPalette(both.token, 'glacier');
  await found.findAllByRole('option', { name: /^Glacier melt/ });
  expect(found.queryByRole('option', { name: /^(Accept|Reject|Revise|Withdraw|Edit|Extend)/ })).toBeNull();
});

it('signs a waiting contract after its terms were shown, and no contract for other partners', async () => {
  const { seller, buyer: partner, id: stream_id } = await fixture.pair({ name: 'Glacier melt' });
  const end_time = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const items = [{ partner_id: partner.id, share: 20 }];
  const offered = await seller.call('POST', '/transactions/contracts', { stream_id, end_time, description: '', items });
  expect(offered.statusCode).toBe(201);
  const { user, found } = await openPalette(partner.token, 'sign');
  await user.click(await found.findByRole('option', { name: /^Review and sign: Glacier melt/ }, slow));
  const ask = await screen.findByRole('dialog', { name: 'Sign the contract' }, slow);
  expect(ask).toHaveTextContent('You receive 20% of each purchase of Glacier melt');
  await user.click(within(ask).getByRole('checkbox'));
  await user.click(within(ask).getByRole('button', { name: 'Sign' }));
  await expectMessage('Contract Signed');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign the contract' })).toBeNull(), slow);
  await user.keyboard('{Control>}k{/Control}');
  const again = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(again.queryByRole('option', { name: /^Review and sign/ })).toBeNull(), slow);
});

it('decides a request after the confirmation of its button', async () => {
  const {
    seller,
    buyer,
    id: stream_id,
  } = await fixture.pair({ name: 'Guarded melt', price: 0, accessType: 'PROTECTED' });
  await buyer.call('POST', '/access-control/access-requests', { stream_id });
  const { user, found } = await openPalette(seller.token, 'approve');
  await user.click(await found.findByRole('option', { name: /^Approve .*: Guarded melt/ }, slow));
  const ask = await screen.findByRole('alertdialog', undefined, slow);
  expect(ask).toHaveTextContent('can see and buy Guarded melt from now on');
  await user.click(within(ask).getByRole('button', { name: 'Approve access' }));
  await expectMessage('Access approved');
});

it('replaces an address after the confirmation of its button, and shows the new one', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Glacier melt' }, 100_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  const { user, found } = await openPalette(buyer.token, 'glacier');
  expect(await found.findByRole('option', { name: /^Use: Glacier melt/ }, slow)).toBeVisible();
  await user.click(found.getByRole('option', { name: /^Replace address: Glacier melt/ }));
  const ask = await screen.findByRole('alertdialog', { name: 'Replace the access address?' }, slow);
  await user.click(within(ask).getByRole('button', { name: 'Replace address' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), slow);
  const address = await screen.findByRole('dialog', { name: 'Use Glacier melt' }, slow);
  await waitFor(() => expect(address.textContent).toMatch(/https?:/), slow);
});
