// Purchases and withdrawals that an admin decides.
import type { Input } from '#contract/types.ts';
import { run } from '../machine/operations.ts';
import { resource } from '../machine/resource.ts';

type PaymentFilter = NonNullable<Input<'payments.list'>['query']>;
const input = (query: PaymentFilter) => ({ query });

export const ownPayments = resource('payments.own', { from: 'payments.own', input });
export const allPayments = resource('payments.list', { from: 'payments.list', input });

export const confirmPayment = (id: string, reference: string) =>
  run('payments.confirm', { params: { id }, body: { reference } }, { id });
export const declinePayment = (id: string, reference: string) =>
  run('payments.decline', { params: { id }, body: { reference } }, { id });
