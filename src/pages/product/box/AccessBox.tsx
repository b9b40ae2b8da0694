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
import { RunningAccess } from './RunningAccess.tsx';
import { boxId } from './toBox.ts';
import { useDeal } from './useDeal.ts';
import { useSelling } from './useSelling.ts';

const NotForSale = ({ stream: { status, query_missing: queryMissing } }: { stream: Stream }) => (
  <Banner tone="warning">
    {messages.closed[status !== 'published' ? status : queryMissing ? 'queryMissing' : 'private']}
  </Banner>
);

export function AccessBox({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const deal = useDeal(stream);
  const mayRead = useMay('read');
  const own = stream.owner === userId;
  const onlyGroups = showsGroupsOnly(stream);
  const onlyRuns = onlyGroups || stream.type === algorithmType;
  const selling = useSelling(stream);
  const isUnreadable = useUnreadable() !== undefined;
  const isSold = selling !== 'closed' && !isUnreadable;
  return (
    <Card as="section" id={boxId} aria-label={messages.get} padding="large" tabIndex={-1}>
      <Stack gap={4}>
        <PriceTag stream={stream} deal={deal} />
        {onlyGroups && !own && <Banner title={messages.groupsOnly.title}>{messages.groupsOnly.text}</Banner>}
        {own ? (
          <OwnBox stream={stream} />
        ) : selling === 'buy' || selling === 'resend' ? (
          <BuyBox stream={stream} deal={deal} />
        ) : (
          <>
            <RunningAccess stream={stream} />
            {selling === 'closed' ? <NotForSale stream={stream} /> : <Approval stream={stream} />}
          </>
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
