import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPageFixture, slow } from '../../support/pageFixture.ts';

const fixture = openPageFixture(
  async () => [
    await import('#src/pages/wallet/WalletPage.tsx'),
    await import('#src/pages/product/ProductPage.tsx'),
    await import('#src/pages/notifications/NotificationsPage.tsx'),
  ],
  { CURRENCY: 'EUR', TOKEN_PRICE: '0.25' },
);
const { open } = fixture;

it('shows the value of prices, totals and balances in the currency of the operator', async () => {
  const { buyer, id } = await fixture.pair({ name: 'Tides', price: 2_000_000 }, 100_000_000);
  const { user } = await open(`/product/${id}`, buyer.token);
  expect((await screen.findAllByText('≈ €0.50', undefined, slow))[0]).toBeVisible();
  expect(await screen.findByText('≈ €25.00', undefined, slow)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Buy 24 h for 48 DXT (≈\u00A0€12.00)' }, slow));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('≈ €12.00', undefined, slow)).toBeVisible();
});

it('names the value on the button that adds tokens, and in the table of the balance chart', async () => {
  const { market } = fixture;
  const buyer = await market.exchange.join('buyer');
  await market.fund(buyer, 100_000_000);
  const { user } = await open('/wallet', buyer.token);
  await user.click(await screen.findByText('Show as table', undefined, slow));
  expect((await screen.findAllByText('100 (≈ €25.00)', undefined, slow))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add tokens' }));
  await user.click(await screen.findByRole('button', { name: '50' }, slow));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('button', { name: 'Add 50 DXT (≈\u00A0€12.50)' }, slow)).toBeVisible();
});

it('names the value in notifications', async () => {
  const { market } = fixture;
  const { seller, buyer, id } = await fixture.pair({ name: 'Gauges' });
  await market.offer(buyer, id, 1_000_000);
  await open('/dashboard/notifications', seller.token);
  const text = 'Test Person offers 1 DXT (≈\u00A0€0.25) an hour for Gauges';
  expect(await screen.findByRole('link', { name: text }, slow)).toBeVisible();
});
