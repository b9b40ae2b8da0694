import type { Input } from '#contract/types.ts';
import { allPages } from '../../machine/allPages.ts';
import { reload, run } from '../../machine/operations.ts';
import { resource } from '../../machine/resource.ts';
import { paymentLists } from '../../machine/actions/reloads.ts';

type PaymentFilter = NonNullable<Input<'payments.list'>['query']>;
const input = (query: PaymentFilter) => ({ query });

export const ownPayments = resource('payments.own', { from: 'payments.own', input });
export const allPayments = resource('payments.list', { from: 'payments.list', input });

export const allPaymentRows = (filter: PaymentFilter) =>
  allPages(
    (paging) => allPayments.read({ ...filter, ...paging }),
    ({ content }) => content,
  );

const decide = (name: 'payments.confirm' | 'payments.decline') => async (id: string, reference: string) => {
  const outcome = await run(name, { params: { id }, body: { reference } }, { id });
  // Another administrator was faster.
  if (!outcome.ok && outcome.failure.facts.code === 'payment_decided') reload(paymentLists);
  return outcome;
};

export const confirmPayment = decide('payments.confirm');
export const declinePayment = decide('payments.decline');
