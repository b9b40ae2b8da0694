import { Button, Card, Heading, Icon, Inline, SegmentedControl, Skeleton, Stack } from '#design-system';
import type { Access } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { accessPageMessages as messages } from '../../messages/access.ts';
import { counted, dot } from '../../messages/format.ts';
import { loadRunning, useRunning } from '../../state/trade/access/accesses.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { AccessStrip } from '../shared/product/AccessStrip.tsx';
import { AsyncParts } from '../shared/Async.tsx';
import { useAmountText } from '../shared/payment/tokensText.ts';
import { calendarOf } from './calendar.ts';
import { costOf, lapsingWithin } from '../shared/trade/extension.ts';
import { serverNow } from '../../state/machine/clock.ts';

const spans = ['7', '30'] as const;
const week = 7;
const day = 24;

const segments = spans.map((value) => ({ value, label: messages.days[value] }));

function CalendarFile({ running }: { running: readonly Access[] }) {
  return (
    <Button asChild variant="outline" tone="neutral" size="small">
      <a
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOf(running, location.origin))}`}
        download={messages.calendarFile}
      >
        <Icon name="calendar" />
        {messages.calendar}
      </a>
    </Button>
  );
}

/** Wraps on the narrowest phones. */
const itsWidth = { maxInlineSize: 'max-content' } as const;

interface RunwayCardProps {
  onExtend: (extended: readonly Access[]) => void;
}

export function RunwayCard({ onExtend }: RunwayCardProps) {
  const running = useRunning();
  const [days, setDays] = useState<(typeof spans)[number]>('7');
  const [openedAt] = useState(serverNow);
  const failed = useOperation('accesses.running').phase === 'fail';
  const amountText = useAmountText();
  if (!running && failed)
    return (
      <Card padding="large">
        <AsyncParts of="accesses.running" data={running} onRetry={loadRunning}>
          {() => null}
        </AsyncParts>
      </Card>
    );
  if (!running) return <Skeleton shape="block" style={{ blockSize: '20rem' }} />;
  if (running.length === 0) return null;
  const payable = lapsingWithin(running, week, openedAt).filter(({ extendable }) => extendable);
  const cost = costOf(payable, day);
  return (
    <Card padding="large">
      <Stack gap={5}>
        <Inline justify="between" align="end" gap={3}>
          <Heading level={2}>{messages.runway}</Heading>
          <Inline gap={3} align="end">
            <SegmentedControl
              size="small"
              label={messages.daysLabel}
              segments={segments}
              value={days}
              onValueChange={(value) => setDays(spans.find((span) => span === value) ?? '7')}
            />
            <CalendarFile running={running} />
          </Inline>
        </Inline>
        <AccessStrip label={messages.runway} days={Number(days)} running={running} onEnd={() => void loadRunning()} />
        {payable.length > 0 && (
          <Button wide variant="soft" onClick={() => onExtend(payable)} style={itsWidth}>
            <span>
              {`${counted(messages.extendThese, payable.length)}${cost === null ? '' : `${dot}${amountText(cost)}`}`}
            </span>
          </Button>
        )}
      </Stack>
    </Card>
  );
}
