import { Badge, fillText, Icon, IconButton, Menu, Skeleton, Text, VisuallyHidden } from '#design-system';
import { notificationKinds } from '#contract/notificationKinds.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { notificationMessages as messages } from '../../messages/notifications.ts';
import { leaveBy } from '../../pages/shared/history/navigationBlockers.ts';
import {
  isOnScreen,
  notificationColour,
  notificationIcon,
  notificationPath,
  notificationText,
} from '../../pages/shared/notification.ts';
import { useAmountText } from '../../pages/shared/payment/tokensText.ts';
import { endingStep } from '../../pages/shared/trade/endingStep.ts';
import { When } from '../../pages/shared/When.tsx';
import { startNotifications } from '../../state/notifications/liveNotifications.ts';
import { latestNotifications, markRead, useUnread } from '../../state/notifications/notifications.ts';
import type { Notification } from '#contract/types.ts';
import { useRunning } from '../../state/trade/access/accesses.ts';
import { useSession } from '../../state/me/session.ts';
import { useStatus, useValue } from '../../state/machine/resource.ts';
import { column, corner, dot, heading, twoLines, width } from './Bell.styles.ts';

const nameOf = (count: number) =>
  count === 0 ? messages.bell.none : count === 1 ? messages.bell.one : fillText(messages.bell.many, { count });

function Latest() {
  const unread = useUnread();
  const latest = useValue(latestNotifications);
  const hasFailed = useStatus(latestNotifications).phase === 'fail';
  const amountText = useAmountText();
  const go = useNavigate();
  const open = (path: string, unreadId?: string) => {
    leaveBy(() => {
      if (unreadId) void markRead([unreadId]);
      void go(path);
    });
  };
  return (
    <>
      <Menu.Label style={heading}>{messages.title}</Menu.Label>
      {!latest && !hasFailed && (
        <Menu.Item disabled>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <Skeleton lines={6} style={{ flex: 1 }} />
        </Menu.Item>
      )}
      {!latest && hasFailed && (
        <Menu.Item
          onSelect={(event) => {
            event.preventDefault();
            void latestNotifications.load();
          }}
        >
          <Icon name="reload" />
          {messages.failed}
        </Menu.Item>
      )}
      {latest?.content.length === 0 && <Menu.Item disabled>{messages.emptyNever.title}</Menu.Item>}
      {latest?.content.map((notification) => (
        <Menu.Item
          key={notification.id}
          onSelect={() => open(notificationPath(notification), notification.read ? undefined : notification.id)}
        >
          <Icon name={notificationIcon(notification)} style={{ color: notificationColour(notification) }} />
          <div style={column}>
            <Text weight={notification.read ? 'regular' : 'semibold'} style={twoLines}>
              {notificationText(notification, amountText)}
            </Text>
            <Text as="div" size="small" tone="muted">
              <When at={notification.at} />
            </Text>
          </div>
          {!notification.read && (
            <span data-part="unread" style={dot}>
              <VisuallyHidden>{messages.isUnread}</VisuallyHidden>
            </span>
          )}
        </Menu.Item>
      ))}
      <Menu.Separator />
      {Boolean(unread?.unread) && (
        <Menu.Item onSelect={() => void markRead()}>
          <Icon name="check" />
          {messages.markAll}
        </Menu.Item>
      )}
      <Menu.Item onSelect={() => open(paths.notifications)}>
        <Icon name="inbox" />
        {messages.seeAll}
      </Menu.Item>
    </>
  );
}

export function Bell() {
  const unread = useUnread();
  const { userId } = useSession();
  const navigate = useNavigate();
  const running = useRunning();
  const amountText = useAmountText();
  const textOf = useEffectEvent((notification: Notification) => notificationText(notification, amountText));
  const stepFor = useEffectEvent((streamId: string | undefined) => {
    const { label, path } = endingStep(running?.filter(({ stream_id }) => stream_id === streamId) ?? []);
    return { label, onSelect: () => leaveBy(() => void navigate(path)) };
  });
  useEffect(() => {
    const describe = (notification: Notification) => {
      if (isOnScreen(notification, window.location)) return undefined;
      return {
        type: notificationKinds[notification.kind].tone,
        text: textOf(notification),
        ...(notification.kind === 'access_ending' && { action: stepFor(notification.stream_id) }),
      };
    };
    return startNotifications(userId, describe);
  }, [userId]);
  const count = unread?.unread ?? 0;
  return (
    <Menu.Root onOpenChange={(open) => open && void latestNotifications.load()}>
      <Menu.Trigger>
        <IconButton label={nameOf(count)} title={messages.bell.none}>
          <Icon name="bell" />
          {count > 0 && (
            <Badge tone="accent" style={corner}>
              {count > 99 ? '99+' : count}
            </Badge>
          )}
        </IconButton>
      </Menu.Trigger>
      <Menu.Content style={width}>
        <Latest />
      </Menu.Content>
    </Menu.Root>
  );
}
