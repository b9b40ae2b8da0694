import { Card, Heading, Stack, Text } from '#design-system';
import { useState } from 'react';
import { paymentWords as words } from '../../messages/payments.ts';
import { ownPayments } from '../../state/trade/decisions.ts';
import { useValue } from '../../state/machine/resource.ts';
import { PagedTable } from '../shared/lists/PagedTable.tsx';
import { paymentColumns } from '../shared/payment/paymentColumns.tsx';

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
            columns={paymentColumns}
            rowKey={({ id }) => id}
            onPageChange={turnTo}
            skeletonRows={2}
          />
        </div>
      </Stack>
    </Card>
  );
}
