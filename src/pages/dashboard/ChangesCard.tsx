import { Card, fillText, Heading, Icon, IconButton, Inline, Stack, Text } from '#design-system';
import { useEffect } from 'react';
import { overview } from './messages.ts';
import { changes, dismissChanges, followChanges } from '../../state/notifications/changes.ts';
import { useAmountText } from '../shared/payment/tokensText.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { relativeTime } from '../shared/When.tsx';
import { linesOf } from './changeLines.ts';
import { breaking } from './lists/ListCard.tsx';
import { useValue } from '../../state/machine/resource.ts';

const { changes: messages } = overview;

const maxShown = 8;

export function ChangesCard() {
  const displayed = useValue(changes);
  const amountText = useAmountText();
  useEffect(followChanges, []);
  const lines = displayed ? linesOf(displayed, amountText) : [];
  if (!displayed || lines.length === 0) return null;
  const title = fillText(messages.title, { when: relativeTime(displayed.baseline) });
  return (
    <Card as="section" aria-label={title} style={breaking}>
      <Stack gap={4}>
        <Inline justify="between" wrap={false} align="start">
          <Heading level={2}>{title}</Heading>
          <IconButton size="small" label={messages.dismiss} onClick={() => void dismissChanges()}>
            <Icon name="close" />
          </IconButton>
        </Inline>
        <Stack as="ul" data-part="list" gap={3}>
          {lines.slice(0, maxShown).map(({ id, icon, text, to }) => (
            <Inline as="li" key={id} gap={2} wrap={false}>
              <Icon name={icon} style={{ flex: 'none' }} />
              {to ? <RouterLink to={to}>{text}</RouterLink> : <span>{text}</span>}
            </Inline>
          ))}
        </Stack>
        {lines.length > maxShown && (
          <Text tone="muted">{fillText(messages.more, { count: lines.length - maxShown })}</Text>
        )}
      </Stack>
    </Card>
  );
}
