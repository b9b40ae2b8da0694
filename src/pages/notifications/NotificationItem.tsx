import { Badge, Card, Icon, IconButton, Inline, Stack, Text } from '#design-system';
import type { Notification } from '#contract/generated/documents.ts';
import { notificationWords as words } from '../../messages/notifications.ts';
import { markRead } from '../../state/notifications/notifications.ts';
import { notificationIcon, notificationPath, notificationText } from '../shared/notification.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { When } from '../shared/When.tsx';

/** Following the link marks the notification as read. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { id, read, at } = notification;
  const mark = () => {
    if (!read) void markRead([id]);
  };
  return (
    <Card as="li" interactive variant={read ? 'flat' : 'raised'}>
      <Inline gap={3} wrap={false} align="start">
        <Icon name={notificationIcon(notification)} />
        <Stack gap={1} style={{ flex: 1, minInlineSize: 0 }}>
          <RouterLink to={notificationPath(notification)} variant="quiet" data-part="target" onClick={mark}>
            <Text weight={read ? 'regular' : 'semibold'}>{notificationText(notification)}</Text>
          </RouterLink>
          <Inline gap={2}>
            <Text size="small" tone="muted">
              <When at={at} />
            </Text>
            {!read && <Badge tone="accent">{words.unread}</Badge>}
          </Inline>
        </Stack>
        {!read && (
          <IconButton size="small" label={words.mark} onClick={mark}>
            <Icon name="check" />
          </IconButton>
        )}
      </Inline>
    </Card>
  );
}
