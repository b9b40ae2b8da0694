import { Card, Heading, Icon, IconButton, Inline, Stack, Text } from '#design-system';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { format } from '../../messages/format.ts';
import { overview } from '../../messages/overview.ts';
import { dismissSince, enterSince, leaveSince, rememberShown, since } from '../../state/since.ts';
import { RouterLink } from '../shared/RouterLink.tsx';
import { relativeTime } from '../shared/When.tsx';
import { linesOf } from './changes.ts';
import { breaking } from './ListCard.tsx';

const { since: words } = overview;

/** Lines at most. */
const most = 8;

/** What changed since this person last looked, by what this browser remembers. */
export function SinceLast() {
  const { difference } = useSnapshot(since);
  useEffect(() => {
    enterSince();
    return leaveSince;
  }, []);
  useEffect(() => {
    if (difference) void rememberShown();
  }, [difference]);
  if (!difference) return null;
  const lines = linesOf(difference);
  const title = format(words.title, { when: relativeTime(new Date(difference.since).toISOString()) });
  return (
    <Card as="section" aria-label={title} style={breaking}>
      <Stack gap={4}>
        <Inline justify="between" wrap={false} align="start">
          <Heading level={2}>{title}</Heading>
          <IconButton size="small" label={words.dismiss} onClick={() => void dismissSince()}>
            <Icon name="close" />
          </IconButton>
        </Inline>
        <Stack as="ul" data-part="list" gap={3}>
          {lines.slice(0, most).map(({ id, icon, text, to }) => (
            <Inline as="li" key={id} gap={2} wrap={false}>
              <Icon name={icon} style={{ flex: 'none' }} />
              {to ? <RouterLink to={to}>{text}</RouterLink> : <span>{text}</span>}
            </Inline>
          ))}
        </Stack>
        {lines.length > most && <Text tone="muted">{format(words.more, { count: lines.length - most })}</Text>}
      </Stack>
    </Card>
  );
}
