import { Heading, Inline, KeyValueList, lazyPart, Skeleton, Stack } from '#design-system';
import type { Notification } from '#contract/generated/documents.ts';
import { notificationKinds } from '#contract/notificationKinds.ts';
import { Suspense, type ReactNode } from 'react';
import { productPath } from '../../config/paths.ts';
import { notificationMessages as messages } from '../../messages/notifications.ts';
import { useRunning } from '../../state/trade/access/accesses.ts';
import { dayText } from '../shared/dayText.ts';
import { ButtonLink } from '../shared/ButtonLink.tsx';
import { notificationParts, notificationPath } from '../shared/notification.ts';
import { useAmountText } from '../shared/payment/tokensText.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { When } from '../shared/When.tsx';

const ContractPane = lazyPart(async () => (await import('../shared/contract/ContractPane.tsx')).ContractPane);
const OfferPane = lazyPart(async () => (await import('../shared/deal/OfferPane.tsx')).OfferPane);

function dealOf({ kind, reference }: Notification): ReactNode {
  const { group } = notificationKinds[kind];
  if (group === 'offers') return <OfferPane id={reference} />;
  return group === 'contracts' && <ContractPane id={reference} />;
}

function Facts({ notification: { kind, amount, actor, at, stream_id, date, note } }: { notification: Notification }) {
  const amountText = useAmountText();
  const running = useRunning()?.find((one) => one.stream_id === stream_id);
  const { text }: { text: string } = notificationKinds[kind];
  const items = [
    ...(actor && text.includes('{actor}') ? [{ label: messages.facts.person, value: actor.name }] : []),
    ...(text.includes('{amount}') ? [{ label: messages.facts.amount, value: amountText(amount) }] : []),
    ...(kind === 'access_ending' && running
      ? [{ label: messages.facts.ends, value: <When at={running.end_date} as="moment" /> }]
      : []),
    ...(date ? [{ label: messages.facts.date, value: dayText(date) }] : []),
    ...(note ? [{ label: messages.facts.note, value: note }] : []),
    { label: messages.facts.time, value: <When at={at} as="moment" /> },
  ];
  return <KeyValueList items={items} />;
}

export function NotificationPane({ notification, action }: { notification: Notification; action: ReactNode }) {
  const amountText = useAmountText();
  const { stream_id } = notification;
  const { before, product, after } = notificationParts(notification, amountText);
  const deal = dealOf(notification);
  if (deal) return <Suspense fallback={<Skeleton lines={8} />}>{deal}</Suspense>;
  return (
    <Stack gap={4} style={{ padding: 'var(--ds-space-5)' }}>
      <Heading level={2} size="small">
        <span>{before}</span>
        <span>{stream_id && product ? <RouterLink to={productPath(stream_id)}>{product}</RouterLink> : product}</span>
        <span>{after}</span>
      </Heading>
      <Facts notification={notification} />
      <Inline>
        {action}
        <ButtonLink size="small" variant="outline" tone="neutral" to={notificationPath(notification)}>
          {messages.view}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
