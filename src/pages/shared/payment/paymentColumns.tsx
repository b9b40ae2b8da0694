import { fillText, StatusBadge, type Column } from '#design-system';
import type { Payment } from '#contract/types.ts';
import { paymentKindNames, paymentStateNames, paymentMessages } from '../../../messages/payments.ts';
import { When } from '../When.tsx';
import { Instructions } from './HowToPay.tsx';
import { Tokens } from './Tokens.tsx';

const { columns: headers } = paymentMessages;
const tones = { pending: 'accent', confirmed: 'success', declined: 'neutral' } as const;

export const paymentColumns: readonly Column<Payment>[] = [
  // Also the title of a person's own card on phones; for administrators the person is.
  { id: 'kind', header: headers.kind, phone: 'plain', cell: ({ kind }) => paymentKindNames[kind] },
  {
    id: 'amount',
    header: headers.amount,
    align: 'end',
    headline: true,
    cell: ({ amount }) => <Tokens amount={amount} />,
  },
  { id: 'date', header: headers.date, phone: 'plain', cell: ({ created_date }) => <When at={created_date} /> },
  {
    id: 'state',
    header: headers.state,
    phone: 'plain',
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{paymentStateNames[state]}</StatusBadge>,
  },
  {
    id: 'reference',
    header: headers.reference,
    phone: 'line',
    cell: ({ state, reference, pay_reference }) =>
      state === 'declined' && reference
        ? fillText(paymentMessages.reason, { text: reference })
        : (reference ?? (pay_reference && <span translate="no">{pay_reference}</span>)),
  },
];

/** In a person's own list, which says how a purchase is paid. */
export const ownPaymentColumns: readonly Column<Payment>[] = paymentColumns.map((column) =>
  column.id === 'reference'
    ? {
        ...column,
        cell: (payment) =>
          payment.instructions === undefined ? (
            column.cell(payment)
          ) : (
            <Instructions>{payment.instructions}</Instructions>
          ),
      }
    : column,
);
