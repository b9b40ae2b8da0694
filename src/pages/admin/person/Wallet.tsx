import { Heading, KeyValueList, Skeleton, Stack, Text } from '#design-system';
import { useSnapshot } from 'valtio';
import { detailWords as words } from '../../../messages/admin.ts';
import { loadWalletOf, person } from './person.ts';
import { Async } from '../../shared/Async.tsx';
import { Tokens } from '../../shared/payment/Tokens.tsx';

const sums = ['balance', 'bought', 'withdrawn', 'earned', 'spent'] as const;

export function Wallet({ id }: { id: string }) {
  const { wallet } = useSnapshot(person);
  return (
    <Stack gap={3}>
      <Stack gap={0}>
        <Heading level={3}>{words.wallet.title}</Heading>
        <Text as="p" size="small" tone="muted">
          {words.wallet.text}
        </Text>
      </Stack>
      <Async of="person.wallet" data={wallet} onRetry={() => loadWalletOf(id)} skeleton={<Skeleton lines={3} />}>
        {(summary) => (
          <KeyValueList
            items={sums.map((name) => ({ label: words.sums[name], value: <Tokens amount={summary[name]} /> }))}
          />
        )}
      </Async>
    </Stack>
  );
}
