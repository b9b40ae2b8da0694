import { Heading, KeyValueList, Skeleton, Stack, Text } from '#design-system';
import { detailMessages as messages } from '../../../messages/admin.ts';
import { wallet } from './person.ts';
import { Async } from '../../shared/Async.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';

const sums = ['balance', 'bought', 'withdrawn', 'earned', 'spent'] as const;

export function Wallet({ id }: { id: string }) {
  return (
    <Stack gap={3}>
      <Stack gap={0}>
        <Heading level={3}>{messages.wallet.title}</Heading>
        <Text as="p" size="small" tone="muted">
          {messages.wallet.text}
        </Text>
      </Stack>
      <Async of={wallet} input={id} skeleton={<Skeleton lines={3} />}>
        {(summary) => (
          <KeyValueList
            items={sums.map((name) => ({ label: messages.sums[name], value: <Tokens amount={summary[name]} /> }))}
          />
        )}
      </Async>
    </Stack>
  );
}
