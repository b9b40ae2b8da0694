import { screen, waitFor, within } from '@testing-library/react';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runList } from '#src/state/trade/executions.ts';
import { sample } from '#src/state/trade/browse/product.ts';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(async () => [await import('#src/pages/product/ProductPage.tsx')]);
const { open, leave } = fixture;

const byGauge = {
  query: 'select gauge, count(*) as days from data group by gauge',
  columns: [{ name: 'gauge', type: 'text' }],
  parameters: [],
  rows: 'gauge\nBergen\nOslo\n',
};

const levels = [
  'day,city,level',
  ...Array.from({ length: 60 }, (_, i) => `2026-01-${String(1 + (i % 28)).padStart(2, '0')},Oslo,${10 + i}`),
].join('\n');

/** A data room of a seller, and a free algorithm that a buyer tries to run there. */
async function asked(query = byGauge.query) {
  const { exchange, list, fund, serve } = fixture.market;
  const url = serve((_request, reply) => reply.writeHead(200, { 'content-type': 'text/csv' }).end(levels));
  const [seller, provider, buyer] = [
    await exchange.join('seller'),
    await exchange.join('sp'),
    await exchange.join('buyer'),
  ];
  await fund(buyer, 30_000_000);
  const id = await list(seller, { name: 'Tides', url, metadata: { dataRoom: true } });
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

it('shows the owner of a data room the requested queries, to allow and to withdraw', async () => {
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

it('shows the possible questions of a data room in place of rows, and where to get access', async () => {
  const { id } = await asked();
  const stranger = await fixture.market.exchange.join('buyer');
  await fixture.market.fund(stranger, 30_000_000);
  const { user } = await open(`/product/${id}`, stranger.token);
  expect(await screen.findByRole('heading', { name: 'This is a data room' }, slow)).toBeVisible();
  expect(screen.getByText('2. The rows stay inside')).toBeVisible();
  const questions = within(await screen.findByRole('region', { name: 'Questions this data can answer' }, slow));
  await user.click(await questions.findByRole('button', { name: /^What is in each column\?.*needs access$/u }, slow));
  expect(screen.getByRole('button', { name: /^Buy 24 h/u })).toHaveFocus();
  const names = within(screen.getByRole('region', { name: 'Columns you can ask about' }));
  expect(await names.findByText('level', {}, slow)).toBeVisible();
  await user.click(names.getByRole('button', { name: /^Figures of all/u }));
  expect(await screen.findByRole('tab', { name: 'Columns', selected: true }, slow)).toHaveFocus();
});

it('does not call the source empty before the roles of the reader are known', async () => {
  const { buyer: reader, id } = await fixture.pair({}, 0, 'drUser');
  fixture.lose(`/users/${reader.id}`);
  await open(`/product/${id}`, reader.token);
  await waitFor(() => expect(sample.get(id)?.rows).toEqual([]), slow);
  await pause(500);
  expect(screen.queryByText('The source returned no rows.')).toBeNull();
});

it('shows one failure when the columns of a data room fail to load', async () => {
  const { id, buyer } = await asked();
  fixture.lose(`/streams/streams/${id}/sample`);
  await open(`/product/${id}`, buyer.token);
  expect(await screen.findByRole('heading', { name: 'This is a data room' }, slow)).toBeVisible();
  expect(await screen.findAllByRole('button', { name: 'Try again' }, slow)).toHaveLength(1);
});

it('offers no questions about an algorithm', async () => {
  const { exchange, list } = fixture.market;
  const [provider, buyer] = [await exchange.join('sp'), await exchange.join('buyer')];
  const id = await list(provider, { type: 'Algorithm', metadata: { dataRoom: true } });
  await open(`/product/${id}`, buyer.token);
  expect(await screen.findByRole('region', { name: 'Columns you can ask about' }, slow)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Questions this data can answer' })).toBeNull();
});

it('offers buyers the queries that the owner allowed, and the built-in analyses', async () => {
  const { seller, buyer, id, run } = await asked();
  await run();
  const { algorithms } = (await seller.call('GET', `/streams/streams/${id}/algorithms`)).json<{
    algorithms: { algorithm: string; hash: string }[];
  }>();
  const [{ algorithm, hash } = { algorithm: '', hash: '' }] = algorithms;
  await open(`/product/${id}?tab=use`, buyer.token);
  expect(await screen.findByRole('link', { name: /^Compare groups/u }, slow)).toHaveAttribute(
    'href',
    `/ai?data=${id}&algo=groupBy`,
  );
  expect(screen.getByRole('link', { name: /^Time series/u })).toBeVisible();
  // The data has one column of numbers.
  expect(screen.queryByRole('link', { name: /^Correlation/u })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Queries that the owner allowed' })).toBeNull();
  await leave();
  await seller.call('POST', `/streams/streams/${id}/algorithms/allow`, { algorithm, hash });
  await open(`/product/${id}?tab=use`, buyer.token);
  expect(await screen.findByRole('link', { name: 'Run Days by gauge here' }, slow)).toHaveAttribute(
    'href',
    `/ai?data=${id}&algo=${algorithm}`,
  );
  const queries = within(screen.getByRole('list', { name: 'Queries that the owner allowed' }));
  expect(queries.getByRole('link', { name: 'Days by gauge' })).toHaveAttribute('href', `/product/${algorithm}`);
  expect(queries.getByText(/^Example answer/u)).toBeVisible();
  await leave();

  // A summary has no chart to show in place of the example.
  await buyer.call('POST', '/executions/executions', { algo: 'summary', executions: [{ data: id }] });
  const answers = async () =>
    (await buyer.call('POST', '/application/query', { query: '{ executions(role: MINE) { content { state } } }' }))
      .body;
  await waitFor(async () => expect(await answers()).toContain('Succeeded'), slow);
  await open(`/product/${id}?tab=use`, buyer.token);
  expect(await screen.findByText(/^Example answer/u, {}, slow)).toBeVisible();
  await waitFor(() => expect(runList.get({ page: 0 })?.content).not.toHaveLength(0), slow);
  expect(screen.getByText(/^Example answer/u)).toBeVisible();
});

it('tells those who cannot run analyses who asks a data room', async () => {
  const { id } = await asked();
  const provider = await fixture.market.exchange.join('sp');
  await open(`/product/${id}?tab=use`, provider.token);
  expect(await screen.findByText(/Your roles cannot run analyses\.$/u, {}, slow)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This is a data room' })).toBeVisible();
  expect(screen.queryByText(/needs access/u)).toBeNull();
});
