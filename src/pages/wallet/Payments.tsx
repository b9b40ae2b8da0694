import { Card, Heading, Stack, Text } from '#design-system';
import { useState } from 'react';
import { paymentMessages as messages } from '../../messages/payments.ts';
import { ownPayments } from '../../state/trade/money/decisions.ts';
import { useValue } from '../../state/machine/resource.ts';
import { PagedTable } from '../shared/lists/PagedTable.tsx';
import { ownPaymentColumns } from '../shared/payment/paymentColumns.tsx';

export function Payments() {
  const [page, turnTo] = useState(0);
  const input = { page };
  const known = useValue(ownPayments, input);
  const isEmpty = known?.total === 0;
  return (
    <Card as="section" aria-label={messages.own} padding="large">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>{messages.own}</Heading>
          <Text size="small" tone="muted">
            {isEmpty ? messages.empty.text : messages.ownText}
          </Text>
        </Stack>
        <div hidden={isEmpty}>
          <PagedTable
            of={ownPayments}
            input={input}
            label={messages.own}
            columns={ownPaymentColumns}
            rowKey={({ id }) => id}
            onPageChange={turnTo}
            skeletonRows={2}
          />
        </div>
      </Stack>
    </Card>
  );
}
