import { Button, Inline, Select, Stack, type Column } from '#design-system';
import { formatTokens } from '#marketplace';
import { paymentStates } from '#contract/constants.ts';
import type { Payment } from '#contract/types.ts';
import { useState } from 'react';
import { fileHeads } from '../../../messages/files.ts';
import { counted } from '../../../messages/format.ts';
import { paymentKindNames, paymentMessages as messages, paymentStateNames } from '../../../messages/payments.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { allPaymentRows, allPayments } from '../../../state/trade/money/decisions.ts';
import { Empty } from '../../shared/Empty.tsx';
import { ExportList, type FileColumn } from '../../shared/export/ExportList.tsx';
import { ListBar } from '../../shared/lists/ListBar.tsx';
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

const fileColumns: readonly FileColumn<Payment>[] = [
  [heads.person, ({ user }) => user.name],
  [heads.kind, ({ kind }) => paymentKindNames[kind]],
  [fileHeads.payment, ({ amount }) => formatTokens(amount)],
  [fileHeads.requested, ({ created_date }) => created_date],
  [heads.state, ({ state }) => paymentStateNames[state]],
  [heads.reference, ({ reference }) => reference],
];

const states = paymentStates.map((value) => ({ value, label: paymentStateNames[value] }));

interface Shown {
  page: number;
  state: (typeof paymentStates)[number] | undefined;
}

export function Payments() {
  const [{ page, state }, show] = useState<Shown>({ page: 0, state: 'pending' });
  const [asked, ask] = useState<{ decision: Decision; payment: Payment }>();
  const filter = state ? { state: [state] } : {};
  const input = { page, ...filter };
  const total = useValue(allPayments, input)?.total;
  const empty = state === 'pending' ? messages.emptyOpen : messages.empty;
  return (
    <Stack gap={4}>
      <ListBar
        filters={
          <Select
            label={heads.state}
            hiddenLabel
            placeholder={messages.anyState}
            options={states}
            value={state ?? ''}
            onChange={({ target }) => show({ page: 0, state: paymentStates.find((each) => each === target.value) })}
          />
        }
        count={total === undefined ? '' : counted(messages.count, total)}
        actions={<ExportList of={messages.exported} columns={fileColumns} read={() => allPaymentRows(filter)} />}
      />
      <PagedTable
        of={allPayments}
        input={input}
        label={messages.all}
        columns={columnsWith((decision, payment) => ask({ decision, payment }))}
        rowKey={({ id }) => id}
        onPageChange={(next) => show({ page: next, state })}
        skeletonRows={3}
        empty={<Empty icon="wallet" messages={empty} />}
      />
      {asked && <DecideDialog key={asked.payment.id} {...asked} onClose={() => ask(undefined)} />}
    </Stack>
  );
}
