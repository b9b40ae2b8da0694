import { Card, Heading, Stack, useNow } from '#design-system';
import type { Notification } from '#contract/generated/documents.ts';
import { useState } from 'react';
import { notificationMessages as messages } from '../../messages/notifications.ts';
import { serverNow } from '../../state/machine/clock.ts';
import { snooze } from '../../state/notifications/notifications.ts';
import { notificationPath } from '../shared/notification.ts';
import { narrow } from '../shared/windows.ts';
import { useMedia } from '../shared/useMedia.ts';
import { SplitView } from '../shared/split/SplitView.tsx';
import { useOpened } from '../shared/split/useOpened.ts';
import { periodsOf } from './periods.ts';
import { NotificationItem, toggleRead } from './NotificationItem.tsx';
import { List } from './NotificationItem.styles.ts';
import { NotificationPane } from './NotificationPane.tsx';
import { snoozeTimes } from './snoozeTimes.ts';
import { useNextSteps } from './useNextSteps.tsx';

const minuteMs = 60_000;

interface InboxProps {
  notifications: readonly Notification[];
  /** Changes with the filter and the page. */
  scope: string;
}

export function Inbox({ notifications, scope }: InboxProps) {
  const { isWide, opened, openPath } = useOpened(
    notifications.map(({ id }) => id),
    scope,
  );
  const { actionFor, dialog } = useNextSteps(notifications);
  const isNarrow = useMedia(narrow);
  const now = useNow(() => minuteMs);
  const listed = notifications.find(({ id }) => id === opened);
  // A read notification leaves the list of unread ones, but stays open.
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const chosen = listed ?? (last?.id === opened ? last : undefined);
  const onRowKey = (key: string, id: string) => {
    const focused = notifications.find((one) => one.id === id);
    if (!focused || (key !== 'u' && key !== 's')) return false;
    if (key === 'u') toggleRead(focused);
    else void snooze(id, snoozeTimes.tomorrow(new Date(serverNow())));
    return true;
  };
  return (
    <>
      <SplitView
        label={messages.pane}
        keys={messages.keys}
        isNarrow
        onRowKey={onRowKey}
        pane={chosen && <NotificationPane key={chosen.id} notification={chosen} action={actionFor(chosen)} />}
      >
        <Stack gap={5} data-part="list">
          {periodsOf(notifications, now).map(({ title, time, notifications: within }) => (
            <Stack key={title} gap={2} as="section" aria-label={title}>
              <Heading level={2} size="small">
                {title}
              </Heading>
              <Card padding="none">
                <List>
                  {within.map((one) => (
                    <NotificationItem
                      key={one.id}
                      notification={one}
                      time={time}
                      to={isWide ? openPath(one.id) : notificationPath(one)}
                      hasPane={chosen !== undefined}
                      isOpen={opened === one.id}
                      action={actionFor(one)}
                      isNarrow={isNarrow}
                    />
                  ))}
                </List>
              </Card>
            </Stack>
          ))}
        </Stack>
      </SplitView>
      {dialog}
    </>
  );
}
