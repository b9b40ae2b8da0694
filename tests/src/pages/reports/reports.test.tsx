import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writeRefusals } from '#server/domains/session/refusals.ts';
import { openPageFixture, slow } from '../../support/pageFixture.ts';
import { narrowWindow } from '../../support/wideWindow.ts';
import { watchSaved } from '../../support/savedFiles.ts';

afterEach(() => vi.unstubAllGlobals());

const fixture = openPageFixture(() => import('#src/pages/reports/ReportsPage.tsx'));
const part = (name: string) => screen.findByRole('region', { name }, slow);

async function trade() {
  const { exchange, list, fund, offer } = fixture.market;
  const [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
  await fund(buyer, 100_000_000);
  const [tides, winds] = [await list(seller, { name: 'Tides' }), await list(seller, { name: 'Winds' })];
  const buy = (stream_id: string, hours: number) =>
    buyer.call('POST', '/subscriptions/subscriptions', { stream_id, hours });
  await buy(tides, 3);
  await buy(winds, 1);
  const { id } = await offer(buyer, winds, 1_000_000);
  await seller.call('PUT', `/offers/offers/${id}/accept`, {});
  await buy(winds, 10);
  return { seller, buyer };
}

it('shows a seller the income by product and buyer, discounts, and outcomes of offers', async () => {
  const { seller } = await trade();
  await fixture.open('/reports', seller.token);
  expect(await part('Revenue')).toHaveTextContent('18 DXT');
  expect(await part('Hours sold')).toHaveTextContent('14');
  // Ten hours at one token instead of two.
  expect(await part('Discount from list')).toHaveTextContent('50%');
  const products = within(await part('By product'));
  expect(products.getAllByRole('row')[1]).toHaveTextContent('Winds12 DXT66.7%');
  expect(products.getByRole('link', { name: 'Tides' })).toBeVisible();
  const funnel = within(await part('Offer outcomes'));
  expect(funnel.getByRole('row', { name: /Bought at that price/ })).toHaveTextContent('1');
  expect(screen.getByText(/ \(UTC\) · updated /)).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Exchange' })).not.toBeInTheDocument();
});

it('shows a buyer the spending, keeps every setting in the address, and restores it from a link', async () => {
  const { buyer } = await trade();
  const { user } = await fixture.open('/reports?days=90&by=MONTH', buyer.token);
  expect(await part('Spent')).toHaveTextContent('18 DXT');
  expect(await part('Cost per hour')).toHaveTextContent('1.29 DXT');
  const chart = within(await part('Spent over time'));
  expect(await chart.findByText('Spent', { selector: 'figcaption *' }, slow)).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked();
  expect(await screen.findByRole('table', { name: 'Access that ends soon' }, slow)).toHaveTextContent('Tides');
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  await user.click(screen.getByRole('switch', { name: 'Compare with the previous period' }));
  await waitFor(() => expect(location.search).toBe('?days=7&by=MONTH&compare=off'), slow);
  expect(screen.queryByText(/vs\. /)).not.toBeInTheDocument();
});

it('keeps grouping and comparison in one menu on phones', async () => {
  narrowWindow();
  const { buyer } = await trade();
  const { user } = await fixture.open('/reports', buyer.token);
  await user.click(await screen.findByRole('button', { name: 'Grouping and comparison' }, slow));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Compare with the previous period' }, slow));
  await waitFor(() => expect(location.search).toBe('?compare=off'), slow);
  await user.click(screen.getByRole('button', { name: 'Grouping and comparison' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Group by week' }, slow));
  await waitFor(() => expect(location.search).toBe('?by=WEEK&compare=off'), slow);
});

it('saves what a chart shows as CSV, exact to the last micro-token', async () => {
  const { buyer } = await trade();
  const saved = watchSaved();
  const { user } = await fixture.open('/reports', buyer.token);
  await user.click(await screen.findByRole('button', { name: 'Save “By product” as CSV' }, slow));
  await waitFor(
    async () => expect(await saved[0]?.text()).toBe('Product,Spent,Purchases\r\nWinds,12,2\r\nTides,6,1\r\n'),
    slow,
  );
});

it('shows a partner without sales the received shares, and no sales', async () => {
  const { exchange, list, fund } = fixture.market;
  const [seller, buyer, partner] = await Promise.all([
    exchange.join('seller'),
    exchange.join('buyer'),
    exchange.join('sp'),
  ]);
  await fund(buyer, 10_000_000);
  const stream_id = await list(seller, { name: 'Tides' });
  const end_time = '2099-01-01T00:00:00Z';
  const items = [{ partner_id: partner.id, share: 20 }];
  await seller.call('POST', '/transactions/contracts', { stream_id, end_time, items });
  await partner.call('PATCH', `/transactions/contracts/sign?owner=${seller.id}`, { stream_id, end_time });
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id, hours: 2 });
  await fixture.open('/reports', partner.token);
  expect(await part('Shares received')).toHaveTextContent('0.8 DXT');
  expect(await part('Shares received over time')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Revenue' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Offer outcomes' })).toBeNull();
});

it('explains an empty report, and refuses invalid periods', async () => {
  const seller = await fixture.market.exchange.join('seller');
  const { user } = await fixture.open('/reports', seller.token);
  expect(await screen.findByText('Nothing sold in this period', undefined, slow)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Add product' })).toHaveAttribute('href', '/products/new');
  await user.click(screen.getByRole('button', { name: 'Show 1 year' }));
  await waitFor(() => expect(location.search).toBe('?days=365'), slow);
  await fixture.leave();
  const again = await fixture.market.exchange.join('seller');
  await fixture.open('/reports?from=2026-02-01&to=2026-01-01', again.token);
  expect(await screen.findByText('The first day is after the last day.', undefined, slow)).toBeVisible();
});

it('shows the state of the exchange to an admin only', async () => {
  const admin = await fixture.market.exchange.join('admin');
  await admin.call('POST', '/auth/tokens', { email: admin.email, password: 'wrong' });
  await writeRefusals(fixture.market.exchange.exchange);
  await fixture.open('/reports?view=exchange', admin.token);
  const failures = await part('Failures by kind');
  expect(failures).toHaveTextContent('Sign-in refused');
  expect(failures).not.toHaveTextContent('Email not delivered');
  await waitFor(async () => expect(await part('Volume')).toHaveTextContent('vs. 0 DXT'), slow);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect((await part('New people')).textContent).toMatch(/No change|vs\./);
  // Accounts have no history, only a current state.
  for (const name of ['People', 'Active people']) expect((await part(name)).textContent).not.toMatch(/No change|vs\./);
});
