import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(async () => [await import('#src/pages/product/ProductPage.tsx')]);
const { open, leave } = fixture;

it('explains why a query without a published version cannot be bought, and shows no button', async () => {
  const [provider, buyer] = [await fixture.market.exchange.join('sp'), await fixture.market.exchange.join('buyer')];
  const id = await fixture.market.list(provider, {
    name: 'Unfinished',
    type: 'Algorithm',
    metadata: { analysis: 'query' },
    offer: true,
  });
  await open(`/product/${id}`, buyer.token);
  const box = await screen.findByRole('region', { name: 'Get access' }, slow);
  expect(
    await within(box).findByText(/has not published the query of this algorithm yet/, undefined, slow),
  ).toBeVisible();
  expect(within(box).queryByRole('button')).toBeNull();
  await leave();
  await open(`/product/${id}`, provider.token);
  expect(await screen.findByText(/^No query is published yet/, undefined, slow)).toBeVisible();
});
