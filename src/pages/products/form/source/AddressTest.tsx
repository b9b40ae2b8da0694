import { Banner, fillText, lazyPart, Skeleton, Text, useFormContext } from '#design-system';
import type { Sample, Stream } from '#contract/types.ts';
import { Suspense, type ReactNode } from 'react';
import { counted } from '../../../../messages/format.ts';
import { probeMessages as messages } from './messages.ts';
import { resetProbe } from '../../../../state/trade/selling/catalogue.ts';
import { rateText } from '../../../shared/product/cardFacts.ts';
import { isoDateText } from '../../../shared/product/isoDateText.ts';
import { TestedReading } from './TestedReading.tsx';
import { TrialFrame } from '../TrialFrame.tsx';
import type { ProductValues } from '../values.ts';
import { useAddressTest, type TestOfAddress } from './useAddressTest.ts';

const EventList = lazyPart(async () => (await import('../../../shared/live/EventList.tsx')).EventList);
const SampleGrid = lazyPart(async () => (await import('../../../shared/rows/RowGrid.tsx')).SampleGrid);

const gridHeight = '16rem';

export function summaryOf({ format: kind, rows_measured, schema, complete, newest, live }: Sample): string {
  const rows = counted(live ? messages.eventCount : messages.rowCount, rows_measured);
  const counts = { format: kind.toUpperCase(), rows, columns: counted(messages.columnCount, schema.length) };
  if (live) return `${[fillText(messages.live, counts), rateText(live)].filter(Boolean).join(', ')}.`;
  const day = newest === undefined ? [] : [fillText(messages.newest, { day: isoDateText(newest.slice(0, 10)) })];
  return `${[fillText(messages.found, counts), ...day, ...(complete ? [] : [messages.part])].join(', ')}.`;
}

const isSilent = ({ live, rows }: Sample) => Boolean(live) && rows.length === 0;

/** The first rows, or why there are none. */
function Found({ sample }: { sample: Sample }) {
  if (sample.refused !== undefined)
    return (
      <Banner tone="warning" title={messages.noTable}>
        {fillText(messages.noTableText, { reason: sample.refused })}
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

interface AddressTestProps {
  listed: Stream | undefined;
  /** An uploaded file, which has been read already. */
  isFile?: boolean;
}

export function AddressTest({ listed, isFile = false }: AddressTestProps) {
  const tested = useAddressTest(useFormContext<ProductValues>(), listed);
  return (
    <TestResult {...tested} isFile={isFile} label={isFile ? undefined : messages.test}>
      <TestedReading {...tested} />
    </TestResult>
  );
}

interface TestResultProps extends TestOfAddress {
  isFile: boolean;
  /** Of the button; undefined where the test starts elsewhere. */
  label?: string | undefined;
  children?: ReactNode;
}

/** Progress and result of a test: events while they come, then a summary and the first rows. */
export function TestResult({
  isFile,
  label,
  children,
  address,
  operation,
  sample,
  events,
  isAtField,
  test,
}: TestResultProps) {
  return (
    <TrialFrame
      icon="activity"
      label={label}
      operation={operation}
      onTry={() => void test()}
      cancel={{ label: messages.stop, onCancel: resetProbe }}
      progress={events ? messages.listening : messages.testing}
      disabled={address === ''}
      failed={isAtField ? undefined : messages[isFile ? 'failedFile' : 'failed']}
      done={
        sample && !isSilent(sample) ? { title: messages[isFile ? 'okFile' : 'ok'], text: summaryOf(sample) } : undefined
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
      {children}
    </TrialFrame>
  );
}
