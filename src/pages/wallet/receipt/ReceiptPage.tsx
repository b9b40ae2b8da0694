import { Breadcrumbs, Button, Heading, Icon, Inline, saveFile, Skeleton, Stack } from '#design-system';
import { useParams } from 'react-router-dom';
import type { Explanation } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { movementPath, paths } from '../../../config/paths.ts';
import { titles } from '../../../config/screens.ts';
import { receiptMessages as messages, walletMessages, whyMessages } from '../messages.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { explanation } from '../../../state/trade/money/wallet.ts';
import { Async } from '../../shared/Async.tsx';
import { DeadEnd } from '../../shared/DeadEnd.tsx';
import { RouterLink } from '../../shared/RouterLink.tsx';
import { useLoad } from '../../shared/useLoad.ts';
import { usePrinting } from '../../shared/usePrinting.ts';
import { partyOf } from '../movements.ts';
import { Paper } from './Paper.tsx';
import { OnScreen } from './Paper.styles.ts';
import { factsOf, receiptJson, canonicalJson, hashOf } from './receipt.ts';

function useHash(explained: Explanation | undefined): string | null | undefined {
  const [hash, setHash] = useState<{ of: string; hex: string | null }>();
  // Depends on the text of the facts: a reload with equal facts keeps the hash.
  const facts = explained && canonicalJson(factsOf(explained));
  useEffect(() => {
    if (!facts) return undefined;
    let left = false;
    const take = async () => {
      const hex = await hashOf(facts);
      if (!left) setHash({ of: facts, hex: hex ?? null });
    };
    void take();
    return () => {
      left = true;
    };
  }, [facts]);
  return hash && hash.of === facts ? hash.hex : undefined;
}

/** Aligns the buttons with the edge of the sheet. */
const width = { maxInlineSize: '48rem', marginInline: 'auto' } as const;

export function ReceiptPage() {
  const { id = '' } = useParams();
  const explained = useValue(explanation, id);
  const operation = useStatus(explanation);
  const hash = useHash(explained);
  const [printing, print] = usePrinting();
  useLoad(explanation, id);
  const missing = operation.phase === 'fail' && (operation.status === 404 || operation.status === 400);
  const download = () => {
    if (!explained) return;
    const { entry } = explained;
    const names = { party: partyOf(entry), product: entry.stream_name ?? null };
    saveFile(`receipt-${id}.json`, receiptJson(factsOf(explained), hash, names), 'application/json');
  };
  return (
    <Stack gap={5} style={width}>
      <OnScreen>
        <Stack gap={2}>
          <Breadcrumbs current={titles.receipt}>
            <RouterLink to={paths.wallet}>{titles.wallet}</RouterLink>
            <RouterLink to={paths.walletHistory}>{titles.walletHistory}</RouterLink>
          </Breadcrumbs>
          <Inline justify="between" align="end" gap={4}>
            <Heading level={1}>{titles.receipt}</Heading>
            {explained && (
              <Inline>
                <Button loading={printing} onClick={print}>
                  {messages.print}
                </Button>
                <Button variant="outline" tone="neutral" onClick={download}>
                  <Icon name="download" />
                  {messages.download}
                </Button>
                <RouterLink to={movementPath(id)}>{messages.back}</RouterLink>
              </Inline>
            )}
          </Inline>
        </Stack>
      </OnScreen>
      {missing ? (
        <DeadEnd messages={whyMessages.missing} action={walletMessages.all} to={paths.walletHistory} />
      ) : (
        <Async of={explanation} input={id} skeleton={<Skeleton shape="block" style={{ blockSize: '30rem' }} />}>
          {(shown) => <Paper explained={shown} hash={hash} />}
        </Async>
      )}
    </Stack>
  );
}
