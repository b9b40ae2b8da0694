import { lazyPart, Skeleton, Stack } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { sampleMessages as messages } from '../../../messages/sample.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { sample } from '../../../state/trade/browse/product.ts';
import { Async } from '../../shared/Async.tsx';
import { isLive } from '../facts.ts';
import { dataSkeleton } from '../productSkeleton.tsx';
import { useIsInRoom } from '../useIsInRoom.ts';
import { LiveData } from './LiveData.tsx';
import { SampleData } from './SampleData.tsx';
import { useMayAnalyse, useMayReadAll } from './dataRights.ts';

const LazyQuestions = lazyPart(async () => (await import('./ProductQuestions.tsx')).ProductQuestions);
const LazyRoomData = lazyPart(async () => (await import('./room/RoomData.tsx')).RoomData);

export function Data({ stream }: { stream: Stream }) {
  const mayReadAll = useMayReadAll(stream);
  const live = isLive(stream, useValue(sample, stream.id));
  const mayAnalyse = useMayAnalyse(stream);
  const inRoom = useIsInRoom(stream);
  return (
    <Stack as="section" aria-label={messages.title} gap={5}>
      {live && <LiveData stream={stream} mayReadAll={mayReadAll} />}
      {inRoom ? (
        <Suspense fallback={dataSkeleton}>
          <LazyRoomData stream={stream} />
        </Suspense>
      ) : (
        <Async of={sample} input={stream.id} skeleton={dataSkeleton}>
          {(found) => <SampleData sample={found} stream={stream} />}
        </Async>
      )}
      {mayAnalyse && !inRoom && (
        <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '20rem' }} />}>
          <LazyQuestions stream={stream} />
        </Suspense>
      )}
    </Stack>
  );
}
