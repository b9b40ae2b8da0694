import type { Input } from '#contract/types.ts';
import { allPages } from '../../machine/allPages.ts';
import { run } from '../../machine/operations.ts';
import { resource } from '../../machine/resource.ts';
import { paymentLists } from '../../machine/actions/reloads.ts';
import { reloadDecided } from '../reloadDecided.ts';

type PaymentFilter = NonNullable<Input<'payments.list'>['query']>;
const input = (query: PaymentFilter) => ({ query });

export const ownPayments = resource('payments.own', { from: 'payments.own', input });
export const allPayments = resource('payments.list', { from: 'payments.list', input });

export const allPaymentRows = (filter: PaymentFilter) =>
  allPages(
    (paging) => allPayments.read({ ...filter, ...paging }),
    ({ content }) => content,
  );

const decide = (name: 'payments.confirm' | 'payments.decline') => (id: string, reference: string) =>
  reloadDecided(run(name, { params: { id }, body: { reference } }, { id }), 'payment_decided', paymentLists);

export const confirmPayment = decide('payments.confirm');
export const declinePayment = decide('payments.decline');
