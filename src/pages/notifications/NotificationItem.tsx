import { dateFormat, Icon, IconButton, localText, Menu, Text } from '#design-system';
import type { Notification } from '#contract/generated/documents.ts';
import type { ReactNode } from 'react';
import { notificationMessages as messages } from '../../messages/notifications.ts';
import { serverNow } from '../../state/machine/clock.ts';
import { markRead, markUnread, snooze } from '../../state/notifications/notifications.ts';
import { notificationColour, notificationIcon, notificationParts } from '../shared/notification.ts';
import { useAmountText } from '../shared/payment/tokensText.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { paneId } from '../shared/split/SplitView.tsx';
import { When } from '../shared/When.tsx';
import { momentOf } from './periods.ts';
import { Item } from './NotificationItem.styles.ts';
import { snoozeTimes } from './snoozeTimes.ts';

interface NotificationItemProps {
  notification: Notification;
  /** Date parts to show; the group heading shows the others. */
  time: Intl.DateTimeFormatOptions;
  to: string;
  hasPane: boolean;
  isOpen: boolean;
  action: ReactNode;
  isNarrow: boolean;
}

type SnoozeTime = keyof typeof snoozeTimes;
const times = Object.keys(snoozeTimes) as SnoozeTime[];

const SnoozeItems = ({ id, texts }: { id: string; texts: Readonly<Record<SnoozeTime, string>> }) =>
  times.map((time) => (
    <Menu.Item key={time} onSelect={() => void snooze(id, snoozeTimes[time](new Date(serverNow())))}>
      {texts[time]}
    </Menu.Item>
  ));

export const toggleRead = ({ id, read }: Notification) => void (read ? markUnread(id) : markRead([id]));
const isHidden = ({ snoozed_until }: Notification) => snoozed_until !== null && Date.parse(snoozed_until) > serverNow();

function Snooze({ notification }: { notification: Notification }) {
  const { id } = notification;
  if (isHidden(notification))
    return (
      <IconButton size="small" label={messages.wake} onClick={() => void snooze(id)}>
        <Icon name="clock" />
      </IconButton>
    );
  return (
    <Menu.Root>
      <Menu.Trigger>
        <IconButton size="small" label={messages.snooze}>
          <Icon name="clock" />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <SnoozeItems id={id} texts={messages.snoozeUntil} />
      </Menu.Content>
    </Menu.Root>
  );
}

/** One button: two would leave the text less room. */
function ToolsMenu({ notification }: { notification: Notification }) {
  const { id, read } = notification;
  return (
    <Menu.Root>
      <Menu.Trigger>
        <IconButton size="small" label={messages.more}>
          <Icon name="more" />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item onSelect={() => toggleRead(notification)}>{read ? messages.markUnread : messages.mark}</Menu.Item>
        {isHidden(notification) ? (
          <Menu.Item onSelect={() => void snooze(id)}>{messages.wake}</Menu.Item>
        ) : (
          <SnoozeItems id={id} texts={messages.snoozeTo} />
        )}
      </Menu.Content>
    </Menu.Root>
  );
}

export function NotificationItem({ notification, time, to, hasPane, isOpen, action, isNarrow }: NotificationItemProps) {
  const { id, read, at, snoozed_until } = notification;
  const moment = momentOf(notification);
  const { before, product, after, notice } = notificationParts(notification, useAmountText());
  return (
    <Item data-unread={read ? undefined : ''}>
      <span data-part="dot" />
      <Icon name={notificationIcon(notification)} style={{ color: notificationColour(notification) }} />
      <span data-part="text" title={before + product + after + notice}>
        <RouterLink
          to={to}
          variant="quiet"
          data-part="target"
          data-id={id}
          aria-controls={hasPane ? paneId : undefined}
          aria-current={isOpen || undefined}
          onClick={() => !read && void markRead([id])}
        >
          <Text weight={read ? 'regular' : 'semibold'}>
            <span>{before}</span>
            <span data-part="product">{product}</span>
            <span>{after}</span>
            {notice !== '' && <span data-part="notice">{notice}</span>}
          </Text>
        </RouterLink>
      </span>
      <span data-part="step">{action}</span>
      <span data-part="tools">
        {isNarrow ? (
          <ToolsMenu notification={notification} />
        ) : (
          <>
            <IconButton
              size="small"
              label={read ? messages.markUnread : messages.mark}
              onClick={() => toggleRead(notification)}
            >
              <Icon name={read ? 'bell' : 'check'} />
            </IconButton>
            <Snooze notification={notification} />
          </>
        )}
      </span>
      <Text data-part="time" size="small" tone="muted">
        {isHidden(notification) ? (
          <>
            <span>{messages.returns}</span> <When at={snoozed_until ?? at} />
          </>
        ) : (
          <time dateTime={moment} title={localText(moment)}>
            {dateFormat(time).format(Date.parse(moment))}
          </time>
        )}
      </Text>
    </Item>
  );
}
