import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { transaction } from '#server/database/transaction.ts';
import { deposit } from '#server/domains/wallet/store.ts';
import { openPageFixture, expectMessage, slow } from '../../support/pageFixture.ts';
import { watchSaved } from '../../support/savedFiles.ts';

const fixture = openPageFixture(
  async () => [await import('#src/pages/wallet/WalletPage.tsx'), await import('#src/pages/admin/AdminPage.tsx')],
  { PAYMENTS: 'manual', PAYMENT_INSTRUCTIONS: 'Transfer {amount} to IBAN DE02, naming {reference}.' },
);
const { open, leave } = fixture;
const join = (slot: 'user' | 'admin') => fixture.market.exchange.join(slot);

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
  expect(screen.getByText('Balance once confirmed').nextElementSibling).toHaveTextContent('50 DXT');
  await user.click(screen.getByRole('button', { name: 'Request 50 DXT' }));
  await expectMessage('Purchase requested');
  const how = await screen.findByRole('dialog', { name: 'How to pay' }, slow);
  const instructions = /^Transfer 50 DXT to IBAN DE02, naming DX-[\dA-F]{10}\.$/u;
  expect(within(how).getByText(instructions)).toBeVisible();
  await user.click(within(how).getByRole('button', { name: 'Done' }));
  expect(await within(payments).findByText(instructions, undefined, slow)).toBeVisible();
  expect(await within(payments).findByText('Pending', undefined, slow)).toBeVisible();
  await leave();

  const office = await open('/admin?tab=payments', admin.token);
  await office.user.click(await screen.findByRole('button', { name: 'Confirm' }, slow));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm the purchase of 50 DXT?' });
  await office.user.click(within(dialog).getByRole('button', { name: 'Add 50 DXT' }));
  expect(await within(dialog).findByRole('textbox', { name: /reference/i })).toBeInvalid();
  await office.user.type(within(dialog).getByRole('textbox', { name: /reference/i }), 'SEPA 4711');
  await office.user.click(within(dialog).getByRole('button', { name: 'Add 50 DXT' }));
  await expectMessage('Payment confirmed');
  await waitFor(() => expect(screen.queryByText('SEPA 4711')).toBeNull(), slow);
  await office.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Confirmed');
  expect(await screen.findByText('SEPA 4711', undefined, slow)).toBeVisible();
  await leave();
  await open('/wallet', person.token);
  expect(await screen.findByText('Confirmed', undefined, slow)).toBeVisible();
  expect(await screen.findByText('+50 DXT', undefined, slow)).toBeVisible();
});

it('shows that a withdrawal deducts tokens at once, and why they were refunded', async () => {
  const person = await join('user');
  const gift = { userId: person.id, amount: 8_000_000, at: new Date().toISOString() };
  await transaction(fixture.market.exchange.db, (trx) => deposit(trx, gift));
  const { user } = await open('/wallet', person.token);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }, slow));
  expect(await screen.findByText(/They come back if an administrator declines/)).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: /Amount to withdraw/ }), '3');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Request 3 DXT' }));
  await expectMessage('Withdrawal requested');
  expect(await screen.findByText('−3 DXT', undefined, slow)).toBeVisible();
  await leave();
  const admin = await join('admin');
  const own = await person.call('GET', '/transactions/payments');
  const [payment] = own.json<{ content: { id: string }[] }>().content;
  await admin.call('POST', `/transactions/payments/${payment?.id}/decline`, { reference: 'Account unknown' });
  await open('/wallet', person.token);
  expect(await screen.findByText('Reason: Account unknown', undefined, slow)).toBeVisible();
  expect(await screen.findByRole('row', { name: /Refunded.*\+3/ }, slow)).toBeVisible();
});

it('shows that the payment terms are missing, and offers no purchase until they are loaded', async () => {
  const person = await join('user');
  const restore = fixture.lose('/transactions/terms');
  const { user } = await open('/wallet', person.token);
  expect(await screen.findByText('Something went wrong', undefined, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add tokens' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add tokens' });
  expect(await within(dialog).findByText('Something went wrong', undefined, slow)).toBeVisible();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  restore();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: /Amount to buy/ }, slow)).toBeVisible();
});

/** Requested purchases, one after the other. */
async function request(count: number): Promise<string[]> {
  const person = await join('user');
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const reply = await person.call('POST', '/transactions/tokens/buy', { amount: 1_000_000 });
    ids.push(reply.json<{ payment: { id: string } }>().payment.id);
  }
  return ids;
}

/** Leaves the given number of payments undecided. */
async function leaveUndecided(count: number) {
  const admin = await join('admin');
  const reply = await admin.call('GET', '/transactions/payments/all?state=pending&limit=100');
  for (const { id } of reply.json<{ content: { id: string }[] }>().content)
    await admin.call('POST', `/transactions/payments/${id}/decline`, { reference: 'Cleared' });
  for (let left = count; left > 0; left -= 15) await request(Math.min(left, 15));
}

it('declines a payment with a reason, and goes to page 1 when the last one of page 2 is decided', async () => {
  await leaveUndecided(21);
  const admin = await join('admin');
  const { user } = await open('/admin?tab=payments', admin.token);
  await user.click(await screen.findByRole('button', { name: 'Page 2' }, slow));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Decline' })).toHaveLength(1), slow);
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline the purchase of 1 DXT?' });
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'No money arrived');
  await user.click(within(dialog).getByRole('button', { name: 'Decline purchase' }));
  await expectMessage('Payment declined');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Decline' })).toHaveLength(20), slow);
});

it('shows what another administrator has decided at the same time', async () => {
  await leaveUndecided(1);
  const [admin, other] = [await join('admin'), await join('admin')];
  const { user } = await open('/admin?tab=payments', admin.token);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }, slow));
  const undecided = await other.call('GET', '/transactions/payments/all?state=pending');
  const [payment] = undecided.json<{ content: { id: string }[] }>().content;
  await other.call('POST', `/transactions/payments/${payment?.id}/confirm`, { reference: 'SEPA 1' });
  const dialog = await screen.findByRole('dialog', { name: 'Confirm the purchase of 1 DXT?' });
  await user.type(within(dialog).getByRole('textbox', { name: /reference/i }), 'SEPA 2');
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 DXT' }));
  expect(await within(dialog).findByText(/The payment is already confirmed/, undefined, slow)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('No pending payments', undefined, slow)).toBeVisible();
});

it('exports payments with the unit of their amounts', async () => {
  await leaveUndecided(0);
  const admin = await join('admin');
  await request(1);
  const saved = watchSaved();
  const { user } = await open('/admin?tab=payments', admin.token);
  for (const [index, kind] of [/CSV/, /JSON/].entries()) {
    await user.click(await screen.findByRole('button', { name: 'Export' }, slow));
    await user.click(await screen.findByRole('menuitem', { name: kind }, slow));
    await waitFor(() => expect(saved).toHaveLength(index + 1), slow);
  }
  const [csv, json] = await Promise.all(saved.map((file) => file.text()));
  const [head = '', first = ''] = csv?.trim().split('\r\n') ?? [];
  expect(head).toContain('Amount (DXT)');
  expect(first.split(',')[head.split(',').indexOf('Amount (DXT)')]).toBe('1');
  expect(JSON.parse(json ?? '')).toMatchObject({ token: { symbol: 'DXT' }, payments: [{ amount: 1_000_000 }] });
});

it('shows decisions in the audit log with amounts in tokens', async () => {
  await leaveUndecided(0);
  const admin = await join('admin');
  await request(1);
  const pending = await admin.call('GET', '/transactions/payments/all?state=pending');
  const [payment] = pending.json<{ content: { id: string }[] }>().content;
  await admin.call('POST', `/transactions/payments/${payment?.id}/confirm`, { reference: 'SEPA 9' });
  await open('/admin?tab=activity', admin.token);
  const log = await screen.findByRole('table', undefined, slow);
  const row = (await within(log).findByText('SEPA 9', undefined, slow)).closest('tr') ?? log;
  expect(row).toHaveTextContent('Amount: 1 DXT');
  expect(row).toHaveTextContent('State: from Pending to Confirmed');
});
