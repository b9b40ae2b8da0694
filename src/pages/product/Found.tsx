import { Banner, Skeleton, Stack, Tabs } from '#design-system';
import type { Sample, Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { sampleWords as words } from '../../messages/product.ts';
import { useMay } from '../../state/me/rights.ts';
import { ColumnTable } from './sample/ColumnTable.tsx';
import { showsGroupsOnly } from './facts.ts';
import { LazyChart } from './sample/LazyChart.ts';
import { QualityReport } from './sample/QualityReport.tsx';
import { RowTable } from './sample/RowTable.tsx';

function NoRows({ stream }: { stream: Stream }) {
  const mayRead = useMay('read');
  const kept = stream.metadata['sample'] === false;
  const closed = !mayRead || showsGroupsOnly(stream);
  return <Banner>{kept ? words.kept : closed ? words.dataRoom : words.none}</Banner>;
}

export function Found({ sample, stream }: { sample: Sample; stream: Stream }) {
  const hasRows = sample.rows.length > 0;
  return (
    <Stack gap={5}>
      <QualityReport sample={sample} />
      {hasRows && (
        <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '20rem' }} />}>
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
