import { Card, Heading, Skeleton, Stack, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { roomMessages as messages } from '../../../../messages/product.ts';
import { useMay } from '../../../../state/me/rights.ts';
import { useValue } from '../../../../state/machine/resource.ts';
import { roomAlgorithms } from '../../../../state/trade/selling/roomAlgorithms.ts';
import { Async } from '../../../shared/Async.tsx';
import { useLoad } from '../../../shared/useLoad.ts';
import { showsGroupsOnly } from '../../facts.ts';
import { RoomAlgorithm } from './RoomAlgorithm.tsx';

/** Queries of providers that others asked to run on the own data. */
export const RoomAlgorithms = ({ stream }: { stream: Stream }) =>
  useMay('sell') && <RequestedAlgorithms stream={stream} />;

function RequestedAlgorithms({ stream }: { stream: Stream }) {
  const requests = useValue(roomAlgorithms, stream.id);
  useLoad(roomAlgorithms, stream.id);
  // Data-room users ask on other products too, of which most have no request.
  if (!showsGroupsOnly(stream) && !requests?.algorithms.length) return null;
  return (
    <Card as="section" aria-label={messages.title} padding="large">
      <Stack gap={4} align="stretch">
        <Stack gap={2}>
          <Heading level={2}>{messages.title}</Heading>
          <Text as="p" tone="muted">
            {messages.text}
          </Text>
        </Stack>
        <Async
          of={roomAlgorithms}
          input={stream.id}
          skeleton={<Skeleton lines={4} />}
          isEmpty={({ algorithms }) => algorithms.length === 0}
          empty={<Text as="p">{messages.none}</Text>}
        >
          {({ algorithms }) => (
            <Stack as="ul" data-part="list" gap={5} align="stretch">
              {algorithms.map((one) => (
                <RoomAlgorithm key={`${one.algorithm} ${one.hash}`} streamId={stream.id} requested={one} />
              ))}
            </Stack>
          )}
        </Async>
      </Stack>
    </Card>
  );
}
