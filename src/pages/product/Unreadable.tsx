import { Banner, Button, Stack } from '#design-system';
import { useState } from 'react';
import { accessMessages } from '../../messages/product.ts';
import { productParts, sample } from '../../state/trade/browse/product.ts';
import type { FailState } from '../../state/machine/status.ts';
import { useStatus } from '../../state/machine/resource.ts';
import { useTab } from './tabs/useTab.ts';

const messages = accessMessages.unreadable;
const codes: ReadonlySet<string | undefined> = new Set(['source_failed', 'source_unreachable', 'source_not_fetchable']);

/** Returns the failed probe behind the sample, which also stops sales. It stays while the next probe runs. */
export function useUnreadable(): FailState | undefined {
  const operation = useStatus(sample);
  const [before, remember] = useState<FailState>();
  const isFailed = operation.phase === 'fail' && codes.has(operation.code);
  const failure = isFailed ? operation : operation.phase === 'request' ? before : undefined;
  if (failure !== before) remember(failure);
  return failure;
}

export function Unreadable({ id, own = false }: { id: string; own?: boolean }) {
  const { phase } = useStatus(sample);
  const failure = useUnreadable();
  const [tab] = useTab();
  // These two show the failure in place of rows.
  const isShown = tab === 'data' || tab === 'columns';
  return (
    <Stack gap={3}>
      <Banner tone="warning" title={messages.title}>
        {`${failure && !isShown ? `${failure.text}. ` : ''}${own ? messages.own : messages.text}`}
      </Banner>
      <Button variant="outline" tone="neutral" loading={phase === 'request'} onClick={() => void productParts.load(id)}>
        {messages.again}
      </Button>
    </Stack>
  );
}
