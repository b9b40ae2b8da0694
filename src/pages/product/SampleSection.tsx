import { Banner, Card, Heading, Skeleton, Stack, Tabs, Text } from '#design-system';
import type { Sample, Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { format } from '../../messages/format.ts';
import { sampleWords as words } from '../../messages/product.ts';
import { useMay } from '../../state/rights.ts';
import { loadProduct, product } from '../../state/product.ts';
import { Async } from '../shared/Async.tsx';
import { When } from '../shared/When.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { LazyChart } from './LazyChart.ts';
import { RowTable } from './RowTable.tsx';
import { sizeText, whole } from './values.ts';

const skeleton = <Skeleton shape="block" style={{ blockSize: '20rem' }} />;

/** How much was measured, of what, and when. */
function Measured({ sample }: { sample: Sample }) {
  const parts = [
    format(words.summary, { shown: whole(sample.rows.length), measured: whole(sample.rows_measured) }),
    sample.format.toUpperCase(),
    sizeText(sample.bytes_measured),
    sample.complete ? words.whole : words.part,
    ...(sample.newest ? [format(words.newest, { day: sample.newest.slice(0, 10) })] : []),
  ];
  return (
    <Text as="p" size="small" tone="muted">
      {parts.join(' · ')} · {words.measured} <When at={sample.measured_at} />
    </Text>
  );
}

function NoRows({ stream }: { stream: Stream }) {
  const mayRead = useMay('read');
  const kept = stream.metadata['sample'] === false;
  return <Banner>{kept ? words.kept : mayRead ? words.none : words.dataRoom}</Banner>;
}

function Measure({ sample, stream }: { sample: Sample; stream: Stream }) {
  const hasRows = sample.rows.length > 0;
  return (
    <Stack gap={5}>
      {hasRows && (
        <Suspense fallback={skeleton}>
          <LazyChart sample={sample} />
        </Suspense>
      )}
      <Tabs.Root defaultValue={hasRows ? 'rows' : 'columns'}>
        <Tabs.List aria-label={words.title}>
          <Tabs.Trigger value="rows">{words.rows}</Tabs.Trigger>
          <Tabs.Trigger value="columns">{words.columns}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="rows">{hasRows ? <RowTable sample={sample} /> : <NoRows stream={stream} />}</Tabs.Content>
        <Tabs.Content value="columns">
          <ColumnTable columns={sample.schema} />
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}

/** What is really in it, as the exchange measured it. */
export function SampleSection({ stream }: { stream: Stream }) {
  const { sample } = useSnapshot(product);
  return (
    <Card as="section" aria-label={words.title} padding="large">
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2}>{words.title}</Heading>
          {sample && <Measured sample={sample} />}
        </Stack>
        <Async of="product.sample" data={sample} onRetry={() => loadProduct(stream.id)} skeleton={skeleton}>
          {(found) => <Measure sample={found} stream={stream} />}
        </Async>
      </Stack>
    </Card>
  );
}
