import { Breadcrumbs, Button, EmptyState, Heading, Icon, Inline, Skeleton, Stack } from '#design-system';
import { Link, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { movementPath, paths } from '../../../config/paths.ts';
import { titles } from '../../../messages/screens.ts';
import { receiptWords as words, whyWords } from '../../../messages/wallet.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { loadExplanation, wallet } from '../../../state/trade/wallet.ts';
import { Async } from '../../shared/Async.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { saveFile } from '../../shared/export/saveFile.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { partyOf } from '../movements.ts';
import { Paper } from './Paper.tsx';
import { OnScreen } from './Paper.styles.ts';
import { factsOf, receiptJson } from './receipt.ts';
import { useHash } from './useHash.ts';

export function ReceiptPage() {
  const { id = '' } = useParams();
  const held = useSnapshot(wallet).explained;
  // The store may hold another movement.
  const explained = held?.entry.id === id ? held : undefined;
  const operation = useOperation('wallet.explain');
  const hash = useHash(explained);
  useLoad(loadExplanation, id);
  const missing = operation.phase === 'fail' && (operation.status === 404 || operation.status === 400);
  const download = () => {
    if (!explained) return;
    const { entry } = explained;
    const names = { party: partyOf(entry), product: entry.stream_name ?? null };
    saveFile(`receipt-${id}.json`, receiptJson(factsOf(explained), hash, names), 'application/json');
  };
  return (
    <Stack gap={5}>
      <OnScreen>
        <Inline justify="between" align="end" gap={4}>
          <Stack gap={2}>
            <Breadcrumbs current={titles.receipt}>
              <RouterLink to={paths.wallet}>{titles.wallet}</RouterLink>
              <RouterLink to={paths.walletHistory}>{titles.walletHistory}</RouterLink>
            </Breadcrumbs>
            <Heading level={1}>{titles.receipt}</Heading>
          </Stack>
          {explained && (
            <Inline>
              <Button onClick={() => window.print()}>{words.print}</Button>
              <Button variant="outline" tone="neutral" onClick={download}>
                <Icon name="download" />
                {words.download}
              </Button>
              <Button asChild variant="ghost">
                <Link to={movementPath(id)}>{words.back}</Link>
              </Button>
            </Inline>
          )}
        </Inline>
      </OnScreen>
      {missing ? (
        <EmptyState icon="search" title={whyWords.missing.title}>
          {whyWords.missing.text}
        </EmptyState>
      ) : (
        <Async
          of="wallet.explain"
          data={explained}
          onRetry={() => loadExplanation(id)}
          skeleton={<Skeleton shape="block" style={{ blockSize: '30rem', maxInlineSize: '48rem' }} />}
        >
          {(shown) => <Paper explained={shown} hash={hash} />}
        </Async>
      )}
    </Stack>
  );
}
