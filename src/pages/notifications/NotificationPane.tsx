import { Button, Heading, Stack, Text } from '#design-system';
import type { Notification } from '#contract/generated/documents.ts';
import type { ReactNode } from 'react';
import { notificationWords as words } from '../../messages/notifications.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { OfferPane } from '../shared/deal/OfferPane.tsx';
import { notificationPath, notificationText } from '../shared/notification.ts';
import { When } from '../shared/When.tsx';

/** The deal of an offer; of everything else what happened, and the way to it. */
export function NotificationPane({ notification, action }: { notification: Notification; action: ReactNode }) {
  if (notification.kind.startsWith('offer_')) return <OfferPane id={notification.reference} />;
  return (
    <Stack gap={4} align="start" style={{ padding: 'var(--ds-space-5)' }}>
      <Stack gap={1}>
        <Heading level={2}>{notificationText(notification)}</Heading>
        <Text tone="muted">
          <When at={notification.at} exact />
        </Text>
      </Stack>
      {action}
      <Button asChild variant="outline" tone="neutral">
        <Anchor to={notificationPath(notification)}>{words.view}</Anchor>
      </Button>
    </Stack>
  );
}
