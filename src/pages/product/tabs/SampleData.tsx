import { Banner, Card, fillText, Inline, lazyPart, SegmentedControl, Skeleton, Stack, Text } from '#design-system';
import { coordinatesOf } from '#contract/coordinates.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { dot } from '../../../messages/format.ts';
import { sampleMessages as messages } from '../../../messages/sample.ts';
import { useMe } from '../../../state/me/me.ts';
import { measuredSize } from '../../shared/product/sizeText.ts';
import { AllRows, SampleGrid } from '../../shared/rows/RowGrid.tsx';
import { dataSkeleton, rowsSkeleton } from '../productSkeleton.tsx';
import { drawableColumns } from '../sample/series.ts';
import { useDrawnRows } from '../sample/useDrawnRows.ts';
import { whole } from '../sample/values.ts';
import { DataActions } from './DataActions.tsx';
import { useMayReadAll } from './dataRights.ts';
import { dataViews, useDataView, type DataView } from './useDataView.ts';
import { useRowsLink } from './useRowsLink.ts';

const LazyMap = lazyPart(async () => (await import('../sample/SampleMap.tsx')).SampleMap);
const LazyAllPlaces = lazyPart(async () => (await import('../sample/SampleMap.tsx')).AllPlaces);
const LazyChart = lazyPart(async () => (await import('../sample/SampleChart.tsx')).SampleChart);
const LazyColumns = lazyPart(async () => (await import('./Columns.tsx')).Columns);

/** The time of measurement is in the page header. */
function SampleSize({ sample, shown }: { sample: Sample; shown: boolean }) {
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

function NoRows({ stream }: { stream: Stream }) {
  const isLoading = useMe() === undefined;
  // Wait for the role: data-room users get no rows, so the sample looks empty.
  if (isLoading) return rowsSkeleton;
  const rowsHidden = stream.metadata['sample'] === false;
  return (
    <>
      <Banner>{rowsHidden ? messages.rowsHidden : messages.none}</Banner>
      {rowsHidden && (
        <Suspense fallback={dataSkeleton}>
          <LazyColumns stream={stream} />
        </Suspense>
      )}
    </>
  );
}

interface SampleDataProps {
  sample: Sample;
  stream: Stream;
}

function Rows({ sample, stream, mayReadAll }: SampleDataProps & { mayReadAll: boolean }) {
  const link = useRowsLink();
  if (mayReadAll) {
    return <AllRows id={stream.id} sample={sample} tools={<DataActions stream={stream} />} link={link} />;
  }
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

export function SampleData({ sample, stream }: SampleDataProps) {
  const hasRows = sample.rows.length > 0;
  const mayReadAll = useMayReadAll(stream);
  const read = useDrawnRows(stream.id);
  const [view, choose] = useDataView();
  const hasPlaces = hasRows && coordinatesOf(sample.schema) !== undefined;
  const isMap = hasPlaces && view === 'map';
  const drawnRows = mayReadAll ? read : undefined;
  // One heading: that of the latest events.
  const isHeaded = mayReadAll && sample.live !== undefined;
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Inline justify="between">
          {!isHeaded && <SampleSize sample={sample} shown={!mayReadAll} />}
          <Inline>
            {hasPlaces && <ViewChoice view={view} choose={choose} />}
            {!isHeaded && <DataActions stream={stream} />}
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
            <LazyChart sample={sample} drawnRows={drawnRows} />
          </Suspense>
        </Card>
      )}
    </Stack>
  );
}
