// The ways into the marketplace: tiles of categories, and live streams with their rate.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() => import('#src/pages/marketplace/MarketplacePage.tsx'));

it('leads from a tile to its category, and from the shelf to a live stream', async () => {
  const { market, open } = fixture;
  const [seller, buyer] = [await market.exchange.join('seller'), await market.exchange.join('buyer')];
  await market.list(seller, { name: 'Levels' });
  const other = await market.exchange.addCategory();
  await market.list(seller, { name: 'Others', subcategory: other });
  const url = market.serve((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {"depth":1}\n\n'.repeat(60));
    const beat = setInterval(() => reply.write('data: {"depth":2}\n\n'), 250);
    reply.once('close', () => clearInterval(beat));
  });
  const live = await market.list(seller, { name: 'Live levels', type: 'Stream', url });
  const sample = await buyer.call('GET', `/streams/streams/${live}/sample`);
  const { events_a_second } = sample.json<{ live: { events_a_second: number } }>().live;
  // About 4: a busy machine beats late. The backlog of 60 would make it more than 12.
  expect(events_a_second).toBeGreaterThan(1);
  expect(events_a_second).toBeLessThan(6);

  const { user } = await open('/marketplace', buyer.token);
  const shelf = await screen.findByRole('region', { name: 'Streaming now' }, slow);
  const link = await within(shelf).findByRole('link', { name: /^Live levels/ }, slow);
  expect(link).toHaveAttribute('href', `/product/${live}`);
  expect(link).toHaveTextContent('a second');

  const tiles = screen.getByRole('region', { name: 'Browse by category' });
  const [first] = within(tiles).getAllByRole('link');
  expect(first).toHaveAccessibleName(/ 2 products$/);
  if (first) await user.click(first);
  await waitFor(() => expect(location.search).toMatch(/^\?categories=/u), slow);
  expect(await screen.findByText('2 products', undefined, slow)).toBeVisible();
  // A filtered list shows no tiles and no shelf.
  expect(screen.queryByRole('region', { name: 'Browse by category' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Streaming now' })).toBeNull();
});
