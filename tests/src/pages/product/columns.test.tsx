// One line per column of the sample, measured by the real server.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() => import('#src/pages/product/ProductPage.tsx'));

const rows = Array.from({ length: 40 }, (_, index) => {
  const day = String(1 + (index % 28)).padStart(2, '0');
  return [`2018-01-${day}T03:00:00Z`, `s${index}`, index % 2 ? 'on' : 'off', index, index ** 3].join(',');
});
const csv = ['at,id,state,even,steep', ...rows].join('\n');

async function opened(slot: 'buyer' | 'drUser', body = csv) {
  const [seller, viewer] = [await fixture.market.exchange.join('seller'), await fixture.market.exchange.join(slot)];
  const url = fixture.market.serve((_request, reply) => reply.writeHead(200, { 'content-type': 'text/csv' }).end(body));
  const id = await fixture.market.list(seller, { url });
  await fixture.open(`/product/${id}?tab=columns`, viewer.token);
  await screen.findByRole('listitem', { name: 'at' }, slow);
  return (name: string) => screen.getByRole('listitem', { name });
}

it('shows times as days, and text where bars would be flat', async () => {
  const column = await opened('buyer');
  expect(column('at').textContent).toMatch(/Lowest(Jan 1|1 Jan),? 2018Highest(Jan 28|28 Jan),? 2018$/);
  expect(column('id')).toHaveTextContent('TextAll differentEmpty0%Distinct40');
  expect(within(column('state')).getByRole('list', { name: 'Most frequent values' })).toHaveTextContent(
    'off 50%on 50%',
  );
  expect(column('even')).toHaveTextContent('Whole numberEvenly spread');
  expect(within(column('steep')).getByRole('img')).toBeVisible();
  expect(screen.getByText('Distribution')).toBeVisible();
  const quality = screen.getByRole('region', { name: 'Quality' });
  expect(quality.textContent).toMatch(/The newest row is \d+ years old\..*Age of the newest row\d+ years/u);
});

it('counts the rows of a monthly series by the month, and writes a minus', async () => {
  const months = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2018, index)).toISOString().slice(0, 10));
  const column = await opened('buyer', ['at,jobs', ...months.map((day, index) => `${day},${index - 802}`)].join('\n'));
  expect(column('jobs')).toHaveTextContent('Lowest−802Highest−779');
  expect(screen.getByText('Rows per month').nextElementSibling?.textContent).toMatch(/^1(\.0\d)?$/);
});

it('shows a person of the data room no distribution', async () => {
  const column = await opened('drUser');
  expect(column('id').textContent).toMatch(/TextEmpty0%Distinctabout \d+$/);
  expect(screen.queryByText('Distribution')).toBeNull();
});
