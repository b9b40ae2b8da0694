import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(async () => [await import('#src/pages/product/ProductPage.tsx')]);
const { open } = fixture;

it('shows formats, tools and code before a purchase, and the next step right after it', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Tides' }, 100_000_000);
  const { user } = await open(`/product/${id}?tab=use`, buyer.token);
  const use = await screen.findByRole('region', { name: 'Use' }, slow);
  // The person's roles may load after the product.
  expect(await within(use).findByText(/^Also as .*Parquet/, undefined, slow)).toBeVisible();
  expect(within(use).getByRole('button', { name: /^Download/ })).toBeDisabled();
  await user.click(within(use).getByRole('tab', { name: 'curl' }));
  expect(within(use).getByRole('tabpanel')).toHaveTextContent('key=YOUR_KEY');
  expect(within(use).getByRole('button', { name: 'Create a key for curl' })).toBeDisabled();
  expect(screen.queryByText('You have access until')).toBeNull();

  const box = screen.getByRole('region', { name: 'Get access' });
  await user.click(await within(box).findByRole('button', { name: /^Buy 24 h/ }, slow));
  const dialog = await screen.findByRole('dialog', { name: 'Get access' });
  await user.click(within(dialog).getByRole('button', { name: /^Buy 24 h/ }));
  const panel = await screen.findByRole('region', { name: 'Use this data' }, slow);
  expect(within(panel).getByText('You have access until')).toBeVisible();
  expect(within(panel).getByText('Next: download the rows, or copy a line for your tool.')).toBeVisible();
});
