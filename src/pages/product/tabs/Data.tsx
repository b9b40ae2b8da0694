import {
  Banner,
  Button,
  Card,
  fillText,
  Inline,
  lazyPart,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import { isComputed } from '#contract/computed.ts';
import { coordinatesOf } from '#contract/coordinates.ts';
import { algorithmType } from '#contract/constants.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { paths, withQuery } from '../../../config/paths.ts';
import { dot } from '../../../messages/format.ts';
import { sampleMessages as messages } from '../../../messages/sample.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { remeasure, sample } from '../../../state/trade/browse/product.ts';
import { useMe } from '../../../state/me/me.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { ButtonLink } from '../../shared/ButtonLink.tsx';
import { Async } from '../../shared/Async.tsx';
import { toBox } from '../box/toBox.ts';
import { isLive, showsGroupsOnly } from '../facts.ts';
import { rowsSkeleton } from '../productSkeleton.tsx';
import { LiveView } from '../live/LiveView.tsx';
import { AllRows, SampleGrid } from '../../shared/rows/RowGrid.tsx';
import { measuredSize } from '../../shared/product/sizeText.ts';
import { drawableColumns } from '../sample/series.ts';
import { useDrawnRows } from '../sample/useDrawnRows.ts';
import { whole } from '../sample/values.ts';
import { useIsInRoom } from '../useIsInRoom.ts';
import { useRowsLink } from './useRowsLink.ts';
import { dataViews, useDataView, type DataView } from './useDataView.ts';

const LazyMap = lazyPart(async () => (await import('../sample/SampleMap.tsx')).SampleMap);
const LazyAllPlaces = lazyPart(async () => (await import('../sample/SampleMap.tsx')).AllPlaces);
const LazyChart = lazyPart(async () => (await import('../sample/SampleChart.tsx')).SampleChart);

const skeleton = (
  <Stack gap={3}>
    <Skeleton style={{ inlineSize: 'min(28rem, 90%)' }} />
    {rowsSkeleton}
  </Stack>
);

/** The head of the page says when it was measured. */
function Measured({ sample, shown }: { sample: Sample; shown: boolean }) {
  const { rows, rows_measured, live } = sample;
  const count = { shown: whole(rows.length), measured: whole(rows_measured) };
  const parts = live
    ? [rows.length > 0 ? fillText(messages.events, count) : undefined]
    : [
        shown && rows.length > 0 ? fillText(messages.summary, count) : undefined,
        measuredSize(sample),
        sample.complete ? undefined : messages.part,
      ];
  return (
    <Text as="p" size="small" tone="muted">
      {parts.filter((part) => part !== undefined).join(dot)}
    </Text>
  );
}

function MeasureAgain({ id }: { id: string }) {
  const { phase } = useOperation('product.measure');
  return (
    <Button
      size="small"
      variant="outline"
      tone="neutral"
      loading={phase === 'request'}
      onClick={() => void remeasure(id)}
    >
      {messages.again}
    </Button>
  );
}

function useMayAsk({ type, owner, access }: Stream): boolean {
  const { userId } = useSession();
  const mayRun = useMay('run');
  return mayRun && type !== algorithmType && (owner === userId || access !== undefined);
}

function Next({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const mayAsk = useMayAsk(stream);
  const own = stream.owner === userId;
  return (
    <Inline>
      {mayAsk && (
        <ButtonLink size="small" variant="soft" to={withQuery(paths.ai, { data: stream.id })}>
          {messages.analyse}
        </ButtonLink>
      )}
      {own && <MeasureAgain id={stream.id} />}
    </Inline>
  );
}

/** True for the owner and buyers with running access, outside the data room. */
function useMayReadAll(stream: Stream): boolean {
  const { userId } = useSession();
  const mayRead = useMay('read');
  if (isComputed(stream)) return false;
  return stream.owner === userId || (stream.access !== undefined && mayRead && !showsGroupsOnly(stream));
}

const LazyQuestions = lazyPart(async () => (await import('./ProductQuestions.tsx')).ProductQuestions);
const RoomData = lazyPart(async () => (await import('./room/RoomData.tsx')).RoomData);
const Columns = lazyPart(async () => (await import('./Columns.tsx')).Columns);

function NoRows({ stream }: { stream: Stream }) {
  const kept = stream.metadata['sample'] === false;
  // Data-room users get no rows of any source.
  const isUnknownReader = useMe() === undefined;
  if (isUnknownReader) return rowsSkeleton;
  return (
    <>
      <Banner>{kept ? messages.kept : messages.none}</Banner>
      {kept && (
        <Suspense fallback={skeleton}>
          <Columns stream={stream} />
        </Suspense>
      )}
    </>
  );
}

function Live({ stream, endless }: { stream: Stream; endless: boolean }) {
  const sampled = useValue(sample, stream.id);
  const { replay } = stream.measured?.live ?? sampled?.live ?? {};
  const mayRead = useMay('read');
  const mayBuy = useMay('buy');
  const closed = !mayRead || showsGroupsOnly(stream) || stream.metadata['sample'] === false;
  if (closed && !endless) return null;
  const onBuy = mayBuy && !endless ? toBox : undefined;
  const mapped = stream.measured?.chart?.kind === 'points';
  return <LiveView key={stream.id} id={stream.id} {...{ endless, replay, mapped, onBuy }} />;
}

interface ViewerProps {
  sample: Sample;
  stream: Stream;
  mayReadAll: boolean;
}

function Rows({ sample, stream, mayReadAll }: ViewerProps) {
  const next = <Next stream={stream} />;
  const link = useRowsLink();
  if (mayReadAll) return <AllRows id={stream.id} sample={sample} tools={next} link={link} />;
  return sample.rows.length > 0 ? <SampleGrid sample={sample} link={link} /> : <NoRows stream={stream} />;
}

function ViewChoice({ view, choose }: { view: DataView; choose: (view: DataView) => void }) {
  return (
    <SegmentedControl
      label={messages.view}
      size="small"
      value={view}
      segments={dataViews.map((value) => ({ value, label: messages.views[value] }))}
      onValueChange={(next) => choose(next === 'map' ? 'map' : 'rows')}
    />
  );
}

function Sampled({ sample, stream }: { sample: Sample; stream: Stream }) {
  const hasRows = sample.rows.length > 0;
  const mayReadAll = useMayReadAll(stream);
  const read = useDrawnRows(stream.id);
  const [view, choose] = useDataView();
  const hasPlaces = hasRows && coordinatesOf(sample.schema) !== undefined;
  const isMap = hasPlaces && view === 'map';
  const first = mayReadAll ? read : undefined;
  // One heading: that of the latest events.
  const isHeaded = mayReadAll && sample.live !== undefined;
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Inline justify="between">
          {!isHeaded && <Measured sample={sample} shown={!mayReadAll} />}
          <Inline>
            {hasPlaces && <ViewChoice view={view} choose={choose} />}
            {!isHeaded && <Next stream={stream} />}
          </Inline>
        </Inline>
        {isMap ? (
          <Card>
            <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '26rem' }} />}>
              {mayReadAll ? <LazyAllPlaces id={stream.id} sample={sample} /> : <LazyMap sample={sample} />}
            </Suspense>
          </Card>
        ) : (
          <Rows sample={sample} stream={stream} mayReadAll={mayReadAll} />
        )}
      </Stack>
      {hasRows && !isMap && drawableColumns(sample).length > 0 && (
        <Card>
          <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '20rem' }} />}>
            <LazyChart sample={sample} first={first} />
          </Suspense>
        </Card>
      )}
    </Stack>
  );
}

export function Data({ stream }: { stream: Stream }) {
  const mayReadAll = useMayReadAll(stream);
  const live = isLive(stream, useValue(sample, stream.id));
  const mayAsk = useMayAsk(stream);
  const inRoom = useIsInRoom(stream);
  return (
    <Stack as="section" aria-label={messages.title} gap={5}>
      {live && <Live stream={stream} endless={mayReadAll} />}
      {inRoom ? (
        <Suspense fallback={skeleton}>
          <RoomData stream={stream} />
        </Suspense>
      ) : (
        <Async of={sample} input={stream.id} skeleton={skeleton}>
          {(found) => <Sampled sample={found} stream={stream} />}
        </Async>
      )}
      {mayAsk && !inRoom && (
        <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '20rem' }} />}>
          <LazyQuestions stream={stream} />
        </Suspense>
      )}
    </Stack>
  );
}
