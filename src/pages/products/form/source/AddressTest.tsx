import { Banner, lazyPart, Skeleton, Text, useFormContext, useWatch } from '#design-system';
import type { PreviewEvent, Sample, Stream } from '#contract/types.ts';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { counted, format } from '../../../../messages/format.ts';
import { probeMessages as messages } from '../messages.ts';
import { catalogue, probeAddress, resetProbe } from '../../../../state/trade/selling/catalogue.ts';
import { useOperation } from '../../../../state/machine/operations.ts';
import { withEvent } from '../../../shared/live/fieldsOf.ts';
import { rateText } from '../../../shared/product/cardFacts.ts';
import { isoDateText } from '../../../shared/product/isoDateText.ts';
import { addressOf, probeOf } from './liveSource.ts';
import { ReadingPanel } from './ReadingPanel.tsx';
import { fieldsOf } from '../refusals.ts';
import { TrialFrame } from '../TrialFrame.tsx';
import type { ProductValues } from '../values.ts';

const EventList = lazyPart(async () => (await import('../../../shared/live/EventList.tsx')).EventList);
const SampleGrid = lazyPart(async () => (await import('../../../shared/rows/RowGrid.tsx')).SampleGrid);

const gridHeight = '16rem';

function summary({ format: kind, rows_measured, schema, complete, newest, live }: Sample): string {
  const rows = counted(live ? messages.eventCount : messages.rowCount, rows_measured);
  const counts = { format: kind.toUpperCase(), rows, columns: counted(messages.columnCount, schema.length) };
  if (live) return `${[format(messages.live, counts), rateText(live)].filter(Boolean).join(', ')}.`;
  const day = newest === undefined ? [] : [format(messages.newest, { day: isoDateText(newest.slice(0, 10)) })];
  return `${[format(messages.found, counts), ...day, ...(complete ? [] : [messages.part])].join(', ')}.`;
}

const isSilent = ({ live, rows }: Sample) => Boolean(live) && rows.length === 0;

function Found({ sample }: { sample: Sample }) {
  if (sample.refused !== undefined)
    return (
      <Banner tone="warning" title={messages.noTable}>
        {format(messages.noTableText, { reason: sample.refused })}
      </Banner>
    );
  if (isSilent(sample))
    return (
      <Banner tone="warning" title={messages.silent}>
        {messages.silentText}
      </Banner>
    );
  return (
    sample.rows.length > 0 && (
      <Suspense fallback={<Skeleton shape="block" style={{ blockSize: gridHeight }} />}>
        <SampleGrid sample={sample} height={gridHeight} />
      </Suspense>
    )
  );
}

/** A running test, or one that the seller stopped. Undefined before the first event. */
interface Watched {
  address: string;
  events: readonly PreviewEvent[];
}

interface AddressTestProps {
  before: Stream | undefined;
  /** An uploaded file, which has been read already. */
  isFile?: boolean;
}

export function AddressTest({ before, isFile = false }: AddressTestProps) {
  const { control, trigger, getValues, setError } = useFormContext<ProductValues>();
  const values = useWatch({ control }) as ProductValues;
  const address = addressOf(values);
  const { probe } = useSnapshot(catalogue);
  const operation = useOperation('products.probe');
  const [watched, setWatched] = useState<Watched>();
  const [found, setFound] = useState<{ url: string; sample: Sample }>();
  // A changed reading shows its earlier sample until the new one has come.
  const sample = probe?.body.url === address ? probe.sample : undefined;
  const events = watched?.address === address && !sample ? watched.events : undefined;
  const isAtField = operation.phase === 'fail' && Object.keys(operation.fields).length > 0;
  /** Reads the address. After a change of the reading, the earlier sample stays until the new one has come. */
  const test = async (isAgain = false) => {
    if (!isAgain) resetProbe();
    setWatched(undefined);
    if (!(await trigger(['url', 'topic', 'username'], { shouldFocus: true }))) return;
    const body = probeOf(getValues(), before);
    const outcome = await probeAddress(body, {
      onOpen: () => setWatched({ address: body.url, events: [] }),
      onEvent: (event) => setWatched((now) => ({ address: body.url, events: withEvent(now?.events ?? [], event) })),
    });
    if (outcome.ok && !body.reading) setFound({ url: body.url, sample: outcome.value });
    if (outcome.ok) return;
    const refused = fieldsOf(outcome.failure.facts.fields, false);
    for (const name of ['url', 'username'] as const)
      if (refused[name]) setError(name, { type: 'server', message: refused[name] });
  };
  return (
    <TrialFrame
      icon="activity"
      label={isFile ? undefined : messages.test}
      operation={operation}
      onTry={() => void test()}
      cancel={{ label: messages.stop, onCancel: resetProbe }}
      progress={events ? messages.listening : messages.testing}
      disabled={address === ''}
      failed={isAtField ? undefined : messages[isFile ? 'failedFile' : 'failed']}
      done={
        sample && !isSilent(sample) ? { title: messages[isFile ? 'okFile' : 'ok'], text: summary(sample) } : undefined
      }
    >
      {events && operation.phase === 'idle' && (
        <Text as="p" size="small" tone="muted">
          {messages.stopped}
        </Text>
      )}
      {events && (
        <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '20rem' }} />}>
          <EventList events={events} none={messages.none} />
        </Suspense>
      )}
      {sample && <Found sample={sample} />}
      {sample?.reading && (
        <ReadingPanel
          sample={sample}
          reading={sample.reading}
          found={found?.url === address ? found.sample : undefined}
          // The form has the new value after this event.
          onChange={() => queueMicrotask(() => void test(true))}
        />
      )}
    </TrialFrame>
  );
}
