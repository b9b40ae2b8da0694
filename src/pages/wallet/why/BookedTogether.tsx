import { Divider, Heading, Inline, Stack, Text } from '#design-system';
import type { HistoryEntry } from '#contract/types.ts';
import { whyMessages as messages } from '../messages.ts';
import { useSession } from '../../../state/me/session.ts';
import { nameOf, partyOf, signedText } from '../movements.ts';
import { dot } from '../../../messages/format.ts';

export function BookedTogether({ entries }: { entries: readonly HistoryEntry[] }) {
  const { userId } = useSession();
  if (entries.length < 2) return null;
  return (
    <Stack gap={3}>
      <Divider />
      <Stack gap={1}>
        <Heading level={3} size="small">
          {messages.together}
        </Heading>
        <Text as="p" size="small" tone="muted">
          {messages.togetherText}
        </Text>
      </Stack>
      {entries.map((entry) => (
        <Inline key={entry.id} justify="between" wrap={false}>
          <Text>{`${nameOf(entry)}${dot}${partyOf(entry)}`}</Text>
          <Text numeric weight="semibold" style={{ whiteSpace: 'nowrap' }}>
            {signedText(entry, userId)}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
