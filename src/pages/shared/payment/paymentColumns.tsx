import { StatusBadge, type Column } from '#design-system';
import type { Payment } from '#contract/types.ts';
import { paymentKindNames, paymentStateNames, paymentWords } from '../../../messages/payments.ts';
import { When } from '../When.tsx';
import { Tokens } from './Tokens.tsx';

const { columns: heads } = paymentWords;
const tones = { pending: 'accent', confirmed: 'success', declined: 'neutral' } as const;

/** Columns of a person's own list; administrators also see the person. */
export const paymentColumns = [
  { id: 'kind', header: heads.kind, headline: true, cell: ({ kind }) => paymentKindNames[kind] },
  { id: 'amount', header: heads.amount, align: 'end', cell: ({ amount }) => <Tokens amount={amount} /> },
  { id: 'date', header: heads.date, cell: ({ created_date }) => <When at={created_date} /> },
  {
    id: 'state',
    header: heads.state,
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{paymentStateNames[state]}</StatusBadge>,
  },
  { id: 'reference', header: heads.reference, cell: ({ reference = '–' }) => reference },
] as const satisfies readonly Column<Payment>[];
