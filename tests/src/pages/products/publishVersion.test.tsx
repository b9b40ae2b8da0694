import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AlgorithmVersions } from '#contract/types.ts';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(async () => [
  await import('#src/pages/products/EditProductPage.tsx'),
  await import('#src/pages/products/ProductsPage.tsx'),
]);

const rows = 'kind,level\nrain,1\nrain,3\nsun,8\n';
const query = 'select kind, count(*) as days from data group by kind order by days desc';

it('publishes a new version of a query from the form of the product', async () => {
  const provider = await fixture.market.exchange.join('sp');
  const id = await fixture.market.list(provider, {
    name: 'Days of a kind',
    type: 'Algorithm',
    metadata: { analysis: 'query' },
  });
  const first = { query, columns: [{ name: 'kind', type: 'text' }], parameters: [], rows };
  expect((await provider.call('POST', `/algorithms/${id}/versions`, first)).statusCode).toBe(201);
  const { user } = await fixture.open(`/products/${id}/edit`, provider.token);
  await user.click(await screen.findByRole('button', { name: 'Load version 1' }, slow));
  const field = screen.getByLabelText(/^SQL query/);
  expect(field).toHaveValue(query);
  await user.clear(field);
  await user.paste(`${query}, kind`);
  await user.click(screen.getByLabelText(/^Sample rows/));
  await user.paste(rows);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  const published = async () => (await provider.call('GET', `/algorithms/${id}`)).json<AlgorithmVersions>();
  await waitFor(async () => expect((await published()).versions).toHaveLength(2), { timeout: slow.timeout });
  expect((await published()).query).toBe(`${query}, kind`);
});
