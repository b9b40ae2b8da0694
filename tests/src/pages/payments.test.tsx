import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { transaction } from '#server/database/transaction.ts';
import { deposit } from '#server/domains/wallet/store.ts';
import { openDesk, said, slow } from '../support/desk.ts';

const desk = openDesk(
  async () => [await import('#src/pages/wallet/WalletPage.tsx'), await import('#src/pages/admin/AdminPage.tsx')],
  { PAYMENTS: 'manual' },
);
const { open, leave } = desk;
const join = (slot: 'user' | 'admin') => desk.market.exchange.join(slot);

it('requests a purchase, which an administrator confirms with a reference', async () => {
  const [person, admin] = [await join('user'), await join('admin')];
  const { user } = await open('/wallet', person.token);
  const payments = await screen.findByRole('region', { name: 'Payments' }, slow);
  expect(
    await within(payments).findByText(/Purchases and withdrawals of tokens appear here/, undefined, slow),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add tokens' }));
  await user.click(await screen.findByRole('button', { name: '50' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByText('Your balance stays at 0 DXT until an administrator confirms the purchase.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Request 50 DXT' }));
  await said('Purchase requested');
  expect(await within(payments).findByText('Pending', undefined, slow)).toBeVisible();
  await leave();

  const office = await open('/admin?tab=payments', admin.token);
  await office.user.click(await screen.findByRole('button', { name: 'Confirm' }, slow));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm the purchase of 50 DXT?' });
  await office.user.click(within(dialog).getByRole('button', { name: 'Add 50 DXT' }));
  expect(await within(dialog).findByRole('textbox', { name: /Reference/ })).toBeInvalid();
  await office.user.type(within(dialog).getByRole('textbox', { name: /Reference/ }), 'SEPA 4711');
  await office.user.click(within(dialog).getByRole('button', { name: 'Add 50 DXT' }));
  await said('Payment confirmed');
  await waitFor(() => expect(screen.queryByText('SEPA 4711')).toBeNull(), slow);
  await office.user.click(screen.getByRole('checkbox', { name: 'Undecided only' }));
  expect(await screen.findByText('SEPA 4711', undefined, slow)).toBeVisible();
  const reply = await person.call('GET', '/transactions/tokens');
  // Signing out of the page ended the token of the person.
  expect(reply.statusCode).toBe(401);
  const token = await desk.market.exchange.signIn(person.email);
  await leave();
  await open('/wallet', token);
  expect(await screen.findByText('Confirmed', undefined, slow)).toBeVisible();
  expect(await screen.findByText('+50 DXT', undefined, slow)).toBeVisible();
});

it('tells the person of a withdrawal that the tokens leave at once', async () => {
  const person = await join('user');
  const gift = { userId: person.id, amount: 8_000_000, at: new Date().toISOString() };
  await transaction(desk.market.exchange.db, (trx) => deposit(trx, gift));
  const { user } = await open('/wallet', person.token);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }, slow));
  expect(await screen.findByText(/They come back if an administrator declines/)).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: /Amount to withdraw/ }), '3');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Request 3 DXT' }));
  await said('Withdrawal requested');
  expect(await screen.findByText('−3 DXT', undefined, slow)).toBeVisible();
});
