import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(async () => [await import('#src/pages/product/ProductPage.tsx')]);
const { open, leave } = fixture;

const byGauge = {
  query: 'select gauge, count(*) as days from data group by gauge',
  columns: [{ name: 'gauge', type: 'text' }],
  parameters: [],
  rows: 'gauge\nBergen\n',
};

/** A data room of a seller, and a free algorithm that a buyer tries to run there. */
async function asked(query = byGauge.query) {
  const { exchange, list, fund } = fixture.market;
  const [seller, provider, buyer] = [
    await exchange.join('seller'),
    await exchange.join('sp'),
    await exchange.join('buyer'),
  ];
  await fund(buyer, 30_000_000);
  const id = await list(seller, { name: 'Tides', metadata: { dataRoom: true } });
  const metadata = { analysis: 'query' };
  const algorithm = await list(provider, { name: 'Days by gauge', type: 'Algorithm', price: 0, metadata });
  const published = await provider.call('POST', `/algorithms/${algorithm}/versions`, { ...byGauge, query });
  expect(published.statusCode).toBe(201);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  const run = () =>
    buyer.call('POST', '/executions/executions', {
      algo: algorithm,
      executions: [{ data: id, metadata: { parameters: { gauge: 'gauge' } } }],
    });
  return { seller, buyer, id, run };
}

const section = async () => within(await screen.findByRole('region', { name: 'Algorithms in this data room' }, slow));

it('shows the owner of a data room the queries that were asked for, to allow and to withdraw', async () => {
  const { seller, buyer, id, run } = await asked();
  const { user } = await open(`/product/${id}?tab=use`, seller.token);
  expect(await (await section()).findByText(/No requests yet/u, {}, slow)).toBeVisible();
  await leave();
  await run();
  await open(`/product/${id}?tab=use`, seller.token);
  const one = await section();
  expect(await one.findByText('Awaiting your decision', {}, slow)).toBeVisible();
  // Colours split the text once they have loaded.
  expect(screen.getByRole('region', { name: 'Algorithms in this data room' })).toHaveTextContent(byGauge.query);
  await user.click(one.getByRole('button', { name: 'Allow Days by gauge, version 1' }));
  expect(
    await one.findByText('Allowed', { selector: '[data-component=StatusBadge] *, [data-component=StatusBadge]' }, slow),
  ).toBeVisible();
  await user.click(one.getByRole('button', { name: 'Withdraw Days by gauge, version 1' }));
  expect(await one.findByText('Withdrawn', {}, slow)).toBeVisible();
  await leave();
  await open(`/product/${id}?tab=use`, buyer.token);
  await screen.findByRole('tab', { name: 'Use', selected: true }, slow);
  expect(screen.queryByRole('region', { name: 'Algorithms in this data room' })).toBeNull();
});

it('shows the reason in place of a query that cannot run there', async () => {
  const { seller, id, run } = await asked('select gauge, max(gauge) as most from data group by gauge');
  await run();
  await open(`/product/${id}?tab=use`, seller.token);
  const one = await section();
  expect(await one.findByText('Cannot run here', {}, slow)).toBeVisible();
  expect(one.getByText(/“max” shows values of single rows/u)).toBeVisible();
  expect(one.queryByRole('button', { name: /Allow/u })).toBeNull();
});

it('shows the owner of other data nothing before a request', async () => {
  const seller = await fixture.market.exchange.join('seller');
  const id = await fixture.market.list(seller, { name: 'Levels' });
  await open(`/product/${id}?tab=use`, seller.token);
  await screen.findByRole('heading', { name: 'This is your own data' }, slow);
  expect(screen.queryByRole('region', { name: 'Algorithms in this data room' })).toBeNull();
});
