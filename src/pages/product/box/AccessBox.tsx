import { Banner, Card, Stack, Text } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { accessMessages as messages } from '../../../messages/product.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { Approval } from './Approval.tsx';
import { BuyBox } from './BuyBox.tsx';
import { showsGroupsOnly } from '../facts.ts';
import { useUnreadable } from '../Unreadable.tsx';
import { OwnBox } from './OwnBox.tsx';
import { PriceTag } from './PriceTag.tsx';
import { boxId } from './toBox.ts';
import { useDeal } from './useDeal.ts';

function NotForSale({ stream: { status } }: { stream: Stream }) {
  return status === 'published' ? null : <Banner tone="warning">{messages.closed[status]}</Banner>;
}

export function AccessBox({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const deal = useDeal(stream);
  const mayRead = useMay('read');
  const own = stream.owner === userId;
  const guarded = stream.accessType === 'PROTECTED' && !own;
  const onlyGroups = showsGroupsOnly(stream);
  const onlyRuns = onlyGroups || stream.type === algorithmType;
  const closed = stream.status !== 'published';
  const isSold = !closed && !useUnreadable();
  return (
    <Card as="section" id={boxId} aria-label={messages.get} padding="large" tabIndex={-1}>
      <Stack gap={4}>
        <PriceTag stream={stream} deal={deal} />
        {onlyGroups && !own && <Banner title={messages.groupsOnly.title}>{messages.groupsOnly.text}</Banner>}
        {own ? (
          <OwnBox stream={stream} />
        ) : closed && !stream.access ? (
          <NotForSale stream={stream} />
        ) : guarded ? (
          <Approval stream={stream}>
            <BuyBox stream={stream} deal={deal} />
          </Approval>
        ) : (
          <BuyBox stream={stream} deal={deal} />
        )}
        {!own && (stream.access || isSold) && (
          <Text size="small" tone="muted">
            {messages.every[onlyRuns || !mayRead ? 'runs' : 'rows'][stream.access ? 'running' : 'before']}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
