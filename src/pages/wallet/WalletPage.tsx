import { Card, EmptyState, Heading, Inline, Skeleton, Stack, Text } from '#design-system';
import { useSnapshot } from 'valtio';
import { paths } from '../../config/paths.ts';
import { titles } from '../../messages/screens.ts';
import { walletWords as words } from '../../messages/wallet.ts';
import { useOperation } from '../../state/operations.ts';
import { loadBalance, loadHistory, wallet } from '../../state/wallet.ts';
import { Async } from '../shared/Async.tsx';
import { failureText } from '../shared/failureText.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { Tokens } from '../shared/Tokens.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { MovementTable } from './MovementTable.tsx';
import { ReturnToPurchase } from './ReturnToPurchase.tsx';

const latest = { limit: 5 };

/** What I own, how to add or withdraw, and what moved last. */
export function WalletPage() {
  const { balance, history } = useSnapshot(wallet);
  const operation = useOperation('wallet.history');
  useLoad(loadHistory, latest);
  return (
    <Stack gap={6}>
      <Heading level={1}>{titles.wallet}</Heading>
      <ReturnToPurchase />
      <Card as="section" aria-label={words.available} padding="large">
        <Inline justify="between" gap={4}>
          <Stack gap={1}>
            <Text tone="muted">{words.available}</Text>
            <Async of="wallet.balance" data={balance} onRetry={loadBalance} skeleton={<Skeleton />}>
              {(amount) => <Tokens amount={amount} size="title" weight="semibold" />}
            </Async>
          </Stack>
          <MoveButtons />
        </Inline>
      </Card>
      <Stack gap={4}>
        <Inline justify="between">
          <Heading level={2}>{words.latest}</Heading>
          <RouterLink to={paths.walletHistory}>{words.all}</RouterLink>
        </Inline>
        <MovementTable
          label={words.latest}
          rows={history?.txList.slice(0, latest.limit)}
          loading={operation.phase === 'request'}
          error={failureText(operation)}
          onRetry={() => void loadHistory(latest)}
          skeletonRows={3}
          empty={
            <EmptyState icon="wallet" title={words.emptyNever.title}>
              {words.emptyNever.text}
            </EmptyState>
          }
        />
      </Stack>
    </Stack>
  );
}
