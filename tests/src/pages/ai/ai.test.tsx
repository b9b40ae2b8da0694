import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { narrowWindow } from '../../support/wideWindow.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() => import('#src/pages/ai/AiPage.tsx'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('runs an analysis on bought data, follows it to its end, and shows the result', async () => {
  const { exchange } = fixture.market;
  const { buyer, id: stream_id } = await fixture.pair({ name: 'Fjord levels' }, 10_000_000);
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id, hours: 2 });
  const { user } = await fixture.open('/ai', buyer.token);
  const data = await screen.findByRole('combobox', { name: /^Data/ }, slow);
  expect(screen.getByRole('button', { name: 'Run' })).toBeDisabled();
  await user.type(data, 'fjord levels{Enter}');
  expect(data).toHaveValue('Fjord levels');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Analysis/ }), 'Compare groups');
  expect(await screen.findByRole('option', { name: 'city' }, slow)).toBeInTheDocument();
  // Required choices are asked for before anything is sent.
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(await screen.findByText(/Please choose.*group by/i, undefined, slow)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Group by/ }), 'city');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Numbers/ }), 'level');
  await user.click(screen.getByRole('button', { name: 'Run' }));
  await expectMessage('Execution started successfully');
  expect(await screen.findByText('Group by: “city” · Numbers: “level”', undefined, slow)).toBeVisible();
  const result = await screen.findByRole('region', { name: 'Compare groups: Fjord levels' }, slow);
  // Nine days from 10 to 18: the mean is 14.
  expect(await within(result).findByRole('row', { name: /Oslo/ }, slow)).toHaveTextContent('14');
  const run = new URLSearchParams(location.search).get('run');
  expect(run).toMatch(/^[0-9a-f-]{36}$/);
  await fixture.leave();
  narrowWindow();
  const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
  await fixture.open(`/ai?run=${run}`, await exchange.signIn(buyer.email));
  await screen.findByRole('region', { name: 'Compare groups: Fjord levels' }, slow);
  // On phones the form is above the result.
  expect(scrolls).toHaveBeenCalledOnce();
});

/** Records the requests of the page. The result counts those whose address or body contains the words. */
function followRequests() {
  const inject = vi.spyOn(fixture.market.exchange.app, 'inject');
  inject.mockClear();
  return (words: string) =>
    inject.mock.calls.filter((asked: readonly unknown[]) => {
      const { url, payload } = asked[0] as { url?: string; payload?: unknown };
      return [url, payload].some((one) => String(one).includes(words));
    }).length;
}

it('shows a person without data an empty state and an example, and no analyses', async () => {
  const buyer = await fixture.market.exchange.join('buyer');
  const countAsked = followRequests();
  await fixture.open('/ai', buyer.token);
  await waitFor(() => {
    expect(screen.getByText('No data to run on yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your runs' })).toBeNull();
  }, slow);
  const lists = ['owner=', '"operationName":"executions"', '"operationName":"accesses"'];
  expect(lists.map(countAsked)).toEqual([1, 1, 1]);
  expect(screen.queryByRole('button', { name: 'Summary of every column' })).toBeNull();
  expect(screen.getByRole('button', { name: 'View example' })).toBeEnabled();
});

it.each([
  ['seller', 'No runs on your data yet', ['Runs on your data', 'Runs of your algorithms']],
  ['sp', 'No runs of your algorithms yet', []],
] as const)('opens the tab of a %s, who may not run analyses', async (slot, empty, names) => {
  const { token } = await fixture.market.exchange.join(slot);
  const countAsked = followRequests();
  await fixture.open('/ai', token);
  expect(await screen.findByText(empty, undefined, slow)).toBeVisible();
  expect(screen.queryByText('Your roles cannot run analyses')).toBeNull();
  expect(screen.queryAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual(names);
  expect(countAsked('owner=')).toBe(0);
});

it('shows a provider the runs of buyers by algorithm and version, without a fee of zero', async () => {
  const { exchange, list, fund } = fixture.market;
  const [seller, provider, buyer] = [
    await exchange.join('seller'),
    await exchange.join('sp'),
    await exchange.join('buyer'),
  ];
  await fund(buyer, 10_000_000);
  const data = await list(seller, { name: 'Levels for rows' });
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: data, hours: 1 });
  const query = 'select city from data';
  for (const name of ['Cities', 'Towns']) {
    const algo = await list(provider, { name, type: 'Algorithm', price: 0, metadata: { analysis: 'query' } });
    const columns = [{ name: 'city', type: 'text' }];
    await provider.call('POST', `/algorithms/${algo}/versions`, {
      query,
      columns,
      parameters: [],
      rows: 'city\nOslo\n',
    });
    const executions = [{ data, metadata: { parameters: { city: 'city' } } }];
    for (const run of name === 'Cities' ? [1, 2] : [1])
      await buyer.call('POST', '/executions/executions', { algo, executions: executions.slice(0, run) });
  }
  await fixture.open('/ai', provider.token);
  const cities = await screen.findByRole('region', { name: 'Cities' }, slow);
  expect(cities).toHaveTextContent('2 runs');
  expect(within(cities).getAllByRole('row')).toHaveLength(3);
  expect(within(cities).getAllByText('Version 1')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Towns' })).toHaveTextContent('1 run');
  expect(screen.queryByText('Exchange fee')).toBeNull();
});

it('offers no run to a person without any right to runs', async () => {
  const admin = await fixture.market.exchange.join('admin');
  await fixture.open('/ai', admin.token);
  await waitFor(() => expect(screen.getByText('Your roles cannot run analyses')).toBeVisible(), slow);
  await waitFor(() => expect(screen.getByRole('button', { name: 'View example' })).toBeEnabled(), slow);
});

// Runs have low priority, so they may take long on a busy machine.
const longRunMs = 120_000;

it(
  'shows an owner the runs of others on an own product, and those refused by the data room',
  { timeout: longRunMs * 2 },
  async () => {
    const {
      seller,
      buyer,
      id: stream_id,
    } = await fixture.pair({ name: 'Closed levels', metadata: { dataRoom: true } }, 10_000_000);
    await buyer.call('POST', '/subscriptions/subscriptions', { stream_id, hours: 2 });
    const started = await buyer.call('POST', '/executions/executions', {
      algo: 'summary',
      executions: [{ data: stream_id }],
    });
    const [{ id }] = started.json<{ results: [{ id: string }] }>().results;
    const look = async () => (await buyer.call('GET', `/executions/executions/${id}`)).json<{ state: string }>().state;
    // Nine days are below the minimum group size.
    await expect.poll(look, { timeout: longRunMs, interval: 500 }).toBe('Failed');
    await fixture.open(`/ai?tab=received&data=${stream_id}`, seller.token);
    const row = await screen.findByRole('row', { name: /Closed levels/ }, slow);
    expect(row).toHaveTextContent('Test Person');
    expect(row).toHaveTextContent('Summary of every column');
    expect(row).toHaveTextContent('Refused by the data room');
  },
);

it('asks a question about own data, and begins the answer with the finding', { timeout: longRunMs }, async () => {
  const { exchange, list } = fixture.market;
  const owner = await exchange.join('user');
  await list(owner, { name: 'Asked levels' });
  const { user } = await fixture.open('/ai', owner.token);
  const asked = within(await screen.findByRole('region', { name: 'Questions this data can answer' }, slow));
  await user.type(await asked.findByRole('searchbox', { name: 'Your question' }, slow), 'zebra');
  expect(await asked.findByText('No question fits these words')).toBeVisible();
  await user.clear(asked.getByRole('searchbox'));
  await user.type(asked.getByRole('searchbox'), 'what is in the columns');
  await user.click(await asked.findByRole('button', { name: /^What is in each column\?/ }));
  await expectMessage('Execution started successfully');
  const result = await screen.findByRole(
    'region',
    { name: 'Summary of every column: Asked levels' },
    { timeout: longRunMs },
  );
  expect(await within(result).findByText('The data has 9 rows in 3 columns, and no cell is empty.')).toBeVisible();
});
