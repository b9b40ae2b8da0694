import { Button, Checkbox, EmptyState, Inline, Stack, StatusBadge, type Column } from '#design-system';
import type { Payment } from '#contract/types.ts';
import { useState } from 'react';
import { paymentKindNames, paymentStateNames, paymentWords as words } from '../../../messages/payments.ts';
import { allPayments } from '../../../state/trade/decisions.ts';
import { PagedTable } from '../../shared/lists/PagedTable.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { paymentTones } from '../../shared/payment/paymentTones.ts';
import { When } from '../../shared/When.tsx';
import { DecideDialog, type Decision } from './DecideDialog.tsx';

const { columns: heads } = words;

const columnsWith = (ask: (decision: Decision, payment: Payment) => void): readonly Column<Payment>[] => [
  { id: 'person', header: heads.person, headline: true, cell: ({ user }) => user.name },
  { id: 'kind', header: heads.kind, cell: ({ kind }) => paymentKindNames[kind] },
  { id: 'amount', header: heads.amount, align: 'end', cell: ({ amount }) => <Tokens amount={amount} /> },
  { id: 'date', header: heads.date, cell: ({ created_date }) => <When at={created_date} /> },
  {
    id: 'state',
    header: heads.state,
    cell: ({ state }) => <StatusBadge tone={paymentTones[state]}>{paymentStateNames[state]}</StatusBadge>,
  },
  { id: 'reference', header: heads.reference, cell: ({ reference = '–' }) => reference },
  {
    id: 'actions',
    header: heads.actions,
    hiddenHeader: true,
    align: 'end',
    cell: (payment) =>
      payment.state === 'pending' && (
        <Inline justify="end" wrap={false}>
          <Button size="small" onClick={() => ask('confirm', payment)}>
            {words.confirm}
          </Button>
          <Button size="small" variant="ghost" tone="danger" onClick={() => ask('decline', payment)}>
            {words.decline}
          </Button>
        </Inline>
      ),
  },
];

/** Purchases and withdrawals of all people, undecided ones unless chosen otherwise. */
export function Payments() {
  const [at, show] = useState({ page: 0, isOpen: true });
  const [asked, ask] = useState<{ decision: Decision; payment: Payment }>();
  const input = { page: at.page, ...(at.isOpen && { state: ['pending' as const] }) };
  return (
    <Stack gap={4}>
      <Checkbox
        label={words.open}
        checked={at.isOpen}
        onCheckedChange={(checked) => show({ page: 0, isOpen: checked === true })}
      />
      <PagedTable
        of={allPayments}
        input={input}
        label={words.all}
        columns={columnsWith((decision, payment) => ask({ decision, payment }))}
        rowKey={({ id }) => id}
        onPageChange={(page) => show({ ...at, page })}
        skeletonRows={3}
        empty={
          <EmptyState icon="wallet" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
      {asked && <DecideDialog key={asked.payment.id} {...asked} onClose={() => ask(undefined)} />}
    </Stack>
  );
}
