// Bad data through the real server into the grid: it renders, and the page stays whole.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() => import('#src/pages/product/ProductPage.tsx'));

async function opened(body: string | Buffer, type = 'text/csv') {
  const seller = await fixture.market.exchange.join('seller');
  const url = fixture.market.serve((_request, reply) => reply.writeHead(200, { 'content-type': type }).end(body));
  const id = await fixture.market.list(seller, { price: 0, url });
  const { user } = await fixture.open(`/product/${id}`, seller.token);
  const grid = await screen.findByRole('grid', { name: 'Rows' }, slow);
  return { user, grid };
}

const markup = '<img src=x onerror=alert(1)>';
const oddCells = [
  'name,value',
  `${'x'.repeat(10_240)},1`,
  'before\0after,2',
  'שלום,3',
  '\u202Eturned,4',
  'none,NaN',
  'endless,inf',
  'huge,1e309',
  `${markup},5`,
  'plain,6',
].join('\n');

it.each<[string, string | Buffer, readonly string[]]>([
  ['odd cells', oddCells, ['x'.repeat(200), 'before', 'שלום', 'turned', 'none', 'endless', 'huge', markup, 'plain']],
  ['ragged rows', 'a,b,c\nfull,2,3\nshort\nlong,2,3,4,5\n', ['full']],
  ['bytes of Latin-1', Buffer.from('a,b\nM\u00FCnchen,1\nOslo,2\n', 'latin1'), ['Oslo']],
  ['UTF-16', Buffer.from('\uFEFFa,b\nTromsø,1\nOslo,2\n', 'utf16le'), ['Oslo']],
  ['repeated and empty names', 'a,a,,a\nfirst,2,3,4\n', ['first']],
])(
  'shows a file with %s',
  async (_, body, texts) => {
    const { grid } = await opened(body);
    await waitFor(() => expect(texts.filter((text) => !grid.textContent.includes(text))).toEqual([]), slow);
    expect(grid.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  },
  60_000,
);

it('shows the first columns of 5,000, and that not all rows can be read', async () => {
  const names = Array.from({ length: 5000 }, (_, at) => `c${at}`).join(',');
  const cells = Array.from({ length: 5000 }, (_, at) => `v${at}`).join(',');
  const { grid } = await opened(`${names}\n${cells}\n`);
  expect(await screen.findByText('All rows cannot be shown', undefined, slow)).toBeVisible();
  expect(within(grid).getByText('v0')).toBeVisible();
  expect(grid.querySelectorAll('[role=gridcell]').length).toBeLessThan(100);
});

it('opens nested cells as a tree, and shows the structure under Columns', async () => {
  const rows = [
    { id: 1, at: { place: 'Oslo' }, sources: [{ code: 'us', weight: 0.5 }] },
    { id: 2, at: { place: null }, sources: [] },
  ];
  const { user, grid } = await opened(JSON.stringify(rows), 'application/json');
  await waitFor(() => expect(grid).toHaveTextContent('[{"code":"us","weight":0.5}]'), slow);
  grid.focus();
  await user.keyboard('{Control>}{Home}{/Control}{End}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Row 1, sources' }, slow);
  expect(within(dialog).getByText('code')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('tab', { name: 'Columns' }));
  const tree = await screen.findByRole('tree', { name: 'Structure' }, slow);
  expect(
    within(tree)
      .getAllByRole('treeitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'idWhole number',
    'atObject',
    'placeText\u00A0· 50% empty',
    'sourcesList: Object',
    'codeText',
    'weightNumber',
  ]);
});

it('shows rows with coordinates as a map, whose address opens the map again', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `Station ${at},${46 + at / 10},${7 + at / 10},${at}`).join('\n');
  const { user } = await opened(`station,latitude,longitude,heat\n${rows}\n`);
  await user.click(screen.getByRole('radio', { name: 'Map' }));
  expect(await screen.findByRole('img', { name: 'Places by heat' }, slow)).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Places by heat: point' })).toHaveAttribute('max', '11');
  expect(window.location.search).toBe('?view=map');
  await user.click(screen.getByRole('radio', { name: 'Rows' }));
  expect(await screen.findByRole('grid', { name: 'Rows' }, slow)).toBeVisible();
});
