import { Button, Checkbox, EmptyState, Inline, Stack, type Column } from '#design-system';
import type { Payment } from '#contract/types.ts';
import { useState } from 'react';
import { paymentMessages as messages } from '../../../messages/payments.ts';
import { allPayments } from '../../../state/trade/money/decisions.ts';
import { PagedTable } from '../../shared/lists/PagedTable.tsx';
import { paymentColumns } from '../../shared/payment/paymentColumns.tsx';
import { DecideDialog, type Decision } from './DecideDialog.tsx';

const { columns: heads } = messages;

const columnsWith = (ask: (decision: Decision, payment: Payment) => void): readonly Column<Payment>[] => [
  { id: 'person', header: heads.person, cell: ({ user }) => user.name },
  ...paymentColumns,
  {
    id: 'actions',
    header: heads.actions,
    hiddenHeader: true,
    align: 'end',
    cell: (payment) =>
      payment.state === 'pending' && (
        <Inline justify="end" wrap={false}>
          <Button size="small" onClick={() => ask('confirm', payment)}>
            {messages.confirm}
          </Button>
          <Button size="small" variant="ghost" tone="danger" onClick={() => ask('decline', payment)}>
            {messages.decline}
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
  const empty = at.isOpen ? messages.emptyOpen : messages.empty;
  return (
    <Stack gap={4}>
      <Checkbox
        label={messages.open}
        checked={at.isOpen}
        onCheckedChange={(checked) => show({ page: 0, isOpen: checked === true })}
      />
      <PagedTable
        of={allPayments}
        input={input}
        label={messages.all}
        columns={columnsWith((decision, payment) => ask({ decision, payment }))}
        rowKey={({ id }) => id}
        onPageChange={(page) => show({ ...at, page })}
        skeletonRows={3}
        empty={
          <EmptyState icon="wallet" title={empty.title}>
            {empty.text}
          </EmptyState>
        }
      />
      {asked && <DecideDialog key={asked.payment.id} {...asked} onClose={() => ask(undefined)} />}
    </Stack>
  );
}
