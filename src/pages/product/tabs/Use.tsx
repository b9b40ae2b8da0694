import { Card, Heading, Inline, Stack, Text } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { useEffect, useRef, useState } from 'react';
import { paths, withQuery } from '../../../config/paths.ts';
import { useMessages as messages } from '../../../messages/connect.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { UsePreview } from '../../shared/use/UsePreview.tsx';
import { UsePanel } from '../../shared/use/UsePanel.tsx';
import { panelMessages } from '../../../messages/use.ts';
import { isLive, showsGroupsOnly } from '../facts.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { access } from '../../../state/trade/access/access.ts';
import { sample } from '../../../state/trade/browse/product.ts';
import { Bought } from './Bought.tsx';
import { RoomAlgorithms } from './room/RoomAlgorithms.tsx';
import { RoomUse } from './room/RoomUse.tsx';
import { useIsInRoom } from '../useIsInRoom.ts';

function Analyse({ stream }: { stream: Stream }) {
  const mayRun = useMay('run');
  if (!mayRun || stream.type === algorithmType) return null;
  return (
    <ButtonLink variant="soft" to={withQuery(paths.ai, { data: stream.id })}>
      {messages.analyse}
    </ButtonLink>
  );
}

function Before({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const mayRead = useMay('read');
  const own = stream.owner === userId;
  const measured = useValue(sample, stream.id);
  const isReadable = mayRead && !showsGroupsOnly(stream) && stream.type !== algorithmType;
  const inRoom = useIsInRoom(stream);
  const { title, text } = own ? messages.own : messages.buy;
  if (inRoom && stream.type !== algorithmType)
    return (
      <Card as="section" aria-label={messages.title} padding="large">
        <RoomUse stream={stream} />
      </Card>
    );
  return (
    <Card as="section" aria-label={messages.title} padding="large">
      <Stack gap={4} align="stretch">
        <Stack gap={2}>
          <Heading level={2}>{title}</Heading>
          <Text as="p" tone="muted">
            {own || (mayRead && !showsGroupsOnly(stream)) ? text : messages.buy.closed}
          </Text>
        </Stack>
        {own && (
          <Inline>
            <Analyse stream={stream} />
          </Inline>
        )}
        {!own && isReadable && <UsePreview name={stream.name} measured={measured} live={isLive(stream, measured)} />}
      </Stack>
    </Card>
  );
}

const shownReceipts = new WeakSet<object>();

const newReceipt = (streamId: string) => {
  const { receipt } = access;
  return receipt?.stream_id === streamId && !shownReceipts.has(receipt) ? receipt : undefined;
};

/** Moves the focus of a buyer to the panel once, and scrolls to it: on phones it may be outside the window. */
function useShownAfterBuying(streamId: string) {
  const [receipt] = useState(() => newReceipt(streamId));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!receipt || shownReceipts.has(receipt)) return;
    shownReceipts.add(receipt);
    panel.current?.focus({ preventScroll: true });
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) panel.current?.scrollIntoView({ block: 'start' });
  }, [receipt]);
  return { panel, receipt };
}

function After({ stream, subscriptionId }: { stream: Stream; subscriptionId: string }) {
  const measured = useValue(sample, stream.id);
  const { panel, receipt } = useShownAfterBuying(stream.id);
  const live = isLive(stream, measured);
  const algorithm = stream.type === algorithmType;
  const mayRead = useMay('read');
  const isOnlyGroups = showsGroupsOnly(stream) || !mayRead;
  const inRoom = useIsInRoom(stream);
  const { title } = algorithm ? panelMessages.algorithm : panelMessages;
  return (
    <Card as="section" aria-label={title} padding="large" ref={panel} tabIndex={-1}>
      <Stack gap={4} align="stretch">
        {receipt && (
          <Bought
            end={receipt.end_date}
            kind={algorithm ? 'algorithm' : isOnlyGroups ? 'groups' : live ? 'live' : 'data'}
          />
        )}
        {inRoom && !algorithm ? (
          <RoomUse stream={stream} />
        ) : (
          <>
            <Heading level={2}>{title}</Heading>
            <UsePanel
              streamId={stream.id}
              name={stream.name}
              subscriptionId={subscriptionId}
              groupsOnly={showsGroupsOnly(stream)}
              algorithm={algorithm}
              measured={measured}
              live={live}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

export function Use({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  if (stream.access) return <After stream={stream} subscriptionId={stream.access.subscription_id} />;
  return (
    <Stack gap={5}>
      <Before stream={stream} />
      {stream.owner === userId && stream.type !== algorithmType && <RoomAlgorithms stream={stream} />}
    </Stack>
  );
}
