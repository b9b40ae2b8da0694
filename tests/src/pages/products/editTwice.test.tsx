// A product edited twice in one session: the second form starts from the saved values.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Stream } from '#contract/types.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(() =>
  Promise.all([import('#src/pages/products/EditProductPage.tsx'), import('#src/pages/products/ProductsPage.tsx')]),
);

it('starts the second edit from the values that the first one saved', async () => {
  const seller = await fixture.market.exchange.join('seller');
  const id = await fixture.market.list(seller, { name: 'Tides', price: 2_000_000 });
  const { user } = await fixture.open(`/products/${id}/edit`, seller.token);
  const field = (name: RegExp) => screen.findByRole('textbox', { name }, slow);
  const put = async (name: RegExp, text: string) => {
    await user.clear(await field(name));
    await user.click(await field(name));
    await user.paste(text);
  };
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await expectMessage('Product edited successfully');
  };
  await put(/^Price per hour/, '3.5');
  const summary = screen.getByRole('heading', { name: 'Price' }).closest('summary');
  await waitFor(() => expect(summary).toHaveTextContent('3.5 DXT / hour'));
  await save();

  await user.click(await screen.findByRole('button', { name: 'Actions for Tides' }, slow));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(await field(/^Price per hour/)).toHaveValue('3.5');
  expect(screen.queryByText(/Your draft is restored/)).toBeNull();
  await put(/^Name/, 'Tides of the fjord');
  await save();
  expect(await screen.findByRole('row', { name: /Tides of the fjord/ }, slow)).toHaveTextContent('3.5');

  await user.click(screen.getByRole('button', { name: 'Actions for Tides of the fjord' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await waitFor(async () => expect(await field(/^Name/)).toHaveValue('Tides of the fjord'), slow);
  const stored = (await seller.call('GET', `/streams/streams/${id}`)).json<Stream>();
  expect([stored.name, stored.price]).toEqual(['Tides of the fjord', 3_500_000]);
});
