import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() => import('#src/pages/product/ProductPage.tsx'));
const { open, leave } = fixture;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('opens with rows and a chart; the other tabs show columns and facts', async () => {
  const [seller, buyer] = [await fixture.market.exchange.join('seller'), await fixture.market.exchange.join('buyer')];
  const metadata = { tags: ['water'], covers: 'January 2026', station: 7, source: 'Harbour office' };
  const id = await fixture.market.list(seller, {
    name: 'Fjord',
    description: 'Salt **by hand**\n\n<script>alert(1)</script> Source: Harbour office.',
    metadata,
    max_calls: 60,
    max_unit: 'hour',
  });
  const { user } = await open(`/product/${id}`, buyer.token);
  await heading('Fjord');
  const rows = await screen.findByRole('grid', { name: 'Rows' }, slow);
  expect(within(rows).getAllByRole('row')).toHaveLength(10);
  expect(rows).toHaveAttribute('aria-rowcount', '10');
  expect(within(rows).getByText(/9.*Jan.*2026|Jan.*9.*2026/)).toBeVisible();
  expect(
    await screen.findByRole('img', { name: 'level over day', description: '9 values, from 10 to 18.' }),
  ).toBeVisible();
  expect(screen.getByText('Drawn from all 9 rows.')).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'Columns' }));
  const level = await screen.findByRole('listitem', { name: 'level' }, slow);
  expect(within(level).getByRole('img')).toHaveAccessibleName(/^level: 9 values from 10 to 18/);
  expect(level).toHaveTextContent('Whole numberEmpty0%Distinct9Lowest10Highest18Mean14.00');
  const city = screen.getByRole('listitem', { name: 'city' });
  expect(within(city).getByRole('list', { name: 'Most frequent values' })).toHaveTextContent('Oslo 100%');
  expect(screen.getByRole('region', { name: 'Quality' })).toHaveTextContent('points');

  await user.click(screen.getByRole('tab', { name: 'About' }));
  const about = await screen.findByRole('region', { name: 'About' }, slow);
  for (const fact of ['January 2026', '60 per hour', 'station', 'water']) expect(about).toHaveTextContent(fact);
  expect(within(about).getAllByText(/Harbour office/)).toHaveLength(1);
  expect((await within(about).findByText('by hand', undefined, slow)).closest('strong')).not.toBeNull();
  expect(about).toHaveTextContent('<script>alert(1)</script>');

  await user.click(screen.getByRole('tab', { name: 'History' }));
  const events = await screen.findByRole('list', { name: 'History' }, slow);
  expect(events.textContent).toMatch(/^Source checked.*9.rows.*CSV.*Quality.\w.*Published/u);
});

it('stores the tab in the address, and its arrow keys open tab after tab', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Tabbed' });
  const { user } = await open(`/product/${id}?tab=history`, buyer.token);
  expect(await screen.findByText(/^No changes since it was published\./u, undefined, slow)).toBeVisible();
  expect(screen.getByRole('list', { name: 'History' }).textContent).toMatch(/Published.*DXT.\/ hour$/u);
  expect(screen.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'History' })).toBeVisible();
  act(() => screen.getByRole('tab', { name: 'History' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Deals' })).toHaveFocus();
  expect(await screen.findByText('No offer from you yet', undefined, slow)).toBeVisible();
  expect(location.search).toBe('?tab=deals');
  await user.keyboard('{Home}');
  expect(await screen.findByRole('grid', { name: 'Rows' }, slow)).toBeVisible();
  expect(location.search).toBe('');
  // From the tabs, the next stop is the panel with the table.
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Data' })).toHaveFocus();
});

it('lists the offers to buyer and seller', async () => {
  const { seller, buyer, id } = await fixture.pair({ name: 'Dealt' }, 30_000_000);
  const { id: offerId } = await fixture.market.offer(buyer, id, 500_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 3 });
  await open(`/product/${id}?tab=deals`, buyer.token);
  const offers = await screen.findByRole('region', { name: 'Offers' }, slow);
  expect(await within(offers).findByRole('listitem', undefined, slow)).toHaveTextContent('Open0.5');
  const receipts = await screen.findByRole('link', { name: 'Payments and receipts' }, slow);
  expect(receipts).toHaveAttribute('href', '/wallet/history?name=Dealt&direction=out');
  expect(within(offers).getByRole('link', { name: 'Open offer' })).toHaveAttribute(
    'href',
    `/dashboard/offers/${offerId}`,
  );
  const access = screen.getByRole('region', { name: 'Access' });
  expect(await within(access).findByText('3 h for 6 DXT', undefined, slow)).toBeVisible();
  await leave();
  const other = await fixture.market.exchange.join('buyer');
  const free = await fixture.market.list(seller, { name: 'Gift', price: 0 });
  const { statusCode } = await other.call('POST', '/subscriptions/subscriptions', { stream_id: free, hours: 3 });
  expect(statusCode).toBe(201);
  await open(`/product/${free}?tab=deals`, other.token);
  expect(await screen.findByText(/^3 h for /, undefined, slow)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Payments and receipts' })).toBeNull();
  await leave();
  await open(`/product/${id}?tab=deals`, seller.token);
  const received = await screen.findByRole('region', { name: 'Offers' }, slow);
  expect(await within(received).findByText(/^from /, undefined, slow)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Access' })).toBeNull();
});

it('shows the first of thousands of columns, long cells, NUL and right-to-left text without breaking', async () => {
  const [seller, buyer] = [await fixture.market.exchange.join('seller'), await fixture.market.exchange.join('buyer')];
  const names = Array.from({ length: 5000 }, (_, index) => `c${index}`);
  const first = ['x'.repeat(10_000), 'a\u0000b', '\u05e9\u05dc\u05d5\u05dd', ...names.slice(3)];
  const url = fixture.market.serve((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(
      JSON.stringify([first, first.toReversed()].map((row) => Object.fromEntries(names.map((n, i) => [n, row[i]])))),
    );
  });
  const id = await fixture.market.list(seller, { name: 'Wide', url });
  const { user } = await open(`/product/${id}`, buyer.token);
  const rows = await screen.findByRole('grid', { name: 'Rows' }, slow);
  expect(rows).toHaveAttribute('aria-colcount', '2001');
  // Roles of hundreds of cells take long to compute.
  expect(rows.querySelectorAll('[role=columnheader]').length).toBeLessThan(40);
  expect(within(rows).getByText(/^x+…$/).textContent).toHaveLength(256);
  expect(within(rows).getByText('a\uFFFDb')).toBeVisible();
  expect(within(rows).getByText('\u05e9\u05dc\u05d5\u05dd')).toHaveAttribute('dir', 'auto');
  await user.click(screen.getByText('Columns', { selector: '[role=tab]' }));
  await user.click(await screen.findByLabelText('Find a column', undefined, slow));
  await user.paste('c1999');
  const found = screen.getByLabelText('Columns', { selector: 'ul' }).querySelectorAll('li[aria-label]');
  expect(found).toHaveLength(1);
  expect(found[0]).toHaveAccessibleName('c1999');
});

it('shows that a source has no rows', async () => {
  const [seller, buyer] = [await fixture.market.exchange.join('seller'), await fixture.market.exchange.join('buyer')];
  const url = fixture.market.serve((_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/csv' }).end('day,level\n'),
  );
  const id = await fixture.market.list(seller, { name: 'Empty', url });
  await open(`/product/${id}`, buyer.token);
  expect(await screen.findByText('The source returned no rows.', undefined, slow)).toBeVisible();
});

it('offers to reload the sample after a failure', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Retried' });
  const find = fixture.lose(`/streams/streams/${id}/sample`);
  const { user } = await open(`/product/${id}`, buyer.token);
  const panel = await screen.findByRole('tabpanel', { name: 'Data' }, slow);
  const again = await within(panel).findByRole('button', { name: 'Try again' }, slow);
  find();
  await user.click(again);
  expect(await screen.findByRole('grid', { name: 'Rows' }, slow)).toBeVisible();
});

it('replaces an unknown tab in the address, and no closed tab names a panel', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Unknown tab' });
  await open(`/product/${id}?tab=nosuch`, buyer.token);
  expect(await screen.findByRole('grid', { name: 'Rows' }, slow)).toBeVisible();
  expect(location.search).toBe('');
  const panels = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'));
  expect(panels.filter((panel) => panel !== null)).toEqual([screen.getByRole('tabpanel').id]);
});
