import { Button, Card, Heading, Inline, lazyPart, Skeleton, Stack, Text } from '#design-system';
import { algorithmType } from '#contract/constants.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { paths, withQuery } from '../../../config/paths.ts';
import { format } from '../../../messages/format.ts';
import { sampleWords as words } from '../../../messages/product.ts';
import { useOperation } from '../../../state/machine/operations.ts';
import { remeasure, sample } from '../../../state/trade/product.ts';
import { useMay } from '../../../state/me/rights.ts';
import { useSession } from '../../../state/me/session.ts';
import { Anchor } from '../../shared/Anchor.tsx';
import { Async } from '../../shared/Async.tsx';
import { When } from '../../shared/When.tsx';
import { sizeText, whole } from './values.ts';
import { useValue } from '../../../state/machine/resource.ts';

/** Lazy: the code of the tables is only needed with a sample. */
const Found = lazyPart(async () => (await import('../Found.tsx')).Found);

const skeleton = <Skeleton shape="block" style={{ blockSize: '20rem' }} />;

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
      {words.again}
    </Button>
  );
}

function Next({ stream }: { stream: Stream }) {
  const { userId } = useSession();
  const mayRun = useMay('run');
  const own = stream.owner === userId;
  return (
    <Inline>
      {mayRun && stream.type !== algorithmType && (own || stream.access) && (
        <Button asChild size="small" variant="soft">
          <Anchor to={withQuery(paths.ai, { data: stream.id })}>{words.analyse}</Anchor>
        </Button>
      )}
      {own && <MeasureAgain id={stream.id} />}
    </Inline>
  );
}

export function SampleSection({ stream }: { stream: Stream }) {
  const measured = useValue(sample, stream.id);
  return (
    <Card as="section" aria-label={words.title} padding="large">
      <Stack gap={5}>
        <Stack gap={1}>
          <Inline justify="between">
            <Heading level={2}>{words.title}</Heading>
            <Next stream={stream} />
          </Inline>
          {measured && <Measured sample={measured} />}
        </Stack>
        <Async of={sample} input={stream.id} skeleton={skeleton}>
          {(found) => (
            <Suspense fallback={skeleton}>
              <Found sample={found} stream={stream} />
            </Suspense>
          )}
        </Async>
      </Stack>
    </Card>
  );
}
