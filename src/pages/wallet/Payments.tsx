import { Card, Heading, Stack, StatusBadge, Text, type Column } from '#design-system';
import type { Payment } from '#contract/types.ts';
import { useState } from 'react';
import { paymentKindNames, paymentStateNames, paymentWords as words } from '../../messages/payments.ts';
import { ownPayments } from '../../state/trade/decisions.ts';
import { useValue } from '../../state/machine/resource.ts';
import { PagedTable } from '../shared/lists/PagedTable.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { paymentTones } from '../shared/payment/paymentTones.ts';
import { When } from '../shared/When.tsx';

const { columns: heads } = words;

const columns: readonly Column<Payment>[] = [
  { id: 'kind', header: heads.kind, headline: true, cell: ({ kind }) => paymentKindNames[kind] },
  { id: 'amount', header: heads.amount, align: 'end', cell: ({ amount }) => <Tokens amount={amount} /> },
  { id: 'date', header: heads.date, cell: ({ created_date }) => <When at={created_date} /> },
  {
    id: 'state',
    header: heads.state,
    cell: ({ state }) => <StatusBadge tone={paymentTones[state]}>{paymentStateNames[state]}</StatusBadge>,
  },
  { id: 'reference', header: heads.reference, cell: ({ reference = '–' }) => reference },
];

/** Own purchases and withdrawals, newest first. */
export function Payments() {
  const [page, turnTo] = useState(0);
  const input = { page };
  const known = useValue(ownPayments, input);
  const isEmpty = known?.total === 0;
  return (
    <Card as="section" aria-label={words.own} padding="large">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>{words.own}</Heading>
          <Text size="small" tone="muted">
            {isEmpty ? words.empty.text : words.ownText}
          </Text>
        </Stack>
        <div hidden={isEmpty}>
          <PagedTable
            of={ownPayments}
            input={input}
            label={words.own}
            columns={columns}
            rowKey={({ id }) => id}
            onPageChange={turnTo}
            skeletonRows={2}
          />
        </div>
      </Stack>
    </Card>
  );
}
