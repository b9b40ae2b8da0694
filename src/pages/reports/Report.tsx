import { Button, dateFormat, fillText, Grid, Skeleton, Stack, Text } from '#design-system';
import type { ComponentType, ReactNode } from 'react';
import { reportMessages as messages } from './messages.ts';
import { reportParts, useReport, type Period, type ReportKind, type ViewProps } from './reportStore.ts';
import { Empty } from '../shared/Empty.tsx';
import { AsyncParts } from '../shared/Async.tsx';
import { phone } from '../shared/windows.ts';
import { useLoad } from '../shared/useLoad.ts';
import { useMedia } from '../shared/useMedia.ts';
import { dayText } from './views/Steps.tsx';

interface Dated {
  as_of: string;
  from: string;
  to: string;
}

export interface ReportProps<R> {
  kind: ReportKind;
  period: Period;
  compared: boolean;
  View: ComponentType<ViewProps<R>>;
  isEmpty: (report: R) => boolean;
  messages: { title: string; text: string };
  action: ReactNode;
  onWiden?: (() => void) | undefined;
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

const skeleton = (
  <Stack gap={5}>
    <Grid columns="small">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="block" style={{ blockSize: '8rem' }} />
      ))}
    </Grid>
    <Skeleton shape="block" style={{ blockSize: '20rem' }} />
  </Stack>
);

function AsOf({ as_of, from, to }: Dated) {
  // `to` is exclusive.
  const last = new Date(Date.parse(to) - 1).toISOString();
  return (
    <Text as="p" size="small" tone="muted">
      {fillText(messages.asOf, {
        at: dateFormat(moment).format(Date.parse(as_of)),
        from: dayText(from),
        to: dayText(last),
      })}
    </Text>
  );
}

export function Report<R extends Dated>({
  kind,
  period,
  compared,
  View,
  isEmpty,
  messages: empty,
  action,
  onWiden,
}: ReportProps<R>) {
  const { now, before } = useReport(kind, period) as unknown as { now: R | undefined; before: R | undefined };
  // Phones show figures first.
  const isPhone = useMedia(phone);
  const query = { ...period, compared };
  useLoad(reportParts[kind], query);
  return (
    <AsyncParts
      of={`reports.${kind}`}
      data={now}
      onRetry={() => reportParts[kind].load(query)}
      skeleton={skeleton}
      isEmpty={isEmpty}
      empty={
        <Empty
          icon="chart"
          messages={empty}
          actions={
            <>
              {onWiden && (
                <Button variant="soft" onClick={onWiden}>
                  {messages.longer}
                </Button>
              )}
              {action}
            </>
          }
        />
      }
    >
      {(report) => (
        <Stack gap={4}>
          {!isPhone && <AsOf {...report} />}
          <View report={report} before={compared ? before : undefined} />
          {isPhone && <AsOf {...report} />}
        </Stack>
      )}
    </AsyncParts>
  );
}
