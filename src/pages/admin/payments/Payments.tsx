import { Stack, type Column } from '#design-system';
import { formatTokens } from '#marketplace';
import { paymentStates } from '#contract/constants.ts';
import type { Payment } from '#contract/types.ts';
import { useState } from 'react';
import { fileHeaders } from '../../../messages/files.ts';
import { counted } from '../../../messages/format.ts';
import { paymentKindNames, paymentMessages as messages, paymentStateNames } from '../../../messages/payments.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { allPaymentRows, allPayments } from '../../../state/trade/money/decisions.ts';
import { Empty } from '../../shared/Empty.tsx';
import { ExportList, type FileColumn } from '../../shared/export/ExportList.tsx';
import { FilterSelect } from '../../shared/lists/FilterSelect.tsx';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import { PagedTable } from '../../shared/lists/PagedTable.tsx';
import { paymentColumns } from '../../shared/payment/paymentColumns.tsx';
import { decisionColumn } from '../shared/decisionColumn.tsx';
import { DecideDialog, type Decision } from './DecideDialog.tsx';

const { columns: headers } = messages;

const columnsWith = (ask: (decision: Decision, payment: Payment) => void): readonly Column<Payment>[] => [
  { id: 'person', header: headers.person, cell: ({ user }) => user.name },
  ...paymentColumns,
  decisionColumn({
    header: headers.actions,
    yes: ['confirm', messages.confirm],
    no: ['decline', messages.decline],
    ask,
  }),
];

const fileColumns: readonly FileColumn<Payment>[] = [
  [headers.person, ({ user }) => user.name],
  [headers.kind, ({ kind }) => paymentKindNames[kind]],
  [fileHeaders.payment, ({ amount }) => formatTokens(amount)],
  [fileHeaders.requested, ({ created_date }) => created_date],
  [headers.state, ({ state }) => paymentStateNames[state]],
  [headers.reference, ({ reference }) => reference],
];

interface Shown {
  page: number;
  state: (typeof paymentStates)[number] | undefined;
}

export function Payments() {
  const [{ page, state }, show] = useState<Shown>({ page: 0, state: 'pending' });
  const [deciding, setDeciding] = useState<{ decision: Decision; payment: Payment }>();
  const filter = state ? { state: [state] } : {};
  const input = { page, ...filter };
  const total = useValue(allPayments, input)?.total;
  const empty = state === 'pending' ? messages.emptyOpen : messages.empty;
  return (
    <Stack gap={4}>
      <ListBar
        filters={
          <FilterSelect
            label={headers.state}
            hiddenLabel
            values={paymentStates}
            names={paymentStateNames}
            any={messages.anyState}
            value={state}
            onChoose={(chosen) => show({ page: 0, state: chosen })}
          />
        }
        count={total === undefined ? '' : counted(messages.count, total)}
        actions={<ExportList of={messages.exported} columns={fileColumns} read={() => allPaymentRows(filter)} />}
      />
      <PagedTable
        of={allPayments}
        input={input}
        label={messages.all}
        columns={columnsWith((decision, payment) => setDeciding({ decision, payment }))}
        rowKey={({ id }) => id}
        onPageChange={(next) => show({ page: next, state })}
        skeletonRows={3}
        empty={<Empty icon="wallet" messages={empty} />}
      />
      {deciding && <DecideDialog key={deciding.payment.id} {...deciding} onClose={() => setDeciding(undefined)} />}
    </Stack>
  );
}
