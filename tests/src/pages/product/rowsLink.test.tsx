// A link opens the rows as its sender saw them.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { viewIn, withView } from '#src/pages/product/tabs/useRowsLink.ts';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() => import('#src/pages/product/ProductPage.tsx'));
const rows = Array.from({ length: 300 }, (_, at) => `Station ${at},${at}`).join('\n');

it('opens order, filter and row of its address, and copies a link to another row', async () => {
  const seller = await fixture.market.exchange.join('seller');
  const url = fixture.market.serve((_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/csv' }).end(`station,heat\n${rows}\n`),
  );
  const id = await fixture.market.list(seller, { price: 0, url });
  const address = `/product/${id}?sort=heat&order=desc&filter.heat=%3C%3D+250&row=240`;
  const { user } = await fixture.open(address, seller.token);
  const grid = await screen.findByRole('grid', { name: 'Rows' }, slow);
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  // The 240th of 250 down to 0.
  await waitFor(() => expect(active()).toHaveTextContent('Station 11'), slow);
  expect(screen.getByText('heat at most 250')).toBeVisible();
  expect(screen.getByText('251 matching rows')).toBeVisible();

  grid.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(active()).toHaveTextContent('Station 10'));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link to row' }));
  await screen.findByText('Link copied');
  const copied = new URL(write.mock.lastCall?.[0] ?? '');
  expect(copied.pathname).toBe(`/product/${id}`);
  expect(viewIn(copied.searchParams)).toEqual(
    viewIn(new URLSearchParams(address.split('?')[1]!.replace('240', '241'))),
  );

  await user.click(within(screen.getByText('heat at most 250').closest('[data-component]')!).getByRole('button'));
  await waitFor(() => expect(window.location.search).toBe('?sort=heat&order=desc'));
}, 60_000);

it('keeps every view and the rest of the address', () => {
  const view = {
    sort: { column: 'a b', direction: 'ascending' },
    filters: { 'x.y = 1': { operator: '!=', value: ' two  words ' }, '': { operator: 'contains', value: '' } },
    search: 'é&=',
    row: 0,
  } as const;
  const address = withView(new URLSearchParams('tab=data&filter.old=%3D+1&row=9'), view);
  expect(address.get('tab')).toBe('data');
  expect(viewIn(new URLSearchParams(String(address)))).toEqual(view);
  expect(String(withView(address, {}))).toBe('tab=data');
});

it.each(['row=0', 'row=-1', 'row=x', 'row=1.5', 'filter.a=1'])('leaves out %s', (text) => {
  expect(viewIn(new URLSearchParams(text))).toEqual({ filters: {}, search: '' });
});
