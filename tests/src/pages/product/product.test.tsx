import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { giveLevels } from '../../support/market.ts';
import { changeRows } from '#tests/support/database/rows.ts';

const fixture = openPageFixture(() => import('#src/pages/product/ProductPage.tsx'));
const { open, leave } = fixture;

it('remeasures an own product on request, and offers that to its owner only', async () => {
  const { seller, buyer, id } = await fixture.pair({ name: 'Measured anew' });
  await open(`/product/${id}`, buyer.token);
  await screen.findByRole('grid', { name: 'Rows' }, slow);
  expect(screen.queryByRole('button', { name: 'Measure again' })).not.toBeInTheDocument();
  await leave();
  const measured = () =>
    fixture.market.exchange.db
      .selectFrom('samples')
      .select('measured_at')
      .where('stream_id', '=', id)
      .executeTakeFirst();
  const { user } = await open(`/product/${id}`, seller.token);
  await screen.findByRole('grid', { name: 'Rows' }, slow);
  const before = await measured();
  await user.click(screen.getByRole('button', { name: 'Measure again' }));
  await expectMessage('Sample measured');
  expect(await measured()).not.toEqual(before);
  expect(screen.getByRole('grid', { name: 'Rows' })).toBeVisible();
});

it('shows before the purchase that data can be analysed only, and no address afterwards', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Closed levels', metadata: { dataRoom: true } }, 30_000_000);
  await open(`/product/${id}`, buyer.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  expect(await within(box).findByText('Analyses only', undefined, slow)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Buy 24 h for 48 DXT' }, slow)).toBeVisible();
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
  await leave();
  await open(`/product/${id}?tab=use`, await fixture.market.exchange.signIn(buyer.email));
  const connect = await screen.findByRole('region', { name: 'Use this data' }, slow);
  expect(within(connect).getByText(/Rows and access addresses are not available/)).toBeVisible();
  expect(within(connect).queryByRole('button')).not.toBeInTheDocument();
});

it('shares its address, and compares itself with another product', async () => {
  const [seller, buyer] = [await fixture.market.exchange.join('seller'), await fixture.market.exchange.join('buyer')];
  const [one, other] = [
    await fixture.market.list(seller, { name: 'Bay one' }),
    await fixture.market.list(seller, { name: 'Bay two' }),
  ];
  const { user } = await open(`/product/${one}`, buyer.token);
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Share Bay one' }, slow));
  await expectMessage('Link copied');
  expect(copy).toHaveBeenCalledWith(`${location.origin}/product/${one}`);
  const choose = await screen.findByRole('button', { name: 'Compare Bay one' }, slow);
  expect(choose).toHaveAttribute('aria-pressed', 'false');
  await user.click(choose);
  expect(choose).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  const { chooseToCompare } = await import('#src/state/trade/browse/compare.ts');
  chooseToCompare((await buyer.call('GET', `/streams/streams/${other}`)).json(), true);
  expect(await screen.findByRole('link', { name: 'Compare 2' })).toHaveAttribute(
    'href',
    expect.stringContaining(`${one}%2C${other}`),
  );
});

it('previews number, quality and categories of the seller’s products, and of no others', async () => {
  const whenIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (call: () => void) => whenIdle.push(call));
  vi.stubGlobal('cancelIdleCallback', () => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const { exchange, list } = fixture.market;
  const [seller, other, buyer] = [
    await exchange.join('seller'),
    await exchange.join('seller'),
    await exchange.join('buyer'),
  ];
  const id = await list(seller, { name: 'Previewed one' });
  const second = await list(seller, { name: 'Previewed two' });
  await list(other, { name: 'Of another seller' });
  // The server grades a product when its rows are first read, or some seconds after the listing.
  for (const one of [id, second]) await seller.call('GET', `/streams/streams/${one}/sample`);
  const { user } = await open(`/product/${id}`, buyer.token);
  const link = () => screen.getByRole('link', { name: 'Test Person' });
  await screen.findByRole('grid', { name: 'Rows' }, slow);
  const plain = link();
  // On a busy machine the link asks for idle time after the grid is drawn.
  await waitFor(() => {
    whenIdle.splice(0).forEach((call) => call());
    expect(link()).not.toBe(plain);
  }, slow);
  await user.hover(link());
  const card = () => document.querySelector<HTMLElement>('[data-component="HoverCard"]');
  await waitFor(() => expect(card()).toHaveTextContent('Products2Quality A2Weather (2)'), slow);
});

it('can be watched and unwatched by everyone but its owner', async () => {
  const { seller, buyer, id } = await fixture.pair({ name: 'Watched bay' });
  const { user } = await open(`/product/${id}`, buyer.token);
  await user.click(await screen.findByRole('button', { name: 'Watch Watched bay', pressed: false }, slow));
  await expectMessage('You will be notified of changes');
  await user.click(await screen.findByRole('button', { name: 'Watch Watched bay', pressed: true }, slow));
  await expectMessage('You stopped watching this product');
  await screen.findByRole('button', { name: 'Watch Watched bay', pressed: false }, slow);

  // A call that does not arrive is reported, and the button shows the state of the exchange.
  fixture.lose(`/streams/watches/${id}`);
  await user.click(screen.getByRole('button', { name: 'Watch Watched bay' }));
  await expectMessage('The server didn’t respond. Try again.');
  expect(screen.getByRole('button', { name: 'Watch Watched bay' })).toHaveAttribute('aria-pressed', 'false');
  await leave();
  await open(`/product/${id}`, seller.token);
  await screen.findByRole('button', { name: 'Share Watched bay' }, slow);
  expect(screen.queryByRole('button', { name: 'Watch Watched bay' })).toBeNull();
});

it('buys at the agreed price, shows the address once, and replaces it on request', async () => {
  const { seller, buyer, id } = await fixture.pair({ name: 'Agreed' }, 30_000_000);
  const { id: offerId } = await fixture.market.offer(buyer, id, 500_000);
  await seller.call('PUT', `/offers/offers/${offerId}/accept`, {});
  const { user } = await open(`/product/${id}`, buyer.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  const hours = await within(box).findByRole('textbox', { name: /Length of access/ }, slow);
  await user.clear(hours);
  await user.type(hours, '12');
  expect(within(box).getByText(/^Access ends .* UTC\)?$/)).toBeVisible();
  await user.click(await within(box).findByRole('button', { name: 'Buy 12 h for 6 DXT' }, slow));
  const dialog = await screen.findByRole('dialog', { name: 'Buy at the agreed price' });
  expect(within(dialog).getByText('Length of access: 12 h')).toBeVisible();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Buy 12 h for 6 DXT' }));
  const connect = await screen.findByRole('region', { name: 'Use this data' }, slow);
  expect(location.search).toBe('?tab=use');
  await waitFor(() => expect(connect).toHaveFocus());
  const shownAddress = () => within(connect).getByRole('figure', { name: 'Access address' }).textContent ?? '';
  const read = (address: string) => fixture.market.exchange.app.inject(address.replace(/^https?:\/\/[^/]+/, ''));
  const first = shownAddress();
  expect((await read(first)).body).toContain('2026-01-09,Oslo,18');
  expect(within(connect).getByRole('figure', { name: 'curl example' })).toHaveTextContent(first);

  await user.click(await within(connect).findByRole('button', { name: 'Replace address' }, slow));
  const ask = await screen.findByRole('alertdialog');
  expect(ask).toHaveTextContent('stops working at once');
  await user.click(within(ask).getByRole('button', { name: 'Replace address' }));
  await waitFor(() => expect(shownAddress()).not.toBe(first));
  expect((await read(first)).statusCode).toBe(401);
  expect((await read(shownAddress())).statusCode).toBe(200);
});

it('shows no address that it never received, and fills in the examples by one click', async () => {
  const { buyer, id } = await fixture.pair({ price: 0 });
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  const { user } = await open(`/product/${id}?tab=use`, buyer.token);
  const connect = await screen.findByRole('region', { name: 'Use this data' }, slow);
  expect(await within(connect).findByRole('button', { name: 'Create key' })).toBeVisible();
  expect(within(connect).queryByRole('figure', { name: 'Access address' })).toBeNull();
  expect(within(connect).getByRole('figure', { name: 'curl example' })).toHaveTextContent('key=YOUR_KEY');
  expect(screen.getByRole('button', { name: 'Extend by 24 h free' })).toBeVisible();
  const download = within(connect).getByRole('group', { name: 'Download' });
  await user.click(within(download).getByRole('button', { name: 'Other formats' }));
  expect(await screen.findByRole('menuitem', { name: 'Excel workbook' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(connect).getByRole('tab', { name: 'pandas' }));
  await user.click(within(connect).getByRole('button', { name: 'Create a key for pandas' }));
  const address = (await within(connect).findByRole('figure', { name: 'Access address' }, slow)).textContent;
  expect(within(connect).getByRole('figure', { name: 'pandas example' })).toHaveTextContent(new URL(address).search);
  const path = address.replace(/^https?:\/\/[^/]+/, '');
  expect((await fixture.market.exchange.app.inject(path)).statusCode).toBe(200);
  const keys = within(connect).getByRole('list', { name: 'Your keys' });
  await waitFor(() => expect(keys).toHaveTextContent('pandas'), slow);
  expect(within(connect).queryByRole('button', { name: /^Create a key for/ })).toBeNull();
});

it('never offers an address to a data-room user', async () => {
  const { buyer: guest, id } = await fixture.pair({ price: 0, offer: true }, 0, 'drUser');
  await guest.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  await open(`/product/${id}?tab=use`, guest.token);
  const connect = await screen.findByRole('region', { name: 'Use this data' }, slow);
  expect(connect).toHaveTextContent('Rows and access addresses are not available');
  expect(within(connect).queryByRole('button')).toBeNull();
  expect(within(connect).queryByRole('figure')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  // Once the role is known, nothing on the page promises what it does not get.
  expect(await screen.findByText(/You can run analyses until your access ends/, undefined, slow)).toBeVisible();
  expect(screen.queryByText(/You can read the data until your access ends/)).toBeNull();
});

it('leads from too few tokens to the wallet and back to the same hours', async () => {
  const { buyer, id } = await fixture.pair({}, 3_000_000);
  const { user } = await open(`/product/${id}?buy=5`, buyer.token);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('You need 7 DXT more.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Add tokens' }));
  expect(await screen.findByRole('textbox', { name: /Amount to add/ })).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('10 DXT')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 7 DXT' }));
  await expectMessage('Token added successfully');
  await user.click(await screen.findByRole('link', { name: 'Back to your purchase' }));
  expect(await screen.findByRole('button', { name: 'Buy 5 h for 10 DXT' })).toBeEnabled();
});

it('shows different states for an own, a protected, an ended and a missing product', async () => {
  const { seller, buyer, id } = await fixture.pair({ accessType: 'PROTECTED' });
  await open(`/product/${id}`, seller.token);
  expect(await screen.findByText('This is your own product', undefined, slow)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit product' })).toHaveAttribute('href', `/products/${id}/edit`);
  expect(screen.queryByText(/Only you can see this page/)).toBeNull();
  await leave();
  await open(`/product/${id}`, await fixture.market.exchange.signIn(buyer.email));
  expect(await screen.findByText(/The seller approves each buyer first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  await leave();
  const admin = await fixture.market.exchange.join('admin');
  await admin.call('PUT', `/streams/streams/${id}`, { status: 'expired' });
  await open(`/product/${id}`, await fixture.market.exchange.signIn(buyer.email));
  expect(await screen.findByText(/has ended and is no longer sold/)).toBeVisible();
  await leave();
  await open('/product/not-an-id', await fixture.market.exchange.signIn(buyer.email));
  expect(await screen.findByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
});

it('shows the owner the visitors and the revenue, and hides the section from others', async () => {
  const { seller, buyer, id } = await fixture.pair({ price: 0 });
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  await seller.call('PUT', `/streams/streams/${id}`, { visibility: 'private' });
  await open(`/product/${id}`, seller.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  expect(within(box).getByText(/Only you can see this page/)).toBeVisible();
  expect(within(box).getByText('Sold').parentElement).toHaveTextContent('Sold1');
  expect(within(box).getByRole('link', { name: 'Who has access' })).toHaveAttribute(
    'href',
    '/dashboard/access?tab=readers',
  );
  expect(screen.getByText('Only you')).toBeVisible();
  await leave();
  const stranger = await fixture.market.exchange.join('buyer');
  await open(`/product/${id}`, stranger.token);
  expect(await screen.findByText('Product not found', undefined, slow)).toBeVisible();
});

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

it('shows when access ended, and sells it again', async () => {
  const { buyer, id } = await fixture.pair({}, 2_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  await changeRows(
    fixture.market.exchange.db,
    'subscriptions',
    { stream_id: id },
    { start_at: ago(3), end_at: ago(2) },
  );
  const { user } = await open(`/product/${id}`, buyer.token);
  expect(await screen.findByText(/^Your access ended/, undefined, slow)).toHaveTextContent(
    'Your access ended 2 hours ago.',
  );
  expect(screen.queryByText(/until your access ends/)).toBeNull();
  expect(screen.getByText('You can read the data for the hours you buy.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Renew 24 h for 48 DXT' }));
  const dialog = await screen.findByRole('dialog', { name: 'Renew access' }, slow);
  expect(await within(dialog).findByRole('button', { name: 'Renew 24 h for 48 DXT' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  // 0 DXT are left.
  const short = await screen.findByRole('link', { name: 'Add tokens' }, slow);
  expect(screen.getByText('You need 48 DXT more')).toBeVisible();
  expect(short).toHaveAttribute('href', `/wallet?add=48000000&product=${id}&hours=24`);
});

it('shows the seller that a product with a failing source is not sold, and hides it from the shelves', async () => {
  const seller = await fixture.market.exchange.join('seller');
  const url = fixture.market.serve((_request, reply) => reply.writeHead(404).end());
  const other = await fixture.market.list(seller, { name: 'Found levels' });
  await fixture.market.list(await fixture.market.exchange.join('seller'), { name: 'Sold levels' });
  const id = await fixture.market.list(seller, { name: 'Lost levels', url });
  await open(`/product/${id}?tab=deals`, seller.token);
  expect(await screen.findByText('Currently not for sale', undefined, slow)).toBeVisible();
  const why = 'The data source answered with status 404. Buyers can get access again once the data can be read.';
  expect(screen.getByText(why)).toBeVisible();
  await leave();
  const buyer = await fixture.market.exchange.join('buyer');
  await open(`/product/${other}`, buyer.token);
  const shelf = await screen.findByRole('region', { name: 'Similar products' }, slow);
  expect(within(shelf).getByRole('link', { name: 'Sold levels' })).toBeVisible();
  expect(shelf).not.toHaveTextContent('Lost levels');
});

it('explains why a product with a failing source is not sold, and sells it once the source answers', async () => {
  const [seller, buyer] = [await fixture.market.exchange.join('seller'), await fixture.market.exchange.join('buyer')];
  let answers = false;
  const url = fixture.market.serve((request, reply) => {
    if (answers) giveLevels(request, reply);
    else reply.writeHead(404).end();
  });
  const id = await fixture.market.list(seller, { name: 'Dry levels', url });
  const { user } = await open(`/product/${id}`, buyer.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  expect(await within(box).findByText('Currently not for sale', undefined, slow)).toBeVisible();
  expect(box).not.toHaveTextContent('for the hours you buy');
  expect(screen.getByText('The data source answered with status 404')).toBeVisible();
  expect(within(box).queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
  answers = true;
  // Another probe may begin ten seconds after a failed one.
  const { db } = fixture.market.exchange;
  await changeRows(db, 'source_failures', { stream_id: id }, { failed_at: ago(1) });
  await user.click(within(box).getByRole('button', { name: 'Check again' }));
  expect(await within(box).findByRole('button', { name: 'Buy 24 h for 48 DXT' }, slow)).toBeVisible();
});
