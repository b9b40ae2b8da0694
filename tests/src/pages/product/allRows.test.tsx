// All rows for owners and buyers: windows, order and filter come from the server.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() => import('#src/pages/product/ProductPage.tsx'));
const { open } = fixture;

const csv = ['place,depth', ...Array.from({ length: 230 }, (_, i) => `Place ${i},${(i * 7) % 230}`)].join('\n');

async function listed(more: Parameters<typeof fixture.market.list>[1] = {}) {
  const [seller, buyer] = [await fixture.market.exchange.join('seller'), await fixture.market.exchange.join('buyer')];
  const url = fixture.market.serve((_request, reply) => reply.writeHead(200, { 'content-type': 'text/csv' }).end(csv));
  return { seller, buyer, id: await fixture.market.list(seller, { price: 0, url, ...more }) };
}
/** The line of key facts counts the rows too. */
const panel = () => screen.findByRole('tabpanel', undefined, slow);
const rowsOf = () => screen.getByRole('grid', { name: 'Rows' });
const cells = (column: number) =>
  within(rowsOf())
    .getAllByRole('gridcell')
    .filter((cell) => cell.getAttribute('data-cell')?.endsWith(`:${column}`))
    .map(({ textContent }) => textContent);
const choose = async (user: UserEvent, column: string, item: string) => {
  await user.click(within(rowsOf()).getByRole('button', { name: `Actions for ${column}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }, slow));
};

it('shows all rows to the owner: windows, order and filter', async () => {
  const { seller, id } = await listed();
  const { user } = await open(`/product/${id}`, seller.token);
  expect(await within(await panel()).findByText('230 rows', undefined, slow)).toBeVisible();
  rowsOf().focus();
  await user.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(cells(0).at(-1)).toBe('Place 229'), slow);

  await choose(user, 'depth', 'Sort ascending');
  await waitFor(() => expect(cells(1).slice(0, 3)).toEqual(['0', '1', '2']), slow);

  await choose(user, 'place', 'Filter');
  await user.type(await screen.findByRole('textbox', { name: 'Value' }), 'place 22{Enter}');
  expect(await screen.findByText('11 matching rows', undefined, slow)).toBeVisible();
  await waitFor(() => expect(cells(0).every((name) => name.startsWith('Place 22'))).toBe(true), slow);
  await choose(user, 'depth', 'Filter');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Comparison' }), 'at least');
  await user.type(screen.getByRole('textbox', { name: 'Value' }), 'deep{Enter}');
  expect(await screen.findByRole('alert', undefined, slow)).toHaveTextContent('which takes a number');
  await user.click(screen.getByRole('button', { name: 'Remove depth at least deep' }));
  await user.click(screen.getByRole('button', { name: 'Remove place contains place 22' }));
  expect(await within(await panel()).findByText('230 rows', undefined, slow)).toBeVisible();

  await user.type(screen.getByRole('searchbox', { name: 'Find in rows' }), 'place 229');
  expect(await screen.findByText('1 matching row', undefined, slow)).toBeVisible();
  await waitFor(() => expect(cells(0)).toEqual(['Place 229']), slow);
  await user.click(screen.getByRole('button', { name: 'Expand rows' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rows' }, slow);
  expect(within(dialog).getByRole('grid', { name: 'Rows' })).toHaveFocus();
  expect(await within(dialog).findByText('1 matching row', undefined, slow)).toBeVisible();
});

it('shows all rows to a buyer while the access runs, and only the sample before', async () => {
  const { buyer, id } = await listed();
  const page = await open(`/product/${id}`, buyer.token);
  expect(await screen.findByText(/^First 50 of 230 rows/, undefined, slow)).toBeVisible();
  expect(await screen.findByText('50 rows', undefined, slow)).toBeVisible();
  expect(await screen.findByText('Drawn from 50 of 230 rows.', undefined, slow)).toBeVisible();
  page.unmount();
  page.close();
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  await open(`/product/${id}`, buyer.token);
  expect(await within(await panel()).findByText('230 rows', undefined, slow)).toBeVisible();
  expect(await screen.findByText('Drawn from all 230 rows.', undefined, slow)).toBeVisible();
});

it('keeps the rules of the data room for those who bought access', async () => {
  const { buyer, id } = await listed({ metadata: { dataRoom: true } });
  await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
  await open(`/product/${id}`, buyer.token);
  expect(await screen.findByRole('heading', { name: 'This is a data room' }, slow)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Columns you can ask about' }, slow)).toBeVisible();
  expect(screen.queryByText(/^First/)).toBeNull();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByText('All rows cannot be shown')).toBeNull();
});

it('shows why the rows failed to load, keeps the sample, and tries again', async () => {
  const { seller, id } = await listed();
  const find = fixture.lose(`/streams/streams/${id}/rows`);
  const { user } = await open(`/product/${id}`, seller.token);
  const banner = await screen.findByRole('alert', undefined, slow);
  expect(banner).toHaveTextContent('All rows cannot be shown');
  expect(await screen.findByText('50 rows', undefined, slow)).toBeVisible();
  find();
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  expect(await within(await panel()).findByText('230 rows', undefined, slow)).toBeVisible();
});

it('shows the events of a live stream as they come, and the latest ones as rows', async () => {
  const url = fixture.market.serve((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.write('data: {"depth":1}\n\n'.repeat(60));
  });
  const { seller, id } = await listed({ url, type: 'Stream' });
  await open(`/product/${id}`, seller.token);
  const live = await screen.findByRole('region', { name: 'Live events' }, slow);
  expect(await within(live).findAllByText('depth', undefined, slow)).toHaveLength(20);
  expect(await screen.findByRole('heading', { name: 'Last 10 minutes' }, slow)).toBeVisible();
  expect(screen.queryByText(/^The last 50 events/)).toBeNull();
  expect(screen.getByRole('list', { name: 'Key facts' })).toHaveTextContent('live');
  expect(await screen.findByText('60 rows', undefined, slow)).toBeVisible();
  expect(cells(1)[0]).toBe('1');
});
