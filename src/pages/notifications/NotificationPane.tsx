import { Button, Heading, lazyPart, Skeleton, Stack, Text } from '#design-system';
import type { Notification } from '#contract/generated/documents.ts';
import { Suspense, type ReactNode } from 'react';
import { notificationMessages as messages } from '../../messages/notifications.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { notificationPath, notificationText } from '../shared/notification.ts';
import { useAmountText } from '../shared/payment/useAmountText.ts';
import { When } from '../shared/When.tsx';

const ContractPane = lazyPart(async () => (await import('../shared/contract/ContractPane.tsx')).ContractPane);
const OfferPane = lazyPart(async () => (await import('../shared/deal/OfferPane.tsx')).OfferPane);

function dealOf({ kind, reference }: Notification): ReactNode {
  if (kind.startsWith('offer_')) return <OfferPane id={reference} />;
  return kind.startsWith('contract_') && <ContractPane id={reference} />;
}

/** The deal; of everything else what happened, and the way to it. */
export function NotificationPane({ notification, action }: { notification: Notification; action: ReactNode }) {
  const amountText = useAmountText();
  const deal = dealOf(notification);
  if (deal) return <Suspense fallback={<Skeleton lines={8} />}>{deal}</Suspense>;
  return (
    <Stack gap={4} align="start" style={{ padding: 'var(--ds-space-5)' }}>
      <Stack gap={1}>
        <Heading level={2}>{notificationText(notification, amountText)}</Heading>
        <Text tone="muted">
          <When at={notification.at} exact />
        </Text>
      </Stack>
      {action}
      <Button asChild variant="outline" tone="neutral">
        <Anchor to={notificationPath(notification)}>{messages.view}</Anchor>
      </Button>
    </Stack>
  );
}
